# SPDX-License-Identifier: MIT
"""How fast the engine is once it is loaded, measured in this process.

The peer, where it is installed, solves in turn with the engine, so that the ratio holds when the machine's speed
drifts.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
import statistics
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from engine.analysis.analyzer import Analyzer
from engine.cli.bench.clock import median, seconds
from engine.distribution import forward
from engine.games.game import Game
from engine.games.position import Position
from engine.rules import dice, turn_states
from engine.rules.dice_models import FAIR_DICE, DiceModel, dice_model
from engine.rules.rule_sets import MOST_BOXES
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.solving import components, solver, value_kernels
from engine.solving.table_file import load_table, save_table
from engine.solving.value_table import ValueTable
from engine.strategies import players, simulate, strategies
from engine.turn.dice.rolling import kernel_dice
from engine.turn.endings import rule_tables
from engine.turn.goals import points_goal
from engine.turn.lattice import KEEP_COUNT

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
    scratch = (*value_kernels.scratch_arrays(table.rules), np.empty(KEEP_COUNT), np.empty(MOST_BOXES))
    value_kernels.value_many(1, *fixed, *scratch)
    taken = median(lambda: seconds(lambda: value_kernels.value_many(_LOOPS, *fixed, *scratch)), repeats)
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
