# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import math

import pytest
from audits import daily_rows
from command_samples import json_of

from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS

SCORES = {"aces": 3, "threes": 9, "sixes": 24, "full_house": 25, "chance": 22}
BETWEEN = {"scores": SCORES}
INSIDE = {"scores": SCORES, "dice": [2, 2, 4, 5, 2], "rolls_left": 2}
LAST = {"scores": {c.key: 0 for c in CATEGORIES if c is not Category.CHANCE}}
KEYS = [
    "rules",
    "rolls_per_turn",
    "dice_model",
    "points_so_far",
    "par",
    "sd",
    "min",
    "max",
    "categories",
    "upper_bonus",
    "yahtzee_bonus",
    "yahtzees_rolled",
    "jokers",
    "earliest_turn",
    "percentiles",
]


def assert_refused(result, start):
    status, out, err = result
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith(f"python -m engine statistics: {start}")


@pytest.mark.slow
@pytest.mark.audit
def test_the_whole_game(run):
    found = json_of(run("statistics", "--json", "--at-least", "300"))
    assert list(found) == [*KEYS, "last_turn", "at_least", "distribution"]
    assert found["par"] == pytest.approx(254.589609481963, rel=0, abs=1e-9)
    assert (found["points_so_far"], found["min"], found["max"]) == (0, 12, 1575)
    assert list(found["categories"]) == list(found["last_turn"]) == [category.key for category in CATEGORIES]
    assert list(found["categories"]["twos"]) == ["mean", "sd", "zero"]
    assert found["earliest_turn"]["chance"] == {"nonzero": 1, "zero": None}
    assert found["percentiles"]["50"] == 248
    assert len(found["distribution"]) == 1576
    assert math.fsum(found["distribution"]) == pytest.approx(1.0, rel=0, abs=1e-12)
    assert found["at_least"] == {"score": 300, "chance": math.fsum(found["distribution"][300:])}


def test_other_rules(run):
    options = ("--rules", "no-yahtzee-bonus", "--rolls-per-turn", "1", "--threads", "1")
    found = json_of(run("statistics", "--json", *options))
    assert (found["rules"], found["rolls_per_turn"], found["dice_model"]) == ("no-yahtzee-bonus", 1, "fair")
    assert found["jokers"] == {"mean": 0.0, "sd": 0.0, "zero": pytest.approx(1.0)}
    assert found["last_turn"]["chance"]["mean"] == pytest.approx(17.5)
    assert found["last_turn"]["aces"]["mean"] == pytest.approx(5 / 6)


def test_hostile_dice(run):
    found = json_of(run("statistics", "--json", "--dice-model", "perfect-demon"))
    assert (found["par"], found["sd"], found["min"], found["max"]) == (18.0, 0.0, 18, 18)


def test_from_a_turn_that_has_begun(run):
    found = json_of(run("statistics", "--json", "--from", json.dumps(INSIDE)))
    assert list(found) == [*KEYS, "distribution"]
    assert round(found["par"], 2) == 247.64  # as the documentation of `advise` has it
    assert found["points_so_far"] == 83
    assert found["categories"]["sixes"] == {"mean": 24.0, "sd": 0.0, "zero": 0.0}
    assert "sixes" not in found["earliest_turn"]
    assert found["earliest_turn"]["twos"]["nonzero"] == 6


def test_after_an_option(run):
    keep, twos = (
        json_of(run("statistics", "--json", "--from", json.dumps(INSIDE), *option))
        for option in (("--keep", "2 2,2"), ("--score", "twos"))
    )
    assert round(keep["par"], 2) == 247.64
    assert round(twos["par"], 2) == 241.05
    assert (keep["points_so_far"], twos["points_so_far"]) == (83, 89)
    nothing = json_of(run("statistics", "--json", "--from", json.dumps(INSIDE), "--keep", "nothing"))
    assert nothing["par"] < keep["par"]


