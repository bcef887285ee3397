# SPDX-License-Identifier: MIT
"""A press is a key or mouse button going down, wherever in the program: it skips what is only there to be seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent


def is_press(event: QEvent) -> bool:
    """Return whether something is pressed; a key held since before is no press."""
    kind = event.type()
    # A shortcut is announced as one, and then never comes as a key press.
    return kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin) or (
        kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        and isinstance(event, QKeyEvent)
        and not event.isAutoRepeat()
    )
