# SPDX-License-Identifier: MIT
from __future__ import annotations

import threading

import pytest

from engine.rules.dice import FAIR_DICE
from engine.rules.scoring import RULE_SETS
from engine.runtime import files
from engine.runtime.steps import finish
from engine.solving import library
from engine.solving.faults import TableFault, TableProblem
from engine.solving.library import Step
from engine.solving.value_table import load_table, table_path

FREE = RULE_SETS["free-joker"]
OTHER = RULE_SETS["no-joker"]


def obtain(rules=FREE, **options):
    return finish(library.obtain(rules, **options))


@pytest.fixture
def broken_cache(tmp_path, monkeypatch):
    """A cache folder that cannot be made: a file stands in its place (being root would not help)."""
    (tmp_path / "cache").write_bytes(b"")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def full_disk(monkeypatch):
    """A disk on which nothing can be written."""

    def write(path, chunks):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write_atomically", write)


def test_table_is_built_then_found(empty_cache):
    built, found = obtain(), obtain()
    assert (built.from_cache, found.from_cache) == (False, True)
    assert built.path == found.path == table_path(FREE)
    assert built.path.is_relative_to(empty_cache)
    assert found.table.values.tobytes() == built.table.values.tobytes()
    for delivery in (built, found):
        assert delivery.rebuilt is None
        assert delivery.unsaved is None


def steps_of(**options):
    told = []
    finish(library.obtain(FREE, **options), lambda progress: told.append(progress.step))
    return list(dict.fromkeys(told))


def test_a_second_start_says_that_it_reads_and_not_that_it_makes_anything(empty_cache):
    assert steps_of() == [Step.IMPORT, Step.COMPILE, Step.LOAD, Step.SOLVE, Step.SAVE]
    for path in files.compiled_folder().glob("*.code"):
        path.unlink()
    assert steps_of() == [Step.IMPORT, Step.COMPILE, Step.LOAD]
    (files.compiled_folder() / "kernel.code").touch()
    assert steps_of() == [Step.IMPORT, Step.LOAD]
    assert steps_of(force=True) == [Step.IMPORT, Step.COMPILE, Step.SOLVE, Step.SAVE]


@pytest.mark.skipif(files.fcntl is None, reason="there are no such rights")
def test_a_table_is_not_kept_in_a_folder_of_somebody_else(empty_cache, monkeypatch):
    folder = files.engine_cache()
    folder.mkdir(parents=True)
    monkeypatch.setattr(files, "_instead", {})
    monkeypatch.setattr(files, "_owners", lambda: frozenset({1 << 30}))
    delivery = obtain()
    assert (delivery.path, delivery.unsaved) == (None, f"{folder} belongs to another user")
    assert list(folder.iterdir()) == []
    files.drop_unfinished()


def test_each_rule_set_has_its_own_table(empty_cache):
    assert obtain(FREE).table.par != obtain(OTHER).table.par
    assert obtain(FREE).from_cache
    assert obtain(OTHER).from_cache


def test_seconds_are_given_for_every_step(empty_cache):
    built, found = obtain(), obtain()
    assert {"import", "compile", "solve", "save"} <= built.seconds.keys()
    assert built.seconds["solve"] > 0
    assert built.seconds["save"] > 0
    assert found.seconds["solve"] == found.seconds["save"] == 0
    assert found.seconds["load"] > 0


def test_force_builds_again(empty_cache):
    before = obtain().path.stat()
    forced = obtain(force=True)
    assert not forced.from_cache
    assert forced.rebuilt is None
    assert forced.path.stat().st_ino != before.st_ino


def test_damaged_table_is_rebuilt_and_says_why(empty_cache):
    path = obtain().path
    path.write_bytes(path.read_bytes()[:-8])
    rebuilt = obtain()
    assert not rebuilt.from_cache
    assert rebuilt.rebuilt == TableProblem(TableFault.WRONG_LENGTH)
    assert load_table(path, FREE).par == rebuilt.table.par
    assert obtain().from_cache


def test_table_of_another_engine_is_rebuilt_and_says_why(empty_cache):
    path = obtain().path
    content = path.read_bytes()
    path.write_bytes(content.replace(files.engine_fingerprint().encode(), b"0" * 16, 1))
    rebuilt = obtain()
    assert not rebuilt.from_cache
    assert rebuilt.rebuilt.fault is TableFault.MISFIT
    assert "engine" in rebuilt.rebuilt.detail
    assert path.read_bytes() == content


def test_without_a_cache_folder_the_table_lives_in_memory(broken_cache, table_of):
    delivery = obtain()
    assert delivery.path is None
    assert delivery.unsaved
    assert not delivery.from_cache
    assert delivery.table.values.tobytes() == table_of(FREE).values.tobytes()


def test_folder_in_place_of_the_table_leaves_it_in_memory(empty_cache):
    table_path(FREE).mkdir(parents=True)
    delivery = obtain()
    assert delivery.path is None
    assert delivery.unsaved
    assert delivery.rebuilt
    assert delivery.table.turn_states == 536_448


def test_full_disk_leaves_the_table_in_memory(empty_cache, full_disk, table_of):
    delivery = obtain()
    assert (delivery.path, delivery.unsaved) == (None, "No space left on device")
    assert delivery.table.par == table_of(FREE).par
    assert not table_path(FREE).exists()


def test_progress_goes_through_the_steps_and_never_back(empty_cache):
    reports = list(library.obtain(FREE))
    fractions = [report.fraction for report in reports]
    assert fractions == sorted(fractions)
    assert 0.0 == fractions[0] < fractions[-1] <= 1.0
    steps = list(dict.fromkeys(report.step for report in reports))
    assert steps == [Step.IMPORT, Step.COMPILE, Step.LOAD, Step.SOLVE, Step.SAVE]


def test_progress_of_a_table_that_is_found(empty_cache):
    obtain()
    steps = list(dict.fromkeys(report.step for report in library.obtain(FREE)))
    assert steps == [Step.IMPORT, Step.COMPILE, Step.LOAD]


@pytest.mark.slow
@pytest.mark.audit
def test_every_place_to_cancel_leaves_no_table_and_no_thread(empty_cache, table_of):
    steps = len(list(library.obtain(FREE, force=True)))
    table_path(FREE).unlink()
    for taken in range(1, steps + 1):
        solving = library.obtain(FREE, threads=2)
        for _ in range(taken):
            next(solving)
        solving.close()
        assert not table_path(FREE).exists()
        assert not [thread for thread in threading.enumerate() if thread.name.startswith("engine")]


def test_old_caches_go_when_a_table_is_saved(empty_cache, monkeypatch):
    calls = []
    monkeypatch.setattr(files, "remove_stale_caches", lambda: calls.append(1))
    obtain()
    obtain()
    assert calls == [1]


def test_number_of_threads_is_passed_on(empty_cache, monkeypatch):
    asked = []
    from engine.solving import solver

    solve = solver.solve

    def recorded(rules, model, *, fair, threads):
        asked.append((rules, model, fair, threads))
        return solve(rules, model, fair=fair, threads=threads)

    monkeypatch.setattr(solver, "solve", recorded)
    obtain(threads=3)
    assert asked == [(FREE, FAIR_DICE, None, 3)]
