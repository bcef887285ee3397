# SPDX-License-Identifier: MIT
"""What desktops and software centres are told: the files of `packaging/linux`, with the program's names filled in.

The names come from `yahtzee_gui/desktop/identity.py` alone, so that one line there renames every package.
"""

from __future__ import annotations

import re
from pathlib import Path

from yahtzee_gui.desktop import identity

_PROGRAM = "program"


def fill_in(linux: Path, target: Path) -> None:
    """Write the files of `linux` into `target`, those called `program.…` under the name the desktop knows it by."""
    target.mkdir(parents=True, exist_ok=True)
    for old in target.iterdir():
        old.unlink()
    for path in sorted(linux.iterdir()):
        name = identity.APPLICATION_ID + path.name.removeprefix(_PROGRAM) if _is_named(path) else path.name
        (target / name).write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")


def _is_named(path: Path) -> bool:
    return path.name.startswith(f"{_PROGRAM}.")


def filled(text: str) -> str:
    """Return a text with the names in the places for them.

    Raises:
        KeyError: if it has a place that there is no name for.
    """
    names = {
        "NAME": identity.DISPLAY_NAME,
        "PACKAGE": identity.PACKAGE,
        "ID": identity.APPLICATION_ID,
        "WORDS": ";".join(identity.PACKAGE.split("-")),
    }
    return re.sub(r"@([A-Z]+)@", lambda found: names[found[1]], text)


def released(linux: Path, version: str) -> str:
    """Return the day on which a version was released, as the software centres are told: ``2026-11-22``.

    Raises:
        LookupError: if they are not told of that version.
    """
    told = (linux / f"{_PROGRAM}.metainfo.xml").read_text(encoding="utf-8")
    found = re.search(rf'<release version="{re.escape(version)}" date="([\d-]+)"', told)
    if found is None:
        raise LookupError(f"packaging/linux/{_PROGRAM}.metainfo.xml does not tell when version {version} was released")
    return found[1]
