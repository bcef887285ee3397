# SPDX-License-Identifier: MIT
"""The help pages: all keys on one page, the words of the coach on another, and what the program is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.verdicts import Measure
from yahtzee_gui import menu_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop import identity
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.help import words
from yahtzee_gui.help.licences import all_licences
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.theme import widget_styles
from yahtzee_gui.words import buttons, glossary

_WIDTH, _WIDE, _READABLE, _LEAST_HEIGHT = 460, 560, 760, 240
_NAME_WIDTH = 84


class _Page(QDialog):
    """A heading, something below, and a button that closes."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self.column = filled(QVBoxLayout(self), margins=(28, 24, 28, 20), spacing=12)
        heading = Label(title, role="heading")
        self.column.addWidget(heading)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the texts need; Qt would stop at two thirds of the screen and cut them."""
        super().showEvent(event)
        self.ensurePolished()
        self.resize(self.width(), self.column.totalHeightForWidth(self.width()))

    def add_close(self, *others: QPushButton) -> None:
        """Add the button at the end, and others to the left of it."""
        close = QPushButton(buttons.close())
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (*others, close):
            row.addWidget(button)
        self.column.addSpacing(6)
        self.column.addLayout(row)
        close.setFocus()


class ShortcutsDialog(_Page):
    """Every key and what it does."""

    def __init__(self, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(menu_words.shortcuts_title(), parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(5)
        for row, (named, action) in enumerate(menu_words.shortcuts(keys)):
            name = Label(named)
            name.setStyleSheet(widget_styles.key_name())
            text = Label(action, role="cell", wraps=True)
            grid.addWidget(name, row, 0)
            grid.addWidget(text, row, 1)
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        self.add_close()


class GlossaryDialog(_Page):
    """The words of the coach, and its marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(glossary.title(), parent)
        self.setMinimumWidth(_WIDE)
        scroll = ScrollPage()
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
        self.add_close()

    def showEvent(self, event: QShowEvent) -> None:
        """Be high enough for most of the text; the rest scrolls."""
        QDialog.showEvent(self, event)
        self.resize(_WIDE, _WIDE)


class AboutDialog(_Page):
    """Name, versions, credits, and what the name does not mean. All of it can be selected, to go into a report."""

    def __init__(self, table: str, parent: QWidget | None = None) -> None:
        super().__init__(identity.DISPLAY_NAME, parent)
        self.setWindowTitle(
            menu_words.plain(menu_words.menu_items()["about"])
        )  # the name alone is that of the main window
        self._add_text(words.about_program())
        self._add_pairs(
            [
                (words.about_version(), identity.program_version()),
                (words.about_libraries(), words.versions(identity.library_versions())),
                (words.about_table(), table or tray_words.coach_without_table()),
            ]
        )
        self._add_title(words.about_credits_heading())
        self._add_pairs(words.about_credits())
        for text in (words.about_licence(), words.about_trademark()):
            self._add_text(text)
        for label in self.findChildren(QLabel):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        licences = QPushButton(words.show_licences())
        licences.setAutoDefault(False)
        licences.clicked.connect(self._show_licences)
        self.add_close(licences)

    def _show_licences(self) -> None:
        LicencesDialog(self).open()

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
        self.column.addLayout(grid)


class LicencesDialog(_Page):
    """Every licence in full, to be scrolled and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(words.licences_title(), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        text = QPlainTextEdit(all_licences())
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        text.setAccessibleName(words.licences_title())
        text.setMinimumHeight(_LEAST_HEIGHT)
        self.column.addWidget(text, 1)
        self.add_close()
        text.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide as the lines of most licences; the rest scrolls."""
        QDialog.showEvent(self, event)
        self.resize(_READABLE, _WIDE)
