# SPDX-License-Identifier: MIT
"""Options in words, in every language: one die that is kept is no number of dice."""

from __future__ import annotations

import pytest

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.desktop import languages
from yahtzee_gui.words import names, options

_ONE, _TWO = (Option(200.0, 0.0, Verdict.BEST, keep=keep) for keep in ((5,), (5, 5)))
_ARTICLES = {"en": ("a 5", "a 5", "a 5"), "de": ("eine 5", "einer 5", "einer 5"), "nl": ("een 5", "een 5", "een 5")}


@pytest.mark.parametrize("code", _ARTICLES)
def test_one_die_that_is_kept_has_its_article_two_have_none(qapp, code):
    try:
        languages.install(qapp, code, ())
        said = (options.option, options.with_option, options.doing)
        one, two = ([say(option).replace("\u00a0", " ") for say in said] for option in (_ONE, _TWO))
        assert all(article in text for text, article in zip(one, _ARTICLES[code], strict=True)), one
        assert all("5 5" in text and _ARTICLES[code][0] not in text for text in two), two
        assert _ARTICLES[code][0] in names.plain(why_words.in_short(_ONE)), "drawn dice are read aloud as well"
    finally:
        languages.install(qapp, "en", ())


@pytest.mark.parametrize(
    ("keep", "said"),
    [((), "roll all five"), ((1,), "keep a 1"), ((1, 6), "keep 1 6"), ((2, 2, 2, 2, 2), "keep 2 2 2 2 2")],
)
def test_what_one_does_is_said_once(keep, said):
    option = Option(value=200.0, points_lost=1.0, verdict=Verdict.MISTAKE, keep=keep)
    assert options.as_deed(option).replace("\u00a0", " ") == said


def test_what_was_done_is_said_as_done_in_a_choice_made_again_too():
    """ "Keep 5 5 ★ (first keep 4 5 6, −2.0)" stood where others say "Kept"."""
    first = Option(value=198.0, points_lost=2.0, verdict=Verdict.MISTAKE, keep=(4, 5, 6))
    said = options.decision_retried(_TWO, first).replace("\u00a0", " ")
    assert said == "Kept 5 5 ★ (taken back: kept 4 5 6, −2.0)"
