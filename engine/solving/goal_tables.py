# SPDX-License-Identifier: MIT
"""A goal table holds what turn states are worth to a player for any worth of the final score.

For each turn state that can be reached it has a *line*: the worth by points so far (`engine.solving.kernels`
has the recurrence). A line is only as long as it has to be: from the fewest points with which the goal can still be
met, or that a game can have there, to the most that leave it open. Before and after it all is worth the same.

One table of the chances to get from any number of points to 0 or more has the chances of all targets: to reach T with x
points so far is to reach 0 with x - T. So one table answers the whole curve of best chances (`obtain_curve`): it begins
with any number of points from -600 to -1. It takes half a minute of a processor and half a gigabyte, its result is five
kilobytes, so that is kept in the cache (`engine.solving.library`).
"""

from __future__ import annotations

import contextlib
import mmap
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise, product
from random import Random
from typing import Any, NamedTuple

import numpy as np

from engine.rules import turn_states
from engine.rules.reading import expect_room
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import RuleSet
from engine.rules.turn_states import TurnState
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, share_out
from engine.solving import library
from engine.solving.kernels import scratch_arrays, solve_lines
from engine.solving.layers import Ints, cell_places, cells_before, class_of_totals, layers_of, reachable, total_classes
from engine.solving.new_table_checks import TOLERANCE, check_worth, sure
from engine.turn.dice_models import FairUnrolled
from engine.turn.endings import endings_of, fillings_of, rule_tables
from engine.turn.goals import PAD, Axis, axis
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray

_BYTES = 8


