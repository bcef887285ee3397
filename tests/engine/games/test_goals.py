# SPDX-License-Identifier: MIT
"""What a record can be played for: what JSON says, and that all else is refused naming the field."""

from __future__ import annotations

import json

import pytest

from engine.games import notation
from engine.games.game import Game
from engine.games.goals import (
    OWN_KINDS,
    GoalError,
    ReachGoal,
    RiskGoal,
    WinGoal,
    record_goal_as_json,
    record_goal_from_json,
)
from engine.games.notation import GameFault, NotationError, Refusal
from engine.games.record import Record
from engine.rules.dice import DEMON

GOALS = [({"reach": 300}, ReachGoal(300)), ({"risk": -0.01}, RiskGoal(-0.01)), ({"win": True}, WinGoal())]


@pytest.mark.parametrize(("data", "goal"), GOALS)
def test_goals_and_their_json(data, goal):
    assert record_goal_from_json(data) == goal
    assert json.loads(json.dumps(record_goal_as_json(goal))) == data


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, f"goal: must be an object with one of {', '.join(OWN_KINDS)}, win"),
        ({"reach": 300, "win": True}, "goal: must be an object"),
        ({"beat": [{"strategy": "greedy"}]}, "goal: must be an object"),
        ({"win": 1}, "goal.win: must be true, not 1"),
        ({"win": False}, "goal.win: must be true, not False"),
        ({"reach": "300"}, "goal.reach: must be a whole number, not '300'"),
        ({"risk": 10**400}, "goal.risk: must be a number, not 1000"),
    ],
)
def test_what_is_no_goal_of_a_record_is_refused(data, words):
    with pytest.raises(GoalError) as refused:
        record_goal_from_json(data)
    assert str(refused.value).startswith(words)


@pytest.mark.parametrize("goal", [None, *(goal for _, goal in GOALS)])
def test_a_record_comes_back_with_its_goal(goal):
    record = Record(Game("abc"), goal=goal).roll().mark((True,) * 2 + (False,) * 3)
    text = notation.dumps(record)
    assert notation.loads(text) == record
    assert ("goal" in json.loads(text)) == (goal is not None)


def test_a_goal_stays_through_play_and_undo():
    record = Record(Game("abc"), goal=ReachGoal(300)).roll()
    for after in (record, record.undo(), record.undo().redo(), record.with_hint(), record.imported()):
        assert after.goal == ReachGoal(300)


@pytest.mark.parametrize(
    ("goal", "field", "words"),
    [
        ({"reach": -1}, "goal.reach", "must be 0 to 2000, not -1"),
        ({"win": 0}, "goal.win", "must be true, not 0"),
        ("win", "goal", f"must be an object with one of {', '.join(OWN_KINDS)}, win"),
    ],
)
def test_a_text_with_another_goal_is_no_game(goal, field, words):
    text = json.dumps(json.loads(notation.dumps(Record(Game("abc")))) | {"goal": goal})
    with pytest.raises(NotationError) as refused:
        notation.loads(text)
    assert (str(refused.value), refused.value.refusal) == (f"{field}: {words}", Refusal(GameFault.FIELD, field))


def test_a_goal_needs_fair_dice():
    with pytest.raises(GoalError, match=r"^goal: there is none with dice that are not fair \(demon\)$"):
        Record(Game("abc", dice_model=DEMON), goal=ReachGoal(300))
    text = json.dumps(json.loads(notation.dumps(Record(Game("abc", dice_model=DEMON)))) | {"goal": {"reach": 300}})
    with pytest.raises(NotationError, match=r"^goal: there is none with dice that are not fair"):
        notation.loads(text)
