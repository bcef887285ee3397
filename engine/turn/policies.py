# SPDX-License-Identifier: MIT
"""A policy says what is done with the options of a turn: whether they are merely valued, kept, or one is remembered.

The best value is the largest. Which option it is that has it, only `Remembering` asks, and by one rule that holds all
over the engine (`engine.rules.ties`): of equal options the first is taken, categories as on the scorecard, then keeps
in the order of KEEPS.

Where a goal makes no difference, an `Order` of its own takes the option with the higher value. Values are expected
points of best play, so they are the same for all lanes of a group that stands in one turn state. All its options are
put in order once: fillings of boxes, and for each number of rolls left the keeps. What stands further in front has the
smaller number, and a policy that has an order takes the smaller number of what is equal.

As with dice models and goals, numba compiles the kernels for the type: for `Best` all that remembers falls away.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import intrinsic

from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MOST_BOXES
from engine.rules.ties import EQUAL
from engine.runtime.compiling import by_type, inlined, inner
from engine.turn import lanes
from engine.turn.endings import YAHTZEE_FACE, RuleTables, alike_bonus
from engine.turn.lanes import LANES
from engine.turn.lattice import BY_PARENTS, FIRST_ROLL, KEEP_COUNT, PARENTS, ROLL_COUNT, RUNS, FloatArray, IntArray

_STAGES = MAX_ROLLS_PER_TURN - 1


class Order(NamedTuple):
    """The options of one turn state in order of their values.

    `fillings` (fillings,) float64 has the number of each filling and `filling_at` (fillings,) int64 the filling of each
    number; `filling_box` is the box of each filling. `keeps` (4, 462) and `keep_at` (4, 462) are the same for keeps, by
    the rolls left after it; whole rolls, which are no options, come last. `filling_values` and `keep_values` are what
    stands behind it, in points;
    `bonus` (1,) is what five of a kind earn besides.

    Scratch:
        scored: (252, 8) the value of the box that each roll is scored in.
        spare: (462,) int64.
    """

    fillings: FloatArray
    filling_at: IntArray
    filling_values: FloatArray
    filling_box: np.ndarray[Any, np.dtype[np.uint8]]
    keeps: FloatArray
    keep_at: IntArray
    keep_values: FloatArray
    bonus: FloatArray
    scored: FloatArray
    spare: IntArray


def new_order(tables: RuleTables) -> Order:
    """Return an order still to be made, for the rules of `tables`."""
    count = int(tables.filling_count)
    keeps = np.tile(np.arange(KEEP_COUNT), (_STAGES, 1))
    return Order(
        fillings=np.zeros(count),
        filling_at=np.zeros(count, dtype=np.int64),
        filling_values=np.zeros(count),
        filling_box=tables.filling_box[:count].copy(),
        keeps=keeps.astype(np.float64),
        keep_at=keeps,
        keep_values=np.zeros((_STAGES, KEEP_COUNT)),
        bonus=np.zeros(1),
        scored=lanes.rows(ROLL_COUNT),
        spare=np.zeros(KEEP_COUNT, dtype=np.int64),
    )


@inner
def _sort(values, count, found, spare, numbers):
    """Write the first `count` values in falling order into `found`, and the number of each into `numbers`."""
    for place in range(count):
        found[place] = place
    width = 1
    while width < count:
        for begin in range(0, count, 2 * width):
            middle, end = min(begin + width, count), min(begin + 2 * width, count)
            left, right = begin, middle
            for place in range(begin, end):
                # Of equals the left one, which comes first.
                takes_left = left < middle
                if takes_left and right < end:
                    takes_left = values[found[right]] <= values[found[left]] + EQUAL
                if takes_left:
                    spare[place] = found[left]
                    left += 1
                else:
                    spare[place] = found[right]
                    right += 1
        for place in range(count):
            found[place] = spare[place]
        width *= 2
    for place in range(count):
        numbers[found[place]] = place


@inner
def put_in_order(view, status, tables, order):
    """Put the options of a turn state in `order`, as `view` has them in its first lane (`backward_induction.look`)."""
    order.bonus[0] = alike_bonus(tables, status)
    count = len(order.fillings)
    for filling in range(count):
        order.filling_values[filling] = view.parts[filling, 0]
    _sort(order.filling_values, count, order.filling_at, order.spare, order.fillings)
    for stage in range(tables.rolls_per_turn - 1):
        for keep in range(FIRST_ROLL):
            order.keep_values[stage, keep] = view.keeps[stage, keep, 0]
        _sort(order.keep_values[stage], FIRST_ROLL, order.keep_at[stage], order.spare, order.keeps[stage])


NO_BOX = MOST_BOXES
SCORE = -1.0
"""Among the choices of a policy: score at once; before all keeps where options are equal."""


class Best(NamedTuple):
    """Values the best option and forgets which it was."""

    unused: int


class BestUnrolled(Best):
    """As `Best`, by steps written out one after the other (`engine.turn.unrolled`)."""


class View(NamedTuple):
    """Keeps what options look worth to a player, for eight turn states.

    `parts` (part_count, 8) gives the boxes (`backward_induction.box_value`). `keeps` (4, 462, 8) has, by the rolls left
    after it, the value of every keep that is rolled; its last 252 rows are the value of each roll when scored at once.
    """

    parts: FloatArray
    keeps: FloatArray


class Shadow(NamedTuple):
    """Values the best option of the game that a demon looks at, and writes down how the demon answers by that.

    `answers` (5, 462, 8) int64: with n rolls left after it, the roll that answers a keep.
    """

    answers: IntArray


class Remembering(NamedTuple):
    """Values the best option and writes down which it is, and what tells how the dice will answer.

    Out:
        boxes: (252, 8) float64, the best box of each roll.
        first_boxes: (252, 8) the same for the first roll of a turn, where a box scores more then and is best; else
            `NO_BOX`.
        choices: (4, 252, 8) float64, by the rolls left after it: `SCORE`, or the row of KEEPS that is best for a roll.
        answers: (5, 462, 8) int64, the demons only: with n rolls left after it, the roll that answers a keep.
        seen: (5, 462, 8) F_n as worst-of-N sorts it: rounded, so that equal rolls stand in the order of ROLLS.

    In:
        order: which of equal options is taken; None for the first. All lanes are in one turn state then.

    Scratch:
        part_boxes: (n, 8) the box behind each row of parts (`engine.turn.backward_induction`) that holds the best of
            them.
        scored: (252, 8) the value of each roll when it is scored at once.
        marks: (462, 8) the keep that the value of each row of the work array comes from.
    """

    boxes: FloatArray
    first_boxes: FloatArray
    choices: FloatArray
    answers: IntArray
    seen: FloatArray
    part_boxes: FloatArray
    scored: FloatArray
    marks: FloatArray
    order: Order | None = None


class RememberingRatios(Remembering):
    """As `Remembering`, but equal are values that differ by no more than `ties.EQUAL` times the smaller one.

    What points are worth to a player with an aversion to risk has no scale of its own.
    """


BEST = Best(0)
BEST_UNROLLED = BestUnrolled(0)


def new_view(parts: int) -> View:
    """Return a view still to be had, for `parts` rows of parts."""
    return View(lanes.rows(parts), lanes.rows(MAX_ROLLS_PER_TURN - 1, KEEP_COUNT))


def new_shadow() -> Shadow:
    """Return a shadow without answers."""
    return Shadow(np.zeros((MAX_ROLLS_PER_TURN, KEEP_COUNT, LANES), dtype=np.int64))


def remembering(parts: int, *, ratios: bool = False, order: Order | None = None) -> Remembering:
    """Return a policy that remembers, for `parts` rows of parts; by `ratios` if values have no scale of their own."""
    return (RememberingRatios if ratios else Remembering)(
        boxes=lanes.rows(ROLL_COUNT),
        first_boxes=lanes.rows(ROLL_COUNT),
        choices=lanes.rows(MAX_ROLLS_PER_TURN - 1, ROLL_COUNT),
        answers=new_shadow().answers,
        seen=lanes.rows(MAX_ROLLS_PER_TURN, KEEP_COUNT),
        part_boxes=lanes.rows(parts),
        scored=lanes.rows(ROLL_COUNT),
        marks=lanes.rows(KEEP_COUNT),
        order=order,
    )


@intrinsic
def prefer(typing_context: Any, policy: Any, value: Any, mark: Any, best: Any, best_mark: Any) -> Any:
    """``prefer(policy, a, i, b, j)``: the mark of the preferred of two options, for a policy that remembers."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if "marks" in policy.fields:
            return lanes.preferred_mark(builder, *arguments[1:], by_ratio=policy.instance_class is RememberingRatios)
        return arguments[4]

    return lanes.lanes(policy, value, mark, best, best_mark), codegen


