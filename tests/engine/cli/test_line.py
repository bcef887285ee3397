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


def test_what_is_assumed_is_said(run):
    status, out, err = run("line", "dice 1 3 3 5 6 | rolls 2 | upper 3 | filled ones,chance")
    assert (status, out) == (0, "free-joker fair 13356 r2 3 - - - - - - - - - - - 5\n")
    assert "chance" in err


def test_what_cannot_be_is_refused_in_a_sentence(run):
    assert_refused(run("line", "dice 1 3 3 5 6 | rolls 2 | upper 21 | filled ones,twos,chance"), "21 points")
    assert_refused(run("line", LINE.replace("22452", "22457")), "dice")
    assert_refused(run("line", '{"dice": [1, 2]}'), "dice")
    assert_refused(run("review", LINE), "is a position")
