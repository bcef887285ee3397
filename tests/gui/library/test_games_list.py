# SPDX-License-Identifier: MIT
"""The list of games: what a filter leaves, in which order; and games that are deleted, and come back as they were."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from engine_samples import careless_choice, new_game, play
from history_samples import finished, played_record
from match_samples import at_table, played
from own_library import OwnLibrary

from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES
from engine.training.decisions import Unit, decisions_of
from engine.training.retry import ScheduleCard
from yahtzee_gui.library import box_figures
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.decision_tables import Spot
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, Grade, boxes_of, seats_of
from yahtzee_gui.library.games_list import GameColumn, GameFilter, GameOrder, opponents_in
from yahtzee_gui.library.library import Problem
from yahtzee_gui.library.transfer import Entry

AT = datetime(2026, 5, 1, 12, 30, tzinfo=UTC)


def a_match(seed, strategies=1, **changes):
    return played(at_table(1, strategies, seed=seed, **changes), random.Random(seed), 10**6)


@pytest.fixture(scope="module")
def matches():
    odd = a_match("odd")
    seats = (odd.seats[0], replace(odd.seats[1], name='Ünä "the\\die" 🎲'))
    plays = [a_match("one"), a_match("two", 2, others_begin=True), replace(odd, seats=seats)]
    return [FinishedGame.of(play, AT + timedelta(days=10)) for play in plays]


@pytest.fixture
def database(tmp_path, matches):
    games = [
        finished("plain", score=200, luck=-3.0),
        finished("with help", score=300, coached=True, luck=7.0),
        finished("five rolls", rolls_per_turn=5, score=310, points_lost=2.0),
        finished("forced 250%", rules="forced-joker", score=250, finished_at="2025-12-31T10:00:00+00:00"),
        finished("imp", dice_model="worst-of-2", score=90, points_lost=30.0),
        finished("reach", goal="reach 300", accuracy=None, score=305),
        finished("not graded", grade=None, score=222, finished_at="2026-05-02T00:00:00+00:00"),
    ]
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.add([*games, *matches])
        yield opened


def find(database, order=GameOrder(), **asked):  # noqa: B008 - it is frozen
    """Return what is found where a game is told by its text."""
    return database.list.find(GameFilter(**asked), order, lambda *told: told[-1])


def seeds(database, *order, **asked):
    numbers = find(database, *order, **asked).numbers
    games = database.list.at(numbers)
    return [games[number].game.seed for number in numbers]


FILTERS = {
    "rules": ({"rules": ("forced-joker", 3)}, {"forced 250%"}),
    "rolls": ({"rules": ("free-joker", 5)}, {"five rolls"}),
    "dice": ({"dice": "worst-of-2"}, {"imp"}),
    "goal": ({"goal": "reach 300"}, {"reach"}),
    "to win": ({"goal": "win"}, {"one", "two", "odd"}),
    "assisted": ({"assisted": True}, {"with help"}),
    "a year": ({"since": date(2025, 1, 1), "before": date(2026, 1, 1)}, {"forced 250%"}),
    "since": ({"since": date(2026, 5, 3)}, {"one", "two", "odd"}),
    "opponent": ({"opponent": "Mince"}, {"two"}),
    "opponent of two": ({"opponent": "Greta"}, {"one", "two"}),
    "an odd name": ({"opponent": 'Ünä "the\\die" 🎲'}, {"odd"}),
    "half a name is no opponent": ({"opponent": "Gret"}, set()),
    "text is a seed": ({"text": "five"}, {"five rolls"}),
    "text is a score": ({"text": "222"}, {"not graded"}),
    "text is half a name": ({"text": "gret"}, {"one", "two"}),
    "all words": ({"text": "gret minc"}, {"two"}),
    "nothing but itself": ({"text": "%"}, {"forced 250%"}),
    "several": ({"assisted": False, "dice": "fair", "text": "plain"}, {"plain"}),
    "nobody's own name": ({"text": "Ann"}, set()),
    "behind a figure": (
        {"keys": (GameKey("plain", "free-joker", 3, "fair"), GameKey("imp", "free-joker", 3, "fair"))},
        {"plain"},  # the other one had other dice
    ),
}


@pytest.mark.parametrize(("asked", "found"), FILTERS.values(), ids=FILTERS)
def test_a_filter_leaves_what_it_says(database, matches, asked, found):
    named = dict(zip((game.seed for game in matches), ("one", "two", "odd"), strict=True))
    assert {named.get(seed, seed) for seed in seeds(database, **asked)} == found


SCORE = ["five rolls", "reach", "with help", "forced 250%", "not graded", "plain", "imp"]
LUCK = ["plain", "imp", "five rolls", "forced 250%", "with help", "reach", "not graded"]
FINISHED = ["forced 250%", "reach", "imp", "five rolls", "with help", "plain", "not graded"]
LOST = ["imp", "with help", "plain", "forced 250%", "five rolls", "reach", "not graded"]
ORDERS = [
    (GameOrder(GameColumn.SCORE), SCORE),
    (GameOrder(GameColumn.LUCK, falls=False), LUCK),
    (GameOrder(GameColumn.FINISHED, falls=False), FINISHED),
    (GameOrder(GameColumn.LOST), LOST),
]


@pytest.mark.parametrize(("order", "found"), ORDERS, ids=lambda one: getattr(one, "column", None))
def test_games_stand_in_order_and_those_without_a_figure_last(database, order, found):
    assert [seed for seed in seeds(database, order) if seed in found] == found
    assert seeds(database, order, before=date(2026, 5, 3))[:3] == found[:3]


@pytest.mark.parametrize("falls", [True, False])
def test_percentage_points_come_after_points(database, matches, falls):
    """The trial: a match that lost 135.7 percentage points stood above all that lost points."""
    chances = {"reach", *(game.seed for game in matches)}
    found = [seed in chances for seed in seeds(database, GameOrder(GameColumn.LOST, falls)) if seed != "not graded"]
    graded = [is_chance for is_chance in found if is_chance]
    assert found[: len(found) - len(graded)] == [False] * 5


def test_games_are_in_order_by_what_is_said_of_them(database):
    """The trial: sorted by what was played, Yahtzee came before a loss by other rules."""

    def shown(rules, rolls_per_turn, _dice, goal, _text):
        return "C" if rules == "forced-joker" else "a" if rolls_per_turn == 5 else "b" if goal else "d"

    numbers = database.list.find(GameFilter(), GameOrder(GameColumn.GAME, falls=False), shown).numbers
    games = [database.list.at(numbers)[number].game for number in numbers]
    order = [shown(*game.kind[:3], game.goal, "").casefold() for game in games]
    assert order == sorted(order)
    assert [*dict.fromkeys(order)] == ["a", "b", "c", "d"]


@pytest.mark.parametrize("column", GameColumn)
def test_every_column_puts_all_games_in_order_either_way(database, column):
    for falls in (True, False):
        assert len(seeds(database, GameOrder(column, falls))) == 10


def test_what_games_have_together(database):
    found = find(database, goal="", dice="fair")
    assert (len(found.numbers), found.best, found.total, found.assisted, found.ungraded) == (5, 310, 1282, 1, 1)
    grades = [listed.game.grade for listed in database.list.at(found.numbers).values() if listed.game.grade]
    assert len(grades) == 4
    assert found.luck == pytest.approx(sum(grade.luck for grade in grades) / 4)
    assert found.cost == pytest.approx(sum(grade.points_lost for grade in grades) / 4)
    assert found.highest_costs[0] == max(grade.points_lost for grade in grades)
    assert find(database).luck == found.luck, "of games for points with fair dice alone"
    assert find(database, text="none").numbers == ()
    assert database.list.choices() == (["Greta", "Mince", 'Ünä "the\\die" 🎲'], [2026, 2025])


def with_choices_taken_back(analyzer, seed):
    """Return the record of a careless game in which two blunders were taken back, and its review."""
    careless, record = careless_choice(4), Record(new_game(seed, DEFAULT_RULES))
    while not record.game.is_over:
        record = record.roll() if not record.game.has_rolled else record
        options = analyzer.analyze(record.game.position).options
        if record.game.turn in (4, 6) and record.game.position.rolls_left == 2:
            record = chosen(record, options[-1]).undo()
        record = chosen(record, careless(options))
    return record, review(record.game, analyzer, record.first_choices)


def chosen(record, option):
    """Return the record after a choice; dice that are kept are rolled with."""
    if option.category is not None:
        return record.score(option.category)
    return record.mark(record.game.places_of(option.keep)).roll()


def test_a_game_costs_what_was_played_and_what_was_taken_back_stands_beside_it(tmp_path, analyzer_of):
    """The list had the first choices' 78.5, and the end page 8.3."""
    record, found = with_choices_taken_back(analyzer_of(DEFAULT_RULES), 5)
    taken_back = [one for one in found.counted if one.was_taken_back]
    worst = max(one.taken.verdict for one in found.counted)
    assert len(taken_back) == 2
    game = FinishedGame.of(record, AT).with_grade(Grade.of(found))
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.merge([Entry(game, decisions_of(found, record))])
        together = find(opened)
        (listed,) = opened.list.at(together.numbers).values()
    assert listed == (game, pytest.approx(round(found.points_lost, 1)), worst, 2)
    assert found.graded_points_lost > listed.cost + 10
    assert together.highest_costs == (together.cost, 0.0) == (listed.cost, 0.0)


