# SPDX-License-Identifier: MIT
"""A changed engine must never go on with what the old one compiled or solved: numba's own cache would not notice."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engine


@pytest.fixture
def copied_engine(tmp_path):
    """A folder with a copy of the engine that can be changed."""
    folder = tmp_path / "checkout"
    shutil.copytree(Path(engine.__file__).parent, folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def solve(folder, cache):
    """Run the solve command of the engine in `folder`."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "engine", "solve", "--json"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def change(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


RULES = ("rules/scoring.py", "UPPER_BONUS = 35", "UPPER_BONUS = 36")
ROLLING = ("turn/lattice.py", "sixth = lanes.fill(1.0 / 6.0)", "sixth = lanes.fill(1.01 / 6.0)")


@pytest.mark.slow
def test_changed_engine_is_compiled_and_solved_again(copied_engine, tmp_path):
    """A rule changes, and then the dice, deep in what the compiled kernels are made of."""
    cache = tmp_path / "cache"
    before, again = solve(copied_engine, cache), solve(copied_engine, cache)
    assert (before["from_cache"], again["from_cache"]) == (False, True)
    assert before["par"] == again["par"] == pytest.approx(254.589609481963, abs=1e-9)

    for file, old, new in (RULES, ROLLING):
        change(copied_engine / "engine" / file, old, new)
        changed = solve(copied_engine, cache)
        assert not changed["from_cache"]
        assert changed["par"] > before["par"] + 0.5
        assert changed["par"] == solve(copied_engine, tmp_path / f"fresh {file}")["par"]
        assert changed["table"] != before["table"]
        before = changed
