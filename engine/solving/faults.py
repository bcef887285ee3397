# SPDX-License-Identifier: MIT
"""A fault is why a table cannot be had, or its file not be used: for a program to tell apart and to word as it likes.

The values of the enum are the English of the command line. This is free of numpy, for those who merely tell it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.files import FingerprintError


class TableFault(Enum):
    """What can be wrong, the first four with a file; `detail` is what `TableProblem` has."""

    UNREADABLE = "the table file cannot be read ({detail})"
    NO_HEADER = "the table file is damaged: it has no readable header"
    WRONG_LENGTH = "the table file is damaged: it has the wrong length"
    MISFIT = "the table file does not fit this program ({detail} differ)"
    NO_MEMORY = "there is not enough memory"
    NO_FINGERPRINT = "{detail}"
    UNEXPECTED = "unexpected: {detail}"


@dataclass(frozen=True)
class TableProblem:
    """A fault and what belongs to it.

    `detail` is, for UNREADABLE, what the system says; for MISFIT, the fields of the header; for the last two, the
    English of the error; else nothing.
    """

    fault: TableFault
    detail: str = ""

    def __str__(self) -> str:
        return self.fault.value.format(detail=self.detail)


class TableError(Exception):
    """A table file that cannot be used; `problem` says why, and so does the text in one sentence."""

    def __init__(self, fault: TableFault, detail: str = "") -> None:
        self.problem = TableProblem(fault, detail)
        super().__init__(str(self.problem))


def problem_of(error: Exception) -> TableProblem:
    """Return the problem that an error on the way to a table is."""
    if isinstance(error, TableError):
        return error.problem
    if isinstance(error, MemoryError):
        return TableProblem(TableFault.NO_MEMORY)
    if isinstance(error, FingerprintError):
        return TableProblem(TableFault.NO_FINGERPRINT, str(error))
    return TableProblem(TableFault.UNEXPECTED, str(error) or type(error).__name__)
