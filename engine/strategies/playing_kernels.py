# SPDX-License-Identifier: MIT
"""A playing kernel carries out a strategy: one decision, or a turn of many games that stand in the same turn states.

`engine.strategies.strategy_kernels` says what a strategy wants; here chance has its say as well.

Game g of a seed has the key ``mix(seed ^ mix(g))``, and place p of roll i of turn t draws
``mix(key + golden * ((8 t + i) 8 + p))``, with splitmix64's finalizer as mix and its golden constant. Places 0 to 4 are
the dice that are rolled, one after the other, i counting the rolls; 5 is the choice of a keep and 6 that of a box, i
being the rolls left (0 for the box). So a game is the same whenever it is played, by any number of threads, and
different strategies meet the same dice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.analysis.verdicts import UPPER_LIMITS, Verdict
from engine.runtime.compiling import compiled, inner
from engine.strategies.strategy_kernels import (
    OPTION_KEEP,
    OPTION_START,
    RANDOM,
    RANDOM_KEEPS,
    SOFT,
    SUBSET_KEEP,
    SUBSETS,
    best_of_keeps,
    box_by_rule,
    decide_box,
    decide_keep,
    has_worths,
    keep_by_rule,
    list_boxes,
    soft_weights,
    think,
    weigh_boxes,
    yahtzee_bonus,
)
from engine.turn import lanes
from engine.turn.backward_induction import look
from engine.turn.endings import block_of, fill_box, open_boxes, points_row, state_at
from engine.turn.goals import begin_at
from engine.turn.lanes import LANES
from engine.turn.lattice import CHILDREN, FIRST_ROLL, ROLL_COUNT, FloatArray, IntArray

_COUNTS_FROM = UPPER_LIMITS[Verdict.BEST]

# ---- chance ---------------------------------------------------------------------------------------------------------

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR, _SECOND_FACTOR = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_SHIFT_30, _SHIFT_27, _SHIFT_31 = np.uint64(30), np.uint64(27), np.uint64(31)
_SHIFT_32, _SHIFT_11, _SIX = np.uint64(32), np.uint64(11), np.uint64(6)
_KEEP_PLACE, _BOX_PLACE = 5, 6


@inner
def _mix(number):
    """Return splitmix64's finalizer of a uint64."""
    number = (number ^ (number >> _SHIFT_30)) * _FIRST_FACTOR
    number = (number ^ (number >> _SHIFT_27)) * _SECOND_FACTOR
    return number ^ (number >> _SHIFT_31)


@inner
def _bits(key, turn, roll, place):
    return _mix(key + _GOLDEN * np.uint64((turn * 8 + roll) * 8 + place))


@inner
def _face(key, turn, roll, place):
    """Return a face, 0 to 5; the chances differ by less than 2^-31."""
    return ((_bits(key, turn, roll, place) >> _SHIFT_32) * _SIX) >> _SHIFT_32


@inner
def _draw(key, turn, roll, place):
    """Return a number from 0 up to, not including, 1."""
    return np.float64(_bits(key, turn, roll, place) >> _SHIFT_11) * 2.0**-53


@inner
def _throw(keep, key, turn, roll):
    row = np.uint64(keep)
    place = 0
    while row < FIRST_ROLL:
        row = np.uint64(CHILDREN[row, _face(key, turn, roll, place)])
        place += 1
    return np.intp(row) - FIRST_ROLL


# ---- choosing -------------------------------------------------------------------------------------------------------


@inner
def _choose_softly(keeps, roll, lane, reach, draw):
    best, total = best_of_keeps(keeps, roll), lanes.fill(0.0)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        total = lanes.add(total, soft_weights(lanes.load(keeps, np.intp(OPTION_KEEP[option])), best, reach))
    left, chosen = lanes.lane_of(total, lane) * draw, 0
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        keep = np.intp(OPTION_KEEP[option])
        weight = lanes.lane_of(soft_weights(lanes.load(keeps, keep), best, reach), lane)
        if weight > 0.0 and left >= 0.0:
            chosen = keep
            left -= weight
    return chosen


