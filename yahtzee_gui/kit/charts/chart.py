# SPDX-License-Identifier: MIT
"""A chart is a picture of figures of which each can be pointed at: with the mouse, or stepped to with the arrow keys.

What stands there is said on a card, and by a screen reader. What is painted, axes with round figures included, does not
depend on the widget, so that the same chart can be a picture in a file.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import (
    AlignLeft,
    AlignRight,
    draw_fitted,
    draw_ring,
    draw_text,
    draw_wrapped,
    smooth_painter,
)
from yahtzee_gui.kit.input import Ringed, is_alone
from yahtzee_gui.kit.labels import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import numbers

_CORNER = 4.0
_STEPS = (1.0, 2.0, 5.0, 10.0)
LABEL = 16
"""How high a line of text beside or in a plot is."""
_TICK = 32  # pixels between two of the values, at least


@dataclass(frozen=True)
class Line:
    """A dashed line across a plot at a value, with its name."""

    value: float
    name: str


@dataclass(frozen=True)
class Scale:
    """Round values at the edge of a plot, which goes from `low` at the height `bottom` to `high` at `top`."""

    ticks: tuple[float, ...]
    low: float
    high: float
    top: float
    bottom: float

    def y(self, value: float) -> float:
        """Return how far down a value is; what lies beyond the ends is at the end."""
        share = (value - self.low) / (self.high - self.low)
        return self.bottom - (self.bottom - self.top) * min(max(share, 0.0), 1.0)


def scale_for(low: float, high: float, plot: QRectF) -> Scale:
    """Return the scale of a plot that shows `low` to `high`, with as many round values as have room."""
    ticks = round_ticks(low, high, max(2, int(plot.height() // _TICK)))
    slack = 1e-9 * (high - low)  # a value beyond an end would stand at the end, where another one belongs
    within = tuple(tick for tick in ticks if low - slack <= tick <= high + slack)
    return Scale(within or (low, high), low, high, plot.top(), plot.bottom())


def round_ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """Return equally spaced round values that cover `low` to `high`, at most `most` steps of them."""
    span = max(high - low, 1e-9)
    size = 10.0 ** math.floor(math.log10(span / max(1, most)))
    for factor in (*_STEPS, *(10.0 * step for step in _STEPS)):
        step = factor * size
        first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        if last - first <= max(1, most):
            return tuple(step * number for number in range(first, max(last, first + 1) + 1))
    return low, high


def tick_text(ticks: Sequence[float], value: float, unit: str = "") -> str:
    """Return a value at the edge with as many decimal places as the steps between them need, and a true minus."""
    step = ticks[1] - ticks[0] if len(ticks) > 1 else ticks[0]
    places = next((places for places in range(4) if abs(round(step, places) - step) < 1e-9), 4)
    return numbers.decimal(value + 0.0, places).replace("-", numbers.MINUS) + unit


def paint_ticks(painter: QPainter, plot: QRectF, scale: Scale, *, in_percent: bool = False) -> None:
    """Paint a fine line at each value, and the value left of it."""
    for value in scale.ticks:
        y = scale.y(value)
        painter.setPen(QPen(theme().q("card_edge"), 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        cell = QRectF(0, y - LABEL / 2, plot.left() - 6, LABEL)
        text = tick_text(scale.ticks, value, " %" if in_percent else "")
        draw_fitted(painter, cell, text, fonts.font(11), theme().q("muted"), AlignRight)


def paint_line(painter: QPainter, plot: QRectF, scale: Scale, line: Line) -> None:
    """Paint a dashed line with its name behind its end, where `room_for` leaves it room."""
    y = scale.y(line.value)
    painter.setPen(QPen(theme().q("faint"), 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
    label = QRectF(plot.right() + _BEHIND, y - LABEL / 2, room_for(line), LABEL)
    draw_text(painter, label, line.name, fonts.font(11), theme().q("muted"), AlignLeft)


def room_for(line: Line | None) -> float:
    """Return how much room the name of a line takes on the right of its plot."""
    return QFontMetricsF(fonts.font(11)).horizontalAdvance(line.name) + 2 * _BEHIND if line is not None else 0.0


def paint_column(painter: QPainter, bar: QRectF, color: QColor) -> None:
    """Paint a bar that stands on the ground: only its upper corners are round."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.setClipRect(bar)
    painter.drawRoundedRect(bar.adjusted(0, 0, 0, _CORNER), _CORNER, _CORNER)
    painter.restore()


_LINE, _INSET, _AWAY = 17, 9, 11
_BEHIND = 6


def paint_hover_card(painter: QPainter, area: QRectF, point: QPointF, lines: Sequence[str]) -> None:
    """Paint a card with some lines beside `point`, within `area`."""
    font_of = [fonts.font(12, QFont.Weight.DemiBold), *[fonts.font(12)] * (len(lines) - 1)]
    widest = max(QFontMetricsF(font).horizontalAdvance(line) for font, line in zip(font_of, lines, strict=True))
    width = min(widest + 2 * _INSET + 2, area.width() - 4.0)
    height = len(lines) * _LINE + 2 * (_INSET - 3)
    card = beside(area, point, width, height)
    painter.setPen(QPen(theme().q("card"), 1))
    painter.setBrush(theme().q("text"))
    painter.drawRoundedRect(card, 7, 7)
    for number, (font, line) in enumerate(zip(font_of, lines, strict=True)):
        row = card.adjusted(_INSET, _INSET - 3 + number * _LINE, -_INSET, 0)
        row.setHeight(_LINE)
        draw_fitted(painter, row, line, font, theme().q("card"), AlignLeft)


