# SPDX-License-Identifier: MIT
"""What a key says aloud at any moment, for players who don't see the screen: the dice, the card, the others, the coach.

Each says what the window shows, and no more: all of it comes from the views of the parts that show it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.games.game import Game
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.view import seat_views
from yahtzee_gui.board.scorecard.view import score_rows
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.key_bindings import Action
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.warnings import Concern
from yahtzee_gui.words import announcing, games, names
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def standing_spoken(game: Game) -> str:
    """Return where `game` stands: the turn, the dice, the rolls left."""
    if game.is_over:
        return announcing.sentences([announcing.game_over(), games.final_score(game.points_so_far)])
    turn = tray_words.turn(game.turn, len(game.rules.boxes))
    if not game.has_rolled:
        return announcing.sentences([turn, tray_words.before_first_roll(game.turn)])
    return announcing.sentences([turn, announcing.dice_on_table(game.dice, game.rolls_left)])


def dice_spoken(scene: Scene) -> str:
    """Return the turn, the dice that are shown with the rolls left, and those that are kept; an opponent is named."""
    if scene.shown is None:
        return ""
    name = scene.watched.name if scene.watched is not None else ""
    kept = tray_words.keeping(scene.kept_dice) if scene.kept_dice else ""
    return announcing.sentences([name, standing_spoken(scene.shown), kept])


@of_its_game
def card_spoken(scene: Scene) -> str:
    """Return the player's own card, whosever is shown: total, bonuses, open boxes, then those that are filled."""
    if scene.match is not None:
        scene = replace(scene, choosing=replace(scene.choosing, seat=scene.match.person))
    rows = score_rows(scene)
    sums = [row.spoken for row in reversed(rows) if row.category is None]
    filled = [row.spoken for row in rows if row.category is not None and not row.is_open]
    opened = [row.name for row in rows if row.is_open]
    return announcing.sentences([*sums, announcing.open_boxes(opened) if opened else "", *filled])


@of_its_game
def others_spoken(scene: Scene) -> str:
    """Return the totals of the opponents, or of a ghost, with what they did last."""
    own = scene.match.person if scene.match is not None else None
    seats = [seat.spoken for place, seat in enumerate(seat_views(scene)) if place != own]
    return announcing.sentences(seats) or ghost_spoken(scene) or announcing.nobody_else()


@of_its_game
def ghost_spoken(scene: Scene) -> str:
    """Return where the ghost stands once a turn is over, and what it did in it; nothing without one."""
    seen = scene.others
    if seen.ghost is None or not seen.ghost_turns or not seen.own_turns:
        return ""
    last, total, name = seen.ghost_turns[-1], seen.own_turns[-1].total, names.rival(seen.ghost.rival)
    did = match_words.deed(last.category, last.points, last.bonus)
    return announcing.sentences([announcing.ghost_stands(name, last.total, last.total - total), f"{name}: {did}"])


@of_its_game
def coach_spoken(scene: Scene) -> str:
    """Return what the coach says: its warning while one is asked about, else what its card below the dice has."""
    question = scene.question
    if question is not None and question.concern is Concern.COSTLY and question.option is not None:
        return coach_words.warning(question.option, scene.goal)
    view = why_view(scene)
    said = [*(choice.spoken for choice in view.told), view.sentence, view.progress_text, view.remark]
    return announcing.sentences(said) or announcing.coach_is_silent()


ON_DEMAND: Mapping[Action, Callable[[Scene], str]] = {
    Action.SAY_DICE: dice_spoken,
    Action.SAY_CARD: card_spoken,
    Action.SAY_OTHERS: others_spoken,
    Action.SAY_COACH: coach_spoken,
}
