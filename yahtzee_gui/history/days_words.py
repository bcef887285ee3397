# SPDX-License-Identifier: MIT
"""The calendar of the games of the days in words."""

from __future__ import annotations

from datetime import date, datetime

from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.dates import long_day, minute
from yahtzee_gui.words.games import rules_and_rolls
from yahtzee_gui.words.numbers import decimal

# The calendar
days_explained = Sentence(
    "Every day has its own game: the same dice for everyone who plays by the same rules. Your first "
    "result for each day counts. You can play a missed day at any time."
)
no_days = Sentence("You haven't finished a daily game yet.", where="shown before one was finished")
earlier_month = Sentence("Previous month", where="button")
later_month = Sentence("Next month", where="button")
this_month = Sentence("Today", where="button")
calendar = Sentence("Calendar", where="name of the grid of days")

# One day
not_played = Sentence("Not played.")
in_play = Sentence("You're playing it now.")
begun = Sentence("You've started it.", where="of a day whose game was left for another one")
not_yet = Sentence("This day is still to come.")
other_rules = Sentence("The same day with other rules", where="heading")
play_day = Sentence("Play this day", where="button that begins the game of a day")
go_on = Sentence("Continue", where="button, for the day in play")
play_day_again = Sentence("Play it again", where="button, for a day already played")


def summary(days: int, best: int, best_day: date) -> str:
    """Return how many days were played, and the best of them."""
    played = plural(days, "One day played", "%n days played")
    return tr("{played}, best score {best} on {day}.").format(played=played, best=best, day=long_day(best_day))


def played_day(day: date, score: int) -> str:
    """Return a day with its result, as a screen reader says it."""
    return tr("{day}: {score}").format(day=long_day(day), score=score)


def result(rules: str, rolls_per_turn: int, score: int) -> str:
    """Return the result of a day by one set of rules."""
    return tr("{score} points, {rules}").format(score=score, rules=rules_and_rolls(rules, rolls_per_turn))


def result_details(rules: str, finished: datetime | None, points_lost: float | None, *, coached: bool) -> str:
    """Return what else is known of a result."""
    parts = [rules]
    if points_lost is not None:
        parts.append(tr("{points} lost").format(points=decimal(points_lost, 1)))
    if coached:
        parts.append(tr("assisted"))
    if finished is not None:
        parts.append(tr("finished {time}").format(time=minute(finished)))
    return " · ".join(parts)
