# SPDX-License-Identifier: MIT
"""A strategy kernel plays: it says what a strategy keeps and scores in a turn state, and what that is worth.

In the terms of `engine.kernels`, a strategy p gives each keep k of a roll r with n rolls left the chance p_n(k | r),
and each box c the chance p(c | r) when it stops. To keep all five dice is to stop, whatever is left to roll, and
stopping scores at once. What it expects follows backwards as for best play, with means in place of the maxima:

    F_0(r) = sum over boxes c of p(c | r) * (points(c, r) + bonuses + V(s after c))
    F_n+1(r) = p_n+1(r | r) * F_0(r) + sum over smaller keeps k of r of p_n+1(k | r) * K_n(k)

and K and V from F as there. There are five kinds of strategies:

* RANDOM: each die is kept with chance 1/2, each allowed box is as likely;
* RANDOM_KEEPS: the same keeps, but the preferred box;
* BEST: the preferred keep and the preferred box;
* SOFT: every option with the weight max(0, 1 - loss / reach)^8, loss being what it is worth less than the best one
  (close to exp(-8 loss / reach), but options that lose `reach` or more are never taken);
* RATED: every open box has an appeal that depends on the dice; the most appealing one says what is kept, or is scored.

What RANDOM_KEEPS, BEST and SOFT prefer is worked out like best play, from a table of their own of what a turn state is
worth: the optimal values, or zeros for a player who thinks of this turn alone. Equal options (within 1e-9): the box
first on the scorecard, the keep with more dice.

Nothing looks at the upper total but through such values, so upper totals with the same future are one, and eight turn
states are worked on at once, as in `engine.kernels`.

Chance: game g of a seed has the key ``mix(seed ^ mix(g))``; place p of roll i of turn t draws ``mix(key + golden *
((8 t + i) 8 + p))``, with splitmix64's finalizer as mix and its golden constant. Places 0 to 4 are the dice that are
rolled, one after the other, 5 the choice of the keep, 6 that of the box. So a game is the same whoever plays it when.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine import dice, lanes, state
from engine.categories import UPPER, Category
from engine.lanes import LANES, compiled, inner
from engine.rolling_kernels import CHILDREN, KEEP_COUNT, mean_roll, take_best, take_means
from engine.rules import MAX_ROLLS_PER_TURN, UPPER_BONUS
from engine.scoring_kernels import (
    FIRST_ROLL,
    PART_COUNT,
    ROLL_COUNT,
    YAHTZEE_FACE,
    FloatArray,
    box_value,
    is_open,
    points_row,
    score_rolls,
)
from engine.verdicts import UPPER_LIMITS, Verdict

RANDOM, RANDOM_KEEPS, BEST, SOFT, RATED = range(5)
BOXES = 13
POINT_ROWS = 300
"""Rows of `scoring_kernels.RuleTables.points`, which the appeal of boxes goes by."""
SUBSETS = 2**dice.DICE_PER_ROLL

_MOST_STAGES = MAX_ROLLS_PER_TURN - 1
_TIE = 1e-9
_FIRST_LOWER = len(UPPER)
_YAHTZEE = int(Category.YAHTZEE)
_BOX_BIT = np.array([state.LOWER_BITS.get(category, 0) for category in Category], dtype=np.int64)
_UPPER_BONUS_AT = state.TOTALS - 1
_COUNTS_FROM = UPPER_LIMITS[Verdict.BEST]
_IntArray = np.ndarray[Any, np.dtype[np.int64]]
_IndexArray = np.ndarray[Any, np.dtype[np.uint16]]

_OPTIONS = [list(reversed(dice.keeps_of(roll))) for roll in dice.ROLLS]
OPTION_START = np.cumsum([0] + [len(keeps) for keeps in _OPTIONS]).astype(np.uint16)
OPTION_KEEP = np.array([dice.KEEP_INDEX[keep] for keeps in _OPTIONS for keep in keeps], dtype=np.uint16)
"""(253,), (4368,): the keeps of each roll, the roll itself first, then with fewer and fewer dice."""


def _subsets(roll: dice.Dice) -> list[int]:
    chosen = [[face for place, face in enumerate(roll) if subset >> place & 1] for subset in range(SUBSETS)]
    return [dice.KEEP_INDEX[tuple(faces)] for faces in chosen]


SUBSET_KEEP = np.array([_subsets(roll) for roll in dice.ROLLS], dtype=np.uint16)
"""(252, 32): the keep that each choice of places of a roll makes."""


class KernelPlayer(NamedTuple):
    """A strategy as the kernels take it.

    `values` (786432,) is what the player thinks a turn state is worth. `appeal` (5, 300, 13) is, by rolls left, the row
    of `RuleTables.points` of the dice, and box, how much a RATED player is for that box; with rolls left, -inf where it
    is out of the question. `kept` (5, 300, 13) is the keep that goes with it.
    """

    kind: int
    values: FloatArray
    reach: float
    appeal: FloatArray
    kept: _IndexArray


class View(NamedTuple):
    """What options look worth to somebody, for eight turn states.

    `parts` (254, 8) gives the boxes (`scoring_kernels.box_value`). `keeps` (4, 462, 8) has, by the rolls left after it,
    the value of every keep that is rolled; its last 252 rows are the value of each roll when scored at once.
    """

    parts: FloatArray
    keeps: FloatArray


class Desk(NamedTuple):
    """The work space of one thread.

    `own` is how the player sees the options, `true` what they are worth (one and the same for a player who knows).
    `choices` (1008, 8) holds the chosen keep by stage * 252 + roll, `scored` (252, 8) the chosen box, as floats.
    """

    own: View
    true: View
    work: FloatArray
    totals: _IntArray
    choices: FloatArray
    scored: FloatArray
    boxes: FloatArray


def _view() -> View:
    return View(np.empty((PART_COUNT, LANES)), np.empty((_MOST_STAGES, KEEP_COUNT, LANES)))


def desk(*, player_knows: bool = False) -> Desk:
    """Return a new work space; if `player_knows`, one view serves for player and truth."""
    own = _view()
    return Desk(
        own,
        own if player_knows else _view(),
        np.empty((KEEP_COUNT, LANES)),
        np.zeros(LANES, dtype=np.int64),
        np.empty((_MOST_STAGES * ROLL_COUNT, LANES)),
        np.empty((ROLL_COUNT, LANES)),
        np.empty((BOXES, LANES)),
    )


# ---- what the player wants ------------------------------------------------------------------------------------------


@inner
def _copy(source, target, start, stop):
    for row in range(start, stop):
        lanes.store(target, row, lanes.load(source, row))


@inner
def _look(values, status, lower, upper, totals, tables, view, work):
    """Fill `view` with best play by the table `values`."""
    score_rolls(values, status, lower, upper, totals, tables, view.parts, work)
    for stage in range(tables.rolls_per_turn - 1):
        _copy(work if stage == 0 else view.keeps[0], view.keeps[stage], FIRST_ROLL, KEEP_COUNT)
        take_means(work)
        _copy(work, view.keeps[stage], 0, FIRST_ROLL)
        take_best(work)


@inner
def _prefer_keeps(keeps, choices, first):
    """Write the preferred keep of each roll into `choices`, from row `first` on."""
    for roll in range(ROLL_COUNT):
        row = FIRST_ROLL + roll
        best, chosen = lanes.load(keeps, row), lanes.fill(row)
        for option in range(OPTION_START[roll] + 1, OPTION_START[roll + 1]):
            keep = np.intp(OPTION_KEEP[option])
            value = lanes.load(keeps, keep)
            to_beat = lanes.add(best, lanes.fill(_TIE))
            chosen = lanes.where_above(value, to_beat, lanes.fill(keep), chosen)
            best = lanes.where_above(value, to_beat, value, best)
        lanes.store(choices, first + roll, chosen)


@inner
def _prefer_boxes(status, lower, upper, tables, parts, scored):
    """Write the preferred box of each roll into `scored`."""
    for roll in range(ROLL_COUNT):
        row = points_row(status, lower, upper, roll)
        best, chosen = lanes.fill(-np.inf), lanes.fill(-1.0)
        for box in range(BOXES):
            points = tables.points[row, box]
            if points >= 0.0 and is_open(status, lower, upper, box):
                value = box_value(parts, roll, box, points)
                to_beat = lanes.add(best, lanes.fill(_TIE))
                chosen = lanes.where_above(value, to_beat, lanes.fill(box), chosen)
                best = lanes.where_above(value, to_beat, value, best)
        lanes.store(scored, roll, chosen)


@inner
def _most_appealing(appeal, points, status, lower, upper):
    """Return the open box with the highest appeal, -1 if there is none; with `points` only among the allowed ones."""
    best, chosen = -np.inf, -1
    for box in range(BOXES):
        if appeal[box] > best and points[box] >= 0.0 and is_open(status, lower, upper, box):
            best, chosen = appeal[box], box
    return chosen


@inner
def _follow_appeal(player, status, lower, upper, tables, desk):
    """Write the choices of a RATED player, which are the same whatever the upper total."""
    for roll in range(ROLL_COUNT):
        row = points_row(status, lower, upper, roll)
        box = _most_appealing(player.appeal[0, row], tables.points[row], status, lower, upper)
        lanes.store(desk.scored, roll, lanes.fill(box))
        for left in range(1, tables.rolls_per_turn):
            # Any box may be played for; whether the dice may go there matters only when they are scored.
            box = _most_appealing(player.appeal[left, row], tables.points[0], status, lower, upper)
            keep = np.intp(player.kept[left, row, box]) if box >= 0 else 0
            lanes.store(desk.choices, (left - 1) * ROLL_COUNT + roll, lanes.fill(keep))


@inner
def _think(player, status, lower, upper, tables, desk):
    """Work out what the player wants in eight turn states with the upper totals of `desk.totals`."""
    if player.kind == BEST or player.kind == SOFT:
        _look(player.values, status, lower, upper, desk.totals, tables, desk.own, desk.work)
    if player.kind == RANDOM_KEEPS:
        score_rolls(player.values, status, lower, upper, desk.totals, tables, desk.own.parts, desk.work)
    if player.kind == BEST:
        for stage in range(tables.rolls_per_turn - 1):
            _prefer_keeps(desk.own.keeps[stage], desk.choices, stage * ROLL_COUNT)
    if player.kind == BEST or player.kind == RANDOM_KEEPS:
        _prefer_boxes(status, lower, upper, tables, desk.own.parts, desk.scored)
    if player.kind == RATED:
        _follow_appeal(player, status, lower, upper, tables, desk)


# ---- what that is worth ---------------------------------------------------------------------------------------------


@inner
def _weights(value, best, reach):
    """Return the weights of a SOFT player for options worth `value` where the best one is worth `best`."""
    step = 1.0 / reach
    base = lanes.add(lanes.fill(1.0), lanes.multiply(best, lanes.fill(-step)))
    weight = lanes.maximum(lanes.add(base, lanes.multiply(value, lanes.fill(step))), lanes.fill(0.0))
    for _ in range(3):
        weight = lanes.multiply(weight, weight)
    return weight


@inner
def _mean_box(player, status, lower, upper, tables, roll, desk):
    """Return the mean over the boxes that a RANDOM or SOFT player may score `roll` in; the boxes' best for SOFT."""
    row = points_row(status, lower, upper, roll)
    own, true = desk.own.parts, desk.true.parts
    best = lanes.fill(-np.inf)
    if player.kind == SOFT:
        for box in range(BOXES):
            points = tables.points[row, box]
            if points >= 0.0 and is_open(status, lower, upper, box):
                best = lanes.maximum(best, box_value(own, roll, box, points))
    total = weight = lanes.fill(0.0)
    for box in range(BOXES):
        points = tables.points[row, box]
        if points >= 0.0 and is_open(status, lower, upper, box):
            share = lanes.fill(1.0)
            if player.kind == SOFT:
                share = _weights(box_value(own, roll, box, points), best, player.reach)
            weight = lanes.add(weight, share)
            total = lanes.add(total, lanes.multiply(share, box_value(true, roll, box, points)))
    return lanes.divide(total, weight)


