# SPDX-License-Identifier: MIT
"""Match results say how the player does against each opponent, and how a series of matches stands."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import NamedTuple

from engine.games.match import SERIES_LENGTHS, Match, MatchSeries
from engine.games.saved import MATCH_FORMAT, own_record
from engine.matches.results import Results, leader
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library.finished_game import FinishedGame, Place, or_none, seats_at, seats_of


class MetOpponent(NamedTuple):
    """Who was played against: a `strategy`, or a person by `name`; and whether the dice were linked."""

    name: str
    strategy: str
    linked: bool


@dataclass(frozen=True)
class SeriesState:
    """How a series stands: the names of those at the table, what each has won, and the most matches there are.

    A match counts 1 for the one with most points, 1/n for each of n that tie. `own` is the place of the player; None
    where several people play.
    """

    names: tuple[str, ...]
    wins: tuple[float, ...]
    length: int
    own: int | None

    @property
    def played(self) -> int:
        """How many matches are over."""
        return round(sum(self.wins))

    @property
    def winner(self) -> int | None:
        """The place of the one who has won the series; None while it is open, and where it ended in a tie."""
        return leader(self.wins, self.length)

    @property
    def is_over(self) -> bool:
        return self.winner is not None or self.played >= self.length


@dataclass(frozen=True)
class MatchResults:
    """The results against each opponent, and the newest series first."""

    against: Mapping[MetOpponent, Results] = field(default_factory=dict)
    series: tuple[SeriesState, ...] = ()


class _Head(NamedTuple):
    linked: bool
    series: MatchSeries | None


def tally(texts: Iterable[str]) -> MatchResults:
    """Return the results of the matches in these texts, the oldest first; what is no whole match counts in nothing."""
    against: defaultdict[MetOpponent, Results] = defaultdict(Results)
    series: dict[MatchSeries, list[Sequence[Place]]] = {}
    for text in texts:
        seats, head = seats_of(text), _head(text)
        own = next((seat for seat in seats if seat.is_own), None)
        if own is None or head is None:
            continue
        met: defaultdict[MetOpponent, list[int]] = defaultdict(list)
        for seat in seats:
            if not seat.is_own:
                met[MetOpponent("" if seat.strategy else seat.name, seat.strategy, head.linked)].append(seat.total)
        for opponent, totals in met.items():
            against[opponent] = _including(against[opponent], own.total, totals)
        if head.series is not None:
            matches = series.pop(head.series, [])
            series[head.series] = [*matches, seats]  # the one played last stands last
    states = (_state(key, matches) for key, matches in reversed(series.items()))
    return MatchResults(dict(against), tuple(state for state in states if state is not None))


def _including(results: Results, own: int, totals: Sequence[int]) -> Results:
    """Return the results with one match more: won against all of a kind, lost to all of them, or tied between them."""
    outcome = all(own > total for total in totals) - all(own < total for total in totals)
    difference = results.difference + own - round(sum(totals) / len(totals))
    return replace(results.including(outcome, 0), difference=difference)


def series_after(match: Match, before: Iterable[FinishedGame]) -> SeriesState | None:
    """Return how the series of a match that is over stands with it; None where it is part of none.

    `before` are finished games, this one among them or not.
    """
    wanted = match.series
    if wanted is None:
        return None
    written = json.dumps(wanted.key)
    texts = {game.seed: game.text for game in before if game.seats and written in game.text}
    texts.pop(own_record(match).game.seed, None)
    matches = [seats_of(text) for text in texts.values() if (head := _head(text)) is not None and head.series == wanted]
    return _state(wanted, [seats_at(match), *matches])


def _state(series: MatchSeries, matches: Sequence[Sequence[Place]]) -> SeriesState | None:
    """Return how a series stands; None without a match. Seats are told apart by their names: who begins can change."""
    if not matches:
        return None
    names = tuple(seat.name for seat in matches[0])
    wins = dict.fromkeys(names, 0.0)
    for seats in matches:
        if {seat.name for seat in seats} != wins.keys():
            continue  # made by hand
        best = max(seat.total for seat in seats)
        winners = [seat.name for seat in seats if seat.total == best]
        for name in winners:
            wins[name] += 1 / len(winners)
    people = [place for place, seat in enumerate(matches[0]) if not seat.strategy]
    own = people[0] if len(people) == 1 else None
    return SeriesState(names, tuple(wins.values()), series.length, own)


def series_of(text: str) -> MatchSeries | None:
    """Return the series that a match is part of, by its text; None for what is part of none."""
    head = _head(text)
    return head.series if head is not None else None


@or_none  # what is damaged is told when it is opened
def _head(text: str) -> _Head | None:
    """Return what the text of a match says of it as a whole; None for other texts."""
    found = json.loads(text)
    if found["format"] != MATCH_FORMAT:
        return None
    series = found.get("series")
    known = MatchSeries(series["key"], series["best_of"]) if isinstance(series, dict) else None
    if known and not (isinstance(known.key, str) and type(known.length) is int and known.length in SERIES_LENGTHS):
        known = None
    return _Head(found["linked"] is True, known)
