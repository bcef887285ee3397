# SPDX-License-Identifier: MIT
"""The program imports by Python's own means: PySide6 would read the source of every module of it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from checkout import ROOT

AS_THE_PROGRAM = """
import builtins, contextlib, sys
sys.argv = ["yahtzee-gui", "--version"]
from yahtzee_gui.__main__ import main
with contextlib.suppress(SystemExit):
    main()
assert "yahtzee_gui.app" in sys.modules
print(builtins.__import__.__name__)
"""
AS_QT_HAS_IT = "import builtins, PySide6.QtCore\nprint(builtins.__import__.__name__)"
AS_THE_BUNDLE = """
import builtins, contextlib, runpy, sys
sys.argv = ["yahtzee-gui", "--version"]
with contextlib.suppress(SystemExit):
    runpy.run_path("packaging/bundling/start.py")
assert "yahtzee_gui.app" in sys.modules
print(builtins.__import__.__name__)
"""

AS_A_WINDOW = """
import gc
from yahtzee_gui.desktop import plain_imports
from yahtzee_gui import app
print(gc.isenabled(), gc.get_stats()[2]["collections"])
app.make_application("en")
print(gc.isenabled(), gc.get_freeze_count() > 20_000)
"""


def what_imports(script):
    return printed_by(script)[-1]


def printed_by(script):
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("script", [AS_THE_PROGRAM, AS_THE_BUNDLE])
def test_python_imports_the_program(script):
    assert what_imports(script) == "__import__"


def test_without_that_qt_would():
    """If not, `plain_imports` can go."""
    assert what_imports(AS_QT_HAS_IT) != "__import__"


def test_garbage_is_collected_once_the_program_is_imported_and_never_looked_for_in_that():
    assert printed_by(AS_A_WINDOW)[-2:] == ["False 0", "True True"]
