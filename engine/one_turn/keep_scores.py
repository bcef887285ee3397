# SPDX-License-Identifier: MIT
"""A turn, taken by itself: what each keep of a roll leads to if all that counts is the best score of this turn.

The question and the table are joemarlo's (*Simulating Yahtzee and determining your next move*, 2019). The score of five
dice is the most they are worth in any of the given categories, without bonuses and jokers; all thirteen unless told
otherwise. With one reroll, the outcomes of a keep are the 6^n equally likely rolls of the n other dice. With two, the
second keep is the one with the highest mean (of equal ones the one that rolls fewest dice, then the first in the order
of `engine.rules.dice.KEEPS`), and an outcome is a roll of the n dice followed by one of five, of which as many count as
are rolled again.

Everything is counted in whole numbers, so mean and median are exact; the standard deviation is that of a sample, as he
prints it: divided by the number of outcomes less one.

An experiment is joemarlo's: many turns of one reroll, played by the best mean and at random, side by side. Each turn
begins with one roll for both players. The best one keeps the dice with the highest mean, the other one keeps each die
with the chance 1/2; then both roll what they do not keep, and score the most that the dice are worth in any of the
categories. What they make in the long run is worked out as well, exactly, which shows what that many turns prove.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import sqrt
from random import Random
from statistics import mean, stdev

from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, FIRST_ROLL, KEEP_INDEX, KEEPS, ROLLS, Dice, children, keeps_of, ways
from engine.rules.scoring import plain_points
from engine.runtime.errors import InputError
from engine.runtime.lazy_dataclass import dataclass

_ROLLS_OF_FIVE = len(FACES) ** DICE_PER_ROLL


class TurnError(InputError):
    """A turn that cannot be; the text names the field that is wrong."""


@dataclass(frozen=True)
class KeepScores:
    """The scores that a keep leads to: `ways` says how many of the equally likely outcomes give each score."""

    keep: Dice
    ways: Mapping[int, int]

    @property
    def outcomes(self) -> int:
        """The number of equally likely outcomes."""
        return sum(self.ways.values())

    @cached_property
    def mean(self) -> Fraction:
        """The mean score."""
        return Fraction(sum(score * count for score, count in self.ways.items()), self.outcomes)

    @cached_property
    def median(self) -> Fraction:
        """The median score, half-way between the two middle ones where they differ."""
        return Fraction(self._at((self.outcomes - 1) // 2) + self._at(self.outcomes // 2), 2)

    @cached_property
    def sd(self) -> float:
        """The standard deviation of the score, taken over the outcomes as a sample."""
        if self.outcomes == 1:
            return 0.0
        squares = sum(count * (score - self.mean) ** 2 for score, count in self.ways.items())
        return sqrt(squares / (self.outcomes - 1))

    @cached_property
    def distribution(self) -> dict[int, Fraction]:
        """The chance of every score that can come up, from low to high."""
        return {score: Fraction(self.ways[score], self.outcomes) for score in sorted(self.ways)}

    def _at(self, position: int) -> int:
        """Return the score of the outcome at `position` (from 0) when all stand in order."""
        for score in sorted(self.ways):
            position -= self.ways[score]
            if position < 0:
                return score
        raise IndexError(position)


def best_points(roll: Dice, categories: Collection[Category] = CATEGORIES) -> int:
    """Return the most that `roll` scores in one of the categories."""
    return max(plain_points(category, roll) for category in categories)


def keep_scores(
    dice: Sequence[int], rerolls: int = 1, categories: Collection[Category] = CATEGORIES
) -> list[KeepScores]:
    """Return what every distinct keep of `dice` leads to, by falling mean; of equal ones the larger keep comes first.

    Raises:
        TurnError: naming the field that is wrong.
    """
    if len(dice) != DICE_PER_ROLL or any(face not in FACES for face in dice):
        raise TurnError(f"dice: must be five faces from 1 to 6, not {list(dice)}")
    if rerolls not in (1, 2):
        raise TurnError(f"rerolls: must be 1 or 2, not {rerolls}")
    if not categories:
        raise TurnError("open: must name a category")
    scores = after_one_reroll(categories)
    if rerolls == 2:
        means = _means(scores)
        scores = _before_reroll({roll: _as_share(scores[_best(roll, means)]) for roll in ROLLS})
    found = [KeepScores(keep, scores[keep]) for keep in keeps_of(tuple(dice))]
    return sorted(found, key=lambda one: (-one.mean, -len(one.keep), KEEP_INDEX[one.keep]))


def after_one_reroll(categories: Collection[Category] = CATEGORIES) -> dict[Dice, Counter[int]]:
    """Return for every keep in how many ways each score comes up once the other dice have been rolled."""
    return _before_reroll({roll: Counter({best_points(roll, categories): 1}) for roll in ROLLS})


def _before_reroll(after: Mapping[Dice, Counter[int]]) -> dict[Dice, Counter[int]]:
    """Return the ways of every keep, given those of the rolls it leads to."""
    ways = dict(after)
    for keep in reversed(KEEPS[:FIRST_ROLL]):
        total: Counter[int] = Counter()
        for child in children(keep):
            total.update(ways[child])
        ways[keep] = total
    return ways


def _as_share(ways: Counter[int]) -> Counter[int]:
    """Return ways as ways among all rolls of five dice."""
    share = _ROLLS_OF_FIVE // ways.total()
    return Counter({score: count * share for score, count in ways.items()})


def _means(scores: Mapping[Dice, Counter[int]]) -> dict[Dice, Fraction]:
    """Return the mean score of every keep."""
    return {
        keep: Fraction(sum(score * count for score, count in ways_of.items()), ways_of.total())
        for keep, ways_of in scores.items()
    }


TURNS = 500
MOST_TURNS = 100_000


@dataclass(frozen=True)
class ExperimentPlayer:
    """What one of the players made: the score of every turn, and the expected score of a turn."""

    scores: tuple[int, ...]
    expected: Fraction

    @property
    def mean(self) -> float:
        """The mean score."""
        return mean(self.scores)

    @property
    def sd(self) -> float:
        """The standard deviation of the scores as a sample; 0 for a single turn."""
        return stdev(self.scores) if len(self.scores) > 1 else 0.0

    @cached_property
    def counts(self) -> dict[int, int]:
        """How many turns brought each score, from low to high."""
        return dict(sorted(Counter(self.scores).items()))


@dataclass(frozen=True)
class Experiment:
    """Both players' turns, from the same first rolls."""

    best: ExperimentPlayer
    random: ExperimentPlayer


