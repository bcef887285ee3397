# SPDX-License-Identifier: MIT
"""One press too many rolls away no hand that an open box scores, in any game, and no die of the face that is kept."""

from __future__ import annotations

import pytest

from engine.games.game import begun_from
from engine.games.position import Position
from engine.rules.dice import WORST_OF_2
from engine.rules.scoring import rule_set
from yahtzee_gui.play.moments import Oversight, oversight

NOTHING = (False,) * 5


def looked_at(dice, keep, rules="free-joker", rolls_left=1, is_touched=False, bonuses=0, **filled):
    """Return what a press of Roll would overlook, each box by its key."""
    rules = rule_set(rules)
    scores = tuple(filled.get(category.key) for category in rules.categories)
    game = begun_from(Position(dice, rolls_left, scores, bonuses, rules), "seed")
    found = oversight(game, game.places_of(keep), is_touched=is_touched)
    return (found.hand.key if found.hand is not None else found.face) if found is not None else "nothing"


@pytest.mark.parametrize(
    ("dice", "keep", "hand"),
    [
        ((2, 2, 2, 2, 2), (2, 2, 2), "yahtzee"),
        ((6, 5, 6, 6, 5), (6, 6, 6), "full_house"),
        ((1, 2, 3, 4, 5), (2, 3, 4), "large_straight"),
        ((1, 2, 3, 4, 4), (2, 3, 4), "small_straight"),
        ((1, 2, 3, 4, 6), (1, 2, 3, 4), "nothing"),
        ((1, 2, 3, 4, 5), (), "large_straight"),
    ],
)
def test_a_hand_that_an_open_box_scores_is_not_rolled_away(dice, keep, hand):
    assert looked_at(dice, keep) == hand


@pytest.mark.parametrize(
    ("rules", "dice", "keep", "hand"),
    [
        ("yatzy", (1, 2, 3, 4, 5), (1, 2, 3, 4), "small_straight"),
        ("yatzy", (2, 3, 4, 5, 1), (2, 3, 4, 5), "small_straight"),
        ("yatzy", (1, 2, 3, 4, 6), (1, 2), "nothing"),
        ("yacht", (2, 3, 4, 5, 6), (2, 3), "large_straight"),
        ("generala", (1, 3, 4, 5, 6), (1, 3), "straight"),
        ("generala", (4, 4, 4, 4, 1), (4, 4, 4, 4), "nothing"),
        ("kniffel", (3, 3, 3, 3, 3), (3, 3), "yahtzee"),
    ],
)
def test_each_game_has_its_own_hands(rules, dice, keep, hand):
    assert looked_at(dice, keep, rules) == hand


def test_a_row_of_three_is_no_hand_in_rules_of_the_players_own():
    table = {"name": "Rows", "rolls_per_turn": 3, "upper_bonus": 0, "upper_bonus_at": 63, "extra_yahtzee": 0}
    table |= {
        "joker": "none",
        "in_order": False,
        "box": [{"key": "row", "straight": 3, "points": 10}, {"key": "chance"}],
    }
    assert looked_at((1, 2, 3, 5, 5), (1, 2), table) == "nothing"
    table["box"][0]["straight"] = 4
    assert looked_at((1, 2, 3, 4, 6), (1, 2), table) == "row"


def test_what_no_open_box_scores_is_no_hand():
    straight, house = (1, 2, 3, 4, 5), (6, 6, 6, 5, 5)
    assert looked_at(straight, (2, 3, 4), large_straight=0) == "small_straight"
    assert looked_at(straight, (2, 3, 4), large_straight=40, small_straight=0) == "nothing"
    assert looked_at(house, (5, 5, 6), full_house=25) == "nothing"


def test_a_later_yahtzee_is_one_where_it_scores_as_a_joker_or_earns_its_bonus():
    twos = (2, 2, 2, 2, 2)
    assert looked_at(twos, (), yahtzee=50) == "yahtzee"
    assert looked_at(twos, (), yahtzee=0, twos=6) == "yahtzee", "it scores as a full house"
    assert looked_at(twos, (), yahtzee=0) is None, "it has to go into Twos, as any four of them"
    assert looked_at(twos, (2, 2), "yatzy", yahtzee=50, full_house=0) == 2


def test_another_die_of_the_face_that_is_kept_is_not_rolled():
    assert looked_at((2, 2, 2, 5, 2), (2, 2, 2)) == 2
    assert looked_at((6, 1, 3, 4, 6), (6,)) == 6
    assert looked_at((2, 2, 5, 5, 2), (2, 2, 5, 5), full_house=25) == "nothing", "a pair of each is kept"
    assert looked_at((2, 2, 2, 5, 4), (2, 2, 2)) == "nothing"


def test_nothing_is_overlooked_by_who_has_chosen():
    assert looked_at((2, 2, 2, 2, 2), (2, 2, 2), is_touched=True) == "nothing"
    assert looked_at((1, 3, 4, 6, 6), (), is_touched=True) == "nothing"
    assert looked_at((1, 3, 4, 6, 6), ()) is None, "no die is kept"
    assert looked_at((2, 2, 2, 2, 2), (2, 2, 2), rolls_left=0) == "nothing", "there is no roll"


def test_no_values_are_needed_for_it():
    start = begun_from(Position((2, 2, 2, 2, 2), 1, dice_model=WORST_OF_2), "seed")
    assert oversight(start, NOTHING, is_touched=False).hand is not None
    assert oversight(begun_from(Position((1, 3, 4, 6, 6), 1), "seed"), NOTHING, is_touched=False) == Oversight()
