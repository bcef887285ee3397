# SPDX-License-Identifier: MIT
from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from command_samples import assert_refused, json_of

from engine.one_turn.keep_scores import keep_scores


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


SVG = "{http://www.w3.org/2000/svg}"


def test_scores_of_every_keep_are_drawn(run, tmp_path):
    """Sixteen pictures as in his post, the best mean first, each with a bar for every score that can come up."""
    place = tmp_path / "keeps.svg"
    assert run("turn", "22452", "--svg", str(place))[0] == 0
    picture = ET.parse(place).getroot()
    names = [node.text for node in picture.iter(f"{SVG}text") if node.text.startswith("keep ")]
    assert len(names) == 16
    assert (names[0], names[5]) == ("keep 2 4 5: mean 22.92", "keep nothing: mean 20.06")
    bars = [node.find(f"{SVG}title").text for node in picture.iter(f"{SVG}rect")]
    assert len(bars) == sum(len(one.distribution) for one in keep_scores((2, 2, 4, 5, 2)))
    assert bars[-1] == "15 points: 100.0000%"


def test_experiment_as_json_and_as_a_picture(run, tmp_path):
    place = tmp_path / "turns.svg"
    found = json_of(run("experiment", "--svg", str(place), "--json"))
    assert (found["turns"], sum(found["best"]["counts"].values())) == (500, 500)
    assert found["best"]["mean"] > found["random"]["mean"]
    bars = list(ET.parse(place).getroot().iter(f"{SVG}rect"))
    assert len(bars) == len(found["best"]["counts"]) + len(found["random"]["counts"])
    assert json_of(run("experiment", "--exact", "--turns", "1", "--json"))["random"]["expected"].count("/") == 1


def test_experiment_as_a_table(run):
    status, out, err = run("experiment", "--turns", "20", "--seed", "a")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == ["20", "keeps", "best", "random"]
    assert "25.266895826" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("turn",), "DICE"),
        (("turn", "1", "2"), "dice: must be five faces"),
        (("turn", "1234a"), "dice: must be five faces"),
        (("turn", "12345", "--rerolls", "3"), "rerolls: must be 1 or 2"),
        (("turn", "12345", "--open", ""), "open: there is no category ''"),
        (("turn", "12345", "--open", "aces,luck"), "open: there is no category 'luck'"),
        (("turn", "12345", "--open", "aces,aces"), "open: names a category twice"),
        (("experiment", "--open", "aces,twos,aces"), "open: names a category twice"),
        (("experiment", "--turns", "0"), "turns: must be 1 to"),
        (("experiment", "--open", "luck"), "open: there is no category 'luck'"),
        (("turn", "12345", "--svg", "/nowhere/at/all.svg"), "svg: there is no folder"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, arguments, words):
    assert_refused(run(*arguments), words)
