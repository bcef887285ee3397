# SPDX-License-Identifier: MIT
"""A coarse table has the chances of a goal table about right: within seconds, also early in a game.

It leaves out what hardly counts. Lines are cut where all but `_TAIL` of the chances to win are decided, with two
Yahtzee bonuses at most since the beginning and two still to come. And early in a game they have the worth of every
fourth or eighth number of points only, with cubics between them: while turns are to come, the worth is a smooth
function of the points. It has steps at the end, so the last layers have every number. docs/method.md says how far off
that is.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

import numpy as np

from engine.rules.scoring import RuleSet
from engine.rules.ties import ABOUT_WITHIN
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.solving.goal_tables import (
    Beginning,
    GoalTable,
    Lines,
    Solver,
    Worth,
    layers_of,
    room_for,
    span_of,
    upper_gains,
)
from engine.solving.layers import Ints, cell_places, reachable
from engine.solving.new_table_checks import sure
from engine.turn.goals import PAD, Axis, CoarseAxis
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray

WITHIN = ABOUT_WITHIN
_ROUGHLY = 5e-4
"""How far lines may be from what those after them say. Kernels rest on points never hurting, cubics may overshoot."""
_TAIL = 1e-4
_MOST_BONUSES = 2
_EVERY_POINT = (0,)
_FINE = (0,) * 4 + (1,) * 2 + (2,)
_COARSE = (0, 0, 1, 2, 3)
"""By the number of open boxes, how far apart the numbers of points are: 1 << that. With more boxes as with the last."""
_QUICK, _SOON = 600_000, 700_000
"""The most groups of eight that every number of points may take, and those that `_FINE` may: a second or two."""
_LANE_BITS = LANES.bit_length() - 1
_SMOOTH = 20.0
"""Points: the spread of the best final score of the others from which on `_COARSE` will do."""


@lru_cache(maxsize=8)
def cubic_weights(bits: int) -> FloatArray:
    """Return (1 << bits, 4) what four neighbours count for each point from the second of them to before the third."""
    t = np.arange(1 << bits) / (1 << bits)
    outer, inner = t * (t - 1.0), (t + 1.0) * (t - 2.0)
    return np.stack(
        [-outer * (t - 2.0) / 6.0, inner * (t - 1.0) / 2.0, -inner * t / 2.0, outer * (t + 1.0) / 6.0], axis=1
    )


@dataclass(frozen=True)
class CoarseLines(Lines):
    """Lines whose numbers may lie apart."""

    def axis(self, places: Ints) -> Axis:
        """Return the lines as one thread takes them."""
        fields = super().axis(places)._asdict() | {"bits": self.bits, "weights": cubic_weights(self.bits)}
        return CoarseAxis(**fields)

    def worths(self, cell: int, points: Ints) -> FloatArray:
        """Return what numbers of points so far are worth in a cell."""
        start, behind = int(self.starts[cell]), points - self.lows[cell]
        places = start + (behind >> self.bits)[:, None] + np.arange(-1, 3)
        around = self.pool[np.clip(places, start - PAD, start + int(self.lengths[cell]))]
        return (around * cubic_weights(self.bits)[behind & ((1 << self.bits) - 1)]).sum(axis=1)


def steps_between(worth: Worth, lengths: Mapping[int, Ints]) -> dict[int, int]:
    """Return by filled boxes how far apart points are, 1 << that: as near as takes a second or two.

    `lengths` has by filled boxes how many numbers each line has with every number of points; the last are full cards.
    """
    full = max(lengths)

    def steps(by_open: tuple[int, ...]) -> dict[int, int]:
        return {filled: by_open[min(full - filled, len(by_open) - 1)] for filled in lengths}

    def groups(found: dict[int, int]) -> int:
        each = (-(-lengths[filled] >> found[filled] + _LANE_BITS) for filled in lengths if filled != full)
        return sum(int(count.sum()) for count in each)

    every_point, fine = steps(_EVERY_POINT), steps(_FINE)
    if groups(every_point) <= _QUICK:
        return every_point
    return fine if groups(fine) <= _SOON or _spread(worth) < _SMOOTH else steps(_COARSE)


def _spread(worth: Worth) -> float:
    """Return the standard deviation of the score that a worth rises at."""
    rises = np.diff(worth.values, prepend=worth.below, append=worth.above)
    scores = np.arange(len(rises))
    mean = float(rises @ scores) / float(rises.sum())
    return float(np.sqrt(rises @ (scores - mean) ** 2 / rises.sum()))


def _cut(worth: Worth) -> Worth:
    """Return a worth without what is all but decided."""
    is_open = (worth.values > worth.below + _TAIL) & (worth.values < worth.above - _TAIL)
    if not is_open.any():
        return worth
    first, last = np.flatnonzero(is_open)[[0, -1]]
    return replace(worth, first=worth.first + int(first), values=worth.values[first : last + 1])


class CoarseSolver(Solver):
    """As `Solver`, by lines whose numbers lie apart; a layer is solved as a whole."""

    def __init__(self, rules: RuleSet, worth: Worth, begin: Beginning, threads: int | None) -> None:
        layers, gains = (
            [reachable(layer, begin.turn_state) for layer in layers_of(rules)],
            upper_gains(rules, begin.turn_state),
        )
        turns = range(begin.filled, len(rules.boxes) + 1)
        table = GoalTable(rules, _cut(worth), begin, cell_places(rules, layers)[0], {}, WITHIN)
        super().__init__(table, threads, keep=range(begin.filled, begin.filled + 2))
        self._spans = {n: span_of(rules, layers[n], begin, gains, _MOST_BONUSES) for n in turns}
        self._steps = steps_between(worth, {n: self._counted(n)[1] for n in turns})
        for n in turns:
            table.lines[n] = self._new_lines(n, layers[n])

    def _counted(self, filled: int) -> tuple[Ints, Ints]:
        """Return the fewest points of each line of a layer, and how many numbers of points it has."""
        span = self._spans[filled]
        lows = np.minimum(np.maximum(span.fewest, self.table.worth.first - span.to_come), span.most)
        last = np.maximum(np.minimum(span.most, self.table.worth.end), lows)
        return lows, np.where(span.fewest <= span.most, last - lows + 1, 0)

    def _new_lines(self, filled: int, blocks: Ints) -> CoarseLines:
        """Return lines as long as they have to be for the layer before as well, still to be filled."""
        bits = self._steps[filled]
        before = self._steps.get(filled - 1, bits)
        lows, counts = self._counted(filled)
        lengths = np.where(counts > 0, (-((1 - counts) >> before) << (before - bits)) + 1, 0)
        starts, room = room_for(lengths, counts > 0)
        return CoarseLines(self.table.rules, blocks, np.zeros(room), starts, lows, lengths, bits)

    def after(self, filled: int) -> Lines:
        """Return the lines of the next layer, as far apart as those of `filled` boxes."""
        lines, more = self.table.lines[filled + 1], self._steps[filled] - self._steps[filled + 1]
        if not more:
            return lines
        lengths = np.where(lines.lengths > 0, (lines.lengths - 1 >> more) + 1, 0)
        starts, room = room_for(lengths, lengths > 0)
        places = np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        thinned = CoarseLines(
            lines.rules, lines.blocks, np.zeros(room), starts, lines.lows, lengths, self._steps[filled]
        )
        of_fine = np.repeat(lines.starts, lengths) + (places << more)
        thinned.pool[np.repeat(starts, lengths) + places] = lines.pool[of_fine]
        self.fill_ends(filled + 1, thinned)
        return thinned

    def parts(self, filled: int) -> Iterator[range]:
        """Yield all blocks of a layer."""
        yield range(len(self.table.lines[filled].blocks))

    def finish_part(self, filled: int, after: Lines, part: range) -> None:
        """Write what is beyond the lines of a layer, and accept it.

        Raises:
            TableError: if they are wrong.
        """
        lines = self.table.lines[filled]
        self.fill_ends(filled, lines)
        self.check(filled, after, range(len(lines.lengths)), _ROUGHLY)

    def fill_ends(self, filled: int, lines: Lines) -> None:
        """Write what is before and after each line: what is decided there, or else what goes on as it does."""
        has_line = lines.lengths > 0
        first, counts, lows = lines.starts[has_line], lines.lengths[has_line], lines.lows[has_line]
        is_lost = lows > self._spans[filled].fewest[has_line]
        is_won = lows + (counts - 1 << lines.bits) >= self.table.worth.end
        self._fill_end(lines.pool, first, counts, 1, np.where(is_lost, self.table.worth.below, np.nan))
        self._fill_end(lines.pool, first + counts - 1, counts, -1, np.where(is_won, self.table.worth.above, np.nan))

    def _fill_end(self, pool: FloatArray, edge: Ints, counts: Ints, inwards: int, decided: FloatArray) -> None:
        """Write the numbers beyond an edge: what is `decided`, or else a curve through the three numbers there."""
        one, two = (pool[edge + inwards * np.minimum(far, counts - 1)] for far in (1, 2))
        goes_on = np.where(counts > 2, 3.0 * (pool[edge] - one) + two, 2.0 * pool[edge] - one)
        beyond = np.where(np.isnan(decided), np.clip(goes_on, self.table.worth.below, self.table.worth.above), decided)
        for far in range(1, PAD + 1):
            pool[edge - inwards * far] = beyond


@sure
def solve_coarse(
    rules: RuleSet, worth: Worth, begin: Beginning, *, threads: int | None = None
) -> Generator[StepsDone, None, GoalTable]:
    """Solve the game from `begin` on for a worth of the final score, with fair dice, about.

    Yields how far it is (closing the generator cancels) and returns the table of the first turn, within `WITHIN`; its
    bits do not depend on the number of threads.

    Raises:
        TableError: if lines are found to be wrong (`engine.solving.new_table_checks`), also when all was compiled
            again.
    """
    return (yield from CoarseSolver(rules, worth, begin, threads).run())
