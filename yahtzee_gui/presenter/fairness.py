# SPDX-License-Identifier: MIT
"""The fairness view is what the fairness page shows: the seed, the faces rolled, how far they stray, and the luck.

Luck is worked out from values: of the game in progress it leaves this module only in the coach mode Live.
"""

from __future__ import annotations

import json
import shlex

from engine.coach.fairness import FEWEST_DICE, FaceCounts, add_faces, chi_square, faces_rolled
from engine.coach.review import Review
from engine.games.game import Game, Rolled
from engine.rules.dice import Dice
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.pages.fairness import FairnessView, LuckState
from yahtzee_gui.services.history.figures import History
from yahtzee_gui.services.history.finished_game import game_key

NO_HISTORY = History()


def check_command(seed: str) -> str:
    """Return a command that works out the first roll of the game with that seed, with nothing of this program.

    Any language with BLAKE2b does; Python is what this program runs on.
    """
    text = json.dumps(f"{seed}:1:1:0", ensure_ascii=False)
    code = f"import hashlib; print([b % 6 + 1 for b in hashlib.blake2b({text}.encode()).digest() if b < 252][:5])"
    return f"python3 -c {shlex.quote(code)}"


def fairness_view(history: History | None, game: Game | None, review: Review | None, mode: CoachMode) -> FairnessView:
    """Return what the fairness page shows of the games so far and of the current one.

    `review` is the review of `game`, if there is one, and `mode` the coach mode it is played in.
    """
    known = history or NO_HISTORY
    faces, games = _faces(known, game)
    state, first_roll = _luck_state(game, review, mode), _first_roll(game)
    return FairnessView(
        seed=game.seed if game is not None else None,
        is_fair=game is None or game.dice_model.is_fair,
        first_roll=first_roll,
        command=check_command(game.seed) if game is not None and first_roll else "",
        faces=faces,
        games=games,
        straying=chi_square(faces) if sum(faces) >= FEWEST_DICE else None,
        luck_state=state,
        luck=review.luck if state is LuckState.SHOWN and review is not None else None,
        total_luck=known.luck if known.graded_fair_games else None,
        finished_games=known.graded_fair_games,
    )


def _faces(history: History, game: Game | None) -> tuple[FaceCounts, int]:
    """Return the faces of all games with fair dice and the number of games: the current one once, if it has begun."""
    if game is None or not game.events or not game.dice_model.is_fair or game_key(game) in history.keys:
        return history.faces, history.fair_games
    return add_faces(history.faces, faces_rolled(game)), history.fair_games + 1


def _luck_state(game: Game | None, review: Review | None, mode: CoachMode) -> LuckState:
    if game is None:
        return LuckState.NOT_KNOWN
    if not game.dice_model.is_fair:
        return LuckState.NOT_FAIR
    if not game.is_over and not mode.hints_before:
        return LuckState.HIDDEN
    return LuckState.SHOWN if review is not None else LuckState.NOT_KNOWN


def _first_roll(game: Game | None) -> Dice:
    if game is None or not game.dice_model.is_fair:
        return ()
    return next((event.dice for event in game.events if isinstance(event, Rolled)), ())
