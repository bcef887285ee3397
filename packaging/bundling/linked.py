# SPDX-License-Identifier: MIT
"""Which shared libraries files ask for, and which of those PyInstaller has found are asked for by anybody.

PyInstaller collects the libraries of every plugin before the whitelist of Qt's files takes plugins out again; what only
those wanted goes, too.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

Entry = tuple[str, str, str]
"""As PyInstaller has it: the place in the bundle, the file, and of what kind it is."""

# Loaded by name at run time, so no library names them.
_LOADED_BY_NAME = re.compile(r"(.*/)?(libllvmlite|libpython[\d.]+)\.so[\d.]*|.*/plugins/.*")


def needed_by(file: Path) -> set[str]:
    """Return the names of the libraries that a file of Linux asks for; none if it is no program or library."""
    with open(file, "rb") as start:
        if start.read(4) != b"\x7fELF":
            return set()
    done = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=True)
    return set(re.findall(r"^\s+NEEDED\s+(\S+)", done.stdout, re.MULTILINE))


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries that Python loads, and the libraries that those ask for. Elsewhere than on Linux: all."""
    entries = list(entries)
    if not sys.platform.startswith("linux"):
        return entries
    files = {place: source for place, source, kind in entries if kind != "SYMLINK"}
    roots = {place for place, _, kind in entries if kind == "EXTENSION" or _LOADED_BY_NAME.fullmatch(place)}
    kept = closure(roots & set(files), {place: needed_by(Path(source)) for place, source in files.items()})
    names = {Path(place).name for place in kept}
    return [entry for entry in entries if entry[0] in kept or (entry[2] == "SYMLINK" and Path(entry[0]).name in names)]


def closure(roots: Iterable[str], needs: Mapping[str, set[str]]) -> set[str]:
    """Return the places of `roots` and of all that they need, directly or not; `needs` has names of files by place."""
    places: dict[str, set[str]] = {}
    for place in needs:
        places.setdefault(Path(place).name, set()).add(place)
    reached: set[str] = set()
    waiting = set(roots)
    while waiting:
        place = waiting.pop()
        reached.add(place)
        for name in needs[place]:
            waiting |= places.get(name, set()) - reached
    return reached


def unresolved(folder: Path, system: Iterable[str]) -> dict[str, set[str]]:
    """Return the libraries that files below `folder` ask for and that neither lie there nor come with the system."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    present = {path.name for path in folder.rglob("*")} | set(system)
    found = {str(path.relative_to(folder)): needed_by(path) - present for path in files}
    return {place: names for place, names in found.items() if names}
