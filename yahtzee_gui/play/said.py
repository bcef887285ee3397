# SPDX-License-Identifier: MIT
"""What the coach has said of the game in play, as far as it is true of the game as it is now. It never changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from engine.game_review.review import Review
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.play.explaining import Comparison, Inquiry

if TYPE_CHECKING:
    from engine.matches.win_chances import Outlook


@dataclass(frozen=True)
class Said:
    """What is known of a game and of the match that it belongs to.

    Attributes:
        review: the coach's view of exactly that game, as far as it is known; None until it has come.
        answers: the explanations that are there, of those that were asked for.
        progress: how much is done, 0 to 1, of the chances that the decision to be made waits for; None if they failed.
        outlook: how the match may end for everybody, as it was told last; None where others stand otherwise by now.
        is_outlook_current: whether that goes by the player's own card as it is, too.
        follows: the chance of winning that follows from the choice made last; None where it isn't known.
        is_behind: whether others have finished turns since what the review says of the match.
        seats: of a match that is over the reviews of all seats by expected scores; none until they are known.
        passed: the review of the person who handed the screen on; None once the next one has rolled.
    """

    review: Review | None = None
    answers: Mapping[Inquiry, Comparison] = field(default_factory=dict)
    progress: float | None = 0.0
    outlook: Outlook | None = None
    is_outlook_current: bool = True
    follows: float | None = None
    is_behind: bool = False
    passed: Review | None = None
    seats: tuple[Review, ...] = ()


NOTHING_SAID = Said()
