# SPDX-License-Identifier: MIT
"""Scorecards, positions and games at random, and players for the engine's tests. All of it follows from a seed."""

from __future__ import annotations

import json
import random
from pathlib import Path

from audits import audited

from engine.games.game import Game
from engine.games.position import Position, check, most_yahtzee_bonuses, possible_points
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import ROLLS, dice_model
from engine.rules.scoring import RULE_SETS, rule_set

DATA = Path(__file__).parents[1] / "engine" / "data"
ALL_RULES = tuple(RULE_SETS.values())
RULES_TO_SOLVE = [*(rules for rules in ALL_RULES if rules.name != "full-joker"), *audited(RULE_SETS["full-joker"])]
"""The same as parameters of tests that take long: full jokers, which only change what may be scored, in audits only."""
YAHTZEES = tuple((face,) * 5 for face in range(1, 7))

# The fair-dice strategy against the demon, as Verhoeff published it: roll, keep, roll, keep, roll, points, box.
PUBLISHED_GAME = """
11236  6    12356  235  12356   1  aces
11236  6    11126  111  11134  10  three_of_a_kind
11236  3    11136  3    11356   0  four_of_a_kind
11126  6    11126  2    12355   2  twos
11226  6    12226  6    22246   0  yahtzee
12222  -    12222  -    12226   0  threes
23333  -    23333  -    22223   0  fours
12222  -    23333  -    22223   0  fives
12222  -    12222  -    22234   0  full_house
22555  -    23333  -    22223   0  sixes
22266  -    12222  -    22223   0  large_straight
22266  -    12222  -    11112   6  chance
56666  -    55666  -    56666   0  small_straight
"""


def scores_with(**points):
    """Return the tuple of scores with these boxes filled, by key."""
    return tuple(points.get(category.key) for category in CATEGORIES)


def scores_but(*open_boxes):
    """Return the tuple of scores with a zero in all boxes but those of these keys."""
    return tuple(None if category.key in open_boxes else 0 for category in CATEGORIES)


def by_key(filled):
    """Return filled boxes under their keys, as the slow twin names them."""
    return {category.key: points for category, points in filled.items()}


def random_scores(rng, open_boxes):
    """Return a scorecard with that many open boxes; what stands in the others can be scored there."""
    left_open = rng.sample(CATEGORIES, open_boxes)
    return tuple(
        None if category in left_open else rng.choice(sorted(possible_points(category))) for category in CATEGORIES
    )


def random_bonuses(rng, rules, scores):
    """Return a possible number of Yahtzee bonuses."""
    if not rules.yahtzee_bonus or scores[Category.YAHTZEE] != 50:
        return 0
    filled = {category: points for category, points in zip(CATEGORIES, scores, strict=True) if points is not None}
    return min(rng.randint(0, 2), most_yahtzee_bonuses(filled, rules))


def random_position(rng, rules, open_boxes, model="fair"):
    """Return a legal position with that many open boxes, any roll, any number of rolls left."""
    scores = random_scores(rng, open_boxes)
    dice = list(rng.choice(ROLLS))
    rng.shuffle(dice)
    rolls_left = rng.randrange(rules.rolls_per_turn)
    bonuses = random_bonuses(rng, rules, scores)
    return check(Position(tuple(dice), rolls_left, scores, bonuses, rules, dice_model(model)))


def joker_position(rng, rules, open_boxes, yahtzee, model="fair"):
    """Return a position with five alike on the table and `yahtzee` points (0 or 50) in the Yahtzee box."""
    scores = list(random_scores(rng, open_boxes))
    if scores[Category.YAHTZEE] is None:
        scores[rng.choice([box for box in CATEGORIES if scores[box] is not None])] = None
    scores[Category.YAHTZEE] = yahtzee
    rolls_left = rng.randrange(rules.rolls_per_turn)
    bonuses = random_bonuses(rng, rules, scores)
    return check(Position(rng.choice(YAHTZEES), rolls_left, tuple(scores), bonuses, rules, dice_model(model)))


def reference_positions():
    """Return (position, keeps, categories) of the positions that another program solved."""
    with open(DATA / "positions.jsonl", encoding="utf-8") as file:
        return [_reference(json.loads(line)) for line in file]


def _reference(given):
    position = Position(
        tuple(map(int, given["dice"])),
        given["rolls_left"],
        scores_with(**given["scores"]),
        given["yahtzee_bonuses"],
        rule_set(given["rules"]),
        dice_model(given["dice_model"]),
    )
    return check(position), given["keeps"], given["categories"]


# Players: given a game with dice on the table they return the next game.


def places_of(game, keep):
    """Return which places on the table to keep so that the faces of `keep` stay."""
    wanted, places = list(keep), []
    for face in game.dice:
        places.append(face in wanted)
        if face in wanted:
            wanted.remove(face)
    return tuple(places)


def take(game, option):
    """Return the game after doing what `option` says."""
    if option.category is not None:
        return game.score(option.category)
    return game.roll(places_of(game, option.keep))


def legal_options(analysis):
    """Return the options that are moves: keeping all five dice is none."""
    return [option for option in analysis.options if option.category is not None or option.is_reroll]


def play(game, analyzer, choose):
    """Play `game` to its end; `choose` picks one of the legal options, best first, of an analysis."""
    while not game.is_over:
        if not game.has_rolled:
            game = game.roll()
        game = take(game, choose(legal_options(analyzer.analyze(game.position))))
    return game


def best_option(options):
    """Choose the best option."""
    return options[0]


def careless_choice(seed):
    """Return a chooser that mostly finds a good option and sometimes takes any."""
    rng = random.Random(seed)
    return lambda options: rng.choice(options if rng.random() < 0.3 else options[:3])


def play_at_random(game, rng):
    """Play `game` to its end by random legal moves and return every snapshot, without asking what anything is worth."""
    games = [game]
    while not games[-1].is_over:
        games.append(_random_move(games[-1], rng))
    return games


def _random_move(game, rng):
    if not game.has_rolled:
        return game.roll()
    kept = tuple(rng.random() < 0.5 for _ in game.dice)
    if rng.random() < 0.6 and game.can_roll(kept):
        return game.roll(kept)
    return game.score(rng.choice([category for category in CATEGORIES if game.can_score(category)]))


def new_game(seed, rules):
    """Return a game at its start."""
    return Game(str(seed), rules)
