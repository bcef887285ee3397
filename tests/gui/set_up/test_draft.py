# SPDX-License-Identifier: MIT
from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import lines
from engine.games.position import check_scorecard, check_start, points_so_far
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import PERFECT_DEMON
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.draft import Draft, Fault, FaultKind, draft_of, judge, read_other

LINE = "free-joker fair 12664 r1 - 8 - - 15 18 - - 25 - - 50 - +1"


@pytest.fixture
def draft():
    """The draft of a position in turn 6."""
    return draft_of(lines.read_line(LINE).position)


def test_a_position_comes_back(draft):
    assert lines.position_line(judge(draft).position) == LINE


def test_empty_is_open_and_a_zero_is_one_however_it_is_crossed_out(draft):
    for text in ("0", "x", "X", "/", " 0 "):
        assert judge(draft.writing(Category.ACES, text)).position.filled[Category.ACES] == 0
    for text in ("", "-", " "):
        assert Category.ACES not in judge(draft.writing(Category.ACES, text)).position.filled


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("17", FaultKind.POINTS),
        ("1", FaultKind.UNFINISHED),
        ("2", FaultKind.UNFINISHED),
        ("-5", FaultKind.NO_NUMBER),
        ("5.0", FaultKind.NO_NUMBER),
        ("٥", FaultKind.NO_NUMBER),
        ("99999", FaultKind.NO_NUMBER),
    ],
)
def test_what_cannot_be_is_judged_as_it_is_typed(draft, text, kind):
    judged = judge(draft.writing(Category.FIVES, text))
    assert judged.position is None
    assert judged.own.faults == {Category.FIVES: Fault(kind)}
    assert judged.own.card[Category.SIXES] == 18
    assert words.reason(Category.FIVES, judged.own.faults[Category.FIVES]) == "Fives can score 0, 5, 10, 15, 20 or 25."


def test_reasons_list_what_a_box_can_score():
    said = {box: words.reason(box, Fault(FaultKind.POINTS)) for box in CATEGORIES}
    assert said[Category.FULL_HOUSE] == "Full house can score 0 or 25."
    assert said[Category.THREE_OF_A_KIND] == "Three of a kind can score 0 or 5 to 30."
    assert said[Category.CHANCE] == "Chance can score 5 to 30."


def test_bonuses_are_judged_by_the_card_and_the_rules(draft):
    assert judge(draft.writing(None, "9")).own.faults[None] == Fault(FaultKind.MOST_BONUSES, 1)
    assert judge(draft.writing(Category.YAHTZEE, "0")).own.faults[None].kind is FaultKind.NEEDS_YAHTZEE
    without = draft.played_with(RULE_SETS["no-yahtzee-bonus"], draft.dice_model, None)
    assert judge(without).own.faults[None].kind is FaultKind.NO_BONUSES


def test_bonuses_are_counted_or_added_up(draft):
    assert draft.bonuses == "100"
    for text in ("1", "100"):
        assert judge(draft.writing(None, text)).position.yahtzee_bonuses == 1
    assert judge(draft.writing(None, "150")).position is None


def test_dice_may_be_missing_all_or_none(draft):
    none = replace(draft, dice=(None,) * 5)
    assert judge(none).position.rolls_left == 3
    assert judge(none).position.dice == ()
    some = draft.showing(2, None)
    assert (judge(some).position, judge(some).dice_missing) == (None, 1)


def test_a_full_card_is_no_position(draft):
    for box in CATEGORIES:
        draft = draft.writing(box, draft.boxes[box] or "0" if box is not Category.CHANCE else "20")
    assert judge(draft).is_over
    assert judge(draft).position is None


def test_dice_that_are_not_fair_have_no_goal(draft):
    assert draft.played_with(draft.rules, PERFECT_DEMON, lines.read_line(LINE + " reach=300").goal).goal is None


_TEXTS = st.text(max_size=5) | st.integers(0, 60).map(str)


