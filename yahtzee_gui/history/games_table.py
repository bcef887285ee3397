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
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from engine.analysis.verdicts import Measure
from yahtzee_gui.history import words
from yahtzee_gui.history.view import adds_up, assisted_by, game_line, measure_in
from yahtzee_gui.kit.charts.figure_table import draw_line_ring, set_for_reading
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_bar, draw_text, fill_round
from yahtzee_gui.kit.labels import plain
from yahtzee_gui.library.finished_game import FinishedGame, GameKind
from yahtzee_gui.library.games_list import FoundGames, GameColumn, GameOrder, ListedGame
from yahtzee_gui.theme import fonts, style_sheet
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary
from yahtzee_gui.words import numbers as words_numbers

COLUMNS = tuple(GameColumn)
_WIDTHS = (158, 120, 64, 75, 170, 86, 84)
_WORDS = {GameColumn.FINISHED, GameColumn.GAME, GameColumn.HELP}
_STRETCH = {GameColumn.GAME, GameColumn.LOST}
ROW = 34
_TEXT, _PADDING = 13, 15  # of a cell, in pixels
_BAR, _FIGURE = 10, 78
"""How thick the bar of what a game cost is, and the room for the figure beside it."""
_TINT = 0.45
_PORTION = 50
_KEPT = 40
"""The portions that are kept: the others are read again when they are seen."""
_MARK = " \u2193"  # takes the most room of what may stand beside a heading
_Index = QModelIndex | QPersistentModelIndex


def _explained() -> dict[GameColumn, str]:
    lost = "\n".join((glossary.cost(), glossary.cost(Measure.CHANCE), glossary.taken_back()))
    luck, accuracy, coached = glossary.luck(), glossary.accuracy(), glossary.with_help()
    return {GameColumn.LOST: lost, GameColumn.ACCURACY: accuracy, GameColumn.LUCK: luck, GameColumn.HELP: coached}


class GamesModel(QAbstractTableModel):
    """Games by their numbers; their lines come when they are asked for, by `gamesRequested`.

    The lines need not name the `usual` kind of game. What a game cost is a share of a bar, the one of
    `highest_costs` in its unit all of it.
    """

    gamesRequested = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.numbers: tuple[int, ...] = ()
        self.usual: GameKind | None = None
        self.highest_costs = FoundGames().highest_costs
        self._portions: dict[int, dict[int, tuple[tuple[str, ...], ListedGame]]] = {}
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
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def take(self, games: Mapping[int, ListedGame]) -> None:
        """Take the games that were asked for, or others."""
        for portion in sorted(self._asked):
            wanted = self._numbers_in(portion)
            if games.keys() & set(wanted):
                self._asked.discard(portion)
                known = {number: games[number] for number in wanted if number in games}
                self._portions[portion] = {
                    number: (game_line(listed, self.usual), listed) for number, listed in known.items()
                }
                first = portion * _PORTION
                last = self.index(min(first + _PORTION, len(self.numbers)) - 1, len(COLUMNS) - 1)
                self.dataChanged.emit(self.index(first, 0), last)
        for portion in list(self._portions)[:-_KEPT]:
            del self._portions[portion]

    def _numbers_in(self, portion: int) -> tuple[int, ...]:
        return self.numbers[portion * _PORTION : (portion + 1) * _PORTION]

    def line(self, row: int) -> tuple[tuple[str, ...], ListedGame] | None:
        """Return the texts of a line, and its game; None while they have not come."""
        portion = row // _PORTION
        if portion not in self._portions:
            if portion not in self._asked:
                self._asked.add(portion)
                self.gamesRequested.emit(self._numbers_in(portion))
            return None
        return self._portions[portion].get(self.numbers[row])

    # ---- what Qt asks ----

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.numbers)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return AlignLeft if column in _WORDS else AlignRight
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._hint(index.row(), column)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        found = self.line(index.row())
        return found[0][index.column()] if found is not None else ""

    def _hint(self, row: int, column: GameColumn) -> str | None:
        """Return what a game was, what made it one with help, or how its figures add up."""
        found = self.line(row)
        if found is None:
            return None
        texts, listed = found
        if column is GameColumn.GAME:
            return plain(texts[COLUMNS.index(column)])
        if column is GameColumn.HELP:
            return assisted_by(listed.game)
        return adds_up(listed) if column in (GameColumn.SCORE, GameColumn.LOST, GameColumn.LUCK) else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal:
            column = COLUMNS[section]
            if role == Qt.ItemDataRole.DisplayRole:
                text = self._headings[section]
                arrow = "\u2193" if self._order.falls else "\u2191"
                return f"{text} {arrow}" if column is self._order.column else text
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return AlignLeft if column in (*_WORDS, GameColumn.LOST) else AlignRight
            if role == Qt.ItemDataRole.ToolTipRole:
                return _explained().get(column)
        return None


