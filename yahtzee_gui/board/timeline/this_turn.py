# SPDX-License-Identifier: MIT
"""Where the turn ends, as a bar for each box, with a tick at the best chance of that box if it is all one wants."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.tray.drawn_dice import draw_dice
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_fitted, draw_wrapped, smooth_painter
from yahtzee_gui.kit.labels import Picture, set_tooltip
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.on_screen import ScrollPage
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_ROW, _HEAD = 23.0, 20.0
_DIE, _BAR = 15.0, 11.0
_NAME, _CHANCE, _POINTS, _KEEP, _MOST = 0.24, 58.0, 40.0, 92.0, 60.0
_LONGEST_NAME, _SHORTEST_NAME, _LEAST_BAR = 128.0, 86.0, 24.0
_NARROW, _NARROW_KEEP, _NARROW_CHANCE, _NARROW_POINTS = 400, 62.0, 44.0, 28.0
_MOST_DICE, _LEAST_DIE = 5, 11.0
_BETWEEN_HEADS = 8


@dataclass(frozen=True)
class BoxRow:
    """A box: how often the turn ends there and with how many points, the most one could do for it, and by what keep.

    Chances are 0 to 1 for the bar and its tick, and texts as they are written. Of a row that `is_zero` no more than a
    zero comes: below that of a box it tells how often the turn ends there with nothing.
    """

    name: str
    chance: float
    chance_text: str
    points: str
    most: float | None = None
    most_text: str = ""
    keep: Dice | None = None
    keep_text: str = ""
    spoken: str = ""
    is_zero: bool = False


@dataclass(frozen=True)
class ThisTurnView:
    """What the face shows: a row for each box, or a message."""

    rows: tuple[BoxRow, ...] = ()
    message: str = ""
    heads: tuple[str, str] = ("", "")


class BoxChart(Picture):
    """The rows, painted; as high as they are many."""

    def __init__(self) -> None:
        super().__init__()
        self.view = ThisTurnView()

    def set_view(self, view: ThisTurnView) -> None:
        self.view = view
        self.setAccessibleName(words.turn_face())
        self.setAccessibleDescription("; ".join(row.spoken for row in view.rows) or view.message)
        set_tooltip(self, words.tick_hint() if view.rows else "")
        self.setMinimumHeight(int(_HEAD + _ROW * len(view.rows)) + 2 if view.rows else 60)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, int(_HEAD + _ROW * len(self.view.rows)) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        area = QRectF(self.rect())
        if not self.view.rows:
            draw_wrapped(painter, area.adjusted(12, 0, -12, 0), self.view.message, fonts.font(13), theme().q("muted"))
            return
        columns = _columns(area, self._most_dice)
        self._paint_heads(painter, columns)
        for number, row in enumerate(self.view.rows):
            self._paint_row(painter, columns, _HEAD + number * _ROW, row)

    @property
    def _most_dice(self) -> int | None:
        """How many dice the longest keep has; None where there are no keeps."""
        return max((len(row.keep) for row in self.view.rows if row.keep is not None), default=None)

    def _paint_heads(self, painter: QPainter, columns: Sequence[tuple[float, float]]) -> None:
        """Paint the heads over their columns; long ones begin further left, where there is room."""
        font, ink = fonts.font(11), theme().q("muted")
        _, bar, _, points, keep, most = columns
        widths = [math.ceil(QFontMetricsF(font).horizontalAdvance(head)) for head in self.view.heads]
        end = most[0] + most[1]
        right = min(keep[0], end - widths[1])
        until = min(points[0] + points[1], right - _BETWEEN_HEADS)
        left = min(bar[0], until - widths[0])
        draw_fitted(painter, QRectF(left, 0, until - left, _HEAD), self.view.heads[0], font, ink, AlignLeft)
        draw_fitted(painter, QRectF(right, 0, end - right, _HEAD), self.view.heads[1], font, ink, AlignRight)

    def _paint_row(self, painter: QPainter, columns: Sequence[tuple[float, float]], top: float, row: BoxRow) -> None:
        name, bar, chance, points, keep, most = (QRectF(x, top, width, _ROW) for x, width in columns)
        draw_fitted(painter, name, row.name, fonts.font(13), theme().q("text"), AlignLeft)
        self._paint_bar(painter, bar, row)
        bold = fonts.font(12, QFont.Weight.DemiBold)
        draw_fitted(painter, chance, row.chance_text, bold, theme().q("text"), AlignRight)
        draw_fitted(painter, points, row.points, fonts.font(12), theme().q("muted"), AlignRight)
        draw_fitted(painter, most, row.most_text, fonts.font(12), theme().q("muted"), AlignRight)
        if row.keep:
            size = min(_DIE, keep.width() / (self._most_dice or _MOST_DICE) - 2)
            draw_dice(
                painter, keep.adjusted(keep.width() - len(row.keep) * (size + 2), 0, 0, 0), row.keep, size, size + 2
            )
        else:
            draw_fitted(painter, keep, row.keep_text, fonts.font(11), theme().q("muted"), AlignRight)

    def _paint_bar(self, painter: QPainter, room: QRectF, row: BoxRow) -> None:
        if not room.width():
            return
        track = QRectF(room.x(), room.center().y() - _BAR / 2, room.width(), _BAR)
        draw_bar(painter, track, theme().q("track"))
        if row.chance > 0.0:
            share = QRectF(track.x(), track.y(), max(5.0, track.width() * row.chance), track.height())
            draw_bar(painter, share, theme().q("loss" if row.is_zero else "accent"))
        if row.most is not None:
            x = track.x() + track.width() * row.most
            painter.setPen(QPen(theme().q("text"), 2))
            painter.drawLine(QPointF(x, track.top() - 3), QPointF(x, track.bottom() + 3))


def _columns(area: QRectF, most_dice: int | None) -> list[tuple[float, float]]:
    """Return left edge and width of name, bar, chance, points, keep and best chance; closer where room is scarce.

    Where dice would be too small to read, there is no bar: the figure beside it says the same.
    """
    inner, is_narrow = area.adjusted(4, 0, -6, 0), area.width() < _NARROW
    name = min(_LONGEST_NAME, max(_SHORTEST_NAME, inner.width() * _NAME))
    keep = (_KEEP if not is_narrow else _NARROW_KEEP) if most_dice is not None else _KEEP / 2
    chance, points, most = (
        (_CHANCE, _POINTS, _MOST) if not is_narrow else (_NARROW_CHANCE, _NARROW_POINTS, _NARROW_CHANCE)
    )
    gaps = (6.0, 6.0, 2.0, 8.0, 2.0, 0.0) if not is_narrow else (4.0, 5.0, 6.0, 6.0, 2.0, 0.0)
    left = inner.width() - name - chance - points - most - sum(gaps)
    least = min(keep, (most_dice or 0) * (_LEAST_DIE + 2))
    keep = min(keep, left - _LEAST_BAR) if least <= left - _LEAST_BAR else left
    bar = left - keep
    found, x = [], inner.x()
    for width, gap in zip((name, bar, chance, points, keep, most), gaps, strict=True):
        found.append((x, width))
        x += width + gap
    return found


class ThisTurnFace(QFrame):
    """The face with the rows, which scrolls where it is low."""

    def __init__(self) -> None:
        super().__init__()
        self.chart = BoxChart()
        self._page = ScrollPage(is_in_card=True)
        self._page.column.addWidget(self.chart)
        filled(QVBoxLayout(self), self._page, margins=(0, 0, 0, 0))

    def set_view(self, view: ThisTurnView) -> None:
        self.chart.set_view(view)

    def focus_order(self) -> list[QWidget]:
        return [self._page]
