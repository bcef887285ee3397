# SPDX-License-Identifier: MIT
"""The command ``about`` says how far chances to win are off that are about right; ``docs/commands.md`` has its JSON."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine.cli import console
from engine.cli.printing import print_table
from engine.matches.standings import takes_long
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.about_chances import TurnErrors

_DEFAULT_TABLES, _DEFAULT_EARLY = 4, 0


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    parser = commands.add_parser("about", help="how far chances to win are off that are about right")
    parser.add_argument(
        "--tables",
        type=int,
        default=_DEFAULT_TABLES,
        metavar="N",
        help="exact tables in each of the last nine turns",
    )
    parser.add_argument(
        "--early",
        type=int,
        default=_DEFAULT_EARLY,
        metavar="N",
        help="exact tables in each of the turns before, up to a minute each; none by default",
    )
    parser.add_argument("--seed", default="about", help="where the matches come from")
    console.add_setting(parser, dice="fair dice only")
    console.add_json(parser)
    parser.set_defaults(run=_run)


def as_json(one: TurnErrors) -> dict[str, Any]:
    """Return one turn as the command prints it."""
    return {
        "turn": one.turn,
        "positions": len(one.errors),
        "median": one.error(0.5),
        "p95": one.error(0.95),
        "largest": max(one.errors),
        "seconds": one.seconds,
        "exact_seconds": one.exact_seconds,
    }


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    console.check_range("tables", arguments.tables, 0, 1000)
    console.check_range("early", arguments.early, 0, 1000)
    key = console.setting(arguments)
    if not key.dice_model.is_fair:
        raise console.BadInput(f"dice_model: chances to win need fair dice, not {key.dice_model}")
    boxes = len(key.rules.boxes)
    tables = {
        turn: arguments.early if takes_long(key.rules, turn - 1) else arguments.tables for turn in range(1, boxes + 1)
    }
    tables = {turn: count for turn, count in tables.items() if count}
    if not tables:
        raise console.BadInput("tables: nothing is to be measured")
    from engine.lab.about_chances import measure, prepared

    prepared(workspace, key.rules)
    found = workspace.run(Task.STUDY, measure(workspace, key.rules, tables, arguments.seed))
    if arguments.json:
        console.write_json({**console.setting_as_json(key.rules), "turns": [as_json(one) for one in found]}, out)
        return
    rows = [
        (
            str(one.turn),
            str(len(one.errors)),
            f"{100 * one.error(0.5):.4f}",
            f"{100 * one.error(0.95):.4f}",
            f"{100 * max(one.errors):.4f}",
            f"{one.seconds:.2f}",
            f"{one.exact_seconds:.2f}",
        )
        for one in found
    ]
    heads = ("turn", "positions", "median, points of %", "19 in 20 within", "largest", "CPU s", "exact: CPU s")
    print_table(heads, rows, out)
