# SPDX-License-Identifier: MIT
"""The split chart is the waterfall from par over luck and points lost to the score."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.drawing import AlignLeft, AlignRight, draw_text
from yahtzee_gui.widgets.basic.fitting import draw_fitted
from yahtzee_gui.widgets.basic.picture import Picture
from yahtzee_gui.wording.game import announcing

_ROW = 24
_LABEL_WIDTH, _NUMBER_WIDTH = 92, 64


@dataclass(frozen=True)
class SplitBar:
    """One bar of the split: from `start` (None: from the edge) to `end`, with its name and number."""

    name: str
    number: str
    start: float | None
    end: float


class SplitChart(Picture):
    """The waterfall from par over luck and points lost to the score."""

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self._colors = colors
        self._bars: tuple[SplitBar, ...] = ()
        self.setFixedHeight(4 * _ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
        self.update()

    def set_bars(self, bars: tuple[SplitBar, ...]) -> None:
        """Show other bars."""
        self._bars = bars
        self.setAccessibleName(announcing.split_heading() if bars else "")
        self.setAccessibleDescription(", ".join(f"{bar.name} {bar.number}" for bar in bars))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size the chart would like."""
        return QSize(420, 4 * _ROW)

    def _scale(self) -> tuple[float, float]:
        """Return the lowest and highest value of the scale: room left of the lowest bar, none right of the highest."""
        ends = [bar.end for bar in self._bars]
        spread = max(max(ends) - min(ends), 20.0)
        return min(ends) - 0.6 * spread, max(ends)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each bar, joined by thin lines where one begins at the end of the other."""
        if not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high = self._scale()
        area = QRectF(_LABEL_WIDTH, 0, self.width() - _LABEL_WIDTH - _NUMBER_WIDTH, self.height())

        def x(value: float) -> float:
            return area.x() + area.width() * (value - low) / (high - low)

        for number, bar in enumerate(self._bars):
            row = QRectF(0, number * _ROW, self.width(), _ROW)
            strong = bar.start is None
            weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
            name = QRectF(0, row.y(), _LABEL_WIDTH - 6, _ROW)
            draw_fitted(painter, name, bar.name, fonts.font(13, weight), self._colors.q("text"), AlignLeft)
            draw_text(painter, row, bar.number, fonts.font(13, weight), self._colors.q("text"), AlignRight)
            start = area.x() if bar.start is None else x(bar.start)
            left, right = sorted((start, x(bar.end)))
            painter.setPen(Qt.PenStyle.NoPen)
            role = "accent" if strong else "gain" if x(bar.end) >= start else "loss"
            painter.setBrush(self._colors.q(role))
            painter.drawRoundedRect(QRectF(left, row.y() + 5, max(2.0, right - left), _ROW - 10), 3, 3)
            if number < len(self._bars) - 1:
                painter.setPen(QPen(self._colors.q("faint"), 1))
                painter.drawLine(int(x(bar.end)), int(row.bottom() - 5), int(x(bar.end)), int(row.bottom() + 5))
