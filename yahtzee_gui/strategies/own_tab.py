# SPDX-License-Identifier: MIT
"""The part of the strategies page on which the player writes rule lists."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.strategies import words
from yahtzee_gui.strategies.own_text import ListFault
from yahtzee_gui.strategies.rule_editor import RuleEditor

_LANGUAGE = 316


@dataclass(frozen=True)
class OwnView:
    """The lists by file and name, the one that is edited, its text, what is wrong with it, and how good it is."""

    lists: tuple[tuple[str, str], ...] = ()
    edited: str = ""
    text: str = ""
    faults: tuple[ListFault, ...] = ()
    result: str = ""


class OwnTab(QWidget):
    """Lists, the text of one of them, and how it is written.

    Signals:
        written: what stands in the text field.
        chosen: the file of the list that is wanted.
    """

    written = Signal(str)
    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.lists = Combo()
        self.lists.setAccessibleName(words.list_label())
        self.lists.setMinimumWidth(200)
        self.new, self.remove = QPushButton(words.new_list()), QPushButton(words.remove_list())
        self.editor = RuleEditor()
        self.result, self.faults = Label(role="cell", wraps=True), Label(role="muted", wraps=True)
        self._lay_out()
        self.editor.textChanged.connect(lambda: self.written.emit(self.editor.toPlainText()))
        self.lists.activated.connect(lambda place: self.chosen.emit(self.lists.itemData(place)))

    def _lay_out(self) -> None:
        head = filled(QHBoxLayout(), self.lists, self.new, self.remove, STRETCH, spacing=8)
        left = Card(words.list_label())
        add_layout(left.column, head)
        left.column.addWidget(self.editor, 1)
        left.column.addWidget(self.result)
        left.column.addWidget(self.faults)
        right = Card(words.language_heading(), _LANGUAGE)
        filled(right.column, Label(words.language, role="text", wraps=True), 8)
        right.column.addWidget(Label(words.language_explained(), role="muted", wraps=True))
        right.column.addStretch()
        filled(QHBoxLayout(self), (left, 1), right, margins=(0, 0, 0, 0), spacing=12)

    def set_view(self, view: OwnView) -> None:
        """Show `view`; the cursor stays where it is."""
        with QSignalBlocker(self.lists):
            self.lists.clear()
            for file, name in view.lists:
                self.lists.addItem(name, file)
            self.lists.setCurrentIndex(self.lists.findData(view.edited))
        has_list = bool(view.edited)
        for part in (self.lists, self.remove, self.editor):
            part.setEnabled(has_list)
        with QSignalBlocker(self.editor):
            self.editor.show_text(view.text)
        self.editor.show_faults(view.faults)
        self.show_result(view.result)
        self.faults.setText("\n".join(words.line_fault(one.line, one.reason) for one in view.faults))
        self.faults.setVisible(bool(view.faults))

    def show_result(self, result: str) -> None:
        """Say how good the list is, or how far that is worked out."""
        self.result.setText(result)
        self.result.setVisible(bool(result))
