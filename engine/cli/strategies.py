# SPDX-License-Identifier: MIT
"""The commands about strategies: ``simulate`` plays games by one, ``strategies`` tells what each of them expects.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.cli import console, matches, sources
from engine.cli.printing import chance, print_facts, print_table
from engine.rules.scoring import RuleSet
from engine.solving.library import TableKey
from engine.strategies.strategies import LISTED, NAMES, OPTIMAL, PLAIN, Strategy, StrategyKind
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.strategies.simulate import Simulation

_DEFAULT_GAMES = 100_000
_DEFAULT_SEED = "1"
_MOST_GAMES = 1_000_000_000
_PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    simulate = commands.add_parser("simulate", help="play games by a strategy")
    simulate.add_argument("--strategy", default=OPTIMAL.name, metavar="NAME", help=f"{', '.join(NAMES)}, @FILE")
    simulate.add_argument("--games", type=int, default=_DEFAULT_GAMES, metavar="N", help=f"{_DEFAULT_GAMES} by default")
    simulate.add_argument("--seed", default=_DEFAULT_SEED, metavar="TEXT", help="the same seed gives the same games")
    matches.add_arguments(simulate)
    simulate.add_argument("--exact", action="store_true", help="tell the exact expected score as well")
    simulate.set_defaults(run=_run_simulate)

    strategies = commands.add_parser("strategies", help="the exact expected score of every strategy")
    strategies.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"{', '.join(NAMES)}, @FILE for a rule list; all but those with N if none",
    )
    strategies.add_argument(
        "--one-by-one", action="store_true", help="also what a rule list scores with its first rule only, with two, ..."
    )
    strategies.add_argument(
        "--strength", action="store_true", help="also the exact spread, and the chance to beat perfect play"
    )
    strategies.set_defaults(run=_run_strategies)
    for command in (simulate, strategies):
        console.add_setting(command, dice="strategies play with fair dice only")
        console.add_threads(command)
        console.add_json(command)


def _rules(arguments: argparse.Namespace) -> RuleSet:
    """Return the rules to play by; the dice have to be fair."""
    console.expect_fair(arguments, "strategies play with fair dice only, not with")
    console.threads(arguments)
    return console.setting(arguments).rules


# ---- simulate -------------------------------------------------------------------------------------------------------


def _run_simulate(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    rules = _rules(arguments)
    console.check_range("games", arguments.games, 1, _MOST_GAMES)
    matches.check(arguments)
    if arguments.against is not None:
        matches.run(rules, arguments, workspace, out)
        return
    wanted = sources.strategy_of(arguments.strategy)
    found = _simulate(wanted, rules, arguments, workspace)
    if arguments.json:
        console.write_json(found, out)
    else:
        _print_simulation(found, out)


def _simulate(wanted: Strategy, rules: RuleSet, arguments: argparse.Namespace, workspace: Workspace) -> dict[str, Any]:
    table, threads = workspace.get(workspace.player(wanted, rules, arguments.threads)).table, arguments.threads
    start = time.perf_counter()
    api.simulate(wanted, 1, arguments.seed, rules=rules, threads=1, workspace=workspace)
    ready = time.perf_counter()
    found = api.simulate(wanted, arguments.games, arguments.seed, rules=rules, threads=threads, workspace=workspace)
    seconds = time.perf_counter() - ready
    result = {
        "strategy": wanted.name,
        **console.setting_as_json(table.rules, table.dice_model),
        "seed": arguments.seed,
        "games": found.games,
        **_figures(found),
        "par": table.par,
    }
    if arguments.exact:
        result["expected"] = api.expected_score(wanted, rules=rules, threads=threads, workspace=workspace)
    result["seconds"] = {"compile": ready - start, "play": seconds}
    return {**result, "games_per_second": found.games / seconds}


def _figures(found: Simulation) -> dict[str, Any]:
    return {
        "mean": found.mean,
        "standard_error": found.standard_error,
        "sd": found.sd,
        "min": found.lowest,
        "max": found.highest,
        "percentiles": {str(percent): found.percentile(percent) for percent in _PERCENTILES},
        "points_lost": {"per_game": found.points_lost_per_game, "per_decision": found.points_lost_per_decision},
        "decisions_per_game": found.decisions / found.games,
    }


def _print_simulation(found: dict[str, Any], out: TextIO) -> None:
    lost = found["points_lost"]
    facts = {
        "strategy": found["strategy"],
        "rules": f"{found['rules']}, {found['rolls_per_turn']} rolls per turn",
        "games": f"{found['games']:,} with the seed {found['seed']!a}",
        "mean": f"{found['mean']:.4f}, standard error {found['standard_error']:.4f}",
        **({"expected": f"{found['expected']:.6f}"} if "expected" in found else {}),
        "SD": f"{found['sd']:.4f}",
        "range": f"{found['min']} to {found['max']}",
        "percentiles": ", ".join(f"{percent} %: {score}" for percent, score in found["percentiles"].items()),
        "points lost": f"{lost['per_game']:.4f} per game, {lost['per_decision']:.4f} per decision",
        "decisions": f"{found['decisions_per_game']:.2f} per game",
        "par": f"{found['par']:.6f}",
        "speed": f"{found['games_per_second']:,.0f} games a second",
    }
    print_facts(facts, out)


# ---- strategies -----------------------------------------------------------------------------------------------------


def _run_strategies(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    wanted: Sequence[Strategy] = sources.strategies_of(arguments.names) or (*PLAIN, *LISTED)
    rules = _rules(arguments)
    if arguments.one_by_one and any(one.rules is None for one in wanted):
        raise console.BadInput("one_by_one: needs rule lists, and nothing else, by name or @FILE")
    table = workspace.get(workspace.table_for(TableKey(rules))).table
    rows: list[dict[str, Any]] = []
    for one in wanted:
        expected = api.expected_score(one, rules=rules, threads=arguments.threads, workspace=workspace)
        rows.append({"strategy": one.name, "expected": expected, "points_lost": table.par - expected})
        if arguments.strength:
            strength = api.strength(one, rules=rules, threads=arguments.threads, workspace=workspace)
            rows[-1] |= {"sd": strength.sd, "beats_perfect": strength.beats_perfect}
    steps = [_one_by_one(one, rules, arguments.threads, workspace) for one in wanted if arguments.one_by_one]
    if arguments.json:
        told = [{**row, "steps": found} for row, found in zip(rows, steps, strict=True)] if steps else rows
        console.write_json(
            {**console.setting_as_json(table.rules, table.dice_model), "par": table.par, "strategies": told}, out
        )
        return
    heads = ("strategy", "expected score", "points lost", *(("SD", "beats perfect play") if arguments.strength else ()))
    cells = [
        (
            one.name,
            *(f"{row[field]:.6f}" for field in ("expected", "points_lost", "sd") if field in row),
            *(chance(row[field], 6) for field in ("beats_perfect",) if field in row),
        )
        for one, row in zip(wanted, rows, strict=True)
    ]
    print_table(heads, cells, out)
    for one, found in zip(wanted, steps, strict=False):
        if not found:
            continue
        print(f"\n{one.name}, rule by rule", file=out)
        print_table(
            ("rules", "expected score", "the last of them"),
            [(str(step["rules"]), f"{step['expected']:.6f}", step["rule"] or "none") for step in found],
            out,
            left=(0, 2),
        )


def _one_by_one(one: Strategy, rules: RuleSet, threads: int | None, workspace: Workspace) -> list[dict[str, Any]]:
    """Return what a rule list expects with none of its rules, with its first, and so on."""
    if one.rules is None:
        return []
    found = []
    for count, line in enumerate(["", *one.rules.lines]):
        known = Strategy(StrategyKind.RULE_LIST, rules=one.rules.first(count))
        expected = api.expected_score(known, rules=rules, threads=threads, workspace=workspace)
        found.append({"rules": count, "rule": line, "expected": expected})
    return found
