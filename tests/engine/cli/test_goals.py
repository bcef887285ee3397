# SPDX-License-Identifier: MIT
"""The command ``goal``. What takes long is pretended; audits ask for the figures themselves."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from command_samples import assert_refused, json_of

from engine import api
from engine.distribution import frontier as drawing
from engine.distribution.frontier import FrontierPoint
from engine.games.goals import ReachGoal, RiskGoal
from engine.rules.scoring import RULE_SETS, rule_set

POINTS = (
    FrontierPoint(-0.02, 250.5, 75.25, 150, 400, 281.5),
    FrontierPoint(0.0, 254.5, 59.5, 180, 388, 254.5),
    FrontierPoint(0.05, 238.25, 40.75, 175, 301, 211.0),
)
SVG = "{http://www.w3.org/2000/svg}"


# One goal


@pytest.mark.parametrize(("target", "chance"), [("0", 1.0), ("1", 1.0), ("2000", 0.0)])
def test_reach_as_json(run, target, chance):
    found = json_of(run("goal", "--reach", target, "--json"))
    assert set(found) == {"goal", "rules", "rolls_per_turn", "dice_model", "chance", "seconds"}
    assert found["goal"] == {"reach": int(target)}
    assert (found["rules"], found["rolls_per_turn"], found["dice_model"]) == ("free-joker", 3, "fair")
    assert found["chance"] == pytest.approx(chance, rel=0, abs=1e-12)
    assert found["seconds"] >= 0.0


def test_reach_as_a_line(run):
    status, out, err = run("goal", "--reach", "2000", "--rules", "no-joker", "--rolls-per-turn", "1", "--threads", "1")
    assert (status, err) == (0, "")
    assert out.startswith("best chance to reach 2000: 0.000000000000 (")
    assert len(out.splitlines()) == 1


def test_a_chance_that_isnt_zero_is_not_printed_as_zero(run, monkeypatch):
    monkeypatch.setattr(api, "best_chance", lambda *given, **named: 4.6729e-19)
    assert run("goal", "--reach", "1575")[1].startswith("best chance to reach 1575: 4.67e-19 (")
    monkeypatch.setattr(api, "curve", lambda **given: (*[0.5] * 599, 4.6729e-19))
    assert run("goal", "--curve")[1].splitlines()[-2].split() == ["600", "4.67e-19"]


@pytest.fixture
def asked(monkeypatch):
    """Pretend that every goal is met in one of four games; return what was asked for."""
    asked = []

    def best_chance(goal, *, rules, threads, workspace):
        asked.append((goal, rules.key, threads))
        return 0.25

    monkeypatch.setattr(api, "best_chance", best_chance)
    return asked


def test_beat_as_json(run, asked):
    found = json_of(
        run("goal", "--beat", "greedy", "plays-like-230", "--rolls-per-turn", "2", "--threads", "2", "--json")
    )
    others = [{"strategy": name, "scores": {}, "yahtzee_bonuses": 0} for name in ("greedy", "plays-like-230")]
    assert found["goal"] == {"beat": others}
    assert (found["chance"], found["rolls_per_turn"]) == (0.25, 2)
    [(goal, rules, threads)] = asked
    assert [other.strategy.name for other in goal.others] == ["greedy", "plays-like-230"]
    assert (rules, threads) == (rule_set("free-joker", 2).key, 2)


def test_beat_as_a_line(run, asked):
    status, out, err = run("goal", "--beat", "mince", "mince")
    assert (status, err) == (0, "")
    assert out.startswith("best chance to beat mince, mince: 0.250000000000 (")


# The curve


@pytest.fixture
def pretended_curve(monkeypatch):
    """Pretend that a target of n is reached with a chance of 1 - n / 600."""
    monkeypatch.setattr(api, "curve", lambda **given: tuple(1.0 - n / 600 for n in range(1, 601)))


def test_curve_as_json(run, pretended_curve):
    found = json_of(run("goal", "--curve", "--rules", "forced-joker", "--json"))
    assert list(found) == ["rules", "rolls_per_turn", "dice_model", "curve", "best_median", "seconds"]
    assert found["rules"] == "forced-joker"
    assert found["curve"][0] == [1, 1.0 - 1 / 600]
    assert [target for target, _ in found["curve"]] == list(range(1, 601))
    assert found["best_median"] == {"target": 300, "chance": 0.5}


def test_curve_as_a_table(run, pretended_curve):
    status, out, err = run("goal", "--curve")
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[0].split() == ["at", "least", "best", "chance"]
    assert lines[1].split() == ["25", "0.958333333333"]
    assert len(lines) == 1 + 600 // 25 + 1
    assert lines[-1].startswith("the best median: 300, reached with a chance of 0.500000 ")


# The frontier


@pytest.fixture
def pretended_frontier(monkeypatch):
    monkeypatch.setattr(api, "frontier", lambda **given: POINTS)


def test_frontier_as_json(run, pretended_frontier):
    found = json_of(run("goal", "--frontier", "--json"))
    assert list(found) == ["rules", "rolls_per_turn", "dice_model", "frontier", "seconds"]
    first = {"risk": -0.02, "mean": 250.5, "sd": 75.25, "p05": 150, "p95": 400, "certainty_equivalent": 281.5}
    assert found["frontier"][0] == first
    assert [point["risk"] for point in found["frontier"]] == [-0.02, 0.0, 0.05]


def test_frontier_as_a_table(run, pretended_frontier):
    status, out, err = run("goal", "--frontier")
    assert (status, err) == (0, "")
    assert out.splitlines()[2].split() == ["254.500000", "59.500000", "180", "388", "254.500000", "0"]
    assert len(out.splitlines()) == 4


def test_frontier_as_a_picture(run, pretended_frontier, tmp_path):
    path = tmp_path / "frontier.svg"
    assert run("goal", "--frontier", "--svg", str(path))[0] == 0
    tree = ET.parse(path).getroot()
    assert tree.tag == f"{SVG}svg"
    titles = [title.text for title in tree.iter(f"{SVG}title")]
    assert titles[0] == "aversion -0.02 per point: mean 250.50, SD 75.25, 90 of 100 games 150 to 400"
    assert len(titles) == 3
    texts = [text.text for text in tree.iter(f"{SVG}text")]
    assert {"daring", "careful", "best mean"} <= set(texts)
    width, height = map(float, tree.get("viewBox").split()[2:])
    for circle in tree.iter(f"{SVG}circle"):
        assert 0.0 < float(circle.get("cx")) < width
        assert 0.0 < float(circle.get("cy")) < height
    # More spread lies further to the right, a higher mean further up.
    circles = list(tree.iter(f"{SVG}circle"))
    assert float(circles[0].get("cx")) > float(circles[1].get("cx")) > float(circles[2].get("cx"))
    assert float(circles[1].get("cy")) < float(circles[0].get("cy")) < float(circles[2].get("cy"))


def test_the_frontier_of_one_aversion_is_worked_out_and_drawn(run, monkeypatch, tmp_path, table_of):
    monkeypatch.setattr(drawing, "AVERSIONS", (0.0,))
    path = tmp_path / "frontier.svg"
    (point,) = json_of(run("goal", "--frontier", "--svg", str(path), "--json"))["frontier"]
    assert point["mean"] == pytest.approx(table_of(RULE_SETS["free-joker"]).par, rel=0, abs=1e-9)
    assert point["sd"] == pytest.approx(59.61, abs=0.005)
    assert (point["p05"], point["p95"]) == (180, 388)
    assert "best mean" in path.read_text(encoding="utf-8")


# Bad input


def test_a_picture_replaces_ordinary_files_only(run, pretended_frontier, tmp_path):
    link, target = tmp_path / "link.svg", tmp_path / "target.svg"
    target.write_text("mine", encoding="utf-8")
    link.symlink_to(target)
    for path, sentence in (
        (tmp_path / "no folder" / "frontier.svg", "svg: there is no folder "),
        (link, "is no ordinary file"),
        (tmp_path, "is no ordinary file"),
    ):
        status, out, err = run("goal", "--frontier", "--svg", str(path))
        assert (status, out) == (2, "")
        assert sentence in err
        assert err.count("\n") == 1
    assert target.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "one of the arguments --reach --curve --beat --frontier is required"),
        (("--reach",), "--reach"),
        (("--reach", "many"), "--reach"),
        (("--reach", "-1"), "goal.reach: must be 0 to 2000, not -1"),
        (("--reach", "2001"), "goal.reach: must be 0 to 2000, not 2001"),
        (("--reach", "250", "--curve"), "not allowed with argument"),
        (("--reach", "250", "--beat", "greedy"), "not allowed with argument"),
        (("--curve", "--frontier"), "not allowed with argument"),
        (("--beat",), "--beat"),
        (("--beat", "lucky"), "strategy: must be one of random"),
        (("--beat", "a\nb"), "strategy: must be one of random"),
        (("--beat", *["greedy"] * 6), "goal.beat: must be 1 to 5 others, not 6"),
        (("--reach", "250", "--svg", "x.svg"), "svg: only the frontier is drawn (--frontier)"),
        (("--curve", "--svg", "x.svg"), "svg: only the frontier is drawn (--frontier)"),
        (("--reach", "250", "--dice-model", "demon"), "dice_model: other goals than the expected score need fair dice"),
        (("--frontier", "--dice-model", "worst-of-2"), "dice_model: other goals than the expected score"),
        (("--curve", "--dice-model", "loaded"), "dice_model: "),
        (("--reach", "250", "--rules", "house"), "rules: must be one of"),
        (("--curve", "--rolls-per-turn", "6"), "rolls_per_turn: must be 1 to 5"),
        (("--frontier", "--threads", "0"), "threads: must be 1 to 1024"),
    ],
)
def test_bad_input_gives_one_sentence_and_status_2(run, monkeypatch, tmp_path, arguments, words):
    monkeypatch.chdir(tmp_path)
    assert_refused(run("goal", *arguments), words)
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_written_is_one_sentence(run, pretended_frontier, tmp_path):
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path, tmp_path / "file" / "frontier.svg"):
        assert_refused(run("goal", "--frontier", "--svg", str(path)), "svg: ")


# The whole game


@pytest.mark.audit
def test_who_beats_greedy_play(run):
    """More often than it wins itself; of two who play for it against each other neither is better."""
    chance = json_of(run("goal", "--beat", "greedy", "--json"))["chance"]
    assert 0.6 < chance < 0.8
    assert api.best_chance(ReachGoal(250)) == pytest.approx(0.541886919830, rel=0, abs=1e-9)


@pytest.mark.audit
def test_certainty_instead_of_the_mean():
    assert api.best_chance(RiskGoal(0.01)) < api.solve().par < api.best_chance(RiskGoal(-0.01))
