# SPDX-License-Identifier: MIT
from __future__ import annotations

import math
import random

import pytest
from engine_samples import ALL_RULES, by_key

from engine.rules.categories import CATEGORIES, LOWER, UPPER, Category
from engine.rules.dice import ROLLS
from engine.rules.scoring import DEFAULT_RULES, allowed_points
from engine.solving import kernels
from engine.turn import backward_induction, endings, lattice


def test_chances_of_the_rolls_add_up_to_one():
    assert math.fsum(lattice.ROLL_CHANCE) == pytest.approx(1.0, abs=1e-15)
    assert len(lattice.ROLL_CHANCE) == 252


def test_number_of_steps_in_the_lattice():
    assert lattice.CHILDREN.shape == (210, 6)
    assert sum(parents * (stop - start) for parents, start, stop in lattice.RUNS.tolist()) == 1260
    assert sorted(lattice.BY_PARENTS.tolist()) == list(range(1, lattice.KEEP_COUNT))


def test_halves_put_together_give_the_roll():
    for index, roll in enumerate(ROLLS):
        low, high = backward_induction.LOW_HALF[index], backward_induction.HIGH_HALF[index]
        halves = (*backward_induction.HALF_COUNTS[low], *backward_induction.HALF_COUNTS[high])
        assert halves == tuple(roll.count(face) for face in range(1, 7))


def points_row_for(tables, filled, face):
    """Return the row that the kernels use for the Yahtzee of `face` (0 to 5), as their documentation says."""
    lower_open = not set(LOWER) - {Category.YAHTZEE} <= filled.keys()
    flags = (Category.YAHTZEE in filled, UPPER[face] not in filled, lower_open)
    return tables.points[252:].reshape(2, 2, 2, 6, -1)[(*map(int, flags), face)]


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_rows_of_the_yahtzees_say_what_the_rules_allow(rules):
    tables = endings.rule_tables(rules)
    rng = random.Random(rules.name)
    for _ in range(500):
        filled = dict.fromkeys(rng.sample(CATEGORIES, rng.randint(0, 12)), 0)
        face = rng.randrange(6)
        row = points_row_for(tables, filled, face)
        open_boxes = [category for category in CATEGORIES if category not in filled]
        mine = {box.key: row[box] for box in open_boxes if row[box] != endings.NOT_ALLOWED}
        assert mine == by_key(allowed_points(rules, filled, (face + 1,) * 5))


def test_scratch_arrays_are_contiguous_and_of_the_documented_shapes():
    parts, work, totals = kernels.scratch_arrays(DEFAULT_RULES)
    assert (parts.shape, work.shape, totals.shape) == (
        (backward_induction.part_count(DEFAULT_RULES), 8),
        (462, 8),
        (8,),
    )
    assert parts.flags.c_contiguous
    assert work.flags.c_contiguous


def test_a_kernel_is_compiled_once(analyzer_of):
    for rules in ALL_RULES:
        analyzer_of(rules)
    for kernel in (kernels.solve_blocks, kernels.value_options):
        assert len(kernel.signatures) == len(set(kernel.signatures))
        named = map(str, kernel.signatures)  # strategies have code of their own
        fair = [signature for signature in named if "FairDice" in signature and "Playing" not in signature]
        assert sum("Points" in signature for signature in fair) == 1
