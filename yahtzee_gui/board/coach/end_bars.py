# SPDX-License-Identifier: MIT
"""End bars show where the turn ends after each of two options: one bar over the other, a share for every box.

The same box has the same place in both and the same shade, so a look tells what the sentences beside it say.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.kit.drawing import AlignCenter, AlignRight, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted, fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_CAPTION, _BAR, _BETWEEN = 17.0, 18.0, 5.0
_GAP, _PAD = 2.0, 3.0
_TRIFLE = 0.01
_LIGHT = 150  # of 255: dark letters on what is lighter
HEIGHT = int(2 * (_CAPTION + _BAR) + _BETWEEN) + 1


class Shade(Enum):
    """What a share is painted as; the order of the shares says the same."""

    SUM = "bar"  # an upper box, or Chance
    HAND = "hand"
    YAHTZEE = "yahtzee"
    ZERO = "loss"
    OTHERS = "track"


@dataclass(frozen=True)
class EndShare:
    """How often a turn ends in a box: its name, the chance (0 to 1) and the same in per cent.

    `is_in_words` says that the sentence over the bars has that figure.
    """

    name: str
    chance: float
    percent: str
    shade: Shade
    is_in_words: bool = False

    @property
    def text(self) -> str:
        """The share in words."""
        return f"{self.name} {self.percent}"

    @property
    def is_likely_yahtzee(self) -> bool:
        """Whether it is a Yahtzee, and that in one turn of a hundred at the least."""
        return self.shade is Shade.YAHTZEE and self.chance >= _TRIFLE


@dataclass(frozen=True)
class EndBar:
    """Where the turn ends after an option: the option in words, with what it costs, and shares that add up to 1."""

    option: str
    cost: str
    verdict: Verdict
    shares: tuple[EndShare, ...]

    @property
    def spoken(self) -> str:
        """The bar as a screen reader says it."""
        return f"{self.option} {self.cost}: " + ", ".join(share.text for share in self.shares)


class EndBars(Picture):
    """The two bars in a line of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.bars: tuple[EndBar, ...] = ()
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: tuple[EndBar, ...]) -> None:
        """Show other bars."""
        self.bars = bars
        self.setAccessibleName(explanation_words.endings_heading() if bars else "")
        self.setAccessibleDescription("; ".join(bar.spoken for bar in bars))
        set_tooltip(self, "\n".join(bar.spoken for bar in bars))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of two bars."""
        return QSize(280, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars."""
        draw_end_bars(smooth_painter(self), QRectF(self.rect()), self.bars)


def draw_end_bars(painter: QPainter, rect: QRectF, bars: Sequence[EndBar]) -> None:
    """Draw bars one over the other from the top of `rect`, as wide as that is."""
    for number, bar in enumerate(bars):
        top = rect.y() + number * (_CAPTION + _BAR + _BETWEEN)
        untold = _draw_bar(painter, QRectF(rect.x(), top + _CAPTION, rect.width(), _BAR), bar)
        _draw_caption(painter, QRectF(rect.x(), top, rect.width(), _CAPTION), bar, untold)


def _draw_caption(painter: QPainter, line: QRectF, bar: EndBar, untold: Sequence[EndShare]) -> None:
    """Draw which option it is and what it costs, and at the right as many of the untold shares as have room."""
    name, cost = fonts.font(12, QFont.Weight.Medium), fonts.font(12, QFont.Weight.DemiBold)
    needed = min(QFontMetricsF(name).horizontalAdvance(bar.option), 0.7 * line.width())
    draw_fitted(painter, QRectF(line.x(), line.y(), needed, line.height()), bar.option, name, theme().q("text"))
    after = line.adjusted(needed + 6, 0, 0, 0)
    draw_text(painter, after, bar.cost, cost, theme().word(bar.verdict))
    rest = after.adjusted(QFontMetricsF(cost).horizontalAdvance(bar.cost) + 8, 0, 0, 0)
    small = fonts.font(11)
    draw_text(painter, rest, _told(untold, small, rest.width()), small, theme().q("muted"), AlignRight)


def _told(untold: Sequence[EndShare], font: QFont, width: float) -> str:
    """Return as many of the shares as have room in a line, the first before others have theirs; the largest leads."""
    told: list[EndShare] = []
    for share in untold:
        more = sorted((*told, share), key=lambda one: -one.chance)
        if QFontMetricsF(font).horizontalAdvance(_in_line(more)) <= width:
            told = more
    return _in_line(told)


def _in_line(shares: Sequence[EndShare]) -> str:
    return " · ".join(share.text for share in shares)


def _draw_bar(painter: QPainter, room: QRectF, bar: EndBar) -> list[EndShare]:
    """Draw the shares of a bar from left to right; return those not told in it, those to be told first in front.

    In front is what the sentence over the bars tells, then the largest zero without a name, which stands out by its
    colour, then a Yahtzee that is no mere trifle, then what has no name in the bar, the largest first.
    """
    untold: list[tuple[bool, EndShare]] = []
    left = room.x()
    width = room.width() - _GAP * (len(bar.shares) - 1)
    for share in bar.shares:
        place = QRectF(left, room.y(), max(1.0, width * share.chance), room.height())
        color = _color(share.shade)
        fill_round(painter, place, 2, color)
        told = _draw_name(painter, place.adjusted(_PAD, 0, -_PAD, 0), share, color)
        if told != share.text and share.shade is not Shade.OTHERS:
            untold.append((told == share.name, share))
        left = place.right() + _GAP
    untold.sort(key=lambda one: (not one[1].is_likely_yahtzee, one[0], -one[1].chance))
    in_order = [share for _is_named, share in untold]
    zeros = [share for is_named, share in untold if share.shade is Shade.ZERO and not is_named]
    in_order = [*zeros[:1], *(share for share in in_order if share not in zeros[:1])]
    return sorted(in_order, key=lambda share: not share.is_in_words)


def _draw_name(painter: QPainter, room: QRectF, share: EndShare, ground: QColor) -> str:
    """Draw a share, or its name alone where there is no more room; return what is drawn.

    A figure never stands alone: beside a name without one it would be read as the figure of that.
    """
    ink = QColor("#15181D" if ground.lightness() > _LIGHT else "#FFFFFF")
    for text in (share.text, share.name):
        font = fitted(fonts.font(12, QFont.Weight.Medium), text, room.width())
        if QFontMetricsF(font).horizontalAdvance(text) <= room.width():
            draw_text(painter, room, text, font, ink, AlignCenter)
            return text
    return ""


def _color(shade: Shade) -> QColor:
    marks = {Shade.HAND: Verdict.CLOSE, Shade.YAHTZEE: Verdict.BEST}
    return theme().mark(marks[shade]) if shade in marks else theme().q(shade.value)
