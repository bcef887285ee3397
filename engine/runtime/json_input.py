# SPDX-License-Identifier: MIT
"""A text is JSON that comes from outside: from a file, a pipe or a command line, written by whatever program.

It is read more strictly than Python's own `json` does, which takes the last of two fields of one name and forgets the
other. Numbers that JSON does not have, such as NaN, are left to the code that knows the field.
"""

from __future__ import annotations

import json
from typing import Any

from engine.runtime.errors import InputFault
from engine.runtime.typed_json import FieldError, FieldFault

_MARK = "\ufeff"


class TextFault(InputFault):
    """Why a text is not read."""

    NOT_UTF8 = "is not UTF-8 text"
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
    return text.removeprefix(_MARK)


def parsed(text: str, field: str = "") -> Any:
    """Return what a text, which is called `field`, holds in JSON.

    Raises:
        JsonInputError: if it is no JSON, or a field stands twice in one object.
    """
    path = (field,) if field else ()
    try:
        text.encode()
    except UnicodeEncodeError as error:  # bytes that were no UTF-8 have become half characters
        raise JsonInputError(TextFault.NOT_UTF8, path) from error
    try:
        return json.loads(unmarked(text), object_pairs_hook=_each_once)
    except JsonInputError:
        raise
    except json.JSONDecodeError as error:
        raise JsonInputError(TextFault.NOT_JSON, path, line=error.lineno, column=error.colno) from error
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
