# SPDX-License-Identifier: MIT
"""The page with two options side by side in words."""

from __future__ import annotations

from yahtzee_gui.wording.base import tr
from yahtzee_gui.wording.numbers import decimal


def side_by_side() -> str:
    """Return the title of the page."""
    return tr("Two options side by side")


def explained() -> str:
    """Return what the page shows."""
    return tr("What each may bring this turn, and with what score the game may end, if everything after it is best.")


def first_option() -> str:
    """Return the name of the list for the option that the columns show."""
    return tr("Columns")


def second_option() -> str:
    """Return the name of the list for the option that the line shows."""
    return tr("Line", "in a chart")


def nothing_to_compare() -> str:
    """Return what stands there where no options may be seen, or there is but one."""
    return tr("Look back at a decision, or have the coach show values: then its options can be compared here.")


def goes_by_another_measure() -> str:
    """Return what stands there in a game for a goal."""
    return tr("This is worked out for games for points only.")


def working() -> str:
    """Return what stands there while the ends are being worked out."""
    return tr("Being worked out…")


def turn_name() -> str:
    """Return the title of the chart of this turn."""
    return tr("Points in the box of this turn")


def final_name() -> str:
    """Return the title of the chart of the final score."""
    return tr("Final score", "the title of a chart")


def in_percent() -> str:
    """Return what the charts count."""
    return tr("chances in per cent")


def columns(first: str, second: str) -> tuple[str, ...]:
    """Return the headings of the chances as a table; the two options by their names."""
    return tr("Points"), f"{first} %", f"{second} %"


def chance_card(points: str, first: str, second: str) -> tuple[str, ...]:
    """Return what is said of a number of points."""
    return points, tr("columns: {chance} %").format(chance=first), tr("line: {chance} %").format(chance=second)


def facts(mean: float, sd: float, reached: tuple[tuple[int, float], ...]) -> str:
    """Return mean and spread of the final score, and the chances to reach some scores."""
    chances = ", ".join(
        tr("{score} or more: {chance} %").format(score=score, chance=decimal(100 * chance, 1))
        for score, chance in reached
    )
    return tr("{mean} ± {sd}; {chances}").format(mean=decimal(mean, 2), sd=decimal(sd, 1), chances=chances)
