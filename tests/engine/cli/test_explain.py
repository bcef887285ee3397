# SPDX-License-Identifier: MIT
from __future__ import annotations

import json

import pytest
from command_samples import EXAMPLE, assert_refused, json_of, with_fields

from engine import api
from engine.analysis.explanations import PARTS
from engine.rules.dice import ROLLS, dice_model
from engine.rules.scoring import RULE_SETS
from engine.solving.library import TableKey
from engine.workspace.workspace import WORKSPACE

TEXT = json.dumps(EXAMPLE)
DEMONS = ("demon", "perfect-demon")


# explain


def test_the_best_option_is_explained(run):
    found = json_of(run("explain", "--json", TEXT))
    assert list(found) == ["option", "endings", "expected", "upper_bonus_chance", "sd", "answer", "against"]
    assert found["option"]["keep"] == [2, 2, 2]
    assert found["answer"] is None
    assert list(found["expected"]) == [part.name.lower() for part in PARTS]
    assert sum(found["expected"].values()) == pytest.approx(found["option"]["value"], rel=0, abs=1e-9)
    assert sum(ending["chance"] for ending in found["endings"]) == pytest.approx(1.0, rel=0, abs=1e-12)
    assert list(found["endings"][0]) == ["category", "chance", "points", "zero_chance"]
    assert 0.0 < found["upper_bonus_chance"] < 1.0
    assert found["sd"] > 0.0


def test_the_difference_adds_up(run):
    found = json_of(run("explain", "--json", TEXT, "--option", "twos"))
    assert (found["option"]["category"], found["against"]["option"]["keep"]) == ("twos", [2, 2, 2])
    total = found["against"]["total"]
    assert total == pytest.approx(-found["option"]["points_lost"], rel=0, abs=1e-9)
    assert sum(found["against"]["difference"].values()) == pytest.approx(total, rel=0, abs=1e-9)
    assert found["endings"] == [{"category": "twos", "chance": 1.0, "points": 6.0, "zero_chance": 0.0}]


def test_reasons_have_a_figure_for_both(run):
    found = json_of(run("explain", "--json", "--option", "25", TEXT))
    against = found["against"]
    assert 1 <= len(against["reasons"]) <= 3
    for reason in against["reasons"]:
        assert list(reason)[:5] == ["kind", "of", "parts", "points", "figure"]
        assert -sum(against["difference"][part] for part in reason["parts"]) == pytest.approx(reason["points"])
        assert list(reason["figure"]) == ["what", "unit", "better", "worse"]
    assert against["reasons"][0] | {"points": 0} == {
        "kind": "makes",
        "of": "keep 2 2 2",
        "parts": ["yahtzee", "yahtzee_bonus"],
        "points": 0,
        "figure": {
            "what": "yahtzee",
            "unit": "chance",
            "better": chance_of(against, "yahtzee"),
            "worse": chance_of(found, "yahtzee"),
        },
    }


def chance_of(found, box):
    """Return how likely the turn ends in a box with points."""
    ends = [ending for ending in found["endings"] if ending["category"] == box]
    return sum(ending["chance"] - ending["zero_chance"] for ending in ends)


def test_any_option_can_be_what_it_is_set_against(run):
    found = json_of(run("explain", "--json", TEXT, "--option", "22", "--against", "fives"))
    assert (found["option"]["keep"], found["against"]["option"]["category"]) == ([2, 2], "fives")
    alone = json_of(run("explain", "--json", TEXT, "--option", "fives"))
    assert all(found["against"][key] == alone[key] for key in ("option", "endings", "expected", "sd", "answer"))
    best = json_of(run("explain", "--json", TEXT, "--against", "nothing"))
    assert (best["option"]["keep"], best["against"]["option"]["keep"]) == ([2, 2, 2], [])
    assert_refused(run("explain", TEXT, "--against", "66"), "keep: 6 6 can't be kept from 2 2 2 4 5")
    assert_refused(run("explain", TEXT, "--against", "yatzy"), "against: there is no category 'yatzy'")


def test_an_option_against_itself_has_no_reason(run):
    against = json_of(run("explain", "--json", TEXT, "--option", "22", "--against", "22"))["against"]
    assert (against["total"], against["reasons"]) == (0.0, [])


def test_a_goal_is_a_reason(run):
    text = with_fields(goal={"reach": 200})
    found = json_of(run("explain", "--json", text, "--against", "22"))
    chances = [one["option"]["chance"] for one in (found, found["against"])]
    (reason,) = found["against"]["reasons"]
    assert reason["kind"] == "goal"
    assert reason["figure"] == {"what": "goal", "unit": "chance", "better": chances[0], "worse": chances[1]}
    assert chances[0] > chances[1]


