# SPDX-License-Identifier: MIT
"""The benchmark of the project: every figure is a median over repeats, with machine and versions beside it.

What a newcomer waits for (import, compile, first run) is measured in fresh processes with an empty cache folder. The
peer, where it is installed, solves in turn with the engine, so that the ratio holds when the machine's speed drifts.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import engine
from engine.analysis.analyzer import Analyzer
from engine.chances import forward
from engine.compiling import compiled
from engine.games.game import Game
from engine.games.position import Position, position_as_json
from engine.rules import dice, turn_states
from engine.rules.dice_models import FAIR_DICE, DiceModel, dice_model
from engine.rules.scoring import DEFAULT_RULES
from engine.solving import library, solver, value_kernels
from engine.solving.goals import goal_tables
from engine.solving.table import ValueTable, load_table, save_table
from engine.steps import default_threads, finish
from engine.strategies import players, simulate, strategies
from engine.turn.dice.rolling import kernel_dice
from engine.turn.endings import rule_tables
from engine.turn.goals import points_goal
from engine.turn.lattice import KEEP_COUNT

DEFAULT_MODELS = ("fair", "worst-of-2", "best-of-2", "worst-of-50", "demon", "perfect-demon")
_PEER = "yatzy_solver"
_PEER_VARIANT = "american"
_POSITIONS = 250
_LOOPS = 20
_JSONL_LINES = 1000
_GAMES = 100_000
_POINTS_A_TURN = 20
_AVERSION = 0.01


def _median(measure: Callable[[], float], repeats: int) -> float:
    return statistics.median(measure() for _ in range(repeats))


def _seconds(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


# ---- fresh processes ------------------------------------------------------------------------------------------------


@contextmanager
def _environment(cache: str) -> Iterator[dict[str, str]]:
    """Give the environment of a process whose cache folder is inside `cache`, whatever the system."""
    yield os.environ | dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), cache)


def _engine(arguments: Sequence[str], cache: str, **options: Any) -> subprocess.Popen[str]:
    """Start ``python -m engine`` with an own cache folder, running this very engine."""
    root = str(Path(engine.__file__).resolve().parents[1])
    command = [sys.executable, "-m", "engine", *arguments]
    with _environment(cache) as environment:
        return subprocess.Popen(command, env=environment, cwd=root, text=True, stdout=subprocess.PIPE, **options)


def _first_run() -> dict[str, float]:
    """Return the seconds of a first run by step, with the wall time of the whole process as ``first_run``."""
    with tempfile.TemporaryDirectory() as cache:
        start = time.perf_counter()
        output = _engine(["solve", "--json"], cache).communicate()[0]
        wall = time.perf_counter() - start
    return {**json.loads(output)["seconds"], "first_run": wall}


def _with_memory(arguments: Sequence[str], cache: str) -> tuple[dict[str, Any], float | None]:
    """Return the answer of a process, and its peak memory in MB where the system tells it."""
    process = _engine([*arguments, "--json"], cache)
    assert process.stdout is not None
    answer = json.loads(process.stdout.read())
    if not hasattr(os, "wait4"):
        process.wait()
        return answer, None
    usage = os.wait4(process.pid, 0)[2]
    process.returncode = 0
    per_unit = 1 if sys.platform == "darwin" else 1024
    return answer, usage.ru_maxrss * per_unit / 2**20


def _jsonl_seconds(cache: str, positions: Sequence[Position]) -> float:
    """Return how long a process takes to answer a thousand positions, its start included."""
    lines = [json.dumps(position_as_json(positions[number % len(positions)])) for number in range(_JSONL_LINES)]
    process = _engine(["advise", "--jsonl"], cache, stdin=subprocess.PIPE)
    return _seconds(lambda: process.communicate("\n".join(lines)))


# ---- in this process ------------------------------------------------------------------------------------------------


def _solve(model: DiceModel = FAIR_DICE, fair: ValueTable | None = None, threads: int | None = None) -> ValueTable:
    return finish(solver.solve(DEFAULT_RULES, model, fair=fair, threads=threads))


def sample_positions(count: int = _POSITIONS) -> list[Position]:
    """Return positions from games played at random, the same ones every time."""
    rng = random.Random("bench")
    game, found = Game("bench-0"), list[Position]()
    while len(found) < count:
        if game.is_over:
            game = Game(f"bench-{len(found)}")
        position = game.position
        if position is None:
            game = game.roll()
            continue
        found.append(position)
        kept = tuple(rng.random() < 0.5 for _ in range(dice.DICE_PER_ROLL))
        game = game.roll(kept) if game.can_roll(kept) else game.score(rng.choice(list(position.allowed())))
    return found


@compiled
def _value_many(loops, goal, states, rolls, left, tables, model, parts, work, totals, keeps, boxes):  # type: ignore[no-untyped-def]
    """Value the options of many positions `loops` times over, without going back to Python."""
    for _ in range(loops):
        for number in range(len(rolls)):
            turn_state = (states[number, 0], states[number, 1], states[number, 2], states[number, 3])
            value_kernels.value_options(
                goal, turn_state, rolls[number], left[number], tables, model, parts, work, totals, keeps, boxes
            )


def _compiled_advise_seconds(table: ValueTable, positions: Sequence[Position], repeats: int) -> float:
    """Return the seconds that valuing all options of one position takes inside the engine."""
    states = np.array([turn_states.turn_state(position.rules, position.filled) for position in positions])
    rolls = np.array([dice.ROLL_INDEX[position.roll] for position in positions])
    left = np.array([position.rolls_left for position in positions])
    fixed = (points_goal(table.values), states, rolls, left, rule_tables(table.rules), kernel_dice(FAIR_DICE, None))
    scratch = (*value_kernels.scratch_arrays(), np.empty(KEEP_COUNT), np.empty(len(positions[0].scores)))
    _value_many(1, *fixed, *scratch)
    return _median(lambda: _seconds(lambda: _value_many(_LOOPS, *fixed, *scratch)), repeats) / _LOOPS / len(positions)


def _python_advise_seconds(table: ValueTable, positions: Sequence[Position], repeats: int) -> float:
    """Return the seconds that valuing all options of one position takes through the Python analyzer."""

    def measure() -> float:
        analyzer = Analyzer(table)  # a new one remembers nothing
        return statistics.median(_seconds(partial(analyzer.analyze, position)) for position in positions)

    return _median(measure, repeats)


def _save_and_load_seconds(table: ValueTable, repeats: int) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "table.bin")
        save = _median(lambda: _seconds(lambda: save_table(table, path)), repeats)
        load = _median(lambda: _seconds(lambda: load_table(path, table.rules)), repeats)
    return save, load


def _games_per_second(table: ValueTable, threads: int | None, repeats: int) -> float:
    """Return how many optimal games are played in a second, when that many are asked for."""
    player = players.Player(strategies.OPTIMAL, table)
    finish(simulate.simulate(player, 1, "bench", 1))

    def play() -> object:
        return finish(simulate.simulate(player, _GAMES, "bench", threads))

    return _GAMES / _median(lambda: _seconds(play), repeats)


def _model_seconds(name: str, fair: ValueTable, repeats: int) -> float:
    model = dice_model(name)
    solver.warm_up(model)
    given = fair if model.watches_fair else None
    return _median(lambda: _seconds(lambda: _solve(model, given)), repeats)


def _forward_seconds(table: ValueTable, repeats: int) -> float:
    """Return how long the exact distribution of the final score takes, from the empty scorecard."""
    forward.warm_up()
    return _median(lambda: _seconds(lambda: finish(forward.forward(table))), repeats)


# ---- goals ----------------------------------------------------------------------------------------------------------


def _goal_processes(cache: str) -> dict[str, Any]:
    """Return how long chances take from the empty card, compiled code at hand, and the memory of the process."""
    found: dict[str, Any] = {}
    _engine(["goal", "--reach", "20", "--rolls-per-turn", "1", "--json"], cache).communicate()
    for name, arguments in (("one_target", ["--reach", "300"]), ("curve", ["--curve"])):
        answer, memory = _with_memory(["goal", *arguments], cache)
        found |= {name: answer["seconds"], f"{name}_mb": memory}
    return found


def _goals_in_a_game(positions: Sequence[Position]) -> dict[str, float]:
    """Return how long the chances of one target take from the fifth and from the eighth turn on, medians."""

    def solve_from(position: Position) -> object:
        so_far = position.points_so_far
        begin = goal_tables.Beginning(turn_states.turn_state(position.rules, position.filled), so_far, so_far)
        target = goal_tables.reach(so_far + _POINTS_A_TURN * (len(position.scores) - len(position.filled)))
        return finish(goal_tables.solve_goal(position.rules, target, begin))

    found = {}
    for name, filled in (("from_fifth_turn", 4), ("from_eighth_turn", 7)):
        cards = {position.scores: position for position in positions if len(position.filled) == filled}
        found[name] = statistics.median(_seconds(partial(solve_from, position)) for position in cards.values())
    return found


def _risk_against_points(repeats: int) -> dict[str, float]:
    """Return how long a table for somebody with an aversion to risk takes, and how many ordinary solves that is."""

    def solve_risk() -> object:
        return finish(solver.solve_risk(DEFAULT_RULES, _AVERSION))

    solve_risk()
    pairs = [(_seconds(solve_risk), _seconds(_solve)) for _ in range(repeats)]
    ratio = statistics.median(risk / points for risk, points in pairs)
    return {"risk_table": statistics.median(risk for risk, _ in pairs), "risk_ratio": ratio}


def _against_peer(repeats: int) -> dict[str, Any] | None:
    """Return how long the peer and the engine take to build their tables in turn; None where it is not installed."""
    try:
        peer = importlib.import_module(_PEER)
    except ImportError:
        return None
    theirs, ours = [], []
    for _ in range(repeats):
        theirs.append(_seconds(lambda: peer.Solver.build(peer.Variant(_PEER_VARIANT))))
        ours.append(_seconds(_solve))
    return {
        "name": f"{_PEER.replace('_', '-')} {importlib.metadata.version(_PEER)}, {_PEER_VARIANT}",
        "seconds": statistics.median(theirs),
        "engine_seconds": statistics.median(ours),
        "ratio": statistics.median(a / b for a, b in zip(theirs, ours, strict=True)),
    }


# ---- the report -----------------------------------------------------------------------------------------------------


def machine() -> dict[str, Any]:
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


@dataclass(frozen=True)
class BenchProgress:
    """How far the benchmark has come: measurements done, of all there are."""

    done: int
    total: int

    @property
    def fraction(self) -> float:
        """How much is done, 0 to 1."""
        return self.done / self.total


def run(repeats: int = 5, models: Sequence[str] = DEFAULT_MODELS) -> Generator[BenchProgress, None, dict[str, Any]]:
    """Measure everything; yields how far it is and returns the report: seconds, microseconds, megabytes.

    Args:
        repeats: how often each figure is measured; the median counts.
        models: names of the dice models to solve for.
    """
    finish(library.obtain(DEFAULT_RULES))
    report: dict[str, Any] = {"machine": machine(), "repeats": repeats}
    report |= {"seconds": {}, "microseconds": {}, "games_per_second": {}, "dice_models": {}, "goals": {}}
    with tempfile.TemporaryDirectory() as cache:
        _engine(["solve", "--json"], cache).communicate()
        measures = _measures(_solve(), repeats, models, cache)
        for done, (place, measure) in enumerate(measures):
            yield BenchProgress(done, len(measures))
            if place in report:
                report[place] |= measure()
            else:
                report[place] = measure()
    return report


def _measures(fair: ValueTable, repeats: int, models: Sequence[str], cache: str) -> list[tuple[str, Callable[[], Any]]]:
    """Return what is measured, and where in the report it goes, in the order of the report.

    `cache` is a folder with the fair table and its compiled kernels, for processes that find all they need.
    """
    positions, few = sample_positions(), min(3, repeats)
    return [
        ("seconds", lambda: _first_runs(few)),
        ("seconds", lambda: {"solve_one_core": _median(lambda: _seconds(lambda: _solve(threads=1)), repeats)}),
        ("seconds", lambda: {"solve_all_cores": _median(lambda: _seconds(_solve), repeats)}),
        ("seconds", lambda: dict(zip(("save", "load"), _save_and_load_seconds(fair, repeats), strict=True))),
        ("seconds", lambda: {"jsonl_1000": _median(lambda: _jsonl_seconds(cache, positions), repeats)}),
        ("seconds", lambda: {"exact_distribution": _forward_seconds(fair, repeats)}),
        ("microseconds", lambda: {"advise_compiled": 1e6 * _compiled_advise_seconds(fair, positions, repeats)}),
        ("microseconds", lambda: {"advise_python": 1e6 * _python_advise_seconds(fair, positions, repeats)}),
        ("games_per_second", lambda: {"one_core": _games_per_second(fair, 1, repeats)}),
        ("games_per_second", lambda: {"all_cores": _games_per_second(fair, None, repeats)}),
        *(("dice_models", partial(_model, name, fair, few)) for name in models),
        ("peak_memory_mb", lambda: _with_memory(["solve", "--force"], cache)[1]),
        ("goals", lambda: _goal_processes(cache)),
        ("goals", lambda: _goals_in_a_game(positions)),
        ("goals", lambda: _risk_against_points(repeats)),
        ("peer", lambda: _against_peer(few)),
    ]


def _first_runs(repeats: int) -> dict[str, float]:
    runs = [_first_run() for _ in range(repeats)]
    return {key: statistics.median(run[key] for run in runs) for key in ("import", "compile", "first_run")}


def _model(name: str, fair: ValueTable, repeats: int) -> dict[str, float]:
    return {name: _model_seconds(name, fair, repeats)}


_LABELS = {
    "import": "import numpy, numba, engine",
    "compile": "compile the kernels",
    "first_run": "first run, whole process",
    "solve_one_core": "solve, one core",
    "solve_all_cores": "solve, all cores",
    "save": "save the table",
    "load": "load the table",
    "jsonl_1000": "a thousand positions by --jsonl, whole process",
    "exact_distribution": "exact distribution of the final score, all cores",
    "advise_compiled": "all options of a decision, inside the engine",
    "advise_python": "all options of a decision, Python analyzer",
    "one_core": "optimal games, one core",
    "all_cores": "optimal games, all cores",
}


_GOAL_LABELS = {
    "one_target": "best chance to reach 300, from the empty card",
    "curve": "best chances to reach 1 to 600, from the empty card",
    "from_fifth_turn": "chances of one target, from the fifth turn on",
    "from_eighth_turn": "chances of one target, from the eighth turn on",
    "risk_table": "a table for somebody with an aversion to risk",
}


def rows(report: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what was measured, and the figure with its unit."""
    for key, value in report["seconds"].items():
        yield _LABELS[key], f"{value:.3f} s"
    for key, value in report["microseconds"].items():
        yield _LABELS[key], f"{value:.1f} µs"
    for key, value in report["games_per_second"].items():
        yield _LABELS[key], f"{value:,.0f} games/s"
    for name, value in report["dice_models"].items():
        yield f"solve, {name} dice, all cores", f"{value:.2f} s"
    if report["peak_memory_mb"] is not None:
        yield "peak memory of a process that solves", f"{report['peak_memory_mb']:.0f} MB"
    goals = report["goals"]
    for key, label in _GOAL_LABELS.items():
        memory = goals.get(f"{key}_mb")
        yield label, f"{goals[key]:.3f} s" + (f", {memory:.0f} MB" if memory is not None else "")
    yield "that is, in ordinary solves", f"{goals['risk_ratio']:.2f}"
    peer = report["peer"]
    if peer is not None:
        yield peer["name"], f"{peer['seconds']:.2f} s, {peer['ratio']:.1f} times as long"
