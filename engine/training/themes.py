# SPDX-License-Identifier: MIT
"""A theme names what a decision is about: it follows from the position and what its options are worth, nothing else.

Every decision has one, whatever was chosen in it, so that what is lost on a theme can be compared with how often it
came up. It is told from the best option and its *rival*, the best one that does something else.

What an option is after is its *plan*: to score a certain box; to collect a face, that of which it keeps most; to keep a
row (three or more different faces that fit into one straight, or two neighbours), two groups (two faces at least twice
each), or single dice; or to roll all five. The rival is the best option of another plan. Where that one is a mistake,
the plan is clear and the question is how to follow it: then it is the best option that is worth less. What is worth the
same, as far as a verdict goes, is no rival.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, Option
from engine.analysis.reasons import holds
from engine.analysis.verdicts import Verdict, limits_of
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.rule_sets import Box
from engine.rules.scoring import RuleSet, is_yahtzee, plain_points, upper_total
from engine.runtime.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from engine.game_review.review import Decision

_PACE = 3
"""Three of each face make the upper bonus."""
_STRAIGHT_SPAN = 4
"""The highest face of a straight less its lowest."""
_LAST = 2
"""The most open boxes that count as the end of a game."""
_CHASE = 4
"""How many dice alike are one short of a Yahtzee."""


class Theme(Enum):
    """What a decision can be about. The first that holds, in this order, is the theme.

    - YAHTZEE: the dice are a Yahtzee, or one short of one that would score (its box open, or 50 in it): the chase, the
      bonus, and jokers.
    - LAST_TURNS: at most two boxes are open.
    - CHANCE: a box has to be filled, one of the two is Chance.
    - BAD_TURN: a box has to be filled, and none takes the dice well: each scores nothing, or is an upper box with less
      than three of its face; Chance, which takes anything, does not count.
    - UPPER_BONUS: a box has to be filled, one of the two is an upper box, and the upper bonus can still be earned.
    - OTHER_BOX: a box has to be filled, any other two.
    - MADE_HAND: the dice make Full house or a straight in an open box, and at least one of the two breaks that up.
    - STOPPING: scoring a box against rolling on.
    - PAIRS_OR_STRAIGHTS: collecting a face, or two groups, against a row.
    - TWO_GROUPS: one of the two keeps is two groups.
    - WHICH_FACE: collecting one face or another.
    - HOW_MANY: collecting one face, with more or fewer dice.
    - STRAIGHTS: one of the two keeps is a row.
    - FRESH_START: one of the two rolls all five dice.
    - OTHER_KEEP: any other two keeps.
    """

    YAHTZEE = "yahtzee"
    LAST_TURNS = "last_turns"
    CHANCE = "chance"
    BAD_TURN = "bad_turn"
    UPPER_BONUS = "upper_bonus"
    OTHER_BOX = "other_box"
    MADE_HAND = "made_hand"
    STOPPING = "stopping"
    PAIRS_OR_STRAIGHTS = "pairs_or_straights"
    TWO_GROUPS = "two_groups"
    WHICH_FACE = "which_face"
    HOW_MANY = "how_many"
    STRAIGHTS = "straights"
    FRESH_START = "fresh_start"
    OTHER_KEEP = "other_keep"


class _Shape(Enum):
    """What the dice of a keep are after."""

    NOTHING = "all five are rolled"
    FACE = "one face"
    ROW = "a row"
    TWO_GROUPS = "two groups"
    SINGLES = "single dice"


_Plan = tuple[_Shape | Category, int]


@dataclass(frozen=True)
class Practice:
    """A theme, and the mistakes of a game that were about it, in order."""

    theme: Theme
    mistakes: tuple[Decision, ...]

    @property
    def points_lost(self) -> float:
        """What those mistakes lost together."""
        return sum(decision.points_lost for decision in self.mistakes)


def to_practise(mistakes: Sequence[Decision]) -> Practice | None:
    """Return what there is to practise after a game with these mistakes; None without one.

    Each counts for what was played (`theme_played`). What is practised is the theme that lost most together.
    """
    groups: dict[Theme, list[Decision]] = {}
    for decision in mistakes:
        groups.setdefault(theme_played(decision.analysis, decision.chosen), []).append(decision)
    practices = [Practice(theme, tuple(found)) for theme, found in groups.items()]
    return max(practices, key=lambda practice: practice.points_lost, default=None)


def theme_of(analysis: Analysis) -> Theme:
    """Return what the decision in a position is about."""
    best = analysis.best
    return theme_between(analysis.position, best, rival(analysis) or best)


def theme_played(analysis: Analysis, chosen: Option) -> Theme:
    """Return what a choice was about, compared with the best one; another choice may be about something else."""
    return theme_between(analysis.position, analysis.best, chosen)


def theme_between(position: Position, best: Option, other: Option) -> Theme:
    """Return what the decision between the best option and another is about; their figures don't count."""
    return _of_dice(position) or (_of_rolling if position.rolls_left else _of_boxes)(position, best, other)


