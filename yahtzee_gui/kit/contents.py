# SPDX-License-Identifier: MIT
"""Contents are a page to read, or to look through: a list at the left jumps to its headings and follows what is read.

Settings and Help are such pages. A heading is that of a section, or of a part of the section before it; the list shows
the parts of one section at a time, or every heading below which a search has found something.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QImage, QKeyEvent, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QStyledItemDelegate, QTextBrowser, QVBoxLayout, QWidget

from yahtzee_gui.kit.labels import Label
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.on_screen import ScrollPage
from yahtzee_gui.theme.colors import theme

_LIGHT, _DARK = "-light", "-dark"
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_BELOW_PARAGRAPH, _LINE_HEIGHT = 9, 120
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
            spaced.setBottomMargin(_BELOW_PARAGRAPH)
            if _PICTURE not in block.text():  # a picture would get room for another below it
                spaced.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            QTextCursor(block).setBlockFormat(spaced)
            block = block.next()


_LIST, _SPACE, _WIDEST = 218, 18, 818
_INDENT, _PADDING = 8, 28
_BELOW = 24
_UNMARKED = Qt.TextInteractionFlag.TextSelectableByMouse


class _Head(NamedTuple):
    """A heading, whether it is one of a part, and what stands below it."""

    label: QLabel
    is_part: bool
    below: list[QWidget]


class _Wrapping(QStyledItemDelegate):
    """Has room for each line of a text: Qt wraps it as if a row had no padding."""

    def sizeHint(self, option: Any, index: Any) -> QSize:
        option.rect.adjust(0, 0, -_PADDING, 0)
        return super().sizeHint(option, index)


class _WholeRows(QListWidget):
    """A list that ends below a whole row, however high its rows are."""

    def updateGeometries(self) -> None:
        super().updateGeometries()
        room = self.viewport().height() + self.viewportMargins().bottom()
        shown = (self.visualItemRect(self.item(row)) for row in range(self.count()) if not self.isRowHidden(row))
        used = max((rect.bottom() + 1 for rect in shown if rect.bottom() < room), default=room)
        left = room - used if self.verticalScrollBar().maximum() else 0
        if left != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, left)


class Contents(QWidget):
    """A column of widgets below headings: `page`, with the `list` of these."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.page, self.list = ScrollPage(), _WholeRows()
        self.page.setAccessibleName(name)
        self.page.content.setMaximumWidth(_WIDEST)
        self.page.column.setContentsMargins(0, 0, _SPACE, _BELOW)
        self.page.column.setSpacing(8)
        self.list.setAccessibleName(name)
        self.list.setProperty("contents", "true")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setIconSize(QSize(_INDENT, 1))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(_Wrapping(self.list))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.left = filled(QVBoxLayout(), (self.list, 1), spacing=10)
        self._aside = QWidget()
        self._aside.setFixedWidth(_LIST)
        self._aside.setLayout(self.left)
        self.left.setContentsMargins(0, 0, 0, 0)
        filled(QHBoxLayout(self), self._aside, (self.page, 1), spacing=_SPACE, margins=(14, 8, 0, 0))
        self._heads: list[_Head] = []
        self._searched, self._leads = "", False
        self._led_to: int | None = None
        self.list.currentRowChanged.connect(self.go_to)
        self.list.itemClicked.connect(lambda item: self.go_to(self.list.row(item)))
        self.page.verticalScrollBar().valueChanged.connect(self._follow)
        self.page.verticalScrollBar().rangeChanged.connect(self._lead)

    # ---- what is in it ----

    def head(self, title: str, *, is_part: bool = False) -> int:
        """Begin a section, or a part of the one before, and return its row in the list."""
        label = Label(title, role="title" if is_part else "topic")
        if self._heads:
            self.page.column.addSpacing(8 if is_part else _BELOW)
        self.page.column.addWidget(label)
        self._heads.append(_Head(label, is_part, []))
        with QSignalBlocker(self.list):
            self.list.addItem(title)
        if is_part:
            font = QFont()
            font.setWeight(QFont.Weight.Normal)
            item = self.list.item(self.list.count() - 1)
            item.setFont(font)
            item.setData(Qt.ItemDataRole.DecorationRole, QColor("transparent"))  # an indent of each of its lines
        self._show_rows()
        return len(self._heads) - 1

    def add(self, *widgets: QWidget) -> None:
        """Add widgets below the last heading."""
        for widget in widgets:
            self.page.column.addWidget(widget)
            self._heads[-1].below.append(widget)

    # ---- going there ----

    def go_to(self, row: int) -> None:
        """Have a heading stand at the top, or what was searched for below it in sight."""
        if row < 0:
            return
        self._choose(row)
        self._led_to = row
        self._lead()

    def _lead(self) -> None:
        """Stay at what the list leads to, also while texts take their heights, until one scrolls on."""
        if self._led_to is None:
            return
        row, self._led_to = self._led_to, None
        self._leads = True  # and is not led back by what it does itself
        self.page.column.activate()
        self.page.verticalScrollBar().setValue(self._heads[row].label.y())
        if self._searched:
            self._mark(self._heads[row], self._searched)
        self._leads, self._led_to = False, row

    def _choose(self, row: int) -> None:
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(row)
        self._show_rows()

    def _follow(self) -> None:
        """Show in the list what is read: the last heading above a line that sinks as one comes to the end."""
        if self._leads:
            return
        self._led_to = None
        if self._searched:
            return
        bar = self.page.verticalScrollBar()
        seen = bar.value() + self.page.height() * bar.value() // max(1, bar.maximum())
        above = [row for row, head in enumerate(self._heads) if head.label.y() <= seen]
        self._choose(above[-1] if above else 0)

    def _show_rows(self) -> None:
        here = self._section(max(0, self.list.currentRow()))
        for row, head in enumerate(self._heads):
            is_shown = not head.is_part or self._section(row) == here
            if self._searched:
                is_shown = self._has(head, self._searched)
            self.list.setRowHidden(row, not is_shown)

    def _section(self, row: int) -> int:
        return max((place for place, head in enumerate(self._heads[: row + 1]) if not head.is_part), default=0)

    # ---- searching ----

    def search(self, text: str) -> int:
        """Have the list show the headings below which `text` stands, go to the first, and return how many there are.

        Without a text the list shows all of them again.
        """
        self._searched = text.strip().casefold()
        self._show_rows()
        found = [row for row in range(len(self._heads)) if not self.list.isRowHidden(row)]
        if self._searched and found:
            self.go_to(found[0])
        elif not self._searched:
            self._follow()
        return len(found)

    def show_text(self, text: str) -> None:
        """Bring the label with this text into view, mark it, and give it the keyboard: a screen reader says it."""
        for head in self._heads:
            for label in _labels(head.below):
                if label.text() == text:
                    self.go_to(self._heads.index(head))
                    self._mark_label(label, 0, len(text))
                    label.setFocus(Qt.FocusReason.OtherFocusReason)

    def _has(self, head: _Head, text: str) -> bool:
        words = [head.label.text(), *(label.text() for label in _labels(head.below))]
        words += [one.toPlainText() for one in head.below if isinstance(one, OwnText)]
        return any(text in word.casefold() for word in words)

    def _mark(self, head: _Head, text: str) -> None:
        for widget in head.below:
            if isinstance(widget, OwnText):
                found = widget.document().find(text)
                if not found.isNull():
                    widget.setTextCursor(found)
                    at = widget.cursorRect(found).center()
                    self._show_point(widget, at)
                    return
            for label in _labels([widget]):
                place = label.text().casefold().find(text)
                if place >= 0:
                    self._mark_label(label, place, len(text))
                    return

    def _mark_label(self, label: QLabel, start: int, length: int) -> None:
        for other in self.page.content.findChildren(QLabel):
            if other.hasSelectedText():
                other.setTextInteractionFlags(_UNMARKED)
        label.setTextInteractionFlags(_UNMARKED | Qt.TextInteractionFlag.TextSelectableByKeyboard)
        label.setSelection(start, length)
        self._show_point(label, label.rect().center())

    def _show_point(self, widget: QWidget, point: QPoint) -> None:
        at = widget.mapTo(self.page.content, point)
        self.page.ensureVisible(at.x(), at.y(), 0, self.page.viewport().height() // 4)


def _labels(widgets: list[QWidget]) -> list[QLabel]:
    found = [[widget] if isinstance(widget, QLabel) else widget.findChildren(QLabel) for widget in widgets]
    return [label for labels in found for label in labels]
