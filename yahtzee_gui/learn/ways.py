# SPDX-License-Identifier: MIT
"""Ways are large buttons that lead on: a step of the plan with its number, or a tile; a card has the plan of today."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.board.tray.buttons import RollButton
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Label, Picture, set_tooltip
from yahtzee_gui.kit.layouts import INSET, STRETCH, Card, filled
from yahtzee_gui.learn import words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import announcing

_HEIGHT, _BEAD, _DIE = 50, 26, 24
_ASIDE = 64
_STEPS, _START, _START_WIDTH = 3, 44, 260
_TICK = ((-0.22, 0.02), (-0.06, 0.18), (0.24, -0.16))  # as shares of a bead's diameter


def show_text(part: QPushButton | Label, text: str) -> None:
    """Show a text on a part that is there only with one."""
    part.setText(text)
    part.setVisible(bool(text))


def headed(card: Card, *beside: tuple[QLabel, int] | QLabel) -> Card:
    """Return a card with something beside its heading."""
    card.column.removeWidget(card.heading)
    filled(card.column, filled(QHBoxLayout(), card.heading, *beside, spacing=12))
    return card


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
        self.stand = stand
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
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
        filled(QHBoxLayout(self), self.bead, (lines, 1), self.dice, self.aside, spacing=12, margins=(15, 0, 15, 0))
        self.bead.setVisible(bool(bead))
        self.aside.setFixedWidth(_ASIDE if bead else 14)
        for part in (self.title, self.detail, self.aside, self.dice, self.bead):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_view(self, view: WayView) -> None:
        self.title.set_text(view.title)
        self.detail.set_text(view.detail)
        self.aside.set_text(view.aside)
        self.aside.setVisible(bool(view.aside))
        self.dice.set_dice(view.dice)
        self.dice.setVisible(bool(view.dice))
        self.bead.set_stand(view.stand)
        self.setAccessibleName(announcing.sentences([part for part in (view.title, view.detail, view.aside) if part]))
        set_tooltip(self, view.detail)


@dataclass(frozen=True)
class PlanView:
    """The plan of today: how long it takes, its steps, what the button says, and what stands beside that."""

    minutes: str = ""
    steps: tuple[WayView, ...] = ()
    start: str = ""
    said: str = ""


class PlanCard(QFrame):
    """The plan of today, and the button that begins it, or goes on with it; a wide one has more to say.

    Signals:
        stepRequested: the number of the step to do.
    """

    stepRequested = Signal(int)

    def __init__(self, *, is_wide: bool = False) -> None:
        super().__init__()
        self.setProperty("card", "tray")
        self.steps = [Way(str(number + 1)) for number in range(_STEPS)]
        self.minutes, self.said = ElidedLabel("muted", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.start = RollButton()
        self.start.setFixedHeight(_START)
        self.start.key = menu_words.space_key()
        for number, step in enumerate(self.steps):
            step.clicked.connect(partial(self.stepRequested.emit, number))
        head = filled(QHBoxLayout(), Label(words.today_heading(), role="heading"), spacing=10)
        column = filled(QVBoxLayout(self), head, 2, *self.steps, spacing=6, margins=(INSET, 12, INSET, INSET))
        self._is_wide = is_wide
        if is_wide:
            no_hurry = ElidedLabel("muted", AlignRight)
            no_hurry.set_text(words.no_hurry())
            filled(head, self.minutes, STRETCH, (no_hurry, 1))
            self.start.setFixedWidth(_START_WIDTH)
            filled(column, STRETCH, filled(QHBoxLayout(), self.start, (self.said, 1), spacing=18))
        else:
            filled(head, (self.minutes, 1))
            filled(column, 4, self.start)

    def set_view(self, view: PlanView) -> None:
        for way, step in zip(self.steps, (*view.steps, *[None] * _STEPS), strict=False):
            way.setVisible(step is not None)
            shown = step or WayView("")  # in little room how long it takes says more than what it is
            way.set_view(shown if self._is_wide else replace(shown, detail=shown.aside, aside=""))
        self.minutes.set_text(view.minutes)
        self.start.setText(view.start)
        self.start.setVisible(bool(view.start))
        self.said.set_text(view.said)
