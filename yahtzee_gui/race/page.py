# SPDX-License-Identifier: MIT
"""The page of the race: the games of all who play with the same dice, turn by turn."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from engine.rules.rule_sets import MOST_BOXES
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, add_layout, discard, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.race import words
from yahtzee_gui.words import names

_MARGIN, _SPACE = 24, 12
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width
_TURN, _DEED, _TOTAL = 64, 178, 72
_ROOM = 1150  # in a window of the usual size


@dataclass(frozen=True)
class RaceView:
    """The names of those who play, and for each turn its number and what each of them did, with the total after it.

    `rival` is whom the player races, of those `rivals` that there are.
    """

    runners: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    message: str = ""
    rival: Rival = Rival.NO_ONE
    rivals: tuple[Rival, ...] = (Rival.NO_ONE,)


class RaceDialog(PlacePage):
    """Turn by turn, a column for what each did, and one for the points after it; and whom to race.

    Signals:
        rivalRequested: the `Rival` to race in this game.
    """

    rivalRequested = Signal(Rival)

    def __init__(self, view: RaceView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: RaceView | None = None
        self.setWindowTitle(words.turn_by_turn())
        self.message = FittedText("muted", _width(2))
        self.card = Card(words.turn_by_turn())
        self.table: FigureTable | None = None
        self.rivals = Combo()
        self.rivals.setAccessibleName(new_game_words.race_against())
        self.rivals.activated.connect(lambda: self.rivalRequested.emit(self.rivals.currentData()))
        self.heading = Label(new_game_words.race_against())
        self.heading.setBuddy(self.rivals)
        add_layout(self.card.column, filled(QHBoxLayout(), self.heading, self.rivals, STRETCH, spacing=_SPACE))
        self.card.column.addWidget(self.message)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(_SPACE)
        column.addWidget(self.card)
        self.set_view(view)

    def set_view(self, view: RaceView) -> None:
        """Show `view`; its columns are made anew for another rival."""
        if view == self._view:
            return
        if self._view is None or view.runners != self._view.runners:
            self._make_table(view.runners)
        if self._view is None or view.rivals != self._view.rivals:
            self.rivals.clear()
            for rival in view.rivals:
                self.rivals.addItem(names.rival(rival), rival)
        self.rivals.setCurrentIndex(view.rivals.index(view.rival))
        for part in (self.heading, self.rivals):
            part.setVisible(len(view.rivals) > 1)
        self._view = view
        self.message.show_text(view.message)
        if self.table is not None:
            self.table.set_rows(view.rows)

    def _make_table(self, runners: tuple[str, ...]) -> None:
        if self.table is not None:
            discard(self.table)
        columns = [Column(words.turn_column(), _TURN)]
        for name in runners:
            columns += [Column(name, _deed(len(runners)), has_words=True), Column(words.total_heading(), _TOTAL)]
        self.table = FigureTable(words.turn_by_turn(), columns)
        self.table.fix_height(MOST_BOXES)
        self.message.setFixedWidth(_width(len(runners)))
        self.card.column.addWidget(self.table)
        self.card.setFixedWidth(_width(len(runners)) + _CARD)


def _width(runners: int) -> int:
    return _TURN + runners * (_deed(runners) + _TOTAL)


def _deed(runners: int) -> int:
    return min(_DEED, (_ROOM - _TURN) // max(1, runners) - _TOTAL)
