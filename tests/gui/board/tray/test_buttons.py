# SPDX-License-Identifier: MIT
"""The large buttons of the tray say all of what they do, however little room there is between the small ones."""

from __future__ import annotations

import pytest
from gui_layout import let_layouts_settle
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QFontMetricsF

from yahtzee_gui.board.tray import buttons, words
from yahtzee_gui.board.tray.page import DiceTray, TrayView
from yahtzee_gui.kit.drawing import AlignCenter
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.theme.style_sheet import style_sheet

WRAPPED = int(AlignCenter | Qt.TextFlag.TextWordWrap)
WIDTHS = pytest.mark.parametrize("width", [330, 360, 400, 440, 560])


@pytest.fixture
def tray(qtbot):
    made = DiceTray()
    made.setStyleSheet(style_sheet(LIGHT))
    qtbot.addWidget(made)
    made.follow(*(QAction(made) for _ in made.corners))
    return made


@WIDTHS
def test_the_text_of_the_large_button_is_painted_whole(tray, monkeypatch, width):
    painted = []
    for name, flags in (("draw_fitted", int(AlignCenter)), ("draw_wrapped", WRAPPED)):
        monkeypatch.setattr(
            buttons, name, lambda _painter, rect, text, font, *_, flags=flags: painted.append((rect, text, font, flags))
        )
    tray.resize(width, 330)
    tray.set_view(TrayView(button="5 Würfel am Tisch werfen", by_face=True, can_press=True))
    tray.show()
    tray.roll_button.grab()
    rect, text, font, flags = painted[-1]
    shown = font if flags == WRAPPED else buttons.fitted(font, text, rect.width())
    assert text == "5 Würfel am Tisch werfen"
    assert rect.adjusted(-1, -1, 1, 1).contains(QFontMetricsF(shown).boundingRect(rect, flags, text))


@WIDTHS
@pytest.mark.parametrize("text", ["Programm würfelt", "Programma gooit", "Let the program roll"])
def test_the_button_that_lets_the_program_roll_says_all_of_it(tray, monkeypatch, width, text):
    monkeypatch.setattr(words, "let_program_roll", lambda: text)
    tray.resize(width, 330)
    tray.set_view(TrayView(enters=True, by_face=True, can_press=True))
    tray.show()
    lines = tray.program.text().split("\n")
    assert " ".join(lines) == text
    letters = QFontMetricsF(tray.program.font())
    assert max(map(letters.horizontalAdvance, lines)) <= tray.program.width() - 8
    left = tray.program.mapTo(tray, QPoint()).x()
    tray.set_view(TrayView(button="Skip", by_face=True, can_press=True))
    let_layouts_settle()
    assert tray.roll_button.mapTo(tray, tray.roll_button.rect().topRight()).x() < left, "a second click does nothing"
