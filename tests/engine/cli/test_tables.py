# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from pathlib import Path

import pytest
from checkout import ROOT
from command_samples import assert_refused, json_of

from engine.cli import bench
from engine.rules.par import SIGNATURE
from engine.rules.scoring import RULE_SETS, rule_set

# solve


def test_solve_gives_json(run, delivery_of):
    delivery = delivery_of(RULE_SETS["free-joker"])
    status, out, err = run("solve", "--json")
    result = json.loads(out)
    assert (status, err) == (0, "")
    assert list(result) == [
        "rules",
        "rolls_per_turn",
        "dice_model",
        "par",
        "turn_states",
        "seconds",
        "table",
        "from_cache",
    ]
    assert list(result["seconds"]) == ["import", "compile", "solve", "save"]
    assert result["par"] == delivery.table.par
    assert (result["rules"], result["rolls_per_turn"], result["dice_model"]) == ("free-joker", 3, "fair")
    assert result["turn_states"] == 536_448
    assert result["from_cache"] is True
    assert result["table"] == str(delivery.path)


def test_solve_with_options(run, table_of):
    status, out, _ = run("solve", "--rules", "forced-joker", "--rolls-per-turn", "2", "--threads", "1", "--json")
    assert status == 0
    result = json.loads(out)
    assert (result["rules"], result["rolls_per_turn"]) == ("forced-joker", 2)
    assert result["par"] == table_of(rule_set("forced-joker", 2)).par


def test_solve_by_force(run, empty_cache):
    assert [json.loads(run("solve", "--json", *force)[1])["from_cache"] for force in ((), (), ("--force",))] == [
        False,
        True,
        False,
    ]


def test_solve_as_a_table(run, delivery_of):
    delivery_of(RULE_SETS["no-joker"])
    status, out, err = run("solve", "--rules", "no-joker")
    assert (status, err) == (0, "")
    assert "253.970241189" in out
    assert "536,448" in out
    assert "(from cache)" in out


def test_solve_says_that_a_table_was_rebuilt(run, empty_cache):
    path = Path(json.loads(run("solve", "--json")[1])["table"])
    path.write_bytes(b"damaged")
    status, out, err = run("solve", "--json")
    assert status == 0
    assert json.loads(out)["from_cache"] is False
    assert err.startswith("The strategy table was built again: ")
    assert len(err.splitlines()) == 1


def test_solve_without_a_cache_folder(run, tmp_path, monkeypatch):
    (tmp_path / "cache").write_bytes(b"")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    status, out, err = run("solve", "--json")
    assert status == 0
    assert json.loads(out)["table"] is None
    assert "could not be saved and lives in memory" in err
    assert "in memory only" in run("solve")[1]


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["--rules", "maxi-yatzy"], "rules: "),
        (["--rules", ""], "rules: "),
        (["--rolls-per-turn", "0"], "rolls_per_turn: "),
        (["--rolls-per-turn", "6"], "rolls_per_turn: "),
        (["--rolls-per-turn", "three"], "--rolls-per-turn"),
        (["--rolls-per-turn", "3.0"], "--rolls-per-turn"),
        (["--dice-model", "loaded"], "dice_model: must be one of fair, worst-of-N"),
        (["--dice-model", ""], "dice_model: "),
        (["--dice-model", "worst-of-51"], "dice_model: "),
        (["--dice-model", "worst-of-0"], "dice_model: "),
        (["--dice-model", "best-of-2.0"], "dice_model: "),
        (["--dice-model", "Demon"], "dice_model: "),
        (["--threads", "0"], "threads: "),
        (["--threads", "-1"], "threads: "),
        (["--threads", "two"], "--threads"),
        (["--fast"], "--fast"),
        (["--rules"], "--rules"),
        (["surplus\nargument"], "surplus"),
    ],
)
def test_bad_options_of_solve(run, arguments, field):
    assert_refused(run("solve", *arguments), field)


