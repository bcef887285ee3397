# SPDX-License-Identifier: MIT
"""An option is something a player may do in a position: a keep or a category. An analysis ranks all of them.

Its value is the expected final score under best play after it: points so far, upper bonus once earned and Yahtzee
bonuses included. Only `engine.analysis.analyzer` makes options; this module has the records, free of numpy, so that
those who merely show them need not load it, and the one way in which commands and exported reviews write them as
JSON.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.analysis.verdicts import CHANCE_LIMITS, Measure, Verdict, verdict
from engine.games.position import Position
from engine.rules import dice
from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass


def as_figure(worth: float, measure: Measure) -> float:
    """Return a worth as it is shown and judged: a chance in per cent, a certain score in points."""
    return 100.0 * worth if measure is Measure.CHANCE else worth


class NotKnown(LookupError):
    """Something that is not known yet, where nothing may be worked out."""


@dataclass(frozen=True)
class Option:
    """A keep (`keep` is its sorted faces) or a category (`category` and its `points`), and what it is worth.

    `value` is the expected final score under best play after it; `points_lost` is 0.0 where that is equal to the best
    one's (`engine.rules.ties`). With a goal, `worth` is the chance to meet it, or the
    certain final score that is as good, under the best play for that goal, and `worth_lost` how much less that is than
    the best option's; `measure` says which of the two it is. `verdict` goes by what is played for.
    """

    value: float
    points_lost: float
    verdict: Verdict
    keep: dice.Dice | None = None
    category: Category | None = None
    points: int | None = None
    worth: float | None = None
    worth_lost: float = 0.0
    measure: Measure | None = None

    @property
    def prospect(self) -> float:
        """What the option promises of what is played for: points, or per cent of a chance."""
        return self.value if self.worth is None or self.measure is None else as_figure(self.worth, self.measure)

    @property
    def lost(self) -> float:
        """How much less that is than the best option's: points, or percentage points."""
        return self.points_lost if self.measure is None else as_figure(self.worth_lost, self.measure)

    @property
    def is_reroll(self) -> bool:
        """Whether the option rolls dice: a keep of fewer than five."""
        return self.keep is not None and len(self.keep) < dice.DICE_PER_ROLL

    @property
    def choice(self) -> Category | dice.Dice:
        """What is done: the box that is scored, or the dice that are kept."""
        return self.category if self.category is not None else self.keep or ()


@dataclass(frozen=True)
class Standing:
    """How a game stands between two turns: by what is played for, as `Option.prospect`, and in expected points.

    `is_approximate` says that the prospect is about right only, as `Analysis.within` has it.
    """

    prospect: float
    expected: float
    is_approximate: bool = False


@dataclass(frozen=True)
class Analysis:
    """Every option of a position, best first.

    Options of equal value (`engine.rules.ties`) stand in the order categories (as on the scorecard), then keeps (small
    before large).
    Keeping all five dice is among the keeps while rolls are left: its value is that of the same dice one roll later.

    With a goal, `measure` says what their `worth` is. The best one for the goal comes first, of equals the one with the
    higher expected final score; points lost are still those of the expected score, verdicts go by the goal. `within` is
    how far each `worth` may be from the exact one, for a goal that was asked `about`.
    """

    position: Position
    options: tuple[Option, ...]
    measure: Measure | None = None
    within: float = 0.0

    @property
    def is_approximate(self) -> bool:
        """Whether what options are worth is about right only."""
        return self.within > 0.0

    @property
    def best(self) -> Option:
        """The best option."""
        return self.options[0]

    @cached_property
    def deeds(self) -> tuple[Option, ...]:
        """The options that can be done: boxes, and keeps that roll dice."""
        return tuple(option for option in self.options if option.category is not None or option.is_reroll)

    @cached_property
    def best_value(self) -> float:
        """The highest expected final score; with a goal it need not be that of the best option."""
        return max(option.value for option in self.options)

    @cached_property
    def best_by_points(self) -> Option:
        """The option with the highest expected final score; the best one where that is as high."""
        return next(option for option in self.options if option.points_lost == 0.0)

    @cached_property
    def is_decided(self) -> bool:
        """Whether the goal is met, or missed, whatever is done: as far as a tenth of a per cent can tell."""
        tenth = CHANCE_LIMITS[Verdict.BEST]
        is_open = tenth / 2 <= self.best.prospect <= 100 - tenth / 2 or self.options[-1].lost >= tenth
        return self.measure is Measure.CHANCE and not is_open

    @cached_property
    def keeps(self) -> dict[dice.Dice, Option]:
        """The keeps by their sorted faces."""
        return {option.keep: option for option in self.options if option.keep is not None}

    @cached_property
    def categories(self) -> dict[Category, Option]:
        """The allowed categories."""
        return {option.category: option for option in self.options if option.category is not None}

    def option(self, choice: Category | dice.Dice) -> Option:
        """Return the option that scores in a category, or keeps these dice in any order.

        Raises:
            PositionError: if the position does not have it.
        """
        if isinstance(choice, Category):
            self.position.verify_score(choice)
            return self.categories[choice]
        keep = tuple(sorted(choice))
        self.position.verify_keep(keep)
        return self.keeps[keep]

    def compared_with(self, option: Option) -> Option | None:
        """Return what `option` is explained against: the best one, or for the best the next that is worth less.

        Keeping all five dice only puts the choice off, so it is nothing to compare with. None if all options are worth
        the same.
        """
        return next((other for other in self.deeds if (other.lost > 0.0) != (option.lost > 0.0)), None)


def option_as_json(option: Option) -> dict[str, Any]:
    """Return an option as all commands print it; its verdict goes by the expected score."""
    if option.category is not None:
        action: dict[str, Any] = {"action": "score", "category": option.category.key, "points": option.points}
    else:
        action = {"action": "keep", "keep": list(option.keep or ())}
    return {
        **action,
        "value": option.value,
        "points_lost": option.points_lost,
        "verdict": verdict(option.points_lost).key,
    }


def judged_as_json(option: Option) -> dict[str, Any]:
    """Return an option with what it is worth for the goal, if there is one."""
    named = {option.measure.value: option.worth, "chance_lost": option.worth_lost} if option.measure is not None else {}
    return option_as_json(option) | named


def analysis_as_json(analysis: Analysis) -> dict[str, Any]:
    """Return every option of a position; where chances are about right, how far off they can be."""
    about = {"about": True, "within": analysis.within} if analysis.is_approximate else {}
    return about | {
        "points_so_far": analysis.position.points_so_far,
        "best_value": analysis.best_value,
        "options": [judged_as_json(option) for option in analysis.options],
    }
