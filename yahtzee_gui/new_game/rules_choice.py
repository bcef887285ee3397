# SPDX-License-Identifier: MIT
"""The choice of the rules: which game of the family, and by which of its rules it is played."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QComboBox, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from engine.rules.scoring import RULE_SETS, RuleSet, rule_set
from yahtzee_gui.kit.cards import FittedText
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.columns import COLUMN, add_text, column_heading
from yahtzee_gui.words import names, rule_sets

_YATZY = "yatzy"
_LETTERS = 6


class RulesChoice(QWidget):
    """A list of games, and below it what there is to choose in the one that is chosen; `rules` are chosen.

    Attributes:
        games: the list.
        buttons: the rule sets of Yahtzee by their names.
        house_rules: those of Yatzy: five alike a full house, four alike two pairs, boxes in order.

    Signals:
        changed: other rules were chosen.
    """

    changed = Signal()

    def __init__(self, rules: RuleSet, own: Iterable[RuleSet] = ()) -> None:
        super().__init__()
        self.games = Combo()
        self.games.setAccessibleName(words.game_of_the_family())
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setMinimumContentsLength(_LETTERS)
        self.buttons: dict[str, QRadioButton] = {}
        self.house_rules = [
            QCheckBox(text())
            for text in (rule_sets.five_is_full_house, rule_sets.four_is_two_pairs, rule_sets.in_order)
        ]
        self._group = QButtonGroup(self)
        self._about = FittedText("muted", COLUMN, "")
        self._yahtzee, self._house = QWidget(), QWidget()
        self._known: list[RuleSet | None] = [None]
        self._fill(rules, own)
        self._lay_out()
        self._choose(rules)
        self._refresh()
        self._connect()

    def offer(self, own: Iterable[RuleSet]) -> None:
        """Offer these rules of the player's own, and no others any more but those that are chosen."""
        chosen = self.rules
        with QSignalBlocker(self), QSignalBlocker(self.games):
            self.games.clear()
            self._known = [None]
            self._fill(chosen, own)
            self._choose(chosen)
        self._refresh()

    def _fill(self, rules: RuleSet, own: Iterable[RuleSet]) -> None:
        """Offer Yahtzee, the games that come with the program, the player's own, and the game in play if it is none."""
        self.games.addItem(rule_sets.yahtzee())
        offered = [*rule_sets.other_games(), *own]
        if rules.name not in RULE_SETS and _place(rules, offered) is None:
            offered.append(rules)
        for one in offered:
            self.games.addItem(names.rules_name(one))
            self._known.append(one)

    def _lay_out(self) -> None:
        heading = column_heading(words.choose_rules())
        heading.setBuddy(self.games)
        column = QVBoxLayout(self._yahtzee)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for name, rules in RULE_SETS.items():
            explained = names.rules_explained(rules)
            self.buttons[name] = button = QRadioButton(names.rules_name(rules))
            button.setAccessibleDescription(explained)
            self._group.addButton(button)
            column.addSpacing(8 if column.count() else 0)
            column.addWidget(button)
            add_text(column, explained, button)
        house = filled(QVBoxLayout(self._house), *self.house_rules, spacing=8, margins=(0, 8, 0, 0))
        house.addStretch()
        top = filled(QHBoxLayout(), heading, (self.games, 1), spacing=12)
        parts = (top, self._about, self._yahtzee, self._house)
        whole = filled(QVBoxLayout(self), *parts, margins=(0, 0, 0, 0), spacing=2)
        whole.addStretch()

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._tell)
        self._group.buttonToggled.connect(self._tell)
        for box in self.house_rules:
            box.toggled.connect(self._tell)

    def _choose(self, rules: RuleSet) -> None:
        if rules.name in RULE_SETS:
            self.buttons[rules.name].setChecked(True)
            return
        self.buttons[next(iter(RULE_SETS))].setChecked(True)
        place = _place(rules, self._known[1:])
        if place is not None:
            with QSignalBlocker(self.games):
                self.games.setCurrentIndex(place + 1)
            if self._chosen == rule_set(_YATZY):
                for box, holds in zip(self.house_rules, rule_sets.house_rules(rules), strict=True):
                    box.setChecked(holds)

    @property
    def _chosen(self) -> RuleSet | None:
        """The game that is chosen; None for Yahtzee."""
        return self._known[self.games.currentIndex()]

    @property
    def rules(self) -> RuleSet:
        """The rules that are chosen, with the rolls per turn that they have by themselves."""
        if self._chosen is None:
            return rule_set(next(name for name, button in self.buttons.items() if button.isChecked()))
        if self._chosen != rule_set(_YATZY):
            return self._chosen
        five, four, in_order = (box.isChecked() for box in self.house_rules)
        return rule_sets.yatzy(five_is_full_house=five, four_is_two_pairs=four, in_order=in_order)

    def _tell(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        chosen = self._chosen
        self._yahtzee.setVisible(chosen is None)
        self._house.setVisible(chosen == rule_set(_YATZY))
        self._about.setVisible(chosen is not None)
        if chosen is not None:
            self._about.show_text(f"{rule_sets.game_explained(chosen)}\n{rule_sets.boxes_named(chosen)}")
            self.games.setAccessibleDescription(self._about.text())
        else:
            self.games.setAccessibleDescription("")


def _place(rules: RuleSet, offered: Iterable[RuleSet | None]) -> int | None:
    """Return where rules stand among those offered, whatever their rolls per turn: Yatzy with its house rules, too."""
    for place, one in enumerate(offered):
        if one is None:
            continue
        if one.name == rules.name and one.digest == rules.digest:
            return place
        if one.name == _YATZY and _is_yatzy(rules):
            return place
    return None


def _is_yatzy(rules: RuleSet) -> bool:
    five, four, in_order = rule_sets.house_rules(rules)
    wanted = rule_sets.yatzy(five_is_full_house=five, four_is_two_pairs=four, in_order=in_order)
    return wanted.digest == rules.digest and wanted.name == rules.name
