# SPDX-License-Identifier: MIT
"""Trouble is why the engine cannot work where it is, or why an input cannot be used, and how a sentence says so.

Such a sentence shows the input it was given as Python writes it, and no longer than a line has room for. Whatever
cannot be printed (control characters, half characters, marks that turn the order of letters) is escaped.

What a script gives may be anything, so what it must be is said here too, by name and before it is used.
"""

from __future__ import annotations

from enum import Enum


class InputFault(Enum):
    """What can be wrong with an input: an English sentence for each, with names in braces for what stands in it.

    The window translates them: `packaging/translations.py` collects those of every kind of fault.
    """

    def __str__(self) -> str:
        return str(self.value)


class InputError(ValueError):
    """Input that cannot be used; the text is the sentence for the user and names the field that is wrong."""


class EngineError(Exception):
    """The engine cannot work here; the text says why in one sentence."""


class CompilerError(EngineError):
    """Nothing can be compiled here, and without compiled code nothing can be worked out."""


class NotCertifiedError(EngineError):
    """What the program takes for equal is not told apart from what is not: rankings may be wrong."""


_HEAD, _TAIL = 44, 12


def quoted(value: object) -> str:
    """Return `value` as a sentence shows it, whatever it is and however long."""
    try:
        text = repr(value)
    except Exception:  # a number of too many digits, a list in itself, or whatever its class thinks up
        return f"a {type(value).__name__}"
    return shortened(text)


def named(key: object) -> str:
    """Return a field as a sentence names it: without quotes where it is a text, and shortened as well."""
    return shortened(key) if isinstance(key, str) else quoted(key)


def shortened(text: str, most: int = _HEAD + _TAIL + 3) -> str:
    """Return `text` as it can be printed, its middle left out where it is longer than `most` letters."""
    # Escaped is what cannot be printed: no input may break a line or draw on a terminal.
    text = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    if len(text) <= most:
        return text
    head = (most - 3) * _HEAD // (_HEAD + _TAIL)
    return f"{text[:head]}...{text[head - most + 3 :]}"


def expect(field: str, value: object, kinds: type | tuple[type, ...], words: str) -> None:
    """Accept a value of one of these kinds.

    Raises:
        TypeError: naming the field, and in `words` what it must be.
    """
    if not isinstance(value, kinds):
        raise TypeError(f"{field}: must be {words}, not {quoted(value)}")


def expect_count(field: str, value: object) -> None:
    """Accept a whole number from 1 on.

    Raises:
        TypeError: naming the field, for what is no whole number.
        ValueError: naming it, for a number that is too low.
    """
    expect(field, None if isinstance(value, bool) else value, int, "a whole number")
    if value < 1:  # type: ignore[operator]
        raise ValueError(f"{field}: must be 1 or more, not {quoted(value)}")
