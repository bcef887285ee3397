# SPDX-License-Identifier: MIT
"""The file of the library: two starts at once, a program that keeps it for a moment, and who may read it."""

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
from patience import outcome

from yahtzee_gui.library import schema
from yahtzee_gui.library.database import NAME, LibraryFile

# Waits until all are ready, so that they really open the file at once; goes on with as many files as it is told.
OPENER = textwrap.dedent(
    """
    import sys, time
    from pathlib import Path
    from history_samples import finished
    from yahtzee_gui.library import database as database_module
    from yahtzee_gui.library.database import LibraryFile

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
            child.stdin.write(f"{home / NAME}\n")
            child.stdin.flush()
        assert [child.stdout.readline() for child in children] == ["done\n"] * 4
        with closing(LibraryFile(home / NAME)) as database:
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
    tables, refused = schema.tables_in, []
    schema.known_tables()

    def overtaken(connection):
        with closing(sqlite3.connect(tmp_path / NAME, timeout=0.0)) as other:
            try:
                other.execute("CREATE TABLE game (number INTEGER PRIMARY KEY)")
            except sqlite3.OperationalError as error:
                refused.append(str(error))
        return tables(connection)

    monkeypatch.setattr(schema, "tables_in", overtaken)
    with closing(LibraryFile(tmp_path / NAME)) as database:
        assert database._pragma("user_version") == len(schema.STEPS)
    assert refused == ["database is locked"] * 2 + ["table game already exists"]


def test_the_file_is_for_its_owner_alone(tmp_path):
    folder = tmp_path / "home"
    with closing(LibraryFile(folder / NAME)) as database:
        database.add([finished("one")])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (folder / NAME).chmod(0o644)
    with closing(LibraryFile(folder / NAME)):
        assert stat.S_IMODE((folder / NAME).stat().st_mode) == 0o600
