# SPDX-License-Identifier: MIT
"""Chances that are about right, against the exact ones: on random positions, on solved ones, and how long they take."""

from __future__ import annotations

import json
import math
import random
import statistics
import time

import numpy as np
import pytest
from audits import daily
from engine_samples import DATA, scores_with
from goal_samples import goal_table, late_start, so_far, state_of

from engine.analysis.analyzer import Chances
from engine.distribution.statistics import NEW_GAME, Start
from engine.games.position import Position, check, filled_boxes
from engine.matches.win_chances import chance_to_win
from engine.rules.categories import CATEGORIES
from engine.rules.dice import KEEP_INDEX, ROLLS, keeps_of
from engine.rules.scoring import RULE_SETS, points_so_far, rule_set
from engine.rules.turn_states import turn_state
from engine.runtime.steps import finish
from engine.solving import coarse_tables
from engine.solving.coarse_tables import WITHIN, solve_coarse, steps_between
from engine.solving.faults import TableError
from engine.solving.goal_tables import Beginning, reach, solve_goal

FREE = RULE_SETS["free-joker"]
COARSE, FINE = coarse_tables._COARSE, coarse_tables._FINE


def normal(mean, sd):
    """Return final scores that are spread like those of a player whose turns are still to come."""
    chances = np.array([math.exp(-(((score - mean) / sd) ** 2) / 2) for score in range(700)])
    return chances / chances.sum()


def of_others(rng, points, count, sd):
    """Return what a final score is worth against others who end somewhere around `points`; one of them has finished."""
    ends = [normal(points + rng.randint(-40, 60), sd) for _ in range(count)]
    if rng.random() < 0.3:
        ends.append(np.eye(700)[points + rng.randint(-60, 30)])
    return chance_to_win(ends)


def begin_of(start, rules=FREE):
    return Beginning(state_of(rules, start), so_far(rules, start), so_far(rules, start))


def about(start, worth, threads=None):
    return finish(solve_coarse(FREE, worth, begin_of(start), threads=threads))


def use_steps(monkeypatch, steps):
    """Have lines with points as far apart as `steps` says by open boxes, whatever they take."""
    monkeypatch.setattr(coarse_tables, "_EVERY_POINT", steps)
    monkeypatch.setattr(coarse_tables, "_QUICK", 1 << 60)


def position_at(rng, start):
    return Position(rng.choice(ROLLS), rng.randint(0, 2), start.scores, start.yahtzee_bonuses, FREE)


def options(table, position):
    """Return what all options are worth, keeps before boxes."""
    keeps, boxes = Chances(table).of(position)
    rows = [KEEP_INDEX[keep] for keep in keeps_of(position.roll)] if position.rolls_left else []
    return np.array([*keeps[rows], *boxes[list(position.allowed())]])


def assert_about(rng, start, worth, positions=4):
    """Compare every option of some positions with the exact chances; return by how much they differ at most."""
    coarse, exact = about(start, worth), goal_table(FREE, worth, start, threads=None)
    largest = 0.0
    for _ in range(positions):
        position = position_at(rng, start)
        found = options(coarse, position)
        assert found.min() >= 0.0
        assert found.max() <= 1.0
        largest = max(largest, float(np.abs(found - options(exact, position)).max()))
    before = Chances(coarse).before_roll(position) - Chances(exact).before_roll(position)
    assert max(largest, abs(before)) <= WITHIN, start
    return largest


# How far off they are


@pytest.mark.parametrize("open_boxes", daily([1, 2, 4, 6, 8, 9, 10], 5))
def test_options_are_within_what_is_promised(open_boxes):
    rng = random.Random(f"about {open_boxes}")
    for count, sd in ((1, 4.0 * open_boxes), (3, 60.0)):
        start = late_start(rng, FREE, open_boxes)
        points = so_far(FREE, start) + 19 * open_boxes
        assert_about(rng, start, of_others(rng, points, count, sd))


@pytest.mark.parametrize(("steps", "sd"), [(COARSE, 60.0), (FINE, 45.0)])
def test_what_is_interpolated_is_within_what_is_promised(steps, sd, monkeypatch):
    """The steps of the first turns, in games that go on with fewer open boxes: an exact table takes no time then."""
    use_steps(monkeypatch, steps)
    rng = random.Random(f"between {sd}")
    largest = []
    for _ in range(3):
        start = late_start(rng, FREE, 7)
        largest.append(assert_about(rng, start, chance_to_win([normal(so_far(FREE, start) + 150, sd)])))
    assert max(largest) > 1e-9, "nothing was interpolated"


def other_card(rng, rules, open_boxes):
    """Return a card of other rules with some boxes filled, each by the best of three rolls."""
    scores = [None] * len(rules.boxes)
    for box in rng.sample(rules.boxes, len(rules.boxes) - open_boxes):
        scores[box.category] = max(box.scored(rng.choice(ROLLS)) for _ in range(3))
    return Start(tuple(scores), 0)


@pytest.mark.parametrize("steps", [(0,), FINE, COARSE], ids=["every", "fine", "coarse"])
@pytest.mark.parametrize("name", ["yatzy", "yacht", "generala"])
def test_other_cards_are_within_what_is_promised(name, steps, monkeypatch):
    use_steps(monkeypatch, steps)
    rng, rules = random.Random(f"{name} {steps}"), rule_set(name)
    start = other_card(rng, rules, 6)
    filled = filled_boxes(start.scores, rules)
    points = points_so_far(rules, filled, 0)
    begin, worth = Beginning(turn_state(rules, filled), points, points), chance_to_win([normal(points + 90, 25.0)])
    coarse, exact = (finish(solve(rules, worth, begin)) for solve in (solve_coarse, solve_goal))
    for _ in range(5):
        position = Position(rng.choice(ROLLS), rng.randint(0, 2), start.scores, 0, rules)
        assert np.abs(options(coarse, position) - options(exact, position)).max() <= WITHIN
    assert 0.02 < exact.value(turn_state(rules, filled), points) < 0.98, "it is all but decided"


