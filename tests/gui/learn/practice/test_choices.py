# SPDX-License-Identifier: MIT
"""Sessions of one's own costly choices through the real window, by keys alone, and what becomes of them."""

from __future__ import annotations

from contextlib import closing

import pytest
from gui_driver import menu_action
from gui_layout import cut, let_layouts_settle
from gui_practice import Learner
from learning_samples import careless_entry
from own_library import note_in
from PySide6.QtCore import QPoint, Qt

from engine.games import saved
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import position_of
from engine.training.retry import SESSION, ScheduleCard
from engine.training.retry import Stage as CardStage
from engine.training.themes import Theme
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import DiceSpeed
from yahtzee_gui.learn.log import CHOICES, loads
from yahtzee_gui.learn.practice.practice import PracticeStage
from yahtzee_gui.learn.practice.source import THEMES
from yahtzee_gui.learn.practice.sources import words
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.decision_tables import DecisionFilter, Spot
from yahtzee_gui.menu_words import Page, menu_items
from yahtzee_gui.words import names


@pytest.fixture(scope="module")
def entries(analyzer_of):
    return tuple(careless_entry(analyzer_of(DEFAULT_RULES), seed) for seed in range(8))


@pytest.fixture
def learner(player, qtbot, entries):
    return Learner(player, qtbot, entries)


def at_the_end(learner, entry):
    """Have a finished game on the table, and return the button that practises its costly choices."""
    learner.player.controller.open_record(saved.loads(entry.game.text))
    learner.player.settle()
    return learner.window.end_page.costs.practise


def answer_two(learner):
    """Find the first, miss and find the second, and go on to the third."""
    for number, asked in enumerate(learner.source.questions[:2]):
        if number and asked.was_mistake:
            learner.choose(asked.decision.first)
        learner.choose(asked.decision.best)
        learner.press(Qt.Key.Key_Space)


def test_todays_practice_is_a_whole_session_by_keys_alone(learner, entries):
    learner.window.dialogs.show(Page.LEARN)
    today = learner.window.beside.learning.today
    learner.wait(lambda: today.standing is not None and today.standing.session > 0 and bool(today.steps))
    menu_action(learner.window, menu_items()["retry"]).trigger()
    practice = learner.asked()
    page, session = learner.page, learner.source.questions
    assert len(session) == SESSION
    assert words.not_always_a_trap() in [label.text() for label in page.how], "some were played well"
    for number, asked in enumerate(session):
        decision = asked.decision
        assert practice.number == number
        assert practice.trial.exercise.position == position_of(decision)
        before = learner.told
        assert not any(names.theme(theme) in before for theme in Theme), "nothing is told before the choice"
        assert "game" not in before
        misses = asked.was_mistake and number % 2 == 0
        learner.choose(decision.first if misses else decision.best)
        if misses:
            assert "In your game" not in learner.told, "what was played is told at the end"
            learner.choose(decision.best)
        assert asked.was_mistake or names.theme(decision.theme) in learner.told
        assert ("You got this right in the game" in learner.told) is not asked.was_mistake
        assert page.game.isVisible(), "the game that it is from"
        learner.press(Qt.Key.Key_Space)
    assert practice.stage is PracticeStage.RESULT
    missed = sum(not one.is_found for one in practice.results)
    assert missed
    assert page.result.figure.text() == f"{SESSION - missed} of {SESSION}"
    then, now = page.result.outcome.bars
    assert then.value == pytest.approx(sum(one.decision.points_lost for one in session))
    assert now.value == pytest.approx(sum(one.lost for one in practice.results))
    spots = {(one.spot.key, one.spot.place) for one in session if one.was_mistake}
    learner.wait(lambda: {(one.game.key, place) for one in learner.kept() for place, _ in one.cards} == spots)
    kept = learner.kept()
    assert [(one.game, one.decisions) for one in kept] == [(one.game, one.decisions) for one in entries]
    cards = {(one.game.key, place): card for one in kept for place, card in one.cards}
    assert {(card.right, card.wrong) for card in cards.values()} == {(1, 0), (0, 1)}
    back = [page.result.table.item(row, 5).text() for row in range(SESSION)]
    assert {"next time", "in 3 days"} <= set(back), "what comes back when"
    learner.wait(lambda: page.result.plan.start.isVisible())
    assert page.result.plan.start.hasFocus(), "the rest of today"
    page.again.click()
    learner.asked()
    again = {(one.spot.key, one.spot.place) for one in learner.source.questions}
    assert {spot for spot in spots if cards[spot].wrong} <= again, "missed: asked in the next session"
    assert not {spot for spot in spots if cards[spot].right} & again


