# SPDX-License-Identifier: MIT
"""The course as a path: a bead for each lesson, with its name and what it adds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figures import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.drawing import AlignCenter, draw_text, fill_round
from yahtzee_gui.learn.ways import Stand, paint_bead
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_SIZE, _LEAST_HEIGHT = QSize(1080, 122), 112
_BEAD, _TOP, _LINES, _GAIN = 30.0, 8.0, 46.0, 20.0
_LETTERS = (12, 11)
_WORD = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True)
class CourseStop:
    """A lesson: its number, its name, what it adds, how it stands, and its card."""

    number: str
    name: str
    gain: str
    stand: Stand
    card: tuple[str, ...]


@dataclass(frozen=True)
class PathView:
    """What the path shows."""

    name: str
    stops: tuple[CourseStop, ...] = ()
    summary: str = ""
    figures: ChartFigures = NO_FIGURES


class CoursePath(Chart):
    """The path; the arrow keys go along it, Enter or a click asks for a lesson."""

    def __init__(self) -> None:
        super().__init__(_SIZE)
        self.setMinimumSize(_SIZE.width() // 2, _LEAST_HEIGHT)
        self.view = PathView("")

    def set_view(self, view: PathView) -> None:
        """Show `view`."""
        self.view = view
        self.show_items(view.name, view.summary, [stop.card for stop in view.stops], can_ask=True)

    def _column(self, item: int, area: QRectF) -> QRectF:
        width = area.width() / max(1, len(self.view.stops))
        return QRectF(area.left() + item * width, area.top(), width, area.height())

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return the middle of a bead."""
        return QPointF(self._column(item, area).center().x(), area.top() + _TOP + _BEAD / 2)

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the lesson that the mouse is over."""
        item = int((place.x() - area.left()) // (area.width() / max(1, len(self.view.stops))))
        return item if 0 <= item < len(self.view.stops) else None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the line, then each lesson."""
        for item, stop in enumerate(self.view.stops):
            if stop.stand is Stand.NEXT:
                fill_round(painter, self._column(item, area).adjusted(2, 0, -2, 0), 8, theme().q("selection"))
        for item, stop in enumerate(self.view.stops[1:], 1):
            is_done = stop.stand is not Stand.OPEN and self.view.stops[item - 1].stand is Stand.DONE
            painter.setPen(QPen(theme().q("bar" if is_done else "track"), 2.5))
            painter.drawLine(self.place(item - 1, area), self.place(item, area))
        for item, stop in enumerate(self.view.stops):
            self._paint_stop(painter, self._column(item, area), self.place(item, area), stop)

    def _paint_stop(self, painter: QPainter, column: QRectF, place: QPointF, stop: CourseStop) -> None:
        bead = QRectF(place.x() - _BEAD / 2, place.y() - _BEAD / 2, _BEAD, _BEAD)
        paint_bead(painter, bead, stop.number, stop.stand)
        is_next = stop.stand is Stand.NEXT
        strong = QFont.Weight.DemiBold if is_next else QFont.Weight.Normal
        name = QRectF(column.left() + 4, bead.bottom() + 6, column.width() - 8, _LINES)
        font = next((one for one in self._fonts(strong) if self._fits(one, stop.name, name)), self._fonts(strong)[-1])
        painter.setFont(font)
        painter.setPen(theme().q("text"))
        painter.drawText(name, _WORD, stop.name)
        gain = QRectF(column.left(), name.bottom(), column.width(), _GAIN)
        ink = theme().q("muted" if stop.stand is Stand.DONE else "text")
        draw_text(painter, gain, stop.gain, fonts.font(13, QFont.Weight.DemiBold), ink, AlignCenter)

    @staticmethod
    def _fonts(weight: QFont.Weight) -> list[QFont]:
        return [fonts.font(pixels, weight, columns=False) for pixels in _LETTERS]

    @staticmethod
    def _fits(font: QFont, text: str, rect: QRectF) -> bool:
        needed = QFontMetricsF(font).boundingRect(rect, int(_WORD), text)
        return needed.height() <= rect.height() and needed.width() <= rect.width()