def test_of_a_match_the_cost_is_what_was_kept_of_the_choices_that_stood(tmp_path, analyzer_of):
    record, found = with_choices_taken_back(analyzer_of(DEFAULT_RULES), 5)
    decisions = [replace(one, unit=Unit.CHANCE) for one in decisions_of(found, record)]
    game = finished("a match", goal="win", coached=True, accuracy=None, points_lost=found.graded_points_lost)
    game = replace(game, grade=replace(game.grade, decisions=len(found.counted)))
    with closing(LibraryFile(tmp_path / NAME)) as opened:
        opened.merge([Entry(game, tuple(decisions))])
        opened.add([finished("not known", goal="win", accuracy=None, points_lost=3.5)])
        costs = {one.game.seed: one.cost for one in opened.list.at(find(opened).numbers).values()}
    assert costs == {"a match": pytest.approx(round(found.points_lost, 1)), "not known": 3.5}


def test_a_day_begins_where_the_player_is(database, monkeypatch):
    """The game was over at midnight in Greenwich: in New York on the first of May, in Tokyo on the second."""
    for zone, day in (("America/New_York", 1), ("Asia/Tokyo", 2)):
        monkeypatch.setenv("TZ", zone)
        time_zone_changed()
        try:
            asked = {"since": date(2026, 5, day), "before": date(2026, 5, day + 1), "text": "not graded"}
            assert seeds(database, **asked) == ["not graded"], zone
        finally:
            monkeypatch.delenv("TZ")
            time_zone_changed()


