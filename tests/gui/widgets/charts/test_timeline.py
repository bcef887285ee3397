# SPDX-License-Identifier: MIT
"""The card of a point stands beside it: inside of the chart, and not on the point."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.widgets.charts.timeline import Timeline


@pytest.mark.parametrize("width", [120.0, 200.0, 300.0])
def test_a_card_stands_inside_the_chart_and_not_on_its_point(qtbot, width):
    timeline = Timeline(LIGHT)
    qtbot.addWidget(timeline)
    chart = timeline.chart
    chart.resize(320, 160)
    height, inside = 63.0, QRectF(chart.rect())
    for x in range(40, 286, 7):
        for y in range(8, 128, 6):
            card = chart._beside(QPointF(x, y), width, height)
            assert inside.contains(card), (x, y)
            assert not card.adjusted(-4, -4, 4, 4).contains(QPointF(x, y)), (x, y)
