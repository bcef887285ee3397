# SPDX-License-Identifier: MIT
"""Rules are read from a TOML file, or from the same table in JSON; what cannot be is refused in a sentence.

Nothing in it is run, and it cannot ask for much: there are at most sixteen boxes, numbers have bounds, and a file is
short. docs/rules.md describes the fields, `engine/rules/sets` has the rule sets that come with the program.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

from engine.rules.boxes import ALL, OWN, USUAL, Box, Points, usual_box
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.rules.rule_sets import (
    MAX_ROLLS_PER_TURN,
    MIN_ROLLS_PER_TURN,
    MOST_BOXES,
    Jokers,
    RuleSet,
)
from engine.runtime.errors import InputError
from engine.runtime.quoting import named, quoted

_MOST_DOTS = 200  # in a line: the reader of TOML takes the square of the parts of a key
LARGEST_FILE = 65_536
"""How many bytes a file of rules may have."""
MOST_POINTS = 1000
"""The most points of a box or a bonus."""
_MOST_ROLLS_LISTED = 252
_LONGEST_NAME = 60
_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
_FIELDS = ("name", "rolls_per_turn", "upper_bonus", "upper_bonus_at", "extra_yahtzee", "joker", "in_order", "box")
_SHIPPED = "shipped"  # what is said of rules that come with the program; passed over where they are copied
_PATTERNS = ("face", "alike", "groups", "dice", "straight")
_BOX_FIELDS = ("key", *_PATTERNS, "same_face", "points", "first_roll")


class RulesError(InputError):
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
        raise RulesError(f"rules: {what} would need {size / (1 << 30):.1f} GB with {name} rules; the limit is 3 GB")


Where = Callable[[str, int], str]
"""Says where a field stands: of the rules, or of a box by its number from 0 on (-1 for none), ending in a colon."""


def _in_table(field: str, box: int) -> str:
    """Return where a field of a table stands that has no lines."""
    return f"box {box + 1}: " if box >= 0 else ""


# ---- where things stand in a file -----------------------------------------------------------------------------------


_TEXTS = re.compile(r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL)


def _bare(text: str) -> str:
    """Return a text of TOML with blanks for texts and remarks, the ends of lines aside."""
    return _TEXTS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


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
    bare = _bare(text)
    boxes = list(_boxes_in(bare))

    def where(field: str, box: int) -> str:
        begin, end = boxes[box] if 0 <= box < len(boxes) else (0, len(text))
        # A name may stand in quotes, which are blanks in the bare text: so look at both.
        pattern = re.compile(rf"(?:^|[{{,\s])[\"']?{re.escape(field)}[\"']?[ \t]*=", re.MULTILINE)
        found = pattern.search(text, begin, end) if field else None
        place = found.end() if found is not None else begin
        return f"line {text.count(chr(10), 0, place) + 1}: "

    return where


# ---- reading --------------------------------------------------------------------------------------------------------


def read_rule_set(text: str, name: str = "") -> RuleSet:
    """Return the rules that a text of TOML holds.

    Args:
        text: the text.
        name: what they are called; by default what the text says, in lower case.

    Raises:
        RulesError: naming the line, if they cannot be.
    """
    if len(text) > LARGEST_FILE:
        raise RulesError(f"a rules file can have at most {LARGEST_FILE:,} characters")
    text = text.removeprefix("\ufeff")  # as some editors begin a file
    crowded = next((n for n, line in enumerate(text.split("\n"), 1) if line.count(".") > _MOST_DOTS), None)
    if crowded is not None:
        raise RulesError(f"line {crowded}: has more than {_MOST_DOTS} dots")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulesError(_of_toml(str(error), text.rstrip().count("\n") + 1)) from error
    except (RecursionError, ValueError) as error:
        raise RulesError("this isn't valid TOML: nested too deeply, or a number is too long") from error
    return rule_set_from(data, _lines_of(text), name)


def _of_toml(told: str, last_line: int) -> str:
    """Return what the reader of TOML tells, with the line in front."""
    found = re.fullmatch(r"(.*?) ?\(at (?:line (\d+), column \d+|end of document)\)", told, re.DOTALL)
    if found is None:
        return f"this isn't valid TOML: {named(told)}"
    return f"line {found[2] or last_line}: this isn't valid TOML: {named(found[1])}"


def rule_set_from(data: object, where: Where = _in_table, name: str = "") -> RuleSet:
    """Return the rules that a table describes, as TOML or JSON have it.

    Raises:
        RulesError: if they cannot be.
    """
    if not isinstance(data, Mapping):
        raise RulesError(f"rules must be a table, not {quoted(data)}")
    _check_fields({key: data[key] for key in data if key != _SHIPPED}, _FIELDS, where, -1)
    title = data.get("name", name)
    if not isinstance(title, str) or not title.strip() or len(title) > _LONGEST_NAME or not title.isprintable():
        raise RulesError(f"{where('name', -1)}name: must be text of 1 to {_LONGEST_NAME} characters")
    found = RuleSet(
        name or _slug(title),
        _boxes(data.get("box"), where),
        Jokers[_one_of(data, "joker", [joker.name.lower() for joker in Jokers], where).upper()],
        _whole(data, "extra_yahtzee", 0, MOST_POINTS, 0, where),
        _whole(data, "rolls_per_turn", MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN, 3, where),
        _whole(data, "upper_bonus", 0, MOST_POINTS, 0, where),
        _whole(data, "upper_bonus_at", 0, MOST_POINTS, 63, where),
        _flag(data, "in_order", where, -1),
        title,
    )
    _check_together(found, where)
    return found


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40] or "rules"


def _check_together(rules: RuleSet, where: Where) -> None:
    """Refuse what does not go together."""
    if rules.upper_bonus and not rules.upper_bonus_at:
        raise RulesError(f"{where('upper_bonus_at', -1)}upper_bonus_at: must be 1 or more, as there is an upper bonus")
    if rules.yahtzee_box is None:
        for field, is_asked in (("extra_yahtzee", rules.yahtzee_bonus), ("joker", rules.jokers)):
            if is_asked:
                raise RulesError(f"{where(field, -1)}{field}: needs a box for five of a kind")


def _check_fields(data: Mapping[Any, Any], fields: tuple[str, ...], where: Where, box: int) -> None:
    for key in data:
        if key not in fields:
            raise RulesError(f"{where(str(key), box)}{named(key)}: there is no such field, only {', '.join(fields)}")


def _whole(data: Mapping[str, Any], field: str, least: int, most: int, usual: int, where: Where, box: int = -1) -> int:
    value = data.get(field, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise RulesError(
            f"{where(field, box)}{field}: must be a whole number from {least} to {most}, not {quoted(value)}"
        )
    return value


def _flag(data: Mapping[str, Any], field: str, where: Where, box: int) -> bool:
    value = data.get(field, False)
    if not isinstance(value, bool):
        raise RulesError(f"{where(field, box)}{field}: must be true or false, not {quoted(value)}")
    return value


def _one_of(data: Mapping[str, Any], field: str, words: list[str], where: Where) -> str:
    value = data.get(field, words[0])
    if not isinstance(value, str) or value not in words:
        raise RulesError(f"{where(field, -1)}{field}: must be one of {', '.join(words)}, not {quoted(value)}")
    return value


# ---- boxes ----------------------------------------------------------------------------------------------------------


def _boxes(given: Any, where: Where) -> tuple[Box, ...]:
    if not isinstance(given, list) or not all(isinstance(one, Mapping) for one in given):
        raise RulesError(f"{where('box', -1)}box: must be a list of tables, one for each box")
    if not 1 <= len(given) <= MOST_BOXES:
        raise RulesError(f"{where('box', -1)}box: must have 1 to {MOST_BOXES} boxes, not {len(given)}")
    found: list[Box] = []
    for number, data in enumerate(given):
        box = _box(data, number, where)
        if any(box.category.key == other.category.key for other in found):
            raise RulesError(f"{where('key', number)}key: there are two boxes called {box.category.key}")
        if box.category.is_upper and any(
            other.category.is_upper and other.category.face == box.category.face for other in found
        ):
            raise RulesError(f"{where('face', number)}{box.category.key}: face {box.category.face} already has a box")
        found.append(box)
    return tuple(found)


def _box(data: Mapping[str, Any], number: int, where: Where) -> Box:
    _check_fields(data, _BOX_FIELDS, where, number)
    key = data.get("key")
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise RulesError(
            f"{where('key', number)}key: must be a lower-case letter, then lower-case letters, digits or _,"
            f" not {quoted(key)}"
        )
    patterns = [field for field in _PATTERNS if field in data]
    if len(patterns) > 1:
        raise RulesError(f"{where(patterns[1], number)}{key}: can have {patterns[0]} or {patterns[1]}, not both")
    box = usual_box(key, number) if not patterns and key in USUAL else _made_by(data, key, number, where)
    box = replace(box, points=_points(data, box, key, number, where))
    box = replace(box, first_roll=_whole(data, "first_roll", 0, MOST_POINTS, 0, where, number))
    if box.category.is_upper and ("points" in data or box.first_roll):
        field = "points" if "points" in data else "first_roll"
        raise RulesError(
            f"{where(field, number)}{field}: is not for a box with a face, which scores the sum of its dice"
        )
    if "same_face" in data and not box.groups:
        raise RulesError(f"{where('same_face', number)}same_face: is only for a box with groups")
    return replace(box, same_face=_flag(data, "same_face", where, number))


def _made_by(data: Mapping[str, Any], key: str, number: int, where: Where) -> Box:
    """Return a box with the pattern that is given, its points still to come."""
    face = _whole(data, "face", FACES[0], FACES[-1], 0, where, number) if "face" in data else 0
    alike = _whole(data, "alike", 1, DICE_PER_ROLL, 0, where, number) if "alike" in data else 0
    straight = _whole(data, "straight", 2, DICE_PER_ROLL, 0, where, number) if "straight" in data else 0
    groups = _groups(data, number, where) if "groups" in data else ()
    dice = _dice(data, number, where) if "dice" in data else ()
    points: Points = OWN if face else ALL
    return Box(Category(number, key, face), points, alike, groups, False, dice, straight)


def _groups(data: Mapping[str, Any], number: int, where: Where) -> tuple[int, ...]:
    given = data["groups"]
    is_right = isinstance(given, list) and given and all(type(size) is int and size >= 1 for size in given)
    if not is_right or sum(given) > DICE_PER_ROLL:
        raise RulesError(
            f"{where('groups', number)}groups: must be whole numbers that add up to {DICE_PER_ROLL} at most, "
            f"not {quoted(given)}"
        )
    return tuple(sorted(given, reverse=True))


def _dice(data: Mapping[str, Any], number: int, where: Where) -> tuple[Dice, ...]:
    given = data["dice"]
    if not isinstance(given, list) or not 1 <= len(given) <= _MOST_ROLLS_LISTED:
        raise RulesError(
            f'{where("dice", number)}dice: must be a list of rolls, such as ["12345"], not {quoted(given)}'
        )
    for roll in given:
        if not isinstance(roll, str) or not re.fullmatch(r"[1-6]{5}", roll):
            raise RulesError(f"{where('dice', number)}dice: must be five faces from 1 to 6, not {quoted(roll)}")
    rolls = sorted(tuple(sorted(map(int, roll))) for roll in given)
    return tuple(roll for roll, _ in groupby(rolls))


def _points(data: Mapping[str, Any], box: Box, key: str, number: int, where: Where) -> Points:
    if "points" not in data:
        is_usual = box.category.is_upper or key in USUAL
        if not is_usual:
            raise RulesError(f"{where('key', number)}{key}: needs points: a number, {quoted(OWN)} or {quoted(ALL)}")
        return USUAL[key].points if key in USUAL and not box.category.is_upper else box.points
    given = data["points"]
    if isinstance(given, str) and given in (OWN, ALL):
        return given
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= MOST_POINTS:
        raise RulesError(
            f"{where('points', number)}points: must be {quoted(OWN)}, {quoted(ALL)} or a whole number from 0 to "
            f"{MOST_POINTS}, not {quoted(given)}"
        )
    return given


# ---- writing --------------------------------------------------------------------------------------------------------


def rule_set_as_data(rules: RuleSet) -> dict[str, Any]:
    """Return rules as the table that `rule_set_from` reads, complete."""
    return {
        "name": rules.title or rules.name,
        "rolls_per_turn": rules.rolls_per_turn,
        "upper_bonus": rules.upper_bonus,
        "upper_bonus_at": rules.upper_bonus_at,
        "extra_yahtzee": rules.yahtzee_bonus,
        "joker": rules.jokers.name.lower(),
        "in_order": rules.in_order,
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
