# SPDX-License-Identifier: MIT
"""The command ``advise`` says what every option of a position is worth in the whole game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TextIO

from engine import front
from engine.commands import console
from engine.commands.printing import print_table
from engine.front import Desk
from engine.games.position import PositionError

if TYPE_CHECKING:
    from engine.analysis.options import Analysis, Option


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    advise = commands.add_parser("advise", help="value every option of a position")
    console.add_source(advise, "position")
    form = advise.add_mutually_exclusive_group()
    console.add_json(form)
    form.add_argument("--jsonl", action="store_true", help="read a position a line and answer a line each")
    advise.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, desk: Desk, out: TextIO) -> None:
    given = arguments.position
    if arguments.jsonl:
        for answer in _answers([given] if given.lstrip().startswith("{") else console.source_lines(given), desk):
            console.write_json(answer, out)
        return
    analysis = front.advise(console.read_position(console.source_text(given)), desk=desk)
    if arguments.json:
        console.write_json(analysis_as_json(analysis), out)
    else:
        _print(analysis, out)


def _answers(lines: Iterable[str], desk: Desk) -> Iterator[dict[str, Any]]:
    for line in lines:
        if not line.strip():
            continue
        try:
            yield analysis_as_json(front.advise(console.read_position(line), desk=desk))
        except PositionError as error:
            yield {"error": str(error)}


def option_as_json(option: Option) -> dict[str, Any]:
    """Return an option as all commands print it."""
    if option.category is not None:
        action: dict[str, Any] = {"action": "score", "category": option.category.key, "points": option.points}
    else:
        action = {"action": "keep", "keep": list(option.keep or ())}
    return {**action, "value": option.value, "points_lost": option.points_lost, "verdict": option.verdict.key}


def analysis_as_json(analysis: Analysis) -> dict[str, Any]:
    """Return every option of a position."""
    return {
        "points_so_far": analysis.position.points_so_far,
        "best_value": analysis.best.value,
        "options": [option_as_json(option) for option in analysis.options],
    }


def option_name(option: Option) -> str:
    """Return an option for people to read."""
    if option.category is not None:
        return f"score {option.category.key} ({option.points})"
    return f"keep {' '.join(map(str, option.keep or ())) or 'nothing'}"


def _print(analysis: Analysis, out: TextIO) -> None:
    print(f"points so far {analysis.position.points_so_far}, best value {analysis.best.value:.6f}", file=out)
    rows = [
        (option_name(option), f"{option.value:.6f}", f"{option.points_lost:.6f}", option.verdict.key)
        for option in analysis.options
    ]
    print_table(("option", "value", "points lost", "verdict"), rows, out, left=(0, 3))
