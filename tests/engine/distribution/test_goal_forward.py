# SPDX-License-Identifier: MIT
"""How games played for a goal end: against the slow twin, against the best chance, and against simulated games."""

from __future__ import annotations

import math
import random

import naive
import naive_goals
import numpy as np
import pytest
from audits import audited, daily
from engine_samples import ALL_RULES, RULES_TO_SOLVE, by_key, random_position
from goal_samples import goal_table, late_start, random_target, random_worth, so_far, utility_of, worth_before

from engine.analysis.analyzer import Analyzer, Chances
from engine.distribution import forward
from engine.distribution.goal_forward import forward_for_goal
from engine.distribution.statistics import NEW_GAME, Start, after_category, after_keep, before_choice, figures_of
from engine.games.position import Position, filled_boxes
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.solving.goal_tables import Worth, reach
from engine.strategies.players import GoalPlayer
from engine.strategies.simulate import simulate
from engine.turn.lanes import EQUAL

FREE, PLAIN = RULE_SETS["free-joker"], RULE_SETS["no-yahtzee-bonus"]
MADE = [random_target, random_worth]
WHOLE = 1e-12
CHANCE = 1e-10
SIGMAS = 4.0


def ends_of(table, goals, start, threads=1):
    return finish(forward_for_goal(table, goals, start, threads=threads))


def mean_worth(worth, distribution):
    return math.fsum(worth.of(np.arange(len(distribution))) * distribution)


def assert_consistent(found, worth, best):
    """Check what must add up: all chances to one, and what is played for to the best that can be had."""
    assert math.fsum(found.distribution) == pytest.approx(1.0, rel=0, abs=WHOLE)
    assert min(found.distribution) >= 0.0
    assert found.distribution[found.highest] > 0.0
    assert mean_worth(worth, found.distribution) == pytest.approx(best, rel=0, abs=CHANCE)
    for chances in (found.upper_bonus, *(one.points for one in found.categories.values())):
        assert math.fsum(chances.values()) == pytest.approx(1.0, rel=0, abs=WHOLE)


# The slow twin


def slow_policy(rules, utility):
    """Return play for a goal as it is documented: by chance, then by value, then the first option."""

    def policy(scores, points, bonuses, roll, rolls_left):
        given = (rules.name, scores, bonuses, roll, rolls_left)
        chances = naive_goals.chance_values(*given, utility, rules.rolls_per_turn)
        values = naive.options(*given, rules.rolls_per_turn)
        options = [
            (chances["categories"][key], values["categories"][key][1], ("score", key))
            for key in naive.CATEGORIES
            if key in chances["categories"]
        ]
        by_size = sorted(chances["keeps"], key=lambda keep: (len(keep), keep))
        options += [
            (chances["keeps"][keep], values["keeps"][keep], ("keep", tuple(map(int, keep)))) for keep in by_size
        ]
        for place in (0, 1):
            best = max(option[place] for option in options)
            options = [option for option in options if option[place] >= best - EQUAL]
        return options[0][2]

    return policy


def assert_like_twin(table, rules, start, worth):
    found = ends_of(table, goal_table(rules, worth, start), start).distribution
    policy, filled = slow_policy(rules, utility_of(worth)), by_key(filled_boxes(start.scores))
    twin = naive_goals.distribution(policy, rules.name, filled, start.yahtzee_bonuses, rules.rolls_per_turn)
    for score in twin.keys() | {score for score, chance in enumerate(found) if chance}:
        chance = found[score] if score < len(found) else 0.0
        assert chance == pytest.approx(twin.get(score, 0.0), rel=0, abs=WHOLE), (start, score)


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("rules", daily(ALL_RULES), ids=lambda rules: rules.key)
def test_the_last_turn_ends_as_in_the_slow_twin(table_of, rules, made):
    rng = random.Random(f"ends {rules.key} {made.__name__}")
    start = late_start(rng, rules, 1, yahtzee=rng.choice((50, 0)))
    assert_like_twin(table_of(rules), rules, start, made(rng, so_far(rules, start)))


@pytest.mark.parametrize("made", daily(MADE))
@pytest.mark.parametrize("open_boxes", [2, *audited(3)])
@pytest.mark.parametrize("rules", [rule_set(name, 1) for name in ("free-joker", "forced-joker")], ids=lambda r: r.key)
def test_turns_of_one_roll_end_as_in_the_slow_twin(table_of, rules, open_boxes, made):
    rng = random.Random(f"one roll {rules.key} {open_boxes} {made.__name__}")
    start = late_start(rng, rules, open_boxes, yahtzee=rng.choice((50, None)))
    assert_like_twin(table_of(rules), rules, start, made(rng, so_far(rules, start)))


@pytest.mark.audit
@pytest.mark.parametrize("made", MADE)
def test_two_turns_end_as_in_the_slow_twin(table_of, made):
    rng = random.Random(f"two turns {made.__name__}")
    start = late_start(rng, FREE, 2, yahtzee=50)
    assert_like_twin(table_of(FREE), FREE, start, made(rng, so_far(FREE, start)))


# The best chance