def experiment(turns: int = TURNS, seed: str = "1", categories: Collection[Category] = CATEGORIES) -> Experiment:
    """Play `turns` turns; the same seed gives the same ones.

    Raises:
        TurnError: naming the field that is wrong.
    """
    if not 1 <= turns <= MOST_TURNS:
        raise TurnError(f"turns: must be 1 to {MOST_TURNS}, not {turns}")
    if not categories:
        raise TurnError("open: must name a category")
    means = _means(after_one_reroll(categories))
    best_keep = {roll: _best(roll, means) for roll in ROLLS}
    random = Random(f"turns:{seed}")
    scores: tuple[list[int], list[int]] = ([], [])
    for _ in range(turns):
        first = tuple(sorted(_rolled(random, DICE_PER_ROLL)))
        kept_at_random = tuple(face for face in first if random.random() < 0.5)
        for keep, made in zip((best_keep[first], kept_at_random), scores, strict=True):
            made.append(best_points((*keep, *_rolled(random, DICE_PER_ROLL - len(keep))), categories))
    expected = _over_first_rolls({roll: means[keep] for roll, keep in best_keep.items()})
    blind = _over_first_rolls({roll: _blindly(roll, means) for roll in ROLLS})
    return Experiment(ExperimentPlayer(tuple(scores[0]), expected), ExperimentPlayer(tuple(scores[1]), blind))


def _rolled(random: Random, count: int) -> Dice:
    return tuple(random.randint(1, len(FACES)) for _ in range(count))


def _best(roll: Dice, means: dict[Dice, Fraction]) -> Dice:
    """Return the keep with the highest mean; of equal ones the larger, as `keep_scores` orders them."""
    return min(keeps_of(roll), key=lambda keep: (-means[keep], -len(keep), KEEP_INDEX[keep]))


def _blindly(roll: Dice, means: dict[Dice, Fraction]) -> Fraction:
    """Return the mean score after `roll` when each die is kept with the chance 1/2."""
    chosen = product((False, True), repeat=DICE_PER_ROLL)
    kept = [tuple(face for face, is_kept in zip(roll, places, strict=True) if is_kept) for places in chosen]
    return sum((means[keep] for keep in kept), Fraction()) / len(kept)


def _over_first_rolls(values: dict[Dice, Fraction]) -> Fraction:
    return sum((ways(roll) * value for roll, value in values.items()), Fraction()) / len(FACES) ** DICE_PER_ROLL
