# SPDX-License-Identifier: MIT
"""A chain is a Markov chain of a turn that is played for one combination by a fixed rule of what to keep.

The three chains are M. Mince's (*Using Markov Chains and Probabilistic Modeling to Play Yahtzee*, 2020). Her states
count from 1, and the rule is to keep the dice that make the state and to roll all others:

* T, of a kind: state k is "k dice alike, not more"; k alike dice are kept. Five states.
* P, small straight: state k is "k different faces of 1 2 3 4"; one die of each is kept. Four states.
* L, large straight: the same for 1 2 3 4 5. Five states.

As in her slides the straights are one given straight each, and a roll that has none of its faces is counted in state 1
(so the chain can exceed the best chance for that straight by a hair: it treats those rolls as if they had one).
Nothing is typed in: every column of a matrix is counted over the 6^n rolls of the dice that are not kept, and the
start, the chances after the first roll, over all 7,776 rolls. Entry (i, j) of a matrix is the chance to go from state j
to state i in one roll, so matrices act on columns: after r more rolls the chances are M^r start.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, cached_property
from itertools import product

from engine.one_turn.odds import Odds, analyze, odds
from engine.one_turn.targets import Node, patterns_target
from engine.rules.dice import DICE_PER_ROLL, FACES, ROLLS, Dice, ways
from engine.runtime.lazy_dataclass import dataclass

Vector = tuple[Fraction, ...]
Matrix = tuple[Vector, ...]
"""Rows of a square matrix."""

ROLLS_PER_TURN = 3
_ALL_ROLLS = len(FACES) ** DICE_PER_ROLL


@dataclass(frozen=True)
class Chain:
    """A chain: the state that dice are in, and the dice that a state keeps (faces 1, 2, 3 ... stand for any)."""

    key: str
    letter: str
    size: int
    state_of: Callable[[Dice], int]
    keep_of: Callable[[int], Dice]

    @cached_property
    def matrix(self) -> Matrix:
        """The chances of the states after one roll, by the state before it."""
        columns = [self._column(state) for state in range(1, self.size + 1)]
        return tuple(zip(*columns, strict=True))

    @cached_property
    def start(self) -> Vector:
        """The chances of the states after the first roll."""
        return tuple(Fraction(count, _ALL_ROLLS) for count in self.start_counts)

    @cached_property
    def start_counts(self) -> tuple[int, ...]:
        """How many of the 7,776 rolls are in each state."""
        counted = [0] * self.size
        for roll in ROLLS:
            counted[self.state_of(roll) - 1] += ways(roll)
        return tuple(counted)

    def rolled(self, state: int) -> int:
        """Return how many dice are rolled in `state`; none once the combination is there."""
        return 0 if state == self.size else DICE_PER_ROLL - len(self.keep_of(state))

    def _column(self, state: int) -> Vector:
        if not self.rolled(state):
            return unit(self.size, state)
        keep, counted = self.keep_of(state), [0] * self.size
        for rolled in product(FACES, repeat=self.rolled(state)):
            counted[self.state_of(keep + rolled) - 1] += 1
        return tuple(Fraction(count, len(FACES) ** self.rolled(state)) for count in counted)


def _straight(key: str, letter: str, faces: Dice) -> Chain:
    return Chain(
        key, letter, len(faces), lambda dice: max(1, len(set(faces).intersection(dice))), lambda state: faces[:state]
    )


OF_A_KIND = Chain("of-a-kind", "T", DICE_PER_ROLL, lambda dice: max(map(dice.count, dice)), lambda state: (1,) * state)
SMALL_STRAIGHT = _straight("small-straight", "P", (1, 2, 3, 4))
LARGE_STRAIGHT = _straight("large-straight", "L", (1, 2, 3, 4, 5))
CHAINS = {chain.key: chain for chain in (OF_A_KIND, SMALL_STRAIGHT, LARGE_STRAIGHT)}


# ---- matrices -------------------------------------------------------------------------------------------------------


def unit(size: int, state: int) -> Vector:
    """Return the vector of certainly being in `state`."""
    return tuple(Fraction(index == state) for index in range(1, size + 1))


def apply(matrix: Matrix, vector: Vector) -> Vector:
    """Return the product of a matrix and a column."""
    return tuple(sum((a * b for a, b in zip(row, vector, strict=True)), Fraction()) for row in matrix)


def power(matrix: Matrix, exponent: int) -> Matrix:
    """Return `matrix` multiplied with itself, `exponent` times in all."""
    columns = [unit(len(matrix), state) for state in range(1, len(matrix) + 1)]
    for _ in range(exponent):
        columns = [apply(matrix, column) for column in columns]
    return tuple(zip(*columns, strict=True))


def after(chain: Chain, rolls: int, state: int | None = None) -> Vector:
    """Return the chances of the states after `rolls` more rolls, from a state or from the start."""
    vector = chain.start if state is None else unit(chain.size, state)
    for _ in range(rolls):
        vector = apply(chain.matrix, vector)
    return vector


# ---- beside optimal play --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chance:
    """The chance of a target by a chain, beside what optimal play for that target achieves.

    `state` is the state after the first roll, None for an average over all first rolls. `best` is for the very target
    of the chain; `best_any` for the category, where any straight of that length will do. Both are means over the first
    rolls that are in the state.
    """

    target: str
    state: int | None
    rolls: int
    chain: Fraction
    best: Fraction
    best_any: Fraction


@cache
def chances(key: str) -> tuple[Chance, ...]:
    """Return every chance that the chain called `key` gives with one and two more rolls."""
    chain = CHAINS[key]
    found = []
    for name, least, target, category in _targets(chain):
        for rolls in (1, 2):
            best, best_any = (_means(chain, one, rolls) for one in (target, category))
            for state in (None, *range(1, least)):
                reached = sum(after(chain, rolls, state)[least - 1 :], Fraction())
                found.append(Chance(name, state, rolls, reached, best[state], best_any[state]))
    return tuple(found)


def _targets(chain: Chain) -> list[tuple[str, int, Odds, Odds]]:
    """Return name, lowest state that counts, odds of that and odds of the category."""
    if chain is OF_A_KIND:
        found = []
        for least in range(3, DICE_PER_ROLL + 1):
            alike = _alike_odds(least)
            found.append((f"{least} alike", least, alike, alike))
        return found
    faces = chain.keep_of(chain.size)
    category = chain.key.replace("-", "_")
    return [(" ".join(map(str, faces)), chain.size, odds(",".join(map(str, faces))), odds(category))]


def _alike_odds(least: int) -> Odds:
    def is_reached(node: Node) -> bool:
        return node[0] >= least

    return analyze(patterns_target(f"{least} alike", len(FACES), is_reached))


def _means(chain: Chain, target: Odds, rolls: int) -> dict[int | None, Fraction]:
    """Return the best chance with `rolls` rolls left: its mean over the first rolls of each state, and over all."""
    payoff = target.payoffs[ROLLS_PER_TURN - 1 - rolls]
    total: dict[int | None, Fraction] = dict.fromkeys((None, *range(1, chain.size + 1)), Fraction())
    for roll in ROLLS:
        share = ways(roll) * payoff[target.state_of(roll)]
        total[chain.state_of(roll)] += share
        total[None] += share
    counts = (_ALL_ROLLS, *chain.start_counts)
    return {state: total[state] / count for state, count in zip(total, counts, strict=True)}
