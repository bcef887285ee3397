# SPDX-License-Identifier: MIT
"""The undo history is the game in play between those before it and those gone back from: each a record, or a match.

Within a game the record itself goes back and forth; the history does so from game to game, so that beginning a new
game can be undone like anything else. Who plays on from a moment that is looked back at does so on a copy, and undo
leads from the moment where the copy begins back to the game as it was: one that is over is never changed, and what
comes of a copy of one that isn't doesn't count.
"""

from __future__ import annotations

from dataclasses import field, replace

from engine.games.game import NOTHING_KEPT, Game, Rolled
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import Play
from engine.runtime.lazy_dataclass import dataclass

_REMEMBERED = 20
"""How many games can be gone back to, and how many can wait."""


@dataclass(frozen=True)
class Chapter:
    """A game that was in play; undo does not go behind its first `begins_at` moves, but to the chapter before."""

    play: Play
    begins_at: int = 0
    is_copy: bool = False

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
    `is_copy`: the one in play goes on from the middle of the one before. `corrected` is the play after a roll was typed
    again, and before that.
    """

    play: Play = field(default_factory=Record)
    earlier: tuple[Chapter, ...] = ()
    later: tuple[Departure, ...] = ()
    begins_at: int = 0
    is_copy: bool = False
    corrected: tuple[Play, Play] | None = None

    @property
    def record(self) -> Record:
        """The record in play; in a match that of its `person`."""
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
        return self.play.can_undo or bool(self.earlier)

    @property
    def can_redo(self) -> bool:
        """Whether anything undone can be done again."""
        return self.play.can_redo or bool(self.later)

    @property
    def left(self) -> Play | None:
        """The game that waits, which `switch_game` leads to; None if none does that has begun and isn't over."""
        back = self.switch_game()
        return back.play if back is not self and _waits(back.play) else None

    @property
    def is_trial(self) -> bool:
        """Whether a copy of a game that isn't over is in play: it doesn't count."""
        return self.is_copy and self.left is not None

    @property
    def is_after_finished(self) -> bool:
        """Whether a game that is over was left for a copy of it, or for a position: `switch_game` leads back to it."""
        is_beside = self.is_copy or self.record.game.begins is not None
        return is_beside and bool(self.earlier) and _is_over(self.earlier[-1].play)

    @property
    def is_look(self) -> bool:
        """Whether a game that was finished before is only looked at."""
        is_as_opened = 0 < self.begins_at == _moves(self.play)
        return is_as_opened and not self.is_copy and self.is_over and bool(self.earlier)

    @property
    def reopens(self) -> bool:
        """Whether undo takes back the last action of a game that is over, and no copy: the end it had is kept."""
        is_gone_back_in = _moves(self.play) > self.begins_at or not self.earlier
        return self.is_over and not self.is_copy and self.play.can_undo and is_gone_back_in

    @property
    def own_game(self) -> Play:
        """The game that goes on after a restart: the player's own, whatever is tried on a copy of it or looked at."""
        own = self._own
        return own.play if own is self else own.marked().play

    @property
    def under_way(self) -> tuple[Play, ...]:
        """That game, if it has begun and isn't over, and then those that wait; those left last first."""
        own = self._own._chapter
        return (*((own.play,) if _is_under_way(own) else ()), *reversed(self.waiting))

    @property
    def waiting(self) -> tuple[Play, ...]:
        """The games that wait beside that one, and do so after a restart; those left last at the end."""
        return tuple(chapter.play for chapter in self._own._all_earlier if _is_under_way(chapter))

    @property
    def _own(self) -> UndoHistory:
        is_beside = self.is_trial or (self.is_look and self.left is not None)
        return self.switch_game()._own if is_beside else self

    def has_seen(self, seed: str) -> bool:
        return any(
            record.can_undo or record.can_redo or record.taken_back
            for chapter in self._chapters
            for record in _records_of(chapter.play)
            if record.game.seed == seed
        )

    @property
    def begun(self) -> tuple[Record, ...]:
        """The games of one that are not over and no copies, the one in play first and then those left last."""
        found = [chapter.play for chapter in self._chapters if not chapter.begins_at]
        return tuple(play for play in found if isinstance(play, Record) and not play.game.is_over)

    @property
    def is_known(self) -> bool:
        """Whether dice of the record in play that are still to come were rolled in another of its games.

        The same game finished before does not count: its first result is the one that stays. A copy has no result.
        """
        game, line = self.record.game, (*self.record.game.events, *self.record.undone)
        others = (*self.earlier, *(chapter for _, chapter in self.later))
        finished = [one for one in others if _is_over(one.play) and one.record.game.start == game.start]
        has_result = any(not chapter.is_copy for chapter in finished)
        for chapter in others:
            if has_result and chapter in finished:
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
        return Chapter(self.play, self.begins_at, self.is_copy)

    @property
    def _all_earlier(self) -> tuple[Chapter, ...]:
        """The earlier games, among them those gone back from that wait: they aren't lost with the redo.

        The one before a copy, or before a look, stays next to it.
        """
        under_way = [chapter for _, chapter in self.later if _is_under_way(chapter)]
        place = len(self.earlier) - (self.is_copy or self.is_look)
        return (*self.earlier[:place], *reversed(under_way), *self.earlier[place:])

    @property
    def _earlier_with_this(self) -> tuple[Chapter, ...]:
        return (*self._all_earlier, self._chapter)

    @property
    def _earlier_for_another(self) -> tuple[Chapter, ...]:
        """The games that another one follows: a look makes room for it, so that the game left before stays next."""
        return self._all_earlier if self.is_look else self._earlier_with_this

    def begin(self, play: Play) -> UndoHistory:
        """Return the history with another game in play; one that waited there has come into play, and waits no more."""
        return UndoHistory(play, _remembered(_without(self._earlier_for_another, play)))

    def beside(self, waiting: tuple[Play, ...]) -> UndoHistory:
        """Return the history with more games that wait, but for those that it has."""
        known = [chapter.play for chapter in self._chapters]
        more = tuple(Chapter(play) for play in waiting if play not in known)
        return replace(self, earlier=(*more, *self.earlier))

    def take_up(self, play: Play) -> UndoHistory:
        """Return the history with a game that is `under_way` in play, as it was left; from a copy of it, go back."""
        back = self.switch_game()
        return back if self.is_trial and back.play is play else self.begin(play)

    def can_give_up(self, play: Play) -> bool:
        """Return whether a game waits: the player's own doesn't, also while a copy of it is in play."""
        return any(one is play for one in self.waiting)

    def give_up(self, play: Play) -> UndoHistory:
        """Return the history without a game that waits. What was gone back from cannot be redone."""
        return replace(self, earlier=_without(self._all_earlier, play), later=())

    def open(self, play: Play) -> UndoHistory:
        """Return the history with a game in play that was begun elsewhere: one undo leads back from it.

        Of games that are only looked at, one takes the place of the other.
        """
        return UndoHistory(play, _remembered(self._earlier_for_another), begins_at=_moves(play))

    def play_on(self, event: int) -> UndoHistory:
        """Return the history with a copy of the game in play, as it was before the event at one place of its log.

        Of a game that isn't over it is one with a hint: the player has seen what comes of it.
        """
        copy = _before(self.play, event)
        tried = UndoHistory(
            copy, _remembered(self._earlier_with_this), begins_at=_moves(copy), is_copy=True
        )._as_it_landed()
        return tried if self.is_over else tried.update(tried.record.with_hint())

    def go_on(self, record: Record, seat: int | None = None) -> UndoHistory:
        """Return the history after an action in the game in play: what was gone back from cannot be redone."""
        return replace(self.update(record, seat), earlier=self._all_earlier, later=())

    def correct(self, record: Record, seat: int | None = None) -> UndoHistory:
        """Return the history after a roll was typed again, which undo takes back first."""
        after = self.go_on(record, seat)
        return replace(after, corrected=(after.play, self.play))

    def marked(self) -> UndoHistory:
        """Return the history with the record in play as one with a hint, if dice that are to come are known."""
        record = self.record
        is_due = self.is_known and not record.game.is_over and not record.hinted
        return self.update(record.with_hint()) if is_due else self

    def update(self, record: Record, seat: int | None = None) -> UndoHistory:
        """Return the history with something noted in the record in play, or of a seat, that is no action."""
        if isinstance(self.play, Match):
            return replace(self, play=self.play.play(self.play.person if seat is None else seat, record))
        return replace(self, play=record)

    def undo(self) -> UndoHistory:
        """Return the history before the last action; the same one if there is none.

        Help that was given since a roll was typed again stays given when the roll comes back as it was.
        """
        if self.corrected is not None and _games_of(self.play) == _games_of(self.corrected[0]):
            before = replace(self, play=self.corrected[1], corrected=None)
            return before.update(before.record.with_hint()) if self.record.hinted else before
        if self.play.can_undo and (_moves(self.play) > self.begins_at or not self.earlier):
            return replace(self, play=self.play.undo())
        return self._back()

    def switch_game(self) -> UndoHistory:
        """Return the history with another begun game in play: the last one before this, else the last one after it.

        Asked again and again, it leads to each of them. From a copy, a look or a position, and where no game waits, it
        goes back one game.
        """
        if self.is_copy or self.is_look or self.is_after_finished:
            return self._back()
        back = self
        while back.earlier:
            back = back._back()
            if _waits(back.play):
                return back
        on, found = self, self._back()
        while on.later:
            on = on._on()
            found = on if _is_under_way(on._chapter) else found
        return found

    def _back(self) -> UndoHistory:
        """Return the history with the game before in play; the same if there is none.

        A look that nothing came of is not there to be redone: nothing was done there.
        """
        if not self.earlier:
            return self
        before = self.earlier[-1]
        later = ((_moves(before.play), self._chapter), *self.later) if self.later or not self.is_look else ()
        return UndoHistory(before.play, self.earlier[:-1], later, before.begins_at, before.is_copy)

    def _on(self) -> UndoHistory:
        after = self.later[0][1]
        return UndoHistory(after.play, (*self.earlier, self._chapter), self.later[1:], after.begins_at, after.is_copy)

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
            return self._on()
        return replace(self, play=self.play.redo()) if self.play.can_redo else self


