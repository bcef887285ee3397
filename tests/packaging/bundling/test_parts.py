# SPDX-License-Identifier: MIT
"""The licences are of all parts, the list of parts names what is installed, is up to date, and comes with the wheel."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from types import SimpleNamespace

import pytest
from bundling import parts
from checkout import ROOT
from hatchling.builders.wheel import WheelBuilder


@pytest.fixture
def no_builder(monkeypatch):
    """PyInstaller, which is not installed where the tests run, without a licence."""
    found = parts.distribution
    nothing = SimpleNamespace(name="pyinstaller", version="0", files=[], metadata={})
    monkeypatch.setattr(parts, "distribution", lambda name: nothing if name == "pyinstaller" else found(name))


def test_everything_that_is_shipped_has_its_licence(no_builder):
    text = parts.all_licences([])
    for name in ("yahtzee-coach ", "PySide6-Essentials ", "numpy ", "numba ", "llvmlite ", "Qt 6", "Python 3"):
        assert f"\n{name}" in text
    for words in ("Permission is hereby granted", "GNU LESSER GENERAL PUBLIC LICENSE", "PYTHON SOFTWARE FOUNDATION"):
        assert words in text


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="dpkg knows whose files of the system are")
def test_a_library_of_the_system_brings_its_package(no_builder):
    assert "\ndpkg (from the system" in parts.all_licences([shutil.which("dpkg")])
    assert "(from the system" not in parts.all_licences([str(ROOT / "README.md")])
    found = json.loads(parts.of_bundle([shutil.which("dpkg")], 0))
    assert found["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"
    addresses = [part["purl"] for part in found["components"]]
    assert any(address.startswith("pkg:deb/debian/dpkg@") for address in addresses)
    program, *others = found["dependencies"]
    assert program["ref"] == found["metadata"]["component"]["bom-ref"]
    assert program["dependsOn"] == sorted(other["ref"] for other in others) == sorted(addresses)


def test_the_list_of_the_wheel_is_up_to_date():
    """If not: .venv/bin/python packaging/bundling/parts.py"""
    assert parts.WHEELS_LIST.read_text(encoding="utf-8") == parts.of_wheel()


def test_it_names_all_that_the_program_needs():
    listed = {part["name"].lower(): part["version"] for part in json.loads(parts.of_wheel())["components"]}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[project.optional-dependencies]")[0]
    needed = re.findall(r'^    "([\w-]+)>=', project, re.MULTILINE)
    assert len(needed) == 5
    assert {name.lower() for name in needed} < listed.keys()
    assert listed["inter"] == "3.019"


def test_the_wheel_brings_it(tmp_path):
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if "/sboms/" in name]
        assert re.fullmatch(r"yahtzee_coach-[\d.]+\.dist-info/sboms/wheel\.cdx\.json", name)
        assert archive.read(name).decode() == parts.of_wheel()
