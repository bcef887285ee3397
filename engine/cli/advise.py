# SPDX-License-Identifier: MIT
"""The command ``advise`` says what every option of a position is worth in the whole game."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TextIO

from engine import api
from engine.analysis.options import Analysis, Option
from engine.analysis.options_json import analysis_as_json
from engine.analysis.verdicts import Measure
from engine.cli import console, sources
from engine.cli.printing import chance, print_table
from engine.workspace.workspace import Workspace


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    advise = commands.add_parser("advise", help="value every option of a position")
    sources.add_position(advise)
    form = advise.add_mutually_exclusive_group()
    console.add_json(form)
    form.add_argument("--jsonl", action="store_true", help="read a position a line and answer a line each")
    advise.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    if arguments.jsonl:
        sources.answer_each(arguments.position, partial(_answer_to_line, arguments, workspace), out)
        return
    data = sources.read_json(sources.source_text(arguments.position), arguments)
    analysis = api.advise(data, workspace=workspace)
    if arguments.json:
        console.write_json(_answer(data, analysis), out)
    else:
        _print(analysis, out)


def _answer_to_line(
    arguments: argparse.Namespace, workspace: Workspace, line: str, tell: Callable[[str], None]
) -> dict[str, Any]:
    data = sources.read_json(line, arguments, tell)
    return _answer(data, api.advise(data, workspace=workspace))


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
    name = measure.value.replace("_", " ")
    best = f"{'about ' if analysis.is_approximate else ''}{_worth(analysis.best.worth, measure)}"
    print(f"points so far {analysis.position.points_so_far}, best {name} {best}", file=out)
    rows = [
        (
            option_name(option),
            _worth(option.worth, measure),
            _worth(option.worth_lost, measure),
            f"{option.value:.6f}",
        )
        for option in analysis.options
    ]
    print_table(("option", name, "lost", "value"), rows, out)


def _worth(amount: float | None, measure: Measure) -> str:
    """Return what an option is worth for a goal, or less than the best one."""
    assert amount is not None
    return chance(amount, 9) if measure is Measure.CHANCE else f"{amount:.6f}"
