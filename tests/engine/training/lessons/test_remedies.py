# SPDX-License-Identifier: MIT
"""A mistake leads to the lesson that would have found the best choice, or is beyond the course, whatever its theme."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.games.position import NO_SCORES, Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.effects import pupil
from engine.training.lessons.exercise import judge
from engine.training.lessons.game_pool import GamePool
from engine.training.lessons.remedies import remedy_for
from engine.training.themes import Theme, theme_of


@pytest.fixture(scope="module")
def pool(delivery_of):
    return GamePool(delivery_of(DEFAULT_RULES).table)


def scores(**filled):
    return tuple(filled.get(box.key) for box in CATEGORIES)


def test_who_obeyed_a_lesson_is_not_sent_there_again(pool):
    filled = scores(twos=8, fours=12, fives=15, sixes=18)
    analysis = pool.analyzer.analyze(Position((3, 3, 3, 6, 6), 2, filled))
    assert theme_of(analysis) is Theme.MADE_HAND
    assert analysis.best.keep == (3, 3, 3)
    remedy = remedy_for(pool, analysis)
    assert remedy.lesson is None
    assert remedy.says.category is Category.FULL_HOUSE


def test_the_lesson_is_the_first_one_from_which_on_the_best_is_found(pool):
    for position in (Position((1, 2, 4, 4, 6), 2, NO_SCORES), Position((6, 6, 6, 1, 1), 2, NO_SCORES)):
        analysis = pool.analyzer.analyze(position)
        lesson = remedy_for(pool, analysis).lesson
        found = [
            (choice := pool.choice(pupil(one.value), position)) is not None and judge(analysis, choice).is_found
            for one in Lesson
        ]
        assert all(found[lesson.value - 1 :])
        assert lesson is Lesson.PAIRS or not found[lesson.value - 2]
    assert lesson is Lesson.HIGH_THREES


def test_aces_which_are_the_first_box_are_a_choice_like_any_other(pool):
    games = islice(pool.games(("greedy",), "aces"), 5)
    last_rolls = [one for _, positions in games for one in positions if not one.rolls_left]
    aces = [one for one in last_rolls if pool.choice(pupil(len(Lesson)), one) is Category.ACES]
    assert aces
    assert {remedy_for(pool, pool.analyzer.analyze(one)).says.category for one in aces} == {Category.ACES}
