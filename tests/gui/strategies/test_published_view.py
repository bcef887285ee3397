# SPDX-License-Identifier: MIT
"""Published tables beside ours: where he is right, the page shows that he is."""

from __future__ import annotations

import pytest
from audits import daily

from engine.distribution import forward
from engine.rules.scoring import rule_set
from engine.runtime.steps import finish
from engine.strategies.strategies import OPTIMAL
from yahtzee_gui.strategies import published
from yahtzee_gui.strategies.entrants import WayQuestion
from yahtzee_gui.strategies.view import published_view

PERCENTILES = 2


@pytest.mark.slow
@pytest.mark.parametrize("rules", daily(list(published.Rules)), ids=lambda rules: rules.value)
def test_the_share_of_games_below_each_of_his_scores_is_his(delivery_of, rules):
    """The page compared his scores with those at or below which these shares end: he looked wrong in 11 rows of 18."""
    his = rule_set(rules.value)
    delivery = delivery_of(his)
    found = finish(forward.forward(delivery.table, fair=delivery.fair))
    lines = published_view(PERCENTILES, rules, {WayQuestion(OPTIMAL, his): found}).figures.data
    assert [(int(score), percent) for score, percent, _ in lines] == [
        *zip(published.PERCENTILES[rules], published.PERCENTS, strict=True)
    ]
    assert [round(ours) for *_, ours in lines] == list(published.PERCENTS)
