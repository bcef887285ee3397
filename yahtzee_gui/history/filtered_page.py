# SPDX-License-Identifier: MIT
"""A filtered page is about the games that a filter leaves: the bar of the filter, and a body below it.

A choice among one thing only is not there. In the place of what has nothing to show is a sentence.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.history import words
from yahtzee_gui.history.view import TableLines
from yahtzee_gui.kit.charts.figure_table import FigureTable
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.drawing import AlignRight
from yahtzee_gui.kit.labels import ElidedLabel, Label, WrappedLabel, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.finished_game import GameKey, goal_of_key
from yahtzee_gui.library.games_list import GameFilter
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.library.library import Library
from yahtzee_gui.words import games, goals, names

_TYPING = 250  # milliseconds after the last key until something is searched for
_LAST_DAYS = (7, 30, 365)
_LONGEST = 60
_Answer = TypeVar("_Answer")


class FilterBar(QWidget):
    """Rules, dice, goal, help, opponent and time as choices, a text to search for, and a chip for a figure's games.

    Left out are choices that nothing would follow from, by the names of their attributes.

    Signals:
        filterRequested: another filter was chosen, or words to be searched for were written.
    """

    filterRequested = Signal()

    def __init__(self, today: Callable[[], date], left_out: Collection[str]) -> None:
        super().__init__()
        self._today, self._left_out = today, left_out
        self.search = QLineEdit()
        self.search.setAccessibleName(words.search())
        self.search.setPlaceholderText(words.search_hint())
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(_LONGEST)
        self.search.setFixedWidth(220)
        self._combos = tuple(map(_choice, words.filters(), words.everything()))
        self.rules, self.dice, self.goal, self.help, self.opponent, self.time = self._combos
        self.chip = QPushButton()
        self._behind: tuple[GameKey, ...] | None = None
        self.everything = QPushButton(words.clear_filter())
        self.everything.setAutoDefault(False)
        for button in (self.chip, self.everything):
            button.setProperty("small", "true")
        self._typing = QTimer(self, singleShot=True, interval=_TYPING)
        filled(QHBoxLayout(self), self.chip, *self._combos, self.everything, STRETCH, margins=(0, 0, 0, 0), spacing=8)
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        for combo in self._combos:
            combo.activated.connect(self._changed)
        self.search.textEdited.connect(lambda: self._typing.start())
        self.search.textChanged.connect(lambda text: None if text else self._changed())
        self.search.returnPressed.connect(self._changed)
        self._typing.timeout.connect(self._changed)
        self.everything.clicked.connect(self.clear)
        self.chip.clicked.connect(self._take_chip_off)

    @property
    def chosen(self) -> GameFilter:
        since, before = self._days()
        return GameFilter(
            rules=self.rules.currentData(),
            dice=self.dice.currentData(),
            goal=self.goal.currentData(),
            assisted=self.help.currentData(),
            opponent=self.opponent.currentData() or "",
            since=since,
            before=before,
            text=self.search.text().strip(),
            keys=self._behind,
        )

    def clear(self) -> None:
        """Leave every game."""
        for combo in self._combos:
            combo.setCurrentIndex(0)
        with QSignalBlocker(self.search):
            self.search.clear()
        self._take_chip_off()

    def show_behind(self, text: str, games: Sequence[GameKey]) -> None:
        """Leave the games behind a figure alone, and say what that is about, until the chip is taken off."""
        self._behind = tuple(games)
        self.chip.setText(words.chip(behind=text))
        set_tooltip(self.chip, words.chip_explained())
        self._changed()

    def _take_chip_off(self) -> None:
        self._behind = None
        self._changed()

    def set_history(self, history: History) -> None:
        """Offer what there are games of; what was chosen stays, as long as there are."""
        kinds = [tally.kind for tally in history.tallies]
        rules = sorted({(kind.rules, kind.rolls_per_turn) for kind in kinds})
        _offer(self.rules, ((games.rules_and_rolls(*one), one) for one in rules))
        dice = sorted({kind.dice_model for kind in kinds})
        _offer(self.dice, ((names.stored_dice_model_name(one), one) for one in dice))
        _offer(self.goal, ((_goal_name(one), one) for one in sorted({kind.as_played.goal for kind in kinds})))
        helped = sorted({tally.coached for tally in history.tallies})
        _offer(self.help, ((words.with_help() if one else words.on_my_own(), one) for one in helped))
        self._refresh()

    def set_choices(self, found: tuple[list[str], list[int]] | None) -> None:
        opponents, years = found or ([], [])
        _offer(self.opponent, ((name, name) for name in opponents), least=1)
        times: list[tuple[str, object]] = [(words.last_days(days), -days) for days in _LAST_DAYS]
        _offer(self.time, [*times, *((str(year), year) for year in years)])
        self._refresh()

    def _days(self) -> tuple[date | None, date | None]:
        """Return the first day that is meant, and the first one after; None for no end."""
        chosen = self.time.currentData()
        if chosen is None:
            return None, None
        if chosen < 0:
            return self._today() + timedelta(days=chosen + 1), None
        return date(chosen, 1, 1), date(chosen + 1, 1, 1)

    def _changed(self) -> None:
        self._typing.stop()
        self._refresh()
        self.filterRequested.emit()

    def _refresh(self) -> None:
        left_out = [getattr(self, name) for name in self._left_out]
        for combo in self._combos:
            combo.setVisible(combo.count() > 1 and combo not in left_out)
        self.chip.setVisible(self._behind is not None)
        self.everything.setVisible(self.chosen != GameFilter())


def _choice(name: str, everything: str) -> QComboBox:
    combo = Combo()
    combo.setAccessibleName(name)
    combo.addItem(everything, None)
    combo.setMinimumWidth(84)
    combo.setMaximumWidth(190)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    combo.setMaxVisibleItems(12)
    return combo


def _offer(combo: QComboBox, items: Iterable[tuple[str, Any]], least: int = 2) -> None:
    """Offer other items after the first one, which leaves everything; nothing else where there are too few."""
    before, found = combo.currentData(), list(items)
    with QSignalBlocker(combo):
        while combo.count() > 1:
            combo.removeItem(1)
        for text, data in found if len(found) >= least else ():
            combo.addItem(text, data)
        place = next((n for n in range(combo.count()) if combo.itemData(n) == before), 0)
        combo.setCurrentIndex(place)


def _goal_name(key: str) -> str:
    if not key:
        return words.for_points()
    goal = goal_of_key(key)
    return goals.name(goal) if goal is not None else key


_MARGINS = 14, 10, 14, 14
LEAST = 940, 400


class FilteredPage(PlacePage):
    """The filter above a `body`; `without` are the choices of the filter that nothing would follow from here.

    `head` is the row of the filter, with the `summary`; `column` takes what is below.
    """

    def __init__(
        self,
        library: Library,
        parent: QWidget | None = None,
        *,
        without: Collection[str] = (),
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self.library, self.history = library, library.figures or History()
        self._newest: object = None
        self.filter = FilterBar(today, without)
        self.summary = ElidedLabel("muted", AlignRight)
        self.message = Label(role="text", wraps=True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body = QStackedWidget()
        self.body.addWidget(self.message)
        self.head = filled(QHBoxLayout(), self.filter, (self.summary, 1), self.filter.search, spacing=12)
        self.column = filled(QVBoxLayout(self), self.head, spacing=10, margins=_MARGINS)
        self.setMinimumSize(*LEAST)
        self.filter.filterRequested.connect(self.ask)

    @abstractmethod
    def ask(self) -> None:
        """Ask for what is to be shown of the games that the filter leaves."""

    def ask_newest(self, read: Callable[[LibraryFile], _Answer], then: Callable[[_Answer | None], object]) -> None:
        """Have `read` look into the history; `then` hears the answer, unless another one is asked for before."""
        self._newest = read
        self.library.ask(read, partial(self._hear, read, then))

    def _hear(self, read: object, then: Callable[[Any], object], answer: object) -> None:
        if read is self._newest:
            then(answer)

    def begin(self) -> None:
        """Ask for what is to be shown, once the answer can be received."""
        self.set_history(self.history)

    def set_history(self, history: History) -> None:
        """Ask for the games anew: there are others."""
        self.history = history
        self.filter.set_history(history)
        for part in (self.filter, self.filter.search):
            part.setVisible(bool(history.keys))
        self.library.ask(lambda database: database.list.choices(), self.filter.set_choices)
        self.ask()

    def show_body(self, part: QWidget | None, text: str) -> None:
        """Show a part of the body with what it is of, or `text` alone in the place of it."""
        self.summary.setText(text if part is not None else "")
        self.message.setText("" if part is not None else text)
        self.body.setCurrentWidget(part or self.message)

    def show_table(self, part: QWidget, table: FigureTable, explained: WrappedLabel, view: TableLines) -> None:
        """Show a part of the body with a table and what is said of it; only what is said where there are no lines."""
        table.set_rows(view.rows)
        explained.setText(view.text)
        self.show_body(part if view.rows else None, "" if view.rows else view.text)
