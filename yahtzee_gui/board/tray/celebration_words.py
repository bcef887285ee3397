# SPDX-License-Identifier: MIT
"""Moments worth celebrating, in words: a title each, and a line below it."""

from __future__ import annotations

from engine.rules.categories import Category
from yahtzee_gui.words.base import Counted, Sentence, tr
from yahtzee_gui.words.names import category

yahtzee = Sentence("Yahtzee!", where="title of a celebration")
better_than_before = Counted("%n point more than ever before", "%n points more than ever before")
nothing_lost = Sentence("Not one decision lost a point")


yahtzee_rolled = Sentence("Five of a kind in roll {roll} of {of}")
yahtzee_bonus = Sentence("Yahtzee bonus: +{points}")


def yahtzee_bonus_with(box: Category, points: int) -> str:
    """Return where the dice of a Yahtzee bonus were scored."""
    return tr("on top of {points} in {box}").format(points=points, box=category(box))


upper_bonus = Sentence("Upper bonus: +{points}")
upper_bonus_at = Sentence("{total} in the upper boxes, {needed} were needed")
new_best = Sentence("New personal best: {score}")
