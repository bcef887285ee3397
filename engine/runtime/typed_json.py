# SPDX-License-Identifier: MIT
"""Typed JSON: what comes from outside becomes a value of a type, or is refused in a sentence that names the field.

What is expected is written as a type:

* a `NamedTuple` or a dataclass is an object with its fields; one that has a default may be missing, and there are no
  others unless the class `takes_more`;
* `tuple[X, ...]` is a list, `tuple[X, Y]` one of two, and `Mapping[str, X]` an object with any names;
* `int`, `float` (finite), `bool` and `str` (no half characters) are just these: neither true nor 1.0 is a whole number;
* `X | None` may be null; `object` is anything.

`Annotated` adds what a value `Must` be: its bounds, its size, or what it is made into.

The text itself, from a file, a pipe or a command line, is read more strictly than Python's own `json` does, which takes
the last of two fields of one name and forgets the other. Numbers that JSON does not have, such as NaN, are left to the
code that knows the field.
"""

from __future__ import annotations

import dataclasses
import json
import sys
from collections import abc
from collections.abc import Callable, Mapping
from functools import cache, partial
from operator import length_hint
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints, overload

from engine.runtime.errors import InputError, InputFault, named, quoted

_T = TypeVar("_T")
_Reader = Callable[[Any], Any]
Path = tuple[str | int, ...]
"""The names of the fields that lead to a value, and its place in a list, from 1 on."""


class FieldFault(InputFault):
    """What can be wrong with a field, behind its name."""

    MISSING = "is missing"
    TWICE = "is given twice"
    UNKNOWN = "there is no such field, only {known}"
    ALLOWED = "must be {allowed}, not {said}"
    ONE_OF = "must be one of {known}, not {said}"
    RANGE = "must be {least} to {most}, not {said}"
    WHOLE_NUMBER = "must be a whole number, not {said}"
    NUMBER = "must be a number, not {said}"
    TRUE_OR_FALSE = "must be true or false, not {said}"
    TEXT = "must be text of 1 to {most} characters, not {said}"
    ANY_TEXT = "must be text of at least one character, not {said}"
    FIVE_FACES = "must be five faces from 1 to 6, not {said}"
    OBJECT = "must be a JSON object, not {said}"
    OBJECT_WITH = "must be an object with one of {known}"
    NUMBERS = "must be {count} numbers, not {said}"
    LONG = "can have at most {most} characters"


class FieldError(InputError):
    """A field that cannot be used: what is wrong with it, the path to it, and what stands in the sentence.

    What is wrong may be another error, whose field then stands behind this one, or a sentence in English where the
    window never meets it. `sentence` says it in English without the field, and `str` with it in front.
    """

    def __init__(self, fault: InputFault | InputError | str, path: Path = (), **values: object) -> None:
        self.fault, self.path, self.values = fault, path, values
        self.sentence = str(fault).format(**values) if isinstance(fault, InputFault) else str(fault)
        super().__init__(self.sentence)

    @property
    def field(self) -> str:
        """The path with dots; empty for the whole."""
        return ".".join(map(named, self.path))

    def __str__(self) -> str:
        return f"{self.field}: {self.sentence}" if self.path else self.sentence


class Must:
    """What a value must be: the fault of one that isn't, or what the sentence says that it must be.

    `test` tells whether it is. With `make` it is made from what is given, whatever that is: a ValueError, LookupError
    or TypeError says that it cannot be.
    """

    def __init__(
        self,
        fault: InputFault | str,
        test: Callable[[Any], object] | None = None,
        make: Callable[[Any], object] | None = None,
        **values: object,
    ) -> None:
        self.fault = fault if isinstance(fault, InputFault) else FieldFault.ALLOWED
        self.values: dict[str, Any] = values if isinstance(fault, InputFault) else {"allowed": fault}
        self.test, self.make = test, make

    def broken_by(self, value: object) -> FieldError:
        """Return what is wrong with a value."""
        return FieldError(self.fault, (), said=quoted(value), **self.values)


@cache  # one reader is kept for all who ask for the same bounds
def between(least: int, most: int) -> Must:
    """Return the bounds of a whole number."""
    return Must(FieldFault.RANGE, range(least, most + 1).__contains__, least=least, most=most)


