# SPDX-License-Identifier: MIT
"""The command ``hindsight`` tells the most points that the dice of a seed allow, and what players make of them.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, TextIO

from engine import api
from engine.cli import console, sources
from engine.cli.printing import print_facts, print_table
from engine.games.game import Game, Rolled
from engine.games.notation import Text
from engine.rules.dice import Dice
from engine.runtime.typed_json import read
from engine.strategies.strategies import NAMES, OPTIMAL, Strategy
from engine.workspace.workspace import Workspace


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    hindsight = commands.add_parser("hindsight", help="the most points that the dice of a seed allow")
    hindsight.add_argument("seed", metavar="SEED", help="the seed of a game, such as today-2026-11-22")
    hindsight.add_argument(
        "--strategy",
        action="append",
        metavar="NAME",
        help=f"who plays the same dice, any number of them: {', '.join(NAMES)}; {OPTIMAL.name} by default",
    )
    console.add_setting(hindsight, dice="only fair dice can be known beforehand")
    console.add_threads(hindsight)
    console.add_json(hindsight)
    hindsight.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    console.expect_fair(arguments, "only fair dice can be known beforehand, not")
    read(Text, arguments.seed, "seed")
    wanted = [sources.strategy_of(name) for name in arguments.strategy or (OPTIMAL.name,)]
    rules, threads = console.setting(arguments).rules, console.threads(arguments)
    best = api.hindsight(arguments.seed, rules=rules)
    played = [(one, api.play(one, arguments.seed, rules=rules, threads=threads, workspace=workspace)) for one in wanted]
    if arguments.json:
        console.write_json(_as_json(best, played), out)
    else:
        _print(best, played, out)


def _as_json(best: Game, played: list[tuple[Strategy, Game]]) -> dict[str, Any]:
    return {
        **console.setting_as_json(best.rules, best.dice_model),
        "seed": best.seed,
        "score": best.points_so_far,
        "turns": list(turns_of(best)),
        "players": [{"strategy": one.name, "score": game.points_so_far} for one, game in played],
    }


def turns_of(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the turns of a finished game: its rolls, each with what it keeps of the one before, and its box."""
    rolls: list[dict[str, Any]] = []
    dice: Dice = ()
    turn = 1
    for event in game.events:
        if isinstance(event, Rolled):
            kept = [face for face, keep in zip(dice, event.kept, strict=False) if keep]
            rolls.append({"kept": kept, "dice": list(event.dice)})
            dice = event.dice
            continue
        yield {
            "turn": turn,
            "rolls": rolls,
            "category": event.category.key,
            "points": event.points,
            "yahtzee_bonus": event.bonus,
        }
        turn, dice, rolls = turn + 1, (), []


def _print(best: Game, played: list[tuple[Strategy, Game]], out: TextIO) -> None:
    facts = {
        "rules": f"{best.rules.name}, {best.rules.rolls_per_turn} rolls per turn",
        "seed": f"{best.seed!a}",
        "hindsight": f"{best.points_so_far}: the most that these dice allow, if one knew them",
    }
    print_facts(facts | {one.name: str(game.points_so_far) for one, game in played}, out)
    print(file=out)
    print_turns(best, out)


def print_turns(game: Game, out: TextIO) -> None:
    """Print the turns of a finished game."""
    print_table(("turn", "dice", "box", "points"), [_row(turn) for turn in turns_of(game)], out, left=(1, 2))


def _row(turn: dict[str, Any]) -> tuple[str, ...]:
    first, *others = turn["rolls"]
    dice = " ".join(map(str, first["dice"]))
    for roll in others:
        kept = " ".join(map(str, roll["kept"])) or "nothing"
        dice += f", keep {kept}: {' '.join(map(str, roll['dice']))}"
    points = f"{turn['points']} + bonus" if turn["yahtzee_bonus"] else str(turn["points"])
    return str(turn["turn"]), dice, turn["category"], points
