# SPDX-License-Identifier: MIT
"""Moments worth celebrating, in words: a title each, and a line below it."""

from __future__ import annotations

from engine.rules.categories import Category
from yahtzee_gui.words.base import Counted, Sentence, tr
from yahtzee_gui.words.names import category

yahtzee = Sentence("Yahtzee!", where="title of a celebration")
better_than_before = Counted("%n point more than ever before", "%n points more than ever before")
nothing_lost = Sentence("Not one decision lost a point")


def yahtzee_rolled(roll: int, of: int) -> str:
    """Return in which roll of its turn a Yahtzee came."""
    return tr("Five of a kind in roll {roll} of {of}").format(roll=roll, of=of)


def yahtzee_bonus(bonus: int) -> str:
    """Return the title of a later Yahtzee that was scored with its bonus."""
    return tr("Yahtzee bonus: +{points}").format(points=bonus)


def yahtzee_bonus_with(box: Category, points: int) -> str:
    """Return where the dice of a Yahtzee bonus were scored."""
    return tr("on top of {points} in {box}").format(points=points, box=category(box))


def upper_bonus(bonus: int) -> str:
    """Return the title of the upper bonus once it is earned."""
    return tr("Upper bonus: +{points}").format(points=bonus)


def upper_bonus_at(total: int, needed: int) -> str:
    """Return how the upper bonus was earned."""
    return tr("{total} in the upper boxes, {needed} were needed").format(total=total, needed=needed)


def new_best(score: int) -> str:
    """Return the title of a game with the highest score so far."""
    return tr("New personal best: {score}").format(score=score)
