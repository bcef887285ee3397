# SPDX-License-Identifier: MIT
"""What comes from outside becomes a value of its type, or is refused in a sentence that names the field."""

from __future__ import annotations

import gc
import json
from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from types import MappingProxyType
from typing import Annotated, NamedTuple

import pytest
from fuzzing import ANYTHING, changed_data, fuzzed
from hypothesis import given
from hypothesis import strategies as st

from engine.games.goals import record_goal_from_json
from engine.games.position import position_from_json
from engine.runtime.errors import InputError, quoted
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import (
    FieldError,
    FieldFault,
    JsonInputError,
    Must,
    between,
    one_of,
    parsed,
    read,
    sized,
    takes_more,
)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Point(NamedTuple):
    x: Annotated[int, between(0, 9)]
    y: float = 0.5


@takes_more
class Pair(NamedTuple):
    named: tuple[str, bool]


@dataclass(frozen=True)
class Drawing:
    title: Annotated[str, Must(FieldFault.ANY_TEXT, bool)]
    colour: Annotated[Colour, one_of({colour.value: colour for colour in Colour})]
    points: Annotated[tuple[Point, ...], sized(0, 3, "a list of 3 points at most")] = ()
    by_name: Mapping[str, Point] = field(default_factory=dict)
    pair: Pair | None = None
    whatever: object = None
    size: int = 1


DRAWING = {
    "title": "House",
    "colour": "blue",
    "points": [{"x": 0}, {"x": 9, "y": 2}],
    "by_name": {"door": {"x": 1, "y": 0.0}},
    "pair": {"named": ["a", True], "more": 3},
    "whatever": [{}],
}


def test_an_object_becomes_a_value_of_its_class():
    found = read(Drawing, DRAWING)
    assert found == Drawing(
        "House",
        Colour.BLUE,
        (Point(0), Point(9, 2.0)),
        {"door": Point(1, 0.0)},
        Pair(("a", True)),
        [{}],
    )
    assert type(found.points[1].y) is float
    assert read(Drawing, {"title": "x", "colour": "red", "pair": None}) == Drawing("x", Colour.RED)


def test_a_script_may_give_any_mapping_and_tuples():
    given = MappingProxyType(DRAWING | {"points": (MappingProxyType({"x": 1}),)})
    assert read(Drawing, given).points == (Point(1),)


HUGE = 10**400
WRONG = [
    ({"title": None}, FieldFault.ANY_TEXT, "title: must be text of at least one character, not None"),
    ({"title": ""}, FieldFault.ANY_TEXT, "title: must be text of at least one character, not ''"),
    ({"title": "\ud800"}, FieldFault.ANY_TEXT, r"title: must be text of at least one character, not '\ud800'"),
    ({"colour": "green"}, FieldFault.ONE_OF, "colour: must be one of red, blue, not 'green'"),
    ({"colour": []}, FieldFault.ONE_OF, "colour: must be one of red, blue, not []"),
    ({"points": {}}, FieldFault.ALLOWED, "points: must be a list of 3 points at most, not {}"),
    ({"points": "12"}, FieldFault.ALLOWED, "points: must be a list of 3 points at most, not '12'"),
    (
        {"points": [{"x": 0}] * 4},
        FieldFault.ALLOWED,
        "points: must be a list of 3 points at most, not [{'x': 0}, {'x': 0}, ",
    ),
    ({"points": [{"x": 0}, 4]}, FieldFault.OBJECT, "points.2: must be a JSON object, not 4"),
    ({"points": [{"x": 0}, {}]}, FieldFault.MISSING, "points.2.x: is missing"),
    ({"points": [{"x": 10}]}, FieldFault.RANGE, "points.1.x: must be 0 to 9, not 10"),
    ({"points": [{"x": True}]}, FieldFault.WHOLE_NUMBER, "points.1.x: must be a whole number, not True"),
    ({"points": [{"x": 1.0}]}, FieldFault.WHOLE_NUMBER, "points.1.x: must be a whole number, not 1.0"),
    ({"points": [{"x": None}]}, FieldFault.WHOLE_NUMBER, "points.1.x: must be a whole number, not None"),
    ({"points": [{"x": 1, "y": float("nan")}]}, FieldFault.NUMBER, "points.1.y: must be a number, not nan"),
    ({"points": [{"x": 1, "y": float("-inf")}]}, FieldFault.NUMBER, "points.1.y: must be a number, not -inf"),
    ({"points": [{"x": 1, "y": HUGE}]}, FieldFault.NUMBER, "points.1.y: must be a number, not 1000"),
    ({"points": [{"x": 1, "y": False}]}, FieldFault.NUMBER, "points.1.y: must be a number, not False"),
    ({"points": [{"x": 1, "z": 2}]}, FieldFault.UNKNOWN, "points.1.z: there is no such field, only x, y"),
    ({"by_name": []}, FieldFault.OBJECT, "by_name: must be a JSON object, not []"),
    ({"by_name": {"a\x1b[2J": {}}}, FieldFault.MISSING, r"by_name.a\x1b[2J.x: is missing"),
    ({"pair": {}}, FieldFault.MISSING, "pair.named: is missing"),
    ({"pair": {"named": ["a"]}}, FieldFault.ALLOWED, "pair.named: must be a list of 2, not ['a']"),
    ({"pair": {"named": ["a", 1]}}, FieldFault.TRUE_OR_FALSE, "pair.named.2: must be true or false, not 1"),
    ({"size": "1"}, FieldFault.WHOLE_NUMBER, "size: must be a whole number, not '1'"),
    ({"size": None}, FieldFault.WHOLE_NUMBER, "size: must be a whole number, not None"),
]


