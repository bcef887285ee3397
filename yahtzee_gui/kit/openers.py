# SPDX-License-Identifier: MIT
"""An opener makes a page with its spec: what it asks for, what it follows, and what happens when it closes.

`PageStack` has the pages opened over the game, latest last, one of each kind at most. They are places in the window, of
which the latest is seen; the welcome pages are a dialog over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import BACK, CLOSE, Action, Keys
from yahtzee_gui.kit.layouts import discard
from yahtzee_gui.kit.on_screen import keep_on_screen
from yahtzee_gui.kit.places import Place, PlacePage, Places
from yahtzee_gui.menu_words import Page

if TYPE_CHECKING:
    from engine.analysis.options import Analysis, Option

Compared = tuple["Analysis", "Option", "Option"]
"""The options of a position, and two of them to be looked at side by side."""


def _nothing() -> None:
    """Do nothing: a page shows what never changes, or leaves nothing behind."""


Does = tuple[tuple[SignalInstance, Callable[..., object] | SignalInstance], ...]
"""Signals with their slots, to be connected while a page is open."""


@runtime_checkable
class ShowsPosition(Protocol):
    """A session whose page shows a position, of which all may be seen where it is not None."""

    @property
    def position(self) -> Position | None:
        """The position that is shown."""


@runtime_checkable
class ComparesOptions(Protocol):
    """A session whose page compares two options of a position, of which all may be seen where it is not None."""

    @property
    def compared(self) -> Compared | None:
        """The options of the position, and the two that are compared."""


@dataclass(frozen=True)
class PageSpec:
    """A page, and what is to be done with it as long as it is open.

    Attributes:
        page: the page itself: for a place in the window, or a dialog over it, behind which the window goes on.
        does: what the page asks for with who does it, and what it is told: signals with their slots.
        follows: what is to be shown changes with these signals.
        refresh: brings the page in line with what has changed.
        closed: called when the player has closed the page.
        session: what works for this page alone, and goes with it.
        resumes_at: what has the keyboard when the page is shown again, in another language.
    """

    page: PlacePage | QDialog
    does: Does = ()
    follows: tuple[SignalInstance, ...] = ()
    refresh: Callable[[], None] = _nothing
    closed: Callable[[], None] = _nothing
    session: QObject | None = None
    resumes_at: QWidget | None = None


Opener = Callable[[], PageSpec | None]
"""Makes a page when it is asked for; None while it cannot be."""


@dataclass(frozen=True)
class _Open:
    """A page that is open: with its place if it has one, its spec, and what is connected until it closes."""

    page: PlacePage | QDialog
    place: Place | None
    spec: PageSpec
    connections: tuple[QMetaObject.Connection, ...]

    def disconnect(self) -> None:
        for connection in self.connections:
            QObject.disconnect(connection)

    def take_away(self) -> None:
        """Let what is on the screen go."""
        discard(self.place or self.page)


class PageStack(QObject):
    """The pages opened over the game of `window`, latest last, with its keys.

    Attributes:
        window: whose pages these are.
        keys: returns the keys that hold now.
        desk: what pages are made with that say so themselves; `openers` make the others. `furnish` brings both when
            they are wanted first.
        places: the table with the pages over it, for the window to show.

    Signals:
        quitRequested: the key that ends the program was pressed on a dialog.
        seen: the page in the place of the table is another one, or none.
        backFromTable: the key that goes back was pressed where there is no page to go back from.
    """

    quitRequested = Signal()
    seen = Signal()
    backFromTable = Signal()

    def __init__(
        self, window: QWidget, keys: Callable[[], Keys] = Keys, furnish: Callable[[], object] = _nothing
    ) -> None:
        super().__init__(window)
        self.window, self.keys, self.furnish = window, keys, furnish
        self.openers: dict[Page, Opener] = {}
        self.desk: object = None
        self.places = Places()
        self.places.backRequested.connect(self._take_back_key)
        self._open: dict[Page, _Open] = {}
        self._aside: tuple[Page, _Open] | None = None

    def get(self, page: Page) -> PlacePage | QDialog | None:
        """Return a page if it is open."""
        return self._open[page].page if page in self._open else None

    def session(self, page: Page) -> QObject | None:
        """Return what works for a page, if that is open."""
        return self._open[page].spec.session if page in self._open else None

    @property
    def newest(self) -> PlacePage | QDialog | None:
        """The page that was opened last, if it is open."""
        return next((opened.page for opened in reversed(self._open.values())), None)

    @property
    def place(self) -> Place | None:
        """The place that covers the table, if one does."""
        return next((opened.place for opened in reversed(self._open.values()) if opened.place is not None), None)

    @property
    def _here(self) -> QObject | None:
        return next((opened.spec.session for opened in reversed(self._open.values()) if opened.place is not None), None)

    @property
    def _shows(self) -> ShowsPosition | None:
        here = self._here
        return here if isinstance(here, ShowsPosition) else None

    @property
    def compared(self) -> Compared | None:
        """The two options that the place compares which covers the table; None where there are none to be seen."""
        here = self._here
        return here.compared if isinstance(here, ComparesOptions) else None

    @property
    def is_about_positions(self) -> bool:
        """Whether the place that covers the table shows positions: there is something to make a picture of."""
        return self._shows is not None

    @property
    def position(self) -> Position | None:
        """The position that the place shows which covers the table; None where there is none, or none to be seen."""
        return self._shows.position if self._shows is not None else None

    def show(self, page: Page) -> None:
        """Go to a page if that can be done now. One that is open moves to the end of the trail."""
        found = self.get(page)
        if found is not None:
            self._move_to_end(page)
            found.window().raise_()
            found.window().activateWindow()
            return
        if self.aside is page:
            self.bring_back()
            return
        if self.desk is None and page not in self.openers:
            self.furnish()
        spec = self.openers[page]() if page in self.openers else self._made(page)
        if spec is not None:
            self._show(page, spec)

    def _made(self, page: Page) -> PageSpec:
        """Return a page that is made of the class it names."""
        module, _, name = page.source.partition(":")
        made = getattr(import_module(module), name)(self.desk)
        return PageSpec(made, resumes_at=made.resumes_at)

    @property
    def aside(self) -> Page | None:
        """The place that was set aside, for the way back to it."""
        return self._aside[0] if self._aside is not None else None

    def set_aside(self, page: Page) -> None:
        """Go back from a place with everything on it kept as it is: what was chosen there is looked at elsewhere."""
        self._drop_aside()
        self._aside = page, self._open.pop(page)
        self._name_ways_back()
        self.places.go_to(self.place)
        self.seen.emit()

    def bring_back(self) -> None:
        """Go to the place that was set aside, if one was."""
        if self._aside is None:
            return
        page, self._open[page] = self._aside
        self._aside = None
        self._name_ways_back()
        self.places.go_to(self.place)
        self.seen.emit()

    def _drop_aside(self) -> None:
        if self._aside is not None:
            _, opened = self._aside
            self._aside = None
            opened.disconnect()
            opened.take_away()

    def _move_to_end(self, page: Page) -> None:
        """Have a place led to by the one that was seen last, and name the ways back anew."""
        opened = self._open[page]
        if opened.place is None or opened.place is self.place:
            return
        self._open[page] = self._open.pop(page)
        self._name_ways_back()
        self.places.go_to(opened.place)
        self.seen.emit()

    def _name_ways_back(self) -> None:
        leads_to = menu_words.table_title()
        for opened in self._open.values():
            if opened.place is not None:
                opened.place.set_way_back(menu_words.back_to(leads_to), menu_words.key(BACK))
                leads_to = opened.page.windowTitle()

    def leave(self) -> None:
        """Go back to the table from wherever it is covered."""
        for left in reversed(list(self._open)):
            if self._open[left].place is not None:
                self._open[left].page.close()

    def _show(self, page: Page, spec: PageSpec) -> None:
        """Connect and show a page, and forget it when it is closed."""
        shown = spec.page
        if spec.session is not None:
            spec.session.setParent(shown)
        connections = [signal.connect(slot) for signal, slot in spec.does]
        connections += [signal.connect(lambda *_: spec.refresh()) for signal in spec.follows]
        place = None if isinstance(shown, QDialog) else self._make_place(shown)
        self._open[page] = _Open(shown, place, spec, tuple(connections))
        gone = shown.finished if isinstance(shown, QDialog) else shown.left
        gone.connect(lambda: self._forget(page, spec))
        if place is not None:
            self._name_ways_back()
            self.places.go_to(place)
            self.seen.emit()
        elif isinstance(shown, QDialog):
            shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.equip(shown)
            shown.show()
            keep_on_screen(shown)

    def _make_place(self, page: PlacePage) -> Place:
        place = Place(page, self.places)
        place.backRequested.connect(page.close)
        return place

    def _forget(self, page: Page, spec: PageSpec) -> None:
        if page in self._open and self._open[page].spec is spec:
            opened = self._open.pop(page)
            opened.disconnect()
            if opened.place is not None:
                self._name_ways_back()
                self.places.go_to(self.place)
                opened.take_away()
                self.seen.emit()
            spec.closed()

    def equip(self, dialog: QDialog) -> None:
        """Give a dialog, or a question that waits for its answer, the keys that close it and end the program.

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

    def go_back(self) -> bool:
        """Go back from the place that is seen, and return whether there was one."""
        place = self.place
        return place is not None and place.page.close()

    def _take_back_key(self) -> None:
        if not self.go_back():
            self.backFromTable.emit()

    def close_newest(self) -> bool:
        """Close the page that was opened last, and return whether there was one."""
        newest = self.newest
        return newest is not None and newest.close()

    def drop(self) -> list[Page]:
        """Take all pages away without telling anybody that they were closed, and return which they were."""
        self._drop_aside()
        dropped = list(self._open)
        for opened in self._open.values():
            opened.disconnect()
        gone = list(self._open.values())
        self._open.clear()
        if gone:
            self.places.go_to(None)
            self.seen.emit()
        for opened in gone:
            opened.take_away()
        return dropped

    def show_again(self, dropped: Iterable[Page]) -> None:
        """Open pages that were taken away, in the order in which they had been gone to."""
        for page in dropped:
            self.show(page)
            resumes_at = self._open[page].spec.resumes_at if page in self._open else None
            if resumes_at is not None:
                resumes_at.setFocus()

    def refresh(self, page: Page) -> None:
        """Bring a page in line with what has changed, if it is open."""
        if page in self._open:
            self._open[page].spec.refresh()
