# SPDX-License-Identifier: MIT
"""LLVM's library is by far the largest that the engine loads. Other threads go on while it is loaded here."""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import os
from pathlib import Path

_NAMES = ("libllvmlite.so", "libllvmlite.dylib")


def _load() -> None:
    """Load the library that llvmlite asks for when it is imported.

    ctypes holds the interpreter while it opens a library, a tenth of a second for this one; it lets go of it while it
    calls a function of C, such as the one that opens libraries. Where this cannot be done, llvmlite does it as ever.
    """
    found = importlib.util.find_spec("llvmlite")
    if os.name != "posix" or found is None or found.origin is None:
        return
    for path in (Path(found.origin).parent / "binding" / name for name in _NAMES):
        if path.is_file():
            with contextlib.suppress(OSError, AttributeError):
                ctypes.CDLL(None).dlopen(os.fsencode(path), os.RTLD_NOW)


_load()
