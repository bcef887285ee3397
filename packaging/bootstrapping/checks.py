# SPDX-License-Identifier: MIT
"""The checks of the project: linters, types, layers, and the tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from bootstrapping.environment import ROOT, python_of
from bootstrapping.telling import say

# Each worker of the tests takes up to two gigabytes of memory.
MOST_WORKERS = 4
BENCHMARKS = "tests/benchmarks"
# What `test` runs before pytest, each as a module or script of the environment.
CHECKS = (
    ("ruff", "ruff", "check", "."),
    ("mypy", "mypy"),
    ("import-linter", "lint-imports", "--no-cache"),
)


def run_checks(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run all checks, pytest last; with arguments only pytest, which gets them. The status is 0 if all passed."""
    scripts = python_of(venv).parent
    environment = {**environment, **cache_folders(venv)}
    failed = []
    for name, script, *options in () if arguments else CHECKS:
        say(f"{name}: {' '.join([script, *options])}")
        if subprocess.call([str(scripts / script), *options], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL):
            failed.append(name)
    if failed:
        say(f"FAILED: {', '.join(failed)}. The tests run all the same, and the exit status will be 1.")
    statuses = [run_pytest(venv, options, environment) for options in ([arguments] if arguments else test_runs())]
    worst = max(statuses, key=abs)
    return worst if worst > 0 or not (worst or failed) else 1


def run_audit(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run the long tests and return their status."""
    return run_pytest(venv, ["-m", "audit", *side_by_side(), *arguments], {**environment, **cache_folders(venv)})


def test_runs() -> list[list[str]]:
    """The tests side by side on a few processors; then what is timed, which has to have the computer to itself."""
    return [[*side_by_side(), "--ignore", BENCHMARKS], [BENCHMARKS]]


def side_by_side() -> list[str]:
    """The arguments that spread tests over the processors this process may use."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return ["-n", str(min(MOST_WORKERS, processors)), "--dist", "worksteal"]


def run_pytest(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run pytest and return its status."""
    say(f"pytest: {' '.join(['pytest', *arguments])}")
    return subprocess.call([str(python_of(venv)), "-m", "pytest", *arguments], cwd=ROOT, env=environment)


def cache_folders(venv: Path) -> dict[str, str]:
    """Where ruff and mypy keep their caches if they cannot be kept in the checkout: both fail without one."""
    if os.access(ROOT, os.W_OK):
        return {}
    return {"RUFF_CACHE_DIR": str(venv / "ruff_cache"), "MYPY_CACHE_DIR": str(venv / "mypy_cache")}
