# SPDX-License-Identifier: MIT
"""What a player needs in a match: a line for each of the others, and one for the upper bonus, with its chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.match import words
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_LEAST_ROW, _MOST_ROW = 21, 40
_GAP, _BAR, _LEAST_BAR, _MOST_NAME = 14, 10, 40, 0.6
_ABOVE, _BELOW, _UNDER = 4, 8, 6


@dataclass(frozen=True)
class Need:
    """What is needed: a name, the points, how likely that is (0 to 1), and the same as it is written.

    Where no chance may be seen it is None. `shorter` are the points where there is less room.
    """

    name: str
    points: str
    chance: float | None
    figure: str
    shorter: str = ""


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
        has_chances = any(need.chance is not None for need in self.needs)
        said = [need.points for need in self.needs]
        names = _widest(name_font, [need.name for need in self.needs])
        figures = _widest(bold, [need.figure for need in self.needs])
        room = self.width() - (figures + _GAP if has_chances else 0.0)
        names = min(names, room * _MOST_NAME)
        left, points = names + _GAP, _widest(font, said)
        if points > room - left:
            said = [need.shorter or need.points for need in self.needs]
            points = min(_widest(font, said), room - left)
        bar_room = room - left - points - _GAP if has_chances else 0.0
        height = self.height() / len(self.needs)
        for number, (need, text) in enumerate(zip(self.needs, said, strict=True)):
            row = QRectF(0, number * height, self.width(), height)
            draw_fitted(painter, QRectF(0, row.y(), names, height), need.name, name_font, colors.q("text"), AlignLeft)
            draw_fitted(painter, QRectF(left, row.y(), points, height), text, font, colors.q("text"), AlignLeft)
            if need.chance is None:
                continue
            figure = QRectF(row.right() - figures, row.y(), figures, height)
            draw_text(painter, figure, need.figure, bold, colors.q("text"), AlignRight)
            if bar_room >= _LEAST_BAR:
                bar = QRectF(left + points + _GAP, row.center().y() - _BAR / 2, bar_room, _BAR)
                draw_bar(painter, bar, colors.q("track"))
                if need.chance > 0.0:
                    bar.setWidth(max(_BAR, bar.width() * need.chance))
                    draw_bar(painter, bar, colors.q("bar"))


def _widest(font: QFont, texts: Sequence[str]) -> float:
    return max(QFontMetricsF(font).horizontalAdvance(text) for text in texts) + 1


class NeedsFace(QWidget):
    """What is needed to win, and below it the reason in a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.needs = Needs()
        self.sentence = Label(role="reason", wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        filled(
            QVBoxLayout(self), (self.needs, 1), self.sentence, STRETCH, spacing=_BELOW, margins=(0, _ABOVE, 0, _UNDER)
        )

    def set_view(self, needs: tuple[Need, ...], sentence: str) -> None:
        """Show what is needed, and a reason."""
        self.needs.set_needs(needs)
        self.sentence.setText(sentence)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the sentence to the other face where the lines need its room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        needed = self.needs.minimumHeight() + _BELOW + self.sentence.heightForWidth(self.width())
        self.sentence.setVisible(bool(self.sentence.text()) and needed + _ABOVE + _UNDER <= self.height())
