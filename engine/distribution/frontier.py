# SPDX-License-Identifier: MIT
"""The frontier says what spread costs: how games end under best play for different aversions to risk.

For each aversion the game is solved once for that utility and then followed forward, so mean, standard deviation and
percentiles of the final score are exact.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from engine.distribution.forward import forward, forward_with_risk
from engine.distribution.statistics import FrontierPoint
from engine.runtime.steps import StepsDone, passed_on
from engine.solving.solver import solve_risk
from engine.solving.value_table import ValueTable

AVERSIONS = (-0.05, -0.03, -0.02, -0.01, -0.005, -0.002, 0.0, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2)
"""From daring to careful, per point. Beyond, the mean falls and the spread hardly changes."""
_STEPS = 1000


def frontier(
    table: ValueTable, aversions: Sequence[float], *, threads: int | None = None
) -> Generator[StepsDone, None, tuple[FrontierPoint, ...]]:
    """Work out the points of the frontier, from daring to careful.

    Yields how far it is (closing the generator cancels) and returns the points.

    The table is that for fair dice. Aversions are per point: 0 or what `solver.solve_risk` takes.
    """
    points = []
    for number, aversion in enumerate(sorted(aversions)):

        def put(progress: StepsDone, part: float, number: int = number) -> StepsDone:
            done = (number + 0.5 * part + 0.5 * progress.fraction) / len(aversions)
            return StepsDone(round(_STEPS * done), _STEPS)

        if aversion:
            risk = yield from passed_on(solve_risk(table.rules, aversion, threads=threads), partial(put, part=0.0))
            found = yield from passed_on(forward_with_risk(risk, threads=threads), partial(put, part=1.0))
            certain = risk.certainty_equivalent(0.0, float(risk.values[0]))
        else:
            found = yield from passed_on(forward(table, threads=threads), partial(put, part=1.0))
            certain = table.par
        figures = found.final_score
        ends = (found.percentile(5), found.percentile(95))
        points.append(FrontierPoint(aversion, figures.mean, figures.sd, *ends, certain))
    return tuple(points)
