# SPDX-License-Identifier: MIT
"""The command ``precision`` says how many digits of the values are right; ``docs/commands.md`` has its JSON."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine.cli import console
from engine.cli.printing import print_table
from engine.rules.categories import CATEGORIES
from engine.rules.dice_models import FAIR_DICE
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.precision import Accuracy, Precision

_DEFAULT_BOXES = 2
_DIGITS = 50


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    parser = commands.add_parser("precision", help="how many digits of the values are right")
    most = len(CATEGORIES)
    parser.add_argument(
        "--boxes",
        type=int,
        default=_DEFAULT_BOXES,
        metavar="N",
        help=f"look at turn states with N open boxes or fewer, {_DEFAULT_BOXES} by default; {most}, the whole game,"
        " takes minutes",
    )
    console.add_setting(parser, dice="fair dice only")
    console.add_json(parser)
    parser.set_defaults(run=_run)


def as_json(found: Precision) -> dict[str, Any]:
    """Return what was measured as the command prints it."""
    return {
        **console.setting_as_json(found.rules),
        "boxes": found.deepest,
        "turn_states": found.turn_states,
        "exact": {
            "numerator": str(found.numerator),
            "denominator": str(found.denominator),
            "decimal": found.decimal(_DIGITS),
        },
        "arithmetics": [_accuracy_as_json(one) for one in found.accuracies],
    }


def _accuracy_as_json(one: Accuracy) -> dict[str, Any]:
    return {
        "arithmetic": one.name,
        "value": one.deepest,
        "largest_error": one.largest,
        "turn_state": list(one.where),
        "root_mean_square": one.root_mean_square,
        "largest_relative_error": one.largest_relative,
        "relative_bound": one.relative_bound,
        "decimals": one.decimals,
    }


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    console.check_range("boxes", arguments.boxes, 1, len(CATEGORIES))
    key = console.setting_of_yahtzee(arguments)
    if key.dice_model != FAIR_DICE:
        raise console.BadInput(f"dice_model: precision is measured with fair dice only, not with {key.dice_model}")
    table = workspace.get(workspace.table_for(key)).table
    from engine.lab.precision import measure

    found = workspace.run(Task.STUDY, measure(table, arguments.boxes))
    if arguments.json:
        console.write_json(as_json(found), out)
        return
    print(f"{found.turn_states:,} turn states with {found.deepest} open boxes or fewer", file=out)
    print(f"exact value of the one with most open boxes: {found.decimal(_DIGITS)}...\n", file=out)
    rows = [
        (
            one.name,
            f"{one.deepest:.15g}",
            f"{one.largest:.2g}",
            f"{one.root_mean_square:.2g}",
            f"{one.largest_relative:.2g}",
            f"{one.relative_bound:.2g}",
            str(one.decimals),
        )
        for one in found.accuracies
    ]
    heads = ("arithmetic", "its value", "largest error", "root mean square", "relative", "at worst", "decimals")
    print_table(heads, rows, out)
