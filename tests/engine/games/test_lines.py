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
from engine.games.position import Position
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import PERFECT_DEMON
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.typed_json import FieldError

USUAL = "the rules are free-joker, as none are named"
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
        ("full-joker fair reach=300", "line"),
        ("free-joker/x fair 12664 r2" + " -" * 13, "rolls_per_turn"),
        ("@rules.toml fair 12664 r2" + " -" * 13, "rules"),
        ("@rules.toml dice 12664 | rolls 2", "rules"),
        ("nothing dice 12664 | rolls 2", "rules"),
        ("dice 1 3 3 5 6 | rolls 2 | upper 9 | filled threes,threes", "filled"),
        ("dice 1 3 3 5 6 | rolls 2 | filled yahtzee,five_of_a_kind", "filled"),
        ("upper 9 | filled threes | upper 9", "upper"),
        ("upper 0 | filled yahtzee | yahtzee 50 | five_of_a_kind 50", "five_of_a_kind"),
        ("upper 0 | filled yahtzee | yahtzee 20", "scores.yahtzee"),
        ("upper 0 | filled - | yahtzee 50", "yahtzee"),
        ("filled threes |", "upper"),
        ("upper 9 | filled one_pair", "filled"),
        ("upper 0 | filled - | bonus 3", "bonus"),
        ("this | that", "this"),
        (" | ", "line"),
    ],
)
def test_what_cannot_be_is_named(line, named):
    with pytest.raises(FieldError, match=f"^{named}: "):
        lines.read_line(line)


def test_yatzy_solvers_notation():
    found = lines.read_line("dice 1 3 3 5 6 | rolls 2 | upper 9 | filled threes,yahtzee")
    assert found.position == Position((1, 3, 3, 5, 6), 2, tuple({2: 9, 11: 0}.get(box) for box in range(13)))
    assert found.remark == f"{USUAL}; yahtzee: the fewest points there can be"
    several = lines.read_line("dice 1 3 3 5 6 | rolls 2 | upper 9 | filled ones,twos")
    assert several.position.points_so_far == 9
    assert several.remark == f"{USUAL}; one of 3 ways to score 9 points in aces, twos"


@pytest.mark.parametrize("name", ["yahtzee", "five_of_a_kind", "Five-of-a-kind", "yatzy"])
@pytest.mark.parametrize("field", ["yahtzee", "five_of_a_kind", "yahtzee_box"])
@pytest.mark.parametrize("points", [0, 50])
def test_the_field_of_five_of_a_kind_counts_in_all_its_spellings(name, field, points):
    """Where it was not read, a card with 50 got the advice for one with 0."""
    found = lines.read_line(f"dice 5 6 6 6 6 | rolls 2 | upper 18 | filled sixes,{name} | {field} {points}")
    assert found.position.filled == {Category.SIXES: 18, Category.YAHTZEE: points}
    assert found.remark == USUAL


NOTATION = [
    ("free-joker", "upper 0 | filled -", "free-joker fair - r3 - - - - - - - - - - - - -"),
    ("no-joker", "upper 24 | filled sixes", "no-joker fair - r3 - - - - - 24 - - - - - - -"),
    ("yatzy", "dice 1 3 3 5 6 | rolls 2 | upper 1 | filled ones", "yatzy fair 13356 r2 1" + " -" * 14),
    ("yatzy", "upper 0 | filled one_pair,two_pairs,house,yatzy", "yatzy fair - r3" + " -" * 6 + " 0 0 - - - - 0 - 0"),
    ("yatzy", "upper 0 | filled yatzy | yatzy 50 ", "yatzy fair - r3" + " -" * 14 + " 50"),
    ("generala", "upper 0 | filled poker,five_of_a_kind", "generala fair - r3" + " -" * 8 + " 0 0"),
    ("kniffel", "DICE 1,1,1,1,1|ROLLS 0|UPPER 5|FILLED ones", "kniffel fair 11111 r0 5" + " -" * 12),
    ("free-joker/4", "dice 11111 | rolls 3 | upper 0 | filled -", "free-joker/4 fair 11111 r3" + " -" * 13),
]


@pytest.mark.parametrize(("rules", "text", "line"), NOTATION)
def test_notation_goes_by_the_rules_that_are_named_beside_it_or_in_front(rules, text, line):
    name, _, rolls = rules.partition("/")
    named = rule_set(name, int(rolls or 3))
    in_front = [lines.read_line(f"{rules} {text}"), lines.read_line(f"{rules} | {text}")]
    for found in [lines.read_line(text, named), *in_front]:
        assert lines.position_line(found.position) == line
        assert "the rules" not in found.remark
    with pytest.raises(FieldError, match="rules: is given twice"):
        lines.read_line(f"{rules} {text}", named)


def test_notation_takes_rules_of_ones_own():
    rules = rule_set(
        {"name": "Mine", "box": [{"key": "one", "face": 1}, {"key": "all", "alike": 5, "points": 9}, {"key": "chance"}]}
    )
    found = lines.read_line("upper 3 | filled ones,five_of_a_kind | five_of_a_kind 9", rules)
    assert found.position.scores == (3, 9, None)
    written = lines.position_line(found.position).split()[0]
    assert lines.read_line(f"{written} upper 3 | filled ones").position.scores == (3, None, None)


def test_a_total_may_be_capped_where_the_bonus_is_earned():
    """Threes, fives and sixes can't add up to 63."""
    found = lines.read_line("upper 63 | filled threes,fives,sixes", rule_set("free-joker"))
    assert sum(found.position.filled.values()) == 64
    assert found.remark == "63 points or more in threes, fives, sixes are 64"
    assert lines.read_line("upper 63 | filled fours,fives,sixes").position.points_so_far == 63 + 35


@given(st.lists(st.sampled_from(NOTATION), min_size=1, max_size=2), st.data())
@settings(max_examples=200)
def test_notation_that_is_cut_and_mixed_is_read_or_refused(texts, data):
    parts = data.draw(st.permutations([part for _, text, _ in texts for part in text.split("|")]))
    text = "|".join(parts)
    text = text[: data.draw(st.integers(0, len(text)))]
    if "|" in text:
        assert lines.is_line(text)
        with suppress(FieldError):
            assert lines.read_line(text).position is not None


@given(st.text(max_size=80) | st.builds(lambda place, text: EXAMPLE[:place] + text, st.integers(0, 70), st.text()))
@settings(max_examples=200)
def test_any_text_is_read_or_refused(text):
    with suppress(FieldError):
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
