# SPDX-License-Identifier: MIT
"""Part rows show what a difference is made of: a row for each part, and their sum.

Bars start from a common zero, gains to the right and losses to the left; the sign of the number says the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

ROW = 18
NUMBER_WIDTH = 52.0
NAME_SHARE = 0.46
BAR = 8.0


@dataclass(frozen=True)
class PartRow:
    """A part of a difference: its name, the points, rounded as they are written, and the number that is written."""

    name: str
    points: float
    number: str

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it."""
        return f"{self.name} {self.number}"


@dataclass(frozen=True)
class BarScale:
    """How far bars reach to the left of zero and to the right, in points."""

    left: float = 0.0
    right: float = 0.0

    @classmethod
    def of(cls, rows: Sequence[PartRow]) -> BarScale:
        """Return the scale on which the bars of `rows` fill their room."""
        points = [row.points for row in rows]
        return cls(max(0.0, -min(points, default=0.0)), max(0.0, max(points, default=0.0)))

    def bar(self, room: QRectF, points: float) -> QRectF:
        """Return the bar of a number of points in `room`."""
        unit = room.width() / ((self.left + self.right) or 1.0)
        zero = room.x() + self.left * unit
        length = max(2.0, abs(points) * unit)
        return QRectF(zero if points > 0 else zero - length, room.center().y() - BAR / 2, length, BAR)

    def zero(self, room: QRectF) -> float:
        """Return where zero lies in `room`."""
        return room.x() + room.width() * self.left / ((self.left + self.right) or 1.0)


def _paint_part(painter: QPainter, line: QRectF, row: PartRow, scale: BarScale, ink: str) -> None:
    """Paint a part: its name, its bar to the left or the right of zero, and its number, whose sign says the same."""
    name_width = NAME_SHARE * line.width()
    name = QRectF(line.x(), line.y(), name_width - 6, line.height())
    draw_fitted(painter, name, row.name, fonts.font(12), theme().q(ink), AlignLeft)
    room = QRectF(line.x() + name_width, line.y(), line.width() - name_width - NUMBER_WIDTH, line.height())
    zero = scale.zero(room)
    painter.setPen(QPen(theme().q("control_edge"), 1))
    painter.drawLine(int(zero), int(line.top()), int(zero), int(line.bottom()))
    if row.points:
        draw_bar(painter, scale.bar(room, row.points), theme().q("gain" if row.points > 0 else "loss"))
    figure = theme().q("text" if row.points else "faint")
    draw_text(painter, line, row.number, fonts.font(12, QFont.Weight.Medium), figure, AlignRight)


class PartRows(Picture):
    """A line with a bar for each part, to the left or to the right of a common zero."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[PartRow, ...] = ()
        self._scale = BarScale()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: tuple[PartRow, ...], scale: BarScale) -> None:
        """Show other rows."""
        self.rows, self._scale = rows, scale
        self.setAccessibleName(explanation_words.parts_heading() if rows else "")
        self.setAccessibleDescription(", ".join(row.spoken for row in rows))
        self.setFixedHeight(ROW * len(rows))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the rows."""
        return QSize(280, ROW * len(self.rows))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        painter = smooth_painter(self)
        for number, row in enumerate(self.rows):
            line = QRectF(0, number * ROW, self.width(), ROW)
            _paint_part(painter, line, row, self._scale, "text" if row.points else "faint")


class SumRow(Picture):
    """The sum below the parts, under a line."""

    def __init__(self) -> None:
        super().__init__()
        self._row: PartRow | None = None
        self.setFixedHeight(ROW)

    def set_row(self, row: PartRow | None) -> None:
        """Show the sum, or nothing."""
        self._row = row
        self.setAccessibleName(row.spoken if row is not None else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line and the sum."""
        if self._row is None:
            return
        painter, line = QPainter(self), QRectF(self.rect())
        painter.setPen(QPen(theme().q("control_edge"), 1))
        painter.drawLine(int(line.right() - NUMBER_WIDTH + 8), 1, int(line.right()), 1)
        bold = fonts.font(12, QFont.Weight.DemiBold)
        name = line.adjusted(0, 0, -NUMBER_WIDTH, 0)
        draw_fitted(painter, name, self._row.name, bold, theme().q("text"), AlignLeft)
        draw_text(painter, line, self._row.number, bold, theme().q("text"), AlignRight)
