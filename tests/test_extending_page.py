# SPDX-License-Identifier: MIT
"""The page for those who extend the program names files that there are, and what stands in them."""

from __future__ import annotations

import re

import pytest
from checkout import ROOT

PAGE = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
WALKS = dict(part.split("\n", 1) for part in PAGE.split("\n## ")[1:])
# A step of a list, or a paragraph outside of lists; commands are indented by four.
PARTS = re.split(r"\n(?=\d+\. |- )|\n\n", PAGE)
SPAN = re.compile(r"`([^`]+)`")
PLACE = re.compile(r"(?:\w+/)*\w+\.(?:py|md|toml)|(?:\w+/)+\w*")
NAME = re.compile(r"_{0,2}[A-Za-z]\w*")
ELSEWHERE = {"NAME", "YAHTZEE_TEST_CACHE", "mypy", "engine"}


def places_of(part):
    """Return the files and folders that a part names, in order."""
    return [code for code in SPAN.findall(part) if PLACE.fullmatch(code)]


def test_every_walk_is_there_short_and_ends_with_its_command():
    assert list(WALKS) == ["A rule set", "A dice model", "A goal", "A strategy", "A page of the window"]
    for walk in WALKS.values():
        assert len(walk.splitlines()) <= 40
        assert walk.rstrip().splitlines()[-1].startswith("    python3 packaging/bootstrap.py test tests/")


def test_every_file_that_is_named_exists():
    named = set(re.findall(r"(?:engine|yahtzee_gui|tests|packaging|docs)/[\w/]+(?:\.\w+)?", PAGE))
    assert len(named) > 60
    assert [place for place in sorted(named) if not (ROOT / place).exists()] == []
    assert set(places_of(PAGE)) <= named | {"CHANGELOG.md", "README.md"}


@pytest.mark.parametrize("part", [part for part in PARTS if places_of(part)], ids=lambda part: part[:30])
def test_names_stand_in_a_file_of_their_own_step(part):
    sources = "".join((ROOT / place).read_text(encoding="utf-8") for place in places_of(part) if "." in place)
    names = {code for code in SPAN.findall(part) if NAME.fullmatch(code)} - ELSEWHERE
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", sources)] == []


def test_names_stand_beside_a_file():
    codes = [code for part in PARTS if not places_of(part) for code in SPAN.findall(part)]
    assert [code for code in codes if NAME.fullmatch(code) and code not in ELSEWHERE] == []
    assert sum(len(SPAN.findall(part)) for part in PARTS) > 150
