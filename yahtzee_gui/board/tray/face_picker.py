# SPDX-License-Identifier: MIT
"""The face picker is a row of six small dice: a click says which face a die shows that was rolled elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from engine.rules.dice import FACES
from yahtzee_gui.board.tray import words
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import draw_ring, smooth_painter
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme.colors import theme

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
        """Return the size of the die with room for a ring."""
        return QSize(_DIE + _ROOM, _DIE + _ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face, with a ring where the keyboard or the mouse is."""
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
            button.clicked.connect(self._asking(button.face))
        row.addStretch()

    def _asking(self, face: int) -> object:
        return lambda: self.faceRequested.emit(face)