@inner
def _choose_keep(player, status, lower, upper, tables, stage, roll, lane, scratch, draw):
    """Return the keep that the player chooses, a roll if it stops."""
    ruled = keep_by_rule(player, tables, status, lower, upper, stage, roll, scratch)
    if ruled >= 0:
        return ruled
    if player.kind == RANDOM or player.kind == RANDOM_KEEPS:
        return np.intp(SUBSET_KEEP[roll, np.intp(draw * SUBSETS)])
    if player.kind == SOFT:
        return _choose_softly(scratch.own.keeps[stage], roll, lane, player.reach, draw)
    if scratch.choices[stage * ROLL_COUNT + roll, lane] < 0.0:
        decide_keep(player, status, lower, upper, tables, stage, roll, scratch)
    return np.intp(scratch.choices[stage * ROLL_COUNT + roll, lane])


@inner
def _choose_box(player, status, lower, upper, tables, roll, lane, scratch, draw):
    ruled = box_by_rule(player, tables, status, lower, upper, roll, scratch)
    if ruled >= 0:
        return ruled
    if has_worths(player) or (player.kind != RANDOM and player.kind != SOFT):
        if scratch.scored[roll, lane] < 0.0:
            decide_box(player, status, lower, upper, tables, roll, scratch)
        return np.intp(scratch.scored[roll, lane])
    total = weigh_boxes(player, status, lower, upper, tables, roll, scratch)
    left, chosen = lanes.lane_of(total, lane) * draw, -1
    for box in range(tables.boxes):
        weight = scratch.boxes[box, lane]
        if weight > 0.0 and left >= 0.0:
            chosen = box
            left -= weight
    return chosen


# ---- turns ----------------------------------------------------------------------------------------------------------


@inner
def _range_of_options(status, lower, upper, tables, roll, left, lane, scratch):
    """Return the highest and the lowest true value of all options; leaves the boxes' values in `scratch.boxes`."""
    row, open_set = np.uintp(points_row(tables, status, lower, upper, roll)), open_boxes(tables, status, lower, upper)
    list_boxes(scratch.true.parts, status, lower, upper, tables, roll, scratch.boxes)
    bonus = yahtzee_bonus(status, roll, tables)
    best, worst = -np.inf, np.inf
    for box in range(tables.boxes):
        if tables.points[row, np.uintp(box)] >= 0.0 and (open_set >> box) & 1:
            best = max(best, scratch.boxes[box, lane] + bonus)
            worst = min(worst, scratch.boxes[box, lane] + bonus)
    if left > 0:
        keeps = scratch.true.keeps[left - 1]
        for option in range(OPTION_START[roll] + 1, OPTION_START[roll + 1]):
            value = keeps[OPTION_KEEP[option], lane]
            best = max(best, value)
            worst = min(worst, value)
    return best, worst


@inner
def _fill(status, lower, upper, total, tables, roll, box):
    """Return the turn state's index after scoring `roll` in `box`, and the points gained, all bonuses included."""
    points = np.int64(tables.points[points_row(tables, status, lower, upper, roll), box])
    gained = points + np.int64(yahtzee_bonus(status, roll, tables))
    status, lower, upper, total, bonus = fill_box(tables, status, lower, upper, total, box, points)
    return block_of(tables, status, lower, upper) * tables.totals + total, gained + bonus


