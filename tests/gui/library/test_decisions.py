# SPDX-License-Identifier: MIT
"""Decisions and practice in the history file: as they were, through damage and older versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from audits import audited
from engine_samples import careless_choice, new_game, play
from history_samples import finished
from learning_samples import kind_of

from engine.analysis.verdicts import Verdict
from engine.game_review.review import review
from engine.games.record import Aid, Record
from engine.rules.scoring import DEFAULT_RULES
from engine.training.decisions import decisions_of
from engine.training.retry import ScheduleCard
from engine.training.themes import Theme
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.decision_tables import DecisionFilter, Spot
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, Grade

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)


@pytest.fixture(scope="module")
def graded(analyzer_of):
    """Return a function that plays a game carelessly, and gives it finished and graded, with review and decisions."""

    def make(seed):
        game = play(new_game(seed, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), careless_choice(seed))
        record = Record(game, aids={1: Aid("live", 3)})
        found = review(game, analyzer_of(DEFAULT_RULES))
        return FinishedGame.of(record, AT).with_grade(Grade.of(found)), found, decisions_of(found, record)

    return make


@pytest.fixture(scope="module")
def games(graded):
    return tuple(graded(seed) for seed in range(4))


@pytest.fixture
def path(tmp_path, games):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add([game for game, _, _ in games])
        for game, _, decisions in games:
            assert not database.grade(game, decisions)
    return tmp_path / NAME


def changed(path, command, *values):
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(command, values).rowcount


def opened(path):
    return closing(LibraryFile(path))


@pytest.mark.parametrize("number", [12, *audited(1000)])
def test_score_is_par_and_luck_less_what_was_lost_through_the_file_and_back(tmp_path, graded, number):
    """To a billionth; and what the file says of a game is what its review says afresh."""
    with opened(tmp_path / NAME) as database:
        for seed in range(number):
            game, found, decisions = graded(100 + seed)
            database.add([game])
            database.grade(game, decisions)
            kept, back = database.decisions_of(game.key), database.find(game.key)
            assert kept == decisions
            luck, lost = sum(one.luck for one in kept), sum(one.lost_as_played for one in kept)
            assert back.score == pytest.approx(back.grade.par + luck - lost, abs=1e-9)
            assert Grade.of(found) == back.grade
            counted = [one for one in kept if one.counts]
            assert sum(one.points_lost for one in counted) == pytest.approx(back.grade.points_lost, abs=1e-9)
            assert len(counted) == back.grade.decisions
            for keeps in (True, False):
                verdicts = found.verdict_counts(keeps=keeps)
                assert all(
                    verdicts[name] == sum(one.verdict is name and one.is_keep == keeps for one in counted)
                    for name in Verdict
                )


def test_luck_of_minus_nothing_is_read_back(tmp_path, games):
    """SQLite gives 0.0 back for -0.0: a game whose luck added up to that was taken for damaged."""
    with opened(tmp_path / NAME) as database:
        game = games[0][0]
        game = game.with_grade(replace(game.grade, luck=-0.0))
        database.add([game])
        assert database.find(game.key) == game


def test_filters_find_what_they_ask_for_newest_first(path, games):
    everything = [(game.key, one) for game, _, kept in reversed(games) for one in reversed(kept) if one.counts]
    filters = {
        DecisionFilter(): lambda one: True,
        **{DecisionFilter(theme=theme): lambda one, theme=theme: kind_of(one) is theme for theme in Theme},
    }
    with opened(path) as database:
        for asked, is_asked in filters.items():
            for mistakes in (True, False):
                found = database.decisions.asked(asked, 0.25, mistakes=mistakes, most=999)
                assert [(GameKey(*row[1:6]), *row[6:]) for row in found] == [
                    (key, one.place, one.points_lost, one.gap)
                    for key, one in everything
                    if is_asked(one) and (mistakes or one.gap >= 0.25) and (one.points_lost >= 0.25) == mistakes
                ]
        assert len(list(database.decisions.asked(DecisionFilter(), 0.25, mistakes=False, most=7))) == 7


@pytest.mark.parametrize("change", ["position = 'x'", "first = '7'", "best = x'00'", "position = 5"])
def test_a_filter_passes_over_what_is_damaged(path, games, change):
    with opened(path) as database, database.transaction():
        database._connection.execute(f"UPDATE decision SET {change}")
    with opened(path) as database:
        for theme in Theme:
            asked = DecisionFilter(theme=theme)
            assert database.decisions.count(asked, 0.25) == sum(
                one.theme is theme and one.counts and one.points_lost >= 0.25 for _, _, kept in games for one in kept
            )


# ---- practice -------------------------------------------------------------------------------------------------------

CARDS = {
    Spot(finished("one").key, 3): ScheduleCard(1, 2, date(2026, 5, 4)),
    Spot(finished("one").key, 7): ScheduleCard(3, 0, None),
    Spot(finished("späte Würfel 🎲").key, 3): ScheduleCard(0, 3, date(2026, 5, 1)),
}


def test_practice_is_kept_and_kept_anew(path):
    with opened(path) as database:
        assert database.practice.cards() == {}
        database.practise(CARDS.items())
    with opened(path) as database:
        assert database.practice.cards() == CARDS
        spot = next(iter(CARDS))
        database.practise([(spot, ScheduleCard(2, 2, date(2026, 5, 14)))])
        assert database.practice.cards() == {**CARDS, spot: ScheduleCard(2, 2, date(2026, 5, 14))}
