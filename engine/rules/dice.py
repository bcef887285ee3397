# SPDX-License-Identifier: MIT
"""A roll is five dice with their order ignored, a keep the part of them that is not rolled again.

Both are written as sorted tuples of faces. There are 252 rolls and 462 keeps (a roll is a keep of all five dice). They
form a lattice: adding one die of each face to a keep gives its six children, taking one die away its parents.
Everything that walks the lattice (`engine.solving.value_kernels`) relies on the order of `KEEPS`: by number of dice,
then by faces, so that a parent always comes before its children and the rolls are the last 252 entries.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from math import factorial

FACES = range(1, 7)
DICE_PER_ROLL = 5

Dice = tuple[int, ...]
"""Faces of some dice. Sorted where it names a roll or a keep, in table order where it shows five real dice."""

KEEPS: tuple[Dice, ...] = tuple(
    keep for size in range(DICE_PER_ROLL + 1) for keep in combinations_with_replacement(FACES, size)
)
KEEP_INDEX: dict[Dice, int] = {keep: index for index, keep in enumerate(KEEPS)}
ROLLS: tuple[Dice, ...] = KEEPS[-252:]
ROLL_INDEX: dict[Dice, int] = {roll: index for index, roll in enumerate(ROLLS)}
FIRST_ROLL = len(KEEPS) - len(ROLLS)
"""Index in `KEEPS` of the first roll: below it stand the 210 keeps that leave something to roll."""


def counts(dice: Dice) -> tuple[int, ...]:
    """Return how many dice show each face, from one to six."""
    return tuple(dice.count(face) for face in FACES)


def keeps_of(roll: Dice) -> list[Dice]:
    """Return every distinct keep of `roll`, from nothing to all five dice, in the order of `KEEPS`."""
    ordered = sorted(roll)
    return sorted(
        {keep for size in range(len(ordered) + 1) for keep in combinations(ordered, size)}, key=KEEP_INDEX.__getitem__
    )


def ways(roll: Dice) -> int:
    """Return in how many of the 6^n ordered outcomes of n dice `roll` comes up."""
    result = factorial(len(roll))
    for count in counts(roll):
        result //= factorial(count)
    return result


def children(keep: Dice) -> list[Dice]:
    """Return the six keeps with one die more than `keep`, by the face of that die."""
    return [tuple(sorted((*keep, face))) for face in FACES]


def parents(keep: Dice) -> list[Dice]:
    """Return the distinct keeps with one die fewer than `keep`."""
    return sorted(set(combinations(keep, len(keep) - 1))) if keep else []
