# SPDX-License-Identifier: MIT
"""The explainer finds out what lies behind the value of an option: exactly, for any dice, in well under a millisecond.

It follows best play from the option to the end of the turn (`engine.turn.flow`) and takes what comes after from a
table of components, which has to be built once for each value table.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping
from functools import lru_cache, partial
from weakref import proxy

from engine.analysis.explanations import CategoryEnding, Explanation, Part, parts_of
from engine.analysis.follower import Follower
from engine.analysis.options import Option
from engine.games.position import Position
from engine.rules import turn_states
from engine.rules.categories import Category
from engine.rules.scoring import is_yahtzee, upper_total
from engine.runtime.steps import StepsDone
from engine.solving.component_kernels import numbers_of
from engine.solving.components import ComponentTable, obtain_components
from engine.solving.value_table import ValueTable
from engine.turn.endings import Ending

_REMEMBERED = 256


class Explainer:
    """Explains options of positions with one value table. Not for several threads at once.

    Against the demon it needs the fair table too, which the demon looks at. Run `prepare` to its end first.
    """

    def __init__(self, table: ValueTable, fair: ValueTable | None = None) -> None:
        self.table = table
        self.components: ComponentTable | None = None
        self._fair = fair
        self._follower = Follower(table, fair)
        # By a weak reference: held in a circle, the tables would stay in memory until a full collection.
        self._remembered = lru_cache(maxsize=_REMEMBERED)(partial(Explainer._explain, proxy(self)))

    def prepare(self, *, threads: int | None = None) -> Generator[StepsDone, None, None]:
        """Build the table of components; yields how far it is, and closing the generator cancels."""
        if self.components is None:
            self.components = yield from obtain_components(self.table, self._fair, threads=threads)

    def explain(self, position: Position, option: Option) -> Explanation:
        """Return what lies behind an `option` of `position`; the last few hundred are remembered.

        Raises:
            ValueError: if the position is for other rules or other dice than the table.
            RuntimeError: if `prepare` has not been run to its end.
        """
        if (position.rules, position.dice_model) != (self.table.rules, self.table.dice_model):
            raise ValueError(f"the table is for other rules or dice than {position.rules.key}, {position.dice_model}")
        return self._remembered(position, option)

    def _explain(self, position: Position, option: Option) -> Explanation:
        endings, numbers = self._weigh(position, option)
        expected, bonus = _with_points_so_far(position, numbers), position.rules.upper_bonus
        return Explanation(
            option,
            by_category(endings),
            min(expected[Part.UPPER_BONUS] / bonus, 1.0) if bonus else 0.0,
            math.sqrt(numbers[numbers_of(position.rules).variance]),
            expected,
            self._follower.answer(position, option.keep) if option.is_reroll and option.keep is not None else None,
        )

    def _weigh(self, position: Position, option: Option) -> tuple[dict[Ending, float], list[float]]:
        """Return the endings of this turn, and the points to come by part with their variance."""
        if self.components is None:
            raise RuntimeError("the explainer is not prepared")
        turn_state = turn_states.turn_state(position.rules, position.filled)
        if option.keep is not None:
            endings, numbers = self._follower.weigh_keep(self.components, turn_state, option.keep, position.rolls_left)
            return endings, numbers.tolist()
        assert option.category is not None
        assert option.points is not None
        ending = Ending(option.category, option.points, is_yahtzee(position.roll))
        return {ending: 1.0}, self._follower.weigh_ending(self.components, turn_state, ending).tolist()


def _with_points_so_far(position: Position, numbers: list[float]) -> dict[Part, float]:
    """Return the points of the final score by part: those to come, and those on the scorecard."""
    rules = position.rules
    expected = dict(zip(parts_of(rules.categories), numbers, strict=False))
    for category, points in position.filled.items():
        expected[Part(category)] += points
    if upper_total(position.filled) >= rules.upper_bonus_at:
        expected[Part.UPPER_BONUS] += rules.upper_bonus
    expected[Part.YAHTZEE_BONUS] += rules.yahtzee_bonus * position.yahtzee_bonuses
    return expected


def by_category(endings: Mapping[Ending, float]) -> tuple[CategoryEnding, ...]:
    """Return how often a turn ends in each box, most likely first."""
    sums: dict[Category, list[float]] = {}
    for ending, chance in endings.items():
        of_category = sums.setdefault(ending.category, [0.0, 0.0, 0.0])
        of_category[0] += chance
        of_category[1] += chance * ending.points
        of_category[2] += chance if ending.points == 0 else 0.0
    found = [
        CategoryEnding(category, chance, points / chance, zero_chance)
        for category, (chance, points, zero_chance) in sums.items()
    ]
    return tuple(sorted(found, key=lambda ending: -ending.chance))
