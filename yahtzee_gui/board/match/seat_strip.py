# SPDX-License-Identifier: MIT
"""The seat strip stands above a match: everybody at the table, with the points so far and the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.strengths import Face
from yahtzee_gui.board.match import words
from yahtzee_gui.board.match.faces import SEAT_COLORS, draw_face, draw_initial
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted, fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.layouts import discard, filled
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

HEIGHT, SMALL_HEIGHT = 62, 50
_GAP = 10
_INSETS, _SPACES, _DISCS = (12, 8), (10, 6), (36, 26)
"""The room inside a seat, between its parts, and the size of the face, in wide seats and in narrow ones."""
_NARROW = 190
_ROUND = 12
_WIDE = 250  # from here on the total stands in the middle of the seat, as large as a total should be
_TOTAL, _CHANCE = 62, 74
_SMALL_TOTAL, _SMALL_CHANCE = 17, 12


@dataclass(frozen=True)
class SeatView:
    """What is shown of a seat.

    Attributes:
        name: who sits there.
        face: the opponent's; None for a person, who has the first letter of the name.
        detail: what there is to say below the name.
        total: the points so far.
        chance: the chance to win; empty where it is not known, or may not be seen.
        is_approximate: whether that is not exact.
        is_to_move: whether it is this seat's turn.
        is_open: whether its scorecard is the one that is shown.
        leads: whether no one has more points.
        spoken: all of it.
        hint: the tooltip.
    """

    name: str
    face: Face | None
    detail: str
    total: str
    chance: str = ""
    is_approximate: bool = False
    is_to_move: bool = False
    is_open: bool = False
    leads: bool = False
    spoken: str = ""
    hint: str = ""


class SeatButton(Ringed, QPushButton):
    """One seat; pressed, it has its scorecard shown."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self._place = place
        self.view: SeatView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_view(self, view: SeatView) -> None:
        """Show `view`."""
        if view != self.view:
            self.view = view
            self.setAccessibleName(view.spoken)
            set_tooltip(self, view.hint)
            self.update()

    def sizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(100, SMALL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, the face, name and detail, total and chance."""
        view = self.view
        if view is None:
            return
        painter = smooth_painter(self)
        self._paint_card(painter, view)
        kind = self.width() < _NARROW
        inset, space = _INSETS[kind], _SPACES[kind]
        inner = QRectF(self.rect()).adjusted(inset, 6, -inset, -6)
        side = min(float(_DISCS[kind]), inner.height() - 4)
        disc = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        ground = theme().q(SEAT_COLORS[self._place % len(SEAT_COLORS)])
        if view.face is not None:
            draw_face(painter, disc, view.face, ground, theme().q("on_character"))
        else:
            letter = "on_accent" if self._place == 0 else "on_character"
            draw_initial(painter, disc, view.name, ground, theme().q(letter))
        rest = QRectF(disc.right() + space, inner.top(), inner.right() - disc.right() - space, inner.height())
        (self._paint_wide if self.width() >= _WIDE else self._paint_narrow)(painter, rest, view)

    def _paint_card(self, painter: QPainter, view: SeatView) -> None:
        colors = theme()
        edge = float(colors.edge)
        if self.has_ring:
            edge, line = float(colors.focus_edge), colors.q("focus")
        elif view.is_open:
            edge, line = max(2.0, edge), colors.q("accent")
        else:
            line = colors.q("outline")
        ground = "selection" if view.is_to_move else "hover" if self.underMouse() else "card"
        painter.setPen(QPen(line, edge))
        painter.setBrush(colors.q(ground))
        rect = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.drawRoundedRect(rect, _ROUND, _ROUND)

    def _paint_wide(self, painter: QPainter, rest: QRectF, view: SeatView) -> None:
        chance = QRectF(rest.right() - _CHANCE, rest.top(), _CHANCE, rest.height())
        total = QRectF(chance.left() - _TOTAL, rest.top(), _TOTAL, rest.height())
        if not view.chance:
            total.moveRight(rest.right())
        names = QRectF(rest.left(), rest.top(), total.left() - rest.left() - 6, rest.height())
        self._paint_names(painter, names, view)
        self._paint_total(painter, total, view, 22)
        if view.is_approximate:
            word = QRectF(chance.left(), chance.center().y() - 19, chance.width(), 20)
            draw_fitted(painter, word, words.about(), fonts.font(12), theme().q("muted"), AlignRight)
            chance = QRectF(chance.left(), chance.center().y() + 1, chance.width(), 18)
        self._paint_chance(painter, chance, view, 16)

    def _paint_narrow(self, painter: QPainter, rest: QRectF, view: SeatView) -> None:
        half = rest.height() / 2
        total = QFontMetricsF(fonts.font(_SMALL_TOTAL, QFont.Weight.Bold)).horizontalAdvance(view.total)
        chance = QFontMetricsF(fonts.font(_SMALL_CHANCE, QFont.Weight.Bold)).horizontalAdvance(_short(view))
        wide = max(total, chance) + 2
        figures = QRectF(rest.right() - wide, rest.top(), wide, rest.height())
        self._paint_names(
            painter, QRectF(rest.left(), rest.top(), figures.left() - rest.left() - 4, rest.height()), view
        )
        upper, lower = QRectF(figures), QRectF(figures)
        upper.setHeight(half)
        lower.setTop(upper.bottom())
        self._paint_total(painter, upper if view.chance else figures, view, _SMALL_TOTAL)
        self._paint_chance(painter, lower, view, _SMALL_CHANCE)

    def _paint_names(self, painter: QPainter, room: QRectF, view: SeatView) -> None:
        upper = QRectF(room.left(), room.center().y() - 19, room.width(), 20)
        lower = QRectF(room.left(), room.center().y() + 1, room.width(), 18)
        draw_fitted(painter, upper, view.name, fonts.font(13, QFont.Weight.Bold), theme().q("text"), AlignLeft)
        color = theme().q("accent" if view.is_to_move else "muted")
        draw_fitted(painter, lower, view.detail, fonts.font(12), color, AlignLeft)

    def _paint_total(self, painter: QPainter, room: QRectF, view: SeatView, size: int) -> None:
        weight = QFont.Weight.Bold if view.leads else QFont.Weight.DemiBold
        painter.setFont(fitted(fonts.font(size, weight), view.total, room.width()))
        painter.setPen(theme().q("text"))
        painter.drawText(room, AlignRight, view.total)

    def _paint_chance(self, painter: QPainter, room: QRectF, view: SeatView, size: int) -> None:
        color = theme().q("accent" if view.is_to_move else "muted")
        text = view.chance if self.width() >= _WIDE else _short(view)
        draw_fitted(painter, room, text, fonts.font(size, QFont.Weight.Bold), color, AlignRight)


def _short(view: SeatView) -> str:
    """Return a chance where there is no room for the word that it is about right."""
    return f"~{view.chance}" if view.is_approximate else view.chance


class SeatStrip(QWidget):
    """The seats side by side, as wide as each other; hidden in a game of one.

    Signals:
        seatRequested: the place of a seat that was pressed.
    """

    seatRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[SeatButton] = []
        self._row = filled(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=_GAP)
        self.setFixedHeight(HEIGHT)
        self.hide()

    def set_view(self, views: Sequence[SeatView]) -> None:
        """Show the seats; none for no strip at all."""
        while len(self.seats) > len(views):
            discard(self.seats.pop())
        while len(self.seats) < len(views):
            self._add_seat()
        for seat, view in zip(self.seats, views, strict=True):
            seat.set_view(view)
        self.setVisible(bool(views))

    def _add_seat(self) -> None:
        seat = SeatButton(len(self.seats))
        seat.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        seat.clicked.connect(partial(self.seatRequested.emit, len(self.seats)))
        self.seats.append(seat)
        self._row.addWidget(seat, 1)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return list(self.seats)
