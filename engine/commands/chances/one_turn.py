# SPDX-License-Identifier: MIT
"""The one-turn commands look at a single turn by itself: ``odds``, ``turn`` and ``chain``.

Their JSON is described in ``docs/commands.md``. Each command is a function that returns what it prints as JSON, and
one that prints the same as a table.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, TextIO

from engine.chances import chain as chains
from engine.chances import chain_figures
from engine.chances.keep_scores import KeepScores, TurnError, keep_scores
from engine.chances.odds import Odds, OddsError, PatternSpace, odds
from engine.commands import console
from engine.commands.printing import print_table
from engine.desk import Desk
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice

_MOST_ROLLS_OF_CHAIN = 100
_DIGITS = 9


def register(commands: Any) -> None:
    """Add the commands to the engine's command line (what `argparse` calls its subparsers)."""
    odds_ = commands.add_parser("odds", help="the best chance of a target within one turn")
    odds_.add_argument(
        "target", nargs="?", default="yahtzee", help="a category, faces as in 1,2,3,4 or a pattern (00001)"
    )
    odds_.add_argument("--dice", type=int, default=DICE_PER_ROLL, metavar="N", help="number of dice, 5 by default")
    odds_.add_argument("--faces", type=int, default=len(FACES), metavar="N", help="faces of a die, 6 by default")
    odds_.add_argument("--rolls", type=int, default=3, metavar="N", help="rolls in the turn, 3 by default")
    odds_.add_argument("--roll", metavar="FACES", help="show every option of this roll only")
    odds_.set_defaults(run=_run_odds)

    turn = commands.add_parser("turn", help="the score of this turn that each keep leads to")
    turn.add_argument("faces", nargs="+", metavar="DICE", help="five dice: 2 2 4 5 2")
    turn.add_argument("--rerolls", type=int, default=1, metavar="N", help="1 (the default) or 2")
    turn.add_argument("--open", metavar="NAMES", help="only these categories, with commas between")
    turn.set_defaults(run=_run_turn)

    chain = commands.add_parser("chain", help="Markov chains for of-a-kind and the straights")
    chain.add_argument("chain", nargs="?", choices=[*chains.CHAINS], help="all of them by default")
    chain.add_argument("--rolls", type=int, default=2, metavar="N", help="rolls after the first, 2 by default")
    chain.set_defaults(run=_run_chain)
    for command in (odds_, turn, chain):
        command.add_argument("--exact", action="store_true", help="fractions instead of decimal numbers")
        console.add_json(command)


def _number(value: Fraction, exact: bool) -> Any:
    return str(value) if exact else float(value)


def _text(value: Fraction, exact: bool) -> str:
    return str(value) if exact else f"{float(value):.{_DIGITS}f}"


def _numbers(row: dict[str, Fraction], exact: bool) -> dict[str, Any]:
    return {name: _number(value, exact) for name, value in row.items()}


def _faces_of(words: Sequence[str]) -> Dice | None:
    """Return the faces written in `words`, with or without commas or as one word of digits; None if they are none."""
    text = " ".join(words)
    parts = text.replace(",", " ").split()
    if len(parts) == 1 and "," not in text:
        parts = list(parts[0])
    numbers = tuple(int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 10)
    return numbers if len(numbers) == len(parts) else None


# ---- odds -----------------------------------------------------------------------------------------------------------


def odds_as_json(found: Odds, exact: bool) -> dict[str, Any]:
    """Return the whole analysis; fractions as text if `exact`."""
    return {
        **_odds_head(found, exact),
        "states": found.states,
        "options": found.options,
        "payoffs": [_numbers(row, exact) for row in found.payoffs],
        "best": [{state: list(options) for state, options in row.items()} for row in found.best],
        "matrix": {option: _numbers(row, exact) for option, row in found.matrix.items()},
    }


