# SPDX-License-Identifier: MIT
"""LLVM's library is there before llvmlite asks for it, and by a call during which other threads go on."""

from __future__ import annotations

import subprocess
import sys

import pytest
from checkout import ROOT

LOADED = """
import sys
from pathlib import Path
from engine.runtime import llvm
assert "llvmlite" not in sys.modules
assert "libllvmlite" in Path("/proc/self/maps").read_text()
import numba
print(sum("r-xp" in line for line in Path("/proc/self/maps").read_text().splitlines() if "libllvmlite" in line))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which libraries a process has")
def test_the_library_is_loaded_once_and_before_llvmlite():
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("1", "")
