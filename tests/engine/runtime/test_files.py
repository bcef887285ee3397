# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from checkout import ROOT
from patience import wait_for

from engine.runtime import files

posix = pytest.mark.skipif(os.name == "nt", reason="there are no such things")

OLD, NEW = b"old content", b"new content"


@pytest.fixture
def target(tmp_path):
    """A file with old content, alone in its folder."""
    path = tmp_path / "folder" / "file.bin"
    path.parent.mkdir()
    path.write_bytes(OLD)
    return path


# Folders


def test_folders_of_the_session_are_not_the_users(session_home):
    for folder in (files.data_folder(), files.config_folder()):
        assert folder.is_relative_to(session_home)
        assert folder.name == files.APP_FOLDER
    assert files.cache_folder() == Path(os.environ["YAHTZEE_TEST_CACHE"], files.APP_FOLDER)


@pytest.mark.parametrize("given", ["", "here", "./here"])
def test_empty_and_relative_variables_name_no_folder(monkeypatch, given):
    monkeypatch.setattr(files, "_ignored", {})
    for variable in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, given)
    home = Path(os.environ["HOME"])
    assert files.cache_folder() == home / ".cache" / files.APP_FOLDER
    assert files.data_folder() == home / ".local/share" / files.APP_FOLDER
    assert files.config_folder() == home / ".config" / files.APP_FOLDER


def test_a_relative_variable_is_told_and_an_empty_one_is_as_good_as_none(monkeypatch):
    monkeypatch.setattr(files, "_ignored", {})
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    files.cache_folder()
    assert files.ignored_variables() == {}
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    files.cache_folder()
    assert files.ignored_variables() == {"XDG_CACHE_HOME": "here"}


@pytest.mark.skipif(os.name == "nt", reason="homes have another name there")
@pytest.mark.parametrize("home", ["", "here"])
def test_a_home_that_is_no_absolute_path_is_not_used(monkeypatch, home):
    monkeypatch.setattr(files, "_ignored", {})
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", home)
    assert files.cache_folder().is_absolute()


def test_folders_differ():
    assert len({files.cache_folder(), files.data_folder(), files.config_folder()}) == 3


def test_cache_of_the_engine_is_named_after_its_sources(monkeypatch):
    assert files.engine_cache() == files.cache_folder() / f"engine-{files.engine_fingerprint()}"
    assert int(files.engine_fingerprint(), 16) >= 0
    assert len(files.engine_fingerprint()) == 16


def test_threads_that_ask_for_the_fingerprint_at_once_have_the_sources_read_once(monkeypatch):
    asked, begun, may_end = [], threading.Event(), threading.Event()

    def read(folder):
        asked.append(folder)
        begun.set()
        wait_for(may_end)
        return "a"

    files._fingerprint.cache_clear()
    monkeypatch.setattr(files, "fingerprint_of", read)
    try:
        with ThreadPoolExecutor(2) as pool:
            first = pool.submit(files.engine_fingerprint)
            wait_for(begun)
            second = pool.submit(files.engine_fingerprint)
            threading.Event().wait(0.05)  # in which the second one asks
            may_end.set()
            assert first.result() == second.result() == "a"
        assert len(asked) == 1
    finally:
        files._fingerprint.cache_clear()


@pytest.fixture
def fingerprint(monkeypatch):
    """Return a function that gives the fingerprint of the engine in a folder, after files are written there."""

    def find(folder, **contents):
        for name, text in contents.items():
            path = folder / f"{name.replace('__', '/')}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        monkeypatch.setattr(files, "ENGINE", folder)
        return files._fingerprint.__wrapped__()

    return find


def test_the_fingerprint_changes_with_every_source_and_its_name(tmp_path, fingerprint):
    seen = [
        fingerprint(tmp_path, turn__a="x = 1\n"),
        fingerprint(tmp_path, turn__a="x = 2\n"),
        fingerprint(tmp_path, new=""),
    ]
    (tmp_path / "turn" / "a.py").rename(tmp_path / "b.py")
    assert len({*seen, fingerprint(tmp_path)}) == 4


def test_what_only_prints_and_links_that_editors_leave_do_not_count(tmp_path, fingerprint):
    before = fingerprint(tmp_path, a="x = 1\n")
    (tmp_path / ".#a.py").symlink_to("somebody@somewhere.1234:5678")
    assert fingerprint(tmp_path, cli__a="", lab__commands__a="") == before != fingerprint(tmp_path, lab__a="")


