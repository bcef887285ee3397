# SPDX-License-Identifier: MIT
from __future__ import annotations

import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest
from checkout import ROOT
from command_samples import assert_refused, json_of

from engine.one_turn.odds import odds


def test_odds_as_json(run):
    found = json_of(run("odds", "--json"))
    assert list(found) == [
        "target",
        "dice",
        "faces",
        "rolls",
        "chance",
        "states",
        "options",
        "payoffs",
        "best",
        "matrix",
        "available",
    ]
    assert (found["target"], found["dice"], found["faces"], found["rolls"]) == ("yahtzee", 5, 6, 3)
    assert found["chance"] == float(Fraction(2_783_176, 6**10))
    assert found["best"][0]["5"] == ["0", "1"]
    assert (len(found["payoffs"]), len(found["best"]), len(found["options"])) == (3, 2, 19)


def test_odds_exactly(run):
    found = json_of(run("odds", "11", "--dice", "3", "--faces", "2", "--exact", "--json"))
    assert found["payoffs"] == [{"11": "1", "001": "15/16"}, {"11": "1", "001": "3/4"}, {"11": "1", "001": "0"}]
    assert found["matrix"]["1"] == {"11": "3/4", "001": "1/4"}


def test_odds_of_one_roll(run):
    found = json_of(run("odds", "small_straight", "--roll", "22452", "--json"))
    assert found["state"] == "2 2 2 4 5"
    assert [row["best"] for row in found["after"]] == [["2 4 5"], ["2 4 5"]]
    payoffs = [row[found["state"]] for row in odds("small_straight").payoffs[:2]]
    assert [row["payoff"] for row in found["after"]] == list(map(float, payoffs))
    assert all(max(row["options"].values()) == row["payoff"] for row in found["after"])


def test_the_chance_of_a_roll_comes_first_and_the_best_keep_above_the_others(run):
    found = json_of(run("odds", "yahtzee", "--roll", "12663", "--json"))
    for row in found["after"]:
        values = list(row["options"].values())
        assert values == sorted(values, reverse=True)
        assert next(iter(row["options"])) in row["best"]
    _, out, _ = run("odds", "yahtzee", "--roll", "12663")
    lines = out.splitlines()
    assert lines[1].startswith("chance 0.029063786 from 1 2 6 6 3")
    assert lines[2].startswith("chance 0.046028643 before")
    assert lines[5].split()[:2] == ["01", "0.029063786"]
    _, out, _ = run("odds", "yahtzee", "--roll", "12663", "--rolls", "1")
    assert "chance 0.000000000 from 1 2 6 6 3" in out


def test_boxes_of_other_games_sums_and_how_many_are_alike(run):
    assert json_of(run("odds", "two_pairs", "--json"))["chance"] == float(odds("two_pairs").chance)
    assert json_of(run("odds", "sum>=20", "--json"))["chance"] == float(odds("sum>=20").chance)
    twelve = json_of(run("odds", "alike=10", "--dice", "12", "--rolls", "1", "--json"))
    assert twelve["chance"] == pytest.approx(6 * 66 * 25 / 6**12)
    strict = json_of(run("odds", "small_straight", "--rules", "yatzy", "--json"))
    assert strict["chance"] == float(odds("1,2,3,4,5").chance)


def test_how_many_rolls_until_it_comes(run):
    assert json_of(run("odds", "--until", "--json"))["expected_rolls"] == pytest.approx(11.0901553796)
    _, out, _ = run("odds", "--until")
    assert "11.090155380 rolls" in out
    found = json_of(run("odds", "--until", "--roll", "12663", "--json"))
    assert found["expected_rolls"] == next(iter(found["options"].values())) < found["options"]["0"]
    assert json_of(run("odds", "--until", "--roll", "66666", "--json"))["expected_rolls"] == 0.0
    _, out, _ = run("odds", "--until", "--roll", "12663")
    assert "10.460227273 more rolls" in out


def test_odds_as_tables(run):
    status, out, err = run("odds", "yahtzee")
    assert (status, err) == (0, "")
    assert "0.046028643" in out
    assert "0.154320988" in out
    status, out, err = run("odds", "1,2,3", "--dice", "3", "--roll", "1,1,2", "--exact")
    assert (status, err) == (0, "")
    assert "1 2 " in out
    assert "11/36 *" in out


def test_available_names_the_states_that_have_an_option(run):
    found = json_of(run("odds", "11", "--dice", "3", "--faces", "2", "--json"))["available"]
    assert found == {
        "0": ["11", "001"],
        "1": ["11", "001"],
        "2": ["11"],
        "01": ["11", "001"],
        "11": ["11"],
        "001": ["001"],
    }
    _, out, _ = run("odds", "11", "--dice", "3", "--faces", "2")
    table = out[out.index("available") :].splitlines()
    assert [line.split() for line in table[:4]] == [
        ["available", "11", "001"],
        ["0", "1", "1"],
        ["1", "1", "1"],
        ["2", "1", "0"],
    ]


def test_a_weighting_expects_a_payoff(run):
    found = json_of(run("odds", "--payoff", "11=6", "001=-1/2", "--dice", "3", "--faces", "2", "--exact", "--json"))
    chance = odds("11", 3, 2).chance
    assert (found["expected"], "chance" in found) == (str(6 * chance - (1 - chance) / 2), False)
    assert found["target"] == "11=6 001=-1/2"


