# SPDX-License-Identifier: MIT
"""What is written out does what the loops do, to the last bit."""

from __future__ import annotations

import numpy as np
import pytest
from numba import njit

from engine.turn import flow, lanes, lattice, policies, unrolled
from engine.turn.lattice import KEEP_COUNT


@njit
def _means(work, written_out):
    lattice.take_means(work)
    unrolled.take_means(written_out)


@njit
def _best(work, written_out):
    policies.take_best(policies.BEST, work, 0)
    unrolled.take_best(written_out)


@njit
def _shares(work, written_out):
    flow.share_out(work)
    unrolled.share_out(written_out)


@pytest.fixture
def works():
    """Work arrays with the same random numbers."""
    one, other = lanes.rows(KEEP_COUNT), lanes.rows(KEEP_COUNT)
    one[:] = other[:] = np.random.default_rng(6).random((KEEP_COUNT, lanes.LANES))
    return one, other


@pytest.mark.parametrize("steps", [_means, _best, _shares])
def test_steps_written_out_are_those_of_the_loops(steps, works):
    before = works[0].copy()
    steps(*works)
    assert np.array_equal(*works)
    assert not np.array_equal(works[0], before)
