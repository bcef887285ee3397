# SPDX-License-Identifier: MIT
"""Input: which control has the keyboard, and which presses of a key or mouse button the player meant.

A focus ring stays away from what was clicked with the mouse. It stays away, too, wherever the focus goes by itself
while the mouse is used: when the Roll button has no roll left. The first key that is pressed there brings it back.

- A key that is held does once what it decides (`HeldKeys`).
- Keys that go from one thing to the next are the window's with Alt, Ctrl or Meta (`is_alone`).
- While dice are in the air a click only brings them down (`SkippingPress`); so do the keys that choose.
- In the first moment of a position nothing is answered: what is pressed then was meant for what was there before
  (`FirstMoment`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import ClassVar

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QMenu, QMenuBar, QWidget

Index = QModelIndex | QPersistentModelIndex
"""What Qt asks models and delegates about."""
_Reason = Qt.FocusReason
_RETURNS = (_Reason.ActiveWindowFocusReason, _Reason.PopupFocusReason, _Reason.MenuBarFocusReason)


def shows_ring(reason: Qt.FocusReason, before: bool) -> bool:
    """Return whether a control that gets the focus shows its ring; coming back to it, as it did `before`."""
    return before if reason in _RETURNS else reason is not _Reason.MouseFocusReason


def give_focus(widgets: Iterable[QWidget | None], reason: Qt.FocusReason = _Reason.OtherFocusReason) -> bool:
    """Give the keyboard to the first of `widgets` that can be seen and used; return whether there was one."""
    usable = next((one for one in widgets if one is not None and one.isVisible() and one.isEnabled()), None)
    if usable is not None:
        usable.setFocus(reason)
    return usable is not None


class Ringed:
    """What a control that paints its own ring is, besides the control that it is."""

    uses_mouse: ClassVar[bool] = False
    """Whether what was pressed last, in any window, was a button of the mouse and no key."""

    _shows_focus = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a focus ring unless the focus came from the mouse."""
        is_back = event.reason() in _RETURNS
        self._shows_focus = shows_ring(event.reason(), self._shows_focus) and (is_back or not Ringed.uses_mouse)
        super().focusInEvent(event)  # type: ignore[misc]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring: the keyboard is used here."""
        self.show_ring(True)
        super().keyPressEvent(event)  # type: ignore[misc]

    def show_ring(self, shows: bool) -> None:
        """Show where the keyboard is, because it is used, or not any more, because the mouse is."""
        if shows != self._shows_focus and isinstance(self, QWidget):
            self._shows_focus = shows
            (self.viewport() if isinstance(self, QAbstractScrollArea) else self).update()

    @property
    def has_ring(self) -> bool:
        return isinstance(self, QWidget) and self.hasFocus() and self._shows_focus


def chain(controls: Sequence[QWidget]) -> None:
    """Have Tab go from one control to the next, also where it does not take the focus at the moment."""
    policies = [control.focusPolicy() for control in controls]
    for control in controls:  # Qt leaves out the others
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for before, after in pairwise(controls):
        QWidget.setTabOrder(before, after)
    for control, policy in zip(controls, policies, strict=True):
        control.setFocusPolicy(policy)


FIRST_MOMENT = 0.5
"""How long (seconds) a new position is only looked at."""

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_DECIDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
_WRITING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_OTHERS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


def is_press(event: QEvent) -> bool:
    """Return whether something is pressed; a key held since before is no press."""
    kind = event.type()
    # A shortcut is announced as one, and then never comes as a key press.
    return kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin) or (
        kind in _KEYS and isinstance(event, QKeyEvent) and not event.isAutoRepeat()
    )


def is_alone(event: QKeyEvent, known: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
    """Return whether neither Alt nor Ctrl nor Meta is held, except `known`: with them a key is somebody else's."""
    return not event.modifiers() & _OTHERS & ~known


class HeldKeys(QObject):
    """Ignores repeats of keys that decide something, in every window; arrows go on, and letters that are typed.

    Under X11, Qt takes some repeats for new presses when the program was busy: only the time gives them away, which is
    that of the release before.
    """

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._window: QWindow | None = None
        self._released: tuple[int, int] | None = None
        app.focusWindowChanged.connect(self._follow)

    def _follow(self, window: QWindow | None) -> None:
        """Listen to the window that has the keyboard, and to no other: every event would pass through here."""
        if window is not None:
            window.removeEventFilter(self)  # once is enough
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a repeat of a key that decides away from everybody."""
        kind = event.type()
        if is_press(event):
            Ringed.uses_mouse = kind not in _KEYS
        if kind is QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self._released = event.key(), event.timestamp()
        elif kind in _KEYS and isinstance(event, QKeyEvent) and self._is_repeat(event) and _decides(event):
            event.accept()  # so that no shortcut is looked up
            return True
        return False

    def _is_repeat(self, event: QKeyEvent) -> bool:
        at = event.timestamp()
        return event.isAutoRepeat() or (at > 0 and self._released == (event.key(), at))


def _decides(event: QKeyEvent) -> bool:
    """Return whether a key does something that is not to be done twice: not where it is typed."""
    focused = QApplication.focusWidget()
    if focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
        return event.key() in _DECIDING
    is_written = event.text().isprintable() and event.text() and not event.modifiers() & ~_WRITING
    return bool(is_written) or event.key() in _DECIDING


class SkippingPress(QObject):
    """While it waits, the next press in the window of `widget` only ends what is there to be seen.

    A click does nothing else while it `takes_clicks`: not in a game that is watched, where none decides anything. A key
    does what it does while that goes on. Menus open all the same.

    Signals:
        pressed: something was pressed, and has done what it does meanwhile.
    """

    pressed = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self.takes_clicks = widget, True

    def wait(self) -> None:
        """Listen to the presses of the whole program."""
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def end(self) -> None:
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of a press, and take a click away from the control that it was on."""
        if not is_press(event):
            return False
        QTimer.singleShot(0, self, self.pressed.emit)
        is_click = event.type() is QEvent.Type.MouseButtonPress and self.takes_clicks
        is_here = isinstance(watched, QWidget) and watched.window() is self._widget.window()
        return is_click and is_here and not isinstance(watched, (QMenu, QMenuBar))


class FirstMoment:
    """The first moment of a position: what is pressed in it was meant for what was there before."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def begin(self) -> None:
        self._began = time.monotonic()

    @property
    def is_over(self) -> bool:
        """Whether the position can be answered."""
        return time.monotonic() - self._began >= FIRST_MOMENT
