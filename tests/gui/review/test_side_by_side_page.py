# SPDX-License-Identifier: MIT
"""Two options side by side: chosen from the lists, worked out behind the window, and shown as columns and as a line."""

from __future__ import annotations

import pytest
from gui_driver import TABLE_TIMEOUT
from gui_layout import cut
from history_samples import played_record

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.menu_words import Page
from yahtzee_gui.review import side_by_side_words
from yahtzee_gui.words import options


def heights(card):
    columns = card.chart.view.columns
    return [column.value for column in columns], [column.expected for column in columns]


def test_two_options_of_a_late_decision(open_player):
    player = open_player(game=played_record("sides").undo(), mode=CoachMode.LIVE)
    window, controller = player.window, player.session.controller
    player.wait(lambda: controller.scene().explained is not None)
    window.dialogs.show(Page.SIDE_BY_SIDE)
    page = window.dialogs.newest
    option, analysis = controller.scene().explained
    assert page.lists[0].currentText() == options.option(option)
    # What follows the turns is compiled first.
    player.qtbot.waitUntil(lambda: bool(page.final.chart.view.columns), timeout=TABLE_TIMEOUT)
    assert page.facts[0].text().startswith(f"{option.value:.2f} ±")
    for chart in (page.turn.chart, page.final.chart):
        columns = chart.view.columns
        assert sum(column.value for column in columns) == pytest.approx(100.0)
        assert sum(column.expected for column in columns) == pytest.approx(100.0)
    last = len(analysis.options) - 1
    page.lists[1].setCurrentIndex(last)
    page.lists[1].activated.emit(last)
    player.wait(lambda: page.facts[1].text().startswith(f"{analysis.options[last].value:.2f} ±"))
    first, second = heights(page.final)
    assert first != pytest.approx(second)
    page.lists[0].setCurrentIndex(last)
    page.lists[1].setCurrentIndex(analysis.options.index(option))
    page.lists[1].activated.emit(0)
    assert heights(page.final) == (pytest.approx(second), pytest.approx(first))  # both are known already
    assert cut(page) == []
    page.turn.as_table.click()
    assert page.turn.table.rowCount() == len(page.turn.chart.view.columns)
    controller.set_mode(CoachMode.OFF)  # nothing of it may be seen any more
    player.wait(lambda: not page.lists[0].isEnabled())
    assert page.final.chart.accessibleDescription() == side_by_side_words.nothing_to_compare()
