# SPDX-License-Identifier: MIT
"""The slow twin: solitaire Yahtzee worked out from its rules alone, in plain Python.

It shares no code with the engine and is what the engine is tested against, so it prefers the obvious to the fast: rolls
are sorted tuples, the outcomes of a reroll are listed with `itertools`, and a turn state's value is computed by the
recurrence

    value(state)            = mean over the first roll of rolled(state, roll, rolls_per_turn - 1)
    rolled(state, roll, 0)  = max over the allowed categories of points + bonuses + value(next state)
    rolled(state, roll, r)  = max over the keeps of: mean over the rerolled dice of rolled(state, new roll, r - 1)

The other dice models replace the mean: `perfect-demon` by the minimum, `worst-of-N` (`best-of-N`) by the mean of the
lowest (highest) of N independent rerolls, `demon` by the value of the one reroll whose value with fair dice is lowest,
values within 1e-9 counting as equal and the first of those taken when ones, then twos, ... then sixes are counted.

Keeping all five dice is a keep like any other, so scoring early needs no line of its own. A state takes about 5 ms
(25 ms when extremes have to be sorted), and every open box at least doubles the number of states: up to three open
boxes take a fraction of a second, five take a few seconds.

Run as a program, it prints the scoring table of `tests/engine/data/scoring_table.csv`.
"""

from __future__ import annotations

import csv
import itertools
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

UPPER = ("aces", "twos", "threes", "fours", "fives", "sixes")
LOWER = ("three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight", "yahtzee", "chance")
CATEGORIES = UPPER + LOWER

RULES = ("free-joker", "forced-joker", "full-joker", "no-joker", "no-yahtzee-bonus")
EXTREMES = ("worst-of-", "best-of-")
DICE_MODELS = ("fair", "demon", "perfect-demon", *(f"{name}{n}" for name in EXTREMES for n in range(1, 51)))

Dice = tuple[int, ...]
"""Dice in ascending order: a roll if there are five of them, a keep if there are five or fewer."""


# The dice


@cache
def throws(n: int) -> dict[Dice, int]:
    """Return every throw of `n` dice, order ignored, with the number of the 6^n ordered throws that show it."""
    return dict(Counter(tuple(sorted(throw)) for throw in itertools.product(range(1, 7), repeat=n)))


@cache
def outcomes(keep: Dice) -> dict[Dice, int]:
    """Return every roll that `keep` can become when the other dice are rolled, with the number of ways to it."""
    return {tuple(sorted(keep + throw)): ways for throw, ways in throws(5 - len(keep)).items()}


@cache
def keeps(roll: Dice) -> tuple[Dice, ...]:
    """Return the distinct keeps of a roll, from rolling everything to keeping everything."""
    distinct = {keep for n in range(6) for keep in itertools.combinations(roll, n)}
    return tuple(sorted(distinct, key=lambda keep: (len(keep), keep)))


def counts(dice: Dice) -> tuple[int, ...]:
    """Return how many ones, twos, ... sixes there are."""
    return tuple(dice.count(face) for face in range(1, 7))


ROLLS = tuple(throws(5))
KEEPS = tuple(keep for n in range(6) for keep in throws(n))


# The scorecard


def five_alike(dice: Iterable[int]) -> bool:
    """Return whether all dice show the same face."""
    return len(set(dice)) == 1


def score(category: str, dice: Iterable[int], joker: bool = False) -> int:
    """Return the points of five dice in a category; with `joker`, five alike fill full house and straights in full."""
    dice = sorted(dice)
    joker = joker and five_alike(dice)
    counts = sorted(Counter(dice).values())
    if category in UPPER:
        face = UPPER.index(category) + 1
        return face * dice.count(face)
    if category == "three_of_a_kind":
        return sum(dice) if max(counts) >= 3 else 0
    if category == "four_of_a_kind":
        return sum(dice) if max(counts) >= 4 else 0
    if category == "full_house":
        return 25 if counts == [2, 3] or joker else 0
    if category == "small_straight":
        runs = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
        return 30 if any(run <= set(dice) for run in runs) or joker else 0
    if category == "large_straight":
        return 40 if dice in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]) or joker else 0
    if category == "yahtzee":
        return 50 if five_alike(dice) else 0
    if category == "chance":
        return sum(dice)
    raise ValueError(f"unknown category: {category!r}")


