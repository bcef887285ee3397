# SPDX-License-Identifier: MIT
"""Where a turn ends agrees with what is explained, and the most for each box with a turn played for that box alone."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from engine_samples import random_position

from engine.analysis.follower import Follower
from engine.game_review.ends import ends, hands, most_for_each, turn_ends
from engine.games.position import NO_SCORES, Position
from engine.one_turn.odds import odds
from engine.rules.categories import Category
from engine.rules.dice import DEMON, FACES, keeps_of
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish


def best_chance(position, category, dice, rolls):
    """Return the best chance for a box, roll by roll, by asking the rules about every outcome."""

    @cache
    def at(roll, left):
        if not left:
            return float(replace(position, dice=roll, rolls_left=0).allowed().get(category, 0) > 0)
        return max(after(keep, left) for keep in keeps_of(roll))

    @cache
    def after(keep, left):
        if len(keep) == 5:
            return at(keep, left - 1)
        return sum(after(tuple(sorted((*keep, face))), left) for face in FACES) / 6

    return at(tuple(sorted(dice)), rolls), {keep: after(keep, rolls) for keep in keeps_of(tuple(sorted(dice)))}


@pytest.mark.parametrize("seed", range(4))
def test_the_most_for_each_box_is_what_a_plain_recursion_finds(seed):
    rng = random.Random(seed)
    position = replace(random_position(rng, DEFAULT_RULES, 5), rolls_left=1 + seed % 2)
    found = most_for_each(position)
    assert set(found) == {category for category in hands(DEFAULT_RULES) if position.scores[category] is None}
    for category, most in found.items():
        best, keeps = best_chance(position, category, position.dice, position.rolls_left)
        assert most.chance == pytest.approx(best, abs=1e-12)
        assert keeps[most.keep] == pytest.approx(best, abs=1e-12)
        as_good = [keep for keep in keeps if keeps[keep] > best - 1e-12]
        assert len(most.keep) == max(map(len, as_good))
        assert set(most.equal) == set(as_good)


def test_with_jokers_a_third_yahtzee_is_a_straight():
    scores = list(NO_SCORES)
    scores[Category.YAHTZEE], scores[Category.FOURS] = 50, 12
    position = Position((4, 4, 4, 4, 4), 0, tuple(scores))
    assert most_for_each(position)[Category.LARGE_STRAIGHT].chance == 1.0
    assert most_for_each(replace(position, scores=NO_SCORES))[Category.LARGE_STRAIGHT].chance == 0.0


def test_before_the_first_roll_it_is_the_chance_of_a_turn():
    for name in ("yahtzee", "large_straight"):
        category = next(category for category in hands(DEFAULT_RULES) if category.key == name)
        most = most_for_each(Position((), 3))[category]
        assert (most.chance, most.keep) == (pytest.approx(float(odds(name).chance), abs=1e-12), None)


def test_the_turn_ends_as_it_is_explained(table_of, analyzer_of):
    table, rng = table_of(DEFAULT_RULES), random.Random(3)
    follower = Follower(table)
    for left in (2, 1, 0):
        position = replace(random_position(rng, DEFAULT_RULES, 4), rolls_left=left)
        for option in analyzer_of(DEFAULT_RULES).analyze(position).options[:2]:
            found = turn_ends(follower, position, option)
            assert sum(ending.chance for ending in found.endings) == pytest.approx(1.0, abs=1e-12)
            mean = sum(points * chance for points, chance in finish(ends(table, position, option)).turn.items())
            assert sum(end.chance * end.points for end in found.endings) == pytest.approx(mean, abs=1e-9)


def test_before_a_roll_ends_begin_with_the_whole_turn(table_of, analyzer_of):
    table, scores = table_of(DEFAULT_RULES), list(random_position(random.Random(5), DEFAULT_RULES, 3).scores)
    position = Position((), 3, tuple(scores))
    found = finish(ends(table, position, None))
    assert found.figures.mean == pytest.approx(
        analyzer_of(DEFAULT_RULES).expected_final_score(position.scores, 0), abs=1e-9
    )
    assert found.percentile(50) == next(s for s in range(2000) if sum(found.final[: s + 1]) >= 0.5)
    endings = turn_ends(Follower(table), position, None).endings
    assert sum(ending.chance for ending in endings) == pytest.approx(1.0, abs=1e-12)


def test_with_dice_that_are_not_fair_there_is_no_most(delivery_of):
    table, fair = delivery_of(DEFAULT_RULES, DEMON).table, delivery_of(DEFAULT_RULES).table
    position = Position((), 3, NO_SCORES, dice_model=DEMON)
    assert turn_ends(Follower(table, fair), position, None).most == {}
