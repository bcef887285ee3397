# SPDX-License-Identifier: MIT
"""The card of keys: every action with its key and a button that changes it. It decides nothing."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.desktop import key_bindings
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.cards import FormCard
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.on_screen import show_whole
from yahtzee_gui.kit.plain import Label


class KeyButton(QPushButton):
    """A button that takes the next key whatever it means elsewhere; Esc, and leaving it, take nothing.

    Signals:
        keyPressed: the name of the key, as Qt writes it in every language.
    """

    keyPressed = Signal(str)

    def __init__(self, text: str, waiting: str) -> None:
        super().__init__(text)
        self._text, self._waiting = text, waiting
        self.is_waiting = False
        metrics = self.fontMetrics()
        self.setMinimumWidth(max(metrics.horizontalAdvance(shown) for shown in (text, waiting)) + 40)
        self.clicked.connect(lambda: self._wait(True))

    def _wait(self, waits: bool) -> None:
        self.is_waiting = waits
        self.setText(self._waiting if waits else self._text)
        if waits:
            self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Take the key before anybody else: shortcuts, and Tab, which would leave."""
        if self.is_waiting and isinstance(event, QKeyEvent):
            event.accept()
            if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        name = key_bindings.pressed(event.key(), event.modifiers())
        if event.key() == Qt.Key.Key_Escape:
            self._wait(False)
        elif name:
            self._wait(False)
            self.keyPressed.emit(name)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Wait no longer."""
        super().focusOutEvent(event)
        self._wait(False)


class KeysCard(FormCard):
    """The list of keys.

    Signals:
        keyRequested: an `Action`, and the name of the key that it is to have.
    """

    keyRequested = Signal(Action, str)

    def __init__(self) -> None:
        super().__init__()
        self.names: dict[Action, QLabel] = {}
        self.buttons: dict[Action, KeyButton] = {}
        self.remarks: dict[Action, QLabel] = {}
        for action in Action:
            self.add(self._row(action))
        self.reset_button = QPushButton(menu_words.reset_keys())
        foot = QWidget()
        filled(QHBoxLayout(foot), STRETCH, self.reset_button, margins=(0, 4, 0, 4))
        self.add(foot)

    def _row(self, action: Action) -> QWidget:
        row = QWidget()
        line = filled(QHBoxLayout(), spacing=16)
        text = Label(menu_words.action_name(action), role="text", wraps=True)
        self.names[action] = name = Label(role="key")
        self.buttons[action] = button = KeyButton(menu_words.change_key(), menu_words.press_a_key())
        button.keyPressed.connect(partial(self.keyRequested.emit, action))
        self.remarks[action] = remark = Label(role="muted", wraps=True)
        remark.hide()
        filled(line, (text, 1), name, button)
        filled(QVBoxLayout(row), line, remark, spacing=2, margins=(0, 3, 0, 3))
        return row

    @property
    def stops(self) -> tuple[QPushButton, ...]:
        """The buttons from top to bottom."""
        return (*self.buttons.values(), self.reset_button)

    def say(self, action: Action, text: str) -> None:
        """Say in the row of `action` what became of the key that was wanted for it, and in no other row any more."""
        for of, remark in self.remarks.items():
            said = text if of is action else ""
            remark.setText(said)
            remark.setVisible(bool(said))
            self.buttons[of].setAccessibleDescription(said)
        show_whole(self.remarks[action])

    def set_keys(self, keys: Keys) -> None:
        """Show other keys."""
        for action, key in keys:
            self.names[action].setText(menu_words.key(key))
            self.buttons[action].setAccessibleName(menu_words.change_key_spoken(action, key))
        self.reset_button.setEnabled(bool(keys.changed))
