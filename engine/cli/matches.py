# SPDX-License-Identifier: MIT
"""The command ``simulate --against``: many games of several players, with linked dice and with dice of their own.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.cli import console, sources
from engine.cli.printing import percent, print_table
from engine.rules.dice_models import FAIR_DICE
from engine.rules.scoring import RuleSet
from engine.strategies.strategies import PLAYS_TO_WIN
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.matches.simulated import MatchSimulation

_DICE = ("linked", "own")


def add_arguments(simulate: argparse.ArgumentParser) -> None:
    """Add what is asked about matches to the arguments of ``simulate``."""
    simulate.add_argument(
        "--against",
        nargs="+",
        metavar="NAME",
        help=f"play against others, by name or @FILE; of two one may be {PLAYS_TO_WIN}",
    )
    simulate.add_argument("--dice", choices=_DICE, help="with --against: the same dice for all, or dice of their own")
    simulate.add_argument(
        "--rounds", type=int, metavar="N", help=f"{PLAYS_TO_WIN} looks at the other in the last N turns (3 by default)"
    )


def check(arguments: argparse.Namespace) -> None:
    """Refuse what only matches have where there is none, and the other way round."""
    if arguments.against is None:
        for field in ("dice", "rounds"):
            if getattr(arguments, field) is not None:
                raise console.BadInput(f"{field}: needs a player to play against (--against)")
    elif arguments.exact:
        raise console.BadInput("exact: is told of one strategy by itself, not of a match")


def run(rules: RuleSet, arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    """Play the games and tell what came of them."""
    players = sources.strategies_of([arguments.strategy, *arguments.against], also=PLAYS_TO_WIN)
    names = [one if isinstance(one, str) else one.name for one in players]
    found, start = {}, time.perf_counter()
    for dice in _DICE if arguments.dice is None else (arguments.dice,):
        played = api.simulate_match(
            players,
            arguments.games,
            arguments.seed,
            linked=dice == "linked",
            rounds=arguments.rounds,
            rules=rules,
            threads=arguments.threads,
            workspace=workspace,
        )
        found[dice] = _figures(played)
    head = console.setting_as_json(rules, FAIR_DICE)
    answer = {"players": names, **head, "seed": arguments.seed, "games": arguments.games, **found}
    if arguments.json:
        console.write_json({**answer, "seconds": time.perf_counter() - start}, out)
    else:
        _print(found, out)


def _figures(played: MatchSimulation) -> dict[str, Any]:
    return {
        "standings": [
            {"strategy" if key == "name" else key: value for key, value in asdict(one).items()}
            for one in played.standings
        ],
        "tied": played.tied,
        "lead": played.lead,
        "lead_error": played.lead_error,
    }


def _print(found: dict[str, dict[str, Any]], out: TextIO) -> None:
    rows = [
        (dice, one["strategy"], f"{one['mean']:.3f}", f"{one['sd']:.3f}", _percent(one["share"], one["share_error"]))
        for dice, figures in found.items()
        for one in figures["standings"]
    ]
    print_table(("dice", "strategy", "mean", "SD", "wins %"), rows, out, left=(0, 1))
    for dice, figures in found.items():
        lead = f"{figures['lead']:+.4f} ± {figures['lead_error']:.4f}"
        print(f"{dice} dice: the first leads the second by {lead}, {percent(figures['tied'], 2)} % ties", file=out)


def _percent(share: float, error: float) -> str:
    return f"{percent(share, 3)} ± {percent(error, 3)}"
