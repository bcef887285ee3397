# SPDX-License-Identifier: MIT
"""A reason says why one option is better than another, with a figure for both.

Reasons are data without words. Only `engine.analysis.reasons.choosing` finds them.
"""

from __future__ import annotations

from enum import Enum

from engine.analysis.explanations import Part
from engine.analysis.options import Option
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass


class ReasonKind(Enum):
    """What a reason says; B is the better option, M the other one."""

    MAKES = "makes"  # the turn ends in the box of a hand with points more often after B
    SAFE = "safe"  # the same, and B's dice make it whatever the others show
    ZERO = "zero"  # the turn ends in a box with nothing more often after M
    BONUS = "bonus"  # the upper bonus is likelier after B
    NOW = "now"  # B takes a box for more than it brings if it stays open
    LATER = "later"  # a box brings more by the end of the game after B
    DEAD = "dead"  # what M keeps besides B's dice helps nothing that counts
    ROLLS = "rolls"  # M takes a box while rolls are left
    COUNTERPOINT = "counterpoint"  # what M has going for it
    GOAL = "goal"  # the goal is likelier met after B


class Unit(Enum):
    """What a figure counts."""

    CHANCE = "chance"
    POINTS = "points"


@dataclass(frozen=True)
class Figure:
    """One number for each of two options.

    `what` is, for a chance, a category (the turn ends there with points), ``zero:CATEGORY`` (it ends there with
    nothing), ``upper_bonus`` (by the end of the game) or ``goal``; for points, a part (by the end of the game) or
    ``goal``.
    """

    what: str
    unit: Unit
    better: float
    worse: float


@dataclass(frozen=True)
class Reason:
    """One reason why an option is better than another.

    Attributes:
        kind: what it says.
        option: the option that it is about: M's of `DEAD`, `ROLLS` and `COUNTERPOINT`, else B.
        parts: the parts of the difference that it accounts for, the largest first.
        points: by how much B is higher in these parts together; below zero for what M has going for it.
        figure: a number for both options.
        category: the box it is about, if there is one.
        is_indirect: whether it is told by what a box brings by the end of the game, one that neither of the two takes.
        is_sure: whether the dice of whichever option has more of it make the box whatever the others show.
        outs: the faces that complete the box, where one die is rolled for it.
        extra: of `DEAD`, the dice that are no use.
        rolls: where M takes a box while rolls are left, how many are thrown away: of `ROLLS`, and of a `COUNTERPOINT`.
    """

    kind: ReasonKind
    option: Option
    parts: tuple[Part, ...]
    points: float
    figure: Figure
    category: Category | None = None
    is_indirect: bool = False
    is_sure: bool = False
    outs: Dice = ()
    extra: Dice = ()
    rolls: int = 0
