# SPDX-License-Identifier: MIT
"""Discards are the throws that did not count, of dice that are thrown several times: small and faint above the dice.

Where things move each appears as it is thrown away, and all fade soon after the last die has landed; where they do not,
they lie there until the next action.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.rules.dice import Dice
from yahtzee_gui.board.tray.die import Die
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import smooth_painter
from yahtzee_gui.kit.picture import PaintedText
from yahtzee_gui.words import demons

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
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(lambda: self.fade(self._clock.elapsed()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def shown(self) -> tuple[Dice, ...]:
        """The throws that are seen, in their order."""
        return self._throws[: self._shown] if self.isVisible() else ()

    def lay(self, throws: Sequence[Dice], places: Sequence[int], *, moves: bool) -> None:
        """Take the throws of the dice at `places`: seen at once, or one after the other where things move."""
        self.clear()
        self._throws, self._places = tuple(throws[-MOST_SHOWN:]), tuple(places)
        if not self._throws or not self._places:
            return
        self.setAccessibleName(demons.thrown_away(self._throws))
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
        """Show nothing any more."""
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
