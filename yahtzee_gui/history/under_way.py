# SPDX-License-Identifier: MIT
"""The games under way, above the list of those that are over: to be gone on with, or given up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.history import words
from yahtzee_gui.history.under_way_view import BegunGame
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.questions import may_lose

_MOST_LINES = 3
_WIDTHS = (300, 150, 130, 130)


class GamesUnderWay(QWidget):
    """A few lines, each a game, with what can be done with the chosen one.

    Signals:
        continueRequested: a game that is to be gone on with.
        giveUpRequested: a game that is to be forgotten.
    """

    continueRequested = Signal(object)
    giveUpRequested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.games: tuple[BegunGame, ...] = ()
        headings = zip(words.under_way_columns(), _WIDTHS, strict=True)
        columns = [Column(heading, width, has_words=True) for heading, width in headings]
        self.table = FigureTable(words.under_way(), columns)
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
