# SPDX-License-Identifier: MIT
"""Goals by name: what JSON says, and that all else is refused in one sentence that names the field."""

from __future__ import annotations

import json

import pytest
from engine_samples import scores_with
from hypothesis import given
from hypothesis import strategies as st

from engine.games.goals import OWN_KINDS, GoalError, ReachGoal, RiskGoal
from engine.games.position import NO_SCORES
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RULE_SETS
from engine.strategies.goals import BeatGoal, Opponent, goal_as_json, goal_from_json
from engine.strategies.strategies import NAMES, OPTIMAL, Strategy, StrategyKind, strategy

FREE, PLAIN = RULE_SETS["free-joker"], RULE_SETS["no-yahtzee-bonus"]
GREEDY = Opponent(strategy("greedy"))
FULL = dict.fromkeys((category.key for category in CATEGORIES), 0) | {"yahtzee": 50, "chance": 22}

GOALS = [
    ({"reach": 0}, ReachGoal(0)),
    ({"reach": 2000}, ReachGoal(2000)),
    ({"risk": 0.01}, RiskGoal(0.01)),
    ({"risk": -0.2}, RiskGoal(-0.2)),
    ({"risk": 1e-6}, RiskGoal(1e-6)),
    ({"beat": [{"strategy": "greedy"}]}, BeatGoal((GREEDY,))),
    (
        {"beat": [{"strategy": "plays-like-230.5", "scores": FULL, "yahtzee_bonuses": 9}] * 5},
        BeatGoal((Opponent(Strategy(StrategyKind.PLAYS_LIKE, 230.5), scores_with(**FULL), 9),) * 5),
    ),
    (
        {"beat": [{"strategy": {"reach": 300}, "scores": {"aces": 3}}, {"strategy": {"risk": -0.01}}]},
        BeatGoal((Opponent(ReachGoal(300), scores_with(aces=3)), Opponent(RiskGoal(-0.01)))),
    ),
    (
        {"beat": [{"strategy": "optimal", "scores": {"aces": 3}}, {"strategy": "error-2"}]},
        BeatGoal((Opponent(OPTIMAL, scores_with(aces=3)), Opponent(Strategy(StrategyKind.ERROR, 2.0)))),
    ),
]


@pytest.mark.parametrize(("data", "goal"), GOALS, ids=[str(number) for number in range(len(GOALS))])
def test_goals_and_their_json(data, goal):
    assert goal_from_json(data, FREE) == goal
    text = json.dumps(goal_as_json(goal))
    assert goal_from_json(json.loads(text), FREE) == goal
    assert hash(goal) == hash(goal_from_json(data, FREE))


def test_the_json_of_an_opponent_says_all():
    goal = BeatGoal((Opponent(strategy("mince"), scores_with(aces=3, yahtzee=50), 1),))
    other = {"strategy": "mince", "scores": {"aces": 3, "yahtzee": 50}, "yahtzee_bonuses": 1}
    assert goal_as_json(goal) == {"beat": [other]}
    assert (GREEDY.scores, GREEDY.yahtzee_bonuses) == (NO_SCORES, 0)


def against(**fields):
    """Return the JSON of a goal against greedy play, with other fields."""
    return {"beat": [{"strategy": "greedy"} | fields]}


