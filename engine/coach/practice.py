# SPDX-License-Identifier: MIT
"""A topic names what a decision was about: by the faces and the box of what was chosen first and of what was best.

The mistakes of a game, grouped by topic, say what there is to practise most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from engine.analysis.options import Option
from engine.rules.categories import Category
from engine.rules.dice import Dice

if TYPE_CHECKING:
    from engine.coach.review import Decision

_STRAIGHT_SPAN = 4
"""The highest face of a straight less its lowest."""
_FEWEST = 2
"""So many mistakes on one topic are a habit; one alone may be a slip."""


class Topic(Enum):
    """What a decision can be about. The first that holds, in this order, is the topic.

    Dice "alike" are two or more of one face; "in a row" two or more different faces that fit into one straight; "two
    groups" two faces at least twice each.

    - ROLL_OR_STOP: a box is scored where rolling on was best, or the other way round.
    - PAIRS_OR_STRAIGHTS: dice alike are kept against dice in a row.
    - TWO_GROUPS: one of the two keeps is two groups.
    - HOW_MANY: one keep is part of the other.
    - WHICH_FACE: both keeps are dice of one face.
    - STRAIGHTS: one of the keeps is dice in a row.
    - OTHER_KEEP: any other two keeps.
    - BOX_TO_GIVE_UP: two boxes, of which one scores zero.
    - CHANCE: two boxes, of which one is Chance.
    - UPPER_OR_LOWER: a box of the upper section and one of the lower.
    - OTHER_BOX: any other two boxes.
    """

    ROLL_OR_STOP = "roll_or_stop"
    PAIRS_OR_STRAIGHTS = "pairs_or_straights"
    TWO_GROUPS = "two_groups"
    HOW_MANY = "how_many"
    WHICH_FACE = "which_face"
    STRAIGHTS = "straights"
    OTHER_KEEP = "other_keep"
    BOX_TO_GIVE_UP = "box_to_give_up"
    CHANCE = "chance"
    UPPER_OR_LOWER = "upper_or_lower"
    OTHER_BOX = "other_box"


class _Shape(Enum):
    """What the dice of a keep look like."""

    ONE_FACE = "one die"
    ALIKE = "alike"
    ROW = "in a row"
    TWO_GROUPS = "two groups"
    OTHER = "anything else, nothing included"


@dataclass(frozen=True)
class Practice:
    """A topic, and the mistakes of a game that were about it, in order."""

    topic: Topic
    mistakes: tuple[Decision, ...]

    @property
    def points_lost(self) -> float:
        """What those mistakes lost together."""
        return sum(decision.points_lost for decision in self.mistakes)


def topic(chosen: Option, best: Option) -> Topic:
    """Return what the decision between two options of one position is about."""
    if chosen.keep is not None and best.keep is not None:
        return _topic_of_keeps(chosen.keep, best.keep)
    if chosen.category is not None and best.category is not None:
        return _topic_of_boxes(chosen, best, {chosen.category, best.category})
    return Topic.ROLL_OR_STOP


def to_practise(mistakes: Sequence[Decision]) -> Practice | None:
    """Return what there is to practise after a game with these mistakes; None without one.

    It is the topic that lost most among those of two mistakes or more, else that of the costliest mistake.
    """
    groups: dict[Topic, list[Decision]] = {}
    for decision in mistakes:
        groups.setdefault(topic(decision.chosen, decision.best), []).append(decision)
    practices = [Practice(name, tuple(found)) for name, found in groups.items()]
    habits = [practice for practice in practices if len(practice.mistakes) >= _FEWEST]
    return max(habits or practices, key=lambda practice: practice.points_lost, default=None)


def _topic_of_keeps(chosen: Dice, best: Dice) -> Topic:
    shapes = {_shape(chosen), _shape(best)}
    if shapes == {_Shape.ALIKE, _Shape.ROW}:
        return Topic.PAIRS_OR_STRAIGHTS
    if _Shape.TWO_GROUPS in shapes:
        return Topic.TWO_GROUPS
    if Counter(chosen) <= Counter(best) or Counter(best) <= Counter(chosen):
        return Topic.HOW_MANY
    if shapes <= {_Shape.ONE_FACE, _Shape.ALIKE}:
        return Topic.WHICH_FACE
    return Topic.STRAIGHTS if _Shape.ROW in shapes else Topic.OTHER_KEEP


def _topic_of_boxes(chosen: Option, best: Option, boxes: set[Category]) -> Topic:
    if not chosen.points or not best.points:
        return Topic.BOX_TO_GIVE_UP
    if Category.CHANCE in boxes:
        return Topic.CHANCE
    if len({box.is_upper for box in boxes}) > 1:
        return Topic.UPPER_OR_LOWER
    return Topic.OTHER_BOX


def _shape(keep: Dice) -> _Shape:
    counts = Counter(keep)
    if len(counts) == 1:
        return _Shape.ALIKE if len(keep) > 1 else _Shape.ONE_FACE
    if counts and max(counts.values()) == 1 and max(keep) - min(keep) <= _STRAIGHT_SPAN:
        return _Shape.ROW
    if len(counts) == 2 and min(counts.values()) > 1:
        return _Shape.TWO_GROUPS
    return _Shape.OTHER
