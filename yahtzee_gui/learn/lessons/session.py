# SPDX-License-Identifier: MIT
"""The course is which lesson is read, with the positions that it shows; its exercises are practised elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Analysis
from engine.games.game import new_seed
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons import EXERCISES, LessonExercise, LessonSheet
from yahtzee_gui.learn.log import Begun, PracticeKeeper, next_to_learn
from yahtzee_gui.learn.questions import lesson_sheet
from yahtzee_gui.play.coach_state import Comparison, Inquiry, ask_comparison
from yahtzee_gui.work import Engine, Urgency, told_problem, uncollected


@dataclass(frozen=True)
class Worked:
    """A worked position: what the lesson says, what was done before it, and why it is better or worse, once known."""

    exercise: LessonExercise
    analysis: Analysis
    comparison: Comparison | None = None


class Course(QObject):
    """Leads through the lessons, beginning with the first one that was not done well yet.

    Attributes:
        keeper: keeps what was practised.
        sheet: its positions; None until they are found.
        has_failed: whether there are none because a table could not be had.

    Signals:
        changed: there is something else to show.
    """

    changed = Signal()

    def __init__(self, engine: Engine, keeper: PracticeKeeper) -> None:
        super().__init__()
        self._engine, self.keeper = engine, keeper
        self._is_settled = keeper.log is not None  # whether it is known what is begun, or something was chosen
        self.lesson = next_to_learn(keeper.log) or Lesson.PAIRS
        self.sheet: LessonSheet | None = None
        self._seed = ""
        self._analyses: tuple[Analysis, ...] = ()
        self._comparisons: dict[Inquiry, Comparison] = {}
        self.has_failed = False
        keeper.changed.connect(self._follow_log)
        keeper.load()
        self._draw()

    @property
    def worked(self) -> tuple[Worked, ...]:
        """The worked positions of the lesson; empty until they are found."""
        examples = self.sheet.examples if self.sheet is not None else ()
        return tuple(
            Worked(one, analysis, self._comparisons.get(_inquiry(one, analysis)))
            for one, analysis in zip(examples, self._analyses, strict=True)
        )

    @property
    def begun(self) -> int:
        """How many of the exercises are answered, of those that are not all done."""
        begun = self._begun
        return len(begun.given) % EXERCISES if begun is not None and begun.seed == self._seed else 0

    @property
    def goes_on_with(self) -> int:
        """The number (from 1) of the exercise that comes when these are gone on with."""
        return self.begun + (self._begun is None or not self._begun.is_tried)

    @property
    def _begun(self) -> Begun | None:
        return self.keeper.log.begun_of(self.lesson.value) if self.keeper.log is not None else None

    def choose(self, lesson: Lesson) -> None:
        self._is_settled = True
        if lesson is not self.lesson:
            self.lesson = lesson
            self._draw()

    def draw_others(self) -> None:
        """Forget the answers of exercises that are begun, and draw others."""
        self._is_settled = True
        self.keeper.change(lambda log: log.without(self.lesson.value))
        self._draw(new_seed())

    # ---- inside ----

    def _draw(self, seed: str = "") -> None:
        """Draw the positions of the exercises that are begun, or others."""
        begun = self._begun
        self._seed = seed or (begun.seed if begun is not None else new_seed())
        self.sheet, self._analyses, self._comparisons, self.has_failed = None, (), {}, False
        workspace = self._engine.workspace
        steps = workspace.first_time("pool", uncollected(lesson_sheet(workspace, self.lesson, self._seed)))
        self._engine.ask(Course, Urgency.EXERCISE, steps, self._take, failed=self._take_failure)
        self.changed.emit()

    def _take_failure(self, error: Exception) -> None:
        told_problem(error)
        self.has_failed = True
        self.changed.emit()

    def _take(self, found: tuple[LessonSheet, tuple[Analysis, ...]]) -> None:
        self.sheet, self._analyses = found
        for one, analysis in zip(self.sheet.examples, self._analyses, strict=True):
            ask_comparison(self._engine, _inquiry(one, analysis), self._take_comparison)
        self.changed.emit()

    def _take_comparison(self, comparison: Comparison) -> None:
        self._comparisons[comparison.inquiry] = comparison
        self.changed.emit()

    def _follow_log(self) -> None:
        """Begin where the log says, as long as nothing has been chosen; else draw what is begun by now."""
        if not self._is_settled:
            self.choose(next_to_learn(self.keeper.log) or Lesson.PAIRS)
        begun = self._begun
        if begun is not None and begun.seed != self._seed:
            self._draw()
        self._is_settled = True
        self.changed.emit()


def _inquiry(one: LessonExercise, analysis: Analysis) -> Inquiry:
    """Return what is asked about a worked position: why the lesson is better than the habit."""
    return Inquiry(one.position, analysis.option(one.taught), analysis.option(one.habit))
