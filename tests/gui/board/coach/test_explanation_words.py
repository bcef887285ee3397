# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from yahtzee_gui.words import units


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.0, "0 %"),
        (1e-12, "0 %"),
        (1e-6, "< 1 %"),
        (0.0049, "< 1 %"),
        (0.25, "25 %"),
        (0.9951, "> 99 %"),
        (1.0 - 1e-6, "> 99 %"),
        (0.9999999999999999, "100 %"),
        (1.0, "100 %"),
    ],
)
def test_a_doubt_is_not_rounded_away_and_a_certainty_is_none(share, said):
    assert units.chance(share) == said