def test_a_click_leads_to_the_position_in_the_game_and_one_is_asked_no_more(learner):
    learner.ways.practise_choices()
    learner.asked()
    number = next(number for number, one in enumerate(learner.source.questions) if one.was_mistake)
    for _ in range(number):
        learner.answer()
        learner.press(Qt.Key.Key_Space)
    asked = learner.source.questions[number]
    learner.choose(asked.decision.best)
    assert learner.page.park.text() == "Don't ask me again"
    learner.page.park.click()
    assert not learner.page.park.isVisible()
    assert "You won't be asked this again." in learner.told
    learner.wait(lambda: any(card.stage is CardStage.PARKED for one in learner.kept() for _, card in one.cards))
    learner.page.game.click()
    learner.wait(lambda: learner.player.controller.scene().is_look)
    assert learner.player.controller.record.game.seed == asked.spot.key.seed


def test_the_end_page_asks_all_that_was_missed_says_when_it_is_done_and_what_is_learned(learner, entries):
    practise, mistakes = at_the_end(learner, entries[0]), learner.player.controller.scene().mistakes
    with closing(LibraryFile(learner.library.path)) as database:
        spots = [Spot(one.game.key, d.place) for one in entries for d in one.decisions if d.points_lost >= 0.25]
        database.practise((spot, ScheduleCard(2, 0)) for spot in spots)
    learner.player.click(practise)
    learner.asked()
    session = learner.source.questions
    assert {one.spot for one in session} == {Spot(entries[0].game.key, one.event) for one in mistakes}
    learner.services.settings.dice_speed = DiceSpeed.FAST  # else nothing moves, and nothing is celebrated
    celebrated = []  # for a moment only
    learner.services.practice.learned.connect(lambda: celebrated.append(learner.page.celebration.word))
    learner.choose(session[0].decision.best)
    assert celebrated == [words.learned_title()]
    learner.wait(lambda: bool(learner.source.told(0).lesson) or "Which lesson?" in learner.told)
    learner.services.settings.dice_speed = DiceSpeed.OFF
    for one in session[1:]:
        learner.press(Qt.Key.Key_Space)
        learner.choose(one.decision.best)
    learner.press(Qt.Key.Key_Space)
    assert learner.practice.stage is PracticeStage.RESULT
    assert not learner.page.done.isVisible()
    assert learner.page.new_game.isVisible()
    learner.page.to_game.click()
    costs = learner.window.end_page.costs
    assert costs.isVisible()
    assert practise.text() == "Practise again"
    assert practise.property("primary") == "false", "another game is the next thing to do"
    said = f"practised: {len(session)} of {len(session)} best"
    assert said in costs.remark.text()
    learner.start_again()
    at_the_end(learner, entries[1])
    assert said not in costs.remark.text()
    at_the_end(learner, entries[0])
    assert said in costs.remark.text(), "also when the program is started again"


def test_a_game_that_is_left_goes_on_where_it_was(learner, entries):
    practise = at_the_end(learner, entries[0])
    learner.player.click(practise)
    practice = learner.asked()
    session = learner.source.questions
    answer_two(learner)
    learner.press(Qt.Key.Key_Escape)
    learner.page.to_game.click()
    assert practise.text() == f"Continue with position 3 of {len(session)}"
    learner.player.click(practise)
    learner.asked()
    assert (learner.practice, practice.number, practice.stage) == (practice, 2, PracticeStage.ASKING)
    assert [one.is_found for one in practice.results] == [True, not session[1].was_mistake]


