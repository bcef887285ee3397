# SPDX-License-Identifier: MIT
"""A desk holds what was used last, and no more of it than there is room for."""

from __future__ import annotations

from types import SimpleNamespace

from engine import desk as desk_module
from engine.chances.statistics import NEW_GAME
from engine.desk import Desk, Shelf, key_of
from engine.games.goals import ReachGoal
from engine.solving import goal_tables


def test_a_shelf_holds_what_was_used_last():
    shelf = Shelf(2)
    for key in "ab":
        assert shelf.put(key, key.upper()) == key.upper()
    assert shelf.find("a") == "A"
    shelf.put("c", "C")
    assert (shelf.find("a"), shelf.find("b"), shelf.find("c"), len(shelf)) == ("A", None, "C", 2)


def test_goal_tables_stay_while_there_is_room(monkeypatch):
    solved = []

    def pretended(rules, worth, begin, **options):
        solved.append(worth.first)
        yield SimpleNamespace(fraction=1.0)
        return SimpleNamespace(nbytes=200_000_000)

    monkeypatch.setattr(goal_tables, "solve_goal", pretended)
    monkeypatch.setattr(Desk, "prepare", lambda self, key: None)
    desk, key = Desk(), key_of()
    for target in (200, 250, 200, 250, 300, 250, 200):
        desk.goal_table(ReachGoal(target), key, NEW_GAME)
    # With two of 200 MB one has to go before a third comes: the one that was not used for longest.
    assert solved == [200, 250, 300, 200]
    assert sum(table.nbytes for *_, table in desk._goals) <= desk_module._GOAL_BYTES + 200_000_000
