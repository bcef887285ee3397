# SPDX-License-Identifier: MIT
"""Backwards through a turn: from what its endings are worth to what keeping is worth, roll by roll.

It is the recurrence of `engine.solving.value_kernels` for a group of eight lanes, and the only one: how dice answer
(`engine.turn.dice.rolling`), what is done with the options (`engine.turn.policies`; strategies do with them as they
please, `engine.strategies.kernels.following_kernels`) and what is played for (`engine.turn.goals`) are its parameters.
"""

from __future__ import annotations

from numba.extending import overload

from engine.runtime.compiling import OPTIONS, inlined, inner
from engine.turn import unrolled
from engine.turn.box_values import score_first_rolls, score_rolls
from engine.turn.dice.demons import DemonDice
from engine.turn.dice.rolling import FairDice, take_keeps, watch
from engine.turn.goals import aim
from engine.turn.policies import Best, BestUnrolled, Remembering, Shadow, View, note_scores, take_best

_FOR_THE_BEST = (Best, View, Shadow, Remembering)


@inlined
def go_back(goal, policy, status, lower, upper, totals, tables, model, parts, work, stages):
    """Write F_n of every roll into the last 252 rows of `work`, n being `stages`.

    Args:
        goal: from `engine.turn.goals`.
        policy: from `engine.turn.policies`, or a strategy that plays.
        status, lower, upper: the filled boxes; the scorecard is not full.
        totals: (8,) int64, the upper total of each lane.
        tables: from `endings.rule_tables`.
        model: from `rolling.kernel_dice`.
        parts, work: as in `box_values.score_rolls`.
        stages: how many rolls are left.
    """
    score(goal, policy, status, lower, upper, totals, tables, parts, work)
    begin(model, status, lower, upper, totals, tables, stages)
    for stage in range(stages):
        take_keeps(model, work, stage)
        watch(policy, model, work, stage, False)
        choose(policy, status, lower, upper, tables, work, stage)
    if tables.counts_first_rolls and stages == tables.rolls_per_turn - 1:
        look_at_first(goal, policy, status, lower, upper, tables, parts, work)


def look_at_first(goal, policy, status, lower, upper, tables, parts, work):
    """Compiled only: take in what the first roll of a turn scores more in some boxes; a policy notes it."""
    raise NotImplementedError


def score(goal, policy, status, lower, upper, totals, tables, parts, work):
    """Compiled only: write F_0 of every roll into the last 252 rows of `work`; a policy notes it."""
    raise NotImplementedError


def begin(model, status, lower, upper, totals, tables, stages):
    """Compiled only: prepare `model` for a group of eight states."""
    raise NotImplementedError


def choose(policy, status, lower, upper, tables, work, stage):
    """Compiled only: turn K_n in `work`, n being `stage`, into F_n+1."""
    raise NotImplementedError


@overload(score, jit_options=OPTIONS)  # type: ignore[arg-type]
def _score(goal, policy, status, lower, upper, totals, tables, parts, work):
    def by_best(goal, policy, status, lower, upper, totals, tables, parts, work):
        score_rolls(goal, policy, status, lower, upper, totals, tables, parts, work)
        note_scores(policy, work)

    return by_best if issubclass(policy.instance_class, _FOR_THE_BEST) else None


@overload(look_at_first, jit_options=OPTIONS)  # type: ignore[arg-type]
def _look_at_first(goal, policy, status, lower, upper, tables, parts, work):
    def by_best(goal, policy, status, lower, upper, tables, parts, work):
        score_first_rolls(goal, policy, status, lower, upper, tables, parts, work)

    def not_at_all(goal, policy, status, lower, upper, tables, parts, work):
        pass

    return by_best if issubclass(policy.instance_class, _FOR_THE_BEST) else not_at_all


@overload(begin, jit_options=OPTIONS)  # type: ignore[arg-type]
def _begin(model, status, lower, upper, totals, tables, stages):
    def with_shadow(model, status, lower, upper, totals, tables, stages):
        fair, shadow = FairDice(0), model.shadow
        go_back(model.fair, shadow, status, lower, upper, totals, tables, fair, model.parts, model.work, stages)
        watch(shadow, fair, model.work, stages, True)

    def begin_nothing(model, status, lower, upper, totals, tables, stages):
        pass

    return with_shadow if model.instance_class is DemonDice else begin_nothing


@overload(choose, jit_options=OPTIONS)  # type: ignore[arg-type]
def _choose(policy, status, lower, upper, tables, work, stage):
    def best(policy, status, lower, upper, tables, work, stage):
        take_best(policy, work, stage)

    def best_unrolled(policy, status, lower, upper, tables, work, stage):
        unrolled.take_best(work)

    if policy.instance_class is BestUnrolled:
        return best_unrolled
    return best if issubclass(policy.instance_class, _FOR_THE_BEST) else None


@inner
def look(goal, status, lower, upper, totals, tables, view, work):
    """Fill `view` with best play for `goal`, with fair dice."""
    aim(goal, status, lower, upper, totals, tables)
    stages = tables.rolls_per_turn - 1
    go_back(goal, view, status, lower, upper, totals, tables, FairDice(0), view.parts, work, stages)
