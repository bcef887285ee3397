# SPDX-License-Identifier: MIT
"""The page of lessons: the list of them beside the one that is read, with examples, and the way to its exercises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.games.game import NOTHING_KEPT, Game, Kept
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.strategies.rule_lists.course import AVERAGES, Lesson, course_rules
from engine.training.exercises import Chosen
from engine.training.lesson_effects import EFFECTS
from engine.training.lessons import EXERCISES, LessonExercise
from engine.training.rule_shares import BOXES_RIGHT, RIGHT, rule_for
from yahtzee_gui.board.coach.why_view import why_in_words
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.labels import ElidedLabel, Label, WrappedLabel, set_primary
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.learn.lessons import rule_words, words
from yahtzee_gui.learn.lessons.parts import (
    HandleCard,
    HandleView,
    RuleLine,
    RuleRows,
    WorkedRow,
    WorkedView,
    handle_view,
)
from yahtzee_gui.learn.lessons.session import CourseScene, Worked
from yahtzee_gui.learn.log import LEARNED, PracticeLog, is_learned
from yahtzee_gui.words import numbers

_MARGINS, _SPACE = (20, 2, 20, 8), 8
_SENTENCE = 38
_EXAMPLES = 3
_COLUMNS = (206, 80, 96)
_IN_A_COLUMN = 5


@dataclass(frozen=True)
class LessonView:
    """What the page shows: the lessons as lines, the one that is read, positions.

    `rules` and `scoring` are the list that a player goes by after the lesson, and the two sentences of `why` say what
    is good about it. Once boxes count something, `averages` has that of all;
    some lessons have a `handle` to play with. `begun` is how many of its exercises are answered, of those that are not
    all done; the text of the button that leads to them is `begin`.
    """

    lessons: tuple[tuple[str, str, str], ...] = ()
    number: int = 0
    name: str = ""
    why: tuple[str, ...] = ()
    rules: tuple[RuleLine, ...] = ()
    scoring: tuple[RuleLine, ...] = ()
    pupil: str = ""
    effect: str = ""
    effect_explained: str = ""
    worked: tuple[WorkedView, ...] = ()
    goal: str = ""
    averages: tuple[tuple[str, str], ...] = ()
    handle: HandleView | None = None
    remark: str = ""
    begin: str = ""
    can_begin: bool = False
    begun: int = 0


class LessonPage(PlacePage):
    """Lessons, one after the other.

    Signals:
        lessonRequested: the number (from 0) of the lesson that is to be read.
        practiseRequested: the exercises of the lesson are to be asked.
        othersRequested: other positions are to be found.
    """

    lessonRequested = Signal(int)
    practiseRequested = Signal()
    othersRequested = Signal()

    def __init__(self, view: LessonView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LessonView | None = None
        columns = words.columns()
        self.lessons = FigureTable(
            words.lessons_title(),
            [
                Column(name, width, has_words=not place)
                for place, (name, width) in enumerate(zip(columns, _COLUMNS, strict=True))
            ],
        )
        self.lessons.fix_height(len(view.lessons))
        self.name = ElidedLabel("heading", AlignLeft)
        self.sentences = [WrappedLabel("text", AlignLeft) for _ in range(2)]
        self.rules = RuleRows()
        self.pupil, self.effect = (ElidedLabel("cell", AlignLeft) for _ in range(2))
        self.goal = ElidedLabel("muted", AlignRight)
        self.averages = _Averages()
        self.handle = HandleCard()
        self.rows = [WorkedRow() for _ in range(_EXAMPLES)]
        self.unfold, self.folded = QPushButton(), QWidget()
        self.unfold.setProperty("link", "true")
        self.others, self.begin = QPushButton(words.other_positions()), QPushButton()
        self.remark = ElidedLabel("muted", AlignLeft)
        set_primary(self.begin, True)
        self._lay_out()
        self._connect()
        self.show_all(False)
        self.set_view(view)
        self.lessons.setFocus()

    # ---- building ----

    def _lay_out(self) -> None:
        course = Card(words.lessons_title())
        course.column.removeWidget(course.heading)
        head = filled(QHBoxLayout(), course.heading, (self.goal, 1))
        filled(course.column, head, self.lessons, 8, self.averages, 8, self.handle, STRETCH)
        text = filled(QVBoxLayout(), self.name, spacing=2)
        for sentence in self.sentences:
            sentence.setFixedHeight(_SENTENCE)
            sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            text.addWidget(sentence)
        first, *others = self.rows
        filled(text, 4, Label(words.worked_heading(), role="title"), first, 4, self.pupil, self.effect, 6, self.unfold)
        filled(QVBoxLayout(self.folded), self.rules, 6, *others, spacing=4, margins=(0, 0, 0, 0))
        filled(text, self.folded, STRETCH)
        text.addWidget(self.remark)
        holder = QWidget()
        filled(QHBoxLayout(holder), course, (text, 1), spacing=16, margins=(0, 0, 0, 0))
        foot = filled(QHBoxLayout(), STRETCH, self.begin, self.others, spacing=_SPACE)
        filled(QVBoxLayout(self), (ScrolledWhole(holder), 1), foot, spacing=_SPACE, margins=_MARGINS)

    def _connect(self) -> None:
        self.lessons.itemSelectionChanged.connect(self._choose)
        self.lessons.activated.connect(self._open)
        self.unfold.clicked.connect(lambda: self.show_all(self.folded.isHidden()))
        self.begin.clicked.connect(self.practiseRequested)
        self.others.clicked.connect(self._take_others)

    # ---- showing ----

    def show_all(self, shows: bool) -> None:
        """Show all rules and more examples, or fold them away."""
        self.folded.setVisible(shows)
        self.unfold.setText(words.fewer() if shows else words.all_rules())

    def set_view(self, view: LessonView) -> None:
        """Show `view`."""
        before, self.view = self.view, view
        if before is None or before.lessons != view.lessons:
            self.lessons.set_rows(view.lessons)
        if self.lessons.currentRow() != view.number:
            self.lessons.selectRow(view.number)
        self._show_lesson(view)

    def _show_lesson(self, view: LessonView) -> None:
        self.name.setText(view.name)
        for label, sentence in zip(self.sentences, view.why, strict=False):
            label.setText(sentence)
        self.rules.show_rules(view.rules, view.scoring)
        self.pupil.setText(view.pupil)
        self.effect.setText(view.effect)
        self.effect.set_hint(view.effect_explained)
        empty = (WorkedView(),) * (_EXAMPLES - len(view.worked))
        for row, worked in zip(self.rows, (*view.worked, *empty), strict=True):
            row.set_view(worked)
        self.goal.setText(view.goal)
        self.averages.show_figures(view.averages)
        self.handle.show_handle(view.handle)
        self.remark.setText(view.remark)
        self.begin.setText(view.begin)
        self.begin.setEnabled(view.can_begin)
        self.others.setEnabled(view.can_begin)

    def _choose(self) -> None:
        rows = self.lessons.selectionModel().selectedRows()
        if rows and self.view is not None and rows[0].row() != self.view.number:
            self.lessonRequested.emit(rows[0].row())

    def _take_others(self) -> None:
        if self.view is not None and (
            not self.view.begun
            or may_lose(self, words.drop_question(self.view.begun), words.drop_them(), words.keep_them())
        ):
            self.lessons.setFocus()  # the button is disabled while positions are looked for
            self.othersRequested.emit()

    def _open(self, _index: QModelIndex) -> None:
        if self.begin.isEnabled():
            self.practiseRequested.emit()


class _Averages(QWidget):
    """The figure of each box in three columns, under a heading; nothing where a lesson has none."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[tuple[ElidedLabel, ElidedLabel]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(0)
        heading = Label(words.averages_heading(), role="title")
        filled(QVBoxLayout(self), heading, self._grid, spacing=4, margins=(0, 0, 0, 0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_figures(self, figures: tuple[tuple[str, str], ...]) -> None:
        """Show other figures."""
        self.setVisible(bool(figures))
        while len(self._labels) < len(figures):
            row, column = len(self._labels) % _IN_A_COLUMN, 2 * (len(self._labels) // _IN_A_COLUMN)
            pair = ElidedLabel("cell", AlignLeft), ElidedLabel("cell", AlignRight)
            for place, label in enumerate(pair):
                self._grid.addWidget(label, row, column + place)
            self._labels.append(pair)
        for pair, texts in zip(self._labels, figures, strict=False):
            for label, text in zip(pair, texts, strict=True):
                label.setText(text)


def lesson_view(scene: CourseScene, remark: str = "") -> LessonView:
    """Return what the page of lessons shows; `remark` is what there is to say of the file in which they are kept."""
    lesson = scene.lesson
    average, before = AVERAGES[lesson.value], AVERAGES[lesson.value - 1]
    lines = rule_lines(lesson)
    return LessonView(
        lessons=tuple(_lesson_line(one, scene.log) for one in Lesson),
        number=lesson.value - 1,
        name=words.numbered(lesson),
        why=words.why(lesson),
        rules=tuple(line for line in lines if not line.is_scoring),
        scoring=tuple(line for line in lines if line.is_scoring),
        pupil=words.pupil_averages(lesson, average, before),
        effect=words.effect(EFFECTS[lesson]),
        effect_explained=words.effect_explained(EFFECTS[lesson]),
        worked=tuple(_worked_view(lesson, one) for one in scene.worked) or (_waiting_view(scene),),
        goal=words.pass_mark(LEARNED, EXERCISES),
        averages=words.averages(lesson),
        handle=handle_view(lesson),
        remark=remark,
        begin=words.go_on(scene.goes_on_with, EXERCISES) if scene.begun else words.begin_exercises(EXERCISES),
        can_begin=bool(scene.worked),
        begun=scene.begun,
    )


def _lesson_line(lesson: Lesson, log: PracticeLog | None) -> tuple[str, str, str]:
    best = log.best(lesson.value) if log is not None else None
    done = words.progress(best.found, best.of, is_learned=is_learned(best.found, best.of)) if best is not None else ""
    return words.numbered(lesson), numbers.decimal(AVERAGES[lesson.value], 1), done


def _waiting_view(scene: CourseScene) -> WorkedView:
    return WorkedView(taught=words.no_table() if scene.has_failed else words.drawing())


def _worked_view(lesson: Lesson, worked: Worked) -> WorkedView:
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
