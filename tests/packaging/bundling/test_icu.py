# SPDX-License-Identifier: MIT
"""Tests of the data of ICU: a table of names and contents is read, cut and written, on made-up ones."""

from __future__ import annotations

import pytest
from bundling import icu

HEADER = b"\x20\x00\xda\x27" + b"\x14\x00" + bytes(6) + b"CmnD" + bytes(16)
CONTENTS = {
    "icudt73l/coll/ucadata.icu": b"order" * 5,
    "icudt73l/coll/fr.res": b"French order",
    "icudt73l/de.res": b"German",
    "icudt73l/nfc.nrm": b"n" * 33,
    "icudt73l/root.res": b"everybody",
    "icudt73l/zu.res": b"Zulu",
}


def stripped(found):
    """Return contents without what fills them up."""
    return {name: content.rstrip(b"\0") for name, content in found.items()}


def test_a_table_comes_back_as_it_was_built():
    header, found = icu.items(icu.build(HEADER, CONTENTS))
    assert header == HEADER
    assert stripped(found) == CONTENTS


def test_every_content_is_aligned():
    table = icu.build(HEADER, CONTENTS)
    for content in CONTENTS.values():
        assert table.index(content) % 16 == 0


def test_what_the_languages_of_the_program_need_stays():
    _, found = icu.items(icu.cut(icu.build(HEADER, CONTENTS)))
    assert sorted(found) == [name for name in CONTENTS if not name.endswith(("fr.res", "zu.res"))]
    assert stripped(found) == {name: CONTENTS[name] for name in found}


def test_a_table_is_found_in_a_library():
    table = icu.build(HEADER, CONTENTS)
    assert icu.table_in(b"\x7fELF CmnD " + table) == table


def test_what_is_no_data_of_icu_is_refused():
    with pytest.raises(icu.IcuError):
        icu.table_in(b"\x7fELF CmnD and nothing")
    with pytest.raises(icu.IcuError):
        icu.cut(icu.build(HEADER, {"icudt73l/de.res": b"German", "icudt73l/zu.res": b"Zulu"}))
