# SPDX-License-Identifier: MIT
"""The ends of an option are exact: they add up, agree with its value and with what is explained of it."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest
from engine_samples import random_position

from engine.game_review.ends import ends
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish


def test_ends_add_up_to_the_value_and_to_the_endings(table_of, analyzer_of):
    rng, table = random.Random(7), table_of(DEFAULT_RULES)
    for open_boxes, rolls_left in ((3, 2), (2, 1), (2, 0)):
        position = replace(random_position(rng, DEFAULT_RULES, open_boxes), rolls_left=rolls_left)
        for option in analyzer_of(DEFAULT_RULES).analyze(position).options[:3]:
            found = finish(ends(table, position, option))
            assert math.fsum(found.final) == pytest.approx(1.0, abs=1e-12)
            assert math.fsum(found.turn.values()) == pytest.approx(1.0, abs=1e-12)
            assert found.figures.mean == pytest.approx(option.value, abs=1e-9)
            assert found.figures.sd >= 0.0
            assert found.at_least(0) == pytest.approx(1.0)
            if option.category is not None:
                assert found.turn == {option.points: 1.0}
