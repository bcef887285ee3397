# SPDX-License-Identifier: MIT
"""Boxes are called as players of the game do: in every language, on the card of every rule set of the program."""

from __future__ import annotations

import pytest

from engine.rules.scoring import OTHER_GAMES, RULE_SETS, rule_set
from yahtzee_gui.desktop import languages
from yahtzee_gui.words import boxes

GERMAN_KNIFFEL = ("Dreierpasch", "Viererpasch", "Full House", "Kleine Straße", "Große Straße", "Kniffel", "Chance")


@pytest.fixture
def speak(qapp):
    """Return a function that installs a language; afterwards the tests read English again."""
    yield lambda code: languages.install(qapp, code, ())
    languages.install(qapp, "en", ())


@pytest.mark.parametrize("code", ["en", "de", "nl"])
@pytest.mark.parametrize("name", [*RULE_SETS, *OTHER_GAMES])
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
    assert told == ["the little straight", "the big straight", "a Yacht"]
