# SPDX-License-Identifier: MIT
"""What the bundle leaves out is nothing that the program imports, and all folders of both packages come along."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest
from checkout import ROOT

SPEC = ast.parse((ROOT / "packaging/bundling/yahtzee-coach.spec").read_text(encoding="utf-8"))
PACKAGES = ("engine", "yahtzee_gui")
# Imports every module of both packages where what is left out cannot be had.
IMPORTING = """
import importlib, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in sys.argv[1].split()):
            raise ModuleNotFoundError(f"{name} is left out of the bundle", name=name)

sys.meta_path.insert(0, Missing())
import numba, numpy, rich.progress, rich.table
for name in sys.argv[2].split():
    importlib.import_module(name)
"""


def left_out():
    """Return the names of the modules that the bundle does not have."""
    (value,) = (
        node.value for node in SPEC.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED"
    )
    return [name for starred in value.elts for name in ast.literal_eval(starred.value)]


def modules():
    """Return the names of all modules of the program but those that start it."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if parts[-1] != "__main__":
                yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.audit
def test_nothing_that_is_left_out_is_imported():
    names = list(modules())
    assert len(names) > 400
    assert {"PIL", "PySide6.QtNetwork", "ssl"} <= set(left_out())
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING, " ".join(left_out()), " ".join(names)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def imported(path):
    """Return the names that a module imports, in functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_that_is_left_out_is_imported_later():
    names = {name for package in PACKAGES for path in (ROOT / package).rglob("*.py") for name in imported(path)}
    assert {"hashlib", "PySide6.QtCore.QObject"} <= names
    assert [name for name in names for one in left_out() if name == one or name.startswith(f"{one}.")] == []


def test_every_folder_with_modules_is_a_package():
    """Only packages are found where modules are collected for the bundle and the wheel."""
    folders = {path.parent for package in PACKAGES for path in (ROOT / package).rglob("*.py")}
    assert len(folders) > 20
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []
