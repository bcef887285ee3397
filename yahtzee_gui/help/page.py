# SPDX-License-Identifier: MIT
"""The page of help: guide, rules, words, keys and About below one another, with a list of them and one search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure
from engine.rules.par import SIGNATURE
from yahtzee_gui.board.coach.view import table_text
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop import identity, languages
from yahtzee_gui.desktop.resources import guide
from yahtzee_gui.help import words
from yahtzee_gui.help.licences import all_licences
from yahtzee_gui.help.rules import RulesText
from yahtzee_gui.kit.contents import Contents
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.own_text import OwnText, chapters
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.menu_words import HelpPart, help_parts
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.keys_list import KeysList
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.words import glossary

_NAME_WIDTH, _LICENCES_HEIGHT = 84, 320


class HelpDesk(Protocol):
    """What the page is made with."""

    window: QWidget
    settings: Settings
    controller: GameController


class HelpPage(PlacePage):
    """All that there is to look up.

    Raises:
        OSError: if the installation lacks the guide.
    """

    def __init__(self, desk: HelpDesk) -> None:
        super().__init__(desk.window)
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
        self._add_rules(desk)
        self._add_words()
        self.keys = KeysList(desk.settings, is_open=True)
        self._begin(HelpPart.KEYS, self.keys)
        self._add_about(table_text(desk.controller.scene()))
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

    def _add_rules(self, desk: HelpDesk) -> None:
        game = desk.controller.game
        self.rules = RulesText(game.rules if game is not None else None)
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
        self.show_licences = QPushButton(words.licences_title())
        self.show_licences.setProperty("link", "true")
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
