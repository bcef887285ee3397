# SPDX-License-Identifier: MIT
"""A position is what a decision depends on: the rules, the scorecard, the dice on the table and the rolls left.

A scorecard must be one that can come up in a game. Without Yahtzee bonuses the boxes know nothing of one another: as
long as the Yahtzee box is open, any roll may be scored in any open box, so whatever each box can hold, the others can
be filled first and the Yahtzee box last. With bonuses it matters which boxes *can* have been filled by a Yahtzee after
the 50, and in what order. The others are filled before the 50, where nothing binds them, and so are those that need not
be: any number of bonuses up to the most can be had, and the most is what is worked out here, exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from itertools import combinations
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from engine.rules.categories import CATEGORIES, LOWER, Category, upper_category
from engine.rules.dice import DICE_PER_ROLL, FACES, FAIR_DICE, ROLLS, AnyDiceModel, Dice, DiceModel, keeps_of
from engine.rules.scoring import (
    DEFAULT_RULES,
    Jokers,
    RuleSet,
    allowed_points,
    earns_yahtzee_bonus,
    is_yahtzee,
    joker_points,
    plain_points,
    points_so_far,
    rules_as_json,
    rules_from_json,
)
from engine.runtime.errors import InputFault, expect, named, quoted
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError, FieldFault, Must, between, read, takes_more

_SUMS = (Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND, Category.CHANCE)
_SHAPES = (Category.FULL_HOUSE, Category.SMALL_STRAIGHT, Category.LARGE_STRAIGHT)
_ANY_YAHTZEE = (1,) * DICE_PER_ROLL


def most_yahtzee_bonuses(scores: Mapping[Category, int], rules: RuleSet) -> int:
    """Return how many Yahtzee bonuses a game can have earned at the most that has filled boxes like this.

    Args:
        scores: the filled boxes, each with points that it can hold; the Yahtzee box among them, with 50.
        rules: the rule set, one with Yahtzee bonuses; for other boxes than Yahtzee's it is a bound.
    """
    if not rules.is_yahtzee:
        return sum(points in _of_yahtzees(rules, box) for box, points in scores.items() if box != rules.yahtzee_box)
    if rules.jokers is Jokers.FORCED:
        return _most_if_forced(scores)
    # An upper box is filled by a Yahtzee of its own face, or crossed out by one of another.
    upper = sum(points in (0, _five(category)) for category, points in scores.items() if category.is_upper)
    sums = sum(_face_of_sum(scores[category]) is not None for category in _SUMS if category in scores)
    return upper + sums + sum(_is_shape_of_yahtzee(category, scores, rules) for category in _SHAPES)


def _of_yahtzees(rules: RuleSet, category: Category) -> set[int]:
    """Return what five of a kind can score in a box; by rules of one's own, no more than a bound is worked out."""
    rolls, ways = ((face,) * DICE_PER_ROLL for face in FACES), (plain_points, joker_points)
    return {way(category, roll, rules, first=first) for roll in rolls for way in ways for first in (False, True)}


def _five(category: Category) -> int:
    """Return the points of five of its face in an upper box."""
    return DICE_PER_ROLL * category.face


def _face_of_sum(points: int) -> int | None:
    """Return the face of which a Yahtzee has these points; None where there is none."""
    face, rest = divmod(points, DICE_PER_ROLL)
    return face if face in FACES and not rest else None


def _is_shape_of_yahtzee(category: Category, scores: Mapping[Category, int], rules: RuleSet) -> bool:
    """Return whether a later Yahtzee can have filled a full house or straight, with what stands in it.

    With 0 while it was no joker: as long as the upper box of its face was open, which is so before all others, or ever.
    In full as a joker: once some upper box was filled, or always.
    """
    if category not in scores:
        return False
    if scores[category] == 0:
        return rules.jokers is not Jokers.FULL
    return rules.jokers is Jokers.FULL or (rules.jokers is Jokers.FREE and any(box.is_upper for box in scores))


def _most_if_forced(scores: Mapping[Category, int]) -> int:
    """As above, where a Yahtzee must be scored in the upper box of its face, else in a lower box, else for nothing.

    A zero in an upper box is a bonus only when all lower boxes are filled: it comes last, and its own Yahtzees could
    not be jokers before. So it is tried for each set of zeros that come last.
    """
    upper = [category for category in scores if category.is_upper]
    zeros = [category for category in upper if scores[category] == 0]
    if not all(category in scores for category in LOWER):
        zeros = []
    fives = sum(scores[category] == _five(category) for category in upper)
    most = 0
    for count in range(len(zeros) + 1):
        for last in combinations(zeros, count):
            first = set(upper) - set(last)
            if first or not last:
                most = max(most, fives + len(last) + _forced_below(scores, first))
    return most


