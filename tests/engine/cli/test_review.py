# SPDX-License-Identifier: MIT
from __future__ import annotations

import io
import json

import pytest
from command_samples import assert_refused, json_of
from engine_samples import careless_choice, new_game, play

from engine.analysis.verdicts import Verdict
from engine.game_review.review import ReviewedMoment, review
from engine.games import notation
from engine.games.game import Game
from engine.games.position import position_from_json
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import PERFECT_DEMON
from engine.rules.scoring import RULE_SETS
from engine.solving.library import TableKey
from engine.workspace.workspace import WORKSPACE

FREE = RULE_SETS["free-joker"]


@pytest.fixture(scope="module")
def careless(analyzer_of):
    """A finished game in which mistakes were made."""
    return play(new_game("careless", FREE), analyzer_of(FREE), careless_choice(3))


@pytest.fixture
def file_of(tmp_path):
    """Return a function that writes a record as the window exports it and gives the file."""

    def write(record):
        file = tmp_path / "game.json"
        file.write_text(notation.dumps(record), encoding="utf-8")
        return str(file)

    return write


@pytest.fixture
def found(run, file_of, careless):
    """The review of the careless game as JSON."""
    return json_of(run("review", "--json", file_of(Record(careless))))


def test_the_score_is_par_and_luck_less_points_lost(found, careless):
    balance = found["par"] + found["luck"] - found["points_lost"]
    assert balance == pytest.approx(careless.points_so_far, rel=0, abs=1e-9)
    assert found["expected"] == found["points_so_far"] == careless.points_so_far
    assert (found["finished"], found["assisted"], found["seed"]) == (True, False, "careless")
    assert (found["rules"], found["rolls_per_turn"], found["dice_model"]) == ("free-joker", 3, "fair")


def test_the_luck_of_the_rolls_adds_up(found):
    assert sum(roll["luck"] for roll in found["rolls"]) == pytest.approx(found["luck"], rel=0, abs=1e-9)
    assert len(found["rolls"]) == len(found["decisions"])
    for roll, decision in zip(found["rolls"], found["decisions"], strict=True):
        assert (roll["turn"], roll["roll"]) == (decision["turn"], decision["roll"])
        assert roll["dice"] == decision["position"]["dice"]
        assert roll["expected"] == decision["options"][0]["value"]


def test_each_decision_is_as_the_engine_sees_it(found, careless, analyzer_of):
    decisions = review(careless, analyzer_of(FREE)).decisions
    assert len(found["decisions"]) == len(decisions)
    for given, decision in zip(found["decisions"], decisions, strict=True):
        assert position_from_json(given["position"]) == decision.analysis.position
        assert given["choice"]["value"] == decision.taken.value
        assert (given["points_lost"], given["verdict"]) == (decision.points_lost, decision.verdict.key)
        assert given["first_choice"] is None
        assert given["best"]["value"] >= given["choice"]["value"]
        assert [option["value"] for option in given["options"]] == [o.value for o in decision.analysis.options]


def test_verdicts_accuracy_and_level(found, careless, analyzer_of):
    seen = review(careless, analyzer_of(FREE))
    counted = [decision for decision in found["decisions"] if decision["counts"]]
    for kind, action in (("keeps", "keep"), ("boxes", "score")):
        verdicts = [decision["verdict"] for decision in counted if decision["choice"]["action"] == action]
        assert found["verdicts"][kind] == {verdict.key: verdicts.count(verdict.key) for verdict in Verdict}
    lost = sum(decision["points_lost"] for decision in counted)
    assert found["accuracy"] == seen.accuracy == 100.0 * 0.75 ** (lost / len(counted))
    assert found["level_basis"] == {
        "games": 1,
        "decisions": len(counted),
        "points_lost": lost,
        "mean": lost / len(counted),
        "games_missing": 9,
        "level": None,
    }


