# SPDX-License-Identifier: MIT
"""Audits are the longest tests: left out of the daily run, and run by a command of their own before a release."""

from __future__ import annotations

import pytest


def audited(*values):
    """Return `values` as parameters of a test that are tried in audits only; some may be such parameters already."""
    return [value if hasattr(value, "marks") else pytest.param(value, marks=pytest.mark.audit) for value in values]


def daily(values, count=1):
    """Return `values` as parameters of a test: the first `count` are tried every day, the others in audits only."""
    values = list(values)
    return [*values[:count], *audited(*values[count:])]


def daily_rows(rows, count=1):
    """Do the same for tests with several parameters: a row has a value for each."""
    rows = list(rows)
    return [*rows[:count], *(pytest.param(*row, marks=pytest.mark.audit) for row in rows[count:])]
