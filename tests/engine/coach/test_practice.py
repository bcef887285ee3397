# SPDX-License-Identifier: MIT
"""What a decision was about follows from the two options alone; what there is to practise from all mistakes."""

from __future__ import annotations

import random

import pytest
from engine_samples import new_game, play_at_random

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict, verdict
from engine.coach.practice import Topic, to_practise, topic
from engine.coach.review import Decision, review
from engine.games.game import Game
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES


def keep(faces, lost=0.0):
    return Option(250.0 - lost, lost, verdict(lost), keep=tuple(map(int, faces)))


def box(category, points, lost=0.0):
    return Option(250.0 - lost, lost, verdict(lost), category=category, points=points)


@pytest.mark.parametrize(
    ("chosen", "best", "found"),
    [
        ("46", "33", Topic.PAIRS_OR_STRAIGHTS),
        ("333", "2345", Topic.PAIRS_OR_STRAIGHTS),
        ("33", "3355", Topic.TWO_GROUPS),
        ("33355", "333", Topic.TWO_GROUPS),
        ("2345", "2255", Topic.TWO_GROUPS),
        ("", "6", Topic.HOW_MANY),
        ("225", "22", Topic.HOW_MANY),
        ("234", "2345", Topic.HOW_MANY),
        ("5", "345", Topic.HOW_MANY),
        ("11", "55", Topic.WHICH_FACE),
        ("6", "33", Topic.WHICH_FACE),
        ("1", "5", Topic.WHICH_FACE),
        ("6", "345", Topic.STRAIGHTS),
        ("123", "345", Topic.STRAIGHTS),
        ("1346", "345", Topic.STRAIGHTS),
        ("1346", "66", Topic.OTHER_KEEP),
        ("16", "55", Topic.OTHER_KEEP),
        ("116", "66", Topic.OTHER_KEEP),
    ],
)
def test_two_keeps(chosen, best, found):
    assert topic(keep(chosen), keep(best)) is found
    assert topic(keep(best), keep(chosen)) is found


@pytest.mark.parametrize(
    ("chosen", "best", "found"),
    [
        ((Category.ACES, 0), (Category.YAHTZEE, 0), Topic.BOX_TO_GIVE_UP),
        ((Category.CHANCE, 17), (Category.FOUR_OF_A_KIND, 0), Topic.BOX_TO_GIVE_UP),
        ((Category.CHANCE, 22), (Category.SIXES, 12), Topic.CHANCE),
        ((Category.TWOS, 8), (Category.FOUR_OF_A_KIND, 14), Topic.UPPER_OR_LOWER),
        ((Category.ACES, 1), (Category.SIXES, 6), Topic.OTHER_BOX),
        ((Category.THREE_OF_A_KIND, 25), (Category.FULL_HOUSE, 25), Topic.OTHER_BOX),
    ],
)
def test_two_boxes(chosen, best, found):
    assert topic(box(*chosen), box(*best)) is found
    assert topic(box(*best), box(*chosen)) is found


def test_a_box_against_a_keep_is_about_rolling_on():
    assert topic(box(Category.FULL_HOUSE, 25), keep("333")) is Topic.ROLL_OR_STOP
    assert topic(keep("333"), box(Category.FULL_HOUSE, 25)) is Topic.ROLL_OR_STOP


def test_every_topic_comes_up_in_games_played_at_random(analyzer_of):
    found = set()
    for seed in range(30):
        game = play_at_random(new_game(seed, DEFAULT_RULES), random.Random(seed))[-1]
        found |= {topic(d.chosen, d.best) for d in review(game, analyzer_of(DEFAULT_RULES)).counted if d.points_lost}
        if found == set(Topic):
            return
    raise AssertionError(f"never seen: {set(Topic) - found}")


def mistake(best, chosen):
    """Return a decision in which `chosen` was taken and `best` was best; only its options matter here."""
    before = Game("1").roll()
    return Decision(1, 1, before, Analysis(before.position, (best, chosen)), chosen, chosen)


def test_what_lost_most_together_is_practised_before_what_cost_most_at_once():
    boxes = [mistake(box(Category.ACES, 0), box(Category.CHANCE, 15, lost)) for lost in (2.0, 1.5)]
    pairs = [mistake(keep("33"), keep("46", lost)) for lost in (0.5, 0.6, 0.7)]
    once = mistake(keep("55"), keep("11", 6.0))
    practice = to_practise([pairs[0], once, *boxes, *pairs[1:]])
    assert practice.topic is Topic.BOX_TO_GIVE_UP
    assert practice.mistakes == tuple(boxes)
    assert practice.points_lost == 3.5


def test_without_a_habit_it_is_what_the_costliest_mistake_was_about():
    one, other = mistake(keep("33"), keep("46", 1.0)), mistake(keep("55"), keep("11", 6.0))
    assert to_practise([one, other]).topic is Topic.WHICH_FACE
    assert to_practise([one]).topic is Topic.PAIRS_OR_STRAIGHTS
    assert to_practise([]) is None


def test_a_first_choice_that_was_taken_back_is_what_is_practised():
    first, best = keep("46", 3.0), keep("33")
    assert first.verdict is Verdict.MISTAKE
    before = Game("1").roll()
    decision = Decision(1, 1, before, Analysis(before.position, (best, first)), best, first)
    assert decision.was_taken_back
    assert to_practise([decision]).topic is Topic.PAIRS_OR_STRAIGHTS
