# SPDX-License-Identifier: MIT
"""Boxes are called as players of the game do: in every language, on the card of every rule set of the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from engine.rules.scoring import OTHER_GAMES, SHIPPED, rule_set
from yahtzee_gui.desktop import languages
from yahtzee_gui.words import boxes
from yahtzee_gui.words import names as words_names

GERMAN_KNIFFEL = ("Dreierpasch", "Viererpasch", "Full House", "Kleine Straße", "Große Straße", "Kniffel", "Chance")


@pytest.fixture
def speak(qapp):
    """Return a function that installs a language; afterwards the tests read English again."""
    yield lambda code: languages.install(qapp, code, ())
    languages.install(qapp, "en", ())


def test_where_german_is_spoken_kniffel_is_the_first_game_besides_yahtzee():
    before = QLocale()
    try:
        for code, first in (("en", "yatzy"), ("de", "kniffel"), ("de_AT", "kniffel")):
            QLocale.setDefault(QLocale(code))
            games = words_names.other_games()
            assert (games[0].name, {one.name for one in games}) == (first, set(OTHER_GAMES))
    finally:
        QLocale.setDefault(before)


def test_the_boxes_of_a_game_say_which_points_are_always_the_same():
    assert words_names.boxes_named(rule_set("kniffel")).endswith(
        "Full house 25, Small straight 30, Large straight 40, Kniffel 50, Chance"
    )


@pytest.mark.parametrize("code", ["en", "de", "nl"])
@pytest.mark.parametrize("name", SHIPPED)
def test_every_box_has_a_name_of_its_own(speak, monkeypatch, code, name):
    assert speak(code) == code
    monkeypatch.setattr(boxes, "_readable", lambda key: pytest.fail(f"{key} is called by its key"))
    rules = rule_set(name)
    names = [boxes.category(box, rules) for box in rules.categories]
    assert all(names)
    assert len(set(names)) == len(names)


def test_the_card_of_kniffel_is_the_german_block(speak):
    speak("de")
    rules = rule_set("kniffel")
    assert tuple(boxes.category(box, rules) for box in rules.lower) == GERMAN_KNIFFEL


def test_a_sentence_about_yacht_calls_its_straights_as_its_card_does(speak):
    speak("en")
    yacht = rule_set("yacht")
    with boxes.speaking_of(yacht):
        told = [boxes.hand(yacht.by_key[key]) for key in ("small_straight", "large_straight", "yahtzee")]
    assert told == ["a little straight", "a big straight", "a Yacht"]
