# SPDX-License-Identifier: MIT
"""A match is a game of several players: each seat has its own scorecard, and turns go round from the first seat on.

In a seat is a person, or a strategy that plays for itself. A seat's game is a record like any other. What the seats
have to do with each other is only whose turn it is, and at the end who has most: a tie of n counts 1/n for each.

The dice of a seat are those of its record's seed (`engine.games.game.rolled_faces`). In a match with *linked dice* all
seats have the same seed: for every roll of every turn five faces lie ready, and a player who rolls k dice takes the
first k of them. So all get the same rolls as far as they keep the same dice. A player later in the round would know
them: that is why one person plays there, who begins, against strategies, which do not look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import NamedTuple

from engine.games.game import Game, Scored, new_seed, replay
from engine.games.goals import WinGoal
from engine.games.position import Scores
from engine.games.record import Record
from engine.rules.scoring import RuleSet
from engine.runtime.errors import InputError
from engine.runtime.lazy_dataclass import dataclass

FEWEST_SEATS, MOST_SEATS = 2, 6
LONGEST_NAME = 24
SERIES_LENGTHS = (3, 5, 7, 9)
"""Best of how many matches a series can be."""


class MatchError(InputError):
    """A match that cannot be; the text says why."""


class MatchCard(NamedTuple):
    """A scorecard: the points in each box, and how many Yahtzee bonuses."""

    scores: Scores
    yahtzee_bonuses: int


@dataclass(frozen=True)
class Seat:
    """A place in a match: a name, a record, and the name of the strategy that plays; none for a person."""

    name: str
    record: Record
    strategy: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return not self.strategy

    @property
    def game(self) -> Game:
        """The game of this seat."""
        return self.record.game

    @property
    def turns(self) -> int:
        """How many turns are finished."""
        return len(self.game.filled)


class MatchSeries(NamedTuple):
    """What a match is part of: at most `length` matches at one table. `key` is the seed of the first of them.

    How a series stands follows from its finished matches, so a match says no more of it.
    """

    key: str
    length: int


@dataclass(frozen=True)
class Match:
    """The seats in the order in which they play, whether their dice are linked, and the series it is part of, if any.

    `end_of` is the seat of the person whose end is looked at once it is over, None for the first one's; no file has it.

    Raises:
        MatchError: if these seats cannot be at one table, or their games cannot be where they are.
    """

    seats: tuple[Seat, ...]
    linked: bool = False
    series: MatchSeries | None = None
    end_of: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        _check_seats(self.seats)
        if self.series is not None and self.series.length not in SERIES_LENGTHS:
            raise MatchError(f"a series has at most {', '.join(map(str, SERIES_LENGTHS))} matches")
        _check_dice(self.seats, linked=self.linked)
        _check_turns(self)

    # ---- what can be asked ----

    @property
    def is_over(self) -> bool:
        """Whether all scorecards are full."""
        return all(seat.game.is_over for seat in self.seats)

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the match is over."""
        if self.is_over:
            return None
        return min(range(len(self.seats)), key=lambda place: (self.seats[place].turns, place))

    @property
    def own(self) -> int:
        """The seat of the first person: the one whose program this is."""
        return next(place for place, seat in enumerate(self.seats) if seat.is_person)

    @property
    def person(self) -> int:
        """The seat of the person who is to move, or moved last; of the first person before anybody of them has.

        Once the match is over it is that of the first person, or whose end is looked at.
        """
        here = self.to_move
        if here is None:
            return self.own if self.end_of is None else self.end_of
        if self.seats[here].is_person:
            return here
        before = (place % len(self.seats) for place in range(here - 1, here - 1 - len(self.seats), -1))
        return next((place for place in before if self.seats[place].is_person and self.seats[place].turns), self.own)

    @property
    def passed_by(self) -> int | None:
        """The seat of the person who had the last turn while another one is to begin; None if there is none."""
        here = self.to_move
        if here is None or not self.seats[here].is_person or self.seats[here].game.has_rolled:
            return None
        before = (place % len(self.seats) for place in range(here - 1, here - len(self.seats), -1))
        return next((place for place in before if self.seats[place].is_person and self.seats[place].game.events), None)

    @property
    def record(self) -> Record:
        """The record of the person in play (`person`)."""
        return self.seats[self.person].record

    @property
    def moves(self) -> int:
        """How many events the people have made."""
        return sum(len(seat.game.events) for seat in self.seats if seat.is_person)

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has won: 1 for the highest total, 1/n for each of n that tie, else 0.

        Raises:
            MatchError: if the match is not over.
        """
        if not self.is_over:
            raise MatchError("the match is not over")
        totals = [seat.game.points_so_far for seat in self.seats]
        best = max(totals)
        return tuple((total == best) / totals.count(best) for total in totals)

    def others(self, place: int) -> tuple[Seat, ...]:
        """Return all seats but the one at `place`, in their order."""
        return (*self.seats[:place], *self.seats[place + 1 :])

    # ---- playing ----

    def play(self, place: int, record: Record) -> Match:
        """Return the match after the one at `place` went on, or had something noted.

        Where a person who had gone back goes on differently, what others had undone does not come again; the dice
        they saw then they know, which is as good as a hint.
        """
        match = self._with(place, record)
        if len(record.taken_back) <= len(self.seats[place].record.taken_back):  # a slip corrected makes it shorter
            return match
        for number, seat in enumerate(match.seats):
            if number != place and seat.record.undone:
                match = match._with(number, replace(seat.record, undone=(), hinted=True))
        return match

    def _with(self, place: int, record: Record) -> Match:
        seat = replace(self.seats[place], record=record)
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))

    def seen_by(self, place: int | None) -> Match:
        """Return the match with the end looked at that is the one of the person at `place`, the first one's for None.

        Raises:
            MatchError: if a strategy plays there.
        """
        if place is not None and not self.seats[place].is_person:
            raise MatchError("no person plays there")
        return replace(self, end_of=place)

    def imported(self) -> Match:
        """Return the match as one that comes from a file, which can have been changed by hand."""
        seats = (replace(seat, record=seat.record.imported()) if seat.is_person else seat for seat in self.seats)
        return replace(self, seats=tuple(seats))

    # ---- going back and forth ----

    @property
    def can_undo(self) -> bool:
        """Whether a person has done anything."""
        return any(seat.is_person and seat.record.can_undo for seat in self.seats)

    @property
    def can_redo(self) -> bool:
        """Whether the person to move has undone something."""
        here = self.to_move
        return here is not None and self.seats[here].is_person and self.seats[here].record.can_redo

    def undo(self) -> Match:
        """Return the match before the last event of a person, without what strategies have done since.

        Their dice come again the same.

        Raises:
            IndexError: if there is none.
        """
        match = self.seen_by(None)
        while (last := match._moved_last) is not None:
            seat = match.seats[last]
            if seat.is_person:
                return match._with(last, seat.record.undo())
            match = match._with(last, _without_last_turn(seat.record))
        raise IndexError("nothing has been done")

    def redo(self) -> Match:
        """Return the match with the event undone last played again; what strategies did then they have still to do.

        Raises:
            IndexError: if there is none.
        """
        if not self.can_redo:
            raise IndexError("nothing has been undone")
        return self._with(self.person, self.record.redo())

    def before(self, place: int, event: int) -> Match:
        """Return the match at the moment before the event at one place of the log of a person."""
        match = self
        while len(match.seats[place].game.events) > event:
            match = match.undo()
        return match

    def as_it_stood(self, place: int, game: Game) -> Match:
        """Return the match when the game of the one at `place` was as `game`, a moment of theirs in a turn."""
        match, turns = self, len(game.filled)
        seats = []
        for number, seat in enumerate(match.seats):
            then = game if number == place else _after_turns(seat.game, turns + (number < place))
            seats.append(replace(seat, record=replace(seat.record, game=then, undone=())))
        return replace(match, seats=tuple(seats))

    @property
    def _moved_last(self) -> int | None:
        here = self.to_move
        if here is not None and self.seats[here].game.has_rolled:
            return here
        last = (len(self.seats) if here is None else here) - 1
        return last % len(self.seats) if self.seats[last].game.events else None


def begin(
    players: Sequence[tuple[str, str]],
    rules: RuleSet,
    seed: str | None = None,
    *,
    linked: bool = False,
    own_dice: bool = False,
    series: MatchSeries | int | None = None,
) -> Match:
    """Return a match before its first roll; `players` are (name, strategy), no strategy for a person, who plays to win.

    Args:
        players: in the order in which they play.
        rules: what they play by.
        seed: of the dice of the first one, others follow from it; random if None.
        linked: whether all have the same dice.
        own_dice: whether people roll dice of their own, and type what they rolled.
        series: what the match is part of; the length of a series for the first match of one.

    Raises:
        MatchError: if they cannot play.
    """
    first = new_seed() if seed is None else seed
    seeds = [first if linked or not place else f"{first}/{place + 1}" for place in range(len(players))]
    seats = []
    for (name, strategy), dice in zip(players, seeds, strict=True):
        is_typed = own_dice and not strategy
        record = Record(Game(dice, rules), goal=None if strategy else person_goal(rules), own_dice=is_typed)
        seats.append(Seat(name, record, strategy))
    return Match(tuple(seats), linked, MatchSeries(first, series) if isinstance(series, int) else series)


def person_goal(rules: RuleSet) -> WinGoal | None:
    """Return what a person plays for: to win; for points where first rolls score more, as no chance is known there."""
    return None if rules.counts_first_rolls else WinGoal()


def next_match(match: Match, seed: str | None = None, *, length: int | None = None) -> Match:
    """Return the next match at the same table, before its first roll, with other dice.

    Those who sit there go first in turn, where one person plays against strategies and the dice are not linked.

    Args:
        match: the one before.
        seed: of the dice of the first one; random if None.
        length: of the series that it begins; None for the next match of the series it is part of, if any.
    """
    seats = match.seats
    if not match.linked and sum(seat.is_person for seat in seats) == 1:
        seats = (*seats[1:], seats[0])
    players = [(seat.name, seat.strategy) for seat in seats]
    own_dice = any(seat.record.own_dice for seat in seats)
    rules = seats[0].game.rules
    return begin(players, rules, seed, linked=match.linked, own_dice=own_dice, series=length or match.series)


def same_match(match: Match, *, is_seen: bool) -> Match:
    """Return a match before its first roll, with the same dice; `is_seen`: people know them, as good as a hint."""
    seats = []
    for seat in match.seats:
        one = seat.record
        record = Record(one.game.start, hinted=is_seen and seat.is_person, goal=one.goal, own_dice=one.own_dice)
        seats.append(replace(seat, record=record))
    return replace(match, seats=tuple(seats))


def card_after(game: Game, turns: int) -> MatchCard:
    """Return the scorecard of a game after this many turns, or as it stands where fewer are finished."""
    start = game.start
    scores, bonuses = list(start.scores), start.yahtzee_bonuses
    made = [event for event in game.events if isinstance(event, Scored)]
    for event in made[: max(0, turns - len(start.filled))]:
        scores[event.category] = event.points
        bonuses += event.bonus
    return MatchCard(tuple(scores), bonuses)


def _after_turns(game: Game, turns: int) -> Game:
    """Return a game as it was between two turns, once that number of them was finished."""
    moments = replay(game.start, game.events)
    return next((one for one in moments if len(one.filled) == turns and not one.has_rolled), game)


def _without_last_turn(record: Record) -> Record:
    events = record.game.events[:-1]
    while events and not isinstance(events[-1], Scored):
        events = events[:-1]
    return Record(replay(record.game.start, events)[-1])


def _check_seats(seats: Sequence[Seat]) -> None:
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise MatchError(f"a match has {FEWEST_SEATS} to {MOST_SEATS} seats, not {len(seats)}")
    if not any(seat.is_person for seat in seats):
        raise MatchError("all players are strategies")
    names = [seat.name.strip().casefold() for seat in seats]
    if not all(names) or len(set(names)) < len(names):
        raise MatchError("each seat needs a name of its own")
    if any(len(seat.name) > LONGEST_NAME or not seat.name.isprintable() for seat in seats):
        raise MatchError(f"a name has at most {LONGEST_NAME} letters that can be seen")


def _check_dice(seats: Sequence[Seat], *, linked: bool) -> None:
    if len({seat.game.rules for seat in seats}) > 1:
        raise MatchError("all seats play by the same rules")
    if not all(seat.game.dice_model.is_fair for seat in seats):
        raise MatchError("a match has fair dice")
    seeds = {seat.game.seed for seat in seats}
    if len(seeds) != (1 if linked else len(seats)):
        raise MatchError("linked dice have one seed, others one for each seat")
    if linked and [seat.is_person for seat in seats] != [True] + [False] * (len(seats) - 1):
        raise MatchError("with linked dice one person plays, and begins")


def _check_turns(match: Match) -> None:
    """Raise unless turns went round, and only the one to move has rolled."""
    here = match.to_move
    for place, seat in enumerate(match.seats):
        if here is None:
            continue
        if seat.turns != match.seats[here].turns + (place < here):
            raise MatchError("turns do not go round")
        if seat.game.has_rolled and place != here:
            raise MatchError("a player has rolled out of turn")
