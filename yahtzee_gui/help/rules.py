# SPDX-License-Identifier: MIT
"""The rules of a game: the turn, the boxes with an example each, bonus, what five alike do again, and par.

It has no number of its own: points come from `engine.rules.scoring`, expected scores from `engine.rules.par`, and a
test holds it to docs/rules.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.rules.categories import Category
from engine.rules.dice import ROLLS, Dice
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, plain_points
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.help import rules_words
from yahtzee_gui.kit.cards import FormCard
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, discard, filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.words import names, rule_sets

EXAMPLES: dict[Category, Dice] = {
    Category.ACES: (1, 1, 1, 4, 6),
    Category.TWOS: (2, 2, 3, 5, 6),
    Category.THREES: (1, 3, 3, 3, 5),
    Category.FOURS: (2, 4, 4, 4, 4),
    Category.FIVES: (1, 3, 5, 5, 5),
    Category.SIXES: (2, 6, 6, 6, 6),
    Category.THREE_OF_A_KIND: (2, 4, 4, 4, 5),
    Category.FOUR_OF_A_KIND: (3, 3, 3, 3, 6),
    Category.FULL_HOUSE: (3, 3, 5, 5, 5),
    Category.SMALL_STRAIGHT: (1, 2, 3, 4, 6),
    Category.LARGE_STRAIGHT: (2, 3, 4, 5, 6),
    Category.YAHTZEE: (4, 4, 4, 4, 4),
    Category.CHANCE: (1, 3, 4, 6, 6),
}
_DIE, _NAME, _POINTS = 20, 150, 36


class RulesText:
    """The rules of `rules`, or of another game that is chosen: `head` chooses, `parts` are below their titles."""

    def __init__(self, rules: RuleSet | None) -> None:
        self._in_play = rules
        self.head, self.games, self._note = QWidget(), Combo(), Label(rules_words.of_your_game(), role="muted")
        self._known = [*RULE_SETS.values(), *rule_sets.other_games()]
        if rules is not None and rules not in self._known:
            self._known.insert(0, rules)
        for one in self._known:
            self.games.addItem(rules_words.rules_with_rolls(one))
        self.games.setAccessibleName(rules_words.rules_title())
        filled(QHBoxLayout(self.head), self.games, self._note, STRETCH, spacing=12, margins=(0, 0, 0, 0))
        self._fill: dict[str, Callable[[RuleSet], Sequence[QWidget]]] = {
            rules_words.rules_turn_heading(): lambda of: [_text(told) for told in rules_words.rules_turn(of)],
            rules_words.rules_boxes_heading(): _boxes,
            rules_words.rules_upper_heading(): lambda of: [_text(rule_sets.upper_bonus(of))],
            rules_words.rules_further_heading(): lambda of: [_text(told) for told in rules_words.further(of)],
            rules_words.rules_par_heading(): lambda of: [_text(rules_words.rules_par(par(of)))],
        }
        self.parts = {title: QWidget() for title in self._fill}
        self._columns = {
            title: filled(QVBoxLayout(part), margins=(0, 0, 0, 0), spacing=8) for title, part in self.parts.items()
        }
        self.games.setCurrentIndex(self._known.index(rules if rules is not None else DEFAULT_RULES))
        self.games.currentIndexChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        rules = self._known[self.games.currentIndex()]
        self._note.setVisible(rules == self._in_play)
        for title, part in self.parts.items():
            for old in part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                discard(old)
            for new in self._fill[title](rules):
                self._columns[title].addWidget(new)


def _boxes(rules: RuleSet) -> Sequence[QWidget]:
    card = FormCard()
    for category in rules.categories:
        card.add(_box_row(category, rules))
    return [card]


def _box_row(category: Category, rules: RuleSet) -> QWidget:
    dice = example_of(category, rules)
    points = plain_points(category, dice, rules)
    row, strip = QWidget(), DiceStrip(_DIE)
    row.setAccessibleName(rules_words.rules_box_spoken(category, names.dice(dice), points, rules))
    strip.set_dice(dice)
    grid = QGridLayout(row)
    grid.setContentsMargins(0, 2, 0, 2)
    grid.setHorizontalSpacing(12)
    grid.setColumnMinimumWidth(0, _NAME)
    grid.setColumnStretch(1, 1)
    figure = Label(str(points), role="title")
    figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    figure.setFixedWidth(_POINTS)
    rule = Label(names.category_rule(category, rules), role="muted", wraps=True)
    cells = (Label(names.category(category, rules), role="text"), rule, strip, figure)
    for place, cell in enumerate(cells):
        grid.addWidget(cell, 0, place)
    return row


def _text(text: str) -> QLabel:
    return Label(text, role="text", wraps=True)


def example_of(category: Category, rules: RuleSet) -> Dice:
    """Return a roll that scores in a box: the usual example, or one with as many different faces as can be."""
    known = next((dice for box, dice in EXAMPLES.items() if box.key == category.key), None)
    if known is not None and plain_points(category, known, rules):
        return known
    return max(ROLLS, key=lambda roll: (plain_points(category, roll, rules) > 0, len(set(roll)), roll))
