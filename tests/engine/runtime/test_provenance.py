# SPDX-License-Identifier: MIT
"""Sources are really edited behind the back of a Python that has byte code of them, or is running."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files, provenance
from engine.runtime.steps import finish
from engine.solving import library

CHECK = "import engine.rules.scoring as scoring; from engine.runtime import provenance; print(scoring._KEPT); "


@pytest.fixture
def copied_engine(tmp_path):
    shutil.copytree(Path(engine.__file__).parent, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(folder, script):
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def edit(path):
    """Change a source so that its time and its size stay as they were."""
    before = path.stat()
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("_KEPT = 64", "_KEPT = 65"), encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size


def test_old_byte_code_under_a_new_source_is_refused_removed_and_then_made_anew(copied_engine):
    good = run(copied_engine, CHECK + "provenance.check()")
    assert (good.stdout, good.stderr) == ("64\n", "")
    source = copied_engine / "engine" / "rules" / "scoring.py"
    edit(source)
    stale = run(copied_engine, CHECK + "provenance.check()")
    assert stale.stdout == "64\n"  # that is what Python makes of it
    assert "StaleCodeError: the byte code of engine.rules.scoring was not that of its source" in stale.stderr
    assert not Path(importlib.util.cache_from_source(str(source))).exists()
    again = run(copied_engine, CHECK + "provenance.check()")
    assert (again.stdout, again.stderr) == ("65\n", "")


def test_what_is_made_after_an_edit_is_not_kept_and_that_is_all(copied_engine):
    script = (
        "from engine.runtime import files; files.engine_fingerprint(); "
        "open('engine/rules/par.py', 'a').write('# edited'); provenance.check()"
    )
    done = run(copied_engine, CHECK + script)
    assert "SourcesChangedError: the engine's sources have changed since the program was started" in done.stderr


def test_neither_code_nor_tables_are_kept_by_an_engine_that_is_not_its_sources(copied_engine, tmp_path):
    """It is told before the first kernel is kept, which would be under the fingerprint of the new source."""
    run(copied_engine, CHECK)
    edit(copied_engine / "engine" / "rules" / "scoring.py")
    environment = {**os.environ, "PYTHONPATH": str(copied_engine), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-m", "engine", "hindsight", "1"],
        cwd=copied_engine,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "byte code of engine.rules.scoring was not that of its source" in done.stderr
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]


def test_a_table_is_used_but_not_kept_when_the_sources_were_edited_meanwhile(table_of, monkeypatch):
    table_of(DEFAULT_RULES)
    monkeypatch.setattr(files, "fingerprints_of", lambda folder: files.Fingerprints("edited", "edited"))
    delivery = finish(library.obtain(DEFAULT_RULES, force=True))
    assert (delivery.path, delivery.table.par) == (None, table_of(DEFAULT_RULES).par)
    assert "have changed" in delivery.unsaved


def test_the_engine_of_the_tests_is_its_sources():
    provenance.check()
