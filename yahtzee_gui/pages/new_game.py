# SPDX-License-Identifier: MIT
"""The new-game dialog: by which rules to play."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.rules import RULE_SETS, RuleSet
from yahtzee_gui import wording

_WIDTH = 520
_MARGIN = 28


class NewGameDialog(QDialog):
    """A choice among the named rule sets; `rules` is the chosen one."""

    def __init__(self, current: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(wording.new_game())
        self.setFixedWidth(_WIDTH)
        self.choices: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 24, _MARGIN, 20)
        column.setSpacing(6)
        column.addWidget(_label(wording.choose_rules(), "heading"))
        for name, rules in RULE_SETS.items():
            column.addSpacing(8)
            self._add_choice(column, name, rules)
        chosen = self.choices[current.name]
        chosen.setChecked(True)
        chosen.setFocus()
        column.addSpacing(14)
        self._add_buttons(column)

    def _add_choice(self, column: QVBoxLayout, name: str, rules: RuleSet) -> None:
        button = QRadioButton(wording.rules_name(rules))
        button.setAccessibleDescription(wording.rules_explained(rules))
        self._group.addButton(button)
        self.choices[name] = button
        text = _label(wording.rules_explained(rules), "muted")
        text.setContentsMargins(26, 0, 0, 0)
        text.setFixedWidth(_WIDTH - 2 * _MARGIN)
        column.addWidget(button)
        column.addWidget(text)

    def _add_buttons(self, column: QVBoxLayout) -> None:
        self.start = QPushButton(wording.start_game())
        self.start.setProperty("primary", "true")
        self.start.setDefault(True)
        self.cancel = QPushButton(wording.cancel())
        self.cancel.setAutoDefault(False)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.cancel)
        row.addWidget(self.start)
        column.addSpacing(8)
        column.addLayout(row)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @property
    def rules(self) -> RuleSet:
        """The rule set that is chosen."""
        return next(RULE_SETS[name] for name, button in self.choices.items() if button.isChecked())


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
