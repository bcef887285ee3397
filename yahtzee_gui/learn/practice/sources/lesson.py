# SPDX-License-Identifier: MIT
"""The exercises of a lesson as a source; left before the last one they go on where they were, also another day."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.analysis.options import Analysis
from engine.analysis.verdicts import Verdict
from engine.strategies.rule_lists.course import Lesson, gain
from engine.training.exercises import Judgement
from engine.training.lessons import LessonExercise, LessonSheet
from engine.workspace.workspace import Steps
from yahtzee_gui.learn.lessons import words
from yahtzee_gui.learn.lessons.page import rule_lines
from yahtzee_gui.learn.lessons.parts import RuleLine
from yahtzee_gui.learn.log import LEARNED, Begun, LessonDone, PracticeKeeper, is_learned, next_to_learn, now, written
from yahtzee_gui.learn.practice.practice import Sessions
from yahtzee_gui.learn.practice.source import Drawn, PoolSource, Source, SourceOutcome, Told, still_given
from yahtzee_gui.learn.questions import lesson_sheet
from yahtzee_gui.words import numbers, options


class LessonExercises(PoolSource):
    """Ten exercises; `sheet` has those that were found already."""

    more = words.again

    def __init__(
        self, sessions: Sessions, keeper: PracticeKeeper, lesson: Lesson, sheet: LessonSheet | None = None
    ) -> None:
        super().__init__(sessions, keeper)
        self.lesson, self.key, self._sheet = lesson, lesson, sheet
        self.name = partial(words.read_it, lesson)

    # ---- what is asked ----

    def draw(self, then: Callable[[Drawn], object]) -> None:
        if self._sheet is not None:
            if self._begin(self.lesson.value) != self._sheet.seed:
                self._begun = Begun(self.lesson.value, self._sheet.seed, ())
            then(self._drawn((self._sheet, ())))
        else:
            super().draw(then)

    def _steps(self) -> Steps[tuple[LessonSheet, tuple[Analysis, ...]]]:
        return lesson_sheet(self.engine.workspace, self.lesson, self._begin(self.lesson.value))

    def _drawn(self, found: tuple[LessonSheet, tuple[Analysis, ...]]) -> Drawn:
        given = still_given(found[0].exercises, self._begun.given)
        return Drawn(found[0].exercises, given, bool(given) and self._begun.is_tried)

    def how_it_works(self) -> tuple[str, ...]:
        """Return the figures that the lines name."""
        return (words.averages_line(words.averages(self.lesson)),)

    def lines(self) -> tuple[RuleLine, ...]:
        """Return the list to play by after the lesson; the line that decides is marked once that may be told."""
        told = self.practice.trial.exercise if self.practice.visibility.answer else None
        return rule_lines(self.lesson, told if isinstance(told, LessonExercise) else None)

    # ---- what comes of it ----

    def note(self, _number: int, _judgement: Judgement) -> None:
        """Keep the answers, and what was done as soon as every exercise has been answered."""
        practice = self.practice
        if practice.is_answered:
            done = LessonDone(self.lesson.value, written(now()), practice.found, len(practice.trials))
            self._keeper.change(lambda log: log.with_done(done))
        else:
            self._keep()

    def note_end(self) -> None:
        """Keep that the exercise does not come again."""
        if not self.practice.is_answered:
            self._keep()

    def told(self, number: int) -> Told:
        """Return that the lesson is wrong here, or what the best is compared with; the line that decides is lit."""
        trial = self.practice.trials[number]
        first, exercise = trial.first, trial.exercise
        if first is None or not isinstance(exercise, LessonExercise):
            return Told()
        if exercise.is_exception:
            said = first.analysis.option(exercise.taught)
            return Told((words.is_exception_note(choice=options.option_and_cost(said)),))
        lines = []
        other = trial.compared
        if other is not None and first.chosen.verdict is Verdict.BEST:
            said, before = (first.analysis.option(choice) for choice in (exercise.taught, exercise.habit))
            if other is said:
                lines.append(words.close_note(choice=options.option_and_cost(other)))
            elif other is before and exercise.habit in exercise.against:
                lines.append(words.habit(self.lesson, other))
        return Told(tuple(lines))

    def outcome(self) -> SourceOutcome:
        """Return how many were right of ten, and what that means for the lesson."""
        results = self.practice.results
        found, of = sum(one.is_found for one in results), len(results)
        if not self.practice.is_over:
            return SourceOutcome(words.right_of(found, of), words.right_at_first_go())
        said = [words.result_praised(found, of, LEARNED)]
        following, goal = next_to_learn(self._keeper.log), ""
        if is_learned(found, of) and following is not None:
            # The log may not know of these exercises yet.
            following = Lesson(self.lesson.value % len(Lesson) + 1) if following is self.lesson else following
            goal = words.next_goal(following.value, words.name(following), numbers.decimal(gain(following), 1))
        elif is_learned(found, of):
            said.append(words.all_learned())
        said.append(words.result_explained(points=numbers.decimal(sum(one.lost for one in results), 1)))
        return SourceOutcome(
            words.right_of(found, of),
            words.right_at_first_go(),
            " ".join(said),
            sentence=goal,
            lesson=following if goal else None if is_learned(found, of) else self.lesson,
        )

    def again(self) -> Source:
        return LessonExercises(self._sessions, self._keeper, self.lesson)