def test_from_between_two_turns(run):
    """The last box is Chance: 70/3 points and an SD of the square root of ten."""
    found = json_of(run("statistics", "--json", "--from", json.dumps(LAST)))
    assert found["par"] == pytest.approx(70 / 3)
    assert found["sd"] == pytest.approx(10**0.5)
    assert (found["min"], found["max"]) == (5, 30)


def test_a_chance_that_isnt_zero_is_not_printed_as_zero(run, tmp_path):
    """Five sixes with one roll, and again."""
    (tmp_path / "two.toml").write_text('name = "Two"\nbox = [{key = "yahtzee"}, {key = "chance"}]\n')
    rules = ("--rules", f"@{tmp_path / 'two.toml'}", "--rolls-per-turn", "1")
    assert "chance of 80 or more 9.92e-08\n" in run("statistics", *rules, "--at-least", "80")[1]
    assert "chance of 81 or more 0.000000000\n" in run("statistics", *rules, "--at-least", "81")[1]


def test_from_a_file_and_from_standard_input(run, tmp_path, monkeypatch):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(LAST), encoding="utf-8")
    by_file = json_of(run("statistics", "--json", "--from", str(path)))
    with open(path, encoding="utf-8") as file:
        monkeypatch.setattr("sys.stdin", file)
        assert json_of(run("statistics", "--json", "--from", "-")) == by_file


@pytest.mark.parametrize("rules", RULE_SETS)
def test_rules_and_dice_of_the_position_count(run, rules):
    given = {**LAST, "rules": rules, "rolls_per_turn": 2, "dice_model": "perfect-demon"}
    found = json_of(run("statistics", "--json", "--from", json.dumps(given)))
    assert (found["rules"], found["rolls_per_turn"], found["dice_model"]) == (rules, 2, "perfect-demon")
    assert found["min"] == found["max"]


def late(**open_boxes):
    zeros = {c.key: 0 for c in CATEGORIES if c is not Category.CHANCE and c is not Category.SIXES}
    return json.dumps({"scores": zeros | open_boxes})


@pytest.mark.parametrize(
    ("option", "field", "value"),
    daily_rows(
        [
            (("--strategy", "greedy"), "strategy", "greedy"),
            (("--reach", "40"), "goal", {"reach": 40}),
            (("--beat", "greedy", "mince"), "goal", None),
            (("--risk", "-0.01"), "goal", {"risk": -0.01}),
        ],
        2,
    ),
)
def test_others_than_the_best_player(run, option, field, value):
    found = json_of(run("statistics", "--json", "--from", late(aces=3), "--at-least", "40", *option))
    without = () if field == "strategy" or option[0] == "--risk" else ("yahtzee_bonus", "yahtzees_rolled", "jokers")
    keys = [field, *("mean" if key == "par" else key for key in KEYS if key not in without)]
    assert list(found) == [*keys, "at_least", "distribution"]
    assert found[field] == value or option[0] == "--beat"
    assert math.fsum(found["distribution"]) == pytest.approx(1.0, rel=0, abs=1e-12)
    best = json_of(run("statistics", "--json", "--from", late(aces=3), "--at-least", "40"))
    assert found["mean"] <= best["par"] + 1e-9
    if option[0] == "--reach":
        assert found["at_least"]["chance"] > best["at_least"]["chance"]


def test_others_as_tables(run):
    status, out, err = run("statistics", "--from", late(aces=3), "--reach", "40")
    assert (status, err) == (0, "")
    assert out.splitlines()[1] == 'played for {"reach": 40}'
    assert out.splitlines()[2].startswith("final score ")
    assert "jokers" not in out
    assert "played by greedy" in run("statistics", "--from", late(aces=3), "--strategy", "greedy")[1].splitlines()


