# SPDX-License-Identifier: MIT
"""A place is what takes the room of the table in the window: a page below its title and the way back."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QMouseEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.desktop.key_bindings import BACK
from yahtzee_gui.kit.fade import Fade
from yahtzee_gui.kit.focus import give_focus
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.zoom import Zoom

_MARGINS = 14, 10, 14, 0
_USUAL = QSize(1240, 760)
"""The room in a window of the usual size."""
_STEP, _MOST = 0.1, 2.0


class PlacePage(QWidget):
    """What is in a place: its title says what the place is called.

    A page that `Page` names the class of is made with the desk of its window, which has what it may use.

    Signals:
        left: it was closed.
    """

    left = Signal()

    WIDEST = 1240
    """More width than this, in a window of the usual size, the page has no use for."""

    @property
    def resumes_at(self) -> QWidget | None:
        """What has the keyboard when the page is opened again in another language."""
        return None

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that it was left."""
        super().closeEvent(event)
        self.left.emit()


class Place(QWidget):
    """A page with a header; where there is no room for it, it scrolls below that.

    Signals:
        backRequested: the player wants to go back to what was there before.
    """

    backRequested = Signal()

    def __init__(self, page: PlacePage, parent: QWidget) -> None:
        super().__init__(parent)
        self.page = page
        self.back = QPushButton()
        self.back.setProperty("small", "true")
        self.title = Label(page.windowTitle(), role="heading")
        self._focused = page.focusWidget()  # which it forgets when it gets another parent
        self.scrolled = ScrolledWhole(page)
        self.fade = Fade(self.scrolled, "window")
        header = filled(QHBoxLayout(), self.back, self.title, STRETCH, spacing=12, margins=_MARGINS)
        page.setMaximumWidth(min(page.maximumWidth(), page.WIDEST))
        self.scrolled.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._zoom = Zoom(self, page)
        filled(QVBoxLayout(self), header, (self.scrolled, 1), spacing=0, margins=(0, 0, 0, 0))
        page.windowTitleChanged.connect(self.title.setText)
        self.back.clicked.connect(self.backRequested)
        if not page.accessibleName():
            page.setAccessibleName(page.windowTitle())

    def set_way_back(self, text: str, hint: str) -> None:
        """Say on the button that leads back where it leads."""
        self.back.setText(text)
        set_tooltip(self.back, hint)

    def remember_focus(self) -> None:
        """Note what has the keyboard, before something else takes the room."""
        self._focused = self.focusWidget()

    def take_focus(self) -> None:
        """Give the keyboard to what had it here last, to what the page begins with, or to the way back."""
        wanted = self._focused
        if wanted is not None and wanted.isVisible() and wanted.isEnabled():
            wanted.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        else:
            self.back.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def fit_letters(self) -> None:
        """Be as large as the window asks for."""
        factor = min(self.width() / _USUAL.width(), self.height() / _USUAL.height(), _MOST)
        self._zoom.show(max(1.0, math.floor(factor / _STEP) * _STEP), self.window().styleSheet())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have letters that go with the size."""
        super().resizeEvent(event)
        if self.isVisible():
            self.fit_letters()

    def showEvent(self, event: QShowEvent) -> None:
        """Have letters that go with the size."""
        super().showEvent(event)
        self.fit_letters()

    def changeEvent(self, event: QEvent) -> None:
        """Have letters that go with the size in another theme, too."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and self.isVisible():
            self.fit_letters()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go back with the mouse button that does so elsewhere."""
        if event.button() is Qt.MouseButton.BackButton:
            self.backRequested.emit()
        else:
            super().mousePressEvent(event)


class Places(QStackedWidget):
    """The table, and the places that were gone to from there, one over the other; the uppermost one is seen.

    Signals:
        backRequested: the player wants to go back from the place that is seen.
    """

    backRequested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._table: QWidget | None = None
        self._table_focus: QWidget | None = None
        self._fallbacks: Callable[[], Sequence[QWidget]] = tuple
        QShortcut(QKeySequence(BACK), self).activated.connect(self.backRequested)

    def set_table(self, table: QWidget, fallbacks: Callable[[], Sequence[QWidget]]) -> None:
        """Have a table below all places; the first usable one of `fallbacks` has the keyboard there if need be."""
        self._table, self._fallbacks = table, fallbacks
        self.insertWidget(0, table)
        self.setCurrentWidget(table)

    @property
    def place(self) -> Place | None:
        """The place that is seen; None where it is the table."""
        current = self.currentWidget()
        return current if isinstance(current, Place) else None

    def go_to(self, place: Place | None) -> None:
        """Show a place, which has the keyboard from now on, or the table."""
        before, shown = self.currentWidget(), place if place is not None else self._table
        if before is shown or shown is None:
            return
        if isinstance(before, Place):
            before.remember_focus()
        elif before is not None:
            self._table_focus = before.focusWidget()
        if self.indexOf(shown) < 0:
            self.addWidget(shown)
        self.setCurrentWidget(shown)
        if place is not None:
            place.take_focus()
        else:
            give_focus((self._table_focus, *self._fallbacks()), Qt.FocusReason.ActiveWindowFocusReason)
