# SPDX-License-Identifier: MIT
"""The command ``statistics`` prints how a game can end, by best play or others'; ``docs/commands.md`` has its JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import Any, TextIO

from engine import api
from engine.cli import console, printing, sources
from engine.cli.console import BadInput
from engine.cli.goals import beat
from engine.cli.printing import print_table
from engine.distribution.statistics import PERCENTS, Figures, Outcome, Start, figures_of, new_game
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import filled_boxes
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.dice_models import DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet, points_so_far, rules_from_json
from engine.solving.library import TableKey
from engine.strategies.goals import Goal, goal_as_json
from engine.strategies.strategies import NAMES, Strategy
from engine.workspace.workspace import Workspace

_NUMBERS = ("upper_bonus", "yahtzee_bonus", "yahtzees_rolled", "jokers")
_BAR_POINTS, _BAR_PER_PERCENT, _SHOWN_SHARE = 20, 2, 1e-5


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    parser = commands.add_parser("statistics", help="how a game can end under best play, and how likely that is")
    console.add_setting(parser)
    parser.add_argument(
        "--from", dest="position", metavar="POSITION", help="start here: JSON as for advise, a file with it, or -"
    )
    option = parser.add_mutually_exclusive_group()
    option.add_argument("--keep", metavar="DICE", help="go on after keeping these dice of the position")
    option.add_argument("--score", metavar="CATEGORY", help="go on after scoring the dice of the position here")
    player = parser.add_mutually_exclusive_group()
    player.add_argument("--strategy", metavar="NAME", help=f"as this strategy plays: {', '.join(NAMES)}")
    player.add_argument("--reach", type=int, metavar="SCORE", help="under the best play to end with SCORE or more")
    player.add_argument("--beat", nargs="+", metavar="NAME", help="under the best play against these strategies")
    player.add_argument("--risk", type=float, metavar="AVERSION", help="under the best play for this aversion to risk")
    parser.add_argument("--at-least", type=int, metavar="SCORE", help="say also how likely that score or more is")
    console.add_threads(parser)
    console.add_json(parser)
    parser.set_defaults(run=_run)


# ---- what is asked --------------------------------------------------------------------------------------------------


def _start_of(arguments: argparse.Namespace) -> tuple[TableKey, Start]:
    """Return what the game is played with, and where it goes on from."""
    if arguments.position is None:
        key = console.setting(arguments)
        return key, new_game(key.rules)
    data = sources.read_json(sources.source_text(arguments.position), arguments)
    return api.start_of(data, _option(arguments, _rules_in(data)))


def _rules_in(data: Any) -> RuleSet:
    """Return the rules of a position; where they cannot be, who reads it says so."""
    try:
        return rules_from_json(data["rules"])
    except (KeyError, TypeError, ValueError):
        return DEFAULT_RULES


def _option(arguments: argparse.Namespace, rules: RuleSet) -> Category | Dice | None:
    if arguments.keep is not None:
        return console.dice_of(arguments.keep, "keep")
    return console.category_of(arguments.score, "score", rules) if arguments.score is not None else None


def _player(arguments: argparse.Namespace) -> Strategy | Goal | None:
    """Return who plays; None for best play."""
    if arguments.strategy is not None:
        return sources.strategy_of(arguments.strategy)
    if arguments.reach is not None:
        return ReachGoal(arguments.reach)
    if arguments.beat is not None:
        return beat(arguments.beat)
    return RiskGoal(arguments.risk) if arguments.risk is not None else None


def _check(arguments: argparse.Namespace) -> None:
    console.threads(arguments)
    if arguments.at_least is not None and arguments.at_least < 0:
        raise BadInput(f"at_least: must not be negative, not {arguments.at_least}")
    for field in ("keep", "score"):
        if getattr(arguments, field) is not None and arguments.position is None:
            raise BadInput(f"{field}: needs a position to start from (--from)")


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    _check(arguments)
    key, start = _start_of(arguments)
    player = _player(arguments)
    found = api.statistics_from(key, start, player, arguments.threads, workspace=workspace)
    last_turns = _last_turns(key, start, workspace) if player is None else None
    answer = {**_player_as_json(player, key.rules), **as_json(found, *key, last_turns, arguments.at_least)}
    if player is not None:
        answer = {"mean" if field == "par" else field: value for field, value in answer.items()}
    if arguments.json:
        console.write_json(answer, out)
    else:
        _print(answer, out)


def _last_turns(key: TableKey, start: Start, workspace: Workspace) -> Mapping[Category, Figures] | None:
    """Return the figures of each category when it alone is open; None unless the game is a whole one."""
    # In order, no box but the last one is ever open alone.
    if start != new_game(key.rules) or key.rules.in_order:
        return None
    from engine.distribution import forward

    delivery = workspace.get(workspace.table_for(key))
    return forward.last_turns(delivery.table, delivery.fair)


# ---- the answer -----------------------------------------------------------------------------------------------------


def _figures(figures: Figures) -> dict[str, float]:
    return {"mean": figures.mean, "sd": figures.sd, "zero": figures.zero}


def _player_as_json(player: Strategy | Goal | None, rules: RuleSet) -> dict[str, Any]:
    if player is None:
        return {}
    return {"strategy": player.name} if isinstance(player, Strategy) else {"goal": goal_as_json(player, rules)}


def as_json(
    found: Outcome,
    rules: RuleSet,
    model: DiceModel,
    last_turn: Mapping[Category, Figures] | None = None,
    at_least: int | None = None,
) -> dict[str, Any]:
    """Return statistics as the command prints them.

    Args:
        found: the statistics.
        rules, model: what the game is played with.
        last_turn: figures of each category when it alone is open; left out where they are None.
        at_least: a score to give the chance of, together with all higher ones.
    """
    final = found.final_score
    start = found.start
    answer: dict[str, Any] = {
        **console.setting_as_json(rules, model),
        "points_so_far": points_so_far(rules, filled_boxes(start.scores, rules), start.yahtzee_bonuses),
        "par": final.mean,
        "sd": final.sd,
        "min": found.lowest,
        "max": found.highest,
        "categories": {category.key: _figures(one.figures) for category, one in found.categories.items()},
        **{name: _figures(figures_of(getattr(found, name))) for name in _NUMBERS if hasattr(found, name)},
        "earliest_turn": {
            category.key: {"nonzero": one.earliest, "zero": one.earliest_zero}
            for category, one in found.categories.items()
            if one.turns
        },
        "percentiles": {str(percent): found.percentile(percent) for percent in PERCENTS},
    }
    if last_turn is not None:
        answer["last_turn"] = {category.key: _figures(figures) for category, figures in last_turn.items()}
    if at_least is not None:
        answer["at_least"] = {"score": at_least, "chance": found.at_least(at_least)}
    return {**answer, "distribution": list(found.distribution)}


# ---- for people -----------------------------------------------------------------------------------------------------


def _print(answer: Mapping[str, Any], out: TextIO) -> None:
    print(f"rules {answer['rules']}, {answer['rolls_per_turn']} rolls per turn, {answer['dice_model']} dice", file=out)
    ends = f"from {answer['min']} to {answer['max']}"
    if "strategy" in answer:
        print(f"played by {answer['strategy']}", file=out)
    if "goal" in answer:
        print(f"played for {json.dumps(answer['goal'])}", file=out)
    mean = answer["mean"] if "mean" in answer else answer["par"]
    print(f"final score {mean:.9f}, SD {answer['sd']:.6f}, {ends}", file=out)
    if "at_least" in answer:
        asked = answer["at_least"]
        print(f"chance of {asked['score']} or more {printing.chance(asked['chance'], 9)}", file=out)
    print(file=out)
    rows = [(*_row(key, one), *_turns(answer["earliest_turn"].get(key))) for key, one in answer["categories"].items()]
    rows += [(*_row(name, answer[name]), "", "") for name in _NUMBERS if name in answer]
    print_table(("", "mean", "SD", "% zero", "first turn", "with zero"), rows, out)
    if "last_turn" in answer:
        print(file=out)
        print_table(("last turn", "mean", "SD", "% zero"), [_row(*item) for item in answer["last_turn"].items()], out)
    print(file=out)
    percentiles = answer["percentiles"]
    print_table(("percent", *percentiles), [("up to", *map(str, percentiles.values()))], out)
    print(file=out)
    print_table(("final score", "%", "to here", ""), _histogram(answer["distribution"]), out, left=(0, 3))


def _row(name: str, figures: Mapping[str, float]) -> tuple[str, ...]:
    return name, f"{figures['mean']:.4f}", f"{figures['sd']:.4f}", printing.percent(figures["zero"], 4)


def _turns(turns: Mapping[str, int | None] | None) -> tuple[str, str]:
    if turns is None:
        return "", ""
    return str(turns["nonzero"] or "never"), str(turns["zero"] or "never")


def _histogram(distribution: list[float]) -> Iterator[tuple[str, ...]]:
    """Yield a row for every twenty points that come up in one of a hundred thousand games or more."""
    so_far = 0.0
    for low in range(0, len(distribution), _BAR_POINTS):
        share = sum(distribution[low : low + _BAR_POINTS])
        so_far += share
        if share >= _SHOWN_SHARE:
            bar = "#" * round(100 * share * _BAR_PER_PERCENT)
            yield f"{low:>4} - {low + _BAR_POINTS - 1}", printing.percent(share, 3), printing.percent(so_far, 3), bar
