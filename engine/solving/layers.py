# SPDX-License-Identifier: MIT
"""Layers are the turn states with the same number of filled boxes: each depends only on the one with a box more.

Whatever is worked out for all turn states goes through them backwards, from the full scorecard to the empty one, and
inside a layer threads share the blocks (turn states that share the filled boxes) in chunks (`engine.runtime.steps`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

import numpy as np

from engine.rules import turn_states
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RuleSet
from engine.rules.turn_states import TurnState, layout
from engine.runtime.steps import StepsDone, share_out

Ints = np.ndarray[Any, np.dtype[np.int64]]

BOXES = len(CATEGORIES)
"""Of Yahtzee, for those who look at nothing else."""
CHUNK = 16
"""Blocks per grab: some milliseconds of work."""
NOWHERE = -1
"""Where the cells of a block are that the game cannot get to."""
_KEPT = 8  # rule sets


@lru_cache(maxsize=_KEPT)
def layers_of(rules: RuleSet) -> list[Ints]:
    """Return for each number of filled boxes the (n, 3) int64 blocks (yahtzee, lower, upper)."""
    here = layout(rules)
    layers: list[list[tuple[int, int, int]]] = [[] for _ in range(here.boxes + 1)]
    for block in here.reachable_blocks():
        layers[here.filled(*block)].append(block)
    return [np.array(layer, dtype=np.int64) for layer in layers]


@lru_cache(maxsize=_KEPT)
def total_classes(rules: RuleSet) -> tuple[Ints, Ints, Ints]:
    """Return the classes of upper totals as kernels take them: class_start, member_start, members."""
    by_upper = layout(rules).equivalent_totals
    classes = [members for row in by_upper for members in row]
    class_start = np.cumsum([0, *map(len, by_upper)])
    member_start = np.cumsum([0, *map(len, classes)])
    return class_start, member_start, np.array([total for members in classes for total in members], dtype=np.int64)


def reachable(layer: Ints, turn_state: TurnState) -> Ints:
    """Return the blocks of a layer that have at least the boxes filled that `turn_state` has."""
    yahtzee, lower, upper, _ = turn_state
    has_lower, has_upper = layer[:, 1] & lower == lower, layer[:, 2] & upper == upper
    has_yahtzee = (layer[:, 0] == yahtzee) | (yahtzee == turn_states.YAHTZEE_OPEN)
    return layer[has_lower & has_upper & has_yahtzee]


def cells_before(rules: RuleSet, blocks: Ints) -> Ints:
    """Return (blocks + 1,) where the cells of blocks begin that lie one after the other, and how many there are."""
    class_start, upper = total_classes(rules)[0], blocks[:, 2]
    return np.concatenate([[0], np.cumsum(class_start[upper + 1] - class_start[upper])])


def cell_places(rules: RuleSet, layers: Sequence[Ints]) -> tuple[Ints, list[int]]:
    """Return where the cells of each block begin in its layer, and how many each layer has.

    A cell is a class of turn states with the same future (`turn_states.Layout.equivalent_totals`); those of a block lie
    one after the other. Places are by `turn_states.Layout.block`, `NOWHERE` for missing blocks.
    """
    here = layout(rules)
    places, sizes = np.full(here.blocks, NOWHERE), []
    for blocks in layers:
        before = cells_before(rules, blocks)
        places[here.block(*blocks.T)] = before[:-1]
        sizes.append(int(before[-1]))
    return places, sizes


def _states_in(rules: RuleSet, layer: Ints) -> int:
    by_upper = np.array([len(totals) for totals in layout(rules).reachable_totals])
    return int(by_upper[layer[:, 2]].sum())


def backwards(
    rules: RuleSet, layers: list[Ints], work: Callable[[Ints, Iterator[int]], None], threads: int | None = None
) -> Generator[StepsDone, None, None]:
    """Run `work` on the layers from one open box to all, in several threads, and yield how far it is after each layer.

    The full scorecards are taken to be done. `work` does chunks of a layer until the iterator that all threads share
    gives no more.
    """
    sizes = [_states_in(rules, layer) for layer in layers]
    done = sizes[-1]
    for layer, size in zip(layers[-2::-1], sizes[-2::-1], strict=True):
        share_out(partial(work, layer), range(0, len(layer), CHUNK), threads)
        done += size
        yield StepsDone(done, sum(sizes))


@lru_cache(maxsize=_KEPT)
def class_of_totals(rules: RuleSet) -> Ints:
    """Return the class of each pair of filled upper boxes and upper total, -1 where there is none.

    By ``upper * totals + total``, in Yahtzee (4096,).
    """
    here = layout(rules)
    result = np.full(here.upper_sets * here.totals, -1, dtype=np.int64)
    number = 0
    for upper, classes in enumerate(here.equivalent_totals):
        for members in classes:
            result[[upper * here.totals + total for total in members]] = number
            number += 1
    return result
