# SPDX-License-Identifier: MIT
"""Preferences are what a person can choose in the window: how it looks, how it plays, and when the coach speaks."""

from __future__ import annotations

from enum import Enum

AS_THE_SYSTEM = ""
"""The language setting that follows the system."""


class Appearance(Enum):
    """Which theme is wanted."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class DiceSpeed(Enum):
    """How long rolled dice tumble."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"


class WarnThreshold(Enum):
    """From how many points lost on a choice is costly enough for a warning."""

    SMALL = 0.25
    MEDIUM = 1.0
    LARGE = 5.0


class CoachMode(Enum):
    """The four modes, in the order of the control that chooses them."""

    OFF = "off"
    WARN = "warn"
    AFTER = "after"
    LIVE = "live"

    def following(self) -> CoachMode:
        """Return the mode that comes next, the first after the last."""
        modes = list(CoachMode)
        return modes[(modes.index(self) + 1) % len(modes)]
