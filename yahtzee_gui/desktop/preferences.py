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

    @property
    def hints_before(self) -> bool:
        """Whether values may show before the decision is made."""
        return self is CoachMode.LIVE

    @property
    def verdicts_after(self) -> bool:
        """Whether a verdict shows right after the decision."""
        return self is not CoachMode.OFF

    @property
    def warns(self) -> bool:
        """Whether the coach speaks up before a costly choice."""
        return self is CoachMode.WARN

    @property
    def offers_retry(self) -> bool:
        """Whether a lossy decision just made can be made again at once."""
        return self is CoachMode.AFTER

    def following(self) -> CoachMode:
        """Return the mode that comes next, the first after the last."""
        modes = list(CoachMode)
        return modes[(modes.index(self) + 1) % len(modes)]
