# SPDX-License-Identifier: MIT
"""A fade lets the lower edge of what scrolls go pale while there is more below: a cut line looks like a fault."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from yahtzee_gui.theme.colors import theme

HEIGHT = 28


class Fade(QWidget):
    """Lies over the lower edge of `area`, lets every click through, and ends in the colour of what that stands on."""

    def __init__(self, area: QScrollArea, ground: str = "card") -> None:
        super().__init__(area)
        self._area, self._ground = area, ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._come_or_go)
        bar.rangeChanged.connect(self._come_or_go)
        area.viewport().installEventFilter(self)
        self._come_or_go()

    def _come_or_go(self) -> None:
        bar = self._area.verticalScrollBar()
        self.setVisible(bar.value() < bar.maximum())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the lower edge."""
        if event.type() is QEvent.Type.Resize:
            place = self._area.viewport().geometry()
            self.setGeometry(place.x(), place.bottom() + 1 - HEIGHT, place.width(), HEIGHT)
            self.raise_()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, from nothing to all of it."""
        ground = theme().q(self._ground)
        paling = QLinearGradient(0, 0, 0, self.height())
        paling.setColorAt(1.0, ground)
        ground.setAlpha(0)
        paling.setColorAt(0.0, ground)
        QPainter(self).fillRect(self.rect(), paling)
