# SPDX-License-Identifier: MIT
"""The page of rules: the turn, the boxes with an example each, bonuses, jokers by every rule set, and par.

It has no number of its own: points come from `engine.rules.scoring`, expected scores from `engine.rules.par`, and a
test holds it to docs/rules.md.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.rules.categories import Category
from engine.rules.dice import ROLLS, Dice
from engine.rules.par import PARS, par
from engine.rules.scoring import (
    DEFAULT_RULES,
    RULE_SETS,
    YAHTZEE_POINTS,
    RuleSet,
    allowed_points,
    earns_yahtzee_bonus,
    plain_points,
)
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.help import rules_words
from yahtzee_gui.help.page import HelpDesk
from yahtzee_gui.kit.cards import FormCard
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.scroll_page import ScrollPage
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
JOKER: Dice = (4, 4, 4, 4, 4)
JOKER_BOX, JOKER_UPPER_BOX = Category.LARGE_STRAIGHT, Category.FOURS

_WIDTH = 560
_MARGIN = 24
_DIE = 20
_POINTS_WIDTH = 36
_JOKER_WIDTH = 84
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RulesPage(PlacePage):
    """The rules, those of the game in play marked."""

    WIDEST = 860

    def __init__(self, desk: HelpDesk) -> None:
        super().__init__(desk.window)
        game = desk.controller.game
        self._rules = rules = game.rules if game is not None else DEFAULT_RULES
        self.page = ScrollPage()
        self.page.setAccessibleName(rules_words.rules_title())
        self._lay_out()
        self._add_turn()
        self._add_boxes()
        if rules.name in RULE_SETS:
            self._add_bonuses()
            self._add_jokers()
            self._add_pars()
        else:
            self._add_other_bonuses()
        self.page.column.addStretch()
        self.setMinimumWidth(_WIDTH)
        self.page.setFocus()

    # ---- building ----

    def _lay_out(self) -> None:
        self.page.column.setContentsMargins(_MARGIN, 0, _MARGIN, 12)
        self.page.column.setSpacing(8)
        head = filled(
            QVBoxLayout(),
            _label(rules_words.rules_of_this_game(self._rules), "muted"),
            margins=(_MARGIN, 0, _MARGIN, 0),
        )
        filled(QVBoxLayout(self), head, (self.page, 1), spacing=12, margins=(0, 8, 0, 0))

    def _heading(self, text: str) -> None:
        if self.page.column.count():
            self.page.column.addSpacing(12)
        self.page.column.addWidget(_label(text, "title"))

    def _text(self, text: str) -> None:
        self.page.column.addWidget(_label(text, "cell", wrap=True))

    def _card(self) -> FormCard:
        card = FormCard()
        self.page.column.addWidget(card)
        return card

    def _strip(self, dice: Dice) -> DiceStrip:
        strip = DiceStrip(_DIE)
        strip.set_dice(dice)
        return strip

    def _name(self, text: str, *, in_play: bool) -> QWidget:
        """Return the name of a rule set, marked if the game is played by it."""
        result = QWidget()
        line = filled(QHBoxLayout(result), _label(text, "text"), spacing=8, margins=(0, 0, 0, 0))
        if in_play:
            line.addWidget(_label(f"● {rules_words.in_this_game()}", "here"))
        line.addStretch()
        return result

    # ---- the sections ----

    def _add_turn(self) -> None:
        self._heading(rules_words.rules_turn_heading())
        for paragraph in rules_words.rules_turn(self._rules):
            self._text(paragraph)

    def _add_boxes(self) -> None:
        self._heading(rules_words.rules_boxes_heading())
        card = self._card()
        for category in self._rules.categories:
            card.add(self._box_row(category))

    def _box_row(self, category: Category) -> QWidget:
        dice = example_of(category, self._rules)
        points = plain_points(category, dice, self._rules)
        row = QWidget()
        row.setAccessibleName(rules_words.rules_box_spoken(category, names.dice(dice), points, self._rules))
        grid = QGridLayout(row)
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        grid.addWidget(_label(names.category(category, self._rules), "text"), 0, 0)
        grid.addWidget(_label(names.category_rule(category, self._rules), "muted", wrap=True), 1, 0)
        grid.addWidget(self._strip(dice), 0, 1, 2, 1)
        grid.addWidget(_figure(str(points), _POINTS_WIDTH), 0, 2, 2, 1)
        return row

    def _add_bonuses(self) -> None:
        self._heading(rules_words.rules_bonuses_heading())
        self._text(rules_words.rules_upper_bonus())
        self._text(rules_words.rules_yahtzee_bonus())
        if not self._rules.yahtzee_bonus:
            self._text(rules_words.rules_no_yahtzee_bonus())

    def _add_other_bonuses(self) -> None:
        """Say what comes on top of the boxes by rules that are not Yahtzee's, and what perfect play averages."""
        self._heading(rules_words.rules_bonuses_heading())
        for text in (rule_sets.upper_bonus(self._rules), *rule_sets.further_five(self._rules)):
            self._text(text)
        average = par(self._rules)
        if average is not None:
            self._heading(rules_words.rules_par_heading())
            self._text(rules_words.rules_par(average))

    def _add_jokers(self) -> None:
        self._heading(rules_words.rules_jokers_heading())
        self._text(rules_words.rules_jokers())
        card = self._card()
        card.add(self._joker_head())
        for rules in RULE_SETS.values():
            card.add(self._joker_row(rules))

    def _joker_head(self) -> QWidget:
        row, grid = _joker_grid()
        example = QWidget()
        filled(
            QVBoxLayout(example),
            self._strip(JOKER),
            _label(rules_words.rules_joker_example(JOKER_BOX), "muted", wrap=True),
            spacing=2,
            margins=(0, 0, 0, 0),
        )
        grid.addWidget(example, 0, 0)
        for place, text in (
            (1, rules_words.box_is_filled(JOKER_UPPER_BOX)),
            (2, rules_words.box_is_open(JOKER_UPPER_BOX)),
        ):
            heading = _label(text, "muted", wrap=True)
            heading.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            heading.setFixedWidth(_JOKER_WIDTH)
            grid.addWidget(heading, 0, place)
        return row

    def _joker_row(self, rules: RuleSet) -> QWidget:
        row, grid = _joker_grid()
        grid.addWidget(self._name(names.rules_name(rules), in_play=rules.name == self._rules.name), 0, 0)
        grid.addWidget(_label(rules_words.rules_joker(rules), "muted", wrap=True), 1, 0)
        for place, is_filled in ((1, True), (2, False)):
            grid.addWidget(_figure(joker_result(rules, is_filled=is_filled), _JOKER_WIDTH), 0, place, 2, 1)
        return row

    def _add_pars(self) -> None:
        self._heading(rules_words.rules_par_heading())
        card = self._card()
        for rules, average in PARS.items():
            row = QWidget()
            filled(
                QHBoxLayout(row),
                (self._name(rules_words.rules_with_rolls(rules), in_play=rules == self._rules), 1),
                _figure(rules_words.rules_par(average), _JOKER_WIDTH),
                margins=(0, 0, 0, 0),
            )
            card.add(row)


