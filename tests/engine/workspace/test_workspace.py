# SPDX-License-Identifier: MIT
"""A workspace holds what was used last, and no more of it than there is room for."""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from engine.distribution.statistics import NEW_GAME, Start
from engine.games.goals import ReachGoal
from engine.solving import goal_tables
from engine.workspace import shelf
from engine.workspace.workspace import Workspace, key_of


def test_goal_tables_stay_while_there_is_room(monkeypatch):
    solved = []

    def pretended(rules, worth, begin, **options):
        solved.append(worth.first)
        yield SimpleNamespace(fraction=1.0)
        return SimpleNamespace(nbytes=200_000_000)

    monkeypatch.setattr(goal_tables, "solve_goal", pretended)
    monkeypatch.setattr(Workspace, "prepare", lambda self, key: ())
    workspace, key = Workspace(), key_of()
    for target in (200, 250, 200, 250, 300, 250, 200):
        workspace.get(workspace.goal_table(ReachGoal(target), key, NEW_GAME))
    # With two of 200 MB one has to go before a third comes: the one that was not used for longest.
    assert solved == [200, 250, 300, 200]
    assert workspace._goals.nbytes <= shelf.GOAL_BYTES + 200_000_000


class Interrupted(Exception):
    """There is something more urgent to do."""


class Hurried(Workspace):
    """A workspace whose work is interrupted once it has come so far."""

    until = 2.0

    def progressed(self, task, fraction):
        if fraction >= self.until:
            raise Interrupted


def test_a_table_that_was_given_up_goes_on_unless_another_one_is_had_sooner(monkeypatch):
    worked = []

    def pretended(rules, worth, begin, **options):
        for step in (0.0, 0.3, 0.6, 0.9):
            worked.append((begin.filled, step))
            yield SimpleNamespace(fraction=step)
        return SimpleNamespace(nbytes=8)

    def ask(filled, until):
        workspace.until = until
        scores = tuple(0 if place < filled else None for place in range(13))
        with pytest.raises(Interrupted) if until < 2.0 else nullcontext():
            workspace.get(workspace.goal_table(ReachGoal(300), key, Start(scores), until=13))
        steps, worked[:] = list(worked), []
        return steps

    monkeypatch.setattr(goal_tables, "solve_goal", pretended)
    monkeypatch.setattr(Workspace, "prepare", lambda self, key: ())
    workspace, key = Hurried(), key_of()
    assert ask(0, 0.3) == [(0, 0.0), (0, 0.3)]
    assert ask(0, 0.6) == [(0, 0.6)]  # it goes on
    assert ask(2, 0.3) == [(2, 0.0), (2, 0.3)]  # from here on it is had sooner
    assert ask(1, 0.9) == [(0, 0.9)]  # this one is not: most of what serves it is done
    assert ask(2, 2.0) == [(2, 0.6), (2, 0.9)]
    assert ask(4, 2.0) == []  # it comes after what is there
    assert ask(0, 2.0) == []
    assert len(workspace._goals) == 2
    workspace.clear()
    assert ask(4, 2.0)[0] == (4, 0.0)
