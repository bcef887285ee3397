# SPDX-License-Identifier: MIT
"""Goal values are what the options of a position are worth for a goal other than the expected final score."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from engine.analysis.verdicts import Measure
from engine.games.position import Position
from engine.rules import dice, ties, turn_states
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import RuleSet
from engine.solving import value_kernels
from engine.solving.goal_tables import GoalTable
from engine.solving.value_table import RiskTable
from engine.turn.dice.rolling import FairDice, KernelDice
from engine.turn.endings import rule_tables
from engine.turn.goals import Axis, CoarseAxis, Points, Risk, risk_goal
from engine.turn.lattice import KEEP_COUNT, FloatArray


class GoalValues(Protocol):
    """Values keeps and boxes of positions for a goal. Not for several threads at once."""

    measure: Measure
    equal: float  # what is worth no more than this less is worth the same
    within: float  # how far a worth may be from the exact one

    def of(self, position: Position) -> tuple[FloatArray, FloatArray]:
        """Return what every keep (462,) and every box (16,) is worth; NaN where a box is not allowed."""

    def before_roll(self, position: Position) -> float:
        """Return what the scorecard of `position` is worth before the first roll of a turn."""


class Valuer:
    """Calls the kernel that values the options of a position, with scratch of its own."""

    def __init__(self, rules: RuleSet, model: KernelDice) -> None:
        self._tables, self._model = rule_tables(rules), model
        self._scratch = value_kernels.scratch_arrays(rules)
        self._keeps = np.empty(KEEP_COUNT)
        self._boxes = np.empty(MOST_BOXES)

    def value(self, goal: Points | Risk | Axis | CoarseAxis, position: Position) -> tuple[FloatArray, FloatArray]:
        """Return what every keep (462,) and every box (16,) is worth; NaN where a box is not allowed.

        Keeps of other rolls are there as well, and what was there before if no roll is left.
        """
        value_kernels.value_options(
            goal,
            turn_states.turn_state(position.rules, position.filled),
            dice.ROLL_INDEX[position.roll],
            position.rolls_left,
            self._tables,
            self._model,
            *self._scratch,
            self._keeps,
            self._boxes,
        )
        return self._keeps, self._boxes


class Chances:
    """The chances to meet a goal, from a goal table."""

    measure = Measure.CHANCE
    equal = ties.EQUAL

    def __init__(self, table: GoalTable) -> None:
        self.table, self.within = table, table.within
        self._valuer = Valuer(table.rules, FairDice(0))

    def of(self, position: Position) -> tuple[FloatArray, FloatArray]:
        """Return the chance with every keep and every box; the position comes after the beginning of the table."""
        axis = self.table.axis(len(position.filled) + 1)
        axis.at[0] = position.points_so_far
        keeps, boxes = self._valuer.value(axis, position)
        # What is interpolated may overshoot.
        return (np.clip(keeps, 0.0, 1.0), np.clip(boxes, 0.0, 1.0)) if self.within else (keeps, boxes)

    def before_roll(self, position: Position) -> float:
        """Return the chance before the first roll of the turn."""
        found = self.table.value(turn_states.turn_state(position.rules, position.filled), position.points_so_far)
        return min(max(found, 0.0), 1.0) if self.within else found


class CertaintyEquivalents:
    """The certain final scores that are as good to a player with an aversion to risk."""

    measure = Measure.CERTAINTY_EQUIVALENT
    within = 0.0

    def __init__(self, table: RiskTable) -> None:
        self.table = table
        self.equal = ties.of_equivalents(table.aversion)
        self._valuer = Valuer(table.rules, FairDice(0))

    def of(self, position: Position) -> tuple[FloatArray, FloatArray]:
        """Return the certainty equivalent of every keep and every box."""
        goal = risk_goal(self.table.values, self.table.aversion)
        keeps, boxes = self._valuer.value(goal, position)
        # Not every row of the keeps belongs to the roll, and none does where no roll is left.
        with np.errstate(all="ignore"):
            return self._equivalents(position, keeps), self._equivalents(position, boxes)

    def _equivalents(self, position: Position, worths: FloatArray) -> FloatArray:
        return position.points_so_far - np.log(np.abs(worths)) / self.table.aversion

    def before_roll(self, position: Position) -> float:
        """Return the certainty equivalent before the first roll of the turn."""
        index = turn_states.turn_state_index(position.rules, turn_states.turn_state(position.rules, position.filled))
        return self.table.certainty_equivalent(position.points_so_far, float(self.table.values[index]))
