# SPDX-License-Identifier: MIT
"""Rule lists: lines are rules in order, rules fit dice and boxes, and lists are strategies with a name."""

from __future__ import annotations

import pytest

from engine.rules.categories import Category
from engine.strategies.rule_lists.reading import MOST_LETTERS, read_rules
from engine.strategies.rule_lists.rule_list import PLAIN_NAMES, Clause, RuleListError, Verb
from engine.strategies.strategies import LISTED, PLAIN, Strategy, rule_list, strategy

TEXT = """
# Two things worth knowing.
name two-things
otherwise greedy
stop if full house and full_house open   # underscores do, too
keep pair of 5 6 if its box open and 2 rolls left
score Chance or Sixes for 22 or more
"""


def test_lines_are_rules_in_order():
    found = read_rules(TEXT)
    assert (found.name, found.otherwise) == ("two-things", "greedy")
    assert [(rule.line, rule.verb) for rule in found.rules] == [
        (5, Verb.STOP),
        *[(6, Verb.KEEP)] * 4,
        (7, Verb.SCORE),
        (7, Verb.SCORE),
    ]
    assert found.rules[0].clauses == (Clause((Category.FULL_HOUSE,), True),)
    assert [rule.pattern.faces for rule in found.rules[1:5]] == 2 * [(6,), (5,)]
    assert [rule.pattern.number for rule in found.rules[1:5]] == [3, 3, 2, 2], "three of a face come before two"
    assert [rule.clauses for rule in found.rules[3:5]] == [
        (Clause((Category.SIXES,), True),),
        (Clause((Category.FIVES,), True),),
    ]
    assert [(rule.box, rule.least) for rule in found.rules[5:]] == [(Category.CHANCE, 22), (Category.SIXES, 22)]


def test_a_rule_fits_dice_and_rolls_left():
    stop, _, _, sixes, *_ = read_rules(TEXT).rules
    assert stop.keep((2, 2, 2, 6, 6), 2) == (2, 2, 2, 6, 6)
    assert stop.keep((2, 2, 3, 6, 6), 2) is None
    assert sixes.keep((2, 2, 3, 6, 6), 2) == (6, 6)
    assert sixes.keep((2, 2, 3, 6, 6), 1) is None


def test_a_rule_about_boxes_wants_points():
    *_, chance, _ = read_rules(TEXT).rules
    assert chance.scores((4, 4, 4, 5, 5), 22)
    assert not chance.scores((4, 4, 4, 4, 5), 21)
    score, give_up = read_rules("otherwise random\nscore yahtzee\ngive up yahtzee").rules
    assert (score.scores((1, 2, 3, 4, 6), 0), give_up.scores((1, 2, 3, 4, 6), 0)) == (False, True)
    assert not give_up.scores((1, 2, 3, 4, 6), -1)  # not allowed by the joker rules


def test_its_box_is_that_of_the_face_that_is_seen():
    rules = read_rules("otherwise random\nscore its box if not full house and four alike of 2 3").rules
    assert [rule.box for rule in rules] == [Category.THREES, Category.TWOS]
    assert [rule.scores((2, 2, 2, 2, 5), 8) for rule in rules] == [False, True]


def test_boxes_with_or_are_one_condition_and_with_and_several():
    (rule,) = read_rules("otherwise random\nkeep nothing if aces or twos filled and chance open").rules
    assert rule.clauses == (Clause((Category.ACES, Category.TWOS), False), Clause((Category.CHANCE,), True))
    (rule,) = read_rules("otherwise random\nkeep nothing if no upper box open").rules
    assert [clause.is_open for clause in rule.clauses] == [False] * 6


def test_the_first_rules_of_a_list():
    found = read_rules(TEXT)
    assert [len(found.first(count).rules) for count in range(5)] == [0, 1, 5, 7, 7]
    assert (found.first(0).otherwise, len(found.lines)) == ("greedy", 3)
    assert found.lines[1] == "keep pair of 5 6 if its box open and 2 rolls left"


def test_named_lists_are_strategies():
    assert {one.name for one in LISTED} == {"keeps-three-alike", "keeps-small-straight"}
    for name in (one.name for one in LISTED):
        assert strategy(name).name == name
        assert strategy(name).decides == strategy("random-keeps")
    assert rule_list(TEXT).name == "two-things"
    assert rule_list("otherwise mince", "from a file").name == "from a file"
    assert isinstance(rule_list(TEXT), Strategy)


def test_any_plain_strategy_can_decide_otherwise():
    assert tuple(one.name for one in PLAIN) == PLAIN_NAMES
    for name in PLAIN_NAMES:
        assert rule_list(f"otherwise {name}").decides.name == name


WRONG = [
    ("name Ünal", "rules, line 1: a name must be letters, digits and hyphens"),
    ("name " + "a" * 61, "rules, line 1: a name must be letters"),
    ("keep pair if", "rules, line 1: a line starts with name, otherwise"),
    ("keep", "rules, line 1: '' can't be kept"),
    ("keep sum 20 or more", "rules, line 1: 'sum 20 or more' can't be kept"),
    ("stop pair", "rules, line 1: only “if” can follow “stop”"),
    ("keep pair if 5 rolls left", "rules, line 1: use “rolls left” only once in a rule, with 1 to 4"),
    ("keep pair if 1 roll left and 2 rolls left", "rules, line 1: use “rolls left” only once"),
    ("score its box", "rules, line 1: “its box” only works with dice of one face"),
    ("score its box if not three alike", "rules, line 1: “its box” only works with dice of one face"),
    ("score aces if its box open", "rules, line 1: this rule fills that box itself"),
    ("keep pair if its box open and its box open", "rules, line 1: its box is given twice"),
    ("score luck", "rules, line 1: there is no box 'luck'"),
    (
        "keep pair if no upper box open and no lower box open",
        "rules, line 1: a list can have at most 11 conditions about boxes",
    ),
    ("score aces or twos\n" * 251, "rules, line 251: there can be at most 500 rules"),
    ("#" * (MOST_LETTERS + 1), "rules: can have at most 20,000 characters"),
]


@pytest.mark.parametrize(("text", "words"), WRONG)
def test_what_is_wrong_is_said_in_one_sentence_with_the_line(text, words):
    with pytest.raises(RuleListError) as wrong:
        read_rules(text)
    assert str(wrong.value).startswith(words)
    assert "\n" not in str(wrong.value)
