# SPDX-License-Identifier: MIT
"""A focus ring shows which control has the keyboard; it stays away from what was clicked with the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt

_Reason = Qt.FocusReason
_RETURNS = (_Reason.ActiveWindowFocusReason, _Reason.PopupFocusReason, _Reason.MenuBarFocusReason)


def shows_ring(reason: Qt.FocusReason, before: bool) -> bool:
    """Return whether a control that gets the focus shows its ring; coming back to it, as it did `before`."""
    return before if reason in _RETURNS else reason is not _Reason.MouseFocusReason