def test_what_only_prints_makes_nothing_that_is_kept():
    for folder in files._PRINTING:
        for path in (files.ENGINE / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"import compiling|write_result|engine_fingerprint", text), path


def test_the_fingerprint_does_not_depend_on_where_the_engine_lies(tmp_path, fingerprint):
    assert fingerprint(tmp_path / "here", a="x = 1\n") == fingerprint(tmp_path / "there", a="x = 1\n")


def test_the_fingerprint_tells_what_is_a_name_from_what_is_content(tmp_path, fingerprint):
    assert fingerprint(tmp_path / "one", a="b.py") != fingerprint(tmp_path / "two", a="", b="")


WRITTEN = "0123456789abcdef\n"


def test_without_sources_the_written_fingerprint_counts(tmp_path, fingerprint):
    (tmp_path / files.FINGERPRINT).write_text(WRITTEN)
    assert fingerprint(tmp_path) == "0123456789abcdef"


@pytest.mark.parametrize("written", [None, "", "\n", WRITTEN[1:], WRITTEN.upper(), "é" * 16, WRITTEN + WRITTEN])
def test_without_sources_and_fingerprint_no_engine_is_trusted(tmp_path, fingerprint, written):
    if written is not None:
        (tmp_path / files.FINGERPRINT).write_text(written, encoding="utf-8")
    with pytest.raises(files.FingerprintError, match=r"neither sources nor"):
        fingerprint(tmp_path)


def test_what_is_made_after_an_edit_is_not_kept(tmp_path, monkeypatch):
    files.engine_fingerprint()  # by the sources as they are
    monkeypatch.setattr(files, "fingerprint_of", lambda folder: "edited")
    with pytest.raises(OSError, match="have changed since"):
        files.write_result(tmp_path / "made", [b"x"])
    assert not (tmp_path / "made").exists()


def test_make_writable_creates_the_folder_and_leaves_it_empty(tmp_path):
    folder = tmp_path / "a" / "b"
    assert files.make_writable(folder)
    assert list(folder.iterdir()) == []


def test_make_writable_says_no_where_a_file_is_in_the_way(tmp_path):
    (tmp_path / "a").write_bytes(b"")
    assert not files.make_writable(tmp_path / "a")
    assert not files.make_writable(tmp_path / "a" / "b")


# Writing


def test_write_replaces_the_content(target):
    files.write_atomically(target, (b"new ", memoryview(b"content")))
    assert target.read_bytes() == NEW
    assert list(target.parent.iterdir()) == [target]


def test_write_creates_folders(tmp_path):
    path = tmp_path / "a" / "b" / "file"
    files.write_atomically(path, (NEW,))
    assert path.read_bytes() == NEW


def failing(*arguments):
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("call", ["os.replace", "os.fsync"])
def test_failure_leaves_the_old_content_and_no_temporary_file(target, monkeypatch, call):
    monkeypatch.setattr(call, failing)
    with pytest.raises(OSError, match="No space left"):
        files.write_atomically(target, (NEW,))
    assert target.read_bytes() == OLD
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt(), MemoryError()])
def test_interrupted_write_leaves_the_old_content_and_no_temporary_file(target, error):
    def chunks():
        yield b"new"
        raise error

    with pytest.raises(type(error)):
        files.write_atomically(target, chunks())
    assert target.read_bytes() == OLD
    assert list(target.parent.iterdir()) == [target]


def test_content_is_on_disk_before_the_name(target, monkeypatch):
    order = []
    fsync, replace = os.fsync, os.replace
    monkeypatch.setattr("os.fsync", lambda handle: order.append("fsync") or fsync(handle))
    monkeypatch.setattr("os.replace", lambda old, new: order.append("replace") or replace(old, new))
    files.write_atomically(target, (NEW,))
    assert order == ["fsync", "replace"]


def test_write_where_a_folder_is_in_the_way(tmp_path):
    (tmp_path / "name").mkdir()
    with pytest.raises(OSError, match="name"):
        files.write_atomically(tmp_path / "name", (NEW,))
    assert [path.name for path in tmp_path.iterdir()] == ["name"]


def test_a_link_is_replaced_and_what_it_leads_to_stays(target):
    canary = target.with_name("canary")
    canary.write_bytes(OLD)
    target.unlink()
    target.symlink_to(canary)
    files.write_atomically(target, (NEW,))
    assert (target.is_symlink(), target.read_bytes(), canary.read_bytes()) == (False, NEW, OLD)


