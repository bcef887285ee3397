# SPDX-License-Identifier: MIT
"""A chart and its twin: the same figures as a table, in the same place, one of them at a time."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.charts.figures import NO_FIGURES, ChartFigures
from yahtzee_gui.kit.layouts import discard

_WORDS, _NUMBER = 210, 84


class ChartTwin(QStackedWidget):
    """A chart, or its table; the first column of one that `fills` takes the width that the others leave.

    Signals:
        itemRequested: the number of an item of the chart, or of the same line of the table.
    """

    itemRequested = Signal(int)

    def __init__(self, chart: Chart, *, fills: bool = False) -> None:
        super().__init__()
        self.chart = chart
        self.figures: ChartFigures = NO_FIGURES
        self.is_table = False
        self._fills = fills
        self.table: FigureTable | None = None
        self.addWidget(chart)
        chart.itemRequested.connect(self.itemRequested)

    def show_figures(self, figures: ChartFigures) -> None:
        """Have the table show `figures`, those of the chart; without any the chart is shown."""
        if figures == self.figures and self.table is not None:
            return
        self.figures = figures
        if self.table is not None:
            discard(self.table)
            self.table = None
        self.show_table(self.is_table and bool(figures.rows))

    def show_table(self, is_table: bool) -> None:
        """Show the table, or the chart; the keyboard goes along."""
        had_keyboard = self.chart.hasFocus() or (self.table is not None and self.table.hasFocus())
        self.is_table = is_table
        if is_table and self.table is None:
            self.table = self._made_table()
            self.addWidget(self.table)
        page: QWidget = self.table if is_table and self.table is not None else self.chart
        self.setCurrentWidget(page)
        if had_keyboard:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _made_table(self) -> FigureTable:
        figures = self.figures
        columns = [
            Column(heading, _WORDS if number in figures.words else _NUMBER, has_words=number in figures.words)
            for number, heading in enumerate(figures.headings)
        ]
        table = FigureTable(self.chart.accessibleName(), columns)
        table.set_rows(figures.rows)
        table.setMinimumSize(QSize(0, 0))
        if self._fills:
            table.stretch(0)
        table.activated.connect(self._request_line)
        return table

    def _request_line(self) -> None:
        if self.table is not None:
            self.itemRequested.emit(self.table.currentRow())
