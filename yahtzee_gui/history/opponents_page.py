# SPDX-License-Identifier: MIT
"""The results of matches: a line for each opponent."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.games.goals import WinGoal
from yahtzee_gui.history import results_words as words
from yahtzee_gui.history.filtered_page import FilteredPage
from yahtzee_gui.history.people_table import PeopleTable
from yahtzee_gui.history.results_view import results_view
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import WrappedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.library.finished_game import goal_key
from yahtzee_gui.library.games_list import GameFilter
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.match_results import MatchResults

_WIDTHS = (168, 72, 54, 54, 54, 90, 100, 70, 196)
_LAST = len(_WIDTHS) - 1
_EXPLAINED = 52  # three lines


class OpponentsPage(FilteredPage):
    """The table, and how to read it.

    Signals:
        resultsRequested: the `GameFilter` of matches whose results are to be counted.
    """

    resultsRequested = Signal(GameFilter)

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(history, parent, without=("dice", "goal"))  # matches are played with fair dice, to be won
        headings = zip(words.columns(), _WIDTHS, strict=True)
        columns = [Column(text, width, has_words=place in (0, _LAST)) for place, (text, width) in enumerate(headings)]
        self.table = FigureTable(words.results_list(), columns)
        self.table.stretch(_LAST)
        self.people = PeopleTable()
        self.explained = WrappedLabel("muted", AlignLeft)
        self.explained.setFixedHeight(_EXPLAINED)
        self._results = QWidget()
        filled(QVBoxLayout(self._results), self.people, (self.table, 1), self.explained, margins=(14, 0, 14, 0))
        self.body.addWidget(self._results)
        filled(self.column, (self.body, 1))

    def ask(self) -> None:
        """Ask for the results of the matches that the filter leaves."""
        asked = replace(self.filter.chosen, goal=goal_key(WinGoal()), dice=None)
        self.resultsRequested.emit(asked)
        self.people.ask(asked)

    def show_results(self, found: MatchResults) -> None:
        """Show the results against each opponent."""
        view = results_view(found)
        self.table.set_rows(view.rows)
        self.explained.setText(view.text)
        self.show_body(self._results if view.rows else None, "" if view.rows else view.text)