@inner
def _list_boxes(parts, status, lower, upper, tables, roll, boxes):
    """Write what each allowed box is worth for `roll` into the rows of `boxes`, Yahtzee bonus aside."""
    row = points_row(status, lower, upper, roll)
    for box in range(BOXES):
        points = tables.points[row, box]
        if points >= 0.0 and is_open(status, lower, upper, box):
            lanes.store(boxes, box, box_value(parts, roll, box, points))


@inner
def _bonus(status, roll, tables):
    return tables.yahtzee_bonus if status == state.YAHTZEE_BONUS_AHEAD and YAHTZEE_FACE[roll] >= 0 else 0.0


@inner
def _score_by(player, status, lower, upper, tables, desk):
    """Write F_0 of the strategy into the last 252 rows of the work array; the parts of the truth are in `desk.true`."""
    for roll in range(ROLL_COUNT):
        row = FIRST_ROLL + roll
        if player.kind == RANDOM or player.kind == SOFT:
            lanes.store(desk.work, row, _mean_box(player, status, lower, upper, tables, roll, desk))
        else:
            _list_boxes(desk.true.parts, status, lower, upper, tables, roll, desk.boxes)
            for lane in range(LANES):
                desk.work[row, lane] = desk.boxes[np.uintp(desk.scored[roll, lane]), lane]
        bonus = lanes.fill(_bonus(status, roll, tables))
        lanes.store(desk.work, row, lanes.add(lanes.load(desk.work, row), bonus))


