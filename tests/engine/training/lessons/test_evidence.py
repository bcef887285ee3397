# SPDX-License-Identifier: MIT
"""Evidence: what games show of the lessons, for players of the course itself."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import Lesson
from engine.training.exercises import GamePool, judge
from engine.training.lesson_effects import EFFECTS, evidence, next_lesson, pupil, remedy_for

NOTHING = frozenset()


@pytest.fixture(scope="module")
def saved(delivery_of):
    """Return a function that gives what lessons would have saved in twenty games of a player."""
    pool = GamePool(delivery_of(DEFAULT_RULES).table)

    def of_game(name, positions):
        found = Counter()
        for position in positions:
            missed = judge(pool.analyzer.analyze(position), pool.some_choice(name, position, Random(0)))
            remedy = remedy_for(pool, missed) if not missed.is_found else None
            if remedy is not None and remedy.lesson is not None:
                found[remedy.lesson] += remedy.saved
        return found

    return lambda name: [of_game(name, positions) for _, positions in islice(pool.games((name,), "evidence"), 20)]


def known(found):
    return [one.lesson for one in found if one.is_known]


def test_who_follows_lessons_is_shown_to_know_these_and_sent_on(saved):
    found = evidence(saved(pupil(6)))
    assert known(found) == list(Lesson)[:6]
    assert next_lesson(found, NOTHING).value > 6
    assert [one.saves.mean for one in found[:6]] == [0.0] * 6


def test_who_plays_at_random_knows_nothing_and_begins_with_the_first(saved):
    found = evidence(saved(pupil(0)))
    assert known(found) == []
    assert next_lesson(found, NOTHING) is Lesson.PAIRS
    assert next_lesson(found, frozenset({Lesson.PAIRS})) in (Lesson.MADE_HANDS, Lesson.USUAL)


def test_the_player_of_the_whole_course_is_sent_to_no_lesson_even_after_one_game(saved):
    games = saved(pupil(len(Lesson)))
    assert next_lesson(evidence(games), NOTHING) is None
    assert next_lesson(evidence(games[:1]), NOTHING) is None
    assert known(evidence(games[:1])) == [], "one game shows nothing yet"


def test_a_lesson_is_not_known_that_still_saves_much_nor_one_after_it():
    games = [{Lesson.USUAL: 9.0}] * 30
    found = evidence(games)
    assert known(found) == [Lesson.PAIRS, Lesson.MADE_HANDS]
    assert next_lesson(found, NOTHING) is Lesson.USUAL
    assert next_lesson(found, frozenset({Lesson.USUAL})) is None
    assert found[0].without == EFFECTS[Lesson.PAIRS].saved


def test_without_a_game_the_course_goes_in_order():
    assert evidence([]) == ()
    assert next_lesson((), NOTHING) is Lesson.PAIRS
    assert next_lesson((), frozenset({Lesson.PAIRS})) is Lesson.MADE_HANDS
    assert next_lesson((), frozenset(Lesson)) is None