def beside(area: QRectF, point: QPointF, width: float, height: float) -> QRectF:
    """Return the place of a card: right of a point, else left of it, else above or below, where there is room."""
    left, top = point.x() + _AWAY, point.y() - height / 2
    if left + width > area.right() - 2:
        left = point.x() - _AWAY - width
    if left < area.left() + 2:
        left = min(max(area.left() + 2.0, point.x() - width / 2), area.right() - width - 2)
        is_low = point.y() > area.center().y()
        top = point.y() - _AWAY - height if is_low else point.y() + _AWAY
    return QRectF(left, min(max(area.top() + 2.0, top), area.bottom() - height - 2), width, height)


_BACK, _ON = (Qt.Key.Key_Left, Qt.Key.Key_Up), (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_PAGE, _FAR = 10, Qt.KeyboardModifier.ControlModifier


class Chart(Ringed, Picture):
    """What all plots have in common; each kind says where its items are and paints them.

    Signals:
        itemRequested: the number of an item that was clicked, or on which Enter was pressed.
    """

    itemRequested = Signal(int)

    _ring_is_below = False

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._size = size
        self._cards: Sequence[tuple[str, ...]] = ()
        self._summary = self._message = ""
        self._pointed: int | None = None
        self._hovered: int | None = None
        self._can_ask = False
        self.setMouseTracking(True)
        self.setMinimumSize(size.width() // 2, size.height() // 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ---- what each kind of chart says ----

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return where an item is when the chart fills `area`."""
        raise NotImplementedError

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the item that the mouse points at, if there is one."""
        raise NotImplementedError

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the chart into `area`; there is something in it."""
        raise NotImplementedError

    # ---- what all have ----

    def show_items(
        self, name: str, summary: str, cards: Sequence[tuple[str, ...]], message: str = "", *, can_ask: bool = False
    ) -> None:
        """Show other items: what the chart is, what it shows in a sentence, and the card of each item.

        A `message` stands where there are none; `can_ask` says whether a click on one does something.
        """
        self._cards, self._summary, self._message, self._can_ask = cards, summary, message, can_ask
        self._pointed = self._hovered = None
        self.setAccessibleName(name)
        self.setAccessibleDescription(summary or message)
        self._let_focus()
        self.update()

    def _let_focus(self) -> None:
        """Take the keyboard only where there are items to step through."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._cards else Qt.FocusPolicy.NoFocus)

    @property
    def card(self) -> tuple[str, ...]:
        """The lines of the card that is shown: of the item under the mouse, else of the one stepped to."""
        item = self._carded()
        return self._cards[item] if item is not None else ()

    def sizeHint(self) -> QSize:
        return self._size

    def _carded(self) -> int | None:
        return self._hovered if self._hovered is not None or not self.hasFocus() else self._pointed

    @property
    def _area(self) -> QRectF:
        """What is painted, before it is zoomed."""
        return QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.nearest(event.position() / self.zoom, self._area) if self._cards else None)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def _hover(self, item: int | None) -> None:
        if item != self._hovered:
            self._hovered = item
            is_link = item is not None and self._can_ask
            self.setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        item = self.nearest(event.position() / self.zoom, self._area) if self._cards else None
        if event.button() == Qt.MouseButton.LeftButton and item is not None:
            self.itemRequested.emit(item)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that step from item to item, where the window has another use for them."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and self._has_use(event):
            event.accept()
            return True
        return super().event(event)

    def _has_use(self, event: QKeyEvent) -> bool:
        return bool(self._cards) and event.key() in (*_BACK, *_ON, *_ENDS, *_PRESSES) and is_alone(event, _FAR)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step from item to item; Enter asks for the one that was stepped to."""
        self.show_ring(True)
        target = self._target(Qt.Key(event.key()), bool(event.modifiers() & _FAR))
        if not is_alone(event, _FAR):
            event.ignore()
        elif self._cards and target is not None:
            self.point_at(min(max(target, 0), len(self._cards) - 1))
        elif event.key() in _PRESSES and self._cards and self._can_ask:
            if self._pointed is None:
                self.point_at(0)  # so that it is seen what the next press asks for
            else:
                self.itemRequested.emit(self._pointed)
        else:
            super().keyPressEvent(event)

    def _target(self, key: Qt.Key, far: bool) -> int | None:
        last, step = len(self._cards) - 1, _PAGE if far else 1
        if key in _BACK:
            return (self._pointed if self._pointed is not None else last + step) - step
        if key in _ON:
            return (self._pointed if self._pointed is not None else -step) + step
        return {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(key)

    def point_at(self, item: int) -> None:
        """Show the card of an item, and have a screen reader say it."""
        self._pointed, self._hovered = item, None
        self.setAccessibleDescription(". ".join(self._cards[item]))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take ring and card away."""
        super().focusOutEvent(event)
        self.setAccessibleDescription(self._summary or self._message)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        if self._ring_is_below:
            self._paint_ring(painter)
        self.paint(painter, self._area)
        if not self._ring_is_below:
            self._paint_ring(painter)
        item = self._carded()
        if item is not None and self._cards[item]:
            paint_hover_card(painter, self._area, self.place(item, self._area), self._cards[item])

    def _paint_ring(self, painter: QPainter) -> None:
        if self.has_ring:
            draw_ring(painter, self._area, 8)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint what is shown into `area`, be it of a widget or of a picture."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._cards:
            self.draw(painter, area)
        else:
            draw_wrapped(painter, area.adjusted(12, 0, -12, 0), self._message, fonts.font(13), theme().q("muted"))
