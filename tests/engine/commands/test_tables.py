# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_samples import assert_refused

from engine.commands import bench
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
        (["--rules", "yatzy"], "rules: "),
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
        (["--repeats", "0"], "repeats: must be 1 or more, not 0"),
        (["--dice-models", "fair,loaded"], "dice_model: must be one of fair, worst-of-N"),
    ],
)
def test_bad_options_of_bench(run, arguments, words):
    assert_refused(run("bench", *arguments), words)


def fake_measures(fair, repeats, models, cache):
    """What is measured, without measuring."""
    seconds = ("import", "compile", "first_run", "solve_one_core", "solve_all_cores", "save", "load", "jsonl_1000")
    return [
        ("seconds", lambda: dict.fromkeys((*seconds, "exact_distribution"), 1.0)),
        ("microseconds", lambda: {"advise_compiled": 2.0, "advise_python": 3.0}),
        ("games_per_second", lambda: {"one_core": 1e6, "all_cores": 2e6}),
        *(("dice_models", lambda name=name: {name: 4.0}) for name in models),
        ("peak_memory_mb", lambda: None),
        ("goals", lambda: dict.fromkeys(("one_target", "curve", "curve_mb"), 6.0)),
        ("goals", lambda: dict.fromkeys(("from_fifth_turn", "from_eighth_turn", "risk_table", "risk_ratio"), 7.0)),
        ("peer", lambda: {"name": "peer 1", "seconds": 5.0, "engine_seconds": 1.0, "ratio": 5.0}),
    ]


@pytest.fixture
def quick_bench(monkeypatch):
    """A benchmark that measures nothing."""
    monkeypatch.setattr(bench, "_measures", fake_measures)
    monkeypatch.setattr(
        bench, "_engine", lambda *given, **options: type("Done", (), {"communicate": lambda self: None})()
    )
    monkeypatch.setattr(bench, "_solve", lambda: None)


def test_bench_gives_json(run, quick_bench):
    status, out, err = run("bench", "--json", "--repeats", "1", "--dice-models", "demon")
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert list(found) == [
        "machine",
        "repeats",
        "seconds",
        "microseconds",
        "games_per_second",
        "dice_models",
        "goals",
        "peak_memory_mb",
        "peer",
    ]
    assert found["repeats"] == 1
    assert found["dice_models"] == {"demon": 4.0}
    assert found["peak_memory_mb"] is None


def test_bench_as_a_table_in_markdown(run, quick_bench):
    status, out, err = run("bench")
    lines = [line.split("|") for line in out.splitlines()[2:]]
    assert (status, err) == (0, "")
    cells = [[cell.strip() for cell in line[1:-1]] for line in lines]
    assert cells[0] == ["what", "median"]
    assert ["load the table", "1.000 s"] in cells
    assert ["optimal games, all cores", "2,000,000 games/s"] in cells
    assert ["solve, worst-of-50 dice, all cores", "4.00 s"] in cells
    assert ["best chance to reach 300, from the empty card", "6.000 s"] in cells
    assert ["best chances to reach 1 to 600, from the empty card", "6.000 s, 6 MB"] in cells
    assert cells[-1] == ["peer 1", "5.00 s, 5.0 times as long"]
