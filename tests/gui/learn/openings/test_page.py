# SPDX-License-Identifier: MIT
"""The opening book through the real window: searched, explained, of the scorecard in play, and as a sheet."""

from __future__ import annotations

from gui_driver import activate, seeded
from gui_layout import cut
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from engine.rules.scoring import rule_set
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.learn.openings_page import sheet, sheet_view
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import boxes


def rolls(page):
    return [row.roll for row in page.shown]


def test_the_book_is_searched_explained_and_saved(open_player, qtbot, qapp, tmp_path, monkeypatch):
    player = open_player(game=seeded("book"), mode=CoachMode.OFF)
    dialogs = player.window.dialogs
    dialogs.show(Page.OPENINGS)
    page = dialogs.newest
    activate(qtbot, page)
    qtbot.waitUntil(lambda: page.table.rowCount() == 252)
    assert not cut(page)
    assert page.scope.currentIndex() == 0
    assert "! marks" in page.remark.text()
    assert page.count.text().startswith("252 rolls · the obvious choice is wrong in ")
    assert not player.controller.record.hinted  # what to keep in a new game is in every book

    page.search.setFocus()
    for key in "11666":
        qtbot.keyClick(page.search, key)
    assert rolls(page) == [(1, 1, 6, 6, 6)]
    assert page.about.text() == "1 1 6 6 6 · 10 in 7\u2009776"  # what is explained is among what is shown
    told = {True: "1 roll · the obvious choice is wrong", False: "1 roll · the obvious choice is best"}
    assert page.count.text() == f"{told[page.shown[0].is_trap]} · Yahtzee, free joker"
    page.search.setText("11111")
    assert page.about.text() == "1 1 1 1 1 · 1 in 7\u2009776"
    page.search.setText("7 7")
    assert rolls(page) == []
    assert page.best.text().startswith("No roll matches")
    assert page.about.text() == page.reason.text() == page.dice.accessibleName() == ""
    page.search.setFocus()
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)  # clears the search before it leaves
    assert (page.search.text(), len(rolls(page)), dialogs.newest) == ("", 252, page)

    page.search.setText("11666")
    player.window.menus.item("copy_line").trigger()
    assert QGuiApplication.clipboard().text().startswith("free-joker fair 11666 r2 ")
    page.search.clear()
    page.search.setText("11666")
    assert page.best.text() == "Keep 6 6 6: 265.1 expected"
    assert page.table.horizontalHeader().length() == page.table.viewport().width()
    page.search.setFocus()
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.table.hasFocus()
    page.table.selectRow(0)
    qtbot.waitUntil(lambda: bool(page.reason.text()))
    assert page.best.text() == "Keep 6 6 6: 265.1 expected"
    assert page.dice.accessibleName() == "1 1 6 6 6"
    page.search.setText("1 1")
    assert len(rolls(page)) == 56  # two ones and any three dice
    page.search.setText("LARGE straight")
    assert rolls(page) == [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)]
    page.search.setText("")
    page.traps.click()
    assert 0 < len(rolls(page)) < 252
    assert all(row.is_trap and row.texts[3].startswith("! ") for row in page.shown)
    assert dialogs.session(Page.OPENINGS).chosen.roll in rolls(page)

    target = tmp_path / "book.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    qtbot.mouseClick(page.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: target.name in page.remark.text())
    assert target.read_bytes().startswith(b"%PDF")
    book = dialogs.session(Page.OPENINGS)
    languages.install(qapp, "de")
    page.show_book()
    assert page.best.text().endswith("erwartet")
    assert page.rows[1].texts[1] == "1 1 1 1 behalten"  # table and card speak the same language
    languages.install(qapp, "en")
    page.show_book()
    shown = page.rows, page.best.text(), page.other.text(), page.reason.text(), page.count.text()
    with boxes.speaking_of(rule_set("kniffel")):  # the game on the table, which this book isn't about
        page.show_book()
        assert shown == (page.rows, page.best.text(), page.other.text(), page.reason.text(), page.count.text())
        assert "Kniffel" not in str(sheet_view(book.scorecard, book.openings, is_new_game=True))
    assert page.count.text().endswith(" · Yahtzee, free joker")
    drawn = sheet_view(book.scorecard, book.openings, is_new_game=True)
    assert len(drawn.rows) == 252
    assert len(sheet(drawn)) > 10_000


def test_the_scorecard_in_play_is_looked_up_as_a_hint(open_player, qtbot):
    player = open_player(game=seeded("book"), mode=CoachMode.OFF)
    player.press_roll()
    player.settle()
    box = next(iter(player.game.position.allowed()))
    player.controller.score(box)
    player.settle()
    player.window.dialogs.show(Page.OPENINGS)
    page = player.window.dialogs.newest
    qtbot.waitUntil(lambda: page.table.rowCount() == 252)
    of_new_game = [row.texts for row in page.rows]
    assert not player.controller.record.hinted
    page.scope.activated.emit(1)
    assert player.controller.record.hinted
    qtbot.waitUntil(lambda: page.table.rowCount() == 252 and page.scope.currentIndex() == 1)
    assert [row.texts for row in page.rows] != of_new_game
    scorecard = player.window.dialogs.session(Page.OPENINGS).scorecard
    assert scorecard.scores == player.game.scores
    page.close()
    assert player.window.dialogs.session(Page.OPENINGS) is None
