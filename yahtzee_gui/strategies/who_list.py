# SPDX-License-Identifier: MIT
"""The list of who can be compared: a name, an average, and the colour of each that is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from yahtzee_gui.kit.charts.series import INKS, paint_series_swatch
from yahtzee_gui.kit.drawing import AlignRight, draw_ring, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.layouts import discard
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.kit.zoom import resize
from yahtzee_gui.strategies import words
from yahtzee_gui.strategies.view import WhoRow
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_WIDTH, _HEIGHT, _BOX, _FIGURE = 236, 28, 18, 76


class WhoButton(Ringed, QAbstractButton):
    """One who can be compared; pressed, it is."""

    def __init__(self, row: WhoRow) -> None:
        super().__init__()
        self.row = row
        self.zoom = 1.0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(_HEIGHT)
        self.setMinimumWidth(_WIDTH)
        self.show_row(row)

    def show_row(self, row: WhoRow) -> None:
        """Show other figures."""
        self.row = row
        self.setText(row.name.replace("&", "&&"))
        self.setChecked(row.ink is not None)
        self.setEnabled(row.can_play)
        self.setAccessibleName(row.spoken)
        self.setAccessibleDescription(row.hint)
        set_tooltip(self, row.hint)
        self.update()

    def set_zoom(self, zoom: float) -> None:
        """Be larger in a large window."""
        resize(self, zoom)
        self.zoom = zoom
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the row."""
        return QSize(_WIDTH, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box in the colour of the player, the name and the average."""
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        area = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        if self.underMouse() and self.isEnabled():
            fill_round(painter, area, 7, theme().q("hover"))
        box = QRectF(6, (area.height() - _BOX) / 2, _BOX, _BOX)
        is_chosen, ink = self.row.ink is not None, self.row.ink or 0
        painter.setPen(QPen(theme().q(INKS[ink] if is_chosen else "control_edge"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        if is_chosen:
            paint_series_swatch(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), ink, as_line=False)
            self._paint_tick(painter, box)
        weight = QFont.Weight.DemiBold if is_chosen else QFont.Weight.Normal
        name = area.adjusted(box.right() + 10, 0, -_FIGURE, 0)
        draw_fitted(
            painter,
            name,
            self.row.name,
            fonts.font(13, weight),
            theme().q("text" if self.isEnabled() else "faint"),
        )
        figure = area.adjusted(area.width() - _FIGURE, 0, -8, 0)
        draw_fitted(
            painter,
            figure,
            self.row.figure,
            fonts.font(13),
            theme().q("muted" if self.isEnabled() else "faint"),
            AlignRight,
        )
        if self.has_ring:
            draw_ring(painter, area, 7)

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:

        painter.setPen(QPen(theme().q("card"), 2.0))
        corners = ((0.25, 0.52), (0.43, 0.7), (0.75, 0.32))
        painter.drawPolyline(
            QPolygonF([QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in corners])
        )


class WhoList(QWidget):
    """All who can be compared, below each other; the arrow keys go from one to the next.

    Signals:
        toggled: the key of one who was pressed.
    """

    toggled = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, WhoButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setAccessibleName(words.who_plays())

    def set_rows(self, rows: Sequence[WhoRow]) -> None:
        """Show who there is."""
        keys = [row.key for row in rows]
        for key in [key for key in self.buttons if key not in keys]:
            discard(self.buttons.pop(key))
        for place, row in enumerate(rows):
            if row.key not in self.buttons:
                made = WhoButton(row)
                made.clicked.connect(lambda _checked=False, key=row.key: self.toggled.emit(key))
                self.buttons[row.key] = made
                self._column.insertWidget(place, made)
            self.buttons[row.key].show_row(row)
