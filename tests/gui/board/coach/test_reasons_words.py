# SPDX-License-Identifier: MIT
from __future__ import annotations

import re

import pytest

from engine.analysis.explanations import Part
from engine.analysis.options import Option
from engine.analysis.reasons.reason import Reason, ReasonKind
from engine.analysis.verdicts import Verdict
from engine.rules.categories import Category
from yahtzee_gui.board.coach import reasons_words
from yahtzee_gui.desktop import languages

KEEP = Option(250.0, 0.0, Verdict.BEST, keep=(2, 2, 2))
NOTHING = Option(240.0, 10.0, Verdict.BLUNDER, keep=())
BOX = Option(245.0, 5.0, Verdict.BLUNDER, category=Category.FIVES, points=10)
OF_CHANCE = r"average|risk|may still|less often|Mittel|riskiert|seltener|gemiddeld|riskeert|vaak"


def reason(kind, option=KEEP, parts=(Part.YAHTZEE, Part.UPPER_BONUS)):
    return Reason(kind, option, parts, 2.0, Category.FIVES, Category.FOURS, number=2, than=1, face=5)


@pytest.fixture(params=["en", "de", "nl"])
def language(request, qapp):
    yield languages.install(qapp, request.param, ())
    languages.install(qapp, "en", ())


@pytest.mark.parametrize("kind", ReasonKind, ids=lambda kind: kind.name)
@pytest.mark.parametrize("by_chance", [True, False], ids=["chance", "none"])
def test_every_reason_is_a_short_sentence(language, kind, by_chance):
    text = reasons_words.sentences([reason(kind)], by_chance=by_chance)
    assert re.fullmatch(r"[A-ZÄÖÜ0-9][^{}%]*\.", text)
    assert len(text) <= 90


def test_reasons_are_told_apart(language):
    said = [reasons_words.sentences([reason(kind)]) for kind in ReasonKind]
    assert len(set(said)) == len(said)


def test_nobody_is_told_of_chance_where_there_is_none(language):
    for kind in (ReasonKind.BELOW_LATER, ReasonKind.ABOVE_LATER, ReasonKind.RISKS_ZERO):
        assert re.search(OF_CHANCE, reasons_words.sentences([reason(kind)]))
        assert not re.search(OF_CHANCE, reasons_words.sentences([reason(kind)], by_chance=False))


def test_a_sentence_names_the_option_it_speaks_of():
    for option, name in ((KEEP, "2\u00a02\u00a02"), (NOTHING, "Rolling all five"), (BOX, "Taking Fives")):
        assert reasons_words.sentences([reason(ReasonKind.BRINGS_MORE, option)]).startswith(f"{name} brings more")


def test_sentences_stand_one_after_the_other():
    text = reasons_words.sentences([reason(ReasonKind.ALIKE, parts=(Part.YAHTZEE,)), reason(ReasonKind.ONLY_HELPS)])
    assert text == "A pair leads to Yahtzee. The 5 would only help Yahtzee and the upper bonus."


@pytest.mark.parametrize(
    ("pace", "said"), [(-4, ", 4 behind its pace."), (6, ", 6 ahead of its pace."), (0, "the upper bonus.")]
)
def test_the_pace_is_said_with_its_side(pace, said):
    helps = Reason(ReasonKind.HELPS_BONUS, KEEP, (Part.UPPER_BONUS,), 1.0, number=pace)
    assert reasons_words.sentences([helps]).endswith(said)


def test_one_die_alone_is_not_kept_too():
    alone = Reason(ReasonKind.KEEPS_MORE, KEEP, (Part.FOURS,), 1.0, face=4)
    assert reasons_words.sentences([alone]) == "Keeping the 4 brings more in Fours."
    nothing = Reason(ReasonKind.HELPS_NOTHING, KEEP, (Part.FOURS,), 1.0, face=4)
    assert reasons_words.sentences([nothing]) == "Keeping the 4 helps nothing."
