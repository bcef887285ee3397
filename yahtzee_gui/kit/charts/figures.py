# SPDX-License-Identifier: MIT
"""The figures of a chart are what it shows as lines of a table, to be read, and as a file, to be worked with."""

from __future__ import annotations

import csv
import io
import json

from engine.runtime.lazy_dataclass import dataclass


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
        """Return a file of comma-separated values in UTF-8, numbers in full and with a decimal point.

        A text that a spreadsheet would take for a formula has an apostrophe in front: names may be anybody's.
        """
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\r\n")
        writer.writerow([_harmless(heading) for heading in self.headings])
        writer.writerows([["" if value is None else _harmless(value) for value in line] for line in self.data])
        return text.getvalue().encode("utf-8-sig")  # spreadsheets take it for something else without the mark

    def as_json(self) -> bytes:
        """Return a JSON object in UTF-8: the headings, and the lines with numbers in full."""
        lines = [list(line) for line in self.data]
        return json.dumps(
            {"headings": list(self.headings), "rows": lines}, ensure_ascii=False, indent=1, allow_nan=False
        ).encode()


_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n")


def _harmless(value: str | int | float) -> str | int | float:
    """Return a cell as no spreadsheet takes it for a formula: numbers stay, and so does what begins otherwise."""
    return f"'{value}" if isinstance(value, str) and value.lstrip(" ").startswith(_FORMULA_SIGNS) else value


NO_FIGURES = ChartFigures()
