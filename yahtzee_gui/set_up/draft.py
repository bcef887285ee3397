# SPDX-License-Identifier: MIT
"""A draft is a position as it is written down, with what can't be yet: every entry stays as it was typed.

It is judged by what a game allows (`engine.games.position`): either it is a position, or there are faults, each at the
entry that it belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from engine.games.game import Game
from engine.games.goals import RecordGoal
from engine.games.position import Position, PositionError, check_scorecard, check_start, possible_points
from engine.games.reachability import most_yahtzee_bonuses
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.goals import BeatGoal
from yahtzee_gui.set_up.others import OthersFault, read_others

Place = Category | None
"""An entry of the card: a box, or (None) the number of Yahtzee bonuses."""

_OPEN, _CROSSED_OUT = ("", "-", "–"), ("x", "/")
_LONGEST = 4


class FaultKind(Enum):
    """Why an entry can't be."""

    POINTS = "points"
    UNFINISHED = "unfinished"
    NO_NUMBER = "no number"
    NO_BONUSES = "no bonuses"
    NEEDS_YAHTZEE = "needs a Yahtzee"
    MOST_BONUSES = "most bonuses"


@dataclass(frozen=True)
class Fault:
    """Why an entry can't be; `most` is how many bonuses there can be. What is `UNFINISHED` may still be typed on."""

    kind: FaultKind
    most: int = 0


@dataclass(frozen=True)
class Draft:
    """What is written down: a text in each box, the Yahtzee bonuses, and five dice, None where one is missing.

    `bonuses` may be how many there are, or their points.

    `rolls_left` is what it is once all dice are there; without any, the turn has not begun. `own_dice` says that a game
    from here is played with dice on the player's own table. `others` are those to beat, as they are typed: then that
    is what is played for.
    """

    boxes: tuple[str, ...] = ("",) * len(CATEGORIES)
    bonuses: str = ""
    dice: tuple[int | None, ...] = (None,) * DICE_PER_ROLL
    rolls_left: int = DEFAULT_RULES.rolls_per_turn - 1
    rules: RuleSet = DEFAULT_RULES
    dice_model: DiceModel = FAIR_DICE
    goal: RecordGoal | None = None
    own_dice: bool = False
    others: str = ""

    def text(self, place: Place) -> str:
        """Return what is written in an entry of the card."""
        return self.bonuses if place is None else self.boxes[place]

    def writing(self, place: Place, text: str) -> Draft:
        """Return the draft with another text in an entry of the card."""
        if place is None:
            return replace(self, bonuses=text)
        return replace(self, boxes=(*self.boxes[:place], text, *self.boxes[place + 1 :]))

    def showing(self, place: int, face: int | None) -> Draft:
        """Return the draft with another face on the die at `place`."""
        return replace(self, dice=(*self.dice[:place], face, *self.dice[place + 1 :]))

    def with_rolls_left(self, rolls_left: int) -> Draft:
        """Return the draft after another roll of the turn."""
        return replace(self, rolls_left=rolls_left)

    def played_with(
        self, rules: RuleSet, dice_model: DiceModel, goal: RecordGoal | None, *, own_dice: bool = False
    ) -> Draft:
        """Return the draft by other rules, with other dice, or for another goal; which needs fair dice.

        Boxes of the same name keep what is written there.
        """
        rolls_left = min(self.rolls_left, rules.rolls_per_turn - 1)
        goal, others = (goal, self.others) if dice_model.is_fair else (None, "")
        before = {category.key: text for category, text in zip(self.rules.categories, self.boxes, strict=True)}
        return replace(
            self,
            boxes=tuple(before.get(category.key, "") for category in rules.categories),
            rules=rules,
            dice_model=dice_model,
            goal=goal,
            rolls_left=rolls_left,
            own_dice=own_dice,
            others=others if rules.is_yahtzee else "",  # their cards are written with Yahtzee's boxes
        )

    def against(self, others: str) -> Draft:
        """Return the draft with others to beat."""
        return replace(self, others=others)


def draft_of(position: Position, goal: RecordGoal | None = None) -> Draft:
    """Return a position, or a scorecard before a roll, as it would be written down."""
    boxes = tuple("" if points is None else str(points) for points in position.scores)
    points = position.yahtzee_bonuses * position.rules.yahtzee_bonus
    bonuses = str(points) if points else ""
    dice: tuple[int | None, ...] = position.dice or (None,) * DICE_PER_ROLL
    rolls_left = min(position.rolls_left, position.rules.rolls_per_turn - 1)
    return Draft(boxes, bonuses, dice, rolls_left, position.rules, position.dice_model, goal)


