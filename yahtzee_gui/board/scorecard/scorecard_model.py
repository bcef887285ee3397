# SPDX-License-Identifier: MIT
"""The scorecard model holds the lines of the scorecard as a table, for the view and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from engine.analysis.verdicts import Verdict
from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray import words as tray_words

NAME, COST, POINTS = range(3)
_COLUMNS = 3

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class ScoreRow:
    """One line of the scorecard.

    A box has a `category`; the other lines (bonuses, total) have none. `points` is what stands in it, or what the
    dice would score if `is_preview`; `cost` what taking it loses, in the colour of its `verdict`. A box without points
    `is_open`. `bar` is a share from 0 to 1; `shorter` stands for its points where there is little room; `is_chosen` a
    box that is about to be scored.
    """

    name: str
    category: Category | None = None
    face: int | None = None
    points: str = ""
    is_preview: bool = False
    cost: str = ""
    verdict: Verdict | None = None
    is_open: bool = False
    is_chosen: bool = False
    can_score: bool = False
    bar: float | None = None
    shorter: str = ""
    is_total: bool = False
    hint: str = ""
    spoken: str = ""
    can_write: bool = False
    is_wrong: bool = False


class ScorecardModel(QAbstractTableModel):
    """The lines as a table of name, cost, and points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ScoreRow, ...] = ()

    def set_rows(self, rows: Sequence[ScoreRow]) -> None:
        """Show other lines; their number never changes once there are any."""
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows = tuple(rows)
            self.endResetModel()
            return
        if tuple(rows) == self.rows:
            return
        self.rows = tuple(rows)
        self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, _COLUMNS - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return three: name, cost, points."""
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a cell, its hint, or what a screen reader says."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.name, row.cost, row.points)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            # With what the line itself may have no room for.
            return "\n".join(filter(None, (row.name if row.bar is None else row.spoken, row.hint)))
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == NAME:
            return row.spoken
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the heading of a column."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tray_words.scorecard_columns()[section]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that boxes can be gone to, other lines only read."""
        row = self.rows[index.row()]
        if row.category is None and not row.can_write:
            return Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
