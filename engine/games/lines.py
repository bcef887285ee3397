# SPDX-License-Identifier: MIT
"""A line is a position, or a game up to here, as one line of text that people can read, copy and paste.

A position has its rules, dice, the dice on the table, the rolls left, the boxes from Aces to Chance, and Yahtzee
bonuses and a goal where there are any::

    free-joker fair 12664 r2 - 8 - - 15 18 - - 25 - - 50 - +1 reach=300

An open box is ``-`` and a zero ``0``; before the first roll of a turn the dice are ``-`` and all rolls are left. Rules
with other than three rolls per turn say so (``free-joker/4``). A game has its seed in the place of the dice, where it
began if not with an empty card, and a word for each turn::

    free-joker fair seed=1f3a 21251,2*52*56,2*42*52=twos 52312

A roll shows its five dice as they lie, those that were kept with a ``*``, and a ``!`` behind it says that it was rolled
on the player's own table.

Yatzy-solver's notation is read, too. It belongs to several games, so their rules may stand in front; without dice it is
a scorecard between two turns::

    yatzy dice 1 3 3 5 6 | rolls 2 | upper 3 | filled ones,one_pair
    upper 18 | filled sixes,five_of_a_kind | five_of_a_kind 50
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any
from urllib.parse import quote, unquote

from engine.games.game import NOTHING_KEPT, Event, Game, IllegalMove, Rolled, begun_from, replay
from engine.games.goals import ReachGoal, RecordGoal, RiskGoal, WinGoal, record_goal_from_json
from engine.games.notation import Text
from engine.games.position import Position, PositionError, check_start, possible_points
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, AnyDiceModel, Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, OTHER_GAMES, RuleSet, rules_as_json, rules_from_json
from engine.runtime.errors import InputFault, quoted
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError, FieldFault, parsed, read

LONGEST = 20_000
"""How many letters a line may have: a game has some seven hundred."""
_OPEN, _SEED, _FROM, _KEPT, _TYPED = "-", "seed=", "from=", "*", "!"
_OTHER_GOAL = "goal="
_READABLE = '{}[]":,'  # letters of JSON that stay as they are
_STEP = re.compile(r"((?:[1-6]\*?){5})(!?)")
_FACE = re.compile(r"([1-6])(\*?)")
_WORDS = re.compile(r"\s+")
_BAR = "|"  # none of our own lines has one


class LineFault(InputFault):
    """What can be wrong with a line, beside the position in it."""

    PARTS = "must have rules, dice, and a position or a game"
    FOREIGN_PARTS = "must have dice, upper or filled"
    ONE_GOAL = "there can be only one"
    NOT_FAIR = "needs fair dice, not {dice}"
    NO_OPPONENTS = "is only for games with opponents, and a one-line position has none"
    ROLLS = "must be r and a number, as in r2, not {said}"
    NUMBERS = "must be {count} numbers (- for an open box), not {said}"
    ROLL = "must be five faces from 1 to 6 (with * after each one you kept), not {said}"
    TURN_BOX = "turn {number}: there is no box {said}"
    TURN_REFUSED = "turn {number}: {said} isn't allowed: {reason}"
    TURN_DIFFERS = "turn {number}: {said} doesn't match the seed and the rules"
    NO_BOX = "there is no box {said} by the {rules} rules"
    BOX_TWICE = "{box} is there twice"
    NOT_FILLED = "has points here, but is not among the filled boxes"
    UPPER = "{boxes} can't score {points} points"


@dataclass(frozen=True)
class Line:
    """What a line says: a position with a goal, or a game; `remark` is what was assumed because it doesn't say it.

    `position` is also where a game begins that is no game yet: before a roll it has no dice, and all rolls left. Others
    with their cards to beat, a `goal` that no game of one is played for, are its JSON object.
    """

    position: Position | None = None
    goal: RecordGoal | Mapping[str, Any] | None = None
    game: Record | None = None
    remark: str = ""


# ---- writing --------------------------------------------------------------------------------------------------------


def position_line(position: Position, goal: RecordGoal | Mapping[str, Any] | None = None) -> str:
    """Return a position, or a scorecard before a roll (`check_start`), as one line."""
    return " ".join(filter(None, (_played_with(position), *_state(position), _goal_word(goal))))


def game_line(record: Record) -> str:
    """Return a game up to here as one line: how it was played, what was taken back and hinted at, is not in it."""
    game = record.game
    words = [_played_with(game), _SEED + quote(game.seed, safe="/")]
    if game.begins is not None:
        words.append(_FROM + ",".join(_state(game.begins)))
    words += [_goal_word(record.goal), *_turns(game)]
    return " ".join(filter(None, words))


def _played_with(table: Position | Game) -> str:
    rules = table.rules
    is_usual = rules.rolls_per_turn == DEFAULT_RULES.rolls_per_turn
    known = rules_as_json(rules)
    if not isinstance(known, str):  # rules of one's own are written out, with their rolls per turn
        return f"{quote(json.dumps(known, separators=(',', ':')), safe=_READABLE)} {table.dice_model.name}"
    return f"{known}{'' if is_usual else f'/{rules.rolls_per_turn}'} {table.dice_model.name}"


def _state(position: Position) -> list[str]:
    """Return dice, rolls left, boxes and bonuses, a word each."""
    boxes = [_OPEN if points is None else str(points) for points in position.scores]
    bonuses = [f"+{position.yahtzee_bonuses}"] if position.yahtzee_bonuses else []
    return ["".join(map(str, position.dice)) or _OPEN, f"r{position.rolls_left}", *boxes, *bonuses]


def _goal_word(goal: RecordGoal | Mapping[str, Any] | None) -> str:
    if goal is None:
        return ""
    if isinstance(goal, Mapping):
        return _OTHER_GOAL + quote(json.dumps(goal, separators=(",", ":"), sort_keys=True), safe=_READABLE)
    if isinstance(goal, ReachGoal):
        return f"reach={goal.target}"
    return f"risk={goal.aversion!r}" if isinstance(goal, RiskGoal) else "win"


def _turns(game: Game) -> list[str]:
    turns, steps = [], list[str]()
    for event in game.events:
        if isinstance(event, Rolled):
            faces = (f"{face}{_KEPT if kept else ''}" for face, kept in zip(event.dice, event.kept, strict=True))
            steps.append("".join(faces) + (_TYPED if event.is_typed else ""))
        else:
            turns.append(f"{','.join(steps)}={event.category.key}")
            steps = []
    return [*turns, ",".join(steps)] if steps else turns


# ---- reading --------------------------------------------------------------------------------------------------------


def is_line(text: str) -> bool:
    """Return whether a text looks like a line of ours, or like yatzy-solver's: whether it can be read is not said."""
    words = text.split(None, 2)
    if not words or "\n" in text.strip():
        return False
    if is_notation(text) and not text.lstrip().startswith(("{", "[", '"')):
        return True
    return len(words) > 2 and is_rules(words[0])