@posix
@pytest.mark.parametrize(("private", "mode"), [(True, 0o600), (False, 0o640)])
def test_who_may_read_what_was_written(target, private, mode):
    before = os.umask(0o027)
    try:
        files.write_atomically(target, (NEW,), private=private)
    finally:
        os.umask(before)
    assert target.stat().st_mode & 0o777 == mode


# What others could have written


@pytest.fixture
def any_rights():
    """Let everyone write to each new file and folder, unless its maker says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def strangers(monkeypatch):
    """Return a function that gives all that is there to another user."""
    monkeypatch.setattr(files, "_instead", {})
    return lambda: monkeypatch.setattr(files, "_owners", lambda: frozenset({1 << 30}))


def rights(path):
    return path.stat().st_mode & 0o777


@posix
def test_new_folders_are_for_their_owner_alone(empty_cache, any_rights):
    assert files.make_writable(files.compiled_folder())
    assert {rights(folder) for folder in (empty_cache, files.engine_cache(), files.compiled_folder())} == {0o700}
    files.write_atomically(empty_cache / "new" / "newer" / "file", (NEW,))
    assert {rights(empty_cache / "new"), rights(empty_cache / "new" / "newer")} == {0o700}
    files.write_atomically(empty_cache / "shared" / "file", (NEW,), private=False)
    assert rights(empty_cache / "shared") == 0o777


@posix
def test_an_own_folder_that_was_open_to_others_is_closed(empty_cache, any_rights):
    folder = empty_cache / f"engine-{files.engine_fingerprint()}"
    folder.mkdir(parents=True)
    assert rights(folder) == 0o777
    assert files.engine_cache() == folder
    assert {rights(empty_cache), rights(folder)} == {0o700}


@posix
def test_a_folder_of_somebody_else_is_left_alone(empty_cache, strangers):
    folder = files.engine_cache()
    folder.mkdir(parents=True)
    (folder / "file").write_bytes(OLD)
    strangers()
    other = files.engine_cache()
    assert other != folder
    assert other == files.engine_cache()
    assert list(other.iterdir()) == []
    assert rights(other) == 0o700
    assert files.why_not_kept(other / "table.bin") == f"{folder} belongs to another user"
    assert files.why_not_kept(folder / "table.bin") is None
    files.drop_unfinished()
    assert not other.exists()
    assert (folder / "file").read_bytes() == OLD


@posix
def test_a_file_is_not_read_as_ones_own_that_somebody_else_could_have_written(tmp_path, strangers):
    path = tmp_path / "file"
    files.write_atomically(path, (NEW,))
    assert files.read_own_file(path, 100) == NEW
    with pytest.raises(files.FileTooLarge):
        files.read_own_file(path, len(NEW) - 1)
    for mode in (0o620, 0o602):
        path.chmod(mode)
        with pytest.raises(files.FileRefused, match="another user could have written it"):
            files.read_own_file(path, 100)
    path.chmod(0o644)
    assert files.read_own_file(path, 100) == NEW
    strangers()
    with pytest.raises(files.FileRefused, match="another user could have written it"):
        files.read_own_file(path, 100)


def test_where_no_owners_are_told_everything_is_ones_own(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "_owners", lambda: None)
    (tmp_path / "file").write_bytes(NEW)
    (tmp_path / "file").chmod(0o666)
    assert files.read_own_file(tmp_path / "file", 100) == NEW
    assert files.is_own(tmp_path)


def test_a_name_as_long_as_names_can_be(tmp_path):
    path = tmp_path / ("ä" * 125 + ".json")
    files.write_atomically(path, (NEW,))
    assert path.read_bytes() == NEW


# What writers leave that are killed

WRITE = """
import sys
from pathlib import Path
from engine.runtime import files

def chunks():
    yield b"half"
    print("writing", flush=True)
    sys.stdin.read()

folder = Path(sys.argv[2]) if len(sys.argv) > 2 else None
files.write_atomically(Path(sys.argv[1]), chunks(), noted_in=folder)
"""


def writer(*paths):
    """Return a process that is in the middle of writing the first of `paths`, noted in the second."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen([sys.executable, "-c", WRITE, *map(str, paths)], cwd=ROOT, **pipes)
    assert process.stdout.readline() == b"writing\n"
    return process


@posix
def test_what_a_killed_writer_leaves_is_removed_and_what_a_living_one_writes_is_not(target):
    process = writer(target)
    try:
        (left,) = set(target.parent.iterdir()) - {target}
        files.remove_left_overs(target.parent)
        assert left.exists()
    finally:
        process.kill()
        process.wait()
    assert left.exists()
    files.remove_left_overs(target.parent, target.parent / "nowhere")
    assert list(target.parent.iterdir()) == [target]


