# SPDX-License-Identifier: MIT
"""What is kept goes stale with everything that decides about it, and with nothing else: the fingerprints' modules."""

from __future__ import annotations

import ast
import importlib
import shutil
import sys

import pytest
from audits import daily
from checkout import ROOT
from import_closure import FOLDER, SOURCES, closure_of, imported, is_for_types, is_package, kernels, names_used, uses

from engine.runtime import closure, files

MOST_LINES = 12_300
TABLES, ANSWERS = set(closure.TABLES), set(closure.ANSWERS)
SOLVING = {module for module in SOURCES if module.startswith("engine.solving.")}
KEEPERS = {
    "engine.runtime.compiling": ("tables", "compiled"),
    "engine.solving.table_file": ("tables", "save_table"),
    "engine.solving.notes": ("answers", "write"),
    "engine.workspace.kept_goals": ("answers", "save"),
    "engine.training.decisions": ("answers", "decisions_of"),
}
"""Who keeps something: by which fingerprint, and what has it kept."""
ANSWERING = {
    "engine.workspace.kept_goals",
    "engine.workspace.prospects",
    "engine.training.decisions",
    "engine.strategies.players",
}
GRADING = "coach.py"
SHOWN_ONLY = {"engine.analysis.dealer", "engine.games.deals", "engine.matches.win_chances", "engine.games.saved"}
"""What the services of the coach use besides, of which nothing is kept."""


def lines(modules):
    return sum(len(SOURCES[module].read_text(encoding="utf-8").splitlines()) for module in modules)


# ---- the lists are what the imports say ----


def wrong_names(named, needed):
    """Return what is wrong with a list in `engine/runtime/closure.py`."""
    return [f"add {name}" for name in sorted(needed - named)] + [f"remove {name}" for name in sorted(named - needed)]


def test_the_tables_hang_on_what_compiles_and_solves_and_on_all_that_this_imports():
    assert wrong_names(TABLES, closure_of(kernels() | SOLVING)) == []


def test_answers_hang_on_who_gives_them_too():
    assert wrong_names(ANSWERS, closure_of(ANSWERING) - closure_of(kernels() | SOLVING)) == []


def test_every_module_is_named_once_and_in_order():
    assert list(closure.TABLES) == sorted(TABLES)
    assert list(closure.ANSWERS) == sorted(ANSWERS)
    assert not TABLES & ANSWERS


def test_what_decides_about_tables_is_small_and_shows_nothing():
    total, rest = lines(SOURCES), lines(TABLES)
    print(f"\nthe fingerprint: {rest:,} of {total:,} lines, with what answers hang on {rest + lines(ANSWERS):,}")
    assert rest <= MOST_LINES
    assert not {module for module in TABLES | ANSWERS if module.split(".")[1] in ("commands", "front", "__main__")}


# ---- and there is no other way in ----


def test_kernels_are_found_wherever_they_are():
    """By what has been compiled or could be, in all of the engine, once everything is imported."""
    from numba.core.dispatcher import Dispatcher

    for module in SOURCES:
        importlib.import_module(module)
    found = {
        value.py_func.__module__
        for module in SOURCES
        for value in vars(sys.modules[module]).values()
        if isinstance(value, Dispatcher)
    }
    assert found
    assert found <= kernels() <= TABLES


def test_packages_have_nothing_but_a_docstring():
    for module in filter(is_package, SOURCES):
        if module not in ("engine", "engine.api"):
            body = ast.parse(SOURCES[module].read_text(encoding="utf-8")).body
            assert [type(node) for node in body] in ([], [ast.Expr]), module


def test_the_package_itself_runs_nothing_of_the_engine_when_it_is_imported():
    """Its names are found when they are asked for, and no module of a closure is behind one."""
    tree = ast.parse(SOURCES["engine"].read_text(encoding="utf-8"))
    named = {name for node in tree.body for name in _bound(node)}
    assert not named & {module.split(".")[1] for module in SOURCES if "." in module}
    assert imported("engine") == {"importlib", "sys", "typing"}


def _bound(node):
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name for alias in node.names}
    return {target.id for target in targets if isinstance(target, ast.Name)} | (
        {node.name} if isinstance(node, ast.FunctionDef) else set()
    )


def test_nothing_is_imported_by_a_name_made_up_at_run_time():
    for module in TABLES | ANSWERS:
        assert not {"import_module", "__import__", "exec", "eval"} & names_used(module), module


def test_modules_take_from_modules_and_never_from_a_package():
    for module in TABLES | ANSWERS:
        assert not {name for name in imported(module) if name in SOURCES and is_package(name)}, module


# ---- who keeps something ----


def test_who_keeps_something_is_known_and_asks_for_the_fingerprint_that_covers_it():
    asks = {"engine_fingerprint": "tables", "answers_fingerprint": "answers"}
    found = {module: {asks[name] for name in names_used(module) & set(asks)} for module in SOURCES}
    found.pop("engine.runtime.files")
    assert {module: kinds for module, kinds in found.items() if kinds} == {
        module: {kind} for module, (kind, _) in KEEPERS.items()
    }
    checks = {module for module in SOURCES if "engine.runtime.provenance" in imported(module)}
    assert checks == set(KEEPERS) - {"engine.training.decisions"}


def test_who_has_something_kept_is_covered_by_the_fingerprint():
    """The benchmark alone is not: it saves tables in a folder of its own."""
    for keeper, (kind, function) in KEEPERS.items():
        covered = TABLES if kind == "tables" else TABLES | ANSWERS
        callers = {module for module in SOURCES if uses(module, keeper, function)}
        assert {keeper, *callers} - {"engine.cli.bench.speeds"} <= covered
        assert callers or function == "decisions_of"  # which the window calls


def test_what_the_window_remembers_is_answered_by_modules_that_count():
    tree = ast.parse((ROOT / "yahtzee_gui" / "play" / GRADING).read_text(encoding="utf-8"))
    used = set()
    typed = {id(child) for node in ast.walk(tree) if is_for_types(node) for child in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and id(node) not in typed and str(node.module).startswith("engine"):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            used |= {name if name in SOURCES else str(node.module) for name in names}
    assert used
    assert used - SHOWN_ONLY <= TABLES | ANSWERS


# ---- each module counts, and no other one ----


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The folder of a copy of the engine."""
    folder = tmp_path_factory.mktemp("copy") / "engine"
    return shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))


@pytest.mark.parametrize("edit", daily([lambda content: content + b"\n", lambda content: b"", lambda content: None]))
def test_an_edit_changes_the_fingerprints_of_what_hangs_on_it_and_no_other(copy, edit):
    """Each module of the engine in turn gets a line more, is emptied, or is taken away."""
    before = files.fingerprints_of(copy)
    assert before == files.fingerprints()
    tables, answers = set(), set()
    for module, path in SOURCES.items():
        source = copy / path.relative_to(FOLDER)
        content = source.read_bytes()
        edited = edit(content)
        source.unlink() if edited is None else source.write_bytes(edited)
        after = files.fingerprints_of(copy)
        source.write_bytes(content)
        tables |= {module} if after.tables != before.tables else set()
        answers |= {module} if after.answers != before.answers else set()
    assert tables == TABLES
    assert answers == TABLES | ANSWERS
    assert len(SOURCES) > len(answers) > len(tables) > 0


def test_a_module_that_is_new_counts_once_it_is_named(copy):
    before = files.fingerprints_of(copy)
    (copy / "turn" / "new.py").write_text("x = 1\n")
    assert files.fingerprints_of(copy) == before  # and the closure misses it as soon as a kernel imports it
    (copy / "turn" / "new.py").unlink()
