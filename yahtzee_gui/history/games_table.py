# SPDX-License-Identifier: MIT
"""The games table lists any number of games: it asks for those that are seen, and has no more than their texts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from engine.analysis.verdicts import Measure
from yahtzee_gui.history import words
from yahtzee_gui.history.view import adds_up, assisted_by, game_row
from yahtzee_gui.kit.charts.figure_table import ROW, draw_line_ring
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.library.finished_game import FinishedGame, GameKey
from yahtzee_gui.library.games_list import GameColumn, GameOrder
from yahtzee_gui.theme import fonts, style_sheet
from yahtzee_gui.words import dates, glossary

COLUMNS = (
    GameColumn.FINISHED,
    GameColumn.GAME,
    GameColumn.DICE,
    GameColumn.SCORE,
    GameColumn.LOST,
    GameColumn.ACCURACY,
    GameColumn.LUCK,
    GameColumn.HELP,
)
"""The columns that games can be put in order by; before them stands the place among the best."""
_WIDTHS = (40, 158, 150, 92, 64, 98, 86, 75, 74)
_WORDS = {1, 2, 3, 8}
_STRETCHES = 2
_TEXT, _PADDING = 13, 15  # of a cell, in pixels
_PORTION = 50
_KEPT = 40
"""The portions that are kept: the others are read again when they are seen."""
_MARK = " \u2193"  # takes the most room of what may stand beside a heading
_Line = tuple[GameKey, tuple[str, ...], FinishedGame]
_Index = QModelIndex | QPersistentModelIndex


def arrow(order: GameOrder) -> str:
    """Return the arrow that stands for an order."""
    return "\u2193" if order.falls else "\u2191"


def _explained() -> dict[GameColumn, str]:
    """Return what the figures of some columns are."""
    kinds = glossary.points_lost(), glossary.points_lost(Measure.CHANCE)
    lost = "\n".join((*kinds, words.by_first_choices(), glossary.first_choice()))
    luck, accuracy, coached = glossary.luck(), glossary.accuracy(), glossary.coached()
    return {GameColumn.LOST: lost, GameColumn.ACCURACY: accuracy, GameColumn.LUCK: luck, GameColumn.HELP: coached}


class GamesModel(QAbstractTableModel):
    """Games by their numbers; their lines come when they are asked for.

    Signals:
        gamesRequested: the numbers of games whose lines are wanted.
    """

    gamesRequested = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.numbers: tuple[int, ...] = ()
        self._portions: dict[int, dict[int, _Line]] = {}
        self._asked: set[int] = set()
        self._headings = words.games_columns()
        self._order = GameOrder()

    def set_numbers(self, numbers: tuple[int, ...]) -> None:
        """List other games, or the same ones anew."""
        self.beginResetModel()
        self.numbers = numbers
        self._portions.clear()
        self._asked.clear()
        self.endResetModel()

    def set_order(self, order: GameOrder) -> None:
        """Mark the heading of the column that the games are put in order by."""
        self._order = order
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(_WIDTHS) - 1)

    def take(self, games: Mapping[int, FinishedGame]) -> None:
        """Take the games that were asked for, or others."""
        for portion in sorted(self._asked):
            wanted = self._numbers_in(portion)
            if games.keys() & set(wanted):
                self._asked.discard(portion)
                known = {number: games[number] for number in wanted if number in games}
                self._portions[portion] = {number: (game.key, game_row(game), game) for number, game in known.items()}
                first = portion * _PORTION
                last = self.index(min(first + _PORTION, len(self.numbers)) - 1, len(_WIDTHS) - 1)
                self.dataChanged.emit(self.index(first, 0), last)
        for portion in list(self._portions)[:-_KEPT]:
            del self._portions[portion]

    def key_at(self, row: int) -> GameKey | None:
        """Return the key of the game in a line; None while it has not come."""
        found = self._line(row)
        return found[0] if found is not None else None

    def _numbers_in(self, portion: int) -> tuple[int, ...]:
        return self.numbers[portion * _PORTION : (portion + 1) * _PORTION]

    def _line(self, row: int) -> _Line | None:
        portion = row // _PORTION
        if portion not in self._portions:
            if portion not in self._asked:
                self._asked.add(portion)
                self.gamesRequested.emit(self._numbers_in(portion))
            return None
        return self._portions[portion].get(self.numbers[row])

    # ---- what Qt asks ----

    def rowCount(self, parent: _Index | None = None) -> int:
        """Return how many games there are."""
        return 0 if parent is not None and parent.isValid() else len(self.numbers)

    def columnCount(self, parent: _Index | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else len(_WIDTHS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a cell, or where it stands in it."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return AlignLeft if index.column() in _WORDS else AlignRight
        if role == Qt.ItemDataRole.ToolTipRole and index.column():
            return self._hint(index.row(), COLUMNS[index.column() - 1])
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if not index.column():
            return str(index.row() + 1)
        line = self._line(index.row())
        return line[1][index.column() - 1] if line is not None else ""

    def _hint(self, row: int, column: GameColumn) -> str | None:
        """Return what made a game an assisted one, or how its figures add up."""
        line = self._line(row)
        if line is None:
            return None
        if column is GameColumn.HELP:
            return assisted_by(line[2])
        return adds_up(line[2]) if column in (GameColumn.SCORE, GameColumn.LOST, GameColumn.LUCK) else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a heading."""
        if orientation is Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                is_marked = section and COLUMNS[section - 1] is self._order.column
                return f"{self._headings[section]} {arrow(self._order)}" if is_marked else self._headings[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return AlignLeft if section in _WORDS else AlignRight
            if role == Qt.ItemDataRole.ToolTipRole and section:
                return _explained().get(COLUMNS[section - 1])
        return None


class GamesTable(QTableView):
    """The list, read only; the arrow keys go from game to game, with Shift several are chosen.

    Signals:
        orderRequested: the `GameColumn` whose heading was clicked.
        deleteRequested: the key that deletes was pressed.
    """

    orderRequested = Signal(GameColumn)
    deleteRequested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.lines = GamesModel()
        self.setModel(self.lines)
        self.zoom = 1.0
        self.setAccessibleName(words.games_list())
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._set_header()

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        padding = 2 * style_sheet.TABLE_HEADING_PADDING + 2
        self._widths = [
            max(width, header.fontMetrics().horizontalAdvance(heading + _MARK) + padding)
            for heading, width in zip(words.games_columns(), _WIDTHS, strict=True)
        ]
        metrics, finished = QFontMetrics(fonts.font(_TEXT)), 1 + COLUMNS.index(GameColumn.FINISHED)
        longest = max(metrics.horizontalAdvance(text) for text in dates.minutes_of_a_year())
        self._widths[finished] = max(self._widths[finished], longest + _PADDING)
        self._size()
        header.setSectionResizeMode(_STRETCHES, QHeaderView.ResizeMode.Stretch)
        header.sectionClicked.connect(lambda column: self.orderRequested.emit(COLUMNS[column - 1]) if column else None)

    def _size(self) -> None:
        row = int(ROW * self.zoom)
        self.verticalHeader().setDefaultSectionSize(row)
        self.horizontalHeader().setFixedHeight(row)
        for column, width in enumerate(self._widths):
            self.setColumnWidth(column, int(width * self.zoom))

    def set_zoom(self, zoom: float) -> None:
        """Have larger letters, lines and columns."""
        if zoom != self.zoom:
            self.zoom = zoom
            self._size()

    def set_order(self, order: GameOrder, *, has_places: bool) -> None:
        """Mark the column that the games are put in order by; number them if they are the best."""
        self.lines.set_order(order)
        self.horizontalHeader().setSectionsClickable(not has_places)
        self.setColumnHidden(0, not has_places)

    def show_games(self, numbers: tuple[int, ...]) -> None:
        """List other games; those that are chosen stay chosen, else the one at their place, and nothing at first."""
        chosen, row = set(self.chosen), self.currentIndex().row()
        self.lines.set_numbers(numbers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if numbers else Qt.FocusPolicy.NoFocus)
        if not self.choose_all(chosen) and chosen and numbers:
            self.choose(min(row, len(numbers) - 1))

    def choose_all(self, numbers: Collection[int]) -> bool:
        """Choose those of these games that are listed, and return whether there are any."""
        rows = [place for place, number in enumerate(self.lines.numbers) if number in numbers] if numbers else []
        for place in rows:
            self.choose(place, only=place == rows[0])
        return bool(rows)

    def choose(self, row: int, *, only: bool = True) -> None:
        """Choose a game, and no other, or it as well."""
        flag = QItemSelectionModel.SelectionFlag
        way = (flag.ClearAndSelect if only else flag.Select) | flag.Rows
        self.selectionModel().setCurrentIndex(self.lines.index(row, 1), way)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The numbers of the games that are chosen."""
        return tuple(self.lines.numbers[index.row()] for index in self.selectionModel().selectedRows())

    @property
    def current_key(self) -> GameKey | None:
        """The game that would be opened."""
        row = self.currentIndex().row()
        return self.lines.key_at(row) if 0 <= row < len(self.lines.numbers) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete by a key, and go to both ends of the list by those that lead there."""
        key = event.key()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not event.isAutoRepeat():
            self.deleteRequested.emit()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.lines.numbers and not event.modifiers():
            self.choose(0 if key == Qt.Key.Key_Home else len(self.lines.numbers) - 1)
        else:
            super().keyPressEvent(event)
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()

    def keyboardSearch(self, search: str) -> None:
        """Look for nothing while keys are pressed: that would read all games."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, and a ring around the line that has the keyboard."""
        super().paintEvent(event)
        draw_line_ring(self)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Let the ring go around another line."""
        super().currentChanged(current, previous)
        self.viewport().update()
