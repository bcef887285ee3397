# SPDX-License-Identifier: MIT
"""The coach panel: what a hint names is still to be had, and remarks say by what a choice was judged."""

from __future__ import annotations

from engine_samples import scores_with

from engine import api
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import rule_set
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.coach.why_view import aim, likely_endings
from yahtzee_gui.play.coach_state import TableState, TableStatus
from yahtzee_gui.words.names import category

READY = TableStatus(TableState.READY, 254.59)


def aimed_at(dice, scores, rolls=2):
    """Return the analysis of dice, where the turn ends with the best keep, and what a hint says first."""
    position = Position(dice, rolls, scores)
    analysis = api.advise(position)
    endings = api.explain(position, analysis.best.keep).endings
    return analysis, endings, aim(endings, analysis, analysis.best.keep)


def test_a_hint_says_what_there_is_more_to_gain_than_the_small_straight_on_the_table():
    _, endings, said = aimed_at((1, 2, 3, 4, 6), scores_with(threes=9, chance=20))
    assert likely_endings(endings)[0].category is Category.SMALL_STRAIGHT
    assert said == words.hint_more(Category.SMALL_STRAIGHT, Category.LARGE_STRAIGHT)
    assert said.startswith("You already have a small straight. There's more to gain: aim for Large straight")


def test_a_hint_names_what_is_not_there_yet():
    analysis, endings, said = aimed_at((3, 3, 4, 5, 6), scores_with(small_straight=30))
    boxes = [ending.category for ending in likely_endings(endings)]
    assert all(box.is_upper or not analysis.categories[box].points for box in boxes)
    assert said == words.hint_aim(boxes)


def test_a_hint_names_no_upper_box_of_whose_face_no_die_is_kept():
    analysis, endings, said = aimed_at((3, 3, 4, 5, 5), scores_with(chance=20), rolls=1)
    assert analysis.best.keep == (5, 5)
    assert [ending.category for ending in likely_endings(endings)] == [Category.ACES, Category.FIVES]
    assert said == words.hint_aim([Category.FIVES])


def test_a_hint_for_the_last_box_does_not_say_to_aim_for_it():
    filled = {box.key: 0 for box in CATEGORIES if box is not Category.CHANCE}
    _, _, said = aimed_at((2, 4, 4, 5, 6), scores_with(**filled))
    assert said == words.hint_last_box(category(Category.CHANCE))


def test_where_nothing_else_is_to_be_had_another_roll_adds_to_what_is_there():
    upper = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    lower = {"four_of_a_kind": 0, "full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 0}
    _, _, said = aimed_at((1, 1, 4, 4, 4), scores_with(**upper, **lower, chance=20))
    assert said == words.hint_more(Category.THREE_OF_A_KIND, None)


def test_chance_is_no_hand_that_is_there_already_in_other_games_either():
    rules = rule_set("yacht")
    scores = tuple(None if box.key in ("chance", "yahtzee") else 0 for box in rules.categories)
    analysis = api.advise(Position((2, 4, 4, 5, 6), 1, scores, rules=rules))
    endings = api.explain(analysis.position, analysis.best.keep).endings
    chance = next(box for box in rules.categories if box.key == "chance")
    assert chance in [ending.category for ending in likely_endings(endings)]
    assert aim(endings, analysis, analysis.best.keep) == words.hint_aim(
        [ending.category for ending in likely_endings(endings)]
    )
