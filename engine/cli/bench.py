# SPDX-License-Identifier: MIT
"""The benchmark of the project: every figure is a median over repeats, with machine and versions beside it.

It comes in sections, which can be asked for one by one. What a section needs beforehand is made when it is its turn,
and what two of them need is made once.

The signature: one short hash over what the engine answers, the same on every machine.

What is hashed are rankings and values with six decimals: the average of perfect play for every rule set, the opening
book, and all options of 10,000 positions from games played at random. Rankings are those of exact arithmetic
(`engine.lab.certify`), and values are right to eleven decimals, so neither hangs on how a machine rounds. A version
with another signature answers something else: its line in CHANGELOG.md says what.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import platform
import tempfile
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from engine.analysis.analyzer import Analyzer
from engine.analysis.options import Analysis
from engine.cli import speeds as cli_speeds
from engine.cli.speeds import sample_positions
from engine.distribution.statistics import NEW_GAME
from engine.games.position import Position
from engine.rules import dice
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, rule_set
from engine.runtime.steps import StepsDone, default_threads, finish
from engine.solving import library
from engine.solving.library import TableKey
from engine.solving.value_table import ValueTable
from engine.workspace.workspace import Workspace

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


SIGNED_POSITIONS = 10_000
_DIGITS = 16


def signature(workspace: Workspace, positions: int = SIGNED_POSITIONS) -> Generator[StepsDone, None, str]:
    """Work out the signature.

    Yields how far it is (closing the generator cancels) and returns 16 hexadecimal digits.

    Args:
        workspace: where tables come from.
        positions: how many there are; only the usual number gives the signature that is published.
    """
    found, total = hashlib.sha256(), len(SHIPPED) + 1
    for done, name in enumerate(SHIPPED, 1):
        table = workspace.get(workspace.table_for(TableKey(rule_set(name)))).table
        found.update(f"{name} {table.par:.9f}\n".encode())
        yield StepsDone(done, total)
    analyzer = workspace.get(workspace.analyzer(TableKey(DEFAULT_RULES)))
    for line in _signed_answers(analyzer, positions):
        found.update(line.encode())
    yield StepsDone(total, total)
    return found.hexdigest()[:_DIGITS]


def _signed_answers(analyzer: Analyzer, positions: int) -> Iterator[str]:
    left = DEFAULT_RULES.rolls_per_turn - 1
    for roll in dice.ROLLS:
        yield _line(analyzer.analyze(Position(roll, left, NEW_GAME.scores, 0, DEFAULT_RULES)))
    for position in sample_positions(positions):
        yield _line(analyzer.analyze(position))


def _line(analysis: Analysis) -> str:
    """Return the options of a position, best first: an equals sign joins a joint best one to the one before."""
    words = [
        ("=" if not option.points_lost else " ")
        + (option.category.key if option.category is not None else "".join(map(str, option.keep or ())) or "-")
        for option in analysis.options
    ]
    return f"{analysis.options[0].value:.6f}{''.join(words)}\n"


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
        cli_speeds.engine_process(["solve", "--json"], self._folder).communicate()
        return self._folder

    @cached_property
    def positions(self) -> list[Position]:
        """Some positions."""
        return cli_speeds.sample_positions()


def _start(given: Given) -> list[Measure]:
    return [
        ("seconds", lambda: cli_speeds.first_runs(given.few)),
        ("peak_memory_mb", lambda: cli_speeds.with_memory(["solve", "--force"], given.cache)[1]),
    ]


def _solve(given: Given) -> list[Measure]:
    return [
        ("seconds", lambda: {"solve_one_core": cli_speeds.solve_seconds(given.repeats, threads=1)}),
        ("seconds", lambda: {"solve_all_cores": cli_speeds.solve_seconds(given.repeats)}),
        ("seconds", lambda: cli_speeds.save_and_load_seconds(given.fair, given.repeats)),
        ("seconds", lambda: {"exact_distribution": cli_speeds.forward_seconds(given.fair, given.repeats)}),
    ]


def _answers(given: Given) -> list[Measure]:
    def asked() -> tuple[ValueTable, list[Position], int]:
        return given.fair, given.positions, given.repeats

    return [
        ("seconds", lambda: {"jsonl_1000": cli_speeds.jsonl_seconds(given.cache, given.positions, given.repeats)}),
        ("microseconds", lambda: {"advise_compiled": cli_speeds.compiled_advise_microseconds(*asked())}),
        ("microseconds", lambda: {"advise_python": cli_speeds.python_advise_microseconds(*asked())}),
    ]


def _games(given: Given) -> list[Measure]:
    return [
        ("games_per_second", lambda: {"one_core": cli_speeds.games_per_second(given.fair, 1, given.repeats)}),
        ("games_per_second", lambda: {"all_cores": cli_speeds.games_per_second(given.fair, None, given.repeats)}),
    ]


def _dice(given: Given) -> list[Measure]:
    def solve(name: str) -> Figures:
        return {name: cli_speeds.model_seconds(name, given.fair, given.few)}

    return [("dice_models", partial(solve, name)) for name in given.models]


def _explanations(given: Given) -> list[Measure]:
    def build(name: str) -> Figures:
        return {name: cli_speeds.explaining_seconds(name, given.fair, given.few)}

    return [("explanations", partial(build, name)) for name in given.models]


def _goals(given: Given) -> list[Measure]:
    return [
        ("goals", lambda: cli_speeds.goals_in_processes(given.cache)),
        ("goals", lambda: cli_speeds.goals_in_a_game(given.positions)),
        ("goals", lambda: cli_speeds.goals_to_beat(given.fair)),
        ("goals", cli_speeds.roofline),
        ("goals", lambda: cli_speeds.goal_forward_seconds(given.fair)),
        ("goals", lambda: cli_speeds.risk_against_points(given.repeats)),
    ]


def _peer(given: Given) -> list[Measure]:
    return [("peer", lambda: cli_speeds.against_peer(given.few))]


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
