# SPDX-License-Identifier: MIT
"""Choosing is how far the player is with a choice: what is chosen, typed and asked for before the game goes on.

It never changes: the controller holds the next one, and begins anew when the game goes on. A roll with dice of the
player's own is typed here until it is whole. A question holds a choice back until the player says it is meant: it is
costly, scores nothing, or undoes an end.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import chain, repeat

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict
from engine.game_review.review import chosen_option
from engine.games.game import Event, Kept, Rolled, Scored
from engine.games.record import Record
from engine.games.saved import Play
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.play.visibility import Hint, has_one_choice


@dataclass(frozen=True)
class TypedRoll:
    """A roll that is typed, face by face.

    Attributes:
        faces: the faces typed so far.
        slip: the place in the log of the roll that is typed again, because it was mistyped; None for a new one.
        seat: whose roll that is in a match; None for that of the record in play.
        is_next: whether the player rolls next, after keeping some dice; before a turn that is so anyway.
    """

    faces: Dice = ()
    slip: int | None = None
    seat: int | None = None
    is_next: bool = False

    def is_asked_of(self, record: Record | None) -> bool:
        """Return whether it is asked what the player of `record` has rolled."""
        if record is None or not record.own_dice:
            return False
        is_before_turn = not record.game.has_rolled and not record.game.is_over
        return self.slip is not None or self.is_next or is_before_turn

    def record_in(self, play: Play) -> Record:
        """Return the record that the roll belongs to."""
        if isinstance(play, Record):
            return play
        return play.record if self.seat is None else play.seats[self.seat].record

    def kept(self, record: Record) -> Kept:
        return record.kept if self.slip is None else self._mistyped(record, self.slip).kept

    def dice(self, record: Record) -> tuple[int | None, ...]:
        """Return the five dice: those that are kept, the faces typed so far, and None for the rest."""
        before = record.game.dice if self.slip is None else self._mistyped(record, self.slip).dice
        fresh: Iterator[int | None] = chain(self.faces, repeat(None))
        if not before:
            return tuple(next(fresh) for _ in range(DICE_PER_ROLL))
        return tuple(face if keep else next(fresh) for face, keep in zip(before, self.kept(record), strict=True))

    @staticmethod
    def _mistyped(record: Record, slip: int) -> Rolled:
        event = record.game.events[slip]
        assert isinstance(event, Rolled), "only rolls are typed"
        return event


NOTHING_TYPED = TypedRoll()


def last_typed(play: Play, before: int | None = None) -> TypedRoll | None:
    """Return the last roll that was typed at the table by any player, to be typed again; None without one.

    `before` is a place in the log of the record in play: then it is the last one there up to that event.
    """
    if isinstance(play, Record):
        typed = _typed_in(play, before)
        return TypedRoll(slip=typed[-1][1]) if typed else None
    seats = [place for place, seat in enumerate(play.seats) if seat.is_person]
    if before is not None:
        seats = [play.person]
    found = [(turn, seat, slip) for seat in seats for turn, slip in _typed_in(play.seats[seat].record, before)]
    if not found:
        return None
    _, seat, slip = max(found)  # turns go round from the first seat on
    return TypedRoll(slip=slip, seat=seat)


def _typed_in(record: Record, before: int | None) -> list[tuple[int, int]]:
    """Return the rolls of a record that were typed: how many turns were finished before each, and its place."""
    turns, found = 0, []
    for place, event in enumerate(record.game.events[:before]):
        turns += isinstance(event, Scored)
        if isinstance(event, Rolled) and event.is_typed:
            found.append((turns, place))
    return found


@dataclass(frozen=True)
class Choosing:
    """What the player did at one moment of a game; which dice are kept the game itself knows.

    Attributes:
        hint: how much a hint has told; None if none was asked for.
        has_marked: whether a die was marked, or let go of, since the dice landed.
        box: the open box that is chosen and not scored yet.
        is_landing: whether the dice just rolled are still in the air.
        dealing: the record whose dice are on their way, where they are not fair.
        seat: the seat whose scorecard was asked for; None for that of the player to move.
        typed: what has been typed of a roll with dice of the player's own.
        added: the places of the dice that were kept by typing their faces, in that order.
        is_skipping: whether the turns of opponents are done at once, until the next person is to move.
        reconsidered: what the player was about to do and thought over, the last such choice.
        was_warned: whether it was said what a press of Roll would roll away.
    """

    hint: Hint | None = None
    has_marked: bool = False
    box: Category | None = None
    is_landing: bool = False
    dealing: Record | None = None
    seat: int | None = None
    typed: TypedRoll = NOTHING_TYPED
    added: tuple[int, ...] = ()
    is_skipping: bool = False
    reconsidered: Event | None = None
    was_warned: bool = False

    @property
    def is_touched(self) -> bool:
        """Whether the player has marked a die since they landed, or a box is chosen."""
        return self.has_marked or self.box is not None

    @property
    def may_roll_anyway(self) -> bool:
        """Whether Roll rolls though it was said what it rolls away: nothing was chosen since."""
        return self.was_warned and not self.is_touched


NOTHING_CHOSEN = Choosing()


class Concern(Enum):
    """Why a choice waits for the player's word."""

    COSTLY = "costly"
    ZERO = "zero"
    REOPENS = "reopens"


@dataclass(frozen=True)
class Question:
    """The choice of a category, or of rolling (None), that waits; or the last one of a game, to be undone.

    `attempt` is its event as far as it is known before it happens. Where it is costly, `option` is what it is worth
    and `analysis` what says so: what costs points is explained by points, though chances may come before the answer.
    """

    concern: Concern
    category: Category | None
    attempt: Event
    option: Option | None = None
    analysis: Analysis | None = None


def doubt(
    record: Record, category: Category | None, analysis: Analysis | None, warns_from: Verdict, *, confirms_zero: bool
) -> Question | None:
    """Return what to ask before a legal choice is made, or None.

    Without an `analysis` nothing is too costly; with one, what earns the verdict `warns_from` or a worse one is.
    """
    position = record.game.position
    if position is None:
        return None
    attempt = record.attempt(category)
    if analysis is not None:
        option = chosen_option(analysis, record.game, attempt)
        if option.verdict >= warns_from:
            return Question(Concern.COSTLY, category, attempt, option, analysis)
    is_zero = isinstance(attempt, Scored) and not attempt.points
    if confirms_zero and is_zero and not has_one_choice(position):
        return Question(Concern.ZERO, category, attempt)
    return None
