# SPDX-License-Identifier: MIT
"""What is measured, in words, and its figure with a unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

_UNITS = {
    "seconds": ("{:.3f} s", {
        "import": "import numpy, numba, engine",
        "compile": "compile the kernels",
        "first_run": "first run, whole process",
        "solve_one_core": "solve, one core",
        "solve_all_cores": "solve, all cores",
        "save": "save the table",
        "load": "load the table",
        "exact_distribution": "exact distribution of the final score, all cores",
        "jsonl_1000": "a thousand positions by --jsonl, whole process",
    }),
    "microseconds": ("{:.1f} µs", {
        "advise_compiled": "all options of a decision, inside the engine",
        "advise_python": "all options of a decision, Python analyzer",
    }),
    "games_per_second": ("{:,.0f} games/s", {
        "one_core": "optimal games, one core",
        "all_cores": "optimal games, all cores",
    }),
}  # fmt: skip
"""By place in the report: how its figures are written, and what they are."""
_GOALS = {
    "one_target": "best chance to reach 300, from the empty card",
    "curve": "best chances to reach 1 to 600, from the empty card",
    "from_fifth_turn": "chances of one target, from the fifth turn on",
    "from_eighth_turn": "chances of one target, from the eighth turn on",
    "forward": "exact distribution of play to reach 300, its chances at hand",
    "risk_table": "a table for a player with an aversion to risk",
}


def rows(report: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what was measured, and the figure with its unit."""
    for place, (unit, labels) in _UNITS.items():
        for key, value in report.get(place, {}).items():
            yield labels[key], unit.format(value)
    for name, value in report.get("dice_models", {}).items():
        yield f"solve, {name} dice, all cores", f"{value:.2f} s"
    for name, value in report.get("explanations", {}).items():
        yield f"all that explanations need, {name} dice, all cores", f"{value:.2f} s"
    if report.get("peak_memory_mb") is not None:
        yield "peak memory of a process that solves", f"{report['peak_memory_mb']:.0f} MB"
    yield from _goal_rows(report.get("goals", {}))
    peer = report.get("peer")
    if peer is not None:
        yield peer["name"], f"{peer['seconds']:.2f} s, {peer['ratio']:.1f} times as long"


def _goal_rows(goals: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for key, label in _GOALS.items():
        if key in goals:
            memory = goals.get(f"{key}_mb")
            yield label, f"{goals[key]:.3f} s" + (f", {memory:.0f} MB" if memory is not None else "")
    if "beat" in goals:
        yield "chances to beat one opponent, from the empty card, processor time", f"{goals['beat']:.1f} s"
    if "reads_reached" in goals:
        reached, possible = goals["reads_reached"], goals["reads_possible"]
        yield "eight numbers of points of a turn state, processor time", f"{goals['group_microseconds']:.2f} µs"
        yield "what that reads, and what a loop that only reads can", f"{reached:.0f} of {possible:.0f} GB/s"
    if "risk_ratio" in goals:
        yield "that is, in ordinary solves", f"{goals['risk_ratio']:.2f}"
