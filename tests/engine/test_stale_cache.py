# SPDX-License-Identifier: MIT
"""A changed engine must never go on with what the old one compiled or solved: numba's own cache would not notice."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files


@pytest.fixture
def copied_engine(tmp_path):
    """A folder with a copy of the engine that can be changed."""
    folder = tmp_path / "checkout"
    shutil.copytree(Path(engine.__file__).parent, folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def cache(table_of, tmp_path):
    """A folder with what the tests have compiled for the engine as it is, and no table: to compile takes long."""
    table_of(DEFAULT_RULES)
    folder = tmp_path / "cache"
    copied = compiled_folder(folder, files.engine_fingerprint())
    shutil.copytree(files.compiled_folder(), copied, ignore=shutil.ignore_patterns("*.tmp"))
    return folder


def compiled_folder(cache, fingerprint):
    return cache / files.APP_FOLDER / f"engine-{fingerprint}" / "compiled"


def code_of(cache, fingerprint):
    """Return the names of the files of compiled code that an engine has in `cache`."""
    return {path.name for path in compiled_folder(cache, fingerprint).iterdir()}


def kernels_of(code):
    """Return the kernels that files of compiled code belong to: what they are named after comes behind that."""
    return {name.rsplit(".", 2)[0] for name in code}


def run(folder, cache):
    """Run the solve command of the engine in `folder`."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "engine", "solve", "--json"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def solve(folder, cache):
    """Return what the solve command of the engine in `folder` answers."""
    done = run(folder, cache)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def change(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


RULES = ("rules/sets/free-joker.toml", "upper_bonus = 35", "upper_bonus = 36")
WORDS = ("cli/tables.py", "build (or find) the table", "find (or build) the table")
UNCHECKED = ("    known = par(rules, model)\n", "    return\n    known = par(rules, model)\n")
ROLLING = ("turn/lattice.py", "sixth = lanes.fill(1.0 / 6.0)", "sixth = lanes.fill(1.01 / 6.0)")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change_of", "to_a_fresh_cache"),
    [(ROLLING, False), *(pytest.param(change_of, True, marks=pytest.mark.audit) for change_of in (RULES, ROLLING))],
    ids=["rolling", "rules and fresh", "rolling and fresh"],
)
def test_changed_engine_is_compiled_and_solved_again(copied_engine, cache, tmp_path, change_of, to_a_fresh_cache):
    """A rule changes, or the dice, in a subpackage deep in what the compiled kernels are made of; words before that.

    In audits the par is compared with that of the same change where nothing was compiled before; every day the old
    code is seen to stay alone.
    """
    code = code_of(cache, files.engine_fingerprint())
    before = solve(copied_engine, cache)
    change(copied_engine / "engine" / WORDS[0], *WORDS[1:])
    again = solve(copied_engine, cache)
    assert (before["from_cache"], again["from_cache"]) == (False, True)
    assert before["par"] == again["par"] == pytest.approx(254.589609481963, abs=1e-9)

    file, old, new = change_of
    change(copied_engine / "engine" / file, old, new)
    change(
        copied_engine / "engine" / "solving" / "new_table_checks.py", *UNCHECKED
    )  # or the wrong table would be refused
    changed = solve(copied_engine, cache)
    assert not changed["from_cache"]
    assert changed["par"] > before["par"] + 0.5
    assert changed["table"] != before["table"]
    assert code_of(cache, files.engine_fingerprint()) == code
    assert code_of(cache, files.fingerprint_of(copied_engine / "engine"))
    if to_a_fresh_cache:
        assert changed["par"] == solve(copied_engine, tmp_path / "fresh")["par"]


# ---- a bundle without sources ---------------------------------------------------------------------------------------


@pytest.fixture
def bundle(copied_engine):
    """A folder with the engine as byte code only, as in a frozen program; it has not been told yet which one it is."""
    assert compileall.compile_dir(copied_engine / "engine", quiet=1, legacy=True)
    for source in (copied_engine / "engine").rglob("*.py"):
        source.unlink()
    return copied_engine


def tell(folder, fingerprint):
    (folder / "engine" / files.FINGERPRINT).write_text(f"{fingerprint}\n", encoding="ascii")


@pytest.mark.audit
def test_a_bundle_meets_only_what_was_built_for_its_own_fingerprint(bundle, cache):
    """First with the fingerprint of the sources, for which there is code; then with another one."""
    ours, other = files.engine_fingerprint(), "fedcba9876543210"
    tell(bundle, ours)
    code = code_of(cache, ours)
    first, again = solve(bundle, cache), solve(bundle, cache)
    assert (first["from_cache"], again["from_cache"]) == (False, True)
    assert first["par"] == pytest.approx(254.589609481963, abs=1e-9)
    assert code_of(cache, ours) == code

    tell(bundle, other)
    anew, again = solve(bundle, cache), solve(bundle, cache)
    assert (anew["from_cache"], again["from_cache"]) == (False, True)
    assert anew["table"] != first["table"]
    for found in (first, again):  # the compiled code is found, by byte code of whatever fingerprint
        assert found["seconds"]["compile"] < anew["seconds"]["compile"] / 2
    assert kernels_of(code_of(cache, other)) <= kernels_of(code)
    assert not code_of(cache, other) & code, "names tell whose code it is"


def test_a_bundle_that_was_not_told_its_fingerprint_refuses_in_one_sentence(bundle, tmp_path):
    done = run(bundle, tmp_path / "cache")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "neither sources nor a file fingerprint.txt" in done.stderr
    assert not (tmp_path / "cache").exists()
