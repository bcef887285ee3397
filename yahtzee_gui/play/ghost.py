# SPDX-License-Identifier: MIT
"""A ghost is a rival's game with the same dice, which the player races turn by turn.

How much of it may be seen, `yahtzee_gui.play.visibility` says: never a turn that the player has still to finish.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.games.game import Game, Scored
from engine.rules.categories import Category
from engine.rules.scoring import RuleSet, points_so_far
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.play.finished_game import GameKey


@dataclass(frozen=True)
class Turn:
    """A turn that is over: the box, its points, the Yahtzee bonus if it earned one, and the total of all points."""

    category: Category
    points: int
    bonus: int
    total: int


def turns_of(game: Game) -> tuple[Turn, ...]:
    """Return the turns of `game` that are over."""
    turns: list[Turn] = []
    filled: dict[Category, int] = {}
    bonuses = 0
    for event in game.events:
        if isinstance(event, Scored):
            filled[event.category] = event.points
            bonuses += event.bonus
            total = points_so_far(game.rules, filled, bonuses)
            turns.append(Turn(event.category, event.points, game.rules.yahtzee_bonus * event.bonus, total))
    return tuple(turns)


@dataclass(frozen=True)
class Ghost:
    """Whose play it is, and the whole game; None until it has been played."""

    rival: Rival
    game: Game | None = None

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """All its turns; none until they are known."""
        return turns_of(self.game) if self.game is not None else ()


@dataclass(frozen=True)
class SameDice:
    """What others make of the dice of one game.

    Attributes:
        key: which game it is.
        ghost: whom the player races; None without a race.
        perfect, foresight: perfect play, and the most that could have been made of these dice; None until asked for.
        earlier: the game that was finished with these dice before; None if none was.
    """

    key: GameKey | None = None
    ghost: Ghost | None = None
    perfect: Game | None = None
    foresight: Game | None = None
    earlier: Game | None = None


NOTHING_KNOWN = SameDice()

_ANY_CARD = (Rival.NOBODY, Rival.EARLIER, Rival.PERFECT, Rival.GREEDY)
_NO_STRATEGY = (Rival.NOBODY, Rival.EARLIER)


def can_race(rival: Rival, rules: RuleSet) -> bool:
    """Return whether a rival can play by these rules: some know Yahtzee's boxes only, none points for a first roll."""
    if rules.counts_first_rolls:
        return rival in _NO_STRATEGY
    return rules.is_yahtzee or rival in _ANY_CARD