def test_a_utility_tells_its_certainty_equivalent(run):
    found = json_of(run("odds", "--payoff", "full_house=25", "--utility", "sqrt", "--json"))
    assert found["certainty_equivalent"] == pytest.approx(found["expected"] ** 2)
    assert found["expected"] == pytest.approx(5 * float(odds("full_house").chance))
    status, out, err = run("odds", "--payoff", "full_house=25", "--utility", "risk=0.1", "--roll", "22455")
    assert (status, err) == (0, "")
    assert "for certain, by the utility risk=0.1" in out


def test_his_figure_of_three_coins_is_drawn(run, tmp_path):
    """Two states, six options, their values, what is available, what is best, and every chance of the figure."""
    place = tmp_path / "coins.svg"
    status, _, err = run("odds", "11", "--dice", "3", "--faces", "2", "--svg", str(place))
    assert (status, err) == (0, "")
    assert place.read_bytes() == (ROOT / "docs" / "three-coins.svg").read_bytes()
    picture = ET.parse(place).getroot()
    texts = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    for shown in ("0: 3/4", "1: 3/4", "2: 1", "01: 1/2", "11: 1", "001: 3/4", "001: 0"):
        assert shown in texts
    assert sorted(text for text in texts if "/" in text and ":" not in text) == [
        "1/2",
        "1/2",
        "1/4",
        "1/4",
        "3/4",
        "3/4",
    ]
    said = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert [text for text in said if text.startswith("001: ")] == [
        "001: 0 is a best option",
        "001: 1 is a best option",
        "001: 01 is available",
        "001: 001 is available",
    ]
    assert not any(text.startswith("001: 2 ") for text in said)
    assert "1 leads to 11: 3/4" in said
    heavy = [node for node in picture.iter("{http://www.w3.org/2000/svg}path") if node.get("class") == "best"]
    assert len(heavy) == 4


def test_another_decision_is_drawn_where_it_is_asked_for(run, tmp_path):
    place = tmp_path / "coins.svg"
    coins = ("odds", "11", "--dice", "3", "--faces", "2", "--svg", str(place))
    run(*coins, "--after", "1")
    assert "001: 15/16" in place.read_text()
    for after, words in ((0, "after: must be 1 to 2"), (3, "after: must be 1 to 2")):
        status, _, err = run(*coins, "--after", str(after))
        assert (status, words in err) == (2, True)
    status, _, err = run("odds", "1,2,3,4", "--svg", str(place))
    assert (status, "options are too many for a picture" in err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("odds", "full_hose"), "target: 'full_hose'"),
        (("odds", "a\nb"), "target: 'a"),
        (("odds", "--dice", "0"), "dice: must be 1 or more"),
        (("odds", "--dice", "many"), "--dice"),
        (("odds", "--rolls", "0"), "rolls: must be 1 to 50"),
        (("odds", "--roll", "1,2"), "roll: must be 5 faces"),
        (("odds", "--roll", "1,2,x,4,5"), "roll: must be 5 faces"),
        (("odds", "1,2,3,4,5,6", "--dice", "20"), "dice: 20 dice have too many"),
        (("odds", "--payoff"), "--payoff"),
        (("odds", "011", "--payoff", "011=2"), "target: is given twice"),
        (("odds", "--payoff", "011"), "payoff: '011' must be a target with its points"),
        (("odds", "--payoff", "011=1e99"), "payoff: points must be a number"),
        (("odds", "--payoff", "011=1/0"), "payoff: points must be a number"),
        (("odds", "--payoff", "011=1", "011=2"), "payoff: names a target twice"),
        (("odds", "--payoff", "house=1"), "target: 'house'"),
        (("odds", "--utility", "cube"), "utility: must be sqrt, log or risk=A"),
        (("odds", "--utility", "risk=0"), "utility: must be sqrt, log or risk=A"),
        (("odds", "--utility", "sqrt", "--exact"), "exact: a utility is no fraction"),
        (("odds", "--utility", "sqrt", "--payoff", "5=-4"), "utility: sqrt takes no payoff below 0"),
        (("odds", "--utility", "risk=300", "--payoff", "5=-40"), "utility: 300 is too much"),
        (("odds", "alike=6"), "target: alike must be 1 to 5"),
        (("odds", "sum=31", "--until"), "target: sum=31 never comes"),
        (("odds", "alike=5", "--until", "--faces", "1000000000"), "target: alike=5 comes too rarely"),
        (("odds", "sum>=20", "--until", "--faces", "1000000000"), "dice: 5 dice have too many states"),
        (("odds", "--until", "--exact"), "exact: how many rolls"),
        (("odds", "--until", "--payoff", "011=2"), "until: a payoff"),
        (("odds", "--rules", "none"), "rules: must be one of"),
        (("odds", "--rules", "@"), "rules: '' cannot be read"),
        (("odds", "--rules", "@ "), "rules: ' ' cannot be read"),
        (("odds", ""), "target: '' must be a box"),
        (("odds", "--until", "--rolls", "3"), "rolls: belongs to a turn"),
        (("odds", "--after", "1"), "after: says which decision is drawn"),
        (("odds", "--svg", "/nowhere/at/all.svg"), "svg: there is no folder"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, arguments, words):
    assert_refused(run(*arguments), words)
