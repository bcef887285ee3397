# SPDX-License-Identifier: MIT
"""A celebration is a card with a few words that comes over the tray for a moment, with confetti where things move.

It takes no clicks and no focus, and whatever is pressed does what it does and ends the celebration. Where things are
not to move the card stands still for as long.
"""

from __future__ import annotations

import random
from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignLeft, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.presses import is_press
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

LENGTH = 1500
"""How long a celebration takes, in milliseconds."""
_FRAME = 16
_COMING, _GOING = 260, 220
_HEIGHT, _TOP, _MARGIN = 64.0, 10.0, 12.0
_LOW = 0.36  # of the height
_EMBLEM, _GAP, _INSET = 40.0, 14.0, 16.0
_TITLE, _DETAIL = 21, 13
_PIECES = 80
_FALL = 560.0  # pixels in a second, by the second
_PAPERS = 5


class Emblem(Enum):
    """The little picture on the card."""

    DIE = "die"
    TICK = "tick"
    MEDAL = "medal"
    STAR = "star"


@dataclass(frozen=True)
class CelebrationView:
    """What the card shows: an emblem, a title, a line below; `face` is that of the dice; `spoken` says it all.

    A card that `is_low` leaves the head of what is behind it free: the result of a game that is over.
    """

    emblem: Emblem
    title: str
    detail: str = ""
    face: int = 1
    spoken: str = ""
    is_low: bool = False


@dataclass(frozen=True)
class _Piece:
    """A piece of confetti: where it starts along the card (0 to 1), how it flies (pixels in a second), how it looks."""

    start: float
    across: float
    up: float
    spin: float
    size: float
    color: int

    def place(self, card: QRectF, seconds: float) -> QPointF:
        """Return where it is this long after it was thrown."""
        x = card.left() + self.start * card.width() + self.across * seconds
        return QPointF(x, card.bottom() - self.up * seconds + 0.5 * _FALL * seconds * seconds)


