# SPDX-License-Identifier: MIT
"""An outcome card says how exercises went: in a headline, and in a table that leads back to each position."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.learn.exercises import words
from yahtzee_gui.learn.exercises.mark_strip import Marks, MarkStrip

_COLUMNS = (40, 84, 88, 124, 124, 72)
_NUMBERS = (0, -1)
_MORE = 96
_TEXT = 40


@dataclass(frozen=True)
class OutcomeView:
    """A headline, what there is to say of it, how each exercise went, a line of texts for each, and a note on these."""

    headline: str = ""
    text: str = ""
    marks: Marks = ()
    rows: tuple[tuple[str, ...], ...] = ()
    note: str = ""


class OutcomeCard(QFrame):
    """The result; lines may have one `more` thing to say of an exercise, with this heading, after the turn.

    Signals:
        exerciseRequested: the number (from 0) of an exercise that is to be looked at again.
    """

    exerciseRequested = Signal(int)

    def __init__(self, more: str = "") -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.headline = ElidedLabel("heading", AlignLeft)
        self.text = WrappedLabel("cell", AlignLeft)
        self.text.setFixedHeight(_TEXT)
        self.marks = MarkStrip()
        self.table = FigureTable(words.outcome_heading(), _columns(more))
        self.table.setMinimumWidth(self.table.total_width + 12)
        for place in (3, 2):  # what was chosen, and what was best
            self.table.stretch(self.table.columnCount() - place)
        self.table.activated.connect(self._open)
        self.note = ElidedLabel("muted", AlignLeft)
        column = filled(QVBoxLayout(self), margins=(16, 12, 16, 12), spacing=8)
        for part in (self.headline, self.text, self.marks):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        column.addWidget(self.note)
        self.note.setVisible(bool(more))

    def set_view(self, view: OutcomeView) -> None:
        """Show `view`."""
        self.headline.setText(view.headline)
        self.text.setText(view.text)
        self.marks.set_marks(view.marks)
        self.table.set_rows(view.rows)
        self.note.setText(view.note)

    def _open(self, index: QModelIndex) -> None:
        self.exerciseRequested.emit(index.row())


def _columns(more: str) -> list[Column]:
    columns = [Column(name, width, True) for name, width in zip(words.outcome_columns(), _COLUMNS, strict=True)]
    for place in _NUMBERS:
        columns[place] = replace(columns[place], has_words=False)
    if more:
        columns.insert(2, Column(more, _MORE, has_words=True))
    return columns
