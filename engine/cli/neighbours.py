# SPDX-License-Identifier: MIT
"""The command ``neighbours`` says what would have to change in a position for another choice to be best.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.analysis.options import Option
from engine.analysis.options_json import option_as_json, worth_as_json
from engine.cli import console, sources
from engine.cli.advise import option_name
from engine.cli.printing import print_table, prospect
from engine.games.goals import record_goal_as_json
from engine.rules.scoring import rule_set
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.game_review.neighbours import Neighbour

_STANDARD_INPUT = "-"


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    neighbours = commands.add_parser("neighbours", help="what would have to change for another choice to be best")
    sources.add_source(neighbours, "position")
    neighbours.add_argument(
        "--rules",
        nargs="?",
        const=True,
        metavar="NAME",
        help="look at other rules with the same boxes as well: NAME or @FILE, or all of Yahtzee's",
    )
    neighbours.add_argument(
        "--goals", action="store_true", help="look at scores to reach and a liking for risk as well"
    )
    console.add_json(neighbours)
    neighbours.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    wanted, source = arguments.rules or False, arguments.position
    if isinstance(wanted, str) and source == _STANDARD_INPUT and sources.is_given_itself(wanted):
        wanted, source = True, wanted  # a position behind --rules that names none
    rules = rule_set(wanted) if isinstance(wanted, str) else wanted
    position = sources.read_position(source)
    best = api.advise(position, workspace=workspace).best
    found = api.neighbours(position, rules=rules, goals=arguments.goals, workspace=workspace)
    if arguments.json:
        console.write_json({"best": _option(best), "neighbours": [neighbour_as_json(one) for one in found]}, out)
        return
    print(f"best: {option_name(best)}, {best.value:.4f}", file=out)
    rows = [(change_in_words(one), option_name(one.best), *_figures(one)) for one in found]
    if rows:
        print(file=out)
        print_table(("with", "best", "worth", f"{option_name(best)} loses"), rows, out, left=(0, 1))


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
    return {**change, "best": _option(found.best), "stays": _option(found.stays) if found.stays is not None else None}


def _option(option: Option) -> dict[str, Any]:
    return option_as_json(option) | worth_as_json(option)


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


def _figures(found: Neighbour) -> tuple[str, str]:
    stays = "" if found.stays is None else f"{found.stays.lost:.4f}"
    return prospect(found.best.prospect, found.best.measure), stays
