# SPDX-License-Identifier: MIT
"""A draft is a rule set that is being changed: what a file of rules says, as it is typed, whether it can be or not.

The engine reads it as it reads a file (`engine.rules.reading`), and refuses what can't be; a draft says in which field.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from engine.rules.categories import UPPER
from engine.rules.reading import RulesError, rule_set_as_data, rule_set_from
from engine.rules.rule_sets import ALL, USUAL, usual_box
from engine.rules.scoring import SHIPPED, RuleSet, rule_set
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError

OWN_NAME = "own"
"""The name of rules that are being changed: their figures have nothing to do with what they are called."""
OF_CARD = -1
"""The box of a field that belongs to no box."""
_MOST_DIGITS = 6
_SEPARATORS = re.compile(r"[,;\s]+")
_FACES = {box.face: box.key for box in UPPER}

BoxData = Mapping[str, Any]


class FieldPlace(NamedTuple):
    """A field of the draft, as files call it, and the place of its box; `OF_CARD` if it is none of a box."""

    field: str
    box: int = OF_CARD


class RefusedField(NamedTuple):
    """Why a draft is no rule set: in which field, and the error of the engine."""

    place: FieldPlace
    why: RulesError


class JudgedRules(NamedTuple):
    """A draft as rules, or why it can't be."""

    rules: RuleSet | None
    refusal: RefusedField | None = None


@dataclass(frozen=True)
class RulesDraft:
    """What is written: `title` is what players call it, `fields` are those of no box, `boxes` the card from the top.

    `chosen` is the name of the rule set that it began with, for two that come with the program may be the same rules.
    """

    title: str
    fields: Mapping[str, Any]
    boxes: tuple[BoxData, ...]
    chosen: str = ""

    def with_field(self, place: FieldPlace, value: object) -> RulesDraft:
        """Return the draft with another value in a field; a text that is a whole number becomes one."""
        if isinstance(value, str) and place.field not in ("joker", "key"):
            value = _read(place.field, value)
        if place.box == OF_CARD:
            return replace(self, fields={**self.fields, place.field: value})
        changed = {**self.boxes[place.box], place.field: value}
        if value is None or (place.field == "first_roll" and value == 0):
            del changed[place.field]
        return self._with_box(place.box, changed)

    def with_pattern(self, box: int, pattern: str) -> RulesDraft:
        """Return the draft with a box that another kind of dice makes: the name of the field, or none for any dice."""
        kept = {name: value for name, value in self.boxes[box].items() if name in ("key", "points", "first_roll")}
        return self._with_box(box, {"points": ALL, **kept, **FIRST_PATTERNS[pattern]})

    def with_face(self, face: int) -> RulesDraft:
        """Return the draft with the upper box of a face, where its place is, or without it if it is there."""
        here = next((number for number, box in enumerate(self.boxes) if box.get("face") == face), None)
        if here is not None:
            return self.without_box(here)
        after = [number for number, box in enumerate(self.boxes) if 0 < int(box.get("face", 0)) < face]
        place = after[-1] + 1 if after else 0
        new = {"key": self._free_key(_FACES[face]), "face": face}
        return replace(self, boxes=(*self.boxes[:place], new, *self.boxes[place:]))

    def with_known_box(self, key: str) -> RulesDraft:
        """Return the draft with a box at the end that a known key means; an own one for any other."""
        new: BoxData = {"key": self._free_key("own_box"), "groups": [2, 2], "points": 25}
        if key in USUAL:
            new = rule_set_as_data(RuleSet(OWN_NAME, (usual_box(key, 0),)))["box"][0]
        return replace(self, boxes=(*self.boxes, new))

    def without_box(self, box: int) -> RulesDraft:
        return replace(self, boxes=(*self.boxes[:box], *self.boxes[box + 1 :]))

    def with_box_moved(self, box: int, to: int) -> RulesDraft:
        boxes = list(self.boxes)
        boxes.insert(to, boxes.pop(box))
        return replace(self, boxes=tuple(boxes))

    def as_data(self) -> dict[str, Any]:
        fields, keys = dict(self.fields), [box["key"] for box in self.boxes]
        if not fields["in_order"] or sorted(fields.get("order", ())) != sorted(keys):
            fields.pop("order", None)  # which was that of other boxes
        return {"name": self.title, **fields, "box": [dict(box) for box in self.boxes]}

    @property
    def faces(self) -> frozenset[int]:
        return frozenset(box["face"] for box in self.boxes if "face" in box)

    def missing_keys(self) -> tuple[str, ...]:
        """Return the known boxes below the upper ones that are not on the card."""
        there = {box["key"] for box in self.boxes}
        return tuple(key for key, box in USUAL.items() if not box.category.is_upper and key not in there)

    def _with_box(self, place: int, box: BoxData) -> RulesDraft:
        return replace(self, boxes=(*self.boxes[:place], box, *self.boxes[place + 1 :]))

    def _free_key(self, key: str) -> str:
        there = {box["key"] for box in self.boxes}
        names = (key, *(f"{key}_{number}" for number in range(2, len(there) + 3)))
        return next(name for name in names if name not in there)


FIRST_PATTERNS: dict[str, dict[str, Any]] = {
    "alike": {"alike": 3},
    "groups": {"groups": [3, 2]},
    "straight": {"straight": 4},
    "dice": {"dice": ["12345", "23456"]},
    "": {},
}
"""What a box begins with that is to be made by another kind of dice."""


def draft_of(rules: RuleSet, title: str) -> RulesDraft:
    """Return the draft of a rule set."""
    data = rule_set_as_data(rules)
    fields = {name: value for name, value in data.items() if name not in ("name", "box")}
    return RulesDraft(title, fields, tuple(data["box"]), rules.name)


def _read(field: str, text: str) -> object:
    """Return what is typed into a field: a number, the groups or the rolls of a list, or the text itself."""
    text = text.strip()
    if field == "dice":
        return [part for part in _SEPARATORS.split(text) if part]
    if field == "groups":
        return [_number(part) for part in _SEPARATORS.split(text) if part]
    return _number(text)


def _number(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else text


def judge(draft: RulesDraft) -> JudgedRules:
    """Return the rules that a draft comes to, under their own name if they are some that come with the program."""
    last = FieldPlace("")

    def where(reason: FieldError, field: str, box: int) -> RulesError:
        nonlocal last
        last = FieldPlace(field, box)
        return RulesError(reason)

    try:
        rules = rule_set_from(draft.as_data(), where, OWN_NAME)
    except RulesError as error:
        return JudgedRules(None, RefusedField(last, error))
    return JudgedRules(shipped_like(rules, draft.chosen) or rules)


def shipped_like(rules: RuleSet, chosen: str = "") -> RuleSet | None:
    """Return the rule set of the program that a rule set is, whatever it is called; None for one's own.

    Of several that are the same rules (Kniffel, and Yahtzee without a bonus for further ones) it is the one called
    `chosen`, or else as `rules` are.
    """
    mine = (rules.digest, rules.rolls_per_turn)
    alike = [one for one in map(rule_set, SHIPPED) if (one.digest, one.rolls_per_turn) == mine]
    called = [one for one in alike if chosen == one.name] or [one for one in alike if rules.title == one.title]
    return next(iter(called or alike), None)
