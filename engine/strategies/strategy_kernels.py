# SPDX-License-Identifier: MIT
"""A strategy kernel says what a strategy keeps and scores in a turn state, and what that is worth.

In the terms of `engine.solving.kernels`, a strategy p gives each keep k of a roll r with n rolls left the chance
p_n(k | r), and each box c the chance p(c | r) when it stops. To keep all five dice is to stop, whatever is left to
roll, and stopping scores at once. What it expects follows backwards as for best play, with means in place of the
maxima:

    F_0(r) = sum over boxes c of p(c | r) * (points(c, r) + bonuses + V(s after c))
    F_n+1(r) = p_n+1(r | r) * F_0(r) + sum over smaller keeps k of r of p_n+1(k | r) * K_n(k)

and K and V from F as there. There are five kinds of strategies:

* RANDOM: each die is kept with chance 1/2, each allowed box is as likely;
* RANDOM_KEEPS: the same keeps, but the preferred box;
* BEST: the preferred keep and the preferred box;
* SOFT: every option with the weight max(0, 1 - loss / reach)^8, loss being what it is worth less than the best one
  (close to exp(-8 loss / reach), but options that lose `reach` or more are never taken);
* RATED: every open box has an appeal that depends on the dice; the most appealing one says what is kept, or is scored.

Each of them may have a rule list in front (`engine.strategies.rule_lists`): where a rule fits, it decides, and where it
says what boxes are worth, a roll is scored where it brings most beyond that.

What RANDOM_KEEPS, BEST and SOFT prefer is worked out like best play, from a table of their own of what a turn state is
worth: the optimal values, or zeros for a player who thinks of this turn alone. Of equal options the first is taken, by
the one rule of `engine.turn.policies`.

Nothing looks at the upper total but through such values, so upper totals with the same future are one, and eight turn
states are worked on at once, as in `engine.solving.kernels`.

Of a rule list the kernel takes the first rule that fits. Everything the dice decide is worked out beforehand
(`rule_arrays`): for each number of rolls left and each row of `endings.RuleTables.points` there is a list of the rules
that fit the dice, with the keep or the box that each names. What boxes are worth to the player comes after the rules,
as how much the dice are wanted in each. What remains are the boxes: a rule has clauses, and each of them needs one of
its boxes open, or one filled. They are the same for all dice of a turn state, and looked at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.rules import dice
from engine.rules.categories import CATEGORIES, UPPER
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MOST_BOXES
from engine.rules.scoring import UPPER_BONUS_AT, RuleSet
from engine.runtime.compiling import by_type, inner
from engine.strategies.rule_lists.reading import MOST_CLAUSES, MOST_RULES
from engine.strategies.rule_lists.rule_list import RuleList
from engine.turn import lanes
from engine.turn.backward_induction import box_value, go_back, look, part_count, score_rolls
from engine.turn.bunches import ShortArray
from engine.turn.dice_models import FairDice
from engine.turn.endings import (
    FACES,
    POINT_ROWS,
    YAHTZEE_FACE,
    RuleTables,
    alike_bonus,
    open_boxes,
    points_row,
    rule_tables,
)
from engine.turn.goals import AXES, Axis, Points, aim
from engine.turn.lanes import LANES
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT, FloatArray, IntArray
from engine.turn.policies import BEST as BEST_OPTION
from engine.turn.policies import NO_BOX, SCORE, Best, Remembering, View, new_order, new_view, put_in_order, remembering

BOXES = len(CATEGORIES)
_ANY = (1 << MOST_BOXES) - 1
_ENOUGH_ALIKE = UPPER_BONUS_AT // sum(dice.FACES)
"""How many dice of every face earn the upper bonus."""


class KernelRules(NamedTuple):
    """A rule list as the kernels take it.

    `starts` (5 * 300 + 1,) says by rolls left and row of points where the rules that fit the dice begin in `numbers`,
    in order, and in `actions`, what each says: a keep, or with no roll left a box. `clauses` (rules, 12, 2) are sets of
    boxes, of which one must be open, or one filled; those that say nothing have all boxes in both. `wanted` (2, 300,
    16) is how much more dice bring in a box than it is worth to the player, first where the upper bonus is earned or
    lost, then while it can still be earned; (0, 300, 16) if boxes are worth nothing in particular.
    """

    starts: np.ndarray[Any, np.dtype[np.int64]]
    numbers: ShortArray
    actions: ShortArray
    clauses: ShortArray
    wanted: FloatArray


NO_RULES = KernelRules(
    np.zeros(MAX_ROLLS_PER_TURN * POINT_ROWS + 1, dtype=np.int64),
    np.zeros(1, dtype=np.uint16),
    np.zeros(1, dtype=np.uint16),
    np.full((1, MOST_CLAUSES, 2), _ANY, dtype=np.uint16),
    np.zeros((0, POINT_ROWS, MOST_BOXES)),
)
"""A list without rules."""


def dice_of_row(row: int) -> dice.Dice:
    """Return the dice that a row of `RuleTables.points` is about."""
    return dice.ROLLS[row] if row < ROLL_COUNT else ((row - ROLL_COUNT) % FACES + 1,) * dice.DICE_PER_ROLL


def rule_arrays(rules: RuleList | None, tables: RuleTables) -> KernelRules:
    """Return a rule list as the kernels take it, under the rules of `tables`; None is a list without rules."""
    if rules is None:
        return NO_RULES
    concrete = rules.rules
    starts, numbers, actions = [0], [], []
    for left, row in np.ndindex(MAX_ROLLS_PER_TURN, POINT_ROWS):
        if concrete and left < tables.rolls_per_turn:
            roll = dice_of_row(row)
            for number, rule in enumerate(concrete):
                if left:
                    keep = rule.keep(roll, left)
                    action = None if keep is None else dice.KEEP_INDEX[keep]
                else:
                    fits = rule.box is not None and rule.scores(roll, int(tables.points[row, rule.box]))
                    action = int(rule.box) if fits and rule.box is not None else None
                if action is not None:
                    numbers.append(number)
                    actions.append(action)
        starts.append(len(numbers))
    clauses = np.full((max(1, len(concrete)), MOST_CLAUSES, 2), _ANY, dtype=np.uint16)
    for number, rule in enumerate(concrete):
        for place, clause in enumerate(rule.clauses):
            boxes = sum(1 << box for box in set(clause.boxes))
            clauses[number, place] = (boxes, 0) if clause.is_open else (0, boxes)
    return KernelRules(
        np.array(starts, dtype=np.int64),
        np.array(numbers or [0], dtype=np.uint16),
        np.array(actions or [0], dtype=np.uint16),
        clauses,
        _wanted(rules, tables),
    )


def _wanted(rules: RuleList, tables: RuleTables) -> FloatArray:
    if not rules.worths:
        return NO_RULES.wanted
    worths = np.zeros(MOST_BOXES)
    worths[:BOXES] = rules.worths
    wanted = np.stack([tables.points - worths] * 2)
    for box in UPPER:
        wanted[1, :, box] += rules.pace * (tables.points[:, box] - _ENOUGH_ALIKE * box.face)
    return wanted


@inner
def mark_rules(rules, tables, status, lower, upper, marks):
    """Write for every rule whether the boxes of a turn state allow it."""
    if rules.starts[-1] == 0:
        return
    open_set = open_boxes(tables, status, lower, upper)
    for number in range(len(rules.clauses)):
        fits = True
        for place in range(MOST_CLAUSES):
            if (open_set & rules.clauses[number, place, 0]) | (~open_set & rules.clauses[number, place, 1]) == 0:
                fits = False
        marks[number] = fits


@inner
def ruled(rules, marks, tables, status, lower, upper, roll, left):
    """Return the keep that the first rule that fits says with `left` rolls left, or the box if none is; -1 if none."""
    row = left * POINT_ROWS + points_row(tables, status, lower, upper, roll)
    for place in range(rules.starts[row], rules.starts[row + 1]):
        if marks[rules.numbers[place]]:
            return np.intp(rules.actions[place])
    return np.intp(-1)


RANDOM, RANDOM_KEEPS, BEST, SOFT, RATED = range(5)
SUBSETS = 2**dice.DICE_PER_ROLL

_MOST_STAGES = MAX_ROLLS_PER_TURN - 1
_UNDECIDED = -1.0
_ALL_ALLOWED = np.zeros(MOST_BOXES)

_OPTIONS = [list(reversed(dice.keeps_of(roll))) for roll in dice.ROLLS]
OPTION_START = np.cumsum([0] + [len(keeps) for keeps in _OPTIONS]).astype(np.uint16)
OPTION_KEEP = np.array([dice.KEEP_INDEX[keep] for keeps in _OPTIONS for keep in keeps], dtype=np.uint16)
"""(253,), (4368,): the keeps of each roll, the roll itself first, then with fewer and fewer dice."""


def _subsets(roll: dice.Dice) -> list[int]:
    chosen = [[face for place, face in enumerate(roll) if subset >> place & 1] for subset in range(SUBSETS)]
    return [dice.KEEP_INDEX[tuple(faces)] for faces in chosen]


SUBSET_KEEP = np.array([_subsets(roll) for roll in dice.ROLLS], dtype=np.uint16)
"""(252, 32): the keep that each choice of places of a roll makes."""


class KernelPlayer(NamedTuple):
    """A strategy as the kernels take it.

    `goal` has what the player thinks a turn state is worth. `appeal` (5, 300, 16) is, by rolls left, the
    row of `RuleTables.points` of the dice, and box, how much a RATED player is for that box; with rolls left, -inf
    where it is out of the question. `kept` (5, 300, 16) is the keep that goes with it. `rules` come before all that.
    """

    kind: int
    goal: Points | Axis
    reach: float
    appeal: FloatArray
    kept: ShortArray
    rules: KernelRules = NO_RULES


def chance_player(axis: Axis) -> KernelPlayer:
    """Return a player who takes the option with the best chance, of equal ones that with the higher value."""
    nothing = np.zeros((MAX_ROLLS_PER_TURN, 1, 1))
    return KernelPlayer(BEST, axis, 0.0, nothing, nothing.astype(np.uint16))


class Scratch(NamedTuple):
    """The work space of one thread.

    `own` is how the player sees the options, `true` what they are worth (one and the same for a player who knows).
    `choices` (1008, 8) holds the chosen keep by stage * 252 + roll, `scored` (252, 8) the chosen box, as floats; -1
    where that has not been decided yet, which it is when it is asked for. `policy` is what a player who goes by chances
    wants; others need none. `marks` are the rules that the boxes allow.
    """

    own: View
    true: View
    work: FloatArray
    totals: IntArray
    choices: FloatArray
    scored: FloatArray
    boxes: FloatArray
    policy: Remembering | Best
    marks: np.ndarray[Any, np.dtype[np.bool_]]


def scratch(rules: RuleSet, *, player_knows: bool = False, by_points: bool = False) -> Scratch:
    """Return a new work space; if `player_knows`, one view serves for player and truth.

    For a player who goes `by_points`, options can be put in order.
    """
    parts = part_count(rules)
    own = new_view(parts)
    return Scratch(
        own,
        own if player_knows else new_view(parts),
        lanes.rows(KEEP_COUNT),
        np.zeros(LANES, dtype=np.int64),
        lanes.rows(_MOST_STAGES * ROLL_COUNT),
        lanes.rows(ROLL_COUNT),
        lanes.rows(MOST_BOXES),
        remembering(parts, order=new_order(rule_tables(rules))) if by_points else BEST_OPTION,
        np.zeros(MOST_RULES + 1, dtype=np.bool_),
    )


# ---- what the player wants ------------------------------------------------------------------------------------------


@by_type
def _weigh(goal, status, lower, upper, tables, scratch):
    """Work out what the options of a turn are worth to a player who takes the best."""

    def by_value(goal, status, lower, upper, tables, scratch):
        look(goal, status, lower, upper, scratch.totals, tables, scratch.own, scratch.work)

    def by_chance(goal, status, lower, upper, tables, scratch):
        put_in_order(scratch.true, status, tables, scratch.policy.order)
        aim(goal, status, lower, upper, scratch.totals, tables)
        stages, fair = tables.rolls_per_turn - 1, FairDice(0)
        go_back(
            goal,
            scratch.policy,
            status,
            lower,
            upper,
            scratch.totals,
            tables,
            fair,
            scratch.own.parts,
            scratch.work,
            stages,
        )

    return by_chance if goal.instance_class in AXES else by_value


@inner
def think(player, status, lower, upper, tables, scratch):
    """Look at the eight turn states with the upper totals of `scratch.totals` as the player does; decide nothing yet.

    Who goes by chances needs the truth in `scratch.true` before.
    """
    if player.kind == BEST or player.kind == SOFT:
        _weigh(player.goal, status, lower, upper, tables, scratch)
    if player.kind == RANDOM_KEEPS:
        score_rolls(
            player.goal, scratch.own, status, lower, upper, scratch.totals, tables, scratch.own.parts, scratch.work
        )
    mark_rules(player.rules, tables, status, lower, upper, scratch.marks)
    undecided = lanes.fill(_UNDECIDED)
    for row in range((tables.rolls_per_turn - 1) * ROLL_COUNT):
        lanes.store(scratch.choices, row, undecided)
    for roll in range(ROLL_COUNT):
        lanes.store(scratch.scored, roll, undecided)


@by_type
def _prefer_keep(goal, status, lower, upper, tables, stage, roll, scratch):
    """Return the preferred keep of a roll; the roll itself to score at once."""

    def by_value(goal, status, lower, upper, tables, stage, roll, scratch):
        row, keeps = FIRST_ROLL + roll, scratch.own.keeps[stage]
        best, chosen = lanes.load(keeps, row), lanes.fill(SCORE)
        for option in range(OPTION_START[roll] + 1, OPTION_START[roll + 1]):
            keep = np.intp(OPTION_KEEP[option])
            value = lanes.load(keeps, keep)
            chosen = lanes.preferred(value, lanes.fill(keep), best, chosen)
            best = lanes.maximum(value, best)
        return lanes.where_above(lanes.fill(0.0), chosen, lanes.fill(row), chosen)

    def by_chance(goal, status, lower, upper, tables, stage, roll, scratch):
        chosen = lanes.load(scratch.policy.choices[stage], roll)
        return lanes.where_above(lanes.fill(0.0), chosen, lanes.fill(FIRST_ROLL + roll), chosen)

    return by_chance if goal.instance_class in AXES else by_value


@by_type
def _prefer_box(goal, status, lower, upper, tables, roll, scratch):
    def by_value(goal, status, lower, upper, tables, roll, scratch):
        row, open_set = (
            np.uintp(points_row(tables, status, lower, upper, roll)),
            open_boxes(tables, status, lower, upper),
        )
        best, chosen = lanes.fill(-np.inf), lanes.fill(NO_BOX)
        for box in range(tables.boxes):
            points = tables.points[row, np.uintp(box)]
            if points >= 0.0 and (open_set >> box) & 1:
                value = box_value(tables, scratch.own.parts, box, points)
                chosen = lanes.preferred(value, lanes.fill(box), best, chosen)
                best = lanes.maximum(value, best)
        return chosen

    def by_chance(goal, status, lower, upper, tables, roll, scratch):
        return lanes.load(scratch.policy.boxes, roll)

    return by_chance if goal.instance_class in AXES else by_value


@inner
def keep_by_rule(player, tables, status, lower, upper, stage, roll, scratch):
    """Return the keep that a rule says for a roll, `stage` + 1 rolls being left; -1 if none does."""
    return ruled(player.rules, scratch.marks, tables, status, lower, upper, roll, stage + 1)


@inner
def box_by_rule(player, tables, status, lower, upper, roll, scratch):
    """Return the box that a rule has a roll scored in; -1 if none does."""
    return ruled(player.rules, scratch.marks, tables, status, lower, upper, roll, 0)


@inner
def has_worths(player):
    """Return whether boxes are worth something in particular to the player, who scores by that then."""
    return player.rules.wanted.shape[0] > 0


@inner
def _is_bonus_ahead(tables, upper, total):
    """Return whether the upper bonus is not earned yet, and still can be."""
    most = total
    for box in range(tables.boxes):
        if tables.upper_mask[np.uintp(box)] & ~upper != 0:
            most += tables.filling_points[np.uintp(tables.filling_start[np.uintp(box + 1)] - 1)]
    return total < tables.upper_bonus_at and most >= tables.upper_bonus_at


@inner
def _most_appealing(appeal, open_set, allowed):
    """Return the open box with the highest appeal, -1 if there is none; `allowed` (16,) is negative where it is not."""
    best, chosen = -np.inf, -1
    for box in range(len(allowed)):
        if (open_set >> box) & 1 and appeal[box] > best and allowed[box] >= 0.0:
            best, chosen = appeal[box], box
    return chosen


@inner
def decide_keep(player, status, lower, upper, tables, stage, roll, scratch):
    """Write which keep a BEST or RATED player chooses, `stage` + 1 rolls being left."""
    if player.kind == BEST:
        chosen = _prefer_keep(player.goal, status, lower, upper, tables, stage, roll, scratch)
    else:
        row, open_set = points_row(tables, status, lower, upper, roll), open_boxes(tables, status, lower, upper)
        # Any box may be played for: whether dice may go there matters only when they are scored.
        box = _most_appealing(player.appeal[stage + 1, row], open_set, _ALL_ALLOWED)
        chosen = lanes.fill(np.intp(player.kept[stage + 1, row, box]) if box >= 0 else 0)
    lanes.store(scratch.choices, stage * ROLL_COUNT + roll, chosen)


@inner
def decide_box(player, status, lower, upper, tables, roll, scratch):
    """Write which box a player scores a roll in who has worths for boxes, or a RANDOM_KEEPS, BEST or RATED one."""
    row, open_set = points_row(tables, status, lower, upper, roll), open_boxes(tables, status, lower, upper)
    if has_worths(player):
        for lane in range(LANES):
            wanted = player.rules.wanted[1 if _is_bonus_ahead(tables, upper, scratch.totals[lane]) else 0, row]
            scratch.scored[roll, lane] = _most_appealing(wanted, open_set, tables.points[row])
        return
    if player.kind == RATED:
        chosen = lanes.fill(_most_appealing(player.appeal[0, row], open_set, tables.points[row]))
    else:
        chosen = _prefer_box(player.goal, status, lower, upper, tables, roll, scratch)
    lanes.store(scratch.scored, roll, chosen)


# ---- what that is worth ---------------------------------------------------------------------------------------------


@inner
def soft_weights(value, best, reach):
    """Return the weights of a SOFT player for options worth `value` where the best one is worth `best`."""
    step = 1.0 / reach
    base = lanes.add(lanes.fill(1.0), lanes.multiply(best, lanes.fill(-step)))
    weight = lanes.maximum(lanes.add(base, lanes.multiply(value, lanes.fill(step))), lanes.fill(0.0))
    for _ in range(3):
        weight = lanes.multiply(weight, weight)
    return weight


@inner
def weigh_boxes(player, status, lower, upper, tables, roll, scratch):
    """Write the weights of the boxes that a RANDOM or SOFT player scores `roll` in, 0 of others; return their sum."""
    row, own = np.uintp(points_row(tables, status, lower, upper, roll)), scratch.own.parts
    best, open_set = lanes.fill(-np.inf), open_boxes(tables, status, lower, upper)
    if player.kind == SOFT:
        for box in range(tables.boxes):
            points = tables.points[row, np.uintp(box)]
            if points >= 0.0 and (open_set >> box) & 1:
                best = lanes.maximum(best, box_value(tables, own, box, points))
    total = lanes.fill(0.0)
    for box in range(tables.boxes):
        points, weight = tables.points[row, np.uintp(box)], lanes.fill(0.0)
        if points >= 0.0 and (open_set >> box) & 1:
            weight = lanes.fill(1.0)
            if player.kind == SOFT:
                weight = soft_weights(box_value(tables, own, box, points), best, player.reach)
            total = lanes.add(total, weight)
        lanes.store(scratch.boxes, box, weight)
    return total


@inner
def best_of_keeps(keeps, roll):
    """Return the value of the best keep of a roll, the roll itself among them."""
    best = lanes.fill(-np.inf)
    for option in range(OPTION_START[roll], OPTION_START[roll + 1]):
        best = lanes.maximum(best, lanes.load(keeps, np.intp(OPTION_KEEP[option])))
    return best


@inner
def list_boxes(parts, status, lower, upper, tables, roll, boxes):
    """Write what each allowed box is worth for `roll` into the rows of `boxes`, Yahtzee bonus aside."""
    row, open_set = np.uintp(points_row(tables, status, lower, upper, roll)), open_boxes(tables, status, lower, upper)
    for box in range(tables.boxes):
        points = tables.points[row, np.uintp(box)]
        if points >= 0.0 and (open_set >> box) & 1:
            lanes.store(boxes, box, box_value(tables, parts, box, points))


@inner
def yahtzee_bonus(status, roll, tables):
    """Return the bonus that scoring `roll` earns in a turn state, whatever the box."""
    return alike_bonus(tables, status) if YAHTZEE_FACE[roll] >= 0 else 0.0