class _Cells(QStyledItemDelegate):
    """Paints what a game was as a tag, its score bold, and what it cost as a bar with the figure and the mark."""

    def __init__(self, table: GamesTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        column, found = COLUMNS[index.column()], self._table.lines.line(index.row())
        is_painted = column in (GameColumn.GAME, GameColumn.SCORE, GameColumn.LOST) and found is not None
        self.initStyleOption(option, index)
        text, option.text = option.text, "" if is_painted else option.text
        self._table.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._table)
        if not is_painted or found is None:
            return
        zoom, place = self._table.zoom, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(place.topLeft())
        painter.scale(zoom, zoom)
        cell = QRectF(0, 0, place.width() / zoom, place.height() / zoom).adjusted(7, 0, -7, 0)
        if column is GameColumn.LOST:
            _paint_cost(painter, cell, text, found[1], self._table.lines.highest_costs)
        elif column is GameColumn.SCORE:
            draw_text(painter, cell, text, fonts.font(14, QFont.Weight.Bold), theme().q("text"), AlignRight)
        elif text:
            _paint_tag(painter, cell, text)
        painter.restore()


def _paint_tag(painter: QPainter, cell: QRectF, text: str) -> None:
    font = fonts.font(12, QFont.Weight.DemiBold)
    width = min(cell.width(), QFontMetrics(font).horizontalAdvance(text) + 18.0)
    pill = QRectF(cell.left(), cell.center().y() - 10, width, 20)
    fill_round(painter, pill, 10, theme().q("tray_demon"))
    draw_text(painter, pill.adjusted(8, 0, -8, 0), text, font, theme().q("demon"), AlignCenter)


def share_of_bar(listed: ListedGame, highest: tuple[float, float]) -> float:
    """Return how much of a bar stands for what a game cost: all of it for the highest cost in its unit."""
    grade = listed.game.grade
    most = highest[grade is not None and measure_in(listed.game, grade) is Measure.CHANCE]
    return listed.cost / most if most and listed.cost else 0.0


def _paint_cost(painter: QPainter, cell: QRectF, text: str, listed: ListedGame, highest: tuple[float, float]) -> None:
    share, worst, room = share_of_bar(listed, highest), listed.worst, cell.width() - _FIGURE
    if share and room > 0:
        color = theme().mark(worst) if worst is not None else theme().q("bar")
        color.setAlphaF(_TINT if worst is not None else 1.0)
        draw_bar(painter, QRectF(cell.left(), cell.center().y() - _BAR / 2, room * share, _BAR), color)
    ink = theme().ink(worst if worst is not None else "muted")
    draw_text(painter, cell, text, fonts.font(_TEXT, QFont.Weight.DemiBold), ink, AlignRight)


class GamesTable(QTableView):
    """The list, read only; the arrow keys go from game to game, with Shift several are chosen."""

    orderRequested = Signal(GameColumn)
    deleteRequested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.lines = GamesModel()
        self.setModel(self.lines)
        self.setItemDelegate(_Cells(self))
        self.zoom = 1.0
        self._newest = 0
        self.setAccessibleName(words.games_list())
        set_for_reading(self, QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
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
        metrics, finished = QFontMetrics(fonts.font(_TEXT)), COLUMNS.index(GameColumn.FINISHED)
        longest = max(metrics.horizontalAdvance(text) for text in words_numbers.minutes_of_a_year())
        self._widths[finished] = max(self._widths[finished], longest + _PADDING)
        self._size()
        for column in _STRETCH:
            header.setSectionResizeMode(COLUMNS.index(column), QHeaderView.ResizeMode.Stretch)
        header.sectionClicked.connect(lambda column: self.orderRequested.emit(COLUMNS[column]))

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

    def show_games(self, found: FoundGames, usual: GameKind | None = None) -> None:
        """List other games; those that are chosen stay so, but for the newest where a newer one came in.

        A column in which all would say the same, or nothing, is not there.
        """
        numbers, chosen, row = found.numbers, set(self.chosen), max(0, self.currentIndex().row())
        kinds = {kind.as_played for kind in found.kinds}
        is_told = found.begun or found.cards or any(kind.goal for kind in kinds)
        self.setColumnHidden(COLUMNS.index(GameColumn.GAME), kinds <= {usual} and not is_told)
        helped = found.assisted if not (found.imported or found.cards) else -1
        self.setColumnHidden(COLUMNS.index(GameColumn.HELP), helped in (0, len(numbers)))
        self.lines.usual, self.lines.highest_costs = usual, found.highest_costs
        self.lines.set_numbers(numbers)
        newest, self._newest = self._newest, max(self._newest, *numbers, 0)
        if 0 < newest < self._newest and chosen <= {newest}:
            chosen = {self._newest}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if numbers else Qt.FocusPolicy.NoFocus)
        if not self.choose_all(chosen) and numbers:
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
        self.selectionModel().setCurrentIndex(self.lines.index(row, 0), way)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The numbers of the games that are chosen."""
        return tuple(self.lines.numbers[index.row()] for index in self.selectionModel().selectedRows())

    @property
    def current(self) -> FinishedGame | None:
        """The game that would be opened; None while it has not come."""
        row = self.currentIndex().row()
        found = self.lines.line(row) if 0 <= row < len(self.lines.numbers) else None
        return found[1].game if found is not None else None

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
        super().paintEvent(event)
        draw_line_ring(self)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Let the ring go around another line."""
        super().currentChanged(current, previous)
        self.viewport().update()
