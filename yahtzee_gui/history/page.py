# SPDX-License-Identifier: MIT
"""The page of the games played: a list to filter, sort and delete from, the best ten, each box, each opponent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.games.goals import WinGoal
from yahtzee_gui.history import five_games_words, results_words, words
from yahtzee_gui.history.filter_bar import FilterBar
from yahtzee_gui.history.games_table import COLUMNS, GamesTable, arrow
from yahtzee_gui.history.people_table import PeopleTable
from yahtzee_gui.history.results_view import results_view
from yahtzee_gui.history.under_way import GamesUnderWay
from yahtzee_gui.history.under_way_view import BegunGame
from yahtzee_gui.history.view import FAIR, POINTS, BoxesView, Rules, boxes_view, has_other_games, rules_most_played
from yahtzee_gui.kit.charts.figure_table import ROW, Column, FigureTable
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.library.box_tally import BoxTally
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, goal_key
from yahtzee_gui.library.games_list import FoundGames, GameColumn, GameFilter, GameOrder, ListChoices, ListedGames
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.match_results import MatchResults
from yahtzee_gui.words import games, names

_MARGINS = 24, 16, 24, 14
_LEAST = 940, 400
_REMARK = 36  # two lines beside the buttons
_BEST = 10
_BOX_COLUMNS = (240, 110, 130, 120, 110)
_RESULT_COLUMNS = (168, 72, 54, 54, 54, 90, 100, 70, 196)
_LAST_WORDS = len(_RESULT_COLUMNS) - 1
_RISING_AT_FIRST = {GameColumn.GAME, GameColumn.DICE}


class Look(Enum):
    """What is looked at: a list of the games, of the best of them, the boxes, or the opponents."""

    ALL = "all"
    BEST = "best"
    BOXES = "boxes"
    OPPONENTS = "opponents"


_WITHOUT_EFFECT = {
    Look.ALL: (),
    Look.BEST: ("help",),
    Look.BOXES: ("help", "dice", "goal"),
    Look.OPPONENTS: ("dice", "goal"),
}
"""Choices that nothing would follow from: help never counts among the best, boxes are averaged of one kind, and a match
is played with fair dice to be won."""
_LISTS = (Look.ALL, Look.BEST)


class HistoryDialog(PlacePage):
    """The games played, with some ways to look at them.

    Signals:
        listRequested: the `ListedGames` to be looked for.
        boxesRequested: the `GameFilter` of games whose boxes are to be added up.
        resultsRequested: the `GameFilter` of matches whose results are to be counted.
        gameRequested: the `GameKey` of a game that the player wants to look at.
        removeRequested: the numbers of games to be deleted.
        undoRequested: what was deleted last is to come back.
        redoRequested: what came back last is to be deleted again.
    """

    listRequested = Signal(ListedGames)
    boxesRequested = Signal(GameFilter)
    resultsRequested = Signal(GameFilter)
    gameRequested = Signal(GameKey)
    removeRequested = Signal(tuple)
    undoRequested = Signal()
    redoRequested = Signal()

    def __init__(
        self,
        history: History,
        parent: QWidget | None = None,
        *,
        looks: Sequence[Look] = (Look.ALL, Look.BEST),
        today: Callable[[], date] = date.today,
        order: GameOrder | None = None,
        deleted: int = 0,
    ) -> None:
        super().__init__(parent)
        self._history, self._undoable = history, deleted
        self._order = order or GameOrder()
        self._tallied: Rules | None = None
        self.looks = Segments(looks, _look_name)
        self.looks.setAccessibleName(words.ways_to_look())
        self.filter = FilterBar(today)
        self.under_way = GamesUnderWay()
        self.summary = Label(role="muted", wraps=True)
        self.sorting = Combo()
        self.way = QPushButton()
        self.table = GamesTable()
        self.message = Label(role="text", wraps=True)
        self.boxes = _figures_table(words.boxes_list(), words.boxes_columns(), _BOX_COLUMNS, {0})
        columns = results_words.columns()
        self.results = _figures_table(results_words.results_list(), columns, _RESULT_COLUMNS, {0, _LAST_WORDS})
        self.results.setMaximumWidth(self.maximumWidth())
        self.results.stretch(_LAST_WORDS)
        self.people = PeopleTable()
        self.remark = WrappedLabel("muted", AlignLeft)
        self.remark.setFixedHeight(_REMARK)
        self.look = QPushButton(games.look_at_game())
        self.delete = QPushButton(words.delete())
        self.undo = QPushButton(words.undo())
        self.card = QPushButton(five_games_words.five_games())
        set_tooltip(self.card, five_games_words.explained())
        self._set_up()
        self._lay_out()
        self._connect()
        self._take_order(self._order)
        self._say_what_undo_does()
        self.table.setFocus()

    # ---- made once ----

    def _set_up(self) -> None:
        self.way.setProperty("small", "true")
        self.sorting.setAccessibleName(words.sort_by())
        for column in COLUMNS:
            self.sorting.addItem(words.games_columns()[COLUMNS.index(column) + 1], column)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.looks.set_choice(next(iter(self.looks.buttons)))
        self.setMinimumSize(*_LEAST)

    def _lay_out(self) -> None:
        top = filled(QHBoxLayout(), self.looks, STRETCH, self.filter.search)
        self._sorts = QWidget()
        self._sort_by = Label(words.sort_by(), role="muted")
        self._sort_by.setBuddy(self.sorting)
        filled(QHBoxLayout(self._sorts), self._sort_by, self.sorting, self.way, margins=(0, 0, 0, 0), spacing=6)
        head = filled(QHBoxLayout(), (self.summary, 1), self._sorts, spacing=12)
        self.body = QStackedWidget()
        self.body.installEventFilter(self)
        self._averages, self._opponents = QWidget(), QWidget()
        filled(QHBoxLayout(self._averages), self.boxes, STRETCH, margins=(0, 0, 0, 0))
        filled(QVBoxLayout(self._opponents), self.people, (self.results, 1), margins=(0, 0, 0, 0))
        for page in (self.table, self._averages, self._opponents, self.message):
            self.body.addWidget(page)
        buttons = filled(QHBoxLayout(), self.look, self.delete, self.undo, (self.remark, 1), self.card)
        parts = top, self.under_way, self.filter, head, (self.body, 1), buttons
        filled(QVBoxLayout(self), *parts, spacing=10, margins=_MARGINS)

    def _connect(self) -> None:
        self.looks.choiceRequested.connect(lambda _: self._say_what_undo_does())
        self.looks.choiceRequested.connect(lambda _: self._ask())
        self.filter.filterRequested.connect(self._ask)
        self.sorting.activated.connect(lambda: self._take_order(_at_first(self.sorting.currentData())))
        self.way.clicked.connect(self._turn_round)
        self.table.orderRequested.connect(self._order_by)
        self.table.activated.connect(self._look)
        self.table.deleteRequested.connect(self._delete)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.selectionModel().selectionChanged.connect(self._refresh)
        self.look.clicked.connect(self._look)
        self.delete.clicked.connect(self._delete)
        self.undo.clicked.connect(self.undoRequested)
        for keys, does in (
            (QKeySequence.StandardKey.Undo, self._undo),
            ("Ctrl+Y", self.redoRequested.emit),
            ("Ctrl+Shift+Z", self.redoRequested.emit),
            (QKeySequence.StandardKey.Find, self.filter.search.setFocus),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(does)

    # ---- what is shown ----

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show whole lines only, whatever room is left for them."""
        if watched is self.body and event.type() is QEvent.Type.Resize:
            self._fit_lines()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave behind what was said of the games that came back."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._say_what_undo_does()

    def _fit_lines(self) -> None:
        for table in (self.table, self.boxes, self.results):
            row = int(ROW * self.table.zoom)
            table.setMaximumHeight(max(1, self.body.height() // row) * row)

    def begin(self) -> None:
        """Ask for what is to be shown, once the answer can be received."""
        self.set_history(self._history)

    def set_history(self, history: History) -> None:
        """Ask for the games anew: there are others."""
        self._history = history
        self.filter.set_history(history)
        self._ask()

    def set_under_way(self, games: Sequence[BegunGame]) -> None:
        """List the games under way."""
        self.under_way.set_games(games)
        self._refresh()

    def set_choices(self, choices: ListChoices) -> None:
        """Offer what the games can be chosen by."""
        self.filter.set_choices(choices)

    def show_found(self, found: FoundGames) -> None:
        """List the games that were asked for."""
        self.table.show_games(found.numbers)
        self.summary.setText(self._said_of(found))
        self._show_body(self.table if found.numbers else self.message, self._nothing())
        self._refresh()

    def show_missing(self) -> None:
        """Say that the games cannot be read."""
        self._show_body(self.message, words.not_read())

    def show_games(self, found: Sequence[tuple[int, FinishedGame]]) -> None:
        """Show the lines of games that were asked for."""
        self.table.lines.take(dict(found))
        self._refresh()

    def show_tally(self, tally: BoxTally) -> None:
        """Show what each box brings."""
        view: BoxesView = boxes_view(tally, self._tallied)
        self.boxes.set_rows(view.rows)
        self.summary.setText(view.text if view.rows else "")
        self._show_body(self._averages if view.rows else self.message, view.text)

    def show_results(self, found: MatchResults) -> None:
        """Show the results against each opponent."""
        view = results_view(found)
        self.results.set_rows(view.rows)
        self.summary.setText(view.text if view.rows else "")
        self._show_body(self._opponents if view.rows else self.message, view.text)

    def show_change(self, deleted: int, back: int, *, undoable: int) -> None:
        """Say what was deleted, or has come back: then the list has the keyboard, not the button that deletes."""
        self._undoable = undoable
        text = words.deleted(deleted) if deleted else words.put_back(back) if back else words.not_put_back()
        self.remark.setText(text)
        if back and self.looked_at in _LISTS:
            self.table.setFocus()
        self._refresh()

    def _say_what_undo_does(self) -> None:
        """Say what was deleted as long as it can come back, and nothing of what has."""
        self.remark.setText(words.deleted(self._undoable) if self._undoable else "")

    def _said_of(self, found: FoundGames) -> str:
        if self.looked_at is Look.BEST:
            chosen, rules = self.filter.chosen, self._asked().rules
            of = f"{games.rules_and_rolls(*rules)}: " if rules is not None else ""
            if self._is_usual:
                return of + words.best_usual()
            dice = names.stored_dice_model_name(chosen.dice or FAIR)
            return of + words.best_of(dice, self.filter.goal.currentText() if chosen.goal else words.for_points())
        games_there = len(found.numbers)
        if not games_there:
            return ""
        figures = found.total, found.best, found.assisted, found.ungraded, found.begun, found.imported
        return words.games_summary(games_there, *figures, are_mixed=found.are_mixed)

    @property
    def _is_usual(self) -> bool:
        """Whether the filter leaves it at games with fair dice, for points."""
        return self.filter.chosen.dice in (None, FAIR) and not self.filter.chosen.goal

    def _nothing(self) -> str:
        """Return what stands in the place of a list without games."""
        if not self._history.keys:
            return words.no_games()
        if self.looked_at is not Look.BEST:
            return words.nothing_found()
        return words.none_usual() if self._is_usual else words.no_best()

    def _show_body(self, page: QWidget, message: str) -> None:
        self.message.setText(message)
        self.body.setCurrentWidget(page)

    def _refresh(self) -> None:
        is_list, chosen = self.looked_at in _LISTS, self.table.chosen
        has_games = bool(self._history.keys)
        self.under_way.setVisible(bool(self.under_way.games) and self.looked_at is Look.ALL)
        self.looks.setVisible(has_games and len(self.looks.buttons) > 1)
        self.filter.setVisible(has_games)
        self.filter.search.setVisible(has_games)
        self._sorts.setVisible(has_games and self.looked_at is Look.ALL)
        self.filter.leave_out(_WITHOUT_EFFECT[self.looked_at])
        for button in (self.look, self.delete):
            button.setVisible(is_list and has_games)
        self.look.setEnabled(len(chosen) == 1)
        self.delete.setEnabled(bool(chosen))
        self.undo.setVisible(bool(self._undoable))
        self.card.setEnabled(has_games)
        self.card.setVisible(self.looked_at is not Look.OPPONENTS)

    # ---- what is asked for ----

    @property
    def looked_at(self) -> Look:
        """What is looked at."""
        return next(look for look, button in self.looks.buttons.items() if button.isChecked())

    def _asked(self) -> GameFilter:
        """Return the filter; what it leaves open is closed where games of one kind only can be compared."""
        asked = self.filter.chosen
        if self.looked_at is Look.ALL:
            return asked
        if self.looked_at is Look.OPPONENTS:
            return replace(asked, goal=goal_key(WinGoal()), dice=None)
        asked = replace(asked, assisted=False, dice=asked.dice or FAIR, goal=asked.goal or POINTS)
        if self.looked_at is Look.BOXES:
            rules = asked.rules or rules_most_played(self._history)
            asked = replace(asked, rules=rules, dice=FAIR, goal=POINTS)
        elif asked.rules is None and has_other_games(self._history):  # 250 is a lot in one game and little in another
            asked = replace(asked, rules=rules_most_played(self._history))
        return asked

    def _ask(self) -> None:
        """Ask for what is to be looked at."""
        asked = self._asked()
        if self.looked_at is Look.BOXES:
            self._tallied = asked.rules
            self.boxesRequested.emit(asked)
        elif self.looked_at is Look.OPPONENTS:
            self.resultsRequested.emit(asked)
            self.people.ask(asked)
        else:
            is_best = self.looked_at is Look.BEST
            order = GameOrder(GameColumn.SCORE) if is_best else self._order
            self.table.set_order(order, has_places=is_best)
            self.listRequested.emit(ListedGames(asked, order, _BEST if is_best else None))
        self._refresh()

    def _take_order(self, order: GameOrder) -> None:
        self._order = order
        self.sorting.setCurrentIndex(COLUMNS.index(order.column))
        self.way.setText(arrow(order))
        said = words.falling() if order.falls else words.rising()
        self.way.setAccessibleName(said)
        set_tooltip(self.way, said)
        self._ask()

    def _order_by(self, column: GameColumn) -> None:
        """Put the games in order by a column; by the other end of it if that is so already."""
        if column is self._order.column:
            self._turn_round()
        else:
            self._take_order(_at_first(column))

    def _turn_round(self) -> None:
        self._take_order(replace(self._order, falls=not self._order.falls))

    def _look(self) -> None:
        key = self.table.current_key
        if key is not None:
            self.gameRequested.emit(key)

    def _delete(self) -> None:
        chosen = self.table.chosen
        if len(chosen) > 1:  # one key chooses all of them
            asked = words.delete_question(len(chosen)), words.delete(), words.keep_them()
            if not may_lose(self, *asked):
                return
        if chosen:
            self.removeRequested.emit(chosen)

    def _undo(self) -> None:
        """Put back what was deleted last, wherever the keyboard is on the page."""
        if self._undoable:
            self.undoRequested.emit()

    def _show_menu(self, place: QPoint) -> None:
        if not self.table.indexAt(place).isValid():
            return
        menu = QMenu(self)
        look, delete = menu.addAction(games.look_at_game()), menu.addAction(words.delete())
        look.setEnabled(len(self.table.chosen) == 1)
        look.triggered.connect(self._look)
        delete.triggered.connect(self._delete)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.table.viewport().mapToGlobal(place))


def _look_name(look: Look) -> str:
    return {
        Look.ALL: words.all_games(),
        Look.BEST: words.top_ten(),
        Look.BOXES: words.box_by_box(),
        Look.OPPONENTS: results_words.opponents(),
    }[look]


def _at_first(column: GameColumn) -> GameOrder:
    return GameOrder(column, column not in _RISING_AT_FIRST)


def _figures_table(name: str, headings: Sequence[str], widths: Sequence[int], of_words: set[int]) -> FigureTable:
    """Return a table with these headings; the columns of words are told by their numbers."""
    columns = [
        Column(heading, width, has_words=number in of_words)
        for number, (heading, width) in enumerate(zip(headings, widths, strict=True))
    ]
    table = FigureTable(name, columns)
    table.setFixedWidth(table.total_width + 12)
    return table
