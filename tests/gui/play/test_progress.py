# SPDX-License-Identifier: MIT
"""How far the chances are that a turn waits for never goes back."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace

from engine.workspace.workspace import Task, TaskStep
from yahtzee_gui.play.coach import _Progress


def step(task, fraction):
    return TaskStep(task, SimpleNamespace(fraction=fraction))


def test_the_chances_move_with_each_of_the_others_and_end_with_the_table():
    """In a match, how the others end takes longer than the table, and used to stand at nothing."""
    progress = _Progress("a turn", 2)
    ends, table = ((Task.STATISTICS, one) for one in (0.5, 1.0, 0.1, 0.9)), ((Task.GOAL, one) for one in (0.01, 0.9))
    shown = [progress.take(step(*part)) for part in (*ends, *table)]
    assert all(before < after for before, after in pairwise([0.0, *shown, 1.0]))
    assert progress.take(step(Task.GOAL, 0.2)) == shown[-1], "a table that is begun anew"
    assert progress.take(step(Task.GOAL, 1.0)) == 1.0


def test_what_else_is_made_does_not_move_it():
    progress = _Progress("a turn", 0)
    progress.take(step(Task.GOAL, 0.4))
    assert progress.take(step(Task.TABLE, 0.9)) == 0.4
