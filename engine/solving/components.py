# SPDX-License-Identifier: MIT
"""A component table says of every turn state where its value comes from, and how far the points to come spread.

It is made from a value table, layer by layer like that one (`engine.solving.solver`);
`engine.solving.component_kernels` has the formulas. It takes about as long as a few solves and 40 MB, and is not kept
on disk.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Generator, Iterator
from functools import partial
from weakref import WeakValueDictionary

import numpy as np

from engine.rules import turn_states
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.solving.component_kernels import STORE, Classes, follow_blocks, new_weights, numbers_of
from engine.solving.layers import CHUNK, backwards, class_of_totals, layers_of, total_classes
from engine.solving.new_table_checks import check_components, sure
from engine.solving.value_table import ValueTable
from engine.turn.backward_induction import part_count
from engine.turn.dice_models import kernel_dice
from engine.turn.endings import rule_tables
from engine.turn.flow import new_flow
from engine.turn.goals import points_goal
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray, IntArray

_ROWS_AT_ONCE = 4096


@dataclass(frozen=True)
class ComponentTable:
    """The components of all turn states under best play.

    `numbers` is (n, 16) float64 in Yahtzee, NaN where no game can get to: points to come in the categories, from the
    upper bonus (until it is earned) and from Yahtzee bonuses, and the variance of the points to come
    (`component_kernels.numbers_of`).
    """

    numbers: FloatArray

    @property
    def words(self) -> FloatArray:
        """`numbers` as the kernels take them: (n, 8), the words of each turn state one after the other."""
        return self.numbers.reshape(-1, LANES)


def _unknown_numbers(rules: RuleSet) -> FloatArray:
    """Return NaN for all turn states, filled in bit by bit: all at once would hold the interpreter for 60 ms."""
    here = turn_states.layout(rules)
    rows = here.statuses * here.lower_sets * here.class_count
    numbers = np.empty((rows, numbers_of(rules).size))
    for start in range(0, rows, _ROWS_AT_ONCE):
        numbers[start : start + _ROWS_AT_ONCE] = np.nan
    return numbers


def _build_chunks(
    table: ValueTable, fair: ValueTable | None, numbers: FloatArray, layer: IntArray, chunks: Iterator[int]
) -> None:
    """Do chunks of `layer` until none is left; `chunks` is shared by all threads."""
    rules = table.rules
    whole_turns = (Classes(*total_classes(rules), class_of_totals(rules)), 0, rules.rolls_per_turn, STORE)
    model = kernel_dice(table.dice_model, fair.values if fair is not None else None, part_count(rules))
    behind = (*whole_turns, rule_tables(rules), model, new_flow(rules), new_weights(rules))
    goal, words = points_goal(table.values), numbers.reshape(-1, LANES)
    for start in chunks:
        follow_blocks(goal, words, layer, start, min(start + CHUNK, len(layer)), *behind)


def fill_components(
    table: ValueTable, fair: ValueTable | None, layers: list[IntArray], threads: int | None
) -> Generator[StepsDone, None, ComponentTable]:
    """Work out the components of the turn states of some layers, the last of them full scorecards."""
    rules, here = table.rules, turn_states.layout(table.rules)
    numbers = _unknown_numbers(rules)
    # Nothing is to come on full scorecards.
    classes = np.unique(class_of_totals(rules)[-here.totals :])
    for yahtzee, lower, _ in layers[-1]:
        numbers[(yahtzee * here.lower_sets + lower) * here.class_count + classes[classes >= 0]] = 0.0
    yield from backwards(rules, layers, partial(_build_chunks, table, fair, numbers), threads)
    return ComponentTable(numbers)


@sure
def build_components(
    table: ValueTable, fair: ValueTable | None = None, *, threads: int | None = None
) -> Generator[StepsDone, None, ComponentTable]:
    """Work out the components of all turn states.

    Yields how far it is after each layer (closing the generator cancels) and returns the table.

    The demon looks at the fair table of the same rules; other models need none.

    Raises:
        ValueError: for the demon without a fair table.
        TableError: if the components are found to be wrong (`engine.solving.new_table_checks`), also when all was
            compiled again.
    """
    components = yield from fill_components(table, fair, layers_of(table.rules), threads)
    check_components(components.numbers, table)
    return components


_IN_USE: WeakValueDictionary[bytes, ComponentTable] = WeakValueDictionary()
_IN_USE_LOCK = threading.Lock()


def obtain_components(
    table: ValueTable, fair: ValueTable | None = None, *, threads: int | None = None
) -> Generator[StepsDone, None, ComponentTable]:
    """Return the same as `build_components`, shared within the process: it takes a second and 40 MB."""
    key = _fingerprint(table, fair)
    with _IN_USE_LOCK:
        found = _IN_USE.get(key)
    if found is None:
        found = yield from build_components(table, fair, threads=threads)
        with _IN_USE_LOCK:
            _IN_USE[key] = found
    return found


def _fingerprint(table: ValueTable, fair: ValueTable | None) -> bytes:
    """Return what tells tables apart: their rules, their dice, and every value."""
    digest = hashlib.blake2b(f"{table.rules.key} {table.dice_model.name}".encode())
    for values in (table.values, *([fair.values] if fair is not None else [])):
        digest.update(values.data)
    return digest.digest()


def warm_up(model: DiceModel = FAIR_DICE) -> None:
    """Compile the kernel that builds components for `model` (or load it from numba's cache) by doing no blocks."""
    nothing = ValueTable(DEFAULT_RULES, np.zeros(1), model)
    _build_chunks(nothing, nothing, _unknown_numbers(DEFAULT_RULES), np.zeros((0, 3), dtype=np.int64), iter([0]))
