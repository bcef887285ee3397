# SPDX-License-Identifier: MIT
"""How low and how high a player can end who follows the fair-dice strategy, whatever the dice do.

Compiled, but one turn state at a time and in the order of the definitions, and apart from the engine's kernels. Where
options are worth the same (within 1e-9) the strategy leaves open which one is taken, so there are two answers for
either end: as if the player's choices among equals were the worst ones, and as if they were the best.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit

from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import FIRST_ROLL, KEEP_INDEX, KEEPS, ROLLS, children, counts, keeps_of, ways
from engine.rules.scoring import UPPER_BONUS, UPPER_BONUS_AT, allowed_points
from engine.solving import layers

TIE = 1e-9
_YAHTZEE = int(Category.YAHTZEE)
_LOWER_BIT = np.array([turn_states.layout().lower_bits.get(category, -1) for category in CATEGORIES])
_CHILDREN = np.array([[KEEP_INDEX[child] for child in children(keep)] for keep in KEEPS[:FIRST_ROLL]])
_OPTIONS = [[KEEP_INDEX[keep] for keep in keeps_of(roll)] for roll in ROLLS]
_OPTION_START = np.cumsum([0, *map(len, _OPTIONS)])
_OPTION = np.concatenate(_OPTIONS)
_CHANCE = np.array([ways(roll) for roll in ROLLS]) / 6**5

# The columns of every array of outcomes: the dice are against (0, 1) or for the player (2, 3), who chooses among equals
# the worst (0, 2) or the best (1, 3).
COLUMNS = 4


def _points(rules):
    """Return what each of the 252 rolls may score in each box, -1 where forbidden, by what lies filled.

    Axes: Yahtzee box filled, all other lower boxes filled, upper box of the roll's first face filled, roll, box.
    """
    table = np.full((2, 2, 2, 252, 13), -1.0)
    others = list(turn_states.layout().lower_bits)
    for filled in np.ndindex(2, 2, 2):
        for index, roll in enumerate(ROLLS):
            scores = {Category.YAHTZEE: 0} if filled[0] else {}
            scores |= dict.fromkeys(others, 0) if filled[1] else {}
            scores |= {CATEGORIES[roll[0] - 1]: 0} if filled[2] else {}
            for category, points in allowed_points(rules, scores, roll).items():
                table[(*filled, index, category)] = points
    return table


_POINTS_OF_FACES = np.array([counts(roll) for roll in ROLLS]) * np.arange(1, 7)
_IS_YAHTZEE = np.array([len(set(roll)) == 1 for roll in ROLLS])
_FIRST_FACE = np.array([roll[0] - 1 for roll in ROLLS])


@njit
def _widen(outcomes, row, column, outcome):
    """Take an option into account that is worth as much as the best one."""
    if column % 2:
        outcomes[row, column] = max(outcomes[row, column], outcome)
    else:
        outcomes[row, column] = min(outcomes[row, column], outcome)


@njit
def _after(status, lower, upper, total, box, points_of_face, points, bonus, status_after_50):
    """Return the turn state after scoring `points` in an open box and what is gained; -1 for a filled box."""
    gained = points
    if box < 6:
        if (upper >> box) & 1:
            return -1, gained
        new_total = min(total + points_of_face, UPPER_BONUS_AT)
        gained += bonus + (UPPER_BONUS if total < UPPER_BONUS_AT <= new_total else 0)
        return ((status * 64 + lower) * 64 + (upper | (1 << box))) * 64 + new_total, gained
    if box == _YAHTZEE:
        if status:
            return -1, gained
        status = status_after_50 if points else 1
    else:
        if (lower >> _LOWER_BIT[box]) & 1:
            return -1, gained
        lower |= 1 << _LOWER_BIT[box]
    return ((status * 64 + lower) * 64 + upper) * 64 + total, gained + bonus


@njit
def _score(values, ends, points, bonus, status_after_50, status, lower, upper, total, best, outcomes):
    """Fill the rows of the 252 rolls as if no roll were left."""
    indices, gains = np.empty(13, np.int64), np.empty(13)
    for roll in range(252):
        row = FIRST_ROLL + roll
        best[row] = -np.inf
        face_filled = (upper >> _FIRST_FACE[roll]) & 1
        earned = bonus if status == 2 and _IS_YAHTZEE[roll] else 0.0
        for box in range(13):
            indices[box] = -1
            allowed = points[1 if status else 0, 1 if lower == 63 else 0, face_filled, roll, box]
            if allowed >= 0:
                indices[box], gains[box] = _after(
                    status, lower, upper, total, box, _POINTS_OF_FACES[roll, box % 6], allowed, earned, status_after_50
                )
                if indices[box] >= 0:
                    best[row] = max(best[row], gains[box] + values[indices[box]])
        for column in range(COLUMNS):
            outcomes[row, column] = -np.inf if column % 2 else np.inf
        for box in range(13):
            if indices[box] >= 0 and gains[box] + values[indices[box]] >= best[row] - TIE:
                for column in range(COLUMNS):
                    _widen(outcomes, row, column, gains[box] + ends[indices[box], column])


@njit
def _roll(best, outcomes):
    """Give each keep that rolls dice the mean of `best` and, by column, the worst or best outcome."""
    for step in range(FIRST_ROLL):
        keep = FIRST_ROLL - 1 - step
        best[keep] = 0.0
        for column in range(COLUMNS):
            outcomes[keep, column] = np.inf if column < 2 else -np.inf
        for face in range(6):
            child = _CHILDREN[keep, face]
            best[keep] += best[child] / 6
            for column in range(2):
                outcomes[keep, column] = min(outcomes[keep, column], outcomes[child, column])
                outcomes[keep, column + 2] = max(outcomes[keep, column + 2], outcomes[child, column + 2])


@njit
def _choose(best, outcomes):
    """Give each roll the best of its keeps, all five dice among them."""
    for roll in range(252):
        row, start, stop = FIRST_ROLL + roll, _OPTION_START[roll], _OPTION_START[roll + 1]
        highest = -np.inf
        for place in range(start, stop):
            highest = max(highest, best[_OPTION[place]])
        if best[row] < highest - TIE:
            for column in range(COLUMNS):
                outcomes[row, column] = -np.inf if column % 2 else np.inf
        # All five dice are the last option; no other one is a row that this loop writes.
        for place in range(start, stop - 1):
            if best[_OPTION[place]] >= highest - TIE:
                for column in range(COLUMNS):
                    _widen(outcomes, row, column, outcomes[_OPTION[place], column])
        best[row] = highest


@njit(nogil=True)
def _work(values, ends, blocks, totals, total_start, points, bonus, status_after_50, rolls_per_turn):
    """Write the ends of the turn states of `blocks`; return the largest error of a value met on the way."""
    best, outcomes, error = np.empty(462), np.empty((462, COLUMNS)), 0.0
    for block in range(len(blocks)):
        status, lower, upper = blocks[block]
        for total in totals[total_start[upper] : total_start[upper + 1]]:
            _score(values, ends, points, bonus, status_after_50, status, lower, upper, total, best, outcomes)
            for _ in range(rolls_per_turn - 1):
                _roll(best, outcomes)
                _choose(best, outcomes)
            index = ((status * 64 + lower) * 64 + upper) * 64 + total
            error = max(error, abs(values[index] - np.sum(best[FIRST_ROLL:] * _CHANCE)))
            for column in range(2):
                ends[index, column] = np.min(outcomes[FIRST_ROLL:, column])
                ends[index, column + 2] = np.max(outcomes[FIRST_ROLL:, column + 2])
    return error


def score_range(table):
    """Return lowest and highest final scores under the strategy of a fair `table`, and the largest error of a value.

    The scores come in the order of the columns.
    """
    rules, totals = table.rules, turn_states.layout().reachable_totals
    flat, start = np.concatenate(totals), np.cumsum([0, *map(len, totals)])
    given = (flat, start, _points(rules), float(rules.yahtzee_bonus), 2 if rules.yahtzee_bonus else 1)
    ends = np.zeros((turn_states.layout().size, COLUMNS))
    error = 0.0
    with ThreadPoolExecutor(2) as pool:
        for layer in reversed(layers.layers_of(rules)[: layers.BOXES]):
            jobs = [
                pool.submit(_work, table.values, ends, blocks, *given, rules.rolls_per_turn)
                for blocks in np.array_split(layer, 16)
                if len(blocks)
            ]
            error = max(error, *(job.result() for job in jobs))
    return tuple(ends[turn_states.START_INDEX]), error
