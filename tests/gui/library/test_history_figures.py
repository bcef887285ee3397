# SPDX-License-Identifier: MIT
"""The figures over all games: from games one after the other, and read from the library."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from history_samples import FACES, GRADE, finished, without_grade

from engine.game_review.levels import Level
from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.dice import DEMON, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.history_figures import History

NOW = datetime(2026, 5, 1, 12, 30, 15, 999, tzinfo=UTC)
OFFICIAL = "forced-joker"


MIXED = (
    finished("a", score=200, points_lost=3.0, decisions=20, luck=-10.0),
    finished("b", score=300, points_lost=6.0, decisions=30, luck=4.0),
    finished("c", score=900, coached=True, luck=100.0),
    finished("d", score=280, rules=OFFICIAL, points_lost=1.0, decisions=10, luck=1.0),
    finished("e", score=120, rolls_per_turn=2, luck=0.0, points_lost=0.0, decisions=5),
    finished("f", score=40, dice_model="demon", luck=-500.0, faces=(100, 0, 0, 0, 0, 0)),
    finished("g", score=60, dice_model="demon", luck=-400.0, faces=(100, 0, 0, 0, 0, 0)),
    finished("h", score=700, dice_model="best-of-3", luck=900.0),
)


def including(*games):
    history = History()
    for game in games:
        history = history.including(game)
    return history


BESTS = {"a": None, "b": 200, "c": 300, "d": None, "e": None, "f": None, "g": 40, "h": None, "i": 300, "j": 310}


def same(one, other):
    """Return whether two histories say the same, whatever the order of their tallies."""
    by_kind = [{(tally.kind, tally.coached): tally for tally in history.tallies} for history in (one, other)]
    return by_kind[0] == by_kind[1] and one.keys == other.keys and one.latest == other.latest


def check_mixed(history):
    assert (history.games, history.fair_games) == (8, 5)
    assert history.best(DEFAULT_RULES) == 300
    assert history.best(RULE_SETS[OFFICIAL]) == 280
    assert history.best(replace(DEFAULT_RULES, rolls_per_turn=2)) == 120
    assert history.best(DEFAULT_RULES, DEMON) == 60
    assert history.best(DEFAULT_RULES, dice_model("best-of-3")) == 700
    assert history.best(RULE_SETS["no-joker"]) is None
    assert sorted((tally.games for tally in history.tallies if not tally.coached), reverse=True) == [2, 2, 1, 1, 1]
    assert history.faces == tuple(5 * count for count in FACES)
    basis = history.level_basis
    assert (basis.games, basis.decisions, basis.points_lost) == (4, 65, pytest.approx(10.0))
    assert [game.seed for game in history.latest] == list("hgfedcba")


UNGRADED = (
    finished("a", score=200, points_lost=3.0, decisions=20, luck=-10.0),
    finished("b", score=310, grade=None, faces=(1, 0, 0, 0, 0, 0)),
    finished("c", score=333, grade=None, rules=OFFICIAL),
)


def test_the_best_before_a_game_is_that_of_its_kind_without_help(tmp_path):
    """The same from the file as from games that wait in memory, and for a game that is not kept yet."""
    games = [*MIXED, finished("i", score=310), finished("j", score=250)]
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.add(games)
        read = opened.read()
    for history in (including(*games), read):
        assert {game.seed: history.best_before(game.key) for game in games} == BESTS
        assert history.best_before(finished("new").key) == 310
        assert history.best_before(finished("new", rules=OFFICIAL).key) == 280
    assert History().best_before(games[0].key) is None


def test_the_best_before_a_game_is_not_told_where_it_is_not_known():
    """Of games older than the latest ones there are sums only."""
    old = finished("a")
    assert replace(including(old, finished("b", score=300)), bests_before={}).best_before(old.key) is None


def test_games_one_after_the_other_and_the_file_have_the_same_figures(tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add(MIXED)
        read, added = database.read(), including(*MIXED)
    check_mixed(read)
    check_mixed(added)
    assert same(read, added)


@pytest.mark.parametrize("way", ["added up", "read"])
def test_games_without_a_grade_are_not_in_the_level_but_in_all_else(tmp_path, way):
    if way == "read":
        with closing(LibraryFile(tmp_path / NAME)) as database:
            database.add(UNGRADED)
            history = database.read()
            assert database.ungraded() == (1, UNGRADED[::-1]), "the first has a grade, but its decisions are not known"
    else:
        history = including(*UNGRADED)
    assert (history.games, without_grade(history), history.fair_games) == (3, 2, 3)
    assert history.best(DEFAULT_RULES) == 310
    assert history.best(RULE_SETS[OFFICIAL]) == 333
    basis = history.level_basis
    assert (basis.games, basis.decisions, basis.points_lost) == (1, 20, 3.0)
    assert history.faces == tuple(2 * count + (face == 0) for face, count in enumerate(FACES))
    assert history.latest == tuple(reversed(UNGRADED))
    assert same(history, including(*UNGRADED))


def test_a_game_whose_dice_were_typed_here_and_there_has_no_luck_of_ours(tmp_path):
    record = Record(Game("mixed"), own_dice=True)
    for turn, box in enumerate(CATEGORIES):
        record = record.roll(None if turn % 2 else (1, 2, 3, 4, 6), is_typed=not turn % 2).score(box)
    mixed = FinishedGame.of(record, NOW)
    assert 0 < sum(mixed.faces) < 5 * len(CATEGORIES)
    games = mixed.with_grade(replace(GRADE, luck=40.0)), finished("ours", luck=2.0)
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add(games)
        read = list(database.decisions.games())
    assert [row[-1] for row in sorted(read, key=lambda row: row[1])] == [1, 0]


def test_an_empty_history():
    history = History()
    assert (history.games, history.fair_games, history.faces) == (0, 0, (0,) * 6)
    assert (history.tallies, history.level_basis.level) == ((), None)


def test_ten_own_games_make_a_level():
    games = [finished(str(number), points_lost=4.5, decisions=30) for number in range(10)]
    assert including(*games[:9]).level_basis.level is None
    assert including(*games).level_basis.level is Level.EXPERT
