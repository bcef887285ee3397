# SPDX-License-Identifier: MIT
"""All style text is in the theme, and every rule of it is one that Qt understands."""

from __future__ import annotations

import ast
import re

import pytest
from checkout import ROOT
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFileDialog, QLabel, QTreeView, QWidget

from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, HIGH_CONTRAST, LIGHT, wear

PACKAGE = ROOT / "yahtzee_gui"


def style_texts(tree):
    """Return the lines on which a style sheet is set that is put together on the spot."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    setting = (call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "setStyleSheet")
    return [
        call.lineno
        for call in setting
        if any(isinstance(part, ast.JoinedStr | ast.Constant) for argument in call.args for part in ast.walk(argument))
    ]


def test_what_is_put_together_on_the_spot_is_found():
    assert style_texts(ast.parse('a.setStyleSheet("color: red;")\nb.setStyleSheet(f"{c}")\nd.setStyleSheet(e(f))')) == [
        1,
        2,
    ]


def test_no_style_is_made_outside_of_the_theme():
    paths = [path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE / "theme"]
    assert len(paths) > 50
    assert [path for path in paths if style_texts(ast.parse(path.read_text(encoding="utf-8")))] == []


@pytest.mark.parametrize("colors", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "high contrast"])
def test_qt_reads_every_rule_by_itself(qtbot, colors):
    """Qt warns of what it cannot parse, and a warning fails a test."""
    label = QLabel()
    qtbot.addWidget(label)
    label.show()
    sheet = style_sheet.style_sheet(colors)
    assert re.fullmatch(r"(\s*[^{}]+\{[^{}]*\})+\s*", sheet)
    for rule in re.findall(r"[^{}]+\{[^{}]*\}", sheet):
        label.setStyleSheet(rule)
        label.ensurePolished()
    label.setStyleSheet(sheet)
    label.ensurePolished()


def test_a_window_that_is_dressed_is_left_as_it_is(qtbot, monkeypatch):
    """Qt would go through everything in it."""
    window, sheets = QLabel(), []
    qtbot.addWidget(window)
    put_on = QLabel.setStyleSheet
    monkeypatch.setattr(QLabel, "setStyleSheet", lambda label, sheet: sheets.append(sheet) or put_on(label, sheet))
    for colors in (LIGHT, LIGHT, DARK):
        wear(colors)
        style_sheet.dress(window)
        assert window.palette() == style_sheet.palette(colors)
    assert sheets == [style_sheet.style_sheet(LIGHT), style_sheet.style_sheet(DARK)]


@pytest.mark.parametrize("colors", [LIGHT, DARK])
def test_the_list_of_files_has_the_ground_and_the_ink_of_the_window(qtbot, colors, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    wear(colors)
    style_sheet.dress(window)
    asked = QFileDialog(window, "", str(tmp_path))
    asked.setOption(QFileDialog.Option.DontUseNativeDialog)
    asked.setViewMode(QFileDialog.ViewMode.Detail)
    files = asked.findChild(QTreeView)
    for role, code in ((QPalette.ColorRole.Base, colors.card), (QPalette.ColorRole.Text, colors.text)):
        files.ensurePolished()
        assert files.palette().color(role).name() == QColor(code).name()
    asked.show()
    shown = files.viewport().grab().toImage()
    assert shown.pixelColor(shown.width() // 2, shown.height() - 5).name() == QColor(colors.card).name()
    asked.close()
