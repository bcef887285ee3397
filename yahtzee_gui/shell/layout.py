# SPDX-License-Identifier: MIT
"""The layout of the main window: where its parts stand, and how large they are by the size of the window alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from engine.games.game import Game
from yahtzee_gui.board.card import CoachCard
from yahtzee_gui.board.coach.page import CoachPanel
from yahtzee_gui.board.scorecard import Scorecard
from yahtzee_gui.board.seat_strip import SeatStrip
from yahtzee_gui.board.timeline import strip
from yahtzee_gui.board.timeline.strip import GameStrip
from yahtzee_gui.board.tray.lines import Celebration
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.end_page.page import EndPage
from yahtzee_gui.end_page.view import Past
from yahtzee_gui.kit.layouts import add_layout, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, room_for
from yahtzee_gui.kit.openers import PageStack
from yahtzee_gui.learn.practice.sources.choice_sets import PlayedGame
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.opponents import Opponents
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.review.review_bar import ReviewBar
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.shell.announcer import Announcer
from yahtzee_gui.shell.banner import Banner
from yahtzee_gui.shell.menus import TransportBar
from yahtzee_gui.shell.notices import Notices

COMFORTABLE = QSize(1240, 800)
"""The size of a window until the player changes it."""

_SMALLEST = (980, 600)
# Widths of the window, and of scorecard and coach in it; between those they grow with it.
_WINDOW_WIDTHS = (_SMALLEST[0], 1000, COMFORTABLE.width(), 1700)
_SCORECARD_WIDTHS, _COACH_WIDTHS = (270, 274, 290, 340), (300, 304, 328, 440)
# The tray takes this share of the height beside the coach's card, and never less than that if the card has room.
_TRAY_SHARE, _TRAY_HEIGHT, _TRAY_IN_MATCH, _LEAST_CARD = 0.51, 306, 284, 150
_STRIP_FROM = 640
_GAP, _SMALL_GAP = 14, 8
_SCROLL_BAR = 20  # where the table scrolls down, it is not to scroll sideways, too
_LOW_WINDOW = 740  # below this height the seats of a match are lower, and the cards of the end nearer to each other


class _Column(QVBoxLayout):
    """A column as high as the window: its area would scroll to give texts that wrap more than the least room."""

    def hasHeightForWidth(self) -> bool:
        return False


class TableWindow(QMainWindow):
    """The main window as what serves it knows it: its parts, and what it does if asked. A game watched has a `bar`."""

    controller: GameController
    opponents: Opponents
    settings: Settings
    dialogs: PageStack
    scorecard: Scorecard
    tray: DiceTray
    end_page: EndPage
    card: CoachCard
    strip: GameStrip
    coach: CoachPanel
    seats: SeatStrip
    bar: TransportBar | None
    review_bar: ReviewBar
    banner: Banner
    celebration: Celebration
    notices: Notices
    announcer: Announcer
    is_beside: bool
    past_of: Callable[[Scene], Past]
    best_before: Callable[[Game | None], int | None]
    begin_another: Callable[[], None]
    practise: Callable[[PlayedGame], object]
    go_to_dice: Callable[[], None]
    order_focus: Callable[[], None]
    close_beside: Callable[[], None]


class WindowLayout:
    """Lays the parts of `window` out, on the `table`. Tray and end page share the `centre`."""

    def __init__(self, window: TableWindow) -> None:
        self._window = window
        self._middle = QVBoxLayout()
        self._is_over = False
        self._ends = False  # whether the end page has the place of the coach, too
        self._end_height = 0  # what it needed when it was given its room
        self.centre = QStackedWidget()
        self._canvas = QWidget()
        self._lay_out()
        smallest = QSize(*_SMALLEST)
        self.table = ScrolledWhole(self._canvas)
        window.setMinimumSize(smallest.boundedTo(room_for(window) or smallest))
        window.end_page.heightMayChange.connect(self._fit_end)

    def _lay_out(self) -> None:
        parts = self._window
        self.centre.addWidget(parts.tray)
        self.centre.addWidget(parts.end_page)
        middle = filled(self._middle, (self.centre, 1), parts.card, parts.strip, spacing=_GAP)
        row = filled(QHBoxLayout(), parts.scorecard, (middle, 1), parts.coach, spacing=_GAP)
        column = _Column(self._canvas)
        column.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        column.setSpacing(_GAP)
        if parts.bar is not None:
            column.addWidget(parts.bar)
        column.addWidget(parts.seats)
        add_layout(column, row, 1)

    def show_centre(self, *, is_over: bool, has_cards: bool) -> None:
        """Show the tray, or the end page, which with cards has the place of all but the scorecard."""
        self.centre.setCurrentWidget(self._window.end_page if is_over else self._window.tray)
        state = is_over, is_over and has_cards
        if state != (self._is_over, self._ends):
            self._is_over, self._ends = state
            self._window.coach.setVisible(not self._ends)
            self._window.card.setVisible(not self._ends)
            self._window.strip.setVisible(not is_over)
            self.fit()

    def _fit_end(self) -> None:
        """Give the end page the height that it needs now, if that is another than before."""
        if self._ends and self._window.end_page.needed_height != self._end_height:
            self.fit()

    def fit(self) -> None:
        """Give all parts sizes that depend on the size of the window only, and on whether others play."""
        parts = self._window
        for widget, widths in ((parts.scorecard, _SCORECARD_WIDTHS), (parts.coach, _COACH_WIDTHS)):
            widget.setFixedWidth(_between(self._window.width(), _WINDOW_WIDTHS, widths))
        least = _SMALLEST[1] - self._menu_height
        parts.seats.set_low(self._is_low)
        self._middle.setSpacing(self._gap)
        parts.end_page.set_low(self._is_low, _SMALL_GAP if self._is_low else _GAP)
        if self._has_seats:
            least = max(least, parts.scorecard.minimumSizeHint().height() + parts.seats.height() + 3 * _GAP)
        self._end_height = parts.end_page.needed_height if self._ends else 0
        if self._ends:
            least = max(least, self._end_height + self._above + 2 * _GAP)
        self._canvas.setMinimumSize(_SMALLEST[0] - _SCROLL_BAR, least)
        parts.scorecard.fit_rows(self._height - parts.seats.height() - _GAP)
        self._fit_card()

    @property
    def _is_low(self) -> bool:
        return self._window.height() < _LOW_WINDOW

    @property
    def _gap(self) -> int:
        """How far tray and cards are from each other."""
        return _SMALL_GAP if self._is_low and self._ends else _GAP

    @property
    def _height(self) -> int:
        return max(self._window.height(), _SMALLEST[1]) - self._menu_height - 2 * _GAP

    @property
    def _above(self) -> int:
        """How high what stands above the table is: the bar of a game that is watched, and the seats of a match."""
        bar = self._window.bar.sizeHint().height() + _GAP if self._window.bar is not None else 0
        return bar + (self._window.seats.height() + _GAP if self._has_seats else 0)

    @property
    def _has_seats(self) -> bool:
        return bool(self._window.seats.seats)

    def _fit_card(self) -> None:
        """Give the coach's card, and the strip below it, what the tray leaves of the height."""
        if self._ends:
            return
        height = max(self._height, self._canvas.minimumHeight() - 2 * _GAP) - self._gap - self._above
        height_of_strip = strip.LOW_HEIGHT if self._is_low else strip.HEIGHT
        # Its room is needed by the dice below the seats of a match, and in the lowest window by the card.
        has_room = not (self._is_low and self._has_seats) and self._window.height() >= _STRIP_FROM
        has_strip = has_room and not self._is_over
        self._window.strip.setFixedHeight(height_of_strip)
        self._window.strip.setVisible(has_strip)
        height -= height_of_strip + self._gap if has_strip else 0
        least = _TRAY_IN_MATCH if self._has_seats else _TRAY_HEIGHT
        centre = min(max(round(_TRAY_SHARE * height), least), height - _LEAST_CARD)
        self._window.card.setFixedHeight(height - centre)

    @property
    def _menu_height(self) -> int:
        return self._window.menuBar().sizeHint().height()


def _between(at: int, marks: Sequence[int], values: Sequence[int]) -> int:
    """Return the value that belongs to `at`, from one mark to the next in a straight line, and beyond them the same."""
    for (low, high), (start, end) in zip(pairwise(marks), pairwise(values), strict=True):
        if at <= high:
            return round(start + (end - start) * max(0, at - low) / (high - low))
    return values[-1]
