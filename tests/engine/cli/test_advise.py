# SPDX-License-Identifier: MIT
from __future__ import annotations

import io
import json
import sys
import time
from itertools import pairwise
from types import SimpleNamespace

import naive_goals
import pytest
from command_samples import EXAMPLE, GOOD, assert_refused, with_fields
from engine_samples import reference_positions

from engine.__main__ import main
from engine.games.goals import OWN_KINDS
from engine.games.position import position_from_json
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RULE_SETS


@pytest.fixture
def stdin(monkeypatch):
    """Return a function that puts text on standard input."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_documented_example(run):
    status, out, err = run("advise", "--json", json.dumps(EXAMPLE))
    assert (status, err) == (0, "")
    answer = json.loads(out)
    assert list(answer) == ["points_so_far", "best_value", "options"]
    assert answer["points_so_far"] == 83
    assert round(answer["best_value"], 2) == 247.64
    best = answer["options"][0]
    assert best == {
        "action": "keep",
        "keep": [2, 2, 2],
        "value": answer["best_value"],
        "points_lost": 0.0,
        "verdict": "best",
    }
    twos = next(option for option in answer["options"] if option.get("category") == "twos")
    assert list(twos) == ["action", "category", "points", "value", "points_lost", "verdict"]
    assert (twos["action"], twos["points"], twos["verdict"]) == ("score", 6, "blunder")
    assert (round(twos["value"], 2), round(twos["points_lost"], 2)) == (241.05, 6.59)


def test_options_are_distinct_and_sorted_best_first(run):
    options = json.loads(run("advise", "--json", json.dumps(EXAMPLE))[1])["options"]
    values = [option["value"] for option in options]
    assert values == sorted(values, reverse=True)
    keeps = [tuple(option["keep"]) for option in options if option["action"] == "keep"]
    assert len(keeps) == len(set(keeps)) == 16
    assert len(options) == 16 + 8


def test_figures_are_in_full_precision(run, analyzer_of):
    analysis = analyzer_of(RULE_SETS["free-joker"]).analyze(position_from_json(EXAMPLE))
    answer = json.loads(run("advise", "--json", json.dumps(EXAMPLE))[1])
    assert [option["value"] for option in answer["options"]] == [option.value for option in analysis.options]


def test_advise_as_a_table(run):
    status, out, err = run("advise", json.dumps(EXAMPLE))
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[0].startswith("points so far 83, best value 247.6")
    assert lines[1].split() == ["option", "value", "cost", "verdict"]
    assert lines[2].split()[:4] == ["keep", "2", "2", "2"]
    assert any(line.split()[:3] == ["score", "twos", "(6)"] for line in lines)
    assert any(line.startswith("keep nothing") for line in lines)
    assert len(lines) == 26


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_position_from_standard_input(run, stdin, arguments):
    stdin(json.dumps(EXAMPLE, indent=2))
    assert json.loads(run("advise", "--json", *arguments)[1])["points_so_far"] == 83


def test_position_from_a_file(run, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(EXAMPLE, indent=2))
    assert json.loads(run("advise", "--json", str(file))[1])["points_so_far"] == 83


def test_position_with_space_before_it(run):
    assert json.loads(run("advise", "--json", f"\n  {json.dumps(EXAMPLE)}\n")[1])["points_so_far"] == 83


BAD = [
    ("{", "position: is not valid JSON (line 1, column 2)"),
    ("{}", "dice: is missing"),
    ("{dice: 12345}", "position: is not valid JSON"),
    ('{"dice": "12345"}', "rolls_left: is missing"),
    ('{"a":' * 100_000, "position: is not valid JSON"),
    ('{"dice": ' + "9" * 5000 + "}", "position: is not valid JSON"),
    (with_fields(dice=[2, 2, 4, 5]), "dice: "),
    (with_fields(dice=[2, 2, 4, 5, 7]), "dice: "),
    (with_fields(dice="2245x"), "dice: "),
    (with_fields(rolls_left=3), "rolls_left: "),
    (with_fields(rolls_left="2"), "rolls_left: "),
    (with_fields(rolls_left=float("nan")), "rolls_left: "),
    (with_fields(rolls_left=int("9" * 4000)), "rolls_left: "),
    (with_fields(rules="maxi-yatzy"), "rules: "),
    (with_fields(rolls_per_turn=0), "rolls_per_turn: "),
    (with_fields(dice_model="loaded"), "dice_model: must be one of fair, worst-of-N"),
    (with_fields(dice_model="best-of-51"), "dice_model: "),
    (with_fields(dice_model="worst-of-"), "dice_model: "),
    (with_fields(dice_model="two\nlines"), "dice_model: "),
    (with_fields(dice_model=2), "dice_model: "),
    (with_fields(yahtzee_bonuses=1), "yahtzee_bonuses: "),
    (with_fields(scores={"aces": 6}), "scores.aces: "),
    (with_fields(scores={"yatzy": 50}), "scores.yatzy: "),
    (with_fields(scores=[1, 2, 3]), "scores: "),
    (with_fields(hint=True), "hint: "),
    (with_fields(**{"two\nlines": 1}), "lines: "),
    (with_fields(**{"half \ud800": 1}), "there is no such field"),
    (with_fields(gaol={"reach": 200}), "dice, rolls_left, goal"),
    (with_fields(scores={"two\nlines": 1}), "scores.two"),
    (with_fields(rules="two\nlines"), "rules: "),
]


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["table", "json"])
@pytest.mark.parametrize(("text", "field"), BAD, ids=[str(number) for number in range(len(BAD))])
def test_bad_position_is_one_line_naming_the_field(run, text, field, form):
    assert_refused(run("advise", *form, text), field)


@pytest.mark.parametrize("text", ["", " \n", "null", "[]", "12345", f"[{GOOD}]", GOOD + GOOD])
def test_bad_standard_input(run, stdin, text):
    stdin(text)
    assert_refused(run("advise", "--json"), "position: ")


@pytest.mark.parametrize("text", ["[1]", f"[{GOOD}]", '"12345"'])
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["table", "json"])
def test_json_that_is_no_object_is_no_name_of_a_file(run, text, form):
    assert_refused(run("advise", *form, text), "position: must be a JSON object")


@pytest.mark.parametrize("form", ["--json", "--jsonl"])
def test_file_that_cannot_be_read(run, tmp_path, form):
    assert_refused(run("advise", form, str(tmp_path / "none.json")), "No such file")
    assert_refused(run("advise", form, str(tmp_path)), "position: ")
    assert_refused(run("advise", form, "x" * 5000), "position: ")
    assert_refused(run("advise", form, "two\nlines"), "position: ")


def test_file_that_is_no_text(run, tmp_path):
    (tmp_path / "binary").write_bytes(b'{"dice": "\xff\xfe"}')
    assert_refused(run("advise", str(tmp_path / "binary")), "position: is not UTF-8 text")


# advise with a goal

LATE = {
    "scores": dict.fromkeys((category.key for category in CATEGORIES if category.key not in ("fives", "chance")), 0)
    | {"yahtzee": 50, "sixes": 18, "fours": 12},
    "yahtzee_bonuses": 1,
    "dice": [5, 5, 2, 1, 6],
    "rolls_left": 2,
}
"""A position with two open boxes, 180 points so far and up to 135 to come."""


@pytest.mark.parametrize(
    ("goal", "measure"),
    [
        ({"reach": 222}, "chance"),
        ({"beat": [{"strategy": "greedy", "scores": LATE["scores"] | {"chance": 17}}]}, "chance"),
        ({"beat": [{"strategy": name, "scores": LATE["scores"]} for name in ("optimal", "random")]}, "chance"),
        ({"risk": 0.05}, "certainty_equivalent"),
    ],
    ids=["reach", "beat", "beat two", "risk"],
)
def test_a_goal_as_json(run, goal, measure):
    without = json.loads(run("advise", "--json", json.dumps(LATE))[1])
    status, out, err = run("advise", "--json", json.dumps(LATE | {"goal": goal}))
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert list(answer) == ["goal", "points_so_far", "best_value", "options"]
    assert answer["goal"] == goal
    assert [answer[key] for key in ("points_so_far", "best_value")] == [180, without["best_value"]]
    worths = [option.pop(measure) for option in answer["options"]]
    lost = [option.pop("chance_lost") for option in answer["options"]]
    assert all(worth > later - 1e-11 for worth, later in pairwise(worths))
    assert lost == pytest.approx([worths[0] - worth for worth in worths], rel=0, abs=1e-11)
    assert sorted(map(json.dumps, answer["options"])) == sorted(map(json.dumps, without["options"]))
    if measure == "chance":
        assert 0.0 <= worths[-1] < worths[0] <= 1.0 + 1e-12


def test_a_chance_that_is_about_right_says_so_and_how_far_off_it_can_be(run):
    goal = {"beat": [{"strategy": name, "scores": LATE["scores"]} for name in ("optimal", "random")]}
    exact = json.loads(run("advise", "--json", json.dumps(LATE | {"goal": goal}))[1])
    status, out, err = run("advise", "--json", json.dumps(LATE | {"goal": goal | {"about": True}}))
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert list(answer) == ["goal", "about", "within", "points_so_far", "best_value", "options"]
    assert answer["goal"] == goal | {"about": True}
    assert (answer["about"], answer["within"]) == (True, 0.005)

    def by_option(answer):
        return {str(one.get("keep", one.get("category"))): one["chance"] for one in answer["options"]}

    assert by_option(answer) == pytest.approx(by_option(exact), rel=0, abs=answer["within"])
    assert run("advise", json.dumps(LATE | {"goal": goal | {"about": True}}))[1].startswith(
        "points so far 180, best chance about "
    )


def test_an_exact_chance_does_not_say_about(run):
    goal = {"beat": [{"strategy": "optimal", "scores": LATE["scores"]}], "about": False}
    answer = json.loads(run("advise", "--json", json.dumps(LATE | {"goal": goal}))[1])
    assert list(answer) == ["goal", "points_so_far", "best_value", "options"]


def test_the_chance_is_that_of_the_slow_twin(run):
    answer = json.loads(run("advise", "--json", json.dumps(LATE | {"goal": {"reach": 222}}))[1])
    given = {name: LATE[name] for name in ("scores", "yahtzee_bonuses", "dice", "rolls_left")}
    expected = naive_goals.chance_values("free-joker", **given, utility=naive_goals.reach(222))
    for option in answer["options"]:
        if option["action"] == "keep":
            chance = expected["keeps"]["".join(map(str, option["keep"]))]
        else:
            chance = expected["categories"][option["category"]]
        assert option["chance"] == pytest.approx(chance, rel=0, abs=1e-12)


@pytest.mark.parametrize(
    ("goal", "title", "digits"), [({"reach": 222}, ["chance"], 9), ({"risk": 0.05}, ["certainty", "equivalent"], 6)]
)
def test_a_goal_as_a_table(run, goal, title, digits):
    status, out, err = run("advise", json.dumps(LATE | {"goal": goal}))
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[0].startswith(f"points so far 180, best {' '.join(title)} ")
    assert lines[1].split() == ["option", *title, "lost", "value"]
    worth = next(word for word in lines[2].split() if "." in word)
    assert len(worth.partition(".")[2]) == digits


BAD_GOALS = [
    ({"goal": None}, f"goal: must be an object with one of {', '.join(OWN_KINDS)}, beat"),
    ({"goal": {}}, "goal: must be an object"),
    ({"goal": {"reach": 200, "risk": 0.1}}, "goal: must be an object"),
    ({"goal": {"reach": "200"}}, "goal.reach: must be a whole number"),
    ({"goal": {"risk": 1}}, "goal.risk: must be "),
    ({"goal": {"risk": 10**400}}, "goal.risk: must be a number, not 1000"),
    ({"goal": {"beat": [{"strategy": "lucky"}]}}, "goal.beat: strategy: must be one of"),
    ({"goal": {"beat": [{"strategy": "greedy", "scores": {"aces": 7}}]}}, "goal.beat: scores.aces: must be 0-5, not 7"),
    (
        {"goal": {"beat": [{"strategy": "plays-like-300", "scores": LATE["scores"]}]}},
        "goal.beat: strategy: plays-like-300 is",
    ),
    ({"goal": {"reach": 200, "about": True}}, "goal: must be an object"),
    ({"goal": {"beat": [{"strategy": "greedy"}], "about": "yes"}}, "goal.about: must be true or false"),
    ({"goal": {"two\nlines": 1}}, "goal: must be an object"),
    ({"goal": {"reach": 200}, "dice_model": "demon"}, "goal: other goals than the expected score need fair dice"),
    ({"goal": {"risk": 0.1}, "dice_model": "worst-of-2"}, "goal: other goals than the expected score need fair dice"),
    ({"goal": {"reach": 200}, "dice": [1, 2]}, "dice: "),
]


@pytest.mark.parametrize(("fields", "words"), BAD_GOALS, ids=[str(number) for number in range(len(BAD_GOALS))])
def test_a_bad_goal_is_one_line_naming_the_field(run, fields, words):
    assert_refused(run("advise", json.dumps(LATE | fields)), words)


def test_lines_with_goals_without_and_with_bad_ones(run, stdin):
    goals = [{}, {"goal": {"reach": 222}}, *(fields for fields, _ in BAD_GOALS), {"goal": {"reach": 222}}, {}]
    answers, _ = answers_to(run, stdin, "\n".join(json.dumps(LATE | fields) for fields in goals))
    assert len(answers) == len(goals)
    assert [list(answer) for answer in answers[2:-2]] == [["error"]] * len(BAD_GOALS)
    for answer, (_, words) in zip(answers[2:-2], BAD_GOALS, strict=True):
        assert words in answer["error"]
    assert answers[0] == answers[-1]
    assert answers[1] == answers[-2]
    assert ("goal" in answers[0], "goal" in answers[1]) == (False, True)


def test_other_commands_have_no_goal(run):
    status, out, err = run("chances", json.dumps(LATE | {"goal": {"reach": 222}}))
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


# advise --jsonl


def answers_to(run, stdin, text):
    stdin(text)
    status, out, err = run("advise", "--jsonl")
    assert status == 0
    return [json.loads(line) for line in out.splitlines()], err


def test_a_line_for_each_line(run, stdin):
    answers, err = answers_to(run, stdin, f"{GOOD}\n{json.dumps(EXAMPLE)}\n")
    assert [answer["points_so_far"] for answer in answers] == [0, 83]
    assert err == ""


def test_bad_lines_are_answered_and_the_rest_goes_on(run, stdin):
    bad = [text for text, _ in BAD if "\n" not in text]
    answers, _ = answers_to(run, stdin, "\n".join(line for text in bad for line in (text, GOOD)))
    assert len(answers) == 2 * len(bad)
    for answer, (_, field) in zip(answers[::2], [pair for pair in BAD if "\n" not in pair[0]], strict=True):
        assert list(answer) == ["error"]
        assert field in answer["error"] or "\\n" in json.dumps(answer)
    assert all(answer["points_so_far"] == 0 for answer in answers[1::2])


def test_what_is_no_object_is_an_error_line(run, stdin):
    answers, _ = answers_to(run, stdin, f"null\n[]\n3\n{GOOD}\n")
    assert [list(answer) for answer in answers[:3]] == [["error"]] * 3
    assert "options" in answers[3]


def test_an_empty_line_is_answered_too_and_empty_input_has_no_line(run, stdin):
    answers = answers_to(run, stdin, f"\n{GOOD}\n   \n\n{GOOD}")[0]
    assert ["error" in answer for answer in answers] == [True, False, True, True, False]
    assert answers[0] == answers[2] == {"error": "position: the text is empty"}
    assert answers_to(run, stdin, "")[0] == []


def test_lines_under_different_rules(run, stdin):
    answers, _ = answers_to(run, stdin, "\n".join(with_fields(rules=rules) for rules in RULE_SETS))
    assert len({answer["best_value"] for answer in answers}) == len(RULE_SETS)


def test_lines_from_a_file_or_from_the_argument(run, tmp_path):
    (tmp_path / "positions.jsonl").write_text(f"{GOOD}\nbad\n{GOOD}\n")
    assert len(run("advise", "--jsonl", str(tmp_path / "positions.jsonl"))[1].splitlines()) == 3
    assert json.loads(run("advise", "--jsonl", GOOD)[1])["points_so_far"] == 0


def test_line_that_is_no_text_is_answered_and_the_rest_goes_on(run, tmp_path):
    (tmp_path / "positions.jsonl").write_bytes(GOOD.encode() + b'\n{"dice": "\xff"}\n' + GOOD.encode() + b"\n")
    status, out, err = run("advise", "--jsonl", str(tmp_path / "positions.jsonl"))
    assert (status, err) == (0, "")
    good, bad, again = map(json.loads, out.splitlines())
    assert bad == {"error": "position: is not UTF-8 text"}
    assert good == again
    assert good["points_so_far"] == 0


def test_an_answer_is_made_before_the_next_line_is_read(monkeypatch, capsys):
    """Lines are not gathered first: a long file begins to be answered at once."""
    seen = []

    def lines():
        yield GOOD
        sys.stdout.flush()
        seen.append(capsys.readouterr().out)
        yield GOOD

    given = lines()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(readline=lambda most: next(given, "")))
    assert main(["advise", "--jsonl"]) == 0
    assert "points_so_far" in seen[0]


def test_a_thousand_positions_take_a_few_times_as_long_as_writing_the_answers(run, stdin, table_of):
    """Some three times as long as to write and read the answers, measured beside it: machines differ."""
    table_of(RULE_SETS["free-joker"])
    positions = [position for position, _, _ in reference_positions() if position.rules == RULE_SETS["free-joker"]]
    lines = [
        json.dumps({"dice": list(position.dice), "rolls_left": 2, "scores": {"aces": ones, "chance": chance}})
        for position in positions
        for ones in range(3)
        for chance in range(10, 22)
    ][:1000]
    assert len(lines) == 1000
    start = time.process_time()
    answers, _ = answers_to(run, stdin, "\n".join(lines))
    spent = time.process_time() - start
    assert len(answers) == 1000
    start = time.process_time()
    for answer in answers:
        assert json.loads(json.dumps(answer)) == answer
    control = time.process_time() - start
    print(f"{spent:.2f} s, {spent / control:.1f} times the control")
    assert spent < 40 * control
