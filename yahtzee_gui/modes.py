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
