# SPDX-License-Identifier: MIT
"""The page that retries one's own costly choices: which are asked, the positions on the board, and the result."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.board.tray.celebration import Celebration
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.cards import FormCard
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.learn.exercises.exercise_dialog import START, ExerciseDialog, ExerciseView, page_part
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.retry import words

SIZE = (960, 640)
_MARGIN = 20
_CHOICE_WIDTH, _TEXT, _TOLD = 290, 24, 36


@dataclass(frozen=True)
class FilterView:
    """What can be chosen of one kind, and which one is."""

    names: tuple[str, ...]
    chosen: int = 0


@dataclass(frozen=True)
class RetryView(ExerciseView):
    """What the page shows besides exercises and result: what it is, and what can be chosen.

    `told` is what was played in the game, once the position is done, and the `lesson` finds what was best.
    """

    texts: tuple[str, ...] = ()
    filters: tuple[FilterView, ...] = ()
    can_take_up: bool = False
    told: str = ""
    lesson: Lesson | None = None


class RetryPage(ExerciseDialog[RetryView]):
    """Sessions, one after the other.

    Signals:
        filterChosen: which one is chosen of each kind, as a tuple of numbers.
        startOverRequested: the set that is begun is to be drawn anew.
        lessonRequested: the `Lesson` is wanted that finds what was best.
    """

    filterChosen = Signal(tuple)
    startOverRequested = Signal()
    lessonRequested = Signal(Lesson)

    def __init__(self, keys: Keys, view: RetryView, parent: QWidget | None = None) -> None:
        super().__init__(keys, words.back(), parent=parent)
        self.texts = [WrappedLabel("text", AlignLeft) for _ in view.texts]
        self.form = FormCard()
        self.filters = [Combo() for _ in view.filters]
        self.start_over = [QPushButton(words.start_over()) for _ in range(2)]
        self.take_up = QPushButton(words.take_up())
        self.celebration = Celebration(self.board.tray)
        self.told = WrappedLabel("cell", AlignLeft)
        self.told.setFixedHeight(_TOLD)
        self.lesson = QPushButton()
        self.lesson.hide()
        self.again, self.back_again = QPushButton(words.go_on()), QPushButton(words.back())
        set_tooltip(self.back, words.kept_hint())
        exercises = self.exercises_part(self.told, self.lesson, self.start_over[1])
        self.lay_out(self._choice(view), exercises, self._result())
        self._connect()
        self.resize(*SIZE)
        self.set_view(view)

    # ---- building ----

    def _choice(self, view: RetryView) -> QWidget:
        content = QVBoxLayout()
        content.setSpacing(12)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for label in self.texts:
            label.setFixedHeight(_TEXT)
            lines.addWidget(label)
        self.texts[-1].setFixedHeight(2 * _TEXT)
        filled(content, lines, Label(words.filter_heading(), role="title"))
        names = words.filter_names()
        for name, box, shown in zip(names, self.filters, view.filters, strict=True):
            box.addItems(shown.names)
            box.setFixedWidth(_CHOICE_WIDTH)
            box.setAccessibleName(name)
            self.form.add_row(name, box)
        filled(content, self.form, STRETCH, self.remark)
        return page_part(content, self.begin, self.start_over[0], self.take_up)

    def _result(self) -> QWidget:
        self.again.setProperty("primary", "true")
        row = QHBoxLayout()
        row.addWidget(self.outcome)
        return page_part(row, self.again, self.back_again)

    def _connect(self) -> None:
        for box in self.filters:
            box.activated.connect(self._choose)
        for button in self.start_over:
            button.clicked.connect(self._start_over)
        self.lesson.clicked.connect(self._ask_for_lesson)
        self.again.clicked.connect(self.beginRequested)
        self.back_again.clicked.connect(self.backRequested)

    def _start_over(self) -> None:
        if may_lose(self, words.start_over_question(), words.start_over(), words.go_on_here()):
            self.startOverRequested.emit()

    def _ask_for_lesson(self) -> None:
        if self.view is not None and self.view.lesson is not None:
            self.lessonRequested.emit(self.view.lesson)

    def _choose(self) -> None:
        self.filterChosen.emit(tuple(box.currentIndex() for box in self.filters))

    # ---- showing ----

    def _show(self, view: RetryView, before: RetryView | None) -> None:
        self._show_choice(view)
        self.told.setText(view.told)
        for button in self.start_over:
            button.setVisible(view.begun > 0 and not view.told)
        self.lesson.setVisible(view.lesson is not None)
        self.lesson.setText(lessons_words.short(view.lesson) if view.lesson is not None else "")
        has_come = before is not None and view.can_begin and not before.can_begin and view.part == before.part
        if has_come and view.part == START and not any(box.hasFocus() for box in self.filters[1:]):
            self.begin.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _show_choice(self, view: RetryView) -> None:
        for label, text in zip(self.texts, view.texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        for box, shown in zip(self.filters, view.filters, strict=True):
            box.setCurrentIndex(shown.chosen)
        self.remark.setText(view.remark)
        self.begin.setText(view.begin)
        self.begin.setEnabled(view.can_begin)
        self.take_up.setVisible(view.can_take_up)
        self.again.setEnabled(view.can_begin)

    def _first(self, part: int) -> QWidget:
        first = self.begin if part == START else self.again
        others = self.filters[0] if part == START else self.back_again
        return first if first.isEnabled() else others

    def celebrate(self) -> None:
        """Celebrate a costly choice that is learned."""
        self.celebration.start(words.fixed_title(), self.board.tray.sentence)
