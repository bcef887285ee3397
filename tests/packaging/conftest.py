# SPDX-License-Identifier: MIT
"""What the tests of the bootstrap share: nothing is downloaded or installed in them."""

from __future__ import annotations

import subprocess

import pytest


@pytest.fixture
def never_run(monkeypatch):
    """Make it a failure to start any other program (pip, apt-get, an interpreter)."""

    def refuse(command, *_, **__):
        pytest.fail(f"started {command}")

    monkeypatch.setattr(subprocess, "run", refuse)
    monkeypatch.setattr(subprocess, "call", refuse)