@inner
def _mean_softly(player, keeps, roll, work):
    """Return the mean over the keeps of `roll` with the weights of a SOFT player."""
    best = lanes.fill(-np.inf)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        best = lanes.maximum(best, lanes.load(keeps, np.intp(OPTION_KEEP[option])))
    total = weight = lanes.fill(0.0)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        keep = np.intp(OPTION_KEEP[option])
        share = _weights(lanes.load(keeps, keep), best, player.reach)
        weight = lanes.add(weight, share)
        total = lanes.add(total, lanes.multiply(share, lanes.load(work, keep)))
    return lanes.divide(total, weight)


@inner
def _keep_by(player, stage, desk):
    """Write F of the strategy over the last 252 rows of the work array, where F_0 stands; above them is K."""
    work = desk.work
    for roll in range(ROLL_COUNT):
        row = FIRST_ROLL + roll
        if player.kind == SOFT:
            lanes.store(work, row, _mean_softly(player, desk.own.keeps[stage], roll, work))
        elif player.kind == RANDOM or player.kind == RANDOM_KEEPS:
            total = lanes.fill(0.0)
            for subset in range(SUBSETS):
                total = lanes.add(total, lanes.load(work, np.intp(SUBSET_KEEP[roll, subset])))
            lanes.store(work, row, lanes.multiply(total, lanes.fill(1.0 / SUBSETS)))
        else:
            for lane in range(LANES):
                work[row, lane] = work[np.uintp(desk.choices[stage * ROLL_COUNT + roll, lane]), lane]


