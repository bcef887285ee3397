# SPDX-License-Identifier: MIT
"""Puzzles through the real window: a session, the day's five, the rating that moves, and the file that keeps it."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from gui_driver import activate
from gui_layout import cut
from own_library import OwnLibrary, note_in
from PySide6.QtCore import Qt

from engine.rules.categories import Category
from engine.training.lessons.exercise import choice_of
from engine.training.puzzles import MINUTES, TODAY
from engine.training.rating import LEAST, NEW_PLAYER, Rating
from engine.training.themes import Theme
from yahtzee_gui.learn.exercises.exercise_dialog import EXERCISES, RESULT
from yahtzee_gui.learn.progress.rating_line import rating_line
from yahtzee_gui.learn.puzzles import words as puzzles_words
from yahtzee_gui.learn.puzzles.opener import solve_daily_five
from yahtzee_gui.learn.puzzles.page import PuzzlesPage
from yahtzee_gui.learn.puzzles.puzzle_log import (
    PuzzleAnswer,
    PuzzleKeeper,
    PuzzleLog,
    TodaysAnswers,
    dumps,
    loads,
)
from yahtzee_gui.learn.puzzles.session import PuzzleSession
from yahtzee_gui.learn.puzzles.view import THEMES, puzzles_view, solved
from yahtzee_gui.menu_words import Page

AT = datetime(2026, 11, 23, 12, 0, tzinfo=UTC)
HARD = Rating(1600.0, 100.0)


# ---- the log ----


def log_of(*lost, day=None):
    """Return a log in which so much was lost, a minute apart."""
    log = PuzzleLog()
    for number, one in enumerate(lost):
        answer = log.answered(AT + timedelta(minutes=number), one, HARD, day)
        log = replace(log, answers=(*log.answers, answer))
    return log


def test_every_answer_moves_the_rating():
    log = log_of(0.0, 30.0, 0.5)
    up, down, little = (one.rating for one in log.answers)
    assert NEW_PLAYER.value < up > down
    assert abs(little - down) < abs(up - down), "an inaccuracy counts half"
    deviations = [one.deviation for one in log.answers]
    assert deviations == sorted(deviations, reverse=True)
    assert log.rating(AT + timedelta(days=700)).deviation > log.rating(AT + timedelta(hours=1)).deviation
    assert log.rating(AT + timedelta(days=700)).value == little


def test_a_log_is_read_as_it_was_written():
    day = date(2026, 11, 23)
    log = replace(log_of(0.0, 2.5, day=day), today=TodaysAnswers(day.isoformat(), (("{}", "556"), ("{}", "chance"))))
    assert loads(dumps(log)) == log
    assert loads(dumps(PuzzleLog())) == PuzzleLog()
    assert len(log.of_day(day)) == 2
    assert log.given(date(2026, 11, 24)) == ()


ROW = json.loads(dumps(log_of(1.0)))["answers"][0]
WRONG = {
    "no version": {"answers": []},
    "a rating": {"version": 1, "answers": [{**ROW, "rating": 1e300}]},
    "no rating": {"version": 1, "answers": [{**ROW, "rating": True}]},
    "a deviation": {"version": 1, "answers": [{**ROW, "deviation": 0}]},
    "points lost": {"version": 1, "answers": [{**ROW, "lost": -1}]},
    "a time": {"version": 1, "answers": [{**ROW, "at": "0001-01-01T00:00:00+23:59"}]},
    "a day": {"version": 1, "answers": [{**ROW, "day": "2026-02-30"}]},
    "today": {"version": 1, "today": {"day": "2026-11-23", "given": [["{}", "nothing"]]}},
    "answers": {"version": 1, "answers": {}},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_log_that_cannot_be_read_is_put_aside_and_never_written_over(qtbot, tmp_path, wrong):
    library, content = OwnLibrary(tmp_path), json.dumps(wrong)
    library.change(lambda opened: opened.put_note("puzzles", content))
    keeper = PuzzleKeeper(library)
    with qtbot.waitSignals([keeper.put_aside, keeper.changed]):
        keeper.load()
    assert keeper.log == PuzzleLog()
    answer = PuzzleAnswer(AT.isoformat(), 0.0, 1500.0, 1600.0, 300.0)
    keeper.add(answer)
    written = []
    library.ask(lambda opened: written.append(loads(opened.note("puzzles"))))
    library.end()
    assert (tmp_path / "damaged-puzzles-1.json").read_text() == content
    assert [log.answers for log in written] == [keeper.log.answers] == [(answer,)]


# ---- what is shown ----


def test_the_line_shows_the_latest_answers_with_their_interval():
    log = log_of(*[0.0, 5.0, 0.3] * 120)
    line = rating_line(log, log.rating(AT))
    assert len(line.points) == len(line.figures.rows) == 300
    assert line.start == "299 puzzles ago"
    last = log.answers[-1]
    assert (line.points[-1].low, line.points[-1].high) == (last.rating - last.after.half, last.rating + last.after.half)
    assert line.low < min(point.value for point in line.points) < line.high
    assert rating_line(None, NEW_PLAYER).points == rating_line(PuzzleLog(), NEW_PLAYER).points == ()


def test_an_inaccuracy_counts_half():
    assert [solved(lost) for lost in ([0.0, 0.2], [0.0, 0.5], [3.0])] == ["2", "1.5", "0"]


# ---- in the window ----


def answer(shown, session, qtbot, *, well=True):
    """Answer the puzzle that is asked, by the best option or the worst, and have all told."""
    training = session.training
    qtbot.waitUntil(lambda: training.trial.exercise.position in training.analyses)
    analysis = training.analyses[training.trial.exercise.position]
    deeds = [one for one in analysis.options if one.category is not None or one.is_reroll]
    choice = choice_of(deeds[0 if well else -1])
    if isinstance(choice, Category):
        for _ in range(2):  # the first click only chooses it
            assert not training.trial.tries
            training.score(choice)
    else:
        for place, is_kept in enumerate(training.trial.record.game.places_of(choice)):
            if is_kept:
                training.toggle(place)
        shown.board.pressed.emit()
    qtbot.waitUntil(lambda: bool(training.trial.tries))
    while training.trial.is_open:
        training.show()


def asked_today(player, qtbot):
    """Return the page with the session in which the puzzles of the day are asked."""
    dialogs = player.window.dialogs
    solve_daily_five(dialogs)
    session, shown = dialogs.session(Page.PUZZLES), dialogs.newest
    qtbot.waitUntil(lambda: shown.view.part == EXERCISES)
    activate(qtbot, shown)
    return session, shown


def test_the_daily_five_can_be_left_and_gone_on_with(open_player, qtbot):
    player = open_player()
    dialogs, keeper = player.window.dialogs, player.session.services.puzzles
    session, shown = asked_today(player, qtbot)
    assert not shown._choice.isVisible(), "the same for everyone"
    first = [trial.exercise for trial in session.training.trials]
    qtbot.keyClick(shown, Qt.Key.Key_B)
    assert dialogs.newest is shown, "nothing is told before the first choice"
    training = session.training
    box = next(iter(training.trial.record.game.position.allowed()))
    shown.board.scoreRequested.emit(box)
    assert (training.trial.box, session.session.training.waits) == (box, False), "one click chooses"
    training.choose_box(None)
    for number in range(2):
        assert shown.board.heading.text() == f"Daily five · Position {number + 1} of 5"
        answer(shown, session, qtbot, well=not number)
        assert session.position == first[number].position, "to be copied, set up and played on from"
        analysis, option, other = session.compared
        qtbot.keyClick(shown, Qt.Key.Key_B)
        beside = dialogs.get(Page.SIDE_BY_SIDE)
        assert [chooser.currentIndex() for chooser in beside.lists] == list(
            map(analysis.options.index, (option, other))
        )
        assert beside.lists[0].count() == len(analysis.options)
        dialogs.go_back()
        assert dialogs.newest is shown
        session.training.go_on()
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert dialogs.get(Page.PUZZLES) is None, "there is no start to choose anything at"
    qtbot.waitUntil(lambda: len(keeper.log.answers) == 2)

    session, shown = asked_today(player, qtbot)
    assert [trial.exercise for trial in session.training.trials] == first
    for _ in range(3):
        answer(shown, session, qtbot)
        session.training.go_on()
    assert shown.view.part == RESULT
    assert not cut(shown)
    assert shown.outcome.headline.text() == "4 of 5 solved"
    assert [shown.outcome.table.item(row, 2).text() for row in range(5)] == [
        f"{one.difficulty.value:,.0f}".replace(",", "\u2009") for one in first
    ]
    qtbot.waitUntil(lambda: len(keeper.log.answers) == len(TODAY))
    qtbot.waitUntil(lambda: loads(note_in(player.session.services.folder, "puzzles")) == keeper.log)
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert dialogs.get(Page.PUZZLES) is None


def test_puzzles_begin_at_once_and_are_about_what_is_chosen_beside_them(open_player, qtbot):
    player = open_player()
    dialogs = player.window.dialogs
    dialogs.show(Page.PUZZLES)
    session, shown = dialogs.session(Page.PUZZLES), dialogs.newest
    activate(qtbot, shown)
    qtbot.waitUntil(lambda: shown.view.part == EXERCISES)
    assert len(session.training.trials) == 10
    before = session.training
    shown.themes.activated.emit(THEMES.index(Theme.MADE_HAND))
    qtbot.waitUntil(lambda: session.training is not before)
    assert {trial.exercise.about for trial in session.training.trials} == {Theme.MADE_HAND}
    assert shown.themes.currentIndex() == THEMES.index(Theme.MADE_HAND)


def test_a_session_ends_kindly_once_time_is_up(open_player, qtbot):
    player = open_player()
    dialogs = player.window.dialogs
    engine, asked = player.session.services.engine, player.session.services
    seconds = [0.0]
    session = PuzzleSession(engine, asked.puzzles, clock=lambda: seconds[0])
    theme = THEMES.index(Theme.MADE_HAND)
    session.begin_about(THEMES[theme])
    assert session.scene().waits
    qtbot.waitUntil(lambda: session.training is not None)
    assert len(session.training.trials) == 10
    assert {trial.exercise.about for trial in session.training.trials} == {Theme.MADE_HAND}
    alone = PuzzlesPage(dialogs.keys(), puzzles_view(session.scene()))
    qtbot.addWidget(alone)
    session.changed.connect(lambda: alone.set_view(puzzles_view(session.scene())))
    alone.board.pressed.connect(lambda: session.training.press())
    alone.show()
    answer(alone, session, qtbot)
    assert len(session.training.trials) == 10
    session.training.go_on()
    seconds[0] = 60.0 * MINUTES + 1.0
    assert len(session.training.trials) == 10, "nothing ends in the middle of a position"
    answer(alone, session, qtbot, well=False)
    assert len(session.training.trials) == 2
    assert alone.view.board.tray.button == "See the result"
    session.training.go_on()
    assert alone.view.part == RESULT
    assert alone.outcome.headline.text() == "1 of 2 solved"
    assert alone.outcome.text.text().startswith("That was about 5 minutes.")
    rating = session.scene().rating
    session.begin()
    assert session.scene().waits, "there are always more"
    qtbot.waitUntil(lambda: session.training is not None and not session.training.results)
    assert session.scene().before.value == pytest.approx(rating.value)
    session.close()


def test_the_ends_of_a_rating_are_those_of_the_figures_beside_it():
    known = Rating(1629.4, 206.6 / Rating(0.0, 1.0).half)
    assert puzzles_words.rating(known) == "1\u2009629 ± 207"
    assert puzzles_words.between(known) == "About 95 % certain to be between 1\u2009422 and 1\u2009836."


@pytest.mark.parametrize(
    ("value", "said"),
    [(1930, "at least 1\u2009852: hardly"), (1250, "at most 1\u2009328: hardly"), (0, "at most 78: hardly")],
)
def test_who_solves_all_or_none_may_be_better_or_worse_than_puzzles_tell(value, said):
    """It said "between" of a rating that still rose with every answer."""
    assert said in puzzles_words.between(Rating(value, LEAST))
    assert puzzles_words.between(NEW_PLAYER) == "Too few answers yet to say more."
