# SPDX-License-Identifier: MIT
"""The figures of a chart are what it shows as lines of a table, to be read, and as a file, to be worked with."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass


@dataclass(frozen=True)
class ChartFigures:
    """The lines of a chart: `rows` as they are read, `data` with the same as numbers and texts, under `headings`.

    The columns in `words` have words, all others numbers.
    """

    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    data: tuple[tuple[str | int | float | None, ...], ...] = ()
    words: frozenset[int] = frozenset({0})

    def columns(self, *places: int) -> ChartFigures:
        """Return some of the columns, by their places."""
        rows = tuple(tuple(row[place] for place in places) for row in self.rows)
        data = tuple(tuple(line[place] for place in places) for line in self.data)
        words = frozenset(new for new, place in enumerate(places) if place in self.words)
        return ChartFigures(tuple(self.headings[place] for place in places), rows, data, words)

    def as_csv(self) -> bytes:
        """Return a file of comma-separated values in UTF-8, numbers in full and with a decimal point."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\r\n")
        writer.writerow(self.headings)
        writer.writerows([["" if value is None else value for value in line] for line in self.data])
        return text.getvalue().encode("utf-8-sig")  # spreadsheets take it for something else without the mark


NO_FIGURES = ChartFigures()
