# SPDX-License-Identifier: MIT
"""Pages take the room of the table in the window, each in a frame: below the title, and the tabs of its place."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import BACK
from yahtzee_gui.kit.choices import Combo, Segments
from yahtzee_gui.kit.input import give_focus
from yahtzee_gui.kit.labels import Label, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.on_screen import Fade, ScrolledWhole, Zoom
from yahtzee_gui.menu_words import Page

_MARGINS, _SPACE = (28, 6, 14, 0), 12
_USUAL = QSize(1240, 760)
"""The room in a window of the usual size."""
_STEP, _MOST = 0.1, 2.0


class PlacePage(QWidget):
    """What is in a frame: its title says what it is called.

    Signals:
        left: it was closed.
    """

    left = Signal()

    beside_title: QWidget | None = None
    """What stands beside the title, in the row of that: how far it is, and the ways on."""

    begins_at: QWidget | None = None
    """What has the keyboard first on a page with tabs, and Space presses; where there is none, the tabs have it."""

    WIDEST = 1240
    """More width than this, in a window of the usual size, the page has no use for."""

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that it was left."""
        super().closeEvent(event)
        self.left.emit()


class Tabs(QStackedWidget):
    """The pages of a place as segments, or as a list where these have no room.

    Signals:
        pageRequested: the `Page` to turn to.
    """

    pageRequested = Signal(Page)

    def __init__(self, pages: Sequence[Page], page: Page) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        names = menu_words.tabs()
        self.segments, self.list = Segments(pages, names.__getitem__, fills=False), Combo()
        self.list.offer([(names[tab], tab) for tab in pages], page)
        for widget in (self.segments, self.list):
            widget.setAccessibleName(menu_words.tabs_name())
            self.addWidget(widget)
        self.segments.set_choice(page)
        self.segments.choiceRequested.connect(partial(self._ask, page))
        self.list.activated.connect(lambda place: self._ask(page, self.list.itemData(place)))

    def _ask(self, page: Page, asked: Page) -> None:
        """Ask for a page, and go on showing where one is: the page that is asked for has tabs of its own."""
        self.segments.set_choice(page)
        self.list.setCurrentIndex(self.list.findData(page))
        self.pageRequested.emit(asked)

    def fit(self, room: int) -> None:
        """Be segments if they fit in `room` pixels, at worst near to each other."""
        self.segments.fit(room)
        self.setCurrentWidget(self.segments if self.segments.sizeHint().width() <= room else self.list)
        self.updateGeometry()

    def focus_chosen(self) -> None:
        """Give the keyboard to what shows the page."""
        (self.list if self.currentWidget() is self.list else self.segments.chosen_button).setFocus()

    def sizeHint(self) -> QSize:
        return (self.list if self.currentWidget() is self.list else self.segments).sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.list.minimumSizeHint()


