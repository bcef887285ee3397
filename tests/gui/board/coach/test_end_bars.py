# SPDX-License-Identifier: MIT
"""Where the turn ends as two bars: a share without a name in the bar has one beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.coach import end_bars
from yahtzee_gui.board.coach.end_bars import EndBar, EndShare, Shade
from yahtzee_gui.theme.colors import LIGHT


def test_the_largest_share_without_a_name_is_told_before_one_that_lacks_its_figure(qapp):
    shares = (
        EndShare("Sixes", 0.60, "60 %", Shade.SUM),
        EndShare("Three of a kind", 0.12, "12 %", Shade.HAND),
        EndShare("Fives", 0.05, "5 %", Shade.SUM),
        EndShare("Yahtzee", 0.03, "3 %", Shade.YAHTZEE),
        EndShare("Chance", 0.20, "20 %", Shade.SUM),
    )
    image = QImage(300, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    bar = EndBar("Keep 6 6", "★", Verdict.BEST, shares)
    untold = end_bars._draw_bar(painter, QRectF(0, 20, 300, 18), bar, LIGHT)
    painter.end()
    assert [share.name for share in untold] == ["Yahtzee", "Three of a kind", "Fives", "Chance"]
