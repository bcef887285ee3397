# SPDX-License-Identifier: MIT
"""The benchmark of the project: every figure is a median over repeats, with machine and versions beside it.

It comes in sections, which can be asked for one by one. What a section needs beforehand is made when it is its turn,
and what two of them need is made once. What is waited for at a start (import, compile, first run) is measured in fresh
processes with a cache of their own; all else in this process, once the engine is loaded. The peer, where it is
installed, solves in turn with the engine, so that the ratio holds when the machine's speed drifts.

How near does the kernel of goals come to what limits it, reading rows of eight numbers from the first-level cache?
Nearly every operation of a turn reads one row and does one addition or comparison with each of its numbers: an eighth
of an operation for each byte. A kernel that only reads rows, in the same run, says how many there can be.

The signature: one short hash over what the engine answers, the same on every machine.

What is hashed are rankings and values with six decimals: the average of perfect play for every rule set, the opening
book, and all options of 10,000 positions from games played at random. Rankings are those of exact arithmetic
(`engine.lab.certify`), and values are right to eleven decimals, so neither hangs on how a machine rounds. A version
with another signature answers something else: its line in CHANGELOG.md says what.
"""

from __future__ import annotations

import hashlib
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
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np

import engine
from engine.analysis.analyzer import Analyzer
from engine.analysis.options import Analysis
from engine.distribution import forward
from engine.distribution.goal_forward import forward_for_goal
from engine.distribution.statistics import NEW_GAME
from engine.games.game import Game
from engine.games.position import Position, position_as_json
from engine.matches.win_chances import chance_to_win
from engine.rules import dice, turn_states
from engine.rules.dice import FAIR_DICE, DiceModel, dice_model
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, rule_set
from engine.runtime.steps import StepsDone, default_threads, finish
from engine.solving import components, kernels, library, solver
from engine.solving.goal_tables import Beginning, GoalTable, Worth, groups_of, reach, solve_goal
from engine.solving.library import TableKey
from engine.solving.value_table import ValueTable, load_table, save_table
from engine.strategies import players, simulate, strategies
from engine.turn import lanes
from engine.turn.dice_models import kernel_dice
from engine.turn.endings import rule_tables
from engine.turn.goals import points_goal
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT
from engine.turn.unrolled import read_rows
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
    """Work out the signature, 16 hexadecimal digits; only the usual number of positions gives the published one."""
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
Measures = Iterator[tuple[str, Any]]
"""The figures of a section as they are taken, each with its place in the report."""


class Given:
    """What measures need, made when it is first asked for; `folder` is for what processes are to find."""

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
        engine_process(["solve", "--json"], self._folder).communicate()
        return self._folder

    @cached_property
    def positions(self) -> list[Position]:
        """Some positions."""
        return sample_positions()

    def fair_for(self, model: DiceModel) -> ValueTable | None:
        """Return the fair table where the dice look at it."""
        return self.fair if model.watches_fair else None

    def seconds(self, action: Callable[[], object]) -> float:
        """Return how long an action takes."""
        return median(lambda: seconds(action), self.repeats)


def median(measure: Callable[[], float], repeats: int) -> float:
    """Return the median of a number of measures."""
    return statistics.median(measure() for _ in range(repeats))


