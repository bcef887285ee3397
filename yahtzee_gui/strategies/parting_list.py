# SPDX-License-Identifier: MIT
"""The list of positions in which two part: the dice, what each keeps of them, and the points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from engine.analysis.options import Option
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.charts.series import INKS
from yahtzee_gui.kit.drawing import AlignRight, draw_ring, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.layouts import discard
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.kit.zoom import resize
from yahtzee_gui.strategies.view import PartingRow
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_WIDTH, _HEIGHT, _DIE, _SMALL, _GAP, _FIGURE = 300, 34, 22, 16, 3, 46
_FADED = 0.35


class PartingButton(Ringed, QAbstractButton):
    """A position; a press opens it."""

    def __init__(self, row: PartingRow, inks: tuple[int, int]) -> None:
        super().__init__()
        self.row, self._inks = row, inks
        self.zoom = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(_HEIGHT)
        self.setMinimumWidth(_WIDTH)
        self.setAccessibleName(row.spoken)
        set_tooltip(self, row.spoken)

    def set_zoom(self, zoom: float) -> None:
        """Be larger in a large window."""
        resize(self, zoom)
        self.zoom = zoom
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the row."""
        return QSize(_WIDTH, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice twice, with what each player keeps, and the points."""
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        area = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        if self.underMouse():
            fill_round(painter, area, 7, theme().q("hover"))
        left = self._paint_dice(painter, area) if self.row.is_scored else 0.0
        half = (area.width() - left - _FIGURE) / 2
        for number, option in enumerate((self.row.first, self.row.other)):
            cell = QRectF(left + 6 + number * half, area.top(), half - 6, area.height())
            self._paint_choice(painter, cell, option, INKS[self._inks[number]])
        figure = area.adjusted(area.width() - _FIGURE, 0, -8, 0)
        bold = fonts.font(13, QFont.Weight.DemiBold)
        draw_fitted(painter, figure, self.row.figure, bold, theme().q("text"), AlignRight)
        if self.has_ring:
            draw_ring(painter, area, 7)

    def _paint_dice(self, painter: QPainter, area: QRectF) -> float:
        """Paint the dice that both score, and return where they end."""
        step = _SMALL + _GAP
        for place, face in enumerate(sorted(self.row.dice)):
            die = QRectF(6 + place * step, area.center().y() - _SMALL / 2, _SMALL, _SMALL)
            draw_die(painter, die, face)
        return 6 + 5 * step

    def _paint_choice(self, painter: QPainter, cell: QRectF, option: Option, ink: str) -> None:
        """Paint the dice with a ring around those that are kept, or the box that is filled."""
        if option.category is not None:
            text = names.category(option.category, self.row.rules)
            draw_fitted(painter, cell, text, fonts.font(13, QFont.Weight.DemiBold), theme().q(ink))
            return
        kept = list(option.keep or ())
        size = min(_DIE, (cell.width() - 4 * _GAP) / 5)
        for place, face in enumerate(sorted(self.row.dice)):
            die = QRectF(cell.left() + place * (size + _GAP), cell.center().y() - size / 2, size, size)
            is_kept = face in kept
            if is_kept:
                kept.remove(face)
            painter.setOpacity(1.0 if is_kept else _FADED)
            draw_die(painter, die, face, theme().q(ink) if is_kept else None)
        painter.setOpacity(1.0)


class PartingList(QWidget):
    """Positions below each other.

    Signals:
        requested: the number of the position that was pressed.
    """

    requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[PartingRow, ...] = ()
        self._inks = 0, 1
        self.buttons: list[PartingButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def set_rows(self, rows: Sequence[PartingRow], inks: tuple[int, int]) -> None:
        """Show other positions."""
        if (tuple(rows), inks) == (self._rows, self._inks) and self.buttons:
            return
        self._rows, self._inks = tuple(rows), inks
        for button in self.buttons:
            discard(button)
        self.buttons = [PartingButton(row, inks) for row in rows]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _checked=False, number=number: self.requested.emit(number))
            self._column.addWidget(button)
