# SPDX-License-Identifier: MIT
"""An own text is a page in Markdown that the program brings along, with pictures from the folder where it lies.

Nothing that comes from outside is shown this way (see `plain`): no other file is read, and no link leads out.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QTextBrowser

from yahtzee_gui.theme.colors import theme

_LIGHT, _DARK = "-light", "-dark"
_CHAPTER = 2
"""The level of headings that chapters have."""
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_LARGER = {1: 3, 2: 2}
_SPACE, _HEADING_SPACE, _LINE_HEIGHT = (0, 9), (20, 8), 120


class OwnText(QTextBrowser):
    """Shows the text in `path`; where it is dark, pictures named ``...-light`` give way to those named ``...-dark``."""

    def __init__(self, path: Path) -> None:
        """Show the text.

        Raises:
            OSError: if it cannot be read.
        """
        super().__init__()
        self._path = path
        self._text = path.read_text(encoding="utf-8")
        self._is_dark = theme().is_dark
        self.setOpenLinks(False)
        self.document().setDocumentMargin(12)
        self._lay_out()

    @property
    def chapters(self) -> list[str]:
        """The headings of the chapters, in order."""
        return [block.text() for block in self._headings()]

    def changeEvent(self, event: QEvent) -> None:
        """Change to the pictures for the dark, or back, and stay at the same place."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and theme().is_dark != self._is_dark:
            self._is_dark = theme().is_dark
            place = self.verticalScrollBar().value()
            self._lay_out()
            self.verticalScrollBar().setValue(place)

    def go_to(self, chapter: int) -> None:
        """Have a chapter stand at the top."""
        block = self._headings()[chapter]
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.setTextCursor(QTextCursor(block))
        self.verticalScrollBar().setValue(int(top))

    def chapter_at_top(self) -> int:
        """Return which chapter is being read: the last that begins in the upper third of what is seen."""
        layout, seen = self.document().documentLayout(), self.verticalScrollBar().value() + self.height() // 3
        tops = [layout.blockBoundingRect(block).top() for block in self._headings()]
        return max((place for place, top in enumerate(tops) if top <= seen), default=0)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture of the folder; nothing else is ever loaded."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        relative = (name.toString() if isinstance(name, QUrl) else name).removeprefix("file:")
        path = (self._path.parent / relative).resolve()
        if not path.is_relative_to(self._path.parent.resolve()):
            return None
        if self._is_dark and _LIGHT in path.name:
            path = path.with_name(path.name.replace(_LIGHT, _DARK))
        return QImage(str(path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the arrow keys, too: there is no cursor to be moved."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and not event.modifiers():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + steps[Qt.Key(event.key())] * bar.singleStep() * 2)
            return
        super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self.document().clear()
        self.document().setMarkdown(self._text, QTextDocument.MarkdownFeature.MarkdownNoHTML)
        for block in self._blocks():
            _space_out(block)
        self.setTextCursor(QTextCursor(self.document().begin()))  # else the end is scrolled to

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _headings(self) -> list[QTextBlock]:
        return [block for block in self._blocks() if block.blockFormat().headingLevel() == _CHAPTER]


def _space_out(block: QTextBlock) -> None:
    """Give a paragraph, an item of a list or a heading its distances; Markdown has none."""
    spaced, cursor = block.blockFormat(), QTextCursor(block)
    level = spaced.headingLevel()
    above, below = _HEADING_SPACE if level else _SPACE
    spaced.setTopMargin(above)
    spaced.setBottomMargin(below)
    if _PICTURE not in block.text():  # a picture would get room for another below it
        spaced.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.setBlockFormat(spaced)
    if level:
        larger = QTextCharFormat()
        larger.setProperty(QTextFormat.Property.FontSizeAdjustment, _LARGER[level])
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(larger)
