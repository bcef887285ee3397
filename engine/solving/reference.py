# SPDX-License-Identifier: MIT
"""A slow reference in numpy, without compiled code: what a turn is worth, worked out again from the rules.

It shares nothing with the kernels but the rules themselves (`engine.rules`), and is some hundred times slower: made to
look whether they still do what they should (`engine.solving.new_table_checks`), not to work with. With the worth F_0 of
each roll that is scored at once, the worth of keeps and rolls by the rolls n left afterwards is

    K_n(k) = sum over rolls r of P(r | k) F_n(r)        F_n+1(r) = max over keeps k of r of K_n(k)

where a roll kept as it is is one of its keeps, and P says how the dice answer (`engine.rules.dice_models`): it may hang
on F_n itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np

from engine.rules import dice, turn_states
from engine.rules.categories import Category
from engine.rules.dice_models import DiceModel
from engine.rules.scoring import RuleSet, allowed_points, is_yahtzee, plain_points
from engine.rules.ties import EQUAL

FloatArray = np.ndarray[Any, np.dtype[np.float64]]
IntArray = np.ndarray[Any, np.dtype[np.int64]]
TurnState = tuple[int, int, int, int]
"""(yahtzee, lower, upper, total) as in `engine.rules.turn_states`."""

_ROUNDED = 11  # decimals by which dice thrown several times tell rolls apart
_YAHTZEES = [index for index, roll in enumerate(dice.ROLLS) if is_yahtzee(roll)]
_KEPT = 8  # rule sets
_SOME_POINTS = 1
_ORDINARY = dice.ROLLS[1]  # not five of a kind: every open box takes it


class Gain(NamedTuple):
    """What scoring brings at once: points in a box, an upper bonus, a Yahtzee bonus; and the turn state after it."""

    category: Category
    points: int
    upper_bonus: int
    yahtzee_bonus: int
    after: TurnState

    @property
    def all_points(self) -> int:
        """All that is added to the points so far."""
        return self.points + self.upper_bonus + self.yahtzee_bonus


Worth = Callable[[Gain], float]
"""What scoring is worth with all that follows it."""


# ---- scoring --------------------------------------------------------------------------------------------------------


def filled_boxes(rules: RuleSet, state: TurnState) -> dict[Category, int]:
    """Return the filled boxes of a turn state with points that tell the rules as much as those that they may hold."""
    yahtzee, lower, upper, _ = state
    here = turn_states.layout(rules)
    filled = {category: 0 for category, bit in here.upper_bits.items() if upper >> bit & 1}
    filled |= {category: 0 for category, bit in here.lower_bits.items() if lower >> bit & 1}
    if yahtzee != turn_states.YAHTZEE_OPEN and rules.yahtzee_box is not None:
        filled[rules.yahtzee_box] = _SOME_POINTS if yahtzee == turn_states.YAHTZEE_BONUS_AHEAD else 0
    return filled


def gain_of(rules: RuleSet, state: TurnState, category: Category, points: int, *, alike: bool) -> Gain:
    """Return what scoring `points` in an open box brings; `alike` says whether the dice were five of a kind."""
    yahtzee, lower, upper, total = state
    here, upper_bonus = turn_states.layout(rules), 0
    bonus = rules.yahtzee_bonus if alike and yahtzee == turn_states.YAHTZEE_BONUS_AHEAD else 0
    if category.is_upper:
        upper_bonus = rules.upper_bonus if total < here.bonus_at <= total + points else 0
        total = min(total + points, here.bonus_at)
    return Gain(category, points, upper_bonus, bonus, (*here.after(yahtzee, lower, upper, category, points), total))


@lru_cache(maxsize=_KEPT)
def _plain(rules: RuleSet, first: bool) -> tuple[tuple[list[int], IntArray], ...]:
    """Return by category the numbers of points that rolls score there, and which of them each roll does."""
    found = []
    for category in rules.categories:
        points = [plain_points(category, roll, rules, first=first) for roll in dice.ROLLS]
        different = sorted(set(points))
        found.append((different, np.array([different.index(number) for number in points])))
    return tuple(found)


def scored(rules: RuleSet, state: TurnState, worth: Worth, *, first: bool = False) -> FloatArray:
    """Return (252, boxes) what each roll is worth when it is scored at once in each box, -inf where it must not be."""
    filled = filled_boxes(rules, state)
    found: FloatArray = np.full((len(dice.ROLLS), len(rules.boxes)), -np.inf)
    open_boxes = allowed_points(rules, filled, _ORDINARY)
    for category, (different, which) in zip(rules.categories, _plain(rules, first), strict=True):
        if category in open_boxes:
            worths = [worth(gain_of(rules, state, category, points, alike=False)) for points in different]
            found[:, category] = np.array(worths)[which]
    for index in _YAHTZEES:
        found[index] = -np.inf
        for category, points in allowed_points(rules, filled, dice.ROLLS[index], first=first).items():
            found[index, category] = worth(gain_of(rules, state, category, points, alike=True))
    return found


def gain_in(rules: RuleSet, state: TurnState, index: int, box: int) -> Gain:
    """Return what scoring the roll of that index in a box brings, where that is allowed."""
    roll, category = dice.ROLLS[index], rules.categories[box]
    points = allowed_points(rules, filled_boxes(rules, state), roll)[category]
    return gain_of(rules, state, category, points, alike=is_yahtzee(roll))


# ---- rolling --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def ways() -> FloatArray:
    """Return (462, 252): in how many of the 6^n ordered throws of its other dice each keep becomes each roll."""
    found = np.zeros((len(dice.KEEPS), len(dice.ROLLS)))
    for row, keep in enumerate(dice.KEEPS):
        for rest in combinations_with_replacement(dice.FACES, dice.DICE_PER_ROLL - len(keep)):
            found[row, dice.ROLL_INDEX[tuple(sorted(keep + rest))]] = dice.ways(rest)
    return found


@lru_cache(maxsize=1)
def keeps_of_rolls() -> IntArray:
    """Return (252, 32): the keeps of each roll by their rows, the last one repeated where there are fewer."""
    rows = [[dice.KEEP_INDEX[keep] for keep in dice.keeps_of(roll)] for roll in dice.ROLLS]
    longest = max(map(len, rows))
    return np.array([row + row[-1:] * (longest - len(row)) for row in rows])


@lru_cache(maxsize=1)
def _fair() -> FloatArray:
    return ways() / ways().sum(axis=1, keepdims=True)


@lru_cache(maxsize=1)
def _tie_ranks() -> IntArray:
    return np.argsort(np.argsort([int("".join(map(str, dice.counts(roll)))) for roll in dice.ROLLS]))


def answers(model: DiceModel, values: FloatArray, watched: FloatArray) -> FloatArray:
    """Return P (462, 252): the chance of each roll to answer each keep.

    Args:
        model: the dice model.
        values: (252,) F_n, what rolls are worth to the player.
        watched: (252,) what they are worth in the fair game, for the demon.
    """
    if model.is_fair:
        return _fair()
    if model.is_deterministic:
        return _answers_of_demon(watched if model.watches_fair else values)
    sign = -1.0 if model.favours_player else 1.0
    order = np.lexsort((np.arange(len(values)), np.round(sign * values, _ROUNDED)))
    ways_in_order = ways()[:, order]
    left = ways_in_order[:, ::-1].cumsum(axis=1)[:, ::-1]
    total = left[:, :1]
    found = np.empty_like(left)
    found[:, order] = (left / total) ** model.throws - ((left - ways_in_order) / total) ** model.throws
    return found


def _answers_of_demon(watched: FloatArray) -> FloatArray:
    reached = ways() > 0
    seen = np.where(reached, watched, np.inf)
    equal = seen <= seen.min(axis=1, keepdims=True) + EQUAL
    chosen = np.where(equal, _tie_ranks(), len(dice.ROLLS)).argmin(axis=1)
    return (np.arange(len(dice.ROLLS)) == chosen[:, None]).astype(np.float64)


class TurnAfresh(NamedTuple):
    """One turn, stage by stage from its end: F_n (252,), K_n (462,) and P_n (462, 252) for n = 0, 1, ... rolls left."""

    rolls: list[FloatArray]
    keeps: list[FloatArray]
    answers: list[FloatArray]

    @property
    def worth(self) -> float:
        """What the turn is worth before its first roll."""
        return float(self.keeps[-1][0])


def turn(
    rules: RuleSet,
    model: DiceModel,
    at_once: FloatArray,
    fair_at_once: FloatArray | None = None,
    first_at_once: FloatArray | None = None,
) -> TurnAfresh:
    """Work out a turn.

    Args:
        rules: the rule set.
        model: the dice model.
        at_once: (252, boxes) from `scored`.
        fair_at_once: the same in the fair game, for the demon.
        first_at_once: the same for the first roll of a turn, where the rules count it for more.
    """
    values = at_once.max(axis=1)
    watched = values if fair_at_once is None else fair_at_once.max(axis=1)
    found = TurnAfresh([], [], [])
    for left in range(rules.rolls_per_turn):
        if first_at_once is not None and left == rules.rolls_per_turn - 1:
            values = np.maximum(values, first_at_once.max(axis=1))
        chances = answers(model, values, watched)
        kept = chances @ values
        found.rolls.append(values)
        found.keeps.append(kept)
        found.answers.append(chances)
        values = kept[keeps_of_rolls()].max(axis=1)
        watched = (_fair() @ watched)[keeps_of_rolls()].max(axis=1)
    return found
