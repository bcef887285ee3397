# SPDX-License-Identifier: MIT
"""What lessons give to play with, in words."""

from __future__ import annotations

from engine.rules.dice import Dice
from engine.training.lessons.handles import Fours
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.numbers import decimal, per_cent

_HUNDRED = 100

alike_heading = Sentence("Try it: how many sixes do you keep?", where="heading of a picture to play with")
straight_heading = Sentence("Try it: what do you keep?", where="heading of a picture to play with")
fours_heading = Sentence("Try it: how many fours in the first turn?", where="heading of a picture to play with")
bonus = Sentence("Upper bonus", where="name of a bar: how often it is earned")
going_for_it = Sentence("The chance of each hand if you go for nothing else. Exact.", where="below the bars")


def percent(chance: float) -> str:
    """Return a chance."""
    return tr("{number} %").format(number=per_cent(_HUNDRED * chance, 0))


def bar_card(name: str, chance: float) -> tuple[str, ...]:
    """Return what is said of a bar."""
    return name, percent(chance)


def kept(dice: Dice) -> str:
    """Return the dice that are kept, as the text of a button."""
    return names.kept(dice)


def fours_said(number: int, figures: Fours, before: Fours | None) -> str:
    """Return what the game is worth with that number of fours in Fours, and what the last one of them was worth."""
    said = plural(number, "%n four in Fours: {score} on average.", "%n fours in Fours: {score} on average.").format(
        score=decimal(figures.expected, 1)
    )
    if before is None:
        return said
    gain = figures.expected - before.expected
    return f"{said} " + tr("The last one is worth {gain}: 4 points, and {more} for the bonus and the rest.").format(
        gain=decimal(gain, 1), more=decimal(gain - 4.0, 1)
    )
