# SPDX-License-Identifier: MIT
"""A simulation is many games played by one strategy with fair dice, each the same for its seed and number.

All games of a batch go forward turn by turn together. Those that stand in the same turn state are played one after the
other, so whatever the strategy has to work out there is worked out once for all of them, and for eight turn states at a
time (`engine.strategies.playing_kernels`): the more games, the cheaper each. The dice depend on the seed, the
number of the game, turn, roll and place alone. So the result is equal to the last bit for any number of threads, and
two strategies meet the same dice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np

from engine.rules import turn_states
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, share_out
from engine.strategies import playing_kernels, strategy_kernels
from engine.strategies.players import GoalPlayer, Player
from engine.strategies.playing_kernels import Games, Groups
from engine.strategies.strategies import StrategyError
from engine.turn import lanes
from engine.turn.goals import points_goal
from engine.turn.lattice import IntArray

_BATCH = 2**20  # games at a time: some 40 MB
_CHUNK = 32  # groups per grab
_MOST_POINTS = 1 << 16  # more than any game has, and a multiple of the lanes


@dataclass(frozen=True)
class Simulation:
    """What came of the games.

    `counts[s]` is the number of games with final score s. `points_lost` is the sum over all decisions of all games, and
    `decisions` the number of those in which there was something to decide (as in `engine.game_review.review`).
    """

    counts: IntArray
    points_lost: float
    decisions: int

    @property
    def games(self) -> int:
        """The number of games."""
        return int(self.counts.sum())

    @cached_property
    def mean(self) -> float:
        """The mean final score."""
        return _dot(self.counts, np.arange(len(self.counts))) / self.games

    @cached_property
    def sd(self) -> float:
        """The standard deviation of the final score, the games being a sample; 0 for a single game."""
        if self.games == 1:
            return 0.0
        scores = np.arange(len(self.counts))
        total, squares = _dot(self.counts, scores), _dot(self.counts, scores**2)
        return sqrt((squares * self.games - total**2) / (self.games * (self.games - 1)))

    @property
    def standard_error(self) -> float:
        """The standard error of the mean; 0 for a single game, which says nothing about it."""
        return self.sd / sqrt(self.games)

    @property
    def points_lost_per_game(self) -> float:
        """Points lost against optimal play, per game."""
        return self.points_lost / self.games

    @property
    def points_lost_per_decision(self) -> float:
        """Points lost against optimal play, per decision in which there was something to decide."""
        return self.points_lost / self.decisions if self.decisions else 0.0

    def percentile(self, percent: int) -> int:
        """Return the lowest score that at least `percent` of the games do not exceed."""
        reached = np.cumsum(self.counts) * 100 >= percent * self.games
        return int(np.argmax(reached))

    @property
    def lowest(self) -> int:
        """The lowest score."""
        return int(np.flatnonzero(self.counts)[0])

    @property
    def highest(self) -> int:
        """The highest score."""
        return int(np.flatnonzero(self.counts)[-1])


def _dot(counts: IntArray, numbers: IntArray) -> int:
    """Return an exact sum, in whole numbers of any size."""
    return sum(int(count) * int(number) for count, number in zip(counts, numbers, strict=True) if count)


def seed_number(seed: str) -> int:
    """Return the 64-bit number that a seed stands for."""
    return int.from_bytes(hashlib.blake2b(seed.encode(errors="surrogatepass"), digest_size=8).digest(), "big")


def new_games(count: int) -> Games:
    """Return games that have not begun."""
    states = np.full(count, turn_states.START_INDEX, dtype=np.int64)
    return Games(states, np.zeros(count, dtype=np.int64), np.zeros(count), np.zeros(count, dtype=np.int64))


def group_games(states: IntArray, totals: int, points: IntArray | None = None) -> Groups:
    """Return games in groups of up to eight turn states with the same boxes.

    `states` (n,) are the index of the turn state of each game, `totals` is how many upper totals there are. `points`
    (n,) are its points so far, for a player who goes by them: a group is then one turn state with eight neighbouring
    numbers of points.
    """
    keys = states if points is None else states * _MOST_POINTS + points
    order = np.argsort(keys, kind="stable")
    different, starts = np.unique(keys[order], return_index=True)
    ends = np.append(starts, len(states))
    if points is None:
        blocks = different // totals
        begins = np.flatnonzero(np.diff(blocks, prepend=-1))
        place = np.arange(len(different)) - np.repeat(begins, np.diff(begins, append=len(different)))
        groups = np.flatnonzero(place % lanes.LANES == 0)
        group_start = np.append(groups, len(different))
        return Groups(order, different, ends, place % lanes.LANES, group_start, np.zeros(len(groups), dtype=np.int64))
    # _MOST_POINTS is a multiple of eight, so neighbours that share an eighth of the key share the turn state.
    groups = np.flatnonzero(np.diff(different // lanes.LANES, prepend=-1))
    group_start = np.append(groups, len(different))
    first_points = different[groups] % _MOST_POINTS // lanes.LANES * lanes.LANES
    return Groups(order, different // _MOST_POINTS, ends, different % lanes.LANES, group_start, first_points)


def play_turn(player: Player | GoalPlayer, games: Games, fixed: tuple[Any, ...], threads: int | None) -> None:
    """Play one turn of all games; `fixed` is number of the first game, seed (`seed_number`) and turn."""
    rules = player.table.rules
    totals = turn_states.layout(rules).totals
    groups = group_games(games.states, totals, games.scores if player.by_points else None)
    count = len(groups.group_start) - 1

    def work(chunks: Iterator[int]) -> None:
        scratch = strategy_kernels.scratch(rules, player_knows=player.knows, by_points=player.by_points)
        behind = (points_goal(player.table.values), player.knows, player.tables, player.kernel_at(fixed[-1]), scratch)
        for start in chunks:
            playing_kernels.play_groups(games, groups, start, min(start + _CHUNK, count), *fixed, *behind)

    share_out(work, range(0, count, _CHUNK), threads)


def simulate(
    player: Player | GoalPlayer, games: int, seed: str, threads: int | None = None
) -> Generator[StepsDone, None, Simulation]:
    """Play `games` games (at least one).

    Yields how far it is after each turn of a batch (closing the generator cancels) and returns the simulation.

    The same `seed`, any text, gives the same games.

    Raises:
        StrategyError: by rules with more points for a first roll.
    """
    if player.table.rules.counts_first_rolls:
        raise StrategyError("rules: games can't be simulated where a first roll scores more, so far")
    number, turns = np.uint64(seed_number(seed)), len(player.table.rules.boxes)
    counts, lost, decisions = np.zeros(1, dtype=np.int64), 0.0, 0
    for first in range(0, games, _BATCH):
        batch = new_games(min(_BATCH, games - first))
        for turn in range(turns):
            play_turn(player, batch, (first, number, turn), threads)
            yield StepsDone(first * turns + len(batch.scores) * (turn + 1), games * turns)
        counts = _added(counts, np.bincount(batch.scores))
        lost += float(batch.lost.sum())
        decisions += int(batch.counted.sum())
    return Simulation(counts, lost, decisions)


def _added(left: IntArray, right: IntArray) -> IntArray:
    total = np.zeros(max(len(left), len(right)), dtype=np.int64)
    total[: len(left)] += left
    total[: len(right)] += right
    return total
