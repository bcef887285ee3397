# SPDX-License-Identifier: MIT
"""The end page in the smallest window: nothing of it is cut at the right, whatever language is spoken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.strategies.rule_lists.course import Lesson
from engine.training.themes import Theme
from yahtzee_gui.desktop import languages
from yahtzee_gui.end_page.cards import PracticeCardView, WorstView
from yahtzee_gui.end_page.page import EndPage, EndPageView
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.theme.colors import DARK

ROOM = 680
"""The width of the page in a window of 1000 x 680."""
ASKED = PracticeCardView("Pace", theme=Theme.UPPER_BONUS, lesson=Lesson.PACE)


def test_what_is_not_asked_again_is_looked_through(qtbot):
    page = EndPage(DARK)
    qtbot.addWidget(page)
    view = EndPageView("237", "", "", worst=WorstView(""), practice=ASKED, mistakes=5)
    for shown, first in ((view, page.payoff.retry), (replace(view, can_retry=False), page.payoff.look_through)):
        page.set_view(shown)
        assert [button for button in page.payoff.buttons if button.property("primary") == "true"] == [first]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_end_page_is_no_wider_than_its_place_in_the_smallest_window(qtbot, qapp, language):
    languages.install(qapp, language)
    page = EndPage(DARK)
    languages.install(qapp, "en")
    qtbot.addWidget(page)
    page.set_view(EndPageView("237", "", "", worst=WorstView(""), practice=ASKED, mistakes=5))
    page.resize(ROOM, 460)
    page.show()
    with qtbot.waitSignal(page.lessonRequested) as asked:
        page.practice.lesson.click()
    assert asked.args == [Lesson.PACE]
    assert page.payoff.retry.property("primary") == "true"
    place = page.findChild(ScrollPage)
    assert place.content.minimumSizeHint().width() <= place.viewport().width()
