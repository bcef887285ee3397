# SPDX-License-Identifier: MIT
"""The slow twin of statistics: every way in which a game can go on is listed, with its chance, and counted.

It stands on `naive_flow` and shares no code with the engine.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import naive
import naive_flow

JOKERS = ("full_house", "small_straight", "large_straight")
COUNTED = (*naive_flow.PARTS, "yahtzees_rolled", "jokers")


def counted(state, roll, category, points):
    """Return what one turn adds, by `COUNTED`."""
    alike = naive.five_alike(roll)
    joker = alike and category in JOKERS and points > 0
    return (*naive_flow.gains(state, roll, category, points), int(alike), int(joker))


@cache
def futures(state):
    """Return the chance of everything that can come in the rest of a game, as amounts by `COUNTED`."""
    if len(state.filled) == len(naive.CATEGORIES):
        return {(0,) * len(COUNTED): 1.0}
    return after_turn(state, naive_flow.endings(state, (), state.rolls_per_turn - 1))


def after_turn(state, ways_to_end):
    """Return the chance of everything that can come once the turn ends in one of these ways."""
    result = defaultdict(float)
    for (roll, category, points), chance in ways_to_end.items():
        now = counted(state, roll, category, points)
        for later, later_chance in futures(naive_flow.after(state, category, points)).items():
            result[tuple(map(sum, zip(now, later, strict=True)))] += chance * later_chance
    return dict(result)


def from_roll(state, roll, rolls_left):
    """Return the chance of everything that can come, a roll being on the table."""
    option = naive_flow.choices(state, rolls_left)[roll]
    if option[0] == "score":
        return after_turn(state, {(roll, *option[1:]): 1.0})
    return after_turn(state, naive_flow.endings(state, option[1], rolls_left - 1))


def chances_of(found, name):
    """Return the chance of each amount of one thing."""
    result = defaultdict(float)
    for amounts, chance in found.items():
        result[amounts[COUNTED.index(name)]] += chance
    return dict(result)


def chances_of_points(found):
    """Return the chance of each number of points still to come."""
    result = defaultdict(float)
    for amounts, chance in found.items():
        result[sum(amounts[: len(naive_flow.PARTS)])] += chance
    return dict(result)
