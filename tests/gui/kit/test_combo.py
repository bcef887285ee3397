# SPDX-License-Identifier: MIT
"""The mouse wheel scrolls a page and changes nothing on it."""

from __future__ import annotations

import re

from checkout import ROOT
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.on_screen import ScrollPage


def test_the_wheel_over_a_combo_box_scrolls_the_page(qtbot):
    page, combo = ScrollPage(), Combo()
    combo.addItems(["one", "two", "three"])
    page.column.addWidget(combo)
    page.content.setMinimumHeight(2000)
    qtbot.addWidget(page)
    page.resize(200, 200)
    page.show()
    for has_keyboard in (False, True):
        if has_keyboard:
            combo.setFocus()
        middle = QPointF(combo.rect().center())
        at = page.windowHandle().mapToGlobal(QPointF(combo.mapTo(page, combo.rect().center())))
        keys = Qt.KeyboardModifier.NoModifier
        wheel = QWheelEvent(
            middle, at, QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False
        )
        QApplication.sendEvent(combo, wheel)
        assert not wheel.isAccepted(), "it is passed on to the page"
        assert combo.currentIndex() == 0
    assert combo.focusPolicy() == Qt.FocusPolicy.StrongFocus, "the wheel does not bring the keyboard there"


def test_nothing_in_the_window_turns_with_the_wheel():
    found = re.compile(r"\bQ(ComboBox|FontComboBox|SpinBox|DoubleSpinBox|Slider|Dial|DateEdit|TimeEdit)\(")
    sources = [path for path in (ROOT / "yahtzee_gui").rglob("*.py") if path.stem != "combo"]
    assert [path.name for path in sources if found.search(path.read_text(encoding="utf-8"))] == []
