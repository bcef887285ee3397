# SPDX-License-Identifier: MIT
"""The commands about strategies: games and matches of theirs, what each expects, and where two of them part.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from engine import api
from engine.analysis.options import option_as_json
from engine.cli import console, sources
from engine.cli.console import (
    JSON,
    THREADS,
    Answer,
    Argument,
    BadInput,
    Command,
    argument,
    flag,
    number,
    seed,
    setting_of,
)
from engine.cli.printing import PrintedTable, chance, facts_table, option_name, percent
from engine.games.position import position_as_json
from engine.rules.dice import FAIR_DICE
from engine.solving.library import TableKey
from engine.strategies.strategies import LISTED, NAMES, OPTIMAL, PLAIN, PLAYS_TO_WIN, Strategy, StrategyKind
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.strategies.differences import Differences, Parting

_MOST_GAMES, _MOST_PLAYED = 1_000_000_000, 1_000_000
_PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)
_DICE = ("linked", "own")
_MOST_ROUNDS = 3
_SHOWN = 10
_FAIR = "strategies play with fair dice only"
_NAMES = ", ".join(NAMES)
_SETTING = (*setting_of(_FAIR), THREADS, JSON)


def _games(count: int) -> Argument:
    """Return the option for the number of games, with its default."""
    return number("--games", f"{count} by default", default=count)


def _given(arguments: argparse.Namespace, workspace: Workspace) -> dict[str, Any]:
    return console.fair_game(arguments, workspace, f"{_FAIR}, not with")


# ---- simulate -------------------------------------------------------------------------------------------------------


@Command(
    "simulate",
    "play games by a strategy",
    argument("--strategy", default=OPTIMAL.name, metavar="NAME", help=f"{_NAMES}, @FILE"),
    _games(100_000),
    seed(),
    argument(
        "--against",
        nargs="+",
        metavar="NAME",
        help=f"play against others, by name or @FILE; of two one may be {PLAYS_TO_WIN}",
    ),
    argument("--dice", choices=_DICE, help="with --against: the same dice for all, or dice of their own"),
    number("--rounds", f"{PLAYS_TO_WIN} looks at the other in the last N turns (3 by default)"),
    flag("--exact", "tell the exact expected score as well"),
    *_SETTING,
)
def _simulate_games(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    given = _given(arguments, workspace)
    console.check_range("games", arguments.games, 1, _MOST_GAMES)
    _check_match(arguments)
    if arguments.against is not None:
        yield from _match(arguments, given)
        return
    found = _simulate(arguments, workspace, given)
    yield found
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
        "cost": f"{lost['per_game']:.4f} per game, {lost['per_decision']:.4f} per decision",
        "decisions": f"{found['decisions_per_game']:.2f} per game",
        "par": f"{found['par']:.6f}",
        "speed": f"{found['games_per_second']:,.0f} games a second",
    }
    yield facts_table(facts)


def _simulate(arguments: argparse.Namespace, workspace: Workspace, given: dict[str, Any]) -> dict[str, Any]:
    wanted = sources.strategy_of(arguments.strategy)
    table = workspace.get(workspace.player(wanted, given["rules"], arguments.threads)).table
    start = time.perf_counter()
    api.simulate(wanted, 1, arguments.seed, **given | {"threads": 1})
    ready = time.perf_counter()
    found = api.simulate(wanted, arguments.games, arguments.seed, **given)
    seconds = time.perf_counter() - ready
    result = {
        "strategy": wanted.name,
        **console.setting_as_json(table.rules, table.dice_model),
        "seed": arguments.seed,
        "games": found.games,
        "mean": found.mean,
        "standard_error": found.standard_error,
        "sd": found.sd,
        "min": found.lowest,
        "max": found.highest,
        "percentiles": {str(percent): found.percentile(percent) for percent in _PERCENTILES},
        "points_lost": {"per_game": found.points_lost_per_game, "per_decision": found.points_lost_per_decision},
        "decisions_per_game": found.decisions / found.games,
        "par": table.par,
    }
    if arguments.exact:
        result["expected"] = api.expected_score(wanted, **given)
    result["seconds"] = {"compile": ready - start, "play": seconds}
    return {**result, "games_per_second": found.games / seconds}


# ---- strategies -----------------------------------------------------------------------------------------------------


@Command(
    "strategies",
    "the exact expected score of every strategy",
    argument("names", nargs="*", metavar="NAME", help=f"{_NAMES}, @FILE for a rule list; all but those with N if none"),
    flag("--one-by-one", "also what a rule list scores with its first rule only, with two, ..."),
    flag("--strength", "also the exact spread, and the chance to beat perfect play"),
    *_SETTING,
)
def _strategies(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    wanted: Sequence[Strategy] = sources.strategies_of(arguments.names) or (*PLAIN, *LISTED)
    given = _given(arguments, workspace)
    if arguments.one_by_one and any(one.rules is None for one in wanted):
        raise BadInput("one_by_one: needs rule lists, and nothing else, by name or @FILE")
    table = workspace.get(workspace.table_for(TableKey(given["rules"]))).table
    rows: list[dict[str, Any]] = []
    for one in wanted:
        expected = api.expected_score(one, **given)
        rows.append({"strategy": one.name, "expected": expected, "points_lost": table.par - expected})
        if arguments.strength:
            strength = api.strength(one, **given)
            rows[-1] |= {"sd": strength.sd, "beats_perfect": strength.beats_perfect}
    steps = [_one_by_one(one, given) for one in wanted if arguments.one_by_one]
    told = [{**row, "steps": found} for row, found in zip(rows, steps, strict=True)] if steps else rows
    yield {**console.setting_as_json(table.rules, table.dice_model), "par": table.par, "strategies": told}
    heads = ("strategy", "expected score", "cost", *(("SD", "beats perfect play") if arguments.strength else ()))
    cells = [
        (
            one.name,
            *(f"{row[field]:.6f}" for field in ("expected", "points_lost", "sd") if field in row),
            *(chance(row[field], 6) for field in ("beats_perfect",) if field in row),
        )
        for one, row in zip(wanted, rows, strict=True)
    ]
    yield PrintedTable(heads, cells)
    for one, found in zip(wanted, steps, strict=False):
        yield f"\n{one.name}, rule by rule"
        lines = [(str(step["rules"]), f"{step['expected']:.6f}", step["rule"] or "none") for step in found]
        yield PrintedTable(("rules", "expected score", "the last of them"), lines, left=(0, 2))


def _one_by_one(one: Strategy, given: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a rule list expects with none of its rules, with its first, and so on."""
    assert one.rules is not None
    found = []
    for count, line in enumerate(["", *one.rules.lines]):
        known = Strategy(StrategyKind.RULE_LIST, rules=one.rules.first(count))
        found.append({"rules": count, "rule": line, "expected": api.expected_score(known, **given)})
    return found


