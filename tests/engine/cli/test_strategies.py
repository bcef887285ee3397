# SPDX-License-Identifier: MIT
from __future__ import annotations

import io

import pytest
from command_samples import assert_refused, json_of


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


@pytest.mark.audit
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


@pytest.mark.slow
@pytest.mark.audit
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
        (("simulate", "--dice-model", "demon"), "dice_model: strategies play with fair dice only, not with demon"),
        (("strategies", "greedy", "a\nb"), "strategy: must be one of"),
        (("strategies", "--dice-model", "best-of-2"), "dice_model: strategies play with fair dice only"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, arguments, words):
    assert_refused(run(*arguments), words)


@pytest.mark.audit
def test_a_match_as_json(run):
    found = json_of(run("simulate", "--strategy", "plays-to-win", "--against", "optimal", "--games", "200", "--json"))
    assert list(found) == [
        *("players", "rules", "rolls_per_turn", "dice_model", "seed", "games", "linked", "own", "seconds")
    ]
    for dice in ("linked", "own"):
        first, second = found[dice]["standings"]
        assert [first["strategy"], second["strategy"]] == found["players"] == ["plays-to-win", "optimal"]
        assert first["share"] + second["share"] == pytest.approx(1.0)
        assert first["mean"] - second["mean"] == pytest.approx(found[dice]["lead"])
    assert found["linked"]["standings"][0]["share_error"] < found["own"]["standings"][0]["share_error"]


def test_a_match_as_a_table(run):
    arguments = ("--against", "mince", "random", "--games", "50", "--dice", "own", "--strategy", "greedy")
    status, out, err = run("simulate", *arguments)
    assert (status, err) == (0, "")
    assert [line.split()[:2] for line in out.splitlines()[1:4]] == [
        ["own", name] for name in ("greedy", "mince", "random")
    ]
    assert "own dice: the first leads the second by" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--against", "nobody"), "strategy: must be one of"),
        (("--against", "greedy", "--rounds", "9", "--strategy", "plays-to-win"), "rounds: must be 1 to 5"),
        (("--strategy", "plays-to-win"), "strategy: must be one of"),
        (("--dice", "own"), "dice: needs a player to play against"),
        (("--rounds", "2"), "rounds: needs a player to play against"),
        (("--against", "greedy", "--exact"), "exact: is told of one strategy"),
    ],
)
def test_matches_that_there_are_not(run, arguments, words):
    status, out, err = run("simulate", *arguments, "--games", "10")
    assert (status, out) == (2, "")
    assert words in err


def test_the_joint_game(run):
    found = json_of(run("joint", "--rounds", "1", "--games", "30", "--json"))
    assert list(found) == [
        *("strategy", "rules", "rolls_per_turn", "dice_model", "seed", "rounds", "positions"),
        *("about", "adapts", "reacts", "seconds"),
    ]
    assert found["adapts"] == pytest.approx({"mean": 0.0, "p95": 0.0, "most": 0.0}, abs=1e-12)
    status, out, err = run("joint", "--rounds", "1", "--games", "5", "--strategy", "greedy")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == ["chance", "true", "the", "the"]


@pytest.mark.parametrize("wrong", [("--rounds", "4"), ("--games", "0"), ("--dice-model", "demon"), ("--strategy", "x")])
def test_joint_games_that_there_are_not(run, wrong):
    status, out, err = run("joint", "--games", "5", *wrong)
    assert (status, out) == (2, "")
    assert err


# Rule lists


RULES = "otherwise random-keeps\nkeep three alike   # whatever is open\nkeep pair\n"


@pytest.fixture
def rules_file(tmp_path):
    path = tmp_path / "My rules.txt"
    path.write_text(RULES, encoding="utf-8")
    return f"@{path}"


