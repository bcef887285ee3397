# SPDX-License-Identifier: MIT
"""The general solver: small rule sets against the slow twin, whole ones against what perfect play averages."""

from __future__ import annotations

import tomllib

import pytest
from audits import daily
from rules_twin import Twin

from engine.analysis.analyzer import Analyzer
from engine.games.position import Position
from engine.rules import turn_states
from engine.rules.reading import read_rule_set
from engine.rules.scoring import OTHER_GAMES, SHIPPED_PARS, rule_set, rule_set_as_data
from engine.runtime.steps import finish
from engine.solving.solver import solve

SMALL = {
    "a first roll counts for more": """
        name = "generala"
        rolls_per_turn = 2
        box = [
          { key = "generala", alike = 5, points = 60, first_roll = 100 },
          { key = "poker", alike = 4, points = 40, first_roll = 45 }, { key = "two_pairs" },
        ]""",
    "free jokers": """
        name = "free"
        upper_bonus = 20
        upper_bonus_at = 9
        extra_yahtzee = 70
        joker = "free"
        box = [{ key = "yahtzee" }, { key = "threes" }, { key = "small_straight" }]""",
    "forced jokers, faces in no order": """
        name = "forced"
        rolls_per_turn = 2
        upper_bonus = 20
        upper_bonus_at = 9
        extra_yahtzee = 70
        joker = "forced"
        box = [{ key = "large_straight" }, { key = "fives" }, { key = "aces" }, { key = "yahtzee" }]""",
    "boxes in order, full jokers": """
        name = "in order"
        in_order = true
        upper_bonus = 10
        upper_bonus_at = 6
        joker = "full"
        extra_yahtzee = 50
        box = [
          { key = "yahtzee" }, { key = "sixes" },
          { key = "full_house", groups = [3, 2], same_face = true, points = "own" },
          { key = "odd", dice = ["12345", "13456"], points = 21 },
        ]""",
    "thirty more than the dice": """
        name = "more"
        joker = "free"
        extra_yahtzee = 50
        box = [
          { key = "fives" }, { key = "yahtzee" },
          { key = "full_house", points = "all+30" }, { key = "pairs", groups = [2, 2], points = "own+10" },
        ]""",
    "more in the box of a number": """
        name = "leaflet"
        upper_bonus = 35
        upper_bonus_at = 60
        extra_in_number = 50
        joker = "free"
        box = [{ key = "threes" }, { key = "sixes" }, { key = "yahtzee" }, { key = "full_house" }]""",
    "more in the box of a number, no joker, in order": """
        name = "more"
        upper_bonus = 20
        upper_bonus_at = 30
        extra_in_number = 7
        in_order = true
        box = [{ key = "yahtzee" }, { key = "twos" }, { key = "fives" }, { key = "small_straight" }]""",
    "from the last box to the first": """
        name = "up"
        upper_bonus = 20
        upper_bonus_at = 20
        extra_yahtzee = 40
        joker = "forced"
        order = ["full_house", "yahtzee", "fives", "chance", "twos"]
        box = [
          { key = "twos" }, { key = "fives" }, { key = "full_house" }, { key = "yahtzee" }, { key = "chance" },
        ]""",
    "one roll, any dice": """
        name = "one"
        rolls_per_turn = 1
        box = [{ key = "chance", first_roll = 18 }, { key = "run", straight = 3, points = "own" }]""",
}
PARS = {
    "yacht": 166.955067704572,
    "generala": 152.749640074743,
    "kniffel": 245.870774514112,
    "yatzy": 248.439989377855,
    "yatzy-fh5": 248.468090917301,
    "yacht-dice": 191.774369188342,
}
"""From elsewhere; those of games that are not here are as in their own files."""


def rules_of(name):
    """Return a rule set of `PARS`."""
    if name != "yatzy-fh5":
        return rule_set(name)
    data = rule_set_as_data(rule_set("yatzy"))
    next(box for box in data["box"] if box["key"] == "full_house")["same_face"] = True
    return rule_set(data)


@pytest.mark.parametrize("name", daily(SMALL, 3))
def test_a_small_rule_set_is_worth_what_the_slow_twin_says(name):
    text = SMALL[name]
    twin, rules = Twin(tomllib.loads(text)), read_rule_set(text)
    table = finish(solve(rules))
    assert table.par == pytest.approx(twin.par, abs=1e-11)
    analyzer, left = Analyzer(table), rules.rolls_per_turn - 1
    for roll in [(1, 3, 3, 5, 5), (1, 2, 3, 4, 5), (4, 4, 4, 4, 4), (2, 2, 6, 6, 6)]:
        best = analyzer.analyze(Position(roll, left, rules=rules)).best.value
        assert best == pytest.approx(twin.rolled((frozenset(), 0, False), roll, left), abs=1e-11)


@pytest.mark.parametrize("name", daily({**PARS, **dict.fromkeys(OTHER_GAMES)}, 2))
def test_perfect_play_averages_what_is_known(name):
    rules = rules_of(name)
    table = finish(solve(rules))
    for known in (PARS, SHIPPED_PARS):
        assert table.par == pytest.approx(known.get(name, table.par), abs=1e-9)
    assert table.turn_states == turn_states.layout(rules).reachable_count


def test_without_a_bonus_points_above_are_no_matter_of_the_past():
    assert turn_states.layout(rule_set("yacht")).reachable_count == 2 * 2**11
