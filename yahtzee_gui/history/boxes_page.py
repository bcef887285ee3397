# SPDX-License-Identifier: MIT
"""What each box brings: on average, beside perfect play, or game by game, five to a card."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yahtzee_gui.history import five_games_words, words
from yahtzee_gui.history.filtered_page import FilteredPage
from yahtzee_gui.history.five_games_card import FiveGamesCard
from yahtzee_gui.history.view import FAIR, POINTS, Rules, boxes_view, rules_most_played
from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.library.box_tally import BoxTally
from yahtzee_gui.library.games_list import GameFilter
from yahtzee_gui.library.history_figures import History

_WIDTHS = (240, 110, 130, 120, 110)
_EXPLAINED = 34  # two lines


class BoxesLook(Enum):
    """What is looked at: averages, or games side by side."""

    AVERAGES = "averages"
    CARD = "card"


class BoxesPage(FilteredPage):
    """The averages of the games that the filter leaves, or the card of the latest games.

    Signals:
        boxesRequested: the `GameFilter` of games whose boxes are to be added up.
    """

    boxesRequested = Signal(GameFilter)

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(history, parent, without=("help", "dice", "goal"))  # averages are of one kind of game
        self._tallied: Rules | None = None
        names = {BoxesLook.AVERAGES: five_games_words.box_averages(), BoxesLook.CARD: five_games_words.five_games()}
        self.looks = Segments(list(BoxesLook), names.__getitem__, fills=False)
        self.looks.setAccessibleName(five_games_words.looks())
        self.looks.set_choice(BoxesLook.AVERAGES)
        headings = zip(words.boxes_columns(), _WIDTHS, strict=True)
        columns = [Column(heading, width, has_words=not place) for place, (heading, width) in enumerate(headings)]
        self.table = FigureTable(words.boxes_list(), columns)
        self.card = FiveGamesCard()
        self.head.insertWidget(0, self.looks)
        self.explained = WrappedLabel("muted", AlignLeft)
        self.explained.setFixedHeight(_EXPLAINED)
        self._averages, self._side_by_side = QWidget(), QWidget()
        for page, parts in ((self._averages, (self.table, self.explained)), (self._side_by_side, (self.card,))):
            card = Card("")
            card.heading.hide()
            filled(card.column, *parts)
            filled(QHBoxLayout(page), filled(QVBoxLayout(), card, STRETCH), STRETCH, margins=(0, 0, 0, 0))
            self.body.addWidget(page)
        filled(self.column, (self.body, 1))
        self.setMinimumHeight(0)  # all lines are there: a low window scrolls
        self.looks.choiceRequested.connect(lambda _: self.ask())

    @property
    def _looks_at_card(self) -> bool:
        return self.looks.buttons[BoxesLook.CARD].isChecked()

    def ask(self) -> None:
        """Ask for the averages, or show the card."""
        has_games = bool(self.history.keys)
        self.looks.setVisible(has_games)
        for part in (self.filter, self.filter.search):
            part.setVisible(has_games and not self._looks_at_card)
        if not has_games:
            self.show_body(None, words.no_games())
        elif self._looks_at_card:
            self.card.set_history(self.history)
            self.show_body(self._side_by_side, "")
        else:
            asked = self.filter.chosen
            self._tallied = asked.rules or rules_most_played(self.history)
            rules = self._tallied
            self.boxesRequested.emit(replace(asked, rules=rules, assisted=False, dice=FAIR, goal=POINTS))

    def show_tally(self, tally: BoxTally) -> None:
        """Show what each box brings, unless the card is looked at meanwhile."""
        if not self._looks_at_card:
            view = boxes_view(tally, self._tallied)
            self.table.fix_height(len(view.rows))
            self.table.set_rows(view.rows)
            self.explained.setText(view.text)
            self.show_body(self._averages if view.rows else None, "" if view.rows else view.text)
