# SPDX-License-Identifier: MIT
"""Audits are the longest tests: left out of the daily run, and run by a command of their own before a release."""

from __future__ import annotations

import pytest


def audited(*values):
    """Return `values` as parameters of a test that are tried in audits only."""
    return [pytest.param(value, marks=pytest.mark.audit) for value in values]


def daily(values, count=1):
    """Return `values` as parameters of a test: the first `count` are tried every day, the others in audits only."""
    values = list(values)
    return [*values[:count], *audited(*values[count:])]
