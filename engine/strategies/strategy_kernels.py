# SPDX-License-Identifier: MIT
"""A strategy kernel says what a strategy keeps and scores in a turn state, and what that is worth.

In the terms of `engine.solving.value_kernels`, a strategy p gives each keep k of a roll r with n rolls left the chance
p_n(k | r), and each box c the chance p(c | r) when it stops. To keep all five dice is to stop, whatever is left to
roll, and stopping scores at once. What it expects follows backwards as for best play, with means in place of the
maxima:

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
worth: the optimal values, or zeros for a player who thinks of this turn alone. Of equal options the first is taken, by
the one rule of `engine.turn.choosers`.

Nothing looks at the upper total but through such values, so upper totals with the same future are one, and eight turn
states are worked on at once, as in `engine.solving.value_kernels`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from engine.compiling import OPTIONS, inner
from engine.rules import dice, turn_states
from engine.rules.scoring import MAX_ROLLS_PER_TURN
from engine.turn import lanes
from engine.turn.boxes import PART_COUNT, box_value, score_rolls
from engine.turn.choosers import BEST as BEST_OPTION
from engine.turn.choosers import NO_BOX, SCORE, take_best
from engine.turn.endings import YAHTZEE_FACE, is_open, points_row
from engine.turn.goals import Axis, Points, aim, with_bonus
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT, FloatArray, take_means

RANDOM, RANDOM_KEEPS, BEST, SOFT, RATED = range(5)
BOXES = 13
POINT_ROWS = 300
"""Rows of `endings.RuleTables.points`, which the appeal of boxes goes by."""
SUBSETS = 2**dice.DICE_PER_ROLL

_MOST_STAGES = MAX_ROLLS_PER_TURN - 1
_UNDECIDED = -1.0
_ALL_ALLOWED = np.zeros(BOXES)
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

    `goal` has what the player thinks a turn state is worth. `appeal` (5, 300, 13) is, by rolls left, the
    row of `RuleTables.points` of the dice, and box, how much a RATED player is for that box; with rolls left, -inf
    where it is out of the question. `kept` (5, 300, 13) is the keep that goes with it.
    """

    kind: int
    goal: Points | Axis
    reach: float
    appeal: FloatArray
    kept: _IndexArray


class View(NamedTuple):
    """What options look worth to somebody, for eight turn states.

    `parts` (254, 8) gives the boxes (`boxes.box_value`). `keeps` (4, 462, 8) has, by the rolls left after it,
    the value of every keep that is rolled; its last 252 rows are the value of each roll when scored at once.
    """

    parts: FloatArray
    keeps: FloatArray


class Desk(NamedTuple):
    """The work space of one thread.

    `own` is how the player sees the options, `true` what they are worth (one and the same for a player who knows).
    `choices` (1008, 8) holds the chosen keep by stage * 252 + roll, `scored` (252, 8) the chosen box, as floats; -1
    where that has not been decided yet, which it is when it is asked for. `scored_values` (252, 8) is what the chosen
    box is truly worth, for players who go by chances.
    """

    own: View
    true: View
    work: FloatArray
    totals: _IntArray
    choices: FloatArray
    scored: FloatArray
    scored_values: FloatArray
    boxes: FloatArray


def _view() -> View:
    return View(lanes.rows(PART_COUNT), lanes.rows(_MOST_STAGES, KEEP_COUNT))


def desk(*, player_knows: bool = False) -> Desk:
    """Return a new work space; if `player_knows`, one view serves for player and truth."""
    own = _view()
    return Desk(
        own,
        own if player_knows else _view(),
        lanes.rows(KEEP_COUNT),
        np.zeros(LANES, dtype=np.int64),
        lanes.rows(_MOST_STAGES * ROLL_COUNT),
        lanes.rows(ROLL_COUNT),
        lanes.rows(ROLL_COUNT),
        lanes.rows(BOXES),
    )


# ---- what the player wants ------------------------------------------------------------------------------------------


@inner
def copy(source, target, start, stop):
    """Copy rows of lanes."""
    for row in range(start, stop):
        lanes.store(target, row, lanes.load(source, row))


@inner
def look(goal, status, lower, upper, totals, tables, view, work):
    """Fill `view` with best play for `goal`."""
    aim(goal, status, lower, upper, totals, tables)
    score_rolls(goal, BEST_OPTION, status, lower, upper, totals, tables, view.parts, work)
    for stage in range(tables.rolls_per_turn - 1):
        copy(work if stage == 0 else view.keeps[0], view.keeps[stage], FIRST_ROLL, KEEP_COUNT)
        take_means(work)
        copy(work, view.keeps[stage], 0, FIRST_ROLL)
        take_best(BEST_OPTION, work, stage)


