# SPDX-License-Identifier: MIT
"""Whole games: each strategy plays the dice of a seed by the rules, the same again, and as it says it does."""

from __future__ import annotations

from random import Random

import pytest

from engine.game_review.review import review
from engine.games.game import Game, Rolled, replay
from engine.rules.dice import DEMON
from engine.rules.scoring import RULE_SETS
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.players import by_strategy, by_value, play
from engine.strategies.strategies import PLAIN, strategy

FREE = RULE_SETS["free-joker"]


@pytest.mark.parametrize("one", PLAIN, ids=lambda one: one.name)
def test_a_strategy_plays_a_whole_game_and_the_same_again(one, table_of):
    player = finish(players.player(one, table_of(FREE)))
    start = Game("whole", FREE)
    game = play(start, by_strategy(player, start.seed))
    assert game.is_over
    assert replay(start, game.events)[-1] == game
    assert play(start, by_strategy(player, start.seed)) == game


def test_every_move_is_what_the_player_would_do_there(table_of):
    player = finish(players.player(strategy("mince"), table_of(FREE)))
    start = Game("moves", FREE)
    game = play(start, by_strategy(player, start.seed))
    for before, event in zip(replay(start, game.events), game.events, strict=False):
        if before.position is not None:
            choice = player.choose(before.position, Random(0))
            if isinstance(event, Rolled):
                assert before.kept_dice(event.kept) == choice
            else:
                assert event.category is choice


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.name)
def test_perfect_play_loses_nothing(rules, analyzer_of):
    for seed in range(5):
        game = play(Game(f"perfect {seed}", rules), by_value(analyzer_of(rules)))
        found = review(game, analyzer_of(rules))
        assert found.points_lost == 0.0
        assert all(decision.taken == decision.best for decision in found.decisions)


def test_what_a_strategy_leaves_to_chance_follows_from_the_seed(table_of):
    player = finish(players.player(strategy("random"), table_of(FREE)))
    start = Game("chance", FREE)
    assert play(start, by_strategy(player, "chance")) != play(start, by_strategy(player, "another"))


def test_dice_that_are_not_fair_are_refused(analyzer_of):
    with pytest.raises(ValueError, match="landed"):
        play(Game("x", FREE, DEMON), by_value(analyzer_of(FREE)))
