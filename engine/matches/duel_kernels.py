# SPDX-License-Identifier: MIT
"""A duel kernel plays turns to win: for each group of games it solves what can follow, and then plays by that.

Two play, and one of them plays to win. The lead is that one's points so far less the other's. What the other will
still earn has a distribution that depends on the other's turn state alone, so what a lead is worth once the scorecard
is full, u(lead), does too; and what a turn state is worth is W(s, lead) as in `engine.solving.kernels`, with
leads in the place of points. No table of it serves many games: every pair of turn states has one of its own. But late
in the game few turn states can follow, and few leads, so they are solved for each group anew: first it is noted which
come up (the *tree*), then their lines are filled, from full scorecards back, and then up to eight games with
neighbouring leads play.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.runtime.compiling import compiled, inner
from engine.solving.kernels import solve_line
from engine.strategies.playing_kernels import play_groups
from engine.turn.endings import alike_bonus, is_open, open_boxes, state_at
from engine.turn.goals import PAD, cell_after
from engine.turn.lattice import FloatArray, IntArray

NEVER = -(1 << 30)
"""In place of the highest lead: the cell does not come up."""


class Field(NamedTuple):
    """The cells with few open boxes, numbered through all layers, full scorecards included.

    `places`, `class_start` and `class_of` are those of `engine.turn.goals.Axis`. `states` (cells, 4) int64 has
    a turn state of each cell, `to_come` (cells,) the most points that are still to come from there, and the cells
    ``full[0]`` up to ``full[1]`` are full scorecards.
    """

    places: IntArray
    class_start: IntArray
    class_of: IntArray
    states: IntArray
    to_come: IntArray
    full: IntArray


class Tree(NamedTuple):
    """What can follow one turn state: scratch of one thread.

    `touched` (most open boxes, cells) int64 are the cells that come up, by the turns made until then, and `counts` how
    many; `highs` (cells,) is the highest lead with which each does. The lowest leads and the lines are those of `axis`.
    """

    touched: IntArray
    counts: IntArray
    highs: IntArray


class Worths(NamedTuple):
    """What leads are worth once the scorecard is full, a row for each turn state of the other.

    Row w begins with the lead `firsts[w]`; lower leads are worth 0, and those from its end on 1. It is
    ``pool[starts[w]:starts[w + 1]]``.
    """

    pool: FloatArray
    starts: IntArray
    firsts: IntArray


@inner
def _spread_from(field, axis, tree, turn, status, lower, upper, total, low, high, tables):
    """Note what follows one turn state with leads from `low` to `high` as coming up after `turn` turns."""
    most_bonus, open_set = np.int64(alike_bonus(tables, status)), open_boxes(tables, status, lower, upper)
    for box in range(tables.boxes):
        if (open_set >> box) & 1 == 0:
            continue
        for filling in range(tables.filling_start[np.uintp(box)], tables.filling_start[np.uintp(box + 1)]):
            points = tables.filling_points[np.uintp(filling)]
            cell, bonus = cell_after(field, tables, status, lower, upper, total, box, points)
            if tree.highs[cell] == NEVER:
                tree.touched[turn, tree.counts[turn]] = cell
                tree.counts[turn] += 1
                axis.lows[cell] = low + points + bonus
            axis.lows[cell] = min(axis.lows[cell], low + points + bonus)
            tree.highs[cell] = max(tree.highs[cell], high + points + bonus + most_bonus)


@inner
def _forget(tree):
    for turn in range(len(tree.counts)):
        for place in range(tree.counts[turn]):
            tree.highs[tree.touched[turn, place]] = NEVER
        tree.counts[turn] = 0


@inner
def _lay_worth(field, axis, worths, number):
    """Give all full scorecards the one line of what leads are worth; return its first lead, its end, and where it ends
    in the pool."""
    begin, first = worths.starts[number], worths.firsts[number]
    length = worths.starts[number + 1] - begin
    for pad in range(PAD):
        axis.pool[pad] = 0.0
        axis.pool[PAD + length + pad] = 1.0
    for place in range(length):
        axis.pool[PAD + place] = worths.pool[begin + place]
    for cell in range(field.full[0], field.full[1]):
        axis.starts[cell], axis.lows[cell], axis.lengths[cell] = PAD, first, length
    return first, first + length, 2 * PAD + length


@inner
def _solve_tree(field, axis, tree, worths, number, turns, state, low, high, tables, model, arrays):
    """Fill the lines of what can follow the turn state `state` with leads from `low` to `high`, `turns` turns left."""
    _forget(tree)
    first, end, room = _lay_worth(field, axis, worths, number)
    status, lower, upper, total = state
    if turns > 1:
        _spread_from(field, axis, tree, 0, status, lower, upper, total, low, high, tables)
    for turn in range(1, turns - 1):
        for place in range(tree.counts[turn - 1]):
            cell = tree.touched[turn - 1, place]
            s = field.states[cell]
            leads = (axis.lows[cell], tree.highs[cell])
            _spread_from(field, axis, tree, turn, s[0], s[1], s[2], s[3], leads[0], leads[1], tables)
    for step in range(turns - 1):
        turn = turns - 2 - step
        for place in range(tree.counts[turn]):
            cell = tree.touched[turn, place]
            axis.lows[cell] = max(axis.lows[cell], first - field.to_come[cell])
            axis.starts[cell] = room + PAD
            axis.lengths[cell] = max(0, min(tree.highs[cell] + 1, end) - axis.lows[cell])
            room += axis.lengths[cell] + 2 * PAD
            s = field.states[cell]
            solve_line(axis, cell, 0.0, 1.0, s[0], s[1], s[2], s[3], axis, tables, model, arrays)


_play_groups = inner(play_groups.py_func)


@compiled
def play_to_win(
    games,
    groups,
    worth_of,
    start,
    stop,
    first_game,
    seed,
    turn,
    points,
    tables,
    model,
    player,
    scratch,
    field,
    tree,
    worths,
):
    """Play turn `turn` of the games in groups `start` up to `stop` to win, as `playing_kernels.play_groups` plays.

    The points of groups are leads, and `worth_of` (groups,) int64 is the row of `worths` of each. The goal of `player`
    is an `Axis` with room for `field`; its `scratch` is one by points.
    """
    axis = player.goal
    for group in range(start, stop):
        first = groups.group_start[group]
        state = state_at(tables, groups.states[first])
        low = groups.points[group]
        leads = (low + groups.lanes[first], low + groups.lanes[groups.group_start[group + 1] - 1])
        arrays = (scratch.own.parts, scratch.work, scratch.totals)
        _solve_tree(
            field, axis, tree, worths, worth_of[group], tables.boxes - turn, state, *leads, tables, model, arrays
        )
        _play_groups(games, groups, group, group + 1, first_game, seed, turn, points, False, tables, player, scratch)


# ---- what follows the turns of a player who does not look -----------------------------------------------------------


@inner
def _after_ending(field, cell, ending, tables):
    """Return the cell after an ending whose box is open, and the points that it brings with all bonuses."""
    state = field.states[cell]
    status, lower, upper, total = state[0], state[1], state[2], state[3]
    box = np.int64(tables.ending_box[np.uintp(ending)])
    points = np.int64(tables.ending_points[np.uintp(ending)])
    after, upper_bonus = cell_after(field, tables, status, lower, upper, total, box, points)
    gain = points + upper_bonus
    if tables.ending_alike[np.uintp(ending)]:
        gain += np.int64(alike_bonus(tables, status))
    return after, gain


@compiled
def follow_endings(field, cell, after, gains, tables):
    """Write the cell after each ending of a turn into `after`, and its points with all bonuses into `gains`.

    Both are (ending_count,) int64. Where the box of an ending is filled, they are left as they are.
    """
    state = field.states[cell]
    for ending in range(tables.ending_count):
        if is_open(tables, state[0], state[1], state[2], tables.ending_box[np.uintp(ending)]):
            after[ending], gains[ending] = _after_ending(field, cell, ending, tables)


@compiled
def add_residuals(field, start, stop, endings, line_start, pool, tables):
    """Write the distributions of the points still to come in the cells `start` up to `stop`.

    All have the same number of open boxes. `endings` (cells, ending_count) float64 are the chances of the endings of a
    turn. The distribution of each cell begins at `line_start` (cells + 1,) in `pool` (n,), with 0 points: zeros for
    these cells, done for those with fewer open boxes.
    """
    for cell in range(start, stop):
        for ending in range(tables.ending_count):
            chance = endings[cell, ending]
            if chance == 0.0:
                continue
            source, gain = _after_ending(field, cell, ending, tables)
            to = line_start[cell] + gain - line_start[source]
            for position in range(line_start[source], line_start[source + 1]):
                pool[to + position] += chance * pool[position]
