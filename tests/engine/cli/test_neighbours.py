# SPDX-License-Identifier: MIT
"""The command says what `engine.neighbours` finds."""

from __future__ import annotations

import json
from dataclasses import replace

from command_samples import EXAMPLE, assert_refused, json_of

from engine import api
from engine.analysis.verdicts import Measure

TEXT = json.dumps(EXAMPLE)


def test_neighbours_as_json(run):
    found, expected = json_of(run("neighbours", "--json", TEXT)), api.neighbours(EXAMPLE)
    assert found["best"]["value"] == api.advise(EXAMPLE).best.value
    assert [one.get("rolls_left") for one in found["neighbours"]] == [one.rolls_left for one in expected]
    assert [one["best"]["value"] for one in found["neighbours"]] == [one.best.value for one in expected]
    for one, told in zip(expected, found["neighbours"], strict=True):
        assert (told["stays"] is None) == (one.stays is None)
        if one.totals is not None:
            assert (told["upper_totals"], told["upper_bonus"]) == ([*one.totals], one.bonus.value)


def test_neighbours_for_people(run):
    status, text, _ = run("neighbours", TEXT)
    assert status == 0
    assert text.startswith("best: keep 2 2 2, ")
    assert "0 rolls left" in text


def test_a_chance_that_isnt_zero_is_never_printed_as_zero(run, monkeypatch):
    (found,) = [one for one in api.neighbours(EXAMPLE) if one.rolls_left == 0]
    best = replace(found.best, worth=4.67e-19, measure=Measure.CHANCE)
    monkeypatch.setattr("engine.api.neighbours", lambda *_given, **_named: [replace(found, best=best, stays=None)])
    assert "4.67e-17" in run("neighbours", TEXT, "--goals")[1], "in per cent"


LATE_YAHTZEE = {
    "scores": dict.fromkeys(("aces", "twos", "threes", "fours", "fives", "yahtzee", "chance", "full_house"), 0)
    | {"three_of_a_kind": 20, "small_straight": 30},
    "dice": [4, 4, 4, 6, 6],
    "rolls_left": 1,
}
_BOXES = "\n".join(f'[[box]]\nkey = "{key}"' for key in ("aces", "twos", "pair"))


def own_rules(tmp_path, name, pair):
    """Return the argument for rules with three boxes, where a pair is worth `pair` points."""
    path = tmp_path / f"{name}.toml"
    path.write_text(f'name = "{name}"\n{_BOXES}\nalike = 2\npoints = {pair}\n')
    return f"@{path}"


def test_a_position_is_held_against_rules_of_ones_own(run, tmp_path):
    """No pair, but an ace: the box of a pair stays open where it pays 40, and takes the zero where it pays 1.

    A pair comes in nearly every turn, and a whole turn brings 2.1 aces: 1 + 40 against 2.1, and 1 + 1 against 2.1.
    """
    here, there = own_rules(tmp_path, "pays", 40), own_rules(tmp_path, "pays-little", 1)
    position = json.dumps({"rules": here, "scores": {"twos": 2}, "dice": [1, 2, 3, 4, 6], "rolls_left": 0})
    found = json_of(run("neighbours", "--json", "--rules", there, position))
    (told,) = (one for one in found["neighbours"] if one.get("rules"))
    assert (found["best"]["category"], told["rules"], told["best"]["category"]) == ("aces", "pays-little", "pair")


def test_rules_alone_may_stand_before_the_position(run):
    text = json.dumps(LATE_YAHTZEE)
    assert run("neighbours", "--rules", text) == run("neighbours", text, "--rules")


def test_rules_with_other_boxes_are_refused_in_a_sentence(run):
    yatzy = json.dumps({"rules": "yatzy", "dice": [1, 1, 3, 4, 6], "rolls_left": 0})
    assert_refused(run("neighbours", TEXT, "--rules", "yatzy"), "rules: yatzy has other boxes than free-joker")
    assert_refused(run("neighbours", yatzy, "--rules"), "rules: no other rules that come with the program have")
    assert_refused(run("neighbours", TEXT, "--rules", "nonsense"), "rules: must be one of")
