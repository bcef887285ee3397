# SPDX-License-Identifier: MIT
"""The page of the history: the level, the high scores for each kind of game, and the latest games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure
from engine.workspace.goal_answers import measure_of
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.history import five_games_words
from yahtzee_gui.history import words as history_words
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.play.finished_game import FinishedGame, Place, goal_of_key
from yahtzee_gui.store.history_figures import History, KindTally
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.words import buttons as button_words
from yahtzee_gui.words import games, names, numbers

_WIDTH = 920
_MARGIN, _SPACE = 24, 12
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width
_INNER_WIDTH = _WIDTH - 2 * _MARGIN
_LEVEL_WIDTH = 290
_SCORES_WIDTH = _INNER_WIDTH - _LEVEL_WIDTH - _SPACE - _CARD
_GAMES_WIDTH = _INNER_WIDTH - _CARD
_SCORES_COLUMNS = (170, 128, 70, 70, 86)
_GAMES_COLUMNS = (136, 196, 94, 64, 94, 84, 80, 76)
_SCORES_SHOWN, _GAMES_SHOWN = 4, 7
_SCROLL_BAR = 12


class HistoryDialog(QDialog):
    """Level, high scores, and games.

    Signals:
        gameRequested: the `FinishedGame` that the player wants to look at.
        cardRequested: the card of five games is wanted.
    """

    gameRequested = Signal(FinishedGame)
    cardRequested = Signal()

    def __init__(self, colors: Colors, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: tuple[FinishedGame, ...] = ()
        self.setWindowTitle(history_words.history_title())
        self.level = FittedText("heading", _LEVEL_WIDTH - _CARD)
        self.level_basis = FittedText("cell", _LEVEL_WIDTH - _CARD)
        self.scores = _table(
            games.high_scores_heading(),
            history_words.high_scores_columns(),
            _SCORES_COLUMNS,
            {0, 1},
            _SCORES_SHOWN,
        )
        self.no_scores = FittedText("muted", _SCORES_WIDTH)
        self.games_text = FittedText("muted", _GAMES_WIDTH)
        self.games = _table(
            history_words.latest_games(), history_words.games_columns(), _GAMES_COLUMNS, {0, 1, 2}, _GAMES_SHOWN
        )
        self.look = QPushButton(games.look_at_game())
        self.card = QPushButton(five_games_words.five_games())
        for button in (self.look, self.card):
            button.setAutoDefault(False)
        self.close_button = QPushButton(button_words.close())
        self.close_button.setDefault(True)
        self._lay_out()
        self._connect()
        self.set_colors(colors)
        self.set_history(history)
        self.close_button.setFocus()

    def _lay_out(self) -> None:
        figures = filled(QHBoxLayout(), self._level_card(), (self._scores_card(), 1), spacing=_SPACE)
        buttons = filled(QHBoxLayout(), self.look, self.card, STRETCH, self.close_button)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(_SPACE)
        column.addWidget(FittedText("heading", _INNER_WIDTH, history_words.history_title()))
        column.addLayout(figures)
        column.addWidget(self._games_card())
        column.addLayout(buttons)

    def _level_card(self) -> Card:
        card = Card(history_words.level_heading(), _LEVEL_WIDTH)
        card.column.addWidget(self.level)
        card.column.addWidget(self.level_basis)
        card.column.addStretch()
        card.column.addWidget(FittedText("muted", _LEVEL_WIDTH - _CARD, history_words.level_explained()))
        return card

    def _scores_card(self) -> Card:
        card = Card(games.high_scores_heading())
        filled(card.column, self.scores, STRETCH, self.no_scores)
        return card

    def _games_card(self) -> Card:
        card = Card(history_words.latest_games())
        card.column.addWidget(self.games_text)
        card.column.addWidget(self.games)
        return card

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.accept)
        self.look.clicked.connect(self._look)
        self.card.clicked.connect(self.cardRequested)
        self.games.activated.connect(self._look_at)
        self.games.itemSelectionChanged.connect(self._refresh_button)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self.scores.set_colors(colors)
        self.games.set_colors(colors)

    def set_history(self, history: History) -> None:
        """Show `history`."""
        basis = history.level_basis
        self.level.show_text(games.level(basis.level) if basis.level is not None else history_words.no_level())
        self.level_basis.show_text(history_words.level_basis(basis))
        self.scores.set_rows([_score_row(tally) for tally in history.high_scores])
        self.no_scores.show_text(
            history_words.coached_games_left_out() if history.high_scores else history_words.no_high_scores(),
        )
        self._games = history.latest
        self.games.clearSelection()
        self.games.set_rows([_game_row(game) for game in self._games])
        self.card.setEnabled(history.games > 0)
        summary = history_words.games_summary(
            history.games, history.coached_games, history.ungraded_games, history.unreadable
        )
        self.games_text.show_text(summary if history.games else history_words.no_games())
        self._refresh_button()

    def _selected(self) -> int | None:
        rows = self.games.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def _refresh_button(self) -> None:
        self.look.setEnabled(self._selected() is not None)

    def _look(self) -> None:
        row = self._selected()
        if row is not None:
            self.gameRequested.emit(self._games[row])
            self.accept()

    def _look_at(self, index: QModelIndex) -> None:
        self.games.selectRow(index.row())
        self._look()


def _table(
    name: str, headings: Sequence[str], widths: tuple[int, ...], words: set[int], rows_shown: int
) -> FigureTable:
    """Return an empty table in which `words` are the columns with words and `rows_shown` lines have room."""
    columns = [
        Column(heading, width, has_words=number in words)
        for number, (heading, width) in enumerate(zip(headings, widths, strict=True))
    ]
    table = FigureTable(name, columns)
    table.fix_height(rows_shown)
    table.setFixedWidth(table.total_width + _SCROLL_BAR)
    return table


def _score_row(tally: KindTally) -> tuple[str, ...]:
    return (
        _rules(tally),
        names.stored_dice_model_name(tally.dice_model),
        numbers.whole(tally.games),
        str(tally.best),
        numbers.value(tally.mean),
    )


def _game_row(game: FinishedGame) -> tuple[str, ...]:
    return (
        games.finished_at(game.finished_at),
        _rules(game),
        names.stored_dice_model_name(game.dice_model),
        *_figures(game),
        games.coached_mark(game.coached),
    )


def _rules(game: KindTally | FinishedGame) -> str:
    if isinstance(game, FinishedGame) and game.seats:
        return _result(game.seats)
    return games.rules_and_goal(game.rules, game.rolls_per_turn, goal_of_key(game.goal))


def _figures(game: FinishedGame) -> Sequence[str]:
    grade = game.grade
    if grade is None:
        return history_words.ungraded_figures(game.score)
    goal = goal_of_key(game.goal)
    is_chance = grade.accuracy is None and goal is not None and measure_of(goal) is Measure.CHANCE
    measure = Measure.CHANCE if is_chance else None
    return history_words.game_figures(game.score, grade.points_lost, grade.accuracy, grade.luck, measure)


def _result(seats: Sequence[Place]) -> str:
    """Return how a match ended for the player, and against whom."""
    best = max(seat.total for seat in seats)
    own = next(seat for seat in seats if seat.is_own)
    others = [seat for seat in seats if not seat.is_own]
    if own.total < best:
        return match_words.lost_to([seat.name for seat in others if seat.total == best])
    tied = [seat.name for seat in others if seat.total == best]
    return match_words.tied_with(tied) if tied else match_words.won_against([seat.name for seat in others])