def _remembered(chapters: tuple[Chapter, ...]) -> tuple[Chapter, ...]:
    """Return the last of `chapters`; one that waits goes only where all do: nothing else leads to it.

    Then it is the one with the fewest moves, but not the one left just now. Nor does one go before its copy.
    """
    found = list(chapters)
    while len(found) > _REMEMBERED:
        has_copy = (*(chapter.is_copy for chapter in found[1:]), False)
        can_go = [not _is_under_way(one) and not copied for one, copied in zip(found, has_copy, strict=True)]
        least = min(range(len(found) - 1), key=lambda place: _moves(found[place].play))
        del found[can_go.index(True) if any(can_go) else least]
    return tuple(found)


def _without(chapters: tuple[Chapter, ...], play: Play) -> tuple[Chapter, ...]:
    """Return the chapters without that of `play`, and the copies that follow it: what was tried goes with its game."""
    rest, is_gone = list[Chapter](), False
    for chapter in chapters:
        is_gone = chapter.play is play or (is_gone and chapter.is_copy)
        if not is_gone:
            rest.append(chapter)
    return tuple(rest)


def _record_of(play: Play) -> Record:
    return play if isinstance(play, Record) else play.record


def _records_of(play: Play) -> tuple[Record, ...]:
    return (play,) if isinstance(play, Record) else tuple(seat.record for seat in play.seats)


def _games_of(play: Play) -> list[Game]:
    return [record.game for record in _records_of(play)]


def _moves(play: Play) -> int:
    return len(play.game.events) if isinstance(play, Record) else play.moves


def _is_over(play: Play) -> bool:
    return play.game.is_over if isinstance(play, Record) else play.is_over


def _waits(play: Play) -> bool:
    return bool(_moves(play)) and not _is_over(play)


def _is_under_way(chapter: Chapter) -> bool:
    """Return whether a game waits to be gone on with. Copies don't count."""
    return _waits(chapter.play) and not chapter.is_copy


def _before(play: Play, event: int) -> Play:
    """Return a game as it was before the event at one place of the log of the record in play."""
    if isinstance(play, Match):
        return play.before(play.person, event)
    while len(play.game.events) > event:
        play = play.undo()
    return play
