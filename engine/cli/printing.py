# SPDX-License-Identifier: MIT
"""Printing: tables for people to read, and bars that show how far something is.

Tables are laid out by rich, which is imported when one is printed. They are as wide as they need to be: a terminal may
break their lines, but no number is ever cut. Outside a terminal they are plain text.
"""

from __future__ import annotations

import io
import math
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, TextIO

from engine.analysis.verdicts import Measure
from engine.runtime import exit_signals

if TYPE_CHECKING:
    from rich.progress import Progress

    from engine.analysis.options import Option

_AS_WIDE_AS_NEEDED = 1_000_000
_SMALL = 1e-6  # a chance below is printed as 4.67e-19
_ROUNDING = 1e-12  # how far certainty, added up from many chances, can be off
_MOST_PLACES = 15  # that a float has
_DELAY = 0.5  # seconds: what is over sooner shows no bar


def chance(value: float | Fraction, digits: int) -> str:
    """Return a chance, 0 to 1, with decimal places; of one that isn't 0 or 1 as many as it takes to see that."""
    return _share(value, 1, digits)


def percent(value: float, digits: int) -> str:
    """Return the same in per cent, without the sign."""
    return _share(100.0 * value, 100, digits)


def prospect(amount: float, measure: Measure | None) -> str:
    """Return what is played for as reviews and options have it: per cent of a chance, or points."""
    return percent(amount / 100.0, 4) if measure is Measure.CHANCE else f"{amount:.4f}"


def _share(value: float | Fraction, whole: int, digits: int) -> str:
    usual = f"{float(value):.{digits}f}"
    if 0 < value < _SMALL or (value > 0 and not float(usual)):
        return f"{float(value):.2e}"
    missing = whole - value
    if float(usual) != whole or missing <= (0 if isinstance(value, Fraction) else whole * _ROUNDING):
        return usual
    places = 1 - math.floor(math.log10(missing))
    return f"{float(value):.{places}f}" if places <= _MOST_PLACES else f"{whole}-{float(missing):.2e}"


class PrintedTable(NamedTuple):
    """Rows in columns, as they are printed.

    `heads` stands above the columns (none for a table without a head), `rows` have as many cells each. The columns
    `left` are aligned to the left, all others to the right. With `markdown` lines are drawn as there.
    """

    heads: Sequence[str]
    rows: Iterable[Sequence[str]]
    left: Sequence[int] = (0,)
    markdown: bool = False


def facts_table(facts: Mapping[str, str]) -> PrintedTable:
    """Return names with what there is to say about each."""
    return PrintedTable((), facts.items(), left=(0, 1))


def option_name(option: Option) -> str:
    """Return an option for people to read."""
    if option.category is not None:
        return f"score {option.category.key} ({option.points})"
    return f"keep {dice_in_words(option.keep or ())}"


def dice_in_words(dice: Iterable[int]) -> str:
    """Return dice as they stand in tables."""
    return " ".join(map(str, dice)) or "nothing"


def print_table(what: PrintedTable, out: TextIO) -> None:
    """Print a table."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    heads, cells = what.heads, [list(row) for row in what.rows]
    table = Table(
        box=box.MARKDOWN if what.markdown else None,
        pad_edge=what.markdown,
        padding=(0, 1) if what.markdown else (0, 2, 0, 0),
        show_header=bool(heads),
    )
    for number in range(len(heads or cells[0])):
        head = heads[number] if heads else ""
        table.add_column(head, justify="left" if number in what.left else "right", no_wrap=True)
    for row in cells:
        table.add_row(*row)
    # Not `out` itself: rich flushes its file, and would end the process when its reader has had enough.
    text = io.StringIO()
    console = Console(
        file=text,
        width=_AS_WIDE_AS_NEEDED,
        force_terminal=out.isatty(),
        markup=False,
        highlight=False,
        emoji=False,
    )
    console.print(table, crop=False, soft_wrap=False)
    lines = "\n".join(line.rstrip() for line in text.getvalue().splitlines())
    print(lines.strip("\n"), file=out)  # a box in Markdown has an empty line above and below


class ProgressBar:
    """A bar on standard error while something takes long; nothing where that is no terminal. It leaves no trace."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._due = time.monotonic() + _DELAY
        self._progress: Progress | None = None

    def stop(self) -> None:
        """Take it away."""
        if self._progress is not None:
            self._progress.stop()

    def show(self, fraction: float) -> None:
        """Show that `fraction`, 0 to 1, is done."""
        if not sys.stderr.isatty() or time.monotonic() < self._due:
            return
        if self._progress is None:
            self._progress = _started(self._label)
        self._progress.update(self._progress.task_ids[0], completed=fraction)


def _started(label: str) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
    )
    progress = Progress(*columns, console=Console(file=sys.stderr), transient=True)
    exit_signals.before_end(_wipe)
    progress.add_task(label, total=1.0)
    progress.start()
    return progress


def _wipe() -> None:
    """Clear the line of a bar that is not going to be stopped, and show the cursor that it has hidden."""
    os.write(sys.stderr.fileno(), b"\r\x1b[2K\x1b[?25h")
