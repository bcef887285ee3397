# SPDX-License-Identifier: MIT
"""An own text is a chapter in Markdown that the program brings along, with pictures from the folder where it lies.

Nothing that comes from outside is shown this way (see `plain`): no other file is read, and no link leads out.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QSizeF, Qt, QUrl
from PySide6.QtGui import QImage, QKeyEvent, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from yahtzee_gui.theme.colors import theme

_LIGHT, _DARK = "-light", "-dark"
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_BELOW, _LINE_HEIGHT = 9, 120
_CHAPTER = "\n## "


def chapters(path: Path) -> list[tuple[str, str]]:
    """Return the chapters of a text, each with its heading; the first one, without, stands before all others.

    Raises:
        OSError: if it cannot be read.
    """
    first, *others = path.read_text(encoding="utf-8").split(_CHAPTER)
    split = [chapter.partition("\n") for chapter in others]
    return [("", first.partition("\n")[2]), *((title, text) for title, _, text in split)]


class OwnText(QTextBrowser):
    """Shows a text as high as it is; where it is dark, pictures named ``...-light`` give way to those ``...-dark``."""

    def __init__(self, text: str, folder: Path) -> None:
        super().__init__()
        self._text, self._folder = text, folder
        self._is_dark = theme().is_dark
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._lay_out()

    def _fit(self, size: QSizeF) -> None:
        self.setFixedHeight(math.ceil(size.height()) + 2 * self.frameWidth())

    def set_zoom(self, _zoom: float) -> None:
        """Be as high as larger letters are, and no higher."""

    def changeEvent(self, event: QEvent) -> None:
        """Change to the pictures for the dark, or back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and theme().is_dark != self._is_dark:
            self._is_dark = theme().is_dark
            self._lay_out()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture of the folder; nothing else is ever loaded."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        relative = (name.toString() if isinstance(name, QUrl) else name).removeprefix("file:")
        path = (self._folder / relative).resolve()
        if not path.is_relative_to(self._folder.resolve()):
            return None
        if self._is_dark and _LIGHT in path.name:
            path = path.with_name(path.name.replace(_LIGHT, _DARK))
        return QImage(str(path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys that scroll to the page around."""
        if event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _lay_out(self) -> None:
        self.document().clear()
        self.document().setMarkdown(self._text, QTextDocument.MarkdownFeature.MarkdownNoHTML)
        block = self.document().begin()
        while block.isValid():  # Markdown has no distances
            spaced = block.blockFormat()
            spaced.setTopMargin(0)
            spaced.setBottomMargin(_BELOW)
            if _PICTURE not in block.text():  # a picture would get room for another below it
                spaced.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            QTextCursor(block).setBlockFormat(spaced)
            block = block.next()
