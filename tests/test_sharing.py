# SPDX-License-Identifier: MIT
"""What processes of the tests share is made by one of them, and the others find it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sharing
from checkout import ROOT

ONE_AT_A_TIME = """
import sys, time
from pathlib import Path
import sharing
made = Path(sys.argv[1]) / "made"
with sharing.alone(sys.argv[1], "something"):
    if not made.exists():
        time.sleep(0.2)
        made.touch()
        print("made")
"""


def test_two_processes_make_a_thing_once(tmp_path):
    command = [sys.executable, "-c", ONE_AT_A_TIME, str(tmp_path)]
    paths = {"PYTHONPATH": str(ROOT / "tests" / "support")}
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, env=paths) for _ in range(2)]
    assert sorted(child.communicate()[0] for child in both) == [b"", b"made\n"]


def code_files(kept):
    """Return a class like the cache of a kernel; two of them share `kept` as two processes share a folder."""

    class Files:
        def load(self, path):
            return kept.get(path)

        def save(self, path, data):
            kept[path] = data

    return Files


def test_who_looks_for_what_is_being_compiled_waits_and_finds_it(tmp_path):
    kept, found, path = {}, [], Path("/cache/kernel.code")
    one, other = code_files(kept), code_files(kept)
    for files in (one, other):
        sharing.compile_once(files, "/cache", tmp_path)
    assert one().load(path) is None
    waiting = threading.Thread(target=lambda: found.append(other().load(path)))
    waiting.start()
    waiting.join(0.2)
    assert waiting.is_alive()
    one().save(path, b"code")
    waiting.join()
    assert found == [b"code"]


# ---- what is kept from one run to the next ----

IN_USE = """
import sys
import sharing
print(sharing.kept_folder(sys.argv[1], sys.argv[2]), flush=True)
sys.stdin.read()
"""
KEEPING = """
import sys
import sharing
from engine.runtime import files
sharing.keep_code(sys.argv[1])
print(sorted(path.name for path in files.compiled_folder().iterdir()))
for path in (files.compiled_folder() / "kernel.code", files.engine_cache() / "table-x.bin"):
    files.write_atomically(path, [b"made"])
"""
PATHS = {"PYTHONPATH": os.pathsep.join((str(ROOT / "tests" / "support"), str(ROOT)))}
locking = pytest.mark.skipif(sharing.fcntl is None, reason="there are no such locks")


@pytest.fixture
def use(tmp_path):
    """Return a function that has another process use a kept folder; what it returns ends that."""
    running = []

    def begin(name):
        command = [sys.executable, "-c", IN_USE, str(tmp_path), name]
        child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=PATHS, text=True)
        running.append(child)
        assert child.stdout.readline().strip() == str(tmp_path / name)
        return child.communicate

    yield begin
    for child in running:
        child.communicate()


@locking
def test_of_what_is_kept_the_last_ones_used_stay_and_those_in_use(tmp_path, use):
    end_first = use("first")
    for number in range(5):
        use(str(number))()
        (tmp_path / str(number) / "kept").touch()
        os.utime(tmp_path / str(number), (number + 1, number + 1))
    os.utime(tmp_path / "first", (0, 0))
    use("last")()
    assert {path.name for path in tmp_path.iterdir()} == {"first", "3", "4", "last"}
    end_first()
    use("3")()
    assert {path.name for path in tmp_path.iterdir()} == {"3", "4", "last"}
    assert (tmp_path / "3" / "kept").exists()


@locking
def test_two_runs_at_once_keep_the_same_code_and_none_of_their_tables(tmp_path, use):
    found = []
    for run in ("one", "other"):
        command = [sys.executable, "-c", KEEPING, str(tmp_path / "kept")]
        folders = PATHS | {"XDG_CACHE_HOME": str(tmp_path / run)}
        done = subprocess.run(command, env=folders, capture_output=True, text=True, check=True)
        found.append(done.stdout.strip())
    assert found == ["[]", "['kernel.code']"]
    assert [path.name for path in (tmp_path / "kept").rglob("*") if path.is_file()] == ["kernel.code"]


def test_where_nothing_can_be_kept_the_tests_start_with_nothing(tmp_path):
    (tmp_path / "kept").write_text("in the way")
    sharing.keep_code(tmp_path / "kept")
    assert (tmp_path / "kept").read_text() == "in the way"
