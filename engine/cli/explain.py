# SPDX-License-Identifier: MIT
"""The commands that look behind a position: ``explain`` takes a value apart, ``answers`` tells what a demon will do."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.analysis.options_json import option_as_json, worth_as_json
from engine.analysis.reasons.choosing import goal_reason, reasons
from engine.analysis.reasons.reason import Unit
from engine.api.inputs import key_of_game
from engine.cli import console, sources
from engine.cli.advise import option_name
from engine.cli.printing import chance, percent, print_table
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.scoring import RuleSet
from engine.runtime.quoting import quoted
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.analysis.explanations import CategoryEnding, Explanation
    from engine.analysis.reasons.reason import Figure, Reason

_FIELDS = ("position", "option", "against")
"""What a line of ``--jsonl`` may have."""


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    explain = commands.add_parser("explain", help="what lies behind the value of an option")
    sources.add_position(explain)
    what = "dice to keep as in 222, nothing, or a category"
    explain.add_argument("--option", metavar="OPTION", help=f"{what}; the best option by default")
    explain.add_argument("--against", metavar="OPTION", help=f"{what}: what it is set against")
    form = explain.add_mutually_exclusive_group()
    console.add_json(form)
    form.add_argument("--jsonl", action="store_true", help="read a position with its options a line, answer each")
    explain.set_defaults(run=_run_explain)
    answers = commands.add_parser("answers", help="the roll that a demon's dice answer each keep with")
    sources.add_position(answers)
    answers.set_defaults(run=_run_answers)
    console.add_json(answers)


# ---- explain --------------------------------------------------------------------------------------------------------


def _run_explain(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    if arguments.jsonl:
        if arguments.option is not None or arguments.against is not None:
            raise console.BadInput("option: with --jsonl every line has its own option and what it is set against")
        sources.answer_each(arguments.position, partial(_answer_to_line, arguments, workspace), out)
        return
    data = sources.read_json(sources.source_text(arguments.position), arguments)
    found = _explained(data, arguments.option, arguments.against, workspace)
    if arguments.json:
        console.write_json(explanation_as_json(*found), out)
    else:
        _print(*found, out)


def _answer_to_line(
    arguments: argparse.Namespace, workspace: Workspace, line: str, tell: Callable[[str], None]
) -> dict[str, Any]:
    """Return the answer to a position with its options."""
    data = sources.read_data(line)
    if not isinstance(data, Mapping):
        raise console.BadInput("position: each line must be a JSON object with a position")
    for field in data:
        if field not in _FIELDS:
            raise console.BadInput(f"{quoted(field)}: must be one of {', '.join(_FIELDS)}")
    given = data.get("position")
    position = (
        sources.read_json(given, arguments, tell) if isinstance(given, str) else sources.position_in(given, arguments)
    )
    return explanation_as_json(*_explained(position, data.get("option"), data.get("against"), workspace))


def _explained(
    data: Any, option: object, against: object, workspace: Workspace
) -> tuple[Position, Explanation, Explanation | None]:
    """Return a position with the explanations of an option, and of what it is set against: the best by default."""
    if not isinstance(data, Mapping):
        raise console.BadInput("position: must be a JSON object")
    analysis = api.advise(data, workspace=workspace)
    rules = analysis.position.rules
    choice, other = _option(option, "option", rules), _option(against, "against", rules)
    chosen = analysis.best if choice is None else analysis.option(choice)
    rival = analysis.compared_with(chosen) if other is None else analysis.option(other)
    explain = workspace.get(workspace.explainer(key_of_game(analysis.position))).explain
    position = analysis.position
    return position, explain(position, chosen), explain(position, rival) if rival is not None else None


def _option(text: object, field: str, rules: RuleSet) -> Category | Dice | None:
    if text is None:
        return None
    if not isinstance(text, str):
        raise console.BadInput(f"{field}: must be text: dice to keep, nothing, or a category")
    if text in rules.by_key:
        return rules.by_key[text]
    if any(letter.isalpha() for letter in text) and text != "nothing":
        return console.category_of(text, field, rules)
    return console.dice_of(text, field)


def explanation_as_json(position: Position, found: Explanation, against: Explanation | None) -> dict[str, Any]:
    """Return an explanation, and what sets its option off from another one (None: all are worth the same)."""
    return {
        **_one_as_json(found),
        "against": _against_as_json(position, found, against) if against is not None else None,
    }


def _one_as_json(found: Explanation) -> dict[str, Any]:
    return {
        "option": option_as_json(found.option) | worth_as_json(found.option),
        "endings": [_ending_as_json(ending) for ending in found.endings],
        "expected": {part.name.lower(): points for part, points in found.expected.items()},
        "upper_bonus_chance": found.upper_bonus_chance,
        "sd": found.sd,
        "answer": list(found.answer) if found.answer is not None else None,
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
        **_one_as_json(against),
        "difference": {part.name.lower(): points for part, points in found.difference(against).items()},
        "total": found.option.value - against.option.value,
        "reasons": [_reason_as_json(reason) for reason in _why(position, found, against)],
    }


def _why(position: Position, found: Explanation, against: Explanation) -> tuple[Reason, ...]:
    if found.option.measure is not None:
        return goal_reason(found.option, against.option)
    return reasons(position, found, against)


def _reason_as_json(reason: Reason) -> dict[str, Any]:
    figure = reason.figure
    lists = {"outs": list(reason.outs), "extra": list(reason.extra), "rolls": reason.rolls}
    return {
        "kind": reason.kind.value,
        "of": option_name(reason.option),
        "parts": [part.name.lower() for part in reason.parts],
        "points": reason.points,
        "figure": {"what": figure.what, "unit": figure.unit.value, "better": figure.better, "worse": figure.worse},
        **{name: value for name, value in lists.items() if value},
    }


def _print(position: Position, found: Explanation, against: Explanation | None, out: TextIO) -> None:
    print(f"{option_name(found.option)}, expected final score {found.option.value:.6f}, SD {found.sd:.4f}", file=out)
    print(f"chance of the upper bonus {chance(found.upper_bonus_chance, 6)}", file=out)
    if found.answer is not None:
        print(f"the dice will answer with {' '.join(map(str, found.answer))}", file=out)
    print(file=out)
    rows = [(e.category.key, chance(e.chance, 6), f"{e.points:.4f}", chance(e.zero_chance, 6)) for e in found.endings]
    print_table(("the turn ends in", "chance", "mean points", "chance of zero"), rows, out)
    print(file=out)
    _print_parts(found, against, out)
    if against is not None:
        _print_reasons(position, found, against, out)


def _print_reasons(position: Position, found: Explanation, against: Explanation, out: TextIO) -> None:
    """Print why the better of the two is better, with a figure for both."""
    better, worse = sorted((found.option, against.option), key=lambda option: (option.lost, -option.value))
    rows = [
        (reason.kind.value, reason.figure.what, *_figures(reason.figure), f"{reason.points:+.4f}")
        for reason in _why(position, found, against)
    ]
    if rows:
        print(file=out)
        heads = ("reason", "of what", option_name(better), option_name(worse), "accounts for")
        print_table(heads, rows, out, left=(0, 1))


def _figures(figure: Figure) -> tuple[str, str]:
    if figure.unit is Unit.CHANCE:
        return f"{percent(figure.better, 2)}%", f"{percent(figure.worse, 2)}%"
    return f"{figure.better:.4f}", f"{figure.worse:.4f}"


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
    position = sources.read_position(arguments.position, arguments)
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
