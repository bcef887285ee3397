# SPDX-License-Identifier: MIT
"""All finished games leave by one menu entry and come back by another, and one sentence says what came of it."""

from __future__ import annotations

import errno
import json
from datetime import date
from pathlib import Path

import pytest
from gui_driver import menu_action, seeded
from history_samples import finished, played_record
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.game_review.review_json import review_as_json
from engine.runtime import files
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.history import words
from yahtzee_gui.kit.questions import ask_for_target
from yahtzee_gui.library import transfer
from yahtzee_gui.library.transfer import Entry
from yahtzee_gui.menu_words import Page, menu_items
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.words import announcing
from yahtzee_gui.words import buttons as words_buttons


def test_all_games_are_exported_and_imported_from_the_settings(session, qtbot, monkeypatch, tmp_path):
    window, history = session.window, session.services.library
    qtbot.waitUntil(lambda: history.figures is not None)
    chosen = [""]
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (chosen[0], ""))

    window.dialogs.show(Page.SETTINGS)
    data = window.dialogs.newest.data
    buttons = {"export": data.export_button, "import": data.import_button}

    def ask(button, path):
        chosen[0] = str(path)
        buttons[button].click()

    def wait_for(text):
        qtbot.waitUntil(lambda: window.banner.text == text)

    ask("export", "")
    ask("import", "")
    lines = [transfer.first_line(), transfer.line_of(Entry(finished("one"))), "noise\n"]
    (tmp_path / "come.jsonl").write_text("".join(lines))
    ask("import", tmp_path / "come.jsonl")
    wait_for(words.history_imported(1, 0, 1))
    assert words.history_imported(0, 2, 0) == "No game is new. 2 were already here."
    assert words.history_imported(1, 0, 1) == "1 game was added. 1 line couldn't be read as a game."
    qtbot.waitUntil(lambda: history.figures.games == 1)
    ask("export", tmp_path / "went")  # a name that is typed without its ending gets it
    wait_for(words.history_exported(str(tmp_path / "went.jsonl"), 1))
    assert (tmp_path / "went.jsonl").read_text() == "".join(lines[:2])
    (tmp_path / "bad.jsonl").write_text("Dear diary")
    ask("import", tmp_path / "bad.jsonl")
    wait_for(words.import_failed(words.no_history()))
    ask("export", tmp_path / "bad.jsonl" / "in a file")
    qtbot.waitUntil(lambda: window.banner.text.startswith("The history couldn't be saved: "))
    assert history.figures.games == 1


def test_a_game_is_proposed_under_its_date_and_score():
    game = seeded("named")
    assert words_buttons.export_name(game, date(2026, 11, 23)) == "yahtzee-2026-11-23-turn-1"
    over = played_record("named").game
    name = words_buttons.export_name(over, date(2026, 11, 23))
    assert name == f"yahtzee-2026-11-23-{over.points_so_far}"


# Pictures


def test_the_end_page_is_copied_and_saved_as_a_picture(open_player, monkeypatch, tmp_path):
    player = open_player(game=seeded("picture"), mode=CoachMode.AFTER)
    window = player.window
    copy, save = (menu_action(window, menu_items()[item]) for item in ("copy_picture", "save_picture"))
    assert not copy.isEnabled()
    assert not save.isEnabled()
    player.play_to_end()
    player.settle()
    QApplication.clipboard().clear()
    window.end_page.again.menu.actions()[1].trigger()
    copied = QApplication.clipboard().image()
    assert copied.width() > 2000, "sharp, whatever size the window has"
    assert window.banner.text == shell_words.picture_copied()
    assert window.end_page.again.button.isVisible(), "only in the picture there is nothing to press"
    proposed, target = [], tmp_path / "mine.png"

    def choose(_parent, _title, suggestion, _kinds):
        proposed.append(Path(suggestion).name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    save.trigger()
    player.wait(lambda: window.banner.text == announcing.file_written(str(target)))
    assert proposed == [f"yahtzee-{date.today().isoformat()}-{player.game.points_so_far}.png"]
    assert QImage(str(target)).size() == copied.size()
    player.press("n")
    copy.trigger()
    assert QApplication.clipboard().image() != copied


def test_what_came_of_a_file_is_told_where_it_was_asked_for_and_on_no_page_that_is_kept(
    open_player, monkeypatch, tmp_path
):
    player = open_player(game=seeded("picture"), mode=CoachMode.AFTER)
    player.play_to_end()
    player.settle()
    player.window.dialogs.show(Page.STRATEGIES)
    page = player.window.dialogs.get(Page.STRATEGIES)
    player.window.dialogs.leave()
    target = tmp_path / "mine.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    menu_action(player.window, menu_items()["save_picture"]).trigger()
    player.wait(lambda: player.window.banner.text == announcing.file_written(str(target)))
    player.window.dialogs.show(Page.STRATEGIES)
    assert player.window.dialogs.get(Page.STRATEGIES) is page
    assert page.remark.text() == ""


@pytest.mark.parametrize("name", ["n" * 300, ".png"], ids=["too long", "an ending alone"])
def test_any_name_is_taken_with_an_ending(name, monkeypatch, tmp_path):
    """A name that is too long is refused when it is written to: asking whether it exists ended the export unsaid."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    assert ask_for_target(None, "Save", "mine", {".png": "PNG (*.png)"}) == tmp_path / f"{name}.png"


def test_a_picture_that_cannot_be_written_says_why_and_leaves_nothing_behind(open_player, monkeypatch, tmp_path):
    player = open_player(game=seeded("picture"), mode=CoachMode.AFTER)
    player.play_to_end()
    player.settle()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "full.png"), ""))

    write = files.write_atomically

    def full(path, *args, **options):
        if str(path).endswith(".png"):  # a game that is saved just then would be told of first
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, *args, **options)

    monkeypatch.setattr(files, "write_atomically", full)
    menu_action(player.window, menu_items()["save_picture"]).trigger()
    player.wait(lambda: player.window.banner.text == announcing.file_not_written("No space left on device"))
    assert list(tmp_path.glob("*.png")) == []


# The review


def test_the_review_of_a_game_that_is_over_is_saved_as_a_text_and_as_json(open_player, monkeypatch, tmp_path):
    player = open_player(game=played_record("reviewed"))
    controller, banner = player.session.controller, player.window.banner
    player.wait(lambda: controller.scene().others.foresight is not None and controller.scene().report is not None)
    save = menu_action(player.window, menu_items()["save_review"])
    for name in ("review.txt", "review.json"):
        target = str(tmp_path / name)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, target=target: (target, ""))
        save.trigger()
        player.wait(lambda target=target: banner.text == announcing.file_written(target))
    report = controller.scene().report
    assert json.loads((tmp_path / "review.json").read_text()) == review_as_json(report, controller.record)
    text = (tmp_path / "review.txt").read_text()
    for said in ("reviewed", f"{report.game.points_so_far}", "Knowing every roll in advance", "Luck"):
        assert said in text
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "review.txt" / "x.txt"), ""))
    save.trigger()
    player.wait(lambda: banner.text.startswith("It couldn't be saved"))


def test_nothing_is_saved_of_a_game_that_goes_on(player):
    assert not menu_action(player.window, menu_items()["save_review"]).isEnabled()
