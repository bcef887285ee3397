# SPDX-License-Identifier: MIT
"""The banner says one sentence in front of another widget, with at most one button. It pushes nothing aside."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui import wording

_MARGIN = 10


@dataclass(frozen=True)
class Notice:
    """A sentence, and what its button is called and does, if it has one."""

    text: str
    button: str = ""
    action: Callable[[], None] | None = None


class Banner(QFrame):
    """Shows notices one after the other; each stays until it is dismissed or acted on."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over.parentWidget())
        self._over = over
        self.setProperty("card", "banner")
        self._waiting: deque[Notice] = deque()
        self._notice: Notice | None = None
        self.label = QLabel()
        self.label.setProperty("role", "text")
        self.label.setWordWrap(True)
        self.action = QPushButton()
        self.action.setProperty("primary", "true")
        self.dismiss = QPushButton(wording.dismiss())
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.action)
        buttons.addWidget(self.dismiss)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self.label)
        column.addLayout(buttons)
        self.action.clicked.connect(self._act)
        self.dismiss.clicked.connect(self._next)
        over.installEventFilter(self)
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
        """Stay where the widget behind is when the window changes size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Cover the lower part of the widget behind, as high as the sentence needs."""
        behind = self._over.geometry().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self.setFixedWidth(behind.width())
        height = max(self.heightForWidth(behind.width()), self.minimumSizeHint().height())
        self.setGeometry(behind.x(), behind.bottom() + 1 - height, behind.width(), height)
        self.raise_()
