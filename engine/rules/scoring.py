# SPDX-License-Identifier: MIT
"""Scoring says what a roll may score where. It is the only place that knows; the kernels get it as tables.

A *joker* is a Yahtzee rolled when the Yahtzee box is already filled: the rule sets of Yahtzee differ in what it may do.
Other games of the family and rules of one's own have other boxes. All of them are files (`engine.rules.reading`); those
in ``engine/rules/sets`` come with the program, and say what they are. There ``shipped`` has their ``place`` among
the others and ``par``, what perfect play averages, so that it can be told without solving.

The key of a rule set is what the history writes for it: a name of the program's own, or the rules themselves. So a
game by rules of the player's own can be told, compared and opened by a person who doesn't have the file of them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.reading import LARGEST_FILE, RulesError, RulesFault, read_rule_set, rule_set_as_data, rule_set_from
from engine.rules.rule_sets import Jokers, RuleSet
from engine.runtime import files
from engine.runtime.errors import quoted, shortened
from engine.runtime.typed_json import FieldError, FieldFault, parsed

_LONGEST_PATH = 200
_KEPT = 64  # rule sets


def _files() -> dict[str, dict[str, Any]]:
    """Return the rule sets that come with the program as they stand in their files, in order."""
    paths = sorted(Path(__file__).with_name("sets").glob("*.toml"))
    found = {path.stem: {"shipped": {}} | tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}
    return dict(sorted(found.items(), key=lambda one: one[1]["shipped"].get("place", len(found))))


_FILES = _files()
SHIPPED = tuple(_FILES)
"""The names of the rule sets that come with the program, in the order in which players see them."""
SHIPPED_PARS = {name: float(data["shipped"]["par"]) for name, data in _FILES.items() if "par" in data["shipped"]}
"""Par of those whose file has it."""


@cache
def _shipped(name: str) -> RuleSet:
    return rule_set_from(_FILES[name], name=name)


RULE_SETS = {name: _shipped(name) for name in SHIPPED if _FILES[name]["name"].startswith("Yahtzee, ")}
"""The rule sets of Yahtzee, whose titles begin so."""
OTHER_GAMES = tuple(name for name in SHIPPED if name not in RULE_SETS)
"""The names of the others that come with the program."""
DEFAULT_RULES = RULE_SETS["free-joker"]

UPPER_BONUS = DEFAULT_RULES.upper_bonus
UPPER_BONUS_AT = DEFAULT_RULES.upper_bonus_at
YAHTZEE_BONUS = DEFAULT_RULES.yahtzee_bonus
_ANY_YAHTZEE = (1,) * DICE_PER_ROLL
"""Of Yahtzee by its usual rules; other rules have their own."""


def rule_set(name: object = DEFAULT_RULES.name, rolls_per_turn: object = ...) -> RuleSet:
    """Return a rule set.

    Args:
        name: its name; ``@FILE`` for the rules in a file, or the table that would stand there.
        rolls_per_turn: 1 to 5; as many as the rules say by default.

    Raises:
        FieldError: naming the field that is wrong.
    """
    found = _found(name)
    if rolls_per_turn is ...:
        return found
    if type(rolls_per_turn) is int:
        return _with_rolls(found, rolls_per_turn)
    return replace(found, rolls_per_turn=rolls_per_turn)  # type: ignore[arg-type]


@lru_cache(maxsize=_KEPT)
def _with_rolls(rules: RuleSet, rolls_per_turn: int) -> RuleSet:
    return rules if rules.rolls_per_turn == rolls_per_turn else replace(rules, rolls_per_turn=rolls_per_turn)


def _found(name: object) -> RuleSet:
    if isinstance(name, str) and name in SHIPPED:
        return _shipped(name)
    if isinstance(name, str) and name.startswith("@"):
        return _own(_in_file(name[1:]))
    if isinstance(name, Mapping):
        try:
            return _own(rule_set_from(name))
        except RulesError as error:
            raise FieldError(error, ("rules",)) from error
    raise FieldError(FieldFault.ONE_OF, ("rules",), known=f"{', '.join(SHIPPED)}, or @FILE", said=quoted(name))


def _in_file(path: str) -> RuleSet:
    told = shortened(path, _LONGEST_PATH) if path.strip() else quoted(path)
    try:
        text = files.read_file(path, LARGEST_FILE).decode()
    except UnicodeDecodeError as error:
        raise FieldError(f"{told} is not UTF-8 text", ("rules",)) from error
    except (OSError, ValueError) as error:  # a text can hold what no name of a file can
        said = getattr(error, "strerror", None) or error
        raise FieldError(f"{told} cannot be read ({said})", ("rules",)) from error
    try:
        return read_rule_set(text)
    except RulesError as error:
        raise FieldError(f"{told}: {error}", ("rules",)) from error


def _own(rules: RuleSet) -> RuleSet:
    """Return rules of one's own under a name that no other rules have."""
    if rules.name not in SHIPPED:
        return rules
    known = _shipped(rules.name)
    if rules.digest == known.digest:
        return replace(known, rolls_per_turn=rules.rolls_per_turn)
    return replace(rules, name=f"{rules.name}-{rules.digest[:6]}")


