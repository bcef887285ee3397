# SPDX-License-Identifier: MIT
"""A deal says where dice that are not fair land. Only the dealer (`engine.analysis`) makes one; this needs no numpy."""

from __future__ import annotations

from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass


@dataclass(frozen=True)
class Deal:
    """Where the dice land, by their places on the table, and the throws that did not count, in their order."""

    dice: Dice
    discarded: tuple[Dice, ...] = ()
