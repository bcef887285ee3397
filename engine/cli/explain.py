# SPDX-License-Identifier: MIT
"""The commands that look behind a position: ``explain`` takes a value apart, ``answers`` tells what a demon will do."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.analysis.options_json import option_as_json
from engine.analysis.reasons.choosing import reasons
from engine.cli import console, sources
from engine.cli.advise import option_name
from engine.cli.printing import print_table
from engine.games.position import Position
from engine.rules.categories import BY_KEY, Category
from engine.rules.dice import Dice
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.analysis.explanations import CategoryEnding, Explanation
    from engine.analysis.reasons.reason import Reason


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    explain = commands.add_parser("explain", help="what lies behind the value of an option")
    sources.add_source(explain, "position")
    explain.add_argument(
        "--option", metavar="OPTION", help="dice to keep as in 222, nothing, or a category; the best option by default"
    )
    explain.set_defaults(run=_run_explain)
    answers = commands.add_parser("answers", help="the roll that a demon's dice answer each keep with")
    sources.add_source(answers, "position")
    answers.set_defaults(run=_run_answers)
    for command in (explain, answers):
        console.add_json(command)


def _position(arguments: argparse.Namespace) -> Position:
    return sources.read_position(arguments.position)


# ---- explain --------------------------------------------------------------------------------------------------------


def _run_explain(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    position, option = _position(arguments), _option(arguments.option)
    found = api.explain(position, option, workspace=workspace)
    rival = api.advise(position, workspace=workspace).compared_with(found.option)
    against = api.explain(position, rival, workspace=workspace) if rival is not None else None
    if arguments.json:
        console.write_json(explanation_as_json(position, found, against), out)
    else:
        _print(found, against, out)


def _option(text: str | None) -> Category | Dice | None:
    if text is None:
        return None
    if text in BY_KEY:
        return BY_KEY[text]
    if any(letter.isalpha() for letter in text) and text != "nothing":
        return console.category_of(text, "option")
    return console.dice_of(text, "option")


def explanation_as_json(position: Position, found: Explanation, against: Explanation | None) -> dict[str, Any]:
    """Return an explanation, and what sets its option off from another one (None: all are worth the same)."""
    return {
        "option": option_as_json(found.option),
        "endings": [_ending_as_json(ending) for ending in found.endings],
        "expected": {part.name.lower(): points for part, points in found.expected.items()},
        "upper_bonus_chance": found.upper_bonus_chance,
        "sd": found.sd,
        "answer": list(found.answer) if found.answer is not None else None,
        "against": _against_as_json(position, found, against) if against is not None else None,
    }


def _ending_as_json(ending: CategoryEnding) -> dict[str, Any]:
    return {
        "category": ending.category.key,
        "chance": ending.chance,
        "points": ending.points,
        "zero_chance": ending.zero_chance,
    }


def _against_as_json(position: Position, found: Explanation, against: Explanation) -> dict[str, Any]:
    return {
        "option": option_as_json(against.option),
        "upper_bonus_chance": against.upper_bonus_chance,
        "sd": against.sd,
        "difference": {part.name.lower(): points for part, points in found.difference(against).items()},
        "total": found.option.value - against.option.value,
        "reasons": [_reason_as_json(reason) for reason in reasons(position, found, against)],
    }


def _reason_as_json(reason: Reason) -> dict[str, Any]:
    return {
        "kind": reason.kind.value,
        "of": option_name(reason.option),
        "parts": [part.name.lower() for part in reason.parts],
        "points": reason.points,
    }


def _print(found: Explanation, against: Explanation | None, out: TextIO) -> None:
    print(f"{option_name(found.option)}, expected final score {found.option.value:.6f}, SD {found.sd:.4f}", file=out)
    print(f"chance of the upper bonus {found.upper_bonus_chance:.6f}", file=out)
    if found.answer is not None:
        print(f"the dice will answer with {' '.join(map(str, found.answer))}", file=out)
    print(file=out)
    rows = [(e.category.key, f"{e.chance:.6f}", f"{e.points:.4f}", f"{e.zero_chance:.6f}") for e in found.endings]
    print_table(("the turn ends in", "chance", "mean points", "chance of zero"), rows, out)
    print(file=out)
    _print_parts(found, against, out)


def _print_parts(found: Explanation, against: Explanation | None, out: TextIO) -> None:
    """Print the points by part, and beside them by how much they differ from those of the other option."""
    numbers = {part.name.lower(): [f"{points:.6f}"] for part, points in found.expected.items()}
    numbers["final score"] = [f"{found.option.value:.6f}"]
    heads = ["points from", "expected"]
    if against is not None:
        heads.append(f"than {option_name(against.option)}")
        for part, points in found.difference(against).items():
            numbers[part.name.lower()].append(f"{points:+.6f}")
        numbers["final score"].append(f"{found.option.value - against.option.value:+.6f}")
    print_table(heads, [(name, *cells) for name, cells in numbers.items()], out)


# ---- answers --------------------------------------------------------------------------------------------------------


def _run_answers(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    position = _position(arguments)
    found = api.answers(position, workspace=workspace)
    keeps = api.advise(position, workspace=workspace).keeps
    if arguments.json:
        rows = [{"keep": list(keep), "answer": list(roll), "value": keeps[keep].value} for keep, roll in found.items()]
        console.write_json({"dice_model": position.dice_model.name, "answers": rows}, out)
        return
    cells = [
        (option_name(keeps[keep]), " ".join(map(str, roll)), f"{keeps[keep].value:.6f}") for keep, roll in found.items()
    ]
    print_table(("option", "answer", "value"), cells, out, left=(0, 1))
