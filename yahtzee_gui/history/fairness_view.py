# SPDX-License-Identifier: MIT
"""The fairness view is what the fairness page shows: the seed, the faces rolled, how far they stray, and the luck.

Luck is worked out from values: of the game in progress it shows as far as the timeline shows it.
"""

from __future__ import annotations

import json
import shlex

from engine.game_review.fairness import FEWEST_DICE, FaceCounts, add_faces, chi_square, faces_rolled
from engine.games.game import Game, Rolled
from engine.games.saved import own_record
from engine.rules.dice import Dice
from yahtzee_gui.history.fairness_page import FairnessView, LuckState
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import units

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
    state, first_roll = _luck_state(scene), _first_roll(game)
    return FairnessView(
        seed=game.seed if game is not None else None,
        is_fair=game is None or game.dice_model.is_fair,
        is_set_up=game is not None and game.begins is not None,
        first_roll=first_roll,
        command=check_command(game.seed) if game is not None and first_roll else "",
        faces=faces,
        games=games,
        straying=chi_square(faces) if sum(faces) >= FEWEST_DICE else None,
        luck_state=state,
        luck=_luck(scene, state),
        measure=scene.measure,
        total_luck=known.luck if known.games_of_luck else None,
        finished_games=known.games_of_luck,
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


def _luck_state(scene: Scene) -> LuckState:
    if scene.game is None:
        return LuckState.NOT_KNOWN
    if not scene.game.dice_model.is_fair:
        return LuckState.NOT_FAIR
    if scene.game.has_typed_dice:
        return LuckState.OWN_DICE
    if not scene.visibility.luck and scene.luck is not None:
        return LuckState.SO_FAR
    if not scene.visibility.luck and not scene.visibility.verdicts:
        return LuckState.HIDDEN
    return LuckState.SHOWN if scene.luck is not None else LuckState.NOT_KNOWN


def _luck(scene: Scene, state: LuckState) -> float | None:
    """Return the luck as it is written on the timeline, too: there the same may be seen of it."""
    if state is LuckState.SHOWN and scene.review is not None:
        return units.luck_of(scene.review)
    return scene.luck if state is LuckState.SO_FAR else None


def _first_roll(game: Game | None) -> Dice:
    if game is None or not game.dice_model.is_fair or game.has_typed_dice or game.begins is not None:
        return ()
    return next((event.dice for event in game.events if isinstance(event, Rolled)), ())
