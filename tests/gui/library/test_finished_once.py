# SPDX-License-Identifier: MIT
"""A game that has just been finished is kept by the review of its end page as its text would have it."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from history_samples import played_record, without_grade
from own_library import OwnLibrary
from patience import wait_for

from engine.game_review import review as review_module
from engine.games.goals import ReachGoal, WinGoal
from engine.games.match import Match, Seat
from engine.games.record import Aid
from engine.rules.scoring import DEFAULT_RULES
from engine.workspace.prospects import GoalProspects
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.play.coach import Coach
from yahtzee_gui.work import one_step


def finish(player, game):
    """Go on with `game` and score its last box."""
    player.controller.open_record(game)
    player.settle()
    player.controller.score(next(box for box in player.game.position.allowed()))
    assert player.controller.scene().is_over


def wait_for_grade(player):
    history = player.session.services.library

    def is_graded():
        figures = history.figures
        return figures is not None and figures.games == 1 and not without_grade(figures)

    player.wait(is_graded)
    (game,) = history.figures.latest
    return game


def with_second_thoughts():
    """Return a record with a choice taken back, a hint told and aids noted, one score before its end."""
    played = played_record("second thoughts")
    for _ in range(4):
        played = played.undo()
    while len(played.game.filled) < 12 or not played.game.has_rolled:
        if played.game.has_rolled:
            played = played.with_aid(Aid("live", 2)).with_hint().score(list(played.game.position.allowed())[-1])
        else:
            played = played.roll()
    assert played.taken_back
    return played


def with_goal():
    return replace(played_record("with a goal").undo(), goal=ReachGoal(150))


def match():
    """Return a match of which one score is left, that of the person."""
    other, own = played_record("other"), replace(played_record("own").undo(), goal=WinGoal())
    return Match((Seat("Greta", other, "greedy"), Seat("You", own, "")), False)


def kept(path):
    """Return everything that is kept of finished games in the file at `path`, as SQLite writes it down."""
    with closing(sqlite3.connect(path)) as connection:
        return [line for line in connection.iterdump() if line.startswith(('INSERT INTO "game', 'INSERT INTO "deci'))]


def kept_by_text(player, game, folder):
    """Return what is kept of `game` if the coach looks at its text, and its record is read from there."""
    coach, store = player.session.services.coach, OwnLibrary(folder)
    reviews = []
    coach.look_at(game.text, reviews.append)
    player.wait(lambda: bool(reviews))
    (review,) = reviews
    store.keep(replace(game, grade=None))
    store.grade(replace(game, grade=None), review)
    store.end()
    return kept(store.path)


@pytest.fixture
def quick_goals(monkeypatch, analyzer_of):
    """Have goals valued as if they were for points, and no outlook: what they need tables for takes half a minute."""
    monkeypatch.setattr(GoalProspects, "_analyzer_of", lambda *_: one_step(analyzer_of, DEFAULT_RULES))
    monkeypatch.setattr(Coach, "ask_win_chances", lambda *_: None)


def check_both_ways(player, folder, begun, monkeypatch):
    coach, looks = player.session.services.coach, []
    look_at = coach.look_at
    monkeypatch.setattr(coach, "look_at", lambda text, then: (looks.append(text), look_at(text, then)))
    finish(player, begun())
    game = wait_for_grade(player)
    assert not looks, "the review of the end page is enough"
    by_text = kept_by_text(player, game, folder)
    assert any("decision" in line and line.startswith("INSERT") for line in by_text)
    assert kept(player.session.services.library.path) == by_text


@pytest.mark.parametrize("begun", [with_second_thoughts, with_goal, match])
def test_what_is_kept_is_what_the_text_would_have_given(player, tmp_path, quick_goals, begun, monkeypatch):
    check_both_ways(player, tmp_path / "by text", begun, monkeypatch)


@pytest.mark.audit
def test_so_it_is_with_the_table_of_a_goal(player, tmp_path, monkeypatch):
    check_both_ways(player, tmp_path / "by text", with_goal, monkeypatch)


def test_what_is_not_all_known_is_never_kept(player, tmp_path, monkeypatch, quick_goals):
    go_on, review = threading.Event(), review_module.review

    def late(game, prospects, *rest):
        if prospects.measure is not None and game.is_over:
            wait_for(go_on)
        return review(game, prospects, *rest)

    monkeypatch.setattr(review_module, "review", late)
    finish(player, with_goal())
    history = player.session.services.library
    player.wait(lambda: history.figures is not None)
    player.wait(lambda: history.figures.games == 1)
    assert player.controller.scene().report is None, "its chances are still being worked out"
    assert without_grade(history.figures) == 1
    go_on.set()
    game = wait_for_grade(player)
    assert kept_by_text(player, game, tmp_path / "by text") == kept(history.path)


def test_the_figures_with_a_finished_game_are_those_of_the_whole_file(qtbot, tmp_path):
    store, told = OwnLibrary(tmp_path), []
    store.loaded.connect(told.append)
    store.load()
    for seed in ("today-2026-11-22", "another", "a third"):
        store.keep(FinishedGame.of(played_record(seed), datetime.now(UTC)))
    qtbot.waitUntil(lambda: len(told) == 4)
    store.load()
    qtbot.waitUntil(lambda: len(told) == 5)
    store.end()
    assert [history.games for history in told] == [0, 1, 2, 3, 3]
    assert told[3] == told[4]
