# SPDX-License-Identifier: MIT
"""The commands about high scores: ``stopping`` and ``normal``.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.analysis.options_json import option_as_json
from engine.cli import console, sources
from engine.cli.advise import option_name
from engine.cli.printing import chance, print_facts, print_table
from engine.games.goals import ReachGoal
from engine.rules.scoring import RuleSet
from engine.solving.library import TableKey
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.stopping import Stopping

_STEP = 25
_MOST_SCORE = 1575
_TAKES_LONG = "this takes some minutes, for the whole game is solved about eight times; Ctrl+C ends it."


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    stopping = commands.add_parser("stopping", help="when to give up a game on the way to a high score")
    stopping.add_argument("--reach", type=int, required=True, metavar="SCORE", help="the score to reach")
    stopping.set_defaults(run=_run_stopping)
    normal = commands.add_parser("normal", help="the normal approximation of a high score beside the exact chance")
    normal.add_argument("--position", metavar="POSITION", help="JSON as for advise, a file with it, or -")
    normal.add_argument("--reach", type=int, metavar="SCORE", help="the score to reach, for a position")
    normal.set_defaults(run=_run_normal)
    for command in (stopping, normal):
        console.add_setting(command, dice="fair dice only")
        console.add_threads(command)
        console.add_json(command)


def _rules(arguments: argparse.Namespace) -> RuleSet:
    console.expect_fair(arguments, "only fair dice have these aims, not")
    console.threads(arguments)
    return console.setting_of_yahtzee(arguments).rules


# ---- stopping -------------------------------------------------------------------------------------------------------


def _run_stopping(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    rules = _rules(arguments)
    console.check_range("reach", arguments.reach, 1, _MOST_SCORE)
    workspace.get(workspace.prepare(TableKey(rules)))
    from engine.lab.stopping import stopping

    console.tell(f"stopping: {_TAKES_LONG}")
    try:
        found = workspace.run(Task.STUDY, stopping(rules, arguments.reach, threads=arguments.threads))
    except ValueError as error:
        raise console.BadInput(str(error)) from error
    if arguments.json:
        console.write_json(stopping_as_json(found), out)
    else:
        _print_stopping(found, out)


def stopping_as_json(found: Stopping) -> dict[str, Any]:
    """Return what was found as the command prints it."""
    from engine.lab.stopping import first_turns

    return {
        **console.setting_as_json(found.rules),
        "reach": found.target,
        "chance_per_game": found.chance,
        "turns_without_stopping": found.turns_without,
        "turns": found.turns,
        "cost_of_a_turn": found.cost,
        "first_turn": {
            category.key: {str(points): goes_on for points, goes_on in by_points.items()}
            for category, by_points in first_turns(found).items()
        },
    }


def _print_stopping(found: Stopping, out: TextIO) -> None:
    from engine.lab.stopping import first_turns

    facts = {
        "to reach": str(found.target),
        "best chance of a game": chance(found.chance, 9),
        "turns, each game played out": f"{found.turns_without:.3f}",
        "turns, games given up in time": f"{found.turns:.3f}",
        "a turn is worth": chance(found.cost, 9),
    }
    print_facts(facts, out)
    print(file=out)
    rows = []
    for category, by_points in first_turns(found).items():
        groups = [
            [str(points) for points, goes_on in by_points.items() if goes_on is wanted] for wanted in (True, False)
        ]
        rows.append((category.key, *(" ".join(group) or "-" for group in groups)))
    print_table(("first turn in", "go on with", "begin anew with"), rows, out, left=(0, 1, 2))


# ---- normal ---------------------------------------------------------------------------------------------------------


def _run_normal(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    rules = _rules(arguments)
    if (arguments.position is None) != (arguments.reach is None):
        raise console.BadInput("reach: belongs to a position; without one all scores are told")
    if arguments.position is None:
        _whole_games(rules, arguments, workspace, out)
    else:
        _options(arguments, workspace, out)


def _whole_games(rules: RuleSet, arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    from engine.lab.high_score import tails

    found = api.statistics(rules=rules, threads=arguments.threads, workspace=workspace)
    final = found.final_score
    targets = range(_STEP, min(found.highest, 1000) + 1, _STEP)
    rows = tails(found.distribution, {"mean": final.mean, "sd": final.sd}, targets)
    if arguments.json:
        chances = [{"reach": row.target, "normal": row.normal, "exact": row.exact} for row in rows]
        console.write_json(
            {**console.setting_as_json(rules), "mean": final.mean, "sd": final.sd, "chances": chances}, out
        )
        return
    print(f"mean {final.mean:.6f}, SD {final.sd:.6f}, played for the best mean\n", file=out)
    cells = [
        (str(row.target), f"{row.normal:.3g}", f"{row.exact:.3g}", f"{row.normal - row.exact:+.3g}") for row in rows
    ]
    print_table(("at least", "normal", "exact", "difference"), cells, out)


def _options(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    position = sources.read_position(arguments.position, arguments)
    analysis = api.advise(position, ReachGoal(arguments.reach), workspace=workspace)
    explainer = workspace.get(workspace.explainer(TableKey(position.rules, position.dice_model)))
    from engine.lab.high_score import approximate

    found = approximate(analysis, arguments.reach, explainer)
    taken, best = found[0].option, analysis.best
    loss = (best.worth or 0.0) - (taken.worth or 0.0)
    if arguments.json:
        options = [
            {**option_as_json(one.option), "chance": one.option.worth, "sd": one.sd, "normal": one.normal}
            for one in found
        ]
        console.write_json({"reach": arguments.reach, "chance_lost": loss, "options": options}, out)
        return
    print(
        f"by the normal approximation {option_name(taken)}, which loses {chance(loss, 9)} of the best chance\n",
        file=out,
    )
    rows = [
        (
            option_name(one.option),
            f"{one.option.value:.4f}",
            f"{one.sd:.4f}",
            chance(one.normal, 6),
            chance(one.option.prospect, 6),
        )
        for one in found
    ]
    print_table(("option", "mean", "SD", "normal", "exact"), rows, out)
