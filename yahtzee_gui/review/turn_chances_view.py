# SPDX-License-Identifier: MIT
"""The chances of a turn as they are shown: keeps of a roll, every state, and the matrices of chains."""

from __future__ import annotations

from fractions import Fraction

from engine.one_turn import chain as chains
from engine.one_turn.odds import Odds
from engine.one_turn.spaces import PatternSpace
from engine.rules.dice import Dice
from yahtzee_gui.kit.grid import GridRow, GridView
from yahtzee_gui.review import turn_chances_words as words
from yahtzee_gui.review.turn_odds import ChainChances

_STAR = " ★"


def keeps_grid(odds: Odds, roll: Dice) -> GridView:
    """Return every keep of a roll with its chance after each roll but the last; the best ones have a star."""
    state = odds.state_of(roll)
    heads = (words.keep(), *(words.after(number) for number in range(1, odds.rolls)))
    rows = []
    for option in odds.available[state]:
        cells = [
            _cell(values[option], option in best[state]) for values, best in zip(odds.values, odds.best, strict=True)
        ]
        shades = tuple(float(values[option]) for values in odds.values)
        rows.append(GridRow((_named(odds, option, roll), *cells), (0.0, *shades)))
    rows.reverse()
    return GridView(heads, tuple(rows))


def _cell(chance: Fraction, is_best: bool) -> str:
    return words.percent(chance) + (_STAR if is_best else "")


def _named(odds: Odds, option: str, roll: Dice) -> str:
    """Return a keep as the dice of the roll that make it."""
    if not isinstance(odds.target.space, PatternSpace):
        return words.faces_in_words(option)
    node = next(node for node in odds.lattice.options if odds.target.space.name(node) == option)
    by_count = sorted(set(roll), key=lambda face: (-roll.count(face), face))
    kept = sorted(face for face, size in zip(by_count, node, strict=False) for _ in range(size))
    return " ".join(map(str, kept)) or words.nothing()


def _in_words(odds: Odds, name: str) -> str:
    """Return a state, or an option of it, in words; whuber's digits stand beside what they count."""
    space = odds.target.space
    if not isinstance(space, PatternSpace):
        return words.faces_in_words(name)
    node = next((one for one in (*odds.lattice.options, *odds.lattice.states) if space.name(one) == name), None)
    return words.alike(node) if node is not None else name


def states_grid(odds: Odds) -> GridView:
    """Return the chance of every state after each roll, and the best keeps of it: whuber's table in words."""
    rolls = range(1, odds.rolls + 1)
    heads = (words.state(), *map(words.after, rolls), *map(words.best_after, list(rolls)[:-1]))
    rows = [
        GridRow(
            (
                _in_words(odds, state),
                *(words.percent(row[state]) for row in odds.payoffs),
                *(words.either([_in_words(odds, keep) for keep in best[state]]) for best in odds.best),
            ),
            (0.0, *(float(row[state]) for row in odds.payoffs), *(0.0 for _ in odds.best)),
        )
        for state in odds.states
    ]
    return GridView(heads, tuple(rows))


def matrix_grid(chain: chains.Chain, power: int, state: int) -> GridView:
    """Return a power of a chain's matrix: a column for the state before, a row for the one after.

    The last column is the chances after the first roll and as many more; the column of `state` stands out.
    """
    matrix, after = chains.power(chain.matrix, power), chains.after(chain, power)
    heads = (words.state(), *(words.from_column(number) for number in range(1, chain.size + 1)), words.from_first())
    rows = []
    for number, (row, last) in enumerate(zip(matrix, after, strict=True), 1):
        cells = (str(number), *(_entry(chance) for chance in row), words.percent(last))
        rows.append(GridRow(cells, (0.0, *map(float, row), float(last))))
    return GridView(heads, tuple(rows), strong=state)


def _entry(chance: Fraction) -> str:
    """Return an entry of a matrix: a short fraction, or per cent."""
    return str(chance) if len(str(chance)) < 10 else words.percent(chance)


def chances_grid(found: ChainChances) -> GridView:
    """Return what a chain gives beside best play for the same target."""
    heads = (
        words.goal_column(),
        words.from_state(),
        words.rolls_column(),
        words.chain_column(),
        words.best_column(),
    )
    rows = [
        GridRow(
            (
                one.target,
                words.from_first() if one.state is None else str(one.state),
                str(one.rolls),
                words.percent(one.chain),
                words.percent(one.best),
            ),
            (0.0, 0.0, 0.0, float(one.chain), float(one.best)),
        )
        for one in found.chances
    ]
    return GridView(heads, tuple(rows))
