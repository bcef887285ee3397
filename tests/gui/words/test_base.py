# SPDX-License-Identifier: MIT
"""Entries of the catalogue are translated when they are called, each by its text and its note."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from yahtzee_gui.words.base import CONTEXT, Counted, Sentence, SentenceFor, Sentences


class Telling(QTranslator):
    """A language in which every sentence says how it was asked for."""

    def translate(self, context, text, note="", number=-1):
        return f"<{text}|{note or ''}|{number}>" if context == CONTEXT else ""


@pytest.fixture
def telling(qapp):
    """Return a function that has the program speak that language from then on."""
    language = Telling()
    yield lambda: QCoreApplication.installTranslator(language)
    QCoreApplication.removeTranslator(language)


def test_a_sentence_is_translated_when_it_is_called(telling):
    sentence = Sentence("Roll", "a part of a turn", where="heading")
    assert sentence() == "Roll"
    telling()
    assert sentence() == "<Roll|a part of a turn|-1>"


def test_a_counted_sentence_has_its_number(telling):
    counted = Counted("%n die", "%n dice", "on the table")
    assert [counted(number) for number in (0, 1, 2, 1234)] == ["0 dice", "1 die", "2 dice", "1\u2009234 dice"]
    telling()
    assert counted(1) == "<1 dice|on the table|1>"


def test_sentences_side_by_side_have_notes_of_their_own(telling):
    sentences = Sentences("Lesson", ("Best", "a column"))
    assert sentences() == ("Lesson", "Best")
    telling()
    assert sentences() == ("<Lesson||-1>", "<Best|a column|-1>")


def test_each_of_several_things_has_its_sentence(telling):
    sentence = SentenceFor((1, "Lesson {number}"), ("best", "Best", "a column"))
    assert (sentence(1, number=7), sentence("best")) == ("Lesson 7", "Best")
    assert (sentence("best", ""), sentence("worst", "")) == ("Best", "")
    telling()
    assert sentence("best") == "<Best|a column|-1>"


def test_the_places_of_a_sentence_are_filled_in_their_order_or_by_name():
    said = Sentence("{name} beats {other}, {name}")
    assert said("Ada", "Bob") == said(name="Ada", other="Bob") == "Ada beats Bob, Ada"
    with pytest.raises(KeyError):
        said("Ada")
