# SPDX-License-Identifier: MIT
"""The end page: as many rows as have room, one blue button, nothing cut in the smallest window in any language."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPushButton

from engine.analysis.verdicts import Verdict
from yahtzee_gui.desktop import languages
from yahtzee_gui.end_page import costs as costs_module
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.costs import CostRow, CostsView, columns
from yahtzee_gui.end_page.page import EndPage, EndPageView
from yahtzee_gui.theme import fonts
from yahtzee_gui.words import games, glossary

ROOM = 680
"""The width of the page in a window of 1000 x 680."""


def costs(number, **changes):
    rows = tuple(
        CostRow(
            str(turn),
            (1, 3, 3, 3, 5),
            (False, False, False, False, True),
            "kept",
            (5,),
            "",
            (3, 3, 3),
            f"{20 - turn}.0 ??",
            1.0 / turn,
            Verdict.BLUNDER,
            event=100 - turn,
            spoken=f"Turn {turn}",
        )
        for turn in range(1, number + 1)
    )
    practise = games.practise_these(number)
    return replace(CostsView("What cost you", "5 of 35 choices", rows, practise), **changes)


def page_with(qtbot, view, size=(ROOM, 560), *, is_low=False):
    page = EndPage()
    qtbot.addWidget(page)
    page.set_keys("N", "Space")
    page.set_view(view)
    page.resize(*size)
    page.set_low(is_low, 8 if is_low else 14)
    page.show()
    return page


VIEW = EndPageView("237 points", "Best turn: 50 in Yahtzee", score="237", costs=costs(5))


def blue(page):
    return [one for one in page.findChildren(QPushButton) if one.isVisible() and one.property("primary") == "true"]


def test_a_cost_that_was_taken_back_is_struck_out_where_the_remark_has_no_room(qtbot, monkeypatch):
    """The costliest choice had a bar as long as its room, and nothing said that it was taken back."""
    written = {}
    monkeypatch.setattr(costs_module, "draw_text", lambda *given: written.update({given[2]: given[3].strikeOut()}))
    first, *others = costs(3).rows
    shown = replace(costs(3), rows=(replace(first, remark="taken back"), *others))
    page_with(qtbot, replace(VIEW, costs=shown)).grab()
    assert "taken back" not in written
    assert [written[row.cost] for row in shown.rows] == [True, False, False]


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({}, lambda page: page.costs.practise),
        ({"costs": costs(5, practise="", not_asked=("no", "why"))}, lambda page: page.again.button),
        ({"costs": None}, lambda page: page.again.button),
        ({"costs": None, "can_be_harder": True}, lambda page: page.payoff.harder),
        ({"has_next_match": True}, lambda page: page.again.button),
    ],
)
def test_one_button_is_blue(qtbot, changes, wanted):
    page = page_with(qtbot, replace(VIEW, **changes))
    assert blue(page) == [wanted(page)]


def test_the_button_of_a_series_leads_to_the_next_match(qtbot):
    page = page_with(qtbot, replace(VIEW, has_next_match=True, in_match=True))
    assert page.again.button.accessibleName() == end_page_words.next_match()
    assert page.again.button.text().endswith("Space")
    page.set_view(VIEW)
    assert page.again.button.accessibleName() == end_page_words.again()


@pytest.mark.parametrize("height", [430, 560, 742])
@pytest.mark.parametrize("number", [1, 6, 28])
def test_as_many_rows_as_have_room_and_the_rest_is_counted(qtbot, height, number):
    page = page_with(qtbot, replace(VIEW, costs=costs(number)), (ROOM, height), is_low=height < 600)
    rows = [row for row in page.costs.rows if row.isVisible()]
    assert rows == page.costs.rows[: len(rows)], "the costliest are there"
    assert len(rows) == number or (len(rows) >= 2 and f"{number - len(rows)} more" in page.costs.through.text())
    bottom = page.line.mapTo(page, page.line.rect().bottomLeft()).y()
    assert bottom < page.height(), "nothing is below the page"
    assert page.needed_height <= page.height()
    last = rows[-1]
    assert last.mapTo(page, last.rect().bottomLeft()).y() < page.costs.through.mapTo(page, last.rect().topLeft()).y()


@pytest.mark.parametrize("width", [620, 900])
def test_a_box_with_its_points_has_room_in_its_column(qtbot, width):
    """Chance 20 was cut in the smallest window."""
    places = columns(QRectF(0, 0, width, 30))
    metrics = QFontMetricsF(fonts.font(14))
    for place in places[2:4]:
        assert metrics.horizontalAdvance("Three of a kind 28") <= place.width()
    for before, after in pairwise(places):
        assert before.right() < after.left()
    assert places[-1].right() == width


def test_a_row_and_the_link_look_back(qtbot):
    page = page_with(qtbot, VIEW, (900, 700))
    with qtbot.waitSignal(page.decisionRequested) as asked:
        page.costs.rows[1].click()
    assert asked.args == [98]
    with qtbot.waitSignal(page.decisionRequested) as asked:
        page.costs.through.click()
    assert asked.args == [95], "the first in the game comes first"
    others = [one for one in page.costs.findChildren(QPushButton) if one not in page.costs.rows]
    assert others == [page.costs.practise, page.costs.through], "nothing else to practise is named"


def test_a_seat_of_the_table_is_asked_for(qtbot):
    rows = (("1. Ben", "270"), ("2. Anna", "250"))
    ranking = {1: rows[0], 0: rows[1]}
    view = replace(VIEW, score="", ranking=ranking, shown=0, played_best="Ben played best.", in_match=True)
    page = page_with(qtbot, view, (900, 700))
    assert page.payoff.sentence.text() == "Ben played best."
    assert not page.payoff.score.isVisible()
    assert [index.row() for index in page.payoff.players.selectionModel().selectedRows()] == [1], "hers is shown"
    with qtbot.waitSignal(page.seatRequested) as asked:
        page.payoff.players.cellClicked.emit(0, 2)
    assert asked.args == [1]
    page.set_view(VIEW)
    assert not page.payoff.players.isVisible()


def test_dice_that_were_typed_are_not_offered_again(qtbot):
    page = page_with(qtbot, replace(VIEW, has_typed_dice=True))
    assert not page.again.same.isEnabled()
    assert page.again.same.toolTip() == "You rolled these dice yourself: the program can't roll them again."
    page.set_view(VIEW)
    assert page.again.same.isEnabled()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_end_page_is_no_wider_than_its_place_in_the_smallest_window(qtbot, qapp, language):
    languages.install(qapp, language)
    try:
        page = page_with(qtbot, replace(VIEW, costs=costs(28), perfect=402, is_compared=True))
        assert page.layout().totalMinimumSize().width() <= page.width()
        for button in (page.costs.practise, page.costs.through, page.again.button, page.again.same):
            assert button.sizeHint().width() <= button.width(), button.text()
    finally:
        languages.install(qapp, "en")


def test_a_figure_says_what_it_is(qtbot):
    page = page_with(qtbot, replace(VIEW, accuracy="55.8 %"))
    assert page.payoff.figure.toolTip() == page.payoff.figure.accessibleDescription() == glossary.accuracy()
    page.set_view(VIEW)
    assert not page.payoff.figure.isVisible()


def test_perfect_play_keeps_its_place_until_it_is_known(qtbot):
    waiting = replace(VIEW, is_compared=True)
    page = page_with(qtbot, waiting, (900, 700))
    places = []
    for view in (waiting, replace(waiting, perfect=402)):
        page.set_view(view)
        places.append(page.costs.geometry())
    assert places[0] == places[1]
    assert page.payoff.perfect.text() == "Perfect play with these dice: 402"
    assert page.payoff.other_rolls.isVisible()
    assert page.payoff.other_rolls.text() == "other choices get other rolls"


def test_in_a_picture_there_is_nothing_to_press(qtbot):
    page = page_with(qtbot, replace(VIEW, can_be_harder=True), (900, 700))
    page.hide_buttons()
    pressed = [one for one in page.findChildren(QPushButton) if one.isVisible() and one not in page.costs.rows]
    assert not pressed


def test_it_tells_when_it_may_need_another_height(qtbot):
    page = page_with(qtbot, VIEW)
    needed = page.needed_height
    with qtbot.waitSignal(page.heightMayChange):
        page.set_view(replace(VIEW, costs=None))
    assert page.needed_height != needed