def standing_of(game: Game) -> Position:
    """Return where a game stands as a position: between two turns one without dice; its card may be full."""
    rolls_left = game.rolls_left if game.has_rolled else game.rules.rolls_per_turn
    return Position(game.dice, rolls_left, game.scores, game.yahtzee_bonuses, game.rules, game.dice_model)


@dataclass(frozen=True)
class Judged:
    """What a draft comes to: a position if it can be one, before a roll where it has no dice; and its faults.

    `card` has the boxes that can stand, with `bonuses`: totals follow from these. `goal` is what is played for, and
    `others_fault` why what is typed says no others to beat.
    """

    position: Position | None
    faults: Mapping[Place, Fault]
    card: Mapping[Category, int]
    bonuses: int = 0
    is_full: bool = False
    dice_missing: int = 0
    goal: RecordGoal | BeatGoal | None = None
    others_fault: OthersFault | None = None


def judge(draft: Draft) -> Judged:
    """Return what a draft comes to."""
    card: dict[Category, int] = {}
    faults: dict[Place, Fault] = {}
    for category in draft.rules.categories:
        found = _points(category, draft.boxes[category], draft.rules)
        if isinstance(found, Fault):
            faults[category] = found
        elif found is not None:
            card[category] = found
    bonuses = _bonuses(draft, card)
    if isinstance(bonuses, Fault):
        faults[None] = bonuses
    known = 0 if isinstance(bonuses, Fault) else bonuses
    missing = draft.dice.count(None)
    is_full = len(card) == len(draft.rules.boxes)
    others = read_others(draft.others, draft.rules)
    fault = others if isinstance(others, OthersFault) else None
    goal = BeatGoal(others) if others and not isinstance(others, OthersFault) else draft.goal
    can_be = not (faults or is_full or fault or 0 < missing < DICE_PER_ROLL)
    position = _position(draft, card, known) if can_be else None
    return Judged(position, faults, card, known, is_full, missing, goal, fault)


def _position(draft: Draft, card: Mapping[Category, int], bonuses: int) -> Position | None:
    dice: Dice = tuple(face for face in draft.dice if face is not None)
    rolls_left = draft.rolls_left if dice else draft.rules.rolls_per_turn
    scores = tuple(card.get(category) for category in draft.rules.categories)
    try:
        return check_start(Position(dice, rolls_left, scores, bonuses, draft.rules, draft.dice_model))
    except PositionError:  # what is written is judged above: no position is shown that the engine doesn't accept
        return None


def _points(category: Category, text: str, rules: RuleSet) -> int | Fault | None:
    """Return the points of a box, None if it is open, or why its text can't be."""
    text = text.strip().lower()
    if text in _OPEN:
        return None
    if text in _CROSSED_OUT:
        return 0
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST:
        return Fault(FaultKind.NO_NUMBER)
    possible = possible_points(category, rules)
    if int(text) in possible:
        return int(text)
    goes_on = any(str(points).startswith(text) for points in possible)
    return Fault(FaultKind.UNFINISHED if goes_on else FaultKind.POINTS)


def _bonuses(draft: Draft, card: Mapping[Category, int]) -> int | Fault:
    text = draft.bonuses.strip()
    if text in (*_OPEN, "0"):
        return 0
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST:
        return Fault(FaultKind.NO_NUMBER)
    count, each = int(text), draft.rules.yahtzee_bonus
    if each and not count % each:
        count //= each
    try:
        check_scorecard(card, count, draft.rules)
    except PositionError:
        return _why_no_bonuses(draft.rules, card)
    return count


def choices(draft: Draft, place: Place, card: Mapping[Category, int]) -> tuple[str, ...]:
    """Return what an entry may say, an open box first; of Yahtzee bonuses what there can be with these boxes."""
    rules = draft.rules
    if place is not None:
        return ("", *map(str, sorted(possible_points(place, rules))))
    can_be = rules.yahtzee_bonus and rules.yahtzee_box is not None and card.get(rules.yahtzee_box)
    most = most_yahtzee_bonuses(card, rules) if can_be else 0
    return tuple(str(count * rules.yahtzee_bonus) for count in range(most + 1))


def _why_no_bonuses(rules: RuleSet, card: Mapping[Category, int]) -> Fault:
    if not rules.yahtzee_bonus:
        return Fault(FaultKind.NO_BONUSES)
    if rules.yahtzee_box is None or not card.get(rules.yahtzee_box):
        return Fault(FaultKind.NEEDS_YAHTZEE)
    return Fault(FaultKind.MOST_BONUSES, most_yahtzee_bonuses(card, rules))
