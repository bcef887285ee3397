# SPDX-License-Identifier: MIT
"""The compare table has figures of one option, or of two beside each other: a column for each."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen

from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_HEADING, _NAMES = 26.0, 26.0
_LEAST_ROW, _MOST_ROW = 14.0, 22.0
_INSET, _DIE, _NAME = 8.0, 18.0, 0.34
INKS = ("accent", "second")
"""The colours of an option and the one it is compared against; their swatches differ in shape, too."""


@dataclass(frozen=True)
class CompareRow:
    """A figure of every option, as it is written; `hint` explains it."""

    name: str
    figures: tuple[str, ...]
    hint: str = ""


@dataclass(frozen=True)
class CompareView:
    """What is shown: the options by name and as dice where they keep some, and their figures."""

    heading: str
    names: tuple[str, ...]
    dice: tuple[Dice | None, ...]
    rows: tuple[CompareRow, ...]

    @property
    def spoken(self) -> str:
        """The table as a screen reader says it."""
        lines = [f"{row.name}: {', '.join(filter(None, row.figures))}" for row in self.rows]
        return "; ".join([", ".join(self.names), *lines])


class CompareTable(Picture):
    """The figures, painted; rows are as high as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.view: CompareView | None = None

    def set_view(self, view: CompareView | None) -> None:
        """Show `view`."""
        if view == self.view:
            return
        self.view = view
        self.setAccessibleName(view.heading if view is not None else "")
        self.setAccessibleDescription(view.spoken if view is not None else "")
        hints = [f"{row.name}: {row.hint}" for row in view.rows if row.hint] if view is not None else []
        set_tooltip(self, "\n".join(hints))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heading, options and their figures."""
        view = self.view
        if view is None:
            return
        painter = smooth_painter(self)
        area = QRectF(self.rect()).adjusted(_INSET, 2, -_INSET, -2)
        painter.setPen(QPen(theme().q("card_edge"), 1))
        painter.drawLine(area.topLeft(), area.topRight())
        heading = QRectF(area.x(), area.y(), area.width() * _NAME, _HEADING)
        draw_fitted(painter, heading, view.heading, fonts.font(13, QFont.Weight.DemiBold), theme().q("text"), AlignLeft)
        cells = self._cells(area)
        for number, (cell, name) in enumerate(zip(cells, view.names, strict=True)):
            self._paint_option(painter, QRectF(cell.x(), area.y() + 2, cell.width(), _NAMES - 4), number, name)
        left = area.height() - _HEADING
        height = min(_MOST_ROW, max(_LEAST_ROW, left / max(1, len(view.rows))))
        for number, row in enumerate(view.rows):
            self._paint_row(painter, area, cells, area.y() + _HEADING + number * height, height, row)

    def _cells(self, area: QRectF) -> list[QRectF]:
        assert self.view is not None
        count, left = len(self.view.names), area.x() + area.width() * _NAME
        width = (area.right() - left) / count
        return [QRectF(left + number * width, area.y(), width, area.height()) for number in range(count)]

    def _paint_option(self, painter: QPainter, cell: QRectF, number: int, name: str) -> None:
        """Paint an option right in its column, with the colour that it has in the picture of final scores."""
        assert self.view is not None
        faces, ink = self.view.dice[number], theme().q(INKS[number])
        painter.setPen(QPen(ink, 2.5))
        painter.drawLine(cell.bottomLeft() + (cell.bottomRight() - cell.bottomLeft()) * 0.25, cell.bottomRight())
        if not faces:
            draw_fitted(painter, cell.adjusted(6, 0, 0, -3), name, fonts.font(12), theme().q("text"), AlignRight)
            return
        size = min(_DIE, (cell.width() - 8) / len(faces) - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        for place, face in enumerate(faces):
            x = cell.right() - (len(faces) - place) * (size + 2) + 2
            draw_die(painter, QRectF(x, cell.center().y() - size / 2 - 2, size, size), face)

    def _paint_row(
        self, painter: QPainter, area: QRectF, cells: list[QRectF], top: float, height: float, row: CompareRow
    ) -> None:
        letters = 12 if height >= 17 else 11
        bold = fonts.font(letters, QFont.Weight.DemiBold)
        until = cells[0].right() - QFontMetricsF(bold).horizontalAdvance(row.figures[0]) - _INSET
        name = QRectF(area.x(), top, until - area.x(), height)
        draw_fitted(painter, name, row.name, fonts.font(letters), theme().q("muted"), AlignLeft)
        for cell, figure in zip(cells, row.figures, strict=True):
            draw_text(painter, QRectF(cell.x(), top, cell.width(), height), figure, bold, theme().q("text"), AlignRight)
