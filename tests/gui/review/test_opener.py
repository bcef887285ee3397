# SPDX-License-Identifier: MIT
"""The review of a finished game: its decisions by what they lost, and all of it as a text and as JSON."""

from __future__ import annotations

import json

import pytest
from gui_layout import cut
from history_samples import played_record
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from yahtzee_gui.review.tables_page import ChartTablesDialog

from engine.game_review.review_json import review_as_json
from yahtzee_gui.menu_words import Page

LOST = 4


def column(table, number):
    return [table.item(row, number).text() for row in range(table.rowCount())]


def test_a_review_by_what_was_lost_and_as_files(open_player, qtbot, tmp_path, monkeypatch):
    player = open_player(game=played_record("reviewed"))
    controller = player.session.controller
    player.wait(lambda: controller.scene().race.foresight is not None)
    player.press("t")
    (page,) = player.window.findChildren(ChartTablesDialog)
    report = controller.scene().report
    assert page.lines.rowCount() == len(controller.scene().points)
    page.order.buttons[True].setChecked(True)
    costly = sorted((d for d in report.counted if d.points_lost > 0.0), key=lambda d: -d.points_lost)
    assert page.lines.rowCount() == len(costly)
    assert [page._event_at(row) for row in range(len(costly))] == [decision.event for decision in costly]
    page.order.buttons[False].setChecked(True)
    assert cut(page) == []
    for name in ("review.txt", "review.json"):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (str(tmp_path / name), ""))
        page.save.click()
        qtbot.waitUntil(lambda name=name: name in page.remark.text())
    assert json.loads((tmp_path / "review.json").read_text()) == review_as_json(report, controller.record)
    text = (tmp_path / "review.txt").read_text()
    for said in ("reviewed", f"{report.game.points_so_far}", "Knowing every roll in advance", "Luck"):
        assert said in text
    lines = text.splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith("Turn"))
    assert len(lines) - begin - 1 == len(controller.scene().points)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "review.txt" / "x.txt"), ""))
    page.save.click()
    qtbot.waitUntil(lambda: page.remark.text().startswith("It couldn't be saved"))
    page.lines.selectRow(0)
    QTest.keyClick(page.lines, Qt.Key.Key_Down)
    assert page.lines.currentRow() == 1


@pytest.mark.usefixtures("session")
def test_nothing_is_saved_of_a_game_that_goes_on(session):
    session.window.dialogs.show(Page.TABLES)
    assert not session.window.dialogs.newest.save.isEnabled()
