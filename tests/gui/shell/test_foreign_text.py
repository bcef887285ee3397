# SPDX-License-Identifier: MIT
"""What a file, a name or the system says is shown as it is written: never as HTML, and no picture is loaded for it."""

from __future__ import annotations

import re
from contextlib import closing

import numpy as np
import pytest
from checkout import ROOT
from history_samples import finished, played_record
from PySide6.QtGui import QColor, QImage, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

from engine.games.notation import GameFault, Refusal
from engine.rules.categories import CATEGORIES
from engine.solving.faults import TableFault, TableProblem
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.labels import Label, plain, set_tooltip
from yahtzee_gui.library.backups import Recovered
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.library import Problem
from yahtzee_gui.library.old_files import TakenOver
from yahtzee_gui.menu_words import Page

CANARY = QColor(250, 3, 247)
SOURCES = (ROOT / "yahtzee_gui").rglob("*.py")


@pytest.fixture
def foreign(tmp_path):
    """A text that would show a picture if it were taken for HTML."""
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(CANARY)
    assert picture.save(str(tmp_path / "canary.png"))
    return f"<img src='{tmp_path / 'canary.png'}'><b>bold &lt; & bolder</b>"


def shown(widget):
    """Return the texts that `widget` and all that is in it could take for HTML, with where they are."""
    widgets = [widget, *widget.findChildren(QWidget)]
    for one in widgets:
        yield "tooltip", one, one.toolTip()
        yield "status", one, one.statusTip()
        yield "help", one, one.whatsThis()
        if isinstance(one, QLabel | QMessageBox) and one.text():
            assert one.textFormat() is Qt.TextFormat.PlainText, (one, one.text())
        for action in one.actions():
            yield "menu", one, action.toolTip()


def assert_plain(widget):
    found = list(shown(widget))
    assert found
    assert [(kind, one, text) for kind, one, text in found if Qt.mightBeRichText(text)] == []
    assert not has_canary(widget.grab().toImage())


def has_canary(image):
    scaled = image.convertToFormat(QImage.Format.Format_RGB32)
    return bool((np.frombuffer(scaled.constBits(), np.uint32) == CANARY.rgb()).any())


def notices_about(session, text):
    """Have everything told in the banner that quotes from outside."""
    services = session.services
    library, game_files = services.library, services.game_files
    yield lambda: library.put_aside.emit(text)
    yield lambda: library.recovered.emit(Recovered(text, None, 3, 3))
    yield lambda: library.taken_over.emit(TakenOver(text, (text,)))
    yield lambda: game_files.exported.emit(text)
    yield lambda: game_files.export_failed.emit(text)
    for fault in GameFault:
        yield lambda fault=fault: game_files.import_refused.emit(Refusal(fault, text, text))
        yield lambda fault=fault: session.window.beside.finished.refused.emit(Refusal(fault, text, text))
    for problem in Problem:
        yield lambda problem=problem: library.failed.emit(problem, text)
    for fault in TableFault:
        yield lambda fault=fault: session.controller.table.failed.emit(TableProblem(fault, text))
    yield lambda: services.keeper.failed.emit(text)
    yield lambda: session.window.notices.tell_ignored({"XDG_DATA_HOME": text})


def test_no_banner_takes_what_it_quotes_for_html(open_player, foreign):
    player = open_player()
    banner, quoting = player.window.banner, 0
    for tell in notices_about(player.session, foreign):
        tell()
        assert banner.isVisible()
        quoting += foreign in banner.label.text()
        assert_plain(banner)
        while banner.close_notice():
            pass
    assert quoting > 10, "the notices quote it"


@pytest.mark.parametrize("mode", [CoachMode.LIVE, CoachMode.OFF])
def test_nothing_in_the_window_takes_the_seed_of_a_game_for_html(open_player, tmp_path, foreign, mode):
    player = open_player(tmp_path / "home", game=played_record(foreign).undo(), mode=mode)
    assert_plain(player.window)
    player.click_box(next(box for box in CATEGORIES if player.game.can_score(box)))
    player.settle()
    assert player.game.seed == foreign
    assert_plain(player.window)


def test_no_page_takes_anything_of_games_or_settings_for_html(open_player, tmp_path, foreign):
    home = tmp_path / "home"
    home.mkdir()
    with closing(LibraryFile(home / NAME)) as opened:
        opened.add([finished(foreign), finished("other", rules="free-joker", text=foreign)])
    (home / "settings.ini").write_text(f"[window]\nwelcomed=yes\n[coach]\nmode={foreign}\n[play]\nrace={foreign}\n")
    player = open_player(home, game=played_record(foreign))
    player.settle()
    player.wait(lambda: player.session.services.library.figures is not None)
    for page in Page:
        player.window.dialogs.show(page)
        dialog = player.window.dialogs.newest
        assert dialog is not None, page
        assert_plain(dialog)
        dialog.close()
    assert_plain(player.window)


def test_the_question_about_a_file_is_plain(open_player, tmp_path, foreign, monkeypatch):
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QFileDialog

    name = "<b>game<img src=x>"
    (tmp_path / f"{name}.json").write_text("somebody's")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    player, asked = open_player(), []

    def answer():
        box = QApplication.activeModalWidget()
        asked.append(box.text())
        try:
            assert_plain(box)
        finally:
            box.reject()

    QTimer.singleShot(0, answer)
    player.window.beside.files.export_game()
    assert name in asked[0]


# ---- the two ways in which text is shown ----------------------------------------------------------------------------


def test_a_label_shows_what_is_written(qtbot, foreign):
    label = Label(foreign)
    qtbot.addWidget(label)
    label.resize(300, 60)
    assert not has_canary(label.grab().toImage())
    told = QLabel(foreign)  # the same without care: the picture is loaded
    qtbot.addWidget(told)
    told.resize(300, 60)
    assert has_canary(told.grab().toImage())


@pytest.mark.parametrize("text", ["<b>x", "a &lt; b", "line\n<b>x", "<!-- x --><i>", "plain", "", "a < b & c"])
def test_a_tooltip_is_plain_and_says_the_same(qtbot, text):
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tooltip(widget, text)
    assert not Qt.mightBeRichText(widget.toolTip())
    assert widget.toolTip().replace("\u2060", "") == text
    assert plain("plain") == "plain"


FORBIDDEN = re.compile(
    r"\bQLabel\(|class \w+\(QLabel\)|\.setToolTip\(|\.setWhatsThis\(|\.setStatusTip\(|\bQTextBrowser\b|\bQTextEdit\b"
    r"|\bQTextDocument\b|\bQStaticText\b|\.setHtml\(|\.addRow\("
    r"|QMessageBox\.(?:question|warning|information|critical|about)\(|RichText\b(?!\()"
)


def test_there_is_no_other_way():
    found = {
        source.relative_to(ROOT).as_posix(): FORBIDDEN.findall(source.read_text(encoding="utf-8"))
        for source in SOURCES
        if source.name not in ("labels.py", "contents.py") and "theme" not in source.parts
    }
    assert len(found) > 100
    assert {source: ways for source, ways in found.items() if ways} == {}
