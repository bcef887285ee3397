# SPDX-License-Identifier: MIT
"""A plain turn is the recurrence of a turn in any arithmetic, for any number of dice, faces and rolls.

It is the recurrence of `engine.solving.value_kernels`: with F the values of the rolls and K those of the keeps,

    K(k) = mean over the faces f of K(k + f)          K(r) = F(r)
    F'(r) = max over the keeps k of r of K(k)

along the lattice of keeps, on arrays of numpy instead of compiled: a row for each keep, and a column for each of as
many situations as there are. What it loses in speed it gains in arithmetic. `WHOLE` is exact: values are integers, to
be divided by faces^(dice * rolls) for each turn. `Floats` rounds as its numbers do: 32, 64 or 80 bits, and adds up in
either order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np

from engine.runtime.lazy_dataclass import dataclass

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class PlainLattice:
    """The keeps of some dice, small ones first, as `engine.rules.dice` has them for five dice of six faces.

    `keeps` are sorted tuples of faces; `bounds[n]` is where those of n dice begin, so the rolls begin at
    ``bounds[dice]``. `children` (keeps that are no rolls, faces) and `parents` (keeps, up to `dice`) are rows of them;
    where a keep has fewer parents, the first one fills up.
    """

    dice: int
    faces: int
    keeps: tuple[tuple[int, ...], ...]
    bounds: tuple[int, ...]
    children: Array
    parents: Array

    @property
    def rolls(self) -> tuple[tuple[int, ...], ...]:
        """The keeps of all dice."""
        return self.keeps[self.bounds[self.dice] :]


@lru_cache(maxsize=8)
def lattice(dice: int = 5, faces: int = 6) -> PlainLattice:
    """Return the lattice of this many dice with this many faces."""
    by_size = [tuple(combinations_with_replacement(range(1, faces + 1), size)) for size in range(dice + 1)]
    keeps = tuple(keep for some in by_size for keep in some)
    bounds = tuple(sum(map(len, by_size[:size])) for size in range(dice + 1))
    row = {keep: number for number, keep in enumerate(keeps)}
    children = [[row[tuple(sorted((*keep, face)))] for face in range(1, faces + 1)] for keep in keeps[: bounds[dice]]]
    parents = [[0] * dice]
    for keep in keeps[1:]:
        found = sorted({row[parent] for parent in combinations(keep, len(keep) - 1)})
        parents.append((found + [found[0]] * dice)[:dice])
    return PlainLattice(dice, faces, keeps, bounds, np.array(children, dtype=np.intp), np.array(parents, dtype=np.intp))


# ---- arithmetics ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Whole:
    """Integers without end: exact. A mean divides by the faces without a rest, for rolls are multiplied up first."""

    dtype: Any = object

    def scaled(self, rolls: Array, grid: PlainLattice) -> Array:
        """Return the values of rolls so that all means can be taken."""
        return rolls * grid.faces**grid.dice

    def mean(self, rows: list[Array], grid: PlainLattice) -> Array:
        """Return the mean of the rows, one for each face."""
        return sum(rows[1:], rows[0]) // grid.faces


@dataclass(frozen=True)
class Floats:
    """Floating-point numbers; `backwards` adds up the faces from the last to the first."""

    dtype: Any = np.float64
    backwards: bool = False

    def scaled(self, rolls: Array, grid: PlainLattice) -> Array:
        """Return the values of rolls as they are."""
        return rolls

    def mean(self, rows: list[Array], grid: PlainLattice) -> Array:
        """Return the mean of the rows, one for each face."""
        ordered = rows[::-1] if self.backwards else rows
        total = ordered[0] + ordered[1]
        for row in ordered[2:]:
            total += row
        return total / self.dtype(grid.faces)


Arithmetic = Whole | Floats
WHOLE = Whole()


# ---- the turn -------------------------------------------------------------------------------------------------------


def turn_denominator(grid: PlainLattice, rolls: int) -> int:
    """Return what the values of `WHOLE` are to be divided by for a turn of each number of rolls."""
    return grid.faces ** (grid.dice * rolls)


def take_means(work: Array, grid: PlainLattice, arithmetic: Arithmetic) -> None:
    """Write K over `work` (keeps, columns), whose last rows are F."""
    first = grid.bounds[grid.dice]
    work[first:] = arithmetic.scaled(work[first:], grid)
    for size in range(grid.dice - 1, -1, -1):
        keeps = slice(grid.bounds[size], grid.bounds[size + 1])
        rows = [work[grid.children[keeps, face]] for face in range(grid.faces)]
        work[keeps] = arithmetic.mean(rows, grid)


def take_best(work: Array, grid: PlainLattice) -> None:
    """Write F with a roll more into the last rows of `work`, which is K; the rows before are spoilt."""
    for size in range(1, grid.dice + 1):
        keeps = slice(grid.bounds[size], grid.bounds[size + 1] if size < grid.dice else None)
        best = work[keeps]
        for parent in range(size):
            best = np.maximum(best, work[grid.parents[keeps, parent]])
        work[keeps] = best


def value_of_turn(scored: Array, rolls: int, grid: PlainLattice, arithmetic: Arithmetic) -> Array:
    """Return (columns,) what a turn is worth before its first roll.

    Args:
        scored: (rolls of the lattice, columns), what each roll is worth when it is scored.
        rolls: how many rolls the turn has.
        grid: the lattice.
        arithmetic: the arithmetic of `scored`; the values of `WHOLE` come out `turn_denominator` times as large.
    """
    work = np.empty((len(grid.keeps), scored.shape[1]), dtype=arithmetic.dtype)
    work[grid.bounds[grid.dice] :] = scored
    for _ in range(rolls - 1):
        take_means(work, grid, arithmetic)
        take_best(work, grid)
    take_means(work, grid, arithmetic)
    return work[0]
