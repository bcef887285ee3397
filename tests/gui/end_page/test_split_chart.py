# SPDX-License-Identifier: MIT
"""The bars of the split are to scale from zero, and each begins where the one before it ends."""

from __future__ import annotations

from itertools import pairwise

import pytest

from yahtzee_gui.end_page.split_chart import SplitBar, SplitChart


def bars(par, luck, lost):
    return (
        SplitBar("Par", "", None, par),
        SplitBar("Luck", "", par, par + luck),
        SplitBar("Given away", "", par + luck, par + luck - lost),
        SplitBar("Score", "", None, par + luck - lost),
    )


@pytest.mark.parametrize(("par", "luck", "lost"), [(254.6, 38.4, 30.0), (254.6, -110.0, 44.6), (254.6, 15.0, 226.6)])
def test_lengths_are_to_scale_from_zero(qtbot, par, luck, lost):
    chart = SplitChart()
    qtbot.addWidget(chart)
    chart.resize(700, 90)
    chart.set_bars(bars(par, luck, lost))
    extents = [chart.extent(bar) for bar in bars(par, luck, lost)]
    zero = extents[0][0]
    assert extents[3][0] == zero, "par and score begin at the same zero"
    scale = (extents[0][1] - zero) / par
    lengths = [right - left for left, right in extents]
    assert lengths == pytest.approx([par * scale, abs(luck) * scale, lost * scale, (par + luck - lost) * scale])
    for (left, right), (next_left, next_right) in pairwise(extents):
        assert {left, right} & {next_left, next_right} or right == pytest.approx(next_right)


def test_a_bar_says_what_it_is_where_one_points_at_it(qtbot):
    chart = SplitChart()
    qtbot.addWidget(chart)
    chart.set_bars(bars(254.6, 10.0, 5.0))
    assert chart.accessibleDescription().startswith("Par")


def test_five_bars_of_a_low_window_have_rows_as_high_as_four(qtbot):
    """Those of a match shared the height of four, and letters were cut between them."""
    heights = []
    for shown in (bars(254.6, 38.4, 30.0), (*bars(254.6, 38.4, 30.0), SplitBar("At the end", "", None, 1.0))):
        chart = SplitChart()
        qtbot.addWidget(chart)
        chart.set_low(True)
        chart.set_bars(shown)
        heights.append(chart.minimumHeight() / len(shown))
    assert heights[0] == heights[1]