# ---- matches --------------------------------------------------------------------------------------------------------


def _check_match(arguments: argparse.Namespace) -> None:
    """Refuse what only matches have where there is none, and the other way round."""
    if arguments.against is None:
        for field in ("dice", "rounds"):
            if getattr(arguments, field) is not None:
                raise BadInput(f"{field}: needs a player to play against (--against)")
    elif arguments.exact:
        raise BadInput("exact: is told of one strategy by itself, not of a match")


def _match(arguments: argparse.Namespace, given: dict[str, Any]) -> Answer:
    """Play the games and tell what came of them."""
    asked = [arguments.strategy, *arguments.against]
    known = iter(sources.strategies_of([name for name in asked if name != PLAYS_TO_WIN]))
    players = [name if name == PLAYS_TO_WIN else next(known) for name in asked]
    names = [one if isinstance(one, str) else one.name for one in players]
    found: dict[str, dict[str, Any]] = {}
    start = time.perf_counter()
    for dice in _DICE if arguments.dice is None else (arguments.dice,):
        is_linked = dice == "linked"
        played = api.simulate_match(
            players, arguments.games, arguments.seed, linked=is_linked, rounds=arguments.rounds, **given
        )
        found[dice] = {
            "standings": [
                {"strategy" if key == "name" else key: value for key, value in asdict(one).items()}
                for one in played.standings
            ],
            "tied": played.tied,
            "lead": played.lead,
            "lead_error": played.lead_error,
        }
    head = console.setting_as_json(given["rules"], FAIR_DICE)
    answer = {"players": names, **head, "seed": arguments.seed, "games": arguments.games, **found}
    yield {**answer, "seconds": time.perf_counter() - start}
    rows = [
        (
            dice,
            one["strategy"],
            f"{one['mean']:.3f}",
            f"{one['sd']:.3f}",
            f"{percent(one['share'], 3)} ± {percent(one['share_error'], 3)}",
        )
        for dice, figures in found.items()
        for one in figures["standings"]
    ]
    yield PrintedTable(("dice", "strategy", "mean", "SD", "wins %"), rows, left=(0, 1))
    for dice, figures in found.items():
        lead = f"{figures['lead']:+.4f} ± {figures['lead_error']:.4f}"
        yield f"{dice} dice: the first leads the second by {lead}, {percent(figures['tied'], 2)} % ties"


# ---- joint ----------------------------------------------------------------------------------------------------------

_FIGURES = ("mean", "p95", "most")