@pytest.mark.audit
def test_as_tables(run):
    status, out, err = run("statistics", "--at-least", "300")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "rules free-joker, 3 rolls per turn, fair dice"
    assert lines[1] == "final score 254.589609482, SD 59.611731, from 12 to 1575"
    assert lines[2].startswith("chance of 300 or more 0.14")
    rows = [line.split() for line in lines]
    assert ["fours", "12.1583", "3.2869", "0.6033", "1", "5"] in rows
    assert ["chance", "22.0091", "2.5392", "0.0000", "1", "never"] in rows
    assert ["aces", "2.1065", "1.1041", "6.4905"] in rows
    assert ["up", "to", "151", "180", "194", "217", "248", "272", "318", "388", "474"] in rows
    assert any(row[:5] == ["200", "-", "219", "13.033", "26.674"] for row in rows)
    status, out, err = run("statistics", "--from", json.dumps(INSIDE))
    assert (status, err) == (0, "")
    assert "last turn" not in out


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (["--rules", "maxi-yatzy"], "rules: "),
        (["--rules", ""], "rules: "),
        (["--rolls-per-turn", "0"], "rolls_per_turn: "),
        (["--rolls-per-turn", "two"], "argument --rolls-per-turn"),
        (["--dice-model", "loaded"], "dice_model: "),
        (["--threads", "0"], "threads: "),
        (["--strategy", "lucky"], "strategy: must be one of random, "),
        (["--strategy", "greedy", "--reach", "300"], "argument --reach: not allowed"),
        (["--reach", "-1"], "goal.reach: must be 0 to 2000"),
        (["--risk", "0"], "goal.risk: must be "),
        (["--beat", "greedy", "lucky"], "strategy: must be one of random, "),
        (["--reach", "300", "--dice-model", "demon"], "dice_model: strategies and goals need fair dice, not demon"),
        (["--at-least", "-1"], "at_least: "),
        (["--at-least", "many"], "argument --at-least"),
        (["--keep", "66"], "keep: needs a position"),
        (["--score", "aces"], "score: needs a position"),
        (["--from", "{"], "position: is not valid JSON"),
        (["--from", "[]"], "position: "),
        (["--from", "no such file"], "position: no such file cannot be read"),
        (["--from", json.dumps({"dice": [1, 1, 1, 1, 1]})], "rolls_left: is missing"),
        (["--from", json.dumps({"rolls_left": 1})], "dice: is missing"),
        (["--from", json.dumps({**INSIDE, "dice": [7, 1, 1, 1, 1]})], "dice: "),
        (["--from", json.dumps({"scores": {"aces": 6}})], "scores.aces: "),
        (["--from", json.dumps({"scores": {**LAST["scores"], "chance": 9}})], "scores: every box is filled"),
        (["--from", json.dumps(INSIDE), "--rules", "free-joker"], "rules: belongs in the position"),
        (["--from", json.dumps(INSIDE), "--rolls-per-turn", "3"], "rolls_per_turn: belongs in"),
        (["--from", json.dumps(INSIDE), "--dice-model", "fair"], "dice_model: belongs in"),
        (["--from", json.dumps(INSIDE), "--keep", "33"], "keep: 3 3 can't be kept from 2 2 2 4 5"),
        (["--from", json.dumps(INSIDE), "--keep", "27"], "keep: must be faces"),
        (["--from", json.dumps(INSIDE), "--keep", ""], "keep: must be faces"),
        (["--from", json.dumps({**INSIDE, "rolls_left": 0}), "--keep", "2"], "keep: no rolls are left"),
        (["--from", json.dumps(INSIDE), "--score", "aces"], "score: 2 2 2 4 5 can't be scored in aces now"),
        (["--from", json.dumps(INSIDE), "--score", "ones"], "score: there is no category 'ones'"),
        (["--from", json.dumps(BETWEEN), "--score", "twos"], "dice: are missing"),
        (["--from", json.dumps(BETWEEN), "--keep", "2"], "dice: are missing"),
        (["--from", json.dumps(INSIDE), "--keep", "2", "--score", "twos"], "argument --score"),
    ],
)
def test_bad_input(run, arguments, start):
    assert_refused(run("statistics", *arguments), start)


def test_help(run):
    status, out, err = run("statistics", "--help")
    assert (status, err) == (0, "")
    assert out.startswith("usage: ")
