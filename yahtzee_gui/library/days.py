# SPDX-License-Identifier: MIT
"""The game of a day is the one whose seed names the day, ``today-2026-11-22``: the same dice for everybody, no network.

Which days were played follows from the finished games alone. The history keeps the first finish of a game, so the first
result of a day is the one that counts, however often its dice are played again. By other rules they are another game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date, timedelta

from engine.rules.dice import FAIR_DICE
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library.finished_game import FinishedGame, GameKey

_PREFIX = "today-"
SEED_PATTERN = f"{_PREFIX}????-??-??"
"""What all such seeds look like, and few others, as SQLite's GLOB has it."""
_SEED = re.compile(_PREFIX + r"([0-9]{4}-[0-9]{2}-[0-9]{2})")


def seed_of(day: date) -> str:
    """Return the seed of the game of `day`."""
    return f"{_PREFIX}{day.isoformat()}"


def day_of(seed: str) -> date | None:
    """Return the day whose game has that seed; None for any other seed."""
    match = _SEED.fullmatch(seed)
    try:
        return date.fromisoformat(match[1]) if match else None
    except ValueError:
        return None  # the thirtieth of February


@dataclass(frozen=True)
class DayResult:
    """The result of the game of a day by one set of rules; `cost` is None until the coach has looked at it."""

    day: date
    key: GameKey
    finished_at: str
    coached: bool
    score: int
    cost: float | None = None

    @classmethod
    def of(cls, game: FinishedGame) -> DayResult | None:
        """Return the result of `game` if it is the game of a day: with fair dice and for points, like everybody's."""
        day = day_of(game.seed)
        if day is None or game.dice_model != FAIR_DICE.name or game.goal:
            return None
        grade = game.grade
        cost = max(0.0, round(grade.par + grade.luck - game.score, 1)) if grade is not None else None
        return cls(day, game.key, game.finished_at, game.coached, game.score, cost)


Days = Mapping[date, tuple[DayResult, ...]]
"""The results of each day that was played, in the order in which they came about: the first one counts."""


def by_day(results: Iterable[DayResult]) -> Days:
    """Return `results`, the oldest first, by their days."""
    days: dict[date, tuple[DayResult, ...]] = {}
    for result in results:
        days[result.day] = (*days.get(result.day, ()), result)
    return days


_ONE = timedelta(days=1)


def run_until(days: Days, day: date) -> int:
    """Return how many days in a row were played up to `day`, which may still be open."""
    last = day if day in days else day - _ONE
    return next(length for length in range(len(days) + 1) if last - length * _ONE not in days)


def longest_run(days: Days) -> int:
    """Return the most days in a row that were played."""
    return max((run_until(days, day) for day in days if day + _ONE not in days), default=0)


def missed(days: Days, today: date, most: int) -> list[date]:
    """Return the latest days before today that were not played, since the first one that was."""
    since = min(days, default=today)
    before = (today - number * _ONE for number in range(1, (today - since).days + 1))
    return [day for day in before if day not in days][:most]


def cost_by_month(days: Days, most: int) -> list[tuple[date, float]]:
    """Return the latest months in which graded games of the day were played, with the mean of what those lost."""
    months: dict[date, list[float]] = {}
    for day in sorted(days):
        lost = days[day][0].cost
        if lost is not None:
            months.setdefault(day.replace(day=1), []).append(lost)
    return [(month, sum(lost) / len(lost)) for month, lost in list(months.items())[-most:]]