def allowed(rules: str, scores: Iterable[str], dice: Iterable[int]) -> dict[str, int]:
    """Return the points of the dice in every category that may be filled now; `scores` holds the filled categories."""
    filled, dice = set(scores), sorted(dice)
    open_boxes = [category for category in CATEGORIES if category not in filled]
    if not (rules in ("free-joker", "forced-joker", "full-joker") and five_alike(dice) and "yahtzee" in filled):
        return {category: score(category, dice) for category in open_boxes}

    matching = UPPER[dice[0] - 1]
    joker = matching in filled or rules == "full-joker"
    if rules == "forced-joker":
        open_lower = [category for category in open_boxes if category in LOWER]
        if not joker:
            open_boxes = [matching]
        elif open_lower:
            open_boxes = open_lower
    return {category: score(category, dice, joker) for category in open_boxes}


def points_so_far(scores: Mapping[str, int], yahtzee_bonuses: int) -> int:
    """Return the points of a scorecard: its boxes, the upper bonus once earned, 100 for each Yahtzee bonus."""
    upper_total = sum(points for category, points in scores.items() if category in UPPER)
    return sum(scores.values()) + (35 if upper_total >= 63 else 0) + 100 * yahtzee_bonuses


# The values


class State(NamedTuple):
    """What is known between two turns, and the rules of the game."""

    rules: str
    filled: frozenset[str]
    upper_total: int
    yahtzee_is_50: bool
    rolls_per_turn: int
    dice_model: str


def scoring_value(state: State, roll: Dice, category: str, points: int) -> float:
    """Return the points still to come when `roll` fills `category` for `points`, those points included."""
    gained = points
    if five_alike(roll) and state.yahtzee_is_50 and state.rules != "no-yahtzee-bonus":
        gained += 100
    upper_total = state.upper_total
    if category in UPPER:
        upper_total += points
        if state.upper_total < 63 <= upper_total:
            gained += 35
    return gained + state_value(
        state.rules,
        state.filled | {category},
        upper_total,
        state.yahtzee_is_50 or (category == "yahtzee" and points == 50),
        state.rolls_per_turn,
        state.dice_model,
    )


@cache
def power(base: int, exponent: int) -> int:
    """Return an exact power."""
    return base**exponent


def mean_of_lowest(weighted: Iterable[tuple[float, int]], n: int) -> float:
    """Return the mean of the lowest of `n` independent draws from (value, ways) pairs.

    The lowest is one particular value or a later one exactly if all draws are, in ascending order of the values.
    """
    ordered = sorted(weighted)
    left = total = sum(ways for _, ways in ordered)
    mean = 0.0
    for value, ways in ordered:
        chance = (power(left, n) - power(left - ways, n)) / power(total, n)
        mean += value * chance
        left -= ways
    return mean


def demons_answer(rolls: Iterable[Dice], fair_values: Mapping[Dice, float]) -> Dice:
    """Return the roll that Verhoeff's demon chooses."""
    rolls = list(rolls)
    lowest = min(fair_values[roll] for roll in rolls)
    return min((roll for roll in rolls if fair_values[roll] <= lowest + 1e-9), key=counts)


def rerolled_value(state: State, keep: Dice, rolls_left: int) -> float:
    """Return what rolling the rest of `keep` is worth when `rolls_left` rerolls are left after that."""
    values = rolled_values(state, rolls_left)
    if state.dice_model == "perfect-demon":
        return min(values[roll] for roll in outcomes(keep))
    if state.dice_model == "demon":
        return values[demons_answer(outcomes(keep), rolled_values(state._replace(dice_model="fair"), rolls_left))]
    if state.dice_model.startswith("worst-of-"):
        return mean_of_lowest(
            ((values[roll], ways) for roll, ways in outcomes(keep).items()),
            int(state.dice_model.removeprefix("worst-of-")),
        )
    if state.dice_model.startswith("best-of-"):
        return -mean_of_lowest(
            ((-values[roll], ways) for roll, ways in outcomes(keep).items()),
            int(state.dice_model.removeprefix("best-of-")),
        )
    return sum(ways * values[roll] for roll, ways in outcomes(keep).items()) / 6 ** (5 - len(keep))


