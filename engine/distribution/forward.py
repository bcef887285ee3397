# SPDX-License-Identifier: MIT
"""A forward pass works out the statistics of the game from any start: the exact distribution of the final score.

It goes through the layers of filled boxes once, from the start to the full scorecard
(`engine.distribution.forward_kernels` has the recurrence). In each layer threads first follow the turns of all turn
states that best play reaches, then collect the chances of the next layer. Only two layers are in memory at a time, and
the result is the same to the last bit for any number of threads.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from engine.distribution.forward_kernels import COLLECT, EMPTY_LOW, MEASURE, Layer, Map, collect, follow_cells
from engine.distribution.statistics import (
    CategoryStatistics,
    Figures,
    Start,
    Statistics,
    new_game,
)
from engine.games.position import filled_boxes
from engine.rules import dice, turn_states
from engine.rules.categories import Category
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.reading import expect_room
from engine.rules.scoring import DEFAULT_RULES, RuleSet, points_so_far
from engine.runtime.steps import StepsDone, finish, share_out
from engine.solving import layers as layers_module
from engine.solving.layers import NOWHERE, class_of_totals, layers_of, reachable
from engine.solving.value_table import RiskTable, ValueTable
from engine.turn.backward_induction import part_count
from engine.turn.dice_models import KernelDice, kernel_dice
from engine.turn.endings import Ending, RuleTables, endings_of, joker_categories, rule_tables
from engine.turn.flow import new_flow
from engine.turn.goals import Points, Risk, points_goal, risk_goal
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray, IntArray

_FLOAT_BYTES = 8
_CHUNK = 8  # blocks per grab: a few milliseconds of work
_KEPT = 8  # rule sets


def map_of(rules: RuleSet, layers: Sequence[IntArray]) -> tuple[Map, list[int]]:
    """Return where the cells of all layers are, and how many each has."""
    class_start, member_start, members = layers_module.total_classes(rules)
    places, sizes = layers_module.cell_places(rules, layers)
    return Map(places, class_start, members[member_start[:-1]], class_of_totals(rules)), sizes


Follow = Callable[[Layer, int, int, Map, int, int], object]
"""Writes the endings of all reached cells of some blocks of a layer: the layer, the first and the last block, where
cells are, and the keep and the rolls that the turn goes on from."""


def best_play(rules: RuleSet, goal: Points | Risk, model: DiceModel, fair: FloatArray | None = None) -> Follow:
    """Return how best play for a goal goes on, for one thread."""
    dice_as_taken = kernel_dice(model, fair, part_count(rules))
    return following(goal, rule_tables(rules), dice_as_taken, new_flow(rules, ratios=isinstance(goal, Risk)))


def following(goal: Any, tables: RuleTables, model: KernelDice, flow: Any) -> Follow:
    """Return how play goes on, for one thread: best play for a goal, or that of a strategy, as the `flow` is."""
    lane_rows = np.zeros(LANES, dtype=np.int64)

    def follow(layer: Layer, first: int, last: int, where: Map, keep: int, rolls: int) -> None:
        follow_cells(goal, layer, first, last, where, keep, rolls, tables, model, flow, lane_rows)

    return follow


class Passage:
    """Where a forward pass begins, and the turn states that it comes to."""

    def __init__(self, rules: RuleSet, start: Start, threads: int | None) -> None:
        self._rules, self._start, self._threads, self._tables = rules, start, threads, rule_tables(rules)
        filled = filled_boxes(start.scores, rules)
        self._turn_state = turn_states.turn_state(rules, filled)
        self._so_far = points_so_far(rules, filled, start.yahtzee_bonuses)
        self._blocks = [reachable(layer, self._turn_state) for layer in layers_of(rules)]
        self.where, self._sizes = map_of(rules, self._blocks)
        self.turns = range(len(filled), len(rules.boxes))

    def _first_cell(self) -> int:
        """Return the cell of the start, which is alone in its block."""
        _, _, upper, total = self._turn_state
        totals = turn_states.layout(self._rules).totals
        return int(self.where.class_of[upper * totals + total] - self.where.class_start[upper])

    def _begins_with(self, turn: int) -> tuple[int, int]:
        """Return the keep that a turn goes on from, and the rolls still to be made."""
        if turn == self.turns.start and self._start.rolls is not None:
            return dice.KEEP_INDEX[self._start.kept], self._start.rolls
        return 0, self._rules.rolls_per_turn


class _Pass(Passage):
    """The tables of one forward pass, and its steps from layer to layer."""

    def __init__(self, rules: RuleSet, begin: Callable[[], Follow], start: Start, threads: int | None) -> None:
        super().__init__(rules, start, threads)
        self._begin, self._boxes = begin, len(rules.boxes)

    def first_layer(self) -> Layer:
        """Return the layer that holds the start and nothing else."""
        layer, cell = self._empty_layer(self.turns.start), self._first_cell()
        layer.low[cell, 0] = layer.high[cell, 0] = 0
        layer.numbers[cell, [0, self._boxes + 1]] = 1.0
        return layer._replace(pool=np.ones(1))

    def follow(self, layer: Layer, turn: int) -> Layer:
        """Return `layer` with the endings of the turn in every cell that is reached."""
        reached = np.flatnonzero(self.chances(layer) > 0.0)
        layer.rows[reached] = np.arange(len(reached))
        endings = len(endings_of(self._rules))
        expect_room(len(reached) * endings * _FLOAT_BYTES, self._rules.name, "how games end")
        layer = layer._replace(endings=np.zeros((len(reached), endings)))
        keep, rolls = self._begins_with(turn)

        def work(chunks: Iterator[int]) -> None:
            follow = self._begin()
            for first in chunks:
                follow(layer, first, min(first + _CHUNK, len(layer.blocks)), self.where, keep, rolls)

        share_out(work, range(0, len(layer.blocks), _CHUNK), self._threads)
        return layer

    def collect(self, layer: Layer, turn: int) -> Layer:
        """Return the layer after `layer`."""
        target = self._empty_layer(turn + 1)
        self._collect(layer, target, MEASURE)
        lengths = np.where(target.high >= 0, target.high - target.low + 1, 0)
        ends = np.cumsum(lengths).reshape(lengths.shape)
        expect_room(int(ends[-1, -1]) * _FLOAT_BYTES, self._rules.name, "how games end")
        target = target._replace(start=ends - lengths, pool=np.zeros(int(ends[-1, -1])))
        self._collect(layer, target, COLLECT)
        return target

    def _collect(self, layer: Layer, target: Layer, purpose: int) -> None:
        def work(chunks: Iterator[int]) -> None:
            for first in chunks:
                last = min(first + _CHUNK, len(target.blocks))
                collect(layer, target, first, last, self.where, purpose, self._tables)

        share_out(work, range(0, len(target.blocks), _CHUNK), self._threads)

    def _empty_layer(self, filled: int) -> Layer:
        cells = self._sizes[filled]
        return Layer(
            blocks=self._blocks[filled],
            rows=np.full(cells, NOWHERE),
            low=np.full((cells, self._boxes), EMPTY_LOW),
            high=np.full((cells, self._boxes), -1),
            start=np.zeros((cells, self._boxes), dtype=np.int64),
            pool=np.zeros(0),
            numbers=np.zeros((cells, self._boxes + 2 + len(joker_categories(self._rules)))),
            endings=np.zeros((0, len(endings_of(self._rules)))),
        )

    def chances(self, layer: Layer) -> FloatArray:
        """Return the chance to come to each cell."""
        return _chances(self._rules, layer)

    def prospect(self, layer: Layer, values: FloatArray) -> float:
        """Return the mean final score from the cells of `layer` on by the optimal `values`, points so far included."""
        states, chances = turn_states_of(self._rules, layer.blocks, self.where), self.chances(layer)
        reached = chances > 0.0
        to_come = np.dot(chances[reached], values[states[reached]])
        return self._so_far + _mean_points(self._rules, layer) + float(to_come)


def _chances(rules: RuleSet, layer: Layer) -> FloatArray:
    return layer.numbers[:, : len(rules.boxes) + 1].sum(axis=1)


def _mean_points(rules: RuleSet, layer: Layer) -> float:
    """Return the mean of the points since the start, over all lines of a layer."""
    lengths = np.where(layer.high >= 0, layer.high - layer.low + 1, 0)
    bonuses = rules.yahtzee_bonus * np.arange(lengths.shape[1])
    first = (np.where(lengths > 0, layer.low, 0) + bonuses - layer.start).reshape(-1)
    points = np.repeat(first, lengths.reshape(-1)) + np.arange(len(layer.pool))
    return float(np.dot(points, layer.pool))


def turn_states_of(rules: RuleSet, blocks: IntArray, where: Map) -> IntArray:
    """Return the index of a turn state of every cell of `blocks`, the first of those that are put together there."""
    here = turn_states.layout(rules)
    return np.array(
        [
            here.index(yahtzee, lower, upper, int(total))
            for yahtzee, lower, upper in blocks.tolist()
            for total in where.first_total[where.class_start[upper] : where.class_start[upper + 1]]
        ],
        dtype=np.int64,
    )


def forward(
    table: ValueTable, start: Start | None = None, fair: ValueTable | None = None, *, threads: int | None = None
) -> Generator[StepsDone, None, Statistics]:
    """Work out the statistics of the game from `start` under best play.

    Yields how far it is after each turn (closing the generator cancels) and returns the statistics.

    The demon looks at the fair table of the same rules; other models need none.

    Raises:
        ValueError: for the demon without a fair table.
    """
    seen = fair.values if fair is not None else None
    begin = partial(best_play, table.rules, points_goal(table.values), table.dice_model, seen)
    return pass_forward(table.rules, begin, start or new_game(table.rules), threads=threads)


def forward_with_risk(
    table: RiskTable, start: Start | None = None, *, values: FloatArray | None = None, threads: int | None = None
) -> Generator[StepsDone, None, Statistics]:
    """Work out the statistics of the game from `start` under the best play of a player with an aversion to risk.

    With the optimal `values` it is also told what is lost by turn.
    """
    begin = partial(best_play, table.rules, risk_goal(table.values, table.aversion), FAIR_DICE)
    return pass_forward(table.rules, begin, start or new_game(table.rules), values=values, threads=threads)


def first_turn_with_risk(table: RiskTable, start: Start) -> dict[Ending, float]:
    """Return how the first turn from `start` ends under the best play of a player with an aversion to risk."""
    begin = partial(best_play, table.rules, risk_goal(table.values, table.aversion), FAIR_DICE)
    passing = _Pass(table.rules, begin, start, 1)
    layer = passing.follow(passing.first_layer(), passing.turns.start)
    return endings_with_chances(table.rules, layer.endings[0])


def endings_with_chances(rules: RuleSet, chances: FloatArray) -> dict[Ending, float]:
    """Return the endings of a turn that have a chance, in the order of `endings_of`."""
    found = zip(endings_of(rules), chances.tolist(), strict=True)
    return {ending: chance for ending, chance in found if chance > 0.0}


def pass_forward(
    rules: RuleSet,
    begin: Callable[[], Follow],
    start: Start,
    *,
    values: FloatArray | None = None,
    threads: int | None = None,
) -> Generator[StepsDone, None, Statistics]:
    """Work out the statistics of the game from `start` under any play.

    Yields how far it is after each turn (closing the generator cancels) and returns the statistics.

    `begin` makes, for each thread that asks, what follows the turns of the player. With `values`, the optimal ones of
    the rules with fair dice, it is told what is lost by turn; `start` is between two turns then.
    """
    passing = _Pass(rules, begin, start, threads)
    layer = passing.first_layer()
    turns = []
    prospects = [passing.prospect(layer, values)] if values is not None and start.rolls is None else []
    for turn in passing.turns:
        layer = passing.follow(layer, turn)
        # Not a product of matrices: libraries for those add in an order of their own.
        turns.append(np.einsum("i,ij->j", passing.chances(layer)[layer.rows != NOWHERE], layer.endings))
        layer = passing.collect(layer, turn)
        if prospects and values is not None:
            prospects.append(passing.prospect(layer, values))
        yield StepsDone(len(turns), len(passing.turns))
    return replace(_statistics(rules, start, layer, passing.where, turns), prospects=tuple(prospects))


# ---- from the last layer to statistics ------------------------------------------------------------------------------


def _statistics(rules: RuleSet, start: Start, last: Layer, where: Map, turns: Sequence[FloatArray]) -> Statistics:
    """Put the statistics together from the layer of full scorecards and the chances of the endings of each turn."""
    numbers, yahtzees = last.numbers.sum(axis=0), len(rules.boxes) + 1
    bonus = rules.yahtzee_bonus
    bonuses = {bonus * (start.yahtzee_bonuses + k): chance for k, chance in enumerate(_by_bonuses(last))}
    return Statistics(
        start,
        tuple(_distribution(rules, start, last).tolist()),
        categories_after(rules, start, turns),
        present(upper_bonus_chances(rules, where, _chances(rules, last))),
        present(bonuses if bonus else {0: 1.0}),
        present(dict(enumerate(numbers[:yahtzees].tolist()))),
        present(dict(enumerate(numbers[yahtzees:].tolist()))),
    )


def present(chances: dict[int, float]) -> dict[int, float]:
    """Return what has a chance."""
    return {number: chance for number, chance in chances.items() if chance > 0.0}


def _lines(layer: Layer) -> Iterator[tuple[int, int, FloatArray]]:
    """Yield number of bonuses, lowest points and chances of each line."""
    for cell, k in np.argwhere(layer.high >= 0).tolist():
        low, first = int(layer.low[cell, k]), int(layer.start[cell, k])
        yield k, low, layer.pool[first : first + int(layer.high[cell, k]) - low + 1]


def _distribution(rules: RuleSet, start: Start, last: Layer) -> FloatArray:
    """Return the chance of each final score from 0 to the highest."""
    lines = list(_lines(last))
    so_far = points_so_far(rules, filled_boxes(start.scores, rules), start.yahtzee_bonuses)
    lowest = [so_far + low + k * rules.yahtzee_bonus for k, low, _ in lines]
    result = np.zeros(max(first + len(chances) for first, (_, _, chances) in zip(lowest, lines, strict=True)))
    for first, (_, _, chances) in zip(lowest, lines, strict=True):
        result[first : first + len(chances)] += chances
    return result


def _by_bonuses(last: Layer) -> list[float]:
    """Return the chance of each number of Yahtzee bonuses after the start."""
    result = np.zeros(last.high.shape[1])
    for k, _, chances in _lines(last):
        result[k] += chances.sum()
    return result.tolist()


def upper_bonus_chances(rules: RuleSet, where: Map, chances: FloatArray) -> dict[int, float]:
    """Return the chances to end without and with the upper bonus, by those to come to each full scorecard."""
    at = turn_states.layout(rules).bonus_at
    totals = where.first_total[where.class_start[-2] :]
    earned = np.tile((totals >= at) & (at > 0), len(chances) // len(totals))
    found = {0: float(chances[~earned].sum())}
    return found | {rules.upper_bonus: float(chances[earned].sum())} if at else found


def categories_after(rules: RuleSet, start: Start, turns: Sequence[FloatArray]) -> dict[Category, CategoryStatistics]:
    """Return the statistics of each category, in the order of the scorecard; `turns` has the chances of the endings."""
    filled = filled_boxes(start.scores, rules)
    found = {category: CategoryStatistics({points: 1.0}) for category, points in filled.items()}  # no chance is left
    for category in (other for other in rules.categories if other not in filled):
        points: dict[int, float] = {}
        by_turn = [(0.0, 0.0)] * len(filled)
        for chances in turns:
            scored = [0.0, 0.0]
            for ending, chance in zip(endings_of(rules), chances.tolist(), strict=True):
                if ending.category is category and chance > 0.0:
                    points[ending.points] = points.get(ending.points, 0.0) + chance
                    scored[ending.points == 0] += chance
            by_turn.append((scored[0], scored[1]))
        found[category] = CategoryStatistics(points, by_turn)
    return {category: found[category] for category in sorted(found)}


def last_turns(table: ValueTable, fair: ValueTable | None = None) -> dict[Category, Figures]:
    """Return the figures of each category when it alone is open and nothing but its points is left to play for.

    That is without upper bonus and Yahtzee bonuses: zeros stand in all other boxes.
    """
    found = {}
    for category in table.rules.categories:
        outcome = finish(forward(table, _only_open(table.rules, category), fair, threads=1))
        found[category] = outcome.categories[category].figures
    return found


def _only_open(rules: RuleSet, category: Category) -> Start:
    return Start(tuple(None if other is category else 0 for other in rules.categories))


# ---- compiled code --------------------------------------------------------------------------------------------------


def warm_up(model: DiceModel = FAIR_DICE) -> None:
    """Compile the kernels for `model` (or load them from numba's cache) by going through a last turn."""
    table = ValueTable(DEFAULT_RULES, np.zeros(turn_states.layout().size), model)
    finish(forward(table, _only_open(DEFAULT_RULES, Category.CHANCE), table, threads=1))
