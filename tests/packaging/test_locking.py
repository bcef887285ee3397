# SPDX-License-Identifier: MIT
"""Tests of the lock's maker: what it writes for Pythons that agree and for those that do not. pip is not asked."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import locking
import pytest
from bootstrapping import commands

OLD, NEW = (3, 11), (3, 12)


def pin(version, *digests):
    return version, frozenset(f"sha256:{digest}" for digest in digests)


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
    found = locking.resolve_all(NEW, {"run": ["x"], "test": ["y"]})
    assert found == {
        "run": {"shared-part": pin("1", "aa"), "x": pin("2", "x")},
        "test": {"y": pin("2", "y")},
    }
    together = ["shared-part==1", "x==2", "y==2"]
    assert asked == [(["x", "y"], []), (["x"], together), (["y"], together)]


def test_versions_that_do_not_go_together_are_no_lock(monkeypatch):
    monkeypatch.setattr(locking.subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1, stderr="conflict"))
    with pytest.raises(locking.LockError, match="conflict"):
        locking.resolve(NEW, ["x"])


def test_every_extra_that_the_bootstrap_asks_for_is_locked():
    assert {extra for extras in commands.EXTRAS.values() for extra in extras} == {*locking.EXTRAS, *locking.ALONE}