def test_a_choice_that_was_taken_back_is_graded(run, file_of):
    record = Record(Game("back")).roll().score(Category.YAHTZEE).undo()
    record = record.score(Category.CHANCE)
    found = json_of(run("review", "--json", file_of(record)))
    (decision,) = found["decisions"]
    assert decision["choice"]["category"] == "chance"
    assert decision["first_choice"]["category"] == "yahtzee"
    assert decision["points_lost"] == decision["first_choice"]["points_lost"] > decision["choice"]["points_lost"]
    assert found["points_lost"] == decision["choice"]["points_lost"]
    assert found["assisted"] is found["coached"] is True
    assert "score yahtzee (0), then score chance" in run("review", file_of(record))[1]


@pytest.mark.parametrize("record", [Record(Game("young")), Record(Game("young")).roll()], ids=["empty", "a roll"])
def test_an_unfinished_game(run, file_of, record):
    found = json_of(run("review", "--json", file_of(record)))
    assert found["finished"] is False
    assert found["decisions"] == []
    assert found["expected"] == pytest.approx(found["par"] + found["luck"], rel=0, abs=1e-9)
    assert found["accuracy"] == 100.0
    assert found["level_basis"]["games"] == 0
    status, out, err = run("review", file_of(record))
    assert (status, err) == (0, "")
    assert "does not count" in out


def test_a_game_with_help_does_not_count_for_the_level(run, file_of, careless):
    found = json_of(run("review", "--json", file_of(Record(careless).with_hint())))
    assert found["assisted"] is found["coached"] is True
    assert found["level_basis"]["games"] == 0


def test_dice_that_are_not_fair_take_a_tax(run, file_of):
    game = Game("demon", FREE, PERFECT_DEMON)
    answer = WORKSPACE.get(WORKSPACE.follower(TableKey(FREE, PERFECT_DEMON))).first_answer(game.scores)
    found = json_of(run("review", "--json", file_of(Record(game.roll(landed=answer)))))
    assert found["luck"] == pytest.approx(0.0, abs=1e-9)
    assert found["tax"] > 1.0
    assert found["level_basis"]["games"] == 0


def test_as_tables(run, file_of, careless, analyzer_of):
    seen = review(careless, analyzer_of(FREE))
    status, out, err = run("review", file_of(Record(careless)))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    score = next(line for line in lines if line.startswith("score"))
    assert f"{careless.points_so_far} (par 254.5896, luck {seen.luck:+.4f}, cost {seen.points_lost:.4f})" in score
    assert f"{seen.accuracy:.2f} %" in out
    rows = [line for line in lines if line[:4].strip().isdigit()]
    assert len(rows) == len(seen.decisions)
    lucks = [point.change for point in seen.points if point.moment is ReviewedMoment.ROLL]
    for row, luck in zip(rows, lucks, strict=True):
        assert f"{luck:+.4f}" in row
    assert any(line.split() == ["best", "keeps", "boxes"] or line.startswith("verdict") for line in lines)


def test_from_standard_input_or_the_argument(run, monkeypatch, careless):
    text = notation.dumps(Record(careless))
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert json_of(run("review", "--json"))["points_so_far"] == careless.points_so_far
    assert json_of(run("review", "--json", text))["points_so_far"] == careless.points_so_far


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{}", "game: the text is not a saved game"),
        ("{", "game: the text is not a saved game"),
        (json.dumps({"format": notation.FORMAT, "version": 99}), "game: the game was saved by another version (99)"),
        (json.dumps({"format": notation.FORMAT, "version": 1}), "game: "),
        ("none.json", "game: none.json cannot be read"),
    ],
)
def test_what_is_no_game_is_refused(run, text, words):
    assert_refused(run("review", text), words)


def test_a_file_that_is_no_text(run, tmp_path):
    (tmp_path / "game.json").write_bytes(b'{"seed": "\xff"}')
    assert_refused(run("review", str(tmp_path / "game.json")), "game: is not UTF-8 text")
