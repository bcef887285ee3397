# SPDX-License-Identifier: MIT
"""The explanation says of one option where the turn will end, what that does to the game, and why it is worth less."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.drawing import AlignLeft, AlignRight, draw_bar, draw_text
from yahtzee_gui.widgets.basic.elided_label import ElidedLabel
from yahtzee_gui.widgets.basic.fitting import draw_fitted
from yahtzee_gui.widgets.basic.picture import Picture
from yahtzee_gui.widgets.basic.wrapped_label import WrappedLabel
from yahtzee_gui.wording.game import explaining

MOST_ENDINGS = 4
_ROW, _HEADING, _SENTENCE = 19, 20, 56
_NUMBER = 44.0


@dataclass(frozen=True)
class Ending:
    """A box in which the turn may end: its name, how likely that is (0 to 1) and the same in words."""

    name: str
    chance: float
    percent: str


@dataclass(frozen=True)
class ExplanationView:
    """What is shown of an option: everything is empty while it is being worked out."""

    sentence: str = ""
    heading: str = ""
    endings: tuple[Ending, ...] = ()
    facts: str = ""


NO_EXPLANATION = ExplanationView()


class _Endings(Picture):
    """A line with a bar for each of the likeliest endings; their place is kept."""

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self._colors = colors
        self._endings: tuple[Ending, ...] = ()
        self.setFixedHeight(_ROW * MOST_ENDINGS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_colors(self, colors: Colors) -> None:
        self._colors = colors
        self.update()

    def set_endings(self, endings: tuple[Ending, ...]) -> None:
        self._endings = endings[:MOST_ENDINGS]
        self.setAccessibleName(explaining.endings_heading() if endings else "")
        self.setAccessibleDescription(", ".join(f"{ending.name} {ending.percent}" for ending in self._endings))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, _ROW * MOST_ENDINGS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name_width = 0.44 * self.width()
        room = self.width() - name_width - _NUMBER - 12
        for number, ending in enumerate(self._endings):
            row = QRectF(0, number * _ROW, self.width(), _ROW)
            name = QRectF(0, row.y(), name_width - 6, _ROW)
            draw_fitted(painter, name, ending.name, fonts.font(12), self._colors.q("text"), AlignLeft)
            bar = QRectF(name_width, row.center().y() - 3.5, max(3.0, room * ending.chance), 7)
            draw_bar(painter, bar, self._colors.q("bar"))
            font = fonts.font(12, QFont.Weight.Medium)
            draw_text(painter, row, ending.percent, font, self._colors.q("text"), AlignRight)


class Explanation(QWidget):
    """A block of fixed height."""

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = NO_EXPLANATION
        self.sentence = WrappedLabel("cell", AlignLeft)
        self.sentence.setFixedHeight(_SENTENCE)
        self.heading = ElidedLabel("muted", AlignLeft)
        self.endings = _Endings(colors)
        self.facts = ElidedLabel("muted", AlignLeft)
        for label in (self.heading, self.facts):
            label.setFixedHeight(_HEADING)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 0)
        column.setSpacing(0)
        for widget in (self.sentence, self.heading, self.endings, self.facts):
            column.addWidget(widget)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self.endings.set_colors(colors)

    @property
    def view(self) -> ExplanationView:
        """What is shown."""
        return self._view

    def set_view(self, view: ExplanationView) -> None:
        """Show `view`."""
        if view == self._view:
            return
        self._view = view
        self.sentence.setText(view.sentence)
        self.heading.setText(view.heading)
        self.endings.set_endings(view.endings)
        self.facts.setText(view.facts)
