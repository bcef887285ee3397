# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from yahtzee_gui.desktop.preferences import Appearance
from yahtzee_gui.kit.fade import Fade
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.menu_words import Page
from yahtzee_gui.theme.colors import LIGHT


def test_the_lower_edge_fades_while_there_is_more_below(qtbot):
    page = ScrollPage()
    qtbot.addWidget(page)
    fade = Fade(page, LIGHT)
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
        player.window.set_appearance(other)
    fade = player.coach.findChild(Fade)
    assert at_the_edge(fade) == pytest.approx(player.window.colors.q("card").lightnessF(), abs=0.1)


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_below_a_page_it_has_the_colours_of_the_window(open_player, appearance):
    player = open_player()
    player.window.set_appearance(Appearance.DARK)
    player.window.dialogs.show(Page.RULES)
    player.window.set_appearance(appearance)
    fade = player.window.dialogs.place.fade
    assert at_the_edge(fade) == pytest.approx(player.window.colors.q("window").lightnessF(), abs=0.02)


def at_the_edge(fade):
    """Return how light it is at its lower edge."""
    fade.resize(40, 28)
    return fade.grab().toImage().pixelColor(20, 27).lightnessF()
