# SPDX-License-Identifier: MIT
"""A draft is a position as it is written down, with what can't be yet: every entry stays as it was typed.

It is judged by what a game allows (`engine.games.position`): either it is a position, or there are faults, each at the
entry that it belongs to. The others at the table are one text each, as they are typed: a final total (``212``), or one
box after the other as in a line (``3 - 9 12 - 18 - - 25 30 - - 21 +1``); those left out are open. In front, with a
colon, may stand which strategy plays so (``greedy: 3 - 9``); without one, it is perfect play for points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from enum import Enum
from functools import lru_cache

from engine.games.game import Game
from engine.games.goals import RecordGoal
from engine.games.position import (
    Position,
    PositionError,
    check_scorecard,
    check_start,
    most_yahtzee_bonuses,
    points_so_far,
    possible_points,
)
from engine.matches.standings import played_as
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, FAIR_DICE, Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet, upper_total
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.goals import MOST_OTHERS, BeatGoal, Opponent
from engine.strategies.strategies import OPTIMAL, Strategy, StrategyError

Place = Category | None
"""An entry of a card: a box, or (None) the number of Yahtzee bonuses."""

_OPEN, _CROSSED_OUT = ("", "-", "–"), ("x", "/")
_LONGEST = 4
_MOST_BONUSES = len(CATEGORIES) - 1


class FaultKind(Enum):
    """Why an entry can't be, or one of the others."""

    POINTS = "points"
    UNFINISHED = "unfinished"
    NO_NUMBER = "no number"
    NO_BONUSES = "no bonuses"
    NEEDS_YAHTZEE = "needs a Yahtzee"
    MOST_BONUSES = "most bonuses"
    NO_TOTAL = "no total"
    TOO_LONG = "too many boxes"
    NO_PLAYER = "no such player"


@dataclass(frozen=True)
class Fault:
    """Why an entry can't be; `most` is how many there can be. What is `UNFINISHED` may still be typed on."""

    kind: FaultKind
    most: int = 0


@dataclass(frozen=True)
class Draft:
    """What is written down: a text in each box, the Yahtzee bonuses, and five dice, None where one is missing.

    `bonuses` may be how many there are, or their points. `rolls_left` is what it is once all dice are there; without
    any, the turn has not begun. `own_dice` says that a game from here is played with dice on the player's own table.
    `others` are those to beat, an empty text where none is typed yet: then that is what is played for.
    """

    boxes: tuple[str, ...] = ("",) * len(CATEGORIES)
    bonuses: str = ""
    dice: tuple[int | None, ...] = (None,) * DICE_PER_ROLL
    rolls_left: int = DEFAULT_RULES.rolls_per_turn - 1
    rules: RuleSet = DEFAULT_RULES
    dice_model: DiceModel = FAIR_DICE
    goal: RecordGoal | None = None
    own_dice: bool = False
    others: tuple[str, ...] = ()
    note: str = ""

    def writing(self, place: Place, text: str, seat: int = 0) -> Draft:
        """Return the draft with another text in an entry of a card: one's own (0), or that of one of the others."""
        boxes, bonuses = (self.boxes, self.bonuses) if not seat else _entries(self.others[seat - 1], self.rules)
        if place is None:
            bonuses = text
        else:
            boxes = (*boxes[:place], text, *boxes[place + 1 :])
        if not seat:
            return replace(self, boxes=boxes, bonuses=bonuses)
        player = self.others[seat - 1].rpartition(":")[0]
        return self.against(seat, other_as_text(boxes, bonuses, player))

    def against(self, seat: int, text: str) -> Draft:
        """Return the draft with another text for one of the others, from 1 on."""
        others = [*self.others, *[""] * (seat - len(self.others))]
        others[seat - 1] = text
        while others and not others[-1].strip():
            others.pop()
        return replace(self, others=tuple(others))

    def showing(self, place: int, face: int | None) -> Draft:
        """Return the draft with another face on the die at `place`."""
        return replace(self, dice=(*self.dice[:place], face, *self.dice[place + 1 :]))

    def played_with(
        self, rules: RuleSet, dice_model: DiceModel, goal: RecordGoal | None, *, own_dice: bool = False
    ) -> Draft:
        """Return the draft by other rules, with other dice, or for another goal; which needs fair dice.

        Boxes of the same name keep what is written there.
        """
        before = {category.key: text for category, text in zip(self.rules.categories, self.boxes, strict=True)}
        return replace(
            self,
            boxes=tuple(before.get(category.key, "") for category in rules.categories),
            rules=rules,
            dice_model=dice_model,
            goal=goal if dice_model.is_fair else None,
            rolls_left=min(self.rolls_left, rules.rolls_per_turn - 1),
            own_dice=own_dice,
            # Their cards are written with the boxes of their rules.
            others=self.others if dice_model.is_fair and rules.boxes == self.rules.boxes else (),
        )

    @property
    def can_have_others(self) -> bool:
        """Whether a chance of winning can be worked out with these dice, by these rules."""
        return self.dice_model.is_fair and not self.rules.counts_first_rolls


