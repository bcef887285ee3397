# SPDX-License-Identifier: MIT
"""What earlier versions of the program kept is in the library after the next start, and its files in one archive."""

from __future__ import annotations

import shutil
import sqlite3
import zipfile
from contextlib import closing, suppress
from datetime import date
from pathlib import Path

import pytest
from checkout import ROOT
from history_samples import finished
from own_library import OwnLibrary

from engine.games import saved
from engine.training.retry import ScheduleCard
from yahtzee_gui.learn.log import loads
from yahtzee_gui.library import old_files
from yahtzee_gui.library.database import NAME, LibraryFile
from yahtzee_gui.library.schema import COLUMNS, row_of

SUPPORT = ROOT / "tests" / "support"
OLD_HOME = SUPPORT / "old_home.zip"
"""Written by the version before the library: graded and other games, a match and more under way, practice and logs."""
FIRST_HISTORY = SUPPORT / "history-1.sqlite3"
"""Written by the program of the first version of the table, with three games that it had reviewed."""
HISTORY, GAME, UNFILED = "history.sqlite3", "current-game.json", "finished-7dbe1a39c44fa67c.json"
FINISHED = ["graded 1", "graded 2", "not graded", "demon", "own dice", "waits for the history"]
INSERT = f"INSERT INTO game ({', '.join((*COLUMNS, 'checksum'))}) VALUES ({', '.join('?' * (len(COLUMNS) + 1))})"
UNDER_WAY = ["in play", "demon waits", "a match"]


@pytest.fixture
def home(tmp_path):
    """A home as the version before the library left it."""
    with zipfile.ZipFile(OLD_HOME) as archive:
        archive.extractall(tmp_path / "home")
    return tmp_path / "home"


class Started:
    """What a start finds in a folder, and what the library has after it."""

    def __init__(self, folder, qtbot):
        library, loaded, self.plays, self.taken, self.told = OwnLibrary(folder), [], [], [], []
        library.resumed.connect(lambda play, waiting: self.plays.extend(filter(None, (play, *waiting))))
        library.taken_over.connect(self.taken.append)
        library.failed.connect(lambda *problem: self.told.append(problem))
        library.recovered.connect(self.told.append)
        library.put_aside.connect(self.told.append)
        library.loaded.connect(loaded.append)
        library.resume()
        library.load()
        qtbot.waitUntil(lambda: bool(loaded))
        library.end()
        self.figures = loaded[-1]
        with closing(LibraryFile(folder / NAME)) as opened:
            self.entries = {entry.game.seed: entry for entry in opened.entries()}
            self.notes = {name: opened.note(name) for name in ("training", "puzzles")}
            self.seeds = [saved.own_record(saved.loads(text)).game.seed for text in opened.under_way()]

    @property
    def kept(self):
        return self.entries, self.notes, self.seeds


@pytest.fixture
def start(qtbot):
    """Return a function that starts with a folder."""
    return lambda folder: Started(folder, qtbot)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def archives(folder):
    """Return what the archives of a folder have."""
    found = []
    for path in sorted(folder.glob("before-library-*.zip")):
        with zipfile.ZipFile(path) as archive:
            found.append({name: archive.read(name) for name in archive.namelist()})
    return found


def check_all_is_there(found):
    assert [seed for seed in found.entries if seed in FINISHED] == FINISHED
    assert found.seeds == UNDER_WAY
    assert [saved.own_record(play).game.seed for play in found.plays] == UNDER_WAY
    for seed in FINISHED[:2]:
        game, decisions = found.entries[seed].game, found.entries[seed].decisions
        luck, lost = (sum(getattr(one, name) for one in decisions) for name in ("luck", "lost_as_played"))
        assert game.score == pytest.approx(game.grade.par + luck - lost, abs=1e-9)
    assert found.entries["graded 1"].cards == ((1, ScheduleCard(1, 2, date(2026, 5, 4))), (3, ScheduleCard(3, 0)))
    assert found.entries["demon"].game.dice_model == "demon"
    assert not found.entries["own dice"].game.is_rolled_here
    log = loads(found.notes["training"])
    assert (len(log.lessons), len(log.tests), len(log.begun)) == (1, 1, 1)
    assert len(loads(found.notes["puzzles"]).answers) == 1


