# SPDX-License-Identifier: MIT
"""Goal tables against the slow twin on late scorecards, what holds on every line, and figures of the whole game."""

from __future__ import annotations

import random
import threading

import numpy as np
import pytest
from audits import audited, daily, daily_rows
from engine_samples import ALL_RULES, RULES_TO_SOLVE, by_key, scores_with
from goal_samples import (
    goal_table,
    late_start,
    later_starts,
    random_target,
    random_worth,
    so_far,
    state_of,
    twin_before,
    utility_of,
    worth_before,
)
from naive_goals import card_of, value

from engine.distribution import forward
from engine.distribution.statistics import NEW_GAME, Start
from engine.games.position import filled_boxes
from engine.rules.categories import CATEGORIES
from engine.rules.dice import FAIR_DICE
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.solving import goal_tables, library
from engine.solving.goal_tables import (
    HIGHEST_TARGET,
    Beginning,
    Worth,
    layers_of,
    obtain_curve,
    reach,
    solve_goal,
    span_of,
    upper_gains,
)

FREE = RULE_SETS["free-joker"]
RULES = [*ALL_RULES, rule_set("free-joker", 2), rule_set("forced-joker", 2)]
MADE = [random_target, random_worth]
EXACT = 1e-12
ROUNDING = 1e-13
BEST_CHANCES = {200: 0.910804604013, 250: 0.541886919830, 300: 0.176030919673, 400: 0.049326960679}
BEST_MEDIAN = 254


@pytest.fixture(scope="module", autouse=True)
def _compiled_code_is_kept():
    finish(library.prepare(FAIR_DICE))


def only_open(*keys, **points):
    """Return a scorecard of zeros but for some boxes."""
    zeros = dict.fromkeys((category.key for category in CATEGORIES if category.key not in keys), 0)
    return Start(scores_with(**zeros | points))


def lines_of(table):
    """Yield the line of each cell that a game can get to, with a number of what lies before and after it."""
    for lines in table.lines.values():
        for start, length in zip(lines.starts.tolist(), lines.lengths.tolist(), strict=True):
            if length:
                yield lines.pool[start - 1 : start + length + 1]


def bits(table):
    return {filled: lines.pool.tobytes() for filled, lines in table.lines.items()}


def engine_threads():
    return [thread for thread in threading.enumerate() if thread.name.startswith("engine")]


# The slow twin


def assert_worth_of_twin(rules, start, worth):
    """Compare what a scorecard is worth with what the slow twin says."""
    expected = twin_before(rules, start, utility_of(worth))
    assert worth_before(goal_table(rules, worth, start), start) == pytest.approx(expected, rel=0, abs=EXACT), start


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("yahtzee", [50, *audited(0, None)])
@pytest.mark.parametrize("rules", daily(RULES, 3), ids=lambda rules: rules.key)
def test_late_scorecards_are_worth_what_the_slow_twin_says(rules, yahtzee, made):
    rng = random.Random(f"{rules.key} {yahtzee} {made.__name__}")
    for open_boxes, filled in ((1, None), (1, yahtzee), (2, yahtzee)):
        start = late_start(rng, rules, open_boxes, yahtzee=filled)
        assert_worth_of_twin(rules, start, made(rng, so_far(rules, start)))


@pytest.mark.parametrize("made", MADE)
def test_three_open_boxes_are_worth_what_the_slow_twin_says(made):
    """Boxes that bring few different points, so that the twin has dozens of scorecards to go through, not thousands."""
    rules, rng = rule_set("forced-joker", 2), random.Random(f"three {made.__name__}")
    start = only_open("aces", "full_house", "large_straight", fives=20, sixes=24, fours=16, yahtzee=50)
    assert_worth_of_twin(rules, start, made(rng, so_far(rules, start)))


@pytest.mark.audit
@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.key)
def test_any_three_open_boxes_are_worth_what_the_slow_twin_says(rules, made):
    rng = random.Random(f"three {rules.key}")
    start = late_start(rng, rules, 3, yahtzee=rng.choice((50, None)))
    assert_worth_of_twin(rules, start, made(rng, so_far(rules, start)))


def test_a_full_scorecard_has_its_worth():
    start = Start(scores_with(**dict.fromkeys((category.key for category in CATEGORIES), 0) | {"fours": 16}))
    assert worth_before(goal_table(FREE, reach(16), start), start) == 1.0
    assert worth_before(goal_table(FREE, reach(17), start), start) == 0.0
    worth = Worth(10, np.arange(20.0), -1.0, 99.0)
    assert worth_before(goal_table(FREE, worth, start), start) == 6.0


