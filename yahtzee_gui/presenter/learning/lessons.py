# SPDX-License-Identifier: MIT
"""The lessons as they are shown."""

from __future__ import annotations

from engine.games.game import NOTHING_KEPT, Game, Kept
from engine.games.position import Position
from engine.learning.lessons.effects import EFFECTS
from engine.learning.lessons.exercise import Chosen
from engine.learning.lessons.lessons import EXERCISES
from engine.rules.categories import CATEGORIES, Category
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from yahtzee_gui.pages.learn.lesson import LessonView
from yahtzee_gui.play.training.course import CourseScene, Worked
from yahtzee_gui.play.training.session import SessionScene, SessionStage
from yahtzee_gui.presenter.learning.training import board_view, choice_of, outcome_view
from yahtzee_gui.presenter.turn.explained import why_in_words
from yahtzee_gui.services.learning.training_log import TrainingLog
from yahtzee_gui.widgets.trainer.exercise_board import BoardView
from yahtzee_gui.widgets.trainer.outcome_card import OutcomeView
from yahtzee_gui.widgets.trainer.worked_row import WorkedView
from yahtzee_gui.wording import numbers
from yahtzee_gui.wording.learning import exercises, lesson_page


def lesson_view(scene: CourseScene, remark: str = "") -> LessonView:
    """Return what the page of lessons shows; `remark` is what there is to say of the file in which they are kept."""
    lesson = scene.lesson
    average, before = AVERAGES[lesson.value], AVERAGES[lesson.value - 1]
    return LessonView(
        part=scene.session.stage.value,
        lessons=tuple(_line(one, scene.session.log) for one in Lesson),
        number=lesson.value - 1,
        name=lesson_page.numbered(lesson),
        idea=lesson_page.idea(lesson),
        pupil=lesson_page.pupil_averages(lesson, average, before),
        effect=lesson_page.effect(EFFECTS[lesson]),
        worked=tuple(map(_worked, scene.worked)) or (_waiting(scene),),
        remark=remark,
        begin=_begin(scene.session.begun),
        can_begin=bool(scene.worked),
        board=_board(scene),
        outcome=_outcome(scene.session),
        begun=scene.session.begun,
        is_over=scene.session.is_over,
    )


def _begin(begun: int) -> str:
    return exercises.go_on(begun, EXERCISES) if begun else lesson_page.begin_exercises(EXERCISES)


def _line(lesson: Lesson, log: TrainingLog | None) -> tuple[str, str, str]:
    best = log.best(lesson.value) if log is not None else None
    done = lesson_page.progress(best.found, best.of) if best is not None else ""
    return lesson_page.numbered(lesson), numbers.decimal(AVERAGES[lesson.value], 1), done


def _waiting(scene: CourseScene) -> WorkedView:
    return WorkedView(taught=lesson_page.no_table() if scene.session.has_failed else lesson_page.drawing())


def _worked(worked: Worked) -> WorkedView:
    one, analysis = worked.exercise, worked.analysis
    taught = analysis.option(one.taught)
    if one.is_exception:
        said, other = lesson_page.exception(analysis.best), lesson_page.taught_in_vain(taught)
        shown = choice_of(analysis.best)
    else:
        said, other = lesson_page.taught(taught), lesson_page.habit(analysis.option(one.habit))
        shown = one.taught
    boxes = [box for box in CATEGORIES if one.position.scores[box] is None]
    where = lesson_page.where(len(CATEGORIES) + 1 - len(boxes), one.position.rolls_left)
    return WorkedView(
        one.position.dice,
        kept_places(one.position, shown),
        f"{where} · {lesson_page.open_boxes(boxes)}",
        said,
        other,
        why_in_words(worked.comparison) if worked.comparison is not None else "",
    )


def kept_places(position: Position, choice: Chosen) -> Kept:
    """Return which of the dice of a position a choice keeps."""
    if isinstance(choice, Category):
        return NOTHING_KEPT
    return Game("", position.rules, dice=position.dice).places_of(choice)


def _board(scene: CourseScene) -> BoardView:
    if scene.session.training is None:
        return BoardView()
    is_exception = scene.exercise is not None and scene.exercise.is_exception
    note = lesson_page.is_exception_note() if is_exception else ""
    heading = lesson_page.announced_exception(scene.lesson) if is_exception else lesson_page.name(scene.lesson)
    return board_view(scene.session.training, heading=heading, note=note)


def _outcome(session: SessionScene) -> OutcomeView:
    if session.stage is not SessionStage.RESULT:
        return OutcomeView()
    found, lost = sum(one.is_found for one in session.results), sum(one.lost for one in session.results)
    headline = lesson_page.result(found, len(session.results))
    return outcome_view(headline, lesson_page.result_explained(lost), session.results)