def _order_of(policy: Any) -> Any:
    """Return the numba type of the order of a policy, None if it has none."""
    if "order" not in policy.fields:
        return None
    order = policy.types[policy.fields.index("order")]
    return None if order is types.none else order


def _fitting(policy: Any, forgetting: Any, remembering: Any, by_order: Any, viewing: Any) -> Any:
    """Return which of the ways to do something is that of a policy."""
    if "marks" not in policy.fields:
        return viewing if policy.instance_class is View else forgetting
    return remembering if _order_of(policy) is None else by_order


@inner
def copy(source, target, start, stop):
    """Copy rows of lanes."""
    for row in range(start, stop):
        lanes.store(target, row, lanes.load(source, row))


@by_type
def box_mark(policy, box, filling):
    """Return the mark of a filling of a box, for a policy that remembers."""

    def forgetting(policy, box, filling):
        return lanes.fill(0.0)

    def remembering(policy, box, filling):
        return lanes.fill(box)

    def by_order(policy, box, filling):
        return lanes.fill(policy.order.fillings[filling])

    return _fitting(policy, forgetting, remembering, by_order, forgetting)


def _noting(field: str) -> Any:
    """Make the intrinsic that writes a row of an array of a policy, if it has one of that name."""

    @intrinsic
    def note(typing_context: Any, policy: Any, row: Any, mark: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if field in policy.fields:
                pointer = _pointer_to(field, context, builder, signature, arguments)
                builder.store(arguments[2], pointer, align=lanes.DOUBLE_BYTES)
            return context.get_dummy_value()

        return types.void(policy, row, mark), codegen

    return note


def _noted(field: str) -> Any:
    """Make the intrinsic that reads a row of an array of a policy; anything where it has none of that name."""

    @intrinsic
    def noted(typing_context: Any, policy: Any, row: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if field not in policy.fields:
                return lanes.constant(0.0)
            pointer = _pointer_to(field, context, builder, signature, arguments)
            return builder.load(pointer, align=lanes.DOUBLE_BYTES)

        return lanes.lanes(policy, row), codegen

    return noted


def _pointer_to(field: str, context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Address a row of an array of a policy."""
    kind, place = signature.args[0], signature.args[0].fields.index(field)
    row = lanes.to_intp(context, builder, signature.args[1], arguments[1])
    return lanes.row_pointer(context, builder, kind.types[place], builder.extract_value(arguments[0], place), row)


note_part, noted_part = _noting("part_boxes"), _noted("part_boxes")
"""``note_part(policy, row, mark)``, ``noted_part(policy, row)``: the box behind a row of parts."""
_note_mark, _noted_mark = _noting("marks"), _noted("marks")
note_box = _noting("boxes")
"""``note_box(policy, roll, mark)``: the best box of a roll."""
note_first = _noting("first_boxes")
"""``note_first(policy, roll, mark)``: the box that is best for a roll because it is the first of a turn."""


@by_type
def note_scores(policy, work):
    """Write down what the rolls in `work` are worth when they are scored."""

    def forgetting(policy, work):
        pass

    def viewing(policy, work):
        copy(work, policy.keeps[0], FIRST_ROLL, KEEP_COUNT)

    def remembering(policy, work):
        for roll in range(ROLL_COUNT):
            lanes.store(policy.scored, roll, lanes.load(work, FIRST_ROLL + roll))

    def by_order(policy, work):
        order = policy.order
        for roll in range(ROLL_COUNT):
            lanes.store(policy.scored, roll, lanes.load(work, FIRST_ROLL + roll))
            bonus = order.bonus[0] if YAHTZEE_FACE[roll] >= 0 else 0.0
            numbers = lanes.load(policy.boxes, roll)
            if lanes.is_uniform(numbers):
                filling = order.filling_at[np.uintp(lanes.lane_of(numbers, 0))]
                lanes.store(policy.boxes, roll, lanes.fill(order.filling_box[filling]))
                lanes.store(order.scored, roll, lanes.fill(order.filling_values[filling] + bonus))
                continue
            for lane in range(LANES):
                filling = order.filling_at[np.uintp(policy.boxes[roll, lane])]
                policy.boxes[roll, lane] = order.filling_box[filling]
                order.scored[roll, lane] = order.filling_values[filling] + bonus

    return _fitting(policy, forgetting, remembering, by_order, viewing)


@by_type
def _note_keeps(policy, work, stage):
    """Keep the values of keeps, or give them the marks that they begin with, `stage` rolls left then."""

    def forgetting(policy, work, stage):
        pass

    def viewing(policy, work, stage):
        if stage > 0:
            copy(policy.keeps[0], policy.keeps[stage], FIRST_ROLL, KEEP_COUNT)
        copy(work, policy.keeps[stage], 0, FIRST_ROLL)

    def by_row(policy, work, stage):
        # The others come to theirs on the way: it is their row.
        lanes.store(policy.marks, 0, lanes.fill(0))

    def by_order(policy, work, stage):
        for keep in range(KEEP_COUNT):
            lanes.store(policy.marks, keep, lanes.fill(policy.order.keeps[stage, keep]))

    return _fitting(policy, forgetting, by_row, by_order, viewing)


@inner
def _look_up_keeps(order, stage, numbers, roll, keeps, values):
    """Write the keeps with these numbers in the order, and their values, into a row of `keeps` and of `values`."""
    if lanes.is_uniform(numbers):
        number = np.uintp(lanes.lane_of(numbers, 0))
        is_keep = number < FIRST_ROLL  # to hold a whole roll is to score it later
        keep = np.uintp(order.keep_at[stage, number]) if is_keep else number
        lanes.store(keeps, roll, lanes.fill(np.float64(keep)))
        lanes.store(values, roll, lanes.fill(order.keep_values[stage, keep] if is_keep else -np.inf))
        return
    lanes.store(keeps, roll, numbers)
    for lane in range(LANES):
        number = np.uintp(keeps[roll, lane])
        values[roll, lane] = -np.inf
        if number < FIRST_ROLL:
            keep = np.uintp(order.keep_at[stage, number])
            keeps[roll, lane], values[roll, lane] = np.float64(keep), order.keep_values[stage, keep]


@by_type
def _settle(policy, work, stage):
    """Write down what is best for each roll, `stage` rolls being left after that."""

    def forgetting(policy, work, stage):
        pass

    def remembering(policy, work, stage):
        for roll in range(ROLL_COUNT):
            best, mark = lanes.load(work, FIRST_ROLL + roll), lanes.load(policy.marks, FIRST_ROLL + roll)
            scored = lanes.load(policy.scored, roll)
            lanes.store(policy.choices[stage], roll, prefer(policy, scored, lanes.fill(SCORE), best, mark))

    def by_order(policy, work, stage):
        order, choices, values = policy.order, policy.choices[stage], policy.marks
        score, equal, less = lanes.fill(SCORE), lanes.fill(EQUAL), lanes.fill(-EQUAL)
        for roll in range(ROLL_COUNT):
            _look_up_keeps(order, stage, lanes.load(policy.marks, FIRST_ROLL + roll), roll, choices, values)
            lead = lanes.subtract(lanes.load(policy.scored, roll), lanes.load(work, FIRST_ROLL + roll))
            keep, least = lanes.load(choices, roll), lanes.subtract(lanes.load(values, roll), equal)
            # To score at once where it is worth more, or as much and the box no less than the keep.
            choice = lanes.where_above(least, lanes.load(order.scored, roll), keep, score)
            choice = lanes.where_above(less, lead, keep, choice)
            lanes.store(choices, roll, lanes.where_above(lead, equal, score, choice))

    return _fitting(policy, forgetting, remembering, by_order, forgetting)


@by_type
def _own_mark(policy, keep):
    """Return the mark that a keep begins with."""

    def forgetting(policy, keep):
        return lanes.fill(0.0)

    def remembering(policy, keep):
        return lanes.fill(keep)

    def by_order(policy, keep):
        return lanes.load(policy.marks, keep)

    return _fitting(policy, forgetting, remembering, by_order, forgetting)


@inlined
def take_best(policy, work, stage):
    """Give each keep the best value among itself and all smaller keeps of it, from small keeps to large.

    That turns K_n, n being `stage`, into F_n+1.
    """
    # In place: a parent comes before its children and has by then the best of all keeps below it.
    _note_keeps(policy, work, stage)
    for run in range(len(RUNS)):
        for place in range(RUNS[run, 1], RUNS[run, 2]):
            keep = BY_PARENTS[place]
            best, mark = lanes.load(work, keep), _own_mark(policy, keep)
            for number in range(RUNS[run, 0]):
                parent = PARENTS[place, number]
                value = lanes.load(work, parent)
                mark = prefer(policy, best, mark, value, _noted_mark(policy, parent))
                best = lanes.maximum(best, value)
            lanes.store(work, keep, best)
            _note_mark(policy, keep, mark)
    _settle(policy, work, stage)
