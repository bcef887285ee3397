# SPDX-License-Identifier: MIT
"""The rules say what docs/rules.md says and the engine does, of every game that can be chosen."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from checkout import ROOT
from gui_driver import activate
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from engine.rules import scoring as engine_rules
from engine.rules.categories import CATEGORIES, UPPER, Category
from engine.rules.par import PARS, par
from engine.rules.scoring import RULE_SETS, plain_points, rule_set
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.help import words
from yahtzee_gui.help.page import EXAMPLES, RulesText
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import DARK, theme, wear
from yahtzee_gui.words import names as name_words

PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
WORDS = ("zero", "one", "two", "three", "four", "five", "six")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
ALL = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())


@pytest.fixture
def dialog_of(qapp, qtbot):
    """Return a function that shows the rules in a game by some rules."""

    def make(rules=engine_rules.DEFAULT_RULES):
        made = RulesText(rules)
        dialog = QWidget()
        column = QVBoxLayout(dialog)
        for part in (made.head, *made.parts.values()):
            column.addWidget(part)
        dialog.rules = made
        dialog.setStyleSheet(style_sheet.style_sheet(theme()))
        qtbot.addWidget(dialog)
        dialog.resize(800, 900)
        dialog.show()
        activate(qtbot, dialog)
        return dialog

    return make


def texts(dialog):
    return [label.text() for label in dialog.findChildren(QLabel) if label.text() and label.isVisible()]


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
    told = " ".join([name_words.upper_bonus(engine_rules.DEFAULT_RULES), *words.further(engine_rules.DEFAULT_RULES)])
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


def test_every_rule_set_and_every_other_game_can_be_chosen_and_is_explained(dialog_of):
    dialog = dialog_of()
    games = dialog.rules.games
    for place, (name, rules) in enumerate(RULE_SETS.items()):
        games.setCurrentIndex(place)
        QApplication.processEvents()
        shown = texts(dialog)
        assert words.rules_joker(rules) in shown
        assert (words.rules_no_yahtzee_bonus() in shown) == (name == "no-yahtzee-bonus")
        assert words.rules_par(par(rules)) in shown
        assert f"**{name_words.rules_name(rules)}** (`{name}`" in PAGE
    for place, rules in enumerate(name_words.other_games(), len(RULE_SETS)):
        games.setCurrentIndex(place)
        QApplication.processEvents()
        shown = texts(dialog)
        assert {name_words.category(box, rules) for box in rules.categories} <= set(shown)
        assert not {words.rules_jokers(engine_rules.YAHTZEE_POINTS), words.of_your_game()} & set(shown)
    assert games.count() == len(RULE_SETS) + len(name_words.other_games())


@ALL
def test_the_rules_in_play_are_chosen_and_it_is_said(dialog_of, rules):
    dialog = dialog_of(rules)
    assert dialog.rules.games.currentText() == name_words.game_and_rules(rules)
    assert words.of_your_game() in texts(dialog)
    dialog.rules.games.setCurrentIndex((dialog.rules.games.currentIndex() + 1) % len(RULE_SETS))
    assert words.of_your_game() not in texts(dialog)


def test_a_card_of_one_box_has_one_turn():
    rules = rule_set("yacht")
    assert words.rules_turn(replace(rules, boxes=rules.boxes[:1]))[0].startswith("A game has one turn. In it ")


@pytest.mark.parametrize("rolls", [1, 2, 5])
def test_other_numbers_of_rolls_are_told(dialog_of, rolls):
    rules = rule_set("free-joker", rolls)
    dialog = dialog_of(rules)
    assert f"{rolls} roll" in dialog.rules.games.currentText()
    assert ("once" in words.rules_turn(rules)[0]) == (rolls == 1)
    assert words.rules_par(par(rules)) in texts(dialog)
    assert (words.rules_par(None) in texts(dialog)) == (par(rules) is None)


# Reading it


def test_lines_of_the_table_are_spoken_whole(dialog_of):
    dialog = dialog_of()
    names = {
        QAccessible.queryAccessibleInterface(strip.parentWidget()).text(QAccessible.Text.Name)
        for strip in dialog.findChildren(DiceStrip)
    }
    assert "Full house. Three of one face and two of another: 25. For example 3 3 5 5 5: 25 points" in names


def test_it_takes_other_colours(dialog_of):
    dialog = dialog_of()
    strip = dialog.findChildren(DiceStrip)[0]
    light = strip.grab().toImage()
    wear(DARK)
    assert strip.grab().toImage() != light