def is_notation(text: str) -> bool:
    """Return whether a line, if it is one, is in yatzy-solver's notation."""
    return _BAR in text


def is_rules(word: str) -> bool:
    """Return whether a word names rules, as `rules_of` reads them."""
    try:
        rules_of(word)
    except FieldError:
        return False
    return True


def read_line(text: str, rules: RuleSet | None = None) -> Line:
    """Return what a line says.

    Args:
        text: the line.
        rules: those of a text in yatzy-solver's notation that doesn't say them itself; the usual ones by default.

    Raises:
        FieldError: if it says nothing that can be, naming what is wrong.
    """
    if len(text) > LONGEST:
        raise PositionError(FieldFault.LONG, ("line",), most=f"{LONGEST:,}")
    if is_notation(text):
        return _foreign(text, rules)
    words = [word for word in _WORDS.split(text.strip()) if word]
    if len(words) < 3:
        raise PositionError(LineFault.PARTS, ("line",))
    rules = rules_of(words[0])
    model: DiceModel = read(AnyDiceModel, words[1], "dice_model")
    if words[2].startswith(_SEED):
        return Line(game=_game(Game(_seed(words[2]), rules, model), words[3:]))
    goals = [word for word in words[2:] if _is_goal(word)]
    if len(goals) > 1:
        raise PositionError(LineFault.ONE_GOAL, ("goal",))
    goal = _any_goal(goals[0]) if goals else None
    if goal is not None and not model.is_fair:
        raise PositionError(LineFault.NOT_FAIR, ("goal",), dice=model.name)
    state = [word for word in words[2:] if word not in goals]
    if not state:
        raise PositionError(LineFault.PARTS, ("line",))
    shape = Position((), rules.rolls_per_turn, rules=rules, dice_model=model)
    return Line(check_start(_position(shape, state)), goal)


