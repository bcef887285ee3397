# SPDX-License-Identifier: MIT
"""A fault is why a table cannot be had, or its file not be used: for a program to tell apart and to word as it likes.

The values of the enum are the English of the command line. This is free of numpy, for those who merely tell it.
"""

from __future__ import annotations

import errno
import os
from enum import Enum

from engine.runtime.errors import CompilerError, EngineError
from engine.runtime.lazy_dataclass import dataclass


class TableFault(Enum):
    """What can be wrong, the first four with a file; `detail` is what `TableProblem` has."""

    UNREADABLE = "the table file cannot be read ({detail})"
    NO_HEADER = "the table file is damaged: it has no readable header"
    WRONG_LENGTH = "the table file is damaged: it has the wrong length"
    MISFIT = "the table file does not fit this program ({detail} differ)"
    WRONG_VALUES = "what was worked out is wrong ({detail}): the memory or the processor may be at fault"
    NO_MEMORY = "there is not enough memory"
    NO_FINGERPRINT = "{detail}"
    NO_COMPILER = "{detail!s}"  # written otherwise, for the same value would make it another name of the one above
    UNEXPECTED = "unexpected: {detail}"


@dataclass(frozen=True)
class TableProblem:
    """A fault and what belongs to it.

    `detail` is, for UNREADABLE, what the system says; for MISFIT, the fields of the header; for WRONG_VALUES, where it
    was seen; for the last three, the English of the error; else nothing.
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


# What the loader of libraries and the maker of threads say when the system has no more memory for them.
_MEMORY_WORDS = ("cannot allocate memory", "failed to map segment", "can't start new thread")


def problem_of(error: Exception) -> TableProblem:
    """Return the problem that an error on the way to a table is."""
    if isinstance(error, TableError):
        return error.problem
    if isinstance(error, EngineError):
        is_compiler = isinstance(error, CompilerError)
        return TableProblem(TableFault.NO_COMPILER if is_compiler else TableFault.NO_FINGERPRINT, str(error))
    sentence = str(error) or type(error).__name__
    if _is_about_memory(error):
        return TableProblem(TableFault.NO_MEMORY)
    if variables := _variables_of_numba(error):
        return TableProblem(TableFault.NO_COMPILER, f"numba does not work with {variables}: {sentence}")
    return TableProblem(TableFault.UNEXPECTED, sentence)


def _is_about_memory(error: BaseException | None) -> bool:
    """Return whether there was too little memory, or that is what an error came from."""
    while error is not None:
        if isinstance(error, MemoryError) or getattr(error, "errno", None) == errno.ENOMEM:
            return True
        if any(words in str(error).lower() for words in _MEMORY_WORDS):
            return True
        error = error.__cause__ or error.__context__
    return False


def _variables_of_numba(error: BaseException) -> str:
    """Return the variables of the environment that numba goes by, if it was numba where something went wrong."""
    raised = error.__traceback__
    while raised is not None and raised.tb_next is not None:
        raised = raised.tb_next
    where = raised.tb_frame.f_globals.get("__name__", "") if raised is not None else ""
    if where.partition(".")[0] not in ("numba", "llvmlite"):
        return ""
    return ", ".join(f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_"))