def example_of(category: Category, rules: RuleSet) -> Dice:
    """Return a roll that scores in a box: the usual example, or one with as many different faces as can be."""
    known = next((dice for box, dice in EXAMPLES.items() if box.key == category.key), None)
    if known is not None and plain_points(category, known, rules):
        return known
    return max(ROLLS, key=lambda roll: (plain_points(category, roll, rules) > 0, len(set(roll)), roll))


def joker_result(rules: RuleSet, *, is_filled: bool) -> str:
    """Return what the example of a joker scores, its upper box being filled or open."""
    scores = {Category.YAHTZEE: YAHTZEE_POINTS}
    if is_filled:
        scores[JOKER_UPPER_BOX] = plain_points(JOKER_UPPER_BOX, EXAMPLES[JOKER_UPPER_BOX])
    allowed = allowed_points(rules, scores, JOKER)
    if JOKER_BOX not in allowed:
        return rules_words.only_this_box(next(iter(allowed)))
    bonus = rules.yahtzee_bonus if earns_yahtzee_bonus(rules, scores, JOKER) else 0
    return rules_words.points_and_bonus(allowed[JOKER_BOX], bonus)


def _joker_grid() -> tuple[QWidget, QGridLayout]:
    row = QWidget()
    grid = QGridLayout(row)
    grid.setContentsMargins(0, 7, 0, 7)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(0, 1)
    return row, grid


def _figure(text: str, width: int) -> QLabel:
    label = _label(text, "title", wrap=True)
    label.setAlignment(_RIGHT)
    label.setFixedWidth(width)
    return label


def _label(text: str, role: str, *, wrap: bool = False) -> QLabel:
    label = Label(text, role=role, wraps=wrap)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
