# SPDX-License-Identifier: MIT
"""The switch of places is always in sight: at the right end of the menu bar, or in a row below that of the system."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import PLACES
from yahtzee_gui.kit.layouts import STRETCH, discard, filled
from yahtzee_gui.kit.plain import Label, set_look, set_tooltip
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.menu_words import Place

IN_SWITCH = (Place.PLAY, Place.LEARN, Place.GAMES, Place.LAB)
_HEIGHT, _ROOM, _BADGE = 28, 22, 18
"""The height of the switch, what the number takes of the width of *Learn*, and how high that is."""


class PlaceSwitch(Segments):
    """Where one is, and the ways to the other places; beside *Learn* the number of positions that are due today."""

    def __init__(self) -> None:
        super().__init__(IN_SWITCH, menu_words.place_name, fills=False)
        self.setFixedHeight(_HEIGHT)
        self.set_name(menu_words.places_name())
        for place, key in zip(IN_SWITCH, PLACES, strict=True):
            set_tooltip(self.buttons[place], menu_words.key(key))
            # Also where one is already: a page that belongs to no place may lie over it.
            self.buttons[place].clicked.connect(partial(self.choiceRequested.emit, place))
        self._learn = self.buttons[Place.LEARN]
        self.badge = Label(parent=self._learn)
        self.badge.setObjectName("due")
        self.badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.badge.setFixedHeight(_BADGE)
        self.badge.setMinimumWidth(_BADGE)
        self.badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        filled(QHBoxLayout(self._learn), STRETCH, self.badge, margins=(0, 0, 7, 0))
        self.set_due(0)
        self.set_choice(Place.PLAY)

    def fit(self, room: int) -> None:
        """Have room for the number at *Learn*, too."""
        super().fit(room)
        learn = self.buttons[Place.LEARN]
        learn.setMinimumWidth(learn.minimumWidth() + _ROOM)

    def set_due(self, positions: int) -> None:
        """Show how many positions are due; nothing where none are."""
        self.badge.setText(str(positions))
        self.badge.setVisible(positions > 0)
        set_look(self._learn, "due", "true" if positions else "false")
        said = menu_words.due_today(positions) if positions else ""
        self._learn.setAccessibleDescription(said)
        set_tooltip(self._learn, " · ".join(filter(None, (menu_words.key(PLACES[1]), said))))

    def focus_order(self) -> list[QWidget]:
        """Return what Tab goes through."""
        return list(self.buttons.values())


class _Corner(QWidget):
    """Hands keys on to the window: the menu bar would keep Escape for itself."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Have the window do what the key stands for."""
        QCoreApplication.sendEvent(self.window(), event)
        event.accept()


def hang(switch: PlaceSwitch, bar: QMenuBar, below: QWidget) -> QWidget:
    """Put the switch where it is always in sight, and return what is to fill the window: `below`, or more."""
    if not bar.isNativeMenuBar():
        before = bar.cornerWidget()
        if before is not None:  # of the language before: the menu bar only lets it go
            discard(before)
        corner = _Corner(bar)
        filled(QHBoxLayout(corner), switch, margins=(8, 3, 14, 3))
        bar.setCornerWidget(corner)
        return below
    whole = QWidget()
    row = filled(QHBoxLayout(), STRETCH, switch, margins=(14, 6, 14, 0))
    filled(QVBoxLayout(whole), row, (below, 1), spacing=0, margins=(0, 0, 0, 0))
    return whole
