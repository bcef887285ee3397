# SPDX-License-Identifier: MIT
"""The guide is the user's handbook: ``docs/guide`` in the player's language, chapters beside the text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout

from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.resources import guide
from yahtzee_gui.help import guide_words
from yahtzee_gui.help.own_text import OwnText
from yahtzee_gui.help.page import HelpDesk
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage

_LEAST, _LIST_WIDTH = (700, 400), 250


class GuidePage(PlacePage):
    """The handbook.

    Raises:
        OSError: if the installation lacks it.
    """

    def __init__(self, desk: HelpDesk) -> None:
        super().__init__(desk.window)
        self.text = OwnText(guide(languages.current()))
        self.text.setAccessibleName(guide_words.title())
        self.chapters = QListWidget()
        self.chapters.setAccessibleName(guide_words.chapters())
        self.chapters.setFixedWidth(_LIST_WIDTH)
        self.chapters.setSpacing(3)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.addItems(self.text.chapters)
        self.chapters.setCurrentRow(0)
        self.chapters.currentRowChanged.connect(self._go_to)
        self.text.verticalScrollBar().valueChanged.connect(self._follow_text)
        self._arrange()
        self.setMinimumSize(*_LEAST)
        self.chapters.setFocus()

    def _arrange(self) -> None:
        both = filled(QHBoxLayout(), self.chapters, (self.text, 1), spacing=14)
        filled(QVBoxLayout(self), (both, 1), margins=(20, 12, 20, 16))

    def _go_to(self, chapter: int) -> None:
        bar = self.text.verticalScrollBar()
        was_blocked = bar.blockSignals(True)  # the list leads, and is not led back by what it does itself
        self.text.go_to(chapter)
        bar.blockSignals(was_blocked)

    def _follow_text(self) -> None:
        was_blocked = self.chapters.blockSignals(True)
        self.chapters.setCurrentRow(self.text.chapter_at_top())
        self.chapters.blockSignals(was_blocked)
