# SPDX-License-Identifier: MIT
"""A certificate: a rule set solved in whole numbers, and what that says of the table in use.

With n boxes open and R rolls a turn, every value is an integer over 6^(5 R n), so the whole game can be solved without
rounding anything (`engine.lab.whole_kernels`). Three figures follow that float64 alone cannot give: the largest error
of the table that the coach uses, the smallest true difference between a best option and another that is not worth the
same, and the smallest one between any two options of a decision. As long as the one tolerance of the program
(`engine.rules.ties.EQUAL`) lies between the first two, the best options of every decision are those of exact
arithmetic, and options that the coach calls as good as the best are. Where it is below the third as well, that holds
for the whole ranking.

The exact integers are published as a hash for each layer: anyone who solves the game can see whether they are the same.
"""

from __future__ import annotations

import hashlib
import math
import threading
from collections.abc import Generator, Iterator
from fractions import Fraction
from functools import partial
from math import ceil, log2

import numpy as np

from engine.lab import whole_kernels
from engine.lab.whole_kernels import DECISIONS, FROM_BEST, LIMB_BITS, OF_ANY_TWO, TIES
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import RuleSet
from engine.rules.ties import EQUAL
from engine.rules.turn_states import YAHTZEE_BONUS_AHEAD, TurnState, layout
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, share_out
from engine.solving.layers import CHUNK, Ints, cell_places, class_of_totals, layers_of, total_classes
from engine.solving.reference import filled_boxes
from engine.solving.value_table import ValueTable
from engine.turn.endings import rule_tables

_MOST_POINTS_BITS = 16
_LIMB_BYTES = LIMB_BITS // 8
_ADDING = threading.Lock()


@dataclass(frozen=True)
class LayerHash:
    """The turn states with `open_boxes` boxes open: how many, and the SHA-256 of their exact values (`lines_of`)."""

    open_boxes: int
    turn_states: int
    sha256: str


@dataclass(frozen=True)
class Certificate:
    """What whole numbers say of a rule set and of the table in use.

    `numerator` over `denominator` is the expected final score of perfect play, in lowest terms. `largest_error` is how
    far any value of the table is from the exact one, in points. `decisions` are those with more than one option, over
    all turn states, rolls and rolls left; in `ties` of them another option is worth exactly as much as the best;
    `smallest_difference` is the smallest one between a best option and another that is not equal, `smallest_gap` that
    between any two options of a decision that are not: exact but for the last digit of a float, and None where there
    are no two such options.
    """

    rules: RuleSet
    numerator: int
    denominator: int
    largest_error: float
    decisions: int
    ties: int
    smallest_difference: float | None
    smallest_gap: float | None
    layers: tuple[LayerHash, ...]
    tolerance: float = EQUAL

    @property
    def holds(self) -> bool:
        """Whether the tolerance tells all that is as good as the best from all that is not."""
        return self._tells(self.smallest_difference)

    @property
    def rankings(self) -> bool:
        """Whether it tells all options that are equal from all that are not, so that every ranking is exact."""
        return self._tells(self.smallest_gap)

    def _tells(self, smallest: float | None) -> bool:
        return self.largest_error < self.tolerance < (math.inf if smallest is None else smallest)