def roll_as_json(found: Odds, roll: Dice, exact: bool) -> dict[str, Any]:
    """Return the options of one roll, after each roll of the turn but the last."""
    state = found.state_of(roll)
    rows = [
        {
            "payoff": _number(payoffs[state], exact),
            "best": list(best[state]),
            "options": {option: _number(values[option], exact) for option in found.available[state]},
        }
        for payoffs, best, values in zip(found.payoffs, found.best, found.values, strict=False)
    ]
    return {**_odds_head(found, exact), "roll": list(roll), "state": state, "after": rows}


def _odds_head(found: Odds, exact: bool) -> dict[str, Any]:
    return {
        "target": found.target.text,
        "dice": found.dice,
        "faces": found.faces,
        "rolls": found.rolls,
        "chance": _number(found.chance, exact),
    }


def _run_odds(arguments: argparse.Namespace, desk: Desk, out: TextIO) -> None:
    found = odds(arguments.target, arguments.dice, arguments.faces, arguments.rolls)
    roll = None
    if arguments.roll is not None:
        roll = _faces_of([arguments.roll])
        if roll is None:
            raise OddsError(f"roll: must be {found.dice} faces with commas between, not {arguments.roll!r}")
        found.state_of(roll)
    if arguments.json:
        result = odds_as_json(found, arguments.exact) if roll is None else roll_as_json(found, roll, arguments.exact)
        console.write_json(result, out)
        return
    print(f"target {found.target.text}, {found.dice} dice with {found.faces} faces, {found.rolls} rolls", file=out)
    print(f"chance {_text(found.chance, arguments.exact)}\n", file=out)
    if roll is None:
        _print_odds(found, arguments.exact, out)
    else:
        _print_roll(found, found.state_of(roll), arguments.exact, out)


def _print_odds(found: Odds, exact: bool, out: TextIO) -> None:
    after = [f"after {roll}" for roll in range(1, found.rolls + 1)]
    rows = [
        [state, *(_text(row[state], exact) for row in found.payoffs), *(", ".join(row[state]) for row in found.best)]
        for state in found.states
    ]
    print_table(["state", *after, *(f"best {when}" for when in after[:-1])], rows, out)
    if isinstance(found.target.space, PatternSpace):
        print(file=out)
        rows = [
            [option, *(_text(row.get(state, Fraction()), exact) for state in found.states)]
            for option, row in found.matrix.items()
        ]
        print_table(["option", *found.states], rows, out)


def _print_roll(found: Odds, state: str, exact: bool, out: TextIO) -> None:
    rows = []
    for option in found.available[state]:
        marks = [" *" if option in row[state] else "  " for row in found.best]
        values = [_text(row[option], exact) for row in found.values]
        rows.append([option, *(value + mark for value, mark in zip(values, marks, strict=True))])
    print_table([f"keep of {state}", *(f"after {roll}" for roll in range(1, found.rolls))], rows, out)


# ---- turn -----------------------------------------------------------------------------------------------------------


def turn_as_json(dice: Dice, rerolls: int, categories: Sequence[Category], exact: bool) -> dict[str, Any]:
    """Return what every keep leads to, best mean first.

    Raises:
        TurnError: naming the field that is wrong.
    """
    return {
        "dice": list(dice),
        "rerolls": rerolls,
        "categories": [category.key for category in categories],
        "keeps": [_keep_as_json(one, exact) for one in keep_scores(dice, rerolls, categories)],
    }


def _keep_as_json(one: KeepScores, exact: bool) -> dict[str, Any]:
    return {
        "keep": list(one.keep),
        "mean": _number(one.mean, exact),
        "median": _number(one.median, exact),
        "sd": one.sd,
        "outcomes": one.outcomes,
        "distribution": {str(score): _number(chance, exact) for score, chance in one.distribution.items()},
    }


def _open_categories(text: str | None) -> tuple[Category, ...]:
    if text is None:
        return CATEGORIES
    named = [console.category_of(key.strip(), "open") for key in text.split(",")]
    return tuple(category for category in CATEGORIES if category in named)


