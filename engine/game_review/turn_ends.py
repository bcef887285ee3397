# SPDX-License-Identifier: MIT
"""Where a turn ends: by best play for the whole game, and the most one could do for each box if that were all.

The first is what `engine.analysis.explainer` tells of an option. The second is a game of its own: every keep is chosen
for one box, by the rules in play, jokers included. It has an answer for the boxes that are made or missed, from Three
of a kind to Yahtzee; any roll scores in the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine.analysis.explainer import by_category
from engine.analysis.explanations import CategoryEnding, Most, TurnEnds
from engine.analysis.follower import Follower
from engine.analysis.options import Option
from engine.games.position import Position
from engine.rules import dice, turn_states
from engine.rules.categories import Category
from engine.rules.rule_sets import RuleSet
from engine.rules.ties import EQUAL
from engine.turn.endings import Ending
from engine.turn.lattice import BY_PARENTS, CHILDREN, FIRST_ROLL, KEEP_COUNT, PARENTS, RUNS, FloatArray


def hands(rules: RuleSet) -> tuple[Category, ...]:
    """Return the boxes that are made or missed."""
    return tuple(category for category in rules.lower if not rules.box(category).takes_any_dice)


def turn_ends(follower: Follower, position: Position, option: Option | None) -> TurnEnds:
    """Return where the turn ends after an option of `position`, best play after it.

    Args:
        follower: for the rules and dice of the position.
        position: the position, or one without dice before the first roll of a turn.
        option: one of its options; None without dice.
    """
    keep = option.keep or () if option is not None else ()
    state = turn_states.turn_state(position.rules, position.filled)
    return ends_with(position, option, lambda: follower.endings(state, keep, position.rolls_left))


def ends_with(position: Position, option: Option | None, follow: Callable[[], Mapping[Ending, float]]) -> TurnEnds:
    """Return where the turn ends after an option; `follow` says how one goes on that has not ended with it."""
    if option is not None and option.category is not None:
        points = option.points or 0
        endings: tuple[CategoryEnding, ...] = (CategoryEnding(option.category, 1.0, points, float(points == 0)),)
    else:
        endings = by_category(follow())
    return TurnEnds(position, option, endings, most_for_each(position) if position.dice_model.is_fair else {})


def most_for_each(position: Position) -> dict[Category, Most]:
    """Return the best chance to score more than nothing in each open hand, with fair dice."""
    wanted = [category for category in hands(position.rules) if position.scores[category] is None]
    if not wanted:
        return {}
    points = _scored(position, wanted)
    before = position.rules.rolls_per_turn if not position.dice else position.rolls_left
    if not before:
        row = points[dice.ROLL_INDEX[position.roll]].tolist()
        return {category: Most(chance) for category, chance in zip(wanted, row, strict=True)}
    keeps = _keeps(points, before)
    if not position.dice:
        return {category: Most(chance) for category, chance in zip(wanted, keeps[0].tolist(), strict=True)}
    allowed = dice.keeps_of(position.roll)
    found = keeps[[dice.KEEP_INDEX[keep] for keep in allowed]]
    equal = found >= found.max(axis=0) - EQUAL
    # Of keeps that are as good the one with most dice is what one would keep.
    sizes = np.array([len(keep) for keep in allowed])[:, None]
    best = np.argmax(np.where(equal, sizes, -1), axis=0)
    return {
        category: Most(
            float(found[place, column]),
            allowed[place],
            tuple(allowed[row] for row in np.flatnonzero(equal[:, column]).tolist()),
        )
        for column, (category, place) in enumerate(zip(wanted, best.tolist(), strict=True))
    }


def _scored(position: Position, wanted: Sequence[Category]) -> FloatArray:
    """Return (252, wanted): 1 where the rules let a roll score more than nothing in a box."""
    result = np.zeros((len(dice.ROLLS), len(wanted)))
    for row, roll in enumerate(dice.ROLLS):
        allowed = replace(position, dice=roll, rolls_left=0).allowed()
        result[row] = [allowed.get(category, 0) > 0 for category in wanted]
    return result


def _keeps(points: FloatArray, rolls: int) -> FloatArray:
    """Return (462, wanted): the best chance after each keep, by how many rolls are left."""
    work = np.zeros((KEEP_COUNT, points.shape[1]))
    work[FIRST_ROLL:] = points
    for rolled in range(rolls):
        for rows in _BY_SIZE:
            work[rows] = work[CHILDREN[rows]].mean(axis=1)
        if rolled < rolls - 1:
            work[FIRST_ROLL:] = _best_of(work)[FIRST_ROLL:]
    return work


_SIZES = [len(keep) for keep in dice.KEEPS]
_BY_SIZE = [np.flatnonzero(np.array(_SIZES) == size) for size in range(dice.DICE_PER_ROLL - 1, -1, -1)]
"""The rows of the keeps that leave something to roll, large ones first."""


def _best_of(work: FloatArray) -> FloatArray:
    """Return for every keep the best of what can be kept of it."""
    best = work.copy()
    for _, start, stop in RUNS.tolist():
        rows = BY_PARENTS[start:stop]
        best[rows] = np.maximum(best[rows], best[PARENTS[start:stop]].max(axis=1))
    return best
