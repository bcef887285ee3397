# SPDX-License-Identifier: MIT
"""The command ``lowest`` shows the game with the fewest points under best play; ``docs/commands.md`` has its JSON."""

from __future__ import annotations

import argparse
import json
from typing import Any, TextIO

from engine.cli import console
from engine.cli.hindsight import print_turns, turns_of
from engine.cli.printing import print_facts
from engine.games import notation
from engine.games.record import Record
from engine.rules.dice_models import FAIR_DICE
from engine.workspace.workspace import Task, Workspace


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    parser = commands.add_parser("lowest", help="the game with the lowest score that best play can come to")
    console.add_setting(parser, dice="best play for fair dice only")
    console.add_json(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    key = console.setting_of_yahtzee(arguments)
    if key.dice_model != FAIR_DICE:
        raise console.BadInput(f"dice_model: the lowest game is one of fair dice, not of {key.dice_model}")
    table, analyzer = workspace.get(workspace.table_for(key)).table, workspace.get(workspace.analyzer(key))
    from engine.lab.lowest import lowest_game

    found = workspace.run(Task.STUDY, lowest_game(table, analyzer))
    game = found.game
    answer: dict[str, Any] = {
        **console.setting_as_json(game.rules),
        "score": game.points_so_far,
        "chance": found.chance,
        "turns": list(turns_of(game)),
        "game": json.loads(notation.dumps(Record(game))),
    }
    if arguments.json:
        console.write_json(answer, out)
        return
    facts = {
        "rules": f"{game.rules.name}, {game.rules.rolls_per_turn} rolls per turn",
        "score": f"{game.points_so_far}, the lowest that best play can come to",
        "chance": f"{found.chance:.3g} for boxes and points in this order",
    }
    print_facts(facts, out)
    print(file=out)
    print_turns(game, out)
