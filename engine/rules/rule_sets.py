# SPDX-License-Identifier: MIT
"""A rule set is the rules of one game as data: its boxes, its bonuses, its jokers and how a turn goes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, field
from enum import IntEnum
from functools import cached_property
from typing import Annotated, Any

from engine.rules.boxes import Box
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import between, read

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
        from engine.rules.boxes import usual_box

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
