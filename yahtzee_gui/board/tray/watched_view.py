# SPDX-License-Identifier: MIT
"""The turn of an opponent in a match as the dice tray shows it."""

from __future__ import annotations

from engine.games.game import Game, Rolled
from engine.games.match import Match, Seat
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.view import about
from yahtzee_gui.board.tray import words
from yahtzee_gui.board.tray.page import TrayView
from yahtzee_gui.play.ghost import turns_of
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words.boxes import of_its_game


def last_dice(game: Game) -> Dice:
    """Return the dice that were rolled last; nothing before the first roll."""
    return next((event.dice for event in reversed(game.events) if isinstance(event, Rolled)), ())


def dice_before(scene: Scene) -> Dice:
    """Return the dice that lie there before a roll: those of the player who moved before."""
    match = scene.match
    if match is None or match.to_move is None:
        return ()
    return last_dice(match.seats[match.to_move - 1].game)


def round_told(match: Match) -> tuple[str, str, str]:
    """Return what the others made of their last turns since that of the person in play, in that order, ever shorter.

    First with what they rolled, then without, and at last only the points: each of them is named in all. The dice that
    still lie there are those of the last one.
    """
    whole, deeds, points = [], [], []
    for seat in (*match.seats[match.person + 1 :], *match.seats[: match.person]):
        turns = turns_of(seat.game)
        if turns:
            last = turns[-1]
            deed = match_words.deed(last.category, last.points, last.bonus)
            whole.append(match_words.rolled_and_did(seat.name, last_dice(seat.game), deed))
            deeds.append(match_words.did(seat.name, deed))
            points.append(match_words.did(seat.name, str(last.points + last.bonus)))
    return " · ".join(whole), " · ".join(deeds), " · ".join(points)


@of_its_game
def watched_tray(scene: Scene, seat: Seat) -> TrayView:
    """Return what the tray shows of the turn of an opponent: its dice, and what it keeps."""
    game, kept = seat.game, seat.record.kept
    done = game.rules.rolls_per_turn - game.rolls_left if game.has_rolled else 0
    return TrayView(
        title=match_words.turn_of(seat.name, game.turn, len(game.rules.boxes)),
        rolls=words.rolls(done, game.rules.rolls_per_turn),
        rolls_done=done,
        rolls_per_turn=game.rules.rolls_per_turn,
        faces=game.dice or (None,) * DICE_PER_ROLL,
        left_over=() if game.has_rolled else dice_before(scene),
        kept=kept,
        headline=_headline(scene, seat),
        caption=about(seat),
        button=match_words.skip(),
        can_press=True,
        skips=True,
        works=not (scene.table.is_ready and game.has_rolled) or scene.is_skipping,
        why_not=match_words.how_to_skip(),
        by_face=scene.record is not None and scene.record.own_dice,
    )


def _headline(scene: Scene, seat: Seat) -> str:
    if not scene.table.is_ready:
        return match_words.waits_for_table(seat.name)
    if scene.is_skipping:
        return match_words.is_skipping()
    if not seat.game.has_rolled:
        return match_words.is_thinking(seat.name)
    if not any(seat.record.kept):
        return match_words.looks_at_dice(seat.name)
    return match_words.keeps(seat.name, seat.game.kept_dice(seat.record.kept))
