# SPDX-License-Identifier: MIT
"""The steps of the sum are to scale from zero, each begins where the one before it ends, and the mark is at the end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from yahtzee_gui.end_page.page import Sum, SumBar, SumPart
from yahtzee_gui.theme.colors import theme


def sum_of(par, luck, lost, whole=0.0):
    parts = (
        SumPart("Par", f"{par:.1f}", 0.0, par, "what perfect play averages"),
        SumPart("Luck", f"{luck:+.1f}", par, par + luck, "luckier than 93 % of games"),
        SumPart("cost", f"−{lost:.1f}", par + luck, par + luck - lost),
    )
    return Sum(parts, SumPart("Score", f"{par + luck - lost:.0f}", 0.0, par + luck - lost), whole)


def shown(qtbot, of, width=700):
    bar = SumBar()
    qtbot.addWidget(bar)
    bar.set_sum(of)
    bar.resize(width, bar.height())
    return bar


@pytest.mark.parametrize(("par", "luck", "lost"), [(254.6, 38.4, 30.0), (254.6, -110.0, 44.6), (254.6, 15.0, 226.6)])
def test_steps_are_to_scale_from_zero(qtbot, par, luck, lost):
    of = sum_of(par, luck, lost)
    bar = shown(qtbot, of)
    extents = [bar.extent(part) for part in of.parts]
    scale = extents[0][1] / par
    assert extents[0][0] == 0.0
    assert [right - left for left, right in extents] == pytest.approx([par * scale, abs(luck) * scale, lost * scale])
    for (left, right), (next_left, next_right) in pairwise(extents):
        assert any(one == pytest.approx(other) for one in (left, right) for other in (next_left, next_right))
    assert bar.extent(of.result)[1] == pytest.approx((par + luck - lost) * scale)
    assert max(right for _, right in extents) == pytest.approx(700), "the longest step fills the bar"


def test_a_chance_is_a_part_of_a_hundred(qtbot):
    bar = shown(qtbot, sum_of(20.0, 10.0, 5.0, whole=100.0))
    assert bar.extent(bar.sum.parts[0])[1] == pytest.approx(140)


def test_the_mark_is_painted_at_the_score(qtbot):
    of = sum_of(254.6, 50.5, 16.1)
    bar = shown(qtbot, of)
    image, at = bar.grab().toImage(), round(bar.extent(of.result)[1])
    assert image.pixelColor(at, 1) == QColor(theme().text), "above the bar there is nothing but the mark"
    assert image.pixelColor(at - 20, 1) != QColor(theme().text)


def test_no_text_lies_under_a_loss(qtbot):
    """Luck +31.6 was hatched over where choices cost 59.2."""
    for lost, fits in ((59.2, False), (1.0, True)):
        bar = shown(qtbot, sum_of(254.6, 51.6, lost), 900)
        par, luck, _ = bar.sum.parts
        assert bar._fits_inside(par)
        assert bar._fits_inside(luck) is fits


def test_it_says_what_it_shows(qtbot):
    bar = shown(qtbot, sum_of(254.6, 10.0, 5.0))
    assert bar.accessibleDescription() == "Par 254.6, Luck +10.0, cost −5.0, Score 260"
    bar.set_sum(None)
    assert (bar.accessibleDescription(), bar.isHidden()) == ("", True)
