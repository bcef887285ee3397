# SPDX-License-Identifier: MIT
"""The lattice of keeps: adding a die to a keep gives its six children, taking one away its parents.

The value of rolling the rest of a keep is the mean of its children's, and the best keep of a roll is found by passing
the maximum down from parents to children. So 462 keeps cost 1,260 additions and as many comparisons, where going from
each keep to each of its rolls would take 4,368 pairs. All of it happens in place, in one array whose row k belongs to
keep k (`engine.rules.dice`): the rolls are the last 252 rows, and a parent always stands before its children.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import numpy as np

from engine.rules import dice
from engine.runtime.compiling import inlined
from engine.turn import lanes

FloatArray = np.ndarray[Any, np.dtype[np.float64]]
IntArray = np.ndarray[Any, np.dtype[np.int64]]
UnsignedArray = np.ndarray[Any, np.dtype[np.uint64]]

KEEP_COUNT = len(dice.KEEPS)
ROLL_COUNT = len(dice.ROLLS)
FIRST_ROLL = dice.FIRST_ROLL

CHILDREN = np.array(
    [[dice.KEEP_INDEX[child] for child in dice.children(keep)] for keep in dice.KEEPS[:FIRST_ROLL]], dtype=np.uint16
)
"""(210, 6): the six keeps with one die more."""

_parents = {keep: [dice.KEEP_INDEX[parent] for parent in dice.parents(keep)] for keep in dice.KEEPS[1:]}
_by_parents = sorted(_parents, key=lambda keep: (len(keep), len(_parents[keep])))
BY_PARENTS = np.array([dice.KEEP_INDEX[keep] for keep in _by_parents], dtype=np.uint16)
"""(461,): the rows of all keeps of dice, small keeps first, among those of a size few parents first."""
PARENTS = np.array([(_parents[keep] + [0] * 5)[:5] for keep in _by_parents], dtype=np.uint16)
"""(461, 5): of each keep in that order, the keeps with one die fewer; as many as it has different faces."""


def _runs() -> list[tuple[int, int, int]]:
    """Return the runs of keeps with the same number of dice and of parents: that number, where it starts and stops."""
    runs, start = [], 0
    for (_, parents), keeps in groupby(_by_parents, key=lambda keep: (len(keep), len(_parents[keep]))):
        stop = start + len(list(keeps))
        runs.append((parents, start, stop))
        start = stop
    return runs


RUNS = np.array(_runs(), dtype=np.uint16)
"""(15, 3): the runs in `BY_PARENTS`."""

ROLL_CHANCE = np.array([dice.ways(roll) / 6**dice.DICE_PER_ROLL for roll in dice.ROLLS])
"""(252,): chance of each roll of five dice."""


@inlined
def take_means(work):
    """Give each keep that leaves something to roll the mean of its six children, from large keeps to small."""
    sixth = lanes.fill(1.0 / 6.0)  # to multiply by: a division takes several times as long
    for step in range(FIRST_ROLL):
        keep = FIRST_ROLL - 1 - step
        total = lanes.load(work, CHILDREN[keep, 0])
        for face in range(1, 6):
            total = lanes.add(total, lanes.load(work, CHILDREN[keep, face]))
        lanes.store(work, keep, lanes.multiply(total, sixth))


@inlined
def take_lowest(work):
    """Give each keep that leaves something to roll the lowest of its six children, from large keeps to small."""
    for step in range(FIRST_ROLL):
        keep = FIRST_ROLL - 1 - step
        lowest = lanes.load(work, CHILDREN[keep, 0])
        for face in range(1, 6):
            lowest = lanes.minimum(lowest, lanes.load(work, CHILDREN[keep, face]))
        lanes.store(work, keep, lowest)


@inlined
def mean_roll(work):
    """Return the mean over the 252 rolls of five dice, in four interleaved sums."""
    # In one sum each addition would wait for the one before; four of them keep the processor busy.
    a = b = c = d = lanes.fill(0.0)
    for quarter in range(0, ROLL_COUNT, 4):
        row = FIRST_ROLL + quarter
        a = lanes.add(a, lanes.multiply(lanes.load(work, row), lanes.fill(ROLL_CHANCE[quarter])))
        b = lanes.add(b, lanes.multiply(lanes.load(work, row + 1), lanes.fill(ROLL_CHANCE[quarter + 1])))
        c = lanes.add(c, lanes.multiply(lanes.load(work, row + 2), lanes.fill(ROLL_CHANCE[quarter + 2])))
        d = lanes.add(d, lanes.multiply(lanes.load(work, row + 3), lanes.fill(ROLL_CHANCE[quarter + 3])))
    return lanes.add(lanes.add(a, b), lanes.add(c, d))
