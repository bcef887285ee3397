# SPDX-License-Identifier: MIT
"""Tests of the libraries that go along: the plugins of Qt are there, what is asked for is found, and ICU's are cut."""

from __future__ import annotations

import ctypes
import shutil
import sys
from pathlib import Path

import PySide6
import pytest
from bundling import linked, tree

QT = Path(PySide6.__file__).parent / "Qt"
needs_linux = pytest.mark.skipif(
    not (sys.platform.startswith("linux") and shutil.which("objdump")), reason="libraries are read by objdump"
)


@needs_linux
def test_every_plugin_on_the_list_is_there():
    assert set(linked.PLUGINS) <= {linked.plugin_of(path) for path in (QT / "plugins").glob("*/*.so")}


@needs_linux
def test_what_a_bundle_lacks_is_found(tmp_path):
    import math

    (tmp_path / "text.so").write_bytes(b"no library")
    shutil.copy(math.__file__ if hasattr(math, "__file__") else sys.executable, tmp_path / "copy.so")
    asked = linked.needed_by(tmp_path / "copy.so")
    assert "libc.so.6" in asked
    assert linked.unresolved(tmp_path, asked - {"libc.so.6"}) == {"copy.so": {"libc.so.6"}}
    assert linked.unresolved(tmp_path, asked) == {}


@needs_linux
@pytest.mark.skipif(shutil.which("icupkg") is None, reason="data of ICU are cut by icupkg")
def test_icu_still_sorts_german_with_a_tenth_of_its_data(tmp_path):
    """The library with the cut data is found first, and asked for what it kept and for what it lost."""
    for path in (QT / "lib").glob("libicu*.so.*"):
        shutil.copy(path, tmp_path)
    (data,) = tmp_path.glob("libicudata.so.*")
    before, version = data.stat().st_size, data.suffix[1:]
    linked.cut_icu(data)
    assert data.stat().st_size < before / 10
    ctypes.CDLL(str(data), ctypes.RTLD_GLOBAL)
    ctypes.CDLL(str(tmp_path / f"libicuuc.so.{version}"), ctypes.RTLD_GLOBAL)
    icu = ctypes.CDLL(str(tmp_path / f"libicui18n.so.{version}"))
    opened, compared = getattr(icu, f"ucol_open_{version}"), getattr(icu, f"ucol_strcollUTF8_{version}")
    opened.restype = ctypes.c_void_p
    results = []
    for language in (b"de", b"zu"):
        status = ctypes.c_int()
        collator = ctypes.c_void_p(opened(language, ctypes.byref(status)))
        texts = "Äpfel".encode(), b"Zebra"
        order = compared(collator, texts[0], len(texts[0]), texts[1], len(texts[1]), ctypes.byref(status))
        results.append((order, status.value <= 0))
    assert results == [(-1, True), (-1, True)]  # a language that is gone sorts by the rules for all


@pytest.mark.skipif(shutil.which("icupkg") is None, reason="data of ICU are cut by icupkg")
def test_what_is_no_data_of_icu_is_refused(tmp_path):
    (tmp_path / "libicudata.so.73").write_bytes(b"\x7fELF CmnD and nothing")
    with pytest.raises(tree.Fault):
        linked.cut_icu(tmp_path / "libicudata.so.73")
