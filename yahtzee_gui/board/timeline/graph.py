# SPDX-License-Identifier: MIT
"""The graph: expected final score, or chance, through the game, with the marks of lossy decisions in a row below."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPen

from engine.analysis.verdicts import Measure, Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline import words
from yahtzee_gui.kit.charts.chart import Chart, Scale, paint_ticks
from yahtzee_gui.kit.drawing import AlignCenter, AlignRight, draw_fitted, draw_text, draw_wrapped
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

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
    """Return where marks go in a row of cells: each has the turns after the start, ascending, and a verdict.

    A `cell` is the width of a turn in pixels; `width` returns that of a mark for a number of verdicts.
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


# Room around the line: numbers on the left, the name of par on the right, marks and turns below.
_LEFT, _RIGHT, _TOP = 40, 34, 8
_MARKS, _TURNS = 17, 16
_APART = 4  # pixels between the numbers of turns
_MIN_SPAN = 40.0
_ROOM_FOR_THREE = 36  # pixels of height from which three values have room beside the line
_NEAR = 24.0  # pixels: how far beside a decision a click may go
_COSTLY_NEARER = 6.0  # pixels by which a costly decision draws a click from its neighbours
_BAND = 0.45  # how much of the colour of fine lines every other turn has


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
    """The line itself, whose items are the decisions; the arrow keys step from one to the next.

    `view` is what it shows.

    Signals:
        stepRequested: 1 for the next decision, -1 for the one before.
    """

    stepRequested = Signal(int)

    _ring_is_below = True  # the line may come near the edge

    def __init__(self) -> None:
        super().__init__(QSize(480, 210))
        self.view = TimelineView()
        self._decisions: tuple[TimelineMark, ...] = ()
        self.setMinimumSize(0, 0)  # a window that is too low for it clips it
        self.setAccessibleName(coach_words.timeline())

    def set_view(self, view: TimelineView) -> None:
        if view == self.view:
            return
        hovered = self.decision(self._hovered) if self._hovered is not None else None
        self.view = view
        self._decisions = tuple(mark for mark in view.marks if mark.event is not None)
        cards = [(*mark.card, *self._whole_turn(mark)) for mark in self._decisions]
        self.show_items(view.title, view.summary, cards, view.message, can_ask=True)
        places = {mark.event: number for number, mark in enumerate(self._decisions)}
        self._hovered = places.get(hovered)
        self._pointed = next((number for number, mark in enumerate(self._decisions) if mark.is_viewed), None)

    def _whole_turn(self, mark: TimelineMark) -> tuple[str, ...]:
        """Return the marks of a costly choice's turn, if they differ: below the line there may be no room for all."""
        costly = [one.verdict for one in self._decisions if turn_of(one.x) == turn_of(mark.x)]
        found = [verdict for verdict in costly if verdict is not None]
        is_told = mark.verdict is not None and len(set(found)) > 1
        return (words.marks_of_turn(marks=" ".join(map(names.mark, found))),) if is_told else ()

    def _let_focus(self) -> None:
        """Take the keyboard only where there are decisions to step through."""
        if not (self.view.marks or self.view.message):
            return  # the line is on its way, and the keyboard stays where it is
        if self.hasFocus() and not self._decisions:
            self.focusNextChild()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._decisions else Qt.FocusPolicy.NoFocus)

    def decision(self, item: int) -> int:
        """Return the place in the log of a decision."""
        event = self._decisions[item].event
        assert event is not None
        return event

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 110)

    def _plot(self, area: QRectF) -> QRectF:
        return area.adjusted(_LEFT, _TOP, -_RIGHT, -_MARKS - _TURNS)

    def row_of_marks(self, area: QRectF) -> QRectF:
        """Return where the marks stand below the line when the chart fills `area`."""
        plot = self._plot(area)
        return QRectF(plot.x(), plot.bottom() + 1, plot.width(), _MARKS - 1)

    def _scale(self, plot: QRectF) -> Scale:
        known = [mark.expected for mark in self.view.marks]
        is_chance = self.view.measure is Measure.CHANCE
        chances = _CHANCES if plot.height() >= _ROOM_FOR_CHANCES else _CHANCES[::2]
        most = max(2, int(plot.height() // 34)) if plot.height() >= _ROOM_FOR_THREE else 1
        ticks = chances if is_chance else axis(min(known), max(known), most)
        return Scale(ticks, ticks[0], ticks[-1], plot.top(), plot.bottom())

    def _point(self, mark: TimelineMark, plot: QRectF, scale: Scale) -> QPointF:
        return QPointF(plot.x() + plot.width() * mark.x / self.view.turns, scale.y(mark.expected))

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return where a decision lies on the line."""
        plot = self._plot(area)
        return self._point(self._decisions[item], plot, self._scale(plot))

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the decision nearest to `place`, if one is near: by its turn, whatever the height.

        A costly one is a little nearer than it is: its mark is what one aims at.
        """
        plot = self._plot(area)
        if not plot.adjusted(-_NEAR, -_TOP, _NEAR, _MARKS).contains(place):
            return None
        away = [
            abs(plot.x() + plot.width() * mark.x / self.view.turns - place.x())
            - (_COSTLY_NEARER if mark.verdict is not None else 0.0)
            for mark in self._decisions
        ]
        nearest = min(range(len(away)), key=away.__getitem__)
        return nearest if away[nearest] <= _NEAR else None

    def _has_use(self, event: QKeyEvent) -> bool:
        return False  # the window steps with the same keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not is_alone(event):
            event.ignore()
        else:
            self.stepRequested.emit(step)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the line, or what is said in its place."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self._plot(area)
        self._paint_turns(painter, plot)
        if self.view.marks:
            self.draw(painter, area)
        else:
            draw_wrapped(painter, plot, self.view.message, fonts.font(13), theme().q("muted"))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        plot = self._plot(area)
        scale = self._scale(plot)
        paint_ticks(painter, plot, scale, in_percent=self.view.measure is Measure.CHANCE)
        points = [self._point(mark, plot, scale) for mark in self.view.marks]
        self._paint_par(painter, plot, scale)
        self._paint_line(painter, points)
        self._paint_verdicts(painter, points)
        self._paint_marks(painter, self.row_of_marks(area))
        self._paint_viewed(painter, points)

    def _paint_turns(self, painter: QPainter, plot: QRectF) -> None:
        """Paint a band behind every other turn, unless words stand there, and the numbers of the turns."""
        width, band = plot.width() / self.view.turns, theme().q("card_edge")
        band.setAlphaF(band.alphaF() * _BAND)
        for turn in range(self.view.turns):
            left = plot.x() + turn * width
            if turn % 2 == 0 and not self.view.message:
                painter.fillRect(QRectF(left, plot.top(), width, plot.height() + _MARKS), band)
            if turn % self._turn_step(width) == 0:
                cell = QRectF(left, plot.bottom() + _MARKS, width, _TURNS)
                draw_text(painter, cell, str(turn + 1), fonts.font(11), theme().q("muted"), AlignCenter)

    def _turn_step(self, width: float) -> int:
        """Return 2 where only every second turn has room for its number, else 1; a turn is `width` wide."""
        widest = QFontMetricsF(fonts.font(11)).horizontalAdvance(str(self.view.turns))
        return 1 if widest + _APART <= width else 2

    def _paint_par(self, painter: QPainter, plot: QRectF, scale: Scale) -> None:
        if self.view.par is None or not scale.low <= self.view.par <= scale.high:
            return
        y = scale.y(self.view.par)
        painter.setPen(QPen(theme().q("faint"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        # Beside the plot: the line never goes there, and the newest point at its end stays in sight.
        label = QRectF(plot.right() + 6, y - 8, _RIGHT - 6, 16)
        name = coach_words.par() if self.view.measure is None and self.view.is_par else coach_words.start()
        draw_fitted(painter, label, name, fonts.font(11), theme().q("muted"))

    def _paint_line(self, painter: QPainter, points: Sequence[QPointF]) -> None:
        draw_line(painter, points, 2.2)
        for before, after, mark in zip(points, points[1:], self.view.marks[1:], strict=False):
            if mark.played is not None:
                painter.setPen(QPen(theme().mark(mark.played), 2.6))
                painter.drawLine(before, after)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().q("accent"))
        painter.drawEllipse(points[-1], 3.5, 3.5)

    def _paint_verdicts(self, painter: QPainter, points: Sequence[QPointF]) -> None:
        """Paint a dot on each decision that lost points, an empty one where only the first try did."""
        for point, mark in zip(points, self.view.marks, strict=True):
            if mark.verdict is None:
                continue
            color = theme().mark(mark.verdict)
            painter.setPen(QPen(color, 2) if mark.is_first_choice else QPen(theme().q("card"), 1.5))
            painter.setBrush(theme().q("card") if mark.is_first_choice else color)
            radius = 4.0 if mark.is_first_choice else 5.5
            painter.drawEllipse(point, radius, radius)

    def _paint_marks(self, painter: QPainter, row: QRectF) -> None:
        """Paint the marks in their row between the line and the turns."""
        marks = [(mark.x, mark.verdict) for mark in self.view.marks if mark.verdict is not None]
        font, small = fonts.font(12, QFont.Weight.Bold), fonts.font(10, QFont.Weight.DemiBold)
        measure, measure_small = QFontMetricsF(font), QFontMetricsF(small)

        def width(verdict: Verdict, count: int) -> float:
            number = measure_small.horizontalAdvance(f"×{count}") if count > 1 else 0.0
            return measure.horizontalAdvance(names.mark(verdict)) + number

        for placed in placed_marks(marks, row.width() / self.view.turns, width):
            color = theme().word(placed.verdict)
            cell = QRectF(row.x() + placed.left, row.y(), placed.width + 1, row.height())
            draw_text(painter, cell, names.mark(placed.verdict), font, color)
            if placed.count > 1 and width(placed.verdict, placed.count) <= placed.width:
                draw_text(painter, cell, f"×{placed.count}", small, color, AlignRight)

    def _paint_viewed(self, painter: QPainter, points: Sequence[QPointF]) -> None:
        for point, mark in zip(points, self.view.marks, strict=True):
            if mark.is_viewed:
                painter.setPen(QPen(theme().q("text"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(point, 9, 9)
