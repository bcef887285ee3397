# SPDX-License-Identifier: MIT
"""What fits on the screen: a window is never larger, and pages scroll in a small window and grow in a large one.

Pages say sizes once, for a window of the usual size. A widget with `set_zoom` sees to itself and to what is in it; one
with the property `GROWS` takes its size, and that of its letters, from the room it has.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.theme.style_sheet import zoomed

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
        ground = theme().q(self._ground)
        paling = QLinearGradient(0, 0, 0, self.height())
        paling.setColorAt(1.0, ground)
        ground.setAlpha(0)
        paling.setColorAt(0.0, ground)
        QPainter(self).fillRect(self.rect(), paling)


_STEP = 40
_ACTIONS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class _ClearArea(QScrollArea):
    """The window shows through: Qt would fill area and content with the palette of the system, not our colours."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)


class ScrollPage(_ClearArea):
    """A column of widgets: `content`, whose layout is `column`; in a card the keyboard comes here only to scroll."""

    def __init__(self, *, is_in_card: bool = False) -> None:
        super().__init__(QWidget())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(_STEP)
        self.column = QVBoxLayout(self.content)
        if is_in_card:
            self.column.setContentsMargins(0, 0, 0, 0)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.verticalScrollBar().rangeChanged.connect(self._let_focus)

    def sizeHint(self) -> QSize:
        return self.content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self.content.minimumSizeHint().width() + bar, 4 * _STEP)

    def _let_focus(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

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
        action = _ACTIONS.get(Qt.Key(event.key()))
        if not is_alone(event):
            event.ignore()
        elif action is not None:
            self.verticalScrollBar().triggerAction(action)
        else:
            super().keyPressEvent(event)


GROWS = "grows"
_UNLIMITED = 16_777_215  # as Qt has it
_TEXT = 13  # pixels, of what no style sheet says more about


class Zoom(QObject):
    """Keeps a `page`, with what is `scrolled` on it, as large as the window asks for, whatever comes to stand there."""

    def __init__(self, page: QWidget, *scrolled: QWidget) -> None:
        super().__init__(page)
        self._page, self._factor, self._sheet = page, 1.0, ""
        for widget in (page, *scrolled):
            widget.installEventFilter(self)

    def show(self, factor: float, sheet: str) -> None:
        """Be larger by `factor` than in a usual window; `sheet` is the style sheet of the window."""
        before = self._factor, self._sheet
        self._factor, self._sheet = factor, sheet
        if before != (factor, sheet) and {before[0], factor} != {1.0}:
            self._page.setFont(fonts.font(round(_TEXT * factor), columns=False))
            self._page.setStyleSheet(zoomed(sheet, factor))
            self._go_through(self._page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give what has come, or has taken another size of its own, its share."""
        if event.type() is QEvent.Type.LayoutRequest and self._factor != 1:
            self._go_through(self._page)
        return super().eventFilter(watched, event)

    def _go_through(self, widget: QWidget) -> None:
        set_zoom = getattr(widget, "set_zoom", None)
        if widget.property(GROWS):
            widget.setStyleSheet(self._sheet)
        elif set_zoom is not None:
            set_zoom(self._factor)
        else:
            resize(widget, self._factor)
            layout = widget.layout()
            for one in (layout, *layout.findChildren(QLayout)) if layout is not None else ():
                _space(one, self._factor)
            for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if not child.isWindow():
                    self._go_through(child)


def resize(widget: QWidget, factor: float) -> None:
    """Give a widget its share of the least and the most size that it was given."""
    layout = widget.layout()
    if layout is not None and layout.sizeConstraint() is QLayout.SizeConstraint.SetFixedSize:
        return
    least, most = widget.minimumSize(), widget.maximumSize()
    now = (least.width(), least.height(), most.width(), most.height())
    wanted = share(widget, "size", now, factor)
    if wanted != now:
        widget.setMaximumSize(_UNLIMITED, _UNLIMITED)
        widget.setMinimumSize(*wanted[:2])
        widget.setMaximumSize(*wanted[2:])


def _space(layout: QLayout, factor: float) -> None:
    margins = layout.contentsMargins()
    layout.setContentsMargins(
        *share(layout, "margins", (margins.left(), margins.top(), margins.right(), margins.bottom()), factor)
    )
    (spacing,) = share(layout, "spacing", (layout.spacing(),), factor)
    if spacing not in (-1, layout.spacing()):
        layout.setSpacing(spacing)


def share(thing: QObject, name: str, now: tuple[int, ...], factor: float) -> tuple[int, ...]:
    """Return the sizes that `thing` is to have for those that it has `now`; what is as it was given here is no news."""
    own, given = thing.property(f"zoom-{name}") or (now, now)
    own = tuple(mine if size == was else size for size, was, mine in zip(now, given, own, strict=True))
    wanted = tuple(round(size * factor) if 0 < size < _UNLIMITED else size for size in own)
    thing.setProperty(f"zoom-{name}", (own, wanted))
    return wanted


_UNSEEN = ("offscreen", "minimal")
_FRAME = QMargins(4, 34, 4, 4)
"""What a window manager usually puts around a window; how much it is can be known once the window is there."""
_WITH_FRAME = 150  # milliseconds after which the frame is there


class ScrolledWhole(_ClearArea):
    """A widget that is scrolled both ways where there is no room for it; keys stay with what is in it."""

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """Return the size at which nothing has to be scrolled; what then scrolls down does not scroll sideways, too."""
        bar = QSize(self.verticalScrollBar().sizeHint().width(), 0)
        return self.content.sizeHint().expandedTo(self.content.minimumSize()) + bar

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
    wanted = bottom + HEIGHT - room
    if bar.value() < wanted <= bottom - widget.height():
        bar.setValue(wanted)


def _areas_around(widget: QWidget) -> list[QScrollArea]:
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
    QTimer.singleShot(_WITH_FRAME, window, partial(_fit, window))


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
