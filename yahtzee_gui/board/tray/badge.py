# SPDX-License-Identifier: MIT
"""A badge names who throws the dice of a game that are not fair, with a portrait, in that character's colour.

It also says whose day it is, what is played for, and that a copy is played: where there is no room for all, the first.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.heads import Character, draw_portrait
from yahtzee_gui.kit.drawing import AlignLeft, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.labels import Label, set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

HEIGHT = 22
_PORTRAIT, _INSET, _SMALL_INSET, _GAP = 18, 8, 4, 6


@dataclass(frozen=True)
class BadgeView:
    """Who throws, by name, or what else there is to say of a game, without a character; and `more`, if it fits."""

    name: str
    character: Character | None = None
    more: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All that there is to say with more and more left out, the longest first."""
        parts = self.name, *self.more
        return tuple(" · ".join(parts[:count]) for count in range(len(parts), 0, -1))


class Badge(Label):
    """The badge; hidden, without taking room, while the dice are fair."""

    def __init__(self, *, shows_name: bool = True) -> None:
        """Make a badge; one that does not show the name, for want of room, has it in its tooltip."""
        super().__init__()
        self._shows_name = shows_name
        self._inset = _INSET if shows_name else _SMALL_INSET
        self._view: BadgeView | None = None
        self._room: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.hide()

    def set_view(self, view: BadgeView | None) -> None:
        self._view = view
        self.setAccessibleName(view.names[0] if view is not None else "")
        self._name()

    def fit(self, room: int) -> None:
        """Be no wider than there is room: with less of the name, or the portrait alone."""
        self._room = room
        self._name()

    def _name(self) -> None:
        names = self._view.names if self._view is not None else ("",)
        shown = next((name for name in names if self._room is None or self._width(name) <= self._room), "")
        self.setText(shown if self._shows_name else "")
        set_tooltip(self, "" if self.text() == names[0] else names[0])
        self.setVisible(self._view is not None and (bool(self.text()) or self._view.character is not None))

    def _width(self, name: str) -> int:
        portrait = _PORTRAIT if self._view is not None and self._view.character is not None else 0
        gap = _GAP if portrait and name else 0
        return round(2 * self._inset + portrait + gap + QFontMetricsF(_font()).horizontalAdvance(name))

    def sizeHint(self) -> QSize:
        return QSize(self._width(self.text()), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = smooth_painter(self)
        character, colors = self._view.character, theme()
        ground, ink = colors.q("text"), colors.q("card")
        if character is not None:
            ground, ink = colors.q(character.value), colors.q("on_character")
        fill_round(painter, QRectF(self.rect()), HEIGHT / 2, ground)
        if character is not None:
            portrait = QRectF(self._inset, (HEIGHT - _PORTRAIT) / 2, _PORTRAIT, _PORTRAIT)
            draw_portrait(painter, portrait, character, ink, ground)
        left = self._inset + (_PORTRAIT + _GAP if character is not None else 0)
        name = QRectF(left, 0, self.width() - left - self._inset + 1, HEIGHT)
        draw_text(painter, name, self.text(), _font(), ink, AlignLeft)


def _font() -> QFont:
    return fonts.font(12, QFont.Weight.DemiBold, columns=False)
