# SPDX-License-Identifier: MIT
"""The command ``compare`` tells where two strategies part, position by position; ``docs/commands.md`` has its JSON."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.analysis.options_json import option_as_json
from engine.cli import console, sources
from engine.cli.advise import option_name
from engine.cli.printing import percent, print_facts, print_table
from engine.rules.scoring import RuleSet
from engine.solving.library import TableKey
from engine.strategies.strategies import NAMES, OPTIMAL, Strategy
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.strategies.differences import Differences, Parting, Tally
    from engine.strategies.whole_games import Decide

_DEFAULT_GAMES, _MOST_GAMES = 100, 1_000_000
_SHOWN = 10


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    parser = commands.add_parser("compare", help="where two strategies part, and what it costs")
    parser.add_argument("player", metavar="NAME", help=f"whose games are played: {', '.join(NAMES)}, @FILE")
    parser.add_argument(
        "other", nargs="?", default=OPTIMAL.name, metavar="OTHER", help="who is asked; optimal by default"
    )
    parser.add_argument("--games", type=int, default=_DEFAULT_GAMES, metavar="N", help=f"{_DEFAULT_GAMES} by default")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same games")
    console.add_setting(parser, dice="strategies play with fair dice only")
    console.add_threads(parser)
    console.add_json(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    player, other = sources.strategies_of([arguments.player, arguments.other])
    wanted = player, other
    console.check_range("games", arguments.games, 1, _MOST_GAMES)
    console.expect_fair(arguments, "strategies play with fair dice only, not with")
    rules, threads = console.setting(arguments).rules, console.threads(arguments)
    analyzer = workspace.get(workspace.analyzer(TableKey(rules)))
    from engine.strategies.differences import differences

    decide, ask = (_decide(one, rules, arguments.seed, threads, workspace) for one in wanted)
    found = workspace.run(Task.GAMES, differences(rules, analyzer, decide, ask, arguments.games, arguments.seed))
    expected = [api.expected_score(one, rules=rules, threads=threads, workspace=workspace) for one in wanted]
    if arguments.json:
        console.write_json(_as_json(found, wanted, rules, arguments.seed, expected), out)
    else:
        _print(found, wanted, expected, out)


def _decide(one: Strategy, rules: RuleSet, seed: str, threads: int | None, workspace: Workspace) -> Decide:
    from engine.strategies.whole_games import by_strategy, by_value

    if one == OPTIMAL:
        return by_value(workspace.get(workspace.analyzer(TableKey(rules))))
    return by_strategy(workspace.get(workspace.player(one, rules, threads)), seed)


def _as_json(
    found: Differences, wanted: tuple[Strategy, Strategy], rules: RuleSet, seed: str, expected: list[float]
) -> dict[str, Any]:
    return {
        "player": wanted[0].name,
        "other": wanted[1].name,
        **console.setting_as_json(rules),
        "seed": seed,
        "games": found.games,
        "expected": {one.name: value for one, value in zip(wanted, expected, strict=True)},
        **_tally(found.all),
        "cost_per_game": found.cost_per_game,
        "standard_error": found.standard_error,
        "by_rolls_left": {str(left): _tally(tally) for left, tally in sorted(found.by_rolls_left.items())},
        "by_turn": {str(turn): _tally(tally) for turn, tally in sorted(found.by_turn.items())},
        "costliest": [_parting(one) for one in found.costliest],
        "dearest": [_parting(one) for one in found.costliest],  # its old name, until the next release
        "opening": {"chance": found.opening_chance, "rolls": [_parting(one) for one in found.opening]},
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {"decisions": tally.decisions, "differ": tally.differ, "cost": tally.cost}


def _parting(one: Parting) -> dict[str, Any]:
    position = one.position
    scores = {category.key: points for category, points in position.filled.items()}
    return {
        "scores": scores,
        "yahtzee_bonuses": position.yahtzee_bonuses,
        "dice": list(position.dice),
        "rolls_left": position.rolls_left,
        "taken": option_as_json(one.taken),
        "other": option_as_json(one.other),
        "cost": one.cost,
    }


def _print(found: Differences, wanted: tuple[Strategy, Strategy], expected: list[float], out: TextIO) -> None:
    names = [one.name for one in wanted]
    share = found.all.differ / found.all.decisions
    facts = {
        f"games of {names[0]}": str(found.games),
        "expected, exactly": ", ".join(f"{name} {value:.4f}" for name, value in zip(names, expected, strict=True)),
        "decisions that differ": f"{found.all.differ} of {found.all.decisions}, {percent(share, 2)} %",
        "cost per game": f"{found.cost_per_game:.4f}, standard error {found.standard_error:.4f}",
        "first rolls that differ": f"{len(found.opening)} of 252, {percent(found.opening_chance, 2)} %",
    }
    print_facts(facts, out)
    for name, tallies in (("rolls left", found.by_rolls_left), ("turn", found.by_turn)):
        print(file=out)
        rows = [
            (
                str(key),
                str(tally.decisions),
                percent(tally.differ / tally.decisions, 2),
                f"{tally.cost / found.games:.4f}",
            )
            for key, tally in sorted(tallies.items())
        ]
        print_table((name, "decisions", "% differ", "cost per game"), rows, out)
    shown = (("costliest differences", found.costliest), ("first roll of a game", found.opening[:_SHOWN]))
    for title, partings in shown:
        print(f"\n{title}", file=out)
        heads = ("dice", "rolls left", names[0], names[1], "cost", "boxes filled")
        print_table(heads, [_row(one) for one in partings], out, left=(0, 2, 3, 5)) if partings else print(
            "none", file=out
        )


def _row(one: Parting) -> tuple[str, ...]:
    position = one.position
    filled = ", ".join(f"{category.key} {points}" for category, points in position.filled.items()) or "none"
    dice = " ".join(map(str, position.dice))
    return dice, str(position.rolls_left), option_name(one.taken), option_name(one.other), f"{one.cost:.4f}", filled
