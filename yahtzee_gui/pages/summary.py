# SPDX-License-Identifier: MIT
"""The end page takes the place of the dice tray when the game is over: score, its exact split, and the worst choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.dice import Dice
from engine.verdicts import Verdict
from yahtzee_gui import theme, wording
from yahtzee_gui.theme import Colors
from yahtzee_gui.widgets.painting import AlignLeft, AlignRight, draw_die, draw_text

_ROW = 24
_LABEL_WIDTH, _NUMBER_WIDTH = 92, 64


@dataclass(frozen=True)
class SplitBar:
    """One bar of the split: from `start` (None: from the edge) to `end`, with its name and number."""

    name: str
    number: str
    start: float | None
    end: float


@dataclass(frozen=True)
class VerdictCounts:
    """How often each verdict fell, from best to blunder, on one kind of decision."""

    name: str
    counts: tuple[int, ...]


@dataclass(frozen=True)
class SummaryView:
    """What the end page shows. Without a review only the headline and a sentence."""

    headline: str
    sentence: str
    split: tuple[SplitBar, ...] = ()
    luck: str = ""
    accuracy: str = ""
    counts: tuple[VerdictCounts, ...] = ()
    worst: str = ""
    worst_dice: Dice = ()


class SplitChart(QWidget):
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
        self.setAccessibleName(", ".join(f"{bar.name} {bar.number}" for bar in bars))
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
            draw_text(painter, row, bar.name, theme.font(13, weight), self._colors.q("text"), AlignLeft)
            draw_text(painter, row, bar.number, theme.font(13, weight), self._colors.q("text"), AlignRight)
            start = area.x() if bar.start is None else x(bar.start)
            left, right = sorted((start, x(bar.end)))
            painter.setPen(Qt.PenStyle.NoPen)
            role = "accent" if strong else "gain" if x(bar.end) >= start else "loss"
            painter.setBrush(self._colors.q(role))
            painter.drawRoundedRect(QRectF(left, row.y() + 5, max(2.0, right - left), _ROW - 10), 3, 3)
            if number < len(self._bars) - 1:
                painter.setPen(QPen(self._colors.q("faint"), 1))
                painter.drawLine(int(x(bar.end)), int(row.bottom() - 5), int(x(bar.end)), int(row.bottom() + 5))


class DiceStrip(QWidget):
    """A few small dice in a row."""

    def __init__(self, colors: Colors, size: int = 24) -> None:
        super().__init__()
        self._colors, self._size = colors, size
        self._dice: Dice = ()
        self.setFixedHeight(size + 4)
        self.setFixedWidth(5 * (size + 4))

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
        self.update()

    def set_dice(self, dice: Dice) -> None:
        """Show other dice."""
        self._dice = dice
        self.setAccessibleName(wording.dice(dice))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, face in enumerate(self._dice):
            rect = QRectF(1 + number * (self._size + 4), 2, self._size, self._size)
            draw_die(painter, rect, face, self._colors)


class SummaryPage(QFrame):
    """The end of a game.

    Signals:
        newGameRequested: the player wants another game.
    """

    newGameRequested = Signal()

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", "tray")
        self._colors = colors
        self.headline = _label("headline")
        self.sentence = _label("text", wrap=True)
        self.split = SplitChart(colors)
        self._luck = _label("muted", wrap=True)
        self._accuracy = _label("title")
        self._grid = QGridLayout()
        self._headings: dict[Verdict, QLabel] = {}
        self._rows: list[list[QLabel]] = []
        self._worst_heading = _label("title")
        self._worst_dice = DiceStrip(colors)
        self.worst = _label("text", wrap=True)
        self.new_game = QPushButton(wording.new_game())
        self.new_game.setProperty("primary", "true")
        self.new_game.clicked.connect(self.newGameRequested)
        self._lay_out()

    def _lay_out(self) -> None:
        self._build_grid()
        self._worst_heading.setText(wording.worst_heading())
        worst = QHBoxLayout()
        worst.addWidget(self._worst_heading)
        worst.addStretch()
        worst.addWidget(self._worst_dice)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 14, 22, 14)
        column.setSpacing(5)
        self._grid.setVerticalSpacing(2)
        self._grid.setHorizontalSpacing(4)
        column.addWidget(self.headline)
        column.addWidget(self.sentence)
        column.addSpacing(2)
        column.addWidget(self.split)
        column.addWidget(self._luck)
        column.addStretch(1)
        column.addWidget(self._accuracy)
        column.addLayout(self._grid)
        column.addStretch(1)
        column.addLayout(worst)
        column.addWidget(self.worst)
        column.addStretch(1)
        column.addWidget(self.new_game, alignment=Qt.AlignmentFlag.AlignHCenter)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
        self.split.set_colors(colors)
        self._worst_dice.set_colors(colors)
        self._color_verdicts()

    def set_view(self, view: SummaryView) -> None:
        """Show `view`."""
        self.headline.setText(view.headline)
        self.sentence.setText(view.sentence)
        self.split.set_bars(view.split)
        self._luck.setText(view.luck)
        self._accuracy.setText(view.accuracy)
        self._fill_grid(view.counts)
        self._worst_heading.setVisible(bool(view.worst))
        self._worst_dice.set_dice(view.worst_dice)
        self.worst.setText(view.worst)

    def _build_grid(self) -> None:
        """Make the table of verdicts: a heading for each, and a row for keeps and one for boxes."""
        for column, verdict in enumerate(Verdict, 1):
            heading = _label("cell")
            heading.setText(f"{wording.mark(verdict)}\n{wording.verdict(verdict)}")
            heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._headings[verdict] = heading
            self._grid.addWidget(heading, 0, column, Qt.AlignmentFlag.AlignCenter)
        for row in (1, 2):
            cells = [_label("cell") for _ in range(len(Verdict) + 1)]
            for column, cell in enumerate(cells):
                self._grid.addWidget(cell, row, column, AlignLeft if column == 0 else Qt.AlignmentFlag.AlignCenter)
            self._rows.append(cells)

    def _fill_grid(self, rows: Sequence[VerdictCounts]) -> None:
        for heading in self._headings.values():
            heading.setVisible(bool(rows))
        for cells, counts in zip(self._rows, rows, strict=False):
            for cell, text in zip(cells, (counts.name, *map(str, counts.counts)), strict=True):
                cell.setText(text)

    def _color_verdicts(self) -> None:
        for verdict, heading in self._headings.items():
            color = self._colors.word(verdict).name()
            heading.setStyleSheet(f"color: {color}; font-weight: 600; font-size: 11px;")


def _label(role: str, *, wrap: bool = False) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(wrap)
    return label
