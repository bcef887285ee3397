# SPDX-License-Identifier: MIT
"""Parts of the page of practice: how far it is, the positions so far, and what keys do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.training.lessons.exercise import Mark
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignRight, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.learn.practice import words
from yahtzee_gui.learn.practice.view import PositionRow
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_SEGMENT, _BAR, _MOST, _LEAST = 40, 8.0, 260, 60
_ROW, _CLOSE, _LOW_ROW, _FEW = 38, 27, 20, 6
_DIE, _NUMBER, _COST = 20.0, 30.0, 74.0


class StepBar(PaintedText):
    """How far a session is: a piece for each position, those that are done in blue, pale the one that is asked."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[PositionRow] = ()
        self.setFixedHeight(20)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[PositionRow]) -> None:
        """Show how positions stand."""
        self._rows = rows
        self.setVisible(bool(rows))
        self.setAccessibleName(", ".join(words.mark_spoken(at, row.stands) for at, row in enumerate(rows, 1)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(min(_MOST, len(self._rows) * _SEGMENT), self.height())

    def minimumSizeHint(self) -> QSize:
        """Return a small one."""
        return QSize(_LEAST, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pieces."""
        painter, width = smooth_painter(self), self.width() / max(1, len(self._rows))
        gap = min(6.0, width / 4)
        for place, row in enumerate(self._rows):
            color = "track" if row.stands is Mark.OPEN else "bar" if row.stands is Mark.CURRENT else "accent"
            piece = QRectF(place * width, (self.height() - _BAR) / 2, width - gap, _BAR)
            draw_bar(painter, piece, theme().q(color))


class PositionList(PaintedText):
    """The positions of a session: their dice, those that were kept framed, and what the first choice cost."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[PositionRow] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_rows(self, rows: Sequence[PositionRow]) -> None:
        """Show other positions."""
        if rows != self._rows:
            self._rows = rows
            spoken = (f"{words.mark_spoken(at, row.stands)} {row.text}" for at, row in enumerate(rows, 1))
            self.setAccessibleName(". ".join(spoken))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size at which every row has room."""
        return QSize(200, len(self._rows) * (_ROW if len(self._rows) <= _FEW else _CLOSE))

    def minimumSizeHint(self) -> QSize:
        """Return the least size: close rows."""
        return QSize(180, len(self._rows) * _LOW_ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        painter = smooth_painter(self)
        height = min(float(_ROW), self.height() / max(1, len(self._rows)))
        step = min(_DIE + 6, (self.width() - _NUMBER - _COST) / 5)
        die = min(step - 3, height - 5)
        for place, row in enumerate(self._rows):
            line = QRectF(0, place * height, self.width(), height - 2)
            if row.is_here:
                painter.setBrush(theme().q("selection"))
                painter.setPen(QPen(theme().q("accent"), 1.5))
                painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), 7, 7)
            number = QRectF(line.x() + 8, line.y(), _NUMBER, line.height())
            draw_text(painter, number, str(place + 1), fonts.font(13), theme().q("muted"))
            for at in range(5):
                box = QRectF(number.right() + at * step, line.center().y() - die / 2, die, die)
                if row.dice:
                    painter.setPen(Qt.PenStyle.NoPen)
                    draw_die(painter, box, row.dice[at], theme().q("accent") if row.kept[at] else None)
                else:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(theme().q("card_edge"), 1))
                    painter.drawRoundedRect(box, 4, 4)
            ink = theme().word(row.stands) if isinstance(row.stands, Verdict) else theme().q("muted")
            right = line.adjusted(0, 0, -8, 0)
            draw_text(painter, right, row.text, fonts.font(13, QFont.Weight.DemiBold), ink, AlignRight)


class KeyLegend(QWidget):
    """What keys do, a line each: the key as a cap, and words."""

    def __init__(self, lines: Sequence[tuple[Sequence[str], str]]) -> None:
        super().__init__()
        column = filled(QVBoxLayout(self), spacing=6, margins=(0, 6, 0, 0))
        for keys, text in lines:
            caps = [Label(key, role="keycap") for key in keys]
            filled(column, filled(QHBoxLayout(), *caps, 6, (Label(text, role="cell"), 1), spacing=5))
        filled(column, STRETCH)
