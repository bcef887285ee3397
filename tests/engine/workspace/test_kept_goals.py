# SPDX-License-Identifier: MIT
"""Goal tables of first turns are kept on disk as they are, and what does not fit in every respect is not taken."""

from __future__ import annotations

import os
from types import SimpleNamespace

import numpy as np
import pytest

from engine.distribution.statistics import NEW_GAME, Start, new_game
from engine.rules import turn_states
from engine.rules.reading import rule_set_from
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.solving import goal_tables
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import strategy
from engine.workspace import shelf
from engine.workspace.shelf import Asked
from engine.workspace.workspace import Workspace

UNTIL = 1


def asked_of(name="greedy", rules=DEFAULT_RULES):
    return Asked(rules, BeatGoal((Opponent(strategy(name)),)), NEW_GAME, UNTIL)


def table_of(asked, more=0):
    """Return a table with any figures, of as many turns as it has to have and some more."""
    begin = goal_tables.Beginning(turn_states.turn_state(asked.rules, {}), 0, 0)
    worth = goal_tables.Worth(50, np.linspace(0.01, 0.99, 700))
    table = goal_tables.empty_table(asked.rules, worth, begin, range(asked.until + more + 1))
    random = np.random.default_rng(1)
    for lines in table.lines.values():
        lines.pool[:] = random.random(len(lines.pool))
    return table


@pytest.mark.parametrize("more", [0, 1])
def test_a_table_comes_back_to_the_last_bit_and_is_not_solved_again(empty_cache, monkeypatch, more):
    asked = asked_of()
    table = table_of(asked, more)
    shelf.save_kept(asked, table)
    monkeypatch.setattr(Workspace, "prepare", lambda *_: ())
    monkeypatch.setattr(goal_tables, "solve_goal", None)  # a call fails
    workspace, key = Workspace(keeps_goals=True), TableKey(asked.rules)
    found = workspace.get(workspace.goal_table(asked.goal, key, NEW_GAME, until=UNTIL))
    assert (found.rules, found.begin, sorted(found.lines)) == (table.rules, table.begin, list(range(UNTIL + 1)))
    assert np.array_equal(found.worth.of(np.arange(900)), table.worth.of(np.arange(900)))
    for filled in found.lines:
        for name in ("pool", "starts", "lows", "lengths"):
            assert np.array_equal(getattr(found.lines[filled], name), getattr(table.lines[filled], name))
    assert workspace.get(workspace.goal_table(asked.goal, key, NEW_GAME, until=UNTIL)) is found


def test_what_is_damaged_or_of_something_else_is_not_taken(empty_cache, monkeypatch):
    asked = asked_of()
    assert shelf.load_kept(asked) is None
    shelf.save_kept(asked, table_of(asked))
    path = shelf.path_of_kept(asked)
    content = path.read_bytes()
    head = content.index(b"\n")
    for place in (10, content.index(b'"worth"') + 10, head, head + 9, len(content) // 2, len(content) - 1):
        path.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
        assert shelf.load_kept(asked) is None, place
    for text in (b"", content[:-8], content + bytes(8), b"[]\n", b"{}\n"):
        path.write_bytes(text)
        assert shelf.load_kept(asked) is None
    for other in (asked_of("rules-of-thumb"), asked_of(rules=RULE_SETS["forced-joker"]), asked._replace(until=2)):
        shelf.path_of_kept(other).write_bytes(content)
        assert shelf.load_kept(other) is None
    path.write_bytes(content)
    assert shelf.load_kept(asked) is not None
    monkeypatch.setattr(shelf.files, "engine_fingerprint", lambda: "another")
    assert shelf.load_kept(asked) is None


def test_the_last_that_were_used_stay_and_a_full_disk_is_no_harm(empty_cache, monkeypatch):
    tables = [asked_of(name) for name in ("greedy", "mince", "random", "optimal")]
    for age, asked in enumerate(tables[:3]):
        shelf.save_kept(asked, table_of(asked))
        os.utime(shelf.path_of_kept(asked), (age, age))
    assert shelf.load_kept(tables[0]) is not None  # used again, so the second one goes
    shelf.save_kept(tables[3], table_of(tables[3]))
    assert [shelf.load_kept(asked) is not None for asked in tables] == [True, False, True, True]

    def full(*_args):
        raise OSError("no room")

    monkeypatch.setattr(shelf.files, "write_atomically", full)
    shelf.save_kept(tables[1], table_of(tables[1]))
    assert shelf.load_kept(tables[1]) is None


def test_only_first_turns_are_kept():
    asked = asked_of()
    later, whole = asked._replace(start=Start((3, *[None] * 12))), asked._replace(until=13)
    assert [shelf.is_kept_on_disk(one) for one in (asked, later, whole)] == [True, False, False]


def test_how_whole_games_of_a_strategy_end_is_noted_unless_others_share_its_name(empty_cache, monkeypatch):
    asked, ends = [], SimpleNamespace(distribution=(0.25, 0.75))

    def counted(self, player, rules, start=None, threads=None):
        asked.append(player)
        yield None
        return ends

    monkeypatch.setattr(Workspace, "ends", counted)
    for name, times in (("greedy", 1), ("plays-like-200", 2)):
        asked.clear()
        for _ in range(2):
            workspace = Workspace()
            steps = workspace.final_scores(strategy(name), DEFAULT_RULES, NEW_GAME, None)
            assert workspace.get(steps) == ends.distribution
        assert len(asked) == times, name
    asked.clear()
    later = Start((3, *NEW_GAME.scores[1:]), 0)
    workspace.get(workspace.final_scores(strategy("greedy"), DEFAULT_RULES, later, None))
    assert asked, "another card ends otherwise"


def test_a_match_against_the_same_others_begins_with_their_exact_table(empty_cache):
    asked = asked_of()
    assert not Workspace(keeps_goals=True).has_kept(asked.goal, asked.rules)
    shelf.save_kept(asked, table_of(asked))
    assert Workspace(keeps_goals=True).has_kept(asked.goal, asked.rules)
    assert not Workspace().has_kept(asked.goal, asked.rules)


def test_a_match_by_rules_with_other_boxes_is_kept_too(empty_cache):
    """The coach fell silent in a match by rules of one's own with more than nine boxes, but not thirteen."""
    upper = ("aces", "twos", "threes", "fours", "fives", "sixes")
    boxes = [{"key": key} for key in (*upper, "chance", "yahtzee", "small_straight", "large_straight")]
    rules = rule_set_from({"name": "Ten boxes", "box": boxes})
    card = new_game(rules)
    asked = Asked(rules, BeatGoal((Opponent(strategy("greedy"), card.scores),)), card, UNTIL)
    assert shelf.load_kept(asked) is None
    shelf.save_kept(asked, table_of(asked))
    assert shelf.load_kept(asked) is not None