class WholeSolver:
    """A rule set solved in whole numbers, layer by layer; only the last layer is kept.

    `values` are the integers of its classes of turn states, (cells, limbs) as in `engine.lab.whole_kernels`.
    `decisions`, `ties` and `smallest` are those of all layers so far: of `FROM_BEST` and `OF_ANY_TWO` the smallest
    difference, in points; None where there is none.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.layers = layers_of(rules)
        self.places, self.sizes = cell_places(rules, self.layers)
        self._tables = rule_tables(rules)
        self._classes, self._class_of = total_classes(rules), class_of_totals(rules)
        self.values: Ints = np.zeros((self.sizes[-1], 1), dtype=np.int64)
        self.open_boxes = self.decisions = self.ties = 0
        self.smallest: list[Fraction | None] = [None, None]

    @property
    def denominator(self) -> int:
        """What the integers of the last layer are to be divided by."""
        return int(6 ** (DICE_PER_ROLL * self.rules.rolls_per_turn * self.open_boxes))

    def solve_next(self) -> None:
        """Solve the layer with one more box open."""
        point, following = self.denominator, self.values
        self.open_boxes += 1
        layer = self.layers[-1 - self.open_boxes]
        limbs = ceil((log2(self.denominator) + _MOST_POINTS_BITS) / LIMB_BITS)
        self.values = np.zeros((self.sizes[-1 - self.open_boxes], limbs), dtype=np.int64)
        share_out(partial(self._work, layer, following, point), range(0, len(layer), CHUNK))

    def _work(self, layer: Ints, following: Ints, point: int, chunks: Iterator[int]) -> None:
        limbs, rolls = self.values.shape[1], self.rules.rolls_per_turn
        unit = np.array([point >> LIMB_BITS * limb & (1 << LIMB_BITS) - 1 for limb in range(limbs)], dtype=np.int64)
        worths = np.array(
            [
                [(1 << LIMB_BITS * limb) / (point * 6 ** (DICE_PER_ROLL * stage)) for limb in range(limbs)]
                for stage in range(rolls)
            ]
        )
        counts = np.zeros(2, dtype=np.int64)
        scratch = whole_kernels.scratch_arrays(self.rules, limbs)
        fixed = (self._classes, self.places, self._class_of, self._tables, unit, worths, scratch)
        for start in chunks:
            stop = min(start + CHUNK, len(layer))
            whole_kernels.solve_cells(self.values, following, layer, start, stop, *fixed, counts)
        with _ADDING:
            self.decisions += int(counts[DECISIONS])
            self.ties += int(counts[TIES])
            self._note(scratch, point)

    def _note(self, scratch: whole_kernels.Scratch, point: int) -> None:
        """Take over the smallest differences of one thread."""
        numbers, points, *_, least = scratch
        for kind in (FROM_BEST, OF_ANY_TWO):
            for stage, row in enumerate(least[:, kind].tolist()):
                if np.isfinite(points[row]):
                    number = sum(limb << LIMB_BITS * place for place, limb in enumerate(numbers[row].tolist()))
                    found = Fraction(number, point * 6 ** (DICE_PER_ROLL * stage))
                    self.smallest[kind] = min(found, self.smallest[kind] or found)

    def exact(self) -> Iterator[tuple[TurnState, int]]:
        """Yield every reachable turn state of the layer that was solved last, and its integer."""
        limbs, totals = self.values.shape[1], layout(self.rules).equivalent_totals
        data = np.ascontiguousarray(self.values).view(np.uint8).reshape(-1, limbs, 8)[:, :, :_LIMB_BYTES].tobytes()
        size, cell = limbs * _LIMB_BYTES, 0
        for status, lower, upper in self.layers[-1 - self.open_boxes].tolist():
            for members in totals[upper]:
                value = int.from_bytes(data[cell * size : (cell + 1) * size], "little")
                cell += 1
                for total in members:
                    yield (status, lower, upper, total), value


def certify(table: ValueTable) -> Generator[StepsDone, None, Certificate]:
    """Solve the rules of a table for fair dice in whole numbers and hold it against them."""
    solver, layers, worst = WholeSolver(table.rules), [], 0.0
    done, total = 0, sum(solver.sizes)
    while solver.open_boxes < len(table.rules.boxes):
        solver.solve_next()
        layer, error = _checked(solver, table)
        layers.append(layer)
        worst = max(worst, error)
        done += len(solver.values)
        yield StepsDone(done, total)
    ((_, value),) = solver.exact()
    par = Fraction(value, solver.denominator)
    difference, gap = (None if found is None else float(found) for found in solver.smallest)
    figures = (worst, solver.decisions, solver.ties, difference, gap)
    return Certificate(table.rules, par.numerator, par.denominator, *figures, tuple(layers))


def _checked(solver: WholeSolver, table: ValueTable) -> tuple[LayerHash, float]:
    """Return the layer that was solved last with its hash, and the largest error of the table in it, in points."""
    denominator, worst, lines, here = solver.denominator, 0.0, [], layout(table.rules)
    for state, value in solver.exact():
        over, under = float(table.values[here.index(*state)]).as_integer_ratio()
        worst = max(worst, abs(over * denominator - value * under) / (under * denominator))
        lines.append(line_of(table.rules, state, value))
    lines.sort()
    return LayerHash(solver.open_boxes, len(lines), hashlib.sha256("\n".join(lines).encode()).hexdigest()), worst


def line_of(rules: RuleSet, state: TurnState, value: int) -> str:
    """Return a turn state and its integer as a line of what is hashed.

    The line says nothing of how the program numbers turn states: a 1 for each filled box and a 0 for each open one, in
    the order of the scorecard; the upper total, no more than counts; 1 if a bonus for another Yahtzee is ahead; the
    integer in base 16. The lines of a layer are sorted and joined by line feeds.
    """
    filled = filled_boxes(rules, state)
    card = "".join("1" if category in filled else "0" for category in rules.categories)
    return f"{card} {state[3]} {int(state[0] == YAHTZEE_BONUS_AHEAD)} {value:x}"
