# SPDX-License-Identifier: MIT
"""The first steps: roll, keep, score, each ticked once it is done. They stand in the coach's card in a first game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from yahtzee_gui.board import first_game_words as words
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_LOW, _TALL, _LINK = 24, 44, 24
_SIDE, _EDGE, _ROUND = 12, 4, 8
_CIRCLE, _BESIDE, _NEAR, _LINE = 22.0, 12.0, 7.0, 20.0
HEIGHT = 3 * _TALL + _LINK + 2 * _EDGE
"""The height from which what to do stands below the name of each step, and a link below all."""


class _Step(PaintedText):
    """A step: its number or a tick in a circle, its name, and what to do."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.is_done = False
        self.set_done(False)

    def set_done(self, is_done: bool) -> None:
        """Be ticked, or not."""
        self.is_done = is_done
        name, deed = words.steps()[self._number - 1]
        self.setAccessibleName(words.step_done(name) if is_done else f"{name}. {deed}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter, colors = smooth_painter(self), theme()
        name, deed = words.steps()[self._number - 1]
        is_tall = self.height() >= _TALL
        circle = QRectF(1, (self.height() - _CIRCLE) / 2, _CIRCLE, _CIRCLE)
        painter.setPen(QPen(colors.q("accent"), 1.5))
        painter.setBrush(colors.q("accent") if self.is_done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle)
        if self.is_done:
            painter.setPen(QPen(colors.q("on_accent"), 2.2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            middle = circle.center()
            painter.drawPolyline(QPolygonF([middle + QPointF(*at) for at in ((-5, 0), (-1.5, 4), (5, -4))]))
        else:
            font = fonts.font(13, QFont.Weight.DemiBold)
            draw_text(painter, circle, str(self._number), font, colors.q("accent"), AlignCenter)
        left = circle.right() + (_BESIDE if is_tall else _NEAR)
        font = fonts.font(15, QFont.Weight.DemiBold, columns=False)
        line = QRectF(left, self.height() / 2 - (_LINE if is_tall else _LINE / 2), self.width() - left, _LINE)
        draw_fitted(painter, line, name, font, colors.q("text"), AlignLeft)
        if is_tall:
            line.translate(0, _LINE)
            draw_fitted(painter, line, deed, _deed_font(), colors.q("muted"), AlignLeft)


class FirstSteps(QWidget):
    """The three steps: below one another, or in a row where the coach has something to say below them.

    Attributes:
        rules: leads to the page of rules.
    """

    def __init__(self) -> None:
        super().__init__()
        self.steps = [_Step(number) for number in range(1, len(words.steps()) + 1)]
        self.rules = QPushButton(words.whole_rules())
        self.rules.setProperty("link", "true")
        self.rules.setAutoDefault(False)
        self.rules.setFixedHeight(_LINK)
        self.rules.setCursor(Qt.CursorShape.PointingHandCursor)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        filled(self._row, *((step, 1) for step in self.steps), spacing=0, margins=(_SIDE, _EDGE, _SIDE, _EDGE))
        self._row.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignLeft)

    def set_done(self, done: tuple[bool, ...]) -> None:
        """Tick what is done; without steps there is nothing to show."""
        for step, is_done in zip(self.steps, done, strict=False):
            step.set_done(is_done)
        self.setVisible(bool(done))

    def fit(self, width: int, room: int, *, is_row: bool) -> None:
        """Say what to do in each step where there is room for it, else its name alone."""
        wide = max(QFontMetricsF(_deed_font()).horizontalAdvance(deed) for _name, deed in words.steps())
        has_deeds = not is_row and room >= HEIGHT and wide + _CIRCLE + _BESIDE + 2 * _SIDE <= width
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if is_row else QBoxLayout.Direction.TopToBottom)
        for step in self.steps:
            step.setFixedHeight(_TALL if has_deeds else _LOW)
        self.rules.setVisible(has_deeds)
        self.setFixedHeight(HEIGHT if has_deeds else (1 if is_row else len(self.steps)) * _LOW + 2 * _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        fill_round(smooth_painter(self), QRectF(self.rect()), _ROUND, theme().q("selection"))


def _deed_font() -> QFont:
    return fonts.font(14, columns=False)
