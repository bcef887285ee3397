# SPDX-License-Identifier: MIT
"""Tables of the last layers only: quick to solve, and small enough for the slow twin."""

from __future__ import annotations

from engine.solving import solver
from engine.solving.value_table import ValueTable

LATE = 4  # layers: up to three open boxes


def solve_late(rules, model, fair=None, threads=1, layers=LATE):
    """Return a table with the values of the last layers only: up to three open boxes."""
    found, begin = [], solver.best_play(rules, model, fair)

    def noting(values):
        found.append(values)
        return begin(values)

    steps = solver.solve_layers(rules, noting, threads)
    for _ in range(layers - 1):
        next(steps)
    steps.close()
    return ValueTable(rules, found[0], model)