def rules_as_json(rules: RuleSet) -> object:
    """Return what `rules_from_json` reads, the rolls per turn aside: the rules' name, or all that is in them."""
    return rules.name if rules.name in SHIPPED else rule_set_as_data(rules)


def rules_from_json(data: object, rolls_per_turn: object = ...) -> RuleSet:
    """Return the rules that a text says which may come from anywhere: as `rule_set`, but it can't have a file opened.

    Raises:
        FieldError: naming the field that is wrong.
    """
    if _names_file(data):
        raise FieldError(RulesFault.NAMES_FILE, ("rules",), said=quoted(data))
    return rule_set(data, rolls_per_turn)


def with_rules_in_file(data: object) -> object:
    """Return a position's JSON with the rules themselves in the place of ``@FILE``, whatever else is in it.

    Raises:
        FieldError: if the file has no rules.
    """
    if isinstance(data, Mapping) and _names_file(data.get("rules")):
        found = _found(data["rules"])
        return {"rolls_per_turn": found.rolls_per_turn, **data, "rules": rules_as_json(found)}
    return data


def _names_file(name: object) -> bool:
    return isinstance(name, str) and name.startswith("@")


# ---- what a roll scores ---------------------------------------------------------------------------------------------


def is_yahtzee(roll: Dice) -> bool:
    """Return whether all five dice show one face."""
    return len(set(roll)) == 1


def plain_points(category: Category, roll: Dice, rules: RuleSet = DEFAULT_RULES, *, first: bool = False) -> int:
    """Return what `roll` scores in `category` when it is no joker; `first` if it is the first roll of a turn."""
    return rules.box(category).scored(roll, first=first)


def joker_points(category: Category, roll: Dice, rules: RuleSet = DEFAULT_RULES, *, first: bool = False) -> int:
    """Return what the Yahtzee `roll` scores in `category` when it is a joker."""
    return rules.box(category).scored_by_joker(roll, first=first)


FULL_HOUSE_POINTS = joker_points(Category.FULL_HOUSE, _ANY_YAHTZEE)
SMALL_STRAIGHT_POINTS = joker_points(Category.SMALL_STRAIGHT, _ANY_YAHTZEE)
LARGE_STRAIGHT_POINTS = joker_points(Category.LARGE_STRAIGHT, _ANY_YAHTZEE)
YAHTZEE_POINTS = plain_points(Category.YAHTZEE, _ANY_YAHTZEE)


