# SPDX-License-Identifier: MIT
"""A draft is what a file says, whether it can be or not; what can't be is refused with its field."""

from __future__ import annotations

import pytest

from engine.rules.scoring import SHIPPED, rule_set
from yahtzee_gui.rules_lab import words
from yahtzee_gui.rules_lab.draft import OF_CARD, FieldPlace, draft_of, judge

USUAL = draft_of(rule_set("free-joker"), "Free joker")


def place_of(key):
    return next(number for number, box in enumerate(USUAL.boxes) if box["key"] == key)


HOUSE, YAHTZEE = place_of("full_house"), place_of("yahtzee")


@pytest.mark.parametrize("name", SHIPPED)
def test_what_comes_with_the_program_is_known_again(name):
    rules = rule_set(name)
    found = judge(draft_of(rules, "any name")).rules
    assert (found.digest, found.rolls_per_turn) == (rules.digest, rules.rolls_per_turn)
    assert found.name in SHIPPED


def test_every_kind_of_change_comes_to_the_rules_that_a_file_would_say():
    draft = USUAL.with_field(FieldPlace("upper_bonus"), "50").with_field(FieldPlace("rolls_per_turn"), "2")
    draft = draft.with_field(FieldPlace("joker"), "forced").with_field(FieldPlace("in_order"), True)
    draft = draft.with_field(FieldPlace("points", HOUSE), "28").with_field(FieldPlace("first_roll", HOUSE), "40")
    draft = draft.with_field(FieldPlace("same_face", HOUSE), True)
    draft = draft.with_known_box("two_pairs").with_face(1).without_box(YAHTZEE - 2)
    rules = judge(draft).rules
    assert (rules.upper_bonus, rules.rolls_per_turn, rules.jokers.name, rules.in_order) == (50, 2, "FORCED", True)
    house = rules.box(rules.by_key["full_house"])
    assert (house.points, house.first_roll, house.same_face) == (28, 40, True)
    assert rules.categories[-1].key == "two_pairs"
    assert {box.face for box in rules.upper} == {2, 3, 4, 5, 6}
    assert "large_straight" not in rules.by_key


def test_a_face_goes_and_comes_back_to_its_place():
    assert judge(USUAL.with_face(3).with_face(3)).rules == rule_set("free-joker")


@pytest.mark.parametrize(
    ("pattern", "field", "text", "made"),
    [
        ("alike", "alike", 4, (6, 6, 6, 6)),
        ("groups", "groups", "2; 2", None),
        ("straight", "straight", 3, None),
        ("dice", "dice", "66661 12345", (1, 6, 6, 6, 6)),
        ("", "points", "all", (1, 6, 6, 6, 6)),
    ],
)
def test_a_box_is_made_by_any_dice_of_the_vocabulary(pattern, field, text, made):
    draft = USUAL.with_known_box("")
    place = len(draft.boxes) - 1
    draft = draft.with_pattern(place, pattern).with_field(FieldPlace(field, place), text)
    assert judge(draft).rules.boxes[-1].made_by((1, 6, 6, 6, 6)) == made


LISTED = USUAL.with_pattern(HOUSE, "dice")
REFUSED = [
    (USUAL.with_field(FieldPlace("upper_bonus"), "fifty"), FieldPlace("upper_bonus"), "whole number from 0 to 1000"),
    (USUAL.with_field(FieldPlace("upper_bonus"), "-5"), FieldPlace("upper_bonus"), "whole number"),
    (USUAL.with_field(FieldPlace("rolls_per_turn"), "6"), FieldPlace("rolls_per_turn"), "1 to 5 rolls"),
    (USUAL.with_field(FieldPlace("upper_bonus_at"), "0"), FieldPlace("upper_bonus_at"), "1 to 1000"),
    (USUAL.with_field(FieldPlace("extra_yahtzee"), ""), FieldPlace("extra_yahtzee"), "whole number"),
    (USUAL.without_box(YAHTZEE), FieldPlace("extra_yahtzee"), "five of a kind"),
    (USUAL.without_box(YAHTZEE).with_field(FieldPlace("extra_yahtzee"), "0"), FieldPlace("joker"), "five of a kind"),
    (USUAL.with_field(FieldPlace("points", HOUSE), "1001"), FieldPlace("points", HOUSE), "0 to 1000"),
    (USUAL.with_field(FieldPlace("first_roll", HOUSE), "x"), FieldPlace("first_roll", HOUSE), "0 to 1000"),
    (USUAL.with_field(FieldPlace("groups", HOUSE), "4, 2"), FieldPlace("groups", HOUSE), "5 at most"),
    (
        USUAL.with_pattern(HOUSE, "dice").with_field(FieldPlace("dice", HOUSE), "12347"),
        FieldPlace("dice", HOUSE),
        "five faces",
    ),
    (USUAL.with_field(FieldPlace("key", HOUSE), "Ä"), FieldPlace("key", HOUSE), "letter from a to z"),
    (USUAL.with_field(FieldPlace("key", HOUSE), "chance"), FieldPlace("key", YAHTZEE + 1), "letter from a to z"),
    (draft_of(rule_set("yacht"), " "), FieldPlace("name", OF_CARD), "1 to 60 characters"),
]


@pytest.mark.parametrize(("draft", "place", "why"), REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence_with_its_field(draft, place, why):
    judged = judge(draft)
    assert judged.rules is None
    assert judged.refusal.place == place
    assert why in words.refusal(draft, judged.refusal)


def test_a_card_has_boxes_but_not_too_many():
    draft = USUAL
    for _ in range(4):
        draft = draft.with_known_box("")
    assert judge(draft).refusal.place == FieldPlace("box")
    empty = USUAL
    while empty.boxes:
        empty = empty.without_box(0)
    assert judge(empty).refusal.place == FieldPlace("box")
    assert "1 to 16" in words.refusal(empty, judge(empty).refusal)
