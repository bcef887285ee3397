# SPDX-License-Identifier: MIT
"""The commands ``micro``, ``counts`` and ``random-play``."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from command_samples import assert_refused, json_of

import engine

DOCS = Path(engine.__file__).parents[1] / "docs"
SVG = "{http://www.w3.org/2000/svg}"


def test_micro_as_json(run):
    found = json_of(run("micro", "--json"))
    assert (found["games"], found["strategies"], found["value"], found["best_strategies"]) == (72, 64, "467/18", 1)
    assert found["first_turn"][3] == {"roll": 4, "double": "139/6", "square": "23", "best": "double"}
    assert found["last_turn"] == {"double": "7", "square": "91/6"}


def test_micro_as_a_table(run):
    status, out, _ = run("micro")
    assert status == 0
    assert out.splitlines()[0] == "72 games, 64 strategies; the best expects 25.944444"
    assert out.splitlines()[5].split() == ["4", "23.166667", "23.000000", "double"]


def test_the_tree_is_drawn_with_all_its_games_and_stands_so_in_the_documents(run, tmp_path):
    path = tmp_path / "micro.svg"
    assert run("micro", "--svg", str(path))[0] == 0
    tree = ET.parse(path).getroot()
    rings = [circle for circle in tree.iter(f"{SVG}circle") if circle.get("fill") == "none"]
    assert len(rings) == 6 + 72
    assert len([line for line in tree.iter(f"{SVG}line") if line.get("class") == "way"]) == 6
    assert path.read_bytes() == (DOCS / "micro-yahtzee.svg").read_bytes()


def test_a_picture_that_cannot_be_is_refused(run, tmp_path):
    assert_refused(run("micro", "--svg", str(tmp_path / "nowhere" / "micro.svg")), "svg: there is no folder")


def test_counts_as_json(run):
    found = json_of(run("counts", "--json"))
    assert found["games"]["exact"].startswith("1725268897856050")
    assert found["games"]["log10"] == pytest.approx(170.2368567931797)
    assert found["turn_states"] == {
        "indexed": 786_432,
        "reachable": 536_448,
        "solved": 314_880,
        "table_bytes": 6_291_456,
    }
    assert found["states_within_turn"] == 1681


def test_counts_as_a_table(run):
    lines = dict(line.split("  ", 1) for line in run("counts")[1].splitlines())
    assert lines["games"].strip() == "1.73 x 10^170"
    assert lines["deterministic strategies"].strip() == "10^(10^166.189)"


def test_counts_refuse_what_there_is_not(run):
    assert_refused(run("counts", "--rolls-per-turn", "6"), "rolls_per_turn: must be 1 to 5, not 6")
    assert_refused(run("counts", "--rules", "mine"), "rules: must be one of")


def test_random_play(run):
    found = json_of(run("random-play", "--json"))
    assert found["total"] == pytest.approx(45.945216, abs=1e-6)
    assert found["categories"]["full_house"] == {
        "met": 300,
        "above_zero": 300,
        "mean": pytest.approx(0.96, abs=0.005),
        "exact": "625/648",
    }
    lines = run("random-play")[1].splitlines()
    assert lines[7].split() == ["three_of_a_kind", "1656/7776", "3.7269", "805/216"]
    assert lines[-1].split() == ["total", "45.9452", "59545/1296"]
