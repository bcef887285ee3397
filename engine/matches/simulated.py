# SPDX-License-Identifier: MIT
"""A simulated match is many games of two or more at one table, each game the same for its seed and number.

Strategies don't look at the others: they play like in `engine.strategies.simulate`, all games turn by turn together.
With linked dice all meet the same ones, those of one seed; else each has dice of its own.

One of two may play to win (`PLAYS_TO_WIN`). While more than `rounds` boxes are open that is play for points; from
then on every turn is solved anew against the exact distribution of the other's final score, for all games together
that come to the same pair of turn states with about the same lead (`engine.matches.duel_kernels`). The chances are
those of dice of their own, also where the dice are linked: so does the window reckon. In every other game the first
of the two begins.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import sqrt
from typing import Any

import numpy as np

from engine.matches.duel_kernels import NEVER, Tree, Worths, play_to_win
from engine.matches.residuals import Residuals, endings_of, late_states, residuals_of
from engine.matches.win_chances import chance_to_win
from engine.rules import turn_states
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, share_out
from engine.solving.layers import Ints
from engine.solving.value_table import ValueTable
from engine.strategies import strategy_kernels
from engine.strategies.players import Player
from engine.strategies.playing_kernels import Games, Groups
from engine.strategies.simulate import group_games, new_games, play_turn, seed_number
from engine.strategies.strategies import OPTIMAL, PLAYS_TO_WIN, StrategyError
from engine.turn.dice_models import FairDice
from engine.turn.endings import rule_tables
from engine.turn.goals import PAD, Axis, axis, points_goal
from engine.turn.lattice import FloatArray

ROUNDS = 3
"""Open boxes from which on who plays to win looks at the other."""
MOST_ROUNDS = 5
_BATCH = 2**17  # games at a time
_CHUNK = 32  # groups per grab
_LEADS = 1024  # added to leads, to count them from 0 on
_AT_ONCE = 1 << 12
"""Groups between two reports of progress: a second or so."""


@dataclass(frozen=True)
class SeatStanding:
    """How one of those at the table did.

    Attributes:
        name: the strategy.
        mean, sd: of the final score.
        share: games won per game, where a tie of n is 1/n won for each.
        share_error: the standard error of that.
    """

    name: str
    mean: float
    sd: float
    share: float
    share_error: float


@dataclass(frozen=True)
class MatchSimulation:
    """What came of the games.

    Attributes:
        standings: in the order of those at the table.
        tied: games per game in which several had the highest score.
        lead: the mean of the first one's final score less the second one's.
        lead_error: its standard error.
        games: how many.
    """

    games: int
    standings: tuple[SeatStanding, ...]
    tied: float
    lead: float
    lead_error: float


@dataclass(frozen=True)
class ToWin:
    """Plays to win in place of a strategy: for points while more than `rounds` boxes are open, then against the other.

    Raises:
        StrategyError: if there are no such rounds.
    """

    rounds: int = ROUNDS

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise StrategyError(f"rounds: must be 1 to {MOST_ROUNDS}, not {self.rounds}")


Seated = Player | ToWin


# ---- the turns of who plays to win ----------------------------------------------------------------------------------


class _Winner:
    """Plays turns to win against a player whose residuals are known."""

    def __init__(self, table: ValueTable, rounds: int, other: Residuals, threads: int | None) -> None:
        self.rounds = rounds
        self.points = Player(OPTIMAL, table)
        self._table, self._tables, self._threads = table, rule_tables(table.rules), threads
        self._late, self._other = other.late, other
        self._most = int(other.late.field.to_come.max())

    def play(self, games: Games, seen: Games, fixed: tuple[Any, ...]) -> Generator[None, None, None]:
        """Play one turn of all games against scorecards as `seen`; `fixed` is as in `simulate.play_turn`."""
        cells, here = self._late.cell_of(seen.states), turn_states.layout(self._table.rules)
        leads = np.clip(games.scores - seen.scores, 1 - _LEADS, _LEADS - 1)
        both = group_games(cells * here.size + games.states, here.totals, leads + _LEADS)
        worth_cells, worth_of = np.unique(both.states[both.group_start[:-1]] // here.size, return_inverse=True)
        groups = both._replace(states=both.states % here.size, points=both.points - _LEADS)
        worths = self._worths(worth_cells)
        for start in range(0, len(worth_of), _AT_ONCE):
            self._play_groups(
                games, groups, worth_of, range(start, min(start + _AT_ONCE, len(worth_of))), worths, fixed
            )
            yield

    def _worths(self, cells: Ints) -> Worths:
        found = [chance_to_win([self._other.of(cell)]) for cell in cells.tolist()]
        starts = np.cumsum([0, *(len(worth.values) for worth in found)])
        firsts = np.array([worth.first for worth in found], dtype=np.int64)
        return Worths(np.concatenate([worth.values for worth in found]), starts, firsts)

    def _play_groups(
        self, games: Games, groups: Groups, worth_of: Ints, which: range, worths: Worths, fixed: tuple[Any, ...]
    ) -> None:
        def work(chunks: Iterator[int]) -> None:
            own = self._axis()
            player = strategy_kernels.chance_player(own)
            points = points_goal(self._table.values)
            scratch = strategy_kernels.scratch(self._table.rules, by_points=True)
            cells = self._late.cells
            tree = Tree(
                np.zeros((self.rounds, cells), dtype=np.int64),
                np.zeros(self.rounds, dtype=np.int64),
                np.full(cells, NEVER),
            )
            behind = (*fixed, points, self._tables, FairDice(0), player, scratch, self._late.field, tree, worths)
            for start in chunks:
                play_to_win(games, groups, worth_of, start, min(start + _CHUNK, which.stop), *behind)

        share_out(work, range(which.start, which.stop, _CHUNK), self._threads)

    def _axis(self) -> Axis:
        """Return lines for the largest tree; what is never touched takes no memory."""
        field, cells = self._late.field, self._late.cells
        classes = int(np.diff(field.class_start).max())
        largest = 2 ** (self.rounds + 1) * classes * (2 * self._most + 4 * PAD)
        starts, lows, lengths = (np.zeros(cells, dtype=np.int64) for _ in range(3))
        places = (field.places, field.class_start, field.class_of)
        return axis(self._tables, np.zeros(largest), (starts, lows, lengths), places)


# ---- matches --------------------------------------------------------------------------------------------------------


def simulate_match(
    seated: Sequence[Seated],
    table: ValueTable,
    games: int,
    seed: str,
    *,
    linked: bool = True,
    threads: int | None = None,
) -> Generator[StepsDone, None, MatchSimulation]:
    """Play `games` games (at least one) of several players at one table.

    Yields how far it is (closing the generator cancels) and returns what came of them, the same to the last bit for any
    number of threads.

    Who plays to win has one other at the table, with a strategy. The same `seed`, any text, gives the same games; if
    `linked`, all meet the same dice.

    Raises:
        StrategyError: if those cannot sit at one table.
    """
    winner = yield from _winner_among(seated, table, threads)
    seeds = [np.uint64(seed_number(seed if linked or not place else f"{seed}:{place}")) for place in range(len(seated))]
    tally, boxes = _Tally(len(seated)), len(table.rules.boxes)
    for first in range(0, games, _BATCH):
        table_games = [new_games(min(_BATCH, games - first)) for _ in seated]
        for turn in range(boxes):
            yield StepsDone(first * boxes + len(table_games[0].scores) * turn, games * boxes)
            for _ in _round(seated, table_games, winner, (first, seeds, turn, boxes - turn), threads):
                yield StepsDone(first * boxes + len(table_games[0].scores) * turn, games * boxes)
        tally.add([one.scores for one in table_games])
    return tally.result([PLAYS_TO_WIN if isinstance(one, ToWin) else one.strategy.name for one in seated])


def _winner_among(
    seated: Sequence[Seated], table: ValueTable, threads: int | None
) -> Generator[StepsDone, None, _Winner | None]:
    """Return what plays the turns of who plays to win, if there is one."""
    others = [one for one in seated if isinstance(one, Player)]
    if len(seated) < 2:
        raise StrategyError("against: needs at least one player to play against")
    if len(others) == len(seated):
        return None
    if len(seated) != 2 or not others:
        raise StrategyError(f"against: {PLAYS_TO_WIN} is simulated against one other, who plays a strategy")
    rounds = next(one.rounds for one in seated if isinstance(one, ToWin))
    late = late_states(table.rules, rounds)
    endings = yield from endings_of(others[0], late, threads)
    return _Winner(table, rounds, residuals_of(others[0], late, endings, threads), threads)


def _round(
    seated: Sequence[Seated],
    table_games: list[Games],
    winner: _Winner | None,
    fixed: tuple[int, list[np.uint64], int, int],
    threads: int | None,
) -> Generator[None, None, None]:
    """Play one turn of everybody; `fixed` is number of the first game, the seed of each, turn, and open boxes."""
    first, seeds, turn, still_open = fixed
    looks = winner is not None and still_open <= winner.rounds
    before = [(one.states.copy(), one.scores.copy()) for one in table_games]
    for one, games, seed in zip(seated, table_games, seeds, strict=True):
        if isinstance(one, Player):
            play_turn(one, games, (first, seed, turn), threads)
        elif not looks and winner is not None:
            play_turn(winner.points, games, (first, seed, turn), threads)
    if not looks or winner is None:
        return
    own = next(place for place, one in enumerate(seated) if isinstance(one, ToWin))
    other, (states, scores) = table_games[1 - own], before[1 - own]
    # In games with an even number who sits first begins.
    has_played = (np.arange(first, first + len(scores)) + own) % 2 == 1
    seen = other._replace(
        states=np.where(has_played, other.states, states), scores=np.where(has_played, other.scores, scores)
    )
    yield from winner.play(table_games[own], seen, (first, seeds[own], turn))


class _Tally:
    """Adds up what comes of games."""

    def __init__(self, count: int) -> None:
        self._games, self._tied = 0, 0
        self._scores = np.zeros((count, 2))
        self._shares = np.zeros((count, 2))
        self._lead = np.zeros(2)

    def add(self, scores: Sequence[Ints]) -> None:
        """Add games by the final scores of each at the table."""
        found = np.array(scores)
        is_best = found == found.max(axis=0)
        shares = is_best / is_best.sum(axis=0)
        lead = found[0] - found[1]
        self._games += found.shape[1]
        self._tied += int((is_best.sum(axis=0) > 1).sum())
        self._scores += np.stack([found.sum(axis=1), (found**2).sum(axis=1)], axis=1)
        self._shares += np.stack([shares.sum(axis=1), (shares**2).sum(axis=1)], axis=1)
        self._lead += [lead.sum(), (lead**2).sum()]

    def result(self, names: Sequence[str]) -> MatchSimulation:
        """Return what came of all games."""
        standings = []
        for name, scores, shares in zip(names, self._scores, self._shares, strict=True):
            (mean, sd), (share, spread) = self._figures(scores), self._figures(shares)
            standings.append(SeatStanding(name, mean, sd, share, spread / sqrt(self._games)))
        lead, spread = self._figures(self._lead)
        return MatchSimulation(
            self._games, tuple(standings), self._tied / self._games, lead, spread / sqrt(self._games)
        )

    def _figures(self, sums: FloatArray) -> tuple[float, float]:
        """Return mean and standard deviation from a sum and a sum of squares."""
        total, squares = map(float, sums)
        mean = total / self._games
        return mean, sqrt(max(0.0, squares - total * mean) / max(1, self._games - 1))
