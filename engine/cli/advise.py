# SPDX-License-Identifier: MIT
"""The command ``advise`` says what every option of a position is worth in the whole game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TextIO

from engine import api
from engine.analysis.options import Analysis, Option
from engine.analysis.options_json import analysis_as_json
from engine.analysis.verdicts import Measure
from engine.cli import console, sources
from engine.cli.printing import print_table
from engine.games.goals import GoalError
from engine.games.position import PositionError
from engine.workspace.workspace import Workspace


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    advise = commands.add_parser("advise", help="value every option of a position")
    sources.add_source(advise, "position")
    form = advise.add_mutually_exclusive_group()
    console.add_json(form)
    form.add_argument("--jsonl", action="store_true", help="read a position a line and answer a line each")
    advise.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    given = arguments.position
    if arguments.jsonl:
        for answer in _answers(sources.source_lines(given), workspace):
            console.write_json(answer, out)
        return
    data = sources.read_json(sources.source_text(given))
    analysis = api.advise(data, workspace=workspace)
    if arguments.json:
        console.write_json(_answer(data, analysis), out)
    else:
        _print(analysis, out)


def _answers(lines: Iterable[str], workspace: Workspace) -> Iterator[dict[str, Any]]:
    for line in lines:
        if not line.strip():
            continue
        try:
            data = sources.read_json(line.rstrip())
            yield _answer(data, api.advise(data, workspace=workspace))
        except (PositionError, GoalError) as error:
            yield {"error": str(error)}


def _answer(data: Mapping[str, Any], analysis: Analysis) -> dict[str, Any]:
    """Return what is printed, with the goal that the position came with."""
    goal = {"goal": data["goal"]} if analysis.measure is not None else {}
    return goal | analysis_as_json(analysis)


def option_name(option: Option) -> str:
    """Return an option for people to read."""
    if option.category is not None:
        return f"score {option.category.key} ({option.points})"
    return f"keep {' '.join(map(str, option.keep or ())) or 'nothing'}"


def _print(analysis: Analysis, out: TextIO) -> None:
    if analysis.measure is not None:
        _print_for_goal(analysis, analysis.measure, out)
        return
    print(f"points so far {analysis.position.points_so_far}, best value {analysis.best.value:.6f}", file=out)
    rows = [
        (option_name(option), f"{option.value:.6f}", f"{option.points_lost:.6f}", option.verdict.key)
        for option in analysis.options
    ]
    print_table(("option", "value", "points lost", "verdict"), rows, out, left=(0, 3))


def _print_for_goal(analysis: Analysis, measure: Measure, out: TextIO) -> None:
    """Print options for a goal; verdicts, which go by the expected score, would contradict the order."""
    name, digits = measure.value.replace("_", " "), 9 if measure is Measure.CHANCE else 6
    best = f"{'about ' if analysis.is_about else ''}{analysis.best.worth:.{digits}f}"
    print(f"points so far {analysis.position.points_so_far}, best {name} {best}", file=out)
    rows = [
        (option_name(option), f"{option.worth:.{digits}f}", f"{option.worth_lost:.{digits}f}", f"{option.value:.6f}")
        for option in analysis.options
    ]
    print_table(("option", name, "lost", "value"), rows, out)
