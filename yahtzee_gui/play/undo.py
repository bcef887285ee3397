# SPDX-License-Identifier: MIT
"""The undo history is the game in play between those before it and those gone back from: each a record, or a match.

Within a game the record itself goes back and forth; the history does so from game to game, so that beginning a new
game can be undone like anything else. A game that is over is never changed: who plays on from the middle of it does so
on a copy, and undo leads from the moment where the copy begins back to the game as it was finished.
"""

from __future__ import annotations

from dataclasses import field, replace

from engine.games.game import NOTHING_KEPT, Game, Rolled
from engine.games.goals import RecordGoal
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import Play
from engine.runtime.lazy_dataclass import dataclass

_REMEMBERED = 20


@dataclass(frozen=True)
class Chapter:
    """A game that was in play; undo does not go behind its first `begins_at` moves, but to the chapter before."""

    play: Play
    begins_at: int = 0

    @property
    def record(self) -> Record:
        """The record of the game, or that of the person in play in a match."""
        return _record_of(self.play)


Departure = tuple[int, Chapter]
"""How many moves a game had when the player left it for another one, and that other one."""


@dataclass(frozen=True)
class UndoHistory:
    """The game in play, with the `earlier` ones (the last is the one before) and the `later` ones (next first).

    A game may hold undone events of its own when the player leaves it: those are not on the way to the later ones.
    """

    play: Play = field(default_factory=Record)
    earlier: tuple[Chapter, ...] = ()
    later: tuple[Departure, ...] = ()
    begins_at: int = 0

    @property
    def record(self) -> Record:
        """The record in play; in a match that of the person who is to move, or moved last."""
        return _record_of(self.play)

    @property
    def match(self) -> Match | None:
        """The match in play; None in a game of one."""
        return self.play if isinstance(self.play, Match) else None

    @property
    def is_over(self) -> bool:
        """Whether the game in play is over, for everybody."""
        return _is_over(self.play)

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return self.play.can_undo or bool(self.earlier)

    @property
    def can_redo(self) -> bool:
        """Whether anything undone can be done again."""
        return self.play.can_redo or bool(self.later)

    @property
    def is_copy(self) -> bool:
        """Whether the record in play goes on from the middle of another one, which undo leads back to."""
        return self.begins_at > 0 and bool(self.earlier)

    def has_seen(self, seed: str) -> bool:
        """Return whether dice of `seed` have been rolled in any of the games."""
        return any(
            record.can_undo or record.can_redo or record.taken_back
            for chapter in self._chapters
            for record in _records_of(chapter.play)
            if record.game.seed == seed
        )

    def begun(self, start: Game, goal: RecordGoal | None = None) -> Record | None:
        """Return the record of a game of one from `start` on for a goal, not over and left last; None without one."""
        found = [chapter.play for chapter in self._chapters if not chapter.begins_at]
        records = [play for play in found if isinstance(play, Record)]
        same = (record for record in records if (record.game.start, record.goal) == (start, goal))
        return next((record for record in same if not record.game.is_over), None)

    @property
    def is_known(self) -> bool:
        """Whether dice of the record in play that are still to come were rolled in another of its games.

        The same game finished before does not count: its first result is the one that stays.
        """
        game, line = self.record.game, (*self.record.game.events, *self.record.undone)
        for chapter in (*self.earlier, *(chapter for _, chapter in self.later)):
            if _is_over(chapter.play) and chapter.record.game.start == game.start:
                continue
            for other in _records_of(chapter.play):
                rolled = (*other.game.events, *other.undone)
                if other.game.seed == game.seed and len(rolled) > len(game.events) and line[: len(rolled)] != rolled:
                    return True
        return False

    @property
    def _chapters(self) -> tuple[Chapter, ...]:
        """All games, the one in play first and then those left last."""
        return (self._chapter, *reversed(self.earlier), *(chapter for _, chapter in self.later))

    @property
    def _chapter(self) -> Chapter:
        return Chapter(self.play, self.begins_at)

    @property
    def _earlier_with_this(self) -> tuple[Chapter, ...]:
        return (*self.earlier, self._chapter)[-_REMEMBERED:]

    def begin(self, play: Play) -> UndoHistory:
        """Return the history with another game in play."""
        return UndoHistory(play, self._earlier_with_this)

    def open(self, play: Play) -> UndoHistory:
        """Return the history with a game in play that was begun elsewhere: one undo leads back from it."""
        return UndoHistory(play, self._earlier_with_this, begins_at=_moves(play))

    def play_on(self, event: int) -> UndoHistory:
        """Return the history with a copy of the game in play, as it was before the event at one place of its log."""
        copy = _before(self.play, event)
        return UndoHistory(copy, self._earlier_with_this, begins_at=_moves(copy))._as_it_landed()

    def go_on(self, record: Record) -> UndoHistory:
        """Return the history after an action in the game in play: what was gone back from cannot be redone."""
        return replace(self.update(record), later=())

    def update(self, record: Record) -> UndoHistory:
        """Return the history with something noted in the record in play that is no action."""
        play = self.play.go_on(record) if isinstance(self.play, Match) else record
        return replace(self, play=play)

    def follow(self, match: Match) -> UndoHistory:
        """Return the history after a strategy went on in the match in play, which is no action of the player's."""
        return replace(self, play=match)

    def undo(self) -> UndoHistory:
        """Return the history before the last action; the same one if there is none."""
        if self.play.can_undo and (_moves(self.play) > self.begins_at or not self.earlier):
            return replace(self, play=self.play.undo())
        return self.leave()

    def leave(self) -> UndoHistory:
        """Return the history with the game in play that was before this one; the same if there is none."""
        if not self.earlier:
            return self
        before = self.earlier[-1]
        departure = _moves(before.play), self._chapter
        return UndoHistory(before.play, self.earlier[:-1], (departure, *self.later), before.begins_at)

    def before(self, event: int) -> UndoHistory:
        """Return the history at the moment before the event at one place of the log of the record in play."""
        play = _before(self.play, event)
        return replace(self, play=play, begins_at=min(self.begins_at, _moves(play)))._as_it_landed()

    def _as_it_landed(self) -> UndoHistory:
        """Return the history with the dice marked as they landed: the choice that was made is open again."""
        record = self.record
        last = record.game.events[-1] if record.game.events else None
        return self.update(record.mark(last.kept if isinstance(last, Rolled) else NOTHING_KEPT))

    def redo(self) -> UndoHistory:
        """Return the history after the action undone last; the same one if there is none."""
        if self.later and _moves(self.play) == self.later[0][0]:
            after = self.later[0][1]
            return UndoHistory(after.play, (*self.earlier, self._chapter), self.later[1:], after.begins_at)
        return replace(self, play=self.play.redo()) if self.play.can_redo else self


def _record_of(play: Play) -> Record:
    return play if isinstance(play, Record) else play.record


def _records_of(play: Play) -> tuple[Record, ...]:
    return (play,) if isinstance(play, Record) else tuple(seat.record for seat in play.seats)


def _moves(play: Play) -> int:
    """Return how many events the player, or the people of a match, have made."""
    return len(play.game.events) if isinstance(play, Record) else play.moves


def _is_over(play: Play) -> bool:
    return play.game.is_over if isinstance(play, Record) else play.is_over


def _before(play: Play, event: int) -> Play:
    """Return a game as it was before the event at one place of the log of the record in play."""
    if isinstance(play, Match):
        return play.before(play.person, event)
    while len(play.game.events) > event:
        play = play.undo()
    return play
