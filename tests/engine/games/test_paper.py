# SPDX-License-Identifier: MIT
from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import notation
from engine.games.game import Rolled
from engine.games.goals import WinGoal
from engine.games.lines import Line
from engine.games.match import Match
from engine.games.record import Record
from engine.games.texts import PaperError, PaperFault, is_paper, read_paper, read_text
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import rule_set

THREE = """25566>66 346>666 62 sixes
13345>3 2356>33 146 threes
11111 yahtzee 50"""


def test_a_turn_has_its_rolls_what_was_kept_and_its_box():
    record = read_paper(THREE)
    first, second, third, score = record.game.events[:4]
    assert first == Rolled((False,) * 5, (2, 5, 5, 6, 6), is_typed=True)
    assert second.kept == (False, False, False, True, True)
    assert second.dice == (3, 4, 6, 6, 6)
    assert third.kept == (False, False, True, True, True)
    assert third.dice == (6, 2, 6, 6, 6)
    assert (score.category, score.points) == (Category.SIXES, 24)
    assert record.game.filled == {Category.SIXES: 24, Category.THREES: 6, Category.YAHTZEE: 50}
    assert record.own_dice
    assert not record.game.has_rolled


def test_it_is_a_game_like_any_other_and_the_same_text_the_same_game():
    record = read_paper(THREE)
    assert notation.loads(notation.dumps(record)) == record
    assert read_paper(f"\n{THREE}\n").game.seed == record.game.seed
    assert read_paper(THREE.replace(" ", "  ").replace("sixes", "Sixes")).game == record.game, "however it is written"
    assert read_paper(THREE.replace("146", "145")).game.seed != record.game.seed
    assert read_text(THREE) == Line(game=record)


@pytest.mark.parametrize(
    "turn",
    [
        "22333 full_house",
        "22333 Full house",
        "22333 full-house 25",
        "22333 fh",
        "1. 22333 FH 25",
        "1) 22333>22333 full house",
        "11666> 22333 full house",
        "11666 22333 full house",
    ],
)
def test_a_box_has_many_names_and_all_five_may_be_rolled_again(turn):
    assert is_paper(turn)
    assert read_paper(turn).game.filled == {Category.FULL_HOUSE: 25}


def test_the_name_of_a_box_may_begin_with_a_digit():
    for name in ("3 of a kind", "3 of a kind 13", "3k 13"):
        assert read_paper(f"22334>223 33 {name}").game.filled == {Category.THREE_OF_A_KIND: 13}


def test_names_of_another_language_are_known_where_they_are_told():
    names = {"Große Straße": "large_straight"}
    assert read_paper("12345 große straße", names=names).game.filled == {Category.LARGE_STRAIGHT: 40}


def test_the_last_turn_need_not_be_over():
    game = read_paper(f"{THREE}\n25566>66 346").game
    assert (game.dice, game.rolls_left) == ((3, 4, 6, 6, 6), 1)


def test_rules_stand_in_the_first_line_or_are_told():
    assert read_paper("kniffel\n22333 full_house").game.rules == rule_set("kniffel")
    assert read_paper("22333 full_house", rule_set("yatzy")).game.rules == rule_set("yatzy")
    turn = "12346>1234 6>1234 6>1234 5 large_straight"
    assert read_paper(f"free-joker/4\n{turn}").game.filled == {Category.LARGE_STRAIGHT: 40}
    with pytest.raises(PaperError, match="no roll is left"):
        read_paper(turn)


# ---- several players ----

ROUNDS = """Anna: 25566>66 346>666 62 sixes
Ben: 13345>3 2356>33 146 threes
Anna: 11111 yahtzee
Ben: 22333 full house"""
SECTIONS = """Anna
25566>66 346>666 62 sixes
11111 yahtzee

Ben:
13345>3 2356>33 146 threes
22333 full house"""