def test_a_rule_list_is_told_rule_by_rule(run, rules_file, monkeypatch):
    monkeypatch.setattr("engine.api.expected_score", lambda one, **_: 100.0 + len(one.rules.rules))
    found = json_of(run("strategies", rules_file, "--one-by-one", "--json"))
    (row,) = found["strategies"]
    assert (row["strategy"], row["expected"]) == ("my-rules", 102.0)
    assert [tuple(step.values()) for step in row["steps"]] == [
        (0, "", 100.0),
        (1, "keep three alike", 101.0),
        (2, "keep pair", 102.0),
    ]
    _, out, _ = run("strategies", rules_file, "--one-by-one")
    assert [line.split()[:2] for line in out.splitlines()[-3:]] == [
        ["0", "100.000000"],
        ["1", "101.000000"],
        ["2", "102.000000"],
    ]


@pytest.mark.audit
def test_each_rule_of_a_list_is_worth_what_it_is_worth(run, rules_file):
    (row,) = json_of(run("strategies", rules_file, "--one-by-one", "--json"))["strategies"]
    expected = [step["expected"] for step in row["steps"]]
    assert expected[:2] == pytest.approx([111.165817, 147.630646], abs=1e-6)
    assert expected[2] == row["expected"] > expected[1]


def test_a_rule_list_comes_from_standard_input_too(run, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(RULES))
    found = json_of(run("simulate", "--strategy", "@-", "--games", "200", "--json"))
    assert (found["strategy"], found["games"]) == ("rules", 200)


@pytest.mark.slow
@pytest.mark.audit
def test_a_rule_list_plays_wherever_a_strategy_does(run, rules_file):
    simulated = json_of(run("simulate", "--against", rules_file, "--games", "10", "--dice", "own", "--json"))
    assert simulated["players"] == ["optimal", "my-rules"]
    compared = json_of(run("compare", rules_file, rules_file, "--games", "1", "--json"))
    assert (compared["player"], compared["other"]) == ("my-rules", "my-rules")
    assert (
        json_of(run("joint", "--strategy", rules_file, "--games", "1", "--rounds", "1", "--json"))["strategy"]
        == "my-rules"
    )


def test_standard_input_is_read_once_and_names_are_taken_once(run, tmp_path):
    status, _, err = run("strategies", "@-", "@-")
    assert (status, "strategy: standard input can be read only once" in err) == (2, True)
    (tmp_path / "greedy.txt").write_text(RULES, encoding="utf-8")
    found = json_of(run("simulate", "--strategy", f"@{tmp_path}/greedy.txt", "--games", "10", "--json"))
    assert found["strategy"] == "greedy-rules"
    (tmp_path / "mine.txt").write_text(f"name plays-to-win\n{RULES}", encoding="utf-8")
    status, _, err = run("strategies", f"@{tmp_path}/mine.txt")
    assert (status, "rules: there is already a strategy named plays-to-win" in err) == (2, True)


@pytest.mark.parametrize(
    ("text", "words"),
    [("keep luck", "rules, line 1: 'luck' can't be kept"), ("keep pair", "rules: an “otherwise” line is missing")],
)
def test_bad_rule_lists_give_one_sentence_and_status_2(run, tmp_path, text, words):
    path = tmp_path / "rules.txt"
    path.write_text(text, encoding="utf-8")
    for arguments in (("strategies", f"@{path}"), ("simulate", "--strategy", f"@{path}")):
        status, out, err = run(*arguments)
        assert (status, out, len(err.splitlines())) == (2, "", 1)
        assert words in err


def test_files_that_are_not_there_and_lists_that_are_none(run, tmp_path):
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for name, words in ((f"@{tmp_path}/none", "cannot be read"), (f"@{tmp_path}/bytes", "is not UTF-8 text")):
        status, _, err = run("strategies", name)
        assert (status, words in err) == (2, True)
    status, _, err = run("strategies", "greedy", "--one-by-one")
    assert (status, "one_by_one: needs rule lists" in err) == (2, True)
