# SPDX-License-Identifier: MIT
"""The row of marks below a line: where each mark goes, so that none covers another.

Every turn has a cell of its own. Marks that do not fit beside each other in it become one for each verdict, with its
number. Where there is no room for that, either, the worst alone keeps its number, and the least go first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass

_GAP = 4.0
_SIDE = 1.5  # free on both sides of a turn: marks of neighbouring turns do not run into one


@dataclass(frozen=True)
class PlacedMark:
    """A mark from `left`, `width` pixels wide; it stands for `count` verdicts, all of them this one."""

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
    for turn, found in groupby(marks, key=lambda mark: turn_of(mark[0])):
        room = _Room((turn - 1) * cell + _SIDE, cell - 2 * _SIDE, cell)
        placed += _in_cell(list(found), room, width)
    return placed


def turn_of(x: float) -> int:
    """Return the turn of what stands `x` turns after the start."""
    return max(1, ceil(x))


class _Room(NamedTuple):
    """The room of a turn: from `left` on `width` pixels, a little less than the `turn` itself is wide."""

    left: float
    width: float
    turn: float


def _in_cell(
    marks: Sequence[tuple[float, Verdict]], room: _Room, width: Callable[[Verdict, int], float]
) -> list[PlacedMark]:
    def needed() -> float:
        return sum(width(verdict, count) for _, verdict, count in shown) + _GAP * (len(shown) - 1)

    shown = [(x, verdict, 1) for x, verdict in marks]
    if needed() > room.width:
        places = {kind: [x for x, verdict in marks if verdict is kind] for _, kind in marks}
        shown = sorted((sum(xs) / len(xs), verdict, len(xs)) for verdict, xs in places.items())
    if needed() > room.width:
        worst = max(verdict for _, verdict in marks)
        shown = [(x, verdict, count if verdict is worst else 1) for x, verdict, count in shown]
    while len(shown) > 1 and needed() > room.width:
        shown.remove(min(shown, key=lambda mark: mark[1]))
    return _in_a_row(shown, [width(verdict, count) for _, verdict, count in shown], room)


def _in_a_row(marks: Sequence[tuple[float, Verdict, int]], widths: list[float], room: _Room) -> list[PlacedMark]:
    """Place marks that fit into a cell, each as near below its point as the others and the cell let it."""
    placed: list[PlacedMark] = []
    room_after = sum(widths) + _GAP * (len(widths) - 1)
    begin = room.left
    for (x, verdict, count), wide in zip(marks, widths, strict=True):
        most = room.left + room.width - room_after
        place = max(begin, min(x * room.turn - wide / 2, most))
        placed.append(PlacedMark(place, min(wide, room.width), verdict, count))
        begin, room_after = place + wide + _GAP, room_after - wide - _GAP
    return placed
