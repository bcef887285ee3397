# SPDX-License-Identifier: MIT
"""Luck is nothing in the long run, however badly one plays: what the dice give is told apart from what choices lose."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from audits import daily_rows

from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.strategies.players import player
from engine.strategies.simulate import new_games, play_turn, seed_number
from engine.strategies.strategies import strategy

MILLION = 1_000_000


@pytest.mark.parametrize(
    ("name", "games"), daily_rows([("random-keeps", 20_000), ("random-keeps", MILLION), ("greedy", MILLION)])
)
def test_the_luck_of_weak_strategies_has_mean_zero(table_of, name, games):
    """By score = par + luck - points lost of each game, within four standard errors of the mean."""
    table, batch = table_of(DEFAULT_RULES), new_games(games)
    weak = finish(player(strategy(name), table))
    for turn in range(13):
        play_turn(weak, batch, (0, np.uint64(seed_number("luck")), turn), None)
    luck = batch.scores - table.par + batch.lost
    assert batch.lost.mean() > 30.0  # it is weak
    assert abs(luck.mean()) < 4.0 * luck.std() / sqrt(games)
