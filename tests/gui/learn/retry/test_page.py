# SPDX-License-Identifier: MIT
"""A whole session of retrying one's mistakes through the real window, by keys alone."""

from __future__ import annotations

from contextlib import closing

import pytest
from gui_driver import activate, menu_action
from learning_samples import careless_entry
from PySide6.QtCore import Qt

from engine.games import saved
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from engine.training.decisions import option_of, position_of
from engine.training.lessons.exercise import FOUND_UP_TO
from engine.training.lessons.remedies import REMEDIES
from engine.training.retry import SESSION
from engine.training.schedule import ScheduleCard
from engine.training.schedule import Stage as CardStage
from engine.training.themes import Theme, theme_played, to_practise
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.learn.exercises.exercise_dialog import EXERCISES, RESULT, START
from yahtzee_gui.learn.retry import words as retry_words
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.practice_table import Spot
from yahtzee_gui.menu_words import Page, menu_items
from yahtzee_gui.words import names


@pytest.fixture(scope="module")
def entries(analyzer_of):
    return tuple(careless_entry(analyzer_of(DEFAULT_RULES), seed) for seed in range(8))


class Pupil:
    """Someone who retries mistakes on the page."""

    def __init__(self, player, qtbot, entries):
        self.qtbot = qtbot
        self.player, self.history = player, player.session.services.library
        with closing(LibraryFile(self.history.path)) as database:
            database.merge(entries)
        self.history.load()
        player.wait(lambda: self.history.figures is not None and self.history.figures.games == len(entries))

    def open(self):
        menu_action(self.player.window, menu_items()["retry"]).trigger()
        activate(self.qtbot, self.page)
        self.wait(lambda: self.page.view.can_begin)

    @property
    def retry(self):
        return self.player.window.dialogs.session(Page.RETRY)

    @property
    def page(self):
        return self.player.window.dialogs.get(Page.RETRY)

    @property
    def scene(self):
        return self.retry.scene()

    def wait(self, condition):
        self.player.wait(condition)

    def press(self, key):
        """Press a key on the page."""
        self.qtbot.keyClick(self.page, key)

    def choose(self, text):
        """Choose an option by keys: the dice by their numbers and Space, a box on the scorecard and Enter."""
        choice, trial = option_of(text), self.scene.session.training.trial
        tries, card = len(trial.tries), self.page.board.scorecard
        if isinstance(choice, Category):
            card.go_to(choice)
            for _ in range(2):  # it is chosen first, and then scored
                if len(self.scene.session.training.trial.tries) == tries:
                    self.qtbot.keyClick(card.table, Qt.Key.Key_Return)
        else:
            wanted = trial.record.game.places_of(choice)
            for place, (kept, was) in enumerate(zip(wanted, trial.record.kept, strict=True)):
                if kept is not was:
                    self.press(getattr(Qt.Key, f"Key_{place + 1}"))
            self.press(Qt.Key.Key_Space)
        self.wait(lambda: len(self.scene.session.training.trial.tries) > tries)

    def kept(self):
        with closing(LibraryFile(self.history.path)) as database:
            return tuple(database.entries())


@pytest.fixture
def pupil(player, qtbot, entries):
    return Pupil(player, qtbot, entries)


def test_a_whole_session_by_keys_alone(pupil, entries):
    pupil.open()
    page = pupil.page
    assert page.view.part == START
    assert page.focusWidget() is page.begin
    pupil.qtbot.keyClick(page.begin, Qt.Key.Key_Space)
    pupil.wait(lambda: page.view.part == EXERCISES)
    session = pupil.retry.questions
    assert len(session) == SESSION
    assert page.told.text() == retry_words.not_always_a_trap(), "some were played well"
    for number, asked in enumerate(session):
        board, decision = page.board, asked.decision
        assert pupil.scene.session.training.number == number + 1
        assert pupil.scene.session.training.trial.exercise.position == position_of(decision)
        before = " ".join([board.answer.headline.text(), board.answer.reason.text(), page.told.text()])
        assert not any(names.theme(theme) in before for theme in Theme), "nothing is told before the choice"
        misses = asked.was_mistake and number % 2 == 0
        pupil.choose(decision.first if misses else decision.best)
        if misses:
            assert not board.answer.view.can_go_on
            assert "game" not in page.told.text(), "what was played is told at the end"
            pupil.choose(decision.best)
        assert asked.was_mistake or names.theme(decision.theme) in page.told.text()
        assert page.told.text().startswith("You got this right in the game, too: ") is not asked.was_mistake
        assert pupil.scene.answers[number].judgement.is_found is not misses
        assert page.back.isVisible() is (number + 1 < SESSION), (
            "after the last one there is no result yet to go back to"
        )
        pupil.press(Qt.Key.Key_Space)
    pupil.wait(lambda: page.view.part == RESULT)
    missed = sum(not one.judgement.is_found for one in pupil.scene.answers)
    assert missed
    assert page.outcome.headline.text() == retry_words.result(SESSION - missed, SESSION)
    assert sum(mark > FOUND_UP_TO for mark in page.view.outcome.marks) == missed
    asked = {(one.spot.key, one.spot.place) for one in session if one.was_mistake}
    pupil.wait(lambda: {(one.game.key, place) for one in pupil.kept() for place, _ in one.cards} == asked)
    kept = pupil.kept()
    assert [(one.game, one.decisions) for one in kept] == [(one.game, one.decisions) for one in entries]
    cards = {(one.game.key, place): card for one in kept for place, card in one.cards}
    assert {(card.right, card.wrong) for card in cards.values()} == {(1, 0), (0, 1)}
    assert page.again.isEnabled()
    pupil.qtbot.keyClick(page.again, Qt.Key.Key_Space)
    pupil.wait(lambda: page.view.part == EXERCISES)
    again = {(one.spot.key, one.spot.place) for one in pupil.retry.questions}
    assert {spot for spot in asked if cards[spot].wrong} <= again, "missed: asked in the next session"
    assert not {spot for spot in asked if cards[spot].right} & again


