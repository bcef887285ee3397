# SPDX-License-Identifier: MIT
from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from engine import files

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
    for folder in (files.cache_folder(), files.data_folder(), files.config_folder()):
        assert folder.is_relative_to(session_home)
        assert folder.name == files.APP_FOLDER


def test_folders_differ():
    assert len({files.cache_folder(), files.data_folder(), files.config_folder()}) == 3


def test_cache_of_the_engine_is_named_after_its_sources(monkeypatch):
    assert files.engine_cache() == files.cache_folder() / f"engine-{files.engine_fingerprint()}"
    assert int(files.engine_fingerprint(), 16) >= 0
    assert len(files.engine_fingerprint()) == 16


def fingerprint_of(folder, monkeypatch):
    monkeypatch.setattr(files, "__file__", str(folder / "files.py"))
    return files.engine_fingerprint.__wrapped__()


def test_fingerprint_changes_with_any_source(tmp_path, monkeypatch):
    (tmp_path / "a.py").write_text("x = 1\n")
    (tmp_path / "b.py").write_text("")
    seen = [fingerprint_of(tmp_path, monkeypatch)]
    assert fingerprint_of(tmp_path, monkeypatch) == seen[0]
    for name, text in (("a.py", "x = 2\n"), ("b.py", "\n"), ("c.py", "")):
        (tmp_path / name).write_text(text)
        seen.append(fingerprint_of(tmp_path, monkeypatch))
    (tmp_path / "c.py").rename(tmp_path / "d.py")
    seen.append(fingerprint_of(tmp_path, monkeypatch))
    assert len(set(seen)) == 5


def test_fingerprint_covers_the_engine():
    assert (Path(files.__file__).parent / "kernels.py").exists()


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


# Old caches


def old_engine(cache, name, days):
    folder = cache / name
    (folder / "compiled").mkdir(parents=True)
    used = time.time() - days * 24 * 3600
    os.utime(folder, (used, used))
    return folder


def test_only_caches_of_other_engines_unused_for_a_month_go(empty_cache):
    gone = old_engine(empty_cache, "engine-gone", 31)
    recent = old_engine(empty_cache, "engine-recent", 29)
    current = old_engine(empty_cache, files.engine_cache().name, 400)
    foreign = old_engine(empty_cache, "something-else", 400)
    files.remove_stale_caches()
    assert not gone.exists()
    assert all(folder.exists() for folder in (recent, current, foreign))


def test_removing_old_caches_where_there_are_none(empty_cache):
    files.remove_stale_caches()
    assert not empty_cache.exists()
