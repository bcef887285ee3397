# SPDX-License-Identifier: MIT
"""A journal is the record in play between the records of games before it and games gone back from.

Within a game the record itself goes back and forth; the journal does so from game to game, so that beginning a new
game can be undone like anything else.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.games.record import Record

_REMEMBERED = 20

Departure = tuple[int, Record]
"""How many events a record had when the player left it for another one, and that other one."""


@dataclass(frozen=True)
class Journal:
    """The record in play, with the `earlier` ones (the last is the one before) and the `later` ones (next first).

    A record may hold undone events of its own when the player leaves it: those are not on the way to the later ones.
    """

    record: Record = field(default_factory=Record)
    earlier: tuple[Record, ...] = ()
    later: tuple[Departure, ...] = ()

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return self.record.can_undo or bool(self.earlier)

    @property
    def can_redo(self) -> bool:
        """Whether anything undone can be done again."""
        return self.record.can_redo or bool(self.later)

    def begin(self, record: Record) -> Journal:
        """Return the journal with another game in play."""
        return Journal(record, (*self.earlier, self.record)[-_REMEMBERED:])

    def go_on(self, record: Record) -> Journal:
        """Return the journal after an action in the game in play: what was gone back from cannot be redone."""
        return Journal(record, self.earlier)

    def update(self, record: Record) -> Journal:
        """Return the journal with something noted in the record in play that is no action."""
        return replace(self, record=record)

    def undo(self) -> Journal:
        """Return the journal before the last action; the same one if there is none."""
        if self.record.can_undo:
            return self.update(self.record.undo())
        if not self.earlier:
            return self
        before = self.earlier[-1]
        return Journal(before, self.earlier[:-1], ((len(before.game.events), self.record), *self.later))

    def before(self, event: int) -> Journal:
        """Return the journal at the moment before the event at one place of the log of the record in play."""
        record = self.record
        while len(record.game.events) > event:
            record = record.undo()
        return self.update(record)

    def redo(self) -> Journal:
        """Return the journal after the action undone last; the same one if there is none."""
        if self.later and len(self.record.game.events) == self.later[0][0]:
            return Journal(self.later[0][1], (*self.earlier, self.record), self.later[1:])
        return self.update(self.record.redo()) if self.record.can_redo else self
