# SPDX-License-Identifier: MIT
"""A roll is five dice with their order ignored, a keep the part of them that is not rolled again.

Both are written as sorted tuples of faces. There are 252 rolls and 462 keeps (a roll is a keep of all five dice). They
form a lattice: adding one die of each face to a keep gives its six children, taking one die away its parents.
Everything that walks the lattice (`engine.solving.kernels`) relies on the order of `KEEPS`: by number of dice,
then by faces, so that a parent always comes before its children and the rolls are the last 252 entries.

A dice model says how the dice answer a keep: fairly, or with an eye on what the roll is worth to the player.

* ``fair``: every face is as likely.
* ``worst-of-N``, ``best-of-N``: the dice that are rolled are rolled N times, and the roll counts that leaves the
  player the lowest, or highest, value. N is 2 to 50.
* ``demon`` (Verhoeff): the roll that leaves the lowest value by the fair table. The player knows it and may outwit it.
* ``perfect-demon``: the roll that leaves the lowest value under best play against just these dice. What the player
  can expect is then what can be guaranteed.

Where dice that are not fair land, only the dealer (`engine.analysis.follower`) says.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial
from typing import Annotated, Any

from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldFault, Must, read

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


MAX_THROWS = 50


class DiceKind(Enum):
    """The families of dice models."""

    FAIR = "fair"
    WORST = "worst-of"
    BEST = "best-of"
    DEMON = "demon"
    PERFECT_DEMON = "perfect-demon"

    # By identity, as they are compared: Enum's own goes by the name, in Python, and every position asks for it.
    __hash__ = object.__hash__


@dataclass(frozen=True)
class DiceModel:
    """One way in which dice answer; `throws` is the N of worst-of-N and best-of-N, else 1."""

    kind: DiceKind
    throws: int = 1

    @property
    def name(self) -> str:
        """The name used in commands, files and JSON."""
        if self.kind in (DiceKind.WORST, DiceKind.BEST):
            return f"{self.kind.value}-{self.throws}"
        return self.kind.value

    def __str__(self) -> str:
        return self.name

    @property
    def is_fair(self) -> bool:
        """Whether every face is as likely, whatever it is worth."""
        return self.kind is DiceKind.FAIR

    @property
    def favours_player(self) -> bool:
        """Whether what they do to a roll is never to the player's harm."""
        return self.kind is DiceKind.BEST

    @property
    def watches_fair(self) -> bool:
        """Whether they look at what rolls are worth with fair dice, so that the fair table is needed beside theirs."""
        return self.kind is DiceKind.DEMON

    @property
    def is_deterministic(self) -> bool:
        """Whether the answer to a keep is known beforehand."""
        return self.kind in (DiceKind.DEMON, DiceKind.PERFECT_DEMON)


@cache
def _of_throws(kind: DiceKind, throws: int) -> DiceModel:
    """Return the one object of that model: positions are compared by the thousand, soonest if they share it."""
    return DiceModel(kind, throws)


FAIR_DICE = DiceModel(DiceKind.FAIR)
DEMON = DiceModel(DiceKind.DEMON)
PERFECT_DEMON = DiceModel(DiceKind.PERFECT_DEMON)
BEST_OF_2 = _of_throws(DiceKind.BEST, 2)
WORST_OF_2 = _of_throws(DiceKind.WORST, 2)
WORST_OF_3 = _of_throws(DiceKind.WORST, 3)
OFFERED_DICE = (FAIR_DICE, BEST_OF_2, WORST_OF_2, WORST_OF_3, DEMON, PERFECT_DEMON)
"""The dice that a player is offered, from ordinary over kind to ever more hostile."""

NAMES = f"fair, worst-of-N, best-of-N (N from 2 to {MAX_THROWS}), demon, perfect-demon"
_OTHERS = {model.name: model for model in (FAIR_DICE, DEMON, PERFECT_DEMON)}
_OF_THROWS = re.compile(r"(worst-of|best-of)-([2-9]|[1-9][0-9])")


def _named(name: Any) -> DiceModel:
    match = _OF_THROWS.fullmatch(name) if name not in _OTHERS else None
    if match and int(match[2]) <= MAX_THROWS:
        return _of_throws(DiceKind(match[1]), int(match[2]))
    return _OTHERS[name]


AnyDiceModel = Annotated[DiceModel, Must(FieldFault.ONE_OF, make=_named, known=NAMES)]
"""A dice model in JSON."""


def dice_model(name: object) -> DiceModel:
    """Return the dice model of that name, as it stands in commands, files and JSON.

    Raises:
        FieldError: if there is none.
    """
    found: DiceModel = read(AnyDiceModel, name, "dice_model")
    return found


@dataclass(frozen=True)
class Deal:
    """Where the dice land, by their places on the table, and the throws that did not count, in their order."""

    dice: Dice
    discarded: tuple[Dice, ...] = ()
