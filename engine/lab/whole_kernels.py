# SPDX-License-Identifier: MIT
"""Whole numbers: the compiled code that solves a rule set without rounding anything, and looks at every decision.

With n boxes open and R rolls a turn, the value of a turn state is an integer over 6^(5 R n), so that integer is what is
worked out: of up to 550 bits for the usual rules. It is held as limbs of 48 bits, the lowest first, in int64. Sixteen
bits are free in each: six children are added up and five dice's worth of factors multiplied (6^5 < 2^13) before
anything has to be carried.

A turn goes backwards as in `engine.solving.kernels`, with sums in place of means: a keep of k dice has the sum of
its six children, which is 6^(5 - k) times its mean, so 6^k times that sum is 6^5 times its mean, whatever its size.
Endings and values of the roll before are multiplied by 6^5 as well and can be compared with it.

Every integer has a companion in float64, in points, right to 14 digits. What differs by more than `NEAR` there differs
in truth; only what lies nearer is compared limb by limb. So the options of a decision are sorted by their companions,
and the best, all ties and the smallest differences are exact all the same.
"""

from __future__ import annotations

import numpy as np

from engine.rules import dice
from engine.rules.scoring import RuleSet
from engine.runtime.compiling import compiled, inner
from engine.turn.endings import alike_bonus, block_of, fill_box, open_boxes, points_row, rule_tables
from engine.turn.lattice import CHILDREN, FIRST_ROLL, KEEP_COUNT, ROLL_COUNT, FloatArray, IntArray

LIMB_BITS = 48
NEAR = 1e-9
"""Points: nearer options are compared limb by limb. No game has more than 33,000 points, and so no companion is off by
more than a tenth of this."""
_LIMB = (1 << LIMB_BITS) - 1
_PER_ROLL = 6**dice.DICE_PER_ROLL

_proper = [[dice.KEEP_INDEX[keep] for keep in dice.keeps_of(roll)[:-1]] for roll in dice.ROLLS]
PROPER_START = np.cumsum([0, *map(len, _proper)])
PROPER_KEEPS = np.array([keep for keeps in _proper for keep in keeps])
"""(253,) and (4116,): the keeps of each roll that leave something to roll, and where those of each begin."""
KEEP_FACTOR = np.array([6 ** len(keep) for keep in dice.KEEPS])
"""(462,): 6 to the number of dice kept."""
ROLL_WAYS = np.array([dice.ways(roll) for roll in dice.ROLLS])
"""(252,): in how many ways five dice show each roll."""
MOST_OPTIONS = 64
Scratch = tuple[IntArray, FloatArray, IntArray, IntArray, IntArray]

DECISIONS, TIES = range(2)
"""Entries of the counts: decisions between more than one option, and those where another is worth as much."""
FROM_BEST, OF_ANY_TWO = range(2)
"""The smallest differences that are kept: between a best option and another, and between any two of a decision."""


@inner
def _carry(numbers, row, limbs):
    """Bring the limbs of a row below 2^48 again."""
    over = np.int64(0)
    for limb in range(limbs):
        total = numbers[row, limb] + over
        over = total >> LIMB_BITS
        numbers[row, limb] = total & _LIMB


@inner
def _times(numbers, row, factor, limbs):
    """Multiply a row by at most 6^5."""
    for limb in range(limbs):
        numbers[row, limb] *= factor
    _carry(numbers, row, limbs)


@inner
def _points(numbers, row, limbs, worths):
    """Return the companion of a row: `worths` says how many points one in each limb is."""
    total = 0.0
    for limb in range(limbs):
        total += np.float64(numbers[row, limb]) * worths[limb]
    return total


@inner
def _compared(numbers, one, other, limbs):
    """Return 1, 0 or -1: whether a row is more than, the same as, or less than another."""
    for step in range(limbs):
        limb = limbs - 1 - step
        if numbers[one, limb] != numbers[other, limb]:
            return 1 if numbers[one, limb] > numbers[other, limb] else -1
    return 0


@inner
def _note_difference(numbers, points, one, other, least, limbs, worths):
    """Return whether two rows differ; a difference below that of the row `least` is written there.

    The last row of `numbers` is overwritten.
    """
    order, difference = _compared(numbers, one, other, limbs), len(numbers) - 1
    if order == 0:
        return False
    more, less = (one, other) if order > 0 else (other, one)
    for limb in range(limbs):
        numbers[difference, limb] = numbers[more, limb] - numbers[less, limb]
    _carry(numbers, difference, limbs)
    if _compared(numbers, difference, least, limbs) < 0:
        for limb in range(limbs):
            numbers[least, limb] = numbers[difference, limb]
        points[least] = _points(numbers, least, limbs, worths)
    return True


