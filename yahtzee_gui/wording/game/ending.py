# SPDX-License-Identifier: MIT
"""The end page in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.options import Option
from engine.coach.luck import Luck
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


def luck(kind: Luck) -> str:
    """Return the luck of a game in words."""
    return {
        Luck.VERY_UNLUCKY: tr("very unlucky dice"),
        Luck.UNLUCKY: tr("unlucky dice"),
        Luck.BELOW_MEDIAN: tr("ordinary dice, a little below average"),
        Luck.ABOVE_MEDIAN: tr("ordinary dice, a little above average"),
        Luck.LUCKY: tr("lucky dice"),
        Luck.VERY_LUCKY: tr("very lucky dice"),
    }[kind]


def luck_remark(points: float, kind: Luck | None) -> str:
    """Return the luck of a game in a sentence; the number alone where nobody knows how rare it is."""
    if kind is None:
        return tr("Luck {points}").format(points=signed(points))
    return tr("Luck {points}: {words}").format(words=luck(kind), points=signed(points))


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