def _forced_below(scores: Mapping[Category, int], upper: set[Category]) -> int:
    """Return how many lower boxes can hold a joker, once these upper boxes are filled."""
    faces = (_face_of_sum(scores[category]) for category in _SUMS if category in scores)
    sums = sum(face is not None and upper_category(face) in upper for face in faces)
    full = [category for category in _SHAPES if scores.get(category) == joker_points(category, _ANY_YAHTZEE)]
    return sums + (len(full) if upper else 0)


Scores = tuple[int | None, ...]
"""Points in the boxes of a card, thirteen in Yahtzee; None where a box is open."""


class HasScores:
    """What has a scorecard: a position, a game, a card from paper."""

    scores: Scores
    yahtzee_bonuses: int
    rules: RuleSet

    @property
    def filled(self) -> dict[Category, int]:
        """The filled boxes and their points."""
        return filled_boxes(self.scores, self.rules)

    @property
    def points_so_far(self) -> int:
        """All points on the scorecard, upper bonus once earned and Yahtzee bonuses included."""
        return points_so_far(self.rules, self.filled, self.yahtzee_bonuses)


NO_SCORES: Scores = (None,) * len(CATEGORIES)
"""The empty card of Yahtzee, which stands for that of any other rules, too, where a position or a game is made."""


def no_scores(rules: RuleSet) -> Scores:
    """Return the empty card of a rule set."""
    return (None,) * len(rules.boxes)


class PositionFault(InputFault):
    """What can be wrong with a position."""

    OVER = "every box is filled, so the game is over"
    NEGATIVE = "must be 0 or more, not {said}"
    IN_ORDER = "boxes are filled in order, and {box} is open"
    NO_BONUSES = "the {rules} rules have none"
    NONE_YET = "there are none while {box} has no points"
    BONUSES = "these scores allow {most} at most, not {said}"
    NO_BOX = "there is no such box"
    FOREIGN = "this looks like another program's: there is no {said}, only {known}"


class PositionError(FieldError):
    """A position that cannot come up; the text names the field that is wrong."""


@dataclass(frozen=True)
class Position(HasScores):
    """Five dice on the table, a scorecard with an open box, and `rolls_left` rolls to go.

    `dice` are in table order; what they are worth does not depend on it.
    """

    dice: Dice
    rolls_left: int
    scores: Scores = NO_SCORES
    yahtzee_bonuses: int = 0
    rules: RuleSet = DEFAULT_RULES
    dice_model: DiceModel = FAIR_DICE

    def __post_init__(self) -> None:
        if self.scores is NO_SCORES and type(self.rules) is RuleSet:
            object.__setattr__(self, "scores", no_scores(self.rules))

    @property
    def roll(self) -> Dice:
        """The dice in order of their faces."""
        return tuple(sorted(self.dice))

    def allowed(self) -> Mapping[Category, int]:
        """Return the boxes that the dice may be scored in, each with its points."""
        return self._allowed

    @cached_property
    def _allowed(self) -> Mapping[Category, int]:
        # A window asks box by box, and again with each die that is marked.
        is_first = self.rolls_left == self.rules.rolls_per_turn - 1
        return MappingProxyType(allowed_points(self.rules, self.filled, self.roll, first=is_first))

    def earns_yahtzee_bonus(self) -> bool:
        """Return whether scoring these dice earns a Yahtzee bonus."""
        return earns_yahtzee_bonus(self.rules, self.filled, self.roll)

    def verify_keep(self, keep: Dice) -> None:
        """Raise `PositionError` unless the dice hold the (sorted) `keep` and a roll is left."""
        if keep not in keeps_of(self.roll):
            raise PositionError(f"{_faces(keep)} can't be kept from {_faces(self.roll)}", ("keep",))
        if not self.rolls_left:
            raise PositionError("no rolls are left, so score a box", ("keep",))

    def verify_score(self, category: Category) -> None:
        """Raise `PositionError` unless the rules allow the dice to be scored in `category`."""
        if category not in self.allowed():
            raise PositionError(f"{_faces(self.roll)} can't be scored in {category.key} now", ("score",))


