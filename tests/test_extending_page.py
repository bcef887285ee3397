# SPDX-License-Identifier: MIT
"""The pages for those who extend the program name files that exist and what is in them; what they show works."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

import pytest
from checkout import ROOT

PAGE = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
EXAMPLE = (ROOT / "docs" / "extending-example.md").read_text(encoding="utf-8")
NEW_FILES = dict(re.findall(r"^`([\w/.]+)`:\n\n```python\n(.*?)```$", EXAMPLE, re.MULTILINE | re.DOTALL))
DIFF = "".join(re.findall(r"^```diff\n(.*?)```$", EXAMPLE, re.MULTILINE | re.DOTALL))
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
    assert list(WALKS) == [
        "A page of the window",
        "A setting",
        "A number on the end page",
        "A rule set",
        "A dice model",
        "A goal",
        "A strategy",
    ]
    for walk in WALKS.values():
        assert len(walk.splitlines()) <= 25
        assert walk.rstrip().splitlines()[-1].startswith("    python3 packaging/bootstrap.py test tests/")


def test_every_file_that_is_named_exists():
    named = set(re.findall(r"(?:engine|yahtzee_gui|tests|packaging|docs)/[\w/]+(?:\.\w+)?", PAGE))
    assert len(named) > 40
    assert [place for place in sorted(named) if not (ROOT / place).exists()] == []
    assert set(places_of(PAGE)) <= named | {"CHANGELOG.md", "README.md", "pyproject.toml"}


@pytest.mark.parametrize("part", [part for part in PARTS if places_of(part)], ids=lambda part: part[:30])
def test_names_stand_in_a_file_of_their_own_step(part):
    sources = "".join((ROOT / place).read_text(encoding="utf-8") for place in places_of(part) if "." in place)
    names = {code for code in SPAN.findall(part) if NAME.fullmatch(code)} - ELSEWHERE
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", sources)] == []


def test_names_stand_beside_a_file():
    codes = [code for part in PARTS if not places_of(part) for code in SPAN.findall(part)]
    assert [code for code in codes if NAME.fullmatch(code) and code not in ELSEWHERE] == []
    assert sum(len(SPAN.findall(part)) for part in PARTS) > 150


# ---- a rule set ----


def test_a_rule_set_is_its_file_and_nothing_else(tmp_path):
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    sets = tmp_path / "engine" / "rules" / "sets"
    (sets / "a-new-one.toml").write_text('name = "New"\nbox = [{ key = "aces" }, { key = "yahtzee" }]\n')
    (sets / "first.toml").write_text(
        'name = "Yahtzee, first"\nshipped = { place = 0, par = 1.5 }\nbox = [{ key = "aces" }]\n'
    )
    told = "from engine.rules.par import par; from engine.rules.scoring import RULE_SETS, SHIPPED, rule_set"
    told += "; print(*SHIPPED); print(*RULE_SETS); print(*(par(rule_set(name)) for name in ('first', 'a-new-one')))"
    found = subprocess.run(
        [sys.executable, "-c", told], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert (found[0].split()[0], found[0].split()[-1]) == ("first", "a-new-one"), "those without a place come last"
    assert found[1].startswith("first free-joker ")
    assert found[2] == "1.5 None"


# ---- the walk that is shown whole ----


def test_what_is_shown_is_what_the_walk_names():
    walk, changed = WALKS["A page of the window"], re.findall(r"^\+\+\+ b/(.*)$", DIFF, re.MULTILINE)
    models = {place for place in places_of(walk) if place.startswith("yahtzee_gui/help/")}
    made = {place for place in NEW_FILES if place.startswith("yahtzee_gui/")}
    assert {place.rpartition("/")[2] for place in models} == {place.rpartition("/")[2] for place in made} - {
        "__init__.py"
    }
    assert [place for place in changed if place not in walk] == []
    assert [place for place in NEW_FILES if (ROOT / place).exists()] == []


@pytest.fixture
def copy_of_the_sources(tmp_path):
    """The sources of the window and the tests that the page touches, where they may be changed."""
    for folder in ("yahtzee_gui", "tests/support", "tests/structure", "tests/gui/shell", "tests/gui/words"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "tests/conftest.py", "tests/gui/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("engine", "assets"):
        (tmp_path / name).symlink_to(ROOT / name, target_is_directory=True)
    return tmp_path


def test_the_example_can_be_added_and_its_own_test_passes(copy_of_the_sources):
    """When this fails, the program has changed under the example: bring docs/extending-example.md up to date."""
    home = copy_of_the_sources
    for place, text in NEW_FILES.items():
        (home / place).parent.mkdir(parents=True, exist_ok=True)
        (home / place).write_text(text, encoding="utf-8")
    subprocess.run(["git", "apply", "-"], cwd=home, input=DIFF.encode(), check=True)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    test = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/gui/upper_boxes"]
    menus = [*test[:-1], "tests/gui/shell/test_menus.py", "-k", "own_name and upper_boxes"]
    for command in (test, menus, [sys.executable, "-m", "ruff", "check", "--no-cache", "yahtzee_gui/upper_boxes"]):
        found = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stdout + found.stderr
