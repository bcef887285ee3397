# SPDX-License-Identifier: MIT
"""The seat strip stands above a match: one bar of all chances to win, and below it everybody with face and points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.strategies import Face
from yahtzee_gui.board import match_words
from yahtzee_gui.board.heads import draw_face, draw_initial
from yahtzee_gui.kit.drawing import AlignLeft, draw_bar, draw_fitted, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.input import Ringed
from yahtzee_gui.kit.labels import set_tooltip
from yahtzee_gui.kit.layouts import discard, filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

SEAT_COLORS = ("accent", "gain", "archdemon", "demon", "fiend", "imp")
"""The roles of the colours of seats, from that of the player on: those who go first in turn keep theirs."""
HEIGHT, SMALL_HEIGHT = 70, 50
_MARGINS, _SMALL_MARGINS = (8, 8, 8, 6), (8, 4, 8, 3)
_LINE, _BAR, _BETWEEN = 16, 8, 2.0  # the line of the bar, the bar, and the gap between two of its parts
_INSET, _SPACE, _DISC, _SMALL_DISC = 8, 8, 32, 24
_TWO_LINES = 34  # a seat as high as that has room for a second line
_NARROW, _LEAST_NAME = 200, 64
_ROUND = 8
_BEAT = 600  # milliseconds between two states of the dots of a chance that is being worked out


@dataclass(frozen=True)
class SeatView:
    """What is shown of a seat: `detail` below the name, and `gap`, how far ahead or behind it is.

    The `chance` to win is empty where it may not be seen, dots while it is worked out; `share` is the same from 0 to 1,
    None where it is not known. A person has no `face`, but the first letter of the name. `color` is a role of
    `SEAT_COLORS`. `is_open`: its scorecard is the one that is shown; it `leads` where no one has more points.
    """

    name: str
    face: Face | None
    detail: str
    total: str
    color: str = SEAT_COLORS[0]
    chance: str = ""
    share: float | None = None
    gap: str = ""
    is_to_move: bool = False
    is_open: bool = False
    leads: bool = False
    spoken: str = ""
    hint: str = ""

    @property
    def waits(self) -> bool:
        """Whether the chance is being worked out."""
        return bool(self.chance) and self.share is None


class SeatButton(Ringed, QPushButton):
    """One seat; pressed, it has its scorecard shown."""

    def __init__(self) -> None:
        super().__init__()
        self.view: SeatView | None = None
        self.is_faint = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_view(self, view: SeatView) -> None:
        if view != self.view:
            self.view = view
            self.setAccessibleName(view.spoken)
            set_tooltip(self, view.hint)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, _SMALL_DISC)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint face, name and detail, and the figures: narrow seats have the chance below the name."""
        view = self.view
        if view is None:
            return
        painter = smooth_painter(self)
        self._paint_ground(painter, view)
        rest = QRectF(self.rect()).adjusted(_INSET, 1, -_INSET, -1)
        side = float(min(_DISC if self.width() >= _NARROW else _SMALL_DISC, rest.height() - 2))
        disc = QRectF(rest.left(), rest.center().y() - side / 2, side, side)
        ground = theme().q(view.color)
        if view.face is not None:
            draw_face(painter, disc, view.face, ground, theme().q("on_character"))
        else:
            letter = "on_accent" if view.color == SEAT_COLORS[0] else "on_character"
            draw_initial(painter, disc, view.name, ground, theme().q(letter))
        rest.setLeft(disc.right() + _SPACE)
        color = theme().q("accent" if view.is_to_move else "muted")
        is_narrow = self.width() < _NARROW
        rest.setRight(self._paint_figures(painter, rest, view, color, with_chance=not is_narrow))
        below = (view.chance or view.gap) if is_narrow else view.detail
        if self.height() < _TWO_LINES:
            below = below if is_narrow else ""
        self._paint_names(painter, rest, view.name, below, color)

    def _paint_ground(self, painter: QPainter, view: SeatView) -> None:
        """Paint a ground where it is this seat's turn, and a frame where its card shows though it isn't."""
        colors = theme()
        rect = QRectF(self.rect())
        if view.is_to_move or self.underMouse():
            fill_round(painter, rect, _ROUND, colors.q("selection" if view.is_to_move else "hover"))
        if self.has_ring or (view.is_open and not view.is_to_move):
            edge = float(colors.focus_edge if self.has_ring else max(2, colors.edge))
            painter.setPen(QPen(colors.q("focus" if self.has_ring else "accent"), edge))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), _ROUND, _ROUND)

    def _paint_figures(
        self, painter: QPainter, rest: QRectF, view: SeatView, color: QColor, *, with_chance: bool
    ) -> float:
        """Paint the total, and what else there is room for beside it from the right; return where they begin."""
        size = 22 if with_chance and self.height() >= _TWO_LINES else 18
        total_font = fonts.font(size, QFont.Weight.Bold if view.leads else QFont.Weight.DemiBold)
        parts = [(view.total, total_font, theme().q("text"), 1.0)]
        if with_chance:
            chance = fonts.font(16, QFont.Weight.Bold)
            parts.append((view.chance, chance, color, 0.35 if self.is_faint and view.waits else 1.0))
            parts.append((view.gap, fonts.font(13), theme().q("muted"), 1.0))
        wide = [QFontMetricsF(font).horizontalAdvance(text) for text, font, *_ in parts]
        while len(parts) > 2 and view.chance and rest.width() - sum(wide) - 2 * len(wide) * _SPACE < _LEAST_NAME:
            del parts[-1], wide[-1]
        right = rest.right()
        for (text, font, ink, opacity), width in reversed(list(zip(parts, wide, strict=True))):
            if text:
                painter.setOpacity(opacity)
                draw_text(painter, QRectF(right - width - 1, rest.top(), width + 1, rest.height()), text, font, ink)
                right -= width + 2 * _SPACE
        painter.setOpacity(1.0)
        return right + _SPACE

    def _paint_names(self, painter: QPainter, room: QRectF, name: str, below: str, color: QColor) -> None:
        upper, lower = QRectF(room), QRectF(room)
        if below:
            upper.setBottom(room.center().y() + 1)
            lower.setTop(room.center().y() + 1)
            draw_fitted(painter, lower, below, fonts.font(12), color, AlignLeft)
        draw_fitted(painter, upper, name, fonts.font(13, QFont.Weight.Bold), theme().q("text"), AlignLeft)