def empty_draft(rules: RuleSet = DEFAULT_RULES, dice_model: DiceModel = FAIR_DICE) -> Draft:
    """Return an empty card without dice."""
    return Draft(("",) * len(rules.boxes), rules=rules, rolls_left=rules.rolls_per_turn - 1, dice_model=dice_model)


def draft_of(position: Position, goal: RecordGoal | BeatGoal | None = None) -> Draft:
    """Return a position, or a scorecard before a roll or one that is full, as it would be written down."""
    rules = position.rules
    boxes = tuple("" if points is None else str(points) for points in position.scores)
    points = position.yahtzee_bonuses * rules.yahtzee_bonus
    dice: tuple[int | None, ...] = position.dice or (None,) * DICE_PER_ROLL
    rolls_left = min(position.rolls_left, rules.rolls_per_turn - 1)
    others: tuple[str, ...] = ()
    if isinstance(goal, BeatGoal):
        others = tuple(_other_as_text(other, rules) for other in goal.others)
    bonuses = str(points) if points else ""
    for_what = None if isinstance(goal, BeatGoal) else goal
    return Draft(boxes, bonuses, dice, rolls_left, rules, position.dice_model, for_what, others=others)


def standing_of(game: Game) -> Position:
    """Return where a game stands as a position: between two turns one without dice; its card may be full."""
    rolls_left = game.rolls_left if game.has_rolled else game.rules.rolls_per_turn
    return Position(game.dice, rolls_left, game.scores, game.yahtzee_bonuses, game.rules, game.dice_model)


# ---- what it comes to ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class JudgedCard:
    """What a card comes to: the boxes that can stand, with the bonuses, from which totals follow; and its faults.

    `boxes` and `bonus_text` are what is written. `total` is that of a card of which nothing else is known. `opponent`
    is who is to be beaten, of one of the others whose card can be; `fault` why the text as a whole can't be.
    """

    boxes: tuple[str, ...]
    bonus_text: str = ""
    card: Mapping[Category, int] = field(default_factory=dict)
    bonuses: int = 0
    faults: Mapping[Place, Fault] = field(default_factory=dict)
    total: int | None = None
    opponent: Opponent | None = None
    fault: Fault | None = None

    def text(self, place: Place) -> str:
        return self.bonus_text if place is None else self.boxes[place]

    @property
    def is_full(self) -> bool:
        return len(self.card) == len(self.boxes)

    @property
    def scores(self) -> tuple[int | None, ...]:
        filled = {int(box): points for box, points in self.card.items()}
        return tuple(filled.get(place) for place in range(len(self.boxes)))


@dataclass(frozen=True)
class Judged:
    """What a draft comes to: a position if it can be one, before a roll where it has no dice.

    `own` is the player's card, `others` those of the others by their seats, from 1 on. `goal` is what is played for.
    """

    position: Position | None
    own: JudgedCard
    others: Mapping[int, JudgedCard]
    dice_missing: int = 0
    goal: RecordGoal | BeatGoal | None = None

    def card(self, seat: int) -> JudgedCard:
        """Return a card by its seat; one that isn't typed yet is empty."""
        return self.others.get(seat, JudgedCard(("",) * len(self.own.boxes))) if seat else self.own

    @property
    def is_over(self) -> bool:
        """Whether the card is full, and can be: there is nothing to choose any more."""
        return self.own.is_full and not self.own.faults


