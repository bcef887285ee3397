# SPDX-License-Identifier: MIT
"""A trainer dialog goes from its start to exercises and on to their result; Esc goes back a step at a time.

What has been chosen on the board is taken back first, then the exercises are left, then the page is closed. Nothing is
lost by that: answers are kept. Only where others take their place it is asked first.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLayout,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from yahtzee_gui.desktop.keys import Keys
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.trainer.exercise_board import ExerciseBoard
from yahtzee_gui.wording.learning import exercises

START, EXERCISES = 0, 1
"""The numbers of the parts: first the start, then the exercises, then their result."""
SPACE = 10
"""Between the content of a part and its buttons, and between these."""


class TrainerDialog(QDialog):
    """What the pages with exercises share: the board, the parts, the button that leads back, and Esc.

    Signals:
        backRequested: what is before the part that is shown is to be shown.
    """

    backRequested = Signal()

    def __init__(self, colors: Colors, keys: Keys, back: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = ExerciseBoard(colors, keys)
        self.parts = QStackedWidget()
        self.back = QPushButton(exercises.back_to_result())
        self._back_text, widest = back, self.back.sizeHint().width()
        self.back.setText(back)
        self.back.setMinimumWidth(max(widest, self.back.sizeHint().width()))
        self.back.clicked.connect(self.backRequested)

    def set_standing(self, *, is_over: bool) -> None:
        """Take note of whether the result is there to go back to."""
        self.back.setText(exercises.back_to_result() if is_over else self._back_text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back a step with Escape: the box that is chosen, the exercises or their result, the page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.parts.currentIndex() == START:
            self.reject()
        elif self.parts.currentIndex() != EXERCISES or not self.board.take_back():
            self.backRequested.emit()

    def may_drop(self, answers: int) -> bool:
        """Ask whether so many answers may be lost, if there are any, and return whether they may."""
        if not answers:
            return True
        question = QMessageBox(self)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setWindowTitle(self.windowTitle())
        question.setText(exercises.drop_question(answers))
        drop = question.addButton(exercises.drop_them(), QMessageBox.ButtonRole.DestructiveRole)
        keep = question.addButton(exercises.keep_them(), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(keep)
        question.setEscapeButton(keep)
        question.exec()
        return question.clickedButton() is drop


def page_part(content: QLayout, *actions: QPushButton, told: QWidget | None = None) -> QWidget:
    """Return a part of a page: what is on it, and below it what is told, if anything, and its buttons.

    No button is pressed by Enter but the one that has the keyboard.
    """
    part = QWidget()
    column = QVBoxLayout(part)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(SPACE)
    foot = QHBoxLayout()
    foot.setSpacing(SPACE)
    if told is not None:
        foot.addWidget(told, 1)
    else:
        foot.addStretch()
    for button in actions:
        button.setAutoDefault(False)
        foot.addWidget(button)
    column.addLayout(content, 1)
    column.addLayout(foot)
    return part
