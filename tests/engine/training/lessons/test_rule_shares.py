# SPDX-License-Identifier: MIT
"""Every figure that a lesson quotes: a sample of the positions each day, all of them in the audits."""

from __future__ import annotations

from math import sqrt

import pytest

from engine.games.position import Position
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.strategies.rule_lists.course import CourseRule, Lesson
from engine.training import lesson_effects, rule_shares
from engine.training.exercises import GamePool
from engine.training.lesson_effects import EFFECTS
from engine.training.rule_shares import BOXES_RIGHT, GAMES, RIGHT, Share, is_bad_turn, rule_for, speaks

SAMPLE = 6


@pytest.fixture(scope="module")
def pool(table_of):
    return GamePool(table_of(DEFAULT_RULES))


def agrees(share, written):
    """Return whether a sample, which is always the same one, may come from what is written."""
    expected = written.right / written.positions
    spread = sqrt(max(expected * (1.0 - expected), 0.01) / max(1, share.positions))
    often = written.positions / GAMES * SAMPLE
    return (
        abs(share.right - expected * share.positions) <= 3.0 * spread * max(1, share.positions)
        and abs(share.positions - often) <= 4.0 * sqrt(often) + 1.0
    )


def test_a_sample_of_the_positions_agrees_with_every_share(pool):
    rules, boxes = finish(rule_shares.work_out(pool, SAMPLE, seed="another"))
    assert set(RIGHT) == set(CourseRule) == set(rules)
    assert set(BOXES_RIGHT) == set(Lesson) == set(boxes)
    assert [rule for rule, share in rules.items() if not agrees(share, RIGHT[rule])] == []
    assert [lesson for lesson, share in boxes.items() if not agrees(share, BOXES_RIGHT[lesson])] == []


@pytest.mark.audit
def test_every_share_is_what_all_positions_say(pool):
    rules, boxes = finish(rule_shares.work_out(pool))
    for found, written in ((rules, RIGHT), (boxes, BOXES_RIGHT)):
        for key, share in found.items():
            assert (share.positions, share.right) == (written[key].positions, written[key].right), key
            assert share.lost == pytest.approx(written[key].lost, abs=1e-4), key


@pytest.mark.audit
def test_every_effect_is_what_all_positions_say(pool):
    for lesson, found in finish(lesson_effects.work_out(pool)).items():
        written = EFFECTS[lesson]
        assert (found.decisions, found.before, found.after) == pytest.approx(
            (written.decisions, written.before, written.after), abs=1e-5
        ), lesson


def test_every_lesson_loses_less_than_what_came_before_it():
    assert set(EFFECTS) == set(Lesson)
    assert all(effect.after < effect.before for effect in EFFECTS.values())
    assert EFFECTS[Lesson.PAIRS].saved == max(effect.saved for effect in EFFECTS.values())


def scores(**filled):
    return tuple(filled.get(box.key) for box in CATEGORIES)


@pytest.mark.parametrize(
    ("lessons", "position", "rule"),
    [
        (1, Position((1, 4, 4, 6, 2), 2), CourseRule.HIGH_PAIR),
        (1, Position((3, 3, 3, 6, 6), 2), CourseRule.THREE_ALIKE),  # most dice, and not the highest face
        (1, Position((1, 4, 4, 6, 2), 2, scores(fours=12)), CourseRule.DEAD_PAIR),
        (4, Position((1, 4, 4, 6, 2), 2, scores(fours=12)), CourseRule.HIGH_DIE),
        (12, Position((1, 1, 1, 6, 1), 2, scores(aces=3)), CourseRule.THREE_ALIKE),
        (1, Position((1, 2, 3, 4, 6), 2), CourseRule.NOTHING),
        (2, Position((2, 3, 4, 5, 6), 1), CourseRule.LARGE_STRAIGHT),
        (2, Position((2, 2, 5, 5, 5), 1), CourseRule.HIGH_THREES),
        (2, Position((2, 2, 5, 5, 5), 1, scores(fives=15)), CourseRule.FULL_HOUSE),
        (2, Position((2, 2, 2, 5, 5), 1), CourseRule.FULL_HOUSE),
        (2, Position((1, 1, 4, 5, 6), 0), None),  # what boxes count decides
        (11, Position((1, 4, 4, 6, 6), 1, scores(fours=12, sixes=18, three_of_a_kind=20)), CourseRule.TWO_PAIRS),
        (12, Position((4, 4, 4, 4, 1), 0), CourseRule.SCORE_FOUR_ALIKE),
    ],
)
def test_which_rule_decides(lessons, position, rule):
    assert rule_for(lessons, position) is rule


def test_a_lesson_speaks_where_its_rules_decide_or_what_it_says_of_boxes():
    house, bad, good = (Position(roll, 0) for roll in ((6, 6, 6, 4, 4), (1, 2, 2, 4, 6), (6, 6, 6, 5, 3)))
    assert (is_bad_turn(house), is_bad_turn(bad), is_bad_turn(good)) == (False, True, False)
    assert [speaks(Lesson.BAD_TURNS, one) for one in (house, bad, good)] == [False, True, False]
    assert speaks(Lesson.USUAL, good)
    assert speaks(Lesson.MADE_HANDS, house)
    assert not speaks(Lesson.USUAL, Position((6, 6, 6, 5, 3), 1))


def test_a_share_of_nothing_is_nothing():
    assert Share().per_hundred == 0.0
