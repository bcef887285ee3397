# SPDX-License-Identifier: MIT
"""Preferences are what a person can choose in the window: how it looks, how it plays, and when the coach speaks."""

from __future__ import annotations

from enum import Enum

from engine.analysis.verdicts import Verdict

AS_THE_SYSTEM = ""
"""The language setting that follows the system."""
LONGEST_SEED = 200
"""How many letters a seed may have that is typed, comes with a game from elsewhere, or is kept in the settings."""


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


class Pace(Enum):
    """How fast a game goes on that is watched."""

    SLOW = "slow"
    STEADY = "steady"
    FAST = "fast"


WARN_CHOICES = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
"""The verdicts from which on a choice can be costly enough for a warning."""
WARNS_FROM = Verdict.MISTAKE
"""The one of them that holds until another is chosen."""


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


class FirstGame(Enum):
    """How far somebody's very first game is: the steps of a turn are to be ticked, it goes on, or it is over."""

    STEPS = "steps"
    GOES_ON = "goes-on"
    OVER = "over"


class Rival(Enum):
    """Who plays the same rolls as a ghost, in the order in which they are offered, by their names in files."""

    NO_ONE = ""
    PERFECT = "optimal"
    RULES_OF_THUMB = "rules-of-thumb"
    MINCE = "mince"
    GREEDY = "greedy"
    EARLIER = "earlier-self"
