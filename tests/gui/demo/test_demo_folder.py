# SPDX-License-Identifier: MIT
"""The folders of demonstrations are fresh and private, and do not outlive their process for long."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from checkout import ROOT

from yahtzee_gui.demo.demo_folder import DemoFolder, remove_left_demos

# A demonstration in another process, until that is killed.
HELD = """
import sys
from yahtzee_gui.demo.demo_folder import DemoFolder
folder = DemoFolder()
print(folder.path, flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def temporary(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_each_is_a_new_one_and_for_its_user_alone():
    one, other = DemoFolder(), DemoFolder()
    assert one.path != other.path
    assert stat.S_IMODE(one.path.stat().st_mode) == 0o700
    for folder in (one, other):
        folder.remove()
        assert not folder.path.exists()


def test_those_in_use_stay_and_those_left_behind_go(temporary):
    used = DemoFolder()
    environment = os.environ | {"PYTHONPATH": str(ROOT), "TMPDIR": str(temporary)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", HELD], env=environment, **pipes) as child:
        left = Path(child.stdout.readline().strip())
        (left / "library.sqlite3").write_text("a demonstration")
        remove_left_demos()
        assert left.is_dir(), "it is still being watched"
        child.kill()
    remove_left_demos()
    assert used.path.is_dir()
    assert not left.exists()
    used.remove()


def test_what_only_looks_like_one_stays(temporary):
    (temporary / "canary").mkdir()
    (temporary / "canary" / "file").write_text("somebody's")
    (temporary / "yahtzee-demo-abcdefgh").symlink_to(temporary / "canary")
    (temporary / "yahtzee-demo-pictures-abcdefgh").mkdir()
    open_to_all = temporary / "yahtzee-demo-zbcdefgh"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    remove_left_demos()
    assert sorted(path.name for path in temporary.iterdir()) == [
        "canary",
        "yahtzee-demo-abcdefgh",
        "yahtzee-demo-pictures-abcdefgh",
        "yahtzee-demo-zbcdefgh",
    ]
    assert (temporary / "canary" / "file").exists()
