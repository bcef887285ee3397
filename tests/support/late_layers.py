# SPDX-License-Identifier: MIT
"""Tables of the last layers only: quick to solve, and small enough for the slow twin."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from engine.solving import layers as layers_module
from engine.solving import solver
from engine.solving.value_table import ValueTable

LATE = 4  # layers: up to three open boxes


def solve_late(rules, model, fair=None, threads=1, layers=LATE):
    """Return a table with the values of the last layers only: up to three open boxes."""
    solving = solver._LayerSolver(rules, model, fair)
    by_filled = layers_module.layers_of(rules)
    solving.finish_games(by_filled[layers_module.BOXES])
    for layer in by_filled[layers_module.BOXES - 1 : layers_module.BOXES - layers : -1]:
        chunks = iter(range(0, len(layer), layers_module.CHUNK))
        with ThreadPoolExecutor(threads) as pool:
            for future in [pool.submit(solving.work, layer, chunks) for _ in range(threads)]:
                future.result()
    return ValueTable(rules, solving.values, model)
