# SPDX-License-Identifier: MIT
"""What all tests share: folders of their own, a cache of compiled kernels, and strategy tables solved once."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections import deque
from functools import lru_cache
from pathlib import Path

import pytest
from checkout import ROOT
from hypothesis import settings
from resuming import register
from sharing import alone, compile_once, keep_code

# Before anything of the program is imported: no test may find or write to the folders of the person who runs it.
_HOME = Path(tempfile.mkdtemp(prefix="yahtzee-coach-tests-"))
_FOLDERS = {
    "HOME": "home",
    "XDG_CONFIG_HOME": "home/.config",
    "XDG_DATA_HOME": "home/.local/share",
    "XDG_STATE_HOME": "home/.local/state",
}
for _variable, _folder in _FOLDERS.items():
    (_HOME / _folder).mkdir(parents=True, exist_ok=True)
    os.environ[_variable] = str(_HOME / _folder)
# All processes of a run share one cache, so that each kernel is compiled and each table solved once. It is empty at
# first but for compiled code, which the checkout keeps for the runs to come: the fingerprint tells what is stale in it.
_KEPT_CACHE = "YAHTZEE_TEST_CACHE"
_keeps_code = _KEPT_CACHE not in os.environ
os.environ["XDG_CACHE_HOME"] = os.environ[_KEPT_CACHE] = os.environ.get(_KEPT_CACHE) or str(_HOME / "cache")
if _keeps_code:
    keep_code(ROOT / ".test-cache")
_LOCKS = Path(os.environ[_KEPT_CACHE]) / "locks"
# What a process of the tests keeps at the most: tables of the engine (some 10 MB each), and results of the slow twin.
_TABLES = 8
_TWINS = {"naive", "naive_flow", "naive_goals", "naive_statistics"}
_REMEMBERED = 200_000
_COMPONENTS = 3  # of 40 MB each
_GROWTH_MB = 400
_settled = [400.0]
_give_all = []
_components_in_use = deque(maxlen=_COMPONENTS)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests read English, wherever they run.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# The same examples in every run and no time limit for each: a red test means a change, not chance or a busy machine.
settings.register_profile("tests", deadline=None, derandomize=True, database=None)
settings.load_profile("tests")
# A compiler and hundreds of windows make many objects that stay: looking through all of them again and again for
# garbage takes a tenth of the time. Memory stays bounded by what is done after each test.
gc.set_threshold(20_000, 20, 20)


def pytest_configure(config):
    register(config)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish():
    """Look for garbage once: pytest goes ten times through all that is there at its end, which takes a while then."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure():
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown():
    """Keep the last tables of components that tests have used: each hint would take a second for another one."""
    components = sys.modules.get("engine.solving.components")
    for table in components._IN_USE.values() if components is not None else ():
        if not any(table is kept for kept in _components_in_use):
            _components_in_use.append(table)


def _memory_mb():
    """Return how much memory this process has, where the system tells it."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except OSError:
        return 0.0


@pytest.fixture(autouse=True)
def _memory_stays_bounded():
    """Have the slow twin forget, which remembers every position it has looked at, and clear away closed windows."""
    yield
    for name in _TWINS & sys.modules.keys():
        memos = [function for function in vars(sys.modules[name]).values() if hasattr(function, "cache_info")]
        if sum(memo.cache_info().currsize for memo in memos) > _REMEMBERED:
            for memo in memos:
                memo.cache_clear()
    if _memory_mb() > _settled[0] + _GROWTH_MB:
        gc.unfreeze()  # the window freezes what there is after each compilation
        gc.collect()
        _settled[0] = _memory_mb()


@pytest.fixture(autouse=True)
def _kernels_are_kept_in_the_shared_cache():
    """Have each kernel compiled once for all processes: before the first table, and after a test with its own cache."""
    compiling = sys.modules.get("engine.runtime.compiling")
    if compiling is not None:
        from engine.runtime import files

        if not _give_all:
            locks = files.compiled_folder().resolve().parent / "locks"
            _give_all.append(compile_once(compiling.KernelCache, os.environ[_KEPT_CACHE], locks))
        _give_all[0]()
        if any(getattr(kernel._cache, "folder", None) != files.compiled_folder() for kernel in compiling._kernels):
            compiling.keep_compiled_code()


@pytest.fixture(scope="session")
def session_home():
    """The folder that stands in for the user's home."""
    return _HOME / "home"


@pytest.fixture(scope="session")
def delivery_of():
    """Return a function that gives the library's delivery for a rule set and dice, solved once per session.

    Here, and in all that is made of it, a dice model may be given by its name too.
    """
    from engine.rules.dice import dice_model
    from engine.runtime.steps import finish
    from engine.solving import library

    @lru_cache(maxsize=_TABLES)
    def deliver(rules, name):
        with alone(_LOCKS, f"{rules.key} {name}"):
            return finish(library.obtain(rules, dice_model(name)))

    return lambda rules, model="fair": deliver(rules, str(model))


@pytest.fixture(scope="session")
def table_of(delivery_of):
    """Return a function that gives the value table of a rule set and dice."""
    return lambda rules, model="fair": delivery_of(rules, model).table


@pytest.fixture(scope="session")
def analyzer_of(delivery_of):
    """Return a function that gives an analyzer for a rule set and dice."""
    from engine.analysis.analyzer import Analyzer

    @lru_cache(maxsize=_TABLES)
    def analyze_with(rules, name):
        delivery = delivery_of(rules, name)
        return Analyzer(delivery.table, delivery.fair)

    return lambda rules, model="fair": analyze_with(rules, str(model))


@pytest.fixture
def empty_cache(tmp_path, monkeypatch):
    """Give the test a cache folder with nothing in it and return where the program will look for it."""
    from engine.runtime import files

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return files.cache_folder()


@pytest.fixture
def run(capsys):
    """Return a function that runs the command line and gives (status, standard output, standard error)."""

    from engine.__main__ import main

    def run_with(*arguments):
        try:
            status = main(list(arguments))
        except SystemExit as exited:
            status = exited.code
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run_with


def pytest_terminal_summary(terminalreporter):
    """Print what was measured of the program as a whole: what it was once, the most it may be, what it is."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    rows = [row for report in reports if report.when == "call" for name, row in report.user_properties if name == "row"]
    if rows:
        terminalreporter.section("what flows through it")
        for what, *figures in [("", "before", "at most", "now"), *rows]:
            terminalreporter.write_line(f"{what:<48}" + "".join(f"{figure:>18}" for figure in figures))
