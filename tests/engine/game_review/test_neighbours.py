# SPDX-License-Identifier: MIT
"""Neighbours are told where another choice is best, nowhere else, and with the values of the one analyzer."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from engine_samples import random_position

from engine import api
from engine.game_review import neighbours as looking
from engine.game_review.neighbours import Bonus, by_rolls, by_rules, by_upper_total, upper_scores
from engine.games.position import Position, check
from engine.rules.categories import UPPER
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, UPPER_BONUS_AT, upper_total


def is_best(analysis, option):
    """Return whether an option of another analysis is best, or as good, in this one."""
    same = [one for one in analysis.options if (one.category, one.keep) == (option.category, option.keep)]
    return bool(same) and same[0].lost == 0.0


@pytest.fixture(params=range(5))
def position(request):
    rng = random.Random(request.param)
    return replace(random_position(rng, DEFAULT_RULES, 6), rolls_left=2)


def test_every_total_of_the_filled_upper_boxes_has_a_card_that_can_be(position):
    cards = upper_scores(position)
    filled = [box for box in UPPER if position.scores[box] is not None]
    totals = {0}
    for box in filled:
        totals = {total + count * box.face for total in totals for count in range(6)}
    assert set(cards) == totals
    for total, scores in cards.items():
        there = check(replace(position, scores=scores, yahtzee_bonuses=0))
        assert upper_total(there.filled) == total
        assert [there.scores[box] for box in range(6, 13)] == list(position.scores[6:])
        assert (there.scores[box] is None) == (position.scores[box] is None)
    assert cards[upper_total(position.filled)] == position.scores


def test_upper_totals_are_told_exactly_where_the_best_choice_changes(analyzer_of, position):
    analyze = analyzer_of(DEFAULT_RULES).analyze
    best, today = analyze(position).best, upper_total(position.filled)
    told = list(by_upper_total(analyze, position))
    for total, scores in upper_scores(position).items():
        analysis = analyze(replace(position, scores=scores))
        here = [one for one in told if one.totals[0] <= total <= one.totals[1]]
        if total == today or is_best(analysis, best):
            assert not here
            continue
        (one,) = here
        assert is_best(analysis, one.best)
        assert (one.bonus is Bonus.EARNED) == (total >= UPPER_BONUS_AT)
        most = total + sum(5 * box.face for box in UPPER if position.scores[box] is None)
        assert (one.bonus is Bonus.GONE) == (most < UPPER_BONUS_AT)


def test_rolls_are_told_where_the_best_choice_changes(analyzer_of, position):
    analyze = analyzer_of(DEFAULT_RULES).analyze
    best = analyze(position).best
    told = {one.rolls_left: one for one in by_rolls(analyze, position)}
    for rolls in (0, 1):
        analysis = analyze(replace(position, rolls_left=rolls))
        assert (rolls in told) is not is_best(analysis, best)
        if rolls in told:
            assert told[rolls].best == analysis.best
            stays = told[rolls].stays
            assert stays is None or stays.lost > 0.0


def test_rules_are_told_where_the_best_choice_changes(analyzer_of):
    """Five fours and the fours filled: what a joker is decides."""
    scores = list(Position((), 3).scores)
    scores[3], scores[11] = 12, 50
    position = Position((4, 4, 4, 4, 4), 0, tuple(scores))
    names = ["forced-joker", "no-joker"]
    analyzers = [(RULE_SETS[name], analyzer_of(RULE_SETS[name]).analyze) for name in names]
    best = analyzer_of(DEFAULT_RULES).analyze(position).best
    told = {one.rules.name: one for one in by_rules(analyzers, best, position)}
    for rules, analyze in analyzers:
        analysis = analyze(replace(position, rules=rules))
        assert (rules.name in told) is not is_best(analysis, best)
    assert "no-joker" in told


def test_goals_are_told_where_the_best_choice_changes():
    position = replace(random_position(random.Random(11), DEFAULT_RULES, 3), rolls_left=1)
    best = api.advise(position).best
    told = {one.goal: one for one in api.neighbours(position, goals=True) if one.goal is not None}
    for goal in looking.usual_goals(position):
        analysis = api.advise(position, goal)
        assert (goal in told) is not (analysis.is_decided or is_best(analysis, best))
