# SPDX-License-Identifier: MIT
"""Counts: how many games, strategies and states there are, as integers, or as logarithms where those would not fit.

In the tree of the game nothing is put together: dice are told apart, each keep is a set of dice, and a game is what was
rolled, kept and scored. With d dice of f faces and r rolls per turn, the first roll can come up in f^d ways, and a keep
and the roll after it have (f + 1)^d, for each die is kept or shows one of f faces. So, with b boxes,

    ways of a turn, its box aside     w = f^d * (f + 1)^(d (r - 1))
    games                             w^b * b!
    least chance of a game            f^(-d r b): all dice are rolled every time
    greatest chance of a game         f^(-d b): all dice are kept after the first roll

A deterministic strategy says at every point of choice in that tree what to do. Turn t (1 to b) begins in
w^(t - 1) * b! / (b - t + 1)! ways; in each of them there are f^d (f + 1)^(d i) choices among 2^d keeps after roll
i + 1, and w choices among b - t + 1 boxes. The number of strategies is the product over all of these choices, so its
logarithm is a sum.

Random play (Verhoeff): a player who keeps dice without looking at their faces, and takes boxes without looking at the
dice, scores in each box what five fair dice bring there, however often they roll. So the final score is a sum of
thirteen means over the 7,776 ways in which five dice can fall, bonuses and jokers aside.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial, log10

from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, ROLLS, ways
from engine.rules.scoring import DEFAULT_RULES, RuleSet, plain_points
from engine.runtime.lazy_dataclass import dataclass


@dataclass(frozen=True)
class GameShape:
    """What a game of dice and boxes is like."""

    dice: int = DICE_PER_ROLL
    faces: int = len(FACES)
    rolls: int = DEFAULT_RULES.rolls_per_turn
    boxes: int = len(CATEGORIES)

    @property
    def ways_of_turn(self) -> int:
        """In how many ways a turn can go until it is scored."""
        return self.faces**self.dice * (self.faces + 1) ** (self.dice * (self.rolls - 1))

    @property
    def games(self) -> int:
        """The number of games."""
        return self.ways_of_turn**self.boxes * factorial(self.boxes)

    @property
    def least_chance(self) -> Fraction:
        """The chance of the most unlikely games."""
        return Fraction(1, self.faces ** (self.dice * self.rolls * self.boxes))

    @property
    def greatest_chance(self) -> Fraction:
        """The chance of the likeliest games of a deterministic strategy."""
        return Fraction(1, self.faces ** (self.dice * self.boxes))

    @property
    def keep_choices(self) -> int:
        """The number of choices among keeps in a turn, each of 2^dice keeps."""
        first = self.faces**self.dice
        return sum(first * (self.faces + 1) ** (self.dice * roll) for roll in range(self.rolls - 1))

    def turns(self, turn: int) -> int:
        """Return in how many ways turn `turn`, from 1 on, can begin."""
        left = self.boxes - turn + 1
        return self.ways_of_turn ** (turn - 1) * (factorial(self.boxes) // factorial(left))

    @property
    def strategy_exponents(self) -> dict[int, int]:
        """The number of deterministic strategies as a product of powers: how often each number of options comes up."""
        powers = {2**self.dice: self.keep_choices * sum(map(self.turns, range(1, self.boxes + 1)))}
        for turn in range(1, self.boxes + 1):
            options = self.boxes - turn + 1
            powers[options] = powers.get(options, 0) + self.turns(turn) * self.ways_of_turn
        return {options: count for options, count in powers.items() if options > 1 and count}

    @property
    def log10_strategies(self) -> Fraction:
        """The logarithm of the number of strategies, its whole part exact to sixteen digits or so."""
        return sum((Fraction(log10(options)) * n for options, n in self.strategy_exponents.items()), Fraction(0))

    @property
    def turn_tree(self) -> list[int]:
        """The number of nodes on each level of the tree of a turn: roll, choose keeps, reroll, ..., choose a box."""
        levels = [1, self.faces**self.dice]
        for _ in range(self.rolls - 1):
            levels += [levels[-1] * 2**self.dice, levels[-1] * (self.faces + 1) ** self.dice]
        return levels

    @property
    def turn_graph(self) -> list[int]:
        """The same once equal states are put together: dice without order."""
        rolls, keeps = _ways_to_choose(self.dice, self.faces), _ways_to_choose(self.dice, self.faces + 1)
        return [1, rolls] + [keeps, rolls] * (self.rolls - 1)


def _ways_to_choose(dice_count: int, kinds: int) -> int:
    """Return in how many ways dice can show, order ignored; a kind more stands for dice that are not kept."""
    result = 1
    for number in range(1, dice_count + 1):
        result = result * (kinds - 1 + number) // number
    return result


def state_counts(rules: RuleSet = DEFAULT_RULES) -> dict[str, int]:
    """Return how many turn states there are.

    `indexed` is the size of a table, in float64 values of `table_bytes`; `reachable` how many can come up; `solved`
    those with a future of their own, for which the engine works.
    """
    here = turn_states.layout(rules)
    solved = here.statuses * here.lower_sets * here.class_count
    return {"indexed": here.size, "reachable": here.reachable_count, "solved": solved, "table_bytes": 8 * here.size}


ALL_WAYS = len(FACES) ** DICE_PER_ROLL
_ALWAYS = (*(category for category in CATEGORIES if category.is_upper), Category.CHANCE)
"""The boxes that have no condition."""


@dataclass(frozen=True)
class RandomBox:
    """What a box brings: in how many of 7,776 ways its condition is met, and it scores above zero; the mean points."""

    category: Category
    ways_met: int
    ways_above_zero: int
    mean: Fraction


def random_boxes() -> list[RandomBox]:
    """Return what random play expects of each box, in the order of the scorecard."""
    found = []
    for category in CATEGORIES:
        points = {roll: plain_points(category, roll) for roll in ROLLS}
        above = sum(ways(roll) for roll in ROLLS if points[roll])
        total = sum(ways(roll) * points[roll] for roll in ROLLS)
        met = ALL_WAYS if category in _ALWAYS else above
        found.append(RandomBox(category, met, above, Fraction(total, ALL_WAYS)))
    return found
