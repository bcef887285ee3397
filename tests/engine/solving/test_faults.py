# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

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


def test_an_error_says_what_its_problem_says():
    error = TableError(TableFault.UNREADABLE, "Permission denied")
    assert str(error) == str(error.problem) == "the table file cannot be read (Permission denied)"
