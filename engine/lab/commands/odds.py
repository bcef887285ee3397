# SPDX-License-Identifier: MIT
"""The command ``odds`` works out a target within one turn: the best options of every state, and what they promise.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from fractions import Fraction
from pathlib import Path
from typing import Any, TextIO

from engine.cli import console, drawing
from engine.cli.printing import print_table
from engine.lab.commands import exactly
from engine.lab.commands.prospect_diagram import prospect_diagram
from engine.one_turn.odds import Odds, analyze
from engine.one_turn.spaces import OddsError, PatternSpace
from engine.one_turn.targets import Target, target_of, utility_of, weighting_of, with_utility
from engine.one_turn.until import rolls_until
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, rule_set
from engine.runtime.quoting import quoted
from engine.workspace.workspace import Workspace


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    odds = commands.add_parser("odds", help="the best chance of a target within one turn, or the best payoff")
    odds.add_argument("target", nargs="?", help="a box, faces as in 1,2,3,4, sum>=20, alike=3 or a pattern")
    odds.add_argument("--dice", type=int, default=DICE_PER_ROLL, metavar="N", help="number of dice, 5 by default")
    odds.add_argument("--faces", type=int, default=len(FACES), metavar="N", help="faces of a die, 6 by default")
    odds.add_argument("--rolls", type=int, default=3, metavar="N", help="rolls in the turn, 3 by default")
    odds.add_argument("--roll", metavar="FACES", help="show every option of this roll only")
    odds.add_argument("--until", action="store_true", help="how many rolls it takes until the target comes")
    odds.add_argument(
        "--rules", metavar="NAME", help=f"the rules whose boxes are meant: {', '.join(SHIPPED)}, or @FILE"
    )
    odds.add_argument("--payoff", nargs="+", metavar="TARGET=POINTS", help="targets with points in place of one target")
    odds.add_argument("--utility", metavar="NAME", help="sqrt, log or risk=A in place of the payoff")
    odds.add_argument("--svg", type=Path, metavar="FILE", help="draw a decision into this file")
    odds.add_argument(
        "--after", type=int, metavar="N", help="which decision is drawn: the one after roll N, or the last"
    )
    odds.set_defaults(run=_run)
    exactly.add_exact(odds)


def _target(arguments: argparse.Namespace) -> Target:
    if arguments.payoff is not None:
        if arguments.target is not None:
            raise OddsError("target: is given twice, before --payoff and with it")
        target = weighting_of(arguments.payoff, arguments.dice, arguments.faces)
    else:
        rules = DEFAULT_RULES if arguments.rules is None else rule_set(arguments.rules)
        target = target_of(arguments.target or "yahtzee", arguments.dice, arguments.faces, rules)
    if arguments.utility is None:
        return target
    if arguments.exact:
        raise OddsError("exact: a utility is no fraction")
    return with_utility(target, utility_of(arguments.utility))


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    drawing.check_place(arguments.svg)
    if arguments.after is not None and arguments.svg is None:
        raise OddsError("after: says which decision is drawn (--svg)")
    found = analyze(_target(arguments), arguments.dice, arguments.faces, arguments.rolls)
    roll = None
    if arguments.roll is not None:
        roll = exactly.faces_of([arguments.roll])
        if roll is None:
            raise OddsError(f"roll: must be {found.dice} faces with commas between, not {quoted(arguments.roll)}")
        found.state_of(roll)
    if arguments.svg is not None:
        after = max(1, found.rolls - 1) if arguments.after is None else arguments.after
        drawing.write(prospect_diagram(found, after), arguments.svg)
    if arguments.until:
        if arguments.exact:
            raise OddsError("exact: how many rolls it takes is no fraction here")
        _tell_until(found, roll, arguments.json, out)
    elif arguments.json:
        result = odds_as_json(found, arguments.exact) if roll is None else roll_as_json(found, roll, arguments.exact)
        console.write_json(result, out)
    else:
        _print(found, roll, arguments.exact, out)


# ---- as JSON --------------------------------------------------------------------------------------------------------


def odds_as_json(found: Odds, exact: bool) -> dict[str, Any]:
    """Return the whole analysis; fractions as text if `exact`."""
    return {
        **_odds_head(found, exact),
        "states": found.states,
        "options": found.options,
        "payoffs": [exactly.numbers(row, exact) for row in found.payoffs],
        "best": [{state: list(options) for state, options in row.items()} for row in found.best],
        "matrix": {option: exactly.numbers(row, exact) for option, row in found.matrix.items()},
        "available": {option: [*row] for option, row in found.matrix.items()},
    }


def roll_as_json(found: Odds, roll: Dice, exact: bool) -> dict[str, Any]:
    """Return the options of one roll, the best first, after each roll of the turn but the last."""
    state = found.state_of(roll)
    rows = [
        {
            "payoff": exactly.number(found.payoffs[row][state], exact),
            "best": list(found.best[row][state]),
            "options": {
                option: exactly.number(found.values[row][option], exact) for option in found.best_first(state, row)
            },
        }
        for row in range(found.rolls - 1)
    ]
    return {**_odds_head(found, exact), "roll": list(roll), "state": state, "after": rows}


def _odds_head(found: Odds, exact: bool) -> dict[str, Any]:
    name = "expected" if found.target.weighted else "chance"
    head = {
        "target": found.target.text,
        "dice": found.dice,
        "faces": found.faces,
        "rolls": found.rolls,
        name: exactly.number(found.chance, exact),
    }
    if found.target.utility is not None:
        head |= {"utility": found.target.utility.text, "certainty_equivalent": found.certainty_equivalent}
    return head


# ---- for people -----------------------------------------------------------------------------------------------------


def _print(found: Odds, roll: Dice | None, exact: bool, out: TextIO) -> None:
    print(f"target {found.target.text}, {found.dice} dice with {found.faces} faces, {found.rolls} rolls", file=out)
    utility = found.target.utility
    if utility is not None:
        certain = found.certainty_equivalent
        print(f"as good as {certain:.{exactly.DIGITS}f} for certain, by the utility {utility.text}", file=out)
    what = "chance" if not found.target.weighted else "expected" if utility is None else "expected utility"
    if roll is not None:
        state = found.state_of(roll)
        print(f"{what} {exactly.text(found.payoffs[0][state], exact)} from {_spaced(roll)}, roll 1", file=out)
        print(f"{what} {exactly.text(found.chance, exact)} before roll 1\n", file=out)
        _print_roll(found, state, exact, out)
        return
    print(f"{what} {exactly.text(found.chance, exact)}\n", file=out)
    _print_odds(found, exact, out)


def _print_odds(found: Odds, exact: bool, out: TextIO) -> None:
    after = [f"after {roll}" for roll in range(1, found.rolls + 1)]
    rows = []
    for state in found.states:
        payoffs = [exactly.text(row[state], exact) for row in found.payoffs]
        rows.append([state, *payoffs, *(", ".join(row[state]) for row in found.best)])
    print_table(["state", *after, *(f"best {when}" for when in after[:-1])], rows, out)
    if not isinstance(found.target.space, PatternSpace):
        return
    print(file=out)
    rows = [
        [option, *(exactly.text(row.get(state, Fraction()), exact) for state in found.states)]
        for option, row in found.matrix.items()
    ]
    print_table(["options", *found.states], rows, out)
    print(file=out)
    rows = [[option, *(str(int(state in row)) for state in found.states)] for option, row in found.matrix.items()]
    print_table(["available", *found.states], rows, out)


def _print_roll(found: Odds, state: str, exact: bool, out: TextIO) -> None:
    rows = []
    for option in found.best_first(state, 0) if found.rolls > 1 else ():
        marks = [" *" if option in row[state] else "  " for row in found.best]
        values = [exactly.text(row[option], exact) for row in found.values]
        rows.append([option, *(value + mark for value, mark in zip(values, marks, strict=True))])
    print_table([f"keep of {state}", *(f"after {roll}" for roll in range(1, found.rolls))], rows, out)


def _spaced(roll: Dice) -> str:
    return " ".join(map(str, roll))


# ---- until it comes -------------------------------------------------------------------------------------------------


def _tell_until(found: Odds, roll: Dice | None, as_json: bool, out: TextIO) -> None:
    """Tell how many rolls it takes until the target comes, or how many more after a roll, by what is kept of it."""
    rolls, head = rolls_until(found), {"target": found.target.text, "dice": found.dice, "faces": found.faces}
    nothing = found.target.space.name(found.target.space.empty)
    if roll is None:
        if as_json:
            console.write_json({**head, "expected_rolls": rolls[nothing]}, out)
        else:
            print(f"{found.target.text} takes {rolls[nothing]:.{exactly.DIGITS}f} rolls on average", file=out)
        return
    state = found.state_of(roll)
    kept = {option: rolls[option] for option in found.available[state] if option in rolls}
    ordered = dict(sorted(kept.items(), key=lambda one: one[1]))
    more = 0.0 if found.payoffs[-1][state] else min(ordered.values())
    if as_json:
        console.write_json({**head, "roll": list(roll), "expected_rolls": more, "options": ordered}, out)
        return
    print(f"{found.target.text} takes {more:.{exactly.DIGITS}f} more rolls on average from {_spaced(roll)}\n", file=out)
    rows = [(option, f"{number:.{exactly.DIGITS}f}") for option, number in ordered.items()]
    print_table([f"keep of {state}", "more rolls"], rows, out)
