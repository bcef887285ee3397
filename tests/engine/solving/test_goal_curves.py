# SPDX-License-Identifier: MIT
"""How a curve is kept: the solving is pretended here; `test_goal_tables` has what it gives."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from engine.rules.scoring import RULE_SETS
from engine.runtime import files
from engine.runtime.steps import StepsDone, finish
from engine.solving import goal_tables, library
from engine.solving.goal_tables import Beginning, reach

FREE = RULE_SETS["free-joker"]
NEW_GAME = (0, 0, 0, 0)


class PretendedTable:
    """A table whose best chance to get from -n to 0 is 1 / n."""

    def line(self, turn_state, points, count):
        assert turn_state == NEW_GAME
        return 1.0 / -np.arange(points, points + count)


@pytest.fixture
def solved(empty_cache, monkeypatch):
    """Pretend to solve in an empty cache; return the list of the rules of each time."""
    asked = []

    def solve_goal(rules, worth, begin, *, keep, threads):
        assert (worth.first, worth.end, begin) == (0, reach(0).end, Beginning(NEW_GAME, -600, -1))
        asked.append(rules.key)
        yield StepsDone(1, 2)
        yield StepsDone(2, 2)
        return PretendedTable()

    monkeypatch.setattr(goal_tables, "solve_goal", solve_goal)
    return asked


def expected():
    return tuple(1.0 / target for target in range(1, 601))


def test_a_curve_is_solved_once_for_each_rules(solved):
    other = RULE_SETS["no-joker"]
    for rules in (FREE, FREE, other, FREE, other):
        assert finish(goal_tables.obtain_curve(rules)) == expected()
    assert solved == [FREE.key, other.key]


def test_it_tells_how_far_it_is_and_can_be_closed(solved):
    steps = goal_tables.obtain_curve(FREE)
    assert next(steps).fraction == 0.5
    steps.close()
    assert not library.note_path(goal_tables.CURVE_NOTE, FREE).exists()


def damage(path, kind):
    """Damage the file of a curve."""
    content = json.loads(path.read_text())
    if kind in ("sha256", "engine", "format", "rules", "about"):
        content[kind] = "another"
    elif kind == "a chance":
        content["numbers"][3] += 1e-9
    elif kind == "too short":
        content["numbers"].pop()
        del content["sha256"]
        content["sha256"] = hashlib.sha256(json.dumps(content).encode()).hexdigest()
    elif kind == "no chances":
        del content["numbers"]
    elif kind == "words":
        content["numbers"] = ["high"] * 600
    elif kind == "too large a number":
        content["numbers"][0] = 10**400
    elif kind == "a field more":
        content["hint"] = True
    elif kind == "a list":
        content = content["numbers"]
    path.write_text(json.dumps(content))


KINDS = ("sha256", "engine", "format", "rules", "about", "a chance", "too short", "no chances", "words",
         "too large a number", "a field more", "a list")  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_is_replaced(solved, kind):
    finish(goal_tables.obtain_curve(FREE))
    path = library.note_path(goal_tables.CURVE_NOTE, FREE)
    good = path.read_bytes()
    damage(path, kind)
    assert path.read_bytes() != good
    assert finish(goal_tables.obtain_curve(FREE)) == expected()
    assert len(solved) == 2
    assert path.read_bytes() == good


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"null", b"3", b'"text"', b"[" * 100_000, b'{"numbers": null}'])
def test_what_is_no_curve_is_replaced(solved, content):
    path = library.note_path(goal_tables.CURVE_NOTE, FREE)
    files.write_atomically(path, [content])
    assert finish(goal_tables.obtain_curve(FREE)) == expected()
    assert finish(goal_tables.obtain_curve(FREE)) == expected()
    assert len(solved) == 1


def test_a_folder_in_the_place_of_the_file_does_no_harm(solved):
    library.note_path(goal_tables.CURVE_NOTE, FREE).mkdir(parents=True)
    assert finish(goal_tables.obtain_curve(FREE)) == expected()
    assert finish(goal_tables.obtain_curve(FREE)) == expected()
    assert len(solved) == 2


def test_a_cache_that_cannot_be_written_does_no_harm(solved, tmp_path):
    Path(tmp_path / "cache").write_bytes(b"")
    assert finish(goal_tables.obtain_curve(FREE)) == expected()
    assert finish(goal_tables.obtain_curve(FREE)) == expected()
    assert len(solved) == 2
