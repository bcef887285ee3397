# SPDX-License-Identifier: MIT
"""All finished games leave by one menu entry and come back by another, and one sentence says what came of it."""

from __future__ import annotations

from datetime import date

from gui_driver import menu_action, seeded
from history_samples import finished, played_record
from PySide6.QtWidgets import QFileDialog

from yahtzee_gui.history import history_files_words
from yahtzee_gui.menu_words import menu_items
from yahtzee_gui.store import transfer
from yahtzee_gui.store.transfer import Entry
from yahtzee_gui.words import file_dialogs


def test_the_history_is_exported_and_imported_from_the_menu(session, qtbot, monkeypatch, tmp_path):
    window, history = session.window, session.services.history
    qtbot.waitUntil(lambda: history.figures is not None)
    chosen = [""]
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (chosen[0], ""))

    def ask(item, path):
        chosen[0] = str(path)
        menu_action(window, menu_items()[item]).trigger()

    def wait_for(text):
        qtbot.waitUntil(lambda: window.banner.text == text)

    ask("export_history", "")
    ask("import_history", "")
    lines = [transfer.first_line(), transfer.line_of(Entry(finished("one"))), "noise\n"]
    (tmp_path / "come.jsonl").write_text("".join(lines))
    ask("import_history", tmp_path / "come.jsonl")
    wait_for(history_files_words.imported(1, 0, 1))
    assert history_files_words.imported(1, 0, 1) == "1 game was added. 1 line could not be read as a game."
    qtbot.waitUntil(lambda: history.figures.games == 1)
    ask("export_history", tmp_path / "went.jsonl")
    wait_for(history_files_words.exported(str(tmp_path / "went.jsonl"), 1))
    assert (tmp_path / "went.jsonl").read_text() == "".join(lines[:2])
    (tmp_path / "bad.jsonl").write_text("Dear diary")
    ask("import_history", tmp_path / "bad.jsonl")
    wait_for(history_files_words.import_failed(history_files_words.no_history()))
    ask("export_history", tmp_path)
    qtbot.waitUntil(lambda: window.banner.text.startswith("The history could not be written: "))
    assert history.figures.games == 1


def test_a_game_is_proposed_under_its_date_and_score():
    game = seeded("named")
    assert file_dialogs.export_name(game, date(2026, 11, 23)) == "yahtzee-2026-11-23-turn-1"
    over = played_record("named").game
    name = file_dialogs.export_name(over, date(2026, 11, 23))
    assert name == f"yahtzee-2026-11-23-{over.points_so_far}"
