# SPDX-License-Identifier: MIT
"""How much there is to own: lines by folder only fall, and what else makes a program large is told beside them.

`LIMITS` is set when a piece of work ends, to what is there then, rounded up to the next hundred: room for a small
change. Never raise a limit for a feature; find what it makes dead, or doubles. `python tests/structure/test_size.py`
prints the limits as they would be set today.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOPS = "engine", "yahtzee_gui", "tests"
LIMITS = {
    "engine": 110,
    "engine/analysis": 1_290,
    "engine/api": 740,
    "engine/cli": 2_790,
    "engine/distribution": 1_260,
    "engine/game_review": 1_560,
    "engine/games": 3_150,
    "engine/lab": 3_040,
    "engine/matches": 1_340,
    "engine/one_turn": 1_280,
    "engine/rules": 1_500,
    "engine/runtime": 1_430,
    "engine/solving": 2_490,
    "engine/strategies": 3_390,
    "engine/training": 2_190,
    "engine/turn": 3_110,
    "engine/workspace": 1_240,
    "tests": 76_000,
    "yahtzee_gui": 1_550,
    "yahtzee_gui/board": 10_880,
    "yahtzee_gui/demo": 400,
    "yahtzee_gui/desktop": 1_240,
    "yahtzee_gui/end_page": 1_500,
    "yahtzee_gui/help": 430,
    "yahtzee_gui/history": 3_320,
    "yahtzee_gui/kit": 3_800,
    "yahtzee_gui/learn": 7_530,
    "yahtzee_gui/new_game": 2_180,
    "yahtzee_gui/play": 3_920,
    "yahtzee_gui/review": 1_060,
    "yahtzee_gui/rules_lab": 1_720,
    "yahtzee_gui/set_up": 2_310,
    "yahtzee_gui/settings": 1_200,
    "yahtzee_gui/shell": 3_270,
    "yahtzee_gui/library": 3_920,
    "yahtzee_gui/strategies": 2_520,
    "yahtzee_gui/theme": 530,
    "yahtzee_gui/words": 2_220,
}


def sources(top):
    """Return the modules below a top folder."""
    return sorted((ROOT / top).rglob("*.py"))


def lines_by_folder():
    """Return the lines of each folder of engine and window, of what lies beside these, and of all tests."""
    lines = Counter()
    for top in TOPS:
        for path in sources(top):
            folder = path.relative_to(ROOT).parts[1]
            inside = top != "tests" and not folder.endswith(".py")
            lines[f"{top}/{folder}" if inside else top] += path.read_text(encoding="utf-8").count("\n")
    return lines


def is_call_of(node, name):
    """Return whether a node calls something of that name."""
    return isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name


def counted():
    """Return what is told beside the lines: each by its name."""
    counts = Counter()
    for path in (*sources("engine"), *sources("yahtzee_gui")):
        counts["modules"] += 1
        counts["modules of the window"] += path.is_relative_to(ROOT / "yahtzee_gui")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and is_call_of(node.value, "Signal"):
                counts["signals"] += 1
                counts["signals that ask (...Requested)"] += node.targets[0].id.endswith("Requested")
            elif isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(one) for one in node.decorator_list):
                counts["records"] += 1
            elif is_call_of(node, "Thread"):
                counts["places that start a thread"] += 1
    return counts


@pytest.mark.parametrize("folder", LIMITS)
def test_a_folder_only_gets_smaller(folder):
    assert lines_by_folder()[folder] <= LIMITS[folder]


def test_every_folder_has_a_limit():
    assert set(lines_by_folder()) == set(LIMITS)


def test_the_size_is_told(record_property):
    lines = lines_by_folder()
    for top in TOPS:
        told = sum(number for folder, number in lines.items() if folder.split("/")[0] == top)
        most = sum(number for folder, number in LIMITS.items() if folder.split("/")[0] == top)
        record_property("row", (f"lines of {top}", "", str(most), str(told)))
    for what, number in counted().items():
        record_property("row", (what, "", "", str(number)))


if __name__ == "__main__":
    for folder, number in sorted(lines_by_folder().items()):
        print(f'    "{folder}": {-(-number // 100) * 100:_},')
