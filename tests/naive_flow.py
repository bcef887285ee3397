# SPDX-License-Identifier: MIT
"""The slow twin of explanations: what becomes of a turn and of the game, by listing every way in which it can go on.

It stands on the values of `naive` and shares no code with the engine. Where options are worth the same (within 3e-12),
categories come before keeps, both in the order in which `naive` lists them; where outcomes of a keep are, demons take
the first by counts, and the extremes of N throws take them in the order of `naive.ROLLS`.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import naive

PARTS = (*naive.CATEGORIES, "upper_bonus", "yahtzee_bonus")
EQUAL = 3e-12


@cache
def choices(state, rolls_left):
    """Return for every roll the first of the best options: ("score", category, points) or ("keep", dice)."""
    kept = {keep: naive.rerolled_value(state, keep, rolls_left - 1) for keep in naive.KEEPS} if rolls_left else {}
    result = {}
    for roll in naive.ROLLS:
        found = [
            (naive.scoring_value(state, roll, category, points), ("score", category, points))
            for category, points in naive.allowed(state.rules, state.filled, roll).items()
        ]
        found += [(kept[keep], ("keep", keep)) for keep in naive.keeps(roll) if rolls_left]
        best = max(value for value, _ in found)
        result[roll] = next(option for value, option in found if value >= best - EQUAL)
    return result


def answers(state, keep, rolls_left):
    """Return the chance of every roll that the dice may answer `keep` with, `rolls_left` being left after that."""
    values = naive.rolled_values(state, rolls_left)
    ways = naive.outcomes(keep)
    if state.dice_model == "perfect-demon":
        return {naive.demons_answer(ways, values): 1.0}
    if state.dice_model == "demon":
        fair = naive.rolled_values(state._replace(dice_model="fair"), rolls_left)
        return {naive.demons_answer(ways, fair): 1.0}
    if state.dice_model == "fair":
        return {roll: count / 6 ** (5 - len(keep)) for roll, count in ways.items()}
    kind, throws = state.dice_model.rsplit("-", 1)
    sign = -1 if kind == "best-of" else 1
    return extremes(ways, {roll: sign * round(values[roll], 11) for roll in ways}, int(throws))


def extremes(ways, worth, throws):
    """Return the chance of every outcome to be the lowest of a number of throws."""
    left = total = sum(ways.values())
    result = {}
    for roll in sorted(ways, key=lambda roll: (worth[roll], naive.ROLLS.index(roll))):
        result[roll] = (left**throws - (left - ways[roll]) ** throws) / total**throws
        left -= ways[roll]
    return result


@cache
def endings(state, keep, rolls_left):
    """Return the chance of every (roll, category, points) that the turn can end with, `keep` being rolled now."""
    result = defaultdict(float)
    for roll, chance in answers(state, keep, rolls_left).items():
        option = choices(state, rolls_left)[roll]
        if option[0] == "score":
            result[(roll, *option[1:])] += chance
        else:
            for ending, later in endings(state, option[1], rolls_left - 1).items():
                result[ending] += chance * later
    return dict(result)


def gains(state, roll, category, points):
    """Return the points of scoring, by part."""
    found = dict.fromkeys(PARTS, 0)
    found[category] = points
    if naive.five_alike(roll) and state.yahtzee_is_50 and state.rules != "no-yahtzee-bonus":
        found["yahtzee_bonus"] = 100
    if category in naive.UPPER and state.upper_total < 63 <= state.upper_total + points:
        found["upper_bonus"] = 35
    return tuple(found.values())


def after(state, category, points):
    """Return the turn state after scoring."""
    return naive.turn_state(
        state.rules,
        state.filled | {category},
        state.upper_total + (points if category in naive.UPPER else 0),
        state.yahtzee_is_50 or (category == "yahtzee" and points == 50),
        state.rolls_per_turn,
        state.dice_model,
    )


@cache
def futures(state):
    """Return the chance of everything that can come in the rest of a game: points by part."""
    if len(state.filled) == len(naive.CATEGORIES):
        return {(0,) * len(PARTS): 1.0}
    return futures_of(state, endings(state, (), state.rolls_per_turn - 1))


def futures_of(state, ways_to_end):
    """Return the chance of everything that can come after these endings of the turn."""
    result = defaultdict(float)
    for (roll, category, points), chance in ways_to_end.items():
        now = gains(state, roll, category, points)
        for later, later_chance in futures(after(state, category, points)).items():
            result[tuple(map(sum, zip(now, later, strict=True)))] += chance * later_chance
    return dict(result)


def summary(distribution):
    """Return mean points by part, the chance of the upper bonus, and the variance of all points."""
    means = [sum(points[part] * chance for points, chance in distribution.items()) for part in range(len(PARTS))]
    mean = sum(means)
    variance = sum(chance * (sum(points) - mean) ** 2 for points, chance in distribution.items())
    bonus_chance = sum(chance for points, chance in distribution.items() if points[PARTS.index("upper_bonus")])
    return means, bonus_chance, variance
