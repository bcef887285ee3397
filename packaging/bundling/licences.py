# SPDX-License-Identifier: MIT
"""The licences of everything in a bundle, collected into one text that the program shows in About.

What came from Python's package index says for itself; Qt's licences lie in `packaging/licences`, because its packages
bring none; libraries of the system have theirs where Debian keeps them.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

from yahtzee_gui.desktop import identity

_QT = """\
Qt and PySide6 are used under the GNU Lesser General Public License, version 3. Their libraries lie in this bundle as
files of their own, PySide6/Qt/lib and PySide6, unchanged but for symbols of debuggers and data of ICU for other
languages, and can be replaced by others of the same interface. Their sources are published by The Qt Company.
"""


def collect(sources: Mapping[str, str], texts: Path) -> str:
    """Return the licences of a bundle whose libraries come from `sources`, by their place in it."""
    parts = [*identity.installed(), ("Qt 6", _QT), *_written(texts), *_python(), *_system(sources.values())]
    return "\n".join(identity.section(name, text) for name, text in parts)


def _written(texts: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(texts.glob("*.txt"), reverse=True):
        yield path.stem, path.read_text(encoding="utf-8")


def _python() -> Iterator[tuple[str, str]]:
    """Yield the licences of Python and of the small program that starts it."""
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"))
    for place in places:
        if place.exists():
            yield f"Python {sys.version.split()[0]}", place.read_text(encoding="utf-8")
            break
    found = distribution("pyinstaller")
    for file in found.files or ():
        if file.name == "COPYING.txt":
            yield f"PyInstaller {found.version} (the program that starts Python)", file.read_text(encoding="utf-8")


def _system(files: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the licences of the system's packages that files belong to; none where there is no dpkg."""
    for package in sorted({name for file in files for name in owners(file)}):
        place = Path("/usr/share/doc", package, "copyright")
        if place.exists():
            yield f"{package} (from the system it was built on)", place.read_text(encoding="utf-8", errors="replace")


def owners(file: str) -> set[str]:
    """Return the names of the packages that a file of the system belongs to."""
    if "site-packages" in file or not sys.platform.startswith("linux"):
        return set()
    # The same file has two names where /lib is /usr/lib, and dpkg knows one of them.
    for name in (file, str(Path(file).resolve()), file.removeprefix("/usr")):
        try:
            done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True)
        except FileNotFoundError:
            return set()
        if done.returncode == 0:
            return {line.split(":")[0] for line in done.stdout.splitlines() if not line.startswith("diversion")}
    return set()