def sized(least: int, most: int, fault: InputFault | str, **values: object) -> Must:
    """Return how many entries a list or an object may have, or letters a text; the fault is told `most`."""
    return Must(fault, lambda value: least <= len(value) <= most, None, most=most, **values)


def one_of(known: Mapping[str, object]) -> Must:
    """Return that a value is one of those that have these names."""
    return Must(FieldFault.ONE_OF, make=known.__getitem__, known=", ".join(known))


_OPEN = set[type]()


def takes_more(kind: type[_T]) -> type[_T]:
    """Have an object read as this class if it has more fields, too."""
    _OPEN.add(kind)
    return kind


@overload
def read(kind: type[_T], data: object, field: str = "", error: type[FieldError] = FieldError) -> _T: ...
@overload
def read(kind: object, data: object, field: str = "", error: type[FieldError] = FieldError) -> Any: ...
def read(kind: Any, data: object, field: str = "", error: type[FieldError] = FieldError) -> Any:
    """Return decoded JSON as a value of a kind; of a script also any mapping for an object, and a tuple for a list.

    Args:
        kind: what is expected, as the module describes it.
        data: what stood in JSON.
        field: what the whole is called.
        error: what to raise.

    Raises:
        FieldError: or `error`, if it is something else.
    """
    try:
        return _reader(kind)(data)
    except FieldError as fault:
        path = (field, *fault.path) if field else fault.path
        raise error(fault.fault, path, **fault.values) from fault


# ---- readers --------------------------------------------------------------------------------------------------------


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= sys.float_info.max


_PLAIN: dict[Any, tuple[Must, Callable[[Any], bool]]] = {
    int: (Must(FieldFault.WHOLE_NUMBER), lambda value: isinstance(value, int) and not isinstance(value, bool)),
    float: (Must(FieldFault.NUMBER), _is_number),
    bool: (Must(FieldFault.TRUE_OR_FALSE), lambda value: isinstance(value, bool)),
    str: (Must("text"), lambda value: isinstance(value, str) and value.encode(errors="ignore").decode() == value),
    object: (Must("anything"), lambda _: True),
}
_AN_OBJECT = Must(FieldFault.OBJECT)


