# SPDX-License-Identifier: MIT
"""Every figure that a lesson quotes: a sample of the positions each day, all of them in the audits."""

from __future__ import annotations

from math import sqrt

import pytest

from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons import claims, effects, remedies
from engine.training.lessons.claims import GAMES, PLAYED_BY, RIGHT, RULES, Claim, Share
from engine.training.lessons.effects import EFFECTS
from engine.training.lessons.game_pool import GamePool
from engine.training.lessons.remedies import REMEDIES
from engine.training.themes import Theme

SAMPLE = 12


@pytest.fixture(scope="module")
def pool(table_of):
    return GamePool(table_of(DEFAULT_RULES))


def test_a_sample_of_the_positions_agrees_with_every_claim(pool):
    found = finish(claims.work_out(pool, SAMPLE, seed="another"))
    assert set(RIGHT) == set(Claim) == set(found)
    for claim, share in found.items():
        written = RIGHT[claim]
        expected = written.right / written.positions
        spread = sqrt(max(expected * (1.0 - expected), 0.01) / max(1, share.positions))
        # The sample is always the same, so this is no matter of luck.
        assert abs(share.right - expected * share.positions) <= 2.5 * spread * max(1, share.positions), claim
        often = written.positions / (GAMES * len(PLAYED_BY)) * SAMPLE * len(PLAYED_BY)
        assert abs(share.positions - often) <= 4.0 * sqrt(often) + 1.0, claim


@pytest.mark.audit
def test_every_claim_is_what_all_positions_say(pool):
    found = finish(claims.work_out(pool))
    for claim, share in found.items():
        assert (share.positions, share.right) == (RIGHT[claim].positions, RIGHT[claim].right), claim
        assert share.lost == pytest.approx(RIGHT[claim].lost, abs=1e-4), claim


@pytest.mark.audit
def test_every_remedy_saves_points_on_its_theme(pool):
    saved = finish(remedies.saved(pool))
    assert [theme for theme, lesson in REMEDIES.items() if saved.get((theme, lesson), 0.0) < 0.1] == []


def test_every_theme_has_a_remedy():
    assert set(REMEDIES) == set(Theme)


@pytest.mark.audit
def test_every_effect_is_what_all_positions_say(pool):
    for lesson, found in finish(effects.work_out(pool)).items():
        written = EFFECTS[lesson]
        assert (found.decisions, found.before, found.after) == pytest.approx(
            (written.decisions, written.before, written.after), abs=1e-5
        ), lesson


def test_every_lesson_loses_less_than_what_came_before_it():
    assert set(EFFECTS) == set(Lesson)
    assert all(effect.after < effect.before for effect in EFFECTS.values())
    assert EFFECTS[Lesson.PAIRS].saved == max(effect.saved for effect in EFFECTS.values())


def scores(**filled):
    return tuple(filled.get(box.key) for box in Category)


@pytest.mark.parametrize(
    ("claim", "position", "says"),
    [
        (Claim.PAIR, Position((1, 4, 4, 6, 2), 2), (4, 4)),
        (Claim.PAIR, Position((1, 4, 4, 6, 2), 2, scores(fours=12)), None),
        (Claim.PAIR, Position((1, 4, 4, 6, 6), 2), None),  # two pairs are another matter
        (Claim.PAIR_OF_NOTHING, Position((1, 4, 4, 6, 2), 2, scores(fours=12)), (4, 4)),
        (Claim.HIGH_DIE, Position((1, 4, 4, 6, 2), 2, scores(fours=12)), (6,)),
        (Claim.HIGH_DIE, Position((1, 4, 4, 6, 2), 2), None),
        (Claim.LARGE_STRAIGHT, Position((2, 3, 4, 5, 6), 1), Category.LARGE_STRAIGHT),
        (Claim.FULL_HOUSE, Position((2, 2, 5, 5, 5), 1), Category.FULL_HOUSE),
        (Claim.HIGH_THREES, Position((2, 2, 5, 5, 5), 1), (5, 5, 5)),
        (Claim.LOW_THREES, Position((2, 2, 2, 5, 5), 1), (2, 2, 2)),
        (Claim.TWO_PAIRS_LATE, Position((1, 4, 4, 6, 6), 1, scores(fours=12, sixes=18)), (4, 4, 6, 6)),
        (Claim.TWO_PAIRS_LATE, Position((1, 4, 4, 6, 6), 2, scores(fours=12, sixes=18)), None),
        (Claim.ONE_PAIR_EARLY, Position((1, 4, 4, 6, 6), 2), (6, 6)),
        (Claim.MOST_POINTS, Position((1, 4, 4, 6, 6), 0), Category.CHANCE),
        (Claim.USUAL, Position((1, 1, 4, 5, 6), 0), Category.ACES),
        (Claim.BAD_TURN_USUAL, Position((1, 4, 4, 6, 6), 0), Category.ACES),
        (Claim.BAD_TURN, Position((6, 6, 6, 4, 4), 0), None),  # a full house is no bad turn
    ],
)
def test_what_a_claim_says_to_do(claim, position, says):
    assert RULES[claim](position) == says


def test_a_share_of_nothing_is_nothing():
    assert Share().per_hundred == 0.0
