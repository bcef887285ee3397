# SPDX-License-Identifier: MIT
"""The page that exports decisions shows what the file contains before it is written."""

from __future__ import annotations

from contextlib import closing

import pytest
from learning_samples import careless_entry
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.transfer import FIELDS, SharedDecisions, shared
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings import words
from yahtzee_gui.settings.sharing_page import SharingPage


@pytest.fixture(scope="module")
def entry(analyzer_of):
    """A game with its decisions."""
    return careless_entry(analyzer_of(DEFAULT_RULES), 7)


@pytest.fixture
def page(qtbot):
    found = SharingPage()
    qtbot.addWidget(found)
    return found


def values(page):
    return tuple(page.table.item(row, 1).text() for row in range(len(FIELDS)))


def test_it_reads_first_and_saves_nothing_meanwhile(page):
    assert page.count.text() == words.reading()
    assert not page.save.isEnabled()
    assert [page.table.item(row, 0).text() for row in range(len(FIELDS))] == list(FIELDS)
    assert all(page.table.item(row, 2).text() for row in range(len(FIELDS)))
    page.show_unread()
    assert page.count.text() == words.unread()


def test_each_line_can_be_looked_at(page, entry, qtbot):
    found = shared([entry])
    page.show_found(found)
    assert page.count.text() == words.counted(len(found.decisions), 1)
    assert page.left_out.text() == ""
    seen = []
    for _ in found.decisions:
        seen.append(values(page))
        qtbot.mouseClick(page.another, Qt.MouseButton.LeftButton)
    told = [tuple(value or words.empty() for value in one.row()) for one in found.decisions]
    told = [tuple(value if len(value) <= 46 else words.below() for value in one) for one in told]
    assert seen == told
    assert any(words.below() in one for one in told)
    assert values(page) == told[0], "after the last comes the first"


def test_without_decisions_there_is_nothing_to_save(page):
    page.show_found(SharedDecisions(of_days=1, by_own_rules=2, unseen=1))
    assert page.count.text() == words.nothing()
    left_out = words.daily_left_out(1), words.own_rules_left_out(2), words.unseen_left_out(1)
    assert page.left_out.text() == " ".join(left_out)
    assert page.left_out.text().count(".") == 3
    assert not page.save.isEnabled()
    assert not page.another.isEnabled()


def test_from_the_settings_to_a_file(open_player, entry, tmp_path, monkeypatch, qtbot):
    player = open_player()
    files = player.session.services.history_files
    with closing(LibraryFile(player.session.services.library.path)) as database:
        database.merge([entry])
    player.window.dialogs.show(Page.SETTINGS)
    player.click(player.window.dialogs.newest.data.decisions_button)
    page = player.window.dialogs.newest
    assert isinstance(page, SharingPage)
    player.wait(page.save.isEnabled)
    target = tmp_path / "mine.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    with qtbot.waitSignal(files.shared):
        page.save.click()
    assert len(target.read_text(encoding="utf-8").splitlines()) == 1 + len(entry.decisions)
    player.wait(lambda: player.window.banner.text == words.saved(str(target), len(entry.decisions)))
