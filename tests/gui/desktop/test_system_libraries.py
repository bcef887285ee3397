# SPDX-License-Identifier: MIT
"""Tests of a start where shared libraries of the system are missing."""

from __future__ import annotations

import subprocess
import sys

import pytest
from checkout import ROOT

from yahtzee_gui.desktop import prerequisites

LACKING = """
import sys
from yahtzee_gui.desktop import prerequisites
prerequisites.can_load = lambda name: name not in {lacking!r}
{before}
from yahtzee_gui.__main__ import main
sys.exit(main())
"""
NO_QT = "sys.modules['PySide6.QtCore'] = None"
NO_PLATFORM = "import os; os.environ['QT_QPA_PLATFORM'] = 'nonsense'"
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")


def start(before, lacking=("libxcb-cursor.so.0", "libEGL.so.1")):
    code = LACKING.format(before=before, lacking=lacking)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)


@linux
@pytest.mark.parametrize("before", [NO_QT, NO_PLATFORM], ids=["not imported", "no platform"])
def test_a_start_without_libraries_tells_the_line_that_installs_them(before):
    done = start(before)
    assert (done.returncode, done.stdout) == (1, "")
    sentence, line = done.stderr.splitlines()
    assert sentence.startswith("yahtzee-gui: no window can be opened here, as Qt lacks shared libraries")
    assert line == ("sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0")


@linux
def test_where_no_library_is_missing_an_error_stays_what_it_is():
    assert "ModuleNotFoundError" in start(NO_QT, lacking=()).stderr


def test_other_systems_lack_nothing(monkeypatch):
    monkeypatch.setattr(prerequisites, "can_load", lambda name: False)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert prerequisites.missing_packages() == []
