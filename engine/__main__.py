# SPDX-License-Identifier: MIT
"""The engine's command line: ``python -m engine advise``, ``review``, ``solve`` and more (`engine.cli`).

What the window shows, a script can have in the same words. Bad input gives one sentence on standard error and exit
status 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.runtime import exit_signals

# What takes long to import comes later: by then an interruption is quiet already.
if TYPE_CHECKING:
    from engine.cli.console import Parser

_PROGRAM = "python -m engine"
_INTERRUPTED = 130


def parser() -> Parser:
    """Return the parser of the command line."""
    from engine.cli import console, games, positions, statistics, strategies, tables
    from engine.lab.commands import accuracy, one_turn, studies

    modules = tables, positions, games, statistics, strategies, one_turn, studies, accuracy
    return console.parser_of(modules, _PROGRAM, "Solve solitaire Yahtzee exactly and advise on positions.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    from engine.cli import console

    console.open_closed_streams()
    command = _PROGRAM
    try:
        console.tell_ignored_variables(command)
        try:
            parsed = parser().parse_args(arguments)
            command = f"{_PROGRAM} {parsed.command}"
            console.give(parsed.answer(parsed, console.ConsoleWorkspace()), parsed, sys.stdout)
        finally:
            console.tell_damaged_code()
            sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except Exception as error:
        return console.status_of(error, command)
    return 0


def program() -> int:
    """Run one command in a process of its own, which ends at once and quietly when it is told to."""
    exit_signals.end_quietly()
    from engine.runtime import files

    exit_signals.before_end(files.drop_unfinished)
    status = main()
    exit_signals.be_done()
    return status


if __name__ == "__main__":
    raise SystemExit(program())
