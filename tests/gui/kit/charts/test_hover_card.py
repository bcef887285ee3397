# SPDX-License-Identifier: MIT
"""The card of a point stands beside it: inside of the chart, and not on the point."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from yahtzee_gui.kit.charts.chart import beside


@pytest.mark.parametrize("width", [120.0, 200.0, 300.0])
def test_a_card_stands_inside_the_chart_and_not_on_its_point(width):
    height, inside = 63.0, QRectF(0, 0, 320, 160)
    for x in range(40, 286, 7):
        for y in range(8, 128, 6):
            card = beside(inside, QPointF(x, y), width, height)
            assert inside.contains(card), (x, y)
            assert not card.adjusted(-4, -4, 4, 4).contains(QPointF(x, y)), (x, y)
