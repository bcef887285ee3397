# SPDX-License-Identifier: MIT
"""The turn of a strategy, backwards to what it expects and forwards to how the turn ends.

`engine.strategies.strategy_kernels` says what a strategy wants, and has the formulas of what it expects:
backwards it takes the place of a policy in the one recurrence (`engine.turn.backward_induction`).

Forwards it is `engine.turn.flow` for players who do not always take the best option, or do not know it. With q_n(k) the
chance that keep k is thrown with n rolls left after that throw, h(r) the chance that the player has stopped at roll r,
and p, p_n the chances of boxes and keeps as there,

    p_n(r) = sum over keeps k of q_n(k) * P(r | k)
    h(r) += p_n(r) * p_n(r | r)                       to keep all five dice is to stop
    q_n-1(k) = sum over rolls r of p_n(r) * p_n(k | r)

and each box c ends the turn with the chance (h(r) + p_0(r)) * p(c | r). The dice are fair.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba.extending import overload

from engine.rules.scoring import RuleSet
from engine.runtime.compiling import OPTIONS, inner
from engine.strategies.strategy_kernels import (
    OPTION_KEEP,
    OPTION_START,
    RANDOM,
    RANDOM_KEEPS,
    SOFT,
    SUBSET_KEEP,
    SUBSETS,
    KernelPlayer,
    Scratch,
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
from engine.turn.backward_induction import box_value, choose, score
from engine.turn.endings import open_boxes, points_row, rule_tables
from engine.turn.flow import accumulate, begin_at_keep, clear, follow, share_out
from engine.turn.goals import gather
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT, FloatArray, IntArray
from engine.turn.policies import copy

# ---- backwards: what the player expects -----------------------------------------------------------------------------


class Playing(NamedTuple):
    """Does with the options of a turn what a strategy does, with arrays that keep its parts in `scratch.true`."""

    player: KernelPlayer
    scratch: Scratch


@inner
def _mean_box(player, status, lower, upper, tables, roll, scratch):
    """Return the mean over the boxes that a RANDOM or SOFT player may score `roll` in."""
    weight = weigh_boxes(player, status, lower, upper, tables, roll, scratch)
    row, total = np.uintp(points_row(tables, status, lower, upper, roll)), lanes.fill(0.0)
    open_set = open_boxes(tables, status, lower, upper)
    for box in range(tables.boxes):
        points = tables.points[row, np.uintp(box)]
        if points >= 0.0 and (open_set >> box) & 1:
            value = box_value(tables, scratch.true.parts, box, points)
            total = lanes.add(total, lanes.multiply(lanes.load(scratch.boxes, box), value))
    return lanes.divide(total, weight)


@inner
def _score_by(player, status, lower, upper, tables, scratch):
    """Write F_0 of the strategy into the last 252 rows of the work array; the true parts are in `scratch.true`."""
    for roll in range(ROLL_COUNT):
        row = FIRST_ROLL + roll
        box = box_by_rule(player, tables, status, lower, upper, roll, scratch)
        if box >= 0:
            points = tables.points[points_row(tables, status, lower, upper, roll), box]
            lanes.store(scratch.work, row, box_value(tables, scratch.true.parts, box, points))
        elif (player.kind == RANDOM or player.kind == SOFT) and not has_worths(player):
            lanes.store(scratch.work, row, _mean_box(player, status, lower, upper, tables, roll, scratch))
        else:
            decide_box(player, status, lower, upper, tables, roll, scratch)
            list_boxes(scratch.true.parts, status, lower, upper, tables, roll, scratch.boxes)
            for lane in range(LANES):
                scratch.work[row, lane] = scratch.boxes[np.uintp(scratch.scored[roll, lane]), lane]
        bonus = lanes.fill(yahtzee_bonus(status, roll, tables))
        lanes.store(scratch.work, row, lanes.add(lanes.load(scratch.work, row), bonus))


@inner
def _mean_softly(player, keeps, roll, work):
    """Return the mean over the keeps of `roll` with the weights of a SOFT player."""
    best = best_of_keeps(keeps, roll)
    total = weight = lanes.fill(0.0)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        keep = np.intp(OPTION_KEEP[option])
        share = soft_weights(lanes.load(keeps, keep), best, player.reach)
        weight = lanes.add(weight, share)
        total = lanes.add(total, lanes.multiply(share, lanes.load(work, keep)))
    return lanes.divide(total, weight)


@inner
def _keep_by(player, status, lower, upper, tables, stage, scratch):
    """Write F of the strategy over the last 252 rows of the work array, where F_0 stands; above them is K."""
    work = scratch.work
    for roll in range(ROLL_COUNT):
        row = FIRST_ROLL + roll
        ruled = keep_by_rule(player, tables, status, lower, upper, stage, roll, scratch)
        if ruled >= 0:
            lanes.store(work, row, lanes.load(work, ruled))
        elif player.kind == SOFT:
            lanes.store(work, row, _mean_softly(player, scratch.own.keeps[stage], roll, work))
        elif player.kind == RANDOM or player.kind == RANDOM_KEEPS:
            total = lanes.fill(0.0)
            for subset in range(SUBSETS):
                total = lanes.add(total, lanes.load(work, np.intp(SUBSET_KEEP[roll, subset])))
            lanes.store(work, row, lanes.multiply(total, lanes.fill(1.0 / SUBSETS)))
        else:
            decide_keep(player, status, lower, upper, tables, stage, roll, scratch)
            for lane in range(LANES):
                work[row, lane] = work[np.uintp(scratch.choices[stage * ROLL_COUNT + roll, lane]), lane]


@overload(score, jit_options=OPTIONS)  # type: ignore[arg-type]
def _score(goal, policy, status, lower, upper, totals, tables, parts, work):
    def by_strategy(goal, policy, status, lower, upper, totals, tables, parts, work):
        player, scratch = policy.player, policy.scratch
        think(player, status, lower, upper, tables, scratch)
        gather(goal, status, lower, upper, totals, tables, parts)
        _score_by(player, status, lower, upper, tables, scratch)
        copy(work, scratch.true.keeps[0], FIRST_ROLL, KEEP_COUNT)

    return by_strategy if policy.instance_class is Playing else None


@overload(choose, jit_options=OPTIONS)  # type: ignore[arg-type]
def _choose(policy, status, lower, upper, tables, work, stage):
    def by_strategy(policy, status, lower, upper, tables, work, stage):
        copy(policy.scratch.true.keeps[0], work, FIRST_ROLL, KEEP_COUNT)
        _keep_by(policy.player, status, lower, upper, tables, stage, policy.scratch)

    return by_strategy if policy.instance_class is Playing else None


# ---- forwards: how the turn ends ------------------------------------------------------------------------------------


class PlayedFlow(NamedTuple):
    """The work space of one thread that follows a strategy, and the result, with the names of `flow.Flow`.

    `stopped` (252, 8) has the chances h of the rolls that the player has stopped at.
    """

    player: KernelPlayer
    scratch: Scratch
    totals: IntArray
    endings: FloatArray
    chances: FloatArray
    stopped: FloatArray


def played_flow(player: KernelPlayer, scratch: Scratch, rules: RuleSet) -> PlayedFlow:
    """Return the work space of one thread for a strategy under `rules`."""
    rows = (lanes.rows(int(rule_tables(rules).ending_count)), lanes.rows(KEEP_COUNT), lanes.rows(ROLL_COUNT))
    return PlayedFlow(player, scratch, scratch.totals, *rows)


@inner
def _put_down_softly(player, keeps, roll, chances, stopped):
    """Share the chance of a roll among its keeps by the weights of a SOFT player."""
    best = best_of_keeps(keeps, roll)
    weight = lanes.fill(0.0)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        value = lanes.load(keeps, np.intp(OPTION_KEEP[option]))
        weight = lanes.add(weight, soft_weights(value, best, player.reach))
    share = lanes.divide(lanes.load(chances, FIRST_ROLL + roll), weight)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        keep = np.intp(OPTION_KEEP[option])
        part = lanes.multiply(share, soft_weights(lanes.load(keeps, keep), best, player.reach))
        if keep >= FIRST_ROLL:
            accumulate(stopped, roll, part)
        else:
            accumulate(chances, keep, part)


@inner
def _put_down_at_random(roll, chances, stopped):
    """Share the chance of a roll among its keeps when each die is kept with chance 1/2."""
    part = lanes.multiply(lanes.load(chances, FIRST_ROLL + roll), lanes.fill(1.0 / SUBSETS))
    for subset in range(SUBSETS):
        keep = np.intp(SUBSET_KEEP[roll, subset])
        if keep >= FIRST_ROLL:
            accumulate(stopped, roll, part)
        else:
            accumulate(chances, keep, part)


@inner
def _put_down(player, status, lower, upper, tables, stage, roll, scratch, chances, stopped):
    """Move the chance of a roll to the keeps that the player chooses, or to where it stops."""
    ruled = keep_by_rule(player, tables, status, lower, upper, stage, roll, scratch)
    if ruled >= FIRST_ROLL:
        accumulate(stopped, roll, lanes.load(chances, FIRST_ROLL + roll))
    elif ruled >= 0:
        accumulate(chances, ruled, lanes.load(chances, FIRST_ROLL + roll))
    elif player.kind == SOFT:
        _put_down_softly(player, scratch.own.keeps[stage], roll, chances, stopped)
    elif player.kind == RANDOM or player.kind == RANDOM_KEEPS:
        _put_down_at_random(roll, chances, stopped)
    else:
        decide_keep(player, status, lower, upper, tables, stage, roll, scratch)
        for lane in range(LANES):
            keep = np.intp(scratch.choices[stage * ROLL_COUNT + roll, lane])
            if keep >= FIRST_ROLL:
                stopped[roll, lane] += chances[FIRST_ROLL + roll, lane]
            else:
                chances[keep, lane] += chances[FIRST_ROLL + roll, lane]
    lanes.store(chances, FIRST_ROLL + roll, lanes.fill(0.0))


@inner
def _end(status, lower, upper, tables, roll, flow):
    """Give the chance of a roll to the endings that the player chooses."""
    player, scratch, stopped, endings = flow.player, flow.scratch, flow.stopped, flow.endings
    row = np.uintp(points_row(tables, status, lower, upper, roll))
    ruled = box_by_rule(player, tables, status, lower, upper, roll, scratch)
    if ruled >= 0:
        accumulate(endings, np.intp(tables.ending_rows[row, np.uintp(ruled)]), lanes.load(stopped, roll))
    elif (player.kind == RANDOM or player.kind == SOFT) and not has_worths(player):
        share = lanes.divide(
            lanes.load(stopped, roll), weigh_boxes(player, status, lower, upper, tables, roll, scratch)
        )
        open_set = open_boxes(tables, status, lower, upper)
        for box in range(tables.boxes):
            if tables.points[row, np.uintp(box)] >= 0.0 and (open_set >> box) & 1:
                ending = np.intp(tables.ending_rows[row, np.uintp(box)])
                accumulate(endings, ending, lanes.multiply(share, lanes.load(scratch.boxes, box)))
    else:
        decide_box(player, status, lower, upper, tables, roll, scratch)
        for lane in range(LANES):
            ending = np.intp(tables.ending_rows[row, np.uintp(scratch.scored[roll, lane])])
            endings[ending, lane] += stopped[roll, lane]


@overload(follow, jit_options=OPTIONS)  # type: ignore[arg-type]
def _follow(goal, status, lower, upper, start, rolls, tables, model, flow):
    def as_played(goal, status, lower, upper, start, rolls, tables, model, flow):
        player, scratch, chances, stopped, endings = flow.player, flow.scratch, flow.chances, flow.stopped, flow.endings
        think(player, status, lower, upper, tables, scratch)
        begin_at_keep(chances, start)
        clear(stopped)
        clear(endings)
        for step in range(rolls):
            stage = rolls - 2 - step
            share_out(chances)
            for roll in range(ROLL_COUNT):
                if stage >= 0 and lanes.any_set(lanes.load(chances, FIRST_ROLL + roll)):
                    _put_down(player, status, lower, upper, tables, stage, roll, scratch, chances, stopped)
        for roll in range(ROLL_COUNT):
            accumulate(stopped, roll, lanes.load(chances, FIRST_ROLL + roll))
            if lanes.any_set(lanes.load(stopped, roll)):
                _end(status, lower, upper, tables, roll, flow)

    return as_played if flow.instance_class is PlayedFlow else None
