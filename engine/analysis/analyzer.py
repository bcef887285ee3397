# SPDX-License-Identifier: MIT
"""The analyzer knows what every option of a position is worth. Nothing else in the program does.

Goal values are what options are worth for a goal other than the expected final score.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache, partial
from weakref import proxy

import numpy as np

from engine.analysis.options import Analysis, Option, Standing, as_figure
from engine.analysis.verdicts import Measure, verdict
from engine.games.position import Position, Scores, filled_boxes
from engine.rules import dice, ties, turn_states
from engine.rules.categories import Category
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import RuleSet, points_so_far
from engine.solving import kernels
from engine.solving.goal_tables import GoalTable
from engine.solving.value_table import RiskTable, ValueTable
from engine.turn.backward_induction import part_count
from engine.turn.dice_models import FairDice, KernelDice, kernel_dice
from engine.turn.endings import rule_tables
from engine.turn.goals import Axis, Points, Risk, points_goal, risk_goal
from engine.turn.lattice import KEEP_COUNT, FloatArray


class Valuer:
    """Calls the kernel that values the options of a position, with scratch of its own."""

    def __init__(self, rules: RuleSet, model: KernelDice) -> None:
        self._tables, self._model = rule_tables(rules), model
        self._scratch = kernels.scratch_arrays(rules)
        self._keeps = np.empty(KEEP_COUNT)
        self._boxes = np.empty(MOST_BOXES)

    def value(self, goal: Points | Risk | Axis, position: Position) -> tuple[FloatArray, FloatArray]:
        """Return what every keep (462,) and every box (16,) is worth; NaN where a box is not allowed.

        Keeps of other rolls are there as well, and what was there before if no roll is left.
        """
        kernels.value_options(
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
        """Return the chance with every keep (462,) and every box (16,), NaN where a box is not allowed.

        The position comes after the beginning of the table.
        """
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


GoalValues = Chances | CertaintyEquivalents
"""Values keeps and boxes of positions for a goal. Not for several threads at once.

What is worth no more than `equal` less is worth the same; `within` is how far a worth may be from the exact one.
"""
_REMEMBERED = 1024


@cache
def _keep_rows(roll: dice.Dice) -> tuple[tuple[dice.Dice, int], ...]:
    """Return the distinct keeps of `roll` with their rows in the kernels' work array."""
    return tuple((keep, dice.KEEP_INDEX[keep]) for keep in dice.keeps_of(roll))


class Analyzer:
    """Values the options of positions with one value table. Not for several threads at once.

    Against the demon it needs the fair table too, which the demon looks at. With the values of a goal, it ranks options
    by these.
    """

    def __init__(
        self, table: ValueTable, fair: ValueTable | None = None, goal_values: GoalValues | None = None
    ) -> None:
        self.table = table
        self._goal_values = goal_values
        seen = fair.values if fair is not None else None
        self._valuer = Valuer(table.rules, kernel_dice(table.dice_model, seen, part_count(table.rules)))
        # By a weak reference: held in a circle, the tables would stay in memory until a full collection.
        self._remembered = lru_cache(maxsize=_REMEMBERED)(partial(Analyzer._value, proxy(self)))

    def expected_final_score(self, scores: Scores, yahtzee_bonuses: int) -> float:
        """Return the expected final score before the first roll of a turn."""
        rules = self.table.rules
        filled = filled_boxes(scores, rules)
        index = turn_states.turn_state_index(rules, turn_states.turn_state(rules, filled))
        return points_so_far(rules, filled, yahtzee_bonuses) + float(self.table.values[index])

    @property
    def measure(self) -> Measure | None:
        """What options are ranked by, other than the expected final score."""
        return self._goal_values.measure if self._goal_values is not None else None

    has_others = False
    """A table knows one goal; see `engine.game_review.review.Prospects`."""

    def standing(self, scores: Scores, yahtzee_bonuses: int) -> Standing:
        """Return how a game stands before the first roll of a turn, or when it is over."""
        expected = self.expected_final_score(scores, yahtzee_bonuses)
        if self._goal_values is None:
            return Standing(expected, expected)
        rules = self.table.rules
        worth = self._goal_values.before_roll(Position((), rules.rolls_per_turn, scores, yahtzee_bonuses, rules))
        return Standing(as_figure(worth, self._goal_values.measure), expected, self._goal_values.within > 0.0)

    def analyze(self, position: Position) -> Analysis:
        """Return every option of a legal `position`, best first; the last thousand or so are remembered.

        Raises:
            ValueError: if the position is for other rules or other dice than the table.
        """
        if (position.rules, position.dice_model) != (self.table.rules, self.table.dice_model):
            mine = f"{self.table.rules.key} with {self.table.dice_model} dice"
            raise ValueError(f"the table is for {mine}, not for {position.rules.key} with {position.dice_model} dice")
        return self._remembered(position)

    def _value(self, position: Position) -> Analysis:
        options = _ranked(position, *self._valuer.value(points_goal(self.table.values), position))
        if self._goal_values is None:
            return Analysis(position, options)
        goal = self._goal_values
        return Analysis(position, _ranked_for_goal(options, *goal.of(position), goal), goal.measure, goal.within)


def _ranked(position: Position, keeps: FloatArray, boxes: FloatArray) -> tuple[Option, ...]:
    """Return the options of a position by what they are worth in points to come, best first."""
    so_far = position.points_so_far
    found: list[tuple[dice.Dice | None, Category | None, int | None]] = [
        (None, category, points) for category, points in position.allowed().items()
    ]
    values = [so_far + float(boxes[category]) for category in position.allowed()]
    if position.rolls_left:
        found += [(keep, None, None) for keep, _ in _keep_rows(position.roll)]
        values += [so_far + float(keeps[row]) for _, row in _keep_rows(position.roll)]
    best = max(values)
    losses = [ties.loss(best, value) for value in values]
    return tuple(
        Option(values[place], losses[place], verdict(losses[place]), *found[place]) for place in ties.ranked(values)
    )


def _ranked_for_goal(
    options: tuple[Option, ...], keeps: FloatArray, boxes: FloatArray, goal: GoalValues
) -> tuple[Option, ...]:
    """Return options with what they are worth for a goal, best first, and those worth the same as they come in."""

    def worth(option: Option) -> float:
        if option.category is not None:
            return float(boxes[option.category])
        return float(keeps[dice.KEEP_INDEX[option.keep or ()]])

    worths = [worth(option) for option in options]
    best = max(worths)
    losses = [ties.loss(best, value, goal.equal) for value in worths]
    return tuple(
        replace(
            options[place],
            worth=worths[place],
            worth_lost=losses[place],
            verdict=verdict(as_figure(losses[place], goal.measure), goal.measure),
            measure=goal.measure,
        )
        for place in ties.ranked(worths, goal.equal)
    )