@given(st.lists(_TEXTS, min_size=13, max_size=13), _TEXTS, st.sampled_from(sorted(RULE_SETS)))
@settings(max_examples=150)
def test_any_card_is_a_position_that_can_be_or_says_why_not(boxes, bonuses, rules):
    found = judge(Draft(tuple(boxes), bonuses, rules=RULE_SETS[rules]))
    if found.position is not None:
        check_start(found.position)
    else:
        assert found.own.faults or found.own.is_full
        assert all(words.reason(place, fault) for place, fault in found.own.faults.items())


# ---- the others ----


@pytest.mark.parametrize("rules", ["free-joker", "yatzy", "kniffel"])
@pytest.mark.parametrize("total", [5, 63, 98, 212, 375])
def test_a_total_is_that_of_a_card_that_can_be(total, rules):
    rules = rule_set(rules)
    found = read_other(str(total), rules)
    if found.opponent is None:
        assert rules.name == "yatzy", "which has 374 points at most"
        return
    filled = dict(zip(rules.categories, found.opponent.scores, strict=True))
    check_scorecard(filled, found.opponent.yahtzee_bonuses, rules)
    assert points_so_far(rules, filled, found.opponent.yahtzee_bonuses) == total


@pytest.mark.parametrize("total", [376, 520, 1575])
def test_large_totals_have_yahtzee_bonuses(total):
    other = read_other(str(total), DEFAULT_RULES).opponent
    filled = dict(zip(CATEGORIES, other.scores, strict=True))
    check_scorecard(filled, other.yahtzee_bonuses, DEFAULT_RULES)
    assert points_so_far(DEFAULT_RULES, filled, other.yahtzee_bonuses) == total


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("4", FaultKind.NO_TOTAL),
        ("1576", FaultKind.NO_TOTAL),
        ("nobody: 212", FaultKind.NO_PLAYER),
        ("- " * 14, FaultKind.TOO_LONG),
    ],
)
def test_what_is_no_total_and_no_card_says_why(text, kind):
    found = read_other(text, DEFAULT_RULES)
    assert (found.opponent, found.fault.kind) == (None, kind)
    assert words.reason(None, found.fault)


def test_a_box_of_the_others_that_cannot_be_has_its_fault_there():
    found = read_other("3 7", DEFAULT_RULES)
    assert found.faults == {Category.TWOS: Fault(FaultKind.POINTS)}
    assert found.opponent is None


def test_a_card_is_typed_on_one_line_or_box_by_box(draft):
    on_one_line = draft.against(1, "- 6 9 - 15")
    box_by_box = draft.against(1, "").against(1, "- " * 13)
    for box, points in ((Category.TWOS, "6"), (Category.THREES, "9"), (Category.FIVES, "15")):
        box_by_box = box_by_box.writing(box, points, seat=1)
    assert judge(on_one_line).goal == judge(box_by_box).goal
    (other,) = judge(on_one_line).goal.others
    assert other.scores[:5] == (None, 6, 9, None, 15)
    assert box_by_box.others == ("- 6 9 - 15 - - - - - - - -",)
    assert judge(box_by_box.writing(None, "1", seat=1)).card(1).faults[None].kind is FaultKind.NEEDS_YAHTZEE


def test_who_plays_so_may_stand_in_front_and_comes_back(draft):
    goal = judge(draft.against(1, "greedy: 3 - 9")).goal
    assert goal.others[0].strategy.name == "greedy"
    assert draft_of(judge(draft).position, goal).others == ("greedy: 3 - 9 - - - - - - - - - -",)


def test_the_others_are_left_behind_with_the_boxes_of_their_game(draft):
    beaten = draft.against(1, "212").against(2, "3 - 9")
    assert beaten.played_with(RULE_SETS["forced-joker"], draft.dice_model, None).others == beaten.others
    assert beaten.played_with(rule_set("yatzy"), draft.dice_model, None).others == ()
    assert beaten.played_with(draft.rules, PERFECT_DEMON, None).others == ()
    assert beaten.against(2, "").against(1, "").others == ()
