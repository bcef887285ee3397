# SPDX-License-Identifier: MIT
from __future__ import annotations

from fractions import Fraction

import pytest
from command_samples import json_of

from engine.chances.keep_scores import keep_scores
from engine.chances.odds import odds

# odds


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


def test_odds_as_tables(run):
    status, out, err = run("odds", "yahtzee")
    assert (status, err) == (0, "")
    assert "0.046028643" in out
    assert "0.154320988" in out
    status, out, err = run("odds", "1,2,3", "--dice", "3", "--roll", "1,1,2", "--exact")
    assert (status, err) == (0, "")
    assert "1 2 " in out
    assert "11/36 *" in out


# turn


def test_turn_as_json(run):
    found = json_of(run("turn", "2", "2", "4", "5", "2", "--json"))
    assert (found["dice"], found["rerolls"], len(found["categories"])) == ([2, 2, 4, 5, 2], 1, 13)
    best = found["keeps"][0]
    assert list(best) == ["keep", "mean", "median", "sd", "outcomes", "distribution"]
    assert (best["keep"], best["median"], best["outcomes"]) == ([2, 4, 5], 20, 36)
    assert sum(best["distribution"].values()) == pytest.approx(1)


def test_turn_with_two_rerolls_and_open_categories(run):
    found = json_of(run("turn", "22452", "--rerolls", "2", "--open", "chance,twos", "--exact", "--json"))
    assert found["categories"] == ["twos", "chance"]
    assert (found["keeps"][0]["keep"], found["keeps"][0]["mean"]) == ([5], "22")


def test_turn_as_a_table(run):
    status, out, err = run("turn", "2,2,4,5,2")
    lines = out.splitlines()
    assert (status, err, len(lines)) == (0, "", 17)
    assert lines[1].split() == ["2", "4", "5", "22.9167", "20", "8.0120"]
    assert len(lines) - 1 == len(keep_scores((2, 2, 4, 5, 2)))


# chain


def test_chain_as_json(run):
    found = json_of(run("chain", "--json", "--rolls", "3"))
    assert [chain["letter"] for chain in found["chains"]] == ["T", "P", "L"]
    first = found["chains"][0]
    assert first["matrix"][4] == ["1/1296", "1/216", "1/36", "1/6", "1"]
    assert (list(first["powers"]), len(first["after"])) == (["2", "3"], 3)
    assert first["after"][1][4] == float(Fraction(2_783_176, 6**10))
    assert {"place": "P, entry (1, 1)", "printed": "108/1296", "correct": 0.0625} in found["slips"]


def test_chain_exactly(run):
    found = json_of(run("chain", "small-straight", "--json", "--exact"))
    assert len(found["chains"]) == 1
    assert found["chains"][0]["after"][1][3] == "251011/559872"
    assert found["chains"][0]["chances"][0]["target"] == "1 2 3 4"


def test_chain_as_a_table(run):
    status, out, err = run("chain", "large-straight")
    assert (status, err) == (0, "")
    assert "0.196829999" in out
    assert "0.261095017" in out
    assert "900/1926" in out


# bad input


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
        (("turn",), "DICE"),
        (("turn", "1", "2"), "dice: must be five faces"),
        (("turn", "1234a"), "dice: must be five faces"),
        (("turn", "12345", "--rerolls", "3"), "rerolls: must be 1 or 2"),
        (("turn", "12345", "--open", ""), "open: there is no category ''"),
        (("turn", "12345", "--open", "aces,luck"), "open: there is no category 'luck'"),
        (("chain", "long-straight"), "long-straight"),
        (("chain", "--rolls", "-1"), "rolls: must be 0 to 100"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, arguments, words):
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert words in err
