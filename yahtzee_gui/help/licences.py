# SPDX-License-Identifier: MIT
"""Under which licences everything comes that the program consists of, in full.

A bundle brings the whole text as an asset, made when it was built, libraries of the system included. Elsewhere the text
is put together from what the installed distributions say of themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from yahtzee_gui.desktop.identity import DISTRIBUTION
from yahtzee_gui.desktop.resources import asset

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
