# SPDX-License-Identifier: MIT
"""An oversight is what a press of Roll may have overlooked: one press too many is never to roll a hand away.

It goes by what lies on the table alone, never by what options are worth, so it gives nothing away.
"""

from __future__ import annotations

from engine.games.game import Game, Kept
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.scoring import is_yahtzee
from engine.runtime.lazy_dataclass import dataclass


@dataclass(frozen=True)
class Oversight:
    """What a press of Roll would roll away: a hand, by its box, or one more die of the face that is kept.

    With neither, no die is kept and nothing was chosen: that may have been one press too many.
    """

    hand: Category | None = None
    face: int | None = None


def hand_on_table(game: Game) -> Category | None:
    """Return the box of the hand that lies there, if an open box scores it: Yahtzee, a straight, a full house.

    Of several it is the one that scores most, and a Yahtzee whenever it scores as a joker or earns a bonus.
    """
    position, rules = game.position, game.rules
    if position is None:
        return None
    hands = {box: points for box, points in position.allowed().items() if points and rules.box(box).is_whole_hand}
    if is_yahtzee(game.dice) and rules.yahtzee_box is not None and (hands or position.earns_yahtzee_bonus()):
        return rules.yahtzee_box
    return max(hands, key=lambda box: hands[box], default=None)


def oversight(game: Game, kept: Kept, *, is_touched: bool) -> Oversight | None:
    """Return what one press of Roll would overlook; nothing where the player marked a die, or chose a box."""
    if is_touched or not game.has_rolled or not game.can_roll(kept):
        return None
    stays: Dice = game.kept_dice(kept)
    hand = hand_on_table(game)
    if hand is not None and game.rules.box(hand).made_by(stays) is None:
        return Oversight(hand=hand)
    if len(set(stays)) == 1 and game.dice.count(stays[0]) > len(stays):
        return Oversight(face=stays[0])
    return None if stays else Oversight()