def _faces(dice: Dice) -> str:
    return " ".join(map(str, dice)) or "nothing"


def _listed(points: Iterable[int]) -> str:
    """Return numbers as a sentence lists them, three in a row or more as a range."""
    runs: list[list[int]] = []
    for number in sorted(points):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def count_filled(scores: Scores) -> int:
    """Return how many boxes are filled."""
    return sum(points is not None for points in scores)


def filled_boxes(scores: Scores, rules: RuleSet = DEFAULT_RULES) -> dict[Category, int]:
    """Return the filled boxes among `scores` with their points."""
    return {category: points for category, points in zip(rules.categories, scores, strict=True) if points is not None}


@cache
def possible_points(category: Category, rules: RuleSet = DEFAULT_RULES) -> frozenset[int]:
    """Return every number of points that can stand in the box of `category`."""
    points = {plain_points(category, roll, rules, first=first) for roll in ROLLS for first in (False, True)}
    jokers = {
        joker_points(category, roll, rules, first=first)
        for roll in ROLLS
        if is_yahtzee(roll)
        for first in (False, True)
    }
    return frozenset(points | jokers | set(rules.upper_points(category.face) if category.is_upper else ()))


def check(position: Position) -> Position:
    """Return `position` if it can come up in a game.

    The scorecard is judged exactly, as `check_scorecard` says. On such a card any dice may lie with any number of rolls
    left, and that is not looked at more closely: what dice that are not fair would never show has a value all the same.

    Raises:
        PositionError: naming the field that is wrong.
    """
    _check_kinds(position)
    check_scorecard(position.filled, position.yahtzee_bonuses, position.rules)
    if len(position.filled) == len(position.rules.boxes):
        raise PositionError(PositionFault.OVER, ("scores",))
    if len(position.dice) != DICE_PER_ROLL or any(face not in FACES for face in position.dice):
        raise PositionError(FieldFault.FIVE_FACES, ("dice",), said=quoted(list(position.dice)))
    most = position.rules.rolls_per_turn - 1
    read(Annotated[int, between(0, most)], position.rolls_left, "rolls_left", PositionError)
    return position


def check_start(position: Position) -> Position:
    """Return `position` if a game can begin from it: one that `check` accepts, or one before the first roll of a turn.

    That one has no dice, and all rolls of the turn left.

    Raises:
        PositionError: naming the field that is wrong.
    """
    if position.dice or position.rolls_left != position.rules.rolls_per_turn:
        return check(position)
    check(replace(position, dice=(1,) * DICE_PER_ROLL, rolls_left=0))
    return position


def _check_kinds(position: Position) -> None:
    """Accept a position whose fields are what they should be: a script may have put anything there."""
    for field, kind in (("rules", RuleSet), ("dice_model", DiceModel), ("dice", tuple), ("scores", tuple)):
        value = getattr(position, field)
        if not isinstance(value, kind):
            raise PositionError(f"must be a {kind.__name__}, not {quoted(value)}", (field,))
    boxes = len(position.rules.boxes)
    if len(position.scores) != boxes:
        raise PositionError(f"must be {boxes} numbers, None for an open box", ("scores",))
    read(tuple[int, ...], position.dice, "dice", PositionError)
    filled = {category.key: points for category, points in position.filled.items()}
    read(Mapping[str, int], filled, "scores", PositionError)
    read(int, position.rolls_left, "rolls_left", PositionError)
    read(int, position.yahtzee_bonuses, "yahtzee_bonuses", PositionError)


def check_scorecard(scores: Mapping[Category, int], yahtzee_bonuses: int, rules: RuleSet) -> None:
    """Accept a scorecard that can come up in a game, a full one too.

    It can if some rolls, scored in some order, fill just these boxes with these points and earn just these bonuses.

    Raises:
        PositionError: naming the field that is wrong.
    """
    for category, points in scores.items():
        if points not in possible_points(category, rules):
            listed = _listed(possible_points(category, rules))
            raise PositionError(FieldFault.ALLOWED, ("scores", category.key), allowed=listed, said=quoted(points))
    if rules.in_order:
        in_order = sorted(scores, key=rules.filling_order.index)
        for category, next_one in zip(rules.filling_order, in_order, strict=False):
            if next_one != category:
                raise PositionError(PositionFault.IN_ORDER, ("scores", next_one.key), box=category.key)
    field = ("yahtzee_bonuses",)
    if yahtzee_bonuses < 0:
        raise PositionError(PositionFault.NEGATIVE, field, said=quoted(yahtzee_bonuses))
    if not yahtzee_bonuses:
        return
    if not rules.yahtzee_bonus:
        raise PositionError(PositionFault.NO_BONUSES, field, rules=rules.name)
    box = rules.yahtzee_box
    if box is None or not scores.get(box):
        name = box.key if box is not None else "five of a kind"
        raise PositionError(PositionFault.NONE_YET, field, box=name)
    most = most_yahtzee_bonuses(scores, rules)
    if yahtzee_bonuses > most:
        raise PositionError(PositionFault.BONUSES, field, most=most, said=quoted(yahtzee_bonuses))


