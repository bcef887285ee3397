# SPDX-License-Identifier: MIT
"""How fast the engine is: every measure of the benchmark (`engine.cli.bench`), by the clock, as the median of repeats.

What is waited for at a start (import, compile, first run) is measured in fresh processes with a cache of their own; all
else in this process, once the engine is loaded. The peer, where it is installed, solves in turn with the engine, so
that the ratio holds when the machine's speed drifts.

How near does the kernel of goals come to what limits it, reading rows of eight numbers from the first-level cache?
Nearly every operation of a turn reads one row and does one addition or comparison with each of its numbers: an eighth
of an operation for each byte. A kernel that only reads rows, in the same run, says how many there can be.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import engine
from engine.analysis.analyzer import Analyzer
from engine.distribution import forward
from engine.distribution.goal_forward import forward_for_goal
from engine.games.game import Game
from engine.games.position import Position, position_as_json
from engine.matches.win_chances import chance_to_win
from engine.rules import dice, turn_states
from engine.rules.dice import FAIR_DICE, DiceModel, dice_model
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.solving import components, kernels, solver
from engine.solving.goal_tables import Beginning, GoalTable, Worth, groups_of, reach, solve_goal
from engine.solving.value_table import ValueTable, load_table, save_table
from engine.strategies import players, simulate, strategies
from engine.turn import lanes
from engine.turn.endings import rule_tables
from engine.turn.goals import points_goal
from engine.turn.lattice import FIRST_ROLL, KEEP_COUNT, ROLL_COUNT
from engine.turn.rolling import kernel_dice
from engine.turn.unrolled import read_rows


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


_JSONL_LINES = 1000


def engine_process(arguments: Sequence[str], cache: str, **options: Any) -> subprocess.Popen[str]:
    """Start ``python -m engine``, this very engine, with its cache folder inside `cache`, whatever the system."""
    root = str(Path(engine.__file__).resolve().parents[1])
    command = [sys.executable, "-m", "engine", *arguments]
    environment = os.environ | dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), cache)
    return subprocess.Popen(command, env=environment, cwd=root, text=True, stdout=subprocess.PIPE, **options)


def _first_run() -> dict[str, float]:
    """Return the seconds of a first run by step, with the wall time of the whole process as ``first_run``."""
    with tempfile.TemporaryDirectory() as cache:
        start = time.perf_counter()
        output = engine_process(["solve", "--json"], cache).communicate()[0]
        wall = time.perf_counter() - start
    return {**json.loads(output)["seconds"], "first_run": wall}


def first_runs(repeats: int) -> dict[str, float]:
    """Return how long importing, compiling and all of a first run take."""
    runs = [_first_run() for _ in range(repeats)]
    return {key: statistics.median(run[key] for run in runs) for key in ("import", "compile", "first_run")}


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


def jsonl_seconds(cache: str, positions: Sequence[Position], repeats: int) -> float:
    """Return how long a process takes to answer a thousand positions, its start included."""
    lines = [json.dumps(position_as_json(positions[number % len(positions)])) for number in range(_JSONL_LINES)]

    def measure() -> float:
        process = engine_process(["advise", "--jsonl"], cache, stdin=subprocess.PIPE)
        return seconds(lambda: process.communicate("\n".join(lines)))

    return median(measure, repeats)


_PEER = "yatzy_solver"
_PEER_VARIANT = "american"
_POSITIONS = 250
_LOOPS = 20
_GAMES = 100_000


def solve(model: DiceModel = FAIR_DICE, fair: ValueTable | None = None, threads: int | None = None) -> ValueTable:
    """Solve the game by the default rules."""
    return finish(solver.solve(DEFAULT_RULES, model, fair=fair, threads=threads))


def solve_seconds(repeats: int, threads: int | None = None) -> float:
    """Return how long solving for fair dice takes, compiled code at hand."""
    solver.warm_up()
    return median(lambda: seconds(lambda: solve(threads=threads)), repeats)


def _fair_for(model: DiceModel, fair: ValueTable) -> ValueTable | None:
    return fair if model.watches_fair else None


def model_seconds(name: str, fair: ValueTable, repeats: int) -> float:
    """Return how long solving for a dice model takes, compiled code at hand."""
    model = dice_model(name)
    solver.warm_up(model)
    return median(lambda: seconds(lambda: solve(model, _fair_for(model, fair))), repeats)


def explaining_seconds(name: str, fair: ValueTable, repeats: int) -> float:
    """Return how long it takes to build what explanations against a dice model need, compiled code at hand."""
    model = dice_model(name)
    solver.warm_up(model)
    components.warm_up(model)
    table = solve(model, _fair_for(model, fair))
    build = partial(components.build_components, table, _fair_for(model, fair))
    return median(lambda: seconds(lambda: finish(build())), repeats)


def save_and_load_seconds(table: ValueTable, repeats: int) -> dict[str, float]:
    """Return how long saving and loading a table take."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "table.bin")
        save = median(lambda: seconds(lambda: save_table(table, path)), repeats)
        load = median(lambda: seconds(lambda: load_table(path, table.rules)), repeats)
    return {"save": save, "load": load}


