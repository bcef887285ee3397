# SPDX-License-Identifier: MIT
"""What is waited for at a start (import, compile, first run), measured in fresh processes with a cache of their own."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import engine
from engine.cli.bench.clock import median, seconds
from engine.games.position import Position, position_as_json

_JSONL_LINES = 1000


def engine_process(arguments: Sequence[str], cache: str, **options: Any) -> subprocess.Popen[str]:
    """Start ``python -m engine``, this very engine, with its cache folder inside `cache`, whatever the system."""
    root = str(Path(engine.__file__).resolve().parents[1])
    command = [sys.executable, "-m", "engine", *arguments]
    environment = os.environ | dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), cache)
    return subprocess.Popen(command, env=environment, cwd=root, text=True, stdout=subprocess.PIPE, **options)


def _first_run() -> dict[str, float]:
    """Return the seconds of a first run by step, with the wall time of the whole process as ``first_run``."""
    with tempfile.TemporaryDirectory() as cache:
        start = time.perf_counter()
        output = engine_process(["solve", "--json"], cache).communicate()[0]
        wall = time.perf_counter() - start
    return {**json.loads(output)["seconds"], "first_run": wall}


def first_runs(repeats: int) -> dict[str, float]:
    """Return how long importing, compiling and all of a first run take."""
    runs = [_first_run() for _ in range(repeats)]
    return {key: statistics.median(run[key] for run in runs) for key in ("import", "compile", "first_run")}


def with_memory(arguments: Sequence[str], cache: str) -> tuple[dict[str, Any], float | None]:
    """Return the answer of a process, and its peak memory in MB where the system tells it."""
    process = engine_process([*arguments, "--json"], cache)
    assert process.stdout is not None
    answer = json.loads(process.stdout.read())
    if not hasattr(os, "wait4"):
        process.wait()
        return answer, None
    usage = os.wait4(process.pid, 0)[2]
    process.returncode = 0
    per_unit = 1 if sys.platform == "darwin" else 1024
    return answer, usage.ru_maxrss * per_unit / 2**20


def jsonl_seconds(cache: str, positions: Sequence[Position], repeats: int) -> float:
    """Return how long a process takes to answer a thousand positions, its start included."""
    lines = [json.dumps(position_as_json(positions[number % len(positions)])) for number in range(_JSONL_LINES)]

    def measure() -> float:
        process = engine_process(["advise", "--jsonl"], cache, stdin=subprocess.PIPE)
        return seconds(lambda: process.communicate("\n".join(lines)))

    return median(measure, repeats)
