# SPDX-License-Identifier: MIT
"""The chances of a turn: every figure on the page is the engine's, for any dice, and for fixed plans."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from gui_layout import cut
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.one_turn import chain as chains
from engine.one_turn import odds as engine_odds
from engine.one_turn.odds import odds, rolls_until
from engine.rules.scoring import rule_set
from yahtzee_gui.menu_words import Page
from yahtzee_gui.review import turn_chances_parts as view
from yahtzee_gui.review import turn_chances_words as words
from yahtzee_gui.review.turn_chances_page import OddsQuestion
from yahtzee_gui.words import numbers


@pytest.fixture
def opened(open_player):
    player = open_player()
    player.window.dialogs.show(Page.TURN_CHANCES)
    page = player.window.dialogs.newest
    player.wait(lambda: bool(page.figure.text()))
    return player, page


def shown(page):
    return [row for row in page.rows if not row.isHidden()]


def typed(page, keys):
    for key in keys:
        QTest.keyClick(page.focusWidget(), key)


def wanted(player, page, text):
    page.target.setEditText(text)
    page.target.lineEdit().returnPressed.emit()
    player.wait(lambda: page.shown == page.question)


def test_every_figure_of_a_hand_is_the_engines(opened):
    _player, page = opened
    found = odds("yahtzee")
    assert page.figure.text() == "4.6\u00a0%"
    assert page.figure.toolTip() == "exactly 347897 / 7558272"
    assert page.often.text() == "about once in 22 turns"
    assert numbers.decimal(rolls_until(found)["0"], 1) in page.until.text()
    state = found.state_of(page.roll)
    assert len(page.listed) == len(found.available[state])
    for row, option in zip(shown(page), found.best_first(state, 0), strict=False):
        assert row.chances == tuple(words.percent(values[option]) for values in found.values)
    assert cut(page) == []


def test_typing_five_faces_shows_them_and_marks_the_best_keep_on_the_dice(opened):
    _player, page = opened
    typed(page, "22556")
    for _ in range(2):  # that is done: it raised the die typed next
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Return)
    assert page.roll == (2, 2, 5, 5, 6)
    assert [die.face for die in page.dies[:5]] == [2, 2, 5, 5, 6]
    assert [die.is_kept for die in page.dies[:5]] == [True, True, False, False, False]
    assert page.best.text() == "Keep 2 2: 2.9\u00a0% for a Yahtzee"


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("text", ["full_house", "3,4,5", "no hand", "Large str"])
def test_enter_confirms_a_hand_and_changes_no_die(opened, text, key):
    player, page = opened
    before = page.roll
    player.click(page.edit)
    assert page.target.view().isVisible(), "a click opens the list"
    QTest.keyClicks(page.target.view(), text[0])
    assert not page.target.view().isVisible(), "one may type as well"
    QTest.keyClicks(page.edit, text[1:])
    for _ in range(2):
        QTest.keyClick(page.window().windowHandle(), key)
    player.wait(lambda: page.shown == page.question)
    assert page.question.target == (text if text != "Large str" else "large_straight"), "as the list has it"
    assert page.roll == before
    typed(page, "33344")
    assert page.roll == (3, 3, 3, 4, 4), "digits are dice again"


def test_it_is_said_that_a_hand_may_be_typed(opened):
    player, page = opened
    assert page.typing.isVisible()
    assert "(1,2,3,4)" in page.typing.text()
    wanted(player, page, "no hand")
    assert not page.typing.isVisible()  # it is the answer
    assert page.best.text() == page.typing.text()


def test_a_row_that_is_clicked_marks_its_dice(opened):
    player, page = opened
    typed(page, "22556")
    for row in shown(page):
        player.click(row)
        assert tuple(sorted(die.face for die in page.dies[:5] if die.is_kept)) == row.kept


def test_with_one_roll_left_the_list_is_that_of_one_roll(opened):
    player, page = opened
    typed(page, "13466")
    player.click(page.rolls_left.buttons[1])
    found = odds("yahtzee")
    assert page.best.text() == f"Keep 6 6: {words.percent(found.values[1]['01'])} for a Yahtzee"
    last = [row.chances[1] for row in shown(page)]
    assert last[-1] == "none"


def test_kept_dice_are_those_of_the_keep():
    found = odds("small_straight")
    for keep in view.keeps_of(found, (2, 2, 4, 5, 2), 2):
        dice = tuple(face for face, kept in zip((2, 2, 4, 5, 2), keep.kept, strict=True) if kept)
        name = found.target.space.name(found.target.space.node_of(dice))
        name = name if len(dice) == 5 else " ".join(map(str, sorted(dice))) or "nothing"
        assert keep.chances == tuple(values[name] for values in found.values)
    for keep in view.keeps_of(odds("sixes"), (6, 1, 6, 2, 3), 1):
        dice = [face for face, kept in zip((6, 1, 6, 2, 3), keep.kept, strict=True) if kept]
        assert keep.chances[1] == (1 if 6 in dice else 1 - Fraction(5, 6) ** (5 - len(dice)))


def test_it_begins_with_the_dice_on_the_table(open_player):
    player = open_player()
    player.press_roll()
    player.settle()
    player.window.dialogs.show(Page.TURN_CHANCES)
    assert player.window.dialogs.newest.roll == player.game.dice


def test_the_boxes_are_those_of_the_game_in_play(open_player):
    player = open_player()
    player.session.controller.new_game(rule_set("yatzy"))
    player.window.dialogs.show(Page.TURN_CHANCES)
    page = player.window.dialogs.newest
    player.wait(lambda: bool(page.figure.text()))
    page.target.setCurrentIndex(page.target.findData("two_pairs"))
    page.ask()
    player.wait(lambda: page.figure.text() == words.percent(odds("two_pairs", rules=rule_set("yatzy")).chance))
    page.target.setCurrentIndex(page.target.findData("small_straight"))
    page.ask()
    player.wait(lambda: page.figure.text() == words.percent(odds("1,2,3,4,5").chance))


@pytest.mark.parametrize(
    ("text", "target", "said"),
    [(">= 24", "sum>=24", "24 or more"), ("18+", "sum>=18", "18 or more"), ("alike=4", "alike=4", "exactly 4 alike")],
)
def test_sums_and_dice_alike_are_typed_and_said(opened, text, target, said):
    player, page = opened
    wanted(player, page, text)
    assert page.question.target == target
    assert page.figure.text() == words.percent(odds(target).chance)
    typed(page, "11234")
    assert page.best.text().endswith(f"for {said}")


def test_dice_are_told_as_dice_and_not_as_digits_that_count_them(opened):
    player, page = opened
    player.click(page.every_state.switch)
    states = [row.cells[0] for row in page.states.view.rows]
    assert set(states) == {
        "5 of a kind", "4 of a kind + 1 other", "3 of a kind + a pair", "3 of a kind + 2 others", "2 pairs + 1 other",
        "a pair + 3 others", "5 different",
    }  # fmt: skip
    found = odds("yahtzee")
    for row, state in zip(page.states.view.rows, found.states, strict=True):
        assert row.cells[1:3] == tuple(words.percent(payoff[state]) for payoff in found.payoffs[:2])
        assert not any(re.fullmatch(r"[01]{2,}|\d1", cell) for cell in row.cells)


def test_faces_that_matter_are_told_with_how_many_others_there_are():
    assert words.faces_in_words("1 3 x x x") == "1 3 + 3 others"
    assert words.faces_in_words("x x x x x") == "5 others"
    assert words.faces_in_words("1 2 3 4") == "1 2 3 4"
    assert words.faces_in_words("nothing") == "nothing"


def test_a_die_that_is_clicked_shows_its_next_face(opened):
    player, page = opened
    before = page.roll
    player.click(page.dies[4])
    assert page.roll == (*before[:4], before[4] % 6 + 1)
    assert page.dies[4].face == page.roll[4]


def test_any_dice_faces_rolls_and_pattern(opened):
    player, page = opened
    page.dice.setCurrentIndex(page.dice.findData(6))
    assert page.best.text() == ""
    player.wait(lambda: page.best.text() == "Yahtzee needs five dice with six faces.")
    page.faces.setCurrentIndex(page.faces.findData(8))
    page.rolls.setCurrentIndex(page.rolls.findData(2))
    wanted(player, page, "002")
    found = odds("002", 6, 8, 2)
    assert page.question == OddsQuestion("002", 6, 8, 2)
    assert page.figure.text() == words.percent(found.chance)
    assert len(page.rows[0].chances) == 1
    page.rolls.setCurrentIndex(page.rolls.findData(1))
    player.wait(lambda: page.figure.text() == words.percent(odds("002", 6, 8, 1).chance))
    assert page.keeps.isHidden()
    wanted(player, page, "nonsense")
    assert page.best.text() == words.not_a_hand()
    assert page.keeps.isHidden()


def test_an_answer_goes_if_the_next_one_fails(opened, monkeypatch, capsys):
    player, page = opened
    monkeypatch.setattr(engine_odds, "odds", lambda *_: 1 / 0)
    wanted(player, page, "full_house")
    assert (page.best.text(), page.figure.text(), page.listed) == (words.failed(), "–", ())
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_chance_that_is_not_zero_is_not_shown_as_zero():
    assert words.percent(Fraction(1, 10**9)) != words.percent(Fraction(0)) == "none"
    assert "0.1" in words.percent(Fraction(1, 10**9))
    assert words.percent(Fraction(1)) == "100\u00a0%"


def test_more_decimals_and_all_keeps_on_demand(opened):
    player, page = opened
    wanted(player, page, "1,2,3,4")
    typed(page, "12356")
    assert len(shown(page)) == 9
    player.click(page.whole)
    assert len(shown(page)) == len(page.listed) > 9
    best = max(odds("1,2,3,4").values[0][name] for name in odds("1,2,3,4").available["1 2 3 x x"])
    player.click(page.decimals)
    assert page.rows[0].chances[0] == words.percent(best, 3)


def test_what_is_typed_and_not_asked_yet_names_no_hand_and_hides_no_answer(open_player):
    player = open_player()
    player.window.dialogs.show(Page.TURN_CHANCES)
    page = player.window.dialogs.newest
    page.target.setEditText("four of")
    player.wait(lambda: page.figure.text() == words.percent(odds("yahtzee").chance))
    player.click(page.dies[4])
    assert page.best.text().endswith("for a Yahtzee")


def test_what_was_chosen_is_there_when_one_comes_back(opened):
    player, page = opened
    wanted(player, page, "full_house")
    typed(page, "22556")
    player.window.dialogs.leave()
    player.window.dialogs.show(Page.TURN_CHANCES)
    again = player.window.dialogs.newest
    assert (again.question.target, again.roll) == ("full_house", (2, 2, 5, 5, 6))


def test_fixed_plans_are_those_of_the_chains_beside_best_play(opened):
    player, page = opened
    assert page.plans.inside.isHidden()
    player.click(page.plans.switch)
    player.wait(lambda: bool(page.fixed.view.rows))
    expected = [one for key in chains.CHAINS for one in chains.chances(key) if one.state is None]
    for row, one in zip(page.fixed.view.rows, expected, strict=True):
        assert row.cells[1:] == (str(one.rolls + 1), words.percent(one.chain), words.percent(one.best))
    assert [row.cells[0] for row in page.fixed.view.rows[:6:2]] == [
        "3 or more alike",
        "4 or more alike",
        "exactly 5 alike",
    ]
    assert page.fixed.view.rows[-1].cells[0] == "1 2 3 4 5"
