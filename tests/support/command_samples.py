# SPDX-License-Identifier: MIT
"""Positions for the command line as text, and what is expected of its answers."""

from __future__ import annotations

import json

EXAMPLE = {
    "rules": "free-joker",
    "rolls_per_turn": 3,
    "dice_model": "fair",
    "scores": {"aces": 3, "threes": 9, "sixes": 24, "full_house": 25, "chance": 22},
    "yahtzee_bonuses": 0,
    "dice": [2, 2, 4, 5, 2],
    "rolls_left": 2,
}
GOOD = '{"dice": [2, 2, 4, 5, 2], "rolls_left": 2}'


def with_fields(**fields):
    """Return the documented example as text, with other fields."""
    return json.dumps(EXAMPLE | fields)


def assert_refused(result, words):
    """Assert exit status 2, nothing on standard output and one line on standard error that has `words`."""
    status, out, err = result
    assert (status, out) == (2, "")
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert words in err


def json_of(result):
    """Return the JSON of a command that went well and said nothing else."""
    status, out, err = result
    assert (status, err) == (0, "")
    return json.loads(out)