def time_zone_changed():
    import time

    if not hasattr(time, "tzset"):
        pytest.skip("the time zone is that of the system here")
    time.tzset()


def test_opponents_are_those_that_reading_all_of_a_game_tells(matches):
    for game in matches:
        assert opponents_in(game.text) == tuple(seat.name for seat in seats_of(game.text) if not seat.is_own)
    for text in ("", "no match", '"name": "\\ud8', played_record("alone").game.seed):
        assert opponents_in(text) == ()


# ---- box by box -----------------------------------------------------------------------------------------------------


def test_boxes_are_those_of_the_players_own_card(matches):
    record = played_record("boxes")
    assert boxes_of(FinishedGame.of(record, AT).text) == (record.game.filled, record.game.yahtzee_bonuses)
    for text in ("", "{}", "[]", '{"events": 5}', '{"seats": []}', '{"events": [{"score": "aces", "points": 1e9}]}'):
        assert boxes_of(text) is None
    own = next(seat for seat in seats_of(matches[1].text) if seat.is_own)
    boxes, bonuses = boxes_of(matches[1].text)
    from engine.rules.scoring import points_so_far

    assert points_so_far(DEFAULT_RULES, boxes, bonuses) == own.total


def test_a_tally_adds_the_boxes_of_games_up(database):
    records = [played_record(f"tally {number}") for number in range(5)]
    database.add([FinishedGame.of(record, AT) for record in records])
    found = box_figures.tally_boxes(database.list.texts(GameFilter(text="tally")))
    filled = [record.game.filled for record in records]
    assert found.games == 5
    for box in CATEGORIES:
        assert found.points[box] == sum(boxes[box] for boxes in filled)
        assert found.zeros.get(box, 0) == sum(not boxes[box] for boxes in filled)
    assert box_figures.tally_boxes(["no game", ""]).games == 0


# ---- deleting -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def graded(analyzer_of):
    """Three games with their grades and decisions."""
    found = []
    for seed in (3, 4, 5):
        game = play(new_game(seed, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), careless_choice(seed))
        record, looked_at = Record(game), review(game, analyzer_of(DEFAULT_RULES))
        kept = FinishedGame.of(record, AT).with_grade(Grade.of(looked_at))
        found.append((kept, decisions_of(looked_at, record)))
    return found


def filled_file(path, graded):
    with closing(LibraryFile(path)) as opened:
        for game, decisions in graded:
            opened.add([replace(game, grade=None)])
            opened.grade(game, decisions)
            opened.practise([(Spot(game.key, decisions[0].place), ScheduleCard(1, 0, date(2026, 5, 4)))])


