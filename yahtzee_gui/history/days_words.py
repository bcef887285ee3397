# SPDX-License-Identifier: MIT
"""The calendar of the games of the days in words."""

from __future__ import annotations

from datetime import date, datetime

from yahtzee_gui.words.base import Counted, Sentence, tr
from yahtzee_gui.words.numbers import long_day, minute

# The calendar
every_day = Sentence("Every day has its own rolls, the same for everyone.")
days_explained = Sentence("Your first game of a day counts. A day you missed can be played at any time.")
no_days = Sentence("Play your first daily game", where="heading before one was finished")
days_played = Counted("One day played", "%n days played", where="heading")
run = Counted("One day running", "%n days running", where="heading: daily games played without a gap")
earlier_month = Sentence("Previous month", where="button")
later_month = Sentence("Next month", where="button")
this_month = Sentence("Today", where="button")
calendar = Sentence("Calendar", where="name of the grid of days")
today_in_cell = Sentence("today", where="in a calendar")
cost_in_cell = Sentence("cost {figure}", where="in a calendar, below a score")
all_best = Sentence("all best", where="in a calendar, below a score: every choice was the best")
turn_in_cell = Sentence("turn {number}", where="in a calendar: a game that was begun")

# One day
not_played = Sentence("Not played yet.")
in_play = Sentence("You're playing it now.")
begun = Sentence("You've started it.", where="of a day whose game was left for another one")
not_yet = Sentence("This day is still to come.")
other_rules = Sentence("With other rules: {results}", where="other results of the same day")
play_today = Sentence("Play today", where="button that begins the game of the day")
play_day = Sentence("Play this day", where="button that begins the game of a day")
go_on = Sentence("Continue", where="button, for the day in play")
play_day_again = Sentence("Play it again", where="button, for a day already played")

# All of them
your_days = Sentence("Your daily games", where="heading")
cost_per_game = Sentence("Cost per game", where="above bars, one for each month")
longest_run = Sentence("Longest run", where="before a figure: daily games played without a gap")
best_score = Sentence("Best score", where="before a figure")
missed_lately = Sentence("Missed lately", where="above buttons, each a day")
best_on = Sentence("{score}, {day}")
days = Counted("one day", "%n days", where="a figure")
played_in_month = Sentence("{played} of {of} days played in {month}")
result = Sentence("{score} points, {rules}", where="the result of a day by other rules")


def played_day(day: date, score: int, cost: str) -> str:
    """Return a day with its result, as a screen reader says it."""
    return tr("{day}: {score}").format(day=long_day(day), score=score) + (f", {cost}" if cost else "")


def result_details(rules: str, finished: datetime | None, cost: str, *, coached: bool) -> str:
    """Return what else is known of a result."""
    parts = [rules, cost]
    if coached:
        parts.append(tr("with help"))
    if finished is not None:
        parts.append(tr("finished {time}").format(time=minute(finished)))
    return " · ".join(filter(None, parts))
