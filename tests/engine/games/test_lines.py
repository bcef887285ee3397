# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import random
from contextlib import suppress
from dataclasses import replace

import pytest
from engine_samples import ALL_RULES, new_game, play_at_random
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import lines, notation
from engine.games.game import Game, begun_from
from engine.games.goals import ReachGoal, RiskGoal, WinGoal
from engine.games.position import Position, PositionError
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice_models import PERFECT_DEMON
from engine.rules.scoring import RULE_SETS, rule_set

EXAMPLE = "free-joker fair 12664 r2 - 8 - - 15 18 - - 25 - - 50 - +1 reach=300"


def test_a_position_is_one_line():
    line = lines.read_line(EXAMPLE)
    assert line.position is not None
    assert (line.position.dice, line.position.rolls_left, line.position.yahtzee_bonuses) == ((1, 2, 6, 6, 4), 2, 1)
    assert line.position.filled[Category.FULL_HOUSE] == 25
    assert line.goal == ReachGoal(300)
    assert lines.position_line(line.position, line.goal) == EXAMPLE


def test_an_open_box_and_a_zero_look_different():
    position = Position((1, 1, 2, 3, 4), 0, (0, *[None] * 12))
    assert lines.position_line(position).split()[4:6] == ["0", "-"]
    assert lines.read_line(lines.position_line(position)).position == position


@pytest.mark.parametrize("rules", [*ALL_RULES, rule_set("no-joker", 5)], ids=lambda rules: rules.key)
def test_every_moment_of_a_game_comes_back(rules):
    for game in play_at_random(new_game("a seed = /%", rules), random.Random(rules.key)):
        line = lines.game_line(Record(game, goal=RiskGoal(0.01)))
        found = lines.read_line(line)
        assert "\n" not in line
        assert found.game is not None
        assert (found.game.game, found.game.goal) == (game, RiskGoal(0.01))
        position = game.position or Position(
            (), game.rolls_left, game.scores, game.yahtzee_bonuses, game.rules, game.dice_model
        )
        if not game.is_over:
            assert lines.read_line(lines.position_line(position)).position == position


def test_a_game_that_was_set_up_and_typed_comes_back():
    start = lines.read_line("free-joker fair - r3 - 8 - - 15 18 - - 25 - - 50 -").position
    game = begun_from(start, "ab").roll(landed=(6, 6, 6, 6, 6), is_typed=True).score(Category.CHANCE).roll()
    record = Record(game, own_dice=True)
    assert lines.read_line(lines.game_line(record)).game == record
    assert notation.loads(notation.dumps(record)) == record


def test_dice_that_are_not_fair_come_back():
    position = replace(lines.read_line(EXAMPLE).position, dice_model=PERFECT_DEMON)
    assert lines.read_line(lines.position_line(position)).position == position
    game = Game("ab", dice_model=PERFECT_DEMON).roll(landed=(1, 1, 2, 3, 4))
    assert lines.read_line(lines.game_line(Record(game))).game.game == game


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("free-joker fair 12664 r2 - 8", "scores"),
        ("free-joker fair 1266 r2" + " -" * 13, "dice"),
        ("free-joker fair 12667 r2" + " -" * 13, "dice"),
        ("free-joker fair 12664 r3" + " -" * 13, "rolls_left"),
        ("free-joker fair - r2" + " -" * 13, "dice"),
        ("free-joker fair 12664 r2 7" + " -" * 12, "scores.aces"),
        ("free-joker fair 12664 r2" + " -" * 13 + " +1", "yahtzee_bonuses"),
        ("free-joker fair 12664 r2" + " -" * 13 + " reach=x", "goal.reach"),
        ("free-joker loaded 12664 r2" + " -" * 13, "dice_model"),
        ("free-joker perfect-demon 12664 r2" + " -" * 13 + " win", "goal"),
        ("free-joker fair seed= 11111", "seed"),
        ("free-joker fair seed=ab 11111", "turn 1"),
        ("free-joker fair seed=ab 11111!=large_house", "turn 1"),
        ("free-joker fair seed=ab win", "goal"),
        ("dice 1 3 3 5 6 | rolls 2 | upper 21 | filled ones,twos,chance", "upper"),
        ("dice 1 3 3 5 6 | upper 21", "rolls"),
        ("dice 1 3 3 5 6 | rolls 2 | filled eights", "filled"),
    ],
)
def test_what_cannot_be_is_named(line, named):
    with pytest.raises(PositionError, match=f"^{named}: "):
        lines.read_line(line)


def test_yatzy_solvers_notation():
    found = lines.read_line("dice 1 3 3 5 6 | rolls 2 | upper 9 | filled threes,yahtzee")
    assert found.position == Position((1, 3, 3, 5, 6), 2, tuple({2: 9, 11: 0}.get(box) for box in range(13)))
    assert found.remark == "the text has no points for yahtzee, so each has its lowest"
    several = lines.read_line("dice 1 3 3 5 6 | rolls 2 | upper 9 | filled ones,twos")
    assert several.position.points_so_far == 9
    assert several.remark == "aces, twos can score 9 points in 3 ways, and this is one of them"


@given(st.text(max_size=80) | st.builds(lambda place, text: EXAMPLE[:place] + text, st.integers(0, 70), st.text()))
@settings(max_examples=200)
def test_any_text_is_read_or_refused(text):
    with suppress(PositionError):
        lines.read_line(text)


def test_others_to_beat_come_back():
    others = {"beat": [{"strategy": "greedy", "scores": {"aces": 3}}]}
    found = lines.read_line(EXAMPLE)
    line = lines.position_line(found.position, others)
    assert len(line.split()) == 19
    assert lines.read_line(line).goal == others


def test_a_match_is_won_from_a_position_only():
    assert lines.read_line(EXAMPLE.replace("reach=300", "win")).goal == WinGoal()


def test_typed_rolls_round_trip_and_follow_from_no_seed():
    record = Record(Game("ab", RULE_SETS["free-joker"]), own_dice=True).roll((1, 2, 3, 4, 5), is_typed=True)
    again = notation.loads(notation.dumps(record))
    assert again == record
    assert not again.is_coached
    data = json.loads(notation.dumps(record))
    del data["events"][0]["typed"]
    with pytest.raises(notation.NotationError):
        notation.loads(json.dumps(data))
