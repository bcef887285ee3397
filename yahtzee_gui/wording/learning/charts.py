# SPDX-License-Identifier: MIT
"""The words around charts: as a table, and as files."""

from __future__ import annotations

from yahtzee_gui.wording.base import tr


def as_table() -> str:
    """Return the text of the button that shows the figures of a chart as a table."""
    return tr("Table", "the figures of a chart as a table, on a button")


def as_chart() -> str:
    """Return the text of the button that shows the chart again."""
    return tr("Chart", "figures as a chart, on a button")


def as_tables(key: str, *, are_tables: bool) -> str:
    """Return the text of the button that shows all charts of a page as tables, or as charts again, with its key."""
    text = tr("Charts ({key})") if are_tables else tr("Tables ({key})")
    return text.format(key=key)


def save() -> str:
    """Return the text of the button that writes a chart to a file."""
    return tr("Save…", "a chart, to a file")


def save_title() -> str:
    """Return the title of the dialog that asks where to write a chart."""
    return tr("Save the chart")


def file_name() -> str:
    """Return what the file of a chart might be called, without its ending: letters and digits only."""
    return tr("yahtzee-chart", "the name of a file")


def kind(ending: str) -> str:
    """Return the filter of the file dialog for an ending."""
    return {".png": tr("Picture (*.png)"), ".svg": tr("Drawing (*.svg)"), ".csv": tr("Figures (*.csv)")}[ending]
