# SPDX-License-Identifier: MIT
"""Two bars, one for each of two options, for each of the boxes that differ most.

They show how the turn ends, or, where a box is scored, the points that boxes bring by the end. A line has the chance of
the upper bonus after either.
"""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.dice_text import draw_pieces, width_of_pieces
from yahtzee_gui.kit.drawing import AlignLeft, draw_bar, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_HEAD, _ROW, _LINE, _BAR = 22, 28, 22, 9.0
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
    def spoken(self) -> str:
        """The pair as a screen reader says it."""
        return f"{self.name} {self.figures[0]}, {self.figures[1]}"


@dataclass(frozen=True)
class EndPairsView:
    """What the bars are of, two options, the better one first, their dice to be drawn, and the boxes that differ most.

    `bonus` is the chance of the upper bonus after either; None where the bonus is not in question.
    """

    heading: str
    options: tuple[str, str]
    pairs: tuple[EndPair, ...]
    bonus: EndPair | None = None

    @property
    def spoken(self) -> str:
        """All of it as a screen reader says it."""
        told = " / ".join(map(names.plain, self.options))
        return "; ".join([told, *(pair.spoken for pair in self.pairs)])


class EndPairs(Picture):
    """The pairs below each other, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.view: EndPairsView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_view(self, view: EndPairsView | None) -> None:
        """Show other pairs, or none."""
        self.view = view
        self.setAccessibleName(view.heading if view is not None else "")
        self.setAccessibleDescription(view.spoken if view is not None else "")
        set_tooltip(self, view.spoken if view is not None else "")
        self.fit(self.needed_height)
        self.update()

    @property
    def needed_height(self) -> int:
        """How high all pairs are with their heading."""
        return _HEAD + _ROW * len(self.view.pairs) if self.view is not None else 0

    def fit(self, room: int) -> None:
        """Be as high as all pairs, or as many as have room; without room for one there are none."""
        whole = (min(room, self.needed_height) - _HEAD) // _ROW
        self.setFixedHeight(max(0, _HEAD + _ROW * whole if whole > 0 else 0))

    def sizeHint(self) -> QSize:
        """Return the size of all pairs."""
        return QSize(280, self.needed_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heading and the pairs."""
        if self.view is None:
            return
        painter, shown = smooth_painter(self), (self.height() - _HEAD) // _ROW
        head = QRectF(0, 0, self.width(), _HEAD)
        begin = _NAME_SHARE * self.width()
        self._paint_options(painter, head, begin)
        longest = max(amount for pair in self.view.pairs for amount in pair.amounts) or 1.0
        room = self.width() - begin - _FIGURE
        for number, pair in enumerate(self.view.pairs[:shown]):
            row = QRectF(0, _HEAD + number * _ROW, self.width(), _ROW)
            name = QRectF(0, row.y(), begin - _GAP, row.height())
            draw_fitted(painter, name, pair.name, fonts.font(13, QFont.Weight.Medium), theme().q("text"), AlignLeft)
            for place, (amount, figure) in enumerate(zip(pair.amounts, pair.figures, strict=True)):
                line = QRectF(begin, row.y() + 2 + place * 12, room * amount / longest, _BAR)
                if amount > 0.0:
                    line.setWidth(max(4.0, line.width()))
                    draw_bar(painter, line, theme().q(INKS[place]))
                beside = QRectF(line.right() + _GAP, line.center().y() - 7, _FIGURE, 14)
                _draw_figure(painter, beside, figure, 12, is_more=amount == max(pair.amounts))

    def _paint_options(self, painter: QPainter, head: QRectF, begin: float) -> None:
        """Paint which colour belongs to which option, from the right, after what the bars are of."""
        assert self.view is not None
        right = head.right()
        for ink, option in reversed(list(zip(INKS, self.view.options, strict=True))):
            pieces = names.pieces(option)
            width = min(width_of_pieces(pieces, 12, 16.0), head.width() * 0.3)
            draw_pieces(painter, QRectF(right - width, head.y(), width, head.height()), pieces, 12, 16.0)
            swatch = QRectF(right - width - _SWATCH - 6, head.center().y() - _SWATCH / 2, _SWATCH, _SWATCH)
            fill_round(painter, swatch, 3, theme().q(ink))
            right = swatch.x() - 16
        said = QRectF(0, head.y(), right, head.height())
        if QFontMetricsF(fonts.font(12)).horizontalAdvance(self.view.heading) <= said.width():
            draw_text(painter, said, self.view.heading, fonts.font(12), theme().q("muted"), AlignLeft)


class BonusLine(Picture):
    """The chance of the upper bonus after either option, in a line."""

    def __init__(self) -> None:
        super().__init__()
        self.pair: EndPair | None = None
        self.setFixedHeight(_LINE)

    def set_pair(self, pair: EndPair | None) -> None:
        """Show other chances, or none."""
        self.pair = pair
        for say in (self.setAccessibleName, partial(set_tooltip, self)):
            say(pair.spoken if pair is not None else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the name and both figures."""
        return QSize(math.ceil(self._lay_out()[-1].right()) if self.pair is not None else 0, _LINE)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def _lay_out(self) -> list[QRectF]:
        """Return where the name and the figures are."""
        assert self.pair is not None
        places, x = [], 0.0
        for text in (self.pair.name, *self.pair.figures):
            width = QFontMetricsF(fonts.font(13, QFont.Weight.DemiBold)).horizontalAdvance(text) + 1
            places.append(QRectF(x, 0, width, _LINE))
            x += width + 2 * _GAP + _SWATCH
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name, and each figure with the colour of its option."""
        if self.pair is None:
            return
        painter = smooth_painter(self)
        name, *places = self._lay_out()
        draw_text(painter, name, self.pair.name, fonts.font(13, QFont.Weight.Medium), theme().q("text"), AlignLeft)
        for ink, place, amount, figure in zip(INKS, places, self.pair.amounts, self.pair.figures, strict=True):
            swatch = QRectF(place.x() - _SWATCH - 6, place.center().y() - _SWATCH / 2, _SWATCH, _SWATCH)
            fill_round(painter, swatch, 3, theme().q(ink))
            _draw_figure(painter, place, figure, 13, is_more=amount == max(self.pair.amounts))


def _draw_figure(painter: QPainter, place: QRectF, figure: str, size: int, *, is_more: bool) -> None:
    font = fonts.font(size, QFont.Weight.DemiBold if is_more else QFont.Weight.Normal)
    draw_text(painter, place, figure, font, theme().q("text" if is_more else "muted"), AlignLeft)
