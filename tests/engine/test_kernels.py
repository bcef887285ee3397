# SPDX-License-Identifier: MIT
from __future__ import annotations

import math
import random

import pytest
from engine_samples import ALL_RULES, by_key

from engine import kernels, rolling_kernels, scoring_kernels
from engine.categories import CATEGORIES, LOWER, UPPER, Category
from engine.dice import ROLLS
from engine.rules import allowed_points


def test_chances_of_the_rolls_add_up_to_one():
    assert math.fsum(rolling_kernels.ROLL_CHANCE) == pytest.approx(1.0, abs=1e-15)
    assert len(rolling_kernels.ROLL_CHANCE) == 252


def test_number_of_steps_in_the_lattice():
    assert rolling_kernels.CHILDREN.shape == (210, 6)
    assert len(rolling_kernels.PARENTS) == 1260
    assert rolling_kernels.PARENT_START[-1] == 1260


def test_halves_put_together_give_the_roll():
    for index, roll in enumerate(ROLLS):
        low, high = scoring_kernels.LOW_HALF[index], scoring_kernels.HIGH_HALF[index]
        halves = (*scoring_kernels.HALF_COUNTS[low], *scoring_kernels.HALF_COUNTS[high])
        assert halves == tuple(roll.count(face) for face in range(1, 7))


def points_row_for(tables, filled, face):
    """Return the row that the kernels use for the Yahtzee of `face` (0 to 5), as their documentation says."""
    lower_open = not set(LOWER) - {Category.YAHTZEE} <= filled.keys()
    flags = (Category.YAHTZEE in filled, UPPER[face] not in filled, lower_open)
    return tables.points[252:].reshape(2, 2, 2, 6, 13)[(*map(int, flags), face)]


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_rows_of_the_yahtzees_say_what_the_rules_allow(rules):
    tables = scoring_kernels.rule_tables(rules)
    rng = random.Random(rules.name)
    for _ in range(500):
        filled = dict.fromkeys(rng.sample(CATEGORIES, rng.randint(0, 12)), 0)
        face = rng.randrange(6)
        row = points_row_for(tables, filled, face)
        open_boxes = [category for category in CATEGORIES if category not in filled]
        mine = {box.key: row[box] for box in open_boxes if row[box] != scoring_kernels.NOT_ALLOWED}
        assert mine == by_key(allowed_points(rules, filled, (face + 1,) * 5))


def test_scratch_arrays_are_contiguous_and_of_the_documented_shapes():
    parts, work, totals = kernels.scratch_arrays()
    assert (parts.shape, work.shape, totals.shape) == ((254, 8), (462, 8), (8,))
    assert parts.flags.c_contiguous
    assert work.flags.c_contiguous


def test_a_kernel_is_compiled_once(analyzer_of):
    for rules in ALL_RULES:
        analyzer_of(rules)
    for kernel in (kernels.solve_blocks, kernels.value_options):
        assert len(kernel.signatures) == len(set(kernel.signatures))
        assert sum("FairDice" in str(signature) for signature in kernel.signatures) == 1