def test_worths_of_scores():
    worth = Worth(10, np.array([0.25, 0.5]), -1.0, 2.0)
    assert worth.of(np.array([-5, 9, 10, 11, 12, 2000])).tolist() == [-1.0, -1.0, 0.25, 0.5, 2.0, 2.0]
    assert worth.end == 12
    assert reach(200).of(np.array([0, 199, 200, 201])).tolist() == [0.0, 0.0, 1.0, 1.0]


# Lines


@pytest.mark.parametrize(
    ("open_box", "points", "most"),
    daily_rows([("chance", {}, 30), ("sixes", {"fives": 25, "fours": 20}, 65), ("yahtzee", {}, 50)]),
)
def test_a_line_is_cut_where_nothing_is_left_to_play_for(open_box, points, most):
    """With x points so far, less than the most to come leaves no chance; who is at the target has reached it."""
    start, target = only_open(open_box, **points), 400
    begin = Beginning(state_of(FREE, start), 0, 600)
    table = finish(solve_goal(FREE, reach(target), begin, threads=1))
    found = table.line(begin.turn_state, 0, 601)
    assert not found[: target - most].any()
    assert found[target - most] > 0.0
    assert (found[target:] == 1.0).all()
    card = card_of(FREE.name, by_key(filled_boxes(start.scores)), 0, 3)
    utility = utility_of(table.worth)
    expected = [value(card._replace(points=points), utility) for points in range(target - most - 3, target + 3)]
    assert found[target - most - 3 : target + 3] == pytest.approx(expected, rel=0, abs=EXACT)


def test_the_ends_of_a_line_have_the_worth_of_the_lowest_and_of_the_highest_scores():
    worth = Worth(300, np.linspace(-0.5, 2.5, 40), -1.0, 7.0)
    start = only_open("chance", "aces", yahtzee=50)
    begin = Beginning(state_of(FREE, start), 0, 400)
    found = finish(solve_goal(FREE, worth, begin, threads=1)).line(begin.turn_state, 0, 401)
    # Thirty in Chance, five in Aces and two Yahtzee bonuses.
    assert (found[: 300 - 235] == -1.0).all()
    assert (found[340:] == 7.0).all()
    assert -1.0 < found[300 - 235] < found[200] < found[299] < found[339] < 7.0


@pytest.mark.parametrize("made", MADE)
def test_more_points_so_far_are_never_worth_less(made):
    rng = random.Random(f"monotone {made.__name__}")
    start = late_start(rng, FREE, 4, yahtzee=50)
    points = so_far(FREE, start)
    begin = Beginning(state_of(FREE, start), points - 40, points + 40)
    table = finish(solve_goal(FREE, made(rng, points), begin, threads=1))
    lines = list(lines_of(table))
    assert len(lines) > 20
    for line in lines:
        assert (np.diff(line) >= -ROUNDING).all()


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("rules", daily(RULES_TO_SOLVE), ids=lambda rules: rules.name)
def test_a_table_begun_earlier_has_the_values_of_one_begun_later(rules, made):
    rng = random.Random(f"later {rules.name} {made.__name__}")
    for yahtzee in (50, None):
        start = late_start(rng, rules, 5, yahtzee=yahtzee)
        worth = made(rng, so_far(rules, start))
        table = goal_table(rules, worth, start)
        for later in later_starts(rng, rules, start, 4):
            assert worth_before(table, later) == worth_before(goal_table(rules, worth, later), later), later


def test_one_table_of_reaching_nought_has_all_targets():
    rng = random.Random("shift")
    start = late_start(rng, FREE, 3, yahtzee=50)
    state, points = state_of(FREE, start), so_far(FREE, start)
    shifted = finish(solve_goal(FREE, reach(0), Beginning(state, -250, -1), threads=1))
    chances = shifted.line(state, -250, 250)[::-1]
    assert len(set(chances.tolist())) > 50
    for more in (1, 20, 47, 48, 90, 133, 170, 250):
        table = goal_table(FREE, reach(points + more), start)
        assert chances[more - 1] == table.value(state, points), more


# Threads, progress, cancelling


def test_equal_to_the_last_bit_for_any_number_of_threads(monkeypatch):
    rng = random.Random("threads")
    monkeypatch.setattr(goal_tables, "GROUPS_A_GRAB", 8)
    monkeypatch.setattr(goal_tables, "GROUPS_AT_ONCE", 512)
    start = late_start(rng, FREE, 5, yahtzee=None)
    worth = random_worth(rng, so_far(FREE, start))
    found = [bits(goal_table(FREE, worth, start, threads)) for threads in (1, 2, 3)]
    assert found[0] == found[1] == found[2]
    assert engine_threads() == []


