# SPDX-License-Identifier: MIT
"""How near the kernel of goals comes to what limits it: reading rows of eight numbers from the first-level cache.

Nearly every operation of a turn reads one row and does one addition or comparison with each of its numbers: an eighth
of an operation for each byte. A kernel that only reads rows, in the same run, says how many there can be.
"""

from __future__ import annotations

import numpy as np

from engine.cli.bench.clock import cpu_seconds
from engine.rules import dice
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.solving.goal_tables import Beginning, Worth, groups_of, solve_goal
from engine.turn import lanes
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT
from engine.turn.unrolled import read_rows

_LOOPS = 200_000
_STATE, _SO_FAR = (1, 0b000011, 0b000111, 12), 60
_ROW_BYTES = 64
_EDGES = sum(len(dice.parents(keep)) for keep in dice.KEEPS)
_ROWS = 2 * (6 * FIRST_ROLL + KEEP_COUNT + _EDGES) + 3 * ROLL_COUNT + ROLL_COUNT
"""The rows that a group reads: two rolls with the means and the best of keeps, the scores, and the mean at the end."""


def measure() -> dict[str, float]:
    """Return how many gigabytes a processor second the kernel of goals reads, and how many can be read."""
    work = lanes.rows(KEEP_COUNT)
    read_rows(work, 1)
    possible = _LOOPS * KEEP_COUNT * _ROW_BYTES / cpu_seconds(lambda: read_rows(work, _LOOPS)) / 1e9
    worth = Worth(100, np.linspace(0.0, 1.0, 400))
    begin = Beginning(_STATE, _SO_FAR, _SO_FAR + 400)
    table = finish(solve_goal(DEFAULT_RULES, worth, begin))
    groups = sum(
        int(groups_of(lines).sum()) for filled, lines in table.lines.items() if filled < len(DEFAULT_RULES.boxes)
    )
    seconds = cpu_seconds(lambda: finish(solve_goal(DEFAULT_RULES, worth, begin)))
    reached = groups * _ROWS * _ROW_BYTES / seconds / 1e9
    return {"reads_possible": possible, "reads_reached": reached, "group_microseconds": 1e6 * seconds / groups}
