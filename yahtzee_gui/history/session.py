# SPDX-License-Identifier: MIT
"""The session of the games played asks the history for what is looked at, and keeps what was deleted to put it back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.rules.keys import rules_of_key
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.history.view import shown_game
from yahtzee_gui.library import box_tally, match_results
from yahtzee_gui.library.box_tally import BoxTally
from yahtzee_gui.library.database import HistoryDatabase
from yahtzee_gui.library.games_list import FoundGames, GameFilter, GameOrder, ListChoices, ListedGames
from yahtzee_gui.library.match_results import MatchResults
from yahtzee_gui.library.removal import Removed
from yahtzee_gui.library.store import HistoryStore
from yahtzee_gui.play.finished_game import GameKey

_PORTION, _BOXES, _CHOICES = "games of these numbers", "boxes of these games", "what games can be chosen by"
_AGAIN, _RESULTS = "numbers of these games", "results of these matches"
_CAME_BACK = "numbers of these games that came back"


class GamesSession(QObject):
    """Looks into the history for the page, on the history's worker.

    It outlives the page, so that games that were deleted there can be put back later, and `order` is kept.

    Signals:
        found: the games that were asked for last.
        missing: they cannot be read.
        told: numbers with their games: those of a portion that there are.
        tallied: what the games of a filter brought box by box.
        matched: the results of the matches of a filter.
        chosen_by: what games can be chosen by.
        changed: what can be undone has changed, or is done: how many games were deleted, and how many came back.
        came_back: the numbers that games have which were put back.
    """

    found = Signal(FoundGames)
    missing = Signal()
    told = Signal(tuple)
    tallied = Signal(BoxTally)
    matched = Signal(MatchResults)
    chosen_by = Signal(ListChoices)
    changed = Signal(int, int)
    came_back = Signal(tuple)

    def __init__(self, history: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.order = GameOrder()
        self._wanted: ListedGames | None = None
        self._boxes: GameFilter | None = None
        self._matches: GameFilter | None = None
        self._removed: list[Removed] = []
        self._coming_back: list[Removed] = []
        self._back: list[Removed] = []  # what came back, to be deleted again
        history.answered.connect(self._take)
        history.removed.connect(self._take_removed)
        history.restored.connect(self._take_restored)
        history.failed.connect(self._coming_back.clear)

    @property
    def can_undo(self) -> bool:
        """Whether there are deleted games to put back."""
        return len(self._removed) > len(self._coming_back)

    @property
    def deleted(self) -> int:
        """How many games `undo` puts back now."""
        last = next((one for one in reversed(self._removed) if one not in self._coming_back), Removed())
        return len(last.keys)

    def find(self, wanted: ListedGames) -> None:
        """Look for games; ends in `found`, unless others are asked for before."""
        self._wanted = wanted
        if wanted.most is None:  # the best have an order of their own
            self.order = wanted.order
        self._history.ask(wanted, lambda database: database.list.find(wanted, shown_game))

    def tell(self, numbers: Sequence[int]) -> None:
        """Read games; ends in `told`."""
        portion = tuple(numbers)
        self._history.ask((_PORTION, portion), lambda database: database.list.at(portion))

    def tally(self, asked: GameFilter) -> None:
        """Add up the boxes of games; ends in `tallied`, unless others are asked for before."""
        self._boxes = asked
        self._history.ask((_BOXES, asked), lambda database: box_tally.tally(database.list.texts(asked), _rules(asked)))

    def match(self, asked: GameFilter) -> None:
        """Count the results of matches; ends in `matched`, unless others are asked for before."""
        self._matches = asked
        self._history.ask((_RESULTS, asked), lambda database: match_results.tally(database.list.texts(asked)))

    def look_for_choices(self) -> None:
        """Find out what games can be chosen by; ends in `chosen_by`."""
        self._history.ask(_CHOICES, lambda database: database.list.choices())

    def remove(self, numbers: Sequence[int]) -> None:
        """Delete games; ends in `changed`."""
        self._back.clear()
        self._history.remove(tuple(numbers))

    def undo(self) -> None:
        """Put back what was deleted last; ends in `changed`."""
        if self.can_undo:
            # It is kept until it is back: a full disk loses nothing.
            last = [one for one in self._removed if one not in self._coming_back][-1]
            self._coming_back.append(last)
            self._history.restore(last)

    def redo(self) -> None:
        """Delete again what came back last; ends in `changed`."""
        if self._back:
            keys = self._back.pop().keys
            found = partial(_numbers, keys)
            self._history.ask((_AGAIN, keys), found)

    def _take_removed(self, removed: Removed) -> None:
        if removed.keys:
            self._removed.append(removed)
        self.changed.emit(len(removed.keys), 0)

    def _take_restored(self, games: int) -> None:
        if self._coming_back:  # the first that was asked for: they come in order
            back = self._coming_back.pop(0)
            self._removed.remove(back)
            self._back.append(back)
            self._history.ask((_CAME_BACK, back.keys), partial(_numbers, back.keys))
        self.changed.emit(0, games)

    def _take(self, question: object, answer: Any) -> None:
        if isinstance(question, ListedGames):
            if question == self._wanted:
                if answer is None:
                    self.missing.emit()
                else:
                    self.found.emit(answer)
        elif isinstance(question, tuple) and question[0] == _PORTION:
            self.told.emit(tuple(answer.items()) if answer is not None else ())
        elif isinstance(question, tuple) and question[0] == _AGAIN:
            self._history.remove(answer or ())
        elif isinstance(question, tuple) and question[0] == _CAME_BACK:
            self.came_back.emit(answer or ())
        elif question == (_BOXES, self._boxes):
            self.tallied.emit(answer if answer is not None else BoxTally())
        elif question == (_RESULTS, self._matches):
            self.matched.emit(answer if answer is not None else MatchResults())
        elif question == _CHOICES:
            self.chosen_by.emit(answer if answer is not None else ListChoices())


def _numbers(keys: Sequence[GameKey], database: HistoryDatabase) -> tuple[int, ...]:
    """Return the numbers that games have by now, of those that are there."""
    found = (database.number(key) for key in keys)
    return tuple(number for number in found if number is not None)


def _rules(asked: GameFilter) -> RuleSet:
    """Return the rules of the games that are asked for; those of a later version are as good as any."""
    try:
        return rules_of_key(*asked.rules) if asked.rules is not None else DEFAULT_RULES
    except ValueError:
        return DEFAULT_RULES