@pytest.mark.audit
@pytest.mark.parametrize("filled", [0, 1, 2])
def test_first_turns_are_within_what_is_promised(filled):
    rng = random.Random(f"first {filled}")
    start = late_start(rng, FREE, len(CATEGORIES) - filled) if filled else NEW_GAME
    assert_about(rng, start, chance_to_win([normal(240, 58.0)]), positions=30)


def sample():
    """Return the positions that another program solved for a target, late ones first."""
    with open(DATA / "goal_positions_sample.jsonl", encoding="utf-8") as file:
        return sorted(map(json.loads, file), key=lambda given: -len(given["scores"]))


@pytest.mark.parametrize("given", daily(sample(), 6), ids=lambda given: f"{given['dice']}-{given['target']}")
def test_positions_solved_by_another_program(given):
    dice, rules = tuple(map(int, given["dice"])), RULE_SETS[given["rules"]]
    scores = scores_with(**given["scores"])
    position = check(Position(dice, given["rolls_left"], scores, given["yahtzee_bonuses"], rules))
    begin = begin_of(Start(scores, given["yahtzee_bonuses"]), rules)
    chances = Chances(finish(solve_coarse(rules, reach(given["target"]), begin)))
    keeps, boxes = chances.of(position)
    for keep, chance in given["keeps"].items():
        assert keeps[KEEP_INDEX[tuple(map(int, keep))]] == pytest.approx(chance, rel=0, abs=WITHIN)
    for category in position.allowed():
        assert boxes[category] == pytest.approx(given["categories"][category.key], rel=0, abs=WITHIN)


@pytest.mark.parametrize("points", [0, 900])
def test_what_is_decided_is_known(points):
    """Against others far above, and far below, whatever can come."""
    start = late_start(random.Random(points), FREE, 3)
    worth = chance_to_win([np.eye(901)[900 - points]])
    found = about(start, worth).value(state_of(FREE, start), so_far(FREE, start))
    assert found == pytest.approx(0.0 if points == 0 else 1.0, rel=0, abs=1e-12)


# What it does


def lengths(boxes, lines):
    return {filled: np.full(lines if filled == boxes // 2 else 1, 400) for filled in range(boxes + 1)}


@pytest.mark.parametrize("boxes", [10, 13, 16])
def test_steps_are_long_only_where_much_is_to_come_and_the_others_have_turns_left(boxes):
    smooth, rough = chance_to_win([normal(250, 40.0)]), reach(250)
    assert set(steps_between(smooth, lengths(boxes, 10_000)).values()) == {0}
    for worth, lines, steps in ((smooth, 20_000, FINE), (smooth, 80_000, COARSE), (rough, 80_000, FINE)):
        found = steps_between(worth, lengths(boxes, lines))
        assert [found[boxes - number] for number in range(len(steps))] == list(steps)
        assert found[0] == max(steps)
    assert FINE[0] == COARSE[0] == 0, "full scorecards have every number"


def test_bits_do_not_depend_on_the_number_of_threads(monkeypatch):
    use_steps(monkeypatch, COARSE)
    start = late_start(random.Random("threads"), FREE, 6)
    worth = chance_to_win([normal(so_far(FREE, start) + 120, 60.0)])
    one, three = about(start, worth, threads=1), about(start, worth, threads=3)
    assert {n: lines.pool.tobytes() for n, lines in one.lines.items()} == {
        n: lines.pool.tobytes() for n, lines in three.lines.items()
    }


def test_wrong_lines_are_noticed(monkeypatch):
    start = late_start(random.Random("wrong"), FREE, 3)
    worth = chance_to_win([normal(so_far(FREE, start) + 60, 30.0)])
    right = coarse_tables.CoarseSolver.solve_blocks

    def wrong(self, filled, after, chunks):
        right(self, filled, after, chunks)
        self.table.lines[filled].pool[:] += 0.01

    monkeypatch.setattr(coarse_tables.CoarseSolver, "solve_blocks", wrong)
    with pytest.raises(TableError):
        finish(coarse_tables.CoarseSolver(FREE, worth, begin_of(start), 1).run())


def cpu_of(steps):
    begin = time.process_time()
    finish(steps)
    return time.process_time() - begin


@pytest.mark.audit
@pytest.mark.parametrize(("filled", "most"), [(4, 1.0), (2, 0.6), (0, 0.2)])
def test_it_takes_a_part_of_the_time_of_an_exact_table(filled, most):
    rng = random.Random(f"time {filled}")
    start = late_start(rng, FREE, len(CATEGORIES) - filled) if filled else NEW_GAME
    worth, begin = chance_to_win([normal(240, 58.0)]), begin_of(start)
    about(late_start(rng, FREE, 1), worth)  # compiled
    finish(solve_goal(FREE, worth, begin_of(late_start(rng, FREE, 1)), threads=1))
    ratios = [
        cpu_of(solve_coarse(FREE, worth, begin, threads=1)) / cpu_of(solve_goal(FREE, worth, begin, threads=1))
        for _ in range(3 if filled else 1)
    ]
    assert statistics.median(ratios) < most
