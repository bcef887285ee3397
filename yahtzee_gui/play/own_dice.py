# SPDX-License-Identifier: MIT
"""Dice of the player's own are rolled on a real table, and typed: a roll that is typed is here until it is whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, repeat

from engine.games.game import Kept, Rolled, Scored
from engine.games.record import Record
from engine.games.saved import Play
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.runtime.lazy_dataclass import dataclass


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

    def with_face(self, face: int) -> TypedRoll:
        """Return it with one more face typed."""
        return replace(self, faces=(*self.faces, face))

    def without_last_face(self) -> TypedRoll:
        """Return it without the face that was typed last; the same if there is none."""
        return replace(self, faces=self.faces[:-1])

    def kept(self, record: Record) -> Kept:
        """Return which dice the roll keeps."""
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
