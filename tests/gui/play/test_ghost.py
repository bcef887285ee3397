# SPDX-License-Identifier: MIT
"""Turns of a game that is over or going on, and what a scene lets be seen of a ghost."""

from __future__ import annotations

import random

from engine_samples import play_at_random
from scenes import scene_of_record

from engine.game_review.hindsight import hindsight
from engine.games.game import Game, Scored
from engine.games.record import Record
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.play.ghost import Ghost, SameRolls, turns_of

GAMES = play_at_random(Game("turns"), random.Random(5))
GHOST = Ghost(Rival.GREEDY, play_at_random(Game("turns"), random.Random(6))[-1])
KNOWN = SameRolls(game_key(GAMES[0]), GHOST, perfect=GHOST.game, foresight=GHOST.game, earlier=GHOST.game)


def test_the_turns_of_a_game_add_up_to_what_its_scorecard_says():
    between = [game for game in GAMES if not game.has_rolled]
    for game in GAMES:
        turns = turns_of(game)
        assert [(turn.category, turn.points) for turn in turns] == [
            (event.category, event.points) for event in game.events if isinstance(event, Scored)
        ]
        assert [turn.total for turn in turns] == [one.points_so_far for one in between[1 : len(turns) + 1]]


def test_a_yahtzee_bonus_stands_with_its_turn():
    best = (hindsight(Game(f"bonus {number}")) for number in range(200))
    game = next(game for game in best if game.yahtzee_bonuses)
    turns = turns_of(game)
    assert sum(turn.bonus for turn in turns) == 100 * game.yahtzee_bonuses
    assert turns[-1].total == game.points_so_far


def test_in_every_mode_only_finished_turns_of_the_ghost_are_seen():
    for mode in CoachMode:
        for game in GAMES:
            scene = scene_of_record(mode, Record(game), same_rolls=KNOWN)
            assert scene.others.ghost_turns == GHOST.turns[: len(game.filled)]
            assert scene.others.own_turns == turns_of(game)


def test_perfect_play_and_foresight_are_seen_when_the_game_is_over():
    for game in GAMES:
        scene = scene_of_record(CoachMode.LIVE, Record(game), same_rolls=KNOWN)
        assert (scene.others.perfect is not None, scene.others.foresight is not None) == (game.is_over, game.is_over)


def test_what_is_known_of_other_dice_is_not_shown_beside_these():
    other = scene_of_record(CoachMode.LIVE, Record(Game("other")), same_rolls=KNOWN)
    assert (other.others.ghost, other.others.ghost_turns, other.others.first_result) == (None, (), None)
    assert scene_of_record(CoachMode.LIVE, same_rolls=KNOWN).others.ghost is None


def test_the_first_result_is_told_of_a_game_that_was_played_otherwise():
    assert (
        scene_of_record(CoachMode.OFF, Record(GAMES[-1]), same_rolls=KNOWN).others.first_result
        == GHOST.game.points_so_far
    )
    assert scene_of_record(CoachMode.OFF, Record(GHOST.game), same_rolls=KNOWN).others.first_result is None
