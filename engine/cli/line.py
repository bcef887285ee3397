# SPDX-License-Identifier: MIT
"""The command ``line`` writes a position, or a game up to here, as one line, and reads such lines back."""

from __future__ import annotations

import argparse
import json
from typing import Any, TextIO

from engine.cli import console, sources
from engine.games import lines, notation
from engine.games.position import position_as_json
from engine.workspace.workspace import Workspace


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    line = commands.add_parser("line", help="a position, or a game up to here, as one line of text")
    sources.add_position(line)
    console.add_json(line)
    line.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, _workspace: Workspace, out: TextIO) -> None:
    found = sources.read_table(arguments.position, arguments)
    if arguments.json:
        console.write_json(_as_json(found), out)
    else:
        print(line_of(found), file=out)


def line_of(found: lines.Line) -> str:
    """Return what was read as one line."""
    if found.game is not None:
        return lines.game_line(found.game)
    assert found.position is not None
    return lines.position_line(found.position, found.goal)


def _as_json(found: lines.Line) -> Any:
    if found.game is not None:
        return json.loads(notation.dumps(found.game))
    assert found.position is not None
    return position_as_json(found.position) | sources.goal_as_json(found.goal)
