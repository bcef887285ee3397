# SPDX-License-Identifier: MIT
"""The command ``opening`` and what it rests on: every first roll, held against the analyzer and a habit."""

from __future__ import annotations

import json
import re

import pytest

from engine import api
from engine.rules.dice import ROLLS
from engine.strategies.strategies import strategy

LATE = {"scores": {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "yahtzee": 50, "chance": 22}}


@pytest.mark.parametrize("scorecard", [None, LATE], ids=["new game", "later"])
def test_every_first_roll_with_its_best_option_and_what_is_obvious(scorecard):
    book = api.opening_book(scorecard)
    assert [one.roll for one in book] == list(ROLLS)
    assert sum(one.chance for one in book) == pytest.approx(1.0)
    for one in book[::17]:
        position = {"dice": list(one.roll), "rolls_left": 2} | (scorecard or {})
        analysis = api.advise(position)
        assert one.best.value == analysis.best_value
        assert one.is_trap == (one.obvious.value < analysis.best_value)
        assert one.alternative != one.best
        lost = analysis.best_value - one.alternative.value
        assert one.alternative.points_lost == lost
        assert not one.is_trap or one.alternative == one.obvious


def test_the_mean_over_all_first_rolls_is_par():
    mean = sum(one.chance * one.best.value for one in api.opening_book())
    assert mean == pytest.approx(254.589609481963, abs=1e-9)


def test_who_plays_perfectly_falls_into_no_trap():
    assert not any(one.is_trap for one in api.opening_book(habit=strategy("optimal")))


def test_json_and_traps_alone(run):
    whole = json.loads(run("opening", "--json")[1])
    traps = json.loads(run("opening", "--traps", "--json")[1])
    assert whole["habit"] == "rules-of-thumb"
    assert len(whole["rolls"]) == 252
    costs = [one["habit"]["points_lost"] for one in traps["rolls"]]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] > 0.0
    assert len(costs) == sum(one["habit"]["points_lost"] > 0.0 for one in whole["rolls"])


def test_a_sheet_has_every_roll_and_marks_the_traps(run, tmp_path):
    picture = tmp_path / "sheet.svg"
    status, out, err = run("opening", "--svg", str(picture))
    assert (status, err) == (0, "")
    text = picture.read_text(encoding="utf-8")
    assert re.findall(r'class="roll" [^>]*>([\d ]+)<', text) == [" ".join(map(str, roll)) for roll in ROLLS]
    assert text.count("! ") == out.count("  not ")


def test_own_rules_have_a_book_whose_mean_is_what_perfect_play_averages(run, tmp_path):
    """Two boxes, aces and five alike for 30: the book's mean over the rolls is par, which `solve` says."""
    path = tmp_path / "two.toml"
    path.write_text('name = "Two"\n[[box]]\nkey = "aces"\n[[box]]\nkey = "five"\nalike = 5\npoints = 30\n')
    rolls = json.loads(run("opening", "--rules", f"@{path}", "--json")[1])["rolls"]
    par = json.loads(run("solve", "--rules", f"@{path}", "--json")[1])["par"]
    assert sum(one["chance"] * one["best"]["value"] for one in rolls) == pytest.approx(par, abs=1e-9)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--from", '{"dice": [1, 2, 3, 4, 5], "rolls_left": 2}'),
            "dice: an opening book is for before the first roll",
        ),
        (("--from", '{"rolls_per_turn": 1}'), "rolls_per_turn: with one roll there is nothing to keep"),
        (("--from", '{"scores": {"aces": 7}}'), "scores.aces: must be 0-5, not 7"),
        (("--from", "{}", "--rules", "yatzy"), "rules: belongs in the position when there is one"),
        (("--rules", "@/nowhere.toml"), "rules: "),
        (("--rules", "yatzy", "--habit", "mince"), "strategy: mince is there for Yahtzee's thirteen boxes only"),
        (("--habit", "luck"), "strategy: must be one of"),
        (("--svg", "/nowhere/there/sheet.svg"), "svg: there is no folder"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(run, arguments, sentence):
    status, out, err = run("opening", *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
