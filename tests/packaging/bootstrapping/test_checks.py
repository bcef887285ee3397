# SPDX-License-Identifier: MIT
"""Tests of the checks: their order, their exit status, and how many processes run the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import resuming
from bootstrapping import checks

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
        return self.statuses.get(self[-1], 0)

    def begin(self, command, *, env, stdout, **_):
        self.call(command, env=env)
        stdout.write(f"what {self[-1]} found\n".encode())
        stdout.flush()
        status = self.statuses.get(self[-1], 0)
        return type("Child", (), {"wait": lambda child: status, "kill": lambda child: None})()


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
    assert ran == (["pytest"] if arguments else ["mypy", "ruff", "lint-imports", "pytest", "pytest"])
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
def small_checkout(monkeypatch, tmp_path):
    """A checkout with a file for each source."""
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    for source in checks.SOURCES:
        path = tmp_path / source if "." in source else tmp_path / source / "part" / "file"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("one", encoding="utf-8")
    return tmp_path


def passed_with(monkeypatch, *arguments):
    """Run the audits; return the arguments that pytest got, and what is noted as passed."""
    seen = []
    monkeypatch.setattr(subprocess, "call", lambda command, *, env, **_: seen.append((command, env)) or 0)
    assert checks.run_audit(Path("venv"), arguments, {"KEPT": "1"}) == 0
    ((command, environment),) = seen
    assert environment["KEPT"]
    lines = Path(environment[checks.PASSED_VARIABLE]).read_text(encoding="utf-8").splitlines()
    return command[command.index("-m", 2) :], lines[1:]


def test_audits_go_on_where_they_were_stopped_until_a_source_changes(monkeypatch, small_checkout):
    arguments, passed = passed_with(monkeypatch, "-k", "dice")
    assert arguments == ["-m", "audit", *checks.side_by_side(), "-k", "dice"]
    assert passed == []
    note = small_checkout / checks.PASSED
    for source in checks.SOURCES:
        with open(note, "a", encoding="utf-8") as file:
            file.write("test_one\ntest_two\n")
        assert passed_with(monkeypatch)[1] == ["test_one", "test_two"]
        changed = small_checkout / source
        (changed if changed.is_file() else changed / "part" / "file").write_text("two", encoding="utf-8")
        assert passed_with(monkeypatch)[1] == [], source


def test_audits_begin_afresh_when_asked_to(monkeypatch, small_checkout):
    file = checks.passed_file(Path("venv"))
    file.write_text(f"{file.read_text(encoding='utf-8')}test_one\n", encoding="utf-8")
    assert passed_with(monkeypatch)[1] == ["test_one"]
    arguments, passed = passed_with(monkeypatch, checks.AFRESH)
    assert checks.AFRESH not in arguments
    assert passed == []


def test_what_python_compiles_is_no_source(small_checkout):
    state = checks.state_of_sources()
    (small_checkout / "engine" / "__pycache__").mkdir()
    (small_checkout / "engine" / "__pycache__" / "one.pyc").touch()
    assert checks.state_of_sources() == state
    (small_checkout / "engine" / "part" / "file").rename(small_checkout / "engine" / "part" / "renamed")
    assert checks.state_of_sources() != state


def test_the_sources_are_all_there():
    assert all((checks.ROOT / source).exists() for source in checks.SOURCES)
    assert checks.PASSED_VARIABLE == resuming.VARIABLE


def test_what_runs_beside_ends_with_what_it_was_beside(monkeypatch):
    begun, begin = [], subprocess.Popen
    monkeypatch.setattr(
        checks.subprocess, "Popen", lambda *given, **named: begun.append(begin(*given, **named)) or begun[0]
    )
    long = [sys.executable, "-c", "import time; time.sleep(20)"]
    with pytest.raises(KeyboardInterrupt), checks.beside(long, os.environ):
        raise KeyboardInterrupt
    assert begun[0].returncode


@pytest.mark.parametrize(
    ("processors", "memory", "workers"),
    [(1, PLENTY, 2), (2, PLENTY, 3), (64, PLENTY, 4), (2, 8_000_000_000, 3), (2, 6_000_000_000, 2), (8, 0, 4)],
)
def test_one_more_process_than_processors_where_memory_allows(monkeypatch, processors, memory, workers):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(processors), raising=False)
    monkeypatch.setattr(checks, "memory_bytes", lambda: memory)
    assert checks.workers() == workers
    assert checks.side_by_side()[:2] == ["-n", str(workers)]
    monkeypatch.undo()
    assert checks.memory_bytes() > 10**8
