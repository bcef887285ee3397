# SPDX-License-Identifier: MIT
"""A row of the New game dialog says what is chosen, and opens to let it be changed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from yahtzee_gui.kit.drawing import draw_ring, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

NAME, _HEIGHT, _ARROW, _GAP, _ABOVE, _BELOW = 84, 46, 44, 14, 7, 14


class RowHeader(Ringed, QAbstractButton):
    """The name of a row and what is chosen there; checked, the row is open."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.value, self.note = "", ""
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the size of a closed row."""
        return QSize(NAME, _HEIGHT)

    def show_value(self, value: str, note: str) -> None:
        """Show what is chosen, and a word about it."""
        self.value, self.note = value, note
        spoken = ". ".join(filter(None, (value, note)))
        self.setAccessibleDescription(spoken)
        set_tooltip(self, "" if self.isEnabled() else note)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name; closed, what is chosen; and an arrow, if the row can be opened."""
        painter = smooth_painter(self)
        area = QRectF(0, 0, self.width(), _HEIGHT)
        draw_fitted(
            painter, area.adjusted(2, 0, NAME - area.width(), 0), self.text(), fonts.font(13), theme().q("muted")
        )
        if not self.isChecked():
            bold = fonts.font(14, QFont.Weight.DemiBold)
            value = area.adjusted(NAME, 0, -_ARROW, 0)
            draw_fitted(painter, value, self.value, bold, theme().q("text" if self.isEnabled() else "faint"))
            left = min(QFontMetricsF(bold).horizontalAdvance(self.value), value.width()) + _GAP
            if value.width() - left > NAME:
                draw_fitted(painter, value.adjusted(left, 0, 0, 0), self.note, fonts.font(13), theme().q("muted"))
        if self.isEnabled():
            middle, tip = QPointF(area.right() - 14, area.center().y()), -2.5 if self.isChecked() else 2.5
            painter.setPen(QPen(theme().q("muted"), 1.8))
            painter.drawPolyline([middle + QPointF(-5, -tip), middle + QPointF(0, tip), middle + QPointF(5, -tip)])
        if self.has_ring:
            draw_ring(painter, area.adjusted(0, 3, 0, -3), 7)


class ChoiceRow(QWidget):
    """A header, and a `part` to choose in, which is there while the row is open."""

    def __init__(self, name: str, part: QWidget) -> None:
        super().__init__()
        self.header, self.part = RowHeader(name), part
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setSpacing(0)
        grid.setColumnMinimumWidth(0, NAME)
        grid.setColumnMinimumWidth(2, _ARROW)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.header, 0, 0, 1, 3)
        part.setContentsMargins(0, _ABOVE, 0, _BELOW)  # the part lies on the header, which is as high as it
        grid.addWidget(part, 0, 1)
        part.hide()

    def show_value(self, value: str, note: str = "", fault: str = "") -> None:
        """Show what is chosen; a `fault` says why nothing else can be."""
        self.header.setEnabled(not fault)
        self.header.show_value(value, fault or note)
        if fault:
            self.set_open(False)

    def set_open(self, is_open: bool) -> None:
        """Show the part, or what is chosen there."""
        is_open = is_open and self.header.isEnabled()
        self.header.setChecked(is_open)
        self.part.setVisible(is_open)
        self.part.raise_()