def judge(draft: Draft) -> Judged:
    """Return what a draft comes to."""
    own = judge_card(draft.boxes, draft.bonuses, draft.rules)
    missing = draft.dice.count(None)
    others = {
        seat: read_other(text, draft.rules)
        for seat, text in enumerate(draft.others[:MOST_OTHERS], 1)
        if draft.can_have_others and text.strip()
    }
    beaten = [one.opponent for one in others.values() if one.opponent is not None]
    goal = BeatGoal(tuple(beaten)) if beaten else draft.goal
    can_be = not (own.faults or own.is_full or len(beaten) < len(others) or 0 < missing < DICE_PER_ROLL)
    return Judged(_position(draft, own) if can_be else None, own, others, missing, goal)


def judge_card(boxes: Sequence[str], bonus_text: str, rules: RuleSet) -> JudgedCard:
    """Return what a card comes to, as it is written."""
    card: dict[Category, int] = {}
    faults: dict[Place, Fault] = {}
    for category in rules.categories:
        found = _points(category, boxes[category], rules)
        if isinstance(found, Fault):
            faults[category] = found
        elif found is not None:
            card[category] = found
    bonuses = _bonuses(bonus_text, card, rules)
    if isinstance(bonuses, Fault):
        faults[None] = bonuses
    return JudgedCard(tuple(boxes), bonus_text, card, 0 if isinstance(bonuses, Fault) else bonuses, faults)


def _position(draft: Draft, own: JudgedCard) -> Position | None:
    dice: Dice = tuple(face for face in draft.dice if face is not None)
    rolls_left = draft.rolls_left if dice else draft.rules.rolls_per_turn
    try:
        return check_start(Position(dice, rolls_left, own.scores, own.bonuses, draft.rules, draft.dice_model))
    except PositionError:
        return None


def _points(category: Category, written: str, rules: RuleSet) -> int | Fault | None:
    """Return the points of a box, None for one that is open, or why they can't be."""
    text = written.strip().lower()
    if text in _OPEN:
        return None
    if text in _CROSSED_OUT:
        return 0
    if not _is_number(text):
        return Fault(FaultKind.NO_NUMBER)
    possible = possible_points(category, rules)
    if int(text) in possible:
        return int(text)
    goes_on = any(str(points).startswith(text) for points in possible)
    return Fault(FaultKind.UNFINISHED if goes_on else FaultKind.POINTS)


def _bonuses(written: str, card: Mapping[Category, int], rules: RuleSet) -> int | Fault:
    text = written.strip()
    if text in (*_OPEN, "0"):
        return 0
    if not _is_number(text):
        return Fault(FaultKind.NO_NUMBER)
    count, each = int(text), rules.yahtzee_bonus
    if each and not count % each:
        count //= each
    try:
        check_scorecard(card, count, rules)
    except PositionError:
        return _why_no_bonuses(rules, card)
    return count


def _why_no_bonuses(rules: RuleSet, card: Mapping[Category, int]) -> Fault:
    if not rules.yahtzee_bonus:
        return Fault(FaultKind.NO_BONUSES)
    if rules.yahtzee_box is None or not card.get(rules.yahtzee_box):
        return Fault(FaultKind.NEEDS_YAHTZEE)
    return Fault(FaultKind.MOST_BONUSES, most_yahtzee_bonuses(card, rules))


def choices(place: Place, card: Mapping[Category, int], rules: RuleSet) -> tuple[str, ...]:
    """Return what an entry may say, an open box first; of Yahtzee bonuses what there can be with these boxes."""
    if place is not None:
        return ("", *map(str, sorted(possible_points(place, rules))))
    can_be = rules.yahtzee_bonus and rules.yahtzee_box is not None and card.get(rules.yahtzee_box)
    most = most_yahtzee_bonuses(card, rules) if can_be else 0
    return tuple(str(count * rules.yahtzee_bonus) for count in range(most + 1))


# ---- the others ------------------------------------------------------------------------------------------------------


