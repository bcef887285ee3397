# SPDX-License-Identifier: MIT
"""The facts that stand in the lessons, held against the engine; the figures that they quote have tests of their own."""

from __future__ import annotations

import pytest

from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import FACES
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, plain_points
from engine.strategies.rule_lists.course import Lesson, rules_after
from engine.training.lessons.claims import RIGHT, Claim, Share
from engine.training.lessons.game_pool import GamePool
from yahtzee_gui.learn.lessons import words as lessons_words

# Verhoeff, "Final Scores per Category": the mean of each box under optimal play, and the games without upper bonus (%).
VERHOEFF = (1.88, 5.28, 8.57, 12.16, 15.69, 19.19, 21.66, 13.10, 22.59, 29.46, 32.71, 16.87, 22.01)
NO_BONUS = 31.88


def test_every_lesson_is_three_sentences_and_every_claim_is_made():
    ideas = {lesson: lessons_words.idea(lesson) for lesson in Lesson}
    for idea in ideas.values():
        assert len(idea) == 3
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in idea)
    text = " ".join(sentence for idea in ideas.values() for sentence in idea)
    assert all(lessons_words.share_right(claim) in text for claim in Claim)
    assert lessons_words.share_right(Claim.ONE_PAIR_EARLY) in ideas[Lesson.TWO_PAIRS][0]


def test_a_share_is_not_rounded_up_to_all(monkeypatch):
    monkeypatch.setitem(RIGHT, Claim.PAIR, Share(1000, 999))
    assert lessons_words.share_right(Claim.PAIR) == "more than 99 %"
    monkeypatch.setitem(RIGHT, Claim.PAIR, Share(1000, 1000))
    assert lessons_words.share_right(Claim.PAIR) == "100 %"
    monkeypatch.setitem(RIGHT, Claim.PAIR, Share(1000, 434))
    assert lessons_words.share_right(Claim.PAIR) == "43 %"


def test_what_boxes_usually_bring_are_verhoeffs_averages():
    assert rules_after(Lesson.USUAL.value).worths == tuple(map(round, VERHOEFF))
    usual = dict(lessons_words.averages(Lesson.USUAL))
    assert (usual["Aces"], usual["Chance"], len(usual)) == ("2", "22", len(CATEGORIES))
    assert lessons_words.at_hand(Lesson.USUAL).endswith("Chance 22.")
    assert lessons_words.averages(Lesson.PAIRS) == ()
    bad = lessons_words.idea(Lesson.BAD_TURNS)[1]
    assert "Yahtzee 9" in bad
    assert "Threes" not in bad  # that box is worth what it was before


def test_three_of_each_face_earn_the_bonus_as_often_as_verhoeff_says():
    assert 3 * sum(FACES) == UPPER_BONUS_AT
    assert round(100.0 - NO_BONUS) == lessons_words.BONUS_IN_HUNDRED
    assert f"{UPPER_BONUS_AT} points" in lessons_words.idea(Lesson.PACE)[0]
    assert f"{UPPER_BONUS} more" in lessons_words.idea(Lesson.PACE)[0]


def test_verhoeffs_first_dilemma_is_worth_what_is_said(analyzer_of):
    analysis = analyzer_of(DEFAULT_RULES).analyze(Position((1, 1, 6, 6, 6), 2))
    assert round(analysis.keeps[(6, 6, 6)].value, 1) == lessons_words.KEPT
    assert round(analysis.categories[Category.FULL_HOUSE].value, 1) == lessons_words.SCORED


def test_what_is_kept_besides_is_said(table_of):
    pool = GamePool(table_of(DEFAULT_RULES))

    def keeps(lesson, roll, filled):
        scores = tuple(0 if box in filled else None for box in CATEGORIES)
        return pool.choice(f"pupil-{lesson.value}", Position(roll, 2, scores))

    assert (
        "Keep any other three dice of a small straight only when there is nothing else to keep"
        in lessons_words.idea(Lesson.RUNS)[0]
    )
    high = (Category.FOURS, Category.FIVES, Category.SIXES)
    assert keeps(Lesson.RUNS, (1, 1, 3, 5, 6), (*high, Category.ACES)) == (1, 1)
    assert keeps(Lesson.RUNS, (1, 2, 3, 5, 6), high) == (3, 5, 6)
    assert keeps(Lesson.RUNS, (1, 2, 4, 6, 6), (*high, Category.FOUR_OF_A_KIND)) == (6, 6)
    assert (
        "Once Four of a kind is filled, keep both pairs even with two rolls left"
        in lessons_words.idea(Lesson.TWO_PAIRS)[2]
    )
    assert keeps(Lesson.TWO_PAIRS, (1, 1, 3, 6, 6), (Category.SIXES, Category.FOUR_OF_A_KIND)) == (1, 1, 6, 6)
    assert keeps(Lesson.TWO_PAIRS, (1, 1, 3, 6, 6), (Category.SIXES,)) == (6, 6)


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
