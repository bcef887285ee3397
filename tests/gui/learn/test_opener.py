# SPDX-License-Identifier: MIT
"""The pages of learning in the window: they follow the history, lead from one to the other, and write charts."""

from __future__ import annotations

import csv

from history_samples import finished
from made_up_games import made_up_games
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from engine.strategies.rule_lists.course import Lesson
from engine.training.progress import By, progress
from engine.training.themes import Theme
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import names


def test_from_the_home_page_to_progress_and_a_file(open_session, qtbot, tmp_path, monkeypatch):
    session = open_session(table=False)
    window, services = session.window, session.services
    QTest.keyClick(window, Qt.Key.Key_L)
    page_of_learning = window.dialogs.newest
    text = page_of_learning.level.text
    qtbot.waitUntil(lambda: text.text().startswith("From your first game"))
    for number in range(3):
        services.library.keep(finished(f"seed {number}", points_lost=float(number), score=200 + number))
    qtbot.waitUntil(lambda: "in your last 3 games" in text.text())
    window.dialogs.turn(Page.PROGRESS)
    page = window.dialogs.newest
    assert page is not page_of_learning
    for target, content in ((tmp_path / "a.csv", b"Finished"), (tmp_path / "a.svg", b"<svg")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=target: (str(path), ""))
        page.losses.save.click()
        qtbot.waitUntil(lambda path=target: str(path) in page.remark.text())
        assert content in target.read_bytes()
    rows = list(csv.reader((tmp_path / "a.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert [row[1] for row in rows[1:]] == ["200", "201", "202"]
    asked = []
    monkeypatch.setattr(services.library, "find", lambda key, _then: asked.append(key))
    page.losses.itemRequested.emit(1)
    assert asked == [GameKey("seed 1", "free-joker", 3, "fair")]
    window.dialogs.show(Page.LEARN)
    assert page_of_learning.isVisible()
    page_of_learning.course.itemRequested.emit(3)
    assert window.dialogs.session(Page.LESSONS).lesson is Lesson(4)


def test_the_games_behind_a_figure_are_listed(open_session, qtbot):
    session = open_session(table=False)
    learning, services, asked = session.window.beside.learning, session.services, []
    learning.list_games = lambda *given: asked.append(given)
    session.window.dialogs.show(Page.PROGRESS)
    qtbot.waitUntil(lambda: services.progress.progress is not None)
    services.progress.progress = progress(made_up_games(3, weak=Theme.BAD_TURN))
    session.window.dialogs.newest.groupRequested.emit(By.THEME, 0)
    ((title, games),) = asked
    assert (title, len(games)) == (f"Games with “{names.theme(Theme.BAD_TURN)}”", 3)
