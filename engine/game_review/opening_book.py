# SPDX-License-Identifier: MIT
"""The opening book has every first roll of a turn: what to keep of it, and what the obvious alternative costs.

Obvious is what a habit would do, such as that of a sensible person who counts nothing; where that is best as well, the
alternative is the next best option.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, Option
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES, ROLLS, Dice, ways
from engine.runtime.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer

OBVIOUS = "rules-of-thumb"
"""The strategy whose habits are obvious: a sensible person who counts no chances."""

Habit = Callable[[Position], Category | Dice]
"""What a player does in a position: a box, or the dice that are kept, in order."""
Between = Callable[[Dice], Position]
"""The position of a scorecard once a first roll lies on the table."""


@dataclass(frozen=True)
class Opening:
    """One first roll.

    Attributes:
        chance: how often it comes, 0 to 1.
        analysis: every option, best first.
        obvious: what is done by habit.
    """

    chance: float
    analysis: Analysis
    obvious: Option

    @property
    def roll(self) -> Dice:
        """The dice, in order of their faces."""
        return self.analysis.position.roll

    @property
    def best(self) -> Option:
        """The best option."""
        return self.analysis.best

    @property
    def is_trap(self) -> bool:
        """Whether the habit loses anything."""
        return self.obvious.points_lost > 0.0

    @property
    def alternative(self) -> Option:
        """What the best option is held against: the habit, or the next best option where the habit is best.

        To keep all five dice and roll none is no idea of its own.
        """
        if self.is_trap:
            return self.obvious
        others = (option for option in self.analysis.options[1:] if len(option.keep or ()) < DICE_PER_ROLL)
        return next(others, self.best)


def opening_book(analyzer: Analyzer, position_of: Between, habit: Habit) -> tuple[Opening, ...]:
    """Return all 252 first rolls, in the order of `engine.rules.dice.ROLLS`."""
    analyses = (analyzer.analyze(position_of(roll)) for roll in ROLLS)
    return tuple(
        Opening(ways(one.position.roll) / len(FACES) ** DICE_PER_ROLL, one, one.option(habit(one.position)))
        for one in analyses
    )