def test_what_was_right_in_the_game_needs_no_lesson_though_it_is_missed_now(pupil):
    pupil.open()
    page = pupil.page
    page.begin.click()
    pupil.wait(lambda: page.view.part == EXERCISES)
    for asked in pupil.retry.questions:
        trial = pupil.scene.session.training.trial
        if not asked.was_mistake:
            break
        pupil.choose(asked.decision.best)
        pupil.press(Qt.Key.Key_Space)
    box = min(trial.exercise.position.allowed().items(), key=lambda item: item[1])[0]
    pupil.choose(box.key)
    for _ in range(3):
        page.board.answer.show_button.click()
    assert not pupil.scene.answers[-1].judgement.is_found
    assert page.told.text().startswith("You got this right in the game: ")
    assert not page.lesson.isVisible()
    assert "esson" not in page.told.text()


def test_show_tells_what_was_best_and_escape_closes(pupil):
    pupil.open()
    page = pupil.page
    page.begin.click()
    pupil.wait(lambda: page.view.part == EXERCISES)
    asked = next(one for one in pupil.retry.questions if one.was_mistake)
    number = pupil.retry.questions.index(asked)
    for one in pupil.retry.questions[:number]:
        pupil.choose(one.decision.best)
        pupil.press(Qt.Key.Key_Space)
    pupil.choose(asked.decision.first)
    for _ in range(3):
        page.board.answer.show_button.click()
    assert page.board.answer.view.can_go_on
    analysis = pupil.scene.session.training.trial.told.analysis
    played = analysis.option(option_of(asked.decision.first))
    assert names.theme(theme_played(analysis, played)) in page.told.text()
    page.back.click()
    assert page.view.part == START
    pupil.wait(lambda: pupil.scene.standing is not None)
    page.close()
    assert pupil.page is None
    assert pupil.retry is None


def test_the_end_page_asks_all_that_was_just_missed_and_fixed_is_celebrated(pupil, entries):
    player = pupil.player
    player.controller.open_record(saved.loads(entries[0].game.text))
    player.settle()
    retry, mistakes = player.window.end_page.costs.practise, player.controller.scene().mistakes
    with closing(LibraryFile(pupil.history.path)) as database:
        database.practise((spot, ScheduleCard(2, 0)) for spot in spots_of(entries))
    player.click(retry)
    pupil.wait(lambda: pupil.page is not None and pupil.page.view.part == EXERCISES)
    activate(pupil.qtbot, pupil.page)
    session = pupil.retry.questions
    assert {one.spot for one in session} == {Spot(entries[0].game.key, one.event) for one in mistakes}
    assert pupil.page.board.heading.text() == f"This game, {session[0].score} points · Position 1 of {len(mistakes)}"
    player.session.services.settings.dice_speed = DiceSpeed.FAST  # else nothing moves, and nothing is celebrated
    celebrated = []  # for a moment only
    pupil.retry.fixed.connect(lambda: celebrated.append(pupil.page.celebration.word))
    pupil.choose(session[0].decision.best)
    assert celebrated == [retry_words.fixed_title()]
    assert pupil.scene.answers[0].card.stage is CardStage.FIXED
    pupil.wait(lambda: pupil.scene.remedy is not None)
    lesson, told = pupil.scene.remedy.lesson, pupil.page.told.text()
    if lesson is not None:
        assert f"Lesson {lesson.value} would have saved " in told
    else:
        assert "No lesson helps here" in told
    assert pupil.page.lesson.isVisible() is (lesson is not None)


def test_the_end_page_leads_to_the_lesson_about_what_most_was_lost_on(pupil, entries):
    player = pupil.player
    player.controller.open_record(saved.loads(entries[0].game.text))
    player.settle()
    pupil.wait(player.window.end_page.costs.lesson.isVisible)
    player.click(player.window.end_page.costs.lesson)
    assert player.window.dialogs.get(Page.LESSONS) is not None
    theme = to_practise(player.controller.scene().mistakes).theme
    assert player.window.dialogs.session(Page.LESSONS).scene().lesson is REMEDIES[theme]


