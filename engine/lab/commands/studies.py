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
from typing import TYPE_CHECKING

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
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, RuleSet, rule_set
from engine.solving.library import TableKey
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.rule_changes import Change, Opening

_FAIR = (*setting_of("fair dice only"), THREADS, JSON)
_STEP = 25
_MOST_SCORE = 1575
_TAKES_LONG = "this takes some minutes, for the whole game is solved about eight times; Ctrl+C ends it."
_MOST_BONUS, _MOST_AT = 1000, 105
_SHOWN = 3
_FIELDS = ("upper_bonus", "upper_bonus_at", "yahtzee_bonus")


# ---- micro ----------------------------------------------------------------------------------------------------------


@Command(
    "micro",
    "Micro Yahtzee: one die, two boxes, solved and drawn",
    svg("draw the tree of all its games into a file"),
    JSON,
)
def _micro(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    drawing.check_place(arguments.svg)
    from engine.lab import micro

    if arguments.svg is not None:
        drawing.write(micro.drawn_tree(), arguments.svg)
    games, value = len(list(micro.all_games())), micro.value()
    expected = [micro.expected(strategy) for strategy in micro.strategies()]
    options = {face: micro.option_values(frozenset(micro.BOXES), face) for face in micro.FACES}
    best = dict(zip(micro.FACES, micro.best_strategy(), strict=True))
    yield {
        "games": games,
        "strategies": len(expected),
        "value": str(value),
        "worst": str(min(expected)),
        "best_strategies": expected.count(max(expected)),
        "first_turn": [
            {"roll": face, **{box: str(worth) for box, worth in values.items()}, "best": best[face]}
            for face, values in options.items()
        ],
        "last_turn": {box: str(micro.value(frozenset({box}))) for box in micro.BOXES},
    }
    yield f"{games} games, {len(expected)} strategies; the best expects {float(value):.6f}"
    rows = [
        (str(face), *(f"{float(worth):.6f}" for worth in values.values()), best[face])
        for face, values in options.items()
    ]
    yield PrintedTable(("first roll", *micro.BOXES, "best"), rows, left=(0, 3))


# ---- counts ---------------------------------------------------------------------------------------------------------


@Command(
    "counts",
    "how many games, strategies and states there are",
    argument("--rules", metavar="NAME", default=DEFAULT_RULES.name, help="whose turn states are counted"),
    number("--rolls-per-turn", "1 to 5, 3 by default", default=3),
    JSON,
)
def _counts(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    rolls = arguments.rolls_per_turn
    console.check_range("rolls_per_turn", rolls, MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN)
    from engine.lab.counts import GameShape, state_counts

    rules = rule_set(arguments.rules, rolls)
    shape, states = GameShape(rolls=rolls, boxes=len(rules.boxes)), state_counts(rules)
    games, strategies = log10(shape.games), float(shape.log10_strategies)
    least, greatest = (-log10(one.denominator) for one in (shape.least_chance, shape.greatest_chance))
    yield {  # what no number of JSON holds is text, or a logarithm
        **console.setting_as_json(rules),
        "games": {"exact": str(shape.games), "log10": games},
        "least_chance": {"exact": str(shape.least_chance), "log10": least},
        "greatest_chance": {"exact": str(shape.greatest_chance), "log10": greatest},
        "strategies": {
            "log10": strategies,
            "log10_log10": log10(strategies),
            "powers": {str(options): str(count) for options, count in shape.strategy_exponents.items()},
        },
        "turn_tree": shape.turn_tree,
        "turn_graph": shape.turn_graph,
        "states_within_turn": sum(shape.turn_graph),
        "turn_states": states,
    }
    facts = {
        "games": _power(games),
        "least chance of a game": _power(least),
        "greatest chance of a game": _power(greatest),
        "deterministic strategies": f"10^(10^{log10(strategies):.3f})",
        "nodes in the tree of a turn": ", ".join(f"{count:,}" for count in shape.turn_tree),
        "the same, equal states once": ", ".join(f"{count:,}" for count in shape.turn_graph),
        "states within a turn": f"{sum(shape.turn_graph):,}",
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


@Command("random-play", "what each box brings to a player who looks at nothing", JSON)
def _random_play(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    from engine.lab import counts

    found = counts.random_boxes()
    total = sum((box.mean for box in found), Fraction(0))
    yield {
        "ways": counts.ALL_WAYS,
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
    chances = ("1" if box.ways_met == counts.ALL_WAYS else f"{box.ways_met}/{counts.ALL_WAYS}" for box in found)
    rows = [
        (box.category.key, chance, f"{float(box.mean):.4f}", str(box.mean))
        for box, chance in zip(found, chances, strict=True)
    ]
    rows.append(("total", "", f"{float(total):.4f}", str(total)))
    yield PrintedTable(("category", "chance", "mean", "exactly"), rows)


# ---- lowest ---------------------------------------------------------------------------------------------------------


@Command(
    "lowest",
    "the game with the lowest score that best play can come to",
    *setting_of("best play for fair dice only"),
    JSON,
)
def _lowest(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    key = console.setting_of_yahtzee(arguments, "the lowest game is one of fair dice, not of")
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
    console.threads(arguments)
    return console.setting_of_yahtzee(arguments, "only fair dice have these aims, not").rules


@Command(
    "stopping",
    "when to give up a game on the way to a high score",
    number("--reach", "the score to reach", "SCORE", required=True),
    *_FAIR,
)
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


@Command(
    "normal",
    "the normal approximation of a high score beside the exact chance",
    argument("--position", metavar="POSITION", help="JSON as for advise, a file with it, or -"),
    number("--reach", "the score to reach, for a position", "SCORE"),
    *_FAIR,
)
def _normal(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    rules = _rules(arguments)
    if (arguments.position is None) != (arguments.reach is None):
        raise BadInput("reach: belongs to a position; without one all scores are told")
    if arguments.position is None:
        yield from _whole_games(rules, arguments, workspace)
    else:
        yield from _options(arguments, workspace)


def _whole_games(rules: RuleSet, arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    from engine.lab.high_scores import normal_chance

    found = api.statistics(rules=rules, threads=arguments.threads, workspace=workspace)
    final = found.final_score
    targets = range(_STEP, min(found.highest, 1000) + 1, _STEP)
    rows = [(target, normal_chance(target, final.mean, final.sd), found.at_least(target)) for target in targets]
    chances = [{"reach": target, "normal": normal, "exact": exact} for target, normal, exact in rows]
    yield {**console.setting_as_json(rules), "mean": final.mean, "sd": final.sd, "chances": chances}
    yield f"mean {final.mean:.6f}, SD {final.sd:.6f}, played for the best mean\n"
    cells = [(str(row[0]), f"{row[1]:.3g}", f"{row[2]:.3g}", f"{row[1] - row[2]:+.3g}") for row in rows]
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


@Command(
    "rule-changes",
    "what other rules make of par, spread and opening",
    number("--upper-bonus", f"size of the upper bonus, not {UPPER_BONUS}", "POINTS"),
    number("--upper-bonus-at", f"what earns it, not {UPPER_BONUS_AT}", "POINTS"),
    number("--yahtzee-bonus", "size of a Yahtzee bonus, not 100; 0 for none", "POINTS"),
    *setting_of("fair dice only"),
    JSON,
)
def _rule_changes(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    key = console.setting_of_yahtzee(arguments, "rules are compared with fair dice only, not with")
    asked = {name: getattr(arguments, name) for name in _FIELDS if getattr(arguments, name) is not None}
    for name, most in zip(_FIELDS, (_MOST_BONUS, _MOST_AT, _MOST_BONUS), strict=True):
        if name in asked:
            console.check_range(name, asked[name], int(name == "upper_bonus_at"), most)
    from engine.lab.rule_changes import VARIANTS, chance_of, differences, opening_of

    is_table = not asked and arguments.rules is None and arguments.rolls_per_turn is None
    found: list[tuple[RuleSet, float, float, Opening, list[Change]]] = []
    for rules in VARIANTS if is_table else (DEFAULT_RULES, replace(key.rules, **asked)):
        own = TableKey(rules)
        sd = api.statistics_from(own, new_game(rules), workspace=workspace).final_score.sd
        analyzer = workspace.get(workspace.analyzer(own))
        opening = opening_of(analyzer)
        usual = found[0][3] if found else opening
        found.append((rules, analyzer.table.par, sd, opening, differences(opening, usual)))
    yield {
        "variants": [
            {
                **console.setting_as_json(rules),
                **{name: getattr(rules, name) for name in _FIELDS},
                "par": par,
                "sd": sd,
                "opening": {
                    "changed": len(changed),
                    "chance": chance_of(changed),
                    "rolls": [{"roll": roll, "usual": was, "now": now} for roll, was, now in changed],
                },
            }
            for rules, par, sd, _, changed in found
        ]
    }
    rows = []
    for rules, par, sd, _, changed in found:
        bonuses = f"{rules.upper_bonus} at {rules.upper_bonus_at}", str(rules.yahtzee_bonus)
        first = (f"{rules.name}, {rules.rolls_per_turn} rolls", *bonuses, f"{par:.6f}", f"{sd:.4f}")
        shown = "; ".join(f"{_text(roll)}: {_text(now)} not {_text(was)}" for roll, was, now in changed[:_SHOWN])
        rows.append((*first, str(len(changed)), percent(chance_of(changed), 1), shown))
    heads = ("rules", "upper bonus", "Yahtzee bonus", "par", "SD", "other keeps", "%", "likeliest of them")
    yield PrintedTable(heads, rows, left=(0, 7))


def _text(dice: tuple[int, ...]) -> str:
    return "".join(map(str, dice)) or "nothing"
