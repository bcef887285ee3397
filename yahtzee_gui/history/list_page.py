# SPDX-License-Identifier: MIT
"""The list of the games played, to filter, sort and delete from; above it those under way, beside it the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from engine.games import saved
from engine.games.match import Match, Seat
from engine.games.record import Record
from engine.games.saved import Play
from engine.rules.scoring import is_key_of_yahtzee, rules_key
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision
from yahtzee_gui.board import match_words
from yahtzee_gui.history import words
from yahtzee_gui.history.filtered_page import FilteredPage
from yahtzee_gui.history.game_panel import GamePanel
from yahtzee_gui.history.games_table import COLUMNS, ROW, GamesTable
from yahtzee_gui.history.session import GamesSession
from yahtzee_gui.history.view import adds_up, assisted_by, told_game, usual_kind
from yahtzee_gui.kit.charts.figure_table import FigureTable, columns
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, Label, set_primary
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.finished_game import FinishedGame, GameKey
from yahtzee_gui.library.games_list import FoundGames, GameColumn, GameOrder, ListedGame
from yahtzee_gui.library.library import Library
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.words import games, names


@dataclass(frozen=True)
class BegunGame:
    """A game under way with the texts of its line; `waits`: another one is in play, so it can be given up."""

    play: Play
    texts: tuple[str, ...]
    waits: bool


def begun_games(plays: Sequence[Play], here: Play | None, waits: Callable[[Play], bool]) -> tuple[BegunGame, ...]:
    """Return the lines of games under way; none if that is only the one `here`, on the table."""
    if all(play is here for play in plays):
        return ()
    return tuple(BegunGame(play, _line(play, is_here=play is here), waits(play)) for play in plays)


def _line(play: Play, *, is_here: bool) -> tuple[str, ...]:
    record = saved.own_record(play)
    game, others = record.game, play.others(play.own) if isinstance(play, Match) else ()
    parts = _parts_of_match(play, others) if isinstance(play, Match) else _parts(record)
    if is_here:
        parts.append(words.on_the_table())
    dice = new_game_words.real_dice() if record.own_dice else names.dice_model_name(game.dice_model)
    totals = [game.points_so_far, *(seat.game.points_so_far for seat in others)]
    turn = min(game.turn, *(seat.game.turn for seat in others), len(game.rules.boxes))  # of the round, in a match
    at = words.turn_at(turn, len(game.rules.boxes))
    return " · ".join(parts), dice, at, " : ".join(map(str, totals))


def _parts_of_match(play: Match, others: Sequence[Seat]) -> list[str]:
    """Return what a match is: against whom, and by which rules if not those of Yahtzee."""
    parts, rules = [match_words.against(match_words.listed([seat.name for seat in others]))], play.record.game.rules
    key = rules_key(rules)
    return parts if is_key_of_yahtzee(key) else [*parts, games.rules_and_rolls(key, rules.rolls_per_turn)]


def _parts(record: Record) -> list[str]:
    """Return what a game of one is, as the list of those that are over says it, with the day whose game it is."""
    game = record.game
    day = day_of(game.seed) if game.dice_model.is_fair and record.goal is None else None
    parts = [games.game_of_day(day)] if day is not None else []
    parts.append(games.rules_and_goal(rules_key(game.rules), game.rules.rolls_per_turn, record.goal))
    return [*parts, words.begun_from_position()] if game.begins is not None else parts


_MOST_LINES = 3
_UNDER_WAY_WIDTHS = (300, 150, 130, 130)


class GamesUnderWay(QWidget):
    """A few lines, each a game, with what can be done with the chosen one, whose `Play` is asked for."""

    continueRequested = Signal(object)
    giveUpRequested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.games: tuple[BegunGame, ...] = ()
        headings = columns(words.under_way_columns(), _UNDER_WAY_WIDTHS, range(len(_UNDER_WAY_WIDTHS)))
        self.table = FigureTable(words.under_way(), headings)
        self.table.stretch(0)
        self.go_on, self.delete = QPushButton(words.go_on()), QPushButton(words.delete())
        buttons = filled(QVBoxLayout(), self.go_on, self.delete, STRETCH, spacing=6)
        filled(QHBoxLayout(self), (self.table, 1), buttons, spacing=12, margins=(0, 0, 0, 0))
        self.table.activated.connect(self._go_on)
        self.table.selectionModel().selectionChanged.connect(self._refresh)
        self.go_on.clicked.connect(self._go_on)
        self.delete.clicked.connect(self._give_up)

    def set_games(self, games: Sequence[BegunGame]) -> None:
        """List games; the line that is chosen stays so, at first the first one that waits."""
        if self.games == tuple(games):
            return
        row = self.table.currentRow()
        self.games = tuple(games)
        self.table.set_rows([game.texts for game in games])
        self.table.fix_lines(min(len(games), _MOST_LINES))
        if games:
            first = next((place for place, game in enumerate(games) if game.waits), 0)
            self.table.setCurrentCell(min(row, len(games) - 1) if row >= 0 else first, 0)
        self._refresh()

    @property
    def chosen(self) -> BegunGame | None:
        """The game whose line is chosen."""
        row = self.table.currentRow()
        return self.games[row] if 0 <= row < len(self.games) else None

    def _refresh(self) -> None:
        self.go_on.setEnabled(self.chosen is not None)
        self.delete.setEnabled(self.chosen is not None and self.chosen.waits)

    def _go_on(self) -> None:
        if self.chosen is not None:
            self.continueRequested.emit(self.chosen.play)

    def _give_up(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        if may_lose(self.window(), words.give_up_question(game=chosen.texts[0]), words.delete(), words.keep_it()):
            self.giveUpRequested.emit(chosen.play)


_WIDE = 1100
"""From this width on there is room for the panel beside the list."""
_AROUND = 36
"""The room above and below the table in its card."""


class ListPage(FilteredPage):
    """The list and the panel. A double click or Enter opens a game, Delete deletes it.

    Signals:
        gameRequested: the `GameKey` of a game that is to be opened.
        practiseRequested, againRequested, saveRequested, copyRequested: a `FinishedGame` whose costly choices are to be
            practised, or to be played again with the same rolls, written to a file, or copied as a line.
    """

    gameRequested = Signal(GameKey)
    practiseRequested = Signal(FinishedGame)
    againRequested = Signal(FinishedGame)
    saveRequested = Signal(FinishedGame)
    copyRequested = Signal(FinishedGame)

    def __init__(
        self,
        library: Library,
        session: GamesSession,
        parent: QWidget | None = None,
        *,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(library, parent, today=today)
        self._session, self._order = session, session.order
        self._shown: FinishedGame | None = None
        self.begun: Callable[[FinishedGame], str] = lambda _game: ""
        self.under_way = GamesUnderWay()
        self.table, self.panel = GamesTable(), GamePanel()
        self.remark = ElidedLabel("muted", AlignLeft)
        self.undo = QPushButton(words.undo())
        self.new_game = QPushButton(new_game_words.new_game())
        set_primary(self.new_game, True)
        self._lay_out()
        self._connect()
        self.table.lines.set_order(self._order)
        self._say_what_undo_does()
        self.table.setFocus()

    # ---- made once ----

    def _lay_out(self) -> None:
        self._empty = QWidget()
        empty = filled(QVBoxLayout(self._empty), None, spacing=12)
        heading, said = Label(words.here_they_will_be(), role="heading"), Label(words.no_games(), role="text")
        for part in (heading, said, self.new_game):
            empty.addWidget(part, alignment=Qt.AlignmentFlag.AlignHCenter)
        empty.addStretch()
        card = self._card = Card()
        self._undo_row = QWidget()
        filled(QHBoxLayout(self._undo_row), (self.remark, 1), self.undo, margins=(0, 0, 0, 0))
        card.installEventFilter(self)
        filled(card.column, (self.table, 1), STRETCH, self._undo_row)
        for page in (card, self._empty):
            self.body.addWidget(page)
        self.body.setCurrentWidget(card)  # which has the keyboard
        left = filled(QVBoxLayout(), self.under_way, (self.body, 1), spacing=10)
        filled(self.column, (filled(QHBoxLayout(), (left, 1), self.panel, spacing=12), 1))

    def _connect(self) -> None:
        table, panel = self.table, self.panel
        table.orderRequested.connect(self._order_by)
        table.activated.connect(self._open)
        table.deleteRequested.connect(self._delete)
        table.customContextMenuRequested.connect(self._show_menu_at)
        table.selectionModel().selectionChanged.connect(self._refresh)
        table.lines.dataChanged.connect(self._refresh)
        table.lines.gamesRequested.connect(self._read_games)
        panel.open.clicked.connect(self._open)
        panel.practise.clicked.connect(lambda: self._with_game(self.practiseRequested.emit))
        panel.again.clicked.connect(lambda: self._with_game(self.againRequested.emit))
        panel.more.clicked.connect(lambda: self._show_menu(panel.more.mapToGlobal(panel.more.rect().bottomLeft())))
        panel.best.clicked.connect(self._show_best)
        self.undo.clicked.connect(self._session.undo)
        QShortcut(QKeySequence.StandardKey.Undo, self, self._session.undo)
        QShortcut(QKeySequence.StandardKey.Redo, self, self._session.redo)
        QShortcut(QKeySequence.StandardKey.Find, self, self.filter.search.setFocus)

    # ---- what is shown ----

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the panel out where there is no room for it."""
        super().resizeEvent(event)
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show whole lines only, whatever room is left for them."""
        if watched is self._card and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            row, below = int(ROW * self.table.zoom), self._undo_row.height() if self._undo_row.isVisible() else 0
            self.table.setMaximumHeight(max(2, (self._card.height() - below - _AROUND) // row) * row)
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave behind what was said of the games that came back."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._say_what_undo_does()

    def set_under_way(self, games: Sequence[BegunGame]) -> None:
        self.under_way.set_games(games)
        self._refresh()
        self._with_game(self._show_begun)

    def _show_found(self, found: FoundGames | None) -> None:
        """List the games that were asked for, or say that they cannot be read."""
        if found is None:
            self.show_body(None, words.not_read())
            return
        self.table.show_games(found, usual_kind(self.history))
        self.panel.show_found(found)
        self._show_any()
        self._refresh()

    def _show_any(self) -> None:
        """Show the list, with what can be undone below it, or what there is to say where it is empty."""
        number = len(self.table.lines.numbers)
        if number or self._session.deleted:
            self.show_body(self._card, words.listed(number, self._order))
        elif self.history.keys:
            self.show_body(None, words.nothing_found())
        else:
            self.body.setCurrentWidget(self._empty)

    def _read_games(self, numbers: Sequence[int]) -> None:
        self.library.ask(lambda file: file.list.at(numbers), self._show_games)

    def _show_games(self, found: Mapping[int, ListedGame] | None) -> None:
        self.table.lines.take(found or {})

    def _show_closer(self, key: GameKey, decisions: Sequence[StoredDecision] | None) -> None:
        """Show the decisions of a game, if it is still the one that is chosen."""
        if self._shown is not None and self._shown.key == key:
            self.panel.show_game(self._shown, decisions or ())
            self._show_begun(self._shown)

    def _show_begun(self, game: FinishedGame) -> None:
        if self.panel.costly:
            self.panel.show_begun(self.begun(game))

    def show_change(self, deleted: int, back: int) -> None:
        """Say what was deleted, or has come back: then the list has the keyboard, not the button that deletes."""
        text = words.deleted(deleted) if deleted else words.put_back(back) if back else words.not_put_back()
        self.remark.setText(text)
        self._show_any()
        if back:
            self.table.setFocus()
        self._refresh()

    def _say_what_undo_does(self) -> None:
        """Say what was deleted as long as it can come back, and nothing of what has."""
        deleted = self._session.deleted
        self.remark.setText(words.deleted(deleted) if deleted else "")
        self._refresh()

    def _refresh(self) -> None:
        chosen, game = self.table.chosen, self.table.current
        game = game if len(chosen) == 1 else None
        self.under_way.setVisible(bool(self.under_way.games))
        self.panel.setVisible(bool(self.history.keys) and self.width() >= _WIDE * self.table.zoom)
        self.undo.setVisible(bool(self._session.deleted))
        self._undo_row.setVisible(bool(self.remark.text()))
        if game is not self._shown:
            self._shown = game
            self.panel.show_game(game)
            if game is not None:
                key = game.key
                self.library.ask(lambda file: file.decisions_of(key), partial(self._show_closer, key))

    # ---- what is asked for ----

    def ask(self) -> None:
        """Ask for the games that the filter leaves."""
        asked, order, told = self.filter.chosen, self._order, partial(told_game, usual_kind(self.history))
        self._session.order = order
        self.ask_newest(lambda file: file.list.find(asked, order, told), self._show_found)
        self._refresh()

    def _take_order(self, order: GameOrder) -> None:
        self._order = order
        self.table.lines.set_order(order)
        self.ask()

    def _order_by(self, column: GameColumn) -> None:
        """Put the games in order by a column; by the other end of it if that is so already."""
        is_same = column is self._order.column
        falls = not self._order.falls if is_same else column is not GameColumn.GAME
        self._take_order(GameOrder(column, falls))

    def _show_best(self) -> None:
        """Leave the ten best of the games without help that are listed, until the chip that says so is taken off."""
        self.filter.help.setCurrentIndex(max(0, self.filter.help.findData(False)))
        asked = self.filter.chosen
        self.library.ask(lambda file: file.list.best(asked, 10), self._leave_best)

    def _leave_best(self, found: Sequence[GameKey] | None) -> None:
        self._order = GameOrder(GameColumn.SCORE)
        self.table.lines.set_order(self._order)
        self.filter.show_behind(words.best_ten(), found or ())

    def _with_game(self, does: Callable[[FinishedGame], object]) -> None:
        if self._shown is not None:
            does(self._shown)

    def _open(self) -> None:
        game = self.table.current
        if game is not None and game.is_card:  # there is no more to see of it
            self.remark.setText(f"{assisted_by(game)} {adds_up(ListedGame(game))}")
            self._refresh()
        elif game is not None:
            self.gameRequested.emit(game.key)

    def _delete(self) -> None:
        chosen = self.table.chosen
        asked = words.delete_question(len(chosen)), words.delete(), words.keep_them()
        if chosen and (len(chosen) == 1 or may_lose(self, *asked)):  # one key chooses all of them
            self._session.remove(chosen)

    def _show_menu_at(self, place: QPoint) -> None:
        if self.table.indexAt(place).isValid():
            self._show_menu(self.table.viewport().mapToGlobal(place))

    def _show_menu(self, place: QPoint) -> None:
        """Open a menu with what can be done with the chosen games, and the columns to put them in order by."""
        menu = QMenu(self)
        for text, does, is_of_one in (
            (words.open_game(), self._open, True),
            (words.delete(), self._delete, False),
            (words.save_game(), lambda: self._with_game(self.saveRequested.emit), True),
            (words.copy_line(), lambda: self._with_game(self.copyRequested.emit), True),
        ):
            action = menu.addAction(text)
            action.setEnabled(not is_of_one or (self._shown is not None and not self._shown.is_card))
            action.triggered.connect(does)
        order = menu.addMenu(words.sort_by())
        for column, name in zip(COLUMNS, words.games_columns(), strict=True):
            action = order.addAction(name)
            action.triggered.connect(lambda _checked=False, column=column: self._order_by(column))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)
