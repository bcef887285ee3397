# SPDX-License-Identifier: MIT
"""An opener says of one page that opens beside the window how it is made, connected, and kept up to date.

The open pages are those of a table of openers that are on the screen: one of each kind at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton

from yahtzee_gui.desktop.keys import CLOSE, Action, Keys
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.on_screen import keep_on_screen

PageT = TypeVar("PageT", bound=QDialog)


class Page(Enum):
    """The pages that stay open beside the window."""

    WELCOME = "welcome"
    HISTORY = "history"
    FIVE_GAMES = "five games"
    DAYS = "days"
    RACE = "race"
    LEARN = "learn"
    PROGRESS = "progress"
    RETRY = "retry"
    BEHIND = "the games behind a figure"
    LESSONS = "lessons"
    OPENINGS = "opening book"
    PROFICIENCY = "proficiency test"
    FAIRNESS = "fairness"
    TABLES = "tables"
    SIDE_BY_SIDE = "two options side by side"
    SETTINGS = "settings"
    GUIDE = "guide"
    RULES = "rules"
    SHORTCUTS = "shortcuts"
    GLOSSARY = "glossary"
    ABOUT = "about"


def _nothing(_page: QDialog) -> None:
    """Do nothing with a page: it asks for nothing, or never changes."""


@dataclass(frozen=True)
class Opener(Generic[PageT]):
    """How a page is opened: `make` returns it, or None while it cannot be; `connect` takes what it asks for.

    `refresh` brings it in line with what has changed since it was opened.
    """

    make: Callable[[], PageT | None]
    connect: Callable[[PageT], None] = _nothing
    refresh: Callable[[PageT], None] = _nothing


class OpenPages(QObject):
    """The pages of `openers` that are open, the one that was opened last at the end.

    Signals:
        quitRequested: the key that ends the program was pressed on a page.
    """

    quitRequested = Signal()

    def __init__(
        self, openers: Mapping[Page, Opener[Any]], keys: Callable[[], Keys] = Keys, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._openers = openers
        self._keys = keys
        self._open: dict[Page, QDialog] = {}

    def get(self, page: Page) -> QDialog | None:
        """Return a page if it is open."""
        return self._open.get(page)

    @property
    def newest(self) -> QDialog | None:
        """The page that was opened last, if it is open."""
        return next(reversed(self._open.values()), None)

    def show(self, page: Page) -> None:
        """Open a page if that can be done now; one that is open comes to the front."""
        dialog = self._open.get(page)
        if dialog is not None:
            dialog.raise_()
            dialog.activateWindow()
            return
        opener = self._openers[page]
        dialog = opener.make()
        if dialog is not None:
            opener.connect(dialog)
            self._show(page, dialog)

    def _show(self, page: Page, dialog: QDialog) -> None:
        """Show a page, and forget it when it is closed."""
        self._open[page] = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self._forget(page, dialog))
        self.equip(dialog)
        dialog.show()
        keep_on_screen(dialog)

    def _forget(self, page: Page, dialog: QDialog) -> None:
        if self._open.get(page) is dialog:
            del self._open[page]

    def equip(self, dialog: QDialog) -> None:
        """Give a page, or a question that waits for its answer, the keys that close it and end the program.

        Enter presses the button that has the keyboard.
        """
        dialog.installEventFilter(self)
        QShortcut(QKeySequence(CLOSE), dialog).activated.connect(dialog.close)
        QShortcut(self._keys().sequence(Action.QUIT), dialog).activated.connect(self.quitRequested)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button that has the keyboard with Enter: of itself Qt would press another one, or none."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, QDialog):
            focused = watched.focusWidget()
            is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if is_enter and isinstance(focused, QPushButton) and focused.isEnabled() and not event.isAutoRepeat():
                focused.click()
                return True
        return super().eventFilter(watched, event)

    def close_newest(self) -> bool:
        """Close the page that was opened last, and return whether there was one."""
        dialog = self.newest
        return dialog is not None and dialog.close()

    def drop(self) -> list[tuple[Page, QRect]]:
        """Take all pages away without telling anybody that they were closed; return which, and where they were."""
        dropped = [(page, dialog.geometry()) for page, dialog in self._open.items()]
        for dialog in self._open.values():
            dialog.hide()
            dialog.deleteLater()
        self._open.clear()
        return dropped

    def show_again(self, dropped: Iterable[tuple[Page, QRect]]) -> None:
        """Open pages that were taken away where they were."""
        for page, place in dropped:
            self.show(page)
            if page in self._open:
                self._open[page].move(place.topLeft())
                keep_on_screen(self._open[page])

    def refresh(self, *pages: Page) -> None:
        """Bring those of `pages` that are open in line with what has changed."""
        for page in pages:
            if page in self._open:
                self._openers[page].refresh(self._open[page])

    def set_colors(self, colors: Colors) -> None:
        """Give open pages other colours."""
        for dialog in self._open.values():
            set_colors = getattr(dialog, "set_colors", None)
            if set_colors is not None:
                set_colors(colors)
