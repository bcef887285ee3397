# SPDX-License-Identifier: MIT
"""Hindsight: the game it returns replays, no player beats it, and brute force through the game finds no better."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import product

import pytest
from audits import daily
from engine_samples import ALL_RULES, RULES_TO_SOLVE, play_at_random

from engine.game_review.hindsight import hindsight, reachable_rolls
from engine.games.game import Game, replay
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON
from engine.rules.scoring import RULE_SETS, rule_set
from engine.strategies.players import by_value, play

FREE = RULE_SETS["free-joker"]
_ALL_KEEPS = tuple(product((False, True), repeat=5))


def ends_of_turn(game):
    """Return the dice, in order of their faces, that a turn of `game` can end with: every keep of places is rolled."""
    here = {game.roll().dice: game.roll()}
    found = dict(here)
    while here:
        rolled = [one.roll(kept) for one in here.values() for kept in _ALL_KEEPS if one.can_roll(kept)]
        here = {one.dice: one for one in rolled}
        found |= here
    return {tuple(sorted(dice)): one for dice, one in found.items()}


def most_points(game):
    """Return the most points that `game` can end with: every ending of every turn in every box."""

    @lru_cache(None)
    def ends(turn):
        return tuple(ends_of_turn(first_of[turn]).values())

    @lru_cache(None)
    def most(scores, bonuses):
        standing = Game(game.seed, game.rules, scores=scores, yahtzee_bonuses=bonuses)
        if standing.is_over:
            return standing.points_so_far
        first_of.setdefault(standing.turn, standing)
        best = 0
        for end in ends(standing.turn):
            there = Game(game.seed, game.rules, scores=scores, yahtzee_bonuses=bonuses, dice=end.dice, rolls_left=0)
            for box in CATEGORIES:
                if there.can_score(box):
                    after = there.score(box)
                    best = max(best, most(after.scores, after.yahtzee_bonuses))
        return best

    first_of = {}
    return most(game.scores, game.yahtzee_bonuses)


def nearly_full(seed, rules, open_boxes, **filled):
    """Return a game of which only `open_boxes` are open, with `filled` points by key and 0 in all other boxes."""
    scores = tuple(None if box.key in open_boxes else filled.get(box.key, 0) for box in CATEGORIES)
    return Game(seed, rules, scores=scores)


OPEN = (
    ("sixes", "large_straight"),
    ("yahtzee", "four_of_a_kind", "aces"),
    ("full_house", "small_straight", "twos"),
    ("threes", "fours"),
    ("fives", "sixes", "chance"),
)
UPPER = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}


@pytest.mark.parametrize("rules", daily(RULES_TO_SOLVE, 2), ids=lambda rules: rules.name)
@pytest.mark.parametrize("open_boxes", daily(OPEN, 2), ids="-".join)
def test_brute_force_finds_no_better_end(rules, open_boxes):
    for number, first_yahtzee in enumerate((50, 0)):
        game = nearly_full(f"twin {number}", rules, open_boxes, **UPPER, yahtzee=first_yahtzee)
        assert hindsight(game).points_so_far == most_points(game)


def with_a_yahtzee_within_reach(rules, open_boxes, **filled):
    """Return the first game whose next turn can end with five alike."""
    games = (nearly_full(f"joker {number}", rules, open_boxes, **filled) for number in range(1000))
    return next(
        game for game in games if any(len(set(r)) == 1 for r in reachable_rolls(game.seed, game.turn, game.rules))
    )


@pytest.mark.parametrize("rules", daily(RULES_TO_SOLVE, 6), ids=lambda rules: rules.name)
@pytest.mark.parametrize(
    "open_boxes", [("full_house", "large_straight"), ("sixes", "small_straight"), ("aces", "twos")]
)
@pytest.mark.parametrize("first_yahtzee", [50, 0])
def test_jokers_and_yahtzee_bonuses_are_those_of_the_rules(rules, open_boxes, first_yahtzee):
    game = with_a_yahtzee_within_reach(rules, open_boxes, **UPPER, yahtzee=first_yahtzee)
    assert hindsight(game).points_so_far == most_points(game)


@pytest.mark.parametrize("rolls", [1, 2, 4])
def test_any_number_of_rolls_per_turn(rolls):
    game = nearly_full("rolls", rule_set("free-joker", rolls), ("yahtzee", "sixes"), **UPPER)
    assert set(reachable_rolls(game.seed, game.turn, game.rules)) == set(ends_of_turn(game))
    assert hindsight(game).points_so_far == most_points(game)


@pytest.mark.parametrize(
    ("rules", "games"),
    [(ALL_RULES[0], 3), *(pytest.param(rules, 12, marks=pytest.mark.audit) for rules in ALL_RULES)],
    ids=lambda value: getattr(value, "name", None),
)
def test_the_game_replays_to_its_score_and_no_other_play_of_the_dice_beats_it(rules, games, analyzer_of):
    rng = random.Random(7)
    perfect = by_value(analyzer_of(rules))
    for number in range(games):
        start = Game(f"dice {number}", rules)
        best = hindsight(start)
        assert best.is_over
        assert replay(start, best.events)[-1] == best
        assert best.points_so_far > play(start, perfect).points_so_far
        assert best.points_so_far > play_at_random(start, rng)[-1].points_so_far


def test_it_rolls_no_more_than_it_has_to():
    best = hindsight(Game("dice 1", FREE))
    for turn, game in ((game.turn, game) for game in replay(best.start, best.events) if game.has_rolled):
        ways = reachable_rolls(best.seed, turn, FREE)
        if game.rolls_left == 0:
            assert len(ways[tuple(sorted(game.dice))]) == 2


def test_it_goes_on_from_where_a_game_stands_between_two_turns():
    begun = Game("dice 1", FREE).roll().score(Category.CHANCE)
    end = hindsight(begun)
    assert end.events[: len(begun.events)] == begun.events
    assert end.points_so_far <= hindsight(begun.start).points_so_far
    assert hindsight(end) == end


def test_dice_that_are_not_fair_and_turns_that_have_begun_are_refused():
    with pytest.raises(ValueError, match="dice_model: "):
        hindsight(Game("x", FREE, DEMON))
    with pytest.raises(ValueError, match="dice: "):
        hindsight(Game("x", FREE).roll())
