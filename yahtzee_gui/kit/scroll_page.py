# SPDX-License-Identifier: MIT
"""A scroll page is a column that scrolls up and down, by mouse and by keys, where there is not enough room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QVBoxLayout, QWidget

from yahtzee_gui.kit.presses import is_alone

_STEP = 40
_ACTIONS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class ScrollPage(QScrollArea):
    """A column of widgets: `content`, whose layout is `column`."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(_STEP)
        self.content = QWidget()
        self.column = QVBoxLayout(self.content)
        self.setWidget(self.content)
        # The window shows through: Qt would fill both with the palette of the system, not with our colours.
        self.content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Return the size at which nothing has to be scrolled."""
        return self.content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a width that cuts nothing off, and little height."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self.content.minimumSizeHint().width() + bar, 4 * _STEP)

    def scroll_by(self, key: int) -> bool:
        """Scroll as `key` says and return whether it is a key that scrolls."""
        action = _ACTIONS.get(Qt.Key(key))
        if action is not None:
            self.verticalScrollBar().triggerAction(action)
        return action is not None

    def event(self, event: QEvent) -> bool:
        """Keep the keys that scroll, where there is something to scroll and the window has another use for them."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            scrolls = self.hasFocus() and self.verticalScrollBar().maximum() > 0
            if scrolls and event.key() in _ACTIONS and is_alone(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the keys, of which Qt's own page lacks two."""
        if not is_alone(event):
            event.ignore()
        elif not self.scroll_by(event.key()):
            super().keyPressEvent(event)