def spots_of(entries):
    """Return where all mistakes of the games are."""
    return [Spot(one.game.key, d.place) for one in entries for d in one.decisions if d.points_lost >= 0.25]


def test_filters_choose_what_is_asked_and_say_when_that_is_nothing(pupil):
    pupil.open()
    page = pupil.page
    everything = pupil.scene.standing.mistakes
    for number, index in ((1, 2), (2, 1 + list(Theme).index(Theme.OTHER_BOX)), (3, 1 + Category.YAHTZEE)):
        page.filters[number].setCurrentIndex(index)
        page.filters[number].activated.emit(index)
    pupil.wait(lambda: pupil.scene.standing is not None)
    assert pupil.scene.standing.mistakes < everything
    if not pupil.scene.standing.mistakes:
        assert page.remark.text() == retry_words.no_such_mistake()
    assert page.begin.isEnabled() == bool(pupil.scene.standing.due)


def test_without_games_it_says_so(player):
    menu_action(player.window, menu_items()["retry"]).trigger()
    page = player.window.dialogs.get(Page.RETRY)
    player.wait(lambda: page.remark.text() == retry_words.no_mistakes_yet())
    assert not page.begin.isEnabled()


def spots_in(session):
    return [one.spot for one in session]


def answer_two(pupil):
    """Find the first, miss and find the second, and go on to the third."""
    for number, asked in enumerate(pupil.retry.questions[:2]):
        if number and asked.was_mistake:
            pupil.choose(asked.decision.first)
        pupil.choose(asked.decision.best)
        pupil.press(Qt.Key.Key_Space)


def test_a_game_that_is_left_goes_on_where_it_was_and_can_be_begun_anew(pupil, entries, monkeypatch):
    player = pupil.player
    player.controller.open_record(saved.loads(entries[0].game.text))
    player.settle()
    retry = player.window.end_page.costs.practise
    player.click(retry)
    pupil.wait(lambda: pupil.page is not None and pupil.page.view.part == EXERCISES)
    activate(pupil.qtbot, pupil.page)
    session = pupil.retry.questions
    answer_two(pupil)
    marks = pupil.page.view.board.marks
    pupil.page.close()
    assert retry.text() == f"Continue with position 3 of {len(session)}"
    player.click(retry)
    pupil.wait(lambda: pupil.page is not None and pupil.page.view.part == EXERCISES)
    assert spots_in(pupil.retry.questions) == spots_in(session), "in the same order"
    pupil.wait(lambda: pupil.page.view.board.marks == marks)
    assert [one.judgement.is_found for one in pupil.scene.answers] == [True, not session[1].was_mistake]
    asked = []
    monkeypatch.setattr("yahtzee_gui.learn.retry.page.may_lose", lambda *texts: asked.append(texts) or len(asked) > 1)
    pupil.page.start_over[1].click()
    assert pupil.scene.session.training.number == 3, "it was asked first"
    pupil.page.start_over[1].click()
    pupil.wait(lambda: pupil.scene.session.training is not None and pupil.scene.session.training.number == 1)
    again = spots_in(pupil.retry.questions)
    assert sorted(again) == sorted(spots_in(session))
    assert again[-1] == session[0].spot, "what was found comes last"
    assert not pupil.page.start_over[1].isVisible(), "nothing is begun"
    pupil.page.close()
    assert retry.text() == f"Practise these {len(session)}"


def test_the_session_of_all_games_goes_on_too_and_the_page_of_learning_says_so(pupil):
    dialogs = pupil.player.window.dialogs
    dialogs.show(Page.LEARN)
    learn = dialogs.get(Page.LEARN)
    pupil.wait(lambda: learn.steps[0].detail.text().startswith("From your games"))
    pupil.open()
    pupil.page.begin.click()
    pupil.wait(lambda: pupil.page.view.part == EXERCISES)
    session = pupil.retry.questions
    answer_two(pupil)
    dialogs.turn(Page.LEARN)
    pupil.wait(lambda: learn.steps[0].detail.text() == f"2 of {SESSION} answered")
    pupil.open()
    assert pupil.page.view.part == EXERCISES, "it is where it was left"
    pupil.page.back.click()
    assert pupil.page.begin.text() == f"Continue with position 3 of {SESSION}"
    assert pupil.page.remark.text() == retry_words.kept_hint()
    pupil.page.begin.click()
    pupil.wait(lambda: pupil.page.view.part == EXERCISES)
    assert spots_in(pupil.retry.questions) == spots_in(session)
    for asked in session[2:]:
        pupil.choose(asked.decision.best)
        pupil.press(Qt.Key.Key_Space)
    pupil.wait(lambda: pupil.page.view.part == RESULT)
    assert len(pupil.scene.answers) == SESSION, "the result has those of before, too"
    dialogs.turn(Page.LEARN)
    pupil.wait(lambda: learn.steps[0].aside.text() == "done")
