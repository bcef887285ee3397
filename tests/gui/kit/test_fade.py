# SPDX-License-Identifier: MIT
from __future__ import annotations

from PySide6.QtWidgets import QLabel

from yahtzee_gui.kit.fade import Fade
from yahtzee_gui.kit.scroll_page import ScrollPage
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
