# SPDX-License-Identifier: MIT
"""The window is painted before what takes long to import is asked for."""

from __future__ import annotations

import subprocess
import sys

from checkout import ROOT

LATE = {"numba", "numpy", "fractions", "decimal", "statistics", "csv", "importlib.metadata", "engine.one_turn.odds"}
SCRIPT = f"import sys, yahtzee_gui.app\nprint(*sorted({LATE!r} & set(sys.modules)))"


def test_the_program_is_imported_without_them():
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