@cache
def _reader(kind: Any, must: Must | None = None) -> _Reader:
    """Return what reads a kind that has to be what it `must`."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _reader(*parts)
    if must is not None and must.make is not None:
        return partial(_made, must)
    if kind in _PLAIN:
        plainly, is_kind = _PLAIN[kind]
        quick = kind if kind in (int, bool) else None  # no value of just this type needs another look
        expected = plainly if kind in (int, float) else must or plainly  # bounds are told of what is a number
        plain = _plain(expected, quick, is_kind, must or plainly)
        return plain if kind is not float else lambda value: float(plain(value))
    if origin in (Union, UnionType):
        inner = partial(_optional, _reader(parts[0]))
    elif origin is tuple:
        has_any_length = parts[-1] is ...
        expected = must or Must("a list" if has_any_length else f"a list of {len(parts)}")
        inner = partial(_list, expected, [_reader(part) for part in parts if part is not ...], has_any_length)
    elif origin is abc.Mapping:
        inner = partial(_object, must or _AN_OBJECT, dict, {}, {}, _reader(parts[1]))
    else:
        hints = get_type_hints(kind, vars(sys.modules[kind.__module__]), include_extras=True)
        fields = _fields(kind)
        readers = {name: _reader(hints[name]) for name in fields}
        inner = partial(_object, must or _AN_OBJECT, kind, fields, readers, None)
    return inner if must is None or must.test is None else partial(_tested, inner, must)


def _fields(kind: Any) -> dict[str, bool]:
    """Return the fields of a class, and whether they may be missing."""
    if not dataclasses.is_dataclass(kind):
        return {name: name in kind._field_defaults for name in kind._fields}
    none = dataclasses.MISSING
    return {one.name: one.default is not none or one.default_factory is not none for one in dataclasses.fields(kind)}


def _made(must: Must, value: Any) -> Any:
    try:
        return must.make(value)  # type: ignore[misc]
    except FieldError:
        raise
    except (ValueError, LookupError, TypeError) as error:
        raise must.broken_by(value) from error


def _tested(inner: _Reader, must: Must, value: Any) -> Any:
    found = inner(value)
    if not must.test(found):  # type: ignore[misc]
        raise must.broken_by(value)
    return found


def _plain(expected: Must, quick: type | None, is_kind: _Reader, must: Must) -> _Reader:
    test = must.test

    def read_plain(value: Any) -> Any:  # a closure: the dice of all games go through here
        if type(value) is not quick and not is_kind(value):
            raise expected.broken_by(value)
        if test is not None and not test(value):
            raise must.broken_by(value)
        return value

    return read_plain


def _optional(inner: _Reader, value: Any) -> Any:
    return None if value is None else inner(value)


def _list(expected: Must, readers: list[_Reader], has_any_length: bool, value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple) or not (has_any_length or len(value) == len(readers)):
        raise expected.broken_by(value)
    rest = iter(value)
    try:
        if has_any_length:
            return tuple(map(readers[0], rest))
        return tuple(read_one(one) for read_one, one in zip(readers, rest, strict=True))
    except FieldError as error:
        error.path = (len(value) - length_hint(rest), *error.path)
        raise


def _object(
    expected: Must, kind: Any, fields: dict[str, bool], readers: dict[str, _Reader], rest: _Reader | None, value: Any
) -> Any:
    if type(value) is not dict and not isinstance(value, Mapping):
        raise expected.broken_by(value)
    found, name = {}, ""
    try:
        for name, one in value.items():
            read_field = readers.get(name, rest)
            if read_field is not None:
                found[name] = read_field(one)
            elif kind not in _OPEN:
                raise FieldError(FieldFault.UNKNOWN, known=", ".join(fields))
    except FieldError as error:
        error.path = (name, *error.path)
        raise
    if len(found) < len(fields):
        for name in fields:
            if name not in found and not fields[name]:
                raise FieldError(FieldFault.MISSING, (name,))
    return found if kind is dict else kind(**found)


class TextFault(InputFault):
    """Why a text is not read."""

    NOT_UTF8 = "is not UTF-8 text"
    EMPTY = "the text is empty"
    NOT_JSON = "is not valid JSON (line {line}, column {column})"
    TOO_DEEP = "is not valid JSON that can be read (nested too deeply)"
    LONG_NUMBER = "is not valid JSON that can be read (a number is too long)"


class JsonInputError(FieldError):
    """A text that is not read; it says why in one sentence, with the name of a field that stands twice."""


def decoded(content: bytes) -> str:
    """Return the text that `content` holds in UTF-8, without the mark that some editors put in front.

    Raises:
        JsonInputError: if it is not UTF-8.
    """
    try:
        return unmarked(content.decode())
    except UnicodeDecodeError as error:
        raise JsonInputError(TextFault.NOT_UTF8) from error


def unmarked(text: str) -> str:
    """Return `text` without the byte order mark in front of it, if it has one."""
    return text.removeprefix("\ufeff")


def parsed(text: str, field: str = "") -> Any:
    """Return what a text, which is called `field`, holds in JSON.

    Raises:
        JsonInputError: if it is no JSON, or a field stands twice in one object.
    """
    path, text = (field,) if field else (), unmarked(text)
    try:
        text.encode()
    except UnicodeEncodeError as error:  # bytes that were no UTF-8 have become half characters
        raise JsonInputError(TextFault.NOT_UTF8, path) from error
    try:
        return json.loads(text, object_pairs_hook=_each_once)
    except JsonInputError:
        raise
    except json.JSONDecodeError as error:
        fault = TextFault.NOT_JSON if text.strip() else TextFault.EMPTY
        raise JsonInputError(fault, path, line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise JsonInputError(TextFault.TOO_DEEP, path) from error
    except ValueError as error:
        raise JsonInputError(TextFault.LONG_NUMBER, path) from error


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen: set[str] = set()
    twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
    raise JsonInputError(FieldFault.TWICE, (twice,))
