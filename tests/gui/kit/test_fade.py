# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QToolTip, QVBoxLayout, QWidget

from yahtzee_gui.desktop.preferences import Appearance
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, set_tooltip
from yahtzee_gui.kit.on_screen import Fade, ScrolledWhole, ScrollPage, show_whole
from yahtzee_gui.menu_words import Page
from yahtzee_gui.theme.colors import theme


def test_the_lower_edge_fades_while_there_is_more_below(qtbot):
    page = ScrollPage()
    qtbot.addWidget(page)
    fade = Fade(page)
    content = QLabel()
    content.setFixedHeight(400)
    page.column.addWidget(content)
    page.resize(200, 150)
    page.show()
    assert fade.isVisible()
    assert fade.geometry().bottom() == page.viewport().geometry().bottom()
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    assert not fade.isVisible()
    page.resize(200, 600)
    assert not fade.isVisible()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_it_has_the_colours_of_the_card_that_it_lies_on(open_player, appearance):
    player = open_player()
    for other in (Appearance.DARK, Appearance.LIGHT, appearance):
        player.window.settings.appearance = other
    page = ScrollPage()
    page.setParent(player.card)
    fade = Fade(page)
    assert at_the_edge(fade) == pytest.approx(theme().q("card").lightnessF(), abs=0.1)


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_below_a_page_it_has_the_colours_of_the_window(open_player, appearance):
    player = open_player()
    player.window.settings.appearance = Appearance.DARK
    player.window.dialogs.show(Page.HELP)
    player.window.settings.appearance = appearance
    fade = player.window.dialogs.frame.fade
    assert at_the_edge(fade) == pytest.approx(theme().q("window").lightnessF(), abs=0.02)


def test_a_field_that_the_keyboard_comes_to_does_not_lie_in_the_fade(qtbot):
    page = ScrollPage()
    qtbot.addWidget(page)
    fade = Fade(page)
    fields = [QLineEdit() for _ in range(30)]
    for field in fields:
        page.column.addWidget(field)
    page.resize(200, 150)
    page.show()
    for field in (*fields, *reversed(fields)):
        show_whole(field)
        qtbot.wait(1)
        place = QRect(field.mapTo(page.viewport(), QPoint()), field.size())
        assert page.viewport().rect().contains(place)
        assert not fade.isVisible() or place.bottom() < fade.y()


def test_a_field_that_tab_leads_to_does_not_lie_in_the_fade(qtbot):
    content = QWidget()
    column = QVBoxLayout(content)
    fields = [QLineEdit() for _ in range(30)]
    for field in fields:
        column.addWidget(field)
    page = ScrolledWhole(content)
    qtbot.addWidget(page)
    fade = Fade(page)
    page.resize(200, 150)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    fields[0].setFocus()
    for field in fields[1:]:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert field.hasFocus()
        place = QRect(field.mapTo(page.viewport(), QPoint()), field.size())
        assert page.viewport().rect().contains(place)
        assert not fade.isVisible() or place.bottom() < fade.y()


def test_a_tooltip_goes_when_what_it_tells_is_no_longer_so(qtbot):
    label, other = ElidedLabel("muted", AlignLeft), ElidedLabel("muted", AlignLeft)
    for one in (label, other):
        qtbot.addWidget(one)
        one.set_text("0.0 lost")
        one.set_hint("what that means")
        one.show()
    QToolTip.showText(QPoint(10, 10), label.toolTip(), label)
    label.set_text("0.0 lost")
    label.set_hint("what that means")
    other.set_text("1.3 lost")
    set_tooltip(other, "something else")
    assert QToolTip.text() == "what that means", "it tells what it did"
    label.set_text("1.3 lost")
    set_tooltip(label, "1.3 lost: what that means")
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def at_the_edge(fade):
    """Return how light it is at its lower edge."""
    fade.resize(40, 28)
    return fade.grab().toImage().pixelColor(20, 27).lightnessF()
