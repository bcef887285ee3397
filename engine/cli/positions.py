# SPDX-License-Identifier: MIT
"""The commands about a position: what every option is worth, why, and what would have to change.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from engine import api
from engine.analysis.options import Analysis, analysis_as_json, judged_as_json
from engine.analysis.reasons import Unit, goal_reason, reasons
from engine.analysis.verdicts import Measure
from engine.api.inputs import key_of_game
from engine.cli import console, sources
from engine.cli.console import JSON, Answer, BadInput, Command, argument, either, flag
from engine.cli.printing import PrintedTable, chance, option_name, percent, prospect
from engine.games import lines, notation
from engine.games.goals import record_goal_as_json
from engine.games.position import Position, position_as_json
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.scoring import RuleSet, rule_set
from engine.runtime.errors import quoted
from engine.runtime.typed_json import parsed
from engine.strategies.goals import goal_from_json
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.analysis.explanations import Explanation
    from engine.analysis.reasons import Figure, Reason
    from engine.game_review.neighbours import Neighbour

# ---- advise ---------------------------------------------------------------------------------------------------------


@Command(
    "advise",
    "value every option of a position",
    *sources.POSITION,
    either(JSON, flag("--jsonl", "read a position a line and answer a line each")),
)
def _advise(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    if arguments.jsonl:
        yield from sources.answer_each(arguments.position, partial(_advise_line, arguments, workspace))
        return
    data = sources.read_json(sources.source_text(arguments.position), arguments)
    analysis = api.advise(data, workspace=workspace)
    yield _advice(data, analysis)
    if analysis.measure is not None:
        yield from _options_for_goal(analysis, analysis.measure)
        return
    yield f"points so far {analysis.position.points_so_far}, best value {analysis.best.value:.6f}"
    rows = [
        (option_name(option), f"{option.value:.6f}", f"{option.points_lost:.6f}", option.verdict.key)
        for option in analysis.options
    ]
    yield PrintedTable(("option", "value", "cost", "verdict"), rows, left=(0, 3))


def _advise_line(
    arguments: argparse.Namespace, workspace: Workspace, line: str, tell: Callable[[str], None]
) -> dict[str, Any]:
    data = sources.read_json(line, arguments, tell)
    return _advice(data, api.advise(data, workspace=workspace))


def _advice(data: Mapping[str, Any], analysis: Analysis) -> dict[str, Any]:
    """Return what is printed, with the goal that the position came with."""
    goal = {"goal": data["goal"]} if analysis.measure is not None else {}
    return goal | analysis_as_json(analysis)


def _options_for_goal(analysis: Analysis, measure: Measure) -> Answer:
    """Yield the options for a goal; verdicts, which go by the expected score, would contradict the order."""
    name = measure.value.replace("_", " ")
    best = f"{'about ' if analysis.is_approximate else ''}{_worth(analysis.best.worth, measure)}"
    yield f"points so far {analysis.position.points_so_far}, best {name} {best}"
    rows = [
        (
            option_name(option),
            _worth(option.worth, measure),
            _worth(option.worth_lost, measure),
            f"{option.value:.6f}",
        )
        for option in analysis.options
    ]
    yield PrintedTable(("option", name, "lost", "value"), rows)


def _worth(amount: float | None, measure: Measure) -> str:
    """Return what an option is worth for a goal, or less than the best one."""
    assert amount is not None
    return chance(amount, 9) if measure is Measure.CHANCE else f"{amount:.6f}"


# ---- line -----------------------------------------------------------------------------------------------------------


@Command("line", "a position, or a game up to here, as one line of text", *sources.POSITION, JSON)
def _line(arguments: argparse.Namespace, _workspace: Workspace) -> Answer:
    found = sources.read_table(arguments.position, arguments)
    if found.game is not None:
        yield json.loads(notation.dumps(found.game))
        yield lines.game_line(found.game)
    else:
        assert found.position is not None
        if isinstance(found.goal, Mapping):
            goal_from_json(found.goal, found.position.rules)  # refused as by `advise`
        yield position_as_json(found.position) | sources.goal_as_json(found.goal)
        yield lines.position_line(found.position, found.goal)


# ---- explain --------------------------------------------------------------------------------------------------------

_OPTION = "dice to keep as in 222, nothing, or a category"
_FIELDS = ("position", "option", "against")
"""What a line of ``--jsonl`` may have."""


@Command(
    "explain",
    "what lies behind the value of an option",
    *sources.POSITION,
    argument("--option", metavar="OPTION", help=f"{_OPTION}; the best option by default"),
    argument("--against", metavar="OPTION", help=f"{_OPTION}: what it is set against"),
    either(JSON, flag("--jsonl", "read a position with its options a line, answer each")),
)
def _explain(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    if arguments.jsonl:
        if arguments.option is not None or arguments.against is not None:
            raise BadInput("option: with --jsonl every line has its own option and what it is set against")
        yield from sources.answer_each(arguments.position, partial(_explain_line, arguments, workspace))
        return
    data = sources.read_json(sources.source_text(arguments.position), arguments)
    found = _explained(data, arguments.option, arguments.against, workspace)
    yield explanation_as_json(*found)
    yield from _explanation(*found)


def _explain_line(
    arguments: argparse.Namespace, workspace: Workspace, line: str, tell: Callable[[str], None]
) -> dict[str, Any]:
    """Return the answer to a position with its options."""
    data = parsed(line, "position")
    if not isinstance(data, Mapping):
        raise BadInput("position: each line must be a JSON object with a position")
    for field in data:
        if field not in _FIELDS:
            raise BadInput(f"{quoted(field)}: must be one of {', '.join(_FIELDS)}")
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
        raise BadInput("position: must be a JSON object")
    analysis = api.advise(data, workspace=workspace)
    rules = analysis.position.rules
    choice, other = _explain_option(option, "option", rules), _explain_option(against, "against", rules)
    chosen = analysis.best if choice is None else analysis.option(choice)
    rival = analysis.compared_with(chosen) if other is None else analysis.option(other)
    explain = workspace.get(workspace.explainer(key_of_game(analysis.position))).explain
    position = analysis.position
    return position, explain(position, chosen), explain(position, rival) if rival is not None else None


def _explain_option(text: object, field: str, rules: RuleSet) -> Category | Dice | None:
    if text is None:
        return None
    if not isinstance(text, str):
        raise BadInput(f"{field}: must be text: dice to keep, nothing, or a category")
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
        "option": judged_as_json(found.option),
        "endings": [
            {"category": one.category.key, "chance": one.chance, "points": one.points, "zero_chance": one.zero_chance}
            for one in found.endings
        ],
        "expected": {part.name.lower(): points for part, points in found.expected.items()},
        "upper_bonus_chance": found.upper_bonus_chance,
        "sd": found.sd,
        "answer": list(found.answer) if found.answer is not None else None,
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


def _explanation(position: Position, found: Explanation, against: Explanation | None) -> Answer:
    yield f"{option_name(found.option)}, expected final score {found.option.value:.6f}, SD {found.sd:.4f}"
    yield f"chance of the upper bonus {chance(found.upper_bonus_chance, 6)}"
    if found.answer is not None:
        yield f"the dice will answer with {' '.join(map(str, found.answer))}"
    yield ""
    rows = [(e.category.key, chance(e.chance, 6), f"{e.points:.4f}", chance(e.zero_chance, 6)) for e in found.endings]
    yield PrintedTable(("the turn ends in", "chance", "mean points", "chance of zero"), rows)
    yield ""
    yield from _parts(found, against)
    if against is not None:
        yield from _reasons(position, found, against)


def _reasons(position: Position, found: Explanation, against: Explanation) -> Answer:
    """Yield why the better of the two is better, with a figure for both."""
    better, worse = sorted((found.option, against.option), key=lambda option: (option.lost, -option.value))
    rows = [
        (reason.kind.value, reason.figure.what, *_explain_figures(reason.figure), f"{reason.points:+.4f}")
        for reason in _why(position, found, against)
    ]
    if rows:
        yield ""
        heads = ("reason", "of what", option_name(better), option_name(worse), "accounts for")
        yield PrintedTable(heads, rows, left=(0, 1))


def _explain_figures(figure: Figure) -> tuple[str, str]:
    if figure.unit is Unit.CHANCE:
        return f"{percent(figure.better, 2)}%", f"{percent(figure.worse, 2)}%"
    return f"{figure.better:.4f}", f"{figure.worse:.4f}"


def _parts(found: Explanation, against: Explanation | None) -> Answer:
    """Yield the points by part, and beside them by how much they differ from those of the other option."""
    numbers = {part.name.lower(): [f"{points:.6f}"] for part, points in found.expected.items()}
    numbers["final score"] = [f"{found.option.value:.6f}"]
    heads = ["points from", "expected"]
    if against is not None:
        heads.append(f"than {option_name(against.option)}")
        for part, points in found.difference(against).items():
            numbers[part.name.lower()].append(f"{points:+.6f}")
        numbers["final score"].append(f"{found.option.value - against.option.value:+.6f}")
    yield PrintedTable(heads, [(name, *cells) for name, cells in numbers.items()])


# ---- answers --------------------------------------------------------------------------------------------------------


@Command("answers", "the roll that a demon's dice answer each keep with", *sources.POSITION, JSON)
def _answers(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    position = sources.read_position(arguments.position, arguments)
    found = api.answers(position, workspace=workspace)
    keeps = api.advise(position, workspace=workspace).keeps
    answers = [{"keep": list(keep), "answer": list(roll), "value": keeps[keep].value} for keep, roll in found.items()]
    yield {"dice_model": position.dice_model.name, "answers": answers}
    cells = [
        (option_name(keeps[keep]), " ".join(map(str, roll)), f"{keeps[keep].value:.6f}") for keep, roll in found.items()
    ]
    yield PrintedTable(("option", "answer", "value"), cells, left=(0, 1))


# ---- neighbours -----------------------------------------------------------------------------------------------------

_STANDARD_INPUT = "-"


@Command(
    "neighbours",
    "what would have to change for another choice to be best",
    sources.source("position"),
    argument(
        "--rules",
        nargs="?",
        const=True,
        metavar="NAME",
        help="look at other rules with the same boxes as well: NAME or @FILE, or all of Yahtzee's",
    ),
    flag("--goals", "look at scores to reach and a liking for risk as well"),
    JSON,
)
def _neighbours(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    wanted, source = arguments.rules or False, arguments.position
    if isinstance(wanted, str) and source == _STANDARD_INPUT and sources.is_given_itself(wanted):
        wanted, source = True, wanted  # a position behind --rules that names none
    rules = rule_set(wanted) if isinstance(wanted, str) else wanted
    position = sources.read_position(source)
    best = api.advise(position, workspace=workspace).best
    found = api.neighbours(position, rules=rules, goals=arguments.goals, workspace=workspace)
    yield {"best": judged_as_json(best), "neighbours": [neighbour_as_json(one) for one in found]}
    yield f"best: {option_name(best)}, {best.value:.4f}"
    rows = [(change_in_words(one), option_name(one.best), *_change_figures(one)) for one in found]
    if rows:
        yield ""
        yield PrintedTable(("with", "best", "worth", f"{option_name(best)} loses"), rows, left=(0, 1))


def neighbour_as_json(found: Neighbour) -> dict[str, Any]:
    """Return a neighbour: what is different, its best option, and that of today as it is there."""
    change: dict[str, Any] = {}
    if found.rolls_left is not None:
        change = {"rolls_left": found.rolls_left}
    elif found.totals is not None and found.bonus is not None:
        change = {"upper_totals": list(found.totals), "upper_bonus": found.bonus.value}
    elif found.rules is not None:
        change = {"rules": found.rules.name}
    elif found.goal is not None:
        change = {"goal": record_goal_as_json(found.goal)}
    return {
        **change,
        "best": judged_as_json(found.best),
        "stays": judged_as_json(found.stays) if found.stays is not None else None,
    }


def change_in_words(found: Neighbour) -> str:
    """Return what is different, in a few words."""
    if found.rolls_left is not None:
        return f"{found.rolls_left} rolls left"
    if found.totals is not None and found.bonus is not None:
        first, last = found.totals
        return f"{first} to {last} in the upper boxes, bonus {found.bonus.value}"
    if found.rules is not None:
        return f"the rules {found.rules.name}"
    return " ".join(f"{kind} {value}" for kind, value in record_goal_as_json(found.goal).items()) if found.goal else ""


def _change_figures(found: Neighbour) -> tuple[str, str]:
    stays = "" if found.stays is None else f"{found.stays.lost:.4f}"
    return prospect(found.best.prospect, found.best.measure), stays