# bench


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--repeats", "0"], "repeats: must be 1 to 1000, not 0"),
        (["--repeats", "1001"], "repeats: must be 1 to 1000, not 1001"),
        (["goals", "speed"], "section: must be one of start, solve"),
        (["--dice-models", "fair,loaded"], "dice_model: must be one of fair, worst-of-N"),
    ],
)
def test_bad_options_of_bench(run, arguments, words):
    assert_refused(run("bench", *arguments), words)


READS = {"beat": 8.0, "reads_possible": 9.0, "reads_reached": 5.0, "group_microseconds": 1.5}


def fake_sections():
    """What is measured, without measuring."""
    seconds = ("import", "compile", "first_run", "solve_one_core", "solve_all_cores", "save", "load", "jsonl_1000")
    goals = ("one_target", "curve", "curve_mb", "from_fifth_turn", "from_eighth_turn", "forward", "risk_table")
    measured = {
        "start": [("seconds", dict.fromkeys((*seconds, "exact_distribution"), 1.0)), ("peak_memory_mb", None)],
        "answers": [("microseconds", {"advise_compiled": 2.0, "advise_python": 3.0})],
        "games": [("games_per_second", {"one_core": 1e6}), ("games_per_second", {"all_cores": 2e6})],
        "goals": [("goals", dict.fromkeys(goals, 6.0)), ("goals", {"risk_ratio": 7.0}), ("goals", READS)],
        "peer": [("peer", {"name": "peer 1", "seconds": 5.0, "engine_seconds": 1.0, "ratio": 5.0})],
    }
    sections = {name: lambda given, of=of: iter(of) for name, of in measured.items()}
    for name, place in (("dice", "dice_models"), ("explanations", "explanations")):
        sections[name] = lambda given, place=place: iter([(place, dict.fromkeys(given.models, 4.0))])
    return sections


@pytest.fixture
def quick_bench(monkeypatch):
    """A benchmark that measures nothing."""
    assert set(fake_sections()) < set(bench.SECTIONS)
    monkeypatch.setattr(bench, "SECTIONS", fake_sections())


def test_bench_gives_json(run, quick_bench):
    status, out, err = run("bench", "--json", "--repeats", "1", "--dice-models", "demon")
    found = json.loads(out)
    assert (status, err) == (0, "")
    figures = {"seconds", "microseconds", "games_per_second", "dice_models", "explanations", "goals", "peak_memory_mb"}
    assert set(found) == {"machine", "repeats", "peer"} | figures
    assert found["repeats"] == 1
    assert found["dice_models"] == {"demon": 4.0}
    assert found["games_per_second"] == {"one_core": 1e6, "all_cores": 2e6}
    assert found["peak_memory_mb"] is None


def test_bench_measures_the_sections_that_are_asked_for(run, quick_bench):
    status, out, err = run("bench", "peer", "games", "--json")
    assert (status, err) == (0, "")
    assert list(json.loads(out)) == ["machine", "repeats", "games_per_second", "peer"]
    status, out, err = run("bench", "games")
    assert [line.split("|")[1].strip() for line in out.splitlines()[4:]] == [
        "optimal games, one core",
        "optimal games, all cores",
    ]


def test_bench_as_a_table_in_markdown(run, quick_bench):
    status, out, err = run("bench")
    lines = [line.split("|") for line in out.splitlines()[2:]]
    assert (status, err) == (0, "")
    cells = [[cell.strip() for cell in line[1:-1]] for line in lines]
    assert cells[0] == ["what", "median"]
    assert ["load the table", "1.000 s"] in cells
    assert ["optimal games, all cores", "2,000,000 games/s"] in cells
    assert ["solve, worst-of-50 dice, all cores", "4.00 s"] in cells
    assert ["all that explanations need, demon dice, all cores", "4.00 s"] in cells
    assert ["best chance to reach 300, from the empty card", "6.000 s"] in cells
    assert ["best chances to reach 1 to 600, from the empty card", "6.000 s, 6 MB"] in cells
    assert cells[-1] == ["peer 1", "5.00 s, 5.0 times as long"]


def test_the_signature_is_the_one_in_about_and_in_the_changelog(run):
    found = json_of(run("bench", "--signature", "--json"))
    assert found == {"signature": SIGNATURE, "published": SIGNATURE, "same": True}
    assert SIGNATURE in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