def content(path):
    """Return everything that stands in the file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        tables = [
            name.decode() for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {table: sorted(connection.execute(f"SELECT * FROM {table}").fetchall(), key=repr) for table in tables}


def test_a_deleted_game_is_gone_with_all_that_hangs_on_it_and_comes_back_byte_for_byte(tmp_path, graded):
    path = tmp_path / NAME
    filled_file(path, graded)
    before = content(path)
    with closing(LibraryFile(path)) as opened:
        removed = opened.remove((1, 3, 77))
        left = content(path)
        assert {len(left[table]) for table in ("game", "practice")} == {1}
        assert {row[0] for row in left["decision"]} == {2}
        assert removed.keys == (graded[0][0].key, graded[2][0].key)
        assert opened.read().games == 1
        assert opened.restore(removed) == 2
        assert content(path) == before
        assert opened.decisions_of(graded[2][0].key) == graded[2][1]
        assert opened.restore(removed) == 0, "they are there"
    assert content(path) == before


def test_no_number_is_given_away_meanwhile(tmp_path, graded):
    path = tmp_path / NAME
    filled_file(path, graded)
    with closing(LibraryFile(path)) as opened:
        removed = opened.remove((3,))
        opened.add([finished("in between")])
        assert opened.restore(removed) == 1
        numbers = [opened.number(game.key) for game in (graded[2][0], finished("in between"))]
        assert numbers == [3, 4]
        assert opened.decisions_of(graded[2][0].key) == graded[2][1]


def test_what_was_deleted_first_and_last_comes_back_in_any_order(tmp_path, graded):
    path = tmp_path / NAME
    filled_file(path, graded)
    before = content(path)
    with closing(LibraryFile(path)) as opened:
        removals = [opened.remove((number,)) for number in (1, 2, 3)]
        assert [opened.restore(removals[place]) for place in (1, 0, 2)] == [1, 1, 1]
    assert content(path) == before


def test_a_game_that_was_finished_again_meanwhile_stays_as_it_is(tmp_path, graded):
    path = tmp_path / NAME
    filled_file(path, graded)
    again = replace(graded[0][0], score=111, grade=None)
    with closing(LibraryFile(path)) as opened:
        removed = opened.remove((1, 2))
        opened.add([again])
        assert opened.restore(removed) == 1
        assert opened.find(again.key) == again
        assert opened.decisions_of(again.key) is None


class Opened:
    """A store that has been loaded, and what it told."""

    def __init__(self, folder, qtbot):
        self.qtbot, self.store = qtbot, OwnLibrary(folder)
        self.removed, self.restored, self.failed = [], [], []
        self.store.removed.connect(self.removed.append)
        self.store.failed.connect(lambda *problem: self.failed.append(problem))
        with qtbot.waitSignal(self.store.loaded):
            self.store.load()

    def restore(self):
        before = len(self.restored)
        self.store.restore(self.removed[0], self.restored.append)
        self.qtbot.waitUntil(lambda: len(self.restored) > before)

    def do(self, work, signal="loaded"):
        with self.qtbot.waitSignal(getattr(self.store, signal)):
            work()


@pytest.fixture
def opened(qtbot, tmp_path):
    found = []

    def open_one():
        found.append(Opened(tmp_path, qtbot))
        return found[-1]

    yield open_one
    for one in found:
        one.store.end()


def test_figures_follow_a_deletion_here_and_in_another_window(opened, tmp_path, graded):
    filled_file(tmp_path / NAME, graded)
    here, there = opened(), opened()
    here.do(lambda: here.store.remove((1, 2)), "removed")
    assert here.store.figures.games == 1
    there.do(there.store.refresh)
    assert there.store.figures.games == 1
    assert there.store.figures.scores.get(graded[0][0].key) is None
    here.restore()
    assert (here.restored, here.store.figures.games) == ([2], 3)
    there.do(there.store.refresh)
    assert there.store.figures == here.store.figures


def test_another_window_keeps_no_figures_of_games_that_were_deleted(opened, tmp_path, graded):
    filled_file(tmp_path / NAME, graded)
    here, there = opened(), opened()
    here.do(lambda: here.store.remove((1, 2)), "removed")
    there.do(lambda: there.store.keep(finished("next")))
    assert there.store.figures.games == 2


def test_what_cannot_be_deleted_or_put_back_is_told_and_nothing_is_lost(opened, tmp_path, graded, monkeypatch):
    filled_file(tmp_path / NAME, graded)
    here, before = opened(), content(tmp_path / NAME)

    def full_disk(*_):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as patched:
        patched.setattr("yahtzee_gui.library.database.LibraryFile.remove", full_disk)
        here.do(lambda: here.store.remove((1,)), "failed")
    assert (here.failed[0][0], here.removed, content(tmp_path / NAME)) == (Problem.NOT_WRITTEN, [], before)
    here.do(lambda: here.store.remove((1,)), "removed")
    with monkeypatch.context() as patched:
        patched.setattr("yahtzee_gui.library.database.LibraryFile.restore", full_disk)
        here.restore()
    here.restore()
    assert here.restored == [None, 1]
    assert content(tmp_path / NAME) == before
