# SPDX-License-Identifier: MIT
"""How sure an interval is that the program gives: one share for all of them."""

from __future__ import annotations

CERTAINTY = 0.95
"""The share of intervals that hold the true value."""
WIDTH = 1.959963984540054
"""How many standard deviations of the normal distribution that is, to either side."""
