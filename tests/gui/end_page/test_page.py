# SPDX-License-Identifier: MIT
"""The end page in the smallest window: nothing of it is cut at the right, whatever language is spoken."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication

from engine.analysis.options import Analysis
from engine.games.goals import ReachGoal
from engine.games.position import Position
from engine.training.themes import Theme
from yahtzee_gui.desktop import languages
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.cards import PracticeCardView, WorstView
from yahtzee_gui.end_page.page import EndPage, EndPageView, Figure
from yahtzee_gui.words import glossary

ROOM = 680
"""The width of the page in a window of 1000 x 680."""
WHY = "Keep the threes: 9 % for a Yahtzee, 22 % for a full house anyway, and the bonus goes from 57 % to 66 %."
MISTAKE = Analysis(Position((1, 1, 3, 4, 6), 1), ())
ASKED = PracticeCardView("Pace", theme=Theme.UPPER_BONUS, analysis=MISTAKE)


def test_what_is_not_asked_again_is_looked_through(qtbot):
    page = EndPage()
    qtbot.addWidget(page)
    view = EndPageView("237", "", "", worst=WorstView(""), practice=ASKED, mistakes=5, first_decision=1)
    for shown, first in ((view, page.payoff.retry), (replace(view, can_retry=False), page.payoff.look_through)):
        page.set_view(shown)
        assert [button for button in page.payoff.buttons if button.property("primary") == "true"] == [first]


@pytest.mark.parametrize("size", [(ROOM, 460), (900, 520), (1300, 700)])
@pytest.mark.parametrize("mistakes", [0, 1, 28])
def test_nothing_jumps_when_the_coach_has_looked_at_the_game(qtbot, size, mistakes):
    page = EndPage()
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.set_key("N")
    still = (page.payoff.split, *page.payoff.buttons, page.worst, page.practice, page.practice.topic, page.worst.why)
    known = EndPageView(
        "237",
        "",
        "",
        figures=(Figure("Accuracy by points: 55.8 %", glossary.accuracy()),),
        worst=WorstView("You kept 5.", "Best:", "−9.7 ??", dice=(1, 3, 3, 3, 5), best_keep=(3, 3, 3), why=WHY, event=1),
        practice=replace(ASKED, links=(("Turn 1", 1), ("Turn 2", 5), ("Turn 3", 9))),
        mistakes=mistakes,
        first_decision=1,
    )
    waiting = EndPageView("237", "", "")
    places = []
    for view in (waiting, known, waiting):
        page.set_view(view)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        places.append([(widget.mapTo(page, QPoint()), widget.size()) for widget in still])
    assert places[0] == places[1] == places[2]


def test_choices_that_are_counted_and_not_listed_are_mentioned(qtbot):
    """ "4 of 23 costly choices, 44.3 points lost" stood over three that lost 40.9."""
    page = EndPage()
    qtbot.addWidget(page)
    links = tuple((f"Turn {number}", number) for number in range(1, 5))
    for listed, more in ((links, "and 1 more"), (links[:3], ""), (links + links, "and 5 more"), ((), "")):
        page.set_view(EndPageView("237", "", "", worst=WorstView(""), practice=replace(ASKED, links=listed)))
        assert page.practice.more.text() == more


def test_the_remark_on_a_goal_has_the_place_of_the_buttons(qtbot):
    page = EndPage()
    qtbot.addWidget(page)
    page.resize(900, 520)
    page.show()
    remark = end_page_words.not_asked_again(ReachGoal(200))
    practice = PracticeCardView("Which box to score", remark=remark)
    page.set_view(EndPageView("188", "", "", worst=WorstView(""), practice=practice, first_decision=1, can_retry=False))
    page.grab()
    assert page.practice.remark.toolTip() == remark[1], "else it begins with the text that is cut"
    assert page.practice.heading.text() == "Costly choices", "they aren't to be retried"
    page.set_view(EndPageView("188", "", "", practice=PracticeCardView("Which box to score")))
    assert page.practice.heading.text() == "To retry"


def test_dice_that_were_typed_are_not_offered_again(qtbot):
    page = EndPage()
    qtbot.addWidget(page)
    page.set_view(EndPageView("237", "", "", has_typed_dice=True))
    assert not page.payoff.again.isEnabled()
    assert page.payoff.again.toolTip() == "You rolled these dice yourself: the program can't roll them again."
    page.set_view(EndPageView("237", "", ""))
    assert page.payoff.again.isEnabled()
    assert page.payoff.again.toolTip().startswith("The same rolls again.")


def test_the_first_thing_to_do_stays_the_first(qtbot):
    page = EndPage()
    qtbot.addWidget(page)

    def first():
        return [button for button in page.payoff.buttons if button.property("primary") == "true"]

    page.set_view(EndPageView("237", "", ""))
    assert first() == [page.payoff.retry]
    assert not page.payoff.retry.isEnabled()
    page.set_view(EndPageView("237", "", "", worst=WorstView(""), practice=ASKED, mistakes=5, first_decision=1))
    assert first() == [page.payoff.retry]
    assert page.payoff.retry.text() == "Retry 5 choices"
    page.set_view(EndPageView("237", "", "", worst=WorstView(""), practice=ASKED, first_decision=1))
    assert (page.payoff.retry.isEnabled(), page.payoff.retry.text()) == (False, "Nothing to retry")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_end_page_is_no_wider_than_its_place_in_the_smallest_window(qtbot, qapp, language):
    languages.install(qapp, language)
    page = EndPage()
    languages.install(qapp, "en")
    qtbot.addWidget(page)
    page.set_view(EndPageView("237", "", "", worst=WorstView(""), practice=ASKED, mistakes=5, first_decision=1))
    page.resize(ROOM, 460)
    page.show()
    with qtbot.waitSignal(page.practice.lessonRequested) as asked:
        page.practice.lesson.click()
    assert asked.args == [MISTAKE]
    assert page.payoff.retry.property("primary") == "true"
    assert page.layout().totalMinimumSize().width() <= page.width()


def test_figures_say_what_they_are_once_they_are_there(qtbot):
    page = EndPage()
    qtbot.addWidget(page)
    accuracy = Figure("Accuracy by points: 55.8 %", glossary.accuracy())
    figures = (accuracy, Figure("3 rerolls", "How often you rolled."))
    for view in (EndPageView("237", "", ""), EndPageView("237", "", "", figures=figures)):
        page.set_view(view)
    page.resize(ROOM, 460)
    page.show()
    label = page.payoff.figures
    label.repaint()
    assert label.text() == "Accuracy by points: 55.8 % · 3 rerolls"
    assert label.toolTip() == label.accessibleDescription() == f"{glossary.accuracy()}\nHow often you rolled."
    assert page.childAt(label.mapTo(page, label.rect().center())) is label, "nothing lies over it"


def test_it_tells_when_it_may_need_another_height(qtbot):
    page = EndPage()
    qtbot.addWidget(page)
    page.resize(ROOM, 460)
    page.show()
    low, high = EndPageView("33", "", ""), EndPageView("33", "", "", has_cards=False)
    page.set_view(high)
    QApplication.processEvents()
    page.set_view(low)
    QApplication.processEvents()
    needed = page.needed_height
    with qtbot.waitSignal(page.heightMayChange):
        page.set_view(high)
    assert page.needed_height != needed


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_choices_that_are_begun_go_on_and_the_buttons_still_fit(qtbot, qapp, language):
    languages.install(qapp, language)
    try:
        page = EndPage()
        qtbot.addWidget(page)
        begun = replace(ASKED, is_begun=True)
        view = EndPageView("237", "", "", worst=WorstView(""), practice=begun, mistakes=28, first_decision=1)
        page.set_view(replace(view, begun=(28, 28)))
        page.set_key("N")
        page.resize(ROOM, 460)
        page.show()
        assert page.payoff.retry.text().endswith("28"), "Continue with position 28 of 28"
        assert page.layout().totalMinimumSize().width() <= page.width()
        assert page.payoff.retry.sizeHint().width() <= page.payoff.retry.width()
    finally:
        languages.install(qapp, "en")
