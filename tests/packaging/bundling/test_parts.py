# SPDX-License-Identifier: MIT
"""The parts list names what is installed, is up to date, and comes along in the wheel."""

from __future__ import annotations

import json
import re
import zipfile

from bundling import parts
from checkout import ROOT
from hatchling.builders.wheel import WheelBuilder


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


def test_every_part_can_be_told_and_is_depended_on():
    found = json.loads(parts.written([parts.of_python("3.11.2"), parts.from_debian("libx", "1~2")], 0))
    assert found["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"
    program, *others = found["dependencies"]
    assert program["ref"] == found["metadata"]["component"]["bom-ref"]
    assert program["dependsOn"] == [other["ref"] for other in others] == [part["purl"] for part in found["components"]]


def test_the_wheel_brings_it(tmp_path):
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if "/sboms/" in name]
        assert re.fullmatch(r"yahtzee_coach-[\d.]+\.dist-info/sboms/wheel\.cdx\.json", name)
        assert archive.read(name).decode() == parts.of_wheel()
