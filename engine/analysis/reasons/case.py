# SPDX-License-Identifier: MIT
"""A case is two options of a position, a better and a worse one, with what is asked to find out why it is better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement

from engine.analysis.explanations import Explanation, Part
from engine.analysis.reasons.reason import Reason, ReasonKind
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice, counts
from engine.rules.scoring import plain_points
from engine.rules.ties import EQUAL

MOST_PARTS = 3
"""So many gains count as among the largest."""
MOST_NAMED = 2
"""A reason names so many parts at most."""
LEAST_SHARE = 1 / 3
"""A part that is named is at least this much of the largest one."""
LEAST_POINTS = 0.05
PACE = 3
"""Three of each face make the upper bonus."""

_WINDOWS = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


@dataclass(frozen=True)
class Case:
    """Two options of a position, the better and the worse one, with what rules ask of them."""

    position: Position
    better: Explanation
    worse: Explanation

    @cached_property
    def gain(self) -> dict[Part, float]:
        """By how much the better option is higher in each part; below zero where the worse one is."""
        return self.better.difference(self.worse)

    @cached_property
    def gains(self) -> tuple[Part, ...]:
        """The largest gains, which may be named, largest first."""
        return largest(self.gain)

    @cached_property
    def top_gains(self) -> tuple[Part, ...]:
        """The largest gains, however small beside the first: enough for what the dice on the table make by themselves.

        A box in hand has several turns to be made again, so less hangs on it than on what those turns are worth.
        """
        return largest(self.gain, least_share=0.0)

    @cached_property
    def losses(self) -> tuple[Part, ...]:
        """The parts in which the worse option is higher by most, as far as they are large beside the gains."""
        against = {part: -points for part, points in self.gain.items()}
        least = 0.5 * max(self.gain.values())
        return tuple(part for part in largest(against) if against[part] >= least)

    @cached_property
    def open_boxes(self) -> tuple[Category, ...]:
        """The boxes that are open."""
        return tuple(box for box in Category if self.position.scores[box] is None)

    @property
    def is_chancy(self) -> bool:
        """Whether chance has a part in where the dice fall."""
        return not self.position.dice_model.is_deterministic

    @property
    def kept(self) -> Dice | None:
        """The keep of the better option if it rolls dice."""
        return self.better.option.keep if self.better.option.is_reroll else None

    @property
    def worse_kept(self) -> Dice | None:
        """The keep of the worse option if it rolls dice."""
        return self.worse.option.keep if self.worse.option.is_reroll else None

    @property
    def box(self) -> Category | None:
        """The box that the better option fills."""
        return self.better.option.category

    @property
    def worse_box(self) -> Category | None:
        """The box that the worse option fills."""
        return self.worse.option.category

    def named(self, boxes: Iterable[Category]) -> tuple[Part, ...]:
        """Return which of `boxes` are among the largest gains, largest first."""
        parts = {Part(box) for box in boxes}
        return tuple(part for part in self.gains if part in parts)

    def in_hand(self, box: Category) -> tuple[Part, ...]:
        """Return the part of a box that the dice on the table make, if it is among the largest gains at all."""
        return tuple(part for part in self.top_gains if part is Part(box))

    def led_to(self, boxes: Iterable[Category]) -> tuple[Part, ...]:
        """Return which of `boxes` are among the largest gains because the better option makes more there this turn."""
        return self.named(box for box in boxes if self.makes_more(box))[:MOST_NAMED]

    def makes_more(self, box: Category) -> bool:
        """Return whether the better option makes more in `box` this turn."""
        return turn_points(self.better, box) > turn_points(self.worse, box) + EQUAL

    def ranked(self, parts: Iterable[Part]) -> tuple[Part, ...]:
        """Return the largest of `parts`, as many as a reason names, largest first."""
        return tuple(sorted(set(parts), key=lambda part: -self.gain[part])[:MOST_NAMED])

    def of_better(self, kind: ReasonKind, parts: tuple[Part, ...], **about: object) -> Iterator[Reason]:
        """Yield a reason that speaks of the better option, if there are parts to rest it on."""
        return self._about(self.better, kind, parts, about)

    def of_worse(self, kind: ReasonKind, parts: tuple[Part, ...], **about: object) -> Iterator[Reason]:
        """Yield a reason that speaks of the worse option, if there are parts to rest it on."""
        return self._about(self.worse, kind, parts, about)

    def _about(
        self, whose: Explanation, kind: ReasonKind, parts: tuple[Part, ...], about: dict[str, object]
    ) -> Iterator[Reason]:
        if parts:
            points = abs(sum(self.gain[part] for part in parts))
            yield Reason(kind, whose.option, parts, points, **about)  # type: ignore[arg-type]


def largest(gain: dict[Part, float], least_share: float = LEAST_SHARE) -> tuple[Part, ...]:
    """Return the largest gains, largest first: few, not small, and none that is small beside the first."""
    ranked = sorted(gain, key=lambda part: -gain[part])[:MOST_PARTS]
    least = max(LEAST_POINTS, least_share * gain[ranked[0]])
    return tuple(part for part in ranked if gain[part] >= least)


# What the turn comes to


def turn_points(explanation: Explanation, box: Category) -> float:
    """Return the points to be expected of this turn in `box`."""
    return sum(ending.chance * ending.points for ending in explanation.endings if ending.category is box)


def use(explanation: Explanation, box: Category) -> float:
    """Return how likely the turn ends in `box`."""
    return sum(ending.chance for ending in explanation.endings if ending.category is box)


def zero(explanation: Explanation, box: Category) -> float:
    """Return how likely the turn ends with nothing in `box`."""
    return sum(ending.zero_chance for ending in explanation.endings if ending.category is box)


def pace(explanation: Explanation) -> float:
    """Return by how much the upper total is to be expected ahead of its pace because of this turn."""
    return sum(
        ending.chance * (ending.points - PACE * ending.category.face)
        for ending in explanation.endings
        if ending.category.is_upper
    )


# What dice are


@cache
def is_sure(keep: Dice, box: Category) -> bool:
    """Return whether the dice of `keep` score in `box` whatever the others show."""
    others = combinations_with_replacement(FACES, DICE_PER_ROLL - len(keep))
    return all(plain_points(box, tuple(sorted((*keep, *rest)))) > 0 for rest in others)


def alike(keep: Dice) -> int:
    """Return how many of the dice are alike at most."""
    return max(counts(keep))


def in_a_straight(keep: Dice) -> int:
    """Return how many of the dice one large straight can use."""
    return max(len(window & set(keep)) for window in _WINDOWS)


def one_more(keep: Dice, than: Dice) -> int:
    """Return the face of the one die that `keep` has besides those of `than`; 0 if that is not what it has."""
    if len(keep) != len(than) + 1 or not holds(keep, than):
        return 0
    return next(face for face in FACES if keep.count(face) > than.count(face))


def holds(keep: Dice, part: Dice) -> bool:
    """Return whether the dice of `part` are among those of `keep`."""
    return all(keep.count(face) >= part.count(face) for face in part)
