# SPDX-License-Identifier: MIT
"""The sentences of the lessons played literally: a reader who has only the words does what the pupil does, everywhere.

The reader (`word_reader`) is written from the sentences as they are shown and shares no code with the rule lists.
"""

from __future__ import annotations

import random

import pytest
from engine_samples import joker_position, random_position
from word_reader import HOW_TO_READ, Reader

from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS_AT, upper_total
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from engine.training.exercises import GamePool
from yahtzee_gui.learn.lessons import rule_words
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.page import rule_lines

POSITIONS = 400


@pytest.fixture(scope="module")
def pool(table_of):
    return GamePool(table_of(DEFAULT_RULES))


def reader_of(lesson):
    """Return who has read the page of a lesson: its list, line by line, and its card of figures."""
    read = rule_lines(lesson)
    lines, numbers = [line.sentence for line in read], [int(line.number) for line in read]
    assert numbers == list(range(1, len(lines) + 1))
    names = {lessons_words.names.category(box): box.key for box in CATEGORIES}
    return Reader(lines, {names[name]: int(points) for name, points in lessons_words.averages(lesson)})


def says(reader, position):
    box = {category.key: position.scores[category] is None for category in CATEGORIES}
    kept = reader.keep(position.roll, box) if position.rolls_left else position.roll
    if len(kept) < 5:
        return kept
    total = upper_total(position.filled)
    still = sum(5 * one.face for one in CATEGORIES if one.is_upper and position.scores[one] is None)
    points = dict.fromkeys(box, 0) | {category.key: points for category, points in position.allowed().items()}
    key = reader.score(position.roll, points, box, is_bonus_ahead=total < UPPER_BONUS_AT <= total + still)
    return next(category for category in CATEGORIES if category.key == key)


def test_how_the_list_is_read_is_what_the_reader_does():
    assert rule_words.how_to_read() == HOW_TO_READ


@pytest.mark.parametrize("lesson", Lesson)
def test_the_words_of_a_lesson_are_what_its_pupil_does(pool, lesson):
    reader, rng = reader_of(lesson), random.Random(lesson.name)
    for number in range(POSITIONS):
        opened = rng.randint(1, 13)
        if number % 10 or opened == 13:
            position = random_position(rng, DEFAULT_RULES, opened)
        else:
            position = joker_position(rng, DEFAULT_RULES, opened, rng.choice((0, 50)))
        assert says(reader, position) == pool.choice(f"pupil-{lesson.value}", position), position


@pytest.mark.audit
@pytest.mark.parametrize("lesson", Lesson)
def test_the_exact_average_of_the_words_is_the_one_that_is_claimed(lesson):
    assert reader_of(lesson).average() == pytest.approx(AVERAGES[lesson.value], abs=1e-6)


def test_the_course_ends_at_243_or_more():
    assert AVERAGES[-1] >= 243.0
