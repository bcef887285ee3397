# SPDX-License-Identifier: MIT
"""Games with other boxes than Yahtzee's: advice held to an independent solver's, and the rest told plainly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from audits import daily

from engine import api
from engine.games import lines, notation
from engine.games.game import Game
from engine.games.position import position_as_json, position_from_json
from engine.games.record import Record
from engine.games.texts import read_text
from engine.rules.scoring import rule_set, rule_set_as_data
from engine.strategies.strategies import StrategyError

SAMPLE = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "yatzy_positions.jsonl").read_text().splitlines()
    if line
]
OWN = {"name": "Mine", "box": [{"key": "aces"}, {"key": "hand", "straight": 3, "points": "own", "first_roll": 20}]}


def rules_of(name):
    """Return the rules of a sample as a position has them."""
    if name == "yatzy":
        return name
    data = rule_set_as_data(rule_set("yatzy"))
    next(box for box in data["box"] if box["key"] == "full_house")["same_face"] = True
    return data


def named(option):
    """Return an option as the sample names it."""
    if option.category is not None:
        return f"score {option.category.key}"
    return f"keep {''.join(map(str, option.keep)) or 'nothing'}"


@pytest.mark.parametrize("name", daily(["yatzy", "yatzy-fh5"]))
def test_every_option_is_worth_what_an_independent_solver_says(name):
    for sample in [sample for sample in SAMPLE if sample["rules"] == name]:
        position = {field: value for field, value in sample.items() if field != "options"}
        analysis = api.advise(position | {"rules": rules_of(name)})
        found = {named(option): option.value for option in analysis.options}
        assert found.keys() - sample["options"].keys() <= {f"keep {''.join(map(str, analysis.position.roll))}"}
        for option, value in sample["options"].items():
            assert found[option] == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("rules", ["yatzy", OWN], ids=["yatzy", "own"])
def test_a_position_comes_back_from_json_and_from_a_line(rules):
    position = position_from_json({"rules": rules, "dice": [1, 2, 3, 4, 5], "rolls_left": 2})
    assert position_from_json(json.loads(json.dumps(position_as_json(position)))) == position
    assert lines.read_line(lines.position_line(position)).position == position


def test_a_game_comes_back_and_its_first_rolls_count_for_more():
    rules = rule_set(OWN)
    game = Game("7", rules).roll()
    category = next(box for box in rules.categories if box.key == "hand")
    game = game.score(category)
    points = game.scores[category]
    assert points in (0, 20)
    record = Record(game)
    assert notation.loads(notation.dumps(record)) == record
    assert lines.read_line(lines.game_line(record)).game.game == game


def test_every_reader_takes_any_card():
    position = position_from_json({"rules": "yatzy", "dice": [1, 2, 3, 4, 5], "rolls_left": 2})
    for text in (lines.position_line(position), json.dumps(position_as_json(position))):
        assert read_text(text).position == position


def test_those_who_know_yahtzees_card_only_say_so():
    with pytest.raises(StrategyError, match=r"^strategy: mince is there for Yahtzee's thirteen boxes only, so far$"):
        api.expected_score("mince", rules="generala")
