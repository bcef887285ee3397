# SPDX-License-Identifier: MIT
"""Ways are large buttons that lead on: a step of the plan with its number, or a tile."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from engine.rules.dice import Dice
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Picture, set_tooltip
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import announcing

_HEIGHT, _BEAD, _DIE = 50, 26, 24
_ASIDE = 64
_TICK = ((-0.22, 0.02), (-0.06, 0.18), (0.24, -0.16))  # as shares of a bead's diameter


class Stand(Enum):
    """How a step, or a lesson, stands."""

    OPEN = "open"
    NEXT = "next"
    DONE = "done"


def paint_bead(painter: QPainter, rect: QRectF, text: str, stand: Stand) -> None:
    """Paint a circle with a number, or with a tick where that is done."""
    ground = {Stand.OPEN: "card", Stand.NEXT: "accent", Stand.DONE: "bar"}[stand]
    painter.setBrush(theme().q(ground))
    painter.setPen(QPen(theme().q("control_edge"), 1) if stand is Stand.OPEN else Qt.PenStyle.NoPen)
    painter.drawEllipse(rect)
    if stand is Stand.DONE:
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(_ink_on(theme().q(ground)), rect.width() / 13, c=cap, j=join))
        tick = [rect.center() + QPointF(x * rect.width(), y * rect.height()) for x, y in _TICK]
        painter.drawPolyline(QPolygonF(tick))
        return
    ink = theme().q("on_accent" if stand is Stand.NEXT else "muted")
    draw_text(painter, rect, text, fonts.font(round(rect.width() / 2), QFont.Weight.DemiBold), ink, AlignCenter)


def _ink_on(ground: QColor) -> QColor:
    """Return the ink that is further from a ground: light or dark."""
    inks = theme().q("text"), theme().q("on_accent")
    return max(inks, key=lambda ink: abs(ink.lightness() - ground.lightness()))


class Bead(Picture):
    """One circle."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text, self.stand = text, Stand.OPEN
        self.setFixedSize(_BEAD + 2, _BEAD + 2)

    def set_stand(self, stand: Stand) -> None:
        """Show how it stands."""
        self.stand = stand
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        paint_bead(painter, QRectF(1, 1, _BEAD, _BEAD), self._text, self.stand)


@dataclass(frozen=True)
class WayView:
    """What a way says: a title, a line about it, dice, and what stands at its end."""

    title: str
    detail: str = ""
    aside: str = ""
    dice: Dice = ()
    stand: Stand = Stand.OPEN


class Way(QPushButton):
    """A button of two lines; `bead` is what stands in its circle, if it has one, else there is an arrow at its end."""

    def __init__(self, bead: str = "") -> None:
        super().__init__()
        self.setProperty("way", "step" if bead else "tile")
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.title, self.detail = ElidedLabel("strong", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.aside, self.dice = ElidedLabel("muted", AlignRight), DiceStrip(_DIE)
        self.bead = Bead(bead)
        lines = filled(QVBoxLayout(), self.title, self.detail, spacing=0, margins=(0, 5, 0, 6))
        row = filled(QHBoxLayout(self), self.bead, (lines, 1), self.dice, spacing=12, margins=(15, 0, 15, 0))
        filled(row, self.aside)
        self.bead.setVisible(bool(bead))
        self.aside.setFixedWidth(_ASIDE if bead else 14)
        for part in (self.title, self.detail, self.aside, self.dice, self.bead):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_view(self, view: WayView) -> None:
        """Show `view`."""
        self.title.set_text(view.title)
        self.detail.set_text(view.detail)
        self.aside.set_text(view.aside)
        self.dice.set_dice(view.dice)
        self.dice.setVisible(bool(view.dice))
        self.bead.set_stand(view.stand)
        self.setAccessibleName(announcing.sentences([part for part in (view.title, view.detail, view.aside) if part]))
        set_tooltip(self, view.detail)
