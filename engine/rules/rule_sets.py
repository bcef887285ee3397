# SPDX-License-Identifier: MIT
"""A rule set is the rules of one game as data: its boxes, its bonuses, its jokers and how a turn goes.

A box is one line of the scorecard: which dice make it, and what they score there. It is put together from a small
vocabulary (`Box`): whatever plays, values or explains a game asks the boxes of its rules. The thirteen categories of
Yahtzee, one pair and two pairs have a usual meaning (`USUAL`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, field, replace
from enum import IntEnum
from functools import cache, cached_property, lru_cache
from itertools import product
from typing import Annotated, Any

from engine.rules.categories import CATEGORIES, UPPER, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import between, read

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


MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN = 1, 5
RollsPerTurn = Annotated[int, between(MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN)]
MOST_BOXES = 16
_HASH_LETTERS = 12


class Jokers(IntEnum):
    """What a Yahtzee may do once the Yahtzee box is filled."""

    NONE = 0
    FREE = 1
    FORCED = 2
    FULL = 3


@dataclass(frozen=True, eq=False)
class RuleSet:
    """The rules of one game. Two are equal if all of them are, the name included.

    Attributes:
        name: what commands and files call it.
        boxes: in the order of the card.
        jokers: what a later Yahtzee may do.
        yahtzee_bonus: points for each later Yahtzee once the box has points.
        rolls_per_turn: 1 to 5.
        upper_bonus: points, from `upper_bonus_at` points in the boxes with a face.
        in_order: whether boxes are filled one after the other, from the first to the last unless there is an `order`.
        title: what players call the game; empty for the name.
        number_bonus: how many points more a later five of a kind scores in the box of its face, once the Yahtzee box is
            filled, with whatever; they stand in that box and count toward the upper bonus.
        order: the boxes in the order in which they are filled, where that is another than that of the card.

    Raises:
        FieldError: if `rolls_per_turn` is not a whole number from 1 to 5.
    """

    name: str
    boxes: tuple[Box, ...] = field(repr=False)
    jokers: Jokers = Jokers.NONE
    yahtzee_bonus: int = 0
    rolls_per_turn: int = 3
    upper_bonus: int = 0
    upper_bonus_at: int = 0
    in_order: bool = False
    title: str = ""
    number_bonus: int = 0
    order: tuple[Category, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        read(RollsPerTurn, self.rolls_per_turn, "rolls_per_turn")

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, RuleSet) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name in self.__dataclass_fields__}

    # ---- what it is called ----

    @cached_property
    def key(self) -> str:
        """A name that is unique among all rule sets and fit for a file name: it ends with a hash of the rules."""
        return f"{self.name}-{self.rolls_per_turn}-{self.digest}"

    @cached_property
    def digest(self) -> str:
        """A hash of all that is in the rules but their name and the number of rolls."""
        boxes = [asdict(box) | {"category": box.category.key} for box in self.boxes]
        faces = [box.category.face if box.category.is_upper else 0 for box in self.boxes]
        bonuses = [self.yahtzee_bonus, self.upper_bonus, self.upper_bonus_at]
        # Others keep the hash that they have had.
        more = [self.number_bonus, *self.order] if self.number_bonus or self.order else []
        content = json.dumps([boxes, faces, self.jokers.name, bonuses, self.in_order, *more], sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()[:_HASH_LETTERS]

    # ---- what is on its card ----

    @cached_property
    def categories(self) -> tuple[Category, ...]:
        """The boxes by their places and names, in the order of the card."""
        return tuple(box.category for box in self.boxes)

    @property
    def filling_order(self) -> tuple[Category, ...]:
        """The boxes in the order in which they are filled, if they are filled in order."""
        return self.order or self.categories

    @cached_property
    def by_key(self) -> Mapping[str, Category]:
        """The same by their names."""
        return {category.key: category for category in self.categories}

    @cached_property
    def upper(self) -> tuple[Category, ...]:
        """The boxes that count one face."""
        return tuple(category for category in self.categories if category.is_upper)

    @cached_property
    def lower(self) -> tuple[Category, ...]:
        """The other boxes."""
        return tuple(category for category in self.categories if not category.is_upper)

    @cached_property
    def yahtzee_box(self) -> Category | None:
        """The box for five of a kind that bonuses and jokers go by: that of the name, else the first; None without."""
        fives = [box.category for box in self.boxes if box.alike == DICE_PER_ROLL]
        return next((box for box in self.lower if box.key == Category.YAHTZEE.key), fives[0] if fives else None)

    @cached_property
    def is_yahtzee(self) -> bool:
        """Whether its card has the thirteen boxes of Yahtzee with their usual points, whatever bonuses and jokers."""
        return self.boxes == tuple(usual_box(box.key, box) for box in CATEGORIES)

    @cached_property
    def counts_first_rolls(self) -> bool:
        """Whether some box scores more when the first roll of a turn makes it."""
        return any(box.first_roll for box in self.boxes)

    def upper_points(self, face: int) -> tuple[int, ...]:
        """Return all that the box of a face can hold, ascending."""
        usual = tuple(face * count for count in range(DICE_PER_ROLL + 1))
        return (*usual, usual[-1] + self.number_bonus) if self.number_bonus else usual

    def box(self, category: Category) -> Box:
        """Return the box of a category of this card."""
        return self.boxes[category]
