# SPDX-License-Identifier: MIT
"""The commands about the score of one turn: ``turn`` for every keep of a roll, ``experiment`` for many turns.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from engine.cli import console, drawing
from engine.cli.printing import print_table
from engine.lab.commands import exactly
from engine.lab.commands.score_pictures import densities, histograms
from engine.one_turn import experiment as experiments
from engine.one_turn.keep_scores import KeepScores, TurnError, keep_scores
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.quoting import quoted
from engine.workspace.workspace import Workspace


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    turn = commands.add_parser("turn", help="the score of this turn that each keep leads to")
    turn.add_argument("faces", nargs="+", metavar="DICE", help="five dice: 2 2 4 5 2")
    turn.add_argument("--rerolls", type=int, default=1, metavar="N", help="1 (the default) or 2")
    turn.set_defaults(run=_run_turn)

    experiment = commands.add_parser("experiment", help="many turns of one reroll: the best keep against random ones")
    turns = experiments.TURNS
    experiment.add_argument("--turns", type=int, default=turns, metavar="N", help=f"{turns} by default")
    experiment.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same turns")
    experiment.set_defaults(run=_run_experiment)
    for command, what in ((turn, "the scores of every keep"), (experiment, "the histograms")):
        exactly.add_open(command)
        command.add_argument("--svg", type=Path, metavar="FILE", help=f"draw {what} into this file")
        exactly.add_exact(command)


# ---- turn -----------------------------------------------------------------------------------------------------------


def turn_as_json(found: Sequence[KeepScores], exact: bool) -> list[dict[str, Any]]:
    """Return what every keep leads to, best mean first."""
    return [_keep_as_json(one, exact) for one in found]


def _keep_as_json(one: KeepScores, exact: bool) -> dict[str, Any]:
    return {
        "keep": list(one.keep),
        "mean": exactly.number(one.mean, exact),
        "median": exactly.number(one.median, exact),
        "sd": one.sd,
        "outcomes": one.outcomes,
        "distribution": {str(score): exactly.number(chance, exact) for score, chance in one.distribution.items()},
    }


def _run_turn(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    drawing.check_place(arguments.svg)
    dice, categories = exactly.faces_of(arguments.faces), exactly.open_categories(arguments.open)
    if dice is None:
        raise TurnError(f"dice: must be five faces from 1 to 6, not {quoted(' '.join(arguments.faces))}")
    found = keep_scores(dice, arguments.rerolls, categories)
    if arguments.svg is not None:
        drawing.write(densities(dice, arguments.rerolls, found), arguments.svg)
    if arguments.json:
        head = {"dice": list(dice), "rerolls": arguments.rerolls, "categories": _keys(categories)}
        console.write_json({**head, "keeps": turn_as_json(found, arguments.exact)}, out)
        return
    rows = []
    for one in found:
        mean = str(one.mean) if arguments.exact else f"{float(one.mean):.4f}"
        rows.append([written(one.keep), mean, f"{float(one.median):g}", f"{one.sd:.4f}"])
    print_table(("keep", "mean", "median", "SD"), rows, out)


def written(keep: Dice) -> str:
    """Return a keep as it stands in tables."""
    return " ".join(map(str, keep)) or "nothing"


def _keys(categories: Sequence[Category]) -> list[str]:
    return [category.key for category in categories]


# ---- experiment -----------------------------------------------------------------------------------------------------


def _run_experiment(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    drawing.check_place(arguments.svg)
    categories = exactly.open_categories(arguments.open)
    found = experiments.experiment(arguments.turns, arguments.seed, categories)
    players = {"best": found.best, "random": found.random}
    if arguments.svg is not None:
        drawing.write(histograms(found), arguments.svg)
    if arguments.json:
        head = {"turns": arguments.turns, "seed": arguments.seed, "categories": _keys(categories)}
        answers = {name: _player_as_json(player, arguments.exact) for name, player in players.items()}
        console.write_json({**head, **answers}, out)
        return
    print(f"{arguments.turns:,} turns with one reroll, seed {arguments.seed!a}", file=out)
    rows = [
        (name, f"{one.mean:.4f}", f"{one.sd:.4f}", exactly.text(one.expected, arguments.exact))
        for name, one in players.items()
    ]
    print_table(("keeps", "mean", "SD", "expected"), rows, out)


def _player_as_json(one: experiments.ExperimentPlayer, exact: bool) -> dict[str, Any]:
    return {
        "mean": one.mean,
        "sd": one.sd,
        "expected": exactly.number(one.expected, exact),
        "counts": {str(score): count for score, count in one.counts.items()},
    }