def test_what_was_answered_elsewhere_is_not_asked_again(learner, entries):
    practise = at_the_end(learner, entries[0])
    learner.player.click(practise)
    practice = learner.asked()
    answer_two(learner)
    waiting = learner.source.questions[3]
    learner.press(Qt.Key.Key_Escape)
    learner.ways.practise_lesson(Lesson(1))  # whatever is practised meanwhile
    learner.services.choices.answer(waiting, found=True)
    learner.ways.practise(practice.source.again())
    practice = learner.asked()
    assert waiting.spot not in {one.spot for one in practice.source.questions}
    assert len(practice.trials) == len(practice.source.questions)
    assert practice.number == 2


def test_sessions_that_were_left_go_on_when_the_program_is_started_again(learner, entries):
    """They began anew: only lessons, the test and the daily five were in the log."""
    learner.ways.practise_choices(DecisionFilter(Theme.HOW_MANY))
    learner.asked()
    learner.answer()
    learner.ways.practise_choices()
    practice, session = learner.asked(), learner.source.questions
    answer_two(learner)
    keeper = learner.services.practice_log
    learner.wait(lambda: loads(note_in(learner.services.folder, "practice")) == keeper.log)
    learner.start_again()
    learner.ways.practise_choices()
    practice = learner.asked()
    assert [one.spot for one in learner.source.questions] == [one.spot for one in session]
    assert (practice.number, practice.place) == (2, (3, SESSION))
    learner.wait(lambda: len(practice.results) == 2)
    missed = [one.was_mistake for one in session[:2]]
    assert [one.is_found for one in practice.results] == [True, not missed[1]]
    for asked in session[2:]:
        learner.choose(asked.decision.best)
        learner.press(Qt.Key.Key_Space)
    assert learner.page.result.figure.text() == f"{SESSION - missed[1]} of {SESSION}"
    back = [learner.page.result.table.item(row, 5).text() for row in range(SESSION)]
    assert all(text == "in 3 days" for text, one in zip(back[2:], session[2:], strict=True) if one.was_mistake)
    assert back[1] == "next time" or not missed[1], "what was answered before the start, too"
    assert keeper.log.begun_of(CHOICES) is None
    learner.ways.practise_choices(DecisionFilter(Theme.HOW_MANY))
    assert learner.asked().number == 1, "each goes on by itself"


def test_a_game_goes_on_where_it_was_when_the_program_is_started_again(learner, entries):
    practise = at_the_end(learner, entries[0])
    learner.player.click(practise)
    learner.asked()
    of = len(learner.source.questions)
    answer_two(learner)
    learner.press(Qt.Key.Key_Escape)
    learner.page.to_game.click()
    learner.start_again()
    at_the_end(learner, entries[1])
    assert practise.text().startswith("Practise these")
    at_the_end(learner, entries[0])
    assert practise.text() == f"Continue with position 3 of {of}"
    learner.player.click(practise)
    assert learner.asked().number == 2


def test_a_game_goes_on_from_the_list_where_the_end_page_left_it_and_the_other_way_round(learner, entries):
    practise, game = at_the_end(learner, entries[0]), entries[0].game
    assert not learner.ways.goes_on(game)
    learner.player.click(practise)
    practice = learner.asked()
    answer_two(learner)
    learner.press(Qt.Key.Key_Escape)
    assert learner.ways.goes_on(game) == f"Continue with position 3 of {len(practice.trials)}"
    learner.ways.practise_game(game)
    assert (learner.asked(), practice.number) == (practice, 2)
    learner.choose(learner.source.questions[2].decision.best)
    learner.press(Qt.Key.Key_Escape)
    assert (learner.page.done.isVisible(), learner.page.to_game.isVisible()) == (True, False), "there it came from"
    learner.start_again()
    at_the_end(learner, entries[0])
    assert practise.text() == f"Continue with position 4 of {len(practice.trials)}"
    learner.player.click(practise)
    assert learner.asked().number == 3


def delete(learner, asked):
    with closing(LibraryFile(learner.library.path)) as database:
        database.remove([database.number(one.spot.key) for one in asked])
    learner.start_again()
    learner.ways.practise_choices()
    return learner.asked()


