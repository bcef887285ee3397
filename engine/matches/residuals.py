# SPDX-License-Identifier: MIT
"""A residual is the distribution of the points that a strategy still earns from a turn state on, bonuses included.

With w(e) the chances of the endings of a turn (`engine.strategies.following_kernels`) and D(s, x) the chance
that x points are still to come in turn state s,

    D(s, x) = sum over endings e of w(e) * D(s after e, x - points(e) - bonuses)         D(full scorecard, 0) = 1

It is the exact distribution of the final score once more, but backwards, for all turn states with few open boxes at
once: a match that is played a hundred thousand times over comes to most of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Iterator
from itertools import pairwise

import numpy as np

from engine.distribution.forward import map_of
from engine.distribution.forward_kernels import Layer, Map
from engine.matches.duel_kernels import Field, add_residuals
from engine.rules import turn_states
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, share_out
from engine.solving.goal_tables import Beginning, span_of, upper_gains
from engine.solving.layers import NOWHERE, Ints, layers_of
from engine.strategies.players import Player, follower
from engine.turn.endings import rule_tables
from engine.turn.lattice import FloatArray

_CHUNK = 8  # blocks per grab
_CELLS = 64  # cells per grab
_NEW_GAME = (0, 0, 0, 0)


@dataclass(frozen=True)
class Late:
    """The turn states with at most `most_open` open boxes.

    `blocks[n]` are those with n open boxes; their cells in `field` are ``first_cell[n]`` up to ``first_cell[n + 1]``.
    """

    rules: RuleSet
    most_open: int
    field: Field
    blocks: list[Ints]
    first_cell: list[int]
    map: Map

    @property
    def cells(self) -> int:
        """The number of all cells."""
        return len(self.field.states)

    def open_boxes(self, cell: int) -> int:
        """Return the number of open boxes in a cell."""
        return bisect_right(self.first_cell, cell) - 1

    def cell_of(self, states: Ints) -> Ints:
        """Return the cells of turn states, given by their index."""
        here = turn_states.layout(self.rules)
        blocks, totals = states // here.totals, states % here.totals
        upper = blocks % here.upper_sets
        numbers = self.field.class_of[upper * here.totals + totals] - self.field.class_start[upper]
        return self.field.places[blocks] + numbers


def late_states(rules: RuleSet, most_open: int) -> Late:
    """Return the turn states with at most `most_open` open boxes, the full scorecards first."""
    layers, here = layers_of(rules), turn_states.layout(rules)
    gains = upper_gains(rules, _NEW_GAME)
    where, sizes = map_of(rules, layers)
    places = np.full(len(where.places), NOWHERE)
    states, to_come, first_cell, count = [], [], [], 0
    for open_boxes in range(most_open + 1):
        blocks = layers[here.boxes - open_boxes]
        first_cell.append(count)
        index = here.block(*blocks.T)
        places[index] = where.places[index] + count
        for status, lower, upper in blocks.tolist():
            totals = where.first_total[where.class_start[upper] : where.class_start[upper + 1]]
            states += [(status, lower, upper, total) for total in totals.tolist()]
        to_come.append(span_of(rules, blocks, Beginning(_NEW_GAME, 0, 0), gains).to_come)
        count += sizes[here.boxes - open_boxes]
    first_cell.append(count)
    field = Field(
        places,
        where.class_start,
        where.class_of,
        np.array(states, dtype=np.int64),
        np.concatenate(to_come),
        np.array([0, sizes[here.boxes]]),
    )
    return Late(rules, most_open, field, [layers[here.boxes - n] for n in range(most_open + 1)], first_cell, where)


@dataclass(frozen=True)
class Residuals:
    """The residuals of a strategy: ``pool[starts[cell]:starts[cell + 1]]`` are the chances of 0, 1, ... points."""

    late: Late
    starts: Ints
    pool: FloatArray

    def of(self, cell: int) -> FloatArray:
        """Return the chances of 0, 1, ... points still to come in a cell."""
        return self.pool[self.starts[cell] : self.starts[cell + 1]]


def endings_of(player: Player, late: Late, threads: int | None = None) -> Generator[StepsDone, None, FloatArray]:
    """Work out how likely each ending of a turn is in all cells: (cells, ending_count), zeros for full scorecards.

    Yields how far it is after each layer (closing the generator cancels) and returns them.
    """
    result = np.zeros((late.cells, int(rule_tables(late.rules).ending_count)))
    for open_boxes in range(1, late.most_open + 1):
        first, end = late.first_cell[open_boxes : open_boxes + 2]
        layer = _whole_layer(late.blocks[open_boxes], result[first:end])

        def work(chunks: Iterator[int], layer: Layer = layer) -> None:
            follow = follower(player)
            for start in chunks:
                follow(layer, start, min(start + _CHUNK, len(layer.blocks)), late.map, 0, player.tables.rolls_per_turn)

        share_out(work, range(0, len(layer.blocks), _CHUNK), threads)
        yield StepsDone(end, late.cells)
    return result


def residuals_of(player: Player, late: Late, endings: FloatArray, threads: int | None = None) -> Residuals:
    """Return the residuals of a player from what `endings_of` found, to the same last bit for any number of threads."""
    starts = np.concatenate([[0], np.cumsum(late.field.to_come + 1)])
    pool = np.zeros(int(starts[-1]))
    pool[starts[: late.first_cell[1]]] = 1.0
    for first, end in pairwise(late.first_cell[1:]):

        def work(chunks: Iterator[int], end: int = end) -> None:
            for start in chunks:
                add_residuals(late.field, start, min(start + _CELLS, end), endings, starts, pool, player.tables)

        share_out(work, range(first, end, _CELLS), threads)
    return Residuals(late, starts, pool)


def _whole_layer(blocks: Ints, endings: FloatArray) -> Layer:
    """Return a layer in which every cell is reached, with room for the endings of its turn."""
    nothing = np.zeros((0, 0), dtype=np.int64)
    return Layer(
        blocks=blocks,
        rows=np.arange(len(endings)),
        low=nothing,
        high=nothing,
        start=nothing,
        pool=np.zeros(0),
        numbers=np.zeros((0, 0)),
        endings=endings,
    )
