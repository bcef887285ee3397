# SPDX-License-Identifier: MIT
"""Rule sets with a few boxes, which are solved in no time."""

from __future__ import annotations

from engine.rules.scoring import rule_set


def small(title="Small", **fields):
    """Return rules with five boxes; `fields` are those of no box."""
    boxes = [
        {"key": "fives"},
        {"key": "sixes"},
        {"key": "full_house"},
        {"key": "yahtzee"},
        {"key": "chance"},
    ]
    usual = {"upper_bonus": 20, "upper_bonus_at": 30, "extra_yahtzee": 10, "joker": "free"}
    return rule_set({"name": title, **usual, **fields, "box": boxes})
