# SPDX-License-Identifier: MIT
"""The commands that study the game: its tree and size, its lowest and highest scores, and what other rules make of it.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from fractions import Fraction
from math import log10
from typing import TYPE_CHECKING, Any

from engine import api
from engine.analysis.options import option_as_json
from engine.cli import console, drawing, sources
from engine.cli.console import JSON, THREADS, Answer, BadInput, Command, argument, number, setting_of, svg
from engine.cli.games import turns_of, turns_table
from engine.cli.printing import PrintedTable, chance, facts_table, option_name, percent
from engine.distribution.statistics import new_game
from engine.games import notation
from engine.games.goals import ReachGoal
from engine.games.record import Record
from engine.rules.dice import FAIR_DICE
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, RuleSet, rule_set
from engine.solving.library import TableKey
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.rule_changes import RuleChange

_MICRO_BOXES = ("double", "square")
_STEP = 25
_MOST_SCORE = 1575
_TAKES_LONG = "this takes some minutes, for the whole game is solved about eight times; Ctrl+C ends it."
_MOST_BONUS, _MOST_AT = 1000, 105
_SHOWN = 3
_FIELDS = ("upper_bonus", "upper_bonus_at", "yahtzee_bonus")


# ---- micro ----------------------------------------------------------------------------------------------------------


def micro_as_json() -> dict[str, Any]:
    """Return Micro Yahtzee as the command prints it; values are fractions in text."""
    from engine.lab import micro

    both = frozenset(micro.BOXES)
    best = micro.best_strategy()
    options = [micro.option_values(both, face) for face in micro.FACES]
    expected = [micro.expected(strategy) for strategy in micro.strategies()]
    return {
        "games": len(list(micro.all_games())),
        "strategies": len(expected),
        "value": str(micro.value()),
        "worst": str(min(expected)),
        "best_strategies": expected.count(max(expected)),
        "first_turn": [
            {"roll": face, **{box: str(value) for box, value in values.items()}, "best": best[face - 1]}
            for face, values in zip(micro.FACES, options, strict=True)
        ],
        "last_turn": {box: str(micro.value(frozenset({box}))) for box in micro.BOXES},
    }


def _micro(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    drawing.check_place(arguments.svg)
    found = micro_as_json()
    if arguments.svg is not None:
        from engine.lab.micro import drawn_tree

        drawing.write(drawn_tree(), arguments.svg)
    yield found
    games, strategies = found["games"], found["strategies"]
    yield f"{games} games, {strategies} strategies; the best expects {_number(found['value'])}"
    rows = [
        (str(row["roll"]), *(_number(row[box]) for box in _MICRO_BOXES), row["best"]) for row in found["first_turn"]
    ]
    yield PrintedTable(("first roll", *_MICRO_BOXES, "best"), rows, left=(0, 3))


def _number(fraction: str) -> str:
    return f"{float(Fraction(fraction)):.6f}"


# ---- counts ---------------------------------------------------------------------------------------------------------


def counts_as_json(rules: str | None, rolls: int) -> dict[str, Any]:
    """Return the counts as the command prints them; what no number of JSON holds is text, or a logarithm.

    Raises:
        ValueError: naming the field that is wrong.
    """
    from engine.lab.counts import GameShape, log10_of, state_counts

    named = rule_set(rolls_per_turn=rolls) if rules is None else rule_set(rules, rolls)
    shape, states = GameShape(rolls=rolls, boxes=len(named.boxes)), state_counts(named)
    strategies = float(shape.log10_strategies)
    return {
        "rules": named.name,
        "rolls_per_turn": rolls,
        "games": {"exact": str(shape.games), "log10": shape.log10_games},
        "least_chance": {"exact": str(shape.least_chance), "log10": -log10_of(shape.least_chance.denominator)},
        "greatest_chance": {"exact": str(shape.greatest_chance), "log10": -log10_of(shape.greatest_chance.denominator)},
        "strategies": {
            "log10": strategies,
            "log10_log10": log10(strategies),
            "powers": {str(options): str(count) for options, count in shape.strategy_exponents.items()},
        },
        "turn_tree": shape.turn_tree,
        "turn_graph": shape.turn_graph,
        "states_within_turn": sum(shape.turn_graph),
        "turn_states": {
            "indexed": states.indexed,
            "reachable": states.reachable,
            "solved": states.solved,
            "table_bytes": states.table_bytes,
        },
    }


def _counts(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    console.check_range("rolls_per_turn", arguments.rolls_per_turn, MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN)
    found = counts_as_json(arguments.rules, arguments.rolls_per_turn)
    yield found
    states = found["turn_states"]
    facts = {
        "games": _power(found["games"]["log10"]),
        "least chance of a game": _power(found["least_chance"]["log10"]),
        "greatest chance of a game": _power(found["greatest_chance"]["log10"]),
        "deterministic strategies": f"10^(10^{found['strategies']['log10_log10']:.3f})",
        "nodes in the tree of a turn": ", ".join(f"{count:,}" for count in found["turn_tree"]),
        "the same, equal states once": ", ".join(f"{count:,}" for count in found["turn_graph"]),
        "states within a turn": f"{found['states_within_turn']:,}",
        "turn states": f"{states['indexed']:,}, of which {states['reachable']:,} can come up",
        "turn states with a future of their own": f"{states['solved']:,}",
        "table": f"{states['table_bytes']:,} bytes",
    }
    yield facts_table(facts)


def _power(exponent: float) -> str:
    """Return 10^exponent as people write it."""
    whole = int(exponent // 1)
    return f"{10 ** (exponent - whole):.2f} x 10^{whole}"


# ---- random-play ----------------------------------------------------------------------------------------------------


def random_as_json() -> dict[str, Any]:
    """Return random play as the command prints it."""
    from engine.lab import random_play

    found = random_play.boxes()
    total = sum((box.mean for box in found), Fraction(0))
    return {
        "ways": random_play.ALL_WAYS,
        "categories": {
            box.category.key: {
                "met": box.ways_met,
                "above_zero": box.ways_above_zero,
                "mean": float(box.mean),
                "exact": str(box.mean),
            }
            for box in found
        },
        "total": float(total),
        "exact": str(total),
    }


def _random_play(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    found = random_as_json()
    yield found
    every = found["ways"]
    rows = [
        (name, "1" if box["met"] == every else f"{box['met']}/{every}", f"{box['mean']:.4f}", box["exact"])
        for name, box in found["categories"].items()
    ]
    rows.append(("total", "", f"{found['total']:.4f}", found["exact"]))
    yield PrintedTable(("category", "chance", "mean", "exactly"), rows)


# ---- lowest ---------------------------------------------------------------------------------------------------------


def _lowest(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    key = console.setting_of_yahtzee(arguments)
    if key.dice_model != FAIR_DICE:
        raise BadInput(f"dice_model: the lowest game is one of fair dice, not of {key.dice_model}")
    table, analyzer = workspace.get(workspace.table_for(key)).table, workspace.get(workspace.analyzer(key))
    from engine.lab.lowest import lowest_game

    found = workspace.run(Task.STUDY, lowest_game(table, analyzer))
    game = found.game
    yield {
        **console.setting_as_json(game.rules),
        "score": game.points_so_far,
        "chance": found.chance,
        "turns": list(turns_of(game)),
        "game": json.loads(notation.dumps(Record(game))),
    }
    facts = {
        "rules": f"{game.rules.name}, {game.rules.rolls_per_turn} rolls per turn",
        "score": f"{game.points_so_far}, the lowest that best play can come to",
        "chance": f"{found.chance:.3g} for boxes and points in this order",
    }
    yield facts_table(facts)
    yield ""
    yield turns_table(game)


# ---- high scores ----------------------------------------------------------------------------------------------------


def _rules(arguments: argparse.Namespace) -> RuleSet:
    console.expect_fair(arguments, "only fair dice have these aims, not")
    console.threads(arguments)
    return console.setting_of_yahtzee(arguments).rules


def _stopping(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    rules = _rules(arguments)
    console.check_range("reach", arguments.reach, 1, _MOST_SCORE)
    workspace.get(workspace.prepare(TableKey(rules)))
    from engine.lab.high_scores import first_turns, stopping

    console.tell(f"stopping: {_TAKES_LONG}")
    try:
        found = workspace.run(Task.STUDY, stopping(rules, arguments.reach, threads=arguments.threads))
    except ValueError as error:
        raise BadInput(str(error)) from error
    turns = first_turns(found)
    yield {
        **console.setting_as_json(found.rules),
        "reach": found.target,
        "chance_per_game": found.chance,
        "turns_without_stopping": found.turns_without,
        "turns": found.turns,
        "cost_of_a_turn": found.cost,
        "first_turn": {
            category.key: {str(points): goes_on for points, goes_on in by_points.items()}
            for category, by_points in turns.items()
        },
    }
    facts = {
        "to reach": str(found.target),
        "best chance of a game": chance(found.chance, 9),
        "turns, each game played out": f"{found.turns_without:.3f}",
        "turns, games given up in time": f"{found.turns:.3f}",
        "a turn is worth": chance(found.cost, 9),
    }
    yield facts_table(facts)
    yield ""
    rows = []
    for category, by_points in turns.items():
        groups = [
            [str(points) for points, goes_on in by_points.items() if goes_on is wanted] for wanted in (True, False)
        ]
        rows.append((category.key, *(" ".join(group) or "-" for group in groups)))
    yield PrintedTable(("first turn in", "go on with", "begin anew with"), rows, left=(0, 1, 2))


def _normal(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    rules = _rules(arguments)
    if (arguments.position is None) != (arguments.reach is None):
        raise BadInput("reach: belongs to a position; without one all scores are told")
    if arguments.position is None:
        yield from _whole_games(rules, arguments, workspace)
    else:
        yield from _options(arguments, workspace)


def _whole_games(rules: RuleSet, arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    from engine.lab.high_scores import tails

    found = api.statistics(rules=rules, threads=arguments.threads, workspace=workspace)
    final = found.final_score
    targets = range(_STEP, min(found.highest, 1000) + 1, _STEP)
    rows = tails(found.distribution, {"mean": final.mean, "sd": final.sd}, targets)
    chances = [{"reach": row.target, "normal": row.normal, "exact": row.exact} for row in rows]
    yield {**console.setting_as_json(rules), "mean": final.mean, "sd": final.sd, "chances": chances}
    yield f"mean {final.mean:.6f}, SD {final.sd:.6f}, played for the best mean\n"
    cells = [
        (str(row.target), f"{row.normal:.3g}", f"{row.exact:.3g}", f"{row.normal - row.exact:+.3g}") for row in rows
    ]
    yield PrintedTable(("at least", "normal", "exact", "difference"), cells)


def _options(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    position = sources.read_position(arguments.position, arguments)
    analysis = api.advise(position, ReachGoal(arguments.reach), workspace=workspace)
    explainer = workspace.get(workspace.explainer(TableKey(position.rules, position.dice_model)))
    from engine.lab.high_scores import approximate

    found = approximate(analysis, arguments.reach, explainer)
    taken, best = found[0].option, analysis.best
    loss = (best.worth or 0.0) - (taken.worth or 0.0)
    options = [
        {**option_as_json(one.option), "chance": one.option.worth, "sd": one.sd, "normal": one.normal} for one in found
    ]
    yield {"reach": arguments.reach, "chance_lost": loss, "options": options}
    yield f"by the normal approximation {option_name(taken)}, which loses {chance(loss, 9)} of the best chance\n"
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
    yield PrintedTable(("option", "mean", "SD", "normal", "exact"), rows)


# ---- other rules ----------------------------------------------------------------------------------------------------


def _rule_changes(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    key = console.setting_of_yahtzee(arguments)
    if not key.dice_model.is_fair:
        raise BadInput(f"dice_model: rules are compared with fair dice only, not with {key.dice_model}")
    asked = {name: getattr(arguments, name) for name in _FIELDS if getattr(arguments, name) is not None}
    for name, most in zip(_FIELDS, (_MOST_BONUS, _MOST_AT, _MOST_BONUS), strict=True):
        if name in asked:
            console.check_range(name, asked[name], int(name == "upper_bonus_at"), most)
    from engine.lab.rule_changes import VARIANTS, chance_of

    is_table = not asked and arguments.rules is None and arguments.rolls_per_turn is None
    found = [
        _played(one, workspace) for one in (VARIANTS if is_table else (DEFAULT_RULES, replace(key.rules, **asked)))
    ]
    differing = [(one, one.differences(found[0].opening)) for one in found]
    yield {
        "variants": [
            {
                **console.setting_as_json(one.rules),
                **{name: getattr(one.rules, name) for name in _FIELDS},
                "par": one.par,
                "sd": one.sd,
                "opening": {
                    "changed": len(differences),
                    "chance": chance_of(differences),
                    "rolls": [
                        {"roll": list(roll), "usual": list(was), "now": list(now)} for roll, was, now in differences
                    ],
                },
            }
            for one, differences in differing
        ]
    }
    rows = []
    for one, differences in differing:
        rules = one.rules
        bonuses = f"{rules.upper_bonus} at {rules.upper_bonus_at}", str(rules.yahtzee_bonus)
        first = (f"{rules.name}, {rules.rolls_per_turn} rolls", *bonuses, f"{one.par:.6f}", f"{one.sd:.4f}")
        shown = "; ".join(f"{_text(roll)}: {_text(now)} not {_text(was)}" for roll, was, now in differences[:_SHOWN])
        rows.append((*first, str(len(differences)), percent(chance_of(differences), 1), shown))
    heads = ("rules", "upper bonus", "Yahtzee bonus", "par", "SD", "other keeps", "%", "likeliest of them")
    yield PrintedTable(heads, rows, left=(0, 7))


def _played(rules: RuleSet, workspace: Workspace) -> RuleChange:
    key = TableKey(rules)
    final = api.statistics_from(key, new_game(rules), workspace=workspace).final_score
    analyzer = workspace.get(workspace.analyzer(key))
    from engine.lab.rule_changes import RuleChange, opening_of

    return RuleChange(rules, analyzer.table.par, final.sd, opening_of(analyzer))


def _text(dice: tuple[int, ...]) -> str:
    return "".join(map(str, dice)) or "nothing"


# ---- all of them ----------------------------------------------------------------------------------------------------

_FAIR = (*setting_of("fair dice only"), THREADS, JSON)
COMMANDS = (
    Command(
        "micro",
        "Micro Yahtzee: one die, two boxes, solved and drawn",
        _micro,
        (svg("draw the tree of all its games into a file"), JSON),
    ),
    Command(
        "counts",
        "how many games, strategies and states there are",
        _counts,
        (
            argument("--rules", metavar="NAME", help="whose turn states are counted"),
            number("--rolls-per-turn", "1 to 5, 3 by default", default=3),
            JSON,
        ),
    ),
    Command("random-play", "what each box brings to a player who looks at nothing", _random_play, (JSON,)),
    Command(
        "lowest",
        "the game with the lowest score that best play can come to",
        _lowest,
        (*setting_of("best play for fair dice only"), JSON),
    ),
    Command(
        "stopping",
        "when to give up a game on the way to a high score",
        _stopping,
        (number("--reach", "the score to reach", "SCORE", required=True), *_FAIR),
    ),
    Command(
        "normal",
        "the normal approximation of a high score beside the exact chance",
        _normal,
        (
            argument("--position", metavar="POSITION", help="JSON as for advise, a file with it, or -"),
            number("--reach", "the score to reach, for a position", "SCORE"),
            *_FAIR,
        ),
    ),
    Command(
        "rule-changes",
        "what other rules make of par, spread and opening",
        _rule_changes,
        (
            number("--upper-bonus", f"size of the upper bonus, not {UPPER_BONUS}", "POINTS"),
            number("--upper-bonus-at", f"what earns it, not {UPPER_BONUS_AT}", "POINTS"),
            number("--yahtzee-bonus", "size of a Yahtzee bonus, not 100; 0 for none", "POINTS"),
            *setting_of("fair dice only"),
            JSON,
        ),
    ),
)