def test_a_line_for_each_line(run, tmp_path):
    lines = [
        {"position": EXAMPLE, "option": "22", "against": "fives"},
        {"position": EXAMPLE},
        {"position": EXAMPLE | {"rolls_left": 9}},
        {"position": EXAMPLE, "option": 22},
        {"position": EXAMPLE, "options": "22"},
        {"position": 7},
        [],
    ]
    path = tmp_path / "asked.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)) + "\n\n{\n", encoding="utf-8")
    status, out, _ = run("explain", "--jsonl", str(path))
    assert status == 0
    answers = [json.loads(line) for line in out.splitlines()]
    assert answers[0] == json_of(run("explain", "--json", TEXT, "--option", "22", "--against", "fives"))
    assert answers[1] == json_of(run("explain", "--json", TEXT))
    said = [answer["error"] for answer in answers[2:]]
    assert said == [
        "rolls_left: must be 0 to 2, not 9",
        "option: must be text: dice to keep, nothing, or a category",
        "'options': must be one of position, option, against",
        "position: must be a JSON object",
        "position: each line must be a JSON object with a position",
        "position: the text is empty",
        said[-1],
    ]
    assert said[-1].startswith("position: is not valid JSON")


def test_lines_have_their_own_options(run):
    assert_refused(run("explain", "--jsonl", TEXT, "--option", "22"), "option: with --jsonl every line has its own")


def test_the_best_option_is_set_against_the_next(run):
    against = json_of(run("explain", "--json", TEXT))["against"]
    assert against["option"]["keep"] == [2, 2, 2, 4]
    assert against["total"] == against["option"]["points_lost"]


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("22", {"keep": [2, 2]}),
        ("5,2", {"keep": [2, 5]}),
        ("nothing", {"keep": []}),
        ("22245", {"keep": [2, 2, 2, 4, 5]}),
        ("fives", {"category": "fives"}),
    ],
)
def test_any_option_can_be_asked_for(run, text, option):
    found = json_of(run("explain", "--json", TEXT, "--option", text))
    assert {key: found["option"][key] for key in option} == option
    assert sum(found["expected"].values()) == pytest.approx(found["option"]["value"], rel=0, abs=1e-9)


def test_nothing_to_compare_with(run):
    scores = {key: 0 for key in ("aces", "twos", "threes", "fours", "fives", "sixes", "three_of_a_kind")}
    scores |= {key: 0 for key in ("four_of_a_kind", "full_house", "small_straight", "large_straight", "yahtzee")}
    text = with_fields(scores=scores, rolls_left=0)
    assert json_of(run("explain", "--json", text))["against"] is None
    assert run("explain", text)[0] == 0


def test_explained_as_tables(run):
    status, out, err = run("explain", TEXT)
    lines = [line.split() for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert lines[0] == ["keep", "2", "2", "2,", "expected", "final", "score", "247.643664,", "SD", "44.0570"]
    assert ["points", "from", "expected", "than", "keep", "2", "2", "2", "4"] in lines
    assert ["final", "score", "247.643664", "+2.627296"] in lines
    assert ["twos", "0.906636", "6.9362", "0.000000"] in lines
    assert lines[-2][:3] == ["reason", "of", "what"]
    assert lines[-1] == ["dead", "yahtzee", "9.34%", "5.09%", "+2.7990"]


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("yatzy", "option: there is no category 'yatzy'"),
        ("", "option: must be faces from 1 to 6, or nothing"),
        ("7", "option: must be faces from 1 to 6, or nothing"),
        ("66", "keep: 6 6 can't be kept from 2 2 2 4 5"),
        ("aces", "score: 2 2 2 4 5 can't be scored in aces now"),
    ],
)
def test_options_that_there_are_not(run, option, words):
    assert_refused(run("explain", TEXT, "--option", option), words)


@pytest.mark.parametrize("command", ["explain", "answers"])
def test_bad_positions(run, command):
    assert_refused(run(command, with_fields(rolls_left=9)), "rolls_left: must be 0 to 2, not 9")
    assert_refused(run(command, "{"), "position: is not valid JSON")


# answers


@pytest.mark.parametrize("model", DEMONS)
def test_a_demon_answers_every_keep_with_one_roll(run, model):
    text = with_fields(dice_model=model)
    found = json_of(run("answers", "--json", text))
    assert found["dice_model"] == model
    options = json_of(run("advise", "--json", text))["options"]
    keeps = [option for option in options if option["action"] == "keep" and len(option["keep"]) < 5]
    assert [(row["keep"], row["value"]) for row in found["answers"]] == [(o["keep"], o["value"]) for o in keeps]
    for row in found["answers"]:
        assert tuple(row["answer"]) in ROLLS
        assert all(row["answer"].count(face) >= row["keep"].count(face) for face in row["keep"])


@pytest.mark.parametrize("model", DEMONS)
def test_answers_are_those_of_the_follower(run, model):
    text = with_fields(dice_model=model, rolls_left=1)
    follower = WORKSPACE.get(WORKSPACE.follower(TableKey(RULE_SETS["free-joker"], dice_model(model))))
    position = api.advise(json.loads(text)).position
    for row in json_of(run("answers", "--json", text))["answers"]:
        assert tuple(row["answer"]) == follower.answer(position, tuple(row["keep"]))


def test_the_answer_leads_to_the_value(run):
    """The perfect demon's roll is worth what the keep is worth: nothing is left to chance."""
    for row in json_of(run("answers", "--json", with_fields(dice_model="perfect-demon")))["answers"][:4]:
        after = with_fields(dice_model="perfect-demon", dice=row["answer"], rolls_left=1)
        assert json_of(run("advise", "--json", after))["best_value"] == pytest.approx(row["value"], rel=0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.audit
def test_an_answer_is_part_of_the_explanation(run):
    text = with_fields(dice_model="perfect-demon")
    (row,) = [row for row in json_of(run("answers", "--json", text))["answers"] if row["keep"] == [2, 2]]
    assert json_of(run("explain", "--json", text, "--option", "22"))["answer"] == row["answer"]
    roll = " ".join(map(str, row["answer"]))
    assert f"the dice will answer with {roll}" in run("explain", text, "--option", "22")[1]
    assert any(line.startswith("keep 2 2 ") and roll in line for line in run("answers", text)[1].splitlines())


@pytest.mark.parametrize("model", ["fair", "worst-of-2", "best-of-3"])
def test_other_dice_have_no_answer(run, model):
    sentence = f"dice_model: only a demon's answers are certain, not those of {model} dice"
    assert_refused(run("answers", with_fields(dice_model=model)), sentence)


def test_no_answer_without_a_roll(run):
    text = with_fields(dice_model="demon", rolls_left=0)
    assert_refused(run("answers", text), "rolls_left: no rolls are left, so there is nothing to answer")
