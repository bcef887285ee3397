# SPDX-License-Identifier: MIT
"""Where things are: folders, names and walks, counted as rows of the table."""

from __future__ import annotations

import ast
import re
from collections import defaultdict

import pytest
from checkout import ROOT

WINDOW = ROOT / "yahtzee_gui"
SOURCES = [path for top in ("engine", "yahtzee_gui") for path in sorted((ROOT / top).rglob("*.py"))]
# What a check below allows, beside what was there when the code was cut by layer instead of by feature.
LIMITS = {
    "folders of the window": (35, 50),
    "leaf folders of the window with four modules or fewer": (5, 11),
    "public class names used twice or more": (8, 30),
    "signals that carry any object": (30, 112),
    "tests that reach into private members": (60, 105),
}
WALKS = {
    "A page of the window": ((4, 2), (8, 7)),
    "A setting": ((2, 2), (8, 7)),
    "A number on the end page": ((4, 2), (5, 5)),
}


def modules_of(folder):
    """Return the modules that lie directly in a folder."""
    return [path for path in folder.glob("*.py") if path.stem != "__init__"]


def folders():
    """Return the folders of the window, itself included."""
    return [WINDOW, *(path for path in WINDOW.rglob("*") if path.is_dir() and path.name != "__pycache__")]


def small_leaves():
    """Return the folders of the window without folders in them that have four modules or fewer."""
    leaves = [path for path in folders() if not any(other.parent == path for other in folders())]
    return [path for path in leaves if len(modules_of(path)) <= 4]


def repeated_classes():
    """Return the public names that two classes or more have."""
    places = defaultdict(list)
    for path in SOURCES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.relative_to(ROOT).as_posix())
    return {name: found for name, found in places.items() if len(found) > 1}


def untyped_signals():
    """Return the signals whose declaration says no more than `object`."""
    found = re.compile(r"^ *(\w+) = Signal\([^)]*\bobject\b[^)]*\)", re.MULTILINE)
    return [name for path in SOURCES for name in found.findall(path.read_text(encoding="utf-8"))]


# What a named tuple offers to all: with an underscore, so that no field can have the same name.
OF_NAMED_TUPLES = {"_asdict", "_field_defaults", "_fields", "_make", "_replace"}


def is_private(node):
    """Return whether a node reaches into a private member of something else."""
    if not isinstance(node, ast.Attribute) or not node.attr.startswith("_") or node.attr.startswith("__"):
        return False
    if node.attr in OF_NAMED_TUPLES:
        return False
    return not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))


def prying_tests():
    """Return the tests that reach into private members."""
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    return [
        f"{path.relative_to(ROOT).as_posix()}::{test.name}"
        for path, text in texts.items()
        if "._" in text
        for test in ast.walk(ast.parse(text))
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
        if any(is_private(node) for node in ast.walk(test))
    ]


COUNTED = {
    "folders of the window": folders,
    "leaf folders of the window with four modules or fewer": small_leaves,
    "public class names used twice or more": repeated_classes,
    "signals that carry any object": untyped_signals,
    "tests that reach into private members": prying_tests,
}


@pytest.mark.parametrize("what", LIMITS)
def test_no_more_than(what, note_row):
    most, before = LIMITS[what]
    found = COUNTED[what]()
    print(*found, sep="\n")
    note_row(what, len(found), most=most, before=before)


@pytest.mark.parametrize("walk", WALKS)
def test_a_walk_leads_through_few_files(walk, note_row):
    page = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
    text = next(part for part in page.split("\n## ") if part.startswith(walk))
    files = {name for name in re.findall(r"(?:engine|yahtzee_gui)/[\w/]+\.py", text) if (ROOT / name).exists()}
    assert files
    most, before = WALKS[walk]
    note_row(
        f"{walk}: files, folders",
        (len(files), len({name.rpartition("/")[0] for name in files})),
        most=most,
        before=before,
    )


def test_no_folder_is_for_what_fits_nowhere():
    names = {part for path in SOURCES for part in path.relative_to(ROOT).with_suffix("").parts}
    assert names & {"common", "utils", "util", "helpers", "misc"} == set()
