# SPDX-License-Identifier: MIT
"""The shared libraries that Qt asks of the system, and the packages of Debian that hold them.

The bootstrap installs them; a start without it says which are missing. Nothing of Qt is imported here: without them it
cannot be.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence

from yahtzee_gui.desktop import resources

DEBIAN_PACKAGES: Mapping[str, Mapping[str, str]] = json.loads(
    resources.asset("system-libraries.json").read_text(encoding="utf-8")
)
"""Those a bare Debian lacks, under the Qt platform that asks for them, and the package that has each.

Under `any` stands what is there on Debian 12, but other versions of Qt ask for, or other slim systems lack.
"""


def can_load(library: str) -> bool:
    """Return whether the system's loader finds a shared library."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages_for(libraries: Iterable[str]) -> list[str]:
    """Return the Debian packages that hold these shared libraries, each once; an unknown library has none."""
    known = {name: package for table in DEBIAN_PACKAGES.values() for name, package in table.items()}
    return sorted({known[name] for name in libraries if name in known})


def apt_line(packages: Sequence[str]) -> str:
    """Return the line that a person can run to install packages, also where the lists of packages are empty or old."""
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def missing_packages() -> list[str]:
    """Return the Debian packages of what a window on this system needs and lacks; other systems bring their own."""
    if not sys.platform.startswith("linux"):
        return []
    return packages_for(name for part in ("offscreen", "xcb") for name in DEBIAN_PACKAGES[part] if not can_load(name))


def told(packages: Sequence[str]) -> str:
    """Return the sentence that shared libraries are missing. No catalogue of words can be asked by then."""
    return (
        "no window can be opened here, as Qt lacks shared libraries of the system. On Debian, Ubuntu and their kin this"
        f" line installs them:\n{apt_line(packages)}"
    )
