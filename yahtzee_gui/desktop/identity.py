# SPDX-License-Identifier: MIT
"""The identity of the program: what a distributor who has to rename it would change, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import qVersion

DISPLAY_NAME = "Yahtzee Coach"
APPLICATION_ID = "io.github.yahtzee_coach"
ICON = "icons/yahtzee-coach.svg"
DISTRIBUTION = "yahtzee-coach"


def program_version() -> str:
    """Return the installed version, or a placeholder when the program runs from a bare checkout."""
    return _installed(DISTRIBUTION) or "development"


def library_versions() -> dict[str, str]:
    """Return the versions of what the program runs on, by name; nothing is imported to find them out."""
    import platform

    found = {
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": _installed("PySide6-Essentials"),
        "NumPy": _installed("numpy"),
        "Numba": _installed("numba"),
    }
    return {name: known for name, known in found.items() if known}


def _installed(distribution: str) -> str:
    """Return the version of an installed distribution; empty if it left no record, as in a frozen program."""
    from importlib.metadata import PackageNotFoundError, version  # takes a while, and few ask for it

    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""
