# SPDX-License-Identifier: MIT
"""Retry sets are drawn out of the costly choices in the history; how they were answered is noted.

What is looked for is looked for on the history's worker. Finished games are read, never written. Sets that are begun
are kept as long as the program runs: each goes on where it was left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.game_review.review import Review
from engine.games.record import Record
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision, decisions_of
from engine.training.retry import LEAST_GAP, Candidate, costliest_first, draw, is_to_be_asked, told_at_the_end
from engine.training.schedule import UNASKED, ScheduleCard, Stage
from engine.training.themes import Theme
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.library.finished_game import GameKey, game_key, mark_of
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.practice_table import Cards, Spot

if TYPE_CHECKING:
    from engine.training.lessons.exercise import Judgement

_MISTAKES, _WELL = 600, 300
"""How many of the newest costly choices, and of decisions that were handled well, a session is drawn from."""


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


@dataclass(frozen=True)
class RetryStanding:
    """How it stands with the costly choices that a filter asks for: how many there are, and how many are asked.

    `due` are those that would be asked now; `next_due` is the next day on which one is due that is not yet, `parked`
    are not asked any more. A `session` now has that many positions, of which `well` were handled well in their games;
    its `first` one is what would be asked first.
    """

    mistakes: int = 0
    due: int = 0
    parked: int = 0
    next_due: date | None = None
    session: int = 0
    well: int = 0
    first: AskedMistake | None = None


class PlayedGame(NamedTuple):
    """A finished game that is there with its review, whether the history has it already or not."""

    record: Record
    review: Review


class Answer(NamedTuple):
    """A position that was asked, the judgement on the first choice, and the card from now on."""

    asked: AskedMistake
    judgement: Judgement
    card: ScheduleCard


class SetKey(NamedTuple):
    """What a set of positions is: those of a filter, the game `first` before others, or all costly ones of a `game`.

    That game stands there by its mark (`mark_of`): played to another end it has other choices.
    """

    filter: DecisionFilter
    first: GameKey | None = None
    game: str = ""


@dataclass(frozen=True)
class BegunSet:
    """A set of positions of which some are answered: all of them in order, the answers, and what was chosen as a text.

    If it `is_tried`, the last of these was not found yet, and comes again.
    """

    questions: tuple[AskedMistake, ...]
    answers: tuple[Answer, ...]
    given: tuple[str, ...]
    is_tried: bool = False

    @property
    def place(self) -> tuple[int, int]:
        """The number (from 1) of the position that comes when it is gone on, and how many there are."""
        return len(self.given) + (not self.is_tried), len(self.questions)

    def without(self, spot: Spot) -> BegunSet:
        """Return the set without a position that was answered elsewhere, if it still waits here."""
        waiting = (one for one in self.questions[len(self.given) :] if one.spot != spot)
        return replace(self, questions=(*self.questions[: len(self.given)], *waiting))


class BegunOfGame(NamedTuple):
    """What is begun from the end page of a game: at which position of how many all of it is, and which themes are."""

    all: tuple[int, int] | None = None
    themes: frozenset[Theme | None] = frozenset()


@dataclass(frozen=True)
class Drawing:
    """What is asked for: a filter, and the game whose mistake comes first; `number` tells drawings apart.

    Of a game `played` all costly choices are asked instead.
    """

    asked: DecisionFilter
    first: GameKey | None
    number: int
    played: PlayedGame | None = None


class RetrySets(QObject):
    """Draws sessions, and keeps those that are begun.

    Signals:
        drawn: the session as a tuple of `AskedMistake`; empty where nothing is to be asked.
        moved: what is begun has changed.
        answered: a position was answered.
        counted: the `DecisionFilter` that was asked about, and the `RetryStanding` of its costly choices.
    """

    drawn = Signal(tuple)
    moved = Signal()
    answered = Signal()
    counted = Signal(DecisionFilter, RetryStanding)

    def __init__(self, history: Library, today: Callable[[], date] = date.today) -> None:
        super().__init__()
        self._history = history
        self._today = today
        self._drawings = 0
        self._begun: dict[SetKey, BegunSet] = {}

    def draw(self, asked: DecisionFilter, first: GameKey | None = None) -> None:
        """Draw a session; ends in `drawn` unless another one is asked for before.

        It is the same until something is answered, or a day is over.
        """
        today, drawing = self._today(), self._next(Drawing(asked, first, 0))
        self._history.ask(lambda database: _session(database, drawing, today), partial(self._take, drawing))

    def draw_of(self, played: PlayedGame) -> None:
        """Draw all costly choices of a game; ends in `drawn` like any other session.

        The costliest comes first of those that were never asked, but for the one that the end page told; what was found
        before comes last.
        """
        today, drawing = self._today(), self._next(Drawing(DecisionFilter(), None, 0, played))
        self._history.ask(lambda database: _of_game(database, played, today), partial(self._take, drawing))

    def begun(self, key: SetKey) -> BegunSet | None:
        """Return a set that is begun, to go on with it."""
        return self._begun.get(key)

    def begun_of_game(self, record: Record) -> BegunOfGame:
        """Return what is begun of a finished game."""
        if not self._begun:
            return BegunOfGame()
        whole, first = self.begun(key_of_game(record)), game_key(record.game, record.goal)
        themes = frozenset(key.filter.theme for key in self._begun if key.first == first)
        return BegunOfGame(whole.place if whole is not None else None, themes)

    def keep(self, key: SetKey, begun: BegunSet) -> None:
        """Keep a set until all of it is answered."""
        self._put({**self._begun, key: begun})

    def drop(self, key: SetKey) -> None:
        """Forget what is begun of a set."""
        self._put({other: begun for other, begun in self._begun.items() if other != key})

    def _put(self, begun: Mapping[SetKey, BegunSet]) -> None:
        self._begun = {key: one for key, one in begun.items() if len(one.given) < len(one.questions)}
        self.moved.emit()

    def _next(self, drawing: Drawing) -> Drawing:
        self._drawings += 1
        return replace(drawing, number=self._drawings)

    def count(self, asked: DecisionFilter) -> None:
        """Count the costly choices; ends in `counted`."""
        today = self._today()
        self._history.ask(
            lambda database: _standing(database, asked, today),
            lambda standing: self.counted.emit(asked, standing or RetryStanding()),
        )

    def answer(self, asked: AskedMistake, *, found: bool) -> ScheduleCard:
        """Note whether something better was found at the first try, and return the card from now on.

        What was handled well in the game is noted only if it was missed now: from then on it is asked like a mistake.
        What is asked before it is due again, right after its game, moves no further by being found. Sets that are begun
        no longer ask it.
        """
        self._put({key: begun.without(asked.spot) for key, begun in self._begun.items()})
        self.answered.emit()
        if found and not asked.card.is_due(self._today()):
            return asked.card
        card = asked.card.answered(self._today(), found=found)
        if not asked.was_mistake and found and asked.card.stage is Stage.NEW:
            return asked.card
        self._history.change(lambda database: database.practise([(asked.spot, card)]))
        return card

    def take_up_parked(self) -> None:
        """Have everything that is parked asked again, from the start."""
        self._history.change(_take_up_parked)

    def _take(self, drawing: Drawing, session: tuple[AskedMistake, ...] | None) -> None:
        if drawing.number == self._drawings:
            self.drawn.emit(session or ())


def key_of_game(record: Record) -> SetKey:
    """Return what the set of all costly choices of a finished game is."""
    return SetKey(DecisionFilter(), game=mark_of(record))


# ---- run on the history's worker ----


def _session(database: LibraryFile, drawing: Drawing, today: date) -> tuple[AskedMistake, ...]:
    cards = database.practice.cards()
    known = _candidates(database, drawing.asked, cards)
    first = database.number(drawing.first) if drawing.first is not None else None
    told = told_at_the_end(database.decisions_of(drawing.first) or ()) if drawing.first is not None else None
    place = told.place if told is not None else None
    random = Random(_seed(cards, today))
    found = (_asked(database, one, cards) for one in draw(known, today, random, first=first, told=place))
    return tuple(one for one in found if one is not None)


def _of_game(database: LibraryFile, played: PlayedGame, today: date) -> tuple[AskedMistake, ...]:
    """Return the costly choices of a game, whether the history has it or not: those to learn first."""
    record, cards = played.record, database.practice.cards()
    key, score = game_key(record.game, record.goal), record.game.points_so_far
    costly = costliest_first(decisions_of(played.review, record))
    spots = ((Spot(key, one.place), one) for one in (*costly[1:], *costly[:1]))
    asked = (AskedMistake(spot, "", score, one, cards.get(spot, UNASKED)) for spot, one in spots)
    return tuple(sorted(asked, key=lambda one: (not one.card.is_due(today), one.card.stage is not Stage.NEW)))


def _seed(cards: Cards, today: date) -> str:
    """Return a seed that is another one after every answer, and every day."""
    return f"{today.isoformat()} {sorted((*spot, card.right, card.wrong) for spot, card in cards.items())}"


def _candidates(database: LibraryFile, asked: DecisionFilter, cards: Cards) -> Iterable[Candidate]:
    """Return the newest decisions that can be asked, and all that were asked before, each once."""
    return {(one.game, one.place): one for one in _found(database, asked, cards)}.values()


def _found(database: LibraryFile, asked: DecisionFilter, cards: Cards) -> Iterator[Candidate]:
    well = replace(asked, verdict=None)
    for mistakes, wanted, most in ((True, asked, _MISTAKES), (False, well, _WELL)):
        for row in database.decisions.asked(wanted, LEAST_GAP, mistakes=mistakes, most=most):
            yield _candidate(row, cards)
    yield from _practised(database, asked, cards)


def _candidate(row: tuple[object, ...], cards: Cards) -> Candidate:
    number, *key, place, lost, gap = row
    card = cards.get(Spot(GameKey(*key), place), UNASKED)  # type: ignore[arg-type]
    return Candidate(number, place, number, lost, gap, card)  # type: ignore[arg-type]


def _asked(database: LibraryFile, one: Candidate, cards: Cards) -> AskedMistake | None:
    """Return a decision with its game; None if it is damaged: then it is soon worked out again."""
    game = database.game_at(one.game)
    decisions = database.decisions_of(game.key) if game is not None else None
    found = next((decision for decision in decisions or () if decision.place == one.place), None)
    if game is None or found is None:
        return None
    spot = Spot(game.key, one.place)
    return AskedMistake(spot, game.finished_at, game.score, found, cards.get(spot, UNASKED))


def _standing(database: LibraryFile, asked: DecisionFilter, today: date) -> RetryStanding:
    cards = database.practice.cards()
    mistakes = database.decisions.count(asked, LEAST_GAP)
    practised = {(one.game, one.place): one for one in _practised(database, asked, cards) if one.can_be_asked}
    new = mistakes - sum(one.is_mistake for one in practised.values())
    learning = (one for one in practised.values() if one.card.stage is Stage.LEARNING)
    waiting = [one for one in learning if not one.card.is_due(today)]
    due = sum(is_to_be_asked(one, today) for one in practised.values())
    session = _session(database, Drawing(asked, None, 0), today) if new + due else ()
    return RetryStanding(
        mistakes=mistakes,
        due=new + due,
        parked=sum(one.card.stage is Stage.PARKED for one in practised.values()),
        next_due=min((one.card.due for one in waiting if one.card.due is not None), default=None),
        session=len(session),
        well=sum(not one.was_mistake for one in session),
        first=session[0] if session else None,
    )


def _practised(database: LibraryFile, asked: DecisionFilter, cards: Cards) -> Iterator[Candidate]:
    for spot in cards:
        number = database.number(spot.key)
        for row in database.decisions.at(number, spot.place, asked) if number is not None else ():
            yield _candidate(row, cards)


def _take_up_parked(database: LibraryFile) -> None:
    parked = [(spot, card) for spot, card in database.practice.cards().items() if card.stage is Stage.PARKED]
    database.practise((spot, card.taken_up()) for spot, card in parked)
