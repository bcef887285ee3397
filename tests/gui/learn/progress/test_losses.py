# SPDX-License-Identifier: MIT
"""What games lost, read from the file: it adds up to their grades, and what is new is read once."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime

import pytest
from engine_samples import careless_choice, new_game, play
from own_library import OwnLibrary

from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from engine.training.decisions import decisions_of
from engine.training.progress import By
from yahtzee_gui.learn.progress.losses import LossesReader
from yahtzee_gui.learn.progress.model import ProgressModel
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, Grade

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)


@pytest.fixture(scope="module")
def graded(analyzer_of):
    """Three games, finished and graded, with their reviews and decisions."""
    found = []
    for seed in range(3):
        game = play(new_game(seed, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), careless_choice(seed))
        record, looked = Record(game), review(game, analyzer_of(DEFAULT_RULES))
        found.append((FinishedGame.of(record, AT).with_grade(Grade.of(looked)), looked, decisions_of(looked, record)))
    return found


def keep(database, games):
    for game, _, decisions in games:
        database.add([game])
        database.grade(game, decisions)


def test_losses_add_up_to_the_grades_and_only_new_games_are_read(tmp_path, graded):
    reader, asked = LossesReader(), []
    with closing(LibraryFile(tmp_path / NAME)) as database:
        counted = database.decisions.counted
        database.decisions.counted = lambda numbers: asked.append(numbers) or counted(numbers)
        assert reader.read(database) == ()
        keep(database, graded[:2])
        for game in reader.read(database):
            (_, looked, _) = next(one for one in graded if one[0].key == game.key)
            for by in By:
                part = game.grouped(by).values()
                decisions = sum(losses.decisions for losses in part)
                assert by is By.BOX or decisions == game.decisions == len(looked.counted)
                assert by is By.BOX or sum(losses.lost for losses in part) == pytest.approx(game.points_lost)
            verdicts = [sum(losses.verdicts[v] for losses in game.by_turn.values()) for v in range(5)]
            assert verdicts == [sum(one.verdict == v for one in looked.counted) for v in range(5)]
        keep(database, graded[2:])
        assert [game.key for game in reader.read(database)] == [game.key for game, _, _ in graded]
        reader.read(database)
    assert asked == [[1, 2], [3]]


def test_the_service_tells_what_the_games_say_once_somebody_looks(tmp_path, graded, qtbot, engine):
    store = OwnLibrary(tmp_path)
    model = ProgressModel(store, engine)
    told = []
    model.changed.connect(lambda: told.append(model.progress))
    try:
        with qtbot.waitSignal(store.loaded):
            store.load()
        assert told == []  # the page is not seen
        with qtbot.waitSignal(model.changed):
            model.watch()
        assert model.progress.games == ()
        game, looked, _ = graded[0]
        store.keep(game.with_grade(None))
        store.grade(game, looked)
        qtbot.waitUntil(lambda: len(model.progress.games) == 1)
        assert model.progress.per_game.mean == pytest.approx(graded[0][0].grade.points_lost)
    finally:
        store.end()