REFUSED = [
    (None, f"goal: must be an object with one of {', '.join(OWN_KINDS)}, beat"),
    ({}, "goal: must be an object"),
    ([], "goal: must be an object"),
    ("reach", "goal: must be an object"),
    (250, "goal: must be an object"),
    ({"reach": 250, "risk": 0.01}, "goal: must be an object"),
    ({"win": 250}, "goal: must be an object"),
    ({"reach": "250"}, "goal.reach: must be a whole number, not '250'"),
    ({"reach": 250.0}, "goal.reach: must be a whole number"),
    ({"reach": True}, "goal.reach: must be a whole number"),
    ({"reach": None}, "goal.reach: must be a whole number"),
    ({"reach": -1}, "goal.reach: must be 0 to 2000, not -1"),
    ({"reach": 2001}, "goal.reach: must be 0 to 2000, not 2001"),
    ({"risk": 0}, "goal.risk: must be 0.000001 to 0.2, or the same below zero, not 0"),
    ({"risk": 0.21}, "goal.risk: must be "),
    ({"risk": -0.21}, "goal.risk: must be "),
    ({"risk": 9e-7}, "goal.risk: must be "),
    ({"risk": float("nan")}, "goal.risk: must be "),
    ({"risk": float("-inf")}, "goal.risk: must be "),
    ({"risk": 10**400}, "goal.risk: must be a number, not 1000"),
    ({"risk": "0.01"}, "goal.risk: must be a number"),
    ({"risk": False}, "goal.risk: must be a number"),
    ({"beat": {"strategy": "greedy"}}, "goal.beat: must be a list of 1 to 5 others, not "),
    ({"beat": "greedy"}, "goal.beat: must be a list of 1 to 5 others, not "),
    ({"beat": []}, "goal.beat: must be a list of 1 to 5 others, not []"),
    ({"beat": [{"strategy": "greedy"}] * 6}, "goal.beat: must be a list of 1 to 5 others, not ["),
    ({"beat": ["greedy"]}, "goal.beat.1: must be a JSON object, not 'greedy'"),
    ({"beat": [{}]}, "goal.beat.1.strategy: is missing"),
    (against(name="Ann"), "goal.beat.1.name: there is no such field"),
    (against(strategy="lucky"), "goal.beat: strategy: must be one of random, "),
    (against(strategy=["greedy"]), "goal.beat: strategy: must be one of random, "),
    (against(strategy={"reach": -1}), "goal.reach: must be 0 to 2000, not -1"),
    (against(strategy={}), f"goal: must be an object with one of {', '.join(OWN_KINDS)}, beat"),
    (against(strategy=against()), "goal.beat.strategy: the others may play to reach a score or for risk"),
    (against(scores=[1, 2]), "goal.beat: scores: must be a JSON object"),
    (against(scores={"ones": 1}), "goal.beat: scores.ones: there is no such box"),
    (against(scores={"aces": 6}), "goal.beat: scores.aces: must be 0-5, not 6"),
    (against(scores={"aces": None}), "goal.beat: scores.aces: must be a whole number"),
    (against(scores={"aces": 10**400}), "goal.beat: scores.aces: "),
    (against(yahtzee_bonuses=-1), "goal.beat: yahtzee_bonuses: must be 0 or more, not -1"),
    (against(yahtzee_bonuses=1), "goal.beat: yahtzee_bonuses: there are none while yahtzee has no points"),
    (against(yahtzee_bonuses="1"), "goal.beat.1.yahtzee_bonuses: must be a whole number"),
    (
        against(scores={"yahtzee": 50}, yahtzee_bonuses=1),
        "goal.beat: yahtzee_bonuses: these scores allow 0 at most, not 1",
    ),
    (against(scores=FULL, yahtzee_bonuses=13), "goal.beat: yahtzee_bonuses: these scores allow 9 at most, not 13"),
]


@pytest.mark.parametrize(("data", "words"), REFUSED, ids=[str(number) for number in range(len(REFUSED))])
def test_what_is_no_goal_is_refused_in_one_sentence(data, words):
    with pytest.raises(GoalError) as refused:
        goal_from_json(data, FREE)
    text = str(refused.value)
    assert text.startswith(words)
    assert len(text.splitlines()) == 1


def test_bonuses_of_an_opponent_need_rules_that_have_them():
    given = against(scores={"yahtzee": 50, "aces": 5}, yahtzee_bonuses=1)
    assert goal_from_json(given, FREE).others[0].yahtzee_bonuses == 1
    with pytest.raises(GoalError, match=r"^goal\.beat: yahtzee_bonuses: the no-yahtzee-bonus rules"):
        goal_from_json(given, PLAIN)


@pytest.mark.parametrize("bad", [lambda: ReachGoal(-1), lambda: BeatGoal(()), lambda: BeatGoal((GREEDY,) * 6),
                                 lambda: RiskGoal(0.0), lambda: RiskGoal(float("nan"))])  # fmt: skip
def test_goals_that_there_are_not(bad):
    with pytest.raises(GoalError, match=r"^goal\.(reach|beat|risk): must be "):
        bad()


# Anything that JSON can say

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.integers().map(lambda number: number * 10**320),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
NEARLY = st.sampled_from(("reach", "beat", "risk", "goal")).flatmap(lambda key: st.fixed_dictionaries({key: JSON}))
OTHER = st.fixed_dictionaries(
    {},
    optional={
        "strategy": st.sampled_from((*NAMES, "greedy", "error-2", "")) | JSON,
        "scores": st.dictionaries(st.sampled_from([c.key for c in CATEGORIES]), st.integers(-1, 60) | JSON) | JSON,
        "yahtzee_bonuses": st.integers(-1, 14) | JSON,
        "x": JSON,
    },
)
BEATING = st.fixed_dictionaries({"beat": st.lists(OTHER, max_size=6)})


@given(JSON | NEARLY | BEATING)
def test_whatever_json_says_is_a_goal_or_refused(data):
    refused, goal = "", None
    try:
        goal = goal_from_json(data, FREE)
    except GoalError as error:
        refused = str(error)
    if goal is None:
        assert refused.startswith("goal")
    else:
        assert goal_from_json(goal_as_json(goal), FREE) == goal


@pytest.mark.parametrize(
    "make",
    [
        lambda: ReachGoal(250.0),
        lambda: ReachGoal(True),
        lambda: RiskGoal("0.1"),
        lambda: BeatGoal(Opponent(strategy("greedy"))),
        lambda: BeatGoal(("greedy",)),
        lambda: Opponent("greedy"),
        lambda: Opponent(strategy("greedy"), (1, 2)).card(RULE_SETS["free-joker"]),
        lambda: Opponent(strategy("greedy"), ()),
    ],
)
def test_goals_made_in_python_are_checked_too(make):
    with pytest.raises(GoalError, match="goal"):
        make()
