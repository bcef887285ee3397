# SPDX-License-Identifier: MIT
"""The text entry is where a line is typed, or a game from paper: what can't be opened stays there, with the reason."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout

from engine.games.lines import LONGEST
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, mark_wrong
from yahtzee_gui.set_up import words

_EXAMPLE = "25566>66 346>666 62 sixes\n13335>333 26 three of a kind"


class TextEntry(QFrame):
    """A field of several lines.

    Signals:
        opened: the text that is to be opened.
        closed: it is not wanted any more.
    """

    opened = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.field, self.reason = QPlainTextEdit(), Label(words.text_example(), role="muted", wraps=True)
        self.field.setPlaceholderText(_EXAMPLE)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(words.text_title())
        self.open, self.close_button = QPushButton(words.open_text()), QPushButton(words.close_text())
        buttons = filled(QHBoxLayout(), STRETCH, self.close_button, self.open, spacing=8)
        head = Label(words.text_title(), role="title")
        filled(QVBoxLayout(self), head, self.reason, (self.field, 1), buttons, spacing=6, margins=(18, 12, 18, 12))
        self.open.clicked.connect(lambda: self.opened.emit(self.field.toPlainText()))
        self.close_button.clicked.connect(self.closed)
        self.field.textChanged.connect(lambda: self._say("", is_wrong=False))

    def refuse(self, text: str, why: str, line: int = 0, word: str = "") -> None:
        """Keep a text that couldn't be opened, say why, and select the word that is wrong in its line."""
        if text != self.field.toPlainText():
            self.field.setPlainText(text[:LONGEST])
        self._say(why, is_wrong=True)
        block = self.field.document().findBlockByNumber(line - 1)
        if line and block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.Right, n=max(0, block.text().find(word)))
            cursor.movePosition(
                QTextCursor.MoveOperation.Right,
                QTextCursor.MoveMode.KeepAnchor,
                len(word) if word in block.text() else block.length() - 1,
            )
            self.field.setTextCursor(cursor)
        self.field.setFocus()

    def _say(self, why: str, *, is_wrong: bool) -> None:
        self.reason.setText(why or words.text_example())
        mark_wrong(self.field, is_wrong=is_wrong)
        self.field.setAccessibleDescription(why)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape; what is typed stays for the next time."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
