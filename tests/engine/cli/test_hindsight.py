# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from command_samples import assert_refused, json_of

import engine
from engine.games.game import Game

SEED = "today-2026-11-22"


def test_hindsight_as_json(run, table_of):
    found = json_of(run("hindsight", SEED, "--strategy", "optimal", "--strategy", "greedy", "--json"))
    assert list(found) == [
        "rules",
        "rolls_per_turn",
        "dice_model",
        "seed",
        "score",
        "turns",
        "players",
    ]
    assert (found["rules"], found["rolls_per_turn"], found["dice_model"], found["seed"]) == (
        "free-joker",
        3,
        "fair",
        SEED,
    )
    assert [one["strategy"] for one in found["players"]] == ["optimal", "greedy"]
    assert found["score"] == engine.hindsight(SEED).points_so_far
    assert found["players"][0]["score"] == engine.play("optimal", SEED).points_so_far < found["score"]


def test_its_turns_can_be_played(run):
    game = Game(SEED)
    found = json_of(run("hindsight", SEED, "--json"))
    for number, turn in enumerate(found["turns"], 1):
        assert (turn["turn"], game.turn) == (number, number)
        for roll in turn["rolls"]:
            game = game.roll(game.places_of(tuple(roll["kept"])) if game.has_rolled else (False,) * 5)
            assert list(game.dice) == roll["dice"]
        game = game.score(game.rules.by_key[turn["category"]])
        assert (game.events[-1].points, game.events[-1].bonus) == (turn["points"], turn["yahtzee_bonus"])
    assert game.is_over
    assert game.points_so_far == found["score"]


def test_hindsight_as_a_table(run):
    status, out, err = run("hindsight", SEED, "--rules", "no-joker", "--rolls-per-turn", "2")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    facts = {line.split()[0]: line for line in lines if line}
    assert "no-joker, 2 rolls per turn" in facts["rules"]
    rules = engine.rule_set("no-joker", 2)
    assert facts["hindsight"].split()[1] == f"{engine.hindsight(SEED, rules=rules).points_so_far}:"
    assert facts["optimal"].split()[1] == str(engine.play(seed=SEED, rules=rules).points_so_far)
    assert lines[-1].split()[0] == "13"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["x", "--strategy", "genius"], "strategy: "),
        (["x", "--rules", "none"], "rules: "),
        (["x", "--dice-model", "demon"], "dice_model: "),
        ([""], "seed: must be text of at least one character"),
        (["\udcff"], "seed: "),
        (["x", "--threads", "0"], "threads: "),
        ([], "SEED"),
    ],
)
def test_what_makes_no_sense_is_refused(run, arguments, words):
    assert_refused(run("hindsight", *arguments), words)
