# SPDX-License-Identifier: MIT
"""Reachability is compared with every order in which the boxes of a scorecard can have been filled, by the rules."""

from __future__ import annotations

import random
from functools import cache

import pytest
from audits import daily

from engine.games.position import most_yahtzee_bonuses, possible_points
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import ROLLS
from engine.rules.scoring import RULE_SETS, allowed_points, earns_yahtzee_bonus, is_yahtzee, plain_points

WITH_BONUSES = [rules for rules in RULE_SETS.values() if rules.yahtzee_bonus]
PLAIN = {category: {plain_points(category, roll) for roll in ROLLS if not is_yahtzee(roll)} for category in CATEGORIES}
YAHTZEES = [roll for roll in ROLLS if is_yahtzee(roll)]


def bonuses_of_all_orders(scores, rules):
    """Return every number of Yahtzee bonuses with which the boxes can have been filled like this, roll by roll."""

    @cache
    def reached(filled):
        """Return the numbers of bonuses with which just these boxes can be filled, those of an empty card being 0."""
        if not filled:
            return frozenset({0})
        found = set()
        for last in filled:
            before = filled - {last}
            earlier = {category: scores[category] for category in before}
            earned = {earns_yahtzee_bonus(rules, earlier, roll) for roll in _rolls_for(last, earlier)}
            if earned:
                found |= {bonuses + bonus for bonuses in reached(before) for bonus in earned}
        return frozenset(found)

    def _rolls_for(category, earlier):
        if scores[category] in PLAIN[category]:
            yield (1, 2, 3, 4, 6)  # stands for whatever is no Yahtzee: no rule looks at more than that
        for roll in YAHTZEES:
            if allowed_points(rules, earlier, roll).get(category) == scores[category]:
                yield roll

    return reached(frozenset(scores))


def some_scores(rng, boxes):
    """Return a card with 50 in the Yahtzee box and `boxes` others, mostly with what a Yahtzee can have left there."""
    scores = {Category.YAHTZEE: 50}
    for category in rng.sample([box for box in CATEGORIES if box is not Category.YAHTZEE], boxes):
        fives = [points for points in sorted(possible_points(category)) if points % 5 == 0]
        scores[category] = rng.choice(fives if rng.random() < 0.8 else sorted(possible_points(category)))
    return scores


@pytest.mark.parametrize("rules", daily(WITH_BONUSES), ids=lambda rules: rules.name)
def test_bonuses_are_those_that_some_order_earns(rules):
    rng = random.Random(13)
    cards = [some_scores(rng, rng.randrange(0, 6)) for _ in range(60)]
    check_cards(cards, rules)


@pytest.mark.audit
@pytest.mark.parametrize("rules", WITH_BONUSES, ids=lambda rules: rules.name)
def test_bonuses_of_full_cards_are_those_that_some_order_earns(rules):
    rng = random.Random(14)
    check_cards([some_scores(rng, rng.randrange(7, 13)) for _ in range(60)], rules)


def check_cards(cards, rules):
    most = 0
    for scores in cards:
        reached = bonuses_of_all_orders(scores, rules)
        assert reached == set(range(most_yahtzee_bonuses(scores, rules) + 1)), scores
        most = max(most, *reached)
    assert most > 2


def test_zeros_in_upper_boxes_are_bonuses_only_when_they_come_last():
    """Forced jokers: a zero that comes last cannot have let a joker in before."""
    forced = RULE_SETS["forced-joker"]
    lower = {Category.THREE_OF_A_KIND: 5, Category.FOUR_OF_A_KIND: 10, Category.CHANCE: 15, Category.YAHTZEE: 50}
    shapes = {Category.FULL_HOUSE: 25, Category.SMALL_STRAIGHT: 30, Category.LARGE_STRAIGHT: 40}
    scores = lower | shapes | {Category.ACES: 0, Category.SIXES: 0}
    assert bonuses_of_all_orders(scores, forced) == set(range(6))  # the jokers, a five of aces, and sixes at last
    assert most_yahtzee_bonuses(scores, forced) == 5
