# SPDX-License-Identifier: MIT
"""What processes of the tests share is made by one of them, and whoever comes later finds it."""

from __future__ import annotations

import subprocess
import sys
import threading

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
    """Return a class like that of the files of a kernel; two of them share `kept` as two processes share a folder."""

    class Files:
        def path(self, key):
            return f"/cache/{key}"

        def load(self, key):
            return kept.get(key)

        def save(self, key, data):
            kept[key] = data

    return Files


def test_who_looks_for_what_is_being_compiled_waits_and_finds_it(tmp_path):
    kept, found = {}, []
    one, other = code_files(kept), code_files(kept)
    for files in (one, other):
        sharing.compile_once(files, "/cache", tmp_path)
    assert one().load("key") is None
    waiting = threading.Thread(target=lambda: found.append(other().load("key")))
    waiting.start()
    waiting.join(0.2)
    assert waiting.is_alive()
    one().save("key", b"code")
    waiting.join()
    assert found == [b"code"]
