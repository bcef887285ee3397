# SPDX-License-Identifier: MIT
"""The commands about how games end: by best play, as others play, and by the best play for other goals.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from engine import api
from engine.cli import console, drawing, sources
from engine.cli.console import JSON, THREADS, Answer, BadInput, Command, argument, either, flag, number, setting_of, svg
from engine.cli.drawing import frontier_chart
from engine.cli.printing import PrintedTable, chance, percent
from engine.distribution.statistics import PERCENTS, Figures, Outcome, Start, figures_of, new_game
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import filled_boxes
from engine.rules.categories import Category
from engine.rules.dice import FAIR_DICE, Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet, points_so_far, rules_from_json
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, ChanceGoal, Goal, Opponent, goal_as_json
from engine.strategies.strategies import NAMES, Strategy
from engine.workspace.workspace import Workspace

_NUMBERS = ("upper_bonus", "yahtzee_bonus", "yahtzees_rolled", "jokers")
_BAR_POINTS, _BAR_PER_PERCENT, _SHOWN_SHARE = 20, 2, 1e-5
_SHOWN_STEP, _DIGITS = 25, 12
_NAMES = ", ".join(NAMES)


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


@Command(
    "statistics",
    "how a game can end under best play, and how likely that is",
    *setting_of(),
    argument(
        "--from", dest="position", metavar="POSITION", help="start here: JSON as for advise, a file with it, or -"
    ),
    either(
        argument("--keep", metavar="DICE", help="go on after keeping these dice of the position"),
        argument("--score", metavar="CATEGORY", help="go on after scoring the dice of the position here"),
    ),
    either(
        argument("--strategy", metavar="NAME", help=f"as this strategy plays: {_NAMES}"),
        number("--reach", "under the best play to end with SCORE or more", "SCORE"),
        argument("--beat", nargs="+", metavar="NAME", help="under the best play against these strategies"),
        argument("--risk", type=float, metavar="AVERSION", help="under the best play for this aversion to risk"),
    ),
    number("--at-least", "say also how likely that score or more is", "SCORE"),
    THREADS,
    JSON,
)
def _statistics(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    _check(arguments)
    key, start = _start_of(arguments)
    player = _player(arguments)
    found = api.statistics_from(key, start, player, arguments.threads, workspace=workspace)
    last_turns = _last_turns(key, start, workspace) if player is None else None
    head: dict[str, Any] = {}
    if isinstance(player, Strategy):
        head = {"strategy": player.name}
    elif player is not None:
        head = {"goal": goal_as_json(player, key.rules)}
    mean = "par" if player is None else "mean"
    answer = head | _as_json(found, *key, mean, last_turns, arguments.at_least)
    yield answer
    yield from _print(answer)


def _last_turns(key: TableKey, start: Start, workspace: Workspace) -> Mapping[Category, Figures] | None:
    """Return the figures of each category when it alone is open; None unless the game is a whole one."""
    # In order, no box but the last one is ever open alone.
    if start != new_game(key.rules) or key.rules.in_order:
        return None
    from engine.distribution import forward

    delivery = workspace.get(workspace.table_for(key))
    return forward.last_turns(delivery.table, delivery.fair)


# ---- the answer -----------------------------------------------------------------------------------------------------


def _as_json(
    found: Outcome,
    rules: RuleSet,
    model: DiceModel,
    mean: str,
    last_turn: Mapping[Category, Figures] | None,
    at_least: int | None,
) -> dict[str, Any]:
    """Return statistics; `mean` is what the mean is called, `at_least` a score to give the chance of."""
    final = found.final_score
    start = found.start
    answer: dict[str, Any] = {
        **console.setting_as_json(rules, model),
        "points_so_far": points_so_far(rules, filled_boxes(start.scores, rules), start.yahtzee_bonuses),
        mean: final.mean,
        "sd": final.sd,
        "min": found.lowest,
        "max": found.highest,
        "categories": {category.key: asdict(one.figures) for category, one in found.categories.items()},
        **{name: asdict(figures_of(getattr(found, name))) for name in _NUMBERS if hasattr(found, name)},
        "earliest_turn": {
            category.key: {"nonzero": one.earliest, "zero": one.earliest_zero}
            for category, one in found.categories.items()
            if one.turns
        },
        "percentiles": {str(percent): found.percentile(percent) for percent in PERCENTS},
    }
    if last_turn is not None:
        answer["last_turn"] = {category.key: asdict(figures) for category, figures in last_turn.items()}
    if at_least is not None:
        answer["at_least"] = {"score": at_least, "chance": found.at_least(at_least)}
    return {**answer, "distribution": list(found.distribution)}


# ---- for people -----------------------------------------------------------------------------------------------------


def _print(answer: Mapping[str, Any]) -> Answer:
    yield f"rules {answer['rules']}, {answer['rolls_per_turn']} rolls per turn, {answer['dice_model']} dice"
    ends = f"from {answer['min']} to {answer['max']}"
    if "strategy" in answer:
        yield f"played by {answer['strategy']}"
    if "goal" in answer:
        yield f"played for {json.dumps(answer['goal'])}"
    mean = answer["mean"] if "mean" in answer else answer["par"]
    yield f"final score {mean:.9f}, SD {answer['sd']:.6f}, {ends}"
    if "at_least" in answer:
        asked = answer["at_least"]
        yield f"chance of {asked['score']} or more {chance(asked['chance'], 9)}"
    yield ""
    rows = [(*_row(key, one), *_turns(answer["earliest_turn"].get(key))) for key, one in answer["categories"].items()]
    rows += [(*_row(name, answer[name]), "", "") for name in _NUMBERS if name in answer]
    yield PrintedTable(("", "mean", "SD", "% zero", "first turn", "with zero"), rows)
    if "last_turn" in answer:
        yield ""
        yield PrintedTable(("last turn", "mean", "SD", "% zero"), [_row(*item) for item in answer["last_turn"].items()])
    yield ""
    percentiles = answer["percentiles"]
    yield PrintedTable(("percent", *percentiles), [("up to", *map(str, percentiles.values()))])
    yield ""
    yield PrintedTable(("final score", "%", "to here", ""), _histogram(answer["distribution"]), left=(0, 3))


def _row(name: str, figures: Mapping[str, float]) -> tuple[str, ...]:
    return name, f"{figures['mean']:.4f}", f"{figures['sd']:.4f}", percent(figures["zero"], 4)


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
            yield f"{low:>4} - {low + _BAR_POINTS - 1}", percent(share, 3), percent(so_far, 3), bar


# ---- other goals ----------------------------------------------------------------------------------------------------


@Command(
    "goal",
    "the best play for other goals than the expected score",
    either(
        number("--reach", "the best chance to end with SCORE points or more", "SCORE"),
        flag("--curve", "the best chance to reach every score up to 600"),
        argument("--beat", nargs="+", metavar="NAME", help=f"the best chance against strategies: {_NAMES}"),
        flag("--frontier", "mean and spread of play from daring to careful"),
        is_required=True,
    ),
    svg("with --frontier: draw it into a file"),
    *setting_of("other goals need fair dice"),
    THREADS,
    JSON,
)
def _goals(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    given = console.fair_game(arguments, workspace, "other goals than the expected score need fair dice, not")
    if arguments.svg is not None and not arguments.frontier:
        raise BadInput("svg: only the frontier is drawn (--frontier)")
    drawing.check_place(arguments.svg)
    start = time.perf_counter()
    answer = _frontier if arguments.frontier else _curve if arguments.curve else _goal_chance
    found, *told = answer(arguments, given)
    head = console.setting_as_json(given["rules"], FAIR_DICE)
    yield {**head, **found, "seconds": time.perf_counter() - start}
    yield from told


def beat(names: Sequence[str]) -> BeatGoal:
    """Return the goal to beat strategies that have not begun."""
    return BeatGoal(tuple(Opponent(sources.strategy_of(name)) for name in names))


def _goal_chance(arguments: argparse.Namespace, given: dict[str, Any]) -> Iterator[Any]:
    goal: ChanceGoal = ReachGoal(arguments.reach) if arguments.beat is None else beat(arguments.beat)
    text = f"reach {arguments.reach}" if arguments.beat is None else f"beat {', '.join(arguments.beat)}"
    start = time.perf_counter()
    best = api.best_chance(goal, **given)
    yield {"goal": goal_as_json(goal), "chance": best}
    yield f"best chance to {text}: {chance(best, _DIGITS)} ({time.perf_counter() - start:.1f} s)"


def _curve(_arguments: argparse.Namespace, given: dict[str, Any]) -> Iterator[Any]:
    chances = api.curve(**given)
    median = max((target for target, one in enumerate(chances, 1) if one >= 0.5), default=0)
    best = {"target": median, "chance": chances[median - 1]}
    yield {"curve": [list(point) for point in enumerate(chances, 1)], "best_median": best}
    rows = [
        (str(target), chance(chances[target - 1], _DIGITS))
        for target in range(_SHOWN_STEP, len(chances) + 1, _SHOWN_STEP)
    ]
    yield PrintedTable(("at least", "best chance"), rows)
    more = " or more, as the curve ends there" if median == len(chances) else ""
    reached = f"reached with a chance of {chance(chances[median - 1], 6)} by playing for it"
    yield f"the best median: {median}{more}, {reached}"


def _frontier(arguments: argparse.Namespace, given: dict[str, Any]) -> Iterator[Any]:
    points = api.frontier(**given)
    if arguments.svg is not None:
        drawing.write(frontier_chart(points), arguments.svg)
    yield {"frontier": [asdict(point) for point in points]}
    rows = [
        (f"{p.mean:.6f}", f"{p.sd:.6f}", str(p.p05), str(p.p95), f"{p.certainty_equivalent:.6f}", f"{p.risk:g}")
        for p in points
    ]
    heads = ("mean", "SD", "1 in 20 below", "1 in 20 above", "as good as certain", "aversion per point")
    yield PrintedTable(heads, rows, left=())
