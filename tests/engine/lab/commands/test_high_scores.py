# SPDX-License-Identifier: MIT
"""The commands ``stopping`` and ``normal``: what they refuse; audits ask for the figures."""

import json

import pytest
from command_samples import GOOD, assert_refused, json_of

from engine.lab.high_scores import Stopping
from engine.rules.scoring import DEFAULT_RULES


def test_what_cannot_be_is_refused(run):
    assert_refused(run("stopping", "--reach", "0"), "reach: must be 1 to 1575, not 0")
    assert_refused(run("stopping", "--reach", "300", "--dice-model", "demon"), "dice_model: only fair dice")
    assert_refused(run("normal", "--reach", "300"), "reach: belongs to a position")
    assert_refused(run("normal", "--position", GOOD), "reach: belongs to a position")


def test_refusals_of_the_other_commands(run):
    assert_refused(run("lowest", "--dice-model", "demon"), "dice_model: the lowest game is one of fair dice")
    assert_refused(run("rule-changes", "--upper-bonus-at", "0"), "upper_bonus_at: must be 1 to 105, not 0")
    assert_refused(run("rule-changes", "--dice-model", "demon"), "dice_model: rules are compared with fair dice only")
    assert_refused(run("compare", "mine"), "strategy: must be one of")
    assert_refused(run("compare", "greedy", "--games", "0"), "games: must be 1 to 1000000, not 0")


def test_what_a_turn_is_worth_is_never_printed_as_zero(run, monkeypatch):
    found = Stopping(DEFAULT_RULES, 1500, 2.6e17, 3.2e18, 4.09e-18, 3.9e-18, None)

    def worked_out(*_given, **_named):
        yield from ()
        return found

    monkeypatch.setattr("engine.lab.high_scores.stopping", worked_out)
    monkeypatch.setattr("engine.lab.high_scores.first_turns", lambda _found: {})
    assert "a turn is worth                3.90e-18" in run("stopping", "--reach", "1500")[1]


@pytest.mark.audit
def test_the_normal_approximation_of_whole_games_misses_the_humps(run):
    found = json_of(run("normal", "--json"))
    chances = {row["reach"]: row for row in found["chances"]}
    assert chances[350]["normal"] < chances[350]["exact"]
    assert chances[400]["exact"] > 3 * chances[400]["normal"]


@pytest.mark.audit
def test_options_by_the_normal_approximation(run):
    scores = dict.fromkeys(
        ["aces", "twos", "threes", "fours", "fives", "sixes", "three_of_a_kind", "four_of_a_kind", "full_house"], 0
    )
    position = {"scores": scores, "dice": [1, 2, 3, 4, 6], "rolls_left": 2}
    found = json_of(run("normal", "--position", json.dumps(position), "--reach", "70", "--json"))
    assert found["chance_lost"] >= 0
    assert [one["normal"] for one in found["options"]] == sorted(
        (one["normal"] for one in found["options"]), reverse=True
    )
    assert {"sd", "normal", "chance", "value"} <= set(found["options"][0])


@pytest.mark.audit
def test_the_table_of_rule_changes(run):
    variants = json_of(run("rule-changes", "--json"))["variants"]
    pars = {(one["rules"], one["rolls_per_turn"]): one["par"] for one in variants}
    assert pars["free-joker", 3] == pytest.approx(254.589609481963)
    assert pars["free-joker", 2] == pytest.approx(190.132293, abs=1e-6)
    assert pars["free-joker", 4] == pytest.approx(328.971432, abs=1e-6)
    assert variants[0]["opening"]["changed"] == 0
