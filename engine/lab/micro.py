# SPDX-License-Identifier: MIT
"""Micro Yahtzee (Verhoeff) is a game small enough to be drawn: one die, one roll a turn, two boxes.

*Double* scores the face doubled, *Square* the face squared; both are filled once. It is solved by the recurrence of
the big game (`engine.solving.plain_turn`), and because it is so small all of its 72 games and 64 strategies can
also be gone through one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import numpy as np

from engine.runtime.lazy_dataclass import dataclass
from engine.solving.plain_turn import WHOLE, lattice, turn_denominator, value_of_turn

FACES = range(1, 7)
ROLLS_PER_TURN = 1
BOXES = {"double": [2 * face for face in FACES], "square": [face * face for face in FACES]}
"""What each face scores in each box."""

Strategy = tuple[str, ...]
"""The box in which each face is scored in the first turn; the second turn leaves no choice."""


@dataclass(frozen=True)
class MicroGame:
    """One game: both rolls, the box of the first, and the points."""

    first: int
    box: str
    second: int

    @property
    def points(self) -> tuple[int, int]:
        """The points of either turn."""
        return BOXES[self.box][self.first - 1], BOXES[other(self.box)][self.second - 1]

    @property
    def score(self) -> int:
        """The final score."""
        return sum(self.points)


def other(box: str) -> str:
    """Return the other box."""
    return next(name for name in BOXES if name != box)


def value(open_boxes: frozenset[str] = frozenset(BOXES)) -> Fraction:
    """Return the points that best play expects from the open boxes, before a roll."""
    if not open_boxes:
        return Fraction(0)
    grid = lattice(1, len(FACES))
    options = [option_values(open_boxes, face) for face in FACES]
    # In integers over one denominator, as the recurrence wants them.
    below = turn_denominator(grid, ROLLS_PER_TURN) ** (len(open_boxes) - 1)
    scored = np.array([[int(max(values.values()) * below)] for values in options], dtype=object)
    worth = value_of_turn(scored, ROLLS_PER_TURN, grid, WHOLE)
    return Fraction(int(worth[0]), below * turn_denominator(grid, ROLLS_PER_TURN))


def option_values(open_boxes: frozenset[str], face: int) -> dict[str, Fraction]:
    """Return what scoring a face in each open box is worth, with all that follows."""
    return {box: BOXES[box][face - 1] + value(open_boxes - {box}) for box in BOXES if box in open_boxes}


def best_strategy() -> Strategy:
    """Return the best strategy."""
    by_face = [option_values(frozenset(BOXES), face) for face in FACES]
    return tuple(max(values, key=values.__getitem__) for values in by_face)


def games() -> Iterator[MicroGame]:
    """Yield all games there are, under any play."""
    for first, box, second in product(FACES, BOXES, FACES):
        yield MicroGame(first, box, second)


def strategies() -> Iterator[Strategy]:
    """Yield all deterministic strategies."""
    yield from product(BOXES, repeat=len(FACES))


def expected(strategy: Strategy) -> Fraction:
    """Return what a strategy expects: the mean over its games."""
    scores = [game.score for game in games() if strategy[game.first - 1] == game.box]
    return Fraction(sum(scores), len(scores))
