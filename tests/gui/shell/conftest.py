# SPDX-License-Identifier: MIT
"""Tests of the window see it painted."""

from __future__ import annotations

import pytest


@pytest.fixture
def is_painted():
    """Have the main window painted."""
    return True
