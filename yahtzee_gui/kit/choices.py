# SPDX-License-Identifier: MIT
"""Choices among a few: segments, which are all in sight, or a combo box that the mouse wheel leaves alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QFrame, QHBoxLayout, QPushButton

from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.theme import fonts, style_sheet


class Combo(QComboBox):
    """A choice from a list, by a click or the keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not the wheel either

    def offer(self, offered: Sequence[tuple[str, object]], chosen: object) -> None:
        """Offer texts, each with what it stands for; one is chosen. A list of the same texts stays as it is."""
        with QSignalBlocker(self):
            if [self.itemText(place) for place in range(self.count())] != [text for text, _ in offered]:
                self.clear()
                self.addItems([text for text, _ in offered])
            for place, (_, value) in enumerate(offered):
                self.setItemData(place, value)
            values = [value for _, value in offered]
            self.setCurrentIndex(values.index(chosen) if chosen in values else -1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page around."""
        event.ignore()


_HEIGHT, _ROOM, _OWN_ROOM, _LEAST_ROOM = 32, 16, 26, 8
_EDGE, _BETWEEN, _ANY_WIDTH = 3, 2, 10_000
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class Segments(QFrame):
    """One choice of several. The arrow keys go from one to the next, Tab leaves.

    Where they don't fill the room that they have, each is as wide as its name needs. Those that give way come nearer to
    each other where there is little room.

    Signals:
        choiceRequested: the choice whose button was pressed; not when the choice is set from outside.
    """

    choiceRequested = Signal(object)

    def __init__(
        self,
        choices: Sequence[Any],
        name: Callable[[Any], str],
        *,
        fills: bool = True,
        gives_way: bool = False,
        shorter: Callable[[Any], str] | None = None,
    ) -> None:
        super().__init__()
        self._gives_way = gives_way
        self._names = [{choice: one(choice) for choice in choices} for one in (name, shorter or name)]
        self._group = QButtonGroup(self)
        self._room = _ROOM if fills else _OWN_ROOM
        self.buttons: dict[Any, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)  # and an edge of one
        row.setSpacing(_BETWEEN)
        for choice in choices:
            row.addWidget(self._button(choice), int(fills))
        self.setFixedHeight(_HEIGHT)
        self.fit(_ANY_WIDTH)

    def _button(self, choice: Any) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        # Not `clicked`: a screen reader checks the button without a click.
        button.toggled.connect(lambda checked: self._chosen(choice) if checked else None)
        button.installEventFilter(self)
        self._group.addButton(button)
        self.buttons[choice] = button
        return button

    def fit(self, room: int) -> None:
        """Have the names as far apart as there is room for, and shorter ones where they would not fit."""
        # Pressed, the text is bold and needs more room than Qt thinks.
        bold = QFontMetrics(fonts.font(style_sheet.SEGMENT_TEXT, QFont.Weight.DemiBold, columns=False))
        shown = [choice for choice, button in self.buttons.items() if not button.isHidden()]
        left = room - 2 * _EDGE - _BETWEEN * (len(shown) - 1)
        for names in self._names:
            free = left - sum(bold.horizontalAdvance(names[choice]) for choice in shown)
            if free >= _LEAST_ROOM * len(shown):
                break
        around = min(self._room, max(_LEAST_ROOM, free // max(1, len(shown))))
        for choice, button in self.buttons.items():
            if button.text() != names[choice]:
                button.setText(names[choice])
            button.setMinimumWidth(bold.horizontalAdvance(names[choice]) + around)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._gives_way:
            self.fit(self.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the arrow keys of a row for going from choice to choice, where the window has another use for them."""
        if isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            if not is_alone(event):  # Qt's own buttons go on all the same
                event.ignore()
                return True
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def _chosen(self, choice: Any) -> None:
        self._fix_focus()
        self._move_focus(choice)
        self.choiceRequested.emit(choice)

    def _fix_focus(self) -> None:
        """Have Tab come to the pressed button only; Qt does so too, but not before the first of them had the focus."""
        for button in self.buttons.values():
            is_stop = button is self.chosen_button
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_stop else Qt.FocusPolicy.NoFocus)

    @property
    def chosen(self) -> Any:
        """What is chosen; None where nothing is."""
        return next((choice for choice, button in self.buttons.items() if button.isChecked()), None)

    @property
    def chosen_button(self) -> QPushButton:
        """The button of what is chosen; the first where nothing is."""
        return self.buttons.get(self.chosen) or next(iter(self.buttons.values()))

    def _move_focus(self, choice: Any) -> None:
        """Have the pressed button keep the focus if one of them has it: or two of them would look chosen."""
        if any(button.hasFocus() for button in self.buttons.values()):
            self.buttons[choice].setFocus()

    def set_choice(self, choice: Any) -> None:
        """Show `choice` as the chosen one; what is none of the choices, and none is."""
        is_there = choice in self.buttons
        button = self.buttons[choice] if is_there else self.chosen_button
        self._group.setExclusive(is_there)
        with QSignalBlocker(button):
            button.setChecked(is_there)
        self._fix_focus()
        if is_there:
            self._move_focus(choice)

    def set_name(self, name: str) -> None:
        """Tell screen readers what is chosen here; each button says it with its own text."""
        self.setAccessibleName(name)
        for choice, button in self.buttons.items():
            button.setAccessibleName(f"{name}: {self._names[0][choice]}")
