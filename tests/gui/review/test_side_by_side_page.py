# SPDX-License-Identifier: MIT
"""Two options side by side: chosen from the lists, worked out behind the window, and shown as columns and as a line."""

from __future__ import annotations

from itertools import pairwise

import pytest
from gui_layout import cut
from gui_twin import shown_value
from history_samples import played_record

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.charts.two_chances import chances_chart, final_chart
from yahtzee_gui.menu_words import Page
from yahtzee_gui.review import side_by_side_words
from yahtzee_gui.words import options


def heights(card):
    columns = card.chart.view.columns
    return [column.value for column in columns], [column.expected for column in columns]


@pytest.fixture
def late(open_player, monkeypatch):
    """Who has an exercise open that compares two options of a late decision."""
    player = open_player(game=played_record("sides").undo(), mode=CoachMode.LIVE)
    player.wait(lambda: player.controller.scene().explained is not None)
    option, analysis = player.controller.scene().explained
    asked = analysis, option, analysis.compared_with(option)
    monkeypatch.setattr(type(player.window.dialogs), "compared", property(lambda pages: asked))
    return player


def test_two_options_of_a_late_decision(late):
    player, window, controller = late, late.window, late.session.controller
    window.dialogs.show(Page.SIDE_BY_SIDE)
    page = window.dialogs.newest
    option, analysis = controller.scene().explained
    assert page.lists[0].currentText() == options.option(option)
    # What follows the turns is compiled first.
    player.qtbot.waitUntil(lambda: bool(page.final.chart.view.columns))
    assert page.facts[0].text().startswith(f"{shown_value(option)} on average")
    for chart in (page.turn.chart, page.final.chart):
        columns = chart.view.columns
        assert sum(column.value for column in columns) == pytest.approx(100.0)
        assert sum(column.expected for column in columns) == pytest.approx(100.0)
    last = len(analysis.options) - 1
    page.lists[1].setCurrentIndex(last)
    page.lists[1].activated.emit(last)
    player.wait(lambda: page.facts[1].text().startswith(f"{shown_value(analysis.options[last])} on average"))
    first, second = heights(page.final)
    assert first != pytest.approx(second)
    page.lists[0].setCurrentIndex(last)
    page.lists[1].setCurrentIndex(analysis.options.index(option))
    page.lists[1].activated.emit(0)
    assert heights(page.final) == (pytest.approx(second), pytest.approx(first))  # both are known already
    assert cut(page) == []
    page.lists[0].setFocus()
    before = page.lists[0].currentText()
    player.qtbot.keyClick(page.lists[0], "t")
    assert (page.lists[0].currentText(), page.final.table is not None) == (before, True)
    player.qtbot.keyClick(page.lists[0], "t")
    page.turn.as_table.click()
    assert page.turn.table.rowCount() == len(page.turn.chart.view.columns)


def test_how_far_the_ends_are_is_told(late, monkeypatch):
    player, window = late, late.window
    window.dialogs.furnish()
    ends, told = window.dialogs.openers[Page.SIDE_BY_SIDE].__self__.ends, []
    tell = ends._tell
    monkeypatch.setattr(ends, "_tell", lambda done: (told.append(done), tell(done)))
    window.dialogs.show(Page.SIDE_BY_SIDE)
    page = window.dialogs.newest
    assert page.facts[0].text() == side_by_side_words.working(0.0) == "Working it out: 0 %"
    player.qtbot.waitUntil(lambda: bool(page.final.chart.view.columns))
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_the_open_ends_of_final_scores_make_no_bump_and_their_labels_do_not_touch():
    chances = {score: 1.0 / 400 for score in range(100, 500)} | {1500: 0.0004, 60: 0.0004}
    columns = final_chart("scores", ("one", "other"), chances, chances).columns
    assert columns[-1].value <= columns[-2].value + 0.1
    assert columns[0].value <= columns[1].value + 0.1
    assert [line.split(": ")[0] for line in columns[0].card[1:]] == ["one", "other"], "said by their names"
    labels = [bool(column.label) for column in columns]
    assert columns[-1].label.endswith("+")
    assert not any(here and there for here, there in pairwise(labels))


def test_a_range_that_is_narrower_than_the_others_says_where_it_ends():
    ranges = [(0, 1), (1, 5), (5, 10), (10, 15), (15, None)]
    chart = chances_chart("points", ("one", "other"), {0: 0.5, 3: 0.5}, {20: 1.0}, ranges)
    assert [column.label for column in chart.columns] == ["0", "1–4", "5", "10", "15+"]
    assert chart.in_percent, "the axis says that these are chances"
