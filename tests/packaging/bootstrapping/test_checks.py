# SPDX-License-Identifier: MIT
"""Tests of the checks: their order and their exit status."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from bootstrapping import checks


@pytest.mark.parametrize(
    ("statuses", "arguments", "status", "count"),
    [
        ({}, [], 0, 5),
        ({"ruff": 1}, [], 1, 5),
        ({"pytest": 2}, [], 2, 5),
        ({"pytest": -11}, [], 1, 5),
        ({"mypy": 1, "pytest": 5}, [], 5, 5),
        ({"ruff": 1}, ["-k", "dice"], 0, 1),
    ],
)
def test_status_of_the_checks_and_pytest_last(monkeypatch, statuses, arguments, status, count):
    ran = []

    def call(command, **_):
        ran.append("pytest" if "pytest" in command else Path(command[0]).name)
        return statuses.get(ran[-1], 0)

    monkeypatch.setattr(subprocess, "call", call)
    assert checks.run_checks(Path("venv"), arguments, {}) == status
    assert len(ran) == count
    assert ran[-1] == "pytest"