def allowed_points(
    rules: RuleSet, scores: Mapping[Category, int], roll: Dice, *, first: bool = False
) -> dict[Category, int]:
    """Return the categories that `roll` may be scored in, each with its points, bonuses not included.

    `scores` holds the filled boxes, and `first` says that it is the first roll of the turn; the result is in the order
    of the scorecard and empty only when all are filled.
    """
    open_boxes = [category for category in rules.categories if category not in scores]
    if rules.in_order:
        open_boxes = [category for category in rules.filling_order if category not in scores][:1]
    is_late = is_yahtzee(roll) and rules.yahtzee_box is not None and rules.yahtzee_box in scores
    matching = [category for category in rules.upper if category.face == roll[0] and category not in scores]
    found = _late_or_not(rules, open_boxes, roll, matching, is_late=is_late, first=first)
    if is_late:
        found |= {category: found[category] + rules.number_bonus for category in matching if category in found}
    return found


def _late_or_not(
    rules: RuleSet,
    open_boxes: list[Category],
    roll: Dice,
    matching: list[Category],
    *,
    is_late: bool,
    first: bool,
) -> dict[Category, int]:
    """Return the categories that `roll` may be scored in, `matching` being the open one of the face of a Yahtzee."""
    if not is_late or rules.jokers is Jokers.NONE:
        return {category: plain_points(category, roll, rules, first=first) for category in open_boxes}
    if rules.jokers in (Jokers.FREE, Jokers.FULL) or (rules.in_order and matching):
        counts_in_full = rules.jokers is Jokers.FULL or not matching
        points = joker_points if counts_in_full else plain_points
        return {category: points(category, roll, rules, first=first) for category in open_boxes}
    if matching:
        return {category: plain_points(category, roll, rules, first=first) for category in matching}
    lower_open = [category for category in open_boxes if not category.is_upper]
    return {category: joker_points(category, roll, rules, first=first) for category in lower_open or open_boxes}


def earns_yahtzee_bonus(rules: RuleSet, scores: Mapping[Category, int], roll: Dice) -> bool:
    """Return whether scoring `roll` anywhere earns another Yahtzee bonus."""
    if not rules.yahtzee_bonus or not is_yahtzee(roll) or rules.yahtzee_box is None:
        return False
    return scores.get(rules.yahtzee_box, 0) > 0


def upper_total(scores: Mapping[Category, int]) -> int:
    """Return the points in the upper boxes, bonus not included."""
    return sum(points for category, points in scores.items() if category.is_upper)


def upper_bonus_missing(scores: Mapping[Category, int], rules: RuleSet = DEFAULT_RULES) -> int:
    """Return how many points the upper bonus is out of reach: what is missing even with five of each face to come."""
    to_come = sum(rules.upper_points(category.face)[-1] for category in rules.upper if category not in scores)
    return max(0, rules.upper_bonus_at - upper_total(scores) - to_come)


def points_so_far(rules: RuleSet, scores: Mapping[Category, int], yahtzee_bonuses: int) -> int:
    """Return all points on the scorecard: boxes, upper bonus once earned, Yahtzee bonuses."""
    upper_bonus = rules.upper_bonus if upper_total(scores) >= rules.upper_bonus_at else 0
    return sum(scores.values()) + upper_bonus + rules.yahtzee_bonus * yahtzee_bonuses


_KEPT_KEYS = 64


@lru_cache(maxsize=_KEPT_KEYS)
def rules_key(rules: RuleSet) -> str:
    """Return the text for a rule set: the same for all that are equal but for the rolls per turn."""
    known = rules_as_json(rules)
    if isinstance(known, str):
        return known
    assert isinstance(known, dict)
    del known["rolls_per_turn"]
    return json.dumps(known, separators=(",", ":"), sort_keys=True)


@lru_cache(maxsize=_KEPT_KEYS)
def rules_of_key(key: str, rolls_per_turn: int) -> RuleSet:
    """Return the rule set of a key.

    Raises:
        InputError: if there is none, as where a later version wrote it.
    """
    return rules_from_json(parsed(key) if key.startswith("{") else key, rolls_per_turn)


def is_key_of_yahtzee(key: str) -> bool:
    """Return whether the rules of a key are those of Yahtzee, whatever its jokers."""
    return key in RULE_SETS
