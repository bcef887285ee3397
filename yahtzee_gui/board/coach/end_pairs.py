# SPDX-License-Identifier: MIT
"""End pairs show where the turn ends after either of two options: two bars for each of the boxes that differ most."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.board.tray.dice_text import draw_pieces, width_of_pieces
from yahtzee_gui.kit.drawing import AlignLeft, draw_bar, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_HEAD, _ROW, _BAR = 22, 28, 9.0
_NAME_SHARE, _FIGURE, _SWATCH, _GAP = 0.26, 52.0, 11.0, 8.0
INKS = ("accent", "amber")
"""The colours of the better option and of the other one."""


@dataclass(frozen=True)
class EndPair:
    """How often a turn ends in a box, 0 to 1, after the better option and after the other, and the same in per cent."""

    name: str
    chances: tuple[float, float]
    figures: tuple[str, str]

    @property
    def spoken(self) -> str:
        """The pair as a screen reader says it."""
        return f"{self.name} {self.figures[0]}, {self.figures[1]}"


@dataclass(frozen=True)
class EndPairsView:
    """Two options, the better one first, their dice to be drawn, and the boxes that differ most."""

    options: tuple[str, str]
    pairs: tuple[EndPair, ...]

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
        self.setAccessibleName(explanation_words.endings_heading() if view is not None else "")
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
        longest = max(chance for pair in self.view.pairs for chance in pair.chances) or 1.0
        room = self.width() - begin - _FIGURE
        for number, pair in enumerate(self.view.pairs[:shown]):
            row = QRectF(0, _HEAD + number * _ROW, self.width(), _ROW)
            name = QRectF(0, row.y(), begin - _GAP, row.height())
            draw_fitted(painter, name, pair.name, fonts.font(13, QFont.Weight.Medium), theme().q("text"), AlignLeft)
            best = pair.chances[0] >= pair.chances[1]
            for place, (chance, figure) in enumerate(zip(pair.chances, pair.figures, strict=True)):
                line = QRectF(begin, row.y() + 2 + place * 12, room * chance / longest, _BAR)
                if chance > 0.0:
                    line.setWidth(max(4.0, line.width()))
                    draw_bar(painter, line, theme().q(INKS[place]))
                is_more = best is (place == 0)
                font = fonts.font(12, QFont.Weight.DemiBold if is_more else QFont.Weight.Normal)
                beside = QRectF(line.right() + _GAP, line.center().y() - 7, _FIGURE, 14)
                draw_text(painter, beside, figure, font, theme().q("text" if is_more else "muted"), AlignLeft)

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
        metrics = QFontMetricsF(fonts.font(12))
        if metrics.horizontalAdvance(explanation_words.endings_heading()) <= said.width():
            draw_text(painter, said, explanation_words.endings_heading(), fonts.font(12), theme().q("muted"), AlignLeft)
