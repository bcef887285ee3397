# SPDX-License-Identifier: MIT
"""Choosing is how far the player is with a choice: what is chosen, typed and asked for before the game goes on.

It never changes: the controller holds the next one, and begins anew when the game goes on.
"""

from __future__ import annotations

from engine.games.game import Event
from engine.games.record import Record
from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.play.own_dice import NOTHING_TYPED, TypedRoll
from yahtzee_gui.play.visibility import Hint


@dataclass(frozen=True)
class Choosing:
    """What the player did at one moment of a game; which dice are kept the game itself knows.

    Attributes:
        hint: how much a hint has told; None if none was asked for.
        has_marked: whether a die was marked, or let go of, since the dice landed.
        box: the open box that is chosen and not scored yet.
        is_landing: whether the dice just rolled are still in the air.
        dealing: the record whose dice are on their way, where they are not fair.
        seat: the seat whose scorecard was asked for; None for that of the player to move.
        typed: what has been typed of a roll with dice of the player's own.
        added: the places of the dice that were kept by typing their faces, in that order.
        is_skipping: whether the turns of opponents are done at once, until the next person is to move.
        reconsidered: what the player was about to do and thought over, the last such choice.
        was_warned: whether it was said what a press of Roll would roll away.
    """

    hint: Hint | None = None
    has_marked: bool = False
    box: Category | None = None
    is_landing: bool = False
    dealing: Record | None = None
    seat: int | None = None
    typed: TypedRoll = NOTHING_TYPED
    added: tuple[int, ...] = ()
    is_skipping: bool = False
    reconsidered: Event | None = None
    was_warned: bool = False

    @property
    def is_touched(self) -> bool:
        """Whether the player has marked a die since they landed, or a box is chosen."""
        return self.has_marked or self.box is not None

    @property
    def may_roll_anyway(self) -> bool:
        """Whether Roll rolls though it was said what it rolls away: nothing was chosen since."""
        return self.was_warned and not self.is_touched


NOTHING_CHOSEN = Choosing()
