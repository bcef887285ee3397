# SPDX-License-Identifier: MIT
"""What the engine says is wrong with a position, a game or rules has words in the window; the field stays named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import lines, position, texts
from engine.games.goals import record_goal_from_json
from engine.games.position import PositionError, _SavedPosition, start_from_json
from engine.rules import reading
from engine.rules.reading import RulesError, _Box, _Rules, rule_set_from
from engine.runtime.errors import InputError
from engine.runtime.typed_json import FieldError
from yahtzee_gui.words import base, input_faults

ERRORS = (PositionError.__name__, RulesError.__name__, FieldError.__name__)
FOR_SCRIPTS = ("RuleSet", "DiceModel", "None for an open box", "keep: ", "score: ")
"""What only a script can do wrong: the window makes no such call."""


def told_in(module) -> Iterator[str]:
    """Yield what a module says is wrong, a 7 for whatever it is filled in with and a line in front of rules."""
    for call in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
        if not isinstance(call, ast.Call) or getattr(call.func, "id", "") not in ERRORS:
            continue
        parts = getattr(call.args[0], "values", [call.args[0]])
        text = "".join(part.value if isinstance(part, ast.Constant) else _filled(part) for part in parts)
        if text.rpartition(": ")[2] != "7" and not any(word in text for word in FOR_SCRIPTS):
            yield f"field{text[1:]}" if text.startswith("7: ") else text


def told_of_types() -> Iterator[str]:
    """Yield what is wrong where a field is of another type, or is missing."""
    box = {"key": "hand", "alike": 2, "points": 4}
    for odd in (None, True, -1, 0.5, 10**6, "?", "", [], [7], {"x": {}}):
        goals = ({"reach": odd}, {"risk": odd}, {"win": odd}, odd)
        for read, data, fields in [
            (start_from_json, {}, _SavedPosition._fields),
            (rule_set_from, {"name": "x", "box": [box]}, _Rules._fields),
            (lambda one: rule_set_from({"name": "x", "box": [one]}), box, _Box._fields),
            *((record_goal_from_json, goal, ()) for goal in goals),
        ]:
            for given in [data, odd, *({**data, field: odd} for field in fields)]:
                try:
                    read(given)
                except InputError as error:
                    yield re.sub(r"^box \d: ", "line 3: ", str(error))


def _filled(part: ast.expr) -> str:
    return "line 3: " if "where(" in ast.unparse(part) else "7" if isinstance(part, ast.FormattedValue) else ": 7"


@pytest.mark.parametrize(
    "text", [*told_in(position), *told_in(lines), *told_in(reading), *told_in(texts), *sorted(set(told_of_types()))]
)
def test_all_that_can_be_wrong_is_said_in_the_language_of_the_window(text, monkeypatch):
    monkeypatch.setattr(base, "tr", lambda text, note="": f"«{text}»")
    assert input_faults.told(text).endswith("»"), text


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("scores.fours: must be 0, 4, 8, 12, 16, 20, not 7", "Fours: must be 0, 4, 8, 12, 16, 20, not 7"),
        ("line 3: joker: needs a box for five of a kind", "line 3: joker: needs a box for five of a kind"),
        ("rolls_left: must be 0 to 2, not 5", "rolls left: must be 0 to 2, not 5"),
        ("dice.5: must be a whole number, not 1.5", "dice: must be a whole number, not 1.5"),
        ("scores: is missing", "scores: missing"),
        ("aces: is given twice", "aces: given twice"),
        ("position: must be a JSON object, not 3", "must be a JSON object, not 3"),
        ("what nobody knows: yet", "what nobody knows: yet"),
    ],
)
def test_the_place_and_the_field_stay_in_front(said, told):
    assert input_faults.told(said) == told
