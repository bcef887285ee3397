# SPDX-License-Identifier: MIT
"""No code asks a layout for its items, and widgets are deleted by one function: else the process can crash.

PySide keeps a Python object of each item that it has touched. When Qt deletes the item, that object stays, and the
next widget made at the same address is taken for it.
"""

from __future__ import annotations

import re

import pytest
from checkout import ROOT

WINDOW = ROOT / "yahtzee_gui"
_NAMES = "itemAt|itemAtPosition|takeAt|takeRow|replaceWidget|children|addLayout|insertLayout|addRow"
HANDS_OUT_ITEMS = re.compile(rf"\.({_NAMES})\(")
DELETES = re.compile(r"\bdeleteLater\b")
# Where what is deleted is no widget, and so in no layout; and the function itself.
NO_WIDGETS = {
    "app.py",  # a window, too, which is in no layout
    "desktop/languages.py",
    "desktop/other_programs.py",
    "desktop/process.py",
    "kit/layouts.py",
    "shell/main_window.py",
    "shell/requests.py",
}


def files_with(pattern):
    texts = {path.relative_to(WINDOW).as_posix(): path.read_text(encoding="utf-8") for path in WINDOW.rglob("*.py")}
    return {name for name, text in texts.items() if pattern.search(text)}


def test_no_layout_is_asked_for_its_items():
    assert files_with(HANDS_OUT_ITEMS) == {"kit/layouts.py"}, (
        "use add_layout, findChildren(QLayout), or keep what you added"
    )


def test_widgets_are_deleted_by_discard_alone():
    assert files_with(DELETES) == NO_WIDGETS, "use kit.layouts.discard"


@pytest.mark.parametrize("line", ["layout.itemAt(0)", "grid.itemAtPosition(0, 1)", "column.addLayout(row)"])
def test_such_a_line_would_be_found(line):
    assert HANDS_OUT_ITEMS.search(line)
