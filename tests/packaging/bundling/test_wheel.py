# SPDX-License-Identifier: MIT
"""The wheel is built and unpacked where a script far from any checkout finds it: it brings its types along."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from checkout import ROOT
from hatchling.builders.wheel import WheelBuilder

SCRIPT = """
import engine
reveal_type(engine.advise({}).best.value)
engine.advise(5)
engine.nothing_of_the_kind
"""


@pytest.fixture
def installed(tmp_path):
    """Unpack the wheel into an environment of its own and return its interpreter."""
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    environment = venv.EnvBuilder(with_pip=False)
    environment.create(tmp_path / "venv")
    python = environment.ensure_directories(tmp_path / "venv").env_exe
    ask = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip())
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    return packages, python


@pytest.mark.slow
def test_scripts_get_the_types(installed, tmp_path):
    packages, python = installed
    assert (packages / "yahtzee_gui" / "py.typed").exists()
    (tmp_path / "script.py").write_text(SCRIPT, encoding="utf-8")
    command = ["-m", "mypy", "--config-file=", "--python-executable", python, "script.py"]
    done = subprocess.run([sys.executable, *command], cwd=tmp_path, capture_output=True, text=True, check=False)
    found = [line for line in done.stdout.splitlines() if line.startswith("script.py")]
    assert [line.rpartition(" ")[2] for line in found] == ['"float"', "[arg-type]", "[attr-defined]"], done.stdout
