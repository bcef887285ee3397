# SPDX-License-Identifier: MIT
"""The identity of the program: what a distributor who has to rename it would change, and nothing else."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

DISPLAY_NAME = "Yahtzee Coach"
APPLICATION_ID = "io.github.yahtzee_coach"
ICON = "icons/yahtzee-coach.svg"
DISTRIBUTION = "yahtzee-coach"


def program_version() -> str:
    """Return the installed version, or a placeholder when the program runs from a bare checkout."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "development"
