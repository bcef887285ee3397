# SPDX-License-Identifier: MIT
"""The list of keys, in groups that open: every action with its key, and a button that changes it where it stands.

It is the same on the page of settings and in Help.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.desktop import key_bindings
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.labels import Label, link_button
from yahtzee_gui.kit.layouts import STRETCH, FormCard, filled
from yahtzee_gui.kit.on_screen import show_whole
from yahtzee_gui.settings.settings import Settings

_NAMES = 170


class KeyButton(QPushButton):
    """A button that takes the next key whatever it means elsewhere; Esc, and leaving it, take nothing.

    Signals:
        keyPressed: the name of the key, as Qt writes it in every language.
    """

    keyPressed = Signal(str)

    def __init__(self) -> None:
        self.is_waiting = False  # before Qt sends the first event
        super().__init__(menu_words.change_key())
        self.setProperty("link", "true")
        self.clicked.connect(lambda: self._wait(True))

    def _wait(self, waits: bool) -> None:
        self.is_waiting = waits
        self.setText(menu_words.press_a_key() if waits else menu_words.change_key())
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
        super().focusOutEvent(event)
        self._wait(False)


class _Cap(Label):
    """A key as it is on the keyboard."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, role="keycap")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class _Caps(QWidget):
    """Keys beside one another, as many as there is room for."""

    def __init__(self, caps: Sequence[_Cap]) -> None:
        super().__init__()
        self._caps = caps
        self._row = filled(QHBoxLayout(self), *caps, STRETCH, spacing=6, margins=(0, 0, 0, 0))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out those at the end that have no room."""
        super().resizeEvent(event)
        right = -self._row.spacing()
        for cap in self._caps:
            right += self._row.spacing() + cap.sizeHint().width()
            cap.setVisible(right <= self.width())


class _Group(QWidget):
    """A heading with all keys of a group, and below it, once it is opened, a row for each."""

    def __init__(self, title: str, caps: Sequence[_Cap], rows: Sequence[QWidget]) -> None:
        super().__init__()
        self.toggle = link_button()
        self._title = title
        self.caps, self.rows = _Caps(caps), QWidget()
        name = Label(title, role="text")
        name.setMinimumWidth(_NAMES)
        head = filled(QHBoxLayout(), name, (self.caps, 1), STRETCH, self.toggle, spacing=8)
        filled(QVBoxLayout(self.rows), *rows, spacing=0, margins=(16, 0, 0, 4))
        filled(QVBoxLayout(self), head, self.rows, spacing=2, margins=(0, 4, 0, 4))
        self.toggle.clicked.connect(lambda: self.open(self.rows.isHidden()))
        self.open(False)

    def open(self, is_open: bool) -> None:
        self.rows.setVisible(is_open)
        self.caps.setVisible(not is_open)
        self.toggle.setText(menu_words.close_keys() if is_open else menu_words.change_keys())
        self.toggle.setAccessibleName(f"{self._title}: {self.toggle.text()}")


class KeysList(FormCard):
    """The list of the keys that `settings` has. What is changed there holds at once."""

    def __init__(self, settings: Settings, *, is_open: bool = False) -> None:
        super().__init__()
        self._settings = settings
        self.names: dict[Action, QLabel] = {}
        self.buttons: dict[Action, KeyButton] = {}
        self.remarks: dict[Action, QLabel] = {}
        self._short = {action: _Cap() for action in Action}
        self.groups = []
        for title, actions in menu_words.key_groups():
            self.groups.append(_Group(title, [self._short[one] for one in actions], list(map(self._row, actions))))
            self.groups[-1].open(is_open)
            self.add(self.groups[-1])
        for keys, text in menu_words.fixed_keys() if is_open else ():
            self.add_row(text, *map(_Cap, keys))
        self.reset_button = link_button(menu_words.reset_keys())
        self.reset_button.clicked.connect(lambda: setattr(settings, "keys", Keys()))
        foot = QWidget()
        filled(QHBoxLayout(foot), STRETCH, self.reset_button, margins=(0, 0, 0, 0))
        self.add(foot)
        settings.changed.connect(self._refresh)
        self._refresh()

    def _row(self, action: Action) -> QWidget:
        row = QWidget()
        self.names[action], self.remarks[action] = _Cap(), Label(role="muted", wraps=True)
        self.buttons[action] = button = KeyButton()
        self.remarks[action].hide()
        button.keyPressed.connect(partial(self.set_key, action))
        text = Label(menu_words.action_name(action), role="cell", wraps=True)
        line = filled(QHBoxLayout(), (text, 1), self.names[action], button, spacing=16)
        filled(QVBoxLayout(row), line, self.remarks[action], spacing=2, margins=(0, 3, 0, 3))
        return row

    def set_key(self, action: Action, key: str) -> None:
        """Give an action a key, and say in its row what became of it; who had the key gets the old one."""
        keys = self._settings.keys
        owner, before = keys.owner(key), keys.name(action)
        if not key_bindings.can_be_chosen(key):
            self._say(action, menu_words.key_fixed(menu_words.key(key)))
            return
        self._settings.keys = keys.changing(action, key)
        named = menu_words.action_name(action), menu_words.key(key)
        said = menu_words.key_changed(*named)
        if owner is not None and owner is not action:
            said = menu_words.key_taken(*named, menu_words.action_name(owner), menu_words.key(before))
        self._say(action, said)

    def _say(self, action: Action, text: str) -> None:
        """Say something in the row of `action`, and in no other row any more."""
        for of, remark in self.remarks.items():
            remark.setText(text if of is action else "")
            remark.setVisible(of is action)
            self.buttons[of].setAccessibleDescription(remark.text())
        show_whole(self.remarks[action])

    def _refresh(self) -> None:
        for action, name in self._settings.keys:
            for label in (self.names[action], self._short[action]):
                label.setText(menu_words.key(name))
            named = menu_words.action_name(action), menu_words.key(name)
            self.buttons[action].setAccessibleName(menu_words.change_key_spoken(*named))
        self.reset_button.setEnabled(bool(self._settings.keys.changed))
