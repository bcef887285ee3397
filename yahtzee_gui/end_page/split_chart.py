# SPDX-License-Identifier: MIT
"""The split chart is the waterfall from par over luck and points lost to the score, to scale from zero."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import announcing

_ROWS = 4
_LEAST_ROW, _MOST_ROW, _LOW_ROW = 20, 30, 17
_LABEL_WIDTH, _MOST_LABEL, _NUMBER_WIDTH = 104, 168, 76
_THICKNESS = 0.58
_NOTE_AWAY, _LABEL_GAP = 10.0, 8.0


@dataclass(frozen=True)
class SplitBar:
    """One bar of the split: from `start` (None: from zero) to `end`, with its name and number.

    A `note` stands in the row before a bar that does not begin at zero; `hint` says what the bar is.
    """

    name: str
    number: str
    start: float | None
    end: float
    note: str = ""
    hint: str = ""


class SplitChart(Picture):
    """The waterfall from par over luck and points lost to the score; `bars` are what it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.bars: tuple[SplitBar, ...] = ()
        self._least_row = _LEAST_ROW
        self._fit_rows()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_low(self, is_low: bool) -> None:
        """Have rows as low as they can be, in a low window."""
        self._least_row = _LOW_ROW if is_low else _LEAST_ROW
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Have room for every row: a match has one more, and its letters need as much."""
        self.setMinimumHeight(self._rows * self._least_row)
        self.setMaximumHeight(self._rows * _MOST_ROW)

    def set_bars(self, bars: tuple[SplitBar, ...]) -> None:
        """Show other bars."""
        self.bars = bars
        self._fit_rows()
        self.setAccessibleName(announcing.split_heading() if bars else "")
        self.setAccessibleDescription(", ".join(f"{bar.name} {bar.number}" for bar in bars))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size the chart would like."""
        return QSize(420, self._rows * _LEAST_ROW)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which names and numbers would be cut."""
        return QSize(_LABEL_WIDTH + _NUMBER_WIDTH + 60, self.minimumHeight())

    @property
    def _label_width(self) -> float:
        """How much the longest name needs, within bounds."""
        needed = [QFontMetricsF(_font(bar)).horizontalAdvance(bar.name) + _LABEL_GAP for bar in self.bars]
        return min(max([_LABEL_WIDTH, *needed]), _MOST_LABEL)

    @property
    def _rows(self) -> int:
        return max(_ROWS, len(self.bars))

    @property
    def _row(self) -> float:
        return self.height() / self._rows

    def extent(self, bar: SplitBar) -> tuple[float, float]:
        """Return from where to where a bar goes, in pixels: one scale for all, and zero is where their place begins."""
        begin = self._label_width
        room = self.width() - begin - _NUMBER_WIDTH
        least, most = (chosen([one.end for one in self.bars] + [0.0]) for chosen in (min, max))
        left, right = sorted((bar.start or 0.0, bar.end))
        scale = room / (most - least) if most > least else 0.0
        return begin + (left - least) * scale, begin + (right - least) * scale

    def event(self, event: QEvent) -> bool:
        """Say what the bar under the mouse is."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            number = int(event.pos().y() // self._row) if self._row else 0
            QToolTip.showText(event.globalPos(), self.bars[number].hint if number < len(self.bars) else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each bar, joined by thin lines where one begins at the end of the other."""
        painter = smooth_painter(self)
        for number, bar in enumerate(self.bars):
            row = QRectF(0, number * self._row, self.width(), self._row)
            self._paint_bar(painter, row, bar)
            if number < len(self.bars) - 1:
                self._paint_joint(painter, row, bar)

    def _paint_bar(self, painter: QPainter, row: QRectF, bar: SplitBar) -> None:
        is_whole, font, begin = bar.start is None, _font(bar), self._label_width
        name = QRectF(0, row.y(), begin - _LABEL_GAP, row.height())
        draw_fitted(painter, name, bar.name, font, theme().q("text"))
        draw_text(painter, row, bar.number, font, theme().q("text"), AlignRight)
        left, right = self.extent(bar)
        thickness = round(row.height() * _THICKNESS)
        painter.setPen(Qt.PenStyle.NoPen)
        role = "accent" if is_whole else "gain" if bar.end >= (bar.start or 0.0) else "loss"
        painter.setBrush(theme().q(role))
        shape = QRectF(left, row.center().y() - thickness / 2, right - left, thickness)
        painter.drawRoundedRect(shape, min(4.0, shape.width() / 2), 4.0)
        if bar.note:
            note = QRectF(begin, row.y(), left - _NOTE_AWAY - begin, row.height())
            draw_fitted(painter, note, bar.note, fonts.font(12), theme().q("muted"), AlignRight)

    def _paint_joint(self, painter: QPainter, row: QRectF, bar: SplitBar) -> None:
        left, right = self.extent(bar)
        x = right if bar.end >= (bar.start or 0.0) else left
        gap = row.height() * (1.0 - _THICKNESS) / 2
        painter.setPen(QPen(theme().q("faint"), 1))
        painter.drawLine(int(x), int(row.bottom() - gap), int(x), int(row.bottom() + gap))


def _font(bar: SplitBar) -> QFont:
    """Return the letters of a bar's name and number."""
    return fonts.font(13, QFont.Weight.DemiBold if bar.start is None else QFont.Weight.Medium)