class Celebration(QWidget):
    """Lies over `covered`, and is hidden but for its moment."""

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self._covered = covered
        self.view: CelebrationView | None = None
        self._moves = False
        self._pieces: list[_Piece] = []
        self._chance = random.Random()
        self._clock = QElapsedTimer()
        self._now = 0.0
        self._frames = QTimer(self)
        self._frames.setInterval(_FRAME)
        self._frames.timeout.connect(lambda: self.show_at(self._clock.elapsed()))
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(LENGTH)
        self._end.timeout.connect(self.stop)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def is_moving(self) -> bool:
        """Whether anything moves: a card alone stands still."""
        return self._frames.isActive()

    def start(self, view: CelebrationView, *, moves: bool) -> None:
        """Celebrate `view`, in the place of what is celebrated now; without motion unless it `moves`."""
        self.stop()
        self.view, self._moves, self._now = view, moves, 0.0
        self._pieces = [self._throw() for _ in range(_PIECES)] if moves else []
        self.setGeometry(self._covered.rect())
        self.raise_()
        self.show()
        self._end.start()
        if moves:
            self._clock.start()
            self._frames.start()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def stop(self) -> None:
        """Be done with it."""
        if self.view is None:
            return
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self._frames.stop()
        self._end.stop()
        self.view = None
        self.hide()

    def show_at(self, now: float) -> None:
        """Show it as it is `now` milliseconds after it began."""
        self._now = now
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with whatever is pressed, once that has done what it does; grow with what is covered."""
        if watched is self._covered and event.type() is QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        if is_press(event):
            QTimer.singleShot(0, self, self.stop)
        return False

    def _throw(self) -> _Piece:
        chance = self._chance
        return _Piece(
            start=chance.random(),
            across=chance.uniform(-340.0, 340.0),
            up=chance.uniform(-180.0, 220.0),
            spin=chance.uniform(-540.0, 540.0),
            size=chance.uniform(7.0, 13.0),
            color=chance.randrange(_PAPERS),
        )

    # ---- painting ----

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint confetti and card."""
        if self.view is None:
            return
        painter = smooth_painter(self)
        card = self._card(self.view)
        come = min(1.0, self._now / _COMING) if self._moves else 1.0
        going = min(1.0, max(0.0, (LENGTH - self._now) / _GOING)) if self._moves else 1.0
        painter.setOpacity(going)
        if self._moves:
            self._paint_confetti(painter, card)
        card.translate(0, (_overshooting(come) - 1.0) * (card.bottom() + _TOP))
        self._paint_card(painter, card, self.view)

    def _card(self, view: CelebrationView) -> QRectF:
        """Return where the card is: at the top or lower, as wide as its words and never wider than there is room."""
        words = max(
            QFontMetricsF(fonts.font(_TITLE, QFont.Weight.Bold, columns=False)).horizontalAdvance(view.title),
            QFontMetricsF(fonts.font(_DETAIL, QFont.Weight.Medium, columns=False)).horizontalAdvance(view.detail),
        )
        width = min(self.width() - 2 * _MARGIN, 2 * _INSET + _EMBLEM + _GAP + words + 8)
        top = max(_TOP, _LOW * self.height()) if view.is_low else _TOP
        return QRectF((self.width() - width) / 2, top, width, _HEIGHT)

    def _paint_card(self, painter: QPainter, card: QRectF, view: CelebrationView) -> None:
        ground, ink = theme().q("accent"), theme().q("on_accent")
        painter.setPen(QPen(theme().q("card"), 2.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(card, 14, 14)
        emblem = QRectF(card.left() + _INSET, card.center().y() - _EMBLEM / 2, _EMBLEM, _EMBLEM)
        self._paint_emblem(painter, emblem, view, ink, ground)
        left = emblem.right() + _GAP
        room = card.right() - _INSET - left
        title = QRectF(left, card.top() + (8 if view.detail else 18), room, 28)
        draw_fitted(painter, title, view.title, fonts.font(_TITLE, QFont.Weight.Bold, columns=False), ink, AlignLeft)
        detail = QRectF(left, title.bottom(), room, 20)
        font = fonts.font(_DETAIL, QFont.Weight.Medium, columns=False)
        draw_fitted(painter, detail, view.detail, font, ink, AlignLeft)

    def _paint_emblem(
        self, painter: QPainter, rect: QRectF, view: CelebrationView, ink: QColor, ground: QColor
    ) -> None:
        if view.emblem is Emblem.DIE:
            draw_die(painter, rect, view.face)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        if view.emblem is Emblem.STAR:
            painter.drawPolygon(_star(rect.center(), rect.width() / 2))
            return
        if view.emblem is Emblem.MEDAL:
            _paint_ribbons(painter, rect)
            disc = QRectF(rect.left() + 7, rect.top(), rect.width() - 14, rect.width() - 14)
            painter.drawEllipse(disc)
            painter.setBrush(ground)
            painter.drawPolygon(_star(disc.center(), disc.width() * 0.34))
            return
        painter.drawEllipse(rect)
        pen = QPen(ground, 5.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle = rect.center()
        painter.drawPolyline(QPolygonF([middle + QPointF(-9, 1), middle + QPointF(-2.5, 8), middle + QPointF(10, -7)]))

    def _paint_confetti(self, painter: QPainter, card: QRectF) -> None:
        seconds = max(0.0, self._now - 0.6 * _COMING) / 1000.0
        if not seconds:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        colors = theme()
        papers = (*map(colors.q, ("accent", "gain", "die", "loss")), colors.mark(Verdict.INACCURACY))
        for piece in self._pieces:
            painter.save()
            painter.translate(piece.place(card, seconds))
            painter.rotate(piece.spin * seconds)
            painter.setBrush(papers[piece.color])
            painter.drawRoundedRect(QRectF(-piece.size / 2, -piece.size / 2, piece.size, piece.size * 0.8), 1.5, 1.5)
            painter.restore()


def _overshooting(share: float) -> float:
    """Return how far something has come that goes a little beyond where it stops."""
    rest = 1.0 - share
    return 1.0 - rest * rest * (2.2 * rest - 1.2)


def _star(centre: QPointF, radius: float) -> QPolygonF:
    points = []
    for corner in range(10):
        length = radius if corner % 2 == 0 else radius * 0.42
        angle = corner * pi / 5 - pi / 2
        points.append(centre + QPointF(length * cos(angle), length * sin(angle)))
    return QPolygonF(points)


def _paint_ribbons(painter: QPainter, rect: QRectF) -> None:
    """Paint the two ends of a medal's ribbon, below its disc."""
    x, bottom = rect.center().x(), rect.bottom()
    for side in (-1.0, 1.0):
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x + side * 2, bottom - 18),
                    QPointF(x + side * 10, bottom - 20),
                    QPointF(x + side * 12, bottom),
                    QPointF(x + side * 7, bottom - 4),
                    QPointF(x + side * 3, bottom),
                ]
            )
        )