@pytest.mark.parametrize(("changes", "fault", "told"), WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_what_is_wrong_is_told_with_its_field_and_its_fault(changes, fault, told):
    with pytest.raises(FieldError) as caught:
        read(Drawing, DRAWING | changes)
    error = caught.value
    assert str(error).startswith(told)
    assert str(error) == f"{error.field}: {error.sentence}"
    assert error.fault is fault
    assert error.path[0] in changes


class OwnError(FieldError):
    pass


def test_who_reads_says_what_the_whole_is_called_and_what_is_raised():
    with pytest.raises(OwnError, match=r"^position: must be a JSON object, not 3$") as caught:
        read(Point, 3, "position", OwnError)
    assert (caught.value.path, caught.value.values) == (("position",), {"said": "3"})
    with pytest.raises(OwnError, match=r"^position\.x: is missing$"):
        read(Point, {}, "position", OwnError)
    with pytest.raises(InputError, match=r"^must be text, not 3$"):
        read(str, 3)


def test_a_field_that_stands_twice_is_named():
    with pytest.raises(JsonInputError, match=r"^x: is given twice$") as caught:
        parsed('{"a": [{"x": 1, "x": 1}]}')
    with pytest.raises(JsonInputError, match="empty"):
        parsed("\ufeff")
    assert (caught.value.fault, caught.value.path) == (FieldFault.TWICE, ("x",))


def outcome_of(kind, data):
    """Return what was read and None, or None and the error."""
    try:
        return read(kind, data), None
    except FieldError as error:
        return None, error


@fuzzed
@given(changed_data(json.dumps(DRAWING)))
def test_anything_is_a_value_of_the_type_or_an_error_that_leads_to_what_is_wrong(data):
    found, error = outcome_of(Drawing, data)
    if error is not None:
        assert str(error).isprintable()
        assert 0 < len(str(error)) < 400
        *above, last = error.path or ("",)
        for step in above:
            data = data[step - 1 if isinstance(step, int) else step]
        if error.fault is FieldFault.MISSING:
            assert last not in data
        elif error.path:
            value = data[last - 1] if isinstance(last, int) else data[last]
            assert error.fault is FieldFault.UNKNOWN or quoted(value) == error.values["said"]
        return
    assert type(found) is Drawing
    assert type(found.size) is int
    assert len(found.points) <= 3
    for point in (*found.points, *found.by_name.values()):
        assert (type(point.x), type(point.y)) == (int, float)
        assert 0 <= point.x <= 9


KINDS = [int, float, bool, str, tuple[int, ...], tuple[str, bool], Mapping[str, float], Point | None, object]


@fuzzed
@given(ANYTHING, st.sampled_from(KINDS))
def test_what_is_read_is_the_same_when_it_is_read_again(data, kind):
    found, error = outcome_of(kind, data)
    if error is None:
        again = found._asdict() if isinstance(found, Point) else found
        assert repr(read(kind, again)) == repr(found)
    else:
        assert str(error).isprintable()


def read_positions_and_goals():
    """Read some, and return how many descriptions of values are kept for it."""
    position_from_json({"scores": {"chance": 20}, "dice": [1, 2, 3, 4, 5], "rolls_left": 1})
    for goal in ({"win": True}, {"risk": 0.01}, {"reach": 200}):
        record_goal_from_json(goal)
    return sum(type(one) is Must for one in gc.get_objects())


def test_what_is_read_again_and_again_is_described_once():
    assert read_positions_and_goals() == read_positions_and_goals()
