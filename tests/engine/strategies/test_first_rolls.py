# SPDX-License-Identifier: MIT
"""Strategies that know points for the first roll of a turn: what they choose, and what that comes to, by hand."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine.games.position import Position
from engine.rules.dice import DICE_PER_ROLL, FACES, KEEPS, ROLLS, ways
from engine.rules.scoring import rule_set
from engine.runtime.steps import finish
from engine.solving.solver import solve
from engine.strategies.players import Player, evaluate, statistics
from engine.strategies.simulate import simulate
from engine.strategies.strategies import StrategyError, strategy

RULES = rule_set(
    {
        "name": "Early",
        "rolls_per_turn": 2,
        "box": [
            {"key": "two_pairs", "groups": [2, 2], "points": 10, "first_roll": 33},
            {"key": "chance"},
        ],
    }
)


@pytest.fixture(scope="module")
def table():
    return finish(solve(RULES))


def after(keep):
    """Return what a keep becomes, with the chances."""
    rolled = DICE_PER_ROLL - len(keep)
    for roll in ROLLS:
        rest = list(roll)
        if all(face in rest and (rest.remove(face) or True) for face in keep):
            chance = 1.0
            left = rolled
            for face in FACES:
                for count in range(rest.count(face)):
                    chance *= (left - count) / (count + 1) / len(FACES)
                left -= rest.count(face)
            yield roll, chance


def test_the_chances_of_a_keep_come_to_one():
    assert all(sum(chance for _, chance in after(keep)) == pytest.approx(1) for keep in KEEPS[:40])
    assert dict(after(()))[(1, 1, 2, 2, 3)] == pytest.approx(ways((1, 1, 2, 2, 3)) / 6**5)


@pytest.mark.parametrize("name", ["greedy", "optimal"])
def test_a_game_comes_to_what_the_choices_make_of_every_roll(name, table):
    player = Player(strategy(name), table)

    @cache
    def before(scores):
        if None not in scores:
            return 0.0
        return sum(chance * rolled(scores, roll, RULES.rolls_per_turn - 1) for roll, chance in after(()))

    @cache
    def rolled(scores, roll, left):
        position = Position(roll, left, scores, 0, RULES)
        choice = player.choose(position, Random(1))
        if isinstance(choice, tuple):
            return sum(chance * rolled(scores, dice, left - 1) for dice, chance in after(choice))
        points = position.allowed()[choice]
        filled = [points if box == choice else held for box, held in zip(RULES.categories, scores, strict=True)]
        # What the other box is worth doesn't go by the points of this one.
        return points + before(tuple(None if held is None else 0 for held in filled))

    found = finish(statistics(player, threads=1)).final_score.mean
    assert found == pytest.approx(before((None, None)), abs=1e-9)
    assert finish(evaluate(player, threads=1)).expected == found
    assert found == pytest.approx(table.par, abs=1e-9) if name == "optimal" else found <= table.par


def test_more_points_at_once_are_taken_at_the_first_roll_only(table):
    player = Player(strategy("greedy"), table)
    two_pairs, chance = RULES.categories
    roll = (2, 2, 6, 6, 6)
    assert player.choose(Position(roll, 1, rules=RULES), Random(1)) == two_pairs
    assert player.choose(Position(roll, 0, rules=RULES), Random(1)) == chance


def test_the_others_and_simulations_say_that_they_know_none(table):
    for name in ("random", "plays-like-20"):
        with pytest.raises(StrategyError, match="first roll"):
            Player(strategy(name), table)
    with pytest.raises(StrategyError, match="first roll"):
        finish(simulate(Player(strategy("greedy"), table), 1, "s"))
