# SPDX-License-Identifier: MIT
"""The facts that stand in the lessons, held against the engine; the figures that they quote have tests of their own."""

from __future__ import annotations

import pytest

from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import FACES
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, plain_points
from engine.strategies.rule_lists.course import Lesson, rules_after
from engine.training.rule_shares import BOXES_RIGHT, Share
from yahtzee_gui.learn.lessons import words as lessons_words

# Verhoeff, "Final Scores per Category": the mean of each box under optimal play, and the games without upper bonus (%).
VERHOEFF = (1.88, 5.28, 8.57, 12.16, 15.69, 19.19, 21.66, 13.10, 22.59, 29.46, 32.71, 16.87, 22.01)
NO_BONUS = 31.88


def test_every_lesson_has_two_reasons_and_the_figures_in_them_are_those_of_the_tables():
    reasons = {lesson: lessons_words.why(lesson) for lesson in Lesson}
    for why in reasons.values():
        assert len(why) == 2
        assert "list below" not in " ".join(why), "the list is folded away"
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in why)
    for lesson, before in ((Lesson.USUAL, Lesson.MADE_HANDS), (Lesson.BAD_TURNS, Lesson.PACE)):
        for one in (lesson, before):
            assert lessons_words.share_right(BOXES_RIGHT[one]) in reasons[lesson][1]


def test_a_share_is_not_rounded_up_to_all():
    assert lessons_words.share_right(Share(1000, 999)) == "more than 99 %"
    assert lessons_words.share_right(Share(1000, 1000)) == "100 %"
    assert lessons_words.share_right(Share(1000, 434)) == "43 %"


def test_what_boxes_usually_bring_are_verhoeffs_averages():
    assert rules_after(Lesson.USUAL.value).worths == tuple(map(round, VERHOEFF))
    usual = dict(lessons_words.averages(Lesson.USUAL))
    assert (usual["Aces"], usual["Chance"], len(usual)) == ("2", "22", len(CATEGORIES))
    assert lessons_words.averages(Lesson.PAIRS) == ()
    assert dict(lessons_words.averages(Lesson.CHANCE))["Yahtzee"] == "7"


def test_three_of_each_face_earn_the_bonus_as_often_as_verhoeff_says():
    assert 3 * sum(FACES) == UPPER_BONUS_AT
    assert round(100.0 - NO_BONUS) == lessons_words.BONUS_IN_HUNDRED
    assert f"{UPPER_BONUS_AT} points" in lessons_words.why(Lesson.PACE)[0]
    assert f"{UPPER_BONUS} more" in lessons_words.why(Lesson.PACE)[0]


def test_verhoeffs_first_dilemma_is_worth_what_is_said(analyzer_of):
    analysis = analyzer_of(DEFAULT_RULES).analyze(Position((1, 1, 6, 6, 6), 2))
    assert round(analysis.keeps[(6, 6, 6)].value, 1) == lessons_words.KEPT
    assert round(analysis.categories[Category.FULL_HOUSE].value, 1) == lessons_words.SCORED


@pytest.mark.parametrize(
    ("kept", "box", "faces"),
    [
        ((2, 3, 4, 5), Category.LARGE_STRAIGHT, 2),
        ((1, 2, 3, 4), Category.LARGE_STRAIGHT, 1),
        ((2, 3, 5, 6), Category.LARGE_STRAIGHT, 1),
        ((2, 2, 5, 5), Category.FULL_HOUSE, 2),
    ],
)
def test_how_many_faces_complete_what_is_kept(kept, box, faces):
    assert sum(plain_points(box, tuple(sorted((*kept, face)))) > 0 for face in FACES) == faces
