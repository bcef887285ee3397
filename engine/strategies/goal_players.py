# SPDX-License-Identifier: MIT
"""A goal player takes the option with the best chance to meet a goal, of equal ones that with the higher value."""

from __future__ import annotations

import numpy as np

from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
from engine.solving.goal_tables import GoalTable
from engine.solving.value_table import ValueTable
from engine.strategies.kernels.strategy_kernels import BEST, KernelPlayer
from engine.turn.endings import rule_tables


class GoalPlayer:
    """Plays for the goal of a goal table that begins with the empty card. What `Player` is for a strategy.

    Attributes:
        table: the optimal values for the same rules.
        goal_table: the chances.
        tables: the rules as the kernels take them.
        knows: that it does not go by the optimal values alone.
        by_points: that it looks at the points so far.
    """

    knows = False
    by_points = True

    def __init__(self, table: ValueTable, goal_table: GoalTable) -> None:
        self.table = table
        self.goal_table = goal_table
        self.tables = rule_tables(table.rules)

    def kernel_at(self, turn: int) -> KernelPlayer:
        """Return the play of a turn (0 to 12) as the kernels of one thread take it."""
        nothing = np.zeros((MAX_ROLLS_PER_TURN, 1, 1))
        return KernelPlayer(BEST, self.goal_table.axis(turn + 1), 0.0, nothing, nothing.astype(np.uint16))
