# SPDX-License-Identifier: MIT
"""A coach mode says what the coach tells before a decision and after it."""

from __future__ import annotations

from enum import Enum


class CoachMode(Enum):
    """The four modes, in the order of the control that chooses them."""

    OFF = "off"
    WARN = "warn"
    AFTER = "after"
    LIVE = "live"

    @property
    def is_available(self) -> bool:
        """Whether this version has the mode."""
        return self in (CoachMode.OFF, CoachMode.LIVE)

    @property
    def hints_before(self) -> bool:
        """Whether values may show before the decision is made."""
        return self is CoachMode.LIVE

    @property
    def verdicts_after(self) -> bool:
        """Whether a verdict shows right after the decision."""
        return self is not CoachMode.OFF

    def following(self) -> CoachMode:
        """Return the available mode that comes next, the first after the last."""
        modes = [mode for mode in CoachMode if mode.is_available]
        return modes[(modes.index(self) + 1) % len(modes)]
