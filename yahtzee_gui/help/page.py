# SPDX-License-Identifier: MIT
"""The help pages: all keys on one page, the words of the coach on another, and what the program is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.verdicts import Measure
from engine.rules.par import SIGNATURE
from yahtzee_gui import menu_words
from yahtzee_gui.board.coach.view import table_text
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop import identity
from yahtzee_gui.help import words
from yahtzee_gui.help.licences import all_licences
from yahtzee_gui.kit.layouts import add_layout, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.words import glossary

_WIDTH, _WIDE, _LEAST_HEIGHT = 460, 560, 200
_NAME_WIDTH, _LICENCES_WIDTH, _BOTH = 84, 420, 900


class HelpDesk(Protocol):
    """What the pages are made with."""

    window: QWidget
    settings: Settings
    controller: GameController


class _Page(PlacePage):
    """A column of texts."""

    WIDEST = 860

    def __init__(self, desk: HelpDesk) -> None:
        super().__init__(desk.window)
        self.setMinimumWidth(_WIDTH)
        self.column = filled(QVBoxLayout(self), margins=(28, 16, 28, 20), spacing=12)


class ShortcutsPage(_Page):
    """Every key and what it does."""

    def __init__(self, desk: HelpDesk) -> None:
        super().__init__(desk)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(5)
        for row, (named, action) in enumerate(menu_words.shortcuts(desk.settings.keys)):
            name = Label(named, role="key")
            text = Label(action, role="cell", wraps=True)
            grid.addWidget(name, row, 0)
            grid.addWidget(text, row, 1)
        grid.setColumnStretch(1, 1)
        add_layout(self.column, grid)
        self.column.addStretch()


class GlossaryPage(_Page):
    """The words of the coach, and its marks."""

    def __init__(self, desk: HelpDesk) -> None:
        super().__init__(desk)
        self.setMinimumWidth(_WIDE)
        self._scroll = scroll = ScrollPage()
        scroll.column.setSpacing(6)
        for heading, sentences in glossary.page():
            scroll.column.addWidget(Label(heading, role="title"))
            for sentence in sentences:
                scroll.column.addWidget(Label(sentence, role="cell", wraps=True))
            scroll.column.addSpacing(8)
        scroll.column.addWidget(Label(glossary.marks_heading(), role="title"))
        scroll.column.addWidget(Label(glossary.marks(), role="cell"))
        scroll.column.addSpacing(8)
        scroll.column.addWidget(Label(glossary.marks_of_chance_heading(), role="title"))
        scroll.column.addWidget(Label(glossary.marks(Measure.CHANCE), role="cell"))
        scroll.column.addStretch(1)
        scroll.setMinimumHeight(_LEAST_HEIGHT)
        scroll.setAccessibleName(glossary.title())
        self.column.addWidget(scroll, 1)
        scroll.setFocus()

    def show_entry(self, sentence: str) -> None:
        """Bring a sentence of the page into view, mark it, and give it the keyboard: a screen reader says it."""
        for label in self._scroll.content.findChildren(QLabel):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            if label.text() == sentence:
                label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
                label.setFocus(Qt.FocusReason.OtherFocusReason)
                label.setSelection(0, len(sentence))
                self._scroll.column.activate()
                self._scroll.ensureWidgetVisible(label)


class AboutPage(_Page):
    """Name, versions, credits, what the name does not mean, and all licences. All of it can be selected and copied."""

    WIDEST = PlacePage.WIDEST

    def __init__(self, desk: HelpDesk) -> None:
        super().__init__(desk)
        table = table_text(desk.controller.scene())
        self.setMinimumWidth(_BOTH)
        outer, self.column = self.column, QVBoxLayout()
        self.column.setSpacing(12)
        self.column.addWidget(Label(identity.DISPLAY_NAME, role="topic"))
        self._add_text(words.about_program())
        self._add_pairs(
            [
                (words.about_version(), identity.program_version()),
                (words.about_signature(), SIGNATURE),
                (words.about_libraries(), words.versions(identity.library_versions())),
                (words.about_table(), table or tray_words.coach_without_table()),
            ]
        )
        self._add_title(words.about_credits_heading())
        self._add_pairs(words.about_credits())
        for text in (words.about_licence(), words.about_trademark()):
            self._add_text(text)
        self.column.addStretch()
        title = Label(words.licences_title(), role="title")
        self.licences = QPlainTextEdit(all_licences())
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        self.licences.setAccessibleName(words.licences_title())
        self.licences.setMinimumSize(_LICENCES_WIDTH, _LEAST_HEIGHT)
        texts = filled(QVBoxLayout(), title, (self.licences, 1), spacing=12)
        add_layout(outer, filled(QHBoxLayout(), (self.column, 1), (texts, 1), spacing=28), 1)
        for label in self.findChildren(QLabel):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def _add_title(self, text: str) -> None:
        self.column.addSpacing(4)
        self.column.addWidget(Label(text, role="title"))

    def _add_text(self, text: str) -> None:
        self.column.addWidget(Label(text, role="cell", wraps=True))

    def _add_pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(5)
        grid.setColumnMinimumWidth(0, _NAME_WIDTH)
        grid.setColumnStretch(1, 1)
        for row, (name, text) in enumerate(pairs):
            grid.addWidget(Label(name, role="muted"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(text, role="cell", wraps=True), row, 1)
        add_layout(self.column, grid)
