# SPDX-License-Identifier: MIT
"""An exercise is a position the player is asked about: one choice, and a judgement on it. Lessons, tests and practice
all ask in this way.

A choice counts as found where it loses so little that its verdict is best or close (`engine.analysis.verdicts`, 0.25
points): no exercise asks to tell apart what hardly differs.
"""

from __future__ import annotations

from enum import Enum

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict, least_lost
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass

Chosen = Category | Dice
"""What is chosen in a position: the box to score, or the dice to keep, in any order."""

FOUND_UP_TO = Verdict.CLOSE
"""The worst verdict on a choice that counts as found."""


class Mark(Enum):
    """How an exercise among several stands before the verdict on its first choice may be told."""

    OPEN = "open"
    CURRENT = "current"
    TAKEN = "taken"  # a choice was made, and what it was worth is not told yet


@dataclass(frozen=True)
class Exercise:
    """A position, and what it is about, if that is known: a lesson or a theme."""

    position: Position
    about: Enum | None = None

    @property
    def against(self) -> tuple[Chosen, ...]:
        """What a good choice is compared with: the first of these that is worth less, where there is one."""
        return ()


@dataclass(frozen=True)
class Judgement:
    """What a choice was worth among all options of its position."""

    analysis: Analysis
    chosen: Option

    @property
    def best(self) -> Option:
        """The best option."""
        return self.analysis.best

    @property
    def lost(self) -> float:
        """What the choice loses: points, or percentage points of a chance that is played for."""
        return self.chosen.lost

    @property
    def is_found(self) -> bool:
        """Whether the choice is as good as the best one, or nearly."""
        return self.chosen.verdict <= FOUND_UP_TO


def judge(analysis: Analysis, choice: Chosen) -> Judgement:
    """Return the judgement on a choice.

    Raises:
        PositionError: if the position does not have that option.
    """
    return Judgement(analysis, analysis.option(choice))


def choice_of(option: Option) -> Chosen:
    """Return an option as it is chosen."""
    return option.category if option.category is not None else option.keep or ()


def gap(analysis: Analysis) -> float | None:
    """Return by how much the best option is better than the next one of another value; None if all are alike.

    To keep all five dice and roll none is no option of its own.
    """
    others = (option for option in analysis.options if is_deed(option) and option.lost > 0.0)
    second = min(others, key=lambda option: option.lost, default=None)
    return second.lost if second is not None else None


def is_decision(analysis: Analysis) -> bool:
    """Return whether there is something to find: the next option loses more than a choice may that counts as found."""
    found = gap(analysis)
    return found is not None and found >= least_lost(Verdict(FOUND_UP_TO + 1), analysis.measure)


def is_deed(option: Option) -> bool:
    """Return whether an option can be done: a box, or a keep that rolls dice."""
    return option.category is not None or option.is_reroll