@posix
def test_what_a_killed_writer_leaves_in_a_folder_of_the_players_is_removed_and_nothing_else_there(target, tmp_path):
    own = tmp_path / "own"
    others = [target.with_name(name) for name in (".theirs.01234567.tmp", "game.tmp")]
    for other in others:
        other.write_bytes(b"theirs")
    process = writer(target, own)
    before = {target, *others}
    try:
        (left,) = set(target.parent.iterdir()) - before - {own}
        (note,) = own.iterdir()
        files.remove_left_overs(own)
        assert left.exists()
        assert note.exists()
    finally:
        process.kill()
        process.wait()
    files.remove_left_overs(own)
    assert set(target.parent.iterdir()) - {own} == before
    assert not any(own.iterdir())


@pytest.mark.parametrize("noted", ["own/theirs.txt", "own/.x.01234567.tmp", "relative", "", "a\0b", "/" * 20_000])
def test_a_note_that_is_damaged_removes_nothing(tmp_path, noted):
    own, theirs = tmp_path / "own", tmp_path / "theirs.txt"
    own.mkdir()
    theirs.write_bytes(b"theirs")
    (tmp_path / ".x.01234567.tmp").symlink_to(theirs)
    (own / "..elsewhere.01234567.tmp").write_text(noted.replace("own", str(tmp_path)))
    files.remove_left_overs(own)
    assert theirs.exists()
    assert (tmp_path / ".x.01234567.tmp").is_symlink()
    assert not any(own.iterdir())


def test_a_note_of_what_was_written_goes_with_it(target, tmp_path):
    files.write_atomically(target, (NEW,), noted_in=tmp_path / "own")
    assert target.read_bytes() == NEW
    assert not any((tmp_path / "own").iterdir())
    (tmp_path / "no folder").write_bytes(b"")
    files.write_atomically(target, (OLD,), noted_in=tmp_path / "no folder")
    assert target.read_bytes() == OLD


def test_only_temporary_files_are_removed(tmp_path):
    names = ("notes.tmp", ".notes.tmp", ".x.01234567.tmp.txt", "x.01234567.tmp", ".x.0123456.tmp")
    for name in names:
        (tmp_path / name).write_bytes(b"mine")
    (tmp_path / ".folder.01234567.tmp").mkdir()
    (tmp_path / ".link.01234567.tmp").symlink_to(tmp_path / "notes.tmp")
    (tmp_path / ".x.01234567.tmp").write_bytes(b"left over")
    files.remove_left_overs(tmp_path)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*names, ".folder.01234567.tmp", ".link.01234567.tmp"}


# Reading


def pipe(path):
    os.mkfifo(path)


def linked_pipe(path):
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to("pipe")


def unix_socket(path):
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(path))


def huge(path):
    with path.open("wb") as file:
        file.truncate(1 << 40)


NO_FILES = {
    "a pipe": pipe,
    "a link to a pipe": linked_pipe,
    "a socket": unix_socket,
    "a folder": Path.mkdir,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a huge file with nothing in it": huge,
    "a link to nothing": lambda path: path.symlink_to("nowhere"),
    "a link to itself": lambda path: path.symlink_to(path.name),
}


@posix
@pytest.mark.parametrize("make", NO_FILES.values(), ids=NO_FILES)
def test_what_is_no_file_to_be_read_is_refused_before_it_is(tmp_path, make):
    make(tmp_path / "file")
    with pytest.raises(OSError, match=r"\S") as refused:
        files.read_file(tmp_path / "file", 1000)
    assert refused.value.strerror


def test_a_file_that_grows_past_its_size_while_it_is_read_is_refused(tmp_path, monkeypatch):
    (tmp_path / "file").write_bytes(b"x" * 11)
    monkeypatch.setattr(files, "_check", lambda *arguments: None)
    with pytest.raises(files.FileTooLarge):
        files.read_file(tmp_path / "file", 10)
    assert files.read_file(tmp_path / "file", 11) == b"x" * 11


def test_a_link_to_a_file_is_followed(tmp_path):
    (tmp_path / "file").write_bytes(NEW)
    (tmp_path / "link").symlink_to("file")
    assert files.read_file(tmp_path / "link", 100) == NEW


# Old caches


def old_engine(cache, name, days):
    folder = cache / name
    (folder / "compiled").mkdir(parents=True)
    used = time.time() - days * 24 * 3600
    os.utime(folder, (used, used))
    return folder