@pytest.mark.parametrize("text", [ROUNDS, SECTIONS])
def test_several_players_take_turns_or_have_a_section_each(text):
    match = read_text(text)
    assert isinstance(match, Match)
    assert [seat.name for seat in match.seats] == ["Anna", "Ben"]
    assert all(seat.is_person and seat.record.own_dice for seat in match.seats)
    assert [seat.record.goal for seat in match.seats] == [WinGoal()] * 2
    assert match.seats[0].game.filled == {Category.SIXES: 24, Category.YAHTZEE: 50}
    assert match.seats[1].game.filled == {Category.THREES: 6, Category.FULL_HOUSE: 25}


# ---- what is wrong is said at its place ----


@pytest.mark.parametrize(
    ("text", "kind", "line", "said"),
    [
        ("25567>66 346>666 62 sixes", PaperFault.NO_TURN, 1, "25567>66"),
        (f"{THREE}\n25566>77 346 sixes", PaperFault.NO_DICE, 4, "25566>77"),
        (f"{THREE}\n25566>66 3466>666 62 fours", PaperFault.COUNT, 4, "3466"),
        (f"{THREE}\n25566>66 346 62 fours", PaperFault.NOT_SAID, 4, "62"),
        (f"{THREE}\n25566>66 346>6666 2 fours", PaperFault.NOT_THERE, 4, "6666"),
        (f"{THREE}\n25566>66 346>666 62>6666 3 fours", PaperFault.NO_ROLL_LEFT, 4, "3"),
        (f"{THREE}\n25566>66 346>666 62 sevens", PaperFault.NO_BOX, 4, "sevens"),
        (f"{THREE}\n25566>66 346>666 62 sixes", PaperFault.FILLED, 4, "sixes"),
        (f"forced-joker\n{THREE}\n44444 fives", PaperFault.NOT_ALLOWED, 5, "fives"),
        (f"{THREE}\n22333 full house 28", PaperFault.POINTS, 4, "28"),
        (f"{THREE}\n22333 full house {'9' * 5000}", PaperFault.POINTS, 4, "9" * 9),
        (f"25566>66 346\n{THREE}", PaperFault.BOX_MISSING, 1, "34666"),
        (f"{ROUNDS}\nBen: 12345 large_straight", PaperFault.ROUND, 5, "Ben"),
        (f"{'x' * 25}\n{THREE}", PaperFault.NAME, 1, "x" * 25),
        ("anna: 11111 yahtzee\nAnna: 11111 yahtzee", PaperFault.NAME, 2, "Anna"),
        ("\n".join(f"{name}: 11111 yahtzee" for name in "abcdefg"), PaperFault.PLAYERS, 7, "7"),
    ],
)
def test_what_is_wrong_names_line_and_word(text, kind, line, said):
    with pytest.raises(PaperError) as caught:
        read_paper(text)
    error = caught.value
    assert (error.kind, error.line, error.said) == (kind, line, said)
    assert str(error).startswith(f"line.{line}: ")
    assert said in str(error)


def test_a_fourteenth_turn_is_too_many():
    turns = [f"12345 {box.key}" for box in CATEGORIES]
    assert read_paper("\n".join(turns)).game.is_over
    with pytest.raises(PaperError) as caught:
        read_paper("\n".join([*turns, "12345 chance"]))
    assert (caught.value.kind, caught.value.line) == (PaperFault.GAME_OVER, 14)


@pytest.mark.parametrize(
    "text", ["", "22452", "hello", "free-joker fair seed=1 11345", '{"dice": "22452"}', "212, 245"]
)
def test_other_texts_are_no_games_from_paper(text):
    assert not is_paper(text)


@given(st.text("123456> sixefulho_\n:A7", max_size=80))
@settings(max_examples=300)
def test_any_text_is_a_game_or_refused_in_a_sentence(text):
    found = None
    if is_paper(text):
        with suppress(PaperError):
            found = read_paper(text)
    assert found is None or isinstance(found, Record | Match)
