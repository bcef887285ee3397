# SPDX-License-Identifier: MIT
"""Rules are written as a file from which the same rules are read."""

from __future__ import annotations

import pytest

from engine.rules.reading import read_rule_set, rule_set_as_toml
from engine.rules.scoring import SHIPPED, rule_set

ODD = """
name = "Dés « à moi » \\"2\\""
rolls_per_turn = 5
in_order = true
[[box]]
key = "aces"
alike = 1
points = "own"
[[box]]
key = "two_pairs"
same_face = true
groups = [2, 2]
first_roll = 77
points = 9
[[box]]
key = "low"
dice = ["11111", "12345"]
points = 0
[[box]]
key = "run"
straight = 3
points = "all"
[[box]]
key = "rest"
points = "all"
"""


@pytest.mark.parametrize("name", SHIPPED)
def test_what_comes_with_the_program_is_read_again(name):
    rules = rule_set(name)
    assert read_rule_set(rule_set_as_toml(rules), name) == rules


def test_every_field_comes_back_and_so_does_the_title():
    rules = read_rule_set(ODD)
    again = read_rule_set(rule_set_as_toml(rules))
    assert again == rules
    assert again.title == 'Dés « à moi » "2"'
    assert read_rule_set(rule_set_as_toml(rules, "Other")).title == "Other"
