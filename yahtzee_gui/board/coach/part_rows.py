# SPDX-License-Identifier: MIT
"""Part rows show what a difference is made of: a row for each part, one for all others, and their sum.

Bars start from a common zero, gains to the right and losses to the left; the sign of the number says the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_ring, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import set_tooltip
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


class OthersButton(Ringed, QPushButton):
    """All parts that are not named, as one row: pressed, it shows every part, and pressed again the largest."""

    def __init__(self) -> None:
        super().__init__()
        self._row: PartRow | None = None
        self._scale = BarScale()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setFixedHeight(ROW)
        self.setMinimumWidth(0)

    def set_row(self, row: PartRow | None, scale: BarScale, *, is_unfolded: bool) -> None:
        """Show a row; unfolded, only what pressing does then."""
        self._row, self._scale = (None if is_unfolded else row), scale
        does = explanation_words.show_fewer_parts() if is_unfolded else explanation_words.show_all_parts()
        set_tooltip(self, "" if is_unfolded else does)
        self.setAccessibleName(does if self._row is None else f"{self._row.spoken}: {does}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a row."""
        return QSize(280, ROW)

    def minimumSizeHint(self) -> QSize:
        """Ask for no width: the name is fitted into what there is."""
        return QSize(0, ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row as the others are, its name as something to press, and a ring if it has the keyboard."""
        painter = smooth_painter(self)
        line = QRectF(self.rect())
        if self.underMouse():
            fill_round(painter, line.adjusted(-4, 0, 4, 0), 4, theme().q("hover"))
        if self._row is not None:
            _paint_part(painter, line, self._row, self._scale, "accent")
        else:
            font, ink = fonts.font(12), theme().q("accent")
            draw_fitted(painter, line, explanation_words.show_fewer_parts(), font, ink, AlignLeft)
        if self.has_ring:
            draw_ring(painter, line, 4)


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
