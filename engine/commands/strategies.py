# SPDX-License-Identifier: MIT
"""The commands about strategies: ``simulate`` plays games by one, ``strategies`` tells what each of them expects.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TextIO

from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, rule_set
from engine.steps import finish
from engine.strategies.strategies import NAMES, OPTIMAL, PLAIN, Strategy, StrategyError, strategy

if TYPE_CHECKING:
    from engine.solving.library import Delivery
    from engine.solving.table import ValueTable
    from engine.strategies.simulate import Simulation

_DEFAULT_GAMES = 100_000
_DEFAULT_SEED = "1"
_MOST_GAMES = 1_000_000_000
_MOST_THREADS = 1024
_PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)
_Obtain = Callable[[RuleSet, DiceModel], "Delivery"]


class SimulateError(ValueError):
    """A request that cannot be met; the text names the field that is wrong."""


ERRORS = (SimulateError, StrategyError)
"""What bad input raises; the text is the sentence for the user."""


def register(commands: Any, obtain: _Obtain) -> None:
    """Add the commands to the engine's command line (`argparse`'s subparsers); `obtain` finds or builds a table."""
    simulate = commands.add_parser("simulate", help="play games by a strategy")
    simulate.add_argument("--strategy", default=OPTIMAL.name, metavar="NAME", help=", ".join(NAMES))
    simulate.add_argument("--games", type=int, default=_DEFAULT_GAMES, metavar="N", help=f"{_DEFAULT_GAMES} by default")
    simulate.add_argument("--seed", default=_DEFAULT_SEED, metavar="TEXT", help="the same seed gives the same games")
    simulate.add_argument("--exact", action="store_true", help="tell the exact expected score as well")
    simulate.set_defaults(run=lambda arguments, out: _run_simulate(arguments, obtain, out))

    strategies = commands.add_parser("strategies", help="the exact expected score of every strategy")
    strategies.add_argument(
        "names", nargs="*", metavar="NAME", help=f"{', '.join(NAMES)}; all without a number if none"
    )
    strategies.set_defaults(run=lambda arguments, out: _run_strategies(arguments, obtain, out))
    for command in (simulate, strategies):
        command.add_argument("--rules", default=DEFAULT_RULES.name, metavar="NAME", help=", ".join(RULE_SETS))
        command.add_argument("--rolls-per-turn", type=int, default=DEFAULT_RULES.rolls_per_turn, metavar="N")
        command.add_argument(
            "--dice-model", default=FAIR_DICE.name, metavar="NAME", help="strategies play with fair dice only"
        )
        command.add_argument("--threads", type=int, metavar="N", help="all processors by default")
        command.add_argument("--json", action="store_true", help="print JSON")


@dataclass(frozen=True)
class _Setting:
    """What both commands need: rules and number of threads, checked."""

    rules: RuleSet
    threads: int | None


def _setting_of(arguments: argparse.Namespace) -> _Setting:
    if arguments.dice_model != FAIR_DICE.name:
        raise SimulateError(f"dice_model: strategies play with fair dice only, not with {arguments.dice_model!r}")
    if arguments.threads is not None and not 1 <= arguments.threads <= _MOST_THREADS:
        raise SimulateError(f"threads: must be 1 to {_MOST_THREADS}, not {arguments.threads}")
    try:
        return _Setting(rule_set(arguments.rules, arguments.rolls_per_turn), arguments.threads)
    except ValueError as error:
        raise SimulateError(str(error)) from error


def _table(setting: _Setting, obtain: _Obtain) -> ValueTable:
    return obtain(setting.rules, FAIR_DICE).table


# ---- simulate -------------------------------------------------------------------------------------------------------


def _run_simulate(arguments: argparse.Namespace, obtain: _Obtain, out: TextIO) -> None:
    wanted, setting = strategy(arguments.strategy), _setting_of(arguments)
    if not 1 <= arguments.games <= _MOST_GAMES:
        raise SimulateError(f"games: must be 1 to {_MOST_GAMES}, not {arguments.games}")
    table = _table(setting, obtain)
    found = _simulate(wanted, table, arguments, setting.threads)
    if arguments.json:
        print(json.dumps(found), file=out)
    else:
        _print_simulation(found, out)


def _simulate(
    wanted: Strategy, table: ValueTable, arguments: argparse.Namespace, threads: int | None
) -> dict[str, Any]:
    from engine.strategies import players, simulate

    player = finish(players.player(wanted, table, threads))
    start = time.perf_counter()
    finish(simulate.simulate(player, 1, arguments.seed, 1))
    ready = time.perf_counter()
    found = finish(simulate.simulate(player, arguments.games, arguments.seed, threads))
    seconds = time.perf_counter() - ready
    result = {
        "strategy": wanted.name,
        "rules": table.rules.name,
        "rolls_per_turn": table.rules.rolls_per_turn,
        "dice_model": table.dice_model.name,
        "seed": arguments.seed,
        "games": found.games,
        **_figures(found),
        "par": table.par,
    }
    if arguments.exact:
        result["expected"] = finish(players.evaluate(player, threads)).expected
    result["seconds"] = {"compile": ready - start, "play": seconds}
    return {**result, "games_per_second": found.games / seconds}


def _figures(found: Simulation) -> dict[str, Any]:
    return {
        "mean": found.mean,
        "standard_error": found.standard_error,
        "sd": found.sd,
        "min": found.lowest,
        "max": found.highest,
        "percentiles": {str(percent): found.percentile(percent) for percent in _PERCENTILES},
        "points_lost": {"per_game": found.points_lost_per_game, "per_decision": found.points_lost_per_decision},
        "decisions_per_game": found.decisions / found.games,
    }


def _print_simulation(found: dict[str, Any], out: TextIO) -> None:
    lost = found["points_lost"]
    rows = [
        ("strategy", found["strategy"]),
        ("rules", f"{found['rules']}, {found['rolls_per_turn']} rolls per turn"),
        ("games", f"{found['games']:,} with the seed {found['seed']!a}"),
        ("mean", f"{found['mean']:.4f}, standard error {found['standard_error']:.4f}"),
        ("SD", f"{found['sd']:.4f}"),
        ("range", f"{found['min']} to {found['max']}"),
        ("percentiles", ", ".join(f"{percent} %: {score}" for percent, score in found["percentiles"].items())),
        ("points lost", f"{lost['per_game']:.4f} per game, {lost['per_decision']:.4f} per decision"),
        ("decisions", f"{found['decisions_per_game']:.2f} per game"),
        ("par", f"{found['par']:.6f}"),
        ("speed", f"{found['games_per_second']:,.0f} games a second"),
    ]
    if "expected" in found:
        rows.insert(4, ("expected", f"{found['expected']:.6f}"))
    for name, text in rows:
        print(f"{name:<13}{text}", file=out)


# ---- strategies -----------------------------------------------------------------------------------------------------


def _run_strategies(arguments: argparse.Namespace, obtain: _Obtain, out: TextIO) -> None:
    wanted: Sequence[Strategy] = [strategy(name) for name in arguments.names] or PLAIN
    setting = _setting_of(arguments)
    table = _table(setting, obtain)
    rows = [_expectation(one, table, setting.threads) for one in wanted]
    if arguments.json:
        head = {
            "rules": table.rules.name,
            "rolls_per_turn": table.rules.rolls_per_turn,
            "dice_model": table.dice_model.name,
        }
        print(json.dumps({**head, "par": table.par, "strategies": rows}), file=out)
        return
    print(f"{'strategy':<20}{'expected score':>18}{'points lost':>18}", file=out)
    for row in rows:
        print(f"{row['strategy']:<20}{row['expected']:>18.6f}{row['points_lost']:>18.6f}", file=out)


def _expectation(wanted: Strategy, table: ValueTable, threads: int | None) -> dict[str, Any]:
    from engine.strategies import players

    player = finish(players.player(wanted, table, threads))
    expected = finish(players.evaluate(player, threads)).expected
    return {"strategy": wanted.name, "expected": expected, "points_lost": table.par - expected}
