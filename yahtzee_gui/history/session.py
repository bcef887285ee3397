# SPDX-License-Identifier: MIT
"""The session of the games played asks the history for what is looked at, and keeps what was deleted to put it back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.rules.scoring import DEFAULT_RULES, RuleSet, rules_of_key
from yahtzee_gui.history.people import MOST, KeptMatch, MatchSpan, People, Table, look_at, within
from yahtzee_gui.history.view import told_game, usual_kind
from yahtzee_gui.library import box_figures, match_results
from yahtzee_gui.library.box_figures import BoxTally
from yahtzee_gui.library.database import LibraryFile, Removed
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.games_list import FoundGames, GameFilter, GameOrder, ListChoices, ListedGames
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.match_results import MatchResults
from yahtzee_gui.work import Engine, Urgency


class GamesSession(QObject):
    """Looks into the history for the page, on the history's worker.

    It outlives the page, so that games that were deleted there can be put back later, and `order` is kept.

    Signals:
        found: the games that were asked for last.
        missing: they cannot be read.
        told: numbers with their `ListedGame`s: those of a portion that there are.
        decided: the key of the game that is chosen, with its decisions: none while the coach has not looked at it.
        tallied: what the games of a filter brought box by box.
        matched: the results of the matches of a filter.
        peopled: what everybody did in the matches of a filter and a span, as `People`.
        chosen_by: what games can be chosen by.
        changed: what can be undone has changed, or is done: how many games were deleted, and how many came back.
        came_back: the numbers that games have which were put back.
    """

    found = Signal(FoundGames)
    missing = Signal()
    told = Signal(tuple)
    decided = Signal(GameKey, tuple)
    tallied = Signal(BoxTally)
    matched = Signal(MatchResults)
    peopled = Signal(People)
    chosen_by = Signal(ListChoices)
    changed = Signal(int, int)
    came_back = Signal(tuple)

    def __init__(self, history: Library, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history, self._engine = history, engine
        self._people: tuple[GameFilter, MatchSpan] | None = None
        self._tables: dict[str, Table] = {}
        self.order = GameOrder()
        self._wanted: ListedGames | None = None
        self._boxes: GameFilter | None = None
        self._matches: GameFilter | None = None
        self._removed: list[Removed] = []
        self._coming_back: list[Removed] = []
        self._back: list[Removed] = []  # what came back, to be deleted again
        history.removed.connect(self._take_removed)

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
        self.order = wanted.order
        told = partial(told_game, usual_kind(self._history.figures))
        self._history.ask(lambda database: database.list.find(wanted, told), partial(self._take_found, wanted))

    def tell(self, numbers: Sequence[int]) -> None:
        """Read games; ends in `told`."""
        portion = tuple(numbers)
        self._history.ask(
            lambda database: tuple(database.list.at(portion).items()), lambda games: self.told.emit(games or ())
        )

    def look_closer(self, key: GameKey) -> None:
        """Read the decisions of the game that is chosen; ends in `decided`."""
        self._history.ask(
            lambda database: database.decisions_of(key), lambda found: self.decided.emit(key, found or ())
        )

    def tally(self, asked: GameFilter) -> None:
        """Add up the boxes of games; ends in `tallied`, unless others are asked for before."""
        self._boxes = asked
        self._history.ask(
            lambda database: box_figures.tally_boxes(database.list.texts(asked), _rules(asked)),
            lambda tally: self.tallied.emit(tally or BoxTally()) if asked == self._boxes else None,
        )

    def match(self, asked: GameFilter) -> None:
        """Count the results of matches; ends in `matched`, unless others are asked for before."""
        self._matches = asked
        self._history.ask(
            lambda database: match_results.tally(database.list.texts(asked)),
            lambda results: self.matched.emit(results or MatchResults()) if asked == self._matches else None,
        )

    def compare_people(self, asked: GameFilter, span: MatchSpan) -> None:
        """Find out who played best in matches; ends in `peopled`, unless others are asked for before."""
        self._people = asked, span
        self._history.ask(
            lambda database: [KeptMatch(*found) for found in database.list.matches(asked, MOST)],
            lambda found: self._look_at(within(found or (), span)) if self._people == (asked, span) else None,
        )

    def _look_at(self, matches: Sequence[KeptMatch]) -> None:
        steps = look_at(self._engine.workspace, matches, self._tables)
        self._engine.ask((self, "people"), Urgency.EXERCISE, steps, self.peopled.emit)

    def look_for_choices(self) -> None:
        """Find out what games can be chosen by; ends in `chosen_by`."""
        self._history.ask(
            lambda database: database.list.choices(), lambda choices: self.chosen_by.emit(choices or ListChoices())
        )

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
            self._history.restore(last, partial(self._take_restored, last))

    def redo(self) -> None:
        """Delete again what came back last; ends in `changed`."""
        if self._back:
            self._history.ask(partial(_numbers, self._back.pop().keys), lambda found: self._history.remove(found or ()))

    def _take_removed(self, removed: Removed) -> None:
        if removed.keys:
            self._removed.append(removed)
        self.changed.emit(len(removed.keys), 0)

    def _take_restored(self, back: Removed, games: int | None) -> None:
        self._coming_back.remove(back)
        if games is None:
            return  # why it cannot be done is told
        self._removed.remove(back)
        self._back.append(back)
        self._history.ask(partial(_numbers, back.keys), lambda numbers: self.came_back.emit(numbers or ()))
        self.changed.emit(0, games)

    def _take_found(self, wanted: ListedGames, found: FoundGames | None) -> None:
        if wanted == self._wanted and found is None:
            self.missing.emit()
        elif wanted == self._wanted:
            self.found.emit(found)


def _numbers(keys: Sequence[GameKey], database: LibraryFile) -> tuple[int, ...]:
    """Return the numbers that games have by now, of those that are there."""
    found = (database.number(key) for key in keys)
    return tuple(number for number in found if number is not None)


def _rules(asked: GameFilter) -> RuleSet:
    """Return the rules of the games that are asked for; those of a later version are as good as any."""
    try:
        return rules_of_key(*asked.rules) if asked.rules is not None else DEFAULT_RULES
    except ValueError:
        return DEFAULT_RULES
