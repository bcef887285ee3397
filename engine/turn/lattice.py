# SPDX-License-Identifier: MIT
"""The lattice of keeps: adding a die to a keep gives its six children, taking one away its parents.

The value of rolling the rest of a keep is the mean of its children's, and the best keep of a roll is found by passing
the maximum down from parents to children. So 462 keeps cost 1,260 additions and as many comparisons, where going from
each keep to each of its rolls would take 4,368 pairs. All of it happens in place, in one array whose row k belongs to
keep k (`engine.rules.dice`): the rolls are the last 252 rows, and a parent always stands before its children.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.compiling import inlined
from engine.rules import dice
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

_PARENTS = [[dice.KEEP_INDEX[parent] for parent in dice.parents(keep)] for keep in dice.KEEPS]
PARENT_START = np.cumsum([0] + [len(row) for row in _PARENTS]).astype(np.uint16)
"""(463,): where the parents of each keep start in `PARENTS`."""
PARENTS = np.array([parent for row in _PARENTS for parent in row], dtype=np.uint16)
"""(1260,): the keeps with one die fewer."""

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
def take_best(work):
    """Give each keep the best value among itself and all smaller keeps of it, from small keeps to large."""
    # In place: a parent comes before its children and has by then the best of all keeps below it.
    for keep in range(1, KEEP_COUNT):
        best = lanes.load(work, keep)
        for position in range(PARENT_START[keep], PARENT_START[keep + 1]):
            best = lanes.maximum(best, lanes.load(work, PARENTS[position]))
        lanes.store(work, keep, best)


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
