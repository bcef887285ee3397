# SPDX-License-Identifier: MIT
"""The help link leads to a section of Help, and from what is explained on the screen to where Help says it.

A click on a label whose tooltip explains a word leads there, and so does the key of Help while such a tooltip is seen.
Else that key opens Help, as the menu says, whatever has the keyboard.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QLabel, QToolTip

from yahtzee_gui.desktop.key_bindings import Action
from yahtzee_gui.kit.openers import PageStack
from yahtzee_gui.menu_words import HelpPart, Page
from yahtzee_gui.words import glossary


class HelpLink(QObject):
    """Listens to what reaches the window because nothing in it has another use for it."""

    def __init__(self, pages: PageStack) -> None:
        super().__init__(pages)
        self._pages, self._window = pages, pages.window
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the click or the key that asks for a word; all else goes on."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            return self._take_key(event)
        if event.type() is QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            label = self._window.childAt(event.position().toPoint())
            sentence = glossary.entry(label.toolTip()) if isinstance(label, QLabel) else ""
            if sentence and event.button() is Qt.MouseButton.LeftButton:
                self.read(HelpPart.WORDS, sentence)
                return True
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        if QKeySequence(event.keyCombination()) != self._pages.keys().sequence(Action.GUIDE):
            return False
        sentence = self._asked()
        if sentence and event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            self.read(HelpPart.WORDS, sentence)
        event.setAccepted(bool(sentence))
        return bool(sentence)

    def read(self, part: HelpPart, sentence: str = "") -> None:
        """Go to a section of Help, and there to a sentence of the words."""
        from yahtzee_gui.help.page import HelpPage

        self._pages.show(Page.HELP)
        page = self._pages.get(Page.HELP)
        assert isinstance(page, HelpPage)
        page.read(part, sentence)

    def _asked(self) -> str:
        """Return what is asked for: what the tooltip says that is seen."""
        return glossary.entry(QToolTip.text()) if QToolTip.isVisible() else ""
