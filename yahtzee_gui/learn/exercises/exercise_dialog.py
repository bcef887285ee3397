# SPDX-License-Identifier: MIT
"""An exercise dialog goes from its start to exercises and on to their result; Esc goes back a step at a time.

The list of all options, or what has been chosen on the board, is taken back first, then the exercises are left, then
the page is closed. Nothing is lost by that: answers are kept. Only where others take their place it is asked first.
"""

from __future__ import annotations

from dataclasses import field
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, show_top
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.learn.exercises import words
from yahtzee_gui.learn.exercises.exercise_board import BoardView, ExerciseBoard
from yahtzee_gui.learn.exercises.outcome_card import OutcomeCard, OutcomeView

START, EXERCISES, RESULT = 0, 1, 2
"""The numbers of the parts."""
SPACE = 8
"""Between the content of a part and its buttons, and between these."""
_MARGINS = 20, 2, 20, 8


@dataclass(frozen=True)
class ExerciseView:
    """What the pages with exercises share: the part that is shown, what begins them, the board, and the result.

    `begun` is how many of the exercises are answered.
    """

    part: int = START
    remark: str = ""
    begin: str = ""
    can_begin: bool = False
    board: BoardView = field(default_factory=BoardView)
    outcome: OutcomeView = field(default_factory=OutcomeView)
    begun: int = 0
    is_over: bool = False


_View = TypeVar("_View", bound=ExerciseView)


class ExerciseDialog(PlacePage, Generic[_View]):
    """What the pages with exercises share: the parts, the board, the result, the buttons that lead through, and Esc.

    Signals:
        beginRequested: the exercises are to be done.
        backRequested: what is before the part that is shown is to be shown.
    """

    beginRequested = Signal()
    backRequested = Signal()

    begins_at_once = False
    """Whether there is nothing to choose at the start: it begins as soon as it can, and going back there leaves."""

    def __init__(self, keys: Keys, back: str, more: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: _View | None = None
        self.board = ExerciseBoard(keys)
        self.outcome = OutcomeCard(more)
        self.remark = ElidedLabel("muted", AlignLeft)
        self.begin = QPushButton()
        self.begin.setProperty("primary", "true")
        self.begin.clicked.connect(self.beginRequested)
        self.parts = QStackedWidget()
        self.back = QPushButton(words.back_to_result())
        self._had_result = False
        self._back_text, widest = back, self.back.sizeHint().width()
        self.back.setText(back)
        self.back.setMinimumWidth(max(widest, self.back.sizeHint().width()))
        self.back.clicked.connect(self.backRequested)

    def lay_out(self, start: QWidget, exercises_part: QWidget, result: QWidget) -> None:
        """Put the three parts onto the page."""
        self._in_order = start, exercises_part, result
        for part in self._in_order:
            self.parts.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        column.addWidget(self.parts)

    def exercises_part(self, told: QWidget | None = None, *actions: QPushButton) -> QWidget:
        """Return the part with the board, and perhaps something that is `told` below it, and what can be done then."""
        row = QHBoxLayout()
        row.addWidget(self.board)
        return page_part(row, *actions, self.back, told=told)

    def waiting_part(self) -> QWidget:
        """Return a start that only says what is waited for; the page begins by itself."""
        self.begins_at_once = True
        self.begin.hide()
        return page_part(filled(QVBoxLayout(), self.remark, STRETCH))

    def leave_the_start(self) -> None:
        """Leave the page where going back led to a start at which there is nothing to choose."""
        if self.begins_at_once and self.parts.currentIndex() == START:
            self.close()

    def _begin_at_once(self) -> None:
        view = self.view
        if self.begins_at_once and view is not None and view.part == START and view.can_begin and not view.remark:
            self.beginRequested.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin, if there is nothing to choose first."""
        super().showEvent(event)
        self._begin_at_once()

    def keeps_answers(self) -> None:
        """Say on the button that leads back that nothing is lost by that."""
        set_tooltip(self.back, words.kept_hint())

    def set_view(self, view: _View) -> None:
        """Show `view`."""
        before, self.view = self.view, view
        self._had_result = view.is_over and (self._had_result or view.part == RESULT)
        self.back.setText(words.back_to_result() if view.is_over else self._back_text)
        self.back.setVisible(self._had_result or not view.is_over)  # no way back to what was not there yet
        self._show(view, before)
        if view.part == EXERCISES:
            self.board.set_view(view.board)
        if view.part == RESULT:
            self.outcome.set_view(view.outcome)
        if before is None or before.part != view.part:
            self.parts.setCurrentIndex(view.part)
            for place, part in enumerate(self._in_order):  # none scrolls because another one would
                policy = QSizePolicy.Policy.Preferred if place == view.part else QSizePolicy.Policy.Ignored
                part.setSizePolicy(policy, policy)
            self._take_keyboard(view.part)
            show_top(self.board if view.part == EXERCISES else self._first(view.part))
        if before is not None and view.can_begin and not before.can_begin and self.isVisible():
            self._begin_at_once()

    def _take_keyboard(self, part: int) -> None:
        if part == EXERCISES:
            self.board.begin()
        else:
            self._first(part).setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _show(self, view: _View, before: _View | None) -> None:
        """Show what the page has besides the board and the result; `before` is what was shown."""
        raise NotImplementedError

    def _first(self, part: int) -> QWidget:
        """Return what gets the keyboard at the start, or with the result."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back a step with Escape: the box that is chosen, the exercises or their result, the page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.parts.currentIndex() == START:
            self.close()
        elif self.parts.currentIndex() != EXERCISES or not self.board.take_back():
            self.backRequested.emit()

    def may_drop(self, answers: int) -> bool:
        """Ask whether the answers so far may be lost, if there are any, and return whether they may."""
        return not answers or may_lose(self, words.drop_question(answers), words.drop_them(), words.keep_them())


def page_part(content: QLayout, *actions: QPushButton, told: QWidget | None = None) -> QWidget:
    """Return a part of a page: what is on it, which scrolls if need be, and below it what is told, and its buttons."""
    part = QWidget()
    column = filled(QVBoxLayout(part), margins=(0, 0, 0, 0), spacing=SPACE)
    foot = QHBoxLayout()
    foot.setSpacing(SPACE)
    if told is not None:
        foot.addWidget(told, 1)
    else:
        foot.addStretch()
    for button in actions:
        foot.addWidget(button)
    holder = QWidget()
    holder.setLayout(content)
    content.setContentsMargins(0, 0, 0, 0)
    column.addWidget(ScrolledWhole(holder), 1)
    add_layout(column, foot)
    return part
