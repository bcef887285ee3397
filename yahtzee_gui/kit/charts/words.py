# SPDX-License-Identifier: MIT
"""The words around charts: as a table, and as files."""

from __future__ import annotations

from collections.abc import Sequence

from yahtzee_gui.words.base import Sentence, tr

as_table = Sentence("Table", "the figures of a chart as a table, on a button")
as_chart = Sentence("Chart", "figures as a chart, on a button")
save = Sentence("Save…", "a chart, to a file", where="button")
save_title = Sentence("Save the chart", where="dialog title")
file_name = Sentence("yahtzee-chart", "the name of a file", where="without its ending: letters and digits only")


def as_tables(key: str, *, are_tables: bool) -> str:
    """Return the text of the button that shows all charts of a page as tables, or as charts again, with its key."""
    return f"{as_chart() if are_tables else as_table()} ({key})"


def two_columns(first: str, second: str) -> tuple[str, ...]:
    """Return the headings of the chances of points of two as a table, by their names."""
    return tr("Points"), f"{first} %", f"{second} %"


def chance_card(points: str, named: Sequence[str], chances: Sequence[str]) -> tuple[str, ...]:
    """Return what is said of a number of points: the chances of two, by their names."""
    return points, *(f"{name}: {chance} %" for name, chance in zip(named, chances, strict=True))


def kind(ending: str) -> str:
    """Return the filter of the file dialog for an ending."""
    return {
        ".png": tr("Picture (*.png)"),
        ".svg": tr("Drawing (*.svg)"),
        ".csv": tr("Figures (*.csv)"),
        ".json": tr("Figures as JSON (*.json)"),
    }[ending]