def rules_of(word: str) -> RuleSet:
    """Return the rules that a word names, such as ``kniffel`` or ``free-joker/4``.

    Raises:
        FieldError: if it names none.
    """
    if word.startswith(("{", "@")):
        return rules_from_json(parsed(unquote(word), "rules") if word[0] == "{" else word)
    name, slash, rolls = word.partition("/")
    return rules_from_json(name, _number(rolls, "rolls_per_turn") if slash else ...)


def _seed(word: str) -> str:
    found: str = read(Text, unquote(word.removeprefix(_SEED)), "seed")
    return found


def _is_goal(word: str) -> bool:
    return word == "win" or word.startswith(("reach=", "risk=", _OTHER_GOAL))


def _any_goal(word: str) -> RecordGoal | Mapping[str, Any]:
    """Return the goal of a word; one that only a position can have is not looked at more closely."""
    if not word.startswith(_OTHER_GOAL):
        return _goal(word)
    found = parsed(unquote(word.removeprefix(_OTHER_GOAL)), "goal")
    goal: Mapping[str, Any] = read(Mapping[str, object], found, "goal")
    return goal


def _goal(word: str) -> RecordGoal:
    kind, _, value = word.partition("=")
    if word.startswith(_OTHER_GOAL):
        raise PositionError(LineFault.NO_OPPONENTS, ("goal",))
    try:
        number: Any = True if kind == "win" else int(value) if kind == "reach" else float(value)
    except ValueError as error:
        raise PositionError(FieldFault.NUMBER, ("goal", kind), said=quoted(value)) from error
    return record_goal_from_json({kind: number})


def _position(shape: Position, words: list[str]) -> Position:
    """Return the position of some words: dice, rolls left, boxes, and perhaps bonuses."""
    dice, rolls, boxes = words[0], words[1] if len(words) > 1 else "", words[2:]
    bonuses = 0
    if boxes and boxes[-1].startswith("+"):
        bonuses = _number(boxes.pop()[1:], "yahtzee_bonuses")
    if not re.fullmatch(r"r\d", rolls):
        raise PositionError(LineFault.ROLLS, ("rolls_left",), said=quoted(rolls))
    card = shape.rules.categories
    if len(boxes) != len(card):
        raise PositionError(LineFault.NUMBERS, ("scores",), count=len(card), said=len(boxes))
    scores = tuple(
        None if word == _OPEN else _number(word, "scores", box.key) for box, word in zip(card, boxes, strict=True)
    )
    return Position(_dice(dice), int(rolls[1]), scores, bonuses, shape.rules, shape.dice_model)


def _dice(word: str) -> Dice:
    if word == _OPEN:
        return ()
    if len(word) != DICE_PER_ROLL or any(letter not in "123456" for letter in word):
        raise PositionError(FieldFault.FIVE_FACES, ("dice",), said=quoted(word))
    return tuple(map(int, word))


def _number(word: str, *path: str) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > 4:
        raise PositionError(FieldFault.WHOLE_NUMBER, path, said=quoted(word))
    return int(word)


def _game(empty: Game, words: list[str]) -> Record:
    """Return the game of the words behind its seed."""
    goal: RecordGoal | None = None
    start = empty
    while words and (words[0].startswith(_FROM) or _is_goal(words[0])):
        word, *words = words
        if word.startswith(_FROM):
            shape = Position((), empty.rules.rolls_per_turn, rules=empty.rules, dice_model=empty.dice_model)
            start = begun_from(check_start(_position(shape, word.removeprefix(_FROM).split(","))), empty.seed)
        else:
            goal = _goal(word)
    if goal == WinGoal():
        raise PositionError(LineFault.NO_OPPONENTS, ("goal",))
    game = start
    for number, word in enumerate(words, 1):
        game = _turn(game, number, word)
    return Record(game, goal=goal, own_dice=game.has_typed_dice)


