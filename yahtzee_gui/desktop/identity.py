# SPDX-License-Identifier: MIT
"""The identity of the program: a distributor who has to rename it changes one line here, and all packages follow."""

from __future__ import annotations

from PySide6.QtCore import qVersion

DISPLAY_NAME = "Yahtzee Coach"
"""What the program is called: the one line to change. Windows, menus and packages have their names from it."""
PACKAGE = "-".join("".join(sign if sign.isalnum() else " " for sign in DISPLAY_NAME.lower()).split())
"""What packages, and the folders they install into, are called."""
APPLICATION_ID = f"io.github.{PACKAGE.replace('-', '_')}"
"""By which desktops and software centres know it."""
ICON = "icons/program.svg"
DISTRIBUTION = "yahtzee-coach"
"""By which pip knows it, from `pyproject.toml`."""


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
