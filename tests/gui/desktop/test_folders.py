# SPDX-License-Identifier: MIT
"""A folder is shown by the file manager, and where there is none the window says so; Qt would not."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtGui import QDesktopServices

from yahtzee_gui.desktop import other_programs
from yahtzee_gui.desktop.other_programs import FolderOpener


@pytest.fixture
def opened(monkeypatch):
    """The folders that the system was asked to open, which it says it did."""
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toLocalFile()) or True)
    return asked


@pytest.fixture
def asks(tmp_path, monkeypatch):
    """Return a function that puts a program in the place of the one that knows who shows folders."""
    if not sys.platform.startswith("linux"):
        pytest.skip("elsewhere the system always has a file manager")

    def put(script):
        path = tmp_path / "xdg-mime"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        monkeypatch.setattr(other_programs.QStandardPaths, "findExecutable", lambda name: str(path))

    return put


def test_where_somebody_shows_folders_it_is_opened(qtbot, asks, opened, tmp_path):
    asks('[ "$*" = "query default inode/directory" ] && echo files.desktop')
    opener = FolderOpener()
    opener.show(tmp_path)
    qtbot.waitUntil(lambda: opened == [str(tmp_path)])


@pytest.mark.parametrize("script", ["exit 0", "exit 4", "echo", "kill -9 $$", "exec sleep 60"])
def test_where_nobody_does_that_is_told_once(qtbot, asks, opened, tmp_path, monkeypatch, script):
    monkeypatch.setattr(other_programs, "_PATIENCE", 300)
    asks(script)
    opener, told = FolderOpener(), []
    opener.failed.connect(told.append)
    opener.show(tmp_path)
    qtbot.waitUntil(lambda: told != [])
    qtbot.wait(20)
    assert told == [tmp_path]
    assert opened == []


def test_a_program_that_cannot_be_started_knows_nobody(qtbot, asks, opened, tmp_path):
    asks("exit 0")
    (tmp_path / "xdg-mime").chmod(0o600)
    opener, told = FolderOpener(), []
    opener.failed.connect(told.append)
    opener.show(tmp_path)
    qtbot.waitUntil(lambda: told == [tmp_path])


def test_without_such_a_program_it_is_tried_and_told_if_it_fails(monkeypatch, tmp_path):
    monkeypatch.setattr(other_programs.QStandardPaths, "findExecutable", lambda name: "")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    opener, told = FolderOpener(), []
    opener.failed.connect(told.append)
    opener.show(tmp_path)
    assert told == [tmp_path]


def test_of_a_folder_that_is_not_there_yet_the_one_above_is_shown(monkeypatch, opened, tmp_path):
    monkeypatch.setattr(other_programs.QStandardPaths, "findExecutable", lambda name: "")
    FolderOpener().show(tmp_path / "not" / "yet")
    assert opened == [str(tmp_path)]