def _turn(game: Game, number: int, word: str) -> Game:
    """Return a game after one more word of it."""
    rolls, _, box = word.partition("=")
    try:
        for step in filter(None, rolls.split(",")):
            event = _roll(step)
            game = replay(game, (event,))[-1]
        if not box:
            return game
        if box not in game.rules.by_key:
            raise PositionError(LineFault.TURN_BOX, number=number, said=quoted(box))
        return game.score(game.rules.by_key[box])
    except PositionError:
        raise
    except IllegalMove as error:
        raise PositionError(LineFault.TURN_REFUSED, number=number, said=quoted(word), reason=error.reason) from error
    except ValueError as error:
        raise PositionError(LineFault.TURN_DIFFERS, number=number, said=quoted(word)) from error


def _roll(step: str) -> Event:
    found = _STEP.fullmatch(step)
    if found is None:
        raise PositionError(LineFault.ROLL, ("dice",), said=quoted(step))
    faces = _FACE.findall(found[1])
    kept = tuple(bool(mark) for _, mark in faces)
    return Rolled(kept if any(kept) else NOTHING_KEPT, tuple(int(face) for face, _ in faces), bool(found[2]))


# ---- yatzy-solver's notation ----------------------------------------------------------------------------------------

_FIELDS = ("dice", "rolls", "upper", "filled")
_FACE_NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes")
_OTHER_NAMES = {
    **{"kind3": "three_of_a_kind", "kind4": "four_of_a_kind", "house": "full_house"},
    **{"pair": "one_pair", "two_pair": "two_pairs"},
}
_FIVE_ALIKE = ("yahtzee", "five_of_a_kind", "yahtzee_box", *OTHER_GAMES)


def _foreign(text: str, rules: RuleSet | None) -> Line:
    """Return the position of yatzy-solver's notation; where it leaves something open, the remark has what was assumed.

    It has no points but those of five of a kind; a field for another box is taken as well.
    """
    text, own = _named_rules(text)
    if own is not None and rules is not None:
        raise PositionError(FieldFault.TWICE, ("rules",))
    assumed = []
    if rules is None and own is None:
        assumed.append(f"the rules are {DEFAULT_RULES.name}, as none are named")
    rules = own or rules or DEFAULT_RULES
    fields = _foreign_fields(text)
    dice, rolls = _foreign_roll(fields, rules)
    boxes = boxes_by_name(rules)
    if "filled" not in fields:
        assumed.append("no box is filled")
    filled = _filled(fields.get("filled", ""), boxes, rules)
    points = _given_points(fields, filled, boxes, rules)
    unknown = [box for box in filled if not box.is_upper and box not in points]
    if unknown:
        assumed.append(f"{', '.join(box.key for box in unknown)}: the fewest points there can be")
    upper, remark = _upper_points([box for box in filled if box.is_upper], points, fields.get("upper"), rules)
    points |= {box: min(possible_points(box, rules)) for box in unknown} | upper
    position = Position(dice, rolls, tuple(points.get(box) for box in rules.categories), rules=rules)
    return Line(check_start(position), remark="; ".join([*assumed, *filter(None, [remark])]))


def _named_rules(text: str) -> tuple[str, RuleSet | None]:
    """Return a text without the rules in front of its first field, and those, if there are any."""
    first, _, rest = text.partition(_BAR)
    word, field, *more = [*first.split(None, 2), "", ""]
    is_field = field.lower() in _FIELDS
    if word.lower() in _FIELDS or not (is_field or (not field and is_rules(word))):
        return text, None
    return f"{field} {more[0]}{_BAR}{rest}", rules_of(word)


