# SPDX-License-Identifier: MIT
"""The graph: expected final score, or chance, through the game, with the marks of lossy decisions below.

A card beside a point says what was decided there: under the mouse, or where the keyboard has stepped to.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPen

from engine.analysis.verdicts import Measure, Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.mark_row import placed_marks, turn_of
from yahtzee_gui.kit.charts.axes import Scale, paint_ticks
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.drawing import AlignCenter, AlignRight, draw_text
from yahtzee_gui.kit.fitting import draw_fitted, draw_wrapped
from yahtzee_gui.kit.presses import is_alone
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

# Room around the line: numbers on the left, the name of par on the right, marks and turns below.
_LEFT, _RIGHT, _TOP = 40, 34, 8
_MARKS, _TURNS = 17, 16
_APART = 4  # pixels between the numbers of turns
_MIN_SPAN = 40.0
_ROOM_FOR_THREE = 36  # pixels of height from which three values have room beside the line
_NEAR = 24.0  # pixels: how far beside a decision a click may go
_COSTLY_NEARER = 6.0  # pixels by which a costly decision draws a click from its neighbours
_BAND = 0.45  # how much of the colour of fine lines every other turn has
_TABS, _BESIDE, _MARGIN, _BELOW = 28, 12, 16, 6
_SUMMARY = 30  # pixels of the head that belong to the sum; the title may be written smaller


@dataclass(frozen=True)
class TimelineMark:
    """One point of the line: at `x` turns since the start, `expected` points or per cent; a `verdict` where it fell.

    `event` is the place in the log of a decision, which can be looked back at; `card` says it in lines. The line goes
    through what was played, in the colour of its verdict (`played`). Of a decision that was taken back the `verdict` is
    that of the costlier choice; where only the first try cost something, it `is_first_choice`.
    """

    x: float
    expected: float
    verdict: Verdict | None = None
    event: int | None = None
    is_viewed: bool = False
    is_first_choice: bool = False
    card: tuple[str, ...] = ()
    played: Verdict | None = None


@dataclass(frozen=True)
class TurnCell:
    """A turn, from 1 on, in which choices are judged: the worst `verdict` on them, and which one is looked back at.

    That is the costliest, or the last where none cost anything worth a mark: `event` is its place in the log. The
    `card` says all of them in lines.
    """

    turn: int
    verdict: Verdict
    event: int
    card: tuple[str, ...] = ()
    is_viewed: bool = False


@dataclass(frozen=True)
class TimelineView:
    """What the timeline shows: marks, or a message while there are none. `par` is where it starts.

    `measure` says what the line is of, where it is not of expected scores; its `title` says so in words. Where the
    game began with a position that was set up, `par` is none (`is_par`), but where that stands. What is `shorter`
    stands for `summary` where there is no room for that: what was played, as in the report on a turn. `cells` are the
    turns that have a judged choice; `current` is the turn in play, 0 once all are over; `heading` stands over them.
    """

    marks: tuple[TimelineMark, ...] = ()
    turns: int = 13
    par: float | None = None
    summary: str = ""
    message: str = ""
    measure: Measure | None = None
    title: str = ""
    is_par: bool = True
    shorter: tuple[str, ...] = ()
    cells: tuple[TurnCell, ...] = ()
    current: int = 0
    heading: str = ""


_CHANCES = (0.0, 25.0, 50.0, 75.0, 100.0)
_ROOM_FOR_CHANCES = 54
"""The height from which all of them have room beside the line; else every other one."""


def axis(lowest: float, highest: float, most: int) -> tuple[float, ...]:
    """Return round values that cover `lowest` to `highest` in at most `most` equal steps, just those if it is one."""
    middle, span = (lowest + highest) / 2, max(highest - lowest, _MIN_SPAN)
    low, high = middle - span / 2, middle + span / 2
    if low < 0.0 <= lowest:  # no score is negative
        low, high = 0.0, span
    if most == 1:  # a low line is not pressed flatter still
        return float(10 * math.floor(low / 10)), float(10 * math.ceil(high / 10))
    for step in (10, 20, 25, 50, 100, 200, 500):
        first, last = math.floor(low / step), math.ceil(high / step)
        if last - first <= most:
            return tuple(float(step * number) for number in range(first, last + 1))
    return low, high


def draw_line(painter: QPainter, points: Sequence[QPointF], thick: float) -> None:
    """Draw the line of a game through its points, at least one."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().q("accent"), thick, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


class Graph(Chart):
