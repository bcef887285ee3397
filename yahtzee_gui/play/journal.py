# SPDX-License-Identifier: MIT
"""A journal is the record in play between the records of games before it and games gone back from.

Within a game the record itself goes back and forth; the journal does so from game to game, so that beginning a new
game can be undone like anything else. A game that is over is never changed: who plays on from the middle of it does so
on a copy, and undo leads from the moment where the copy begins back to the game as it was finished.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.games.game import Game
from engine.games.record import Record

_REMEMBERED = 20


@dataclass(frozen=True)
class Chapter:
    """A record that was in play; undo does not go behind its first `begins_at` events, but to the chapter before."""

    record: Record
    begins_at: int = 0


Departure = tuple[int, Chapter]
"""How many events a record had when the player left it for another one, and that other one."""


@dataclass(frozen=True)
class Journal:
    """The record in play, with the `earlier` ones (the last is the one before) and the `later` ones (next first).

    A record may hold undone events of its own when the player leaves it: those are not on the way to the later ones.
    """

    record: Record = field(default_factory=Record)
    earlier: tuple[Chapter, ...] = ()
    later: tuple[Departure, ...] = ()
    begins_at: int = 0

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return self.record.can_undo or bool(self.earlier)

    @property
    def can_redo(self) -> bool:
        """Whether anything undone can be done again."""
        return self.record.can_redo or bool(self.later)

    @property
    def is_copy(self) -> bool:
        """Whether the record in play goes on from the middle of another one, which undo leads back to."""
        return self.begins_at > 0 and bool(self.earlier)

    def has_seen(self, seed: str) -> bool:
        """Return whether dice of `seed` have been rolled in any of the records."""
        records = [chapter.record for chapter in self._chapters if chapter.record.game.seed == seed]
        return any(record.can_undo or record.can_redo or record.taken_back for record in records)

    def begun(self, start: Game) -> Record | None:
        """Return the record of a game from `start` on that is not over, the one left last; None without one."""
        found = [chapter.record for chapter in self._chapters if not chapter.begins_at]
        return next((record for record in found if record.game.start == start and not record.game.is_over), None)

    @property
    def is_known(self) -> bool:
        """Whether dice of the record in play that are still to come were rolled in another record of the journal.

        The same game finished before does not count: its first result is the one that stays.
        """
        game, line = self.record.game, (*self.record.game.events, *self.record.undone)
        for chapter in (*self.earlier, *(chapter for _, chapter in self.later)):
            other = chapter.record
            if other.game.is_over and other.game.start == game.start:
                continue
            rolled = (*other.game.events, *other.undone)
            if other.game.seed == game.seed and len(rolled) > len(game.events) and line[: len(rolled)] != rolled:
                return True
        return False

    @property
    def _chapters(self) -> tuple[Chapter, ...]:
        """All records, the one in play first and then those left last."""
        return (self._chapter, *reversed(self.earlier), *(chapter for _, chapter in self.later))

    @property
    def _chapter(self) -> Chapter:
        return Chapter(self.record, self.begins_at)

    @property
    def _earlier_with_this(self) -> tuple[Chapter, ...]:
        return (*self.earlier, self._chapter)[-_REMEMBERED:]

    def begin(self, record: Record) -> Journal:
        """Return the journal with another game in play."""
        return Journal(record, self._earlier_with_this)

    def play_on(self, event: int) -> Journal:
        """Return the journal with a copy of the record in play, as it was before the event at one place of its log."""
        return Journal(_before(self.record, event), self._earlier_with_this, begins_at=event)

    def go_on(self, record: Record) -> Journal:
        """Return the journal after an action in the game in play: what was gone back from cannot be redone."""
        return replace(self, record=record, later=())

    def update(self, record: Record) -> Journal:
        """Return the journal with something noted in the record in play that is no action."""
        return replace(self, record=record)

    def undo(self) -> Journal:
        """Return the journal before the last action; the same one if there is none."""
        events = len(self.record.game.events)
        if self.record.can_undo and (events > self.begins_at or not self.earlier):
            return self.update(self.record.undo())
        return self.leave()

    def leave(self) -> Journal:
        """Return the journal with the record in play that was before this one; the same journal if there is none."""
        if not self.earlier:
            return self
        before = self.earlier[-1]
        departure = len(before.record.game.events), self._chapter
        return Journal(before.record, self.earlier[:-1], (departure, *self.later), before.begins_at)

    def before(self, event: int) -> Journal:
        """Return the journal at the moment before the event at one place of the log of the record in play."""
        return replace(self, record=_before(self.record, event), begins_at=min(self.begins_at, event))

    def redo(self) -> Journal:
        """Return the journal after the action undone last; the same one if there is none."""
        if self.later and len(self.record.game.events) == self.later[0][0]:
            after = self.later[0][1]
            return Journal(after.record, (*self.earlier, self._chapter), self.later[1:], after.begins_at)
        return self.update(self.record.redo()) if self.record.can_redo else self


def _before(record: Record, event: int) -> Record:
    while len(record.game.events) > event:
        record = record.undo()
    return record