@compiled
def evaluate_blocks(values, blocks, start, stop, class_start, member_start, members, tables, player, desk):
    """Write what the player expects in all reachable turn states of `blocks[start:stop]` into `values`.

    The arguments are those of `kernels.solve_blocks`, with a player in place of a dice model; the dice are fair.
    """
    scored = desk.true.keeps[0]
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        base = ((status * state.LOWER_SETS + lower) * state.UPPER_SETS + upper) * state.TOTALS
        last = class_start[upper + 1] - 1
        for first in range(class_start[upper], last + 1, LANES):
            for lane in range(LANES):
                desk.totals[lane] = members[member_start[min(first + lane, last)]]
            _think(player, status, lower, upper, tables, desk)
            score_rolls(values, status, lower, upper, desk.totals, tables, desk.true.parts, desk.work)
            _score_by(player, status, lower, upper, tables, desk)
            _copy(desk.work, scored, FIRST_ROLL, KEEP_COUNT)
            for stage in range(tables.rolls_per_turn - 1):
                take_means(desk.work)
                _copy(scored, desk.work, FIRST_ROLL, KEEP_COUNT)
                _keep_by(player, stage, desk)
            lanes.store(desk.work, 0, mean_roll(desk.work))
            for lane in range(min(LANES, last + 1 - first)):
                for member in range(member_start[first + lane], member_start[first + lane + 1]):
                    values[base + members[member]] = desk.work[0, lane]


# ---- playing --------------------------------------------------------------------------------------------------------

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
    """Return the roll that the keep becomes."""
    row = np.uint64(keep)
    place = 0
    while row < FIRST_ROLL:
        row = np.uint64(CHILDREN[row, _face(key, turn, roll, place)])
        place += 1
    return np.intp(row) - FIRST_ROLL


@inner
def _soft_weight(value, best, reach):
    """Return what `_weights` does, for one turn state."""
    weight = max(0.0, 1.0 + (value - best) / reach)
    weight *= weight
    weight *= weight
    return weight * weight


