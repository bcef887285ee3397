# SPDX-License-Identifier: MIT
"""Who played best, apart from luck: a line for each player in the matches of an evening, a series, or all of them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yahtzee_gui.history import results_words as words
from yahtzee_gui.history.people import MatchSpan, People
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.library.games_list import GameFilter
from yahtzee_gui.words import numbers, players

_WIDTHS = (150, 76, 60, 70, 70, 70, 90, 240)
_MOST = 6


class PeopleTable(QWidget):
    """The table, with a switch for the span; without a match it is not there.

    Signals:
        peopleRequested: the `GameFilter` of the matches to look at, and the `MatchSpan` of them.
    """

    peopleRequested = Signal(GameFilter, MatchSpan)

    def __init__(self) -> None:
        super().__init__()
        self._asked = GameFilter()
        self.sentence = ElidedLabel("topic", AlignLeft)
        self.spans = Segments(list(MatchSpan), words.span)
        self.spans.setAccessibleName(words.spans())
        self.spans.set_choice(MatchSpan.ALL)
        self._span = MatchSpan.ALL
        self.spans.choiceRequested.connect(self._turn_to)
        name, *rest = players.columns()
        names = (name, *players.over_games(), *rest)
        last = len(names) - 1
        columns = [
            Column(one, width, has_words=place in (0, last))
            for place, (one, width) in enumerate(zip(names, _WIDTHS, strict=True))
        ]
        self.table = FigureTable(players.table_name(), columns)
        set_tooltip(self.table, players.explained())
        self.table.stretch(last)
        head = filled(QHBoxLayout(), (self.sentence, 1), self.spans, spacing=12)
        filled(QVBoxLayout(self), head, self.table, spacing=8, margins=(0, 0, 0, 10))

    def ask(self, asked: GameFilter) -> None:
        """Ask for the matches that a filter leaves."""
        self._asked = asked
        self.peopleRequested.emit(asked, self._span)

    def _turn_to(self, span: MatchSpan) -> None:
        self._span = span
        self.spans.set_choice(span)
        self.ask(self._asked)

    def show_people(self, found: People) -> None:
        """Show what everybody did."""
        rows = []
        for who, one in found.players:
            name, *rest = players.row(who, one)
            won = numbers.whole(round(one.won)) if one.won == round(one.won) else numbers.decimal(one.won, 1)
            rows.append((name, numbers.whole(one.games), won, *rest))
        self.table.set_rows(rows)
        self.table.fix_lines(min(_MOST, len(rows)))
        self.table.setVisible(bool(rows))
        names, known = zip(*found.players, strict=True) if found.players else ((), ())
        self.sentence.setText(players.verdict(names, known) if rows else words.none_in_span())
