# SPDX-License-Identifier: MIT
"""The odds of one turn by itself: the chances of a target, and of chains beside best play for it.

What it works with is imported when it is asked for the first time: fractions take a while to import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.runtime.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from engine.one_turn.chain import Chance
    from engine.one_turn.odds import Odds


@dataclass(frozen=True)
class OddsQuestion:
    """A target of a turn, as `engine.one_turn.targets.target_of` reads it, with dice, their faces, and rolls."""

    target: str = "yahtzee"
    dice: int = 5
    faces: int = 6
    rolls: int = 3


@dataclass(frozen=True)
class OddsAnswer:
    """The answer to a question, or in a sentence of the engine why there is none."""

    question: OddsQuestion
    odds: Odds | None = None
    error: str = ""


@dataclass(frozen=True)
class ChainChances:
    """What the chain of this key gives, beside best play for its target."""

    key: str
    chances: tuple[Chance, ...]


def answer_to(question: OddsQuestion) -> OddsAnswer:
    """Return the chances of a target."""
    from engine.one_turn.odds import odds
    from engine.one_turn.spaces import OddsError

    try:
        return OddsAnswer(question, odds(question.target, question.dice, question.faces, question.rolls))
    except OddsError as error:
        return OddsAnswer(question, error=str(error))


def chain_beside(key: str) -> ChainChances:
    """Return what a chain gives, beside best play."""
    from engine.one_turn.chain import chances

    return ChainChances(key, chances(key))