@Command(
    "joint",
    "chances to win against those of the joint game of the last rounds",
    argument("--strategy", default=OPTIMAL.name, metavar="NAME", help="how both play (optimal by default), or @FILE"),
    number("--rounds", "the last rounds, 1 to 3 (2 by default)", default=2),
    _games(1000),
    seed(),
    *_SETTING,
)
def _joint(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    given = _given(arguments, workspace)
    console.check_range("games", arguments.games, 1, _MOST_PLAYED)
    console.check_range("rounds", arguments.rounds, 1, _MOST_ROUNDS)
    strategy = sources.strategy_of(arguments.strategy)
    start = time.perf_counter()
    found = api.joint_differences(strategy, arguments.rounds, arguments.games, arguments.seed, **given)
    yield {
        "strategy": strategy.name,
        **console.setting_as_json(given["rules"], FAIR_DICE),
        "seed": arguments.seed,
        "rounds": found.rounds,
        "positions": found.positions,
        "about": found.about,
        "adapts": dict(zip(_FIGURES, found.adapts, strict=True)),
        "reacts": dict(zip(_FIGURES, found.reacts, strict=True)),
        "seconds": time.perf_counter() - start,
    }
    rows = [
        (name, *(f"{100 * number:+.4f}" for number in figures))
        for name, figures in (("the other plays on", found.adapts), ("the other reacts", found.reacts))
    ]
    yield f"chance to win that is shown, on average: {percent(found.about, 3)} %"
    yield PrintedTable(("true chance less that, in points of a per cent", "mean", "19 in 20 within", "most"), rows)


# ---- compare --------------------------------------------------------------------------------------------------------


@Command(
    "compare",
    "where two strategies part, and what it costs",
    argument("player", metavar="NAME", help=f"whose games are played: {_NAMES}, @FILE"),
    argument("other", nargs="?", default=OPTIMAL.name, metavar="OTHER", help="who is asked; optimal by default"),
    _games(100),
    seed(),
    *_SETTING,
)
def _compare(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    wanted = sources.strategies_of([arguments.player, arguments.other])
    names = [one.name for one in wanted]
    console.check_range("games", arguments.games, 1, _MOST_PLAYED)
    given = _given(arguments, workspace)
    rules, seed = given["rules"], arguments.seed
    analyzer = workspace.get(workspace.analyzer(TableKey(rules)))
    from engine.strategies.differences import differences
    from engine.strategies.players import by_strategy, by_value

    decide, ask = (
        by_value(analyzer)
        if one == OPTIMAL
        else by_strategy(workspace.get(workspace.player(one, rules, arguments.threads)), seed)
        for one in wanted
    )
    found = workspace.run(Task.GAMES, differences(rules, analyzer, decide, ask, arguments.games, seed))
    expected = {one.name: api.expected_score(one, **given) for one in wanted}
    costliest = [_parting(one) for one in found.costliest]
    yield {
        "player": names[0],
        "other": names[1],
        **console.setting_as_json(rules),
        "seed": seed,
        "games": found.games,
        "expected": expected,
        **asdict(found.all),
        "cost_per_game": found.cost_per_game,
        "standard_error": found.standard_error,
        "by_rolls_left": {str(left): asdict(tally) for left, tally in sorted(found.by_rolls_left.items())},
        "by_turn": {str(turn): asdict(tally) for turn, tally in sorted(found.by_turn.items())},
        "costliest": costliest,
        "dearest": costliest,  # the former name, kept for one release
        "opening": {"chance": found.opening_chance, "rolls": [_parting(one) for one in found.opening]},
    }
    yield from _differences(found, names, expected)


def _parting(one: Parting) -> dict[str, Any]:
    position = position_as_json(one.position)
    return {
        **{field: position[field] for field in ("scores", "yahtzee_bonuses", "dice", "rolls_left")},
        "taken": option_as_json(one.taken),
        "other": option_as_json(one.other),
        "cost": one.cost,
    }


def _differences(found: Differences, names: Sequence[str], expected: Mapping[str, float]) -> Answer:
    share = found.all.differ / found.all.decisions
    facts = {
        f"games of {names[0]}": str(found.games),
        "expected, exactly": ", ".join(f"{name} {expected[name]:.4f}" for name in names),
        "decisions that differ": f"{found.all.differ} of {found.all.decisions}, {percent(share, 2)} %",
        "cost per game": f"{found.cost_per_game:.4f}, standard error {found.standard_error:.4f}",
        "first rolls that differ": f"{len(found.opening)} of 252, {percent(found.opening_chance, 2)} %",
    }
    yield facts_table(facts)
    for name, tallies in (("rolls left", found.by_rolls_left), ("turn", found.by_turn)):
        yield ""
        rows = [
            (
                str(key),
                str(tally.decisions),
                percent(tally.differ / tally.decisions, 2),
                f"{tally.cost / found.games:.4f}",
            )
            for key, tally in sorted(tallies.items())
        ]
        yield PrintedTable((name, "decisions", "% differ", "cost per game"), rows)
    shown = (("costliest differences", found.costliest), ("first roll of a game", found.opening[:_SHOWN]))
    for title, partings in shown:
        yield f"\n{title}"
        heads = ("dice", "rolls left", names[0], names[1], "cost", "boxes filled")
        yield PrintedTable(heads, [_row(one) for one in partings], left=(0, 2, 3, 5)) if partings else "none"


def _row(one: Parting) -> tuple[str, ...]:
    position = one.position
    filled = ", ".join(f"{category.key} {points}" for category, points in position.filled.items()) or "none"
    dice = " ".join(map(str, position.dice))
    return dice, str(position.rolls_left), option_name(one.taken), option_name(one.other), f"{one.cost:.4f}", filled
