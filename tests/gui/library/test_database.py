# SPDX-License-Identifier: MIT
"""Two starts at once, files that were renamed, and what is no file in the history's place."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import textwrap
from contextlib import closing

import pytest
from audits import daily
from checkout import ROOT
from history_samples import finished
from own_library import OwnLibrary
from patience import outcome

from yahtzee_gui.library.database import VERSION, Damaged, LibraryFile


# Waits until all are ready, so that they really open the file at once; goes on with as many files as it is told.
OPENER = textwrap.dedent(
    """
    import sys, time
    from pathlib import Path
    from history_samples import finished
    from yahtzee_gui.library import database as database_module
    from yahtzee_gui.library.database import NAME, LibraryFile

    database_module._PATIENCE = 3600.0
    number = sys.argv[1]
    print("ready", flush=True)
    for line in sys.stdin:
        database = LibraryFile(Path(line.rstrip()))
        database.add([finished(number)])
        database.close()
        print("done", flush=True)
    """
)


@pytest.mark.parametrize("attempts", daily((1, 40)))
def test_starts_at_once_on_a_fresh_home_find_one_history(tmp_path, attempts):
    paths = map(str, (ROOT, ROOT / "tests" / "support"))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    children = [
        subprocess.Popen([sys.executable, "-c", OPENER, str(number)], env=environment, **pipes) for number in range(4)
    ]
    assert [child.stdout.readline() for child in children] == ["ready\n"] * 4
    homes = [tmp_path / str(attempt) for attempt in range(attempts)]
    for home in homes:
        home.mkdir()
        for child in children:
            child.stdin.write(f"{home / FILE}\n")
            child.stdin.flush()
        assert [child.stdout.readline() for child in children] == ["done\n"] * 4
        with closing(LibraryFile(home / FILE)) as database:
            assert {key.seed for key in database.read().keys} == set("0123")
        assert not list(home.glob("damaged*"))
    assert [outcome(child) for child in children] == [("", "")] * 4


def test_a_program_that_keeps_the_file_for_a_moment_is_waited_for(tmp_path):
    with closing(LibraryFile(tmp_path / NAME)) as database, closing(sqlite3.connect(tmp_path / NAME)) as other:
        assert database._pragma("busy_timeout") >= 1000
        other.execute("BEGIN IMMEDIATE")
        other.rollback()
        database.add([finished("after")])


def test_version_and_contents_are_those_of_one_moment(tmp_path, monkeypatch):
    """The file cannot be made between the look at its version and that at its contents."""
    known, refused = LibraryFile._known_version, []

    def overtaken(database):
        version = known(database)
        with closing(sqlite3.connect(tmp_path / NAME, timeout=0.0)) as other:
            try:
                other.execute("CREATE TABLE game (number INTEGER PRIMARY KEY)")
            except sqlite3.OperationalError as error:
                refused.append(str(error))
        return version

    monkeypatch.setattr(LibraryFile, "_known_version", overtaken)
    with closing(LibraryFile(tmp_path / NAME)) as database:
        assert database._pragma("user_version") == VERSION
    assert refused == ["database is locked"] * 2


def tell(store, qtbot, work):
    told = []
    store.loaded.connect(told.append)
    work()
    qtbot.waitUntil(lambda: bool(told))
    return told[-1]


def test_a_file_that_was_renamed_is_not_written_to(qtbot, tmp_path):
    store = OwnLibrary(tmp_path)
    tell(store, qtbot, lambda: store.keep(finished("before")))
    os.rename(tmp_path / NAME, tmp_path / "elsewhere")
    history = tell(store, qtbot, lambda: store.keep(finished("after")))
    assert history.latest == (finished("after"),)
    store.end()
    with closing(LibraryFile(tmp_path / NAME)) as database:
        assert database.read().latest == (finished("after"),)


def test_the_file_is_for_its_owner_alone(tmp_path):
    folder = tmp_path / "home"
    with closing(LibraryFile(folder / FILE)) as database:
        database.add([finished("one")])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (folder / FILE).chmod(0o644)
    with closing(LibraryFile(folder / FILE)):
        assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


def link(path):
    (path.parent / "canary").write_bytes(b"somebody else's")
    path.symlink_to(path.parent / "canary")


def link_to_nothing(path):
    path.symlink_to(path.parent / "nothing")


def huge(path):
    with open(path, "wb") as file:
        file.truncate(2**40)


@pytest.mark.parametrize("end", ["", "-wal", "-journal"])
@pytest.mark.parametrize("make", [pipe, folder, link, link_to_nothing, huge])
def test_what_is_no_file_is_put_aside_and_games_are_kept(qtbot, tmp_path, make, end):
    if end:
        with closing(LibraryFile(tmp_path / NAME)) as database:
            database.add([finished("before")])
    make(tmp_path / (FILE + end))
    with pytest.raises(Damaged):
        LibraryFile(tmp_path / NAME)
    store, aside = OwnLibrary(tmp_path), []
    store.put_aside.connect(lambda path, games: aside.append(path))
    history = tell(store, qtbot, lambda: store.keep(finished("now")))
    store.end()
    assert history.latest == (finished("now"), *((finished("before"),) if end else ()))
    assert aside == [str(tmp_path / "damaged-history-1.sqlite3")]
    assert os.path.lexists(f"{aside[0]}{end}")
    assert not (tmp_path / "nothing").exists()
    if make is link:
        assert (tmp_path / "canary").read_bytes() == b"somebody else's"
