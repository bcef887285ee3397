# SPDX-License-Identifier: MIT
"""Whether there is a screen. Qt aborts the whole process without one, so this is found out before Qt starts."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

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
