# SPDX-License-Identifier: MIT
"""The calendar of the games of the days in words."""

from __future__ import annotations

from datetime import date, datetime

from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.dates import long_day
from yahtzee_gui.wording.numbers import decimal
from yahtzee_gui.wording.pages.played.history_page import rules_and_rolls


def days_title() -> str:
    """Return the title of the page."""
    return tr("Days played")


def days_explained() -> str:
    """Return what a game of a day is."""
    return tr(
        "Every day has a game of its own: the same dice for everybody who plays by the same rules. Your first result"
        " of a day is the one that counts. A day that you missed can be played at any time."
    )


def summary(days: int, best: int, best_day: date) -> str:
    """Return how many days were played, and the best of them."""
    played = plural(days, "One day played", "%n days played")
    return tr("{played}, the best with {best} on {day}.").format(played=played, best=best, day=long_day(best_day))


def no_days() -> str:
    """Return what stands there before a day was played."""
    return tr("No day has been played yet.")


def earlier_month() -> str:
    """Return the name of the button that goes a month back."""
    return tr("Month before")


def later_month() -> str:
    """Return the name of the button that goes a month on."""
    return tr("Next month")


def this_month() -> str:
    """Return the text of the button that goes to today."""
    return tr("Today")


def calendar() -> str:
    """Return the name of the grid of days."""
    return tr("Calendar")


def played_day(day: date, score: int) -> str:
    """Return a day with its result, as a screen reader says it."""
    return tr("{day}: {score}").format(day=long_day(day), score=score)


def not_played() -> str:
    """Return what is said of a day without a result."""
    return tr("Not played.")


def in_play() -> str:
    """Return what is said of the day whose game is in play."""
    return tr("In play now.")


def not_yet() -> str:
    """Return what is said of a day to come."""
    return tr("This day is still to come.")


def result(rules: str, rolls_per_turn: int, score: int) -> str:
    """Return the result of a day by one set of rules."""
    return tr("{score} points, {rules}").format(score=score, rules=rules_and_rolls(rules, rolls_per_turn))


def result_details(rules: str, finished: datetime | None, points_lost: float | None, *, coached: bool) -> str:
    """Return what else is known of a result."""
    parts = [rules]
    if points_lost is not None:
        parts.append(tr("{points} given away").format(points=decimal(points_lost, 1)))
    if coached:
        parts.append(tr("coached"))
    if finished is not None:
        parts.append(tr("finished {time}").format(time=f"{finished:%Y-%m-%d %H:%M}"))
    return " · ".join(parts)


def other_rules() -> str:
    """Return the heading of results of the same day by other rules."""
    return tr("The same day by other rules")


def play_day() -> str:
    """Return the text of the button that begins the game of a day."""
    return tr("Play this day")


def go_on() -> str:
    """Return the text of that button for the day whose game is in play."""
    return tr("Go on with it")


def play_day_again() -> str:
    """Return the text of that button for a day that was played."""
    return tr("Play it again")
