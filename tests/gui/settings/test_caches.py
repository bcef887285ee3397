# SPDX-License-Identifier: MIT
"""The caches are measured and cleared beside the window, and what could not be removed is said."""

from __future__ import annotations

import pytest

from engine.runtime import files
from yahtzee_gui.settings import page


@pytest.fixture
def cache(empty_cache):
    """The folder of this engine, with a hundred bytes."""
    folder = files.engine_cache()
    folder.mkdir(parents=True)
    (folder / "table.bin").write_bytes(b"x" * 100)
    return folder


def test_they_are_cleared_and_measured_again(cache):
    assert page.clear_caches() == ("", 0)
    assert not cache.exists()


def test_without_any_nothing_is_cleared(empty_cache):
    assert page.clear_caches() == ("", 0)
    assert not empty_cache.exists()


def test_a_failure_is_told_with_its_reason_and_what_is_left(cache, monkeypatch):
    def refuse():
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(files, "clear_caches", refuse)
    assert page.clear_caches() == ("Read-only file system", 100)
