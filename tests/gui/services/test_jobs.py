# SPDX-License-Identifier: MIT
from __future__ import annotations

import gc

import pytest

from yahtzee_gui.services.jobs import without_collections


def test_garbage_is_collected_again_when_the_last_one_has_finished():
    assert gc.isenabled()
    first, second = without_collections(), without_collections()
    first.__enter__()
    second.__enter__()
    assert not gc.isenabled()
    first.__exit__(None, None, None)
    assert not gc.isenabled()
    second.__exit__(None, None, None)
    assert gc.isenabled()


def test_an_error_lets_collections_go_on():
    with pytest.raises(ValueError, match="no"), without_collections():
        raise ValueError("no")
    assert gc.isenabled()
