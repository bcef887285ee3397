# SPDX-License-Identifier: MIT
"""Rules are read from a TOML file, or from the same table in JSON; what cannot be is refused in a sentence.

Nothing in it is run, and it cannot ask for much: there are at most sixteen boxes, numbers have bounds, and a file is
short. docs/rules.md describes the fields, `engine/rules/sets` has the rule sets that come with the program.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Annotated, Any, NamedTuple

from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.rules.rule_sets import (
    ALL,
    MOST_BOXES,
    OWN,
    USUAL,
    Box,
    Jokers,
    Points,
    RollsPerTurn,
    RuleSet,
    split_points,
    usual_box,
)
from engine.runtime.errors import InputFault, named
from engine.runtime.typed_json import FieldError, FieldFault, Must, between, one_of, read, sized

_MOST_DOTS = 200  # in a line: the reader of TOML takes the square of the parts of a key
LARGEST_FILE = 65_536
"""How many bytes a file of rules may have."""
MOST_POINTS = 1000
"""The most points of a box or a bonus."""
_MOST_ROLLS_LISTED = 252
_LONGEST_NAME = 60
_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
_SHIPPED = "shipped"  # what is said of rules that come with the program; passed over where they are copied
_PATTERNS = ("face", "alike", "groups", "dice", "straight")


class RulesFault(InputFault):
    """What can be wrong with rules; in a file, with the line in front."""

    LINE = "line {number}: {reason}"
    BOX = "box {number}: {reason}"
    LONG_FILE = "a rules file can have at most {most} characters"
    MANY_FILES = "there are already {most} rules files, so remove one first"
    NOT_UTF8 = "it is not UTF-8 text"
    NAMES_FILE = "a text can't name a file, only a command can (--rules @FILE), not {said}"
    NOT_TOML = "this isn't valid TOML: {detail}"
    TOO_DEEP = "this isn't valid TOML: nested too deeply, or a number is too long"
    DOTS = "has more than {most} dots"
    ROOM = "{what} would need {size} GB with {rules} rules; the limit is 3 GB"
    NO_BONUS_FROM = "must be 1 or more, as there is an upper bonus"
    NEEDS_FIVE = "needs a box for five of a kind"
    ORDER = "must name every box once"
    BOXES = "must be a list of 1 to {most} tables, one for each box, not {said}"
    TWO_BOXES = "there are two boxes called {box}"
    TWO_FACES = "face {face} already has a box"
    KEY = "must be a lower-case letter, then lower-case letters, digits or _, not {said}"
    TWO_PATTERNS = "a box can have {first} or {second}, not both"
    FOR_LOWER = "is not for a box with a face, which scores the sum of its dice"
    FOR_GROUPS = "is only for a box with groups"
    GROUPS = "must be whole numbers that add up to {most} at most, not {said}"
    ROLLS = "must be a list of rolls, such as {example}, not {said}"
    POINTS = (
        "must be {own}, {all}, one with a number more as in 'all+30', or a whole number from 0 to {most}, not {said}"
    )


class RulesError(FieldError):
    """Rules that cannot be, or something that they cannot be asked; the text says what is wrong, and where."""


_MOST_BYTES = 3 << 30


def expect_room(size: int, name: str, what: str) -> None:
    """Accept what takes no more than 3 GB.

    Args:
        size: how many bytes it takes.
        name: what the rules are called.
        what: what it is, as a sentence begins with it.

    Raises:
        RulesError: if it takes more.
    """
    if size > _MOST_BYTES:
        raise RulesError(RulesFault.ROOM, ("rules",), what=what, size=f"{size / (1 << 30):.1f}", rules=name)


Where = Callable[[FieldError, str, int], RulesError]
"""Says where a field stands that is wrong: of the rules, or of a box by its number from 0 on (-1 for none)."""


def _in_table(reason: FieldError, _field: str, box: int) -> RulesError:
    """Say where a field of a table stands that has no lines."""
    return RulesError(RulesFault.BOX, number=box + 1, reason=reason) if box >= 0 else RulesError(reason)


# ---- where things stand in a file -----------------------------------------------------------------------------------


_TEXTS = re.compile(r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL)


def _boxes_in(bare: str) -> Iterator[tuple[int, int]]:
    """Yield where each box begins and ends: sections, or tables in braces."""
    heads = [found.start() for found in re.finditer(r"^[ \t]*\[\[[ \t]*box[ \t]*\]\]", bare, re.MULTILINE)]
    if heads:
        yield from zip(heads, [*heads[1:], len(bare)], strict=True)
        return
    depth = begin = 0
    for place, sign in enumerate(bare):
        if sign == "{":
            begin = place if depth == 0 else begin
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                yield begin, place


def _lines_of(text: str) -> Where:
    """Return what says in which line of a file a field stands."""
    # Blanks stand for texts and remarks, the ends of lines aside.
    bare = _TEXTS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    boxes = list(_boxes_in(bare))

    def where(reason: FieldError, field: str, box: int) -> RulesError:
        begin, end = boxes[box] if 0 <= box < len(boxes) else (0, len(text))
        # A name may stand in quotes, which are blanks in the bare text: so look at both.
        pattern = re.compile(rf"(?:^|[{{,\s])[\"']?{re.escape(field)}[\"']?[ \t]*=", re.MULTILINE)
        found = pattern.search(text, begin, end) if field else None
        place = found.end() if found is not None else begin
        return RulesError(RulesFault.LINE, number=text.count("\n", 0, place) + 1, reason=reason)

    return where


# ---- what a file must hold ------------------------------------------------------------------------------------------


def _is_title(title: str) -> bool:
    return bool(title.strip()) and len(title) <= _LONGEST_NAME and title.isprintable()


_SUM = re.compile(rf"({OWN}|{ALL})(\+[1-9][0-9]{{0,3}})?")


def _points(given: object) -> object:
    summed = isinstance(given, str) and _SUM.fullmatch(given) is not None
    if (summed or type(given) is int) and 0 <= split_points(given)[1] <= MOST_POINTS:
        return given
    raise ValueError(given)


_Number = Annotated[int, between(0, MOST_POINTS)]
_Points = Annotated[
    Points,
    Must(RulesFault.POINTS, make=_points, own=repr(OWN), all=repr(ALL), most=MOST_POINTS),
]
_Roll = Annotated[str, Must(FieldFault.FIVE_FACES, re.compile(r"[1-6]{5}").fullmatch)]
_Groups = Annotated[
    tuple[Annotated[int, between(1, DICE_PER_ROLL)], ...],
    Must(RulesFault.GROUPS, lambda groups: 0 < sum(groups) <= DICE_PER_ROLL, most=DICE_PER_ROLL),
]


_USUAL = ""  # in the place of points: those that the key has by itself


class _Box(NamedTuple):
    key: Annotated[str, Must(RulesFault.KEY, _KEY.fullmatch)]
    face: Annotated[int, between(FACES[0], FACES[-1])] = 0
    alike: Annotated[int, between(1, DICE_PER_ROLL)] = 0
    groups: _Groups = ()
    dice: Annotated[tuple[_Roll, ...], sized(1, _MOST_ROLLS_LISTED, RulesFault.ROLLS, example='["12345"]')] = ()
    straight: Annotated[int, between(2, DICE_PER_ROLL)] = 0
    same_face: bool = False
    points: _Points = _USUAL
    first_roll: _Number = 0


class _Rules(NamedTuple):
    name: Annotated[str, Must(FieldFault.TEXT, _is_title, most=_LONGEST_NAME)]
    box: Annotated[tuple[_Box, ...], sized(1, MOST_BOXES, RulesFault.BOXES)]
    rolls_per_turn: RollsPerTurn = 3
    upper_bonus: _Number = 0
    upper_bonus_at: _Number = 63
    extra_yahtzee: _Number = 0
    extra_in_number: _Number = 0
    joker: Annotated[Jokers, one_of({joker.name.lower(): joker for joker in Jokers})] = Jokers.NONE
    in_order: bool = False
    order: tuple[str, ...] = ()


# ---- reading --------------------------------------------------------------------------------------------------------


def read_rule_set(text: str, name: str = "") -> RuleSet:
    """Return the rules that a text of TOML holds.

    Args:
        name: what they are called; by default what the text says, in lower case.

    Raises:
        RulesError: naming the line, if they cannot be.
    """
    if len(text) > LARGEST_FILE:
        raise RulesError(RulesFault.LONG_FILE, most=f"{LARGEST_FILE:,}")
    text = text.removeprefix("\ufeff")  # as some editors begin a file
    crowded = next((n for n, line in enumerate(text.split("\n"), 1) if line.count(".") > _MOST_DOTS), None)
    if crowded is not None:
        reason = FieldError(RulesFault.DOTS, most=_MOST_DOTS)
        raise RulesError(RulesFault.LINE, number=crowded, reason=reason)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _of_toml(str(error), text.rstrip().count("\n") + 1) from error
    except (RecursionError, ValueError) as error:
        raise RulesError(RulesFault.TOO_DEEP) from error
    return rule_set_from(data, _lines_of(text), name)


def _of_toml(told: str, last_line: int) -> RulesError:
    """Return what the reader of TOML tells, with the line."""
    found = re.fullmatch(r"(.*?) ?\(at (?:line (\d+), column \d+|end of document)\)", told, re.DOTALL)
    if found is None:
        return RulesError(RulesFault.NOT_TOML, detail=named(told))
    reason = FieldError(RulesFault.NOT_TOML, detail=named(found[1]))
    return RulesError(RulesFault.LINE, number=found[2] or last_line, reason=reason)


def rule_set_from(data: object, where: Where = _in_table, name: str = "") -> RuleSet:
    """Return the rules that a table describes, as TOML or JSON have it.

    Raises:
        RulesError: if they cannot be.
    """
    try:
        table = read(Mapping[str, object], data)
        own = {field: value for field, value in table.items() if field != _SHIPPED}
        return _rules(read(_Rules, {"name": name} | own), name)
    except FieldError as error:
        path = error.path or ("rules",)
        field, box = (path[2], int(path[1]) - 1) if len(path) > 2 else (path[0], -1)
        reason = FieldError(error.fault, (field,), **error.values)
        raise where(reason, str(field), box) from error


def _rules(given: _Rules, name: str) -> RuleSet:
    boxes = _boxes(given.box)
    found = RuleSet(
        name or re.sub(r"[^a-z0-9]+", "-", given.name.lower()).strip("-")[:40] or "rules",
        boxes,
        given.joker,
        given.extra_yahtzee,
        given.rolls_per_turn,
        given.upper_bonus,
        given.upper_bonus_at,
        given.in_order or bool(given.order),
        given.name,
        given.extra_in_number,
        _order(given.order, boxes),
    )
    if found.upper_bonus and not found.upper_bonus_at:
        raise FieldError(RulesFault.NO_BONUS_FROM, ("upper_bonus_at",))
    fields = {"extra_yahtzee": found.yahtzee_bonus, "extra_in_number": found.number_bonus, "joker": found.jokers}
    wanting = [field for field, given_there in fields.items() if given_there]
    if found.yahtzee_box is None and wanting:
        raise FieldError(RulesFault.NEEDS_FIVE, (wanting[0],))
    return found


def _order(keys: tuple[str, ...], boxes: tuple[Box, ...]) -> tuple[Category, ...]:
    """Return in which order boxes are filled that are named; nothing if that is the order of the card."""
    places = {box.category.key: box.category for box in boxes}
    if keys and sorted(keys) != sorted(places):
        raise FieldError(RulesFault.ORDER, ("order",))
    order = tuple(places[key] for key in keys)
    return () if order == tuple(places.values()) else order


def _boxes(given: tuple[_Box, ...]) -> tuple[Box, ...]:
    found: list[Box] = []
    for number, one in enumerate(given):
        try:
            box = _box(one, number)
            if any(box.category.key == other.category.key for other in found):
                raise FieldError(RulesFault.TWO_BOXES, ("key",), box=one.key)
            if box.category.is_upper and any(
                other.category.is_upper and box.category.face == other.category.face for other in found
            ):
                raise FieldError(RulesFault.TWO_FACES, ("face",), face=box.category.face)
        except FieldError as error:
            error.path = ("box", number + 1, *error.path)
            raise
        found.append(box)
    return tuple(found)


def _box(given: _Box, number: int) -> Box:
    patterns = [field for field in _PATTERNS if getattr(given, field)]
    if len(patterns) > 1:
        raise FieldError(RulesFault.TWO_PATTERNS, (patterns[1],), first=patterns[0], second=patterns[1])
    if patterns or given.key not in USUAL:
        rolls = tuple(roll for roll, _ in groupby(sorted(tuple(sorted(map(int, roll))) for roll in given.dice)))
        groups = tuple(sorted(given.groups, reverse=True))
        category = Category(number, given.key, given.face)
        box = Box(category, OWN, given.alike, groups, given.same_face, rolls, given.straight, given.first_roll)
    else:
        box = replace(usual_box(given.key, number), same_face=given.same_face, first_roll=given.first_roll)
    if box.category.is_upper and (given.points != _USUAL or box.first_roll):
        field = "points" if given.points != _USUAL else "first_roll"
        raise FieldError(RulesFault.FOR_LOWER, (field,))
    if box.same_face and not box.groups:
        raise FieldError(RulesFault.FOR_GROUPS, ("same_face",))
    if given.points == _USUAL and given.key in USUAL and not box.category.is_upper:
        return replace(box, points=USUAL[given.key].points)
    if given.points == _USUAL and not box.category.is_upper:
        raise FieldError(FieldFault.MISSING, ("points",))
    return box if given.points == _USUAL else replace(box, points=given.points)


# ---- writing --------------------------------------------------------------------------------------------------------


def rule_set_as_data(rules: RuleSet) -> dict[str, Any]:
    """Return rules as the table that `rule_set_from` reads, complete."""
    return {
        "name": rules.title or rules.name,
        "rolls_per_turn": rules.rolls_per_turn,
        "upper_bonus": rules.upper_bonus,
        "upper_bonus_at": rules.upper_bonus_at,
        "extra_yahtzee": rules.yahtzee_bonus,
        **({"extra_in_number": rules.number_bonus} if rules.number_bonus else {}),
        "joker": rules.jokers.name.lower(),
        "in_order": rules.in_order,
        **({"order": [category.key for category in rules.order]} if rules.order else {}),
        "box": [_box_as_data(box) for box in rules.boxes],
    }


def _box_as_data(box: Box) -> dict[str, Any]:
    if box.category.is_upper:
        return {"key": box.category.key, "face": box.category.face}
    found: dict[str, Any] = {"key": box.category.key}
    if box.alike:
        found["alike"] = box.alike
    elif box.groups:
        found |= {"groups": list(box.groups)} | ({"same_face": True} if box.same_face else {})
    elif box.dice:
        found["dice"] = ["".join(map(str, roll)) for roll in box.dice]
    elif box.straight:
        found["straight"] = box.straight
    elif box.category.key in USUAL and box.category.key != "chance":
        found["alike"] = 1  # any dice: the key alone would mean something else
    found["points"] = box.points
    return found | ({"first_roll": box.first_roll} if box.first_roll else {})


def rule_set_as_toml(rules: RuleSet, title: str = "") -> str:
    """Return rules as a file that is complete and fit to be edited; `title` is what players call them, if another.

    A value stands in TOML as in JSON: a text, a number, yes or no, and a list of these.
    """
    data = rule_set_as_data(rules) | ({"name": title} if title else {})

    def lines(table: Mapping[str, object]) -> str:
        return "\n".join(f"{field} = {json.dumps(value, ensure_ascii=False)}" for field, value in table.items())

    boxes = [f"\n[[box]]\n{lines(box)}" for box in data.pop("box")]
    return "\n".join([lines(data), *boxes]) + "\n"