@inner
def _play_turn(player, status, lower, upper, tables, scratch, lane, key, turn):
    """Play one turn; return the roll and the box it ends with, points lost, and how many decisions count."""
    roll = _throw(0, key, turn, 0)
    lost, counted = 0.0, 0
    left = tables.rolls_per_turn - 1
    while True:
        keep = FIRST_ROLL + roll
        if left > 0:
            draw = _draw(key, turn, left, _KEEP_PLACE)
            keep = _choose_keep(player, status, lower, upper, tables, left - 1, roll, lane, scratch, draw)
        best, worst = _range_of_options(status, lower, upper, tables, roll, left, lane, scratch)
        counted += 1 if best - worst >= _COUNTS_FROM else 0
        if keep >= FIRST_ROLL:
            break
        lost += best - scratch.true.keeps[left - 1, keep, lane]
        roll = _throw(keep, key, turn, tables.rolls_per_turn - left)
        left -= 1
    box = _choose_box(player, status, lower, upper, tables, roll, lane, scratch, _draw(key, turn, 0, _BOX_PLACE))
    list_boxes(scratch.true.parts, status, lower, upper, tables, roll, scratch.boxes)
    lost += best - (scratch.boxes[box, lane] + yahtzee_bonus(status, roll, tables))
    return roll, box, lost, counted


class Games(NamedTuple):
    """Games that are played side by side: `states` (n,) index of the turn state, `scores`, `lost`, `counted` (n,)."""

    states: IntArray
    scores: IntArray
    lost: FloatArray
    counted: IntArray


class Groups(NamedTuple):
    """Games in order of their turn states, and up to eight of these at a time that share the filled boxes.

    `order` (n,) numbers of the games; `states` (m,) the different turn states, rising, and `state_start` (m + 1,) where
    the games of each begin in `order`; `lanes` (m,) the lane of each state in its group; `group_start` (g + 1,) where
    each group begins in `states`, and `points` (g,) the points so far of its first lane: for players who go by them,
    turn states are different if the points so far are, and a group is one state with eight neighbouring numbers.
    """

    order: IntArray
    states: IntArray
    state_start: IntArray
    lanes: IntArray
    group_start: IntArray
    points: IntArray


@compiled
def play_groups(games, groups, start, stop, first_game, seed, turn, goal, knows, tables, player, scratch):
    """Play turn `turn`, from 0 on, of the games in groups `start` up to `stop`; `games` are updated in place.

    `first_game` is the number of the game at index 0, `seed` a uint64. `goal` is a `goals.Points` with the optimal
    values, which points lost are counted by; `knows` says that the player's own table is just that one, and its view
    serves as truth in `scratch`.
    """
    for group in range(start, stop):
        first, last = groups.group_start[group], groups.group_start[group + 1] - 1
        status, lower, upper, _ = state_at(tables, groups.states[first])
        for lane in range(LANES):
            scratch.totals[lane] = groups.states[last] % tables.totals
        for place in range(first, last + 1):
            scratch.totals[groups.lanes[place]] = groups.states[place] % tables.totals
        begin_at(player.goal, groups.points[group])
        if not knows:
            look(goal, status, lower, upper, scratch.totals, tables, scratch.true, scratch.work)
        think(player, status, lower, upper, tables, scratch)
        for place in range(first, last + 1):
            lane = groups.lanes[place]
            for position in range(groups.state_start[place], groups.state_start[place + 1]):
                game = groups.order[position]
                key = _mix(seed ^ _mix(np.uint64(first_game + game)))
                roll, box, lost, counted = _play_turn(player, status, lower, upper, tables, scratch, lane, key, turn)
                state, gained = _fill(status, lower, upper, scratch.totals[lane], tables, roll, box)
                games.states[game] = state
                games.scores[game] += gained
                games.lost[game] += lost
                games.counted[game] += counted


@compiled
def choose(turn_state, roll, left, keep_draw, box_draw, tables, player, scratch):
    """Return the keep (a roll if the player stops) and the box that the player chooses in one position.

    `left` are the rolls left, the draws random numbers from 0 up to 1.
    """
    status, lower, upper, total = turn_state
    for lane in range(LANES):
        scratch.totals[lane] = total
    think(player, status, lower, upper, tables, scratch)
    keep = FIRST_ROLL + roll
    if left > 0:
        keep = _choose_keep(player, status, lower, upper, tables, left - 1, roll, 0, scratch, keep_draw)
    return keep, _choose_box(player, status, lower, upper, tables, roll, 0, scratch, box_draw)
