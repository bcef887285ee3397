# SPDX-License-Identifier: MIT
"""The fairness view is what the fairness page shows: the faces rolled, how far they stray, and the seed."""

from __future__ import annotations

import json
import shlex

from engine.game_review.fairness import FEWEST_DICE, FaceCounts, add_faces, chi_square, faces_rolled
from engine.games.game import Game, Rolled
from engine.games.saved import own_record
from engine.rules.dice import Dice
from yahtzee_gui.history.fairness_page import FairnessView
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.play.scene import Scene

NO_HISTORY = History()


def check_command(seed: str) -> str:
    """Return a command that works out the first roll of the game with that seed, with nothing of this program.

    Any language with BLAKE2b does; Python is what this program runs on.
    """
    text = json.dumps(f"{seed}:1:1:0", ensure_ascii=False)
    code = f"import hashlib; print([b % 6 + 1 for b in hashlib.blake2b({text}.encode()).digest() if b < 252][:5])"
    return f"python3 -c {shlex.quote(code)}"


def fairness_view(history: History | None, scene: Scene) -> FairnessView:
    """Return what the fairness page shows of the games so far and of the current one."""
    known, game = history or NO_HISTORY, scene.game
    faces, games = _faces(known, scene)
    first_roll = _first_roll(game)
    return FairnessView(
        seed=game.seed if game is not None else None,
        is_fair=game is None or game.dice_model.is_fair,
        is_set_up=game is not None and game.begins is not None,
        is_typed=game is not None and game.has_typed_dice,
        first_roll=first_roll,
        command=check_command(game.seed) if game is not None and first_roll else "",
        faces=faces,
        games=games,
        straying=chi_square(faces) if sum(faces) >= FEWEST_DICE else None,
    )


def _faces(history: History, scene: Scene) -> tuple[FaceCounts, int]:
    """Return the faces of all games with fair dice and the number of games: the current one once, if it has begun.

    Of a match it is the player's own game, as in the history.
    """
    record = own_record(scene.match) if scene.match is not None else scene.record
    if record is None or not record.game.events or not record.game.dice_model.is_fair:
        return history.faces, history.fair_games
    game = record.game
    if game_key(game, record.goal) in history.keys:
        return history.faces, history.fair_games
    return add_faces(history.faces, faces_rolled(game)), history.fair_games + 1


def _first_roll(game: Game | None) -> Dice:
    if game is None or not game.dice_model.is_fair or game.has_typed_dice or game.begins is not None:
        return ()
    return next((event.dice for event in game.events if isinstance(event, Rolled)), ())
