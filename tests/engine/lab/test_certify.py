# SPDX-License-Identifier: MIT
"""Certificates: whole numbers against plain ones, against the checker in the docs, and against a table."""

import hashlib
import importlib.util
import json
import sys
import tomllib
from dataclasses import replace

import patience
import pytest
from checkout import ROOT
from odd_rules import as_toml, odd_rules

from engine.lab import precision
from engine.lab.certify import WholeSolver, certify, line_of
from engine.lab.commands.accuracy import certificate_as_json
from engine.rules.reading import read_rule_set
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, rule_set
from engine.rules.ties import EQUAL
from engine.rules.turn_states import layout
from engine.runtime.steps import finish

_CERTIFICATES = ROOT / "docs" / "certificates"
_SMALL = """
name = "Small"
rolls_per_turn = 2
upper_bonus = 20
upper_bonus_at = 12
extra_yahtzee = 30
joker = "{joker}"
in_order = {in_order}
box = [
  {{ key = "twos" }}, {{ key = "fours" }}, {{ key = "full_house", first_roll = 35 }},
  {{ key = "one_pair", alike = 2, points = "own" }}, {{ key = "yahtzee" }},
]
"""


_LISTED = [
    {
        "name": "Jokers with all dice",
        "joker": "free",
        "box": [{"key": "full_house", "points": "all"}, {"key": "yahtzee"}],
    },
    {
        "name": "Known, other points",
        "box": [{"key": "full_house", "points": 30}, {"key": "small_straight", "points": "own"}],
    },
    {"name": "Known from Yatzy", "box": [{"key": "one_pair"}, {"key": "two_pairs", "same_face": True}]},
    {
        "name": "Nothing but a first roll",
        "box": [{"key": "small_straight", "points": 0, "first_roll": 25}, {"key": "aces"}],
    },
    {
        "name": "Yahtzee of four",
        "extra_yahtzee": 50,
        "joker": "full",
        "box": [{"key": "yahtzee", "alike": 4}, {"key": "five", "alike": 5, "points": 9}],
    },
    {
        "name": "Forced in order",
        "joker": "forced",
        "in_order": True,
        "box": [{"key": "yahtzee"}, {"key": "full_house"}, {"key": "sixes"}],
    },
    {
        "name": "More in a number box",
        "upper_bonus": 20,
        "upper_bonus_at": 40,
        "extra_in_number": 50,
        "joker": "free",
        "box": [{"key": "threes"}, {"key": "yahtzee"}, {"key": "full_house"}],
    },
    {
        "name": "Another order",
        "upper_bonus": 9,
        "upper_bonus_at": 8,
        "joker": "forced",
        "order": ["yahtzee", "fours", "full_house"],
        "box": [{"key": "fours"}, {"key": "full_house"}, {"key": "yahtzee"}],
    },
    {"name": "Known by another pattern", "box": [{"key": "full_house", "groups": [2, 2]}]},
    {"name": "No face by its name", "box": [{"key": "sixes", "alike": 3}]},
    {"name": "A face by another name", "box": [{"key": "large_straight", "face": 3}]},
    {"name": "Dice in any order", "box": [{"key": "odd", "dice": ["54321", "61616"], "points": "own"}]},
]
"""Valid rule files; the first seven kinds the checker took for other games once, or couldn't read."""


