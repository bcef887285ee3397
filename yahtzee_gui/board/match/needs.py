# SPDX-License-Identifier: MIT
"""What a player needs in a match: a line for each of the others, and one for the upper bonus, with its chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.match import words
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_HEADING, _ROW, _ABOVE = 24, 21, 8
_INSET, _GAP = 8, 10
_BAR, _BAR_SHARE, _FIGURE = 8, 0.27, 52


@dataclass(frozen=True)
class Need:
    """What is needed, how likely that is (0 to 1), and the same in words."""

    text: str
    chance: float
    figure: str


class Needs(Picture):
    """The lines below each other; hidden where there is nothing to tell."""

    def __init__(self) -> None:
        super().__init__()
        self.needs: tuple[Need, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        set_tooltip(self, words.needs_explained())
        self.hide()

    def set_needs(self, needs: Sequence[Need]) -> None:
        """Show these lines; none for nothing at all."""
        if tuple(needs) == self.needs:
            return
        self.needs = tuple(needs)
        self.setFixedHeight(_ABOVE + _HEADING + _ROW * len(self.needs))
        self.setAccessibleName(words.what_you_need() if needs else "")
        self.setAccessibleDescription(", ".join(f"{need.text}: {need.figure}" for need in self.needs))
        self.setVisible(bool(needs))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all lines."""
        return QSize(280, _ABOVE + _HEADING + _ROW * len(self.needs))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heading and the lines."""
        painter = smooth_painter(self)
        colors, text = theme(), theme().q("text")
        painter.fillRect(QRectF(_INSET, 2, self.width() - 2 * _INSET, 1), colors.q("card_edge"))
        line = QRectF(_INSET, _ABOVE, self.width() - 2 * _INSET, _HEADING)
        draw_text(painter, line, words.what_you_need(), fonts.font(13, QFont.Weight.DemiBold), text, AlignLeft)
        draw_text(painter, line, words.your_chance(), fonts.font(11), theme().q("muted"), AlignRight)
        bar_width = line.width() * _BAR_SHARE
        for number, need in enumerate(self.needs):
            row = QRectF(line.x(), _ABOVE + _HEADING + number * _ROW, line.width(), _ROW)
            bar = QRectF(row.right() - _FIGURE - bar_width, row.center().y() - _BAR / 2, bar_width, _BAR)
            name = QRectF(row.x(), row.y(), bar.x() - row.x() - _GAP, row.height())
            draw_fitted(painter, name, need.text, fonts.font(13), text, AlignLeft)
            draw_bar(painter, bar, colors.q("track"))
            if need.chance > 0.0:
                draw_bar(painter, QRectF(bar.x(), bar.y(), max(_BAR, bar.width() * need.chance), _BAR), colors.q("bar"))
            figure = QRectF(row.right() - _FIGURE, row.y(), _FIGURE, row.height())
            draw_text(painter, figure, need.figure, fonts.font(13, QFont.Weight.DemiBold), text, AlignRight)