def read_other(text: str, rules: RuleSet) -> JudgedCard:
    """Return the card that a text tells of one of the others, and who is to be beaten if it can be."""
    player, _, written = text.rpartition(":")
    boxes, bonuses = _entries(written, rules)
    empty = JudgedCard(("",) * len(rules.boxes))
    try:
        strategy = played_as(player.strip())
    except StrategyError:
        return replace(empty, fault=Fault(FaultKind.NO_PLAYER))
    words = written.split()
    if len(words) == 1 and _is_number(words[0]):
        found = _card_with(int(words[0]), rules)
        if found is None:
            return replace(empty, fault=Fault(FaultKind.NO_TOTAL))
        return replace(empty, total=int(words[0]), opponent=Opponent(strategy, *found))
    if len(boxes) > len(rules.boxes):
        return replace(empty, fault=Fault(FaultKind.TOO_LONG, len(rules.boxes)))
    judged = judge_card(boxes, bonuses, rules)
    if judged.faults:
        return judged
    return replace(judged, opponent=Opponent(strategy, judged.scores, judged.bonuses))


def other_as_text(boxes: Sequence[str], bonuses: str = "", player: str = "") -> str:
    """Return the card of one of the others as it would be typed."""
    words = ["".join(text.split()) or "-" for text in boxes]
    written = " ".join([*words, f"+{bonuses}"] if bonuses.strip() else words)
    return f"{player}: {written}" if player else written


def _other_as_text(other: Opponent, rules: RuleSet) -> str:
    """Return somebody to be beaten as it would be typed: who is done, by the total."""
    scores = other.card(rules)
    way = other.strategy
    player = way.name if isinstance(way, Strategy) and way.rules is None and way != OPTIMAL else ""
    if None not in scores:
        filled = {box: points for box, points in zip(rules.categories, scores, strict=True) if points is not None}
        return str(points_so_far(rules, filled, other.yahtzee_bonuses))
    boxes = ["" if points is None else str(points) for points in scores]
    return other_as_text(boxes, str(other.yahtzee_bonuses) if other.yahtzee_bonuses else "", player)


def _entries(text: str, rules: RuleSet) -> tuple[tuple[str, ...], str]:
    """Return the entries of a card that is typed as a text; more boxes than there are where more are typed."""
    words = text.rpartition(":")[2].replace(",", " ").split()
    if len(words) == 1 and _is_number(words[0]):
        words = []  # a total
    bonuses = words.pop()[1:] if words and words[-1].startswith("+") else ""
    boxes = ["" if word in _OPEN else word for word in words]
    return (*boxes, *[""] * (len(rules.boxes) - len(boxes))), bonuses


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= _LONGEST


@lru_cache(maxsize=64)
def _card_with(total: int, rules: RuleSet) -> tuple[tuple[int, ...], int] | None:
    """Return a full card with this total, and its Yahtzee bonuses; None where no card has it."""
    lower_boxes = tuple(box for box in rules.categories if not box.is_upper)
    for bonuses in range(_MOST_BONUSES + 1 if rules.yahtzee_bonus else 1):
        left = total - bonuses * rules.yahtzee_bonus
        lower_of = _sums(rules, lower_boxes, needs_yahtzee=bonuses > 0)
        for upper_sum, upper in _sums(rules, tuple(rules.upper)).items():
            filled = dict(zip(rules.upper, upper, strict=True))
            bonus = rules.upper_bonus if rules.upper_bonus and upper_total(filled) >= rules.upper_bonus_at else 0
            lower = lower_of.get(left - upper_sum - bonus)
            if lower is None:
                continue
            filled |= dict(zip(lower_boxes, lower, strict=True))
            try:
                check_scorecard(filled, bonuses, rules)
            except PositionError:
                continue
            return tuple(filled[box] for box in rules.categories), bonuses
    return None


@lru_cache(maxsize=64)
def _sums(rules: RuleSet, boxes: tuple[Category, ...], *, needs_yahtzee: bool = False) -> dict[int, tuple[int, ...]]:
    """Return for each sum that boxes can have what stands in them; with a Yahtzee only those that have one."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    for box in boxes:
        larger: dict[int, tuple[int, ...]] = {}
        possible = sorted(possible_points(box, rules))
        if needs_yahtzee and box is rules.yahtzee_box:
            possible = [points for points in possible if points]
        for points in possible:
            for so_far, card in found.items():
                larger.setdefault(so_far + points, (*card, points))
        found = larger
    return found