def _run_turn(arguments: argparse.Namespace, desk: Desk, out: TextIO) -> None:
    dice, categories = _faces_of(arguments.faces), _open_categories(arguments.open)
    if dice is None:
        raise TurnError(f"dice: must be five faces from 1 to 6, not {' '.join(arguments.faces)!r}")
    if arguments.json:
        console.write_json(turn_as_json(dice, arguments.rerolls, categories, arguments.exact), out)
        return
    rows = []
    for one in keep_scores(dice, arguments.rerolls, categories):
        mean = str(one.mean) if arguments.exact else f"{float(one.mean):.4f}"
        rows.append([" ".join(map(str, one.keep)) or "nothing", mean, f"{float(one.median):g}", f"{one.sd:.4f}"])
    print_table(("keep", "mean", "median", "SD"), rows, out)


# ---- chain ----------------------------------------------------------------------------------------------------------


def chain_as_json(chain: chains.Chain, rolls: int, exact: bool) -> dict[str, Any]:
    """Return a chain: matrix and its powers as fractions in text, start, chances after each roll, and optimal play."""
    powers = {str(n): chains.power(chain.matrix, n) for n in range(2, rolls + 1)}
    return {
        "chain": chain.key,
        "letter": chain.letter,
        "matrix": [list(map(str, row)) for row in chain.matrix],
        "powers": {n: [list(map(str, row)) for row in matrix] for n, matrix in powers.items()},
        "start": [_number(value, exact) for value in chain.start],
        "after": [[_number(value, exact) for value in chains.after(chain, n)] for n in range(1, rolls + 1)],
        "chances": [_chance_as_json(chance, exact) for chance in chains.chances(chain.key)],
    }


def _chance_as_json(chance: chains.Chance, exact: bool) -> dict[str, Any]:
    return {
        "target": chance.target,
        "state": chance.state,
        "rolls": chance.rolls,
        "chain": _number(chance.chain, exact),
        "best": _number(chance.best, exact),
        "best_any": _number(chance.best_any, exact),
    }


def _slip_as_json(slip: chain_figures.Figure, exact: bool) -> dict[str, Any]:
    return {"place": slip.place, "printed": slip.printed, "correct": _number(slip.value, exact)}


def _run_chain(arguments: argparse.Namespace, desk: Desk, out: TextIO) -> None:
    console.check_range("rolls", arguments.rolls, 0, _MOST_ROLLS_OF_CHAIN)
    exact = arguments.exact
    chosen = [chain for key, chain in chains.CHAINS.items() if arguments.chain in (None, key)]
    slips = chain_figures.slips()
    if arguments.json:
        found = [chain_as_json(chain, arguments.rolls, exact) for chain in chosen]
        console.write_json({"chains": found, "slips": [_slip_as_json(slip, exact) for slip in slips]}, out)
        return
    for chain in chosen:
        _print_chain(chain, arguments.rolls, exact, out)
    print("in the slides", file=out)
    print_table(("place", "printed", "correct"), [(s.place, s.printed, _correct(s, exact)) for s in slips], out)


def _correct(slip: chain_figures.Figure, exact: bool) -> str:
    return str(slip.value) if exact or slip.value.denominator == 1 else f"{float(slip.value):.{_DIGITS}g}"


def _print_chain(chain: chains.Chain, rolls: int, exact: bool, out: TextIO) -> None:
    for exponent in range(1, max(rolls, 1) + 1):
        print(f"{chain.letter}{f'^{exponent}' if exponent > 1 else ''}, {chain.key}", file=out)
        print_table((), [list(map(str, row)) for row in chains.power(chain.matrix, exponent)], out)
        print(file=out)
    after = [chains.after(chain, n) for n in range(rolls + 1)]
    rows = [[str(state + 1), *(_text(vector[state], exact) for vector in after)] for state in range(chain.size)]
    print_table(["state", *(f"after {n + 1}" for n in range(rolls + 1))], rows, out)
    print(file=out)
    rows = []
    for one in chains.chances(chain.key):
        values = [_text(value, exact) for value in (one.chain, one.best, one.best_any)]
        rows.append([one.target, "first roll" if one.state is None else str(one.state), str(one.rolls), *values])
    print_table(("target", "from state", "rolls left", "chain", "best for it", "best for any"), rows, out)
    print(file=out)
