# SPDX-License-Identifier: MIT
"""Provenance is whether what runs is what its fingerprint stands for: the sources as they are now.

Python takes byte code for that of a source whose time and size are as they were. A source edited so that both stay the
same, by a tool that sets times or within one tick of a clock, leaves the old code running under the new fingerprint:
that is refused. There is no telling whether one edited after the start is part of what runs: nothing is kept then, and
that is all, because developers edit while tests run. It is asked before anything is kept.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sys
from types import ModuleType

from engine.runtime import files
from engine.runtime.errors import StaleCodeError

_PACKAGE = "engine"
_right: set[str] = set()


class SourcesChangedError(OSError):
    """What was made cannot be kept, because the sources have been edited since the program was started."""


def check() -> None:
    """Accept what runs, as far as it is loaded. A frozen program, whose code has no sources beside it, is accepted.

    Raises:
        StaleCodeError: if byte code is not what its source says; it is removed.
        SourcesChangedError: if the sources are not those of the fingerprints any more.
    """
    now = files.fingerprints_of(files.ENGINE)
    if now is None:
        return
    if now != files.fingerprints():
        raise SourcesChangedError("the engine's sources have changed since the program was started")
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] == _PACKAGE and name not in _right:
            _check_module(name, module)
            _right.add(name)


def _check_module(name: str, module: ModuleType) -> None:
    spec = module.__spec__
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return
    taken = spec.loader.get_code(name) if spec.loader is not None else None  # type: ignore[attr-defined]
    source = files.read_file(spec.origin, files.LARGEST_SOURCE)
    if taken == compile(source, spec.origin, "exec", dont_inherit=True):
        return
    with contextlib.suppress(OSError, ValueError, NotImplementedError):
        os.unlink(spec.cached or importlib.util.cache_from_source(spec.origin))
    raise StaleCodeError(f"the byte code of {name} was not that of its source: please start the program again")
