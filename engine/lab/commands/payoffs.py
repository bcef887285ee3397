# SPDX-License-Identifier: MIT
"""The command ``payoffs`` weighs chance against payoff as M. Mince's player does: every point, the lines, the choice.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from engine.cli import console, drawing
from engine.cli.printing import print_table
from engine.lab.commands import exactly
from engine.lab.commands.payoff_graph import payoff_graph
from engine.one_turn.keep_scores import TurnError
from engine.rules.categories import Category
from engine.runtime.quoting import quoted
from engine.strategies.mince import WeighedBox
from engine.strategies.mince_points import HERS, FittedLine, Pair, fitted_line, pairs, points_before_the_first_roll
from engine.workspace.workspace import Workspace

_ROLLS_LEFT = 2


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    payoffs = commands.add_parser(
        "payoffs", help="chance against payoff of every box, as M. Mince's player weighs them"
    )
    payoffs.add_argument("faces", nargs="*", metavar="DICE", help="five dice, 1 6 2 2 6; before the first roll if none")
    payoffs.add_argument("--rolls-left", type=int, metavar="N", help=f"with dice; {_ROLLS_LEFT} by default")
    exactly.add_open(payoffs)
    payoffs.add_argument("--svg", type=Path, metavar="FILE", help="draw points and lines into this file")
    payoffs.set_defaults(run=_run)
    exactly.add_exact(payoffs)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    drawing.check_place(arguments.svg)
    boxes = exactly.open_categories(arguments.open)
    if not arguments.faces:
        if arguments.rolls_left is not None:
            raise console.BadInput("rolls_left: needs dice; before the first roll all are left")
        _before_the_first_roll(arguments, boxes, out)
        return
    dice = exactly.faces_of(arguments.faces)
    if dice is None:
        raise TurnError(f"dice: must be five faces from 1 to 6, not {quoted(' '.join(arguments.faces))}")
    rolls_left = _ROLLS_LEFT if arguments.rolls_left is None else arguments.rolls_left
    found = pairs(dice, rolls_left, boxes)
    if arguments.svg is not None:
        title = f"{' '.join(map(str, dice))}, rolls left: {rolls_left}"
        points = {pair.box: pair.point for pair in found}
        drawing.write(payoff_graph(title, points, found[0].box if found else None), arguments.svg)
    choices = {"hers": _farthest(found, "hers"), "fitted": _farthest(found, "fitted")}
    if arguments.json:
        head = {"dice": list(dice), "rolls_left": rolls_left, "lines": _lines(arguments.exact)}
        goes_for = {line: None if pair is None else pair.box.key for line, pair in choices.items()}
        rows = [_pair_as_json(pair, arguments.exact) for pair in found]
        console.write_json({**head, "goes_for": goes_for, "boxes": rows}, out)
        return
    rows_of_text = []
    for pair in found:
        marks = [" *" if choices[line] is pair else "  " for line in choices]
        distances = [f"{value:.6f}{mark}" for value, mark in zip((pair.hers, pair.fitted), marks, strict=True)]
        keep = " ".join(map(str, pair.keep)) or "nothing"
        rows_of_text.append([pair.box.key, *_figures(pair.point, arguments.exact), keep, *distances])
    heads = ("goes for", "payoff", "chance", "keeps", "from her line", "from the fitted")
    print_table(heads, rows_of_text, out, left=(0, 3))
    if not found:
        print("nothing is considered: Chance, if it is open, is played for", file=out)


def _before_the_first_roll(arguments: argparse.Namespace, boxes: Sequence[Category], out: TextIO) -> None:
    points = {box: point for box, point in points_before_the_first_roll().items() if box in boxes}
    if arguments.svg is not None:
        drawing.write(payoff_graph("before the first roll", points, None), arguments.svg)
    if arguments.json:
        rows = [{"box": box.key, **_point_as_json(point, arguments.exact)} for box, point in points.items()]
        console.write_json({"lines": _lines(arguments.exact), "boxes": rows}, out)
        return
    cells = [(box.key, *_figures(point, arguments.exact)) for box, point in points.items()]
    print_table(("box", "payoff", "chance"), cells, out)
    for name, line in (("her line", HERS), ("fitted", fitted_line())):
        print(f"{name}: chance = {float(line.slope):.4f} payoff + {float(line.intercept):.4f}", file=out)


def _farthest(found: Sequence[Pair], line: str) -> Pair | None:
    return max(found, key=lambda pair: getattr(pair, line), default=None)


def _figures(point: WeighedBox, exact: bool) -> tuple[str, str]:
    return exactly.text(point.payoff, exact), exactly.text(point.chance, exact)


def _point_as_json(point: WeighedBox, exact: bool) -> dict[str, Any]:
    return {"payoff": exactly.number(point.payoff, exact), "chance": exactly.number(point.chance, exact)}


def _pair_as_json(pair: Pair, exact: bool) -> dict[str, Any]:
    figures = _point_as_json(pair.point, exact)
    return {"box": pair.box.key, **figures, "keep": list(pair.keep), "hers": pair.hers, "fitted": pair.fitted}


def _lines(exact: bool) -> dict[str, Any]:
    return {"hers": _line_as_json(HERS, exact), "fitted": _line_as_json(fitted_line(), exact)}


def _line_as_json(line: FittedLine, exact: bool) -> dict[str, Any]:
    return {"slope": exactly.number(line.slope, exact), "intercept": exactly.number(line.intercept, exact)}
