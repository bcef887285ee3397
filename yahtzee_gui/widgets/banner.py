# SPDX-License-Identifier: MIT
"""The banner says one sentence over the lower edge of the window, with at most one button. It pushes nothing aside."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from yahtzee_gui import wording

_MARGIN = 24
_MAX_WIDTH = 760


@dataclass(frozen=True)
class Notice:
    """A sentence, and what its button is called and does, if it has one."""

    text: str
    button: str = ""
    action: Callable[[], None] | None = None


class Banner(QFrame):
    """Shows notices one after the other; each stays until it is dismissed or acted on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setProperty("card", "banner")
        self._waiting: deque[Notice] = deque()
        self._notice: Notice | None = None
        self.label = QLabel()
        self.label.setProperty("role", "text")
        self.label.setWordWrap(True)
        self.action = QPushButton()
        self.action.setProperty("primary", "true")
        self.dismiss = QPushButton(wording.dismiss())
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 12, 12, 12)
        row.setSpacing(12)
        row.addWidget(self.label, 1)
        row.addWidget(self.action)
        row.addWidget(self.dismiss)
        self.action.clicked.connect(self._act)
        self.dismiss.clicked.connect(self._next)
        parent.installEventFilter(self)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show `notice`, after those that wait already; the same sentence is not queued twice."""
        if notice == self._notice or notice in self._waiting:
            return
        self._waiting.append(notice)
        if self._notice is None:
            self._next()

    @property
    def text(self) -> str:
        """The sentence shown, empty if none."""
        return self._notice.text if self._notice is not None else ""

    def withdraw(self, text: str) -> None:
        """Take back the notice with this sentence, shown or waiting: it is not true any more."""
        self._waiting = deque(notice for notice in self._waiting if notice.text != text)
        if self.text == text:
            self._next()

    def _act(self) -> None:
        notice = self._notice
        self._next()
        if notice is not None and notice.action is not None:
            notice.action()

    def _next(self) -> None:
        self._notice = self._waiting.popleft() if self._waiting else None
        self.setVisible(self._notice is not None)
        if self._notice is None:
            return
        self.label.setText(self._notice.text)
        self.action.setText(self._notice.button)
        self.action.setVisible(bool(self._notice.button))
        self.setAccessibleName(self._notice.text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the lower edge when the window changes size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        over = self._over
        width = min(_MAX_WIDTH, over.width() - 2 * _MARGIN)
        self.setFixedWidth(width)
        height = max(self.heightForWidth(width), self.sizeHint().height())
        self.setGeometry((over.width() - width) // 2, over.height() - height - _MARGIN, width, height)
        self.raise_()
