# SPDX-License-Identifier: MIT
"""The new-game dialog: by which rules to play, and with which dice."""

from __future__ import annotations

from collections.abc import Callable

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

from engine.rules.dice_models import OFFERED_DICE, DiceModel
from engine.rules.scoring import RULE_SETS, RuleSet
from yahtzee_gui.widgets.basic.cards import FittedText
from yahtzee_gui.wording import names
from yahtzee_gui.wording.game import coaching, demons
from yahtzee_gui.wording.pages import new_game_page

_COLUMN = 400
_MARGIN, _GAP, _INDENT = 28, 36, 26

Remark = Callable[[RuleSet, DiceModel], str]
"""What is said of a game by its rules and its dice: par, and the best score so far."""


class NewGameDialog(QDialog):
    """A choice among the named rule sets and the dice; `rules` and `dice_model` are chosen."""

    def __init__(self, rules: RuleSet, dice_model: DiceModel, remark: Remark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(new_game_page.new_game())
        self._remark = remark
        self.rule_choices: dict[str, QRadioButton] = {}
        self.dice_choices: dict[DiceModel, QRadioButton] = {}
        self._remarks: dict[DiceModel, FittedText] = {}
        self._rule_group, self._dice_group = QButtonGroup(self), QButtonGroup(self)
        columns = QHBoxLayout()
        columns.setSpacing(_GAP)
        columns.addLayout(self._rules_column())
        columns.addLayout(self._dice_column())
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 24, _MARGIN, 20)
        column.addLayout(columns)
        column.addStretch()
        self._add_buttons(column)
        self.rule_choices[rules.name].setChecked(True)
        self.dice_choices.get(dice_model, self.dice_choices[OFFERED_DICE[0]]).setChecked(True)
        self._refresh_remarks()
        self._rule_group.buttonToggled.connect(self._refresh_remarks)
        self.start.setFocus()

    def _rules_column(self) -> QVBoxLayout:
        column = _column(new_game_page.choose_rules())
        for name, rules in RULE_SETS.items():
            explained = names.rules_explained(rules)
            self.rule_choices[name] = self._add_choice(column, self._rule_group, names.rules_name(rules), explained)
        column.addStretch()
        return column

    def _dice_column(self) -> QVBoxLayout:
        column = _column(demons.choose_dice())
        for model in OFFERED_DICE:
            explained = names.dice_model_explained(model)
            button = self._add_choice(column, self._dice_group, names.dice_model_name(model), explained)
            self.dice_choices[model] = button
            self._remarks[model] = _add_text(column)
        column.addStretch()
        return column

    def _add_choice(self, column: QVBoxLayout, group: QButtonGroup, name: str, explained: str) -> QRadioButton:
        button = QRadioButton(name)
        button.setAccessibleDescription(explained)
        group.addButton(button)
        column.addSpacing(8)
        column.addWidget(button)
        _add_text(column, explained)
        return button

    def _refresh_remarks(self) -> None:
        """Say par and the best score by the rules that are chosen."""
        for model, label in self._remarks.items():
            text = self._remark(self.rules, model)
            label.show_text(text)
            self.dice_choices[model].setAccessibleDescription(f"{names.dice_model_explained(model)} {text}")

    def _add_buttons(self, column: QVBoxLayout) -> None:
        self.start = QPushButton(new_game_page.start_game())
        self.start.setProperty("primary", "true")
        self.start.setDefault(True)
        self.cancel = QPushButton(coaching.cancel())
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
        return next(RULE_SETS[name] for name, button in self.rule_choices.items() if button.isChecked())

    @property
    def dice_model(self) -> DiceModel:
        """The dice model that is chosen."""
        return next(model for model, button in self.dice_choices.items() if button.isChecked())


def _column(heading: str) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(3)
    label = QLabel(heading)
    label.setProperty("role", "heading")
    column.addWidget(label)
    return column


def _add_text(column: QVBoxLayout, text: str = "") -> FittedText:
    """Add a line below a choice, in line with its name."""
    label = FittedText("muted", _COLUMN - _INDENT, text)
    row = QHBoxLayout()
    row.setContentsMargins(_INDENT, 0, 0, 0)
    row.addWidget(label)
    column.addLayout(row)
    return label
