# SPDX-License-Identifier: MIT
"""A value table holds the value of every turn state under one rule set: the whole strategy follows from it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.rules import turn_states as turn_states_module
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass


@dataclass(frozen=True)
class ValueTable:
    """The values of all turn states.

    `values` is (n,) float64, read-only, indexed as in `engine.rules.turn_states`; NaN where no game can get to.
    """

    rules: RuleSet
    values: np.ndarray[Any, np.dtype[np.float64]]
    dice_model: DiceModel = FAIR_DICE

    def __post_init__(self) -> None:
        self.values.setflags(write=False)

    @property
    def par(self) -> float:
        """The expected final score before the first roll."""
        return float(self.values[turn_states_module.START_INDEX])

    @property
    def turn_states(self) -> int:
        """The number of turn states that have a value."""
        return int(np.count_nonzero(~np.isnan(self.values)))


@dataclass(frozen=True)
class RiskTable:
    """What the points still to come are worth, for all turn states, to a player with an `aversion` to risk.

    `values` is (n,) float64, read-only, indexed as in `engine.rules.turn_states`; NaN where no game can get to.
    The worth of a final score x is -exp(-aversion x) for an aversion above zero, exp(-aversion x) below.
    """

    rules: RuleSet
    aversion: float
    values: np.ndarray[Any, np.dtype[np.float64]]

    def __post_init__(self) -> None:
        self.values.setflags(write=False)

    def certainty_equivalent(self, points_so_far: float, worth: float) -> float:
        """Return the certain final score that is as good as `points_so_far` and what has this worth."""
        return points_so_far - math.log(abs(worth)) / self.aversion
