# SPDX-License-Identifier: MIT
"""The page of rules says what docs/rules.md says and the engine does, and can be read by keys alone."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest
from checkout import ROOT
from gui_driver import activate
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel

from engine.rules import scoring as engine_rules
from engine.rules.categories import CATEGORIES, UPPER, Category
from engine.rules.par import PARS
from engine.rules.scoring import RULE_SETS, plain_points, rule_set
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.help import rules_words
from yahtzee_gui.help.rules_page import EXAMPLES, JOKER, RulesPage, joker_result
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, theme, wear
from yahtzee_gui.words import names as name_words

PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
WORDS = ("zero", "one", "two", "three", "four", "five", "six")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
ALL = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())


@pytest.fixture
def dialog_of(qapp, qtbot):
    """Return a function that opens the page in a game by some rules."""

    def make(rules=engine_rules.DEFAULT_RULES):
        dialog = RulesPage(SimpleNamespace(window=None, controller=SimpleNamespace(game=SimpleNamespace(rules=rules))))
        dialog.setStyleSheet(style_sheet.style_sheet(theme()))
        qtbot.addWidget(dialog)
        dialog.show()
        activate(qtbot, dialog)
        return dialog

    return make


def texts(dialog):
    return [label.text() for label in dialog.findChildren(QLabel) if label.text()]


def numbers(text):
    """Return the numbers in a text, written as figures or as words."""
    spelt = {float(WORDS.index(word)) for word in re.findall(r"[a-z]+", text.lower()) if word in WORDS}
    return spelt | {float(number) for number in NUMBER.findall(text)}


# What it says


@ALL
def test_every_number_is_one_of_the_page_of_rules_or_of_an_example(dialog_of, rules):
    known = numbers(PAGE) | {round(par, 3) for par in PARS.values()}
    known |= {float(plain_points(category, dice)) for category, dice in EXAMPLES.items()}
    for text in texts(dialog_of(rules)):
        assert numbers(text) <= known, text


def test_the_numbers_are_those_of_the_engine_and_of_the_page():
    names = ("UPPER_BONUS", "UPPER_BONUS_AT", "YAHTZEE_BONUS", "YAHTZEE_POINTS")
    told = rules_words.rules_upper_bonus() + rules_words.rules_yahtzee_bonus()
    for name in names:
        number = getattr(engine_rules, name)
        assert re.search(rf"\b{number}\b", told), name
        assert re.search(rf"\b{number}\b", PAGE), name
    assert sum(3 * category.face for category in UPPER) == engine_rules.UPPER_BONUS_AT


def test_what_a_box_counts_agrees_with_the_engine_and_the_page():
    fixed = {
        Category.FULL_HOUSE: engine_rules.FULL_HOUSE_POINTS,
        Category.SMALL_STRAIGHT: engine_rules.SMALL_STRAIGHT_POINTS,
        Category.LARGE_STRAIGHT: engine_rules.LARGE_STRAIGHT_POINTS,
        Category.YAHTZEE: engine_rules.YAHTZEE_POINTS,
    }
    for category, points in fixed.items():
        assert name_words.category_rule(category).endswith(f": {points}")
        assert re.search(rf"{name_words.category(category)}: {points} for", PAGE)
        assert plain_points(category, EXAMPLES[category]) == points
    for category in UPPER:
        assert NUMBER.findall(name_words.category_rule(category)) == [str(category.face)]


def test_every_box_has_an_example_that_scores_its_points(dialog_of):
    dialog = dialog_of()
    strips = [strip.accessibleName() for strip in dialog.findChildren(DiceStrip)]
    shown = texts(dialog)
    for category in CATEGORIES:
        dice = EXAMPLES[category]
        points = plain_points(category, dice)
        assert points > 0
        assert len(dice) == 5
        place = shown.index(name_words.category(category))
        assert shown[place : place + 3] == [
            name_words.category(category),
            name_words.category_rule(category),
            str(points),
        ]
        assert name_words.dice(dice) in strips
    assert name_words.dice(JOKER) in strips


def test_every_rule_set_is_explained_as_the_page_names_it(dialog_of):
    shown = texts(dialog_of())
    for name, rules in RULE_SETS.items():
        assert name_words.rules_name(rules) in shown
        assert rules_words.rules_joker(rules) in shown
        assert f"**{name_words.rules_name(rules)}** (`{name}`" in PAGE


def test_what_a_joker_scores_by_each_rule_set():
    results = {
        name: (joker_result(rules, is_filled=True), joker_result(rules, is_filled=False))
        for name, rules in RULE_SETS.items()
    }
    assert results == {
        "free-joker": ("40 + 100", "0 + 100"),
        "forced-joker": ("40 + 100", "only Fours"),
        "full-joker": ("40 + 100", "40 + 100"),
        "no-joker": ("0 + 100", "0 + 100"),
        "no-yahtzee-bonus": ("0", "0"),
    }


@ALL
def test_the_rules_in_play_are_named_and_marked(dialog_of, rules):
    shown = texts(dialog_of(rules))
    assert rules_words.rules_of_this_game(rules) in shown
    marks = [place for place, text in enumerate(shown) if text.endswith(f" {rules_words.in_this_game()}")]
    assert [shown[place - 1] for place in marks] == [name_words.rules_name(rules)] * 2
    assert (rules_words.rules_no_yahtzee_bonus() in shown) == (rules.name == "no-yahtzee-bonus")


def test_a_card_of_one_box_has_one_turn():
    rules = rule_set("yacht")
    assert rules_words.rules_turn(replace(rules, boxes=rules.boxes[:1]))[0].startswith("A game has one turn. In it ")


@pytest.mark.parametrize(("rolls", "marks"), [(1, 1), (2, 2), (5, 1)])
def test_other_numbers_of_rolls_are_told(dialog_of, rolls, marks):
    shown = texts(dialog_of(rule_set("free-joker", rolls)))
    assert any(f"{rolls} roll" in text for text in shown[:2])
    assert ("once" in rules_words.rules_turn(rule_set("free-joker", rolls))[0]) == (rolls == 1)
    assert len([text for text in shown if text.endswith(f" {rules_words.in_this_game()}")]) == marks


def test_every_par_of_the_page_is_told(dialog_of):
    shown = texts(dialog_of())
    for rules, par in PARS.items():
        place = len(shown) - 1 - shown[::-1].index(rules_words.rules_with_rolls(rules))
        assert rules_words.rules_par(par) in shown[place : place + 3]


# Reading it


def scrolled(dialog):
    bar = dialog.page.verticalScrollBar()
    return bar.value() / bar.maximum()


def test_it_is_scrolled_by_keys(dialog_of, qtbot):
    dialog = dialog_of()
    assert dialog.focusWidget() is dialog.page
    places = []
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(dialog.page, key)
        places.append(scrolled(dialog))
    assert 0 < places[0] < 1
    assert places[1:] == [0, 1, 0]
    qtbot.keyClick(dialog.page, Qt.Key.Key_Down)
    assert 0 < scrolled(dialog) < places[0] + 0.2


def test_lines_of_the_table_are_spoken_whole(dialog_of):
    dialog = dialog_of()
    names = {
        QAccessible.queryAccessibleInterface(strip.parentWidget()).text(QAccessible.Text.Name)
        for strip in dialog.findChildren(DiceStrip)
    }
    assert "Full house. Three of one face and two of another: 25. For example 3 3 5 5 5: 25 points" in names


@ALL
def test_nothing_is_cut(dialog_of, rules):
    dialog = dialog_of(rules)
    for size in ((560, 640), (dialog.minimumSizeHint().width(), 400)):
        dialog.resize(*size)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
        assert dialog.page.content.width() <= dialog.page.viewport().width()
        for label in dialog.findChildren(QLabel):
            needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= needed, label.text()
            assert label.width() >= label.minimumSizeHint().width(), label.text()


def test_it_takes_other_colours(dialog_of):
    dialog = dialog_of()
    strip = dialog.findChildren(DiceStrip)[0]
    light = strip.grab().toImage()
    wear(DARK)
    assert strip.grab().toImage() != light
