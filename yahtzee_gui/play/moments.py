# SPDX-License-Identifier: MIT
"""A moment is something in a game worth celebrating: plain to see on the dice or the scorecard, or the game is over.

What is done again after an undo, and what was left for another line, was celebrated when it happened first. An
oversight is a hand that a press of Roll may have missed: one press too many is never to roll it away.

Nothing here follows from what options are worth, so it gives nothing away, but for the flawless game, which is told
once the game is over.
"""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from itertools import takewhile

from engine.game_review.review import Review
from engine.games.game import Game, Kept, Rolled, Scored
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.scoring import is_yahtzee, upper_total
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


class Moment(IntEnum):
    """The moments, the greatest first."""

    FLAWLESS = 1
    BEST = 2
    YAHTZEE_BONUS = 3
    UPPER_BONUS = 4
    YAHTZEE = 5
    LARGE_STRAIGHT = 6


def is_news(before: Record | None, after: Record) -> bool:
    """Return whether `after` is `before` with one more event that has never happened in that game."""
    if before is None or before.game.start != after.game.start:
        return False
    events = after.game.events
    if not events or before.game.events != events[:-1] or before.undone[:1] == events[-1:]:
        return False
    return all(line[: len(events)] != events for line in before.taken_back)


def moments_of_event(game: Game) -> tuple[Moment, ...]:
    """Return what the last event of `game` brought, the greatest first."""
    if not game.events:
        return ()
    last = game.events[-1]
    if isinstance(last, Rolled):
        found = _of_dice(game, last.dice)
        return (found,) if found is not None and found not in _before_in_turn(game) else ()
    return tuple(_of_score(game, last))


def moments_of(
    record: Record, report: Review | None = None, best_before: int | None = None, first_result: int | None = None
) -> list[Moment]:
    """Return what the last event brought, and the end of a game that is over, of which `report` is all that is known.

    `best_before` and `first_result` are those of `is_new_best`.
    """
    found = list(moments_of_event(record.game))
    if record.game.is_over and is_new_best(record, best_before, first_result):
        found.append(Moment.BEST)
    if report is not None and is_flawless(record, report, first_result):
        found.append(Moment.FLAWLESS)
    return found


def _of_dice(game: Game, dice: Dice) -> Moment | None:
    """Return what dice of the turn in play are: a Yahtzee, or five in a row that an open box scores."""
    if is_yahtzee(dice):
        return Moment.YAHTZEE
    hand = hand_on_table(replace(game, dice=dice))
    made = game.rules.box(hand).made_by(dice) if hand is not None else None
    return Moment.LARGE_STRAIGHT if len(set(made or ())) == DICE_PER_ROLL else None


def _before_in_turn(game: Game) -> set[Moment | None]:
    earlier = takewhile(lambda event: not isinstance(event, Scored), reversed(game.events[:-1]))
    return {_of_dice(game, event.dice) for event in earlier if isinstance(event, Rolled)}


def _of_score(game: Game, last: Scored) -> list[Moment]:
    found = []
    if last.bonus and game.rules.yahtzee_bonus:
        found.append(Moment.YAHTZEE_BONUS)
    total, rules = upper_total(game.filled), game.rules
    if rules.upper_bonus and last.category.is_upper and total >= rules.upper_bonus_at > total - last.points:
        found.append(Moment.UPPER_BONUS)
    return found


def is_new_best(record: Record, best_before: int | None, first_result: int | None = None) -> bool:
    """Return whether the score of a game that is over beats the best one before, which a first game cannot.

    `first_result` is the score with which the same game was finished before: then that one stays, and counts.
    """
    is_own = not record.is_coached and first_result is None
    return is_own and best_before is not None and record.game.points_so_far > best_before


def is_flawless(record: Record, review: Review, first_result: int | None = None) -> bool:
    """Return whether no decision of a game that is over lost a point, without help from the coach or known dice."""
    return not record.is_coached and first_result is None and review.is_flawless
