# SPDX-License-Identifier: MIT
"""A scene source is who has a scene that the coach's card is about: the game in play, a position that is set up,
or one that is practised."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yahtzee_gui.play.scene import Scene


class SceneSource(QObject):
    """What looks ahead of a scene, or around it, asks one of these.

    Signals:
        changed: the `Scene` that is to be shown now, and what is new since the last one.
    """

    changed = Signal(Scene, frozenset)

    def scene(self) -> Scene:
        """Return what there is to be shown now."""
        raise NotImplementedError
