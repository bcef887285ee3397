# SPDX-License-Identifier: MIT
"""The schedule says when a mistake is asked again: in the next session, after three days, after ten.

A mistake put right is asked again after the next of these times, and three times right in a row is *fixed*. One made
again begins anew, in the next session; three times wrong in all is *parked*: it is asked only on request.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from enum import Enum

from engine.runtime.lazy_dataclass import dataclass

PAUSES = (timedelta(0), timedelta(days=3), timedelta(days=10))
"""How long it takes until a mistake is asked again, by how often in a row it was answered right."""
ENOUGH_RIGHT = len(PAUSES)
ENOUGH_WRONG = 3


class Stage(Enum):
    """How far the player is with a mistake."""

    NEW = "new"
    LEARNING = "learning"
    FIXED = "fixed"
    PARKED = "parked"


@dataclass(frozen=True)
class ScheduleCard:
    """How often one mistake was asked: `right` in a row since it was last wrong, `wrong` in all; due on `due`.

    It is due at once while that is None.
    """

    right: int = 0
    wrong: int = 0
    due: date | None = None

    @property
    def stage(self) -> Stage:
        """How far the player is with it."""
        if self.right >= ENOUGH_RIGHT:
            return Stage.FIXED
        if self.wrong >= ENOUGH_WRONG:
            return Stage.PARKED
        return Stage.LEARNING if self.right or self.wrong else Stage.NEW

    def is_due(self, today: date) -> bool:
        """Return whether it is to be asked in a session today."""
        is_open = self.stage in (Stage.NEW, Stage.LEARNING)
        # No card is put off longer than that: a clock was wrong when this one was written.
        return is_open and (self.due is None or self.due <= today or self.due - today > PAUSES[-1])

    def answered(self, today: date, *, found: bool) -> ScheduleCard:
        """Return the card after an answer today: a better choice was found at the first try, or it was not."""
        if not found:
            return replace(self, right=0, wrong=self.wrong + 1, due=today)
        right = self.right + 1
        is_to_come = right < ENOUGH_RIGHT and date.max - today > PAUSES[-1]
        return replace(self, right=right, due=today + PAUSES[right] if is_to_come else None)

    def taken_up(self) -> ScheduleCard:
        """Return a card that was parked as one that is asked again from the start."""
        return ScheduleCard() if self.stage is Stage.PARKED else self


UNASKED = ScheduleCard()
"""The card of a mistake that was never asked."""
