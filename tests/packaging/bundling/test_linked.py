# SPDX-License-Identifier: MIT
"""Tests of the libraries that go along: what is asked for, directly or not, and nothing else."""

from __future__ import annotations

import shutil
import sys

import pytest
from bundling import linked


def test_the_closure_follows_names_and_ends():
    needs = {
        "a.so": {"libb.so", "libc.so.6"},
        "lib/libb.so": {"libd.so"},
        "lib/libd.so": {"libb.so"},
        "lib/libe.so": {"libd.so"},
    }
    assert linked.closure({"a.so"}, needs) == {"a.so", "lib/libb.so", "lib/libd.so"}


def test_libraries_of_nobody_stay_out_and_links_go_with_what_they_lead_to(monkeypatch):
    monkeypatch.setattr(linked.sys, "platform", "linux")
    needs = {"/m.so": {"libused.so.1"}, "/used": set(), "/idle": {"libused.so.1"}, "/llvm": {"libz.so"}, "/z": set()}
    monkeypatch.setattr(linked, "needed_by", lambda path: needs[str(path)])
    entries = [
        ("m.cpython-311.so", "/m.so", "EXTENSION"),
        ("Qt/lib/libused.so.1", "/used", "BINARY"),
        ("libused.so.1", "Qt/lib/libused.so.1", "SYMLINK"),
        ("libidle.so", "/idle", "BINARY"),
        ("libidle.so.1", "libidle.so", "SYMLINK"),
        ("llvmlite/binding/libllvmlite.so", "/llvm", "BINARY"),
        ("libz.so", "/z", "BINARY"),
    ]
    kept = [entry[0] for entry in linked.wanted(entries)]
    assert kept == [entry[0] for entry in entries if "idle" not in entry[0]]


def test_elsewhere_than_on_linux_everything_goes_along(monkeypatch):
    monkeypatch.setattr(linked.sys, "platform", "win32")
    entries = [("a.dll", "a.dll", "BINARY")]
    assert linked.wanted(entries) == entries


@pytest.mark.skipif(
    not (sys.platform.startswith("linux") and shutil.which("objdump")), reason="libraries are read by objdump"
)
def test_what_a_bundle_lacks_is_found(tmp_path):
    import math

    (tmp_path / "text.so").write_bytes(b"no library")
    shutil.copy(math.__file__ if hasattr(math, "__file__") else sys.executable, tmp_path / "copy.so")
    asked = linked.needed_by(tmp_path / "copy.so")
    assert "libc.so.6" in asked
    assert linked.unresolved(tmp_path, asked - {"libc.so.6"}) == {"copy.so": {"libc.so.6"}}
    assert linked.unresolved(tmp_path, asked) == {}
