# SPDX-License-Identifier: MIT
"""A focus ring shows which control has the keyboard; it stays away from what was clicked with the mouse.

It stays away, too, wherever the focus goes by itself while the mouse is used: when the Roll button has no roll left.
The first key that is pressed there brings it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

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
        """Whether the ring is to be painted."""
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
