# SPDX-License-Identifier: MIT
"""Random play, against the slow twin and the table in Verhoeff's slides."""

from fractions import Fraction

import naive

from engine.lab import random_play

PRINTED = (
    [0.83, 1.67, 2.50, 3.33, 4.17, 5.00, 3.73, 0.35, 0.96, 4.63, 1.23, 0.04, 17.50],
    [7776] * 6 + [1656, 156, 300, 1200, 240, 6, 7776],
)


def test_every_row_is_the_one_of_the_slides():
    boxes = random_play.boxes()
    assert [round(float(box.mean), 2) for box in boxes] == PRINTED[0]
    assert [box.ways_met for box in boxes] == PRINTED[1]
    assert f"{float(sum(box.mean for box in boxes)):.2f}" == "45.95"


def test_every_row_is_that_of_the_slow_twin():
    for box in random_play.boxes():
        points = {roll: naive.score(box.category.key, roll) for roll in naive.ROLLS}
        ways = naive.throws(5)
        assert box.mean == Fraction(sum(ways[roll] * points[roll] for roll in ways), 6**5)
        assert box.ways_above_zero == sum(ways[roll] for roll in ways if points[roll])
