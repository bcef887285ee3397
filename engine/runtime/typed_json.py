# SPDX-License-Identifier: MIT
"""Typed JSON: what comes from outside becomes a value of a type, or is refused in a sentence that names the field.

What is expected is written as a type:

* a `NamedTuple` or a dataclass is an object with its fields; one that has a default may be missing, and there are no
  others unless the class `takes_more`;
* `tuple[X, ...]` is a list, `tuple[X, Y]` one of two, and `Mapping[str, X]` an object with any names;
* `int`, `float` (finite), `bool` and `str` (no half characters) are just these: neither true nor 1.0 is a whole number;
* `X | None` may be null; `object` is anything.

`Annotated` adds what a value `Must` be: its bounds, its size, or what it is made into.
"""

from __future__ import annotations

import dataclasses
import sys
from collections import abc
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache, partial
from operator import length_hint
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints, overload

from engine.runtime.errors import InputError
from engine.runtime.quoting import named, quoted

_T = TypeVar("_T")
_Reader = Callable[[Any], Any]
Path = tuple[str | int, ...]
"""The names of the fields that lead to a value, and its place in a list, from 1 on."""


class Fault(Enum):
    """What can be wrong with a field."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    TWICE = "given twice"
    TYPE = "of another type"
    VALUE = "not possible"
    SIZE = "too many, or too few"


class FieldError(InputError):
    """A field that cannot be used: where it is, what is wrong with it, and the value that was given.

    `sentence` says it in English without the field, and `str` with it in front.
    """

    def __init__(self, sentence: str, path: Path = (), fault: Fault | None = None, value: object = None) -> None:
        super().__init__(sentence)
        self.sentence, self.path, self.fault, self.value = sentence, path, fault, value

    @property
    def field(self) -> str:
        """The path with dots; empty for the whole."""
        return ".".join(map(named, self.path))

    def __str__(self) -> str:
        return f"{self.field}: {self.sentence}" if self.path else self.sentence


class Must:
    """What a value must be, in the words of a sentence.

    `test` tells whether it is. With `make` it is made from what is given, whatever that is: a ValueError, LookupError
    or TypeError says that it cannot be.
    """

    def __init__(
        self,
        words: str,
        test: Callable[[Any], object] | None = None,
        make: Callable[[Any], object] | None = None,
        fault: Fault = Fault.VALUE,
    ) -> None:
        self.words, self.test, self.make, self.fault = words, test, make, fault


def between(least: int, most: int) -> Must:
    """Return the bounds of a whole number."""
    return Must(f"{least} to {most}", range(least, most + 1).__contains__)


def sized(least: int, most: int, words: str) -> Must:
    """Return how many entries a list or an object may have, or letters a text; `words` say it."""
    return Must(words, lambda value: least <= len(value) <= most, fault=Fault.SIZE)


def one_of(known: Mapping[str, object]) -> Must:
    """Return that a value is one of those that have these names."""
    return Must(f"one of {', '.join(known)}", make=known.__getitem__)


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
        raise error(fault.sentence, path, fault.fault, fault.value) from fault


# ---- readers --------------------------------------------------------------------------------------------------------


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= sys.float_info.max


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.encode(errors="ignore").decode() == value


_PLAIN: dict[Any, tuple[str, Callable[[Any], bool]]] = {
    int: ("a whole number", lambda value: isinstance(value, int) and not isinstance(value, bool)),
    float: ("a number", _is_number),
    bool: ("true or false", lambda value: isinstance(value, bool)),
    str: ("text", _is_text),
    object: ("anything", lambda _: True),
}


def _wrong(words: str, value: object, fault: Fault = Fault.TYPE) -> FieldError:
    return FieldError(f"must be {words}, not {quoted(value)}", (), fault, value)


@cache
def _reader(kind: Any, must: Must = Must("")) -> _Reader:  # noqa: B008 (nothing changes it)
    """Return what reads a kind that has to be what it `must`."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _reader(*parts)
    if must.make is not None:
        return partial(_made, must)
    if kind in _PLAIN:
        words, is_kind = _PLAIN[kind]
        quick = kind if kind in (int, bool) else None  # no value of just this type needs another look
        words = words if kind in (int, float) else must.words or words  # bounds are told of what is a number
        plain = _plain(words, quick, is_kind, must)
        return plain if kind is not float else lambda value: float(plain(value))
    if origin in (Union, UnionType):
        inner = partial(_optional, _reader(parts[0]))
    elif origin is tuple:
        has_any_length = parts[-1] is ...
        words = must.words or ("a list" if has_any_length else f"a list of {len(parts)}")
        inner = partial(_list, words, [_reader(part) for part in parts if part is not ...], has_any_length)
    elif origin is abc.Mapping:
        inner = partial(_object, must.words or "a JSON object", dict, {}, {}, _reader(parts[1]))
    else:
        hints = get_type_hints(kind, vars(sys.modules[kind.__module__]), include_extras=True)
        fields = _fields(kind)
        readers = {name: _reader(hints[name]) for name in fields}
        inner = partial(_object, must.words or "a JSON object", kind, fields, readers, None)
    return inner if must.test is None else partial(_tested, inner, must)


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
        raise _wrong(must.words, value, must.fault) from error


def _tested(inner: _Reader, must: Must, value: Any) -> Any:
    found = inner(value)
    if not must.test(found):  # type: ignore[misc]
        raise _wrong(must.words, value, must.fault)
    return found


def _plain(words: str, quick: type | None, is_kind: _Reader, must: Must) -> _Reader:
    test = must.test

    def read_plain(value: Any) -> Any:  # a closure: the dice of all games go through here
        if type(value) is not quick and not is_kind(value):
            raise _wrong(words, value)
        if test is not None and not test(value):
            raise _wrong(must.words, value, must.fault)
        return value

    return read_plain


def _optional(inner: _Reader, value: Any) -> Any:
    return None if value is None else inner(value)


def _list(words: str, readers: list[_Reader], has_any_length: bool, value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple) or not (has_any_length or len(value) == len(readers)):
        raise _wrong(words, value)
    rest = iter(value)
    try:
        if has_any_length:
            return tuple(map(readers[0], rest))
        return tuple(read_one(one) for read_one, one in zip(readers, rest, strict=True))
    except FieldError as error:
        error.path = (len(value) - length_hint(rest), *error.path)
        raise


def _object(
    words: str, kind: Any, fields: dict[str, bool], readers: dict[str, _Reader], rest: _Reader | None, value: Any
) -> Any:
    if type(value) is not dict and not isinstance(value, Mapping):
        raise _wrong(words, value)
    found, name = {}, ""
    try:
        for name, one in value.items():
            read_field = readers.get(name, rest)
            if read_field is not None:
                found[name] = read_field(one)
            elif kind not in _OPEN:
                raise FieldError(f"there is no such field, only {', '.join(fields)}", (), Fault.UNKNOWN, one)
    except FieldError as error:
        error.path = (name, *error.path)
        raise
    if len(found) < len(fields):
        for name in fields:
            if name not in found and not fields[name]:
                raise FieldError("is missing", (name,), Fault.MISSING)
    return found if kind is dict else kind(**found)