@inner
def _choose_softly(keeps, roll, lane, reach, draw):
    best = -np.inf
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        best = max(best, keeps[OPTION_KEEP[option], lane])
    left = 0.0
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        left += _soft_weight(keeps[OPTION_KEEP[option], lane], best, reach)
    left *= draw
    chosen = 0
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        weight = _soft_weight(keeps[OPTION_KEEP[option], lane], best, reach)
        if weight > 0.0 and left >= 0.0:
            chosen = np.intp(OPTION_KEEP[option])
            left -= weight
    return chosen


@inner
def _choose_keep(player, stage, roll, lane, desk, draw):
    """Return the keep that the player chooses, a roll if it stops."""
    if player.kind == RANDOM or player.kind == RANDOM_KEEPS:
        return np.intp(SUBSET_KEEP[roll, np.intp(draw * SUBSETS)])
    if player.kind == SOFT:
        return _choose_softly(desk.own.keeps[stage], roll, lane, player.reach, draw)
    return np.intp(desk.choices[stage * ROLL_COUNT + roll, lane])


@inner
def _weigh_boxes(player, status, lower, upper, tables, roll, lane, desk):
    """Write the weights of the boxes of a RANDOM or SOFT player into `desk.boxes`; return their sum."""
    row = points_row(status, lower, upper, roll)
    best, total = -np.inf, 0.0
    _list_boxes(desk.own.parts, status, lower, upper, tables, roll, desk.boxes)
    for box in range(BOXES):
        if tables.points[row, box] < 0.0 or not is_open(status, lower, upper, box):
            desk.boxes[box, lane] = -np.inf
        elif player.kind == RANDOM:
            desk.boxes[box, lane] = 0.0  # it has no view of its own
        best = max(best, desk.boxes[box, lane])
    for box in range(BOXES):
        value = desk.boxes[box, lane]
        weight = 0.0
        if value > -np.inf:
            weight = _soft_weight(value, best, player.reach) if player.kind == SOFT else 1.0
        desk.boxes[box, lane] = weight
        total += weight
    return total


@inner
def _choose_box(player, status, lower, upper, tables, roll, lane, desk, draw):
    """Return the box that the player scores `roll` in."""
    if player.kind != RANDOM and player.kind != SOFT:
        return np.intp(desk.scored[roll, lane])
    total = _weigh_boxes(player, status, lower, upper, tables, roll, lane, desk)
    left, chosen = draw * total, -1
    for box in range(BOXES):
        weight = desk.boxes[box, lane]
        if weight > 0.0 and left >= 0.0:
            chosen = box
            left -= weight
    return chosen


@inner
def _range_of_options(status, lower, upper, tables, roll, left, lane, desk):
    """Return the highest and the lowest true value of all options; leaves the boxes' values in `desk.boxes`."""
    row = points_row(status, lower, upper, roll)
    _list_boxes(desk.true.parts, status, lower, upper, tables, roll, desk.boxes)
    bonus = _bonus(status, roll, tables)
    best, worst = -np.inf, np.inf
    for box in range(BOXES):
        if tables.points[row, box] >= 0.0 and is_open(status, lower, upper, box):
            best = max(best, desk.boxes[box, lane] + bonus)
            worst = min(worst, desk.boxes[box, lane] + bonus)
    if left > 0:
        keeps = desk.true.keeps[left - 1]
        for option in range(OPTION_START[roll] + 1, OPTION_START[roll + 1]):
            value = keeps[OPTION_KEEP[option], lane]
            best = max(best, value)
            worst = min(worst, value)
    return best, worst


@inner
def _fill(status, lower, upper, total, tables, roll, box):
    """Return the turn state's index after scoring `roll` in `box`, and the points gained, all bonuses included."""
    points = tables.points[points_row(status, lower, upper, roll), box]
    gained = points + _bonus(status, roll, tables)
    if box < _FIRST_LOWER:
        upper |= 1 << box
        after = min(total + np.int64(points), _UPPER_BONUS_AT)
        if total < _UPPER_BONUS_AT <= after:
            gained += UPPER_BONUS
        total = after
    elif box == _YAHTZEE:
        status = tables.status_after_50 if points > 0.0 else state.YAHTZEE_FILLED
    else:
        lower |= 1 << _BOX_BIT[box]
    return ((status * state.LOWER_SETS + lower) * state.UPPER_SETS + upper) * state.TOTALS + total, np.int64(gained)


