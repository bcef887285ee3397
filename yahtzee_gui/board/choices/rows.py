# SPDX-License-Identifier: MIT
"""The rows of *Your choices*: headings, turns with their choices and facts, and in a match what everyone scored."""

from __future__ import annotations

from enum import Enum

from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass


class RowKind(Enum):
    """What a row is."""

    HEADING = "heading"
    NOTE = "note"
    TURN = "turn"
    CHOICE = "choice"
    FACT = "fact"
    SEAT = "seat"
    ROUND = "round"
    MORE = "more"


@dataclass(frozen=True)
class ChoicesRow:
    """One row.

    Attributes:
        kind: what it is.
        number: of the turn or round; of a choice its place in the turn, which isn't shown.
        text: what stands in the middle, cut where there is no room.
        figure: what stands at the right, in the colour of `verdict` if there is one.
        beside: what stands left of that: the ghost's total, or above it whose that is.
        dice, kept: the dice of a choice, and which of them were kept.
        best: dice that are drawn behind the text.
        event: the place in the log of a choice that can be looked back at.
        is_shown: whether the coach's card is about this choice.
        is_open: whether the rows below it show until the player wants it otherwise.
        spoken: all of it, for a screen reader.
        hint: the tooltip.
        rows: what shows below it while it is open.
    """

    kind: RowKind
    number: str = ""
    text: str = ""
    figure: str = ""
    verdict: Verdict | None = None
    beside: str = ""
    dice: Dice = ()
    kept: Kept = NOTHING_KEPT
    best: Dice = ()
    event: int | None = None
    is_shown: bool = False
    is_open: bool = False
    spoken: str = ""
    hint: str = ""
    rows: tuple[ChoicesRow, ...] = ()

    @property
    def key(self) -> tuple[str, ...]:
        """What tells it from the other rows beside it, whatever is new in it."""
        names = self.kind in (RowKind.FACT, RowKind.SEAT, RowKind.HEADING)
        return self.kind.value, self.number, self.text if names else ""


@dataclass(frozen=True)
class ChoicesView:
    """What the list shows: its rows, the newest turn first."""

    rows: tuple[ChoicesRow, ...] = ()
