# SPDX-License-Identifier: MIT
"""An opener makes a page with its spec: what it asks for, what it follows, and what happens when it closes.

The open pages are those of a table of openers that are on the screen: one of each kind at most. They are dialogs here;
a spec says nothing about that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QMetaObject, QObject, QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from yahtzee_gui.desktop.key_bindings import CLOSE, Action, Keys
from yahtzee_gui.kit.on_screen import keep_on_screen
from yahtzee_gui.menu_words import Page
from yahtzee_gui.theme.colors import Colors


def _nothing() -> None:
    """Do nothing: a page shows what never changes, or leaves nothing behind."""


@dataclass(frozen=True)
class PageSpec:
    """A page, and what is to be done with it as long as it is open.

    Attributes:
        page: the page itself.
        does: what the page asks for with who does it, and what it is told: signals with their slots.
        follows: what is to be shown changes with these signals.
        refresh: brings the page in line with what has changed.
        closed: called when the player has closed the page.
        session: what works for this page alone, and goes with it.
        resumes_at: what has the keyboard when the page is shown again, in another language.
    """

    page: QWidget
    does: tuple[tuple[SignalInstance, Callable[..., object] | SignalInstance], ...] = ()
    follows: tuple[SignalInstance, ...] = ()
    refresh: Callable[[], None] = _nothing
    closed: Callable[[], None] = _nothing
    session: QObject | None = None
    resumes_at: QWidget | None = None


Opener = Callable[[], PageSpec | None]
"""Makes a page when it is asked for; None while it cannot be."""


@dataclass(frozen=True)
class _Open:
    """A page that is open: its dialog, its spec, and what is connected until it closes."""

    dialog: QDialog
    spec: PageSpec
    connections: tuple[QMetaObject.Connection, ...]

    def disconnect(self) -> None:
        for connection in self.connections:
            QObject.disconnect(connection)


class OpenPages(QObject):
    """The pages that are open over `window`, in its colours and with its keys, the one that was opened last at the end.

    Attributes:
        window: what pages open over.
        colors: returns the colours of the window.
        keys: returns the keys that hold now.
        openers: who makes each page.

    Signals:
        quitRequested: the key that ends the program was pressed on a page.
    """

    quitRequested = Signal()

    def __init__(self, window: QWidget, colors: Callable[[], Colors], keys: Callable[[], Keys] = Keys) -> None:
        super().__init__(window)
        self.window, self.colors, self.keys = window, colors, keys
        self.openers: dict[Page, Opener] = {}
        self._open: dict[Page, _Open] = {}

    def get(self, page: Page) -> QDialog | None:
        """Return a page if it is open."""
        return self._open[page].dialog if page in self._open else None

    def session(self, page: Page) -> QObject | None:
        """Return what works for a page, if that is open."""
        return self._open[page].spec.session if page in self._open else None

    @property
    def newest(self) -> QDialog | None:
        """The page that was opened last, if it is open."""
        return next((opened.dialog for opened in reversed(self._open.values())), None)

    def show(self, page: Page) -> None:
        """Open a page if that can be done now; one that is open comes to the front."""
        dialog = self.get(page)
        if dialog is not None:
            dialog.raise_()
            dialog.activateWindow()
            return
        spec = self.openers[page]()
        if spec is not None:
            self._show(page, spec)

    def _show(self, page: Page, spec: PageSpec) -> None:
        """Connect and show a page, and forget it when it is closed."""
        dialog = spec.page
        assert isinstance(dialog, QDialog)
        if spec.session is not None:
            spec.session.setParent(dialog)
        connections = [signal.connect(slot) for signal, slot in spec.does]
        connections += [signal.connect(lambda *_: spec.refresh()) for signal in spec.follows]
        self._open[page] = _Open(dialog, spec, tuple(connections))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self._forget(page, spec))
        self.equip(dialog)
        dialog.show()
        keep_on_screen(dialog)

    def _forget(self, page: Page, spec: PageSpec) -> None:
        if page in self._open and self._open[page].spec is spec:
            self._open.pop(page).disconnect()
            spec.closed()

    def equip(self, dialog: QDialog) -> None:
        """Give a page, or a question that waits for its answer, the keys that close it and end the program.

        Enter presses the button that has the keyboard.
        """
        dialog.installEventFilter(self)
        QShortcut(QKeySequence(CLOSE), dialog).activated.connect(dialog.close)
        QShortcut(self.keys().sequence(Action.QUIT), dialog).activated.connect(self.quitRequested)

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

    def drop(self) -> list[tuple[Page, QPoint]]:
        """Take all pages away without telling anybody that they were closed; return which, and where they were."""
        dropped = [(page, opened.dialog.pos()) for page, opened in self._open.items()]
        for opened in self._open.values():
            opened.disconnect()
            opened.dialog.hide()
            opened.dialog.deleteLater()
        self._open.clear()
        return dropped

    def show_again(self, dropped: Iterable[tuple[Page, QPoint]]) -> None:
        """Open pages that were taken away where they were."""
        for page, place in dropped:
            self.show(page)
            if page in self._open:
                opened = self._open[page]
                opened.dialog.move(place)
                keep_on_screen(opened.dialog)
                if opened.spec.resumes_at is not None:
                    opened.spec.resumes_at.setFocus()

    def refresh(self, page: Page) -> None:
        """Bring a page in line with what has changed, if it is open."""
        if page in self._open:
            self._open[page].spec.refresh()

    def set_colors(self, colors: Colors) -> None:
        """Give open pages other colours."""
        for opened in self._open.values():
            set_colors = getattr(opened.dialog, "set_colors", None)
            if set_colors is not None:
                set_colors(colors)
