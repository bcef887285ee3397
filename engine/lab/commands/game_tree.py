# SPDX-License-Identifier: MIT
"""The commands about the tree of the game: ``micro``, ``counts`` and ``random-play``.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from fractions import Fraction
from math import log10
from pathlib import Path
from typing import Any, TextIO

from engine.cli import console, drawing
from engine.cli.printing import print_facts, print_table
from engine.rules.scoring import MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN, rule_set
from engine.workspace.workspace import Workspace

_MICRO_BOXES = ("double", "square")


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    micro = commands.add_parser("micro", help="Micro Yahtzee: one die, two boxes, solved and drawn")
    micro.add_argument("--svg", type=Path, metavar="FILE", help="draw the tree of all its games into a file")
    micro.set_defaults(run=_run_micro)
    counts = commands.add_parser("counts", help="how many games, strategies and states there are")
    counts.add_argument("--rules", metavar="NAME", help="whose turn states are counted")
    counts.add_argument("--rolls-per-turn", type=int, default=3, metavar="N", help="1 to 5, 3 by default")
    counts.set_defaults(run=_run_counts)
    random = commands.add_parser("random-play", help="what each box brings to a player who looks at nothing")
    random.set_defaults(run=_run_random)
    for command in (micro, counts, random):
        console.add_json(command)


# ---- micro ----------------------------------------------------------------------------------------------------------


def micro_as_json() -> dict[str, Any]:
    """Return Micro Yahtzee as the command prints it; values are fractions in text."""
    from engine.lab import micro

    both = frozenset(micro.BOXES)
    best = micro.best_strategy()
    options = [micro.option_values(both, face) for face in micro.FACES]
    expected = [micro.expected(strategy) for strategy in micro.strategies()]
    return {
        "games": len(list(micro.games())),
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


def _run_micro(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    drawing.check_place(arguments.svg)
    found = micro_as_json()
    if arguments.svg is not None:
        from engine.lab.commands.tree_drawing import tree

        drawing.write(tree(), arguments.svg)
    if arguments.json:
        console.write_json(found, out)
        return
    games, strategies = found["games"], found["strategies"]
    print(f"{games} games, {strategies} strategies; the best expects {_number(found['value'])}", file=out)
    rows = [
        (str(row["roll"]), *(_number(row[box]) for box in _MICRO_BOXES), row["best"]) for row in found["first_turn"]
    ]
    print_table(("first roll", *_MICRO_BOXES, "best"), rows, out, left=(0, 3))


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


def _run_counts(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    console.check_range("rolls_per_turn", arguments.rolls_per_turn, MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN)
    found = counts_as_json(arguments.rules, arguments.rolls_per_turn)
    if arguments.json:
        console.write_json(found, out)
        return
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
    print_facts(facts, out)


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


def _run_random(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    found = random_as_json()
    if arguments.json:
        console.write_json(found, out)
        return
    every = found["ways"]
    rows = [
        (name, "1" if box["met"] == every else f"{box['met']}/{every}", f"{box['mean']:.4f}", box["exact"])
        for name, box in found["categories"].items()
    ]
    rows.append(("total", "", f"{found['total']:.4f}", found["exact"]))
    print_table(("category", "chance", "mean", "exactly"), rows, out)
