# SPDX-License-Identifier: MIT
"""On the screen: a window is never larger than the part of its screen that windows may use, and lies within it."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QObject, QRect, QSize, Qt, QTimer, QTimerEvent
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QWidget

from yahtzee_gui.kit.fade import HEIGHT as FADE
from yahtzee_gui.kit.fade import Fade

_UNSEEN = ("offscreen", "minimal")
_FRAME = QMargins(4, 34, 4, 4)
"""What a window manager usually puts around a window; how much it is can be known once the window is there."""
_WITH_FRAME = 150  # milliseconds after which the frame is there


class ScrolledWhole(QScrollArea):
    """A widget that is scrolled both ways where there is no room for it; keys stay with what is in it."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self._content = content
        self.setWidget(content)
        # The window shows through: Qt would fill both with the palette of the system, not with our colours.
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Return the size at which nothing has to be scrolled; what then scrolls down does not scroll sideways, too."""
        bar = QSize(self.verticalScrollBar().sizeHint().width(), 0)
        return self._content.sizeHint().expandedTo(self._content.minimumSize()) + bar

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the window: what has the focus is scrolled to by itself."""
        event.ignore()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Have what the keyboard goes to lie above the fade, if there is one."""
        goes = super().focusNextPrevChild(is_next)
        focused = self.focusWidget()
        if goes and focused is not None:
            _show_above_fade(self, focused)
        return goes


def show_whole(widget: QWidget) -> None:
    """Scroll what is around `widget` as far as it has to for it to be seen, once it has its place."""
    QTimer.singleShot(0, widget, lambda: _scroll_to(widget))


def _scroll_to(widget: QWidget) -> None:
    for area in _areas_around(widget):
        area.ensureWidgetVisible(widget, 0, 0)
        content = area.widget()
        if isinstance(widget, QLineEdit) and content is not None:  # of which Qt shows the cursor alone
            middle = widget.mapTo(content, widget.rect().center())
            area.ensureVisible(middle.x(), middle.y(), 0, widget.height() // 2 + 1)
        _show_above_fade(area, widget)


def _show_above_fade(area: QScrollArea, widget: QWidget) -> None:
    """Scroll on by the height of a fade where `widget` lies in it, if its top stays in sight."""
    content = area.widget()
    if content is None or not content.isAncestorOf(widget) or area.findChild(Fade) is None:
        return
    bar, room = area.verticalScrollBar(), area.viewport().height()
    bottom = widget.mapTo(content, widget.rect().bottomLeft()).y() + 1
    wanted = bottom + FADE - room
    if bar.value() < wanted <= bottom - widget.height():
        bar.setValue(wanted)


def _areas_around(widget: QWidget) -> list[QScrollArea]:
    """Return the areas that `widget` is scrolled in, the innermost first."""
    found, above = [], widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            found.append(above)
        above = above.parentWidget()
    return found


def area_of(window: QWidget) -> QRect | None:
    """Return the part of the screen that `window` may use; None where it is out of sight."""
    if QGuiApplication.platformName() in _UNSEEN:
        return None
    return window.screen().availableGeometry()


def room_for(window: QWidget) -> QSize | None:
    """Return how large `window` may be within its frame; None where it is out of sight."""
    area = area_of(window)
    if area is None:
        return None
    frame = _frame_of(window)
    return area.marginsRemoved(frame).size()


def _frame_of(window: QWidget) -> QMargins:
    """Return what is around `window`; what usually is, as long as there is nothing."""
    handle = window.windowHandle()
    margins = handle.frameMargins() if handle is not None and window.isVisible() else QMargins()
    return margins if margins.top() else _FRAME


def keep_on_screen(window: QWidget) -> None:
    """Bring `window` to a size and a place within its screen, now and once it has its frame."""
    _fit(window)
    _SecondLook(window)


class _SecondLook(QObject):
    """Looks at a window again when it has its frame. It goes with the window, and holds no reference to it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.startTimer(_WITH_FRAME)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Look, once."""
        self.killTimer(event.timerId())
        self.deleteLater()
        window = self.parent()
        if isinstance(window, QWidget):
            _fit(window)


def _fit(window: QWidget) -> None:
    area, room = area_of(window), room_for(window)
    if area is None or room is None or window.isMaximized() or window.isFullScreen():
        return
    size = window.size().boundedTo(room)
    if size != window.size():
        window.resize(size)
    if window.isVisible() or window.testAttribute(Qt.WidgetAttribute.WA_Moved):
        _move_into(window, area)


def _move_into(window: QWidget, area: QRect) -> None:
    """Move `window` so that its frame lies within `area`, its upper left corner first."""
    frame = _frame_of(window)
    whole = window.geometry().marginsAdded(frame)
    x = max(area.left(), min(whole.left(), area.right() + 1 - whole.width()))
    y = max(area.top(), min(whole.top(), area.bottom() + 1 - whole.height()))
    if (x, y) != (whole.left(), whole.top()):
        window.setGeometry(QRect(x + frame.left(), y + frame.top(), window.width(), window.height()))
