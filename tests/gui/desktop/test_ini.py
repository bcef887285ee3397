# SPDX-License-Identifier: MIT
"""Ini files are written as Qt writes them and read as Qt reads them: its own reader and writer are the twin here."""

from __future__ import annotations

import os

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings

from yahtzee_gui.desktop import ini

_EXAMPLES = int(os.environ.get("YAHTZEE_FUZZ", "60"))
TEXTS = st.text(st.characters(exclude_categories=("Cs",)), max_size=40)
VALUES = st.dictionaries(
    st.from_regex(r"[a-z]{1,5}/[a-z_-]{1,8}", fullmatch=True), TEXTS | st.binary(max_size=60), max_size=30
)
ODD = {
    "a/b": "@x",
    "a/c": " spaces ",
    "a/d": 'a "b" \\ ; = # , %',
    "a/e": "line\nline\ttab\x01f",
    "a/f": b'\x01f\xff,"',
    "a/g": "a zero: \x00",
    "a/h": "\x85 \u2028",
}


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return tmp_path_factory.mktemp("ini") / "file.ini"


def as_qt(value):
    return QByteArray(value) if isinstance(value, bytes) else value


@given(VALUES)
@example(ODD)
@settings(max_examples=_EXAMPLES // 5)
def test_qt_reads_what_is_written_here(path, values):
    path.write_text(ini.text_of({key: ini.encoded(value) for key, value in values.items()}), encoding="utf-8")
    twin = QSettings(str(path), QSettings.Format.IniFormat)
    assert {key: twin.value(key) for key in twin.allKeys()} == {key: as_qt(value) for key, value in values.items()}


@given(VALUES)
@example(ODD)
@settings(max_examples=_EXAMPLES // 5)
def test_what_qt_writes_is_read_here(path, values):
    path.unlink(missing_ok=True)
    twin = QSettings(str(path), QSettings.Format.IniFormat)
    for key, value in values.items():
        twin.setValue(key, as_qt(value))
    twin.sync()
    text = path.read_bytes().decode() if path.exists() else ""
    found, is_whole = ini.parse(text)
    assert is_whole
    assert {key: ini.decoded(value) for key, value in found.items()} == values


@given(VALUES)
@settings(max_examples=_EXAMPLES)
def test_what_is_written_is_read_again(values):
    found, is_whole = ini.parse(ini.text_of({key: ini.encoded(value) for key, value in values.items()}))
    assert is_whole
    assert {key: ini.decoded(value) for key, value in found.items()} == values


@given(st.text() | st.binary().map(lambda content: content.decode("utf-8", errors="replace")))
@example("/=")
@example("[0/;]\n=\n[/]\na=\n[//]\na=")
@settings(max_examples=_EXAMPLES)
def test_nothing_in_a_file_is_an_error_and_what_was_read_stays_as_it_stood(text):
    found, _ = ini.parse(text)
    assert ini.parse(ini.text_of(found))[0] == found
    for value in found.values():
        assert ini.decoded(value) is None or isinstance(ini.decoded(value), str | bytes)


@pytest.mark.parametrize("written", ["a, b", '"open', "@Variant(x)", "@ByteArray(open", "@Invalid()", "\\"])
def test_what_is_neither_text_nor_bytes_is_told(written):
    assert ini.decoded(written) is None


@pytest.mark.parametrize("line", ["no entry", "[open", "=value", "\x00", "[a]b", "\x01=x", "[]"])
def test_a_line_that_is_none_is_noticed_and_the_others_are_read(line):
    assert ini.parse(f"[one]\na=1\n{line}\nb=2\n") == ({"one/a": "1", "one/b": "2"}, False)


def test_what_would_be_lost_when_it_is_written_again_is_noticed():
    assert ini.parse("a=1\n[one]\nb=2\n") == ({"one/b": "2"}, False)
    assert ini.parse("[one]\na=1\na=2\n") == ({"one/a": "2"}, False)


def test_comments_and_empty_lines_are_no_damage():
    assert ini.parse("; a comment\r\n\r\n# another\r\n[one]\r\na = 1 \r\n") == ({"one/a": "1"}, True)