def _checker():
    spec = importlib.util.spec_from_file_location("certificate_checker", _CERTIFICATES / "check.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _checks(rule_file, certificate):
    """Run the checker as a person would, and return whether everything is the same."""
    command = [sys.executable, str(_CERTIFICATES / "check.py"), str(rule_file), str(certificate)]
    return patience.run(command).returncode == 0


def _solved(rules, deepest):
    solver = WholeSolver(rules)
    while solver.open_boxes < deepest:
        solver.solve_next()
    return solver


@pytest.mark.parametrize(("name", "rolls"), [("free-joker", 3), ("forced-joker", 2), ("no-yahtzee-bonus", 1)])
def test_two_boxes_to_the_last_digit(name, rolls):
    rules = rule_set(name, rolls)
    solver, plain = _solved(rules, 2), finish(precision.solve_plainly(rules, deepest=2))
    exact = dict(solver.exact())
    assert len(exact) > 4900
    assert all(value == plain.values[state[:3]][state[3]] for state, value in exact.items())


@pytest.mark.parametrize(("joker", "in_order"), [("free", False), ("forced", False), ("full", True), ("none", False)])
def test_a_certificate_stands_up_to_the_checker(joker, in_order, table_of, tmp_path):
    text = _SMALL.format(joker=joker, in_order=str(in_order).lower())
    found = finish(certify(table_of(read_rule_set(text))))
    assert found.holds
    rule_file, certificate = tmp_path / "small.toml", tmp_path / "small.json"
    rule_file.write_text(text, encoding="utf-8")
    certificate.write_text(json.dumps(certificate_as_json(found)), encoding="utf-8")
    assert _checks(rule_file, certificate)
    certificate.write_text(json.dumps(certificate_as_json(found) | {"ties": found.ties + 1}), encoding="utf-8")
    assert not _checks(rule_file, certificate)


@pytest.mark.parametrize(
    "data", [*_LISTED, *map(odd_rules, range(20))], ids=[*(data["name"] for data in _LISTED), *map(str, range(20))]
)
def test_the_checker_knows_the_whole_format(data, table_of, tmp_path):
    """Every figure is the same to the last digit: ours are rounded once, from whole numbers."""
    rule_file, certificate = tmp_path / "odd.toml", tmp_path / "odd.json"
    rule_file.write_text(as_toml(data), encoding="utf-8")
    found = certificate_as_json(finish(certify(table_of(read_rule_set(as_toml(data))))))
    certificate.write_text(json.dumps(found, allow_nan=False), encoding="utf-8")
    assert _checks(rule_file, certificate)


def test_differences_are_rounded_once(table_of):
    """A die rolled twice brings 11/36 of an ace and rolled once 6/36; a die that waits for the second roll loses 5/36.

    Of one ace and four other dice, scoring now loses 4 x 11 of these parts, and rolling the ace alone 25 + 4 x 5.
    """
    found = finish(certify(table_of(read_rule_set('name = "Aces"\nbox = [{ key = "aces" }]'))))
    assert found.smallest_difference == 5 / 36
    assert found.smallest_gap == 1 / 36


def test_rankings_are_proved_where_the_tolerance_is_below_the_smallest_gap(table_of):
    found = finish(certify(table_of(read_rule_set(_SMALL.format(joker="none", in_order="false")))))
    assert found.rankings
    assert found.smallest_gap < found.smallest_difference
    between = replace(found, tolerance=found.smallest_gap)
    assert between.holds
    assert not between.rankings


def test_where_there_is_nothing_to_decide_there_is_no_difference(table_of):
    found = finish(certify(table_of(read_rule_set('name = "One"\nrolls_per_turn = 1\nbox = [{ key = "aces" }]'))))
    assert (found.decisions, found.smallest_difference, found.smallest_gap) == (0, None, None)
    assert found.holds
    assert found.rankings
    assert json.loads(json.dumps(certificate_as_json(found), allow_nan=False))["smallest_gap"] is None


def test_a_tolerance_outside_and_a_damaged_table_are_told(table_of):
    table = table_of(read_rule_set(_SMALL.format(joker="none", in_order="false")))
    found = finish(certify(table))
    assert not replace(found, tolerance=found.smallest_difference).holds
    assert not replace(found, tolerance=found.largest_error).holds
    values = table.values.copy()
    values[layout(table.rules).index(0, 1, 0, 0)] += 1e-7
    damaged = finish(certify(replace(table, values=values)))
    assert damaged.largest_error == pytest.approx(1e-7, rel=1e-4)
    assert not damaged.holds


def test_what_is_hashed_says_nothing_of_our_numbers():
    assert line_of(DEFAULT_RULES, (0, 0, 0b101, 9), 255) == "1010000000000 9 0 ff"
    assert line_of(DEFAULT_RULES, (2, 0b000100, 0, 0), 16) == "0000000010010 0 1 10"


def test_certificates_are_of_rule_sets_that_come_with_the_program():
    """Whether each of these has one is for the audit below: a new one needs none to be played."""
    names = [path.stem for path in _CERTIFICATES.glob("*.json")]
    assert set(names) <= set(SHIPPED)
    for name in names:
        found = json.loads((_CERTIFICATES / f"{name}.json").read_text(encoding="utf-8"))
        assert found["rules"] == name
        assert found["largest_error"] < found["tolerance"] < found["smallest_difference"]
        assert found["tolerance"] == EQUAL
        assert found["rankings"] == (found["smallest_gap"] > EQUAL)
        assert len(found["layers"]) == len(rule_set(name).boxes)


def test_the_checker_is_short_enough_to_be_read():
    lines = (_CERTIFICATES / "check.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 260
    assert not any("engine" in line for line in lines if "import" in line)


@pytest.mark.parametrize("name", ["free-joker", "yatzy"])
def test_published_hashes_are_those_of_the_checker_as_far_as_it_is_quick(name):
    checker = _checker()
    published = json.loads((_CERTIFICATES / f"{name}.json").read_text(encoding="utf-8"))
    text = (ROOT / "engine" / "rules" / "sets" / f"{name}.toml").read_text(encoding="utf-8")
    rules = checker.Rules(tomllib.loads(text), published["rolls_per_turn"])
    full = (1 << len(rules.boxes)) - 1
    values = {(full, ahead): dict.fromkeys(range(rules.at + 1), 0) for ahead in (False, True)}
    lines = []
    for task in checker.tasks_of(rules, 1, values, 1):
        (filled, ahead), found, *_ = checker.solved(task)
        card = f"{filled:0{len(rules.boxes)}b}"[::-1]
        lines += [f"{card} {total} {int(ahead)} {value:x}" for total, value in found.items()]
    assert hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest() == published["layers"][0]["sha256"]


@pytest.mark.audit
@pytest.mark.parametrize("name", SHIPPED)
def test_the_certificate_is_the_one_that_is_published(name, table_of):
    found = certificate_as_json(finish(certify(table_of(rule_set(name)))))
    published = json.loads((_CERTIFICATES / f"{name}.json").read_text(encoding="utf-8"))
    assert {field: published[field] for field in found} == found
