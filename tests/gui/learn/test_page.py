# SPDX-License-Identifier: MIT
"""The page of learning says what to do now and how well one plays as far as that is known, and leads there."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from gui_driver import stand_alone
from gui_layout import cut
from made_up_games import made_up_games
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from engine.analysis.verdicts import Verdict
from engine.games.position import Position
from engine.games.record import Help
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import StoredDecision, Unit, position_text
from engine.training.lesson_effects import evidence
from engine.training.progress import FEWEST, progress
from engine.training.themes import Theme
from yahtzee_gui.desktop import languages
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.log import CHOICES, TEST, Begun, ChoicesDone, LessonDone, PracticeLog, PuzzleAnswer, TakenTest
from yahtzee_gui.learn.page import LearnPage
from yahtzee_gui.learn.practice.sources.choice_sets import AskedMistake, ChoicesStanding
from yahtzee_gui.learn.today import PlanKind, PlanStep, plan
from yahtzee_gui.learn.view import Learner, Tile, course_stops, plan_view
from yahtzee_gui.learn.ways import Stand
from yahtzee_gui.library.decision_tables import Spot
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import names

DAY, NOW = date(2026, 3, 1), datetime(2026, 3, 1, 12, tzinfo=UTC)
WAITING = AskedMistake(
    Spot(GameKey("seed", "free-joker", 3, "fair"), 4),
    "2026-03-01T10:00:00+00:00",
    250,
    StoredDecision(
        place=4, turn=3, roll=1, position=position_text(Position((1, 3, 3, 4, 6), 2)), first="46", stood="46",
        best="33", points_lost=3.0, lost_as_played=3.0, verdict=Verdict.MISTAKE, gap=1.0, luck=0.0, mode="off", hints=0,
        undone=False, theme=Theme.PAIRS_OR_STRAIGHTS, box=None, unit=Unit.POINTS, engine="",
    ),
)  # fmt: skip
AT = "2026-03-01T10:00:00+00:00"


STANDING = ChoicesStanding(mistakes=666, due=666, session=6, first=WAITING)
BAD_TURNS = evidence([{Lesson.BAD_TURNS: 5.0, Lesson.PACE: 1.0}, {Lesson.BAD_TURNS: 6.0}] * 10)
BASIS = {"day": DAY, "log": PracticeLog(), "standing": STANDING, "evidence": BAD_TURNS, "games": 20}
MANY = progress(made_up_games(60, weak=Theme.BAD_TURN))


def planned(**other):
    return plan(**BASIS | other)


def shown(report=MANY, **other):
    basis = BASIS | other
    return Learner(plan(**basis), report, basis["standing"], basis["log"], basis["evidence"]), NOW


def solved(number):
    """Return answers to the first puzzles of the day."""
    return (PuzzleAnswer(NOW.isoformat(), 0.0, 1500.0, 1500.0, 100.0, DAY.isoformat()),) * number


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.resize(1240, 740)
    widget.setStyleSheet(style_sheet.style_sheet(LIGHT))
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def page(window):
    dialog = LearnPage(window)
    dialog.show_learner(Learner(), NOW)
    stand_alone(dialog)
    dialog.resize(window.size())
    return dialog


# ---- the plan ----


def test_the_plan_is_costly_choices_the_daily_five_and_the_lesson_that_the_games_call_for():
    assert planned() == (
        PlanStep(PlanKind.CHOICES, 6),
        PlanStep(PlanKind.FIVE, 5),
        PlanStep(PlanKind.LESSON, 10, lesson=Lesson.BAD_TURNS),
    )


def test_before_the_first_game_the_plan_is_to_play_one_and_the_first_lesson():
    steps = planned(standing=ChoicesStanding(), evidence=(), games=0)
    assert [(step.kind, step.lesson) for step in steps] == [(PlanKind.PLAY, None), (PlanKind.LESSON, Lesson.PAIRS)]
    assert plan(DAY, None, None, None, None) == (), "nothing is known yet"


def test_a_lesson_that_is_begun_waits_for_nothing_that_is_worked_out():
    begun = Begun(Lesson.RUNS.value, "seed", (("position", "666"),) * 2)
    *_, step = planned(log=PracticeLog(begun=(begun,)), evidence=None)
    assert (step.kind, step.lesson, step.answered) == (PlanKind.LESSON, Lesson.RUNS, 2)
    assert all(step.kind is not PlanKind.LESSON for step in planned(log=PracticeLog(), evidence=None))


def test_what_is_done_stays_done_until_the_day_is_over():
    learned = LessonDone(Lesson.BAD_TURNS.value, NOW.isoformat(), 3, 10)
    log = PracticeLog((learned,), choices=ChoicesDone(DAY.isoformat(), 6, 6), answers=solved(5))
    done = planned(log=log)
    assert all(step.is_done for step in done), "whatever else is due"
    assert done[2].lesson is Lesson.BAD_TURNS
    assert not any(step.is_done for step in planned(log=log, day=date(2026, 3, 2)))


def test_a_step_that_is_begun_says_how_far_it_is():
    begun = Begun(Lesson.BAD_TURNS.value, "seed", (("position", "666"),) * 3)
    spots = tuple((*WAITING.spot.key, place) for place in range(6))
    choices = Begun(CHOICES, "", (("position", "666"),) * 2, spots=spots)
    log = PracticeLog(begun=(begun, choices), choices=ChoicesDone(DAY.isoformat(), 2, 6), answers=solved(1))
    steps = planned(log=log)
    assert [(step.positions, step.answered, step.is_done) for step in steps] == [
        (4, 2, False),
        (4, 1, False),
        (7, 3, False),
    ]
    view = plan_view(shown(log=log)[0])
    assert [step.detail for step in view.steps] == ["2 of 6 answered", "1 of 5 answered", "3 of 10 answered"]
    assert view.start == "Continue"
    assert view.steps[0].dice == (), "those of the first one were asked already"


def test_learn_says_as_many_costly_choices_as_a_click_on_them_asks():
    """It said two where one was left: what was answered in the session of a game was still among those of the day."""
    spots = tuple((*WAITING.spot.key, place) for place in range(6))
    log = PracticeLog().with_begun(Begun(CHOICES, "", (("position", "666"),) * 3, spots=spots))
    for spot in (spots[4], spots[0]):
        log = log.with_choice(DAY, 3, spot)
    step, *_ = planned(log=log)
    assert (step.positions, step.answered, log.begun_of(CHOICES).place) == (2, 3, (4, 5))
    day_after = date(2026, 3, 2)
    assert planned(log=log, day=day_after)[0] == step, "what was left goes on another day, too"
    log = log.with_choice(DAY, 3, spots[3]).with_choice(day_after, 1, spots[5])
    assert log.begun_of(CHOICES) is None, "all of them were answered elsewhere"
    assert planned(log=log)[0].is_done is False, "another day"
    assert planned(log=log, day=day_after)[0].is_done


def test_a_lesson_adds_the_same_wherever_that_is_said():
    """Lesson 10 added 1.6 on one page and 1.5 on the other."""
    stops = course_stops(None, ())
    for stop, lesson in zip(stops, Lesson, strict=True):
        said = stop.gain.removeprefix("+")
        assert f": {said} more than " in lessons_words.pupil_averages(lesson)
        assert stop.card[2].endswith(f", {said} more")
    assert sum(float(stop.gain) for stop in stops) == pytest.approx(246.9 - 111.2)


def test_a_step_with_nothing_in_it_is_not_there():
    kinds = [step.kind for step in planned(standing=ChoicesStanding(mistakes=4))]
    assert kinds == [PlanKind.FIVE, PlanKind.LESSON]
    nothing = evidence([{}] * 20)
    assert PlanKind.LESSON not in [step.kind for step in planned(evidence=nothing)]


# ---- the page ----


def test_the_plan_says_how_long_it_takes_and_one_button_or_the_space_bar_starts_it(page, qtbot):
    page.show_learner(*shown())
    texts = [(way.title.text(), way.aside.text()) for way in page.plan.steps]
    assert texts == [
        ("6 choices from your games", "3 min"),
        ("Daily five", "3 min"),
        ("Lesson 6: Where a bad turn goes", "4 min"),
    ]
    assert page.plan.minutes.text() == "about 10 minutes"
    assert page.plan.steps[0].dice.accessibleName() == "1 3 3 4 6"
    assert "5.5 points a game in your last 20 games" in page.plan.steps[2].detail.text()
    assert [way.bead.stand for way in page.plan.steps] == [Stand.NEXT, Stand.OPEN, Stand.OPEN]
    for pressed in (page.plan.start, page, page.level):
        with qtbot.waitSignal(page.plan.start.clicked):
            QTest.keyClick(pressed, Qt.Key.Key_Space)
    with qtbot.waitSignal(page.plan.stepRequested) as asked:
        page.plan.steps[2].click()
    assert asked.args == [2]
    assert cut(page) == []


def test_nobody_sees_the_pile(page):
    page.show_learner(*shown())
    texts = [label.text() for kind in (QLabel, QAbstractButton) for label in page.findChildren(kind)]
    assert len(texts) > 30
    assert not [text for text in texts if "666" in text]


def test_once_all_is_done_the_button_is_for_a_game(page):
    log = PracticeLog((LessonDone(6, NOW.isoformat(), 9, 10),), choices=ChoicesDone(DAY.isoformat(), 6, 6))
    log = replace(log, answers=solved(5))
    page.show_learner(*shown(log=log))
    assert (page.plan.start.text(), page.plan.minutes.text()) == ("New game", "")
    assert page.plan.said.text().startswith("That's all for today.")
    assert [way.aside.text() for way in page.plan.steps] == ["done"] * 3


def test_the_level_from_no_game_to_many(page):
    def level(games):
        page.show_learner(*shown(report=progress(games)))
        return page.level

    assert level([]).text.text().startswith("From your first game of Yahtzee on")
    assert not page.level.level.isVisible()
    games = made_up_games(60)
    one = level(games[:1])
    found = one.scale.found
    assert found.worst - found.best >= 3, "a wide one"
    alone = one.text.text()
    assert "in your one game." in alone
    assert not page.level.chart.isVisible(), "one dot is no chart"
    few, enough = (level(games[:number]).text.text() for number in (FEWEST - 1, FEWEST))
    assert ("(" in alone, "(" in few, " to " in enough) == (False, False, True), "as on Progress"
    said, many = level(games).text.text(), page.level.scale.found
    assert many.worst - many.best <= 1
    assert many.best <= many.level <= many.worst
    assert "in your last 20 games" in said
    assert "In all 60 games it was" in said
    assert page.level.chart.isVisible()
    helped = [replace(game, coached=True, help=(Help.TAKEN_BACK,)) for game in games[:2]]
    assert level(helped).text.text().startswith("2 games for points so far, all with help (choices taken back)")


def test_the_course_ticks_what_the_games_show_and_says_why(page, qtbot):
    page.show_learner(*shown())
    stands = [stop.stand for stop in page.course.stops]
    assert stands == [Stand.DONE] * 5 + [Stand.OPEN] * 7, "costly choices come first today: one thing is marked"
    page.show_learner(*shown(log=PracticeLog(choices=ChoicesDone(DAY.isoformat(), 6, 6), answers=solved(5))))
    assert [stop.number for stop in page.course.stops if stop.stand is Stand.NEXT] == ["6"]
    page.course.point_at(0)
    said = page.course.accessibleDescription()
    assert "It would have saved you 0.0 points a game in your last 20 games; not knowing it costs 124.8" in said
    assert [stop.gain for stop in page.course.stops][:2] == ["+50.4", "+42.1"]
    with qtbot.waitSignal(page.course.itemRequested) as asked:
        QTest.keyClick(page.course, Qt.Key.Key_Return)
    assert asked.args == [0]
    log = PracticeLog((LessonDone(9, NOW.isoformat(), 9, 10),))
    learned = course_stops(log, ())[8]
    assert (learned.stand, learned.card[-1]) == (Stand.DONE, "You learned it in its exercises")


def test_what_costs_most_can_be_practised_and_is_not_there_without_anything(page):
    page.show_learner(*shown())
    (bar, *_) = page.costs.view.bars
    assert (bar.name, bar.action) == (names.theme(Theme.BAD_TURN), "Practise")
    page.show_learner(*shown(report=progress(made_up_games(3))))
    assert not page.costs.isVisible()
    assert cut(page) == []


def test_the_tiles_lead_on_and_say_how_things_stand(page):
    answer = PuzzleAnswer(NOW.isoformat(), 0.0, 1500.0, 1656.0, 45.0)
    log = PracticeLog(tests=(TakenTest(NOW.isoformat(), "x", (0.0, 0.5, 0.1)),), answers=(answer,))
    page.show_learner(*shown(log=log))
    details = {tile: way.detail.text() for tile, way in page.tiles.items()}
    assert details[Tile.PUZZLES] == "At your level · rating 1\u2009656 ± 88"
    assert details[Tile.TEST] == "Last time 0.20 a choice"
    begun = replace(log, begun=(Begun(TEST, "seed", (("position", "666"),) * 7),))
    page.show_learner(*shown(log=begun, standing=ChoicesStanding()))
    assert page.tiles[Tile.TEST].detail.text() == "7 of 20 answered"
    assert not page.tiles[Tile.CHOICES].isVisible(), "there is none"
    page.show_learner(*shown(log=PracticeLog()))
    assert page.tiles[Tile.TEST].detail.text() == "20 positions · not taken yet"


@pytest.mark.parametrize("room", [(980, 620), (1240, 740)])
def test_nothing_is_cut_in_a_small_window(room, page):
    page.resize(*room)
    page.show_learner(*shown())
    assert cut(page) == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_why_to_play_is_said_whole_in_every_language(language, window, qapp):
    languages.install(qapp, language)
    page = LearnPage(window)
    page.show_learner(Learner((PlanStep(PlanKind.PLAY),)), NOW)
    languages.install(qapp, "en")
    stand_alone(page)
    page.resize(984, 620)
    page.grab()
    detail = page.plan.steps[0].detail
    assert detail.shown_within(detail.width())[1] == detail.text()
