# SPDX-License-Identifier: MIT
"""Statistics say how a game can end under best play, and how likely each end is: exact chances, nothing simulated.

`engine.distribution.forward` works them out; here is what they are and what can be asked of them, also of two of them:
what two distributions of final scores say of each other, and what two outcomes differ in by box. Both have dice of
their own and look at nothing but their own card, so chances follow from the distributions. Who looks at the other plays
to win (`engine.matches`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import field
from itertools import accumulate, pairwise

from engine.games.position import NO_SCORES, Position, Scores, no_scores
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.scoring import RuleSet
from engine.runtime.errors import InputError
from engine.runtime.lazy_dataclass import dataclass

PERCENTS = (1, 5, 10, 25, 50, 75, 90, 95, 99)
"""The percentiles that reports show."""


class StatisticsError(InputError):
    """A question that has no answer; the text names the field that is wrong."""


@dataclass(frozen=True)
class Start:
    """Where the game goes on from: a scorecard, and dice if a turn has begun.

    `kept` are the dice that stay on the table, sorted, and `rolls` how many rolls are still to be made; None for a
    whole turn. A roll that nothing is decided about yet stays as a whole and has one roll more.
    """

    scores: Scores = NO_SCORES
    yahtzee_bonuses: int = 0
    kept: Dice = ()
    rolls: int | None = None


NEW_GAME = Start()
"""Of Yahtzee."""


def new_game(rules: RuleSet) -> Start:
    """Return the beginning of a game."""
    return Start(no_scores(rules))


def before_choice(position: Position) -> Start:
    """Return the start at `position`, whatever is best then to be done."""
    return Start(position.scores, position.yahtzee_bonuses, position.roll, position.rolls_left + 1)


def after_keep(position: Position, keep: Dice) -> Start:
    """Return the start once `keep` is chosen in `position`.

    Raises:
        PositionError: if the dice do not hold it or no roll is left.
    """
    kept = tuple(sorted(keep))
    position.verify_keep(kept)
    return Start(position.scores, position.yahtzee_bonuses, kept, position.rolls_left)


def after_category(position: Position, category: Category) -> Start:
    """Return the start once the dice of `position` are scored in `category`.

    Raises:
        PositionError: if the rules do not allow that.
    """
    position.verify_score(category)
    scores = list(position.scores)
    scores[category] = position.allowed()[category]
    return Start(tuple(scores), position.yahtzee_bonuses + position.earns_yahtzee_bonus())


def after_choice(position: Position, choice: Category | Dice) -> Start:
    """Return the start once a box is scored, or dice are kept, as above."""
    return after_category(position, choice) if isinstance(choice, Category) else after_keep(position, choice)


@dataclass(frozen=True)
class Figures:
    """Mean and standard deviation of a number, and the chance that it is zero."""

    mean: float
    sd: float
    zero: float


def figures_of(chances: Mapping[int, float]) -> Figures:
    """Return the figures of a number that takes the values of `chances` with these chances."""
    mean = math.fsum(chance * value for value, chance in chances.items())
    variance = math.fsum(chance * (value - mean) ** 2 for value, chance in chances.items())
    return Figures(mean, math.sqrt(variance), chances.get(0, 0.0))


def percentile(chances: Sequence[float], percent: float) -> int:
    """Return the lowest score for which the chance to end with it or less is at least `percent` of a hundred.

    The chances are those of each score from 0 on.

    Raises:
        StatisticsError: if `percent` is not.
    """
    if not 0.0 < percent <= 100.0:
        raise StatisticsError(f"percent: must be above 0 and up to 100, not {percent}")
    below = enumerate(accumulate(chances))
    return next((score for score, chance in below if 100.0 * chance >= percent), len(chances) - 1)


@dataclass(frozen=True)
class CategoryStatistics:
    """What a category brings by the end of the game.

    `points` has the chance of each number of points in its box. `turns` has for each turn of the game, from the first,
    the chance that the category is scored in it, above zero and with zero; it is empty for a box that was filled at the
    start.
    """

    points: Mapping[int, float]
    turns: Sequence[tuple[float, float]] = ()

    @property
    def figures(self) -> Figures:
        """Mean, standard deviation and chance of zero."""
        return figures_of(self.points)

    @property
    def earliest(self) -> int | None:
        """The first turn in which the category can be scored above zero."""
        return self._first(0)

    @property
    def earliest_zero(self) -> int | None:
        """The first turn in which it can be scratched."""
        return self._first(1)

    def _first(self, which: int) -> int | None:
        return next((turn for turn, chances in enumerate(self.turns, 1) if chances[which] > 0.0), None)


@dataclass(frozen=True)
class Outcome:
    """How the game ends from one start.

    `distribution` has the chance of each final score from 0 to the highest, points before the start included.
    `categories` has what each box brings, `upper_bonus` the chances by number of points. `prospects` is what the final
    score would be on average if best play took over: at the start, and after each turn; empty where that is not known.
    """

    start: Start
    distribution: tuple[float, ...]
    categories: Mapping[Category, CategoryStatistics]
    upper_bonus: Mapping[int, float]
    prospects: tuple[float, ...] = field(default=(), kw_only=True)

    @property
    def lost_by_turn(self) -> tuple[float, ...]:
        """The points that choices lose in each turn from the start on, on average; luck has no part in it."""
        return tuple(before - after for before, after in pairwise(self.prospects))

    @property
    def final_score(self) -> Figures:
        """Mean, standard deviation and chance of zero of the final score."""
        return figures_of(dict(enumerate(self.distribution)))

    @property
    def lowest(self) -> int:
        """The lowest final score that can come up."""
        return next(score for score, chance in enumerate(self.distribution) if chance > 0.0)

    @property
    def highest(self) -> int:
        """The highest final score that can come up."""
        return len(self.distribution) - 1

    def at_least(self, score: int) -> float:
        """Return the chance to end with `score` or more."""
        return math.fsum(self.distribution[max(score, 0) :])

    def percentile(self, percent: float) -> int:
        """Return the lowest score for which the chance to end with it or less is at least `percent` of a hundred.

        Raises:
            StatisticsError: if `percent` is not above 0 and up to 100.
        """
        return percentile(self.distribution, percent)


@dataclass(frozen=True)
class Statistics(Outcome):
    """How the game ends, and how often what earns a bonus comes up on the way.

    Bonus points include those earned before the start; Yahtzees and jokers are counted from the start on, for a
    scorecard does not tell how many there were. All are chances by number (of points, or of times).
    """

    yahtzee_bonus: Mapping[int, float]
    yahtzees_rolled: Mapping[int, float]
    jokers: Mapping[int, float]


UPPER_BONUS, YAHTZEE_BONUS = "upper_bonus", "yahtzee_bonus"
"""The parts of a final score that are in no box."""


@dataclass(frozen=True)
class HeadToHead:
    """The chances of the first of two to end above the other, level, and below."""

    win: float
    tie: float
    loss: float


def head_to_head(first: Sequence[float], other: Sequence[float]) -> HeadToHead:
    """Return the chances of two, by the chance of each final score from 0 on of either."""
    below = [0.0, *accumulate(other)]
    win = math.fsum(chance * below[min(score, len(other))] for score, chance in enumerate(first))
    tie = math.fsum(one * two for one, two in zip(first, other, strict=False))
    return HeadToHead(win, tie, max(0.0, 1.0 - win - tie))


def mean_parts(outcome: Outcome) -> dict[Category | str, float]:
    """Return the mean points of each box, of the upper bonus and of Yahtzee bonuses; they add up to the mean."""
    parts: dict[Category | str, float] = {category: one.figures.mean for category, one in outcome.categories.items()}
    parts[UPPER_BONUS] = figures_of(outcome.upper_bonus).mean
    parts[YAHTZEE_BONUS] = outcome.final_score.mean - math.fsum(parts.values())
    return parts


def short_by_part(outcome: Outcome, best: Outcome) -> Mapping[Category | str, float]:
    """Return how many points fewer each part of the score has than in `best`; that adds up to the difference."""
    here, there = mean_parts(outcome), mean_parts(best)
    return {part: there[part] - points for part, points in here.items()}


@dataclass(frozen=True)
class FrontierPoint:
    """How games end for one aversion to `risk`: mean, SD, 5th and 95th percentile of the final score, and the certain
    score that is as good."""

    risk: float
    mean: float
    sd: float
    p05: int
    p95: int
    certainty_equivalent: float
