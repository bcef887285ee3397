# SPDX-License-Identifier: MIT
"""An ini file is sections of names and values, written as Qt writes them, so that older settings are still read.

    [section]
    name=value

A value is text, in quotes where it has to be, or bytes in ``@ByteArray(...)``; a backslash begins what cannot be
written as it is. Here a value stays as it stands in the file until it is asked for, so what another version of the
program wrote is kept as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_SECTION = re.compile(r"\[([^\]\x00-\x1f]+)\]")
_ENTRY = re.compile(r"([^=/\[\];#\s\x00-\x1f][^=/\x00-\x1f]*)=([^\x00-\x08\x0b\x0c\x0e-\x1f]*)")
_PART = re.compile(r'\\x([0-9a-fA-F]{1,4})|\\([0-7]{1,3})|\\(.)|(")|([^"\\]+)', re.DOTALL)
_SIMPLE = re.compile(r"[A-Za-z0-9_+./-]+(?: +[A-Za-z0-9_+./()-]+)*")
_LINE = re.compile(r"\r\n|\n|\r")  # nothing else ends one, whatever Python thinks
_LETTERS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_ESCAPED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_BYTES_BEGIN, _TEXT_BEGIN, _END = "@ByteArray(", "@String(", ")"


def parse(text: str) -> tuple[dict[str, str], bool]:
    """Return the values of all ``section/name`` in `text`, as they stand there, and whether all was understood.

    Of two that have the same name the last one holds.
    """
    values: dict[str, str] = {}
    section, is_whole = "", True
    for line in _LINE.split(text):
        stripped = line.strip(" \t")
        heading, entry = _SECTION.fullmatch(stripped), _ENTRY.fullmatch(stripped)
        if heading is not None:
            section = f"{heading[1]}/"
        elif entry is not None and section:
            key = section + entry[1].strip(" \t")
            is_whole = is_whole and key not in values  # the first of two is lost
            values[key] = entry[2].strip(" \t")
        elif stripped and stripped[0] not in ";#":
            is_whole = False
    return values, is_whole


def text_of(values: Mapping[str, str]) -> str:
    """Return `values`, as they stand in a file, as the text of one; its sections and names in the order of letters."""
    lines: list[str] = []
    current = ""
    for key in sorted(values):
        section, _, name = key.rpartition("/")
        if section != current:
            lines += ["", f"[{section}]"]
            current = section
        lines.append(f"{name}={values[key]}")
    return "\n".join(lines).lstrip("\n") + "\n" if lines else ""


def decoded(written: str) -> str | bytes | None:
    """Return the text or the bytes that a value stands for; None if it is neither, such as a list."""
    text = _unescaped(written)
    if text is None or not text.startswith("@"):
        return text
    if text.startswith("@@"):
        return text[1:]
    if text.startswith(_TEXT_BEGIN) and text.endswith(_END):  # so Qt writes a text with zeros in it
        return text[len(_TEXT_BEGIN) : -len(_END)]
    if not text.startswith(_BYTES_BEGIN) or not text.endswith(_END):
        return None
    try:
        return text[len(_BYTES_BEGIN) : -len(_END)].encode("latin-1")
    except UnicodeEncodeError:
        return None


def _unescaped(written: str) -> str | None:
    """Return a value without its quotes and backslashes; None where one is not closed, or commas make it a list."""
    parts: list[str] = []
    is_quoted, at = False, 0
    while at < len(written):
        part = _PART.match(written, at)
        if part is None:
            return None
        at = part.end()
        hexadecimal, octal, letter, quote, plain = part.groups()
        if quote:
            is_quoted = not is_quoted
        elif plain is not None:
            if not is_quoted and "," in plain:
                return None
            parts.append(plain)
        else:
            parts.append(_character(hexadecimal, octal, letter))
    return None if is_quoted else "".join(parts)


def _character(hexadecimal: str | None, octal: str | None, letter: str | None) -> str:
    if hexadecimal is not None:
        return chr(int(hexadecimal, 16))
    return chr(int(octal, 8)) if octal is not None else _LETTERS.get(letter or "", letter or "")


def encoded(value: str | bytes) -> str:
    """Return how a text, or bytes, is written."""
    if isinstance(value, bytes):
        return f'"{_escaped(_BYTES_BEGIN + value.decode("latin-1") + _END, from_byte=0x7F)}"'
    text = f"@{value}" if value.startswith("@") else value
    return text if _SIMPLE.fullmatch(text) or not text else f'"{_escaped(text, from_byte=None)}"'


def _escaped(text: str, from_byte: int | None) -> str:
    """Return `text` with backslashes before all that needs them, and for bytes before what is no plain letter."""
    parts, after_number = [], False
    for letter in text:
        code = ord(letter)
        is_number = code < 0x20 and letter not in _ESCAPED
        is_number = is_number or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or code in (0x2028, 0x2029)
        is_number = is_number or (from_byte is not None and code >= from_byte)
        # The number before would go on with what is a digit of it, too.
        is_number = is_number or (after_number and letter in "0123456789abcdefABCDEF")
        parts.append(f"\\x{code:x}" if is_number else _ESCAPED.get(letter, letter))
        after_number = is_number
    return "".join(parts)
