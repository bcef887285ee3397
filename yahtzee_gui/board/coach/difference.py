# SPDX-License-Identifier: MIT
"""What the difference between two options is made of: bars for the boxes that differ most, or a row for each part.

Bars show how the turn ends, or, where a box is scored, the points that boxes bring by the end. A line has the chance of
the upper bonus after either option.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.tray.drawn_dice import draw_pieces, width_of_pieces
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_fitted, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.labels import Picture, set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names, numbers

_HEAD, _PAIR_ROW, _LINE, _PAIR_BAR = 22, 28, 22, 9.0
_NAME_SHARE, _FIGURE, _SWATCH, _GAP = 0.26, 52.0, 11.0, 8.0
INKS = ("accent", "amber")
"""The colours of the better option and of the other one."""


@dataclass(frozen=True)
class EndPair:
    """What is true of a box after the better option and after the other: chances, 0 to 1, or points, and as written."""

    name: str
    amounts: tuple[float, float]
    figures: tuple[str, str]

    @property
    def apart(self) -> float:
        """How far apart points are, as they are written."""
        return round(self.amounts[0], 1) - round(self.amounts[1], 1)

    @property
    def spoken(self) -> str:
        """The pair as a screen reader says it."""
        return f"{self.name} {self.figures[0]}, {self.figures[1]}"


@dataclass(frozen=True)
class EndPairsView:
    """What the bars are of, two options, the better one first, their dice to be drawn, and the boxes that differ most.

    `bonus` is the chance of the upper bonus after either; None where the bonus is not in question. `lost` is what the
    other option costs, where the bars are points; `differing` boxes and bonuses have more or fewer of these.
    """

    heading: str
    options: tuple[str, str]
    pairs: tuple[EndPair, ...]
    bonus: EndPair | None = None
    lost: float | None = None
    differing: int = 0

    def rows(self, most: int) -> tuple[EndPair, ...]:
        """Return as many pairs as have room; where these are points the last one has all the others: they add up."""
        if self.lost is None:
            return self.pairs[:most]
        shown = self.pairs[: most - 1]
        rest = round(self.lost - sum(row.apart for row in shown), 1)
        if not rest:
            return shown
        if self.differing <= len(shown):  # what is left is rounding: the last one takes it
            return self.rows(len(shown))
        more = abs(rest), 0.0
        figures = numbers.signed(more[0]), "0"
        if rest < 0.0:
            more, figures = more[::-1], figures[::-1]
        return (*shown, EndPair(why_words.others(), more, figures))

    @property
    def all_rows(self) -> tuple[EndPair, ...]:
        return self.rows(len(self.pairs) + 1)

    @property
    def spoken(self) -> str:
        """All of it as a screen reader says it."""
        told = " / ".join(map(names.plain, self.options))
        return "; ".join([told, *(pair.spoken for pair in self.all_rows)])


class EndPairs(Picture):
    """The pairs below each other, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.view: EndPairsView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_view(self, view: EndPairsView | None) -> None:
        self.view = view
        self.setAccessibleName(view.heading if view is not None else "")
        self.setAccessibleDescription(view.spoken if view is not None else "")
        set_tooltip(self, view.spoken if view is not None else "")
        self.fit(self.needed_height)
        self.update()

    @property
    def needed_height(self) -> int:
        """How high all pairs are with their heading."""
        return _HEAD + _PAIR_ROW * len(self.view.all_rows) if self.view is not None else 0

    def fit(self, room: int) -> None:
        """Be as high as all pairs, or as many as have room; without room for one, and the rest, there are none."""
        whole, least = (min(room, self.needed_height) - _HEAD) // _PAIR_ROW, 1
        if self.view is not None and self.view.lost is not None:
            least = min(2, len(self.view.all_rows))
        self.setFixedHeight(_HEAD + _PAIR_ROW * whole if whole >= least else 0)

    def sizeHint(self) -> QSize:
        return QSize(280, self.needed_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view is None:
            return
        painter, shown = smooth_painter(self), self.view.rows((self.height() - _HEAD) // _PAIR_ROW)
        head = QRectF(0, 0, self.width(), _HEAD)
        begin = _NAME_SHARE * self.width()
        _paint_options(painter, head, self.view.heading, self.view.options)
        longest = max(amount for pair in shown for amount in pair.amounts) or 1.0
        room = self.width() - begin - _FIGURE
        for number, pair in enumerate(shown):
            row = QRectF(0, _HEAD + number * _PAIR_ROW, self.width(), _PAIR_ROW)
            name = QRectF(0, row.y(), begin - _GAP, row.height())
            draw_fitted(painter, name, pair.name, fonts.font(13, QFont.Weight.Medium), theme().q("text"), AlignLeft)
            for place, (amount, figure) in enumerate(zip(pair.amounts, pair.figures, strict=True)):
                line = QRectF(begin, row.y() + 2 + place * 12, room * amount / longest, _PAIR_BAR)
                if amount > 0.0:
                    line.setWidth(max(4.0, line.width()))
                    draw_bar(painter, line, theme().q(INKS[place]))
                beside = QRectF(line.right() + _GAP, line.center().y() - 7, _FIGURE, 14)
                _draw_figure(painter, beside, figure, 12, is_more=amount == max(pair.amounts))


class BonusLine(Picture):
    """The chance of the upper bonus after either option, in a line."""

    def __init__(self) -> None:
        super().__init__()
        self.pair: EndPair | None = None
        self.setFixedHeight(_LINE)

    def set_pair(self, pair: EndPair | None) -> None:
        self.pair = pair
        for say in (self.setAccessibleName, partial(set_tooltip, self)):
            say(pair.spoken if pair is not None else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(math.ceil(self._lay_out()[-1].right()) if self.pair is not None else 0, _LINE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _lay_out(self) -> list[QRectF]:
        assert self.pair is not None
        places, x = [], 0.0
        for text in (self.pair.name, *self.pair.figures):
            width = QFontMetricsF(fonts.font(13, QFont.Weight.DemiBold)).horizontalAdvance(text) + 1
            places.append(QRectF(x, 0, width, _LINE))
            x += width + 2 * _GAP + _SWATCH
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.pair is None:
            return
        painter = smooth_painter(self)
        name, *places = self._lay_out()
        draw_text(painter, name, self.pair.name, fonts.font(13, QFont.Weight.Medium), theme().q("text"), AlignLeft)
        for ink, place, amount, figure in zip(INKS, places, self.pair.amounts, self.pair.figures, strict=True):
            swatch = QRectF(place.x() - _SWATCH - 6, place.center().y() - _SWATCH / 2, _SWATCH, _SWATCH)
            fill_round(painter, swatch, 3, theme().q(ink))
            _draw_figure(painter, place, figure, 13, is_more=amount == max(self.pair.amounts))


def _paint_options(painter: QPainter, head: QRectF, heading: str, options: Sequence[str]) -> None:
    """Paint which colour belongs to which of two options, the better one first, from the right, after a heading."""
    right = head.right()
    for ink, option in reversed(list(zip(INKS, options, strict=True))):
        pieces = names.pieces(option)
        width = min(width_of_pieces(pieces, 12, 16.0), head.width() * 0.3)
        draw_pieces(painter, QRectF(right - width, head.y(), width, head.height()), pieces, 12, 16.0)
        swatch = QRectF(right - width - _SWATCH - 6, head.center().y() - _SWATCH / 2, _SWATCH, _SWATCH)
        fill_round(painter, swatch, 3, theme().q(ink))
        right = swatch.x() - 16
    said = QRectF(0, head.y(), right, head.height())
    if QFontMetricsF(fonts.font(12)).horizontalAdvance(heading) <= said.width():
        draw_text(painter, said, heading, fonts.font(12), theme().q("muted"), AlignLeft)


def _draw_figure(painter: QPainter, place: QRectF, figure: str, size: int, *, is_more: bool) -> None:
    font = fonts.font(size, QFont.Weight.DemiBold if is_more else QFont.Weight.Normal)
    draw_text(painter, place, figure, font, theme().q("text" if is_more else "muted"), AlignLeft)


PART_ROW = 18
NUMBER_WIDTH = 52.0
NAME_SHARE = 0.46
PART_BAR = 8.0


@dataclass(frozen=True)
class PartRow:
    """A part of a difference: its name, the points, rounded as they are written, and the number that is written."""

    name: str
    points: float
    number: str

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it."""
        return f"{self.name} {self.number}"


class PartRows(Picture):
    """A line with a bar for each part that differs, the largest first, in the colour of the option that has more there.

    What the better option gains goes to the right of a common zero; the sum is below, under a line.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[PartRow, ...] = ()
        self.together: PartRow | None = None
        self.options: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: tuple[PartRow, ...], together: PartRow | None, options: tuple[str, ...] = ()) -> None:
        """Show other rows: where the better of two `options`, the first, has more, and where the other one has."""
        if options:
            rows = tuple(sorted((row for row in rows if row.points), key=lambda row: -abs(row.points)))
        self.rows, self.together, self.options = rows, together, options
        self.setAccessibleName(why_words.parts_heading() if rows else "")
        self.setAccessibleDescription(", ".join(row.spoken for row in (*rows, together) if row is not None))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, self._head + PART_ROW * (len(self.rows) + (self.together is not None)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, line = smooth_painter(self), QRectF(0, self._head, self.width(), PART_ROW)
        if self.options:
            _paint_options(painter, QRectF(0, 0, self.width(), _HEAD), why_words.more_with(), self.options)
        for row in self.rows:
            self._paint_part(painter, line, row)
            line.translate(0, PART_ROW)
        if self.together is not None:
            rule = QRectF(line.right() - NUMBER_WIDTH + 8, line.y() + 1, NUMBER_WIDTH - 8, 1)
            painter.fillRect(rule, theme().q("control_edge"))
            bold = fonts.font(12, QFont.Weight.DemiBold)
            name = line.adjusted(0, 0, -NUMBER_WIDTH, 0)
            draw_fitted(painter, name, self.together.name, bold, theme().q("text"), AlignLeft)
            draw_text(painter, line, self.together.number, bold, theme().q("text"), AlignRight)

    @property
    def _head(self) -> int:
        return _HEAD if self.options else 0

    def _paint_part(self, painter: QPainter, line: QRectF, row: PartRow) -> None:
        """Paint its name, its bar to the left or the right of zero, and its number, whose sign says the same."""
        name_width = NAME_SHARE * line.width()
        name = QRectF(line.x(), line.y(), name_width - 6, line.height())
        draw_fitted(painter, name, row.name, fonts.font(12), theme().q("text" if row.points else "faint"), AlignLeft)
        points = [0.0, *(one.points for one in self.rows)]
        unit = (line.width() - name_width - NUMBER_WIDTH) / ((max(points) - min(points)) or 1.0)
        zero = line.x() + name_width - min(points) * unit
        painter.setPen(QPen(theme().q("control_edge"), 1))
        painter.drawLine(int(zero), int(line.top()), int(zero), int(line.bottom()))
        if row.points:
            length = max(2.0, abs(row.points) * unit)
            bar = QRectF(zero if row.points > 0 else zero - length, line.center().y() - PART_BAR / 2, length, PART_BAR)
            draw_bar(painter, bar, theme().q(INKS[row.points < 0.0]))
        figure = theme().q("text" if row.points else "faint")
        draw_text(painter, line, row.number, fonts.font(12, QFont.Weight.Medium), figure, AlignRight)
