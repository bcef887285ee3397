# SPDX-License-Identifier: MIT
"""A forward pass for a goal works out how games end under the best play for it: the exact distribution of final scores.

Play is that of `engine.strategies.players`: the option with the best chance, of equal ones the one with the higher
value. `engine.distribution.forward_kernels` has the recurrence. Two layers are in memory at a time, and of the
turns followed only a part of a layer; the result is the same to the last bit for any number of threads.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

import numpy as np

from engine.distribution.forward import (
    Passage,
    categories_after,
    endings_with_chances,
    present,
    turn_states_of,
    upper_bonus_chances,
)
from engine.distribution.forward_kernels import PlayedTurn, Shares, Spread, collect_groups, follow_groups
from engine.distribution.statistics import Outcome, Start, new_game
from engine.rules.reading import RulesError
from engine.runtime.steps import StepsDone, finish, passed_on, share_out
from engine.solving.goal_tables import Beginning, GoalTable, pieces_of, span_of, upper_gains
from engine.solving.layers import NOWHERE, cells_before
from engine.solving.value_table import ValueTable
from engine.turn import lanes
from engine.turn.backward_induction import part_count
from engine.turn.dice_models import FairUnrolled
from engine.turn.endings import Ending, endings_of
from engine.turn.flow import new_flow
from engine.turn.goals import points_goal
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray
from engine.turn.policies import new_order, new_view

_GROUPS_AT_ONCE = 1 << 14
"""Groups of eight whose shares are in memory at a time: some 150 MB."""
_GROUPS_A_GRAB = 1 << 7
_BLOCKS_A_GRAB = 64
_STEPS = 1000


class _Pass(Passage):
    """One forward pass for a goal, and its steps from layer to layer."""

    def __init__(self, table: ValueTable, goal_table: GoalTable, start: Start, threads: int | None) -> None:
        super().__init__(table.rules, start, threads)
        self._table, self._goal_table, self._endings = table, goal_table, len(endings_of(table.rules))
        self._begin = Beginning(self._turn_state, self._so_far, self._so_far)
        self._gains = upper_gains(table.rules, self._turn_state)
        self._shares: FloatArray = lanes.rows(0)

    def first_spread(self) -> Spread:
        """Return the spread that holds the start and nothing else."""
        spread, cell = self.empty_spread(self.turns.start), self._first_cell()
        spread.pool[spread.first[cell], self._begin.fewest - spread.low[cell]] = 1.0
        return spread

    def empty_spread(self, filled: int) -> Spread:
        """Return a spread that nothing has reached yet."""
        blocks = self._blocks[filled]
        span = span_of(self._rules, blocks, self._begin, self._gains)
        groups = np.where(span.fewest <= span.most, (span.most - span.fewest) // LANES + 1, 0)
        first = np.concatenate([[0], np.cumsum(groups)])
        return Spread(blocks, first, span.fewest, lanes.rows(int(first[-1])))

    def play(self, spread: Spread, turn: int) -> Generator[float, None, tuple[Spread, FloatArray]]:
        """Return the spread after a turn, and the chances of its endings; yields how much of the turn is done."""
        target, sums = self.empty_spread(turn + 1), np.zeros((len(spread.blocks), self._endings))
        is_reached = np.any(spread.pool != 0.0, axis=1)
        cells = cells_before(self._rules, spread.blocks)
        counts = np.diff(np.concatenate([[0], np.cumsum(is_reached)])[spread.first[cells]])
        for start, stop in pieces_of(counts, _GROUPS_AT_ONCE):
            if start:
                yield float(counts[:start].sum() / counts.sum())
            reached = np.flatnonzero(is_reached[spread.first[cells[start]] : spread.first[cells[stop]]])
            if not len(reached):
                continue
            rows = np.full(len(is_reached), NOWHERE)
            rows[reached + spread.first[cells[start]]] = np.arange(len(reached))
            if len(self._shares) < len(reached) * self._endings:
                self._shares = lanes.rows(0)  # room for the larger ones
                self._shares = lanes.rows(len(reached) * self._endings)
            pieces = pieces_of(counts[start:stop], _GROUPS_A_GRAB)
            shares = Shares(rows, self._shares, sums)
            self._follow(spread, turn, shares, [(start + first, start + last) for first, last in pieces])
            self._collect(spread, shares, (int(cells[start]), int(cells[stop])), target)
        return target, sums.sum(axis=0)

    def _follow(self, spread: Spread, turn: int, shares: Shares, pieces: list[tuple[int, int]]) -> None:

        def work(shared: Iterator[tuple[int, int]]) -> None:
            axes = self._goal_table.axis(turn), self._goal_table.axis(turn + 1)
            points = points_goal(self._table.values)
            flow = new_flow(self._rules, order=new_order(self._tables))
            scratch = (flow, new_view(part_count(self._rules)), lanes.rows(self._endings))
            keep, rolls = self._begins_with(turn)
            played = PlayedTurn(keep, rolls, self._tables, FairUnrolled(0), *scratch)
            for start, stop in shared:
                follow_groups(*axes, points, spread, start, stop, self.where, played, shares)

        share_out(work, pieces, self._threads)

    def _collect(self, spread: Spread, shares: Shares, cells: tuple[int, int], target: Spread) -> None:
        flat, count = target.pool.reshape(-1), len(target.blocks)

        def work(chunks: Iterator[int]) -> None:
            for start in chunks:
                stop = min(start + _BLOCKS_A_GRAB, count)
                collect_groups(spread, shares, *cells, target, flat, start, stop, self.where, self._tables)

        share_out(work, range(0, count, _BLOCKS_A_GRAB), self._threads)

    def prospect(self, spread: Spread) -> float:
        """Return the mean final score from a spread on by best play for points, points so far included."""
        groups = np.diff(spread.first)
        here = np.repeat(np.arange(len(groups)), groups)
        points = spread.low[here] + LANES * (np.arange(len(here)) - spread.first[here])
        chances = spread.pool.sum(axis=1)
        so_far = np.dot(points, chances) + np.dot(spread.pool.sum(axis=0), np.arange(LANES))
        by_cell = np.bincount(here, weights=chances, minlength=len(groups))
        states = turn_states_of(self._rules, spread.blocks, self.where)
        reached = by_cell > 0.0
        return float(so_far + np.dot(by_cell[reached], self._table.values[states[reached]]))

    def outcome(self, last: Spread, turns: list[FloatArray], prospects: list[float]) -> Outcome:
        """Put together how games end, from the chances of full scorecards and of the endings of each turn."""
        found = np.zeros(int((last.low + np.diff(last.first) * LANES).max()))
        for cell, low in enumerate(last.low.tolist()):
            chances = last.pool[last.first[cell] : last.first[cell + 1]].reshape(-1)
            found[low : low + len(chances)] += chances
        highest = int(np.flatnonzero(found)[-1])
        by_cell = np.array([last.pool[begin:end].sum() for begin, end in zip(last.first, last.first[1:], strict=False)])
        rules = self._rules
        bonus = upper_bonus_chances(rules, self.where, by_cell)
        return Outcome(
            self._start,
            tuple(found[: highest + 1].tolist()),
            categories_after(rules, self._start, turns),
            present(bonus),
            prospects=tuple(prospects),
        )


def forward_for_goal(
    table: ValueTable, goal_table: GoalTable, start: Start | None = None, *, threads: int | None = None
) -> Generator[StepsDone, None, Outcome]:
    """Work out how games from `start` end under the best play for a goal.

    Yields how far it is several times a turn (closing the generator cancels) and returns the outcome.

    `table`, for fair dice and the same rules, decides where the goal makes no difference. `start` comes after the
    beginning of the goal table.

    Raises:
        RulesError: for rules by which the first roll of a turn scores more.
    """
    passing = _begin(table, goal_table, start or new_game(table.rules), threads)
    spread = passing.first_spread()
    turns: list[FloatArray] = []
    prospects = [passing.prospect(spread)] if start is None or start.rolls is None else []
    for done, turn in enumerate(passing.turns):

        def put(part: float, done: int = done) -> StepsDone:
            return StepsDone(round(_STEPS * (done + part)), _STEPS * len(passing.turns))

        spread, chances = yield from passed_on(passing.play(spread, turn), put)
        turns.append(chances)
        if prospects:
            prospects.append(passing.prospect(spread))
        yield put(1.0)
    return passing.outcome(spread, turns, prospects)


def first_turn_for_goal(table: ValueTable, goal_table: GoalTable, start: Start) -> dict[Ending, float]:
    """Return how the first turn from `start` ends under the best play for a goal, with the chance of each ending.

    Raises:
        RulesError: for rules by which the first roll of a turn scores more.
    """
    passing = _begin(table, goal_table, start, 1)
    _, chances = finish(passing.play(passing.first_spread(), passing.turns.start))
    return endings_with_chances(table.rules, chances)


def _begin(table: ValueTable, goal_table: GoalTable, start: Start, threads: int | None) -> _Pass:
    if table.rules.counts_first_rolls:
        raise RulesError("goal: how games end is not worked out where the first roll scores more, so far")
    return _Pass(table, goal_table, start, threads)
