# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import random

import pytest
from command_samples import EXAMPLE, assert_refused
from engine_samples import new_game, play_at_random

from engine.games import lines, notation
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES

LINE = "free-joker fair 22452 r2 3 - 9 - - 24 - - 25 - - - 22"


def test_a_position_goes_there_and_back(run):
    assert run("line", json.dumps(EXAMPLE)) == (0, LINE + "\n", "")
    status, out, err = run("line", "--json", LINE)
    assert (status, json.loads(out), err) == (0, EXAMPLE, "")


@pytest.mark.parametrize("goal", [{"reach": 200}, {"risk": 0.01}, {"beat": [{"strategy": "greedy"}]}])
def test_its_goal_goes_with_it(run, goal):
    _, line, _ = run("line", json.dumps(EXAMPLE | {"goal": goal}))
    _, out, _ = run("line", "--json", line.strip())
    assert json.loads(out)["goal"] == goal


def test_a_goal_is_written_in_one_order_however_it_was_given(run):
    beat = {"strategy": "greedy", "scores": {"aces": 3, "twos": 6}}
    usual = {"beat": [beat], "about": True}
    other = {"about": True, "beat": [{"scores": {"twos": 6, "aces": 3}, "strategy": "greedy"}]}
    found = [run("line", json.dumps(EXAMPLE | {"goal": goal})) for goal in (usual, other)]
    assert found[0] == found[1]
    assert found[0][1].endswith(f"goal={json.dumps(usual, separators=(',', ':'), sort_keys=True)}\n")


@pytest.mark.parametrize(
    "goal",
    [
        {"beat": []},
        {"beat": [{"strategy": "nobody"}]},
        {"beat": [{"strategy": "greedy", "scores": {"aces": 9}}]},
    ],
)
def test_a_goal_that_advise_refuses_is_refused_in_the_same_sentence(run, goal):
    for position in (json.dumps(EXAMPLE | {"goal": goal}), f"{LINE} goal={json.dumps(goal, separators=(',', ':'))}"):
        line, advice = run("line", position), run("advise", position)
        assert_refused(line, "goal")
        assert line[2].partition("goal")[2] == advice[2].partition("goal")[2]


def test_a_goal_of_an_unknown_kind_is_refused(run):
    for position in (
        *(json.dumps(EXAMPLE | {"goal": goal}) for goal in ({"foo": 3}, None)),
        f'{LINE} goal={{"foo":3}}',
    ):
        assert_refused(run("line", position), "goal: must be an object with one of reach, risk")


def test_a_game_goes_there_and_back(run, tmp_path):
    record = Record(play_at_random(new_game("5eed", DEFAULT_RULES), random.Random(2))[20])
    file = tmp_path / "game.json"
    file.write_text(notation.dumps(record))
    status, line, err = run("line", str(file))
    assert (status, err) == (0, "")
    assert lines.read_line(line).game == record
    assert run("line", line.strip())[1] == line


def test_a_line_is_a_position_for_every_command(run):
    by_line = run("advise", "--json", LINE)
    assert by_line == run("advise", "--json", json.dumps(EXAMPLE))
    assert run("explain", "--json", LINE) == run("explain", "--json", json.dumps(EXAMPLE))
    assert by_line[0] == 0
    status, out, _ = run("advise", "dice 2 2 4 5 2 | rolls 2 | upper 36 | filled ones,threes,sixes")
    assert status == 0
    assert "keep 2 2 2" in out


def test_what_cannot_be_is_refused_in_a_sentence(run):
    assert_refused(run("line", "dice 1 3 3 5 6 | rolls 2 | upper 21 | filled ones,twos,chance"), "21 points")
    assert_refused(run("line", LINE.replace("22452", "22457")), "dice")
    assert_refused(run("line", '{"dice": [1, 2]}'), "dice")
    assert_refused(run("review", LINE), "is a position")


NOTATION = "dice 1 3 3 5 6 | rolls 2 | upper 3 | filled ones,chance"
NONE_NAMED = "assumed: the rules are free-joker, as none are named; chance: the fewest points there can be\n"