@inner
def _play_turn(player, status, lower, upper, tables, desk, lane, key, turn):
    """Play one turn; return the roll and the box it ends with, points lost, and how many decisions count."""
    roll = _throw(0, key, turn, 0)
    lost, counted = 0.0, 0
    left = tables.rolls_per_turn - 1
    while True:
        keep = FIRST_ROLL + roll
        if left > 0:
            keep = _choose_keep(player, left - 1, roll, lane, desk, _draw(key, turn, left, _KEEP_PLACE))
        best, worst = _range_of_options(status, lower, upper, tables, roll, left, lane, desk)
        counted += 1 if best - worst >= _COUNTS_FROM else 0
        if keep >= FIRST_ROLL:
            break
        lost += best - desk.true.keeps[left - 1, keep, lane]
        roll = _throw(keep, key, turn, tables.rolls_per_turn - left)
        left -= 1
    box = _choose_box(player, status, lower, upper, tables, roll, lane, desk, _draw(key, turn, 0, _BOX_PLACE))
    _list_boxes(desk.true.parts, status, lower, upper, tables, roll, desk.boxes)
    lost += best - (desk.boxes[box, lane] + _bonus(status, roll, tables))
    return roll, box, lost, counted


class Games(NamedTuple):
    """Games that are played side by side: `states` (n,) index of the turn state, `scores`, `lost`, `counted` (n,)."""

    states: _IntArray
    scores: _IntArray
    lost: FloatArray
    counted: _IntArray


class Groups(NamedTuple):
    """Games in order of their turn states, and up to eight of these at a time that share the filled boxes.

    `order` (n,) numbers of the games; `states` (m,) the different turn states, rising, and `state_start` (m + 1,) where
    the games of each begin in `order`; `group_start` (g + 1,) where each group begins in `states`.
    """

    order: _IntArray
    states: _IntArray
    state_start: _IntArray
    group_start: _IntArray


@compiled
def play_groups(games, groups, start, stop, first_game, seed, turn, values, knows, tables, player, desk):
    """Play turn `turn` (0 to 12) of the games in groups `start` up to `stop`.

    Args:
        games: `Games`, updated in place.
        groups: `Groups`.
        start, stop: the groups to do.
        first_game: the number of the game at index 0.
        seed: uint64.
        turn: from 0.
        values: (786432,) the optimal values, which points lost are counted by.
        knows: whether the player's own table is just that one, and its view serves as truth in `desk`.
        tables: from `scoring_kernels.rule_tables`.
        player: the strategy.
        desk: from `desk`.
    """
    for group in range(start, stop):
        first, last = groups.group_start[group], groups.group_start[group + 1] - 1
        block = groups.states[first] // state.TOTALS
        upper = block % state.UPPER_SETS
        lower = block // state.UPPER_SETS % state.LOWER_SETS
        status = block // (state.UPPER_SETS * state.LOWER_SETS)
        for lane in range(LANES):
            desk.totals[lane] = groups.states[min(first + lane, last)] % state.TOTALS
        _think(player, status, lower, upper, tables, desk)
        if not knows:
            _look(values, status, lower, upper, desk.totals, tables, desk.true, desk.work)
        for lane in range(last + 1 - first):
            for position in range(groups.state_start[first + lane], groups.state_start[first + lane + 1]):
                game = groups.order[position]
                key = _mix(seed ^ _mix(np.uint64(first_game + game)))
                roll, box, lost, counted = _play_turn(player, status, lower, upper, tables, desk, lane, key, turn)
                after, gained = _fill(status, lower, upper, desk.totals[lane], tables, roll, box)
                games.states[game] = after
                games.scores[game] += gained
                games.lost[game] += lost
                games.counted[game] += counted


@compiled
def choose(turn_state, roll, left, keep_draw, box_draw, tables, player, desk):
    """Return the keep (a roll if the player stops) and the box that the player chooses in one position.

    Args:
        turn_state: (yahtzee, lower, upper, total).
        roll: index of the roll, 0 to 251.
        left: rolls left.
        keep_draw, box_draw: random numbers from 0 up to 1.
        tables, player, desk: as in `play_groups`.
    """
    status, lower, upper, total = turn_state
    for lane in range(LANES):
        desk.totals[lane] = total
    _think(player, status, lower, upper, tables, desk)
    keep = FIRST_ROLL + roll
    if left > 0:
        keep = _choose_keep(player, left - 1, roll, 0, desk, keep_draw)
    return keep, _choose_box(player, status, lower, upper, tables, roll, 0, desk, box_draw)


ENTRY_POINTS = (evaluate_blocks, play_groups, choose)
