# SPDX-License-Identifier: MIT
"""A walk at random over all pages of the real window, in a process whose freed memory is overwritten.

`YAHTZEE_WANDER` is how many seconds it walks, `YAHTZEE_WANDER_SEED` the walk, which is printed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WANDER = Path(__file__).parent / "wander.py"


@pytest.mark.audit
def test_a_walk_at_random_ends_without_an_exception_a_warning_or_an_abort():
    seconds, seed = os.environ.get("YAHTZEE_WANDER", "60"), os.environ.get("YAHTZEE_WANDER_SEED")
    told = ["--seconds", seconds, *(["--seed", seed] if seed else [])]
    ended = subprocess.run(
        [sys.executable, WANDER, *told],
        env={**os.environ, "MALLOC_PERTURB_": "85"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    print(ended.stdout)
    assert ended.returncode == 0, ended.stdout[-4000:]
