# SPDX-License-Identifier: MIT
"""Rows of the history are checked one by one: what can be read is shown, what cannot is told and kept."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from audits import daily
from history_samples import finished, played_record
from hypothesis import given, settings
from hypothesis import strategies as st

from yahtzee_gui.library import rows
from yahtzee_gui.library.database import Damaged, LibraryFile, NewerVersion
from yahtzee_gui.library.finished_game import FinishedGame

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)
_EXAMPLES = int(os.environ.get("YAHTZEE_FUZZ", "40"))


@pytest.fixture(scope="module")
def games():
    """Three games that were really played, the oldest first."""
    return tuple(FinishedGame.of(played_record(f"row {number}"), AT) for number in range(3))


@pytest.fixture
def path(tmp_path, games):
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add([games[0], finished("no game"), *games[1:]])
    return tmp_path / NAME


def change(path, command, *values):
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(command, values).rowcount == 1


def reopened(path):
    """Return the history as it is told, and how many games were found to be damaged."""
    with closing(LibraryFile(path)) as database:
        return database.read(), database.found_unreadable


WRONG = {
    "another digit": ("score", 999),
    "text for a number": ("score", "many"),
    "bytes for a number": ("score", b"\x00\xff"),
    "a number for text": ("seed", 17),
    "another seed": ("seed", "row 9"),
    "no text at all": ("rules", "houserules"),
    "bytes that are no text": ("rules", b"\xff\xfe"),
    "no time": ("finished_at", "yesterday"),
    "a huge number": ("ones", 2**62),
    "a grade in part": ("par", 1.5),
    "a grade of text": ("accuracy", "good"),
    "no checksum": ("checksum", ""),
}


@pytest.mark.parametrize(("column", "value"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_column_is_restored_from_the_text_of_the_game(path, games, column, value):
    change(path, f"UPDATE game SET {column} = ? WHERE seed = ?", value, games[1].seed)
    history, unreadable = reopened(path)
    assert unreadable == history.unreadable == 0
    assert history.games == 4
    assert history.latest == (games[2], games[1], finished("no game"), games[0]) or column == "finished_at"
    if column == "finished_at":
        assert history.latest[1] == replace(games[1], finished_at=finished("no game").finished_at), "as the one before"
    assert reopened(path) == (history, 0)


@pytest.mark.parametrize(("column", "value"), WRONG.values(), ids=WRONG.keys())
def test_a_row_that_tells_no_game_is_set_aside_and_the_others_stay(path, games, column, value):
    change(path, f"UPDATE game SET {column} = ? WHERE text = ?", value, finished().text)
    history, unreadable = reopened(path)
    assert (unreadable, history.unreadable, history.games) == (1, 1, 3)
    assert history.latest == games[::-1]
    again, told_again = reopened(path)
    assert (told_again, again) == (0, history), "told once, and kept"
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        assert connection.execute("SELECT text FROM unreadable").fetchall() == [(finished().text.encode(),)]


@pytest.mark.parametrize("old", ['"score": "chance"', '"seed": "row 1"', '"events"', "{"])
def test_a_text_that_was_changed_tells_no_game(path, games, old):
    text = games[1].text.replace(old, old.replace("c", "k").replace("w", "v").replace("{", "[").replace("e", "a"), 1)
    assert text != games[1].text
    change(path, "UPDATE game SET text = ? WHERE seed = ?", text, games[1].seed)
    history, unreadable = reopened(path)
    assert (unreadable, history.games) == (1, 3)


def test_bytes_that_are_no_utf8_hide_nothing(path, games):
    change(path, "UPDATE game SET text = CAST(? AS TEXT) WHERE seed = ?", b'{"\xc3\x28"}', games[1].seed)
    history, unreadable = reopened(path)
    assert (unreadable, history.games) == (1, 3)


def test_a_game_can_be_finished_again_whose_row_was_set_aside(path, games):
    change(path, "UPDATE game SET text = 'gone' WHERE seed = ?", games[1].seed)
    with closing(LibraryFile(path)) as database:
        database.add([games[1]])
        assert database.read().latest[0] == games[1]
        assert database.read().unreadable == 1


def test_what_was_graded_is_whole(path, games):
    grade = finished().grade
    with closing(LibraryFile(path)) as database:
        database.grade(games[1].with_grade(grade))
    history, unreadable = reopened(path)
    assert unreadable == 0
    assert history.latest[1] == games[1].with_grade(grade)


def test_rows_with_a_goal_and_without_a_checksum_are_taken_over(tmp_path, games):
    """The third version: its games have goals, and what is damaged in them is restored or set aside."""
    goal = replace(finished("for a goal"), goal="reach 300", grade=replace(finished().grade, accuracy=None))
    with closing(LibraryFile(tmp_path / NAME)) as database:
        database.add([games[0], goal, finished("damaged"), games[1]])
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("UPDATE game SET score = 'many' WHERE seed IN ('damaged', 'row 1')")
        connection.execute("ALTER TABLE game DROP COLUMN checksum")
        for table in ("unreadable", "decision", "graded", "practice"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 3")
        connection.commit()
    history, unreadable = reopened(tmp_path / NAME)
    assert (unreadable, history.unreadable) == (1, 1)
    assert history.latest == (games[1], goal, games[0])
    assert reopened(tmp_path / NAME) == (history, 0)


# ---- anything at all in a row ---------------------------------------------------------------------------------------

ANYTHING = st.none() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False) | st.text() | st.binary()
CHANGES = st.dictionaries(st.sampled_from(rows.COLUMNS), ANYTHING, max_size=len(rows.COLUMNS))


@given(changes=CHANGES)
@settings(max_examples=_EXAMPLES)
def test_a_row_is_either_as_it_was_written_or_no_row(changes):
    written = finished("a row")
    *values, checksum = rows.row_of(written)
    changed = [changes.get(column, value) for column, value in zip(rows.COLUMNS, values, strict=True)]
    is_same = all(type(one) is type(other) and one == other for one, other in zip(changed, values, strict=True))
    assert rows.is_whole((*changed, checksum)) == is_same
    if is_same:
        assert rows.game_in(changed) == written
    assert rows.restored(changed, None) is None
    game = rows.checked(changed)
    if game is not None:  # a row of an older version in which everything is possible can be kept again
        assert rows.is_whole(rows.row_of(game))


@given(changes=CHANGES)
@settings(max_examples=_EXAMPLES // 2)
def test_no_file_with_anything_in_its_rows_fails_to_open(tmp_path_factory, changes):
    path = tmp_path_factory.mktemp("anything") / FILE
    with closing(LibraryFile(path)) as database:
        database.add([finished("one"), finished("two")])
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for column, value in changes.items():
            try:
                file.execute(f"UPDATE game SET {column} = ? WHERE number = 1", (value,))
            except (sqlite3.IntegrityError, UnicodeEncodeError):
                continue
    history, unreadable = reopened(path)
    assert history.games + unreadable == 2
    assert finished("two") in history.latest


@pytest.mark.parametrize("place", daily(range(40), 2))
def test_a_bad_byte_anywhere_in_a_row_is_found(place, tmp_path, games):
    """Every byte of a file of one game in turn, forty at a time: nothing wrong is ever shown."""
    path = tmp_path / NAME
    with closing(LibraryFile(path)) as database:
        database.add([games[0].with_grade(finished().grade)])
    content, whole = path.read_bytes(), reopened(path)[0].latest
    for at in range(place * len(content) // 40, len(content), len(content) // 8):
        path.write_bytes(content[:at] + bytes([content[at] ^ 0x11]) + content[at + 1 :])
        for side in ("-wal", "-shm"):
            path.with_name(FILE + side).unlink(missing_ok=True)
        with contextlib.suppress(Damaged, NewerVersion):
            assert reopened(path)[0].latest in (whole, (games[0],), ()), at
