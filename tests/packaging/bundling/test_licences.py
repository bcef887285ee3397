# SPDX-License-Identifier: MIT
"""Tests of the licences of a bundle: the program's, Qt's, Python's, and those of the system's libraries."""

from __future__ import annotations

import shutil
from types import SimpleNamespace

import pytest
from bundling import licences
from checkout import ROOT

TEXTS = ROOT / "packaging" / "licences"


@pytest.fixture
def no_builder(monkeypatch):
    """PyInstaller, which is not installed where the tests run, without a licence."""
    monkeypatch.setattr(licences, "distribution", lambda name: SimpleNamespace(version="0", files=[]))


def test_everything_that_is_shipped_has_its_section(no_builder):
    text = licences.collect({}, TEXTS)
    for name in ("yahtzee-coach ", "PySide6-Essentials ", "numpy ", "numba ", "llvmlite ", "Qt 6", "Python 3"):
        assert f"\n{name}" in text
    for words in ("Permission is hereby granted", "GNU LESSER GENERAL PUBLIC LICENSE", "PYTHON SOFTWARE FOUNDATION"):
        assert words in text


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="dpkg knows whose files of the system are")
def test_a_library_of_the_system_brings_the_licence_of_its_package(no_builder):
    assert "\ndpkg (from the system" in licences.collect({"dpkg": shutil.which("dpkg")}, TEXTS)
    assert "(from the system" not in licences.collect({"mine": str(ROOT / "README.md")}, TEXTS)
