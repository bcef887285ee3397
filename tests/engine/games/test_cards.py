# SPDX-License-Identifier: MIT
"""Cards from paper: lines and tables are read, sums are checked, and what can't be is refused at its place."""

from __future__ import annotations

import random

import pytest

from engine.games.cards import CardError, PaperCard, checked, dumps, loads, looks_like_cards, read_cards
from engine.games.game import Game
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, rule_set

LINE = "3 6 9 12 15 18 20 0 25 30 40 50 22"
TABLE = """\tAnna\tBen
Aces\t3\t1
Twos\t6\t4
Threes\t9\t9
Fours\t12\t8
Fives\t15\t15
Sixes\t18\t18
Upper total\t63\t55
Upper bonus\t35\t0
Three of a kind\t20\t17
Four of a kind\tx\t-
Full house\t25\t25
Small straight\t30\t30
Large straight\t40\t0
Yahtzee\t50\t0
Chance\t22\t21
Total\t285\t148"""


def summed(text, rules=DEFAULT_RULES, names=None):
    return [(card.name, card.points_so_far, card.bonus_missing) for card in read_cards(text, rules, names)]


@pytest.mark.parametrize("mark", [",", ";", "\t", " ", ", "])
def test_a_line_of_thirteen_points_is_a_card(mark):
    assert looks_like_cards(LINE.replace(" ", mark))
    assert summed(LINE.replace(" ", mark)) == [("", 285, 0)]
    assert summed(mark.join(["Anna", *LINE.split(), "285"])) == [("Anna", 285, 0)]
    assert summed("\n".join(LINE.split())) == [("", 285, 0)], "one below the other, too"


@pytest.mark.parametrize("mark", [",", ";", "\t", ", "])
def test_a_name_in_quotes_may_have_what_stands_between_cells(mark):
    """As `csv` and spreadsheets write it: a quote within stands twice."""
    for name, quoted in (("Smith, Anna", '"Smith, Anna"'), ("A; B", '"A; B"'), ('Anna "A" B', '"Anna ""A"" B"')):
        line = mark.join([quoted, *LINE.split()])
        assert looks_like_cards(line)
        assert summed(line) == [(name, 285, 0)]
    table = TABLE.replace("Anna", '"Smith, Anna"').replace("\t", mark)
    assert [name for name, _, _ in summed(table)] == ["Smith, Anna", "Ben"]


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_a_lone_quote_loses_no_player(mark):
    both = "\n".join(mark.join([name, *LINE.split()]) for name in ("Anna", '"Bob'))
    assert summed(both) == [("Anna", 285, 0), ("Bob", 285, 0)]


def test_a_table_has_a_column_for_each_player_or_a_line():
    assert looks_like_cards(TABLE)
    assert summed(TABLE) == [("Anna", 285, 0), ("Ben", 148, 8)]
    columns = zip(*(line.split("\t") for line in TABLE.split("\n")), strict=True)
    turned = "\n".join(map("\t".join, columns))
    assert summed("name" + turned) == [("Anna", 285, 0), ("Ben", 148, 8)]
    assert summed(TABLE.replace("Aces", "Einser"), names={"Einser": Category.ACES}) == summed(TABLE)
    assert [name for name, *_ in summed(f"{LINE}\n{LINE}")] == ["1", "2"]


def test_yahtzee_bonuses_are_told_by_the_total_or_in_points_or_counted():
    for text in (f"{LINE} 385", f"{LINE} 100 385", f"{LINE} 1 385"):
        (card,) = read_cards(text, DEFAULT_RULES)
        assert (card.yahtzee_bonuses, card.points_so_far) == (1, 385)


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        (LINE.replace("9", "7"), "", "scores.threes: must be 0, 3, 6, 9, 12, 15, not 7"),
        (f"Anna {LINE} 286", "Anna", "total: must be 285, not 286"),
        (LINE[:-3], "", "scores: must be 13 numbers, not 12"),
        (TABLE.replace("148", "158"), "Ben", "total: must be 148, not 158"),
        (TABLE.replace("35\t0", "35\t35"), "Ben", "upper_bonus: must be 0, not 35"),
        (TABLE.replace("\t63", "\t60"), "Anna", "upper_total: must be 63, not 60"),
        (TABLE.replace("Full", "Fuller"), "Anna", "scores: there is no box 'Fuller house' by the free-joker rules"),
        (TABLE.replace("Twos", "Aces"), "Anna", "scores.aces: is given twice"),
        (TABLE.replace("Chance\t22\t21\n", ""), "Anna", "scores: must be 13 numbers, not 12"),
        (f"{LINE} 200 485".replace("50", "0"), "", "yahtzee_bonuses: there are none while yahtzee has no points"),
        ("hello", "", "scores: must be 13 numbers, not 0"),
    ],
)
def test_what_cant_be_is_said_at_its_place(text, name, said):
    with pytest.raises(CardError) as refused:
        read_cards(text, DEFAULT_RULES)
    assert (refused.value.name, str(refused.value)) == (name, said)


def test_other_texts_are_no_cards():
    for text in (
        "",
        "12664",
        "free-joker fair 12664 r2 - 8 - - 15 18",
        "3,6,9",
        '{"format": 1}',
        "25566>66 346>666 62 sixes",
    ):
        assert not looks_like_cards(text)


@pytest.mark.parametrize("rules", ["free-joker", "forced-joker", "yatzy", "kniffel", "yacht"])
def test_the_card_of_any_game_is_one_and_comes_back(rules):
    """Every full card that a game can end with is taken, and has that game's score."""
    for seed in range(30):
        game, rng = Game(str(seed), rule_set(rules)), random.Random(seed)
        while not game.is_over:
            game = game.roll()
            game = game.score(rng.choice(list(game.position.allowed())))
        card = checked(PaperCard(game.scores, game.rules, game.yahtzee_bonuses, "Anna"))
        assert card.points_so_far == game.points_so_far
        assert loads(dumps((card,))) == (card,)
        bonus = f" {card.rules.yahtzee_bonus * card.yahtzee_bonuses}" if card.rules.yahtzee_bonus else " 0"
        text = " ".join(["Anna", *map(str, card.filled.values())]) + f"{bonus} {card.points_so_far}"
        assert read_cards(text, game.rules) == (card,)


def test_anything_at_all_is_read_or_refused():
    rng = random.Random(5)
    letters = TABLE + " ,;|\n\t-x0123456789"
    for _ in range(2_000):
        text = "".join(rng.choice(letters) for _ in range(rng.randrange(200)))
        cut = rng.randrange(len(TABLE))
        for one in (text, TABLE[:cut] + text[:5] + TABLE[cut + rng.randrange(9) :]):
            try:
                found = read_cards(one, DEFAULT_RULES)
            except CardError:
                continue
            assert all(checked(card) == card for card in found)


def test_a_text_that_was_kept_and_is_damaged_is_refused():
    text = dumps(read_cards(TABLE, DEFAULT_RULES))
    for bad in (text.replace('"aces": 3', '"aces": 7'), text.replace('"version": 1', '"version": 2'), text[:-3], "[]"):
        with pytest.raises(ValueError):  # noqa: PT011 - of several kinds
            loads(bad)
