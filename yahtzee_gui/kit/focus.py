# SPDX-License-Identifier: MIT
"""A focus ring shows which control has the keyboard; it stays away from what was clicked with the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent

_Reason = Qt.FocusReason
_RETURNS = (_Reason.ActiveWindowFocusReason, _Reason.PopupFocusReason, _Reason.MenuBarFocusReason)


def shows_ring(reason: Qt.FocusReason, before: bool) -> bool:
    """Return whether a control that gets the focus shows its ring; coming back to it, as it did `before`."""
    return before if reason in _RETURNS else reason is not _Reason.MouseFocusReason


class Ringed:
    """What a control that paints its own ring is, besides the control that it is."""

    _shows_focus = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a focus ring unless the focus came from the mouse."""
        self._shows_focus = shows_ring(event.reason(), self._shows_focus)
        super().focusInEvent(event)  # type: ignore[misc]