def rival(analysis: Analysis) -> Option | None:
    """Return the best option that does something else than the best one; None if all are worth the same."""
    limits = limits_of(analysis.measure)
    worse = [option for option in analysis.deeds if option.lost >= limits[Verdict.BEST]]
    if not worse:
        return None
    plan = _plan(analysis.best)
    other = next((option for option in worse if _plan(option) != plan), None)
    is_clear = other is None or other.lost >= limits[Verdict.INACCURACY]
    return worse[0] if is_clear else other


# ---- what it is about ----


def _of_dice(position: Position) -> Theme | None:
    """Return the theme of a position that is about the same whatever the options are."""
    box = position.rules.yahtzee_box
    if box is None:
        return Theme.LAST_TURNS if position.scores.count(None) <= _LAST else None
    points = position.scores[box]
    if points and not (position.rules.yahtzee_bonus or position.rules.is_yahtzee):
        points = 0  # a later one earns nothing
    most = max(Counter(position.dice).values())
    if is_yahtzee(position.roll) or (most >= _CHASE and points != 0 and position.rolls_left):
        return Theme.YAHTZEE
    if position.scores.count(None) <= _LAST:
        return Theme.LAST_TURNS
    return None


def _of_boxes(position: Position, best: Option, other: Option) -> Theme:
    boxes, rules = {best.category, other.category}, position.rules
    if any(box is not None and rules.box(box).takes_any_dice for box in boxes):
        return Theme.CHANCE
    if not any(_takes_well(rules.box(box), points) for box, points in position.allowed().items()):
        return Theme.BAD_TURN
    is_open = upper_total(position.filled) < rules.upper_bonus_at <= _most_upper(position)
    if rules.upper_bonus and is_open and any(box is not None and box.is_upper for box in boxes):
        return Theme.UPPER_BONUS
    return Theme.OTHER_BOX


def _takes_well(box: Box, points: int) -> bool:
    """Return whether a box takes the dice well; Chance, which takes anything, is no answer."""
    if box.category.is_upper:
        return points >= _PACE * box.category.face
    return points > 0 and not box.takes_any_dice


def _most_upper(position: Position) -> int:
    """Return the highest upper total that can still be had."""
    still = sum(5 * box.face for box in position.rules.upper if position.scores[box] is None)
    return upper_total(position.filled) + still


def _of_rolling(position: Position, best: Option, other: Option) -> Theme:
    if any(_breaks(position, hand, best, other) for hand in _made(position.rules)):
        return Theme.MADE_HAND
    if best.category is not None or other.category is not None:
        return Theme.STOPPING
    return _of_keeps(best.keep or (), other.keep or ())


def _breaks(position: Position, hand: Category, best: Option, other: Option) -> bool:
    """Return whether the dice make a hand that not both of two options have for sure."""
    rules = position.rules
    if position.scores[hand] is not None or not plain_points(hand, position.roll, rules):
        return False
    return not (holds(best, hand, rules) and holds(other, hand, rules))


@cache
def _made(rules: RuleSet) -> tuple[Category, ...]:
    """Return the boxes that one roll makes or breaks: a full house, and rows."""
    boxes = (rules.box(category) for category in rules.lower)
    return tuple(box.category for box in boxes if box.straight or box.dice or sum(box.groups) == DICE_PER_ROLL)


def _of_keeps(best: Dice, other: Dice) -> Theme:
    shapes = {_shape(best), _shape(other)}
    if _Shape.ROW in shapes and any(max(Counter(keep).values(), default=0) > 1 for keep in (best, other)):
        return Theme.PAIRS_OR_STRAIGHTS
    if _Shape.TWO_GROUPS in shapes:
        return Theme.TWO_GROUPS
    if shapes == {_Shape.FACE}:
        return Theme.HOW_MANY if _face(best) == _face(other) else Theme.WHICH_FACE
    if _Shape.ROW in shapes:
        return Theme.STRAIGHTS
    return Theme.FRESH_START if _Shape.NOTHING in shapes else Theme.OTHER_KEEP


# ---- plans ----


def _plan(option: Option) -> _Plan:
    if option.category is not None:
        return option.category, 0
    keep = option.keep or ()
    shape = _shape(keep)
    return shape, _face(keep) if shape is _Shape.FACE else 0


@cache
def _shape(keep: Dice) -> _Shape:
    if not keep:
        return _Shape.NOTHING
    groups = sorted(Counter(keep).values(), reverse=True)
    if len(groups) > 1 and groups[1] > 1:
        return _Shape.TWO_GROUPS
    if len(groups) == 1 or groups[0] > 1:
        return _Shape.FACE
    span = max(keep) - min(keep)
    return _Shape.ROW if span == 1 or (len(keep) > 2 and span <= _STRAIGHT_SPAN) else _Shape.SINGLES


@cache
def _face(keep: Dice) -> int:
    return Counter(keep).most_common(1)[0][0]
