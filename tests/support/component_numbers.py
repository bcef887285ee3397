# SPDX-License-Identifier: MIT
"""The components of one turn state, out of the table of all."""

from __future__ import annotations

from engine.rules import turn_states
from engine.solving.layers import class_of_totals


def numbers_of_state(found, rules, turn_state):
    """Return the numbers of a turn state."""
    yahtzee, lower, upper, total = turn_state
    here = turn_states.layout(rules)
    number = int(class_of_totals(rules)[upper * here.totals + total])
    return found.numbers[(yahtzee * here.lower_sets + lower) * here.class_count + number]
