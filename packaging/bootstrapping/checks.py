# SPDX-License-Identifier: MIT
"""The checks of the project: linters, types, layers, and the tests."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from bootstrapping import passing
from bootstrapping.environment import ROOT, python_of
from bootstrapping.telling import say

MOST_WORKERS = 4
# What a worker of the tests takes of the memory at the most, with some to spare.
WORKER_BYTES = 2_500_000_000
BENCHMARKS = "tests/benchmarks"
# What `test` runs before pytest, each a script of the environment.
CHECKS = (("ruff", "check", "."), ("lint-imports", "--no-cache"))
# The slowest runs beside these and the tests; what it says comes whole, after them.
BESIDE = "mypy"
PASSED = ".audited"  # names the audits that have passed
PASSED_VARIABLE = "YAHTZEE_PASSED"  # tests/support/resuming.py reads it
AFRESH = "--afresh"


def run_checks(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run all checks, what is timed last; with arguments only pytest, which gets them. 0 if all passed."""
    environment = environment_of(venv, environment)
    if arguments:
        return status_of([run_pytest(venv, arguments, environment)], [])
    scripts = python_of(venv).parent
    where = {"cwd": ROOT, "env": environment, "stdin": subprocess.DEVNULL}
    failed = []
    with tempfile.TemporaryFile() as said:
        beside = subprocess.Popen([str(scripts / BESIDE)], stdout=said, stderr=subprocess.STDOUT, **where)
        try:
            for script, *options in CHECKS:
                say(" ".join([script, *options]))
                if subprocess.call([str(scripts / script), *options], **where):
                    failed.append(script)
            if failed:
                say(f"FAILED: {', '.join(failed)}. The tests run all the same, and the exit status will be 1.")
            have_tests_read(venv, environment)
            statuses = [run_pytest(venv, [*side_by_side(), "--ignore", BENCHMARKS], environment)]
            if beside.wait():
                failed.append(BESIDE)
        finally:
            beside.kill()
            beside.wait()
        said.seek(0)
        say(f"{BESIDE}, which ran beside the tests:")
        print(said.read().decode("utf-8", "replace"), end="", flush=True)
        if BESIDE in failed:
            say(f"FAILED: {BESIDE}. The exit status will be 1.")
    # What is timed has to have the computer to itself.
    statuses.append(run_pytest(venv, [BENCHMARKS], environment))
    return status_of(statuses, failed)


def status_of(statuses: Sequence[int], failed: Sequence[str]) -> int:
    """Return the exit status: that of pytest where it has one of its own, 1 where it crashed or a check failed."""
    worst = max(statuses, key=abs)
    return worst if worst > 0 or not (worst or failed) else 1


def have_tests_read(venv: Path, environment: Mapping[str, str]) -> None:
    """In a fresh checkout, have all tests compiled once: side by side, each process would do it at the same time."""
    if any((ROOT / "tests").rglob("*-pytest-*.pyc")) or not os.access(ROOT, os.W_OK):
        return
    say("pytest: the tests are read for the first time")
    command = [str(python_of(venv)), "-m", "pytest", "--collect-only", "-qq"]
    nowhere = subprocess.DEVNULL  # what is wrong is said when they are run
    subprocess.call(command, cwd=ROOT, env=environment, stdin=nowhere, stdout=nowhere, stderr=nowhere)


def run_audit(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run the long tests that have not passed yet with these sources, or all, and return their status."""
    note = (ROOT if os.access(ROOT, os.W_OK) else venv) / PASSED
    passing.begin_note(note, AFRESH in arguments)
    environment = {**environment_of(venv, environment), PASSED_VARIABLE: str(note)}
    others = [argument for argument in arguments if argument != AFRESH]
    return run_pytest(venv, ["-m", "audit", *side_by_side(), *others], environment)


def side_by_side() -> list[str]:
    """Return the arguments that spread tests over processes.

    As each waits now and then, there is one more than processors where memory allows it.
    """
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    has_room = memory_bytes() >= (processors + 1) * WORKER_BYTES
    return ["-n", str(min(MOST_WORKERS, processors + has_room)), "--dist", "worksteal"]


def memory_bytes() -> int:
    """How much memory this machine has; 0 where it does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 0


def run_pytest(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run pytest and return its status."""
    say(f"pytest: {' '.join(['pytest', *arguments])}")
    return subprocess.call([str(python_of(venv)), "-m", "pytest", *arguments], cwd=ROOT, env=environment)


def environment_of(venv: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that checks and tests run with.

    Python may keep what it compiles: many tests start the program, and every process would compile all of it again.
    Where nothing can be written in the checkout, ruff and mypy, which fail without a cache, have it elsewhere.
    """
    found = {name: value for name, value in environment.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if not os.access(ROOT, os.W_OK):
        found |= {"RUFF_CACHE_DIR": str(venv / "ruff_cache"), "MYPY_CACHE_DIR": str(venv / "mypy_cache")}
    return found
