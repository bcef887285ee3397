# SPDX-License-Identifier: MIT
"""Progress is what the losses of many games say: how much is lost, whether it becomes less, and where it goes.

The decisions of one game hang together: a player who is tired or follows a plan loses in many of them. So a game is the
unit, and every interval comes from games. With L_i points lost in n_i decisions of game i, L = sum L_i, n = sum n_i,

    s^2 = G / (G - 1) * sum (L_i - L / n * n_i)^2

is the variance of L (the ratio estimator of clustered samples; Cochran, Sampling Techniques, chapter 6). L is never
negative, and mostly a few large losses, so its interval is that of a gamma distribution with its mean and variance, as
for sums of weighted Poisson counts (Fay and Feuer, Statistics in Medicine 16, 1997): the upper end is that of one more
loss w, of a choice that has not come up yet. With Wilson's and Hilferty's cube root for the gamma distribution, and
Student's t_(G-1) in the place of the normal one,

    end(L, s, t) = L (1 - (s/L)^2 / 9 + t s/L / 3)^3,
    from end(L, s, -t) / n to end(L + w, sqrt(s^2 + w^2), t) / n.

docs/method.md says how often that holds, and how w was chosen. t is exact: its distribution function is a finite sum
(Abramowitz and Stegun, 26.7). Luck has two sides, and Student's interval.

Something is called a weakness only when that is sure: the whole interval of its rate lies above what the player loses
in a decision on average, with the chance of being wrong shared out among all that is compared (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import field
from enum import Enum
from functools import lru_cache
from itertools import accumulate
from math import atan, cos, fsum, pi, sin, sqrt
from typing import Any, NamedTuple

from engine.analysis.verdicts import Verdict
from engine.game_review.levels import CERTAINTY, FEWEST_GAMES, WIDTH, Level, level
from engine.games.record import Help
from engine.runtime.lazy_dataclass import dataclass

FEWEST = 5
"""The fewest games with an interval: fewer say next to nothing about how far apart games lie."""
UNSEEN = 14.0
"""The points of the loss that is added for choices that have not come up yet.

A choice made at random loses 12 on average; a little more keeps the promise for players who rarely make one.
"""
SPREAD = 0.6
"""How far apart games of one player lie: the standard deviation of what they lose, as a share of their mean.

