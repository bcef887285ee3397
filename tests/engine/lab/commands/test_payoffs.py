# SPDX-License-Identifier: MIT
from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from command_samples import assert_refused, json_of

SVG = "{http://www.w3.org/2000/svg}"


def test_payoffs_as_json(run):
    found = json_of(run("payoffs", "1", "6", "2", "2", "6", "--json"))
    assert (found["dice"], found["rolls_left"]) == ([1, 6, 2, 2, 6], 2)
    assert found["goes_for"] == {"hers": "sixes", "fitted": "sixes"}
    assert found["lines"]["hers"] == {"slope": -1.4163, "intercept": 0.3332}
    assert list(found["boxes"][0]) == ["box", "payoff", "chance", "keep", "hers", "fitted"]
    assert [row["hers"] for row in found["boxes"]] == sorted((row["hers"] for row in found["boxes"]), reverse=True)


def test_payoffs_exactly_and_of_open_boxes_only(run):
    found = json_of(run("payoffs", "16226", "--exact", "--open", "sixes,chance", "--json"))
    assert [(row["box"], row["payoff"], row["chance"]) for row in found["boxes"]] == [("sixes", "28/375", "25/54")]
    nothing = json_of(run("payoffs", "16226", "--open", "chance", "--json"))
    assert (nothing["boxes"], nothing["goes_for"]) == ([], {"hers": None, "fitted": None})


def test_payoffs_before_the_first_roll(run):
    found = json_of(run("payoffs", "--json"))
    assert len(found["boxes"]) == 12
    assert (round(found["lines"]["fitted"]["slope"], 4), "goes_for" in found) == (-2.7573, False)


def test_payoffs_as_tables(run):
    status, out, err = run("payoffs", "66453", "--rolls-left", "1")
    assert (status, err) == (0, "")
    assert out.splitlines()[1].split()[:3] == ["small_straight", "0.080000000", "1.000000000"]
    assert run("payoffs")[1].splitlines()[-1] == "fitted: chance = -2.7573 payoff + 0.5360"
    assert "nothing is considered" in run("payoffs", "12346", "--open", "chance")[1]


def test_her_graph_is_drawn_with_both_lines(run, tmp_path):
    place = tmp_path / "graph.svg"
    assert run("payoffs", "16226", "--svg", str(place))[0] == 0
    picture = ET.parse(place).getroot()
    dots = list(picture.iter(f"{SVG}circle"))
    assert len(dots) == 9
    (taken,) = [dot for dot in dots if dot.get("class") == "taken"]
    assert taken.find(f"{SVG}title").text == "sixes: payoff 0.074667, chance 0.462963"
    assert {"fitted", "hers"} <= {path.get("class") for path in picture.iter(f"{SVG}path")}
    assert "fitted: -2.7573 payoff + 0.5360" in [text.text for text in picture.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("payoffs", "1", "2"), "dice: must be five faces"),
        (("payoffs", "1234x"), "dice: must be five faces"),
        (("payoffs", "12345", "--rolls-left", "0"), "rolls_left: must be 1 to 4"),
        (("payoffs", "--rolls-left", "1"), "rolls_left: needs dice"),
        (("payoffs", "--open", "luck"), "open: there is no category 'luck'"),
        (("payoffs", "--svg", "/nowhere/at/all.svg"), "svg: there is no folder"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, arguments, words):
    assert_refused(run(*arguments), words)
