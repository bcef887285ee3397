# SPDX-License-Identifier: MIT
"""Which audits have passed with the sources as they are: a note, of which what could have changed since is struck out.

The note has a line with the state of each file of tests, and one for each test that passed (its name has a `::`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

from bootstrapping.environment import ROOT, THIS_PYTHON

# What a test may depend on at all; those of the window and of the scripts depend on every file of it.
SOURCES = ("README.md", "assets", "docs", "engine", "packaging", "pyproject.toml", "tests", "yahtzee_gui")
# What every test of the engine depends on, beside its own file, its helpers and the data of the tests.
FOR_ENGINE = ("assets/games", "engine", "packaging/locked", "pyproject.toml")
ENGINE_TESTS = "tests/engine"
# A test that names one of these may read what it likes there.
ELSEWHERE = re.compile(r"\b(README|docs|packaging|yahtzee_gui)\b")
IMPORTED = re.compile(r"^\s*(?:from|import) (\w+)", re.MULTILINE)


def begin_note(file: Path, afresh: bool = False) -> None:
    """Write `file` anew: the states as they are now, and of the tests that passed those whose state is the same."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() and not afresh else []
    now = states()
    unchanged = {tests for tests, state in now.items() if state in lines}
    passed = [line for line in lines if "::" in line and line.partition("::")[0] in unchanged]
    file.write_text("\n".join([*now.values(), *passed, ""]), encoding="utf-8")


def states() -> dict[str, str]:
    """Return a line for each file of tests: another one as soon as something is different that its tests depend on."""
    contents = read_sources()
    hashes = {path: hashlib.sha256(content).hexdigest() for path, content in contents.items()}
    found = {}
    for path in contents:
        if path.startswith("tests/") and Path(path).name.startswith("test_"):
            lines = [THIS_PYTHON, *(f"{one} {hashes[one]}" for one in sorted(needed_by(path, contents)))]
            state = hashlib.sha256("\n".join(lines).encode()).hexdigest()
            found[path] = f"{path} {state}"
    return found


def read_sources() -> dict[str, bytes]:
    """Return the files of the checkout that tests depend on, by their places; not what Python has compiled."""
    paths = [path for source in SOURCES for path in [ROOT / source, *sorted((ROOT / source).rglob("*"))]]
    files = [path for path in paths if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in files}


def needed_by(tests: str, contents: Mapping[str, bytes]) -> set[str]:
    """Return what a file of tests depends on: all, unless it is of the engine and looks nowhere else."""
    if not tests.startswith(f"{ENGINE_TESTS}/") and Path(tests).parent != Path("tests"):
        return set(contents)
    scripts = {path.split("/")[1].partition(".")[0] for path in contents if path.startswith("packaging/")}
    below = tuple(f"{source}/" for source in FOR_ENGINE)
    needed = {path for path in contents if path in FOR_ENGINE or path.startswith(below)}
    needed |= {path for path in contents if path.startswith(f"{ENGINE_TESTS}/") and not path.endswith(".py")}
    waiting = [tests, *(f"{folder.as_posix()}/conftest.py" for folder in Path(tests).parents)]
    while waiting:
        path = waiting.pop()
        if path in contents and path not in needed:
            needed.add(path)
            text = contents[path].decode()
            names = set(IMPORTED.findall(text))
            if ELSEWHERE.search(text) or names & scripts:
                return set(contents)
            waiting += [f"{folder}/{name}.py" for folder in ("tests", "tests/support") for name in names]
    return needed
