# SPDX-License-Identifier: MIT
"""Backwards through a turn: from what its endings are worth to what keeping is worth, roll by roll.

It is the recurrence of `engine.solving.value_kernels` for a group of eight lanes, and the only one: how dice answer
(`engine.turn.dice.rolling`), what is done with the options (`engine.turn.choosers`) and what is played for
(`engine.turn.goals`) are its parameters.
"""

from __future__ import annotations

from engine.compiling import inlined
from engine.turn.boxes import score_rolls
from engine.turn.choosers import note_scores, take_best
from engine.turn.dice.rolling import begin, take_keeps, watch


@inlined
def go_back(goal, chooser, status, lower, upper, totals, tables, model, parts, work, stages):
    """Write F_n of every roll into the last 252 rows of `work`, n being `stages`.

    Args:
        goal: from `engine.turn.goals`.
        chooser: from `engine.turn.choosers`.
        status, lower, upper: the filled boxes; the scorecard is not full.
        totals: (8,) int64, the upper total of each lane.
        tables: from `endings.rule_tables`.
        model: from `rolling.kernel_dice`.
        parts, work: as in `boxes.score_rolls`.
        stages: how many rolls are left.
    """
    score_rolls(goal, chooser, status, lower, upper, totals, tables, parts, work)
    note_scores(chooser, work)
    begin(model, status, lower, upper, totals, tables)
    for stage in range(stages):
        take_keeps(model, work, stage)
        watch(chooser, model, work, stage, False)
        take_best(chooser, work, stage)