@inner
def _sort(points, options, count):
    """Sort options by their companions, the largest first."""
    for number in range(1, count):
        option = options[number]
        value, place = points[option], number
        while place > 0 and points[options[place - 1]] < value:
            options[place] = options[place - 1]
            place -= 1
        options[place] = option


@inner
def _look(numbers, points, options, count, kept, least, limbs, worths, times, counts):
    """Return the row of the best of some options, and note what kind of decision it is.

    `kept` is the row of keeping all five dice, -1 where no roll is left: no option of its own, for it is what is done a
    roll later, but it has its place in the ranking. `least` are the rows of the smallest differences, `times` is how
    many turn states the decision stands for.
    """
    _sort(points, options, count)
    winner = options[0]
    for number in range(1, count):
        if points[options[number]] < points[options[0]] - NEAR:
            break
        if _compared(numbers, options[number], winner, limbs) > 0:
            winner = options[number]
    if count == 1:
        return winner
    counts[DECISIONS] += times
    is_tied = False
    for number in range(count):
        option = options[number]
        if points[winner] - points[option] > points[least[FROM_BEST]] + NEAR:
            break
        if option != winner and not _note_difference(numbers, points, winner, option, least[FROM_BEST], limbs, worths):
            is_tied = True
    if is_tied:
        counts[TIES] += times
    if kept >= 0:
        options[count] = kept
        count += 1
        _sort(points, options, count)
    for number in range(count - 1):
        for lower in range(number + 1, count):
            if points[options[number]] - points[options[lower]] > points[least[OF_ANY_TWO]] + NEAR:
                break
            _note_difference(numbers, points, options[number], options[lower], least[OF_ANY_TWO], limbs, worths)
    return winner


@inner
def _write_endings(state, open_set, tables, unit, following, places, class_of, class_start, numbers, limbs):
    """Write what each ending of the turn is worth with all that follows it: the first rows of `numbers`."""
    status, lower, upper, total = state
    for ending in range(tables.ending_count):
        row = np.uintp(ending)
        box, points = np.int64(tables.ending_box[row]), np.int64(tables.ending_points[row])
        if (open_set >> box) & 1 == 0:
            continue
        after, lower_after, upper_after, total_after, bonus = fill_box(tables, status, lower, upper, total, box, points)
        gained = points + np.int64(bonus)
        if tables.ending_alike[row]:
            gained += np.int64(alike_bonus(tables, status))
        first = places[block_of(tables, after, lower_after, upper_after)] - class_start[upper_after]
        cell = first + class_of[upper_after * tables.totals + total_after]
        for limb in range(limbs):
            numbers[ending, limb] = gained * unit[limb]
        for limb in range(following.shape[1]):
            numbers[ending, limb] += following[cell, limb]
        _carry(numbers, ending, limbs)


@inner
def _note_points(open_set, tables, numbers, points, limbs, worths):
    """Write the companions of the endings of the turn."""
    for ending in range(tables.ending_count):
        if (open_set >> np.int64(tables.ending_box[np.uintp(ending)])) & 1:
            points[ending] = _points(numbers, ending, limbs, worths)


@inner
def _go_back(open_set, tables, numbers, points, best, keeps, limbs, worths):
    """Go back by a roll: write what the keeps are worth from row `keeps` on, and bring the endings to their scale."""
    _roll_on(numbers, best, keeps, limbs)
    for keep in range(FIRST_ROLL):
        points[keeps + keep] = _points(numbers, keeps + keep, limbs, worths)
    for ending in range(tables.ending_count):
        if (open_set >> np.int64(tables.ending_box[np.uintp(ending)])) & 1:
            _times(numbers, ending, _PER_ROLL, limbs)


@inner
def _keep_all(tables, numbers, points, before, limbs):
    """Return the row of what keeping all five dice is worth: that of the best a roll later, in the scale of now.

    That is `before`, if it is an ending, whose row is in that scale. What is not is copied to the last row but one.
    """
    if before < tables.ending_count:
        return before
    kept = np.int64(len(points) - 1)
    for limb in range(limbs):
        numbers[kept, limb] = numbers[before, limb]
    _times(numbers, kept, _PER_ROLL, limbs)
    points[kept] = points[before]
    return kept


@inner
def _list_options(state, open_set, tables, rows, roll, keeps, options):
    """Write the rows of the options of a roll, boxes first, and return how many; no `keeps` (-1) where none is left."""
    status, lower, upper, _ = state
    row, count = np.uintp(points_row(tables, status, lower, upper, roll)), 0
    for box in range(tables.boxes):
        if tables.points[row, np.uintp(box)] >= 0.0 and (open_set >> box) & 1:
            options[count] = rows[row, np.uintp(box)]
            count += 1
    if keeps >= 0:
        for place in range(PROPER_START[roll], PROPER_START[roll + 1]):
            options[count] = keeps + PROPER_KEEPS[place]
            count += 1
    return count


