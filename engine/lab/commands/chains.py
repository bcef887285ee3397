# SPDX-License-Identifier: MIT
"""The command ``chain`` prints M. Mince's Markov chains, and where her slides are not what they should be.

Its JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any, TextIO

from engine.cli import console
from engine.cli.printing import print_table
from engine.lab.commands import exactly
from engine.one_turn import chain as chains
from engine.one_turn import chain_figures
from engine.workspace.workspace import Workspace

_MOST_ROLLS = 100


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    chain = commands.add_parser("chain", help="Markov chains for of-a-kind and the straights")
    chain.add_argument("chain", nargs="?", choices=[*chains.CHAINS], help="all of them by default")
    chain.add_argument("--rolls", type=int, default=2, metavar="N", help="rolls after the first, 2 by default")
    chain.set_defaults(run=_run)
    exactly.add_exact(chain)


def chain_as_json(chain: chains.Chain, rolls: int, exact: bool) -> dict[str, Any]:
    """Return a chain: matrix and its powers as fractions in text, start, chances after each roll, and optimal play."""
    powers = {str(n): chains.power(chain.matrix, n) for n in range(2, rolls + 1)}
    return {
        "chain": chain.key,
        "letter": chain.letter,
        "matrix": [list(map(str, row)) for row in chain.matrix],
        "powers": {n: [list(map(str, row)) for row in matrix] for n, matrix in powers.items()},
        "start": [exactly.number(value, exact) for value in chain.start],
        "after": [[exactly.number(value, exact) for value in chains.after(chain, n)] for n in range(1, rolls + 1)],
        "chances": [_chance_as_json(chance, exact) for chance in chains.chances(chain.key)],
    }


def _chance_as_json(chance: chains.Chance, exact: bool) -> dict[str, Any]:
    return {
        "target": chance.target,
        "state": chance.state,
        "rolls": chance.rolls,
        "chain": exactly.number(chance.chain, exact),
        "best": exactly.number(chance.best, exact),
        "best_any": exactly.number(chance.best_any, exact),
    }


def _slip_as_json(slip: chain_figures.Figure, exact: bool) -> dict[str, Any]:
    return {"place": slip.place, "printed": slip.printed, "correct": exactly.number(slip.value, exact)}


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    console.check_range("rolls", arguments.rolls, 0, _MOST_ROLLS)
    exact = arguments.exact
    chosen = [chain for key, chain in chains.CHAINS.items() if arguments.chain in (None, key)]
    slips = chain_figures.slips()
    if arguments.json:
        found = [chain_as_json(chain, arguments.rolls, exact) for chain in chosen]
        words = [asdict(word) for word in chain_figures.misprinted_words()]
        console.write_json(
            {"chains": found, "slips": [_slip_as_json(slip, exact) for slip in slips], "words": words}, out
        )
        return
    for chain in chosen:
        _print_chain(chain, arguments.rolls, exact, out)
    print("in the slides", file=out)
    rows = [(s.place, s.printed, _correct(s, exact)) for s in slips]
    rows += [(f"{w.place}, {w.combinations}", w.printed, w.correct) for w in chain_figures.misprinted_words()]
    print_table(("place", "printed", "correct"), rows, out)


def _correct(slip: chain_figures.Figure, exact: bool) -> str:
    return str(slip.value) if exact or slip.value.denominator == 1 else f"{float(slip.value):.{exactly.DIGITS}g}"


def _print_chain(chain: chains.Chain, rolls: int, exact: bool, out: TextIO) -> None:
    for exponent in range(1, max(rolls, 1) + 1):
        print(f"{chain.letter}{f'^{exponent}' if exponent > 1 else ''}, {chain.key}", file=out)
        print_table((), [list(map(str, row)) for row in chains.power(chain.matrix, exponent)], out)
        print(file=out)
    after = [chains.after(chain, n) for n in range(rolls + 1)]
    rows = [[str(state + 1), *(exactly.text(vector[state], exact) for vector in after)] for state in range(chain.size)]
    print_table(["state", *(f"after {n + 1}" for n in range(rolls + 1))], rows, out)
    print(file=out)
    rows = []
    for one in chains.chances(chain.key):
        values = [exactly.text(value, exact) for value in (one.chain, one.best, one.best_any)]
        rows.append([one.target, "first roll" if one.state is None else str(one.state), str(one.rolls), *values])
    print_table(("target", "from state", "rolls left", "chain", "best for it", "best for any"), rows, out)
    print(file=out)
