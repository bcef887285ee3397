# SPDX-License-Identifier: MIT
"""Where the turn ends as two bars: a share without a name in the bar has one beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.coach import end_bars
from yahtzee_gui.board.coach.end_bars import EndBar, EndShare, Shade
from yahtzee_gui.theme import fonts


def test_the_largest_share_without_a_name_is_told_before_one_that_lacks_its_figure(qapp):
    shares = (
        EndShare("Sixes", 0.60, "60 %", Shade.SUM),
        EndShare("Three of a kind", 0.12, "12 %", Shade.HAND),
        EndShare("Fives", 0.05, "5 %", Shade.SUM),
        EndShare("Yahtzee", 0.03, "3 %", Shade.YAHTZEE),
        EndShare("Chance", 0.20, "20 %", Shade.SUM),
    )
    untold = untold_of(shares)
    assert [share.name for share in untold] == ["Yahtzee", "Three of a kind", "Fives", "Chance"]


@pytest.fixture
def drawn(monkeypatch):
    """What is written into the bars, in order."""
    texts = []
    monkeypatch.setattr(end_bars, "draw_text", lambda _painter, _room, text, *_: texts.append(text))
    return texts


def untold_of(shares):
    image = QImage(300, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    bar = EndBar("Keep 6 6", "★", Verdict.BEST, tuple(shares))
    untold = end_bars._draw_bar(painter, QRectF(0, 20, 300, 18), bar)
    painter.end()
    return untold


def test_a_figure_never_stands_without_its_name_beside_the_name_of_another_box(qapp, drawn):
    small = EndShare("Small straight", 0.32, "32 %", Shade.HAND)
    large = EndShare("Large straight", 0.24, "24 %", Shade.HAND)
    others = EndShare("Other boxes", 0.44, "44 %", Shade.OTHERS)
    assert untold_of((small, large, others)) == [large, small]
    assert "24 %" not in drawn
    assert drawn[0] == "Small straight"


def test_a_yahtzee_that_hardly_ever_comes_is_told_after_what_often_does(qapp):
    rare = EndShare("Yahtzee", 0.004, "< 1 %", Shade.YAHTZEE)
    large = EndShare("Large straight", 0.2, "20 %", Shade.HAND)
    sure = EndShare("Sixes", 0.796, "80 %", Shade.SUM)
    untold = untold_of((rare, large, sure))
    assert untold == [large, rare]
    font = fonts.font(11)
    assert end_bars._told(untold, font, 1000) == "Large straight 20 % · Yahtzee < 1 %"
    both = end_bars.QFontMetricsF(font).horizontalAdvance("Large straight 20 %")
    assert end_bars._told(untold, font, both) == "Large straight 20 %"
    assert end_bars._told(untold, font, both - 1) == "Yahtzee < 1 %", "what has no room is left out alone"
    assert end_bars._told(untold, font, 5) == ""


def test_what_the_sentence_over_the_bars_tells_is_told_first(qapp):
    """ "19 % for a large straight, 8 % with a 2" stood over "Small straight 16 % · Yahtzee 1 %"."""
    shares = (
        EndShare("Twos", 0.68, "68 %", Shade.SUM),
        EndShare("Small straight", 0.16, "16 %", Shade.HAND),
        EndShare("Large straight", 0.08, "8 %", Shade.HAND, is_in_words=True),
        EndShare("0 in Fives", 0.06, "6 %", Shade.ZERO),
        EndShare("Yahtzee", 0.02, "2 %", Shade.YAHTZEE),
    )
    untold = untold_of(shares)
    assert [share.name for share in untold] == ["Large straight", "0 in Fives", "Yahtzee", "Small straight"]


def test_a_zero_is_always_told_and_what_is_told_goes_by_size(qapp):
    shares = (
        EndShare("Sixes", 0.55, "55 %", Shade.SUM),
        EndShare("Three of a kind", 0.12, "12 %", Shade.HAND),
        EndShare("Chance", 0.24, "24 %", Shade.SUM),
        EndShare("0 in Fives", 0.05, "5 %", Shade.ZERO),
        EndShare("Yahtzee", 0.04, "4 %", Shade.YAHTZEE),
    )
    untold = untold_of(shares)
    assert [share.name for share in untold[:2]] == ["0 in Fives", "Yahtzee"]
    font = fonts.font(11)
    assert end_bars._told(untold, font, 1000) == "Chance 24 % · Three of a kind 12 % · 0 in Fives 5 % · Yahtzee 4 %"
    just = end_bars.QFontMetricsF(font).horizontalAdvance("0 in Fives 5 %")
    assert end_bars._told(untold, font, just) == "0 in Fives 5 %"
