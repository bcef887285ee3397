# SPDX-License-Identifier: MIT
"""The games of the days: their seeds, and which results of them the history tells."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from history_samples import finished
from own_library import OwnLibrary

from yahtzee_gui.library.database import LATEST, LibraryFile
from yahtzee_gui.library.days import DayResult, by_day, day_of, seed_of
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.history_figures import History

DAY = date(2026, 11, 22)


@pytest.fixture
def database(tmp_path):
    opened = LibraryFile(tmp_path / "history.sqlite3")
    yield opened
    opened.close()


def test_the_seed_of_a_day_is_documented_text():
    assert seed_of(DAY) == "today-2026-11-22"
    assert seed_of(date(987, 1, 2)) == "today-0987-01-02"


@pytest.mark.parametrize("day", [DAY, date.min, date.max, date(2028, 2, 29)])
def test_a_seed_leads_back_to_its_day(day):
    assert day_of(seed_of(day)) == day


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "today",
        "today-",
        "today-2026-11-31",
        "today-2027-02-29",
        "today-2026-11-22 ",
        "today-2026-11-22\n",
        " today-2026-11-22",
        "Today-2026-11-22",
        "today-26-11-22",
        "today-2026-W47-7",
        "today-20261122",
        "today-２０２６-11-22",
        "today-2026-11-22-again",
        "today-0000-01-01",
        "today-????-??-??",
    ],
)
def test_other_seeds_are_of_no_day(seed):
    assert day_of(seed) is None


def test_the_history_tells_the_days_in_the_order_in_which_they_were_played(database):
    later = finished(seed_of(DAY), score=262)
    missed = finished(seed_of(DAY - timedelta(days=3)), score=199, coached=True)
    database.add([finished("another seed"), later, missed, finished("today-2026-13-01")])
    days = database.read().days
    assert [(result.day, result.score, result.coached) for result in days] == [
        (DAY, 262, False),
        (DAY - timedelta(days=3), 199, True),
    ]
    assert days[0].cost == later.grade.points_lost
    taken_back = replace(later, grade=replace(later.grade, points_lost=90.0))
    assert DayResult.of(taken_back).cost == days[0].cost, "as played"


def test_the_first_result_of_a_day_counts(database):
    first = finished(seed_of(DAY), score=200, text="first")
    database.add([first])
    database.add([replace(first, score=300, text="second")])
    database.add([finished(seed_of(DAY), rules="forced-joker", score=280)])
    (results,) = by_day(database.read().days).values()
    assert [(result.key.rules, result.score) for result in results] == [("free-joker", 200), ("forced-joker", 280)]


def test_dice_that_are_not_fair_are_no_game_of_a_day(database):
    database.add([finished(seed_of(DAY), dice_model="demon")])
    assert database.read().days == ()


def test_games_that_cannot_be_written_yet_count_as_well():
    history = History().including(finished(seed_of(DAY))).including(finished("x"))
    assert [result.day for result in history.days] == [DAY]
    assert history.scores.get(finished("x").key) == 250
    assert history.scores.get(GameKey("y", "free-joker", 3, "fair")) is None


def test_a_game_that_was_not_graded_has_no_cost():
    assert DayResult.of(replace(finished(seed_of(DAY)), grade=None)).cost is None


# ---- looking for one game -------------------------------------------------------------------------------------------


@pytest.fixture
def store(qtbot, tmp_path):
    made = OwnLibrary(tmp_path)
    yield made
    made.end()


def look_for(qtbot, store, key):
    told = []
    store.find(key, told.append)
    qtbot.waitUntil(lambda: bool(told))
    return told[0]


def test_a_game_is_found_that_is_not_among_the_latest(qtbot, store):
    first = finished("the first")
    for game in (first, *(finished(str(number)) for number in range(LATEST + 5))):
        store.keep(game)
    assert look_for(qtbot, store, first.key) == first
    assert first not in store.figures.latest
    assert look_for(qtbot, store, first.key._replace(rules="no-joker")) is None


def test_a_game_is_found_while_it_cannot_be_written(qtbot, store):
    store.path.parent.rmdir()
    store.path.parent.write_text("a file in the place of the folder")
    with qtbot.waitSignal(store.failed):
        store.keep(finished("waits"))
    assert look_for(qtbot, store, finished("waits").key) == finished("waits")
    assert look_for(qtbot, store, finished("another").key) is None
