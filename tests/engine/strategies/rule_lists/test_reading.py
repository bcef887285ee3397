# SPDX-License-Identifier: MIT
"""What a rule list says, and what is said of one that cannot be read."""

from __future__ import annotations

import pytest

from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.strategies.rule_lists.reading import MOST_LETTERS, read_all_lines, read_rules
from engine.strategies.rule_lists.rule_list import RuleListError, Verb, rule_followed

WORTHS = "\n".join(f"worth {category.key} {place}" for place, category in enumerate(CATEGORIES))


def first(line):
    """Return the rules that a line stands for."""
    return read_rules(f"{line}\notherwise greedy").rules


def kept(line, roll, *filled):
    """Return what a line says to keep, with two rolls left and some boxes filled."""
    position = Position(roll, 2, tuple(0 if box in filled else None for box in CATEGORIES))
    rule = rule_followed(read_rules(f"{line}\notherwise greedy"), position)
    return rule.keep(position.roll, 2) if rule is not None else None


def test_a_rule_of_its_box_is_one_for_each_face_with_most_dice_first_then_from_high_to_low():
    rules = first("keep pair of 4 5 6 if its box open  # remark")
    boxes = [(Category.SIXES,), (Category.FIVES,), (Category.FOURS,)]
    assert [rule.clauses[-1].boxes for rule in rules] == 2 * boxes
    assert [rule.keep((4, 4, 5, 5, 6), 2) for rule in rules] == [None, None, None, None, (5, 5), (4, 4)]
    line = "keep pair if its box open"
    assert kept(line, (3, 3, 3, 6, 6)) == (3, 3, 3)
    assert kept(line, (3, 3, 3, 6, 6), Category.THREES) == (6, 6)
    assert kept("keep every 3 5 6 if its box open", (3, 3, 4, 5, 6)) == (3, 3)
    assert kept("keep every 3 5 6 if its box open", (2, 3, 4, 5, 6), Category.SIXES) == (5,)
    scored = first("score its box if pair")
    assert next(rule.box for rule in scored if rule.scores((3, 3, 3, 6, 6), 9)) is Category.THREES


def test_its_box_may_be_one_of_several():
    line = "keep three alike if its box or yahtzee open"
    assert kept(line, (3, 3, 3, 6, 6), Category.THREES) == (3, 3, 3)
    assert kept(line, (3, 3, 3, 6, 6), Category.YAHTZEE) == (3, 3, 3)
    assert kept(line, (3, 3, 3, 6, 6), Category.THREES, Category.YAHTZEE) is None
    with pytest.raises(RuleListError, match="its box is given twice"):
        first("keep pair if its box open and its box or chance filled")


def test_the_first_rule_that_fits_by_dice_and_rolls_left():
    (rule,) = first("keep 3 4 5 if not full house and 2 rolls left")
    assert rule.keep((1, 3, 4, 5, 5), 2) == (3, 4, 5)
    assert rule.keep((1, 3, 4, 5, 5), 1) is None
    assert rule.keep((1, 2, 4, 5, 5), 2) is None


def test_boxes_are_scored_in_the_order_in_which_they_are_named():
    rules = first("give up yahtzee or aces if any lower box open")
    assert [(rule.verb, rule.box) for rule in rules] == [
        (Verb.GIVE_UP, box) for box in (Category.YAHTZEE, Category.ACES)
    ]


def test_worths_of_all_boxes_and_the_pace_of_the_bonus():
    found = read_rules(f"{WORTHS}\npace 1.5\notherwise random".replace("worth twos 1", "worth twos 9.5"))
    assert found.worths == (0, 9.5, *range(2, 13))
    assert found.pace == 1.5


def test_all_that_is_wrong_is_found_at_once():
    found, faults = read_all_lines("keep nonsense\nkeep three alike\n\nscore attic\notherwise greedy\notherwise greedy")
    assert found is None
    assert [fault.line for fault in faults] == [1, 4, 6]
    assert [read_all_lines("keep pair")[1][0].line, *read_all_lines("otherwise greedy")[1]] == [None]


def test_a_list_without_a_line_is_the_list_that_says_the_rest():
    lines = ["keep pair if its box open", "score chance or aces", "otherwise greedy"]
    whole = read_rules("\n".join(lines))
    assert [(rule.verb, rule.box) for rule in whole.without(1).rules] == [
        (rule.verb, rule.box) for rule in read_rules("\n".join(lines[1:])).rules
    ]
    assert whole.without(9) == whole


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("keep pair", "an “otherwise” line is missing"),
        ("otherwise best", "line 1: after “otherwise” comes one of"),
        ("otherwise greedy\notherwise greedy", "line 2: otherwise is given twice"),
        ("name a\nname b", "line 2: name is given twice"),
        ("pace 0\npace 0", "line 2: pace is given twice"),
        ("worth aces 2\nworth twos or aces 5", "line 2: worth twos or aces is given twice"),
        ("keep pair if sum 31 or more", "line 1: there is no condition 'sum 31 or more'"),
        ("keep pair if sum 4 or more", "line 1: there is no condition 'sum 4 or more'"),
        ("dance", "line 1: a line starts with name, otherwise, worth, pace or one of"),
        ("keep six of them", "line 1: 'six of them' can't be kept"),
        ("keep pair if attic open", "line 1: there is no box 'attic', only aces"),
        ("kep pair", "line 1: 'kep': did you mean “keep”?"),
        ("keep tree alike", "line 1: 'tree alike': did you mean “three alike”?"),
        ("keep pair if smal straight open", "line 1: 'smal straight': did you mean “small straight”?"),
        ("keep pair if ful house", "line 1: 'ful house': did you mean “full house”?"),
        ("otherwise gredy", "line 1: 'gredy': did you mean “greedy”?"),
        ("keep pair if sunny", "line 1: there is no condition 'sunny'"),
        ("score chance if 2 rolls left", "line 1: a rule about scoring can't ask about “rolls left”"),
        ("keep full house if its box open", "line 1: “its box” only works with dice of one face"),
        ("name a b!", "line 1: a name must be letters"),
        ("worth chance lots", "line 1: must end with a number from 0 to 99"),
        ("worth chance 22", "aces has none"),
        ("pace 1", "aces has none"),
        ("\n" * MOST_LETTERS + " ", "can have at most 20,000 characters"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(text, sentence):
    with pytest.raises(RuleListError, match=r"^rules[:,]") as refused:
        read_rules(f"{text}\notherwise greedy" if "otherwise" not in text and text != "keep pair" else text)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
