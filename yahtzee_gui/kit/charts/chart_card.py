# SPDX-License-Identifier: MIT
"""A chart card has a chart under its title, the same figures as a table in its place, and gives both as files."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.charts import words
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.chart_twin import ChartTwin
from yahtzee_gui.kit.charts.figure_table import FigureTable
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.drawing import AlignRight
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import add_layout, filled

_SPACE = 12


class ChartCard(Card):
    """A chart with its table.

    Signals:
        itemRequested: the number of the line of the table that was chosen, the same as of the chart's item.
    """

    itemRequested = Signal(int)

    def __init__(self, title: str, chart: Chart) -> None:
        super().__init__(title)
        self.chart = chart
        self._twin = ChartTwin(chart)
        self.note = ElidedLabel("muted", AlignRight)
        self.as_table = _button(words.as_table())
        self.as_table.setMinimumWidth(
            max(_button(text).sizeHint().width() for text in (words.as_table(), words.as_chart()))
        )
        self.save = _button(words.save())
        self._lay_out()
        self.as_table.clicked.connect(self.turn)
        self._twin.itemRequested.connect(self.itemRequested)

    def _lay_out(self) -> None:
        self.column.removeWidget(self.heading)
        self.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        head = self._head = filled(QHBoxLayout(), self.heading, spacing=_SPACE)
        head.addWidget(self.note, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.as_table)
        head.addWidget(self.save)
        add_layout(self.column, head)
        self.column.addWidget(self._twin, 1)

    def head_with(self, choice: QWidget) -> None:
        """Have a choice of what is shown in the place of the title."""
        self.heading.hide()
        self._head.insertWidget(0, choice)

    def show_title(self, title: str, note: str = "") -> None:
        """Show another title and note."""
        self.heading.setText(title)
        self.note.set_text(note)

    def show_figures(self, figures: ChartFigures) -> None:
        """Have the table and the files show `figures`, those of the chart."""
        self._twin.show_figures(figures)
        for button in (self.as_table, self.save):
            button.setEnabled(bool(figures.rows))
        self._name_other()

    @property
    def table(self) -> FigureTable | None:
        """The table, once it has been looked at."""
        return self._twin.table

    @property
    def figures(self) -> ChartFigures:
        """The figures of the chart."""
        return self._twin.figures

    def turn(self) -> None:
        """Show the table in the place of the chart, or the chart again, if there is something to show."""
        if self.figures.rows:
            self._twin.show_table(not self._twin.is_table)
            self._name_other()

    def _name_other(self) -> None:
        self.as_table.setText(words.as_chart() if self._twin.is_table else words.as_table())


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("small", "true")
    return button