Measured for players of the course: from 0.26 after the first lesson to 0.57 after the sixth and the last.
"""
RECENT = 20
"""The latest games that the level is worked out from."""
_MANY = 200  # degrees of freedom from which on the expansion of t is as good as the sum


class By(Enum):
    """What decisions are grouped by."""

    THEME = "theme"
    TURN = "turn"
    BOX = "box"


class Losses(NamedTuple):
    """What some decisions lost together, and how many of them had each verdict, in the order of `Verdict`."""

    lost: float = 0.0
    verdicts: tuple[int, ...] = (0,) * len(Verdict)

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return sum(self.verdicts)


NOTHING = Losses()

Groups = Mapping[Hashable, Losses]
"""Losses by what the decisions have in common."""


@dataclass(frozen=True)
class GameLosses:
    """One finished game with fair dice that was played for points, and what its decisions lost.

    `key` is what makes it this game. `points_lost` are those of the first choices in the `decisions` in which there was
    something to decide; `luck` is score - par + points lost as it was played. `help` is what made a `coached` game one,
    where that was asked for; `is_typed` says that a roll was typed in. The groups have the same decisions by
    theme, by turn (1 to 13) and, where a box was chosen, by category; they are empty while they are not known.
    """

    finished_at: str
    key: tuple[Any, ...]
    score: int
    par: float
    luck: float
    points_lost: float
    decisions: int
    coached: bool = False
    help: tuple[Help, ...] = ()
    is_typed: bool = False
    by_theme: Groups = field(default_factory=dict)
    by_turn: Groups = field(default_factory=dict)
    by_box: Groups = field(default_factory=dict)

    def grouped(self, by: By) -> Groups:
        """Return the losses by one of these."""
        return {By.THEME: self.by_theme, By.TURN: self.by_turn, By.BOX: self.by_box}[by]


@dataclass(frozen=True)
class Interval:
    """A mean, and the ends of the interval around it; `ends` is None where too few games tell any."""

    mean: float
    ends: tuple[float, float] | None = None

    @property
    def low(self) -> float:
        """The lower end; the mean itself without an interval."""
        return self.ends[0] if self.ends is not None else self.mean

    @property
    def high(self) -> float:
        """The upper end; the mean itself without an interval."""
        return self.ends[1] if self.ends is not None else self.mean

    def holds(self, value: float) -> bool:
        """Return whether `value` lies within; without an interval nothing is excluded."""
        return self.ends is None or self.low <= value <= self.high


@dataclass(frozen=True)
class Trend:
    """Moving means: for each game the mean over the last `window` up to it, or None while it is one of the first."""

    window: int
    means: tuple[Interval | None, ...]


@dataclass(frozen=True)
class LevelEstimate:
    """The level of the mean points lost per decision, and those at the ends of its interval, `best` to `worst`."""

    games: int
    rate: Interval
    level: Level
    best: Level
    worst: Level


@dataclass(frozen=True)
class Group:
    """What is lost in one group: in a decision and in a game, and all its decisions together.

    `games` is in how many games there was one. `is_weakness` says that more is lost in a decision of it, beyond doubt,
    than in the player's decisions on average.
    """

    name: Any
    losses: Losses
    rate: Interval
    per_game: Interval
    games: int
    is_weakness: bool = False


# ---- intervals ----


def rate(lost: Sequence[float], counts: Sequence[float], chance: float = CERTAINTY, unseen: float = UNSEEN) -> Interval:
    """Return what is lost per decision with its interval.

    Args:
        lost: the points lost in each game; none is negative.
        counts: in how many decisions; ones for the mean per game. Games with none say nothing.
        chance: how often the interval is to hold what is estimated.
        unseen: the points of the loss that is added for choices that have not come up yet.

    Raises:
        ValueError: if there is nothing to take a mean of.
    """
    total = fsum(counts)
    if total <= 0.0:
        raise ValueError("counts: nothing to take a mean of")
    every = fsum(lost)
    squares = fsum((loss - every / total * count) ** 2 for loss, count in zip(lost, counts, strict=True))
    return _interval(every, squares, sum(count > 0.0 for count in counts), total, chance, unseen)


def _interval(
    lost: float, squares: float, games: int, total: float, chance: float = CERTAINTY, unseen: float = UNSEEN
) -> Interval:
    if games < FEWEST:
        return Interval(lost / total)
    t, variance = student(games - 1, chance), max(0.0, squares) * games / (games - 1)
    low, high = _end(lost, sqrt(variance), -t), _end(lost + unseen, sqrt(variance + unseen**2), t)
    return Interval(lost / total, (low / total, high / total))


def _rate_of_few(lost: Sequence[float], decisions: int) -> Interval:
    """Return what is lost per decision in games too few to tell how far apart they lie: as far as those of players."""
    every = fsum(lost)
    deviation = SPREAD * every / sqrt(len(lost))
    low, high = _end(every, deviation, -WIDTH), _end(every + UNSEEN, sqrt(deviation**2 + UNSEEN**2), WIDTH)
    return Interval(every / decisions, (low / decisions, high / decisions))


def _end(lost: float, deviation: float, t: float) -> float:
    """Return the end of the module's formula."""
    relative = deviation / lost if lost else 0.0
    return lost * max(0.0, 1.0 - relative**2 / 9.0 + t * relative / 3.0) ** 3


def per_game(lost: Sequence[float], unseen: float = UNSEEN) -> Interval:
    """Return what is lost per game with its interval; ValueError without a game."""
    return rate(lost, [1.0] * len(lost), unseen=unseen)


