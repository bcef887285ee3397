# SPDX-License-Identifier: MIT
"""An outcome card says how exercises went: in a headline, and in a table that leads back to each position."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.learning.lessons.exercise import Mark
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.charts.figure_table import Column, FigureTable
from yahtzee_gui.widgets.text.drawing import AlignLeft
from yahtzee_gui.widgets.text.elided_label import ElidedLabel
from yahtzee_gui.widgets.trainer.mark_strip import MarkStrip
from yahtzee_gui.wording.learning import exercises

_COLUMNS = (40, 92, 92, 164, 164, 72)
_WORDS = (1, 2, 3, 4)


@dataclass(frozen=True)
class OutcomeView:
    """A headline, what there is to say of it, how each exercise went, and a line of texts for each."""

    headline: str = ""
    text: str = ""
    marks: tuple[Mark, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class OutcomeCard(QFrame):
    """The result.

    Signals:
        exerciseRequested: the number (from 0) of an exercise that is to be looked at again.
    """

    exerciseRequested = Signal(int)

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", "true")
        self.headline = ElidedLabel("heading", AlignLeft)
        self.text = ElidedLabel("cell", AlignLeft)
        self.marks = MarkStrip(colors)
        headings = exercises.outcome_columns()
        self.table = FigureTable(
            exercises.outcome_heading(),
            [
                Column(name, width, place in _WORDS)
                for place, (name, width) in enumerate(zip(headings, _COLUMNS, strict=True))
            ],
        )
        self.table.setMinimumWidth(self.table.total_width + 12)
        self.table.activated.connect(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        for part in (self.headline, self.text, self.marks):
            column.addWidget(part)
        column.addWidget(self.table, 1)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self.marks.set_colors(colors)
        self.table.set_colors(colors)

    def set_view(self, view: OutcomeView) -> None:
        """Show `view`."""
        self.headline.setText(view.headline)
        self.text.setText(view.text)
        self.marks.set_marks(view.marks)
        self.table.set_rows(view.rows)

    def _open(self, index: QModelIndex) -> None:
        self.exerciseRequested.emit(index.row())
