# SPDX-License-Identifier: MIT
"""The row of marks below a line: where each mark goes, so that none covers another.

Every turn has a cell of its own. Marks that do not fit beside each other in it become one: the worst, with their
number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from math import ceil
from typing import NamedTuple

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass

_GAP = 4.0
_SIDE = 1.5  # free on both sides of a turn: marks of neighbouring turns do not run into one


@dataclass(frozen=True)
class PlacedMark:
    """A mark from `left`, `width` pixels wide; it stands for `count` verdicts, of which it is the worst."""

    left: float
    width: float
    verdict: Verdict
    count: int = 1


def placed_marks(
    marks: Iterable[tuple[float, Verdict]], cell: float, width: Callable[[Verdict, int], float]
) -> list[PlacedMark]:
    """Return where marks go in a row of cells.

    Args:
        marks: for each mark how many turns after the start it belongs, ascending, and its verdict.
        cell: how wide a turn is, in pixels.
        width: how wide a mark is that stands for this many verdicts, in pixels.
    """
    placed: list[PlacedMark] = []
    for turn, found in groupby(marks, key=lambda mark: max(1, ceil(mark[0]))):
        room = _Room((turn - 1) * cell + _SIDE, cell - 2 * _SIDE, cell)
        placed += _in_cell(list(found), room, width)
    return placed


class _Room(NamedTuple):
    """The room of a turn: from `left` on `width` pixels, a little less than the `turn` itself is wide."""

    left: float
    width: float
    turn: float


def _in_cell(
    marks: list[tuple[float, Verdict]], room: _Room, width: Callable[[Verdict, int], float]
) -> list[PlacedMark]:
    widths = [width(verdict, 1) for _, verdict in marks]
    if len(marks) > 1 and sum(widths) + _GAP * (len(marks) - 1) > room.width:
        middle, worst = sum(x for x, _ in marks) / len(marks), max(verdict for _, verdict in marks)
        return _in_a_row([(middle, worst)], [width(worst, len(marks))], room, len(marks))
    return _in_a_row(marks, widths, room)


def _in_a_row(marks: list[tuple[float, Verdict]], widths: list[float], room: _Room, count: int = 1) -> list[PlacedMark]:
    """Place marks that fit into a cell, each as near below its point as the others and the cell let it."""
    placed: list[PlacedMark] = []
    room_after = sum(widths) + _GAP * (len(widths) - 1)
    begin = room.left
    for (x, verdict), wide in zip(marks, widths, strict=True):
        most = room.left + room.width - room_after
        place = max(begin, min(x * room.turn - wide / 2, most))
        placed.append(PlacedMark(place, min(wide, room.width), verdict, count))
        begin, room_after = place + wide + _GAP, room_after - wide - _GAP
    return placed
