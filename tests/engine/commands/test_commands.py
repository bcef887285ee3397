# SPDX-License-Identifier: MIT
from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from engine_samples import reference_positions

import engine
from engine.__main__ import main
from engine.games.position import position_from_json
from engine.rules.scoring import RULE_SETS, rule_set

EXAMPLE = {
    "rules": "free-joker",
    "rolls_per_turn": 3,
    "dice_model": "fair",
    "scores": {"aces": 3, "threes": 9, "sixes": 24, "full_house": 25, "chance": 22},
    "yahtzee_bonuses": 0,
    "dice": [2, 2, 4, 5, 2],
    "rolls_left": 2,
}
GOOD = '{"dice": [2, 2, 4, 5, 2], "rolls_left": 2}'
CHECKOUT = Path(engine.__file__).parents[1]


def with_fields(**fields):
    """Return the documented example as text, with other fields."""
    return json.dumps(EXAMPLE | fields)


@pytest.fixture
def stdin(monkeypatch):
    """Return a function that puts text on standard input."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def assert_refused(result, words):
    """Assert exit status 2, nothing on standard output and one line on standard error that has `words`."""
    status, out, err = result
    assert (status, out) == (2, "")
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert words in err


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


@pytest.mark.parametrize("arguments", [[], ["play"], [""], ["--json"], ["advise", "--json", "--jsonl", GOOD]])
def test_bad_commands(run, arguments):
    assert_refused(run(*arguments), "python -m engine")


def test_nothing_is_written_for_bad_input(run, empty_cache):
    run("solve", "--rules", "yatzy")
    run("advise", with_fields(dice=[]))
    assert not empty_cache.exists()


@pytest.mark.parametrize("arguments", [["--help"], ["solve", "--help"], ["advise", "--help"]])
def test_help(run, arguments):
    status, out, err = run(*arguments)
    assert (status, err) == (0, "")
    assert out.startswith("usage: ")


# advise


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
    assert lines[1].split()[:4] == ["keep", "2", "2", "2"]
    assert any(line.split()[:3] == ["score", "twos", "(6)"] for line in lines)
    assert any(line.startswith("keep nothing") for line in lines)
    assert len(lines) == 25


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
    ("{", "position: is not valid JSON"),
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
    (with_fields(rules="yatzy"), "rules: "),
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


@pytest.mark.parametrize("form", ["--json", "--jsonl"])
def test_file_that_cannot_be_read(run, tmp_path, form):
    assert_refused(run("advise", form, str(tmp_path / "none.json")), "No such file")
    assert_refused(run("advise", form, str(tmp_path)), "position: ")
    assert_refused(run("advise", form, "x" * 5000), "position: ")
    assert_refused(run("advise", form, "two\nlines"), "position: ")


def test_file_that_is_no_text(run, tmp_path):
    (tmp_path / "binary").write_bytes(b'{"dice": "\xff\xfe"}')
    assert_refused(run("advise", str(tmp_path / "binary")), "position: is not UTF-8 text")


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


def test_empty_lines_and_empty_input_have_no_answer(run, stdin):
    assert len(answers_to(run, stdin, f"\n{GOOD}\n   \n\n{GOOD}")[0]) == 2
    assert answers_to(run, stdin, "")[0] == []


def test_lines_under_different_rules(run, stdin):
    answers, _ = answers_to(run, stdin, "\n".join(with_fields(rules=rules) for rules in RULE_SETS))
    assert len({answer["best_value"] for answer in answers}) == 4


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

    monkeypatch.setattr("sys.stdin", lines())
    assert main(["advise", "--jsonl"]) == 0
    assert "points_so_far" in seen[0]


def test_a_thousand_positions_take_about_a_second(run, stdin, table_of):
    """Well under a second once warm; the limit leaves room for a slow and busy machine."""
    table_of(RULE_SETS["free-joker"])
    positions = [position for position, _, _ in reference_positions() if position.rules == RULE_SETS["free-joker"]]
    lines = [
        json.dumps({"dice": list(position.dice), "rolls_left": 2, "scores": {"aces": ones, "chance": chance}})
        for position in positions
        for ones in range(3)
        for chance in range(10, 22)
    ][:1000]
    assert len(lines) == 1000
    start = time.perf_counter()
    answers, _ = answers_to(run, stdin, "\n".join(lines))
    assert len(answers) == 1000
    assert time.perf_counter() - start < 5.0


# The process


def process(*arguments, **options):
    """Run the command line in a process of its own, from the checkout."""
    command = [sys.executable, "-m", "engine", *arguments]
    return subprocess.run(command, cwd=CHECKOUT, stderr=subprocess.PIPE, check=False, **{"text": True} | options)


def test_reader_that_goes_away_is_no_error(table_of):
    table_of(RULE_SETS["free-joker"])
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = process("advise", GOOD, stdout=closed)
    assert (done.returncode, done.stderr) == (0, "")


def test_exit_status_and_message_of_the_process():
    done = process("advise", with_fields(rolls_left=9), stdout=subprocess.PIPE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "python -m engine advise: rolls_left: must be 0 to 2, not 9\n"


def test_interrupt_is_quiet(run, monkeypatch):
    def interrupted(text):
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.commands.console.read_position", interrupted)
    assert run("advise", GOOD) == (130, "", "")


def test_standard_input_of_the_process_is_utf_8_whatever_the_locale():
    environment = os.environ | {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    options = {"stdout": subprocess.PIPE, "input": "\udcff\n\u00e4\n", "encoding": "utf-8", "errors": "surrogateescape"}
    done = process("advise", "--jsonl", env=environment, **options)
    not_text, not_json = map(json.loads, done.stdout.splitlines())
    assert not_text == {"error": "position: is not UTF-8 text"}
    assert not_json["error"].startswith("position: is not valid JSON")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_answer_that_cannot_be_written_is_one_line(table_of):
    table_of(RULE_SETS["free-joker"])
    with Path("/dev/full").open("wb") as full:
        done = process("advise", GOOD, stdout=full)
    sentence = "python -m engine advise: the answer cannot be written (No space left on device)\n"
    assert (done.returncode, done.stderr) == (1, sentence)
