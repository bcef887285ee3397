# SPDX-License-Identifier: MIT
"""A word that explains itself leads to its place in Help, by mouse and by keys; else the key opens Help."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolTip

from engine.analysis.verdicts import Measure
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.help.page import HelpPage
from yahtzee_gui.kit.labels import Label, set_tooltip
from yahtzee_gui.words import glossary


def marked(player):
    """Return the sentence that is marked on the glossary page, which must be the one that is seen."""
    page = player.window.dialogs.newest
    assert isinstance(page, HelpPage)
    (label,) = [label for label in page.findChildren(QLabel) if label.hasSelectedText()]
    assert label.selectedText() == label.text()
    assert label.hasFocus()
    top = label.mapTo(page, label.rect().topLeft()).y()
    assert 0 <= top <= page.height() - label.height(), "it has been scrolled to"
    return label.text()


def test_a_sentence_of_any_measure_leads_to_its_word():
    assert glossary.entry(f"Turn 3\n\n{glossary.luck(Measure.CHANCE)}\n{glossary.par()}") == glossary.luck()
    assert glossary.entry(glossary.cost(Measure.CHANCE)) == glossary.cost(Measure.CHANCE)
    assert glossary.entry(glossary.cost(Measure.CERTAINTY_EQUIVALENT)) == glossary.cost()
    assert glossary.entry("Chance: 22") == glossary.entry("") == ""


def test_only_a_label_that_explains_a_word_has_the_question_mark(qtbot):
    label = Label("Luck")
    qtbot.addWidget(label)
    for text, shape in ((glossary.luck(), Qt.CursorShape.WhatsThisCursor), ("Luck", Qt.CursorShape.ArrowCursor)):
        set_tooltip(label, text)
        assert label.cursor().shape() is shape


def test_a_click_on_a_word_opens_its_sentence(player, qtbot):
    label = next(one for one in player.window.card.findChildren(QLabel) if one.isVisible())
    set_tooltip(label, glossary.foresight())
    qtbot.mouseClick(label, Qt.MouseButton.RightButton)
    assert player.window.dialogs.newest is None
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    page = player.window.dialogs.newest
    assert marked(player) == glossary.foresight()
    player.press(Qt.Key.Key_F1)
    assert player.window.dialogs.newest is page, "there is nothing more to explain"


def test_f1_opens_what_the_tooltip_says(player, qtbot):
    window = player.window
    QToolTip.showText(window.mapToGlobal(window.rect().center()), glossary.same_rolls(), window)
    player.press(Qt.Key.Key_F1)
    QToolTip.hideText()
    assert marked(player) == glossary.same_rolls()


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.LIVE])
def test_f1_opens_the_guide_wherever_the_keyboard_is(player, mode):
    window = player.window
    player.controller.set_mode(mode)
    for widget in (window.scorecard.table, window.card.chart, window.focusWidget()):
        widget.setFocus()
        set_tooltip(widget, glossary.accuracy())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F1)
        page = window.dialogs.newest
        assert isinstance(page, HelpPage)
        assert page.contents.list.currentRow() == 0
        window.dialogs.go_back()