def test_all_is_there_the_files_are_packed_and_the_next_start_changes_nothing(home, start):
    many = [finished(f"game {number}") for number in range(3000)]
    with closing(sqlite3.connect(home / HISTORY)) as file, file:
        file.executemany(INSERT, map(row_of, many))
    before = contents(home)
    found = start(home)
    check_all_is_there(found)
    assert [found.entries[game.seed].game for game in many] == many
    assert found.figures.games == len(FINISHED) + len(many)
    assert ([one.unread for one in found.taken], found.told) == ([()], [])
    assert archives(home) == [before]
    assert {path.name for path in home.iterdir()} == {NAME, "backups", found.taken[0].archive.name}
    again = start(home)
    assert (again.kept, again.taken, again.told) == (found.kept, [], [])
    assert archives(home) == [before]


def test_what_had_not_reached_the_history_itself_is_there_too(home, start):
    """As a program leaves it that was killed: the newest game is in the file beside it."""
    (home.parent / "killed").mkdir()
    with closing(sqlite3.connect(home / HISTORY)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        with file:
            file.execute(INSERT, row_of(finished("newest")))
        for path in home.iterdir():
            shutil.copy(path, home.parent / "killed")
    (home.parent / "killed" / f"{HISTORY}-shm").unlink()
    found = start(home.parent / "killed")
    check_all_is_there(found)
    assert "newest" in found.entries
    assert found.told == []
    assert not list((home.parent / "killed").glob(f"{HISTORY}*"))


def earlier(path, version):
    """Make a history of the version before the library one of an earlier version."""
    dropped = [("goal", "checksum"), ("goal", "checksum"), ("checksum",), ()][version - 1]
    tables = ["decision", "graded", "practice", *(["unreadable"] if version < 4 else [])]
    with closing(sqlite3.connect(path)) as file, file:
        for table in tables:
            file.execute(f"DROP TABLE {table}")
        names = [name for name in (*COLUMNS, "checksum") if name not in dropped]
        file.execute(f"CREATE TABLE old AS SELECT number, {', '.join(names)} FROM game")
        file.execute("DROP TABLE game")
        file.execute("ALTER TABLE old RENAME TO game")
        file.execute(f"PRAGMA user_version = {version}")


@pytest.mark.parametrize("version", [2, 3, 4])
def test_a_history_of_an_earlier_version_is_read(home, start, version):
    expected = start(shutil.copytree(home, home.parent / "newer"))
    earlier(home / HISTORY, version)
    found = start(home)
    games = [{seed: entry.game for seed, entry in one.entries.items()} for one in (found, expected)]
    assert games[0] == games[1]
    assert [one.unread for one in found.taken] == [()]
    assert not any(entry.decisions for entry in found.entries.values()), "they are worked out anew"


def test_a_history_of_the_first_version_is_read(home, start):
    shutil.copy(FIRST_HISTORY, home / HISTORY)
    found = start(home)
    late = finished("late", par=254.5, luck=-1 / 3, dice_model="demon", score=19, text='{"é": "🎲"}')
    games = [late, finished("helped", par=254.5, coached=True, score=300, rules="forced-joker"),
             finished("early", par=254.5, points_lost=0.1, decisions=1)]  # fmt: skip
    assert {game.seed: game for game in games}.items() <= {
        seed: entry.game for seed, entry in found.entries.items()
    }.items()
    assert found.seeds == UNDER_WAY


class Killed(OSError):
    """Stands for the end of the process."""


@pytest.mark.parametrize("step", ["before the archive", "the archive", "the first file", "the last file"])
def test_a_start_that_is_stopped_loses_nothing(home, start, monkeypatch, step):
    before, expected = contents(home), start(shutil.copytree(home, home.parent / "whole"))
    real, left = {"pack": old_files._pack, "unlink": Path.unlink}, [{"the first file": 1, "the last file": 6}.get(step)]

    def pack(folder, old):
        if step == "the archive":
            real["pack"](folder, old)
        raise Killed

    def unlink(path, **options):
        left[0] -= path.parent == home
        if left[0] < 0:
            raise Killed
        real["unlink"](path, **options)

    with monkeypatch.context() as patch, suppress(Killed), closing(LibraryFile(home / NAME)) as opened:
        if left[0] is None:
            patch.setattr(old_files, "_pack", pack)
        else:
            patch.setattr(Path, "unlink", unlink)
        old_files.take_over(home, opened)
    found = start(home)
    assert found.kept == expected.kept
    packed = {name: content for archive in archives(home) for name, content in archive.items()}
    assert packed.items() >= before.items()
    assert {path.name for path in home.iterdir() if path.suffix != ".zip"} == {NAME, "backups"}


def test_a_game_that_is_played_on_while_the_archive_cannot_be_written_is_not_doubled(home, start, monkeypatch):
    """Nor does what was deleted meanwhile come back."""

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(old_files, "_pack", full)
        start(home)
        with closing(LibraryFile(home / NAME)) as opened:
            opened.put_under_way([saved.dumps(saved.loads(opened.under_way()[0]).roll())])
            opened.remove((1,))
        found = start(home)
    again = start(home)
    for one in (found, again):
        assert one.seeds == ["in play"]
        assert "graded 1" not in one.entries
    assert len(archives(home)) == 1


def damaged_history(home):
    content = bytearray((home / HISTORY).read_bytes())
    content[4096:8192] = b"\xa5" * 4096
    (home / HISTORY).write_bytes(content)


def damaged_waiting(home):
    content = (home / GAME).read_bytes()
    (home / GAME).write_bytes(content.replace(b'\\"dice_model\\": \\"demon', b'\\"dice_model\\": \\"DEMON'))


DAMAGES = {
    "the game in play": (lambda home: (home / GAME).write_bytes(b"\x00\xff not a game"), (GAME,)),
    "a game that waits": (damaged_waiting, (GAME,)),
    "a finished game": (lambda home: (home / UNFILED).write_bytes(b"[" * 50_000), (UNFILED,)),
    "lessons": (lambda home: (home / "training.json").write_bytes(b"no log"), ("training.json",)),
    "the history": (lambda home: (home / HISTORY).write_bytes(b"no history" * 999), (HISTORY,)),
    "a page of the history": (damaged_history, (HISTORY,)),
    "nothing in the history": (lambda home: (home / HISTORY).write_bytes(b""), (HISTORY,)),
}


@pytest.mark.parametrize(("damage", "unread"), DAMAGES.values(), ids=DAMAGES)
def test_what_is_damaged_is_told_and_packed_and_keeps_nothing_else_out(home, start, damage, unread):
    damage(home)
    before, found = contents(home), start(home)
    assert [one.unread for one in found.taken] == [unread]
    assert found.told == []
    assert archives(home) == [before]
    if GAME not in unread:
        assert found.seeds == UNDER_WAY
    elif damage is damaged_waiting:
        assert found.seeds == ["in play", "a match"]
    if HISTORY not in unread:
        assert set(FINISHED) - set(found.entries) <= {"waits for the history"}
    assert (UNFILED in unread) == ("waits for the history" not in found.entries)
    assert (found.notes["training"] is None) == ("training.json" in unread)
    assert found.notes["puzzles"] is not None
    assert start(home).taken == [], "told once"


def test_a_wrong_row_of_the_history_is_restored_from_its_game(home, start):
    with closing(sqlite3.connect(home / HISTORY)) as file, file:
        file.execute("UPDATE game SET score = 'many' WHERE seed IN ('graded 1', 'demon')")
        file.execute("UPDATE decision SET theme = 'weather' WHERE game = 2")
    found = start(home)
    assert [*found.entries] == FINISHED
    assert (found.entries["graded 1"].game.grade, found.entries["graded 2"].decisions) == (None, ())
    assert found.entries["graded 2"].game.grade is not None


def test_what_is_no_file_is_left_alone(home, start):
    (home.parent / "canary").write_bytes((home / GAME).read_bytes())
    (home / GAME).unlink()
    (home / GAME).symlink_to(home.parent / "canary")
    found = start(home)
    assert found.seeds == []
    assert (home / GAME).is_symlink()


def test_games_of_an_earlier_version_that_was_used_again_wait_beside_the_library(home, start):
    first = start(home)
    with zipfile.ZipFile(OLD_HOME) as archive:
        archive.extractall(home)
    (home / GAME).write_text(saved.dumps(saved.loads((home / GAME).read_text()).undo()))
    found = start(home)
    assert found.seeds == [*UNDER_WAY, "in play"]
    assert found.entries == first.entries
    assert len(archives(home)) == 2
