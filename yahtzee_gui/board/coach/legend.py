# SPDX-License-Identifier: MIT
"""The legend says what the marks mean, where nothing has been judged yet: a line each, in the colour of its verdict."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.analysis.verdicts import Measure, Verdict
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary, names, options

_LINE, _HEADING, _MARK, _PAD = 24, 28, 26.0, 12


class Legend(PaintedText):
    """The five marks, each with its word and how many (percentage) points lost earn it."""

    def __init__(self) -> None:
        super().__init__()
        self.measure: Measure | None = None
        self.setFixedHeight(_HEADING + _LINE * len(Verdict) + _PAD)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_measure(None)

    def set_measure(self, measure: Measure | None) -> None:
        """Show the limits of points, or of a chance."""
        self.measure = measure
        self.setAccessibleName(f"{glossary.marks_heading()}\n{glossary.marks(measure)}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the lines."""
        return QSize(240, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a heading and a line for each mark."""
        painter, colors = smooth_painter(self), theme()
        bold, plain = fonts.font(13, QFont.Weight.DemiBold), fonts.font(12)
        heading = QRectF(0, 0, self.width(), _HEADING)
        draw_fitted(painter, heading, glossary.marks_heading(), bold, colors.q("muted"), AlignLeft)
        draw_fitted(painter, heading, options.points_lost(self.measure), plain, colors.q("muted"), AlignRight)
        words = max(QFontMetricsF(bold).horizontalAdvance(names.verdict(verdict)) for verdict in Verdict)
        for number, verdict in enumerate(Verdict):
            line = QRectF(0, _HEADING + number * _LINE, self.width(), _LINE)
            mark, ink = QRectF(0, line.y(), _MARK, _LINE), colors.word(verdict)
            draw_text(painter, mark, names.mark(verdict), bold, ink, AlignCenter)
            draw_text(painter, line.adjusted(_MARK + 6, 0, 0, 0), names.verdict(verdict), bold, ink, AlignLeft)
            limits = line.adjusted(_MARK + 6 + words + 10, 0, 0, 0)
            draw_fitted(
                painter, limits, glossary.limits_short(verdict, self.measure), plain, colors.q("muted"), AlignRight
            )