@lru_cache(maxsize=1024)
def student(freedom: int, chance: float = CERTAINTY) -> float:
    """Return the t with P(-t < T < t) = `chance` for Student's T with `freedom` (1, 2, ...) degrees of freedom."""
    if freedom > _MANY:
        from statistics import NormalDist  # takes longer to import than all of this module

        z = NormalDist().inv_cdf(0.5 + chance / 2.0)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 1.0
    while _within(high, freedom) < chance:
        high *= 2.0
    for _ in range(80):
        middle = (low + high) / 2.0
        low, high = (middle, high) if _within(middle, freedom) < chance else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """Return P(-t < T < t) by the finite sum (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    cosine, odd = cos(angle), freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + odd, freedom - 1, 2):
        term *= cosine * cosine * (power - 1) / power
        total += term
    return 2.0 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def window_for(games: int) -> int:
    """Return over how many games a moving mean goes: ten, and more where the mean of ten would only tremble."""
    return next(window for window, most in ((10, 100), (20, 300), (50, 1000), (100, games)) if games <= most)


def trend(games: Sequence[GameLosses]) -> Trend:
    """Return the moving mean of the points lost in games in order."""
    window, lost = window_for(len(games)), [game.points_lost for game in games]
    sums = zip(_moving(lost, window), _moving([one * one for one in lost], window), strict=True)
    means: list[Interval | None] = []
    for number, (total, squares) in enumerate(sums, 1):
        count = min(number, window)
        means.append(_interval(total, squares - total * total / count, count, count) if number >= FEWEST else None)
    return Trend(window, tuple(means))


def _moving(values: Sequence[float], window: int) -> list[float]:
    """Return the sum of the last `window` values up to each; none of them is negative."""
    sums = [0.0, *accumulate(values)]
    return [max(0.0, sums[end] - sums[max(0, end - window)]) for end in range(1, len(sums))]


# ---- what it says ----


def judged(games: Iterable[GameLosses]) -> list[GameLosses]:
    """Return the games that count for level and weaknesses: those without help, with something to decide."""
    return [game for game in games if not game.coached and game.decisions]


def level_estimate(games: Sequence[GameLosses]) -> LevelEstimate | None:
    """Return the level that games without help tell, with both ends; None without a game."""
    counted = judged(games)
    if not counted:
        return None
    lost, decisions = [game.points_lost for game in counted], [game.decisions for game in counted]
    found = rate(lost, decisions) if len(counted) >= FEWEST else _rate_of_few(lost, sum(decisions))
    best, worst = level(found.low), level(found.high)
    return LevelEstimate(len(counted), found, level(found.mean), best, worst)


def groups(games: Sequence[GameLosses], by: By) -> tuple[Group, ...]:
    """Return what is lost in each group of decisions, those that lose most in a game first.

    Args:
        games: games; those with help, and those whose decisions are not known, are left out.
        by: what makes a group; decisions without it, as keeps without a box, are in none.
    """
    counted = [game for game in judged(games) if game.by_turn]
    if not counted:
        return ()
    parts: list[Mapping[Hashable, Losses]] = [game.grouped(by) for game in counted]
    names = list(dict.fromkeys(name for part in parts for name, losses in part.items() if losses.decisions))
    own = sum(game.points_lost for game in counted) / sum(game.decisions for game in counted)
    found = [_group(name, [part.get(name, NOTHING) for part in parts], own, len(names)) for name in names]
    return tuple(sorted(found, key=lambda group: -group.per_game.mean))


def _group(name: Hashable, losses: Sequence[Losses], own: float, compared: int) -> Group:
    """Return one group of the games; `losses` has those of each game, and `own` is the average of all decisions."""
    lost, counts = [part.lost for part in losses], [part.decisions for part in losses]
    together = Losses(sum(lost), tuple(sum(column) for column in zip(*(part.verdicts for part in losses), strict=True)))
    games = sum(count > 0 for count in counts)
    strict = 1.0 - (1.0 - CERTAINTY) / compared
    is_weakness = games >= FEWEST_GAMES and rate(lost, counts, strict).low > own
    return Group(name, together, rate(lost, counts), per_game(lost), games, is_weakness)


def luck(games: Sequence[GameLosses]) -> Interval | None:
    """Return the luck per game with its interval, help or not; None without a game whose dice the program rolled."""
    found = [game.luck for game in games if not game.is_typed]
    if not found:
        return None
    number, mean = len(found), fsum(found) / len(found)
    if number < FEWEST:
        return Interval(mean)
    half = student(number - 1) * sqrt(fsum((one - mean) ** 2 for one in found) / (number * (number - 1)))
    return Interval(mean, (mean - half, mean + half))


@dataclass(frozen=True)
class ProgressReport:
    """What all games say.

    `games` are those that count, without help, in the order they were finished; `coached` is how many do not,
    because of `help`. Rates, trends and `level` are of the counted ones, `recent` is the level of the last of them
    where there are more, and `earlier` what a decision lost before those. `luck` is that of all games, help or not,
    but those in which a roll was typed in: `games_of_luck` many.
    """

    games: tuple[GameLosses, ...] = ()
    coached: int = 0
    help: tuple[Help, ...] = ()
    per_game: Interval | None = None
    per_decision: Interval | None = None
    level: LevelEstimate | None = None
    recent: LevelEstimate | None = None
    earlier: Interval | None = None
    game_trend: Trend = Trend(0, ())
    groups: Mapping[By, tuple[Group, ...]] = field(default_factory=dict)
    luck: Interval | None = None
    games_of_luck: int = 0


def progress(games: Iterable[GameLosses]) -> ProgressReport:
    """Return what `games` say, in whatever order they come."""
    every = sorted(games, key=lambda game: game.finished_at)
    counted = judged(every)
    lost, decisions = [game.points_lost for game in counted], [game.decisions for game in counted]
    return ProgressReport(
        games=tuple(counted),
        coached=sum(game.coached for game in every),
        help=tuple(one for one in Help if any(one in game.help for game in every)),
        per_game=per_game(lost) if counted else None,
        per_decision=rate(lost, decisions) if counted else None,
        level=level_estimate(counted),
        recent=level_estimate(counted[-RECENT:]) if len(counted) > RECENT else None,
        earlier=rate(lost[:-RECENT], decisions[:-RECENT]) if len(counted) > RECENT else None,
        game_trend=trend(counted),
        groups={by: groups(counted, by) for by in By},
        luck=luck(every),
        games_of_luck=sum(not game.is_typed for game in every),
    )
