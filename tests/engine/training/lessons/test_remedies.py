# SPDX-License-Identifier: MIT
"""A mistake leads to the lesson that would have found the best choice, or is beyond the course, whatever its theme."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.games.position import NO_SCORES, Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import CourseRule, Lesson
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


def test_taking_a_full_house_leads_to_the_rule_that_keeps_three_alike_instead(pool):
    filled = scores(twos=8, fours=12, fives=15, sixes=18)
    analysis = pool.analyzer.analyze(Position((3, 3, 3, 6, 6), 2, filled))
    assert theme_of(analysis) is Theme.MADE_HAND
    assert analysis.best.keep == (3, 3, 3)
    remedy = remedy_for(pool, analysis)
    assert remedy.lesson is CourseRule.HIGH_THREES.lesson
    assert remedy.says.keep == (3, 3, 3)


def test_who_obeyed_the_lessons_is_sent_to_none(pool):
    games = islice(pool.games(("greedy", "optimal"), "obeyed"), 6)
    for position in (one for _, positions in games for one in positions):
        analysis = pool.analyzer.analyze(position)
        remedy = remedy_for(pool, analysis)
        if not judge(analysis, pool.choice(pupil(len(Lesson)), position)).is_found:
            assert remedy.lesson is None, position


def test_where_a_rule_finds_the_best_its_lesson_is_the_one_to_read(pool):
    for roll, lesson in (((1, 2, 4, 4, 6), Lesson.PAIRS), ((6, 6, 6, 1, 1), Lesson.MADE_HANDS)):
        assert remedy_for(pool, pool.analyzer.analyze(Position(roll, 2, NO_SCORES))).lesson is lesson


def test_where_boxes_decide_it_is_the_first_lesson_from_which_on_the_best_is_found(pool):
    analysis = pool.analyzer.analyze(Position((1, 1, 2, 4, 6), 0, NO_SCORES))
    lesson = remedy_for(pool, analysis).lesson
    found = [judge(analysis, pool.choice(pupil(one.value), analysis.position)).is_found for one in Lesson]
    assert lesson is Lesson(found.index(True) + 1)
    assert lesson is not Lesson.PAIRS
    assert all(found[lesson.value - 1 :])


def test_where_to_score_is_no_matter_for_a_lesson_on_keeping_dice(pool):
    """The player of the first lesson scores the most points, and so finds Chance for 25; it is about pairs."""
    filled = scores(
        twos=6, fours=12, fives=15, sixes=18, three_of_a_kind=20, full_house=25, four_of_a_kind=22, yahtzee=0
    )
    analysis = pool.analyzer.analyze(Position((4, 4, 5, 6, 6), 0, filled))
    assert (analysis.best.category, theme_of(analysis)) == (Category.CHANCE, Theme.CHANCE)
    assert judge(analysis, pool.choice(pupil(1), analysis.position)).is_found
    assert remedy_for(pool, analysis).lesson is Lesson.USUAL


def test_aces_which_are_the_first_box_are_a_choice_like_any_other(pool):
    games = islice(pool.games(("greedy",), "aces"), 5)
    last_rolls = [one for _, positions in games for one in positions if not one.rolls_left]
    aces = [one for one in last_rolls if pool.choice(pupil(len(Lesson)), one) is Category.ACES]
    assert aces
    assert {remedy_for(pool, pool.analyzer.analyze(one)).says.category for one in aces} == {Category.ACES}