def seconds(action: Callable[[], object]) -> float:
    """Return how long an action takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def cpu_seconds(action: Callable[[], object]) -> float:
    """Return how many processor seconds an action takes, those of all threads together."""
    start = time.process_time()
    action()
    return time.process_time() - start


# ---- in processes of their own ---------------------------------------------------------------------------------------

_JSONL_LINES = 1000


def engine_process(arguments: Sequence[str], cache: str, **options: Any) -> subprocess.Popen[str]:
    """Start ``python -m engine``, this very engine, with its cache folder inside `cache`, whatever the system."""
    root = str(Path(engine.__file__).resolve().parents[1])
    command = [sys.executable, "-m", "engine", *arguments]
    environment = os.environ | dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), cache)
    return subprocess.Popen(command, env=environment, cwd=root, text=True, stdout=subprocess.PIPE, **options)


def with_memory(arguments: Sequence[str], cache: str) -> tuple[dict[str, Any], float | None]:
    """Return the answer of a process, and its peak memory in MB where the system tells it."""
    process = engine_process([*arguments, "--json"], cache)
    assert process.stdout is not None
    answer = json.loads(process.stdout.read())
    if not hasattr(os, "wait4"):
        process.wait()
        return answer, None
    usage = os.wait4(process.pid, 0)[2]
    process.returncode = 0
    per_unit = 1 if sys.platform == "darwin" else 1024
    return answer, usage.ru_maxrss * per_unit / 2**20


def _first_run() -> dict[str, float]:
    """Return the seconds of a first run by step, with the wall time of the whole process as ``first_run``."""
    with tempfile.TemporaryDirectory() as cache:
        start = time.perf_counter()
        output = engine_process(["solve", "--json"], cache).communicate()[0]
        wall = time.perf_counter() - start
    return {**json.loads(output)["seconds"], "first_run": wall}


def _start(given: Given) -> Measures:
    runs = [_first_run() for _ in range(given.few)]
    yield "seconds", {key: statistics.median(run[key] for run in runs) for key in ("import", "compile", "first_run")}
    yield "peak_memory_mb", with_memory(["solve", "--force"], given.cache)[1]


def jsonl_seconds(given: Given) -> float:
    """Return how long a process takes to answer a thousand positions, its start included."""
    some = given.positions
    lines = "\n".join(json.dumps(position_as_json(some[number % len(some)])) for number in range(_JSONL_LINES))

    def measure() -> float:
        process = engine_process(["advise", "--jsonl"], given.cache, stdin=subprocess.PIPE)
        return seconds(lambda: process.communicate(lines))

    return median(measure, given.repeats)


# ---- solving and playing ---------------------------------------------------------------------------------------------

_GAMES = 100_000


def solve(model: DiceModel = FAIR_DICE, fair: ValueTable | None = None, threads: int | None = None) -> ValueTable:
    """Solve the game by the default rules."""
    return finish(solver.solve(DEFAULT_RULES, model, fair=fair, threads=threads))


def _finished(begin: Callable[..., Generator[StepsDone, None, object]], *arguments: Any) -> object:
    """Begin something long and return its result."""
    return finish(begin(*arguments))


def _solve(given: Given) -> Measures:
    solver.warm_up()
    yield "seconds", {"solve_one_core": given.seconds(lambda: solve(threads=1))}
    yield "seconds", {"solve_all_cores": given.seconds(solve)}
    table = given.fair
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "table.bin")
        yield "seconds", {"save": given.seconds(lambda: save_table(table, path))}
        yield "seconds", {"load": given.seconds(lambda: load_table(path, table.rules))}
    forward.warm_up()
    yield "seconds", {"exact_distribution": given.seconds(partial(_finished, forward.forward, table))}


def _games(given: Given) -> Measures:
    player = players.Player(strategies.OPTIMAL, given.fair)
    finish(simulate.simulate(player, 1, "bench", 1))
    for name, threads in (("one_core", 1), ("all_cores", None)):
        play = partial(_finished, simulate.simulate, player, _GAMES, "bench", threads)
        yield "games_per_second", {name: _GAMES / given.seconds(play)}


def _dice(given: Given) -> Measures:
    for name in given.models:
        model = dice_model(name)
        solver.warm_up(model)
        build = partial(solve, model, given.fair_for(model))
        yield "dice_models", {name: median(partial(seconds, build), given.few)}


def _explanations(given: Given) -> Measures:
    for name in given.models:
        model = dice_model(name)
        solver.warm_up(model)
        components.warm_up(model)
        fair = given.fair_for(model)
        build = partial(_finished, components.build_components, solve(model, fair), fair)
        yield "explanations", {name: median(partial(seconds, build), given.few)}


# ---- one decision ----------------------------------------------------------------------------------------------------

_POSITIONS, _LOOPS = 250, 20


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


def compiled_advise_microseconds(table: ValueTable, positions: Sequence[Position], repeats: int) -> float:
    """Return the microseconds that valuing all options of one position takes inside the engine."""
    states = np.array([turn_states.turn_state(position.rules, position.filled) for position in positions])
    rolls = np.array([dice.ROLL_INDEX[position.roll] for position in positions])
    left = np.array([position.rolls_left for position in positions])
    fixed = (points_goal(table.values), states, rolls, left, rule_tables(table.rules), kernel_dice(FAIR_DICE, None, 0))
    scratch = (*kernels.scratch_arrays(table.rules), np.empty(KEEP_COUNT), np.empty(MOST_BOXES))
    kernels.value_many(1, *fixed, *scratch)
    taken = median(lambda: seconds(lambda: kernels.value_many(_LOOPS, *fixed, *scratch)), repeats)
    return 1e6 * taken / _LOOPS / len(positions)


def python_advise_microseconds(table: ValueTable, positions: Sequence[Position], repeats: int) -> float:
    """Return the microseconds that valuing all options of one position takes through the Python analyzer."""

    def measure() -> float:
        analyzer = Analyzer(table)  # a new one remembers nothing
        return statistics.median(seconds(partial(analyzer.analyze, position)) for position in positions)

    return 1e6 * median(measure, repeats)


def _answers(given: Given) -> Measures:
    yield "seconds", {"jsonl_1000": jsonl_seconds(given)}
    asked = given.fair, given.positions, given.repeats
    yield "microseconds", {"advise_compiled": compiled_advise_microseconds(*asked)}
    yield "microseconds", {"advise_python": python_advise_microseconds(*asked)}


# ---- goals -----------------------------------------------------------------------------------------------------------

_TARGET = 300
_POINTS_A_TURN = 20
_AVERSION = 0.01
_TURNS = {"from_fifth_turn": 4, "from_eighth_turn": 7}
"""From which turn on chances are measured, and how many boxes are filled then."""
_READS = 200_000
_STATE, _SO_FAR = (1, 0b000011, 0b000111, 12), 60
_ROW_BYTES = 64
_EDGES = sum(len(dice.parents(keep)) for keep in dice.KEEPS)
_ROWS = 2 * (6 * FIRST_ROLL + KEEP_COUNT + _EDGES) + 3 * ROLL_COUNT + ROLL_COUNT
"""The rows that a group reads: two rolls with the means and the best of keeps, the scores, and the mean at the end."""


def roofline() -> dict[str, float]:
    """Return how many gigabytes a processor second the kernel of goals reads, and how many can be read."""
    work = lanes.rows(KEEP_COUNT)
    read_rows(work, 1)
    possible = _READS * KEEP_COUNT * _ROW_BYTES / cpu_seconds(lambda: read_rows(work, _READS)) / 1e9
    worth = Worth(100, np.linspace(0.0, 1.0, 400))
    begin = Beginning(_STATE, _SO_FAR, _SO_FAR + 400)
    table = finish(solve_goal(DEFAULT_RULES, worth, begin))
    groups = sum(
        int(groups_of(lines).sum()) for filled, lines in table.lines.items() if filled < len(DEFAULT_RULES.boxes)
    )
    seconds = cpu_seconds(lambda: finish(solve_goal(DEFAULT_RULES, worth, begin)))
    reached = groups * _ROWS * _ROW_BYTES / seconds / 1e9
    return {"reads_possible": possible, "reads_reached": reached, "group_microseconds": 1e6 * seconds / groups}


def _solve_from(position: Position) -> GoalTable:
    so_far = position.points_so_far
    begin = Beginning(turn_states.turn_state(position.rules, position.filled), so_far, so_far)
    target = reach(so_far + _POINTS_A_TURN * (len(position.scores) - len(position.filled)))
    return finish(solve_goal(position.rules, target, begin))


def _goals(given: Given) -> Measures:
    engine_process(["goal", "--reach", "20", "--rolls-per-turn", "1", "--json"], given.cache).communicate()  # compiles
    for name, arguments in (("one_target", ["--reach", str(_TARGET)]), ("curve", ["--curve"])):
        answer, memory = with_memory(["goal", *arguments], given.cache)
        yield "goals", {name: answer["seconds"], f"{name}_mb": memory}
    for name, filled in _TURNS.items():
        cards = {position.scores: position for position in given.positions if len(position.filled) == filled}
        _solve_from(next(iter(cards.values())))  # compiles
        yield "goals", {name: statistics.median(seconds(partial(_solve_from, one)) for one in cards.values())}
    begin = Beginning(turn_states.turn_state(DEFAULT_RULES, {}), 0, 0)
    ends = np.array(finish(forward.forward(given.fair)).distribution)
    beat = partial(solve_goal, DEFAULT_RULES, chance_to_win([ends]), begin, keep=range(2))
    yield "goals", {"beat": cpu_seconds(lambda: finish(beat()))}
    yield "goals", roofline()
    goal_table = finish(solve_goal(DEFAULT_RULES, reach(_TARGET), begin))
    yield "goals", {"forward": seconds(lambda: finish(forward_for_goal(given.fair, goal_table)))}

    def solve_risk() -> object:
        return finish(solver.solve_risk(DEFAULT_RULES, _AVERSION))

    solve_risk()
    solver.warm_up()
    pairs = [(seconds(solve_risk), seconds(solve)) for _ in range(given.repeats)]
    ratio = statistics.median(risk / points for risk, points in pairs)
    yield "goals", {"risk_table": statistics.median(risk for risk, _ in pairs), "risk_ratio": ratio}


# ---- in turn with the peer -------------------------------------------------------------------------------------------

_PEER, _PEER_VARIANT = "yatzy_solver", "american"


def _peer(given: Given) -> Measures:
    try:
        peer = importlib.import_module(_PEER)
    except ImportError:
        yield "peer", None
        return
    solver.warm_up()
    theirs, ours = [], []
    for _ in range(given.few):
        theirs.append(seconds(lambda: peer.Solver.build(peer.Variant(_PEER_VARIANT))))
        ours.append(seconds(solve))
    yield (
        "peer",
        {
            "name": f"{_PEER.replace('_', '-')} {importlib.metadata.version(_PEER)}, {_PEER_VARIANT}",
            "seconds": statistics.median(theirs),
            "engine_seconds": statistics.median(ours),
            "ratio": statistics.median(a / b for a, b in zip(theirs, ours, strict=True)),
        },
    )


# ---- all of it -------------------------------------------------------------------------------------------------------

SECTIONS: dict[str, Callable[[Given], Measures]] = {
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


def run(sections: Sequence[str], repeats: int, models: Sequence[str]) -> Generator[StepsDone, None, Figures]:
    """Measure sections, and solve for these dice models; returns the report: seconds, microseconds, megabytes."""
    report: Figures = {"machine": machine(), "repeats": repeats}
    with tempfile.TemporaryDirectory() as folder:
        given = Given(folder, repeats, models)
        asked = [measures_of for name, measures_of in SECTIONS.items() if name in sections]
        for done, measures_of in enumerate(asked):
            yield StepsDone(done, len(asked))
            for place, figures in measures_of(given):
                report[place] = report.get(place, {}) | figures if isinstance(figures, dict) else figures
                yield StepsDone(done, len(asked))
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
