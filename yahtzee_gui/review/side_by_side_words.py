# SPDX-License-Identifier: MIT
"""The page with two options side by side in words."""

from __future__ import annotations

from yahtzee_gui.words import numbers
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.numbers import decimal, per_cent

side_by_side = Sentence("Two options side by side", where="title of the page")
explained = Sentence("What each could score this turn, and what the final score could be with perfect play after it.")
first_option = Sentence("A (bars)", where="list of options")
second_option = Sentence("B (line)", "in a chart", where="list of options")
nothing_to_compare = Sentence("Look back at a choice, or let the coach show the options, to compare them here.")
turn_name = Sentence("Points this turn", where="chart title")
final_name = Sentence("Final score", "the title of a chart")


def working(done: float) -> str:
    """Return what stands there while the ends are being worked out, and how far that is, 0 to 1."""
    return tr("Working it out: {percent} %").format(percent=numbers.done(done))


def facts(mean: float, sd: float, reached: tuple[tuple[int, float], ...]) -> str:
    """Return mean and spread of the final score, and the chances to reach some scores."""
    chances = ", ".join(
        tr("{score} or more: {chance} %").format(score=score, chance=per_cent(100 * chance, 1))
        for score, chance in reached
    )
    text = tr("{mean} on average, give or take {sd} · {chances}")
    return text.format(mean=decimal(mean, 1), sd=decimal(sd, 0), chances=chances)
