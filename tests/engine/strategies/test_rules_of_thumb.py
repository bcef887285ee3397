# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine.rules.categories import BY_KEY, CATEGORIES, Category
from engine.rules.scoring import plain_points
from engine.strategies import rules_of_thumb


def kept(dice, rolls_left, boxes=CATEGORIES):
    """Return what the player keeps."""
    appeals = {}
    for box in boxes:
        appeal = rules_of_thumb.appeal(box, dice, rolls_left, plain_points(box, dice))
        if appeal is not None:
            appeals[box] = appeal
    if not appeals:
        return ()
    box = max(appeals, key=appeals.get)
    return rules_of_thumb.kept(box, dice, rolls_left, plain_points(box, dice))


@pytest.mark.parametrize(
    ("dice", "rolls_left", "closed", "keep"),
    [
        ((4, 4, 4, 4, 4), 2, "", (4, 4, 4, 4, 4)),
        ((1, 2, 3, 4, 5), 2, "", (1, 2, 3, 4, 5)),
        ((2, 2, 3, 3, 3), 1, "", (2, 2, 3, 3, 3)),
        ((2, 2, 3, 3, 3), 1, "full_house", (3, 3, 3)),
        ((1, 4, 4, 4, 4), 2, "", (4, 4, 4, 4)),
        ((2, 3, 4, 5, 5), 2, "", (2, 3, 4, 5)),
        ((1, 1, 1, 5, 6), 2, "", (1, 1, 1)),
        ((2, 2, 5, 5, 6), 2, "", (2, 2, 5, 5)),
        ((2, 2, 5, 5, 6), 2, "full_house", (5, 5)),
        ((1, 2, 4, 5, 6), 1, "", (2, 4, 5, 6)),
        ((1, 2, 3, 5, 5), 1, "", (1, 2, 3, 5)),
        ((2, 3, 4, 4, 6), 2, "", (2, 3, 4, 6)),
        ((2, 3, 4, 4, 6), 2, "large_straight", (2, 3, 4)),
        ((2, 3, 4, 4, 6), 1, "large_straight", (4, 4)),
        ((1, 1, 3, 6, 6), 2, "", (1, 1, 6, 6)),
        ((1, 1, 3, 6, 6), 2, "full_house sixes", (1, 1)),
    ],
)
def test_keeps(dice, rolls_left, closed, keep):
    boxes = [category for category in CATEGORIES if category.key not in closed.split()]
    assert kept(dice, rolls_left, boxes) == keep


def test_only_chance_left():
    assert kept((1, 2, 4, 5, 6), 2, [Category.CHANCE]) == (5, 6)
    assert kept((1, 2, 4, 5, 6), 1, [Category.CHANCE]) == (4, 5, 6)


def test_nothing_is_kept_for_a_box_that_the_dice_do_not_help():
    assert kept((1, 2, 4, 5, 6), 2, [Category.THREES]) == ()


@pytest.mark.parametrize(
    ("dice", "closed", "box"),
    [
        ((3, 3, 3, 3, 3), "", "yahtzee"),
        ((1, 2, 3, 4, 6), "", "small_straight"),
        ((1, 1, 2, 5, 6), "", "aces"),
        ((4, 4, 4, 5, 6), "", "three_of_a_kind"),
        ((4, 4, 4, 1, 2), "three_of_a_kind aces", "fours"),
        ((1, 2, 3, 5, 6), "aces", "twos"),
        ((3, 5, 6, 6, 6), "", "three_of_a_kind"),
    ],
)
def test_boxes(dice, closed, box):
    boxes = [category for category in CATEGORIES if category.key not in closed.split()]
    dice = tuple(sorted(dice))
    found = max(boxes, key=lambda one: rules_of_thumb.appeal(one, dice, 0, plain_points(one, dice)))
    assert found is BY_KEY[box]
