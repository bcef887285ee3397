# SPDX-License-Identifier: MIT
"""What a player needs in a match: a line for each of the others, and one for the upper bonus, with its chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.match import words
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_LEAST_ROW, _MOST_ROW = 21, 40
_GAP, _BAR, _LEAST_BAR = 14, 10, 48


@dataclass(frozen=True)
class Need:
    """What is needed, as a name and in points, how likely that is (0 to 1), and the same as it is written.

    Where no chance may be seen it is None.
    """

    name: str
    points: str
    chance: float | None
    figure: str


class Needs(Picture):
    """The lines below each other, as high as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.needs: tuple[Need, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(words.what_you_need())
        set_tooltip(self, words.needs_explained())

    def set_needs(self, needs: Sequence[Need]) -> None:
        """Show these lines."""
        if tuple(needs) == self.needs:
            return
        self.needs = tuple(needs)
        self.setMinimumHeight(_LEAST_ROW * len(self.needs))
        self.setMaximumHeight(_MOST_ROW * len(self.needs))
        spoken = (" ".join(filter(None, (need.name, need.points, need.figure))) for need in self.needs)
        self.setAccessibleDescription(", ".join(spoken))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all lines."""
        return QSize(280, _MOST_ROW * len(self.needs))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines: name, points, bar and figure below each other."""
        if not self.needs:
            return
        painter, colors = smooth_painter(self), theme()
        name_font, font, bold = fonts.font(14, QFont.Weight.DemiBold), fonts.font(14), fonts.font(16, QFont.Weight.Bold)
        names, points, figures = (
            max(QFontMetricsF(each).horizontalAdvance(text) for text in texts) + 1
            for each, texts in (
                (name_font, [need.name for need in self.needs]),
                (font, [need.points for need in self.needs]),
                (bold, [need.figure for need in self.needs]),
            )
        )
        has_bars = any(need.chance is not None for need in self.needs)
        room = self.width() - figures - _GAP if has_bars else self.width()  # without bars, the points are at the right
        names = min(names, room * 0.55)
        bar_room = room - names - points - 2 * _GAP if has_bars else 0.0
        bar_room = bar_room if bar_room >= _LEAST_BAR else 0.0
        height = self.height() / len(self.needs)
        for number, need in enumerate(self.needs):
            row = QRectF(0, number * height, self.width(), height)
            draw_fitted(painter, QRectF(0, row.y(), names, height), need.name, name_font, colors.q("text"), AlignLeft)
            left = names + _GAP
            place = QRectF(left, row.y(), (min(points, room - left)) if has_bars else room - left, height)
            draw_fitted(painter, place, need.points, font, colors.q("text"), AlignLeft if has_bars else AlignRight)
            if need.chance is None:
                continue
            figure = QRectF(row.right() - figures, row.y(), figures, height)
            draw_text(painter, figure, need.figure, bold, colors.q("text"), AlignRight)
            if bar_room:
                bar = QRectF(left + points + _GAP, row.center().y() - _BAR / 2, bar_room, _BAR)
                draw_bar(painter, bar, colors.q("track"))
                if need.chance > 0.0:
                    bar.setWidth(max(_BAR, bar.width() * need.chance))
                    draw_bar(painter, bar, colors.q("bar"))


class NeedsFace(QWidget):
    """What is needed to win, and below it the reason in a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.needs = Needs()
        self.sentence = Label(role="reason", wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        filled(QVBoxLayout(self), (self.needs, 1), self.sentence, spacing=8, margins=(0, 4, 0, 6))

    def set_view(self, needs: tuple[Need, ...], sentence: str) -> None:
        """Show what is needed, and a reason."""
        self.needs.set_needs(needs)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
