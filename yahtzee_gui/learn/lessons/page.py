# SPDX-License-Identifier: MIT
"""The page of lessons: the list of them beside the one that is read, its exercises on the board, and the result."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.elided_label import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.wrapped_label import WrappedLabel
from yahtzee_gui.learn.exercises.exercise_dialog import START, ExerciseDialog, ExerciseView, page_part
from yahtzee_gui.learn.lessons import words
from yahtzee_gui.learn.lessons.worked_row import WorkedRow, WorkedView
from yahtzee_gui.theme.colors import Colors

SIZE = (984, 640)
_MARGIN = 20
_SENTENCE, _RIGHT = 38, 30
_EXAMPLES = 3
_COLUMNS = (214, 60, 76)


@dataclass(frozen=True)
class LessonView(ExerciseView):
    """What the page shows besides exercises and result: the lessons as lines, the one that is read, positions."""

    lessons: tuple[tuple[str, str, str], ...] = ()
    number: int = 0
    name: str = ""
    idea: tuple[str, ...] = ()
    pupil: str = ""
    effect: str = ""
    worked: tuple[WorkedView, ...] = ()


class LessonDialog(ExerciseDialog[LessonView]):
    """Lessons, one after the other.

    Signals:
        lessonRequested: the number (from 0) of the lesson that is to be read.
        othersRequested: other positions are to be found.
        nextRequested: the next lesson is to be read.
    """

    lessonRequested = Signal(int)
    othersRequested = Signal()
    nextRequested = Signal()

    def __init__(self, colors: Colors, keys: Keys, view: LessonView, parent: QWidget | None = None) -> None:
        super().__init__(colors, keys, words.back_to_lesson(), parent=parent)
        self.setWindowTitle(words.lessons_title())
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
        self.sentences = [WrappedLabel("text", AlignLeft) for _ in range(3)]
        self.pupil, self.effect = (ElidedLabel("cell", AlignLeft) for _ in range(2))
        self.right = WrappedLabel("muted", AlignLeft)
        self.right.setFixedHeight(_RIGHT)
        self.right.setText(words.about_right())
        self.rows = [WorkedRow(colors) for _ in range(_EXAMPLES)]
        self.others = QPushButton(words.other_positions())
        self.again, self.next = QPushButton(words.again()), QPushButton(words.next_lesson())
        self.back_again = QPushButton(words.back_to_lesson())
        self.keeps_answers()
        self.lay_out(self._text(), self.exercises_part(), self._result())
        self._connect()
        self.setMinimumSize(*SIZE)
        self.set_colors(colors)
        self.set_view(view)

    # ---- building ----

    def _text(self) -> QWidget:
        course = Card(words.lessons_title())
        course.column.addWidget(self.lessons)
        course.column.addStretch()
        text = filled(QVBoxLayout(), self.name, spacing=2)
        for sentence in self.sentences:
            sentence.setFixedHeight(_SENTENCE)
            sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            text.addWidget(sentence)
        filled(text, 4, self.pupil, self.effect, self.right, 6, Label(words.worked_heading(), role="title"))
        for row in self.rows:
            text.addWidget(row)
            text.addSpacing(4)
        text.addStretch()
        text.addWidget(self.remark)
        both = filled(QHBoxLayout(), course, (text, 1), spacing=16)
        return page_part(both, self.begin, self.others, self.close_button)

    def _result(self) -> QWidget:
        self.next.setProperty("primary", "true")
        row = QHBoxLayout()
        row.addWidget(self.outcome)
        return page_part(row, self.next, self.again, self.back_again)

    def _connect(self) -> None:
        self.lessons.itemSelectionChanged.connect(self._choose)
        self.lessons.activated.connect(self._open)
        self.others.clicked.connect(self._take_others)
        self.back_again.clicked.connect(self.backRequested)
        self.again.clicked.connect(self.othersRequested)
        self.next.clicked.connect(self.nextRequested)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self.lessons.set_colors(colors)
        for row in self.rows:
            row.set_colors(colors)
        self.board.set_colors(colors)
        self.outcome.set_colors(colors)

    # ---- showing ----

    def _show(self, view: LessonView, before: LessonView | None) -> None:
        if before is None or before.lessons != view.lessons:
            self.lessons.set_rows(view.lessons)
        if self.lessons.currentRow() != view.number:
            self.lessons.selectRow(view.number)
        self._show_lesson(view)

    def _show_lesson(self, view: LessonView) -> None:
        self.name.setText(view.name)
        for label, sentence in zip(self.sentences, view.idea, strict=False):
            label.setText(sentence)
        self.pupil.setText(view.pupil)
        self.effect.setText(view.effect)
        empty = (WorkedView(),) * (_EXAMPLES - len(view.worked))
        for row, worked in zip(self.rows, (*view.worked, *empty), strict=True):
            row.set_view(worked)
        self.remark.setText(view.remark)
        self.begin.setText(view.begin)
        self.begin.setEnabled(view.can_begin)
        self.others.setEnabled(view.can_begin)

    def _first(self, part: int) -> QWidget:
        return self.lessons if part == START else self.next

    def _choose(self) -> None:
        rows = self.lessons.selectionModel().selectedRows()
        if rows and self.view is not None and rows[0].row() != self.view.number:
            self.lessonRequested.emit(rows[0].row())

    def _take_others(self) -> None:
        if self.view is not None and self.may_drop(self.view.begun):
            self.othersRequested.emit()

    def _open(self, _index: QModelIndex) -> None:
        if self.begin.isEnabled():
            self.beginRequested.emit()
