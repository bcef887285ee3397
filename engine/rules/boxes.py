# SPDX-License-Identifier: MIT
"""A box is one line of a scorecard: which dice make it, and what they score there.

It is put together from a small vocabulary (`Box`), so that rules are data: whatever plays, values or explains a game
asks the boxes of its rules. The thirteen categories of Yahtzee, one pair and two pairs have a usual meaning (`USUAL`).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from itertools import product

from engine.rules.categories import UPPER, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.runtime.lazy_dataclass import dataclass

OWN, ALL = "own", "all"
"""What a box scores: the dice that make it, or all five; with ``+30`` behind it as much more."""
Points = int | str
_SMALL_STRAIGHT = 4  # faces in a row
_KEPT = 1 << 15


@cache
def split_points(points: Points) -> tuple[str, int]:
    """Return which dice are added up, `OWN`, `ALL` or none (an empty text), and how many points there are besides."""
    if isinstance(points, int):
        return "", points
    counted, _, more = points.partition("+")
    return counted, int(more or 0)


@dataclass(frozen=True)
class Box:
    """What makes a box and what it scores; one of the patterns is given, or none, and any dice make it.

    Attributes:
        category: its place and its name; an upper one counts the dice of its face.
        points: a number; or `OWN` or `ALL`, perhaps with a number more, as in ``all+30``.
        alike: how many of one face are needed.
        groups: how many of one face, and of another, and so on.
        same_face: whether several of the groups may be of one face.
        dice: the rolls that make it, and no others.
        straight: how many faces in a row are needed.
        first_roll: what it scores when the first roll of a turn makes it, where that is more; else 0.
    """

    category: Category
    points: Points = ALL
    alike: int = 0
    groups: tuple[int, ...] = ()
    same_face: bool = False
    dice: tuple[Dice, ...] = ()
    straight: int = 0
    first_roll: int = 0

    @property
    def takes_any_dice(self) -> bool:
        """Whether all dice make it: there is no pattern."""
        return not (self.category.is_upper or self.alike or self.groups or self.dice or self.straight)

    @property
    def is_whole_hand(self) -> bool:
        """Whether all five dice, or four in a row, make it: five alike, a full house, a straight, particular rolls."""
        if self.category.is_upper or self.takes_any_dice:
            return False
        size = self.alike or sum(self.groups) or self.straight or DICE_PER_ROLL
        return size == DICE_PER_ROLL or self.straight == _SMALL_STRAIGHT

    def made_by(self, roll: Dice) -> Dice | None:
        """Return the dice of `roll` that make the box, the highest if there are several; None where they don't."""
        if self.category.is_upper:
            return tuple(face for face in roll if face == self.category.face)
        if self.alike:
            face = max((face for face in set(roll) if roll.count(face) >= self.alike), default=0)
            return (face,) * self.alike if face else None
        if self.groups:
            return self._grouped(roll)
        if self.dice:
            return roll if tuple(sorted(roll)) in self.dice else None
        if self.straight:
            runs = (tuple(range(low, low + self.straight)) for low in range(1, 8 - self.straight))
            return max((run for run in runs if set(run) <= set(roll)), default=None)
        return roll

    def _grouped(self, roll: Dice) -> Dice | None:
        """Return the highest dice that make all groups."""
        best: Dice | None = None
        for faces in product(sorted(set(roll)), repeat=len(self.groups)):
            made = tuple(face for face, size in zip(faces, self.groups, strict=True) for _ in range(size))
            is_there = all(made.count(face) <= roll.count(face) for face in set(faces))
            if (
                is_there
                and (self.same_face or len(set(faces)) == len(faces))
                and (best is None or sum(made) > sum(best))
            ):
                best = made
        return best

    def scored(self, roll: Dice, *, first: bool = False) -> int:
        """Return what `roll` scores here when it is no joker; `first` if it is the first roll of the turn."""
        return _scored(self, tuple(sorted(roll)), first)

    def scored_by_joker(self, roll: Dice, *, first: bool = False) -> int:
        """Return what five of a kind score here as a joker: as if they made the box."""
        if self.category.is_upper or self.takes_any_dice:
            return self.scored(roll, first=first)
        size = self.alike or sum(self.groups) or self.straight or DICE_PER_ROLL
        return self._counted(roll, roll[:size], first)

    def _counted(self, roll: Dice, made: Dice, first: bool) -> int:
        counted, more = split_points(self.points)
        points = more + sum(roll if counted == ALL else made if counted == OWN else ())
        return max(points, self.first_roll) if first else points


@lru_cache(maxsize=_KEPT)
def _scored(box: Box, roll: Dice, first: bool) -> int:
    made = box.made_by(roll)
    return 0 if made is None else box._counted(roll, made, first)


_ANY_PLACE = 0
_PATTERNS: dict[str, Box] = {
    "three_of_a_kind": Box(Category(_ANY_PLACE, "three_of_a_kind"), ALL, alike=3),
    "four_of_a_kind": Box(Category(_ANY_PLACE, "four_of_a_kind"), ALL, alike=4),
    "full_house": Box(Category(_ANY_PLACE, "full_house"), 25, groups=(3, 2)),
    "small_straight": Box(Category(_ANY_PLACE, "small_straight"), 30, straight=4),
    "large_straight": Box(Category(_ANY_PLACE, "large_straight"), 40, straight=5),
    "yahtzee": Box(Category(_ANY_PLACE, "yahtzee"), 50, alike=DICE_PER_ROLL),
    "chance": Box(Category(_ANY_PLACE, "chance"), ALL),
    "one_pair": Box(Category(_ANY_PLACE, "one_pair"), OWN, alike=2),
    "two_pairs": Box(Category(_ANY_PLACE, "two_pairs"), OWN, groups=(2, 2)),
}
USUAL: dict[str, Box] = {box.key: Box(Category(_ANY_PLACE, box.key, box.face), OWN) for box in UPPER} | _PATTERNS
"""What a key alone means: in Yahtzee, or for one pair and two pairs, in Yatzy. Their places are not those of a card."""

assert len(FACES) == len(UPPER)


def usual_box(key: str, place: int) -> Box:
    """Return the box that a known key means, in a place of a card."""
    known = USUAL[key]
    face = known.category.face if known.category.is_upper else 0
    return replace(known, category=Category(place, key, face))
