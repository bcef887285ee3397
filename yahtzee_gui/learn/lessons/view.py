# SPDX-License-Identifier: MIT
"""The lessons as they are shown."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.game import NOTHING_KEPT, Game, Kept
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.strategies.rule_lists.course import AVERAGES, Lesson, course_rules
from engine.training.lessons.effects import EFFECTS
from engine.training.lessons.exercise import Chosen
from engine.training.lessons.lessons import EXERCISES, LessonExercise
from engine.training.lessons.rule_shares import BOXES_RIGHT, RIGHT, rule_for
from yahtzee_gui.board.coach.explanation_view import why_in_words
from yahtzee_gui.learn.lessons import rule_words, words
from yahtzee_gui.learn.lessons.handle_view import handle_view
from yahtzee_gui.learn.lessons.page import LessonView
from yahtzee_gui.learn.lessons.rule_rows import RuleLine
from yahtzee_gui.learn.lessons.session import CourseScene, Worked
from yahtzee_gui.learn.lessons.worked_row import WorkedView
from yahtzee_gui.learn.log import LEARNED, PracticeLog, is_learned
from yahtzee_gui.words import numbers


def lesson_view(scene: CourseScene, remark: str = "") -> LessonView:
    """Return what the page of lessons shows; `remark` is what there is to say of the file in which they are kept."""
    lesson = scene.lesson
    average, before = AVERAGES[lesson.value], AVERAGES[lesson.value - 1]
    lines = rule_lines(lesson)
    return LessonView(
        lessons=tuple(_line(one, scene.log) for one in Lesson),
        number=lesson.value - 1,
        name=words.numbered(lesson),
        why=words.why(lesson),
        rules=tuple(line for line in lines if not line.is_scoring),
        scoring=tuple(line for line in lines if line.is_scoring),
        pupil=words.pupil_averages(lesson, average, before),
        effect=words.effect(EFFECTS[lesson]),
        effect_explained=words.effect_explained(EFFECTS[lesson]),
        worked=tuple(_worked(lesson, one) for one in scene.worked) or (_waiting(scene),),
        goal=words.pass_mark(LEARNED, EXERCISES),
        averages=words.averages(lesson),
        handle=handle_view(lesson),
        remark=remark,
        begin=words.go_on(scene.goes_on_with, EXERCISES) if scene.begun else words.begin_exercises(EXERCISES),
        can_begin=bool(scene.worked),
        begun=scene.begun,
    )


def _line(lesson: Lesson, log: PracticeLog | None) -> tuple[str, str, str]:
    best = log.best(lesson.value) if log is not None else None
    done = words.progress(best.found, best.of, is_learned=is_learned(best.found, best.of)) if best is not None else ""
    return words.numbered(lesson), numbers.decimal(AVERAGES[lesson.value], 1), done


def _waiting(scene: CourseScene) -> WorkedView:
    return WorkedView(taught=words.no_table() if scene.has_failed else words.drawing())


def _worked(lesson: Lesson, worked: Worked) -> WorkedView:
    one, analysis = worked.exercise, worked.analysis
    taught = analysis.option(one.taught)
    boxes = [box for box in CATEGORIES if one.position.scores[box] is None]
    where = words.where(len(CATEGORIES) + 1 - len(boxes), one.position.rolls_left)
    return WorkedView(
        one.position.dice,
        kept_places(one.position, one.taught),
        f"{where} · {words.open_boxes(boxes)}",
        words.taught(taught),
        words.habit(lesson, analysis.option(one.habit)),
        why_in_words(worked.comparison) if worked.comparison is not None else "",
    )


def kept_places(position: Position, choice: Chosen) -> Kept:
    """Return which of the dice of a position a choice keeps."""
    if isinstance(choice, Category):
        return NOTHING_KEPT
    return Game("", position.rules, dice=position.dice).places_of(choice)


def rule_lines(lesson: Lesson, told: LessonExercise | None = None) -> tuple[RuleLine, ...]:
    """Return the lines of the list after a lesson, those about dice first; one applies to an exercise that is told."""
    return (*_rules(lesson, told, is_scoring=False), *_rules(lesson, told, is_scoring=True))


def _rules(lesson: Lesson, told: LessonExercise | None, *, is_scoring: bool) -> Iterator[RuleLine]:
    """Yield the lines of the list after a lesson, those about dice or those about boxes."""
    numbered = list(enumerate(course_rules(lesson.value), 1))
    applies = str(_deciding(lesson, told) or len(numbered) + 1) if told is not None else ""
    for number, rule in numbered:
        if rule.is_scoring is is_scoring:
            share = words.share_right(RIGHT[rule]) if rule.lesson is lesson else ""
            is_new = rule.lesson is lesson
            yield RuleLine(str(number), rule_words.sentence(rule), share, is_new, str(number) == applies, is_scoring)
    if is_scoring:
        is_new = lesson in (Lesson.PAIRS, Lesson.USUAL, Lesson.PACE, Lesson.BAD_TURNS)
        share = words.share_right(BOXES_RIGHT[lesson]) if is_new else ""
        is_alone = not any(rule.is_scoring for _, rule in numbered)
        by_boxes = rule_words.by_boxes(lesson, is_alone=is_alone)
        last = str(len(numbered) + 1)
        yield RuleLine(last, by_boxes, share, is_new, last == applies, is_scoring)


def _deciding(lesson: Lesson, exercise: LessonExercise) -> int | None:
    """Return the number of the line that decides in a position; None where the last does, about boxes."""
    rule = rule_for(lesson.value, exercise.position)
    return course_rules(lesson.value).index(rule) + 1 if rule is not None else None
