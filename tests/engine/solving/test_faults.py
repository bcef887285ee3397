# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import subprocess
import sys

import pytest
from checkout import ROOT

from engine.runtime.files import FingerprintError
from engine.solving.faults import TableError, TableFault, TableProblem, problem_of


@pytest.mark.parametrize("fault", TableFault, ids=lambda fault: fault.name)
def test_every_fault_is_one_sentence_for_the_command_line(fault):
    text = str(TableProblem(fault, "detail"))
    assert text
    assert "{" not in text
    assert "\n" not in text


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (TableError(TableFault.MISFIT, "rules"), TableProblem(TableFault.MISFIT, "rules")),
        (MemoryError("some words"), TableProblem(TableFault.NO_MEMORY)),
        (FingerprintError("no sources"), TableProblem(TableFault.NO_FINGERPRINT, "no sources")),
        (ValueError("some words"), TableProblem(TableFault.UNEXPECTED, "some words")),
        (ZeroDivisionError(), TableProblem(TableFault.UNEXPECTED, "ZeroDivisionError")),
    ],
)
def test_every_error_is_a_problem(error, problem):
    assert problem_of(error) == problem


def raised(code, name):
    """Return the error that some code of a module of that name raises."""
    with pytest.raises(Exception) as caught:  # noqa: PT011 (any)
        exec(compile(code, name, "exec"), {"__name__": name})
    return caught.value


def test_an_error_that_comes_from_too_little_memory_says_so():
    """The compiler's library could not be loaded, and what says that says it could not be found."""
    loading = "try: raise OSError('lib.so: failed to map segment from shared object')\n"
    for code in (f"{loading}except OSError as e: raise OSError('not found') from e", f"{loading}finally: 1 / 0"):
        assert problem_of(raised(code, "llvmlite.binding.ffi")) == TableProblem(TableFault.NO_MEMORY)


def test_what_numba_says_to_its_variables_names_them(monkeypatch):
    for name in [name for name in os.environ if name.startswith("NUMBA_")]:
        monkeypatch.delenv(name)
    error = raised("raise ValueError('too few')", "numba.core.config")
    assert problem_of(error) == TableProblem(TableFault.UNEXPECTED, "too few")
    monkeypatch.setenv("NUMBA_NUM_THREADS", "0")
    told = "numba does not work with NUMBA_NUM_THREADS=0: too few"
    assert problem_of(error) == TableProblem(TableFault.NO_COMPILER, told)
    assert problem_of(raised("1 / 0", "engine.solving")).fault is TableFault.UNEXPECTED


def test_numbas_own_sentence_ends_a_command():
    done = subprocess.run(
        [sys.executable, "-m", "engine", "solve"],
        cwd=ROOT,
        env=os.environ | {"NUMBA_NUM_THREADS": "0"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "numba does not work with NUMBA_NUM_THREADS=0" in done.stderr


def test_an_error_says_what_its_problem_says():
    error = TableError(TableFault.UNREADABLE, "Permission denied")
    assert str(error) == str(error.problem) == "the table file cannot be read (Permission denied)"
