# SPDX-License-Identifier: MIT
"""Moments worth celebrating, in words: a title each, and a line below it."""

from __future__ import annotations

from engine.rules.categories import Category
from yahtzee_gui.words.base import Counted, Sentence, tr
from yahtzee_gui.words.names import category

yahtzee = Sentence("{name}!", where="title of a celebration")
better_than_before = Counted("%n point above your old best", "%n points above your old best")
nothing_lost = Sentence("Not a single point lost")


yahtzee_rolled = Sentence("Five of a kind on roll {roll} of {of}")
row_rolled = Sentence("On roll {roll} of {of}", where="below: Large straight!")
yahtzee_bonus = Sentence("{name} bonus: +{points}")


def yahtzee_bonus_with(box: Category, points: int) -> str:
    """Return where the dice of a Yahtzee bonus were scored."""
    return tr("on top of {points} in {box}").format(points=points, box=category(box))


upper_bonus = Sentence("Upper bonus: +{points}")
upper_bonus_at = Sentence("{total} in the upper boxes; you needed {needed}")
new_best = Sentence("New best: {score}")
