# SPDX-License-Identifier: MIT
"""A half of a roll is how often three of the six faces show: 1 to 3, or 4 to 6."""

from __future__ import annotations

import numpy as np

from engine.rules import dice
from engine.turn.endings import HALVES

# Three faces show in 56 ways only: the best upper box is looked for 56 times in each half, and a roll then compares two
# of the results, instead of six boxes for each of the 252 rolls.
HALF_COUNTS = np.array(HALVES, dtype=np.uint16)
"""(56, 3): how often each of three faces can show."""
LOW_HALF = np.array([HALVES.index(dice.counts(roll)[:3]) for roll in dice.ROLLS], dtype=np.uint16)
HIGH_HALF = np.array([HALVES.index(dice.counts(roll)[3:]) for roll in dice.ROLLS], dtype=np.uint16)
"""(252,): row of `HALF_COUNTS` of faces 1-3 and 4-6 of each roll."""
