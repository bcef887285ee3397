# SPDX-License-Identifier: MIT
"""The fields of rules: a number between a minus and a plus, and the row of a field with its unit and what is wrong."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label, set_look, set_tooltip
from yahtzee_gui.kit.presses import is_alone
from yahtzee_gui.rules_lab import words

_LINE, _BUTTON, _HEIGHT = 62, 30, 30
_MINUS, _PLUS = "−", "+"
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 5, Qt.Key.Key_PageDown: -5}


class Stepper(QWidget):
    """A whole number that is typed, or stepped through by its buttons and the arrow keys.

    Signals:
        written: the text of the line, whether it is a number or not.
    """

    written = Signal(str)

    def __init__(self, name: str, step: int = 1) -> None:
        super().__init__()
        self._step = step
        self.line = QLineEdit()
        self.less, self.more = QPushButton(_MINUS), QPushButton(_PLUS)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line.setFixedSize(_LINE, _HEIGHT)
        for button in (self.less, self.more):
            button.setProperty("small", "true")
            button.setFixedSize(_BUTTON, _HEIGHT)
            button.setAutoRepeat(True)
        filled(QHBoxLayout(self), self.less, self.line, self.more, spacing=4, margins=(0, 0, 0, 0))
        self.set_name(name)
        self.line.textEdited.connect(self.written)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self.less.clicked.connect(lambda: self._go(-self._step))
        self.more.clicked.connect(lambda: self._go(self._step))

    def set_name(self, name: str) -> None:
        """Tell screen readers what the number is."""
        self.line.setAccessibleName(name)
        self.less.setAccessibleName(words.step_down(name))
        self.more.setAccessibleName(words.step_up(name))

    def show_text(self, text: str) -> None:
        """Show what is written, unless the player is writing the same in another way."""
        if self.line.text().strip() != text and not (self.line.hasFocus() and _same(self.line.text(), text)):
            self.line.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step by the arrow keys, and by more with the keys of a page."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            return self._leaves_to_the_page(event)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            steps = _STEPS.get(Qt.Key(event.key())) if is_alone(event) else None
            if steps is not None:
                self._go(steps * self._step)
            return steps is not None
        return super().eventFilter(watched, event)

    def _leaves_to_the_page(self, event: QKeyEvent) -> bool:
        """Return whether the keys to undo and redo are the page's: if nothing typed in the line is left to undo."""
        is_undo, is_redo = event.matches(QKeySequence.StandardKey.Undo), event.matches(QKeySequence.StandardKey.Redo)
        leaves = (is_undo and not self.line.isUndoAvailable()) or (is_redo and not self.line.isRedoAvailable())
        if leaves:
            event.ignore()
        return leaves

    def _go(self, by: int) -> None:
        """Go on to the next number that is a multiple of the step, or as far as `by` says from one that is."""
        text = self.line.text().strip()
        number = int(text) if text.isascii() and text.isdigit() else 0
        self.line.setText(str(max(0, number + by)))
        self.written.emit(self.line.text())


def _same(typed: str, text: str) -> bool:
    """Return whether two texts are the same number."""
    return typed.strip().lstrip("0") == text.lstrip("0")


class FieldRow(QWidget):
    """What a field is called on the left, the field on the right, and below what it is elsewhere, or what is wrong."""

    def __init__(self, name: str, control: QWidget) -> None:
        super().__init__()
        self.control = control
        self.name, self.there = Label(name, role="cell", wraps=True), Label(role="muted")
        self.name.setBuddy(control)
        self.why = Label(role="wrong", wraps=True)
        for label in (self.there, self.why):
            label.hide()
        texts = filled(QVBoxLayout(), self.name, self.there, spacing=0)
        line = filled(QHBoxLayout(), (texts, 1), control, spacing=10)
        filled(QVBoxLayout(self), line, self.why, spacing=2, margins=(0, 0, 0, 0))

    def set_name(self, name: str, hint: str) -> None:
        """Call the field so, and explain it."""
        self.name.setText(name)
        set_tooltip(self.name, hint)

    def show_other(self, there: str) -> None:
        """Mark a field that is another in the rules compared with, and say what it is there; nothing if it is not."""
        mark_changed(self.control, there)
        self.there.setText(there)
        self.there.setVisible(bool(there))

    def show_why(self, why: str) -> None:
        """Say what is wrong with what is written; nothing if that is nothing."""
        show_why(self.why, self.control, why)


def mark_changed(control: QWidget, there: str) -> None:
    """Tint a control that says something else than the rules compared with, which its tooltip tells."""
    field = control.focusProxy() or control
    set_look(field, "changed", "true" if there else "false")
    set_tooltip(field, there)


def show_why(label: Label, control: QWidget, why: str) -> None:
    """Say in a label what is wrong with a control, also to a screen reader."""
    label.setText(why)
    label.setVisible(bool(why))
    field = control.focusProxy() or control
    field.setAccessibleDescription(why)
