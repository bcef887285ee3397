# SPDX-License-Identifier: MIT
"""The command ``opening`` tells what to keep of every first roll of a turn, and what the obvious alternative costs.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.analysis.options_json import option_as_json
from engine.cli import console, drawing, sources
from engine.cli.advise import option_name
from engine.cli.printing import print_table
from engine.game_review.opening_book import OBVIOUS
from engine.strategies.strategies import NAMES
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.analysis.options import Option
    from engine.game_review.opening_book import Opening

_COLUMNS, _ROW, _COLUMN, _HEAD = 4, 14, 305, 60
_STYLE = (
    "text{font:10px sans-serif;fill:#222}.title{font-size:17px;font-weight:600}.roll{font-weight:600}"
    ".trap{fill:#a33200}"
)


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    opening = commands.add_parser("opening", help="what to keep of every first roll")
    opening.add_argument(
        "--from",
        dest="position",
        metavar="SCORECARD",
        help="JSON as for statistics, without dice, a file with it, or -",
    )
    console.add_setting(opening)
    opening.add_argument(
        "--habit",
        default=OBVIOUS,
        metavar="NAME",
        help=f"whose habits the best is held against: {', '.join(NAMES)}; {OBVIOUS} by default, greedy at other games",
    )
    opening.add_argument("--traps", action="store_true", help="only rolls where habit loses points, costliest first")
    opening.add_argument("--svg", type=Path, metavar="FILE", help="draw a sheet to print")
    console.add_json(opening)
    opening.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    drawing.check_place(arguments.svg)
    book = api.opening_book(_asked(arguments), sources.strategy_of(arguments.habit), workspace=workspace)
    if arguments.svg is not None:
        drawing.write(_sheet(book), arguments.svg)
    if arguments.traps:
        book = sorted((one for one in book if one.is_trap), key=lambda one: -one.obvious.points_lost)
    if arguments.json:
        console.write_json({"habit": arguments.habit, "rolls": [_as_json(one) for one in book]}, out)
    else:
        _print(book, out)


def _asked(arguments: argparse.Namespace) -> Any:
    """Return the scorecard that was given, or else the rules and dice of a new game."""
    if arguments.position is None:
        return console.setting(arguments)
    return sources.read_json(sources.source_text(arguments.position), arguments)


def _as_json(one: Opening) -> dict[str, Any]:
    return {
        "roll": list(one.roll),
        "chance": one.chance,
        "best": option_as_json(one.best),
        "habit": option_as_json(one.obvious),
        "alternative": option_as_json(one.alternative),
    }


def _print(book: Sequence[Opening], out: TextIO) -> None:
    rows = [
        (
            " ".join(map(str, one.roll)),
            option_name(one.best),
            f"{one.best.value:.4f}",
            f"{'not' if one.is_trap else 'before'} {option_name(one.alternative)}",
            f"{one.alternative.points_lost:.4f}",
        )
        for one in book
    ]
    print_table(("roll", "best", "value", "alternative", "loses"), rows, out, left=(0, 1, 3))


def _sheet(book: Sequence[Opening]) -> str:
    """Return a picture of the whole book: a line a roll, traps with a mark."""
    length = -(-len(book) // _COLUMNS)
    width, height = _COLUMNS * _COLUMN + 40, _HEAD + length * _ROW + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="Opening book">',
        f"<style>{_STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        '<text class="title" x="20" y="26">What to keep of every first roll</text>',
        f'<text x="20" y="44">{_legend(book)}</text>',
    ]
    for number, one in enumerate(book):
        x, y = 20 + number // length * _COLUMN, _HEAD + (number % length + 1) * _ROW
        mark = "! " if one.is_trap else ""
        other = f"{mark}{_short(one.alternative)} −{one.alternative.points_lost:.2f}"
        parts += [
            f'<text class="roll" x="{x}" y="{y}">{" ".join(map(str, one.roll))}</text>',
            f'<text x="{x + 62}" y="{y}">{_short(one.best)}</text>',
            f'<text class="{"trap" if one.is_trap else "usual"}" x="{x + 165}" y="{y}">{other}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def _legend(book: Sequence[Opening]) -> str:
    traps = sum(one.is_trap for one in book)
    return f"roll · best · next best or, with !, what is obvious and loses ({traps} of {len(book)} rolls) · points lost"


def _short(option: Option) -> str:
    """Return an option in as few words as fit a column."""
    if option.category is not None:
        return f"{option.category.key.replace('_', ' ')} {option.points}"
    return " ".join(map(str, option.keep or ())) or "nothing"
