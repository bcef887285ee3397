# SPDX-License-Identifier: MIT
"""An experiment is joemarlo's: many turns of one reroll, played by the best mean and at random, side by side.

Each turn begins with one roll for both players. The best one keeps the dice with the highest mean of
`engine.one_turn.keep_scores`, the other one keeps each die with the chance 1/2; then both roll what they do not
keep, and score the most that the dice are worth in any of the categories. What they make in the long run is worked out
as well, exactly, which shows what that many turns prove.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from fractions import Fraction
from functools import cached_property
from itertools import product
from random import Random
from statistics import mean, stdev

from engine.one_turn.keep_scores import TurnError, after_one_reroll, best_points
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, KEEP_INDEX, ROLLS, Dice, keeps_of, ways
from engine.runtime.lazy_dataclass import dataclass

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
    means = {
        keep: Fraction(sum(score * count for score, count in ways_of.items()), ways_of.total())
        for keep, ways_of in after_one_reroll(categories).items()
    }
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
