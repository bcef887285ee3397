# SPDX-License-Identifier: MIT
"""Verhoeff's tables beside ours: where he is right, the page shows that he is."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from audits import daily

from engine.distribution import forward
from engine.runtime.steps import finish
from yahtzee_gui.strategies import verhoeff
from yahtzee_gui.strategies.verhoeff_view import rules_of, verhoeff_view

PERCENTILES = 2


@pytest.mark.slow
@pytest.mark.parametrize("rules", daily(list(verhoeff.Rules)), ids=lambda rules: rules.value)
def test_the_share_of_games_below_each_of_his_scores_is_his(delivery_of, rules):
    """The page compared his scores with those at or below which these shares end: he looked wrong in 11 rows of 18."""
    delivery = delivery_of(rules_of(rules))
    found = finish(forward.forward(delivery.table, fair=delivery.fair))
    scene = SimpleNamespace(his=(PERCENTILES, rules), outcome=lambda _player, _rules: found)
    lines = verhoeff_view(scene).figures.data
    assert [(int(score), percent) for score, percent, _ in lines] == [
        *zip(verhoeff.PERCENTILES[rules], verhoeff.PERCENTS, strict=True)
    ]
    assert [round(ours) for *_, ours in lines] == list(verhoeff.PERCENTS)
