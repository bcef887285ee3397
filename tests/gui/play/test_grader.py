# SPDX-License-Identifier: MIT
"""Every game that is finished gets into the history, and gets its grade as soon as there is a table for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field

import pytest
from gui_driver import Player, end
from history_samples import finished, played_record, without_grade
from PySide6.QtCore import QObject, Signal

from engine.game_review import review as review_module
from engine.games import notation
from engine.games.goals import WinGoal
from engine.games.match import Match, Seat
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.solving.library import TableKey
from yahtzee_gui.library.finished_game import Grade
from yahtzee_gui.play.coach import Grader
from yahtzee_gui.play.coach_state import TableState

OTHER_RULES = RULE_SETS["forced-joker"]


class Coach:
    """Stands for the coach: remembers what it is to look at, and says what comes of it."""

    def __init__(self):
        self.asked = []

    def look_at(self, text, then):
        self.asked.append(text)
        self.then = then

    def answer(self, text, review):
        assert text == self.asked[-1]
        self.then(review)


class Store(QObject):
    """Stands for the history store: remembers the grades."""

    ungraded = Signal(object)

    def __init__(self):
        super().__init__()
        self.graded, self.older = [], []

    def grade(self, game, review, record=None):
        self.graded.append((game, review))

    def ask_for_older(self):
        if self.older:
            self.ungraded.emit(self.older.pop(0))


@dataclass
class Delivered:
    """What the grader looks at of a delivery."""

    key: TableKey
    fair: object = None
    fair_key: TableKey = dataclass_field(default_factory=lambda: TableKey(DEFAULT_RULES))


@pytest.fixture
def parts(qapp):
    coach, store = Coach(), Store()
    coach.grader = grader = Grader(store, coach)
    yield coach, store
    grader.deleteLater()


@pytest.fixture(scope="module")
def review_of(analyzer_of):
    return lambda record: review_module.review(record.game, analyzer_of(record.game.rules))


def ungraded(text, **changes):
    return finished(text, grade=None, text=text, **changes)


def test_games_wait_for_their_table_and_are_looked_at_one_after_the_other(parts, review_of):
    coach, store = parts
    review = review_of(played_record("any"))
    games = ungraded("a"), ungraded("b"), ungraded("c", rules=OTHER_RULES.name)
    store.ungraded.emit(games)
    assert coach.asked == []
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES)))
    assert coach.asked == ["a"]
    coach.answer("a", review)
    assert coach.asked == ["a", "b"]
    coach.answer("b", review)
    assert coach.asked == ["a", "b"]
    coach.grader.take_delivery(Delivered(TableKey(OTHER_RULES)))
    assert coach.asked == ["a", "b", "c"]
    assert store.graded == [(game, review) for game in games[:2]]


def test_a_game_that_comes_after_its_table_is_looked_at_at_once_and_but_once(parts):
    coach, store = parts
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES, DEMON), fair=object()))
    store.ungraded.emit((ungraded("fair"),))
    store.ungraded.emit((ungraded("fair"), ungraded("fiend", dice_model="worst-of-3")))
    store.ungraded.emit((ungraded("demon", dice_model="demon"),))
    assert coach.asked == ["fair"]
    coach.answer("fair", None)
    assert coach.asked == ["fair", "demon"]
    store.ungraded.emit((ungraded("fair"),))
    coach.answer("demon", None)
    assert coach.asked == ["fair", "demon"]


def test_a_game_that_cannot_be_reviewed_does_not_hold_up_the_others(parts, review_of):
    coach, store = parts
    store.ungraded.emit((ungraded("broken"), ungraded("sound")))
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES)))
    coach.answer("broken", None)
    coach.answer("sound", review_of(played_record("any")))
    assert [game.seed for game, _ in store.graded] == ["sound"]


def test_older_games_are_looked_at_when_the_newer_ones_have_been(parts, review_of):
    coach, store = parts
    store.older = [(ungraded("fiend", dice_model="worst-of-3"),), (ungraded("old"), ungraded("older")), ()]
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES)))
    store.ungraded.emit((ungraded("new"),))
    for text in ("new", "old", "older"):
        assert coach.asked[-1] == text
        coach.answer(text, review_of(played_record("any")))
    assert [game.seed for game, _ in store.graded] == ["new", "old", "older"]


def test_the_game_in_play_is_graded_by_its_own_review_and_not_looked_at(parts, review_of):
    coach, store = parts
    record, other = played_record("in play"), played_record("other")
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES)))
    coach.grader.expect(ungraded("in play"), record)
    store.ungraded.emit((ungraded("in play"),))  # the file has it, too
    coach.grader.follow(record.game)
    coach.grader.take_final(review_of(other))
    assert (coach.asked, store.graded) == ([], [])
    review = review_of(record)
    coach.grader.take_final(review)
    coach.grader.take_final(review)
    coach.grader.expect(ungraded("in play"), record)
    coach.grader.follow(other.game)
    assert (coach.asked, store.graded) == ([], [(ungraded("in play"), review)])


def test_a_game_that_is_left_before_its_review_has_come_is_looked_at(parts, review_of):
    coach, store = parts
    record = played_record("left")
    store.ungraded.emit((ungraded("left"),))
    coach.grader.expect(ungraded("left"), record)
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES)))
    assert coach.asked == []
    coach.grader.follow(None)
    assert coach.asked == ["left"]
    coach.grader.take_final(review_of(record))
    assert store.graded == []


@pytest.mark.parametrize("last", ["Ann", "You"])
def test_the_end_page_of_a_match_shows_the_first_person_after_any_last_move(parts, last):
    coach, _ = parts
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES)))
    mine, other = (replace(played_record(seed), goal=WinGoal()) for seed in ("mine", "other"))
    seats = [Seat("You", mine, ""), Seat("Ann", other, "") if last == "Ann" else Seat("Greta", other, "greedy")]
    coach.grader.expect(ungraded("a match"), Match(tuple(seats), False))
    assert coach.asked == []


def test_the_end_page_of_a_match_played_for_points_shows_what_is_kept_of_it(parts):
    coach, _ = parts
    coach.grader.take_delivery(Delivered(TableKey(DEFAULT_RULES)))
    seats = Seat("You", played_record("mine"), ""), Seat("Greta", played_record("other"), "greedy")
    coach.grader.expect(ungraded("a match"), Match(seats, False))
    assert coach.asked == []


# ---- in the window --------------------------------------------------------------------------------------------------


def figures(session):
    return session.services.library.figures


def is_one_game_known(session):
    found = figures(session)
    return found is not None and found.games == 1


def test_a_game_finished_without_the_coach_is_kept_and_graded_at_a_later_start(
    open_session, qtbot, slow_library, analyzer_of
):
    session = open_session()
    player = Player(session, qtbot)
    session.controller.table.cancel()
    slow_library.let(1)
    player.wait(lambda: session.controller.table.status.state is TableState.CANCELLED)
    player.play_to_end()
    record = session.controller.record
    session.controller.new_game()
    player.wait(lambda: is_one_game_known(session))
    (kept,) = figures(session).latest
    assert (kept.seed, kept.score, kept.grade) == (record.game.seed, record.game.points_so_far, None)
    end(session)

    slow_library.let(1000)
    again = open_session()
    qtbot.waitUntil(lambda: figures(again) is not None and not without_grade(figures(again)))
    (graded,) = figures(again).latest
    review = review_module.review(record.game, analyzer_of(DEFAULT_RULES), record.first_choices)
    assert graded == kept.with_grade(Grade.of(review))


def test_a_game_whose_table_comes_late_is_graded_then(open_session, qtbot, slow_library):
    session = open_session()
    player = Player(session, qtbot)
    player.play_to_end()
    player.wait(lambda: figures(session) is not None and without_grade(figures(session)) == 1)
    slow_library.let(1000)
    player.wait(lambda: not without_grade(figures(session)))
    assert figures(session).latest[0].grade is not None


def test_the_end_that_was_reached_first_is_the_one_that_is_graded(open_session, qtbot, slow_library, analyzer_of):
    """The table comes only after the last choice was taken back and made otherwise."""
    session = open_session()
    player = Player(session, qtbot)
    player.play_to_end()
    first = session.controller.record
    player.wait(lambda: is_one_game_known(session))
    player.undo()
    player.play_to_end()
    second = session.controller.record
    assert second.game.seed == first.game.seed
    assert second.game.events != first.game.events
    slow_library.let(1000)
    player.settle()
    player.wait(lambda: not without_grade(figures(session)))
    (kept,) = figures(session).latest
    assert (kept.coached, kept.text) == (first.is_coached, notation.dumps(first))
    assert kept.grade == Grade.of(review_module.review(first.game, analyzer_of(DEFAULT_RULES)))


def check_decisions(player, game):
    """Check that every decision of `game` is kept, with the coach mode that was on."""
    answers = []
    player.session.services.library.ask(lambda opened: opened.decisions_of(game.key), answers.append)
    player.wait(lambda: bool(answers))
    (decisions,) = answers
    assert {one.mode for one in decisions} == {player.session.controller.mode.value}
    grade, luck = game.grade, sum(one.luck for one in decisions)
    assert game.score == pytest.approx(grade.par + luck - sum(one.lost_as_played for one in decisions), abs=1e-9)


def test_a_game_is_kept_once_however_often_its_end_is_looked_at(player):
    player.play_to_end()
    player.settle()
    player.wait(lambda: is_one_game_known(player.session) and not without_grade(figures(player.session)))
    kept = figures(player.session)
    check_decisions(player, kept.latest[0])
    told = []
    player.session.services.library.loaded.connect(told.append)
    player.undo()
    player.redo()
    player.settle()
    player.wait(lambda: bool(told))
    assert told[-1] == kept
