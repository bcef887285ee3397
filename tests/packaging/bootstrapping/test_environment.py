# SPDX-License-Identifier: MIT
"""Tests of the virtual environment and its stamp."""

from __future__ import annotations

import json
import os
import threading

import pytest
from bootstrapping import environment, packages
from bootstrapping.telling import SetupError
from checkout import ROOT
from patience import wait_for


def test_stamp_decides_the_next_step():
    plain, test = environment.stamp_for(frozenset()), environment.stamp_for(frozenset({"test"}))
    assert environment.next_step(plain, plain, True) == "ready"
    assert environment.next_step(test, plain, True) == "ready"
    assert environment.next_step(plain, test, True) == "install"
    assert environment.next_step({**plain, "project": "older"}, plain, True) == "install"
    assert environment.next_step({**plain, "checkout": "/elsewhere"}, plain, True) == "install"
    assert environment.next_step({**plain, "python": "2.7"}, plain, True) == "rebuild"
    assert environment.next_step(plain, plain, False) == "rebuild"
    assert environment.next_step({}, plain, True) == "rebuild"


def test_environment_that_is_not_ours_is_never_emptied():
    wanted = environment.stamp_for(frozenset())
    assert environment.next_step(None, wanted, True) == "install"
    assert environment.next_step(None, wanted, False) == "create"


def test_stamp_ignores_the_settings_of_the_linters(monkeypatch, tmp_path):
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    project = tmp_path / "pyproject.toml"
    project.write_text('[project]\nname = "a"\n[tool.ruff]\nline-length = 80\n')
    before = environment.stamp_for(frozenset())
    project.write_text('[project]\nname = "a"\n[tool.ruff]\nline-length = 99\n')
    assert environment.stamp_for(frozenset()) == before
    project.write_text('[project]\nname = "a"\ndependencies = ["numpy"]\n')
    assert environment.stamp_for(frozenset()) != before


def test_stamp_round_trip_and_damage(tmp_path):
    assert environment.read_stamp(tmp_path) is None
    stamp = environment.stamp_for(frozenset({"test"}))
    environment.write_stamp(tmp_path, stamp)
    assert environment.read_stamp(tmp_path) == stamp
    (tmp_path / environment.STAMP_NAME).write_text('{"python": "3.')
    assert environment.read_stamp(tmp_path) == {}


def test_ready_environment_is_left_alone(monkeypatch, tmp_path, capsys):
    environment.write_stamp(tmp_path, environment.stamp_for(frozenset({"test"})))
    monkeypatch.setattr(environment, "python_works", lambda venv: True)
    monkeypatch.setattr(environment, "create_venv", lambda *_, **__: pytest.fail("create_venv"))
    monkeypatch.setattr(packages, "install", lambda *_: pytest.fail("install"))
    environment.set_up(tmp_path, frozenset(), lambda: pytest.fail("ensurepip"), unlocked=False)
    assert capsys.readouterr().err == ""


@pytest.fixture
def installed(monkeypatch):
    """What the packages were installed with: the extras, and whether unlocked."""
    calls = []
    monkeypatch.setattr(environment, "python_works", lambda venv: True)
    monkeypatch.setattr(packages, "install", lambda python, extras, log, unlocked: calls.append((extras, unlocked)))
    return calls


def test_second_extra_keeps_the_first(installed, tmp_path):
    old = environment.stamp_for(frozenset({"test"}))
    environment.write_stamp(tmp_path, {**old, "project": "older"})
    environment.set_up(tmp_path, frozenset(), lambda: None, unlocked=False)
    assert installed == [(["test"], False)]
    assert environment.read_stamp(tmp_path) == old


def test_another_lock_is_installed(installed, monkeypatch, tmp_path):
    environment.write_stamp(tmp_path, environment.stamp_for(frozenset()))
    monkeypatch.setattr(packages, "locked_text", lambda: "numpy==99")
    environment.set_up(tmp_path, frozenset(), lambda: None, unlocked=False)
    assert installed == [([], False)]


def test_an_environment_without_the_lock_stays_so_until_it_is_made_anew(installed, tmp_path):
    environment.write_stamp(tmp_path, environment.stamp_for(frozenset()))
    environment.set_up(tmp_path, frozenset(), lambda: None, unlocked=True)
    environment.set_up(tmp_path, frozenset(), lambda: None, unlocked=False)
    assert installed == [([], True)]
    environment.set_up(tmp_path, frozenset({"test"}), lambda: None, unlocked=False)
    assert installed[1:] == [(["test"], True)]


def test_interrupted_installation_leaves_the_unfinished_stamp(monkeypatch, tmp_path):
    environment.write_stamp(tmp_path, {**environment.stamp_for(frozenset()), "project": "older"})
    monkeypatch.setattr(environment, "python_works", lambda venv: True)

    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(packages, "install", interrupt)
    with pytest.raises(KeyboardInterrupt):
        environment.set_up(tmp_path, frozenset(), lambda: None, unlocked=False)
    assert environment.read_stamp(tmp_path) == {}


def test_folder_with_something_else_is_refused(never_run, tmp_path):
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(SetupError, match="something else than a Python environment"):
        environment.create_venv(tmp_path, clear=False)
    assert os.listdir(tmp_path) == ["thesis.tex"]


@pytest.mark.skipif(environment.fcntl is None, reason="there are no locks here")
def test_a_second_bootstrap_waits_and_then_finds_what_the_first_has_made(monkeypatch, tmp_path, capsys):
    venv, first_is_at_it, second_waits = tmp_path / "new" / "venv", threading.Event(), threading.Event()
    installed = []

    def install(*_):
        installed.append("packages")
        first_is_at_it.set()
        wait_for(second_waits)

    def set_up():
        environment.set_up(venv, frozenset(), lambda: None, unlocked=False)

    monkeypatch.setattr(environment.packages, "install", install)
    monkeypatch.setattr(environment, "create_venv", lambda folder, clear: folder.mkdir())
    monkeypatch.setattr(environment, "python_works", lambda folder: folder.exists())
    monkeypatch.setattr(environment, "say", lambda told: (print(told), second_waits.set()))
    first = threading.Thread(target=set_up)
    first.start()
    wait_for(first_is_at_it)
    set_up()
    first.join()
    assert installed == ["packages"]
    assert capsys.readouterr().out == f"another bootstrap is at work in {venv.parent}: waiting for it.\n"
    assert list(venv.parent.iterdir()) == [venv]


def test_missing_interpreter_does_not_work(tmp_path):
    assert not environment.python_works(tmp_path)


def test_folder_of_the_environment(monkeypatch, tmp_path):
    monkeypatch.setattr(environment, "ROOT", tmp_path / "checkout")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("YAHTZEE_VENV", raising=False)
    (tmp_path / "checkout").mkdir()
    (tmp_path / "checkout" / "pyproject.toml").write_text("")
    assert environment.choose_venv(None, frozenset()) == tmp_path / "checkout" / ".venv"
    monkeypatch.setattr(environment.os, "access", lambda path, mode: False)
    assert environment.choose_venv(None, frozenset()) == tmp_path / "cache" / "yahtzee-coach" / "venv"
    monkeypatch.setenv("YAHTZEE_VENV", str(tmp_path / "named"))
    assert environment.choose_venv(None, frozenset()) == tmp_path / "named"
    assert environment.choose_venv(str(tmp_path / "option"), frozenset()) == tmp_path / "option"


def test_stamp_is_json_that_names_the_checkout():
    stamp = environment.stamp_for(frozenset())
    assert json.loads(json.dumps(stamp)) == stamp
    assert stamp["checkout"] == str(ROOT)