@inner
def think(player, status, lower, upper, tables, desk):
    """Look at the eight turn states with the upper totals of `desk.totals` as the player does; decide nothing yet."""
    if player.kind == BEST or player.kind == SOFT:
        look(player.goal, status, lower, upper, desk.totals, tables, desk.own, desk.work)
    if player.kind == RANDOM_KEEPS:
        score_rolls(player.goal, BEST_OPTION, status, lower, upper, desk.totals, tables, desk.own.parts, desk.work)
    undecided = lanes.fill(_UNDECIDED)
    for row in range((tables.rolls_per_turn - 1) * ROLL_COUNT):
        lanes.store(desk.choices, row, undecided)
    for roll in range(ROLL_COUNT):
        lanes.store(desk.scored, roll, undecided)


def _prefer_keep(goal, status, lower, upper, tables, stage, roll, desk):
    """Compiled only: return the preferred keep of a roll; the roll itself to score at once."""
    raise NotImplementedError


def _prefer_box(goal, status, lower, upper, tables, roll, desk):
    """Compiled only: return the preferred box of a roll."""
    raise NotImplementedError


@inner
def _in_doubt(chance, value, mark, best, best_value, best_mark):
    """Return mark and value of the preferred of two options: by chance, or by value where chances are equal."""
    is_more = lanes.subtract(chance, lanes.add(best, lanes.fill(lanes.EQUAL)))
    is_equal = lanes.subtract(chance, lanes.subtract(best, lanes.fill(lanes.EQUAL)))
    zero = lanes.fill(0.0)
    of_equals = lanes.preferred(value, mark, best_value, best_mark)
    chosen = lanes.where_above(is_more, zero, mark, lanes.where_above(is_equal, zero, of_equals, best_mark))
    higher = lanes.maximum(value, best_value)
    worth = lanes.where_above(is_more, zero, value, lanes.where_above(is_equal, zero, higher, best_value))
    return chosen, worth


@overload(_prefer_keep, jit_options=OPTIONS)  # type: ignore[arg-type]
def _overload_prefer_keep(goal, status, lower, upper, tables, stage, roll, desk):
    def by_value(goal, status, lower, upper, tables, stage, roll, desk):
        row, keeps = FIRST_ROLL + roll, desk.own.keeps[stage]
        best, chosen = lanes.load(keeps, row), lanes.fill(SCORE)
        for option in range(OPTION_START[roll] + 1, OPTION_START[roll + 1]):
            keep = np.intp(OPTION_KEEP[option])
            value = lanes.load(keeps, keep)
            chosen = lanes.preferred(value, lanes.fill(keep), best, chosen)
            best = lanes.maximum(value, best)
        return lanes.where_above(lanes.fill(0.0), chosen, lanes.fill(row), chosen)

    def by_chance(goal, status, lower, upper, tables, stage, roll, desk):
        row, keeps, values = FIRST_ROLL + roll, desk.own.keeps[stage], desk.true.keeps[stage]
        lanes.store(desk.scored, roll, _prefer_box(goal, status, lower, upper, tables, roll, desk))
        best, best_value, chosen = lanes.load(keeps, row), lanes.load(desk.scored_values, roll), lanes.fill(SCORE)
        for option in range(OPTION_START[roll] + 1, OPTION_START[roll + 1]):
            keep = np.intp(OPTION_KEEP[option])
            chance, value = lanes.load(keeps, keep), lanes.load(values, keep)
            chosen, best_value = _in_doubt(chance, value, lanes.fill(keep), best, best_value, chosen)
            best = lanes.maximum(chance, best)
        return lanes.where_above(lanes.fill(0.0), chosen, lanes.fill(row), chosen)

    return by_chance if goal.instance_class is Axis else by_value


@overload(_prefer_box, jit_options=OPTIONS)  # type: ignore[arg-type]
def _overload_prefer_box(goal, status, lower, upper, tables, roll, desk):
    def by_value(goal, status, lower, upper, tables, roll, desk):
        row = points_row(status, lower, upper, roll)
        best, chosen = lanes.fill(-np.inf), lanes.fill(NO_BOX)
        for box in range(BOXES):
            points = tables.points[row, box]
            if points >= 0.0 and is_open(status, lower, upper, box):
                value = box_value(desk.own.parts, box, points)
                chosen = lanes.preferred(value, lanes.fill(box), best, chosen)
                best = lanes.maximum(value, best)
        return chosen

    def by_chance(goal, status, lower, upper, tables, roll, desk):
        row, bonus = points_row(status, lower, upper, roll), yahtzee_bonus(status, roll, tables)
        best, best_value, chosen = lanes.fill(-np.inf), lanes.fill(-np.inf), lanes.fill(NO_BOX)
        for box in range(BOXES):
            points = tables.points[row, box]
            if points >= 0.0 and is_open(status, lower, upper, box):
                chance = box_value(desk.own.parts, box, points)
                if bonus > 0.0:
                    # The bonus is the same for all boxes, but not what it is worth after each of them.
                    chance = with_bonus(goal, status, lower, upper, desk.totals, tables, desk.own.parts, box, points)
                value = lanes.add(box_value(desk.true.parts, box, points), lanes.fill(bonus))
                chosen, best_value = _in_doubt(chance, value, lanes.fill(box), best, best_value, chosen)
                best = lanes.maximum(chance, best)
        lanes.store(desk.scored_values, roll, best_value)
        return chosen

    return by_chance if goal.instance_class is Axis else by_value