def _foreign_fields(text: str) -> dict[str, str]:
    """Return what stands between the bars, by the first word in lower case."""
    fields: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(_BAR))):
        name, *value = part.split(None, 1)
        if name.lower() in fields:
            raise PositionError(FieldFault.TWICE, (name.lower(),))
        fields[name.lower()] = "".join(value)
    if not fields:
        raise PositionError(LineFault.FOREIGN_PARTS, ("line",))
    return fields


def boxes_by_name(rules: RuleSet) -> dict[str, Category]:
    """Return the boxes of a card by every name that they have in such texts."""
    found = {_FACE_NAMES[box.face - 1]: box for box in rules.upper}
    found |= {name: rules.by_key[key] for name, key in _OTHER_NAMES.items() if key in rules.by_key}
    if rules.yahtzee_box is not None:
        found |= dict.fromkeys(_FIVE_ALIKE, rules.yahtzee_box)
    return found | dict(rules.by_key)


def _filled(names: str, boxes: Mapping[str, Category], rules: RuleSet) -> list[Category]:
    found: list[Category] = []
    for name in filter(None, re.split(r"[,\s]+", names)):
        if name == _OPEN:
            continue
        box = boxes.get(name.lower().replace("-", "_"))
        if box is None:
            raise PositionError(LineFault.NO_BOX, ("filled",), said=quoted(name), rules=rules.name)
        if box in found:
            raise PositionError(LineFault.BOX_TWICE, ("filled",), box=box.key)
        found.append(box)
    return found


def _given_points(
    fields: Mapping[str, str], filled: Sequence[Category], boxes: Mapping[str, Category], rules: RuleSet
) -> dict[Category, int]:
    """Return the points of the boxes that have a field of their own."""
    found: dict[Category, int] = {}
    for name in (name for name in fields if name not in _FIELDS):
        box = boxes.get(name)
        if box is None:
            known = ", ".join((*_FIELDS, *(["five_of_a_kind"] if rules.yahtzee_box is not None else [])))
            raise PositionError(FieldFault.UNKNOWN, (name,), known=known)
        if box not in filled:
            raise PositionError(LineFault.NOT_FILLED, (name,))
        if box in found:
            raise PositionError(FieldFault.TWICE, (name,))
        found[box] = _number(fields[name], name)
    return found


def _upper_points(
    boxes: Sequence[Category], given: Mapping[Category, int], total: str | None, rules: RuleSet
) -> tuple[dict[Category, int], str]:
    """Return points of upper boxes that add up to `total`, nearest to three of each face, and what was assumed.

    Where they can't add up to just the total that earns the upper bonus, it is that or more: it may be capped there.
    """
    if total is None and boxes:
        raise PositionError(FieldFault.MISSING, ("upper",))
    wanted = _number(total or "0", "upper")
    names = ", ".join(box.key for box in boxes) or "no upper box"
    choices = [(given[box],) if box in given else sorted(possible_points(box, rules)) for box in boxes]
    sums: dict[int, list[tuple[int, ...]]] = {}
    for points in product(*choices):
        sums.setdefault(sum(points), []).append(points)
    reached, capped = wanted, ""
    if wanted not in sums and wanted == rules.upper_bonus_at:
        reached = min((one for one in sums if one > wanted), default=wanted)
        capped = f"{wanted} points or more in {names} are {reached}"
    if reached not in sums:
        raise PositionError(LineFault.UPPER, ("upper",), boxes=names, points=wanted)

    def strays(points: Iterable[int]) -> int:
        return sum(abs(number - 3 * box.face) for number, box in zip(points, boxes, strict=True))

    found = sums[reached]
    remark = capped or (f"one of {len(found)} ways to score {wanted} points in {names}" if len(found) > 1 else "")
    return dict(zip(boxes, min(found, key=strays), strict=True)), remark


def _foreign_roll(fields: Mapping[str, str], rules: RuleSet) -> tuple[Dice, int]:
    """Return the dice and the rolls left; of a scorecard none, and all rolls of a turn."""
    if "dice" not in fields and "rolls" not in fields:
        return (), rules.rolls_per_turn
    for name in ("dice", "rolls"):
        if name not in fields:
            raise PositionError(FieldFault.MISSING, (name,))
    return _dice(re.sub(r"[,\s]+", "", fields["dice"])), _number(fields["rolls"], "rolls")
