# SPDX-License-Identifier: MIT
"""What Qt asks of the system, found out before it starts: a screen, and shared libraries.

Qt aborts the whole process without a screen. The bootstrap installs the libraries; a start without them says which
packages of Debian hold them. Nothing of Qt is imported here: without them it cannot be.
"""

from __future__ import annotations

import json
import os
import re
import socket
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from yahtzee_gui.desktop import resources

_LOCAL_DISPLAY = re.compile(r"^(?:unix)?:(\d+)(?:\.\d+)?$")
_DISPLAY_ELSEWHERE = re.compile(r"^.+:\d+(?:\.\d+)?$")
_TIMEOUT = 2.0


def has_display(environment: Mapping[str, str] | None = None) -> bool:
    """Return whether a window can be shown; on Linux, whether an X or Wayland server answers."""
    environment = os.environ if environment is None else environment
    if not sys.platform.startswith("linux"):
        return True
    return _wayland_answers(environment) or _x_answers(environment.get("DISPLAY", ""))


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    return _accepts(str(Path(environment.get("XDG_RUNTIME_DIR", ""), name)))


def _x_answers(display: str) -> bool:
    local = _LOCAL_DISPLAY.match(display)
    if local is None:
        # On another host, through ssh say: let Qt find out. What names no display at all would make Qt abort.
        return _DISPLAY_ELSEWHERE.match(display) is not None
    path = f"/tmp/.X11-unix/X{local[1]}"
    return _accepts(path) or _accepts("\0" + path)


def _accepts(address: str) -> bool:
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(_TIMEOUT)
            connection.connect(address)
            return True
    except (OSError, ValueError):
        return False


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