_MOST_NAMED = 4
_ListedDice = Annotated[tuple[int, ...], Must(FieldFault.FIVE_FACES)]


def _laid(value: Any) -> Dice:
    if isinstance(value, str):
        return tuple(FACES["123456".index(letter)] for letter in value)
    found: Dice = read(_ListedDice, value)
    return found


@takes_more
class _SavedPosition(NamedTuple):
    rules: object = DEFAULT_RULES.name
    rolls_per_turn: object = ...
    dice_model: AnyDiceModel = FAIR_DICE
    scores: object = MappingProxyType({})
    yahtzee_bonuses: int = 0
    dice: Annotated[Dice, Must(FieldFault.FIVE_FACES, make=_laid)] = ()
    rolls_left: int | None = None


def position_from_json(data: object, also: Sequence[str] = ()) -> Position:
    """Return the position that a decoded JSON object describes (names as in the documentation of ``advise``).

    Args:
        data: what stood in JSON.
        also: fields that may be there as well, and are read elsewhere.

    Raises:
        PositionError: naming the field that is wrong or missing.
    """
    return check(_read(data, also, ("dice", "rolls_left")))


def start_from_json(data: object, also: Sequence[str] = ()) -> Position:
    """Return the position that a game can begin from: as `position_from_json`, or without dice, before a roll.

    Raises:
        PositionError: naming the field that is wrong.
    """
    return check_start(_read(data, also))


def _read(data: object, also: Sequence[str], needed: Sequence[str] = ()) -> Position:
    """Return what an object says, which need not be a position that can come up."""
    fields = (*_SavedPosition._fields, *also)
    names = read(Mapping[str, object], data, "position", PositionError)
    unknown = [name for name in names if name not in fields]
    missing = [field for field in needed if field not in names]
    known = ", ".join(fields)
    if len(unknown) > 1 or (unknown and missing):
        found = ", ".join(map(named, unknown[:_MOST_NAMED]))
        raise PositionError(PositionFault.FOREIGN, ("position",), said=found, known=known)
    if unknown:
        raise PositionError(FieldFault.UNKNOWN, (unknown[0],), known=known)
    if missing:
        raise PositionError(FieldFault.MISSING, (missing[0],))
    given = read(_SavedPosition, names, error=PositionError)
    try:
        rules = rules_from_json(given.rules, given.rolls_per_turn)
    except FieldError as error:
        raise PositionError(error.fault, error.path, **error.values) from error
    return Position(
        dice=given.dice,
        rolls_left=rules.rolls_per_turn if given.rolls_left is None else given.rolls_left,
        scores=scores_from_json(given.scores, rules),
        yahtzee_bonuses=given.yahtzee_bonuses,
        rules=rules,
        dice_model=given.dice_model,
    )


def position_as_json(position: Position) -> dict[str, Any]:
    """Return `position` as the JSON object that `position_from_json` reads."""
    expect("position", position, Position, "a Position")
    return {
        "rules": rules_as_json(position.rules),
        "rolls_per_turn": position.rules.rolls_per_turn,
        "dice_model": position.dice_model.name,
        "scores": {category.key: points for category, points in position.filled.items()},
        "yahtzee_bonuses": position.yahtzee_bonuses,
        "dice": list(position.dice),
        "rolls_left": position.rolls_left,
    }


def scores_from_json(value: object, rules: RuleSet = DEFAULT_RULES) -> Scores:
    """Return the scorecard that a JSON object of categories and points describes.

    Raises:
        PositionError: naming what is wrong.
    """
    scores: list[int | None] = list(no_scores(rules))
    for key, points in read(Mapping[str, int], value, "scores", PositionError).items():
        if key not in rules.by_key:
            raise PositionError(PositionFault.NO_BOX, ("scores", key))
        scores[rules.by_key[key]] = points
    return tuple(scores)
