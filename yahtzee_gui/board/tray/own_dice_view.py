# SPDX-License-Identifier: MIT
"""The dice tray while it asks what was rolled with dice of the player's own."""

from __future__ import annotations

from dataclasses import replace

from engine.rules.dice import DICE_PER_ROLL
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import TrayView
from yahtzee_gui.play.own_dice import TypedRoll
from yahtzee_gui.play.scene import Scene


def entering(scene: Scene, view: TrayView) -> TrayView:
    """Return `view` with a roll that is typed in the place of the dice."""
    if scene.typed is None or scene.record is None:
        return view
    faces = scene.entered
    missing = faces.count(None)
    is_slip = scene.typed.slip is not None
    told = _told(scene, view) if not is_slip else ""
    return replace(
        view,
        faces=faces,
        kept=scene.typed.kept(scene.record),
        left_over=(),
        can_keep=False,
        sentence=told,
        shorter=view.shorter if told == view.sentence else (),
        headline=tray_words.correct_it() if is_slip else _question(scene),
        value="",
        verdict=None,
        caption=_how(scene, scene.typed, missing),
        answer=(),
        key="",
        can_press=not is_slip,
        waits=False,
        why_not="",
        enters=True,
        cursor=faces.index(None) if missing else None,
    )


def _told(scene: Scene, view: TrayView) -> str:
    """Return what the turn before brought, or what is kept, above the question, which names who is asked."""
    if scene.match is not None and scene.game is not None and not scene.game.has_rolled:
        return view.sentence
    return view.sentence or view.headline if view.left_over or any(view.kept) else ""


def _question(scene: Scene) -> str:
    """Return what is asked: with several people at the table by name."""
    match = scene.match
    if match is not None and match.to_move is not None and sum(seat.is_person for seat in match.seats) > 1:
        return match_words.what_did_they_roll(match.seats[match.to_move].name)
    return tray_words.what_did_you_roll()


def _how(scene: Scene, typed: TypedRoll, missing: int) -> str:
    """Return how it is answered."""
    if typed.slip is not None:
        return tray_words.type_it_again()
    if missing == DICE_PER_ROLL and not (scene.game is not None and scene.game.has_rolled):
        return tray_words.type_five()
    return tray_words.type_rest(missing) if typed.faces else tray_words.type_roll(missing)