def test_progress_rises_to_the_end(monkeypatch):
    monkeypatch.setattr(goal_tables, "GROUPS_AT_ONCE", 64)
    start = late_start(random.Random("progress"), FREE, 5)
    points, reports = so_far(FREE, start), []
    begin = Beginning(state_of(FREE, start), points, points)
    finish(solve_goal(FREE, reach(points + 60), begin, threads=2), reports.append)
    done = [report.done for report in reports]
    assert len(done) > 4
    assert done == sorted(done)
    assert {report.total for report in reports} == {done[-1]}
    assert reports[-1].fraction == 1.0


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_closing_the_generator_cancels_and_leaves_no_thread(monkeypatch, steps):
    monkeypatch.setattr(goal_tables, "GROUPS_A_GRAB", 8)
    start = late_start(random.Random("cancel"), FREE, 5)
    points = so_far(FREE, start)
    solving = solve_goal(FREE, reach(points + 60), Beginning(state_of(FREE, start), points, points), threads=3)
    for _ in range(steps):
        next(solving)
    solving.close()
    assert engine_threads() == []
    with pytest.raises(StopIteration):
        next(solving)


def test_only_the_lines_that_are_wanted_are_kept():
    start = late_start(random.Random("keep"), FREE, 4)
    points = so_far(FREE, start)
    begin = Beginning(state_of(FREE, start), points, points)
    whole = finish(solve_goal(FREE, reach(points + 60), begin, threads=1))
    some = finish(solve_goal(FREE, reach(points + 60), begin, keep=range(10), threads=1))
    assert sorted(whole.lines) == [9, 10, 11, 12, 13]
    assert sorted(some.lines) == [9]
    assert some.value(begin.turn_state, points) == whole.value(begin.turn_state, points)


def test_a_target_beyond_all_games_and_one_that_is_met_take_no_time():
    for target, chance in ((2000, 0.0), (0, 1.0)):
        table = goal_table(FREE, reach(target), NEW_GAME)
        assert worth_before(table, NEW_GAME) == chance
        assert not any(lines.lengths.any() for lines in table.lines.values())


# The whole game


@pytest.mark.audit
def test_the_best_chance_to_reach_a_score():
    """The curve below has the others."""
    found = worth_before(goal_table(FREE, reach(300), NEW_GAME, threads=None), NEW_GAME)
    assert found == pytest.approx(BEST_CHANCES[300], rel=0, abs=1e-9)


@pytest.fixture(scope="module")
def whole_curve():
    """The best chances to reach 1 to 600."""
    return finish(obtain_curve(FREE))


@pytest.mark.audit
def test_the_curve_has_the_chances_of_each_target_and_never_rises(whole_curve):
    assert len(whole_curve) == HIGHEST_TARGET
    assert (np.diff(whole_curve) <= ROUNDING).all()
    for target, chance in BEST_CHANCES.items():
        assert whole_curve[target - 1] == pytest.approx(chance, rel=0, abs=1e-9)
    assert max(target for target, chance in enumerate(whole_curve, 1) if chance >= 0.5) == BEST_MEDIAN


@pytest.mark.audit
def test_who_plays_for_a_score_reaches_it_no_less_often_than_who_plays_for_points(whole_curve, table_of):
    for_points = finish(forward.forward(table_of(FREE)))
    for target, chance in enumerate(whole_curve, 1):
        assert chance >= for_points.at_least(target) - EXACT, target
        if target <= for_points.lowest:
            assert chance == pytest.approx(1.0, rel=0, abs=1e-9)
    assert max(chance - for_points.at_least(target) for target, chance in enumerate(whole_curve, 1)) > 0.01


PINNED = [
    ("free-joker", (2, 59, 63, 0), 160, 180, 0.3661448013514198),
    ("yatzy", (1, 247, 47, 0), 160, 180, 0.3818100894106905),
]


@pytest.mark.parametrize(("name", "turn_state", "points", "target", "chance"), PINNED)
def test_chances_are_those_from_before_the_steps_were_written_out(name, turn_state, points, target, chance):
    begin = Beginning(turn_state, points, points)
    table = finish(solve_goal(rule_set(name), reach(target), begin))
    assert table.value(turn_state, points) == pytest.approx(chance, abs=1e-12)


def test_no_more_points_are_looked_at_than_a_game_can_have():
    begin, full = Beginning((0, 0, 0, 0), 0, 0), layers_of(FREE)[-1]
    assert span_of(FREE, full, begin, upper_gains(FREE, begin.turn_state)).most.max() == 1575
