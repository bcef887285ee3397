# SPDX-License-Identifier: MIT
"""A grid is a table that is painted: a heading for each column, and cells that are darker the higher their share."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_ROW, _LEAST, _MOST, _FIRST = 24, 84, 170, 118
_AROUND = 8.0  # what a cell leaves free beside its text, in all


@dataclass(frozen=True)
class GridRow:
    """The texts of a row, and how dark each cell is, 0 to 1."""

    cells: tuple[str, ...]
    shades: tuple[float, ...]


@dataclass(frozen=True)
class GridView:
    """Headings and rows."""

    heads: tuple[str, ...] = ()
    rows: tuple[GridRow, ...] = ()


class Grid(Picture):
    """The table, as large as its rows and columns need."""

    def __init__(self) -> None:
        super().__init__()
        self.view = GridView()

    def set_view(self, name: str, view: GridView) -> None:
        """Show `view`, and have a screen reader call it `name`."""
        self.view = view
        self.setAccessibleName(name)
        lines = [
            ", ".join(f"{head} {cell}" for head, cell in zip(view.heads, row.cells, strict=True)) for row in view.rows
        ]
        self.setAccessibleDescription("; ".join(lines))
        self.setFixedHeight(self.sizeHint().height())
        self.setMinimumWidth(self.sizeHint().width())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all rows and columns."""
        columns = max(0, len(self.view.heads) - 1)
        return QSize(round(self._first) + _LEAST * columns, _ROW * (len(self.view.rows) + 1) + 4)

    @property
    def _first(self) -> float:
        """The width of the first column: that of its longest text."""
        measure = QFontMetricsF(fonts.font(12, QFont.Weight.DemiBold))
        texts = [row.cells[0] for row in self.view.rows if row.cells]
        return max([float(_FIRST), *(measure.horizontalAdvance(text) + _AROUND for text in texts)])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the headings and all cells."""
        view = self.view
        if not view.heads:
            return
        painter, first = smooth_painter(self), self._first
        width = min(_MOST, max(_LEAST, (self.width() - first) / max(1, len(view.heads) - 1)))
        bold, plain = fonts.font(12, QFont.Weight.DemiBold), fonts.font(12)
        for number, row in enumerate((GridRow(view.heads, (0.0,) * len(view.heads)), *view.rows)):
            for column, (text, shade) in enumerate(zip(row.cells, row.shades, strict=True)):
                left = first + (column - 1) * width if column else 0.0
                cell = QRectF(left, number * _ROW, width if column else first, _ROW).adjusted(1, 1, -1, -1)
                if shade > 0.0:
                    ground = theme().q("accent")
                    ground.setAlphaF(0.06 + 0.34 * min(1.0, shade))
                    painter.fillRect(cell, ground)
                ink = theme().q("muted" if not number else "text")
                align = AlignCenter if column else AlignLeft
                draw_fitted(painter, cell.adjusted(3, 0, -3, 0), text, bold if not column else plain, ink, align)
