# SPDX-License-Identifier: MIT
"""A turn state is all that matters of the past between two turns: which boxes are filled, the upper total (capped where
it earns the bonus), and whether a later Yahtzee earns a bonus.

Its dense index is ``((yahtzee * lower_sets + lower) * upper_sets + upper) * totals + total`` with

* ``yahtzee``: 0 = box open, 1 = filled and no bonus to come, 2 = filled with points and each later Yahtzee earns a
  bonus; always 0 on a card without such a box;
* ``lower``, ``upper``: bit sets of the filled boxes of either half, the Yahtzee box left out;
* ``total``: points in the upper boxes, capped; always 0 if there is no upper bonus.

How many there are of each, the rules say (`Layout`). Yahtzee has 3 * 64 * 64 * 64 = 786,432 indices. An upper total is
reachable only if the filled upper boxes can add up to it: 2,794 of the 4,096 pairs (upper, total), hence 3 * 64 * 2,794
= 536,448 reachable turn states (Verhoeff) with Yahtzee bonuses and two thirds of that without.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import accumulate

from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, RuleSet, upper_total

YAHTZEE_OPEN, YAHTZEE_FILLED, YAHTZEE_BONUS_AHEAD = range(3)
START_INDEX = 0
_KEPT = 64  # rule sets
TurnState = tuple[int, int, int, int]
"""(yahtzee, lower, upper, total)."""
Block = tuple[int, int, int]
"""The filled boxes of a turn state: (yahtzee, lower, upper)."""


class Layout:
    """The turn states of a rule set: what their parts mean, how many values each has, and which there are.

    Attributes:
        lower_bits: the bit of each lower box but the Yahtzee box, in the order of the card.
        upper_bits: the bit of each upper box.
        statuses: how many values the ``yahtzee`` part has.
        bonus_at: the upper total at which it is capped; 0 if there is no upper bonus.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        lower = [category for category in rules.lower if category != rules.yahtzee_box]
        self.lower_bits: Mapping[Category, int] = {category: bit for bit, category in enumerate(lower)}
        self.upper_bits: Mapping[Category, int] = {category: bit for bit, category in enumerate(rules.upper)}
        self.statuses = 1 if rules.yahtzee_box is None else 3 if rules.yahtzee_bonus else 2
        self.faces = tuple(category.face for category in rules.upper)
        self.boxes = len(rules.boxes)
        self.upper_points = tuple(rules.upper_points(face) for face in self.faces)
        most = sum(points[-1] for points in self.upper_points)
        # Out of reach, the bonus is as good as none.
        self.bonus_at = rules.upper_bonus_at if rules.upper_bonus and rules.upper_bonus_at <= most else 0
        self.lower_sets, self.upper_sets = 1 << len(lower), 1 << len(self.faces)
        self.totals = self.bonus_at + 1
        self.blocks = self.statuses * self.lower_sets * self.upper_sets
        self.size = self.blocks * self.totals
        self.status_with_points = YAHTZEE_BONUS_AHEAD if rules.yahtzee_bonus else YAHTZEE_FILLED

    def block(self, yahtzee: int, lower: int, upper: int) -> int:
        """Return the number of the turn states that share the filled boxes."""
        return (yahtzee * self.lower_sets + lower) * self.upper_sets + upper

    def index(self, yahtzee: int, lower: int, upper: int, total: int) -> int:
        """Return the dense index of a turn state."""
        return self.block(yahtzee, lower, upper) * self.totals + total

    def filled(self, yahtzee: int, lower: int, upper: int) -> int:
        """Return how many boxes are filled."""
        return (yahtzee != YAHTZEE_OPEN) + lower.bit_count() + upper.bit_count()

    def after(self, yahtzee: int, lower: int, upper: int, category: Category, points: int) -> Block:
        """Return the filled boxes once an open box holds `points`."""
        if category == self.rules.yahtzee_box:
            return (self.status_with_points if points else YAHTZEE_FILLED), lower, upper
        if category.is_upper:
            return yahtzee, lower, upper | 1 << self.upper_bits[category]
        return yahtzee, lower | 1 << self.lower_bits[category], upper

    def reachable_blocks(self) -> Iterable[Block]:
        """Yield the filled boxes that games come to."""
        if not self.rules.in_order:
            for yahtzee in range(self.statuses):
                for lower in range(self.lower_sets):
                    for upper in range(self.upper_sets):
                        yield yahtzee, lower, upper
            return
        here: dict[Block, None] = {(YAHTZEE_OPEN, 0, 0): None}
        yield from here
        for category in self.rules.filling_order:
            here = dict.fromkeys(
                self.after(*block, category, points)
                for block in here
                for points in ((0, 1) if category == self.rules.yahtzee_box else (0,))
            )
            yield from here

    @cached_property
    def reachable_totals(self) -> tuple[tuple[int, ...], ...]:
        """For each set of filled upper boxes the upper totals it can have (capped), ascending."""
        if not self.bonus_at:
            return ((0,),) * self.upper_sets
        result: list[tuple[int, ...]] = [(0,)]
        for upper in range(1, self.upper_sets):
            bit = upper.bit_length() - 1
            rest = result[upper & ~(1 << bit)]
            sums = {min(total + points, self.bonus_at) for total in rest for points in self.upper_points[bit]}
            result.append(tuple(sorted(sums)))
        return tuple(result)

    @cached_property
    def equivalent_totals(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """For each set of filled upper boxes, the reachable upper totals in classes that have the same future.

        Two totals have the same future if whatever the open upper boxes may still add, both reach the bonus or neither
        does. For 63 in Yahtzee that leaves 1,640 classes of the 2,794 pairs: with only Sixes open, say, there are
        seven.
        """
        return tuple(self._same_future(totals, upper) for upper, totals in enumerate(self.reachable_totals))

    def _same_future(self, totals: tuple[int, ...], upper: int) -> tuple[tuple[int, ...], ...]:
        to_come = {0}
        for bit, scored in enumerate(self.upper_points):
            if not upper >> bit & 1:
                to_come = {points + more for points in to_come for more in scored}
        # How many of the sums to come are at least as large as a number, for every number up to the bonus.
        counts = [0] * (self.bonus_at + 1)
        for points in to_come:
            counts[min(points, self.bonus_at)] += 1
        enough = list(accumulate(reversed(counts)))
        classes: dict[int, list[int]] = {}
        for total in totals:
            classes.setdefault(enough[total], []).append(total)
        return tuple(tuple(members) for members in classes.values())

    @cached_property
    def class_count(self) -> int:
        """The number of classes in `equivalent_totals`."""
        return sum(map(len, self.equivalent_totals))

    @cached_property
    def reachable_count(self) -> int:
        """The number of reachable turn states."""
        totals = self.reachable_totals
        if not self.rules.in_order:
            return self.statuses * self.lower_sets * sum(map(len, totals))
        return sum(len(totals[upper]) for _, _, upper in self.reachable_blocks())


@lru_cache(maxsize=_KEPT)
def layout(rules: RuleSet = DEFAULT_RULES) -> Layout:
    """Return the turn states of a rule set."""
    return Layout(rules)


def turn_state(rules: RuleSet, scores: Mapping[Category, int]) -> TurnState:
    """Return (yahtzee, lower, upper, total) of a scorecard, the parts of its dense index."""
    here = layout(rules)
    lower = sum(1 << bit for category, bit in here.lower_bits.items() if category in scores)
    upper = sum(1 << bit for category, bit in here.upper_bits.items() if category in scores)
    yahtzee, box = YAHTZEE_OPEN, rules.yahtzee_box
    if box is not None and box in scores:
        yahtzee = here.status_with_points if scores[box] else YAHTZEE_FILLED
    return yahtzee, lower, upper, min(upper_total(scores), here.bonus_at)


def turn_state_index(rules: RuleSet, turn_state: TurnState) -> int:
    """Return the dense index of a turn state."""
    return layout(rules).index(*turn_state)
