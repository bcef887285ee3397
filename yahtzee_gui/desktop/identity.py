# SPDX-License-Identifier: MIT
"""The identity of the program, and what it consists of: versions, and licences in full.

A distributor who has to rename it changes one line here, and all packages follow. A bundle brings the text of the
licences as an asset, made when it was built, libraries of the system included. Elsewhere it is put together from what
the installed distributions say of themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion

from yahtzee_gui.desktop.resources import asset

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


DISTRIBUTIONS = (
    *(DISTRIBUTION, "PySide6-Essentials", "shiboken6", "numpy", "numba", "llvmlite", "appdirs", "rich"),
    *("markdown-it-py", "mdurl", "Pygments"),
)
"""What the program is made of and runs on, the program first."""
BUNDLED = "licences.txt"
_RULE = "=" * 48
_NAMES = ("licen", "copying", "ofl", "notice")


def all_licences() -> str:
    """Return the whole text; this reads files, some hundred kilobytes of them."""
    try:
        return asset(BUNDLED).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return "\n".join(section(name, text) for name, text in installed())


def section(name: str, text: str) -> str:
    """Return the text of one part under its name."""
    return f"{_RULE}\n{name}\n{_RULE}\n\n{text.strip()}\n"


def installed() -> Iterator[tuple[str, str]]:
    """Yield name and licence of each installed distribution that the program is made of."""
    from importlib.metadata import PackageNotFoundError, distribution  # takes a while, and few ask for it

    for name in DISTRIBUTIONS:
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        fields: Any = found.metadata
        said = fields.get("License-Expression") or fields.get("License") or ""
        texts = [said.splitlines()[0]] if said else []
        for file in found.files or ():
            if ".dist-info/" in str(file) and any(part in file.name.lower() for part in _NAMES):
                texts.append(Path(str(file.locate())).read_text(encoding="utf-8", errors="replace"))
        yield f"{name} {found.version}", "\n\n".join(texts)
