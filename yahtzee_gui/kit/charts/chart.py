# SPDX-License-Identifier: MIT
"""A chart is a picture of figures of which each can be pointed at: with the mouse, or stepped to with the arrow keys.

What stands there is said on a card, and by a screen reader. What is painted does not depend on the widget, so that
the same chart can be a picture in a file.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from yahtzee_gui.kit.charts.hover_card import paint_hover_card
from yahtzee_gui.kit.drawing import draw_ring, smooth_painter
from yahtzee_gui.kit.fitting import draw_wrapped
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.presses import is_alone
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_BACK, _ON = (Qt.Key.Key_Left, Qt.Key.Key_Up), (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_PAGE, _FAR = 10, Qt.KeyboardModifier.ControlModifier


class Chart(Ringed, Picture):
    """What all plots have in common; each kind says where its items are and paints them.

    Signals:
        itemRequested: the number of an item that was clicked, or on which Enter was pressed.
    """

    itemRequested = Signal(int)

    _ring_is_below = False

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._size = size
        self._cards: Sequence[tuple[str, ...]] = ()
        self._summary = self._message = ""
        self._pointed: int | None = None
        self._hovered: int | None = None
        self._can_ask = False
        self.setMouseTracking(True)
        self.setMinimumSize(size.width() // 2, size.height() // 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ---- what each kind of chart says ----

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return where an item is when the chart fills `area`."""
        raise NotImplementedError

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the item that the mouse points at, if there is one."""
        raise NotImplementedError

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the chart into `area`; there is something in it."""
        raise NotImplementedError

    # ---- what all have ----

    def show_items(
        self, name: str, summary: str, cards: Sequence[tuple[str, ...]], message: str = "", *, can_ask: bool = False
    ) -> None:
        """Show other items: what the chart is, what it shows in a sentence, and the card of each item.

        A `message` stands where there are none; `can_ask` says whether a click on one does something.
        """
        self._cards, self._summary, self._message, self._can_ask = cards, summary, message, can_ask
        self._pointed = self._hovered = None
        self.setAccessibleName(name)
        self.setAccessibleDescription(summary or message)
        self._let_focus()
        self.update()

    def _let_focus(self) -> None:
        """Take the keyboard only where there are items to step through."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._cards else Qt.FocusPolicy.NoFocus)

    @property
    def card(self) -> tuple[str, ...]:
        """The lines of the card that is shown: of the item under the mouse, else of the one stepped to."""
        item = self._carded()
        return self._cards[item] if item is not None else ()

    def sizeHint(self) -> QSize:
        """Return the size the chart would like."""
        return self._size

    def _carded(self) -> int | None:
        return self._hovered if self._hovered is not None or not self.hasFocus() else self._pointed

    @property
    def _area(self) -> QRectF:
        """What is painted, before it is zoomed."""
        return QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the card of the item under the mouse."""
        self._hover(self.nearest(event.position() / self.zoom, self._area) if self._cards else None)

    def leaveEvent(self, event: QEvent) -> None:
        """Take the card away."""
        self._hover(None)

    def _hover(self, item: int | None) -> None:
        if item != self._hovered:
            self._hovered = item
            is_link = item is not None and self._can_ask
            self.setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the item that was clicked."""
        item = self.nearest(event.position() / self.zoom, self._area) if self._cards else None
        if event.button() == Qt.MouseButton.LeftButton and item is not None:
            self.itemRequested.emit(item)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that step from item to item, where the window has another use for them."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and self._has_use(event):
            event.accept()
            return True
        return super().event(event)

    def _has_use(self, event: QKeyEvent) -> bool:
        return bool(self._cards) and event.key() in (*_BACK, *_ON, *_ENDS, *_PRESSES) and is_alone(event, _FAR)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step from item to item; Enter asks for the one that was stepped to."""
        self.show_ring(True)
        target = self._target(Qt.Key(event.key()), bool(event.modifiers() & _FAR))
        if not is_alone(event, _FAR):
            event.ignore()
        elif self._cards and target is not None:
            self.point_at(min(max(target, 0), len(self._cards) - 1))
        elif event.key() in _PRESSES and self._cards and self._can_ask:
            if self._pointed is None:
                self.point_at(0)  # so that it is seen what the next press asks for
            else:
                self.itemRequested.emit(self._pointed)
        else:
            super().keyPressEvent(event)

    def _target(self, key: Qt.Key, far: bool) -> int | None:
        last, step = len(self._cards) - 1, _PAGE if far else 1
        if key in _BACK:
            return (self._pointed if self._pointed is not None else last + step) - step
        if key in _ON:
            return (self._pointed if self._pointed is not None else -step) + step
        return {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(key)

    def point_at(self, item: int) -> None:
        """Show the card of an item, and have a screen reader say it."""
        self._pointed, self._hovered = item, None
        self.setAccessibleDescription(". ".join(self._cards[item]))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take ring and card away."""
        super().focusOutEvent(event)
        self.setAccessibleDescription(self._summary or self._message)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart, the ring around what has the keyboard, and the card."""
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        if self._ring_is_below:
            self._paint_ring(painter)
        self.paint(painter, self._area)
        if not self._ring_is_below:
            self._paint_ring(painter)
        item = self._carded()
        if item is not None and self._cards[item]:
            paint_hover_card(painter, self._area, self.place(item, self._area), self._cards[item])

    def _paint_ring(self, painter: QPainter) -> None:
        if self.has_ring:
            draw_ring(painter, self._area, 8)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint what is shown into `area`, be it of a widget or of a picture."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._cards:
            self.draw(painter, area)
        else:
            draw_wrapped(painter, area.adjusted(12, 0, -12, 0), self._message, fonts.font(13), theme().q("muted"))
