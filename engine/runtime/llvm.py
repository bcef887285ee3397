# SPDX-License-Identifier: MIT
"""LLVM's library is by far the largest that the engine loads. Other threads go on while it is loaded here.

ctypes holds the interpreter while it opens a library, a tenth of a second for this one; it lets go of it while it calls
a function of C, such as the one that opens libraries. Where this cannot be done, llvmlite does it as ever.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import os
from pathlib import Path

_found = importlib.util.find_spec("llvmlite")
if os.name == "posix" and _found is not None and _found.origin is not None:
    for _path in Path(_found.origin).parent.glob("binding/libllvmlite.*"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).dlopen(os.fsencode(_path), os.RTLD_NOW)