def forward_seconds(table: ValueTable, repeats: int) -> float:
    """Return how long the exact distribution of the final score takes, from the empty scorecard."""
    forward.warm_up()
    return median(lambda: seconds(lambda: finish(forward.forward(table))), repeats)


def games_per_second(table: ValueTable, threads: int | None, repeats: int) -> float:
    """Return how many optimal games are played in a second, when that many are asked for."""
    player = players.Player(strategies.OPTIMAL, table)
    finish(simulate.simulate(player, 1, "bench", 1))

    def play() -> object:
        return finish(simulate.simulate(player, _GAMES, "bench", threads))

    return _GAMES / median(lambda: seconds(play), repeats)


# ---- one decision ---------------------------------------------------------------------------------------------------


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


# ---- in turn with the peer ------------------------------------------------------------------------------------------


def against_peer(repeats: int) -> dict[str, Any] | None:
    """Return how long the peer and the engine take to build their tables in turn; None where it is not installed."""
    try:
        peer = importlib.import_module(_PEER)
    except ImportError:
        return None
    solver.warm_up()
    theirs, ours = [], []
    for _ in range(repeats):
        theirs.append(seconds(lambda: peer.Solver.build(peer.Variant(_PEER_VARIANT))))
        ours.append(seconds(solve))
    return {
        "name": f"{_PEER.replace('_', '-')} {importlib.metadata.version(_PEER)}, {_PEER_VARIANT}",
        "seconds": statistics.median(theirs),
        "engine_seconds": statistics.median(ours),
        "ratio": statistics.median(a / b for a, b in zip(theirs, ours, strict=True)),
    }


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


_TARGET = 300
_POINTS_A_TURN = 20
_AVERSION = 0.01
_TURNS = {"from_fifth_turn": 4, "from_eighth_turn": 7}
"""From which turn on chances are measured, and how many boxes are filled then."""


def goals_in_processes(cache: str) -> dict[str, Any]:
    """Return how long chances take from the empty card, compiled code at hand, and the memory of the process."""
    found: dict[str, Any] = {}
    engine_process(["goal", "--reach", "20", "--rolls-per-turn", "1", "--json"], cache).communicate()
    for name, arguments in (("one_target", ["--reach", str(_TARGET)]), ("curve", ["--curve"])):
        answer, memory = with_memory(["goal", *arguments], cache)
        found |= {name: answer["seconds"], f"{name}_mb": memory}
    return found


def _solve_from(position: Position) -> GoalTable:
    so_far = position.points_so_far
    begin = Beginning(turn_states.turn_state(position.rules, position.filled), so_far, so_far)
    target = reach(so_far + _POINTS_A_TURN * (len(position.scores) - len(position.filled)))
    return finish(solve_goal(position.rules, target, begin))


def goals_in_a_game(positions: Sequence[Position]) -> dict[str, float]:
    """Return how long the chances of one target take from the fifth and from the eighth turn on, medians."""
    found = {}
    for name, filled in _TURNS.items():
        cards = {position.scores: position for position in positions if len(position.filled) == filled}
        _solve_from(next(iter(cards.values())))  # compiles
        found[name] = statistics.median(seconds(partial(_solve_from, position)) for position in cards.values())
    return found


def goals_to_beat(fair: ValueTable) -> dict[str, float]:
    """Return how many processor seconds the table to beat one opponent takes from the first turn on."""
    ends = np.array(finish(forward.forward(fair)).distribution)
    begin = Beginning(turn_states.turn_state(DEFAULT_RULES, {}), 0, 0)
    return {"beat": cpu_seconds(lambda: finish(solve_goal(DEFAULT_RULES, chance_to_win([ends]), begin, keep=range(2))))}


def goal_forward_seconds(fair: ValueTable) -> dict[str, float]:
    """Return how long the exact distribution of the final score of play for one target takes, its table at hand."""
    begin = Beginning(turn_states.turn_state(DEFAULT_RULES, {}), 0, 0)
    goal_table = finish(solve_goal(DEFAULT_RULES, reach(_TARGET), begin))
    return {"forward": seconds(lambda: finish(forward_for_goal(fair, goal_table)))}


def risk_against_points(repeats: int) -> dict[str, float]:
    """Return how long a table for a player with an aversion to risk takes, and how many ordinary solves that is."""

    def solve_risk() -> object:
        return finish(solver.solve_risk(DEFAULT_RULES, _AVERSION))

    solve_risk()
    solver.warm_up()
    pairs = [(seconds(solve_risk), seconds(solve)) for _ in range(repeats)]
    ratio = statistics.median(risk / points for risk, points in pairs)
    return {"risk_table": statistics.median(risk for risk, _ in pairs), "risk_ratio": ratio}
