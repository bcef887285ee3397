# SPDX-License-Identifier: MIT
"""A clock for measures: how long something takes, and the median of repeats."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


def median(measure: Callable[[], float], repeats: int) -> float:
    """Return the median of a number of measures."""
    return statistics.median(measure() for _ in range(repeats))


def seconds(action: Callable[[], object]) -> float:
    """Return how long an action takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def cpu_seconds(action: Callable[[], object]) -> float:
    """Return how many processor seconds an action takes, those of all threads together."""
    start = time.process_time()
    action()
    return time.process_time() - start
