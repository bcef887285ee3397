# SPDX-License-Identifier: MIT
"""The dice of the tray: a die is a checkable button, and checked means kept. It lifts with the word KEEP then.

Above dice that are thrown several times the throws that did not count stand small and faint. Where dice are rolled
elsewhere, a row of six small ones has their faces to click.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from engine.rules.dice import FACES, Dice
from yahtzee_gui.board.tray import words
from yahtzee_gui.board.tray.drawn_dice import CORNER, draw_die, draw_die_shadow
from yahtzee_gui.kit.drawing import AlignCenter, draw_ring, draw_text, smooth_painter
from yahtzee_gui.kit.input import Ringed
from yahtzee_gui.kit.labels import PaintedText, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import games

LARGEST, SMALLEST = 120, 44
"""How large a die is at the most and at the least, in pixels."""
_AT_FIRST = 84
MARGIN = 4
"""What is free around a die in its button, above one that is kept, too."""
_APART = 0.12  # of the width there is for a die, at the least
_FARTHEST = 1.4  # widths of a die from one to the next: farther apart five dice are no row any more
_LIFT = 0.15
_LABEL_HEIGHT = 26
_HOVERED = 0.35
_FADED = 0.38


class Die(Ringed, QAbstractButton):
    """One die on the table; `key` is the name of the key below it, the face that it shows where that is its key.

    Where it isn't rolled yet it shows the face `left_over` faintly, which it had in the turn before; it `has_cursor`
    where its face is entered next.

    Signals:
        refused: it was clicked while it takes no clicks.
    """

    refused = Signal()

    def __init__(self, place: int) -> None:
        super().__init__()
        self._place = place
        self.face: int | None = None
        self._kept = False
        self.left_over: int | None = None
        self.lift = 0.0
        self._size, self._slot = _AT_FIRST, _AT_FIRST + 2 * MARGIN
        self.key = str(place + 1)
        self._is_in_the_air = self.has_cursor = self.is_by_face = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.toggled.connect(self._take_toggle)
        self.set_face(None, kept=False, enabled=False)

    def set_face(self, face: int | None, *, kept: bool, enabled: bool) -> None:
        """Show `face` (None: not rolled yet), kept or not, and take clicks or not. A kept die is lifted at once."""
        if (face, kept, enabled) == (self.face, self.isChecked(), self.isEnabled()) and self.accessibleName():
            return
        if kept != self._kept:
            self.lift = float(kept)
        self.face, self._kept = face, kept
        self.setChecked(kept)
        self.setEnabled(enabled)
        self.setAccessibleName(words.die_label(self._place + 1, face, kept))
        self.update()

    def set_lift(self, lift: float) -> None:
        """Paint the die at a height between the table and where kept dice are."""
        self.lift = lift
        self.update()

    def set_in_the_air(self, is_in_the_air: bool) -> None:
        """Leave the painting of the face to the tumble, or take it back."""
        self._is_in_the_air = is_in_the_air
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell of a click that is not taken: Qt has disabled buttons swallow it."""
        if event.type() is QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.refused.emit()
        return super().event(event)

    def nextCheckState(self) -> None:
        """Leave the state alone: the controller decides, and `set_face` shows it."""

    def _take_toggle(self, checked: bool) -> None:
        """Turn into a click what a screen reader does, which sets the check mark by itself."""
        if checked != self._kept:
            self.setChecked(self._kept)
            self.click()

    def set_size(self, size: int, slot: int) -> None:
        """Be a die of this many pixels, within what a die can be, in a button of at most the width `slot`."""
        size = max(SMALLEST, min(LARGEST, size))
        slot = min(slot, round(size * _FARTHEST))
        if (size, slot) != (self._size, self._slot):
            self._size, self._slot = size, slot
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._slot, height_for(self._size))

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST + 2 * MARGIN, height_for(SMALLEST) - _LABEL_HEIGHT)

    def die_rect(self) -> QRectF:
        """Return where the die is within the button: whole, however low that is."""
        height = min(self._size, int((self.height() - 2 * MARGIN) / (1 + _LIFT)))
        size = min(height, self.width() - 2 * MARGIN)
        top = MARGIN + (height - size) / 2 + (1.0 - self.lift) * height * _LIFT
        return QRectF((self.width() - size) / 2, top, size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        if self.face is None and self.left_over is not None:
            painter.setOpacity(_FADED)
            draw_die(painter, self.die_rect(), self.left_over)
            painter.setOpacity(1.0)
        elif self.face is None:
            self._paint_placeholder(painter, self.die_rect())
        elif not self._is_in_the_air:
            self._paint_face(painter, self.die_rect(), self.face)
        if self.has_cursor:
            self._paint_cursor(painter, self.die_rect())
        elif self.has_ring:
            # Around die and label: it meets neither the ring of a kept die nor the die below it.
            draw_ring(painter, QRectF(self.rect()), 12)
        self._paint_label(painter)

    def _paint_placeholder(self, painter: QPainter, rect: QRectF) -> None:
        color = theme().q("muted")
        color.setAlphaF(0.45)
        painter.setPen(QPen(color, 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, rect.width() * CORNER, rect.width() * CORNER)

    def _paint_cursor(self, painter: QPainter, rect: QRectF) -> None:
        """Paint where the next face goes: a dashed edge, and in an empty place a stroke such as texts have."""
        painter.setPen(QPen(theme().q("accent"), 2.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = rect.adjusted(-2, -2, 2, 2)
        painter.drawRoundedRect(around, around.width() * CORNER, around.width() * CORNER)
        if self.face is None:
            painter.setPen(QPen(theme().q("accent"), 2.5))
            half = rect.height() * 0.18
            painter.drawLine(rect.center() + QPointF(0, -half), rect.center() + QPointF(0, half))

    def _paint_face(self, painter: QPainter, rect: QRectF, face: int) -> None:
        # A ring is a die that is kept; one under the mouse only rises a little, as it would if it were clicked.
        rises = _HOVERED if self.underMouse() and self.isEnabled() and not self.isChecked() else 0.0
        draw_die_shadow(painter, rect, _LIFT * max(self.lift, rises))
        rect = rect.translated(0, -rises * _LIFT * rect.width())
        draw_die(painter, rect, face, theme().q("accent") if self.isChecked() else None)

    @property
    def shows_key(self) -> bool:
        """Whether the key, or KEEP, stands below: if there is a choice; in a low tray the die has its place."""
        is_of_use = self.face is not None and (self.isEnabled() or self.isChecked())
        return is_of_use and self.die_rect().bottom() <= self.height() - _LABEL_HEIGHT * 0.7

    def _paint_label(self, painter: QPainter) -> None:
        if not self.shows_key:
            return
        kept = self.isChecked()
        rect = QRectF(0, self.height() - _LABEL_HEIGHT, self.width(), _LABEL_HEIGHT)
        text = words.kept_label() if kept else str(self.face) if self.is_by_face else self.key
        color = theme().q("accent" if kept else "muted")
        draw_text(painter, rect, text, fonts.font(12, QFont.Weight.Bold), color, AlignCenter)


def height_for(size: int) -> int:
    """Return how high the button of a die of that size is, with room to lift and the label."""
    return round(size * (1 + _LIFT)) + 2 * MARGIN + _LABEL_HEIGHT


def size_for(width: float, height: float) -> int:
    """Return how large a die can be in a button of that size."""
    beside = max(2 * MARGIN, _APART * width)
    return int(min(width - beside, (height - 2 * MARGIN - _LABEL_HEIGHT) / (1 + _LIFT)))


MOST_SHOWN = 2
"""Of dice that are thrown more often only the last throws are shown: there is no room for more above a die."""
_OPACITY = 0.5
_SIZE, _GAP, _ABOVE = 18.0, 3.0, 5.0
_HOLD, _FADE, _FRAME = 1100, 500, 30  # milliseconds


class Discards(PaintedText):
    """Paints throws above `dice` on `tray`, and lets every click through."""

    def __init__(self, dice: Sequence[Die], tray: QWidget) -> None:
        super().__init__(parent=tray)
        self._dice = tuple(dice)
        self._throws: tuple[Dice, ...] = ()
        self._places: tuple[int, ...] = ()
        self._shown = 0
        self._clock = QElapsedTimer()
        self._faded = 0.0
        self._timer = QTimer(self, interval=_FRAME)
        self._timer.timeout.connect(lambda: self.fade(self._clock.elapsed()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def shown(self) -> tuple[Dice, ...]:
        return self._throws[: self._shown] if self.isVisible() else ()

    def lay(self, throws: Sequence[Dice], places: Sequence[int], *, moves: bool) -> None:
        """Take the throws of the dice at `places`: seen at once, or one after the other where things move."""
        self.clear()
        self._throws, self._places = tuple(throws[-MOST_SHOWN:]), tuple(places)
        if not self._throws or not self._places:
            return
        self.setAccessibleName(games.thrown_away(self._throws))
        around = self._dice[0].geometry().united(self._dice[-1].geometry())
        around.setTop(around.top() - round(_SIZE))
        self.setGeometry(around)
        self.show()
        self.raise_()
        self.show_first(0 if moves else len(self._throws))

    def show_first(self, number: int) -> None:
        """Show this many of the throws."""
        if number != self._shown:
            self._shown = min(number, len(self._throws))
            self.update()

    def begin_to_fade(self) -> None:
        """Show all, and let them fade: the dice have landed."""
        if self._throws:
            self.show_first(len(self._throws))
            self._clock.start()
            self._timer.start()

    def fade(self, now: float) -> None:
        """Show them as they are `now` milliseconds after they began to fade, and be gone at the end."""
        self._faded = min(1.0, max(0.0, (now - _HOLD) / _FADE))
        self.update()
        if self._faded >= 1.0:
            self.clear()

    def clear(self) -> None:
        self._timer.stop()
        self._throws, self._shown, self._faded = (), 0, 0.0
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the throws that are seen, side by side above each die that was thrown."""
        painter = smooth_painter(self)
        painter.setOpacity(_OPACITY * (1.0 - self._faded))
        count = len(self._throws)
        for place in self._places:
            die = self._dice[place]
            below = die.die_rect().translated(die.pos() - self.pos())
            left = below.center().x() - (count * _SIZE + (count - 1) * _GAP) / 2
            for number, faces in enumerate(self._throws[: self._shown]):
                x = left + number * (_SIZE + _GAP)
                rect = QRectF(x, max(0.0, below.top() - _ABOVE - _SIZE), _SIZE, _SIZE)
                draw_die(painter, rect, faces[place])


_DIE, _ROOM = 32, 8


class FaceButton(Ringed, QAbstractButton):
    """A face to be clicked."""

    def __init__(self, face: int) -> None:
        super().__init__()
        self.face = face
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(words.face_button(face))
        set_tooltip(self, words.face_button(face))

    def sizeHint(self) -> QSize:
        return QSize(_DIE + _ROOM, _DIE + _ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        half = _ROOM / 2
        lit = self.underMouse() and self.isEnabled()
        die = QRectF(half, half, _DIE, _DIE)
        draw_die(painter, die, self.face, theme().q("accent") if lit else None)
        if self.has_ring:
            draw_ring(painter, QRectF(self.rect()), 8)


class FacePicker(QWidget):
    """The six faces.

    Signals:
        faceRequested: the face (1 to 6) that was clicked.
    """

    faceRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.buttons = [FaceButton(face) for face in FACES]
        row = filled(QHBoxLayout(self), STRETCH, spacing=2, margins=(0, 0, 0, 0))
        for button in self.buttons:
            row.addWidget(button)
            button.clicked.connect(partial(self.faceRequested.emit, button.face))
        row.addStretch()
