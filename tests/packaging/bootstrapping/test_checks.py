# SPDX-License-Identifier: MIT
"""Tests of the checks: their order, their exit status, and how many processes run the tests."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
import resuming
from bootstrapping import checks, passing

PLENTY = 10**12


class Ran(list):
    """Stands in for the programs that are run: notes their names, and ends with the status that is wanted."""

    def __init__(self, monkeypatch, statuses):
        super().__init__()
        self.environments, self.statuses = [], statuses
        monkeypatch.setattr(subprocess, "call", self.call)
        monkeypatch.setattr(checks.subprocess, "Popen", self.begin)

    def call(self, command, *, env, **_):
        self.append("pytest" if "pytest" in command else Path(command[0]).name)
        self.environments.append(env)
        if isinstance(self.statuses.get(self[-1]), type):
            raise self.statuses[self[-1]]
        return self.statuses.get(self[-1], 0)

    def begin(self, command, *, env, stdout, **_):
        self.call(command, env=env)
        stdout.write(f"what {self[-1]} found\n".encode())
        stdout.flush()
        status = self.statuses.get(self[-1], 0)
        kill = lambda child: self.append("killed")  # noqa: E731
        return type("Child", (), {"wait": lambda child: status, "kill": kill})()


@pytest.mark.parametrize(
    ("statuses", "arguments", "status"),
    [
        ({}, [], 0),
        ({"ruff": 1}, [], 1),
        ({"mypy": 1}, [], 1),
        ({"pytest": 2}, [], 2),
        ({"pytest": -11}, [], 1),
        ({"mypy": 1, "pytest": 5}, [], 5),
        ({"ruff": 1}, ["-k", "dice"], 0),
    ],
)
def test_status_of_the_checks_and_what_is_timed_last(monkeypatch, capfd, statuses, arguments, status):
    ran = Ran(monkeypatch, statuses)
    monkeypatch.setattr(checks, "have_tests_read", lambda venv, environment: None)
    assert checks.run_checks(Path("venv"), arguments, {"PYTHONDONTWRITEBYTECODE": "1", "KEPT": "1"}) == status
    assert ran == (["pytest"] if arguments else ["mypy", "ruff", "lint-imports", "pytest", "killed", "pytest"])
    assert all("PYTHONDONTWRITEBYTECODE" not in seen and seen["KEPT"] for seen in ran.environments)
    said = capfd.readouterr()
    assert ("what mypy found" in said.out) is not bool(arguments)
    assert all(f"FAILED: {name}" in said.err for name in statuses if not arguments and name != "pytest")


def test_the_tests_of_a_fresh_checkout_are_read_once_before_several_processes_do(monkeypatch, tmp_path):
    ran = Ran(monkeypatch, {})
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    (tmp_path / "tests").mkdir()
    checks.have_tests_read(Path("venv"), {})
    assert ran == ["pytest"]
    (tmp_path / "tests" / "test_one.cpython-311-pytest-8.pyc").touch()
    checks.have_tests_read(Path("venv"), {})
    assert ran == ["pytest"]


@pytest.fixture
def note(monkeypatch, tmp_path):
    """Where a checkout with nothing in it notes the audits that have passed."""
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setattr(passing, "ROOT", tmp_path)
    return tmp_path / checks.PASSED


def test_audits_get_the_note_of_those_that_passed(monkeypatch, note):
    seen = []
    monkeypatch.setattr(subprocess, "call", lambda command, *, env, **_: seen.append((command, env)) or 3)
    assert checks.run_audit(Path("venv"), ["-k", "dice", checks.AFRESH], {"KEPT": "1"}) == 3
    ((command, environment),) = seen
    assert environment["KEPT"]
    assert environment[checks.PASSED_VARIABLE] == str(note)
    assert command[command.index("-m", 2) :] == ["-m", "audit", *checks.side_by_side(), "-k", "dice"]
    assert note.exists()
    assert checks.PASSED_VARIABLE == resuming.VARIABLE


def test_audits_begin_afresh_when_asked_to(monkeypatch, note):
    begun = []
    monkeypatch.setattr(passing, "begin_note", lambda *given: begun.append(given))
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 0)
    for arguments in ([], [checks.AFRESH]):
        checks.run_audit(Path("venv"), arguments, {})
    assert begun == [(note, False), (note, True)]


def test_what_runs_beside_ends_with_what_it_was_beside(monkeypatch):
    ran = Ran(monkeypatch, {"ruff": KeyboardInterrupt})
    with pytest.raises(KeyboardInterrupt):
        checks.run_checks(Path("venv"), [], {})
    assert ran == ["mypy", "ruff", "killed"]


@pytest.mark.parametrize(
    ("processors", "memory", "workers"),
    [(1, PLENTY, 2), (2, PLENTY, 3), (64, PLENTY, 4), (2, 8_000_000_000, 3), (2, 6_000_000_000, 2), (8, 0, 4)],
)
def test_one_more_process_than_processors_where_memory_allows(monkeypatch, processors, memory, workers):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(processors), raising=False)
    monkeypatch.setattr(checks, "memory_bytes", lambda: memory)
    assert checks.side_by_side()[:2] == ["-n", str(workers)]
    monkeypatch.undo()
    assert checks.memory_bytes() > 10**8
