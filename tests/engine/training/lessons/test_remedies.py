# SPDX-License-Identifier: MIT
"""A costly choice leads to the lesson that would have spared most of it, or is beyond the course."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from engine.games.position import NO_SCORES, Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import Lesson
from engine.training.exercises import GamePool, Judgement, judge
from engine.training.lesson_effects import LEAST_LOST, pupil, remedy_for
from engine.training.themes import Theme, theme_of


@pytest.fixture(scope="module")
def pool(delivery_of):
    return GamePool(delivery_of(DEFAULT_RULES).table)


def scores(**filled):
    return tuple(filled.get(box.key) for box in CATEGORIES)


def worst(analysis):
    """Return the costliest choice."""
    return Judgement(analysis, max(analysis.options, key=lambda one: one.lost))


def test_a_zero_with_two_rolls_left_is_spared_by_the_first_lesson_nearly_all_of_it(pool):
    analysis = pool.analyzer.analyze(Position((1, 2, 4, 4, 6), 2, NO_SCORES))
    zero = judge(analysis, Category.SMALL_STRAIGHT)
    remedy = remedy_for(pool, zero)
    assert remedy.lesson is Lesson.PAIRS
    first = analysis.option(pool.choice(pupil(1), analysis.position))
    assert remedy.saved == pytest.approx(zero.lost - first.lost)
    assert 25.0 < remedy.saved <= zero.lost
    assert remedy.saved > 0.9 * zero.lost


def test_taking_a_full_house_is_spared_by_the_first_lesson_which_keeps_three_alike(pool):
    filled = scores(twos=8, fours=12, fives=15, sixes=18)
    analysis = pool.analyzer.analyze(Position((3, 3, 3, 6, 6), 2, filled))
    assert theme_of(analysis) is Theme.MADE_HAND
    assert analysis.best.keep == (3, 3, 3)
    remedy = remedy_for(pool, judge(analysis, Category.FULL_HOUSE))
    assert remedy.lesson is Lesson.PAIRS
    assert remedy.says.keep == (3, 3, 3)


def test_a_lesson_saves_most_of_what_was_lost_and_so_do_all_after_it(pool):
    games = islice(pool.games(("greedy", "pupil-3"), "spared"), 6)
    found = set()
    for position in (one for name, positions in games for one in positions):
        analysis = pool.analyzer.analyze(position)
        missed = judge(analysis, pool.some_choice("greedy", position, Random(1)))
        if missed.is_found:
            continue
        remedy = remedy_for(pool, missed)
        found.add(remedy.lesson)
        for lesson in Lesson if remedy.lesson is not None else ():
            choice = pool.choice(pupil(lesson.value), position)
            if lesson.value >= remedy.lesson.value:
                assert missed.lost - analysis.option(choice).lost >= max(LEAST_LOST, missed.lost / 2)
    assert len(found - {None}) > 3


def test_who_obeyed_the_lessons_is_sent_to_none(pool):
    games = islice(pool.games(("greedy", "optimal"), "obeyed"), 6)
    obeyed = 0
    for position in (one for _, positions in games for one in positions):
        analysis = pool.analyzer.analyze(position)
        missed = judge(analysis, pool.choice(pupil(len(Lesson)), position))
        if not missed.is_found:
            obeyed += 1
            remedy = remedy_for(pool, missed)
            assert (remedy.lesson, remedy.saved) == (None, 0.0), position
    assert obeyed


def test_where_to_score_is_no_matter_for_a_lesson_on_keeping_dice(pool):
    """The player of the first lesson scores the most points, and so finds Chance for 25; it is about pairs."""
    filled = scores(
        twos=6, fours=12, fives=15, sixes=18, three_of_a_kind=20, full_house=25, four_of_a_kind=22, yahtzee=0
    )
    analysis = pool.analyzer.analyze(Position((4, 4, 5, 6, 6), 0, filled))
    assert (analysis.best.category, theme_of(analysis)) == (Category.CHANCE, Theme.CHANCE)
    assert judge(analysis, pool.choice(pupil(1), analysis.position)).is_found
    assert remedy_for(pool, worst(analysis)).lesson is Lesson.USUAL


def test_aces_which_are_the_first_box_are_a_choice_like_any_other(pool):
    games = islice(pool.games(("greedy",), "aces"), 5)
    last_rolls = [one for _, positions in games for one in positions if not one.rolls_left]
    aces = [one for one in last_rolls if pool.choice(pupil(len(Lesson)), one) is Category.ACES]
    assert aces
    says = {remedy_for(pool, worst(pool.analyzer.analyze(one))).says.category for one in aces}
    assert says == {Category.ACES}
