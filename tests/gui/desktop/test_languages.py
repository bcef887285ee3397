# SPDX-License-Identifier: MIT
"""The program speaks the language that is set or the system's, with its plurals, its decimals and its own menus."""

from __future__ import annotations

import shutil
from collections import Counter

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialogButtonBox

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.desktop import languages, resources
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.words import games, numbers, options

CODES = ("de", "en", "nl")


@pytest.fixture
def speak(qapp):
    """Return a function that installs a language; afterwards the tests read English again."""
    yield lambda setting, *system: languages.install(qapp, setting, system)
    assert languages.install(qapp, "en", ()) == "en"


@pytest.fixture
def damaged_german(tmp_path, monkeypatch):
    """An installation with English, a damaged German and a sound Dutch."""
    folder = tmp_path / "translations"
    folder.mkdir()
    shutil.copy(resources.asset("translations/nl.qm"), folder)
    (folder / "de.qm").write_bytes(b"not a translation")
    monkeypatch.setattr(resources, "_PLACES", (tmp_path,))


def accelerators(menu):
    texts = [action.text().replace("&&", "") for action in menu.actions() if not action.isSeparator()]
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


# Which language


def test_every_language_is_named_in_itself():
    assert languages.available() == {"de": "Deutsch", "en": "English", "nl": "Nederlands"}


@pytest.mark.parametrize(
    ("setting", "system", "expected"),
    [
        ("de", ["nl-NL"], "de"),
        ("en", ["nl-NL"], "en"),
        ("", ["nl-NL", "en"], "nl"),
        ("", ["nl_BE"], "nl"),
        ("", ["fr-FR", "fr", "de-Latn-AT", "de", "en"], "de"),
        ("", ["en-GB", "de-DE"], "en"),
        ("", ["fr-FR"], "en"),
        ("", ["C"], "en"),
        ("", [], "en"),
        ("DE", [], "de"),
        ("de_AT", ["nl"], "de"),
        ("klingon", ["nl-NL"], "nl"),
        ("../../secrets", ["nl-NL"], "nl"),
        ("-", ["_", ""], "en"),
        ("d" * 100_000, ["de"], "de"),
        ("deutsch", [], "en"),
    ],
)
def test_the_setting_comes_first_then_the_system(setting, system, expected):
    assert languages.chosen(setting, system, CODES) == expected


def test_a_country_may_have_a_language_of_its_own():
    assert languages.chosen("", ["pt-BR"], ("en", "pt", "pt_BR")) == "pt_BR"
    assert languages.chosen("", ["pt-PT"], ("en", "pt", "pt_BR")) == "pt"


def test_languages_can_be_changed_back_and_forth(speak):
    said = {}
    for code in ("de", "nl", "en", "de", "en", "nl"):
        assert speak(code) == code
        said.setdefault(code, set()).add(new_game_words.new_game())
    assert said == {"de": {"Neues Spiel"}, "nl": {"Nieuw spel"}, "en": {"New game"}}


def test_a_damaged_file_is_english(speak, damaged_german):
    assert speak("de") == "en"
    assert (new_game_words.new_game(), numbers.value(1.5)) == ("New game", "1.5")
    assert speak("nl") == "nl"


def test_an_installation_without_translations_is_english(speak, tmp_path, monkeypatch):
    monkeypatch.setattr(resources, "_PLACES", (tmp_path,))
    assert languages.available() == {"en": "English"}
    assert speak("de", "nl") == "en"
    assert new_game_words.new_game() == "New game"


# Plurals and numbers


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["0 points", "1 point", "2 points", "11 points", "101 points"]),
        ("de", ["0 Punkte", "1 Punkt", "2 Punkte", "11 Punkte", "101 Punkte"]),
        ("nl", ["0 punten", "1 punt", "2 punten", "11 punten", "101 punten"]),
    ],
)
def test_plurals(speak, code, said):
    speak(code)
    assert [games.final_score(number) for number in (0, 1, 2, 11, 101)] == said


@pytest.mark.parametrize("code", ["de", "nl"])
def test_decimals_have_a_comma(speak, code):
    speak(code)
    assert numbers.value(1254.06) == "1254,1"
    assert [numbers.lost(number) for number in (0.004, 0.05, 1.25, 12.5)] == ["0", "−0,1", "−1,2", "−12,5"]
    assert [numbers.signed(number) for number in (-3.0, 0.04, 3.0)] == ["−3,0", "0,0", "+3,0"]
    sentences = [
        coach_words.table_ready(254.589, DEFAULT_RULES),
        coach_words.timeline_summary(2.5, -1.5),
    ]
    assert not [sentence for sentence in sentences if "." in sentence.rstrip(".") or "," not in sentence]


@pytest.mark.parametrize("number", [0.05, 0.15, 0.25, 0.35, 1.005, 254.5896, 0.0049, 1e6])
def test_english_numbers_are_those_of_the_engine(speak, number):
    speak("en")
    assert numbers.value(number) == f"{number:.1f}"
    assert numbers.decimal(number, 2) == f"{number:.2f}"


def test_numbers_follow_the_country_where_the_system_speaks_the_language(speak, monkeypatch):
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("de_CH")))
    speak("de")
    assert numbers.value(1.5) == "1.5"
    speak("nl")
    assert numbers.value(1.5) == "1,5"


# The window


def test_nouns_keep_their_capitals_where_a_sentence_begins(speak):
    speak("de")
    straight = Option(100.0, 0.0, Verdict.BEST, category=Category.LARGE_STRAIGHT, points=40)
    assert options.forced_decision(straight).startswith("Große Straße mit 40:")


@pytest.mark.parametrize("code", CODES)
def test_accelerators_are_unique_within_a_menu(speak, open_session, code):
    speak(code)
    bar = open_session().window.menuBar()
    for menu in (bar, *(action.menu() for action in bar.actions())):
        found = accelerators(menu)
        assert [letter for letter, times in Counter(found).items() if times > 1] == []
    assert len(accelerators(bar)) == len(bar.actions())


@pytest.mark.parametrize(("code", "word"), [("de", "Abbrechen"), ("nl", "Annuleren")])
def test_qts_own_buttons_speak_it_too(speak, qtbot, code, word):
    speak(code)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert buttons.buttons()[0].text().replace("&", "") == word
