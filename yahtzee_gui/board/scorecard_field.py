# SPDX-License-Identifier: MIT
"""The field in which the points of a box are typed, where a scorecard is open for writing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from yahtzee_gui.kit.input import is_alone

LONGEST = 6
_LETTERS = "x"  # crosses a box out
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class CellWriter(QLineEdit):
    """A field that goes from line to line, with Tab as well; `has_line` says whether there is one in a direction.

    Signals:
        stepRequested: the next line (1) is wanted, or the one before (-1).
        moved: the keyboard has come here, or gone elsewhere.
        clicked: the mouse has been pressed on it.
    """

    stepRequested = Signal(int)
    moved = Signal()
    clicked = Signal()

    def __init__(self, parent: QWidget, has_line: Callable[[int], bool]) -> None:
        super().__init__(parent)
        self.before = ""
        """What stood in the line when the field came there."""
        self._has_line = has_line
        self.setMaxLength(LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setProperty("cell", "true")
        self.hide()

    def go_to(self, rect: QRectF, text: str, name: str, *, is_wrong: bool) -> None:
        """Stand in the line of `rect`, with what is written there: to be put back, unless it can't be."""
        self.before = "" if is_wrong else text
        self.setGeometry(rect.toRect())
        self.setAccessibleName(name)
        self.setText(text)
        self.selectAll()
        self.show()

    def event(self, event: QEvent) -> bool:
        """Leave the keys to the window that are nothing to be written here: letters, and a line that is pasted."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            text = event.text()
            if event.matches(QKeySequence.StandardKey.Paste) or (text.isalpha() and text.lower() not in _LETTERS):
                event.ignore()
                return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from line to line; put back with Escape what stood there."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.focusNextPrevChild(True)
        elif key in _STEPS and is_alone(event):
            self.stepRequested.emit(_STEPS[key])
        elif key == Qt.Key.Key_Escape and self.text() != self.before:
            self.setText(self.before)
            self.selectAll()
            self.textEdited.emit(self.before)
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Have Tab and Enter go to the next line, and leave the card after the last one."""
        step = 1 if is_next else -1
        if not self._has_line(step):
            return super().focusNextPrevChild(is_next)
        self.stepRequested.emit(step)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is here."""
        super().focusInEvent(event)
        self.moved.emit()
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that it is not any more."""
        super().focusOutEvent(event)
        self.moved.emit()
