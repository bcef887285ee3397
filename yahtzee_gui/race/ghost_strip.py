# SPDX-License-Identifier: MIT
"""The ghost strip stands below the scorecard: what the player did in the turn just finished, and what the ghost did."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted, fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.race import words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_HEIGHT = 78
_INSET, _GAP = 17, 8
_HEAD, _ROW = 20, 22
_TOTAL = 44
_NAME_SHARE = 0.46  # of what the totals leave, for the names


@dataclass(frozen=True)
class Runner:
    """One of the two: the name, what was done in the turn, and the points after it."""

    name: str
    deed: str
    total: str


@dataclass(frozen=True)
class GhostView:
    """What the strip shows: above which turn it is about, and the two runners; `spoken` says all of it."""

    heading: str
    you: Runner
    ghost: Runner
    spoken: str


class GhostStrip(Ringed, QPushButton):
    """The strip; pressed, it has the games shown turn by turn."""

    def __init__(self) -> None:
        super().__init__()
        self.view: GhostView | None = None
        self.setFixedHeight(_HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(words.turn_by_turn_hint())
        self.hide()

    def set_view(self, view: GhostView | None) -> None:
        """Show `view`; None for no strip at all."""
        if view == self.view:
            return
        self.view = view
        self.setVisible(view is not None)
        self.setAccessibleName(view.spoken if view is not None else "")
        set_tooltip(self, _whole(view) if view is not None else "")
        self.update()

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [self]

    def sizeHint(self) -> QSize:
        """Return the height of three lines; as wide as the scorecard above."""
        return QSize(200, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, the headings, and a line for each runner."""
        painter = smooth_painter(self)
        self._paint_card(painter)
        if self.view is None:
            return
        line = QRectF(_INSET, 6, self.width() - 2 * _INSET, _HEAD)
        self._paint_head(painter, line, self.view.heading)
        leads, runners = _leader(self.view), (self.view.you, self.view.ghost)
        name, deed, _ = _columns(line)
        fonts_used = (
            _smallest(fonts.font(13), [runner.name for runner in runners], name.width()),
            _smallest(fonts.font(13), [runner.deed for runner in runners], deed.width()),
        )
        for number, runner in enumerate(runners):
            row = QRectF(_INSET, 6 + _HEAD + number * _ROW, line.width(), _ROW)
            self._paint_runner(painter, row, runner, fonts_used, leads=leads == number)

    def _paint_card(self, painter: QPainter) -> None:
        colors = theme()
        has_ring = self.has_ring
        thick = colors.focus_edge if has_ring else colors.edge
        painter.setPen(QPen(colors.q("focus" if has_ring else "outline"), thick))
        painter.setBrush(colors.q("hover" if self.underMouse() else "card"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2), 12, 12)

    def _paint_head(self, painter: QPainter, line: QRectF, heading: str) -> None:
        muted = theme().q("muted")
        place = QRectF(line.x(), line.center().y() - 7, 12, 14)
        painter.fillPath(ghost_shape(place), muted)
        _, deed, total = _columns(line)
        font = fonts.font(12)
        draw_fitted(painter, deed, heading, font, muted, AlignLeft)
        name = QRectF(place.right() + 6, line.y(), deed.x() - place.right() - 6 - _GAP, line.height())
        draw_fitted(painter, name, words.ghost(), font, muted, AlignLeft)
        draw_fitted(painter, total, words.total_heading(), font, muted, AlignRight)

    def _paint_runner(
        self, painter: QPainter, row: QRectF, runner: Runner, fonts_used: tuple[QFont, QFont], *, leads: bool
    ) -> None:
        text = theme().q("text")
        name, deed, total = _columns(row)
        draw_text(painter, name, runner.name, fonts_used[0], text, AlignLeft)
        draw_text(painter, deed, runner.deed, fonts_used[1], text, AlignLeft)
        weight = QFont.Weight.Bold if leads else QFont.Weight.Normal
        draw_text(painter, total, runner.total, fonts.font(15, weight), text, AlignRight)


def _smallest(font: QFont, texts: Sequence[str], width: float) -> QFont:
    """Return the font in which each of `texts` fits: they stand below each other."""
    return min((fitted(font, text, width) for text in texts), key=QFont.pixelSize)


def _whole(view: GhostView) -> str:
    """Return all that the strip says, which may have been cut where names are long, and what a click does."""
    lines = [f"{runner.name}: {runner.deed} · {runner.total}" for runner in (view.you, view.ghost)]
    return "\n".join((view.heading, *lines, words.turn_by_turn_hint()))


def _leader(view: GhostView) -> int | None:
    """Return 0 if the player leads, 1 if the ghost does, None if neither."""
    totals = [int(runner.total) if runner.total else 0 for runner in (view.you, view.ghost)]
    return None if totals[0] == totals[1] else totals.index(max(totals))


def _columns(line: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Return where the name, the deed and the total stand in a line."""
    total = QRectF(line.right() - _TOTAL, line.y(), _TOTAL, line.height())
    room = line.width() - _TOTAL - _GAP
    name = QRectF(line.x(), line.y(), room * _NAME_SHARE - _GAP, line.height())
    deed = QRectF(line.x() + room * _NAME_SHARE, line.y(), room * (1 - _NAME_SHARE), line.height())
    return name, deed, total


def ghost_shape(place: QRectF) -> QPainterPath:
    """Return a little ghost: a round head, a wavy hem, two holes for eyes."""
    path = QPainterPath()
    radius, hem = place.width() / 2, place.height() * 0.16
    path.moveTo(place.left(), place.bottom())
    path.lineTo(place.left(), place.top() + radius)
    path.arcTo(QRectF(place.left(), place.top(), place.width(), place.width()), 180, -180)
    path.lineTo(place.right(), place.bottom())
    for step in range(3):
        right = place.right() - step * place.width() / 3
        path.lineTo(QPointF(right - place.width() / 6, place.bottom() - hem))
        path.lineTo(QPointF(right - place.width() / 3, place.bottom()))
    path.closeSubpath()
    eye = place.width() * 0.11
    eyes = QPainterPath()
    for side in (-1, 1):
        centre = QPointF(place.center().x() + side * place.width() * 0.2, place.top() + radius)
        eyes.addEllipse(centre, eye, eye * 1.3)
    return path.subtracted(eyes)
