# SPDX-License-Identifier: MIT
"""A finished game in words: its score, when it was, by which rules and for what, and how well the player plays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from engine.game_review.levels import Level
from engine.games.assistance import Help
from engine.games.goals import RecordGoal
from engine.rules.keys import rules_of_key
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop.times import time_in
from yahtzee_gui.words import goals
from yahtzee_gui.words.base import Counted, Sentence, plural, tr
from yahtzee_gui.words.dates import long_day, minute
from yahtzee_gui.words.names import rules_among_games

final_score = Counted("%n point", "%n points", where="score with its unit, as it is said")
flawless = Sentence("A flawless game", where="praise")
better_than = Sentence("better than {number} % of a perfect player's games")
open_game = Sentence("Open this game", where="button")


def finished_at(time: str) -> str:
    """Return a time in UTC as the player's clock showed it, to the minute."""
    found = time_in(time)
    return minute(found.astimezone()) if found is not None else time


def finished_on(time: str) -> str:
    """Return the day of a time in UTC, as the player's calendar showed it; nothing without a time."""
    found = time_in(time)
    return long_day(found.astimezone().date()) if found is not None else time


def rules_and_rolls(name: str, rolls_per_turn: int) -> str:
    """Return the name of the rule set of a key (`rules_key`), with its rolls per turn where they are not three."""
    try:
        text = rules_among_games(rules_of_key(name, rolls_per_turn))
    except ValueError:
        text = name  # of a later version
    if rolls_per_turn == DEFAULT_RULES.rolls_per_turn:
        return text
    return f"{text}, " + plural(rolls_per_turn, "one roll", "%n rolls")


def rules_and_goal(name: str, rolls_per_turn: int, goal: RecordGoal | None) -> str:
    """Return the rules, and before them what was played for if not for points."""
    rules = rules_and_rolls(name, rolls_per_turn)
    return rules if goal is None else f"{goals.name(goal)} · {rules}"


with_help_now = Sentence("From now on this game counts as one with help.", where="notice after a hint, or the like")
begins_with_help = Sentence("A game from a set-up position counts as one with help.", where="notice as it begins")


help_mark = Sentence("with help", where="mark of a game in which the coach helped")


def help_in_words(found: Sequence[Help]) -> str:
    """Return what helped in games, as a list."""
    named = {
        Help.LIVE: tr("Live mode"),
        Help.HINT: tr("hints"),
        Help.WARNING: tr("warnings followed or choices taken back"),
        Help.TAKEN_BACK: tr("choices taken back"),
        Help.KNOWN_DICE: tr("dice seen before"),
        Help.SET_UP: tr("a position that was set up"),
        Help.OTHER: tr("something seen beforehand"),
    }
    told = [one for one in found if one is not Help.TAKEN_BACK or Help.WARNING not in found]  # that names both
    return ", ".join(named[one] for one in told)


def with_help(found: Sequence[Help]) -> str:
    """Return the remark on a game with help, with what helped."""
    return tr("With help: {help}").format(help=help_in_words(found)) if found else ""


def level(name: Level) -> str:
    """Return the name of a level."""
    return {
        Level.ORACLE: tr("Oracle"),
        Level.MASTER: tr("Master"),
        Level.EXPERT: tr("Expert"),
        Level.ADVANCED: tr("Advanced"),
        Level.INTERMEDIATE: tr("Intermediate"),
        Level.CASUAL: tr("Casual"),
        Level.BEGINNER: tr("Beginner"),
    }[name]


def game_of_day(day: date) -> str:
    """Return the name of the game of a day."""
    return tr("Game for {day}").format(day=long_day(day))