@inner
def _write_value(values, cell, numbers, best, limbs):
    """Write what a turn state is worth: the best of every roll, as often as it comes up."""
    for limb in range(limbs):
        total = np.int64(0)
        for roll in range(ROLL_COUNT):
            total += ROLL_WAYS[roll] * numbers[best[roll], limb]
        values[cell, limb] = total
    _carry(values, cell, limbs)


@compiled
def solve_cells(
    values,
    following,
    blocks,
    start,
    stop,
    classes,
    places,
    class_of,
    tables,
    unit,
    worths,
    scratch,
    counts,
):
    """Solve the turn states of ``blocks[start:stop]`` in whole numbers, and look at all of their decisions.

    Args:
        values: (cells, limbs) int64, out: the value of each class of turn states of this layer, over 6^(5 R n).
        following: (cells, fewer limbs) int64, those of the layer with a box less open.
        blocks, start, stop, classes: as in `engine.solving.kernels.each_group`.
        places: where the cells of a block begin in its layer, from `engine.solving.layers.cell_places`.
        class_of: from `engine.solving.layers.class_of_totals`.
        tables: from `endings.rule_tables`.
        unit: (limbs,) int64, one point over 6^(5 R (n - 1)).
        worths: (R, limbs) float64, how many points one in a limb is after 0, 1, ... rolls.
        scratch: of one thread, from `scratch_arrays`; its last array names the rows of the smallest differences so far.
        counts: (2,) int64, added to: `DECISIONS` and `TIES`, in turn states.
    """
    class_start, member_start, members = classes
    limbs, stages = values.shape[1], tables.rolls_per_turn - 1
    numbers, points, options, best, least = scratch
    for block in range(start, stop):
        status, lower, upper = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        open_set = open_boxes(tables, status, lower, upper)
        for number in range(class_start[upper], class_start[upper + 1]):
            times = member_start[number + 1] - member_start[number]
            state = (status, lower, upper, members[member_start[number]])
            _write_endings(state, open_set, tables, unit, following, places, class_of, class_start, numbers, limbs)
            _note_points(open_set, tables, numbers, points, limbs, worths[0])
            keeps = np.int64(-1)
            for stage in range(stages + 1):
                if stage > 0:
                    keeps = np.int64(tables.ending_count + (stage - 1) * KEEP_COUNT)
                    _go_back(open_set, tables, numbers, points, best, keeps, limbs, worths[stage])
                rows = tables.first_ending_rows if stage == stages else tables.ending_rows
                for roll in range(ROLL_COUNT):
                    count = _list_options(state, open_set, tables, rows, roll, keeps, options)
                    kept = _keep_all(tables, numbers, points, best[roll], limbs) if stage > 0 else np.int64(-1)
                    best[roll] = _look(
                        numbers, points, options, count, kept, least[stage], limbs, worths[stage], times, counts
                    )
            cell = places[block_of(tables, status, lower, upper)] + number - class_start[upper]
            _write_value(values, cell, numbers, best, limbs)


def scratch_arrays(rules: RuleSet, limbs: int) -> Scratch:
    """Return the work space of one thread.

    These are integers and their companions (of endings and keeps, then of the smallest differences, and two rows to
    work in, the last without one); options; the best of each roll; and (R, 2) the rows of the smallest differences
    after 0, 1, ... rolls, by `FROM_BEST` and `OF_ANY_TWO`: infinite where there is none yet.
    """
    first = int(rule_tables(rules).ending_count) + KEEP_COUNT * (rules.rolls_per_turn - 1)
    least = first + np.arange(2 * rules.rolls_per_turn).reshape(-1, 2)
    numbers, points = np.zeros((first + least.size + 2, limbs), dtype=np.int64), np.zeros(first + least.size + 1)
    numbers[least], points[least] = _LIMB, np.inf
    return numbers, points, np.zeros(MOST_OPTIONS, dtype=np.int64), np.zeros(ROLL_COUNT, dtype=np.int64), least


@inner
def _roll_on(numbers, best, keeps, limbs):
    """Write the keeps of a stage: 6^5 times the mean of what `best` names for the rolls that follow."""
    for step in range(FIRST_ROLL):
        keep = FIRST_ROLL - 1 - step
        row = keeps + keep
        for limb in range(limbs):
            numbers[row, limb] = 0
        for face in range(6):
            child = np.int64(CHILDREN[keep, face])
            source = keeps + child if child < FIRST_ROLL else best[child - FIRST_ROLL]
            for limb in range(limbs):
                numbers[row, limb] += numbers[source, limb]
    for keep in range(FIRST_ROLL):
        _times(numbers, keeps + keep, KEEP_FACTOR[keep], limbs)
