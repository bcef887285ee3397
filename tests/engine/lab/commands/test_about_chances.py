# SPDX-License-Identifier: MIT
"""The command ``about``."""

from command_samples import assert_refused, json_of

from engine.solving.coarse_tables import WITHIN


def test_errors_by_turn_as_json(run):
    found = json_of(run("about", "--tables", "1", "--json"))
    assert found["rules"] == "free-joker"
    assert [one["turn"] for one in found["turns"]] == list(range(5, 14))
    for one in found["turns"]:
        assert one["positions"] == 25
        assert 0.0 <= one["median"] <= one["p95"] <= one["largest"] <= WITHIN


def test_another_game_is_measured_in_its_last_nine_turns(run):
    found = json_of(run("about", "--rules", "generala", "--tables", "1", "--json"))
    assert [one["turn"] for one in found["turns"]] == list(range(2, 11))
    assert all(one["largest"] <= WITHIN for one in found["turns"])


def test_it_refuses_what_cannot_be_measured(run):
    assert_refused(run("about", "--tables", "0"), "tables: nothing is to be measured")
    assert_refused(run("about", "--dice-model", "demon"), "dice_model: chances to win need fair dice")
