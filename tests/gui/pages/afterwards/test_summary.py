# SPDX-License-Identifier: MIT
"""The end page in the smallest window: nothing of it is cut at the right, whatever language is spoken."""

from __future__ import annotations

import pytest

from yahtzee_gui.desktop import languages
from yahtzee_gui.pages.afterwards.summary import PracticeView, SummaryPage, SummaryView, WorstView
from yahtzee_gui.theme.colors import DARK

ROOM = 680
"""The width of the page in a window of 1000 x 680."""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_end_page_is_no_wider_than_its_place_in_the_smallest_window(qtbot, qapp, language):
    languages.install(qapp, language)
    page = SummaryPage(DARK)
    languages.install(qapp, "en")
    qtbot.addWidget(page)
    page.set_view(SummaryView("237", "", "", worst=WorstView(""), practice=PracticeView(""), mistakes=5))
    page.resize(ROOM, 460)
    page.show()
    assert page._scroll.content.minimumSizeHint().width() <= page._scroll.viewport().width()