def test_every_command_that_takes_a_position_says_what_it_assumed(run):
    commands = (["advise"], ["explain"], ["line"], ["statistics", "--from"], ["neighbours"])
    for command in commands:
        status, out, err = run(*command, NOTATION)
        assert (status, err) == (0, NONE_NAMED), command
        assert out
    assert run("opening", "--from", NOTATION.partition("| ")[2].partition("| ")[2])[2] == NONE_NAMED
    assert_refused(run("answers", "dice 1 3 3 5 6 | rolls 9"), "rolls_left")


def test_the_rules_of_notation_are_those_of_the_command(run, tmp_path):
    text = "dice 1 3 3 5 6 | rolls 2 | upper 1 | filled ones,one_pair | one_pair 12"
    line = "yatzy fair 13356 r2 1 - - - - - 12 - - - - - - - -"
    assert run("line", "--rules", "yatzy", text) == (0, line + "\n", "")
    assert run("line", f"yatzy {text}") == (0, line + "\n", "")
    assert run("advise", "--json", "--rules", "yatzy", text) == run("advise", "--json", line)
    own = tmp_path / "own.toml"
    own.write_text('name = "Own"\nbox = [{key = "aces"}, {key = "five", alike = 5, points = 9}]\n')
    found = run("line", "--rules", f"@{own}", "dice 1 1 1 1 2 | rolls 2 | upper 3 | filled ones")[1]
    assert found.endswith("fair 11112 r2 3 -\n")
    assert_refused(run("line", text), "filled: there is no box 'one_pair' by the free-joker rules")
    for other in (LINE, json.dumps(EXAMPLE)):
        for command in ("advise", "explain", "line"):
            assert_refused(run(command, "--rules", "yatzy", other), "rules: belongs in the position")


def test_a_card_is_enough_where_no_dice_are_needed(run):
    card = "no-joker upper 24 | filled sixes"
    assert run("line", card) == (0, "no-joker fair - r3 - - - - - 24 - - - - - - -\n", "")
    found = json.loads(run("statistics", "--json", "--from", card)[1])
    assert (found["rules"], found["points_so_far"]) == ("no-joker", 24)
    assert_refused(run("advise", card), "dice: is missing")


def test_advice_for_a_card_with_50_in_yahtzee(run):
    """It was that for a card with 0: four of a kind, 238.36."""
    for name in ("yahtzee", "five_of_a_kind"):
        status, out, _ = run("advise", f"dice 5 6 6 6 6 | rolls 2 | upper 18 | filled sixes,{name} | {name} 50")
        assert (status, out.splitlines()[2].split()[:6]) == (0, ["keep", "6", "6", "6", "6", "349.986467"])


@pytest.mark.parametrize("command", [["advise"], ["explain"], ["line"], ["review"], ["statistics", "--from"]])
def test_a_text_with_bars_is_never_the_name_of_a_file(run, tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "this | that").write_text(LINE)
    assert_refused(run(*command, "this | that"), "this: there is no such field")
    in_two_lines = run(*command, "dice 1 3 3 5 6\n| rolls 2")
    assert_refused(in_two_lines, "")
    assert "cannot be read" not in in_two_lines[2]


def test_a_positions_json_may_name_a_file_of_rules_but_no_game_and_no_line(run, tmp_path):
    path = tmp_path / "own.toml"
    path.write_text('name = "Own"\nbox = [{key = "aces"}, {key = "chance"}]\n')
    position = json.dumps({"rules": f"@{path}", "dice": [1, 1, 1, 2, 3], "rolls_left": 2})
    for command in (["line"], ["advise", "--json"], ["advise", "--jsonl"], ["explain", "--json"]):
        status, out, _ = run(*command, position)
        assert (status, "error" in out) == (0, False)
    answer = json.loads(run("explain", "--jsonl", f'{{"position": {position}}}')[1])
    assert answer["option"]["keep"] == [1, 1, 1]
    assert_refused(run("line", f"@{path} fair 11123 r2 - -"), "cannot be read")
    game = json.loads(notation.dumps(Record(new_game("5eed", DEFAULT_RULES)))) | {"rules": f"@{path}"}
    for command in ("line", "review"):
        assert_refused(run(command, json.dumps(game)), "rules: a text can't name a file")
