# SPDX-License-Identifier: MIT
"""The command ``goal`` says how good play for other goals than the expected score can be, from the empty card.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from engine import api
from engine.cli import console, drawing, printing, sources
from engine.cli.drawing import frontier_chart
from engine.cli.printing import print_table
from engine.games.goals import GoalError, ReachGoal
from engine.rules.dice_models import FAIR_DICE
from engine.rules.scoring import RuleSet
from engine.runtime.quoting import quoted
from engine.strategies.goals import BeatGoal, ChanceGoal, Opponent, goal_as_json
from engine.strategies.strategies import NAMES
from engine.workspace.workspace import Workspace

_SHOWN_STEP, _DIGITS = 25, 12


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    goal = commands.add_parser("goal", help="the best play for other goals than the expected score")
    kind = goal.add_mutually_exclusive_group(required=True)
    kind.add_argument("--reach", type=int, metavar="SCORE", help="the best chance to end with SCORE points or more")
    kind.add_argument("--curve", action="store_true", help="the best chance to reach every score up to 600")
    kind.add_argument(
        "--beat", nargs="+", metavar="NAME", help=f"the best chance against strategies: {', '.join(NAMES)}"
    )
    kind.add_argument("--frontier", action="store_true", help="mean and spread of play from daring to careful")
    goal.add_argument("--svg", type=Path, metavar="FILE", help="with --frontier: draw it into a file")
    console.add_setting(goal, dice="other goals need fair dice")
    console.add_threads(goal)
    console.add_json(goal)
    goal.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    console.threads(arguments)
    if arguments.dice_model not in (None, FAIR_DICE.name):
        raise GoalError(
            f"dice_model: other goals than the expected score need fair dice, not {quoted(arguments.dice_model)}"
        )
    if arguments.svg is not None and not arguments.frontier:
        raise console.BadInput("svg: only the frontier is drawn (--frontier)")
    drawing.check_place(arguments.svg)
    rules = console.setting(arguments).rules
    head = console.setting_as_json(rules, FAIR_DICE)
    start = time.perf_counter()
    if arguments.frontier:
        _frontier(rules, head, start, arguments, workspace, out)
    elif arguments.curve:
        _curve(rules, head, start, arguments, workspace, out)
    else:
        _chance(rules, head, start, arguments, workspace, out)


def beat(names: Sequence[str]) -> BeatGoal:
    """Return the goal to beat strategies that have not begun.

    Raises:
        ValueError: if a name is none, or there are too many.
    """
    return BeatGoal(tuple(Opponent(sources.strategy_of(name)) for name in names))


def _answer(answer: dict[str, Any], start: float) -> dict[str, Any]:
    return answer | {"seconds": time.perf_counter() - start}


def _chance(
    rules: RuleSet, head: dict[str, Any], start: float, arguments: argparse.Namespace, workspace: Workspace, out: TextIO
) -> None:
    goal: ChanceGoal = ReachGoal(arguments.reach) if arguments.beat is None else beat(arguments.beat)
    text = f"reach {arguments.reach}" if arguments.beat is None else f"beat {', '.join(arguments.beat)}"
    chance = api.best_chance(goal, rules=rules, threads=arguments.threads, workspace=workspace)
    answer = _answer({"goal": goal_as_json(goal), **head, "chance": chance}, start)
    if arguments.json:
        console.write_json(answer, out)
    else:
        print(f"best chance to {text}: {printing.chance(chance, _DIGITS)} ({answer['seconds']:.1f} s)", file=out)


def _curve(
    rules: RuleSet, head: dict[str, Any], start: float, arguments: argparse.Namespace, workspace: Workspace, out: TextIO
) -> None:
    chances = api.curve(rules=rules, threads=arguments.threads, workspace=workspace)
    median = max((target for target, chance in enumerate(chances, 1) if chance >= 0.5), default=0)
    best = {"target": median, "chance": chances[median - 1]}
    answer = _answer({**head, "curve": [list(point) for point in enumerate(chances, 1)], "best_median": best}, start)
    if arguments.json:
        console.write_json(answer, out)
        return
    rows = [
        (str(target), printing.chance(chances[target - 1], _DIGITS))
        for target in range(_SHOWN_STEP, len(chances) + 1, _SHOWN_STEP)
    ]
    print_table(("at least", "best chance"), rows, out)
    more = " or more, as the curve ends there" if median == len(chances) else ""
    reached = f"reached with a chance of {printing.chance(chances[median - 1], 6)} by playing for it"
    print(f"the best median: {median}{more}, {reached}", file=out)


def _frontier(
    rules: RuleSet, head: dict[str, Any], start: float, arguments: argparse.Namespace, workspace: Workspace, out: TextIO
) -> None:
    points = api.frontier(rules=rules, threads=arguments.threads, workspace=workspace)
    if arguments.svg is not None:
        drawing.write(frontier_chart(points), arguments.svg)
    if arguments.json:
        console.write_json(_answer({**head, "frontier": [asdict(point) for point in points]}, start), out)
        return
    rows = [
        (f"{p.mean:.6f}", f"{p.sd:.6f}", str(p.p05), str(p.p95), f"{p.certainty_equivalent:.6f}", f"{p.risk:g}")
        for p in points
    ]
    heads = ("mean", "SD", "1 in 20 below", "1 in 20 above", "as good as certain", "aversion per point")
    print_table(heads, rows, out, left=())
