# SPDX-License-Identifier: MIT
"""The turn service works out one turn by itself: the chances of a target, and of chains beside best play for it.

What it works with is imported when it is asked for the first time: fractions take a while to import.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency

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


class TurnService(QObject):
    """Answers questions about a turn, the newest one only.

    Signals:
        told: an `OddsAnswer`.
        chainTold: the `ChainChances` asked for last.
    """

    told = Signal(OddsAnswer)
    chainTold = Signal(ChainChances)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue = queue

    # ---- called on the GUI thread ----

    def ask(self, question: OddsQuestion) -> None:
        """Work out the chances of a target; ends in `told`."""
        self._queue.put(Urgency.EXERCISE, partial(self._answer, question), slot=(self, "odds"))

    def ask_chain(self, key: str) -> None:
        """Set a chain beside best play; ends in `chainTold`."""
        self._queue.put(Urgency.EXERCISE, partial(self._compare, key), slot=(self, "chain"))

    # ---- run on the builder ----

    def _answer(self, question: OddsQuestion) -> None:
        from engine.one_turn.odds import odds
        from engine.one_turn.spaces import OddsError

        try:
            found = odds(question.target, question.dice, question.faces, question.rolls)
        except OddsError as error:
            self.told.emit(OddsAnswer(question, error=str(error)))
        else:
            self.told.emit(OddsAnswer(question, found))

    def _compare(self, key: str) -> None:
        from engine.one_turn.chain import chances

        self.chainTold.emit(ChainChances(key, chances(key)))