class PageFrame(QWidget):
    """A page with a header; where there is no room for it, it scrolls below that.

    Attributes:
        tabs: those of the place that the page belongs to, if it does.
    """

    def __init__(self, page: PlacePage, parent: QWidget, tabs: Sequence[Page] = (), tab: Page | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.back = QPushButton()
        self.back.setProperty("small", "true")
        self.tabs = Tabs(tabs, tab) if tab is not None and tab.is_tab else None
        self.title = Label(role="heading")
        self._focused: QWidget | None = page.focusWidget()  # which it forgets when it gets another parent
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.scrolled = ScrolledWhole(page)
        self.fade = Fade(self.scrolled, "window")
        header = filled(QHBoxLayout(), self.back, self.title, spacing=_SPACE, margins=_MARGINS)
        if tab is not None and tab.place is not None:
            page.setWindowTitle(menu_words.page_title(tab))
        if self.tabs is not None and tab is not None and tab.place is not None:
            self.title.setText(menu_words.place_name(tab.place))
            header.addWidget(self.tabs)
        else:
            self.title.setText(page.windowTitle())
            page.windowTitleChanged.connect(self.title.setText)
        if page.beside_title is not None:
            filled(header, (page.beside_title, 1))
        else:
            filled(header, STRETCH)
        page.setMaximumWidth(min(page.maximumWidth(), page.WIDEST))
        self.scrolled.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._zoom = Zoom(self, page)
        filled(QVBoxLayout(self), header, (self.scrolled, 1), spacing=0, margins=(0, 0, 0, 0))
        self.back.clicked.connect(page.close)
        if not page.accessibleName():
            page.setAccessibleName(page.windowTitle())

    def set_way_back(self, text: str, hint: str) -> None:
        """Say on the button that leads back where it leads; to the table it does by other ways."""
        self.back.setText(text)
        self.back.setVisible(bool(text))
        set_tooltip(self.back, hint)

    def remember_focus(self) -> None:
        """Note what has the keyboard, before something else takes the room: the way back is none to begin with."""
        focused = self.focusWidget()
        self._focused = focused if focused is not None and self.page.isAncestorOf(focused) else None

    def take_focus(self) -> None:
        """Give the keyboard to what had it here last, to what the page begins with, to the tabs, or to the page."""
        reason = Qt.FocusReason.ActiveWindowFocusReason
        begins_at = self.page.focusWidget() if self.tabs is None else self.page.begins_at
        if not give_focus((self._focused, begins_at), reason):
            if self.tabs is not None:
                self.tabs.focus_chosen()
            else:
                self.page.setFocus(reason)

    def fit_letters(self) -> None:
        """Be as large as the window asks for."""
        factor = min(self.width() / _USUAL.width(), self.height() / _USUAL.height(), _MOST)
        self._zoom.show(max(1.0, math.floor(factor / _STEP) * _STEP), self.window().styleSheet())
        if self.tabs is not None:
            back = 0 if self.back.isHidden() else self.back.sizeHint().width() + _SPACE
            beside = self.page.beside_title
            back += beside.minimumSizeHint().width() if beside is not None else 0  # without what it may tell
            around = _MARGINS[0] + _MARGINS[2] + 2 * _SPACE
            self.tabs.fit(self.width() - around - back - self.title.sizeHint().width())

    def event(self, event: QEvent) -> bool:
        """Have letters that go with the size, in another theme, too."""
        was_handled = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.StyleChange) and self.isVisible():
            self.fit_letters()
        return was_handled

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go back with the mouse button that does so elsewhere."""
        if event.button() is Qt.MouseButton.BackButton:
            self.page.close()
        else:
            super().mousePressEvent(event)


class Frames(QStackedWidget):
    """The table, and the pages that were gone to from there, one over the other; the uppermost one is seen."""

    def __init__(self) -> None:
        super().__init__()
        self._table: QWidget | None = None
        self._table_focus: QWidget | None = None
        self._fallbacks: Callable[[], Sequence[QWidget]] = tuple
        self.back = QShortcut(QKeySequence(BACK), self)

    def set_table(self, table: QWidget, fallbacks: Callable[[], Sequence[QWidget]]) -> None:
        """Have a table below all pages; the first usable one of `fallbacks` has the keyboard there if need be."""
        self._table, self._fallbacks = table, fallbacks
        self.insertWidget(0, table)
        self.setCurrentWidget(table)

    def go_to(self, frame: PageFrame | None) -> None:
        """Show a page, which has the keyboard from now on, or the table."""
        before, shown = self.currentWidget(), frame if frame is not None else self._table
        if before is shown or shown is None:
            return
        if isinstance(before, PageFrame):
            before.remember_focus()
        elif before is not None:
            self._table_focus = before.focusWidget()
        if self.indexOf(shown) < 0:
            self.addWidget(shown)
        self.setCurrentWidget(shown)
        if frame is not None:
            frame.take_focus()
        else:
            give_focus((self._table_focus, *self._fallbacks()), Qt.FocusReason.ActiveWindowFocusReason)
