# SPDX-License-Identifier: MIT
"""A chart card has a chart under its title, the same figures as a table in its place, and gives both as files."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QWidget

from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.cards import Card
from yahtzee_gui.widgets.charts.figure_table import Column, FigureTable
from yahtzee_gui.widgets.charts.plots.chart import Chart
from yahtzee_gui.widgets.charts.plots.figures import NO_FIGURES, Figures
from yahtzee_gui.widgets.text.drawing import AlignRight
from yahtzee_gui.widgets.text.elided_label import ElidedLabel
from yahtzee_gui.wording.learning import charts

_WORDS, _NUMBER = 210, 84
_SPACE = 12


class ChartCard(Card):
    """A chart with its table.

    Signals:
        saveRequested: the chart is wanted as a file.
        itemRequested: the number of the line of the table that was chosen, the same as of the chart's item.
    """

    saveRequested = Signal()
    itemRequested = Signal(int)

    def __init__(self, colors: Colors, title: str, chart: Chart) -> None:
        super().__init__(title)
        self.chart = chart
        self.figures: Figures = NO_FIGURES
        self._colors = colors
        self._table: FigureTable | None = None
        self._is_table = False
        self.note = ElidedLabel("muted", AlignRight)
        self.as_table = _button(charts.as_table())
        self.as_table.setMinimumWidth(
            max(_button(text).sizeHint().width() for text in (charts.as_table(), charts.as_chart()))
        )
        self.save = _button(charts.save())
        self._stack = QStackedWidget()
        self._stack.addWidget(chart)
        self._lay_out()
        self.as_table.clicked.connect(self._turn)
        self.save.clicked.connect(self.saveRequested)
        chart.itemRequested.connect(self.itemRequested)

    def _lay_out(self) -> None:
        self.column.removeWidget(self.heading)
        self.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        head = QHBoxLayout()
        head.setSpacing(_SPACE)
        head.addWidget(self.heading)
        head.addWidget(self.note, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.as_table)
        head.addWidget(self.save)
        self.column.addLayout(head)
        self.column.addWidget(self._stack, 1)

    def show_title(self, title: str, note: str = "") -> None:
        """Show another title and note."""
        self.heading.setText(title)
        self.note.set_text(note)

    def show_figures(self, figures: Figures) -> None:
        """Have the table and the files show `figures`, those of the chart."""
        self.figures = figures
        for button in (self.as_table, self.save):
            button.setEnabled(bool(figures.rows))
        self._drop_table()
        self._show(as_table=self._is_table and bool(figures.rows))

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
        self.chart.set_colors(colors)
        if self._table is not None:
            self._table.set_colors(colors)

    @property
    def table(self) -> FigureTable | None:
        """The table, once it has been looked at."""
        return self._table

    def _turn(self) -> None:
        self._show(as_table=not self._is_table)

    def _show(self, *, as_table: bool) -> None:
        """Show the figures as a table, or as a chart; the button names the other one."""
        self._is_table = as_table
        self.as_table.setText(charts.as_chart() if as_table else charts.as_table())
        if as_table and self._table is None:
            self._table = self._made_table()
            self._stack.addWidget(self._table)
        page: QWidget = self._table if as_table and self._table is not None else self.chart
        self._stack.setCurrentWidget(page)

    def _made_table(self) -> FigureTable:
        figures = self.figures
        columns = [
            Column(heading, _WORDS if number in figures.words else _NUMBER, has_words=number in figures.words)
            for number, heading in enumerate(figures.headings)
        ]
        table = FigureTable(self.chart.accessibleName(), columns)
        table.set_colors(self._colors)
        table.set_rows(figures.rows)
        table.setMinimumSize(QSize(0, 0))
        table.activated.connect(self._request_line)
        return table

    def _request_line(self) -> None:
        if self._table is not None:
            self.itemRequested.emit(self._table.currentRow())

    def _drop_table(self) -> None:
        if self._table is not None:
            self._stack.removeWidget(self._table)
            self._table.deleteLater()
            self._table = None


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("small", "true")
    button.setAutoDefault(False)
    return button
