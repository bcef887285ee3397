# SPDX-License-Identifier: MIT
"""The benchmark of the project: every figure is a median over repeats, with machine and versions beside it.

It comes in sections, which can be asked for one by one. What a section needs beforehand is made when it is its turn,
and what two of them need is made once.
"""

from __future__ import annotations

import importlib.metadata
import platform
import tempfile
from collections.abc import Callable, Generator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from engine.cli.bench import goal_speeds, processes, roofline, speeds
from engine.games.position import Position
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import StepsDone, default_threads, finish
from engine.solving import library
from engine.solving.value_table import ValueTable

DEFAULT_MODELS = ("fair", "worst-of-2", "best-of-2", "worst-of-50", "demon", "perfect-demon")
Figures = dict[str, Any]
Measure = tuple[str, Callable[[], Any]]
"""The place of a measure in the report, and the function that takes it."""


class Given:
    """What measures need, made when it is first asked for.

    Args:
        folder: for processes that are to find the fair table and compiled kernels.
        repeats: how often each figure is measured.
        models: names of the dice models.
    """

    def __init__(self, folder: str, repeats: int, models: Sequence[str]) -> None:
        self.repeats = repeats
        self.few = min(3, repeats)
        self.models = models
        self._folder = folder

    @cached_property
    def fair(self) -> ValueTable:
        """The table for fair dice; all that solving it needs is compiled."""
        return finish(library.obtain(DEFAULT_RULES)).table

    @cached_property
    def cache(self) -> str:
        """The folder, with the fair table and its compiled kernels in it."""
        processes.engine_process(["solve", "--json"], self._folder).communicate()
        return self._folder

    @cached_property
    def positions(self) -> list[Position]:
        """Some positions."""
        return speeds.sample_positions()


def _start(given: Given) -> list[Measure]:
    return [
        ("seconds", lambda: processes.first_runs(given.few)),
        ("peak_memory_mb", lambda: processes.with_memory(["solve", "--force"], given.cache)[1]),
    ]


def _solve(given: Given) -> list[Measure]:
    return [
        ("seconds", lambda: {"solve_one_core": speeds.solve_seconds(given.repeats, threads=1)}),
        ("seconds", lambda: {"solve_all_cores": speeds.solve_seconds(given.repeats)}),
        ("seconds", lambda: speeds.save_and_load_seconds(given.fair, given.repeats)),
        ("seconds", lambda: {"exact_distribution": speeds.forward_seconds(given.fair, given.repeats)}),
    ]


def _answers(given: Given) -> list[Measure]:
    def asked() -> tuple[ValueTable, list[Position], int]:
        return given.fair, given.positions, given.repeats

    return [
        ("seconds", lambda: {"jsonl_1000": processes.jsonl_seconds(given.cache, given.positions, given.repeats)}),
        ("microseconds", lambda: {"advise_compiled": speeds.compiled_advise_microseconds(*asked())}),
        ("microseconds", lambda: {"advise_python": speeds.python_advise_microseconds(*asked())}),
    ]


def _games(given: Given) -> list[Measure]:
    return [
        ("games_per_second", lambda: {"one_core": speeds.games_per_second(given.fair, 1, given.repeats)}),
        ("games_per_second", lambda: {"all_cores": speeds.games_per_second(given.fair, None, given.repeats)}),
    ]


def _dice(given: Given) -> list[Measure]:
    def solve(name: str) -> Figures:
        return {name: speeds.model_seconds(name, given.fair, given.few)}

    return [("dice_models", partial(solve, name)) for name in given.models]


def _explanations(given: Given) -> list[Measure]:
    def build(name: str) -> Figures:
        return {name: speeds.explaining_seconds(name, given.fair, given.few)}

    return [("explanations", partial(build, name)) for name in given.models]


def _goals(given: Given) -> list[Measure]:
    return [
        ("goals", lambda: goal_speeds.in_processes(given.cache)),
        ("goals", lambda: goal_speeds.in_a_game(given.positions)),
        ("goals", lambda: goal_speeds.beat(given.fair)),
        ("goals", roofline.measure),
        ("goals", lambda: goal_speeds.forward(given.fair)),
        ("goals", lambda: goal_speeds.risk_against_points(given.repeats)),
    ]


def _peer(given: Given) -> list[Measure]:
    return [("peer", lambda: speeds.against_peer(given.few))]


SECTIONS: dict[str, Callable[[Given], list[Measure]]] = {
    "start": _start,
    "solve": _solve,
    "answers": _answers,
    "games": _games,
    "dice": _dice,
    "explanations": _explanations,
    "goals": _goals,
    "peer": _peer,
}
"""What can be measured, in the order of the report."""


def run(
    sections: Sequence[str] = tuple(SECTIONS), repeats: int = 5, models: Sequence[str] = DEFAULT_MODELS
) -> Generator[StepsDone, None, Figures]:
    """Measure sections; yields how far it is and returns the report: seconds, microseconds, megabytes.

    Args:
        sections: names of `SECTIONS`.
        repeats: how often each figure is measured; the median counts.
        models: names of the dice models to solve for.
    """
    report: Figures = {"machine": machine(), "repeats": repeats}
    with tempfile.TemporaryDirectory() as folder:
        given = Given(folder, repeats, models)
        asked = [measures_of for name, measures_of in SECTIONS.items() if name in sections]
        measures = [measure for measures_of in asked for measure in measures_of(given)]
        for done, (place, measure) in enumerate(measures):
            yield StepsDone(done, len(measures))
            figures = measure()
            report[place] = report.get(place, {}) | figures if isinstance(figures, dict) else figures
    return report


def machine() -> Figures:
    """Return what the figures depend on: processor, cores, system, versions."""
    versions = {name: importlib.metadata.version(name) for name in ("numpy", "numba", "llvmlite")}
    return {
        "processor": _processor(),
        "cores": default_threads(),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        **versions,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
