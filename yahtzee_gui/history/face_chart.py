# SPDX-License-Identifier: MIT
"""The face chart is six bars, one for how often each face was rolled, and a line where they are expected to end."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.game_review.fairness import NO_FACES, FaceCounts
from engine.rules.dice import FACES
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.history import fairness_words
from yahtzee_gui.kit.charts.axes import paint_column
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text, smooth_painter
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.words import numbers

_HEIGHT = 196
_TOP, _DIE, _GAP = 22, 22, 8
_LABEL_HEIGHT = 18
_BAR_SHARE = 0.78


class FaceChart(Picture):
    """Six bars with their counts and dice, and the dashed line of the expected count."""

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self._colors = colors
        self._counts: FaceCounts = NO_FACES
        self._expected = 0.0
        self.setMinimumHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_counts(self, counts: FaceCounts, expected: float) -> None:
        """Show other counts, and how many of each face are expected."""
        self._counts, self._expected = counts, expected
        self.setAccessibleName(fairness_words.faces_heading())
        self.setAccessibleDescription(fairness_words.chart_of_faces(counts))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size the chart would like."""
        return QSize(240, _HEIGHT)

    def _plot(self) -> QRectF:
        """Return where the bars stand: above the dice, below the label of the line."""
        return QRectF(self.rect()).adjusted(0, _TOP + _LABEL_HEIGHT, 0, -(_DIE + _GAP + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bars, counts, dice, and the line."""
        painter = smooth_painter(self)
        plot = self._plot()
        column = plot.width() / len(FACES)
        highest = max(*self._counts, self._expected, 1.0)
        for place, (face, count) in enumerate(zip(FACES, self._counts, strict=True)):
            cell = QRectF(plot.x() + place * column, plot.y(), column, plot.height())
            self._paint_bar(painter, cell, count, plot.height() * count / highest)
            die = QRectF(cell.center().x() - _DIE / 2, plot.bottom() + _GAP, _DIE, _DIE)
            draw_die(painter, die, face, self._colors)
        painter.setPen(QPen(self._colors.q("control_edge"), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        if self._expected:
            self._paint_expected(painter, plot, plot.bottom() - plot.height() * self._expected / highest)

    def _paint_bar(self, painter: QPainter, cell: QRectF, count: int, height: float) -> None:
        width = cell.width() * _BAR_SHARE
        bar = QRectF(cell.center().x() - width / 2, cell.bottom() - height, width, height)
        paint_column(painter, bar, self._colors.q("bar"))
        label = QRectF(cell.x(), bar.bottom() - _LABEL_HEIGHT - 2, cell.width(), _LABEL_HEIGHT)
        font = fonts.font(12, QFont.Weight.DemiBold)
        draw_text(painter, label, numbers.whole(count), font, self._colors.q("text"), AlignCenter)

    def _paint_expected(self, painter: QPainter, plot: QRectF, y: float) -> None:
        painter.setPen(QPen(self._colors.q("text"), 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        label = QRectF(plot.left(), 0, plot.width(), _LABEL_HEIGHT)
        sample = 20.0
        painter.drawLine(QPointF(0, label.center().y()), QPointF(sample, label.center().y()))
        label.setLeft(sample + 6)
        text = fairness_words.expected_line(self._expected)
        draw_text(painter, label, text, fonts.font(12), self._colors.q("muted"), AlignLeft)