@lru_cache(maxsize=64)
def rolled_values(state: State, rolls_left: int) -> dict[Dice, float]:
    """Return the points still to come for each of the 252 rolls, with `rolls_left` rerolls left in this turn."""
    if rolls_left == 0:
        return {
            roll: max(
                scoring_value(state, roll, category, points)
                for category, points in allowed(state.rules, state.filled, roll).items()
            )
            for roll in ROLLS
        }
    kept = {keep: rerolled_value(state, keep, rolls_left - 1) for keep in KEEPS}
    return {roll: max(kept[keep] for keep in keeps(roll)) for roll in ROLLS}


@cache
def _value(state: State) -> float:
    """Return the value of a turn state whose upper total is capped."""
    if len(state.filled) == len(CATEGORIES):
        return 0.0
    return rerolled_value(state, (), state.rolls_per_turn - 1)


def turn_state(
    rules: str, filled: Iterable[str], upper_total: int, yahtzee_is_50: bool, rolls_per_turn: int, dice_model: str
) -> State:
    """Return the turn state, its upper total capped at 63; a name that is not in the lists above is an error."""
    filled = frozenset(filled)
    if rules not in RULES:
        raise ValueError(f"unknown rules: {rules!r}")
    if dice_model not in DICE_MODELS:
        raise ValueError(f"unknown dice model: {dice_model!r}")
    if not filled <= set(CATEGORIES):
        raise ValueError(f"unknown categories: {sorted(filled - set(CATEGORIES))}")
    return State(rules, filled, min(upper_total, 63), yahtzee_is_50, rolls_per_turn, dice_model)


def state_value(
    rules: str,
    filled: Iterable[str],
    upper_total: int,
    yahtzee_is_50: bool,
    rolls_per_turn: int = 3,
    dice_model: str = "fair",
) -> float:
    """Return the points still to come before the first roll of a turn, an upper bonus not yet earned included."""
    return _value(turn_state(rules, filled, upper_total, yahtzee_is_50, rolls_per_turn, dice_model))


def options(
    rules: str,
    scores: Mapping[str, int],
    yahtzee_bonuses: int,
    dice: Iterable[int | str],
    rolls_left: int,
    rolls_per_turn: int = 3,
    dice_model: str = "fair",
) -> dict[str, dict]:
    """Return every option of a position with its expected final score, the points so far included.

    `dice` may be numbers or a string of digits. The answer is `{"keeps": {"": value, "55": value, ...}, "categories":
    {"chance": [points, value], ...}}`; without rolls left there are no keeps.
    """
    roll = tuple(sorted(int(die) for die in dice))
    upper_total = sum(points for category, points in scores.items() if category in UPPER)
    state = turn_state(rules, scores, upper_total, scores.get("yahtzee") == 50, rolls_per_turn, dice_model)
    so_far = points_so_far(scores, yahtzee_bonuses)

    kept = {}
    if rolls_left > 0:
        kept = {"".join(map(str, keep)): so_far + rerolled_value(state, keep, rolls_left - 1) for keep in keeps(roll)}
    categories = {
        category: [points, so_far + scoring_value(state, roll, category, points)]
        for category, points in allowed(rules, scores, roll).items()
    }
    return {"keeps": kept, "categories": categories}


# The scoring table

JOKER_CATEGORIES = ("full_house", "small_straight", "large_straight")


def scoring_table() -> Iterator[dict[str, str]]:
    """Yield the rows of the scoring table as text: dice, the 13 categories, and the joker points of five alike."""
    for roll in ROLLS:
        row = {"dice": "".join(map(str, roll))}
        row |= {category: str(score(category, roll)) for category in CATEGORIES}
        for category in JOKER_CATEGORIES:
            row[f"joker_{category}"] = str(score(category, roll, joker=True)) if five_alike(roll) else ""
        yield row


def main() -> None:
    """Print the scoring table as CSV."""
    rows = list(scoring_table())
    writer = csv.DictWriter(sys.stdout, rows[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


if __name__ == "__main__":
    main()
