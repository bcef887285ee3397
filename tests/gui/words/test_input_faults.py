# SPDX-License-Identifier: MIT
"""What the engine says is wrong with a position, a game or rules has words in the window; the field stays named."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from engine.games.cards import read_cards
from engine.games.goals import record_goal_from_json
from engine.games.lines import read_line
from engine.games.position import _SavedPosition, start_from_json
from engine.games.texts import read_text
from engine.rules.reading import _Box, _Rules, read_rule_set, rule_set_from
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.errors import InputError, InputFault
from engine.runtime.typed_json import FieldError, FieldFault
from yahtzee_gui.words import faults

_BOX = {"key": "hand", "alike": 2, "points": 4}
_ODD = (None, True, -1, 0.5, 10**6, "?", "", [], [7], {"x": {}})
_LINE = "free-joker fair 12664 r2 - 8 - - 15 18 - - 25 - - 50 -"
_LINES = (
    "free-joker",
    "free-joker fair 12664 r2",
    "free-joker odd 12664 r2 - 8",
    "free-joker fair seed= 12",
    "free-joker fair seed=1 11111=attic",
    "free-joker fair seed=1 win",
    "free-joker fair seed=1 21663!=sixes=aces 1",
    "free-joker fair seed=1 21663!,21663!,21663!,21663!=sixes",
    "free-joker fair seed=1 11111=aces",
    *(_LINE.replace(old, new) for old, new in [("r2", "r9"), ("8", "7"), ("12664", "1"), ("- -", "x -"), ("r2", "x")]),
    *(f"{_LINE} {more}" for more in ["+x", "+9", "reach=x", "reach=1 reach=2", "goal={", "risk=7"]),
    *("upper 3 | filled ones,ones", "upper 1 | filled attic", "| dice 1", "upper 3 | upper 3", "attic 3 | upper 1"),
    *("filled ones", "upper 4 | filled ones,sixes", "upper 0 | yahtzee 50", "rolls 1 | upper 0", "|"),
    *('{"dice": 1', '{"a": 1, "a": 2}', '{"a": 1, "b": 2}', '{"rules": "@x"}', '{"dice": [' + "1" * 5000, "[" * 10**5),
)
_RULES = (
    "x = [" * 5000,
    "x = ",
    "." * 300,
    "#" * 100_000,
    *('name = "x"\nbox = []', 'name = "x"\nupper_bonus_at = 0\nupper_bonus = 1\n[[box]]\nkey = "aces"'),
    *(f'name = "x"\n[[box]]\nkey = "{key}"' for key in ["attic", 'aces"\n[[box]]\nkey = "aces', "Ä"]),
)


def errors():
    """Yield all that is wrong with all that can be wrong."""
    readers = [
        (start_from_json, {}, _SavedPosition._fields),
        (rule_set_from, {"name": "x", "box": [_BOX]}, _Rules._fields),
        (lambda one: rule_set_from({"name": "x", "box": [one]}), _BOX, _Box._fields),
    ]
    for odd in _ODD:
        yield from (caught(record_goal_from_json, goal) for goal in ({"reach": odd}, {"risk": odd}, {"win": odd}, odd))
        for read, data, fields in readers:
            yield from (caught(read, given) for given in [odd, *({**data, field: odd} for field in fields)])
    yield from (caught(read_text, text) for text in _LINES)
    yield from (caught(read_line, text) for text in ("x", *_LINES[:1]))
    yield from (caught(read_rule_set, text) for text in _RULES)
    yield from (caught(lambda one: read_cards(one, DEFAULT_RULES), card) for card in ("1 2", "1 " * 13, "7 " * 14))


def caught(read, given):
    """Return the error of reading something; None where it can be read."""
    try:
        read(given)
    except InputError as error:
        return error
    return None


def test_all_that_can_be_wrong_is_said_in_the_language_of_the_window(monkeypatch):
    monkeypatch.setattr(QCoreApplication, "translate", lambda _, text, *_note: f"«{text}»")
    found = {str(error): error for error in errors() if error is not None}
    assert len(found) > 100
    plain = {said: faults.told(error) for said, error in found.items()}
    assert [said for said, told in plain.items() if not told.endswith("»")] == [
        said for said in found if said.startswith("position: the text is neither")
    ]


def test_the_window_says_in_english_what_the_engine_says_but_for_the_field():
    for error in filter(None, errors()):
        assert faults.told(error).endswith(str(error).rpartition(": ")[2])


@pytest.mark.parametrize(
    ("path", "fault", "told"),
    [
        (("scores", "fours"), FieldFault.MISSING, "Fours: is missing"),
        (("rolls_left",), FieldFault.MISSING, "rolls left: is missing"),
        (("dice", 5), FieldFault.MISSING, "dice: is missing"),
        (("aces",), FieldFault.TWICE, "aces: is given twice"),
        (("position",), FieldFault.MISSING, "is missing"),
        ((), "what nobody knows: yet", "what nobody knows: yet"),
        (("goal",), FieldError(FieldFault.TWICE, ("dice",)), "goal: dice: is given twice"),
    ],
)
def test_the_field_stays_in_front(path, fault, told):
    assert faults.told(FieldError(fault, path)) == told


@pytest.mark.parametrize("kind", InputFault.__subclasses__(), ids=lambda kind: kind.__name__)
def test_sentences_of_a_kind_differ(kind):
    assert len(kind) == len(kind.__members__)
