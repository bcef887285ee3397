# SPDX-License-Identifier: MIT
"""The joint game against a slow twin that goes through the turns of both in plain Python."""

from __future__ import annotations

import random
from functools import cache

import naive_goals
import numpy as np
import pytest
from engine_samples import by_key
from goal_samples import late_start, so_far, state_of

from engine import api
from engine.games.position import filled_boxes
from engine.matches.joint import Joint, differences
from engine.rules import turn_states
from engine.rules.scoring import RULE_SETS
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.goals import goal_from_json
from engine.strategies.strategies import strategy

FREE = RULE_SETS["free-joker"]


@pytest.fixture(scope="module")
def joint(table_of):
    """Return what solves the joint game against rules of thumb, the last two rounds."""
    table = table_of(FREE)
    return Joint(table, finish(players.player(strategy("rules-of-thumb"), table)), 2)


def cell_of(joint, start):
    state = turn_states.layout().index(*state_of(FREE, start))
    return int(joint.late.cell_of(np.array([state]))[0])


def chances_of(joint, own, other):
    return joint.chances(cell_of(joint, own), cell_of(joint, other), so_far(FREE, own) - so_far(FREE, other))


def card_of(start):
    return naive_goals.card_of(FREE.name, by_key(filled_boxes(start.scores)), start.yahtzee_bonuses, 3)


@cache
def beating(score):
    """Return the utility of a player who wants to end above `score`."""
    return lambda points: (points > score) + (points == score) / 2


def by_rules_of_thumb(start):
    """Return the chance of each final score."""
    card = {"scores": by_key(filled_boxes(start.scores)), "yahtzee_bonuses": start.yahtzee_bonuses}
    found = api.statistics(card, player="rules-of-thumb").distribution
    return {score: chance for score, chance in enumerate(found) if chance > 0.0}


def close_starts(rng, *open_boxes):
    """Return scorecards with these numbers of open boxes, and neither far ahead."""
    while True:
        found = [late_start(rng, FREE, boxes) for boxes in open_boxes]
        if abs(so_far(FREE, found[0]) - so_far(FREE, found[1]) + 15 * (open_boxes[0] - open_boxes[1])) < 20:
            return found


def open_game(joint, *open_boxes):
    """Return scorecards with these numbers of open boxes where there is something to adapt to."""
    rng = random.Random(3)
    while True:
        found = close_starts(rng, *open_boxes)
        chances = chances_of(joint, *found)
        if chances.adapts > chances.about + 1e-4:
            return found


@pytest.mark.parametrize("seed", range(3))
def test_the_last_round_against_the_slow_twin(joint, seed):
    own, other = close_starts(random.Random(seed), 1, 1)
    found = chances_of(joint, own, other)
    fixed = naive_goals.beat_utility([by_rules_of_thumb(other)])
    assert found.about == pytest.approx(naive_goals.value(card_of(own), fixed), abs=1e-12)
    # There is no turn left after the other's, so there is nothing to adapt to.
    assert found.adapts == pytest.approx(found.about, abs=1e-12)

    @cache
    def utility(points):
        return 1.0 - naive_goals.value(card_of(other), beating(points))

    assert found.reacts == pytest.approx(naive_goals.value(card_of(own), utility), abs=1e-12)


def test_who_plays_last_needs_no_joint_game(joint):
    own, other = close_starts(random.Random(7), 1, 0)
    found = chances_of(joint, own, other)
    exact = naive_goals.value(card_of(own), beating(so_far(FREE, other)))
    assert (found.about, found.adapts, found.reacts) == pytest.approx((exact, exact, exact), abs=1e-12)


def in_the_middle(monkeypatch, between):
    """Have the slow twin ask `between` what a card with one open box is worth, instead of playing on."""
    play_on = naive_goals.value
    monkeypatch.setattr(
        naive_goals, "value", lambda card, utility: play_on(card, utility) if len(card.filled) != 12 else between(card)
    )
    return play_on


def test_two_turns_and_one_of_the_other_in_between_who_is_adapted_to(joint, monkeypatch):
    own, other = open_game(joint, 2, 1)
    theirs = by_rules_of_thumb(other)
    found = chances_of(joint, own, other)

    @cache
    def between(card):
        return sum(chance * play_on(card, beating(score)) for score, chance in theirs.items())

    play_on = in_the_middle(monkeypatch, between)
    assert found.adapts == pytest.approx(play_on(card_of(own), object()), abs=1e-12)
    assert found.adapts > found.about + 1e-6


@pytest.mark.audit
def test_two_turns_and_one_of_the_other_in_between_who_reacts(joint, monkeypatch):
    own, other = open_game(joint, 2, 1)
    found = chances_of(joint, own, other)
    card = card_of(other)

    @cache
    def between(mine):
        @cache
        def utility(points):
            return 1.0 - play_on(mine, beating(points))

        return 1.0 - naive_goals.rerolled_value(card, utility, (), 2)

    play_on = in_the_middle(monkeypatch, between)
    assert found.reacts == pytest.approx(play_on(card_of(own), object()), abs=1e-12)


@pytest.mark.parametrize("seed", range(6))
def test_adapting_gains_and_somebody_who_reacts_takes(joint, seed):
    rng = random.Random(f"order {seed}")
    own, other = close_starts(rng, 2, rng.choice([1, 2]))
    found = chances_of(joint, own, other)
    assert found.about <= found.adapts + 1e-12
    assert found.reacts <= found.adapts + 1e-12


def test_the_chance_that_is_shown_is_that_of_the_goal(joint):
    own, other = close_starts(random.Random(11), 2, 2)
    cards = [
        {"scores": by_key(filled_boxes(one.scores)), "yahtzee_bonuses": one.yahtzee_bonuses} for one in (own, other)
    ]
    won = api.statistics(cards[0], player=goal_from_json({"beat": [{"strategy": "rules-of-thumb", **cards[1]}]}, FREE))
    theirs = naive_goals.beat_utility([by_rules_of_thumb(other)])
    exact = sum(chance * theirs(score) for score, chance in enumerate(won.distribution) if chance > 0.0)
    assert chances_of(joint, own, other).about == pytest.approx(exact, abs=1e-12)


@pytest.mark.parametrize("boxes", [(1, 2), (0, 0), (2, 0)])
def test_whose_turn_it_cannot_be(joint, boxes):
    rng = random.Random(5)
    own, other = (late_start(rng, FREE, count) for count in boxes)
    with pytest.raises(ValueError, match="turns to come"):
        chances_of(joint, own, other)


def test_differences_over_games(table_of):
    table = table_of(FREE)
    player = finish(players.player(strategy("optimal"), table))
    found = finish(differences(table, player, 1, 200, "x"))
    assert (found.rounds, found.positions) == (1, 200)
    assert found.adapts == pytest.approx((0.0, 0.0, 0.0), abs=1e-12)  # in the last round there is nothing to adapt to
    assert 0.3 < found.about < 0.7
    assert found.reacts[0] < 0.0
    assert found == finish(differences(table, player, 1, 200, "x", threads=1))
