# SPDX-License-Identifier: MIT
"""Layers are the turn states with the same number of filled boxes: each depends only on the one with a box more.

Whatever is worked out for all turn states goes through them backwards, from the full scorecard to the empty one, and
inside a layer threads share the blocks (turn states that share the filled boxes) in chunks (`engine.runtime.steps`).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

import numpy as np

from engine.rules import turn_states
from engine.rules.scoring import RuleSet
from engine.runtime.steps import StepsDone, share_out

Ints = np.ndarray[Any, np.dtype[np.int64]]

BOXES = 13
CHUNK = 16
"""Blocks per grab: some milliseconds of work."""
NOWHERE = -1
"""Where the cells of a block are that the game cannot get to."""


def layers_of(rules: RuleSet) -> list[Ints]:
    """Return for 0 to 13 filled boxes the (n, 3) int64 blocks (yahtzee, lower, upper)."""
    layers: list[list[tuple[int, int, int]]] = [[] for _ in range(BOXES + 1)]
    for yahtzee, lower, upper in itertools.product(
        turn_states.yahtzee_statuses(rules), range(turn_states.LOWER_SETS), range(turn_states.UPPER_SETS)
    ):
        filled = (yahtzee != turn_states.YAHTZEE_OPEN) + lower.bit_count() + upper.bit_count()
        layers[filled].append((yahtzee, lower, upper))
    return [np.array(layer, dtype=np.int64) for layer in layers]


@lru_cache(maxsize=1)
def total_classes() -> tuple[Ints, Ints, Ints]:
    """Return the classes of upper totals as kernels take them: class_start, member_start, members."""
    by_upper = turn_states.equivalent_totals()
    classes = [members for row in by_upper for members in row]
    class_start = np.cumsum([0, *map(len, by_upper)])
    member_start = np.cumsum([0, *map(len, classes)])
    return class_start, member_start, np.array([total for members in classes for total in members], dtype=np.int64)


def reachable(layer: Ints, turn_state: tuple[int, int, int, int]) -> Ints:
    """Return the blocks of a layer that have at least the boxes filled that `turn_state` has."""
    yahtzee, lower, upper, _ = turn_state
    has_lower, has_upper = layer[:, 1] & lower == lower, layer[:, 2] & upper == upper
    has_yahtzee = (layer[:, 0] == yahtzee) | (yahtzee == turn_states.YAHTZEE_OPEN)
    return layer[has_lower & has_upper & has_yahtzee]


def cell_places(layers: Sequence[Ints]) -> tuple[Ints, list[int]]:
    """Return where the cells of each block begin in its layer, and how many each layer has.

    A cell is a class of turn states with the same future (`turn_states.equivalent_totals`); those of a block lie one
    after the other. Places are (12288,) by ``(yahtzee * 64 + lower) * 64 + upper``, `NOWHERE` for missing blocks.
    """
    class_start = total_classes()[0]
    places = np.full(3 * turn_states.LOWER_SETS * turn_states.UPPER_SETS, NOWHERE)
    sizes = []
    for blocks in layers:
        yahtzee, lower, upper = blocks.T
        cells = class_start[upper + 1] - class_start[upper]
        places[(yahtzee * turn_states.LOWER_SETS + lower) * turn_states.UPPER_SETS + upper] = np.cumsum(cells) - cells
        sizes.append(int(cells.sum()))
    return places, sizes


def _states_in(layer: Ints) -> int:
    totals = turn_states.reachable_totals()
    return sum(len(totals[upper]) for upper in layer[:, 2])


def backwards(
    layers: list[Ints], work: Callable[[Ints, Iterator[int]], None], threads: int | None = None
) -> Generator[StepsDone, None, None]:
    """Run `work` on the layers from one open box to all, in several threads, and yield how far it is after each layer.

    Args:
        layers: from `layers_of`; the full scorecards are taken to be done.
        work: does chunks of a layer until the iterator that all threads share gives no more.
        threads: how many threads work; all processors by default.
    """
    total = sum(map(_states_in, layers))
    done = _states_in(layers[BOXES])
    for layer in reversed(layers[:BOXES]):
        share_out(partial(work, layer), range(0, len(layer), CHUNK), threads)
        done += _states_in(layer)
        yield StepsDone(done, total)


@lru_cache(maxsize=1)
def class_of_totals() -> Ints:
    """Return (4096,) the class of each pair of filled upper boxes and upper total, -1 where there is none."""
    result = np.full(turn_states.UPPER_SETS * turn_states.TOTALS, -1, dtype=np.int64)
    number = 0
    for upper, classes in enumerate(turn_states.equivalent_totals()):
        for members in classes:
            result[[upper * turn_states.TOTALS + total for total in members]] = number
            number += 1
    return result
