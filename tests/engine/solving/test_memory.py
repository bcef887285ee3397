# SPDX-License-Identifier: MIT
from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from engine.solving import goal_tables

PAGES = 4096


def _resident():
    return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])


def test_what_is_outside_of_a_part_that_is_given_back_stays():
    numbers = goal_tables.returnable_zeros(500_000)
    assert not numbers.any()
    numbers[:] = 1.0
    goal_tables.give_back(numbers, 1_000, 300_000)
    assert (numbers[:1_000] == 1.0).all()
    assert (numbers[300_000:] == 1.0).all()
    goal_tables.give_back(numbers, 300_001, 300_002)  # less than a page
    assert (numbers[300_000:] == 1.0).all()
    goal_tables.give_back(np.ones(4), 0, 4)  # of others nothing is given back


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux takes a part back")
def test_the_system_has_the_memory_again():
    numbers = goal_tables.returnable_zeros(8_000_000)
    numbers[:] = 1.0
    before = _resident()
    goal_tables.give_back(numbers, 0, 7_000_000)
    assert before - _resident() > 6_000_000 * 8 // PAGES
