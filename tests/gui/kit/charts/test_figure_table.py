# SPDX-License-Identifier: MIT
"""A table of figures is gone through by keys, and grows with the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt

from yahtzee_gui.kit.charts.figure_table import ROW, Column, FigureTable
from yahtzee_gui.theme.colors import LIGHT


@pytest.fixture
def table(qtbot):
    made = FigureTable("games", [Column("Game", 100, has_words=True), Column("Score", 60)])
    made.set_rows([(str(number), str(200 + number)) for number in range(40)])
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_figure_at_the_end_of_a_long_text_is_never_cut(table):
    """ "Cost …" stood where the cost of the worst choice was looked for."""
    text = "5 5 2 5 4: 2 4 5 behalten, Kosten 13,3"
    shown = table.fontMetrics().elidedText(text, table.textElideMode(), 200)
    assert shown.endswith("13,3")
    assert shown.startswith("5 5 2 5 4")


def test_home_and_end_go_to_the_first_and_the_last_line(table, qtbot):
    for key, row in ((Qt.Key.Key_End, 39), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(table, key)
        assert table.currentRow() == row
        assert [index.row() for index in table.selectionModel().selectedRows()] == [row]
        assert table.viewport().rect().contains(table.visualItemRect(table.item(row, 0)))


def test_a_table_without_lines_has_none_to_go_to(table, qtbot):
    table.set_rows([])
    qtbot.keyClick(table, Qt.Key.Key_End)
    assert table.currentRow() == -1


def test_lines_columns_and_fixed_height_grow_together_and_shrink_again(table):
    table.fix_height(5)
    usual = table.size(), table.columnWidth(0), table.rowHeight(0)
    for zoom in (1.2, 1.7, 2.0):
        table.set_zoom(zoom)
        assert table.rowHeight(0) == int(ROW * zoom)
        assert table.columnWidth(0) == int(usual[1] * zoom)
        assert 6 * table.rowHeight(0) <= table.height()
    table.set_zoom(1.0)
    assert (table.size(), table.columnWidth(0), table.rowHeight(0)) == usual


@pytest.mark.parametrize("zoom", [1.1, 1.2, 1.9])
def test_asked_again_for_the_same_size_it_stays_exactly_as_high_as_its_lines(table, zoom):
    """Every change of a layout asks again: a table that grew each time left an empty strip below its last line."""
    table.fix_height(5)
    for _ in range(3):
        table.set_zoom(zoom)
        assert 6 * table.rowHeight(0) <= table.height() < 6 * table.rowHeight(0) + 5
    table.fix_height(7)
    table.set_zoom(zoom)
    assert 8 * table.rowHeight(0) <= table.height() < 8 * table.rowHeight(0) + 5


def test_the_ring_is_around_a_line_only_if_that_is_chosen(table, qtbot):
    table.resize(200, 400)
    table.activateWindow()
    table.setFocus()
    table.setCurrentCell(2, 0, QItemSelectionModel.SelectionFlag.NoUpdate)
    ring, middle = LIGHT.q("focus"), 60

    def edges():
        picture = table.viewport().grab().toImage()
        tops = (table.rowViewportPosition(2), 0)
        return [picture.pixelColor(middle, top + 1) == ring for top in tops]

    assert edges() == [False, True], "around all lines"
    table.selectRow(2)
    assert edges() == [True, False]
