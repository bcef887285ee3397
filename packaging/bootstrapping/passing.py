# SPDX-License-Identifier: MIT
"""Which audits have passed with the sources as they are: a note, of which what could have changed since is struck out.

The note has a line with the state of each file of tests, and one for each test that passed (its name has a `::`).
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bootstrapping.environment import ROOT, THIS_PYTHON

# What a test may depend on at all; those of the window and of the scripts depend on every file of it.
SOURCES = ("README.md", "assets", "docs", "engine", "packaging", "pyproject.toml", "tests", "yahtzee_gui")
# What every test of the engine depends on, beside its own file, its helpers and the data of the tests.
FOR_ENGINE = ("assets/games", "engine", "packaging/locked", "pyproject.toml")
ENGINE_TESTS = "tests/engine"
HELPERS = ("tests/support", "tests")
# A test that names one of these may read what it likes there.
ELSEWHERE = re.compile(r"\b(README|docs|packaging|yahtzee_gui)\b")


def begin_note(file: Path, afresh: bool = False) -> None:
    """Write `file` anew: the states as they are now, and of the tests that passed those whose state is the same."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() and not afresh else []
    now = states()
    unchanged = {tests for tests, state in now.items() if state in lines}
    passed = [line for line in lines if "::" in line and line.partition("::")[0] in unchanged]
    file.write_text("\n".join([*now.values(), *passed, ""]), encoding="utf-8")


def states() -> Mapping[str, str]:
    """A line for each file of tests: another one as soon as something is different that its tests depend on."""
    contents = {path: hashlib.sha256((ROOT / path).read_bytes()).hexdigest() for path in files_below(SOURCES)}
    everything = digest(contents, contents)
    found = {}
    for path in contents:
        if path.startswith("tests/") and Path(path).name.startswith("test_"):
            needed = needed_by(path, contents)
            found[path] = f"{path} {everything if needed is None else digest(needed, contents)}"
    return found


def digest(paths: Iterable[str], contents: Mapping[str, str]) -> str:
    """One hash for what the files are called, what is in them, and the version of Python."""
    lines = [THIS_PYTHON, *(f"{path} {contents[path]}" for path in sorted(paths))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def files_below(sources: Iterable[str]) -> Iterator[str]:
    """The files of the checkout that are `sources` or lie in them, but for what Python has compiled."""
    for source in sources:
        for path in [ROOT / source, *sorted((ROOT / source).rglob("*"))]:
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(ROOT).as_posix()


def needed_by(tests: str, contents: Iterable[str]) -> set[str] | None:
    """The files that a file of tests depends on; None for all: it is no test of the engine, or looks beyond it."""
    if not tests.startswith(f"{ENGINE_TESTS}/") and Path(tests).parent != Path("tests"):
        return None
    above = [(folder / "conftest.py").as_posix() for folder in Path(tests).parents]
    waiting, seen = [tests, *(path for path in above if path in contents)], set[str]()
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            used = helpers_of(path)
            if used is None:
                return None
            waiting.extend(used)
    below = tuple(f"{source}/" for source in FOR_ENGINE)
    sources = {path for path in contents if path in FOR_ENGINE or path.startswith(below)}
    data = {path for path in contents if path.startswith(f"{ENGINE_TESTS}/") and not path.endswith(".py")}
    return seen | sources | data


def helpers_of(path: str) -> list[str] | None:
    """The files of tests/ that one of them imports; None if it may read anything."""
    text = (ROOT / path).read_text(encoding="utf-8")
    found = []
    for node in ast.walk(ast.parse(text)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            first = name.partition(".")[0]
            found.extend(f"{folder}/{first}.py" for folder in HELPERS if (ROOT / folder / f"{first}.py").is_file())
            if (ROOT / "packaging" / first).exists() or (ROOT / "packaging" / f"{first}.py").exists():
                return None
    return None if ELSEWHERE.search(text) else found
