# SPDX-License-Identifier: MIT
"""Choice sets are drawn out of the costly choices in the library; how they were answered is noted there.

What is looked for is looked for on the library's thread. Finished games are read, never written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.game_review.review import Review
from engine.games.record import Record
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision, decisions_of, option_of, position_of
from engine.training.exercises import Chosen
from engine.training.retry import (
    ENOUGH_WRONG,
    LEAST_GAP,
    UNASKED,
    Candidate,
    ScheduleCard,
    Stage,
    costliest_first,
    draw,
    is_to_be_asked,
)
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.decision_tables import Cards, DecisionFilter, Spot
from yahtzee_gui.library.finished_game import GameKey, game_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.work import for_living

_MISTAKES, _WELL = 600, 300
"""How many of the newest costly choices, and of decisions that were handled well, a session is drawn from."""

MOST_COLLECTED = 2_000
"""About how many costly choices can be taken elsewhere at once."""


@dataclass(frozen=True)
class AskedMistake:
    """A decision that is asked again: where it is, when its game was over and its score, and how often it was asked.

    No time stands for the game that was just played, or looked at.
    """

    spot: Spot
    finished_at: str
    score: int
    decision: StoredDecision
    card: ScheduleCard = UNASKED

    @property
    def was_mistake(self) -> bool:
        """Whether the first choice in the game would not have counted as found."""
        return self.decision.points_lost >= LEAST_GAP

    @property
    def played(self) -> Chosen:
        """The first choice in the game."""
        return option_of(self.decision.first, position_of(self.decision).rules)


@dataclass(frozen=True)
class ChoicesStanding:
    """How it stands with the costly choices that a filter asks for: how many there are, and how many are asked.

    `due` are those that would be asked now; `next_due` is the next day on which one is due that is not yet, `parked`
    are not asked any more, `learned` were right often enough. A `session` now has that many positions; its `first` one
    is what would be asked first.
    """

    mistakes: int = 0
    due: int = 0
    parked: int = 0
    next_due: date | None = None
    session: int = 0
    first: AskedMistake | None = None
    learned: int = 0


class PlayedGame(NamedTuple):
    """A finished game that is there with its review, whether the library has it already or not."""

    record: Record
    review: Review


class ChoiceSets(QObject):
    """Draws sets, counts what there is to draw, and notes answers.

    Signals:
        answered: a position was answered, at this `Spot`.
    """

    answered = Signal(Spot)

    def __init__(self, library: Library, today: Callable[[], date] = date.today) -> None:
        super().__init__()
        self._library = library
        self._today = today

    def draw(
        self,
        asked: DecisionFilter,
        then: Callable[[tuple[AskedMistake, ...]], object],
        spots: Sequence[Spot] = (),
        answered: int = 0,
    ) -> None:
        """Draw what is still there of `spots`, if some is not `answered`, else a session that stays so until an answer.

        The first ones of the spots are those that are answered.
        """
        today = self._today()
        self._library.ask(
            lambda database: _again(database, spots, answered) or _session(database, asked, today),
            lambda found: then(found or ()),
        )

    def draw_of(self, game: PlayedGame | GameKey, then: Callable[[tuple[AskedMistake, ...]], object]) -> None:
        """Draw all costly choices of a game.

        The costliest comes first of those that were never asked, but for the one that the end page told; what was found
        before comes last.
        """
        today = self._today()
        self._library.ask(lambda database: _of_game(database, game, today), lambda found: then(found or ()))

    def collect(self, then: Callable[[tuple[AskedMistake, ...]], object]) -> None:
        """Look for the costly choices of the newest games, which `then` hears, those of the newest game first."""
        self._library.ask(_newest, lambda found: then(found or ()))

    def count(self, asked: DecisionFilter, then: Callable[[ChoicesStanding], object]) -> None:
        """Count the costly choices; `then` hears how it stands with them."""
        today, tell = self._today(), for_living(then)
        self._library.ask(
            lambda opened: _standing(opened, asked, today), lambda found: tell(found or ChoicesStanding())
        )

    def answer(self, asked: AskedMistake, *, found: bool) -> ScheduleCard:
        """Note whether something better was found at the first try, and return the card from now on.

        What was handled well in the game is noted only if it was missed now: from then on it is asked like a mistake.
        What is asked before it is due again, right after its game, moves no further by being found.
        """
        self.answered.emit(asked.spot)
        if found and not asked.card.is_due(self._today()):
            return asked.card
        card = asked.card.answered(self._today(), found=found)
        if not asked.was_mistake and found and asked.card.stage is Stage.NEW:
            return asked.card
        self._library.change(lambda database: database.practise([(asked.spot, card)]))
        return card

    def park(self, asked: AskedMistake) -> None:
        card = ScheduleCard(wrong=ENOUGH_WRONG)
        self._library.change(lambda database: database.practise([(asked.spot, card)]))

    def take_up_parked(self) -> None:
        """Have everything that is parked asked again, from the start."""
        self._library.change(_take_up_parked)


# ---- run on the thread of the library ----


def _session(database: LibraryFile, asked: DecisionFilter, today: date) -> tuple[AskedMistake, ...]:
    cards = database.practice.cards()
    random = Random(_seed(cards, today))
    candidates = {(one.game, one.place): one for one in _found(database, asked, cards)}.values()
    found = (_asked(database, one.game, one.place, cards) for one in draw(candidates, today, random))
    return tuple(one for one in found if one is not None)


def _of_game(database: LibraryFile, game: PlayedGame | GameKey, today: date) -> tuple[AskedMistake, ...]:
    """Return the costly choices of a game, whether the library has it or not: those to learn first."""
    cards, finished_at = database.practice.cards(), ""
    if isinstance(game, PlayedGame):
        record = game.record
        key, score = game_key(record.game, record.goal), record.game.points_so_far
        decisions: Iterable[StoredDecision] = decisions_of(game.review, record)
    else:
        number, key = database.number(game), game
        kept = database.game_at(number) if number is not None else None
        score, finished_at = (kept.score, kept.finished_at) if kept is not None else (0, "")
        decisions = database.decisions_of(game) or ()
    costly = costliest_first(decisions)
    spots = ((Spot(key, one.place), one) for one in (*costly[1:], *costly[:1]))
    asked = (AskedMistake(spot, finished_at, score, one, cards.get(spot, UNASKED)) for spot, one in spots)
    return tuple(sorted(asked, key=lambda one: (not one.card.is_due(today), one.card.stage is not Stage.NEW)))


def _again(database: LibraryFile, spots: Sequence[Spot], answered: int) -> tuple[AskedMistake, ...]:
    cards = database.practice.cards()
    asked = tuple(_asked(database, database.number(one.key), one.place, cards) for one in spots)
    return tuple(one for one in asked if one is not None) if any(asked[answered:]) else ()


def _newest(database: LibraryFile) -> tuple[AskedMistake, ...]:
    rows = database.decisions.asked(DecisionFilter(), LEAST_GAP, mistakes=True, most=MOST_COLLECTED)
    keys = dict.fromkeys(GameKey(*row[1:6]) for row in rows)
    return tuple(asked for key in keys for asked in _of_game(database, key, date.min))


def _seed(cards: Cards, today: date) -> str:
    """Return a seed that is another one after every answer, and every day."""
    return f"{today.isoformat()} {sorted((*spot, card.right, card.wrong) for spot, card in cards.items())}"


def _found(database: LibraryFile, asked: DecisionFilter, cards: Cards) -> Iterator[Candidate]:
    """Yield the newest decisions that can be asked, and all that were asked before."""
    for mistakes, most in ((True, _MISTAKES), (False, _WELL)):
        for row in database.decisions.asked(asked, LEAST_GAP, mistakes=mistakes, most=most):
            yield _candidate(row, cards)
    yield from _practised(database, asked, cards)


def _candidate(row: tuple[object, ...], cards: Cards) -> Candidate:
    number, *key, place, lost, gap = row
    card = cards.get(Spot(GameKey(*key), place), UNASKED)  # type: ignore[arg-type]
    return Candidate(number, place, number, lost, gap, card)  # type: ignore[arg-type]


def _asked(database: LibraryFile, number: object, place: int, cards: Cards) -> AskedMistake | None:
    """Return a decision with its game; None if it is damaged: then it is soon worked out again."""
    game = database.game_at(number)
    decisions = database.decisions_of(game.key) if game is not None else None
    found = next((decision for decision in decisions or () if decision.place == place), None)
    if game is None or found is None:
        return None
    spot = Spot(game.key, place)
    return AskedMistake(spot, game.finished_at, game.score, found, cards.get(spot, UNASKED))


def _standing(database: LibraryFile, asked: DecisionFilter, today: date) -> ChoicesStanding:
    cards = database.practice.cards()
    mistakes = database.decisions.count(asked, LEAST_GAP)
    practised = {(one.game, one.place): one for one in _practised(database, asked, cards) if one.can_be_asked}
    stages = [one.card.stage for one in practised.values()]
    new = mistakes - sum(one.is_mistake for one in practised.values())
    learning = (one for one in practised.values() if one.card.stage is Stage.LEARNING)
    waiting = [one for one in learning if not one.card.is_due(today)]
    due = sum(is_to_be_asked(one, today) for one in practised.values())
    session = _session(database, asked, today) if new + due else ()
    return ChoicesStanding(
        mistakes=mistakes,
        due=new + due,
        parked=stages.count(Stage.PARKED),
        next_due=min((one.card.due for one in waiting if one.card.due is not None), default=None),
        session=len(session),
        first=session[0] if session else None,
        learned=stages.count(Stage.FIXED),
    )


def _practised(database: LibraryFile, asked: DecisionFilter, cards: Cards) -> Iterator[Candidate]:
    for spot in cards:
        number = database.number(spot.key)
        for row in database.decisions.at(number, spot.place, asked) if number is not None else ():
            yield _candidate(row, cards)


def _take_up_parked(database: LibraryFile) -> None:
    parked = [spot for spot, card in database.practice.cards().items() if card.stage is Stage.PARKED]
    database.practise((spot, UNASKED) for spot in parked)
