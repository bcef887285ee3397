# SPDX-License-Identifier: MIT
"""Tests of the lock's maker: what it writes for Pythons that agree and for those that do not. pip is not asked."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import locking
import pytest
from bootstrapping import commands, packages

OLD, NEW = (3, 11), (3, 12)


def pin(version, digest):
    return version, f"sha256:{digest}"


def test_one_line_where_all_pythons_agree_and_a_condition_where_not():
    found = {
        OLD: {"both": pin("1.0", "b"), "other": pin("2.0", "c"), "old": pin("1", "d")},
        NEW: {"both": pin("1.0", "a"), "other": pin("2.1", "e")},
    }
    assert locking.lock_text(found).splitlines()[1:] == [
        "both==1.0 \\",
        "    --hash=sha256:a \\",
        "    --hash=sha256:b",
        'old==1 ; python_version == "3.11" \\',
        "    --hash=sha256:d",
        'other==2.0 ; python_version == "3.11" \\',
        "    --hash=sha256:c",
        'other==2.1 ; python_version == "3.12" \\',
        "    --hash=sha256:e",
    ]


def entry(name, version, digest):
    download = {"url": "file:///somewhere", "archive_info": {"hashes": {"sha256": digest}}}
    return {"metadata": {"name": name, "version": version}, "download_info": download}


def test_extras_hold_what_all_do_not_bring_in_versions_that_go_together(monkeypatch):
    asked = []

    def pip(command, **_):
        wanted = command[command.index("3.12") + 1 + len(locking.PLATFORMS) :]
        limits = Path(command[command.index("--constraint") + 1]).read_text(encoding="utf-8")
        asked.append((wanted, limits.split()))
        found = [entry("Shared_Part", "1", "aa")] + [entry(name, "2", name) for name in wanted]
        Path(command[command.index("--report") + 1]).write_text(json.dumps({"install": found}), encoding="utf-8")
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(locking.subprocess, "run", pip)
    project = {"dependencies": ["x"], "optional-dependencies": {"test": ["y"], "package": ["z"]}}
    found = locking.resolve_all(NEW, {"project": project, "build-system": {"requires": ["b"]}})
    run = {"shared-part": pin("1", "aa"), **{name: pin("2", name) for name in ("x", "b", "editables")}}
    assert found == {"run": run, "test": {"y": pin("2", "y")}, "package": {**run, "z": pin("2", "z")}}
    together = ["shared-part==1", "x==2", "b==2", "editables==2", "y==2"]
    every = ["x", "b", "editables"]
    assert asked == [([*every, "y"], []), (every, together), (["y"], together), ([*every, "z"], [])]


def test_versions_that_do_not_go_together_are_no_lock(monkeypatch):
    monkeypatch.setattr(locking.subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1, stderr="conflict"))
    with pytest.raises(locking.LockError, match="conflict"):
        locking.resolve(NEW, ["x"])


def test_every_extra_that_the_bootstrap_asks_for_is_locked():
    extras = {extra for extras in commands.EXTRAS.values() for extra in extras}
    assert {"run", *extras} == {path.stem for path in packages.LOCKED.glob("*.txt")}
