# SPDX-License-Identifier: MIT
"""A key button waits, once it is pressed, for the key that is to stand for something."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton

from yahtzee_gui.desktop import key_bindings


class KeyButton(QPushButton):
    """A button that takes the next key whatever it means elsewhere; Esc, and leaving it, take nothing.

    Signals:
        keyPressed: the name of the key, as Qt writes it in every language.
    """

    keyPressed = Signal(str)

    def __init__(self, text: str, waiting: str) -> None:
        super().__init__(text)
        self._text, self._waiting = text, waiting
        self.is_waiting = False
        self.setAutoDefault(False)
        metrics = self.fontMetrics()
        self.setMinimumWidth(max(metrics.horizontalAdvance(shown) for shown in (text, waiting)) + 40)
        self.clicked.connect(lambda: self._wait(True))

    def _wait(self, waits: bool) -> None:
        self.is_waiting = waits
        self.setText(self._waiting if waits else self._text)
        if waits:
            self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Take the key before anybody else: shortcuts, and Tab, which would leave."""
        if self.is_waiting and isinstance(event, QKeyEvent):
            event.accept()
            if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        name = key_bindings.pressed(event.key(), event.modifiers())
        if event.key() == Qt.Key.Key_Escape:
            self._wait(False)
        elif name:
            self._wait(False)
            self.keyPressed.emit(name)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Wait no longer."""
        super().focusOutEvent(event)
        self._wait(False)