@pytest.mark.parametrize("made", daily(MADE, 3))
@pytest.mark.parametrize("rules", RULES_TO_SOLVE, ids=lambda rules: rules.key)
def test_who_plays_for_a_goal_meets_it_as_often_as_can_be(table_of, rules, made):
    rng = random.Random(f"best {rules.key} {made.__name__}")
    for open_boxes in (1, 3, 5):
        start = late_start(rng, rules, open_boxes, yahtzee=rng.choice((50, 0, None)))
        worth = made(rng, so_far(rules, start))
        goals = goal_table(rules, worth, start)
        assert_consistent(ends_of(table_of(rules), goals, start), worth, worth_before(goals, start))


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_a_turn_that_has_begun_goes_on_from_its_dice(table_of, rolls_left):
    rng = random.Random(f"inside {rolls_left}")
    given = random_position(rng, FREE, 3)
    position = Position(given.dice, rolls_left, given.scores, given.yahtzee_bonuses)
    between = Start(position.scores, position.yahtzee_bonuses)
    worth = reach(so_far(FREE, between) + 60)
    goals, table = goal_table(FREE, worth, between), table_of(FREE)
    analysis = Analyzer(table, goal_values=Chances(goals)).analyze(position)
    assert_consistent(ends_of(table, goals, before_choice(position)), worth, analysis.best.worth)
    for option in analysis.options[:: max(1, len(analysis.options) // 4)]:
        chosen = option.category
        after = after_keep(position, option.keep) if chosen is None else after_category(position, chosen)
        assert_consistent(ends_of(table, goals, after), worth, option.worth)


@pytest.mark.parametrize("target", [0, 2000])
def test_where_all_is_won_or_lost_play_is_for_points(table_of, target):
    start = late_start(random.Random("settled"), FREE, 5, yahtzee=50)
    for worth in (reach(target), Worth(0, np.zeros(1900), 0.0, 0.0)):
        found = ends_of(table_of(FREE), goal_table(FREE, worth, start), start)
        best = finish(forward.forward(table_of(FREE), start))
        assert found.distribution == pytest.approx(best.distribution, rel=0, abs=1e-15)
        for category in CATEGORIES:
            assert found.categories[category].points == pytest.approx(best.categories[category].points)
            turns = np.array(found.categories[category].turns), np.array(best.categories[category].turns)
            assert turns[0] == pytest.approx(turns[1], rel=0, abs=1e-15)
        assert found.upper_bonus == pytest.approx(best.upper_bonus)


def test_who_only_wants_points_plays_for_points(table_of):
    start = late_start(random.Random("points"), FREE, 4, yahtzee=50)
    worth = Worth(0, np.arange(1700) / 1700.0)
    found = ends_of(table_of(FREE), goal_table(FREE, worth, start), start)
    best = finish(forward.forward(table_of(FREE), start))
    assert found.final_score.mean == pytest.approx(best.final_score.mean, rel=0, abs=1e-7)


def test_a_full_scorecard_has_one_end(table_of):
    start = Start((3, 6, 9, 12, 15, 18, 20, 0, 25, 30, 40, 50, 22), 2)
    found = ends_of(table_of(FREE), goal_table(FREE, reach(300), start), start)
    assert found.distribution == (*[0.0] * so_far(FREE, start), 1.0)
    assert figures_of(found.upper_bonus).mean == 35


def test_equal_to_the_last_bit_for_any_number_of_threads(table_of, monkeypatch):
    from engine.distribution import goal_forward

    start = late_start(random.Random("bits"), FREE, 6)
    goals = goal_table(FREE, reach(so_far(FREE, start) + 120), start)
    one, three = (ends_of(table_of(FREE), goals, start, threads) for threads in (1, 3))
    assert one == three
    assert np.array(one.distribution).tobytes() == np.array(three.distribution).tobytes()
    # In other parts sums have another order, and the same result but for that.
    monkeypatch.setattr(goal_forward, "_GROUPS_AT_ONCE", 50)
    parts = ends_of(table_of(FREE), goals, start, 2)
    assert parts.distribution == pytest.approx(one.distribution, rel=0, abs=1e-15)
    assert parts.categories.keys() == one.categories.keys()


# The whole game


@pytest.fixture(scope="module")
def whole(table_of):
    """The tables of the whole game and how it ends, by target."""
    found = {}

    def games(target):
        if target not in found:
            found.clear()
            goals = goal_table(FREE, reach(target), NEW_GAME, threads=None)
            found[target] = goals, ends_of(table_of(FREE), goals, NEW_GAME, threads=None)
        return found[target]

    return games


@pytest.mark.audit
@pytest.mark.parametrize("target", [150, 300, 500])
def test_the_whole_game_reaches_a_score_as_often_as_can_be(whole, target):
    goals, found = whole(target)
    assert_consistent(found, reach(target), worth_before(goals, NEW_GAME))
    assert found.at_least(target) == pytest.approx(worth_before(goals, NEW_GAME), rel=0, abs=CHANCE)


@pytest.mark.audit
def test_simulated_games_end_as_often(whole, table_of):
    goals, found = whole(300)
    games = finish(simulate(GoalPlayer(table_of(FREE), goals), 20_000, "ends"))
    assert abs(games.mean - found.final_score.mean) < SIGMAS * found.final_score.sd / math.sqrt(games.games)
    for score in (100, 150, 200, 250, 299, 300, 301, 350, 400, 500):
        chance = found.at_least(score)
        error = math.sqrt(chance * (1.0 - chance) / games.games)
        assert abs(games.counts[score:].sum() / games.games - chance) < SIGMAS * error, score