class SeatStrip(QFrame):
    """The seats side by side, as wide as each other, below the bar that they share; hidden in a game of one.

    Signals:
        seatRequested: the place of a seat that was pressed.
    """

    seatRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.seats: list[SeatButton] = []
        self._row = filled(QHBoxLayout(self), spacing=_SPACE)
        self.beat = QTimer(self, interval=_BEAT)
        self.beat.timeout.connect(self._blink)
        self.set_low(False)
        self.hide()

    @property
    def _views(self) -> list[SeatView]:
        return [seat.view for seat in self.seats if seat.view is not None]

    @property
    def shares(self) -> tuple[float | None, ...]:
        """The parts of the bar: None where they are being worked out, and none at all where no chance may be seen."""
        return tuple(view.share for view in self._views) if any(view.chance for view in self._views) else ()

    def set_low(self, is_low: bool) -> None:
        """Be lower, without second lines, or as high as there is room for."""
        self.setFixedHeight(SMALL_HEIGHT if is_low else HEIGHT)
        self._margins = _SMALL_MARGINS if is_low else _MARGINS
        self._place_row()

    def set_view(self, views: Sequence[SeatView], *, moves: bool = False) -> None:
        """Show the seats; none for no strip at all. The dots of chances that are worked out pulse if it `moves`."""
        while len(self.seats) > len(views):
            discard(self.seats.pop())
        while len(self.seats) < len(views):
            self._add_seat()
        for seat, view in zip(self.seats, views, strict=True):
            seat.set_view(view)
            seat.is_faint = seat.is_faint and view.waits
        if not (moves and any(view.waits for view in views)):
            self.beat.stop()
        elif not self.beat.isActive():
            self.beat.start()
        self._place_row()
        self.setVisible(bool(views))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar in the colours of the seats, grey until all of it is known."""
        super().paintEvent(event)
        shares = [share for share in self.shares if share is not None]
        if not self.shares:
            return
        painter, font = smooth_painter(self), fonts.font(12)
        left, top, right, _bottom = self._margins
        line = QRectF(left + _INSET, top, self.width() - left - right - 2 * _INSET, _LINE)
        wide = QFontMetricsF(font).horizontalAdvance(match_words.chance_of_winning()) + 1
        draw_text(painter, line, match_words.chance_of_winning(), font, theme().q("muted"), AlignLeft)
        bar = QRectF(line.left() + wide + 10, line.center().y() - _BAR / 2, line.width() - wide - 10, _BAR)
        if len(shares) < len(self.shares):
            draw_bar(painter, bar, theme().q("track"))
            return
        parts = [place for place, share in enumerate(shares) if share > 0.0]
        room = bar.width() - _BETWEEN * (len(parts) - 1) - _BAR * len(parts)  # each has at least its round ends
        x = bar.left()
        for place in parts:
            part = QRectF(x, bar.top(), _BAR + room * shares[place], _BAR)
            draw_bar(painter, part, theme().q(self._views[place].color))
            x = part.right() + _BETWEEN

    def _place_row(self) -> None:
        left, top, right, bottom = self._margins
        self._row.setContentsMargins(left, top + (_LINE + 2 if self.shares else 0), right, bottom)

    def _blink(self) -> None:
        for seat in self.seats:
            seat.is_faint = not seat.is_faint
            seat.update()

    def _add_seat(self) -> None:
        seat = SeatButton()
        seat.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        seat.clicked.connect(partial(self.seatRequested.emit, len(self.seats)))
        self.seats.append(seat)
        self._row.addWidget(seat, 1)

    def focus_order(self) -> list[QWidget]:
        return list(self.seats)
