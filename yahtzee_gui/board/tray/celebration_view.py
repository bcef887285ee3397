# SPDX-License-Identifier: MIT
"""A moment as it is celebrated: one card, even for several that come together."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.game import Game, Scored
from engine.rules.scoring import upper_total
from yahtzee_gui.board.tray import celebration_words as words
from yahtzee_gui.board.tray.celebration import CelebrationView, Emblem
from yahtzee_gui.play.moments import Moment
from yahtzee_gui.play.oversights import hand_on_table
from yahtzee_gui.words import announcing, games
from yahtzee_gui.words.boxes import category, five_alike, speaking_of

_EMBLEMS = {
    Moment.FLAWLESS: Emblem.STAR,
    Moment.BEST: Emblem.MEDAL,
    Moment.YAHTZEE_BONUS: Emblem.DIE,
    Moment.UPPER_BONUS: Emblem.TICK,
    Moment.YAHTZEE: Emblem.DIE,
    Moment.LARGE_STRAIGHT: Emblem.DIE,
}


def celebration_view(moments: Sequence[Moment], game: Game, best_before: int | None = None) -> CelebrationView:
    """Return the card for `moments`, at least one, that came together in `game`: the greatest gives it its title.

    `best_before` is the highest score before the game, where that was beaten.
    """
    greatest, *others = sorted(moments)
    with speaking_of(game.rules):
        title, detail = _words(greatest, game, best_before)
        if others:
            detail = " · ".join(_words(moment, game, best_before)[0] for moment in others)
    return CelebrationView(
        _EMBLEMS[greatest],
        title,
        detail,
        face=next((event.dice[0] for event in reversed(game.events) if not isinstance(event, Scored)), 1),
        spoken=announcing.sentences([title, detail]),
        is_low=game.is_over,
    )


def celebration_spoken(moments: Sequence[Moment], view: CelebrationView) -> str:
    """Return what is said of a card aloud: not what the end page praises the game for, and says as well."""
    if Moment.BEST in moments:
        return games.flawless() if Moment.FLAWLESS in moments else ""
    return "" if Moment.FLAWLESS in moments else view.spoken


def _words(moment: Moment, game: Game, best_before: int | None) -> tuple[str, str]:
    last, rules, score = game.events[-1], game.rules, game.points_so_far
    if moment is Moment.FLAWLESS:
        return games.flawless(), words.nothing_lost()
    if moment is Moment.BEST:
        return words.new_best(score), words.better_than_before(score - (best_before or 0))
    done = rules.rolls_per_turn - game.rolls_left
    hand = hand_on_table(game)
    if moment is Moment.LARGE_STRAIGHT and hand is not None:
        return words.yahtzee(category(hand)), words.row_rolled(done, rules.rolls_per_turn)
    if moment is Moment.YAHTZEE or not isinstance(last, Scored):
        return words.yahtzee(five_alike(rules)), words.yahtzee_rolled(done, rules.rolls_per_turn)
    if moment is Moment.YAHTZEE_BONUS:
        return words.yahtzee_bonus(five_alike(rules), rules.yahtzee_bonus), words.yahtzee_bonus_with(
            last.category, last.points
        )
    return words.upper_bonus(rules.upper_bonus), words.upper_bonus_at(upper_total(game.filled), rules.upper_bonus_at)