def test_games_that_are_deleted_cost_no_more_than_their_own_positions(learner):
    learner.ways.practise_choices()
    practice, session = learner.asked(), learner.source.questions
    answer_two(learner)
    learner.choose(learner.best(worst=True))
    assert practice.is_tried
    practice = delete(learner, (session[0], session[4]))
    assert [one.spot for one in learner.source.questions] == [session[place].spot for place in (1, 2, 3, 5)]
    assert (practice.number, practice.is_tried) == (1, True)
    practice = delete(learner, [session[2]])
    assert [one.spot for one in learner.source.questions] == [session[place].spot for place in (1, 3, 5)]
    assert (practice.number, len(practice.answers)) == (1, 1)
    practice = delete(learner, [session[3], session[5]])
    assert (practice.number, practice.answers) == (0, ()), "others, as all that is left of those is answered"
    assert len(practice.trials) > 1


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_nothing_is_wider_than_the_smallest_window(learner, entries, qapp, language):
    """The right column was cut where the answer has its links."""
    languages.install(qapp, language)
    try:
        learner.window.setUpdatesEnabled(True)
        learner.ways.practise_choices()
        for asked in (learner.asked(), *learner.source.questions)[1:]:
            learner.window.resize(1240, 800)
            learner.answer(well=not asked.was_mistake)
            learner.wait(lambda asked=asked: not asked.was_mistake or learner.page.facts[2].isVisible())
            learner.window.resize(980, 700)
            for _ in range(3):
                let_layouts_settle()
            assert not cut(learner.page)
            assert learner.page.minimumSizeHint().width() <= learner.window.width()
            assert learner.page.stop.mapTo(learner.window, QPoint(0, 0)).x() < learner.window.width()
            learner.press(Qt.Key.Key_Space)
        for _ in range(3):
            let_layouts_settle()
        assert learner.practice.stage is PracticeStage.RESULT
        assert learner.page.minimumSizeHint().width() <= learner.window.width()
    finally:
        languages.install(qapp, "en")


def test_the_session_of_all_games_goes_on_too_and_the_page_of_learning_says_so(learner):
    dialogs = learner.window.dialogs
    dialogs.show(Page.LEARN)
    learn = dialogs.get(Page.LEARN)
    learner.wait(lambda: learn.plan.steps[0].detail.text().startswith("Costly ones"))
    learner.ways.practise_choices()
    practice = learner.asked()
    answer_two(learner)
    dialogs.turn(Page.LEARN)
    learner.wait(lambda: learn.plan.steps[0].detail.text() == f"2 of {SESSION} answered")
    learner.ways.practise_choices()
    learner.asked()
    assert (learner.practice, practice.number) == (practice, 2)
    for asked in practice.source.questions[2:]:
        learner.choose(asked.decision.best)
        learner.press(Qt.Key.Key_Space)
    assert len(practice.results) == SESSION, "the result has those of before, too"
    dialogs.turn(Page.LEARN)
    learner.wait(lambda: learn.plan.steps[0].aside.text() == "done")


def test_they_can_be_about_a_theme_and_are_of_one_game_from_the_list(learner, entries):
    learner.ways.practise_choices()
    learner.asked()
    learner.page.abouts.activated.emit(THEMES.index(Theme.HOW_MANY))
    learner.asked()
    assert learner.page.name.text().endswith(names.theme(Theme.HOW_MANY))
    assert learner.page.abouts.currentIndex() == THEMES.index(Theme.HOW_MANY)
    learner.ways.practise_game(entries[2].game)
    learner.asked()
    assert {one.spot.key for one in learner.source.questions} == {entries[2].game.key}
    assert not learner.page.abouts.isVisible()


def test_what_is_set_aside_can_be_brought_back_where_nothing_is_due(learner, entries):
    with closing(LibraryFile(learner.library.path)) as database:
        spots = [Spot(one.game.key, d.place) for one in entries for d in one.decisions]
        database.practise((spot, ScheduleCard(0, 3)) for spot in spots)
    learner.ways.practise_choices(DecisionFilter())
    learner.wait(lambda: learner.page.offer.isVisible())
    assert learner.page.remark.text() == "Everything of this kind is learned, or isn't asked any more."
    learner.page.offer.click()
    learner.wait(lambda: not learner.page.offer.isVisible())
    learner.ways.practise_choices(DecisionFilter())
    learner.asked()


def test_without_games_it_says_so(player, qtbot):
    learner = Learner(player, qtbot)
    learner.ways.practise_choices()
    learner.wait(lambda: learner.page.remark.text() == words.no_mistakes_yet())