def test_only_caches_of_other_engines_unused_for_a_month_go(empty_cache):
    gone = old_engine(empty_cache, OURS, 31)
    recent = old_engine(empty_cache, "engine-fedcba9876543210", 29)
    current = old_engine(empty_cache, files.engine_cache().name, 400)
    foreign = old_engine(empty_cache, "something-else", 400)
    looks_alike = old_engine(empty_cache, "engine-notes", 400)
    files.remove_stale_caches()
    assert not gone.exists()
    assert all(folder.exists() for folder in (recent, current, foreign, looks_alike))


def test_removing_old_caches_where_there_are_none(empty_cache):
    files.remove_stale_caches()
    assert not empty_cache.exists()


# Measuring and clearing the caches

OURS = "engine-0123456789abcdef"


def filled(folder, size):
    """Make a folder with a number of bytes in two files, one of them in a folder below."""
    (folder / "compiled").mkdir(parents=True)
    (folder / "table.bin").write_bytes(b"t" * (size - 1))
    (folder / "compiled" / "kernel.nbi").write_bytes(b"k")
    return folder


def test_the_size_is_that_of_the_engines_folders(empty_cache):
    filled(empty_cache / OURS, 1000)
    filled(files.engine_cache(), 500)
    filled(empty_cache / "venv", 9000)
    assert files.cache_size() == 1500


def test_without_a_cache_there_is_nothing_to_measure_or_clear(empty_cache):
    assert files.cache_size() == 0
    files.clear_caches()
    assert not empty_cache.exists()


def test_clearing_removes_the_engines_folders_and_nothing_else(empty_cache):
    ours = [filled(empty_cache / OURS, 10), filled(files.engine_cache(), 10)]
    names = ("venv", "engine", "engine-", "engine-mine", f"{OURS}0", f"my {OURS}", OURS.upper())
    foreign = [filled(empty_cache / name, 10) for name in names]
    foreign += [filled(empty_cache.parent / OURS, 10)]
    (empty_cache / "engine-fedcba9876543210").write_text("a file with the name of a folder")
    files.clear_caches()
    assert not any(folder.exists() for folder in ours)
    assert all((folder / "compiled" / "kernel.nbi").exists() for folder in foreign)
    assert (empty_cache / "engine-fedcba9876543210").exists()
    assert files.cache_size() == 0


def test_links_are_neither_measured_nor_followed(empty_cache, tmp_path):
    elsewhere = filled(tmp_path / "photos", 10_000)
    cache = filled(empty_cache / OURS, 10)
    (empty_cache / "engine-aaaaaaaaaaaaaaaa").symlink_to(elsewhere)
    (cache / "linked folder").symlink_to(elsewhere)
    (cache / "linked file").symlink_to(elsewhere / "table.bin")
    assert files.cache_size() < 1000
    files.clear_caches()
    assert not cache.exists()
    assert (empty_cache / "engine-aaaaaaaaaaaaaaaa").is_symlink()
    assert {path.name for path in elsewhere.iterdir()} == {"table.bin", "compiled"}


def test_what_cannot_be_removed_is_told_and_the_rest_goes(empty_cache, monkeypatch):
    """Unlinking is made to fail for one name: permissions do not stop the superuser, whom the tests may run as."""
    stuck, other = filled(empty_cache / OURS, 10), filled(files.engine_cache(), 10)
    (stuck / "stuck.bin").write_bytes(b"")
    unlink = os.unlink

    def refuse(path, *arguments, **options):
        if str(path).endswith("stuck.bin"):
            raise PermissionError(13, "Permission denied", str(path))
        unlink(path, *arguments, **options)

    monkeypatch.setattr(os, "unlink", refuse)
    with pytest.raises(PermissionError, match="Permission denied"):
        files.clear_caches()
    assert [path.name for path in stuck.iterdir()] == ["stuck.bin"]
    assert not other.exists()


def test_what_vanishes_while_it_is_cleared_is_no_failure(empty_cache, monkeypatch):
    cache = filled(empty_cache / OURS, 10)
    monkeypatch.setattr(files, "engine_caches", lambda: [cache, empty_cache / "engine-aaaaaaaaaaaaaaaa"])
    files.clear_caches()
    assert not cache.exists()


def test_a_cache_folder_that_is_a_file_counts_as_none(empty_cache):
    empty_cache.parent.mkdir(parents=True)
    empty_cache.write_text("")
    assert files.engine_caches() == []
    assert files.cache_size() == 0
    files.clear_caches()
