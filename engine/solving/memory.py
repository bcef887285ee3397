# SPDX-License-Identifier: MIT
"""Memory of which a part can be given back to the system while the rest is in use."""

from __future__ import annotations

import contextlib
import mmap
import sys

import numpy as np

from engine.turn.lattice import FloatArray

_FLOAT_BYTES = 8


def zeros(room: int) -> FloatArray:
    """Return (room,) zeros."""
    if sys.platform != "linux":
        return np.zeros(room)
    memory = mmap.mmap(-1, max(room, 1) * _FLOAT_BYTES, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with contextlib.suppress(OSError):  # a system without large pages
        memory.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(memory, dtype=np.float64, count=room)


def give_back(numbers: FloatArray, start: int, stop: int) -> None:
    """Give the memory of ``numbers[start:stop]`` back, as far as the system takes it; the numbers there are lost."""
    view = numbers.base
    if sys.platform != "linux" or not isinstance(view, memoryview) or not isinstance(view.obj, mmap.mmap):
        return
    first = -(-start * _FLOAT_BYTES // mmap.PAGESIZE) * mmap.PAGESIZE
    last = stop * _FLOAT_BYTES // mmap.PAGESIZE * mmap.PAGESIZE
    if last > first:
        view.obj.madvise(mmap.MADV_DONTNEED, first, last - first)
