# SPDX-License-Identifier: MIT
"""The page of help: guide, rules, words, keys and About below one another, with a list of them and one search.

The rules have no number of their own: points come from `engine.rules.scoring`, expected scores from
`engine.rules.par`, and a test holds them to docs/rules.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.verdicts import Measure
from engine.rules.categories import Category
from engine.rules.dice import ROLLS, Dice
from engine.rules.par import SIGNATURE, par
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, plain_points
from yahtzee_gui.board.coach.view import table_text
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.desktop import identity, languages
from yahtzee_gui.desktop.identity import all_licences
from yahtzee_gui.desktop.resources import guide
from yahtzee_gui.help import words
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.contents import Contents, OwnText, chapters
from yahtzee_gui.kit.labels import Label, link_button
from yahtzee_gui.kit.layouts import STRETCH, FormCard, discard, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.menu_words import HelpPart, help_parts
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.keys_list import KeysList
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.words import glossary, names

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
        self.head, self.games, self._note = QWidget(), Combo(), Label(words.of_your_game(), role="muted")
        self._known = [*RULE_SETS.values(), *names.other_games()]
        if rules is not None and rules not in self._known:
            self._known.insert(0, rules)
        for one in self._known:
            self.games.addItem(words.rules_with_rolls(one))
        self.games.setAccessibleName(words.rules_title())
        filled(QHBoxLayout(self.head), self.games, self._note, STRETCH, spacing=12, margins=(0, 0, 0, 0))
        self._fill: dict[str, Callable[[RuleSet], Sequence[QWidget]]] = {
            words.rules_turn_heading(): lambda of: [_text(told) for told in words.rules_turn(of)],
            words.rules_boxes_heading(): _boxes,
            words.rules_upper_heading(): lambda of: [_text(names.upper_bonus(of))],
            words.rules_further_heading(): lambda of: [_text(told) for told in words.further(of)],
            words.rules_par_heading(): lambda of: [_text(words.rules_par(par(of)))],
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
    row.setAccessibleName(words.rules_box_spoken(category, names.dice(dice), points, rules))
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


def example_of(category: Category, rules: RuleSet) -> Dice:
    """Return a roll that scores in a box: the usual example, or one with as many different faces as can be."""
    known = next((dice for box, dice in EXAMPLES.items() if box.key == category.key), None)
    if known is not None and plain_points(category, known, rules):
        return known
    return max(ROLLS, key=lambda roll: (plain_points(category, roll, rules) > 0, len(set(roll)), roll))


_NAME_WIDTH, _LICENCES_HEIGHT = 84, 320


class HelpPage(PlacePage):
    """All that there is to look up; an OSError if the installation lacks the guide."""

    def __init__(self, settings: Settings, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.title())
        self.contents = Contents(words.title())
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.search())
        self.search.setAccessibleName(words.search())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self._nothing = Label(words.nothing_found(), role="muted")
        self._nothing.hide()
        self.contents.left.insertWidget(0, self.search)
        self.contents.left.insertWidget(1, self._nothing)
        self._rows: dict[HelpPart, int] = {}
        self._add_guide()
        self._add_rules(controller.game.rules if controller.game is not None else None)
        self._add_words()
        self.keys = KeysList(settings, is_open=True)
        self._begin(HelpPart.KEYS, self.keys)
        self._add_about(table_text(controller.scene()))
        self.contents.page.column.addStretch()
        filled(QVBoxLayout(self), self.contents, margins=(0, 0, 0, 0))
        self.contents.list.setFocus()

    def read(self, part: HelpPart, sentence: str = "") -> None:
        """Go to a section, and to a sentence of the words."""
        self.search.clear()
        if sentence:
            self.contents.show_text(sentence)
        else:
            self.contents.go_to(self._rows[part])

    def _search(self, text: str) -> None:
        self._nothing.setVisible(self.contents.search(text) == 0)

    # ---- what is in it ----

    def _begin(self, part: HelpPart, *below: QWidget) -> None:
        self._rows[part] = self.contents.head(help_parts()[part])
        self.contents.add(*below)

    def _add_part(self, title: str, *below: QWidget) -> None:
        self.contents.head(title, is_part=True)
        self.contents.add(*below)

    def _add_guide(self) -> None:
        path = guide(languages.current())
        (_, begin), *others = chapters(path)
        self._begin(HelpPart.GUIDE, OwnText(begin, path.parent))
        for title, text in others:
            self._add_part(title, OwnText(text, path.parent))

    def _add_rules(self, rules: RuleSet | None) -> None:
        self.rules = RulesText(rules)
        self._begin(HelpPart.RULES, self.rules.head)
        for title, part in self.rules.parts.items():
            self._add_part(title, part)

    def _add_words(self) -> None:
        self._begin(HelpPart.WORDS)
        for heading, sentences in glossary.page():
            self._add_part(heading, *map(_text, sentences))
        self._add_part(glossary.marks_heading(), _text(glossary.marks()))
        self._add_part(glossary.marks_of_chance_heading(), _text(glossary.marks(Measure.CHANCE)))

    def _add_about(self, table: str) -> None:
        built = [
            (words.about_version(), identity.program_version()),
            (words.about_signature(), SIGNATURE),
            (words.about_libraries(), words.versions(identity.library_versions())),
            (words.about_table(), table or tray_words.coach_without_table()),
        ]
        self._begin(HelpPart.ABOUT, _text(words.about_program()), _pairs(built))
        self._add_part(words.about_credits_heading(), _pairs(words.about_credits()))
        self.licences = QPlainTextEdit()
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        self.licences.setAccessibleName(words.licences_title())
        self.licences.setMinimumHeight(_LICENCES_HEIGHT)
        self.licences.hide()
        self.show_licences = link_button(words.licences_title())
        self.show_licences.clicked.connect(self._show_licences)
        told = map(_text, (words.about_licence(), words.about_trademark()))
        self.contents.add(*told, self.show_licences, self.licences)

    def _show_licences(self) -> None:
        self.show_licences.hide()
        self.licences.setPlainText(all_licences())
        self.licences.show()
        self.licences.setFocus()


def _text(text: str) -> Label:
    label = Label(text, role="text", wraps=True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _pairs(pairs: Iterable[tuple[str, str]]) -> QWidget:
    result = QWidget()
    grid = QGridLayout(result)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(5)
    grid.setColumnMinimumWidth(0, _NAME_WIDTH)
    grid.setColumnStretch(1, 1)
    for row, (name, text) in enumerate(pairs):
        grid.addWidget(Label(name, role="muted"), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(_text(text), row, 1)
    return result
