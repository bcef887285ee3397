# SPDX-License-Identifier: MIT
"""The command ``joint``: how far the chances to win that are shown are from the true ones, in the last rounds of two.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, TextIO

from engine import api
from engine.cli import console, sources
from engine.cli.printing import percent, print_table
from engine.rules.dice_models import FAIR_DICE
from engine.strategies.strategies import OPTIMAL
from engine.workspace.workspace import Workspace

_DEFAULT_GAMES = 1000
_MOST_GAMES = 1_000_000
_MOST_ROUNDS = 3
_FIGURES = ("mean", "p95", "most")


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    joint = commands.add_parser("joint", help="chances to win against those of the joint game of the last rounds")
    joint.add_argument(
        "--strategy", default=OPTIMAL.name, metavar="NAME", help="how both play (optimal by default), or @FILE"
    )
    joint.add_argument("--rounds", type=int, default=2, metavar="N", help="the last rounds, 1 to 3 (2 by default)")
    joint.add_argument("--games", type=int, default=_DEFAULT_GAMES, metavar="N", help=f"{_DEFAULT_GAMES} by default")
    joint.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same games")
    joint.set_defaults(run=_run)
    console.add_setting(joint, dice="strategies play with fair dice only")
    console.add_threads(joint)
    console.add_json(joint)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    console.expect_fair(arguments, "strategies play with fair dice only, not with")
    console.threads(arguments)
    console.check_range("games", arguments.games, 1, _MOST_GAMES)
    console.check_range("rounds", arguments.rounds, 1, _MOST_ROUNDS)
    strategy = sources.strategy_of(arguments.strategy)
    rules, start = console.setting(arguments).rules, time.perf_counter()
    found = api.joint_differences(
        strategy,
        arguments.rounds,
        arguments.games,
        arguments.seed,
        rules=rules,
        threads=arguments.threads,
        workspace=workspace,
    )
    answer = {
        "strategy": strategy.name,
        **console.setting_as_json(rules, FAIR_DICE),
        "seed": arguments.seed,
        "rounds": found.rounds,
        "positions": found.positions,
        "about": found.about,
        "adapts": dict(zip(_FIGURES, found.adapts, strict=True)),
        "reacts": dict(zip(_FIGURES, found.reacts, strict=True)),
        "seconds": time.perf_counter() - start,
    }
    if arguments.json:
        console.write_json(answer, out)
        return
    rows = [
        (name, *(f"{100 * number:+.4f}" for number in figures))
        for name, figures in (("the other plays on", found.adapts), ("the other reacts", found.reacts))
    ]
    print(f"chance to win that is shown, on average: {percent(found.about, 3)} %", file=out)
    print_table(("true chance less that, in points of a per cent", "mean", "19 in 20 within", "most"), rows, out)
