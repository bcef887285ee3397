# SPDX-License-Identifier: MIT
"""An opener makes a page with its spec: what it asks for, what it follows, and what happens when it closes.

`PageStack` has the pages opened over the game, latest last, one of each kind at most. They cover the table, and the
latest is seen; the welcome pages are a dialog over it. The pages of a place are its tabs, one of them open at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import BACK, CLOSE, Action, Keys
from yahtzee_gui.kit.layouts import discard
from yahtzee_gui.kit.on_screen import keep_on_screen
from yahtzee_gui.kit.places import Frames, PageFrame, PlacePage
from yahtzee_gui.menu_words import Page, Place


def _nothing() -> None:
    """Do nothing: a page shows what never changes, or leaves nothing behind."""


Does = tuple[tuple[SignalInstance, Callable[..., object] | SignalInstance], ...]
"""Signals with their slots, to be connected while a page is open."""


@runtime_checkable
class ShowsPosition(Protocol):
    """What shows a position, of which all may be seen where it is not None: a page, or its session."""

    @property
    def position(self) -> Position | None:
        """The position that is shown."""


@dataclass(frozen=True)
class PageSpec:
    """A page, and what is to be done with it as long as it is open.

    Attributes:
        page: the page itself: to cover the table, or a dialog over the window, which goes on behind it.
        does: what the page asks for with who does it, and what it is told: signals with their slots.
        follows: what is to be shown changes with these signals.
        refresh: brings the page in line with what has changed.
        closed: called when the player has closed the page.
        session: what works for this page alone, and goes with it.
        stays: whether the page is kept as it was left, with its session, for when it is gone to again.
        resumes_at: what has the keyboard when the page is shown again, in another language.
    """

    page: PlacePage | QDialog
    does: Does = ()
    follows: tuple[SignalInstance, ...] = ()
    refresh: Callable[[], None] = _nothing
    closed: Callable[[], None] = _nothing
    session: QObject | None = None
    stays: bool = False
    resumes_at: QWidget | None = None


Opener = Callable[[], PageSpec | None]
"""Makes a page when it is asked for; None while it cannot be."""


@dataclass(frozen=True)
class _Open:
    """A page that is there: with its frame if it covers the table, its spec, and what is connected as long as it is."""

    page: PlacePage | QDialog
    frame: PageFrame | None
    spec: PageSpec
    connections: tuple[QMetaObject.Connection, ...]

    def take_away(self) -> None:
        for connection in self.connections:
            QObject.disconnect(connection)
        discard(self.frame or self.page)


class PageStack(QObject):
    """The pages opened over the game of `window`, latest last, with its keys.

    Attributes:
        window: whose pages these are.
        keys: returns the keys that hold now.
        openers: what makes each page; `furnish` brings them when one is wanted first.
        frames: the table with the pages over it, for the window to show.
        aside: the page on which something was chosen that is looked at on the table, for the way back to it.
        brings: whether a page that is made is to begin with what was seen before it; a tab is not.
        shut: pages that can't be gone to.

    Signals:
        quitRequested: the key that ends the program was pressed on a dialog.
        seen: what covers the table is another page, or none.
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
        self.frames = Frames()
        self.frames.back.activated.connect(self._take_back_key)
        self.aside: Page | None = None
        self.brings, self.shut = True, frozenset[Page]()
        self._open: dict[Page, _Open] = {}
        self._kept: dict[Page, _Open] = {}
        self._gone: list[_Open] = []
        self._left_on: dict[Place, Page] = {}

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
    def frame(self) -> PageFrame | None:
        """What covers the table, if a page does."""
        return next((opened.frame for opened in reversed(self._open.values()) if opened.frame is not None), None)

    @property
    def place(self) -> Place | None:
        """Where the player is: the place of the page that was gone to last; None on pages that belong to none."""
        if self.frame is None:
            return Place.PLAY
        return next((page.place for page in reversed(self._open) if page.place is not None), None)

    @property
    def _shows(self) -> ShowsPosition | None:
        shown = (one for one in reversed(self._open.values()) if one.frame is not None)
        here = next((one.spec.session or one.page for one in shown), None)
        return here if isinstance(here, ShowsPosition) else None

    @property
    def is_about_positions(self) -> bool:
        """Whether the page that covers the table shows positions: there is something to make a picture of."""
        return self._shows is not None

    @property
    def position(self) -> Position | None:
        """The position that the page shows which covers the table; None where there is none, or none to be seen."""
        return self._shows.position if self._shows is not None else None

    # ---- going to pages ----

    def show(self, page: Page) -> None:
        """Go to a page if that can be done now: in the place of the tab that is open of the same place, if one is.

        One that is open already moves to the end of the trail; a tab is seen without what lies over its place.
        """
        if page in self._open:
            self._open[page].page.window().raise_()
            self._open[page].page.window().activateWindow()
        opened = self._there(page)
        if opened is None or opened.frame is self.frame is not None:
            return
        trail = list(self._open)
        for left in reversed(self._gone_with(page, trail)):
            self._leave(left)
        self._open.pop(page, None)
        self._open[page] = opened
        self._see()

    @staticmethod
    def _gone_with(page: Page, trail: list[Page]) -> list[Page]:
        """Return what is left for a tab: the tab in whose place it comes, with all after it, or what lies over it."""
        there = [one for one in trail if page.is_tab and one.place is page.place]
        if not there or there[0] is page:
            return there[1:]
        return [one for one in trail[trail.index(there[0]) :] if one is not page]

    def turn_to(self, place: Place) -> None:
        """Go to a place: to the tab on which it was left, unless one is there; from it one leads back to the table."""
        if place is Place.PLAY:
            self.leave()
        elif place is not self.place or (self.frame is not None and self.frame.tabs is None):
            self.turn(self._left_on.get(place) or self._tabs_of(place)[0])

    def _tabs_of(self, place: Place | None) -> list[Page]:
        return [page for page in Page if page.is_tab and page.place is place and page not in self.shut]

    def turn(self, page: Page) -> None:
        """Go to a tab: from the page there, one leads back to the table."""
        before, focused = self.frame, self.window.focusWidget()
        self.brings = False
        opened = self._there(page)
        self.brings = True
        if opened is None:
            return
        has_keys = before is not None and before.tabs is not None and before.tabs.isAncestorOf(focused or before)
        for left in reversed([one for one in self._open if one is not page and self._open[one].frame is not None]):
            self._leave(left)
        self._open[page] = opened
        self._see()
        if has_keys and opened.frame is not None and opened.frame.tabs is not None:
            opened.frame.tabs.focus_chosen()

    def _there(self, page: Page) -> _Open | None:
        """Return a page that is open or was kept, or make it; None if that can't be done now."""
        if page in self._open:
            return self._open[page]
        if page in self._kept:
            kept = self._kept.pop(page)
            kept.page.show()
            kept.spec.refresh()
            return kept
        if page in self.shut:
            return None
        if page not in self.openers:
            self.furnish()
        spec = self.openers[page]()
        return self._connected(page, spec) if spec is not None else None

    def _connected(self, page: Page, spec: PageSpec) -> _Open:
        """Return a page with its frame, connected until it is forgotten."""
        shown = spec.page
        if spec.session is not None:
            spec.session.setParent(shown)
        connections = [signal.connect(slot) for signal, slot in spec.does]
        connections += [signal.connect(lambda *_: self.refresh(page)) for signal in spec.follows]
        if isinstance(shown, QDialog):
            shown.finished.connect(lambda: self._forget(page, spec))
            shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.equip(shown)
            shown.show()
            keep_on_screen(shown)
            return _Open(shown, None, spec, tuple(connections))
        shown.left.connect(lambda: self._forget(page, spec))
        frame = PageFrame(shown, self.frames, self._tabs_of(page.place), page)
        if frame.tabs is not None:
            frame.tabs.pageRequested.connect(self.turn)
        return _Open(shown, frame, spec, tuple(connections))

    def _see(self) -> None:
        """Show the page that was gone to last, or the table, and name the ways back."""
        leads_to = ""
        for page, opened in self._open.items():
            if opened.frame is not None:
                opened.frame.set_way_back(menu_words.back_to(leads_to) if leads_to else "", menu_words.key(BACK))
                leads_to = opened.page.windowTitle()
                if page.is_tab and page.place is not None:
                    self._left_on[page.place] = page
        before = self.frames.currentWidget()
        self.frames.go_to(self.frame)
        gone, self._gone = self._gone, []
        for opened in gone:
            opened.take_away()
        if self.frames.currentWidget() is not before:
            self.seen.emit()
        for opened in gone:
            opened.spec.closed()

    # ---- leaving them ----

    def set_aside(self) -> None:
        """Go back to the table: what was chosen on the page that is seen is looked at there."""
        aside = list(self._open)[-1]
        self.leave()
        self.aside = aside

    def bring_back(self) -> None:
        """Go to the page on which what is looked at was chosen, if it was on one."""
        if self.aside is not None:
            self.show(self.aside)
            self.aside = None

    def leave(self) -> None:
        """Go back to the table from wherever it is covered."""
        for left in reversed([page for page, opened in self._open.items() if opened.frame is not None]):
            self._leave(left)
        self._see()

    def _leave(self, page: Page) -> None:
        """Have a page be open no longer; what is seen then is shown by `_see`."""
        opened = self._open.pop(page)
        if opened.spec.stays:
            self._kept[page] = opened
        else:
            self._gone.append(opened)

    def _forget(self, page: Page, spec: PageSpec) -> None:
        if page in self._open and self._open[page].spec is spec:
            self._leave(page)
            self._see()

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
        """Go back from the page that is seen, and return whether there was one."""
        frame = self.frame
        return frame is not None and frame.page.close()

    def _take_back_key(self) -> None:
        if not self.go_back():
            self.backFromTable.emit()

    def close_newest(self) -> bool:
        """Close the page that was opened last, and return whether there was one."""
        newest = self.newest
        return newest is not None and newest.close()

    def drop(self) -> list[Page]:
        """Take all pages away without telling anybody that they were closed, and return which were open."""
        dropped, gone = list(self._open), [*self._open.values(), *self._kept.values()]
        self._open.clear()
        self._kept.clear()
        self._see()
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
