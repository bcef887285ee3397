# SPDX-License-Identifier: MIT
"""The figures of what lessons give to play with: worked out again, some of them by hand."""

from __future__ import annotations

import pytest

from engine.distribution.forward import forward
from engine.distribution.statistics import Start
from engine.games.position import NO_SCORES
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS
from engine.runtime.steps import finish
from engine.training.lessons import CHANCES, FOURS, HANDS, KEPT_DICE, ROLLS_LEFT, work_out_chances


def test_every_chance_is_exact():
    found = work_out_chances()
    assert found.keys() == CHANCES.keys()
    for place, chances in found.items():
        assert chances == pytest.approx(CHANCES[place], abs=1e-6), place
    assert len(CHANCES) == sum(len(kept) for kept in KEPT_DICE.values()) * len(ROLLS_LEFT)


def test_chances_that_anybody_can_check():
    def chance(kept, left, box):
        boxes = next(boxes for lesson, boxes in HANDS.items() if kept in KEPT_DICE[lesson])
        return CHANCES[kept, left][boxes.index(box)]

    assert chance((2, 3, 4, 5), 1, Category.LARGE_STRAIGHT) == pytest.approx(2 / 6, abs=1e-6)
    assert chance((2, 3, 5, 6), 1, Category.LARGE_STRAIGHT) == pytest.approx(1 / 6, abs=1e-6)
    assert chance((6, 6, 6), 1, Category.YAHTZEE) == pytest.approx(1 / 36, abs=1e-6)
    assert chance((6, 6), 1, Category.THREE_OF_A_KIND) == pytest.approx(96 / 216, abs=1e-6)
    assert chance((6, 6, 6, 6), 2, Category.YAHTZEE) == pytest.approx(11 / 36, abs=1e-6)


@pytest.mark.parametrize("fours", range(6))
def test_what_fours_are_worth_is_in_the_table_of_values(table_of, fours):
    state = turn_states.turn_state(DEFAULT_RULES, {Category.FOURS: 4 * fours})
    value = table_of(DEFAULT_RULES).values[turn_states.layout().index(*state)]
    assert 4 * fours + value == pytest.approx(FOURS[fours].expected, abs=1e-6)


@pytest.mark.audit
@pytest.mark.parametrize("fours", range(6))
def test_how_often_they_earn_the_bonus(table_of, fours):
    scores = tuple(
        4 * fours if box is Category.FOURS else points for box, points in zip(CATEGORIES, NO_SCORES, strict=True)
    )
    ends = finish(forward(table_of(DEFAULT_RULES), Start(scores)))
    assert ends.upper_bonus[UPPER_BONUS] == pytest.approx(FOURS[fours].bonus, abs=1e-6)
