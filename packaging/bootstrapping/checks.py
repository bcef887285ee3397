# SPDX-License-Identifier: MIT
"""The checks of the project: linters, types, layers, and the tests."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from bootstrapping import passing
from bootstrapping.environment import ROOT, python_of
from bootstrapping.telling import say

MOST_WORKERS = 4
# What a worker of the tests takes of the memory at the most, with some to spare.
WORKER_BYTES = 2_500_000_000
BENCHMARKS = "tests/benchmarks"
# What `test` runs before pytest, each as a script of the environment.
CHECKS = (
    ("ruff", "ruff", "check", "."),
    ("import-linter", "lint-imports", "--no-cache"),
)
# The slowest runs beside these and the tests; what it says comes whole, after them.
BESIDE = ("mypy", "mypy")
PASSED = ".audited"  # names the audits that have passed
PASSED_VARIABLE = "YAHTZEE_PASSED"  # tests/support/resuming.py reads it
AFRESH = "--afresh"


def run_checks(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run all checks, what is timed last; with arguments only pytest, which gets them. 0 if all passed."""
    environment = environment_of(venv, environment)
    if arguments:
        return status_of([run_pytest(venv, arguments, environment)], [])
    spread, timed = test_runs()
    with beside(command_of(venv, BESIDE), environment) as finish:
        failed = [check[0] for check in CHECKS if run_check(venv, check, environment)]
        if failed:
            say(f"FAILED: {', '.join(failed)}. The tests run all the same, and the exit status will be 1.")
        have_tests_read(venv, environment)
        statuses = [run_pytest(venv, spread, environment)]
        if finish():
            failed.append(BESIDE[0])
            say(f"FAILED: {BESIDE[0]}. The exit status will be 1.")
    statuses.append(run_pytest(venv, timed, environment))
    return status_of(statuses, failed)


def status_of(statuses: Sequence[int], failed: Sequence[str]) -> int:
    """Return the exit status: that of pytest where it has one of its own, 1 where it crashed or a check failed."""
    worst = max(statuses, key=abs)
    return worst if worst > 0 or not (worst or failed) else 1


def command_of(venv: Path, check: Sequence[str]) -> list[str]:
    """The command line of a check."""
    _name, script, *options = check
    return [str(python_of(venv).parent / script), *options]


def run_check(venv: Path, check: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a check and return its status."""
    say(f"{check[0]}: {' '.join(check[1:])}")
    return subprocess.call(command_of(venv, check), cwd=ROOT, env=environment, stdin=subprocess.DEVNULL)


def have_tests_read(venv: Path, environment: Mapping[str, str]) -> None:
    """In a fresh checkout, have all tests compiled once: side by side, each process would do it at the same time."""
    if any((ROOT / "tests").rglob("*-pytest-*.pyc")) or not os.access(ROOT, os.W_OK):
        return
    say("pytest: the tests are read for the first time")
    command = [str(python_of(venv)), "-m", "pytest", "--collect-only", "-qq"]
    nowhere = subprocess.DEVNULL  # what is wrong is said when they are run
    subprocess.call(command, cwd=ROOT, env=environment, stdin=nowhere, stdout=nowhere, stderr=nowhere)


@contextlib.contextmanager
def beside(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[Callable[[], int]]:
    """Run `command` while other things go on; give what waits for its end, prints what it said, returns its status."""
    with tempfile.TemporaryFile() as said:
        child = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT
        )

        def finish() -> int:
            status = child.wait()
            said.seek(0)
            say(f"{Path(command[0]).name}, which ran beside the tests:")
            print(said.read().decode("utf-8", "replace"), end="", file=sys.stdout, flush=True)
            return status

        try:
            yield finish
        finally:
            child.kill()
            child.wait()


def run_audit(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run the long tests that have not passed yet with these sources, or all, and return their status."""
    environment = {**environment_of(venv, environment), PASSED_VARIABLE: str(passed_file(venv, AFRESH in arguments))}
    others = [argument for argument in arguments if argument != AFRESH]
    return run_pytest(venv, ["-m", "audit", *side_by_side(), *others], environment)


def passed_file(venv: Path, afresh: bool = False) -> Path:
    """The file that names the audits that have passed, but for those that depend on what has changed since."""
    file = (ROOT if os.access(ROOT, os.W_OK) else venv) / PASSED
    passing.begin_note(file, afresh)
    return file


def test_runs() -> list[list[str]]:
    """The tests side by side on a few processors; then what is timed, which has to have the computer to itself."""
    return [[*side_by_side(), "--ignore", BENCHMARKS], [BENCHMARKS]]


def side_by_side() -> list[str]:
    """The arguments that spread tests over processes."""
    return ["-n", str(workers()), "--dist", "worksteal"]


def workers() -> int:
    """How many processes run tests: as each waits now and then, one more than processors where memory allows it."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    has_room = memory_bytes() >= (processors + 1) * WORKER_BYTES
    return min(MOST_WORKERS, processors + has_room)


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
    """The variables that checks and tests run with.

    Python may keep what it compiles: many tests start the program, and every process would compile all of it again.
    """
    kept = {name: value for name, value in environment.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **cache_folders(venv)}


def cache_folders(venv: Path) -> dict[str, str]:
    """Where ruff and mypy keep their caches if they cannot be kept in the checkout: both fail without one."""
    if os.access(ROOT, os.W_OK):
        return {}
    return {"RUFF_CACHE_DIR": str(venv / "ruff_cache"), "MYPY_CACHE_DIR": str(venv / "mypy_cache")}
