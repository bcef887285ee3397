# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from command_samples import json_of


def test_simulate_as_json(run, table_of):
    found = json_of(run("simulate", "--games", "2000", "--seed", "x", "--json"))
    assert list(found) == [
        "strategy",
        "rules",
        "rolls_per_turn",
        "dice_model",
        "seed",
        "games",
        "mean",
        "standard_error",
        "sd",
        "min",
        "max",
        "percentiles",
        "points_lost",
        "decisions_per_game",
        "par",
        "seconds",
        "games_per_second",
    ]
    assert (found["strategy"], found["seed"], found["games"]) == ("optimal", "x", 2000)
    assert abs(found["mean"] - found["par"]) < 4 * found["standard_error"]
    assert found["min"] <= found["percentiles"]["1"] <= found["percentiles"]["99"] <= found["max"]


def test_simulate_is_reproducible_whatever_the_threads(run):
    answers = [
        json_of(run("simulate", "--strategy", "greedy", "--games", "500", "--threads", threads, "--json"))
        for threads in ("1", "2")
    ]
    for answer in answers:
        del answer["seconds"], answer["games_per_second"]
    assert answers[0] == answers[1]


def test_simulate_as_a_table_with_the_exact_score(run):
    status, out, err = run("simulate", "--strategy", "random", "--games", "100", "--exact", "--rules", "no-joker")
    assert (status, err) == (0, "")
    lines = {line.split()[0]: line for line in out.splitlines()}
    assert "no-joker, 3 rolls per turn" in lines["rules"]
    assert "games a second" in lines["speed"]
    assert 45 < float(lines["expected"].split()[1]) < 47


def test_strategies(run):
    found = json_of(run("strategies", "mince", "--json"))
    assert (found["rules"], found["rolls_per_turn"], found["dice_model"]) == ("free-joker", 3, "fair")
    (row,) = found["strategies"]
    assert row["strategy"] == "mince"
    assert row["expected"] == pytest.approx(220.422061, abs=1e-6)
    assert row["points_lost"] == pytest.approx(found["par"] - row["expected"])


def test_strategies_as_a_table(run):
    status, out, err = run("strategies", "random")
    assert (status, err) == (0, "")
    assert out.splitlines()[1].split() == ["random", "45.970047", "208.619562"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "--strategy", "lucky"), "strategy: must be one of random"),
        (("simulate", "--strategy", "plays-like-300"), "strategy: plays-like-300 is too good"),
        (("simulate", "--games", "0"), "games: must be 1 to 1000000000, not 0"),
        (("simulate", "--games", "many"), "--games"),
        (("simulate", "--threads", "0"), "threads: must be 1 to 1024"),
        (("simulate", "--rules", "house"), "rules: must be one of"),
        (("simulate", "--rolls-per-turn", "6"), "rolls_per_turn: must be 1 to 5"),
        (("simulate", "--dice-model", "demon"), "dice_model: strategies play with fair dice only, not with 'demon'"),
        (("strategies", "greedy", "a\nb"), "strategy: must be one of"),
        (("strategies", "--dice-model", "best-of-2"), "dice_model: strategies play with fair dice only"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, arguments, words):
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert words in err
