# SPDX-License-Identifier: MIT
"""The lessons as they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Game, Kept
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.strategies.rule_lists.course import AVERAGES, Lesson, course_rules
from engine.training.lessons.effects import EFFECTS
from engine.training.lessons.exercise import Chosen, Judgement
from engine.training.lessons.lessons import EXERCISES, LessonExercise
from engine.training.lessons.rule_shares import BOXES_RIGHT, RIGHT, rule_for
from yahtzee_gui.board.coach.explanation_view import why_in_words
from yahtzee_gui.learn.exercises import words as exercises_words
from yahtzee_gui.learn.exercises.exercise_board import BoardView
from yahtzee_gui.learn.exercises.outcome_card import OutcomeView
from yahtzee_gui.learn.exercises.session import SessionScene, SessionStage
from yahtzee_gui.learn.exercises.training import TrainingScene
from yahtzee_gui.learn.exercises.training_log import TrainingLog
from yahtzee_gui.learn.exercises.view import board_view, outcome_view
from yahtzee_gui.learn.lessons import rule_words, words
from yahtzee_gui.learn.lessons.handle_view import handle_view
from yahtzee_gui.learn.lessons.page import LessonView
from yahtzee_gui.learn.lessons.rule_rows import RuleLine
from yahtzee_gui.learn.lessons.session import LEARNED, CourseScene, Worked, is_learned, next_to_learn
from yahtzee_gui.learn.lessons.worked_row import WorkedView
from yahtzee_gui.words import announcing, numbers


def lesson_view(scene: CourseScene, remark: str = "") -> LessonView:
    """Return what the page of lessons shows; `remark` is what there is to say of the file in which they are kept."""
    lesson = scene.lesson
    average, before = AVERAGES[lesson.value], AVERAGES[lesson.value - 1]
    return LessonView(
        part=scene.session.stage.value,
        lessons=tuple(_line(one, scene.session.log) for one in Lesson),
        number=lesson.value - 1,
        name=words.numbered(lesson),
        why=words.why(lesson),
        rules=tuple(_rules(scene, is_scoring=False)),
        scoring=tuple(_rules(scene, is_scoring=True)),
        pupil=words.pupil_averages(lesson, average, before),
        effect=words.effect(EFFECTS[lesson]),
        effect_explained=words.effect_explained(EFFECTS[lesson]),
        worked=tuple(_worked(lesson, one) for one in scene.worked) or (_waiting(scene),),
        goal=words.pass_mark(LEARNED, EXERCISES),
        averages=words.averages(lesson),
        handle=handle_view(lesson),
        is_passed=is_passed(scene.session),
        has_next=lesson.value < len(Lesson),
        remark=remark,
        begin=_begin(scene.session),
        can_begin=bool(scene.worked),
        board=_board(scene),
        outcome=_outcome(scene),
        begun=scene.session.begun % EXERCISES,  # once all are answered there is nothing to lose
        is_over=scene.session.is_over,
    )


def _begin(session: SessionScene) -> str:
    if not session.begun:
        return words.begin_exercises(EXERCISES)
    return exercises_words.go_on(session.goes_on_with, EXERCISES)


def _line(lesson: Lesson, log: TrainingLog | None) -> tuple[str, str, str]:
    best = log.best(lesson.value) if log is not None else None
    done = words.progress(best.found, best.of, is_learned=is_learned(best.found, best.of)) if best is not None else ""
    return words.numbered(lesson), numbers.decimal(AVERAGES[lesson.value], 1), done


def _waiting(scene: CourseScene) -> WorkedView:
    return WorkedView(taught=words.no_table() if scene.session.has_failed else words.drawing())


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


def _board(scene: CourseScene) -> BoardView:
    if scene.session.training is None:
        return BoardView()
    return board_view(scene.session.training, heading=words.name(scene.lesson), note=_note(scene))


def _note(scene: CourseScene) -> str:
    """Return which line of the list decides, once the exercise is done, and what the best is compared with."""
    training = scene.session.training
    first = training.trial.first if training is not None else None
    if scene.exercise is None or training is None or first is None:
        return ""
    if scene.exercise.is_exception:
        return words.with_loss(words.is_exception_note, first.analysis.option(scene.exercise.taught))
    line, decides = _deciding(scene.lesson, scene.exercise), rule_words.boxes_decide()
    if line is not None:
        decides = rule_words.decides(line, rule_words.sentence(course_rules(scene.lesson.value)[line - 1]))
    return announcing.sentences((decides, _beside(scene.lesson, training, scene.exercise, first)))


def _beside(lesson: Lesson, training: TrainingScene, exercise: LessonExercise, first: Judgement) -> str:
    """Return what the reason compares the best with, where the player has not chosen it."""
    comparison = training.comparison
    other = comparison.inquiry.against if comparison is not None else None
    if other is None or training.looked_into is not None or first.chosen.verdict is not Verdict.BEST:
        return ""
    said, before = (first.analysis.option(choice) for choice in (exercise.taught, exercise.habit))
    if other is said:
        return words.with_loss(words.close_note, other)
    return words.habit(lesson, other) if other is before and exercise.habit in exercise.against else ""


def _rules(scene: CourseScene, *, is_scoring: bool) -> Iterator[RuleLine]:
    """Yield the lines of the list after a lesson, those about dice or those about boxes; one applies, once told."""
    lesson, training = scene.lesson, scene.session.training
    numbered, deciding = list(enumerate(course_rules(lesson.value), 1)), ""
    if scene.exercise is not None and training is not None and training.visibility.answer:
        deciding = str(_deciding(lesson, scene.exercise) or len(numbered) + 1)
    for number, rule in numbered:
        if rule.is_scoring is is_scoring:
            share = words.share_right(RIGHT[rule]) if rule.lesson is lesson else ""
            line = RuleLine(str(number), rule_words.sentence(rule), share, rule.lesson is lesson)
            yield replace(line, applies=line.number == deciding)
    if is_scoring:
        is_new = lesson in (Lesson.PAIRS, Lesson.USUAL, Lesson.PACE, Lesson.BAD_TURNS)
        share = words.share_right(BOXES_RIGHT[lesson]) if is_new else ""
        is_alone = not any(rule.is_scoring for _, rule in numbered)
        by_boxes = rule_words.by_boxes(lesson, is_alone=is_alone)
        line = RuleLine(str(len(numbered) + 1), by_boxes, share, is_new)
        yield replace(line, applies=line.number == deciding)


def _deciding(lesson: Lesson, exercise: LessonExercise) -> int | None:
    """Return the number of the line that decides in a position; None where the last does, about boxes."""
    rule = rule_for(lesson.value, exercise.position)
    return course_rules(lesson.value).index(rule) + 1 if rule is not None else None


def is_passed(session: SessionScene) -> bool:
    """Return whether the exercises that were just done are enough for the lesson."""
    found = sum(one.is_found for one in session.results)
    return session.stage is SessionStage.RESULT and is_learned(found, len(session.results))


def _outcome(scene: CourseScene) -> OutcomeView:
    session, lesson = scene.session, scene.lesson
    if session.stage is not SessionStage.RESULT:
        return OutcomeView()
    found, of = sum(one.is_found for one in session.results), len(session.results)
    said = [words.result_praised(found, of, LEARNED)]
    following = next_to_learn(session.log)
    if is_passed(session) and following is not None:
        # The log may not know of these exercises yet.
        following = Lesson(lesson.value % len(Lesson) + 1) if following is lesson else following
        said.append(words.next_goal(following, AVERAGES[following.value] - AVERAGES[following.value - 1]))
    elif is_passed(session):
        said.append(words.all_learned())
    said.append(words.result_explained(sum(one.lost for one in session.results)))
    return outcome_view(words.result(lesson, found, of), " ".join(said), session.results)
