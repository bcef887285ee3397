# SPDX-License-Identifier: MIT
"""The chances of a turn as they are shown: keeps of a roll, every kind of roll, and fixed plans."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.one_turn.chain import Chance
from engine.one_turn.odds import Odds
from engine.one_turn.spaces import Node, PatternSpace, Space
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.grid import GridRow, GridView
from yahtzee_gui.review import turn_chances_words as words


@dataclass(frozen=True)
class Keep:
    """Which dice of a roll are kept, and the chances with each number of rolls left, most rolls first."""

    kept: tuple[bool, ...]
    chances: tuple[Fraction, ...]


def keeps_of(odds: Odds, roll: Dice, left: int) -> tuple[Keep, ...]:
    """Return the keeps of a roll, best first, by the rolls that are left; none after the last roll."""
    if odds.rolls == 1:
        return ()
    space = odds.target.space
    nodes = {space.name(node): node for node in odds.lattice.available[space.node_of(roll)]}
    return tuple(
        Keep(kept_dice(space, nodes[name], roll), tuple(values[name] for values in odds.values))
        for name in odds.best_first(odds.state_of(roll), odds.rolls - 1 - left)
    )


def kept_dice(space: Space, keep: Node, roll: Dice) -> tuple[bool, ...]:
    """Return which dice of a roll are kept; of dice that are as good the first ones."""
    if isinstance(space, PatternSpace):
        by_count = sorted(set(roll), key=lambda face: (-roll.count(face), face))
        kinds = {face: number for number, face in enumerate(by_count)}
    else:
        kinds = {face: len(keep) - 1 for face in roll}
        kinds |= {face: number for number, face in enumerate(space.kinds)}  # type: ignore[attr-defined]
    left = dict(enumerate(keep))
    flags = []
    for face in roll:
        flags.append(left.get(kinds[face], 0) > 0)
        left[kinds[face]] = left.get(kinds[face], 0) - 1
    return tuple(flags)


def states_grid(odds: Odds) -> GridView:
    """Return the chance of every kind of roll with rolls left, and what to keep of it when most are left."""
    left = range(odds.rolls - 1, 0, -1)
    space, heads = odds.target.space, (words.state(), *map(words.rolls_left, left), words.keep())
    named = {space.name(node): words.in_words(space, node) for node in (*odds.lattice.options, *odds.lattice.states)}
    rows = []
    for state in odds.states:
        chances = [payoffs[state] for payoffs in odds.payoffs[:-1]]
        best = words.either([named[keep] for keep in odds.best[0][state]]) if odds.best else ""
        cells = (named[state], *map(words.percent, chances), best)
        rows.append(GridRow(cells, (0.0, *map(float, chances), 0.0)))
    return GridView(heads, tuple(rows))


def plans_grid(plans: Sequence[Chance]) -> GridView:
    """Return what fixed plans give in a turn, beside best play for the same hand."""
    heads = (words.goal_column(), words.rolls_column(), words.plan_column(), words.best_column())
    rows = []
    for one in plans:
        cells = (words.plan(one.target), str(1 + one.rolls), words.percent(one.chain), words.percent(one.best))
        rows.append(GridRow(cells, (0.0, 0.0, float(one.chain), float(one.best))))
    return GridView(heads, tuple(rows))
