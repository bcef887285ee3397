# SPDX-License-Identifier: MIT
"""Translations are compiled where that was not done, or not since they were changed, and nowhere else."""

from __future__ import annotations

import os

import pytest
from bootstrapping import translations


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    for name, age in (("de.ts", 20), ("de.qm", 10), ("nl.ts", 20), ("nl.qm", 30), ("fr.ts", 5)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1_000_000 - age,) * 2)
    return tmp_path


def test_stale_is_what_is_missing_or_older_than_its_source(folder):
    assert [path.name for path in translations.stale()] == ["fr.ts", "nl.ts"]


@pytest.mark.parametrize(("status", "told"), [(0, ""), (1, "translations (fr, nl) could not be compiled: no lrelease")])
def test_the_compiler_is_started_once_and_what_goes_wrong_is_told(folder, monkeypatch, tmp_path, capsys, status, told):
    started = []
    monkeypatch.setattr(translations, "run_quietly", lambda *call: started.append(call) or (status, "no lrelease"))
    translations.compile_stale(tmp_path)
    assert [command[2] for command, _ in started] == ["--compile"]
    assert told in capsys.readouterr().err
    for source in folder.glob("*.ts"):
        source.with_suffix(".qm").touch()
    translations.compile_stale(tmp_path)
    assert len(started) == 1


def test_where_nothing_can_be_written_that_is_told(folder, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(translations.os, "access", lambda *_: False)
    monkeypatch.setattr(translations, "run_quietly", lambda *_: pytest.fail("nothing to start"))
    translations.compile_stale(tmp_path)
    assert "nothing can be written" in capsys.readouterr().err
