# SPDX-License-Identifier: MIT
"""The end page in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.options import Option
from engine.rules.dice import Dice
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.names import dice
from yahtzee_gui.wording.numbers import MINUS, decimal, lost, signed
from yahtzee_gui.wording.options import option


def final_score(score: int) -> str:
    """Return the headline of the end page."""
    return plural(score, "%n point", "%n points")


def gave_away(score: int, points_lost: float) -> str:
    """Return the sentence under the headline."""
    if points_lost < 0.05:
        return tr("You gave away nothing: no strategy makes more of these decisions.")
    return tr("You gave away {lost} points: the same luck without errors makes {flawless}.").format(
        lost=decimal(points_lost, 1), flawless=decimal(score + points_lost, 0)
    )


_LUCK_LIMITS = (-76.0, -37.0, -8.0, 18.0, 120.0)
"""The 5, 25, 50, 75 and 95 % points of score minus par under optimal play with the Yahtzee bonus."""


def luck(points: float) -> str:
    """Return the luck of a game in words, by the exact distribution of the score under optimal play."""
    words = (
        tr("very unlucky dice"),
        tr("unlucky dice"),
        tr("ordinary dice, a little below average"),
        tr("ordinary dice, a little above average"),
        tr("lucky dice"),
        tr("very lucky dice"),
    )
    return words[sum(points >= limit for limit in _LUCK_LIMITS)]


def luck_remark(points: float) -> str:
    """Return the luck of a game in a sentence."""
    return tr("Luck {points}: {words}").format(words=luck(points), points=signed(points))


def keeps_counted() -> str:
    """Return the label of the verdicts on keeps."""
    return tr("Keeps")


def boxes_counted() -> str:
    """Return the label of the verdicts on boxes."""
    return tr("Boxes")


def split_labels() -> Sequence[str]:
    """Return the names of the four bars of the split: par, luck, points lost, score."""
    return tr("Par"), tr("Luck"), tr("Points lost"), tr("Score")


def review_mistakes() -> str:
    """Return the text of the button that goes through the mistakes."""
    return tr("Look at my mistakes")


def coached_game() -> str:
    """Return the mark of a game in which the coach helped."""
    return tr("Coached game")


def accuracy(percent: float) -> str:
    """Return the accuracy."""
    return tr("Accuracy {percent} %").format(percent=decimal(percent, 1))


def worst_heading() -> str:
    """Return the heading of the most expensive decision."""
    return tr("Costliest decision")


def worst_decision(turn_number: int, rolled: Dice, chosen: Option, best: Option) -> str:
    """Return the most expensive decision in words."""
    return tr("Turn {turn}, {dice}: {chosen} lost {lost} points. Best was {best}.").format(
        turn=turn_number,
        dice=dice(rolled),
        chosen=option(chosen),
        lost=lost(chosen.points_lost).lstrip(MINUS),
        best=option(best),
    )


def no_worst_decision() -> str:
    """Return what stands there after a flawless game."""
    return tr("None. Every decision was the best one.")


def without_coach_table() -> str:
    """Return what the end page says while the review is not there."""
    return tr("The review follows when the strategy table is ready.")
