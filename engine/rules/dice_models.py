# SPDX-License-Identifier: MIT
"""A dice model says how the dice answer a keep: fairly, or with an eye on what the roll is worth to the player.

* ``fair``: every face is as likely.
* ``worst-of-N``, ``best-of-N``: the dice that are rolled are rolled N times, and the roll counts that leaves the
  player the lowest, or highest, value. N is 2 to 50.
* ``demon`` (Verhoeff): the roll that leaves the lowest value by the fair table. The player knows it and may outwit it.
* ``perfect-demon``: the roll that leaves the lowest value under best play against just these dice. What the player
  can expect is then what can be guaranteed.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import Annotated, Any

from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldFault, Must, read

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
