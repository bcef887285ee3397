# SPDX-License-Identifier: MIT
"""The solver computes the value of every turn state backwards, from the full scorecard to the empty one.

With n boxes filled, a value depends only on values with n + 1 boxes filled, so the states are solved in fourteen
layers. Inside a layer the blocks (turn states that share the filled boxes) are independent: plain Python threads take
them in chunks and run a compiled kernel that holds no lock (`engine.kernels` gives the recurrence and counts the
operations). Every state is computed by the same instructions in the same order whoever takes it, so the result is the
same to the last bit for any number of threads.

What makes it fast: eight turn states per instruction, everything they need within the first-level cache, keeps valued
along their lattice instead of one by one, no work on unreachable upper totals (2,794 of 4,096 are reachable) and none
twice on totals with the same future (1,640 classes). That leaves 44,160 groups of up to eight states, at some 6,300
vector operations each.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine import kernels, state
from engine.dice_models import FAIR_DICE, DiceModel
from engine.rolling_kernels import kernel_dice
from engine.rules import DEFAULT_RULES, RuleSet
from engine.scoring_kernels import rule_tables
from engine.table import ValueTable

BOXES = 13
CHUNK = 16
"""Blocks per grab: some milliseconds of work."""


@dataclass(frozen=True)
class SolveProgress:
    """How far a solve has come: turn states done, of all there are."""

    done: int
    total: int


def default_threads() -> int:
    """Return the number of processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def layers_of(rules: RuleSet) -> list[np.ndarray[Any, np.dtype[np.int64]]]:
    """Return for 0 to 13 filled boxes the (n, 3) int64 blocks (yahtzee, lower, upper)."""
    layers: list[list[tuple[int, int, int]]] = [[] for _ in range(BOXES + 1)]
    for yahtzee, lower, upper in itertools.product(
        state.yahtzee_statuses(rules), range(state.LOWER_SETS), range(state.UPPER_SETS)
    ):
        filled = (yahtzee != state.YAHTZEE_OPEN) + lower.bit_count() + upper.bit_count()
        layers[filled].append((yahtzee, lower, upper))
    return [np.array(layer, dtype=np.int64) for layer in layers]


_Ints = np.ndarray[Any, np.dtype[np.int64]]


def total_classes() -> tuple[_Ints, _Ints, _Ints]:
    """Return the classes of upper totals as `kernels.solve_blocks` takes them: class_start, member_start, members."""
    by_upper = state.equivalent_totals()
    classes = [members for row in by_upper for members in row]
    class_start = np.cumsum([0, *map(len, by_upper)])
    member_start = np.cumsum([0, *map(len, classes)])
    return class_start, member_start, np.array([total for members in classes for total in members], dtype=np.int64)


def _states_in(layer: np.ndarray[Any, np.dtype[np.int64]]) -> int:
    totals = state.reachable_totals()
    return sum(len(totals[upper]) for upper in layer[:, 2])


class _LayerSolver:
    """The arrays of one solve, and the work of one thread on one layer."""

    def __init__(self, rules: RuleSet, model: DiceModel, fair: ValueTable | None) -> None:
        self.values = np.full(state.TABLE_SIZE, np.nan)
        self._model = model
        self._fair_values = fair.values if fair is not None else None
        self._tables = rule_tables(rules)
        self._classes = total_classes()

    def finish_games(self, full: _Ints) -> None:
        """Give the full scorecards their value: nothing more to come."""
        for yahtzee, lower, upper in full:
            for total in state.reachable_totals()[upper]:
                self.values[state.turn_state_index(yahtzee, lower, upper, total)] = 0.0

    def work(self, layer: _Ints, chunks: Iterator[int]) -> None:
        """Solve chunks of `layer` until none is left; `chunks` is shared by all threads."""
        model = kernel_dice(self._model, self._fair_values)
        scratch = kernels.scratch_arrays()
        for start in chunks:
            stop = min(start + CHUNK, len(layer))
            kernels.solve_blocks(self.values, layer, start, stop, *self._classes, self._tables, model, *scratch)


def backwards(
    layers: list[_Ints], work: Callable[[_Ints, Iterator[int]], None], threads: int | None = None
) -> Generator[SolveProgress, None, None]:
    """Run `work` on the layers from one open box to all, in several threads, and yield how far it is after each layer.

    Args:
        layers: from `layers_of`; the full scorecards are taken to be done.
        work: does chunks of a layer until the iterator that all threads share gives no more.
        threads: how many threads work; all processors by default.
    """
    count = threads or default_threads()
    total = sum(map(_states_in, layers))
    done = _states_in(layers[BOXES])
    with ThreadPoolExecutor(count, thread_name_prefix="solver") as pool:
        for layer in reversed(layers[:BOXES]):
            # next() on one range iterator is atomic: no two threads get the same chunk.
            chunks = iter(range(0, len(layer), CHUNK))
            for future in [pool.submit(work, layer, chunks) for _ in range(count)]:
                future.result()
            done += _states_in(layer)
            yield SolveProgress(done, total)


def solve(
    rules: RuleSet, model: DiceModel = FAIR_DICE, *, fair: ValueTable | None = None, threads: int | None = None
) -> Generator[SolveProgress, None, ValueTable]:
    """Solve the game exactly.

    Yields how far it is after each layer (closing the generator cancels) and returns the table.

    Args:
        rules: the rule set.
        model: the dice model.
        fair: the fair table of the same rules, which the demon looks at; other models need none.
        threads: how many threads work; all processors by default.

    Raises:
        ValueError: for the demon without a fair table.
    """
    solver = _LayerSolver(rules, model, fair)
    layers = layers_of(rules)
    solver.finish_games(layers[BOXES])
    yield from backwards(layers, solver.work, threads)
    return ValueTable(rules, solver.values, model.name)


def warm_up(model: DiceModel = FAIR_DICE) -> None:
    """Compile the solving kernel for `model` (or load it from numba's cache) by solving no blocks."""
    solver = _LayerSolver(DEFAULT_RULES, model, ValueTable(DEFAULT_RULES, np.zeros(1)))
    solver.work(np.zeros((1, 3), dtype=np.int64)[:0], iter([0]))