@inner
def _most_appealing(appeal, status, lower, upper, allowed):
    """Return the open box with the highest appeal, -1 if there is none; `allowed` (13,) is negative where it is not."""
    best, chosen = -np.inf, -1
    for box in range(BOXES):
        if appeal[box] > best and allowed[box] >= 0.0 and is_open(status, lower, upper, box):
            best, chosen = appeal[box], box
    return chosen


@inner
def decide_keep(player, status, lower, upper, tables, stage, roll, desk):
    """Write which keep a BEST or RATED player chooses, `stage` + 1 rolls being left."""
    if player.kind == BEST:
        chosen = _prefer_keep(player.goal, status, lower, upper, tables, stage, roll, desk)
    else:
        row = points_row(status, lower, upper, roll)
        # Any box may be played for: whether dice may go there matters only when they are scored.
        box = _most_appealing(player.appeal[stage + 1, row], status, lower, upper, _ALL_ALLOWED)
        chosen = lanes.fill(np.intp(player.kept[stage + 1, row, box]) if box >= 0 else 0)
    lanes.store(desk.choices, stage * ROLL_COUNT + roll, chosen)


@inner
def decide_box(player, status, lower, upper, tables, roll, desk):
    """Write which box a RANDOM_KEEPS, BEST or RATED player scores a roll in."""
    if player.kind == RATED:
        row = points_row(status, lower, upper, roll)
        chosen = lanes.fill(_most_appealing(player.appeal[0, row], status, lower, upper, tables.points[row]))
    else:
        chosen = _prefer_box(player.goal, status, lower, upper, tables, roll, desk)
    lanes.store(desk.scored, roll, chosen)


# ---- what that is worth ---------------------------------------------------------------------------------------------


@inner
def soft_weights(value, best, reach):
    """Return the weights of a SOFT player for options worth `value` where the best one is worth `best`."""
    step = 1.0 / reach
    base = lanes.add(lanes.fill(1.0), lanes.multiply(best, lanes.fill(-step)))
    weight = lanes.maximum(lanes.add(base, lanes.multiply(value, lanes.fill(step))), lanes.fill(0.0))
    for _ in range(3):
        weight = lanes.multiply(weight, weight)
    return weight


@inner
def weigh_boxes(player, status, lower, upper, tables, roll, desk):
    """Write the weights of the boxes that a RANDOM or SOFT player may score `roll` in; return their sum."""
    row, own = points_row(status, lower, upper, roll), desk.own.parts
    best = lanes.fill(-np.inf)
    if player.kind == SOFT:
        for box in range(BOXES):
            points = tables.points[row, box]
            if points >= 0.0 and is_open(status, lower, upper, box):
                best = lanes.maximum(best, box_value(own, box, points))
    total = lanes.fill(0.0)
    for box in range(BOXES):
        points = tables.points[row, box]
        if points >= 0.0 and is_open(status, lower, upper, box):
            weight = lanes.fill(1.0)
            if player.kind == SOFT:
                weight = soft_weights(box_value(own, box, points), best, player.reach)
            lanes.store(desk.boxes, box, weight)
            total = lanes.add(total, weight)
    return total


@inner
def best_of_keeps(keeps, roll):
    """Return the value of the best keep of a roll, the roll itself among them."""
    best = lanes.fill(-np.inf)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        best = lanes.maximum(best, lanes.load(keeps, np.intp(OPTION_KEEP[option])))
    return best


@inner
def list_boxes(parts, status, lower, upper, tables, roll, boxes):
    """Write what each allowed box is worth for `roll` into the rows of `boxes`, Yahtzee bonus aside."""
    row = points_row(status, lower, upper, roll)
    for box in range(BOXES):
        points = tables.points[row, box]
        if points >= 0.0 and is_open(status, lower, upper, box):
            lanes.store(boxes, box, box_value(parts, box, points))


@inner
def yahtzee_bonus(status, roll, tables):
    """Return the bonus that scoring `roll` earns in a turn state, whatever the box."""
    return tables.yahtzee_bonus if status == turn_states.YAHTZEE_BONUS_AHEAD and YAHTZEE_FACE[roll] >= 0 else 0.0