def returnable_zeros(room: int) -> FloatArray:
    """Return (room,) zeros."""
    if sys.platform != "linux":
        return np.zeros(room)
    memory = mmap.mmap(-1, max(room, 1) * _BYTES, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with contextlib.suppress(OSError):  # a system without large pages
        memory.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(memory, dtype=np.float64, count=room)


def give_back(numbers: FloatArray, start: int, stop: int) -> None:
    """Give the memory of ``numbers[start:stop]`` back, as far as the system takes it; the numbers there are lost."""
    view = numbers.base
    if sys.platform != "linux" or not isinstance(view, memoryview) or not isinstance(view.obj, mmap.mmap):
        return
    first = -(-start * _BYTES // mmap.PAGESIZE) * mmap.PAGESIZE
    last = stop * _BYTES // mmap.PAGESIZE * mmap.PAGESIZE
    if last > first:
        view.obj.madvise(mmap.MADV_DONTNEED, first, last - first)


Bools = np.ndarray[Any, np.dtype[np.bool_]]
GROUPS_AT_ONCE = 1 << 16
"""Groups of eight between two reports of progress, where threads wait for each other: a tenth or two of a second."""
GROUPS_A_GRAB = 1 << 8
_CHECKED = 2  # lines of each part of a layer
_FLOAT_BYTES = 8
_KEPT = 8  # rule sets


@dataclass(frozen=True)
class Worth:
    """What a final score is worth, as a rule no less than a lower one.

    `values` (n,) belong to the scores from `first` on; lower ones are worth `below`, higher ones `above`.
    """

    first: int
    values: FloatArray
    below: float = 0.0
    above: float = 1.0

    @property
    def end(self) -> int:
        """The first score from which on all is worth `above`."""
        return self.first + len(self.values)

    def of(self, scores: Ints) -> FloatArray:
        """Return what scores are worth."""
        padded = np.concatenate([[self.below], self.values, [self.above]])
        return padded[np.clip(scores - self.first + 1, 0, len(padded) - 1)]


def reach(target: int) -> Worth:
    """Return the worth of a final score to a player who wants to reach `target`: 1 from there on."""
    return Worth(target, np.zeros(0))


@dataclass(frozen=True)
class Beginning:
    """Where the games of a goal table begin: a turn state, and the fewest and the most points so far."""

    turn_state: TurnState
    fewest: int
    most: int

    @property
    def filled(self) -> int:
        """The number of filled boxes."""
        return filled_in(self.turn_state)


def filled_in(turn_state: TurnState) -> int:
    """Return the number of filled boxes of a turn state."""
    yahtzee, lower, upper, _ = turn_state
    return (yahtzee != turn_states.YAHTZEE_OPEN) + lower.bit_count() + upper.bit_count()


# ---- how long lines are ---------------------------------------------------------------------------------------------


def _bits(count: int) -> Ints:
    """Return (2^count, count): the bits of each set of `count`."""
    return np.arange(1 << count)[:, None] >> np.arange(count) & 1


def most_points(rules: RuleSet) -> list[int]:
    """Return the most points of each box."""
    found = [0] * len(rules.boxes)
    for category, points in fillings_of(rules):
        found[category] = max(found[category], points)
    return found


class _Most:
    """What the boxes of a rule set can bring.

    Attributes:
        lower, upper: the most points in each set of lower boxes but the Yahtzee box, and of upper boxes.
        lower_size, upper_size: how many boxes each set has.
        yahtzee: the most points of the Yahtzee box.
        least_yahtzee: the fewest points of it but 0.
        bonus_ahead: by class of totals, the upper bonus where it may still be earned, else 0.
    """

    def __init__(self, rules: RuleSet) -> None:
        here, most = turn_states.layout(rules), most_points(rules)
        lower, upper = _bits(len(here.lower_bits)), _bits(len(here.upper_bits))
        self.lower = lower @ np.array([most[category] for category in here.lower_bits], dtype=np.int64)
        self.upper = upper @ np.array([most[category] for category in here.upper_bits], dtype=np.int64)
        self.lower_size, self.upper_size = lower.sum(axis=1), upper.sum(axis=1)
        box = rules.yahtzee_box
        self.yahtzee = 0 if box is None else most[box]
        self.least_yahtzee = min(
            (points for category, points in fillings_of(rules) if category == box and points), default=0
        )
        self.bonus_ahead = np.zeros(here.class_count, dtype=np.int64)
        class_of = class_of_totals(rules)
        for filled, totals in enumerate(here.reachable_totals):
            to_come = int(self.upper[here.upper_sets - 1 - filled])
            for total in totals:
                if total < here.bonus_at <= total + to_come:
                    self.bonus_ahead[class_of[filled * here.totals + total]] = rules.upper_bonus


_most_of = lru_cache(maxsize=_KEPT)(_Most)


class Gains(NamedTuple):
    """What upper boxes can have brought since a turn state, by class of totals; (classes,) each.

    `fewest` and `most` are points, upper bonus included; classes that cannot be reached have more of the fewest than of
    the most. `alike` is in how many of the boxes five of a kind may have been scored at most.
    """

    fewest: Ints
    most: Ints
    alike: Ints


def upper_gains(rules: RuleSet, turn_state: TurnState) -> Gains:
    """Return what upper boxes can have brought since `turn_state`."""
    class_of, here = class_of_totals(rules), turn_states.layout(rules)
    found = Gains(*(np.full(here.class_count, least) for least in (1 << 20, -1, 0)))
    _, _, before, total = turn_state
    brought_by_alike = {(ending.category, ending.points) for ending in endings_of(rules) if ending.alike}
    box_of = {bit: category for category, bit in here.upper_bits.items()}
    for upper in range(here.upper_sets):
        if upper & before != before:
            continue
        gains = {0: 0}  # the most boxes with five of a kind for each number of points
        for bit, scored in enumerate(here.upper_points):
            if (upper & ~before) >> bit & 1:
                earlier, gains = gains, {}
                for gain, points in product(earlier, scored):
                    alike = earlier[gain] + ((box_of[bit], points) in brought_by_alike)
                    gains[gain + points] = max(gains.get(gain + points, 0), alike)
        for gain, alike in gains.items():
            after = min(total + gain, here.bonus_at)
            number = class_of[upper * here.totals + after]
            points = gain + (rules.upper_bonus if total < here.bonus_at <= after else 0)
            found.fewest[number] = min(found.fewest[number], points)
            found.most[number], found.alike[number] = max(found.most[number], points), max(found.alike[number], alike)
    return found


@dataclass(frozen=True)
class Span:
    """The points so far that the cells of a layer can have, and the most points still to come; (cells,) each."""

    fewest: Ints
    most: Ints
    to_come: Ints


def span_of(rules: RuleSet, blocks: Ints, begin: Beginning, gains: Gains, most_bonuses: int = MOST_BOXES) -> Span:
    """Return the span of the blocks of a layer.

    `gains` are the `upper_gains` since the beginning. Of Yahtzee bonuses up to `most_bonuses` are looked at, of those
    since the beginning and of those to come each.
    """
    class_start, most = total_classes(rules)[0], _most_of(rules)
    status, lower, upper = blocks.T
    counts = class_start[upper + 1] - class_start[upper]
    numbers = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts - class_start[upper], counts)
    before_status, before_lower, _, _ = begin.turn_state
    filled = most.lower_size[lower] + most.upper_size[upper] + (status != turn_states.YAHTZEE_OPEN) - begin.filled
    new_yahtzee = (status != turn_states.YAHTZEE_OPEN) & (before_status == turn_states.YAHTZEE_OPEN)
    is_ahead = status == turn_states.YAHTZEE_BONUS_AHEAD
    # Without bonuses in the rules, a filled Yahtzee box may hold nothing or its points.
    certain = np.where(new_yahtzee & is_ahead, most.least_yahtzee, 0)
    possible = np.where(new_yahtzee & (is_ahead | (rules.yahtzee_bonus == 0)), most.yahtzee, 0)
    possible += most.lower[lower & ~before_lower]
    alike = np.repeat(most.lower_size[lower & ~before_lower], counts) + gains.alike[numbers]
    bonuses_earned = np.where(np.repeat(is_ahead, counts), np.minimum(alike, most_bonuses), 0)
    left = len(rules.boxes) - begin.filled - filled
    to_come = most.lower[len(most.lower) - 1 - lower] + most.upper[len(most.upper) - 1 - upper]
    to_come += np.where(status == turn_states.YAHTZEE_OPEN, most.yahtzee, 0)
    # The first Yahtzee still to be scored earns the points of its box, and no bonus.
    bonuses = np.minimum(left - (status == turn_states.YAHTZEE_OPEN), most_bonuses)
    to_come += np.where(status == turn_states.YAHTZEE_FILLED, 0, rules.yahtzee_bonus * bonuses)
    return Span(
        begin.fewest + np.repeat(certain, counts) + gains.fewest[numbers],
        begin.most + np.repeat(possible, counts) + gains.most[numbers] + rules.yahtzee_bonus * bonuses_earned,
        np.repeat(to_come, counts) + most.bonus_ahead[numbers],
    )


@dataclass(frozen=True)
class Lines:
    """The lines of the turn states with one number of filled boxes; the fields are those of `goals.Axis`.

    Their numbers are ``1 << bits`` points apart, here 1.
    """

    rules: RuleSet
    blocks: Ints
    pool: FloatArray
    starts: Ints
    lows: Ints
    lengths: Ints
    bits: int = 0

    def axis(self, places: Ints) -> Axis:
        """Return the lines as one thread takes them."""
        ordering = (places, total_classes(self.rules)[0], class_of_totals(self.rules))
        return axis(rule_tables(self.rules), self.pool, (self.starts, self.lows, self.lengths), ordering)

    def blocks_with(self, state: int) -> range:
        """Return the blocks with a state of the Yahtzee box, which lie one after the other."""
        return range(*(int(np.searchsorted(self.blocks[:, 0], state, side)) for side in ("left", "right")))

    def cells(self, blocks: range) -> range:
        """Return the cells of some blocks that lie one after the other."""
        before = cells_before(self.rules, self.blocks[: blocks.stop])
        return range(int(before[blocks.start]), int(before[blocks.stop]))

    def worths(self, cell: int, points: Ints) -> FloatArray:
        """Return what numbers of points so far are worth in a cell."""
        start, length = int(self.starts[cell]), int(self.lengths[cell])
        padded = self.pool[start - 1 : start + length + 1]
        return padded[np.clip(points - self.lows[cell] + 1, 0, length + 1)]


def _new_lines(rules: RuleSet, blocks: Ints, span: Span, worth: Worth, known: int) -> Lines:
    """Return lines as long as they have to be, still to be filled; `known` bytes are those of other layers."""
    lows = np.maximum(span.fewest, worth.first - span.to_come)
    lengths = np.maximum(np.minimum(span.most + 1, worth.end) - lows, 0)
    is_reached = span.fewest <= span.most
    lengths[~is_reached] = 0
    starts, room = room_for(lengths, is_reached)
    expect_room(known + room * _FLOAT_BYTES, rules.name, "the chances for a goal")
    return Lines(rules, blocks, returnable_zeros(room), starts, lows, lengths)


def room_for(lengths: Ints, is_reached: Bools) -> tuple[Ints, int]:
    """Return where lines of these lengths start in their pool, and how large it is.

    Those that no game gets to share the room for one empty line.
    """
    room = np.where(is_reached, lengths + 2 * PAD, 0)
    return np.where(is_reached, 2 * PAD + np.cumsum(room) - room, 0) + PAD, 2 * PAD + int(room.sum())


# ---- solving --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GoalTable:
    """What turn states are worth under best play for a `worth` of the final score, from `begin` on.

    `lines` has those of each number of filled boxes that was kept. `within` is how far a worth may be from the exact
    one: in a table that is solved in a hurry (`engine.solving.coarse_tables`).
    """

    rules: RuleSet
    worth: Worth
    begin: Beginning
    places: Ints
    lines: dict[int, Lines]
    within: float = 0.0

    @property
    def nbytes(self) -> int:
        """How much memory the lines take."""
        return sum(lines.pool.nbytes for lines in self.lines.values())

    def axis(self, filled: int) -> Axis:
        """Return the lines of turn states with `filled` boxes filled, as one thread takes them."""
        return self.lines[filled].axis(self.places)

    def value(self, turn_state: TurnState, points: int) -> float:
        """Return the worth of a turn state with `points` so far, before the first roll.

        It is one that can be reached from `begin`; points so far include all bonuses.
        """
        return float(self.line(turn_state, points, 1)[0])

    def line(self, turn_state: TurnState, points: int, count: int) -> FloatArray:
        """Return the worth of a turn state by points so far, `count` numbers from `points` on."""
        yahtzee, lower, upper, total = turn_state
        lines, here = self.lines[filled_in(turn_state)], turn_states.layout(self.rules)
        class_start, class_of = total_classes(self.rules)[0], class_of_totals(self.rules)
        place = self.places[here.block(yahtzee, lower, upper)]
        cell = place + class_of[upper * here.totals + total] - class_start[upper]
        return lines.worths(int(cell), np.arange(points, points + count))


def empty_table(rules: RuleSet, worth: Worth, begin: Beginning, keep: range) -> GoalTable:
    """Return a table with the lines of these numbers of filled boxes, still to be filled."""
    layers = [reachable(layer, begin.turn_state) for layer in layers_of(rules)]
    gains = upper_gains(rules, begin.turn_state)
    places, _ = cell_places(rules, layers)
    lines: dict[int, Lines] = {}
    for filled in keep:
        span = span_of(rules, layers[filled], begin, gains)
        known = sum(one.pool.nbytes for one in lines.values())
        lines[filled] = _new_lines(rules, layers[filled], span, worth, known)
    return GoalTable(rules, worth, begin, places, lines)


class Solver:
    """The layers of a table whose lines are still to be filled, and the steps from each to the one before.

    The numbers of filled boxes outside `keep` are let go on the way. `between` is as in `solve_goal`.
    """

    def __init__(
        self,
        table: GoalTable,
        threads: int | None,
        keep: range | None = None,
        between: Callable[[Lines], None] | None = None,
    ) -> None:
        self.table, self._threads, self._keep, self._between = table, threads, keep, between
        _, member_start, members = total_classes(table.rules)
        self._first_total = members[member_start[:-1]]

    def run(self) -> Generator[StepsDone, None, GoalTable]:
        """Fill the lines, yield how far it is, and return the table with those that are kept."""
        lines = self.table.lines
        turns = range(self.table.begin.filled, len(self.table.rules.boxes))
        self._finish_games(lines[turns.stop])
        groups = {filled: groups_of(lines[filled]) for filled in turns}
        total, done = max(1, sum(int(counts.sum()) for counts in groups.values())), 0
        for filled in reversed(turns):
            after = self.after(filled)
            for part in self.parts(filled):
                counts = groups[filled][part.start : part.stop]
                for first, last in pieces_of(counts, GROUPS_AT_ONCE):
                    begins = part.start + first
                    pieces = pieces_of(counts[first:last], GROUPS_A_GRAB)
                    self.solve_blocks(filled, after, [(begins + start, begins + stop) for start, stop in pieces])
                    done += int(counts[first:last].sum())
                    yield StepsDone(done, total)
                self.finish_part(filled, after, part)
            if self._between is not None:
                self._between(lines[filled])
            if not self._is_kept(filled + 1):
                del lines[filled + 1]
        return self.table

    def _is_kept(self, filled: int) -> bool:
        return self._keep is None or filled in self._keep

    def _finish_games(self, full: Lines) -> None:
        """Give the full scorecards their worth."""
        for start, low, length in zip(full.starts, full.lows, full.lengths, strict=True):
            points = low + (np.clip(np.arange(-PAD, length + PAD), -1, length) << full.bits)
            full.pool[start - PAD : start + length + PAD] = self.table.worth.of(points)

    def after(self, filled: int) -> Lines:
        """Return the lines of the next layer as those of `filled` boxes look at them."""
        return self.table.lines[filled + 1]

    def parts(self, filled: int) -> Iterator[range]:
        """Yield the blocks of a layer by the state of the Yahtzee box, open first, which looks at all of the next."""
        lines = self.table.lines[filled]
        for state in np.unique(lines.blocks[:, 0]).tolist():
            yield lines.blocks_with(state)

    def solve_blocks(self, filled: int, after: Lines, chunks: list[tuple[int, int]]) -> None:
        """Solve some blocks of a layer."""
        lines, places, worth = self.table.lines[filled], self.table.places, self.table.worth
        rules = self.table.rules

        def work(shared: Iterator[tuple[int, int]]) -> None:
            here, goal = lines.axis(places), after.axis(places)
            behind = (rule_tables(rules), FairUnrolled(0), *scratch_arrays(rules))
            for start, stop in shared:
                common = (lines.blocks, start, stop, self._first_total)
                solve_lines(here, worth.below, worth.above, *common, goal, *behind)

        share_out(work, chunks, self._threads)

    def finish_part(self, filled: int, after: Lines, part: range) -> None:
        """Accept the lines of some blocks by those of the next layer, and free of these what nothing looks at any more.

        Raises:
            TableError: if they are wrong.
        """
        lines = self.table.lines[filled]
        self.check(filled, after, lines.cells(part))
        if not self._is_kept(filled + 1):
            self._free_lines(self.table.lines[filled + 1], int(lines.blocks[part.start, 0]))

    def check(self, filled: int, after: Lines, cells: range, tolerance: float = TOLERANCE) -> None:
        """Work a few points of a few lines out afresh.

        Raises:
            TableError: if they are wrong.
        """
        lines = self.table.lines[filled]
        pair = replace(self.table, lines={filled: lines, filled + 1: after})
        for state, cell, place in sample_of(lines, Random(filled), cells):
            points = int(lines.lows[cell]) + (place << lines.bits)
            check_worth(self.table.rules, state, points, pair.value, tolerance)

    def _free_lines(self, lines: Lines, state: int) -> None:
        """Give back the memory of the lines with one state of the Yahtzee box."""
        part = lines.cells(lines.blocks_with(state))
        cells = np.arange(part.start, part.stop)
        cells = cells[lines.starts[cells] > PAD]  # where games get to
        if len(cells):
            first, last = cells[0], cells[-1]
            stop = int(lines.starts[last] + lines.lengths[last])
            give_back(lines.pool, int(lines.starts[first]) - PAD, stop + PAD)


def groups_of(lines: Lines) -> Ints:
    """Return how many groups of eight each block of a layer has."""
    by_cell = np.concatenate([[0], np.cumsum(-(-lines.lengths // LANES))])
    return np.diff(by_cell[cells_before(lines.rules, lines.blocks)])


def sample_of(lines: Lines, random: Random, cells: range) -> Iterator[tuple[TurnState, int, int]]:
    """Yield some turn states of the cells of a layer, each with its cell and a place in its line."""
    class_start, member_start, members = total_classes(lines.rules)
    open_lines = cells.start + np.flatnonzero(lines.lengths[cells.start : cells.stop])
    before = cells_before(lines.rules, lines.blocks)
    for cell in random.sample(open_lines.tolist(), min(_CHECKED, len(open_lines))):
        block = int(np.searchsorted(before, cell, side="right")) - 1
        yahtzee, lower, upper = map(int, lines.blocks[block])
        total = members[member_start[class_start[upper] + cell - before[block]]]
        yield (yahtzee, lower, upper, int(total)), cell, random.randrange(int(lines.lengths[cell]))


def pieces_of(groups: Ints, most: int) -> list[tuple[int, int]]:
    """Return where to cut a row of blocks, so that no piece has many more than `most` groups."""
    cuts = [0]
    so_far = np.cumsum(groups)
    while cuts[-1] < len(groups):
        done = int(so_far[cuts[-1] - 1]) if cuts[-1] else 0
        cuts.append(max(cuts[-1] + 1, int(np.searchsorted(so_far, done + most, side="right"))))
    return list(pairwise(cuts))


@sure
def solve_goal(
    rules: RuleSet,
    worth: Worth,
    begin: Beginning,
    *,
    keep: range | None = None,
    threads: int | None = None,
    between: Callable[[Lines], None] | None = None,
) -> Generator[StepsDone, None, GoalTable]:
    """Solve the game from `begin` on for a worth of the final score, with fair dice.

    Yields how far it is (closing the generator cancels) and returns the table; its bits do not depend on the number of
    threads.

    `keep` are the numbers of filled boxes whose lines are kept, all by default. `between` is what is done with the
    lines of each number of filled boxes once they are solved, before the next.

    Raises:
        TableError: if lines are found to be wrong (`engine.solving.new_table_checks`), also when all was compiled
        again.
    """
    table = empty_table(rules, worth, begin, range(begin.filled, len(rules.boxes) + 1))
    return (yield from Solver(table, threads, keep, between).run())


HIGHEST_TARGET = 600
"""The highest target."""
_NEW_GAME = (0, 0, 0, 0)
CURVE_NOTE = "curve"


def obtain_curve(rules: RuleSet, *, threads: int | None = None) -> Generator[StepsDone, None, tuple[float, ...]]:
    """Find the curve of `rules` or work it out, and keep it if the cache can be written.

    Yields how far it is (closing the generator cancels) and returns the best chances to reach 1, 2, ... `MOST`.
    """
    kept = library.read_note(CURVE_NOTE, rules)
    if kept is not None and len(kept) == HIGHEST_TARGET:
        return kept
    begin = Beginning(_NEW_GAME, -HIGHEST_TARGET, -1)
    table = yield from solve_goal(rules, reach(0), begin, keep=range(1), threads=threads)
    chances = table.line(_NEW_GAME, -HIGHEST_TARGET, HIGHEST_TARGET)[::-1].tolist()
    library.write_note(CURVE_NOTE, rules, chances)
    return tuple(chances)
