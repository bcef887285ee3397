# SPDX-License-Identifier: MIT
"""Tests of going on: what has passed is left out the next time, in one process and in several."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import resuming

TESTS = """
import os, pytest

@pytest.fixture
def broken():
    yield
    assert not os.environ["WRONG"]

@pytest.mark.parametrize("number", range(4))
def test_good(number):
    assert "YAHTZEE_PASSED" not in os.environ

def test_bad():
    assert not os.environ["WRONG"]

def test_broken_afterwards(broken):
    pass

def test_skipped():
    pytest.skip("not here")
"""


@pytest.fixture
def run_tests(tmp_path):
    """Return a function that runs the tests above; gives the exit status, and which of them were run."""
    (tmp_path / "conftest.py").write_text("from resuming import register as pytest_configure\n", encoding="utf-8")
    (tmp_path / "test_it.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "passed").write_text("a line that is no test\n", encoding="utf-8")
    variables = {"PYTHONPATH": str(Path(resuming.__file__).parent), resuming.VARIABLE: str(tmp_path / "passed")}

    def run(*arguments, wrong=""):
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", *arguments],
            cwd=tmp_path,
            env={**os.environ, **variables, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "WRONG": wrong},
            capture_output=True,
            text=True,
            check=False,
        )
        ran = {word for word in done.stdout.split() if word.startswith("test_it.py::")}
        return done.returncode, sorted(name.partition("::")[2] for name in ran)

    return run


GOOD = [f"test_good[{number}]" for number in range(4)]
OTHERS = ["test_bad", "test_broken_afterwards", "test_skipped"]


def test_what_has_passed_is_left_out_the_next_time(run_tests):
    assert run_tests(wrong="1") == (1, sorted(GOOD + OTHERS))
    assert run_tests() == (0, OTHERS)
    assert run_tests("-k", "good") == (0, [])
    assert run_tests("-k", "neither") == (5, [])


def test_what_workers_have_passed_is_left_out_the_next_time(run_tests):
    assert run_tests("-p", "xdist", "-n", "2", wrong="1") == (1, sorted(GOOD + OTHERS))
    assert run_tests("-p", "xdist", "-n", "1", "-k", "good") == (0, [])
    assert run_tests() == (0, OTHERS)
