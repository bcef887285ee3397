# SPDX-License-Identifier: MIT
"""An eye looks at a window as a person does: is a text cut, does one lie on another, does one have to scroll twice?

It sees what is painted: every text goes through `QPainter.drawText`, but for those of Qt's own controls, whose sizes it
compares with what they ask for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from gui_layout import is_cut, let_layouts_settle
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTableWidget,
    QTextEdit,
    QToolButton,
    QWidget,
)

from yahtzee_gui.kit.labels import ElidedLabel

ELLIPSIS = "…"
_SLACK = 2
"""Pixels that a text may be out of its place without anybody seeing it: letters have room around them."""
_FIELD, _CELL = 16, 6
"""The room at the sides of fields, and of cells in tables, at the least."""
_LETS = Qt.WidgetAttribute.WA_TransparentForMouseEvents
_BUTTONS = QPushButton, QRadioButton, QCheckBox, QToolButton, QComboBox


class Seen(NamedTuple):
    """Something that is wrong with what is seen: the `kind` of fault, where it is, and the text."""

    kind: str
    where: str
    text: str


class _Painted(NamedTuple):
    device: object
    text: str
    rect: QRect
    room: QRect


class Eye:
    """Looks at windows; `monkeypatch` takes its place away again."""

    def __init__(self, monkeypatch) -> None:
        self._painted: list[_Painted] = []
        draw = QPainter.drawText

        def draw_and_note(painter, *args):
            draw(painter, *args)
            self._note(painter, args)

        monkeypatch.setattr(QPainter, "drawText", draw_and_note)

    def _note(self, painter, args) -> None:
        """Note what was painted with where it stands; a text that only has a point has all the room it needs."""
        rect, flags, text = args if len(args) == 3 else (None, 0, "")
        if not isinstance(rect, QRect | QRectF) or not text:
            return
        room = QRectF(rect)
        needed = QRectF(painter.boundingRect(room, int(flags), text))
        turned = painter.worldTransform()
        places = (turned.mapRect(one).toAlignedRect() for one in (needed, room))
        self._painted.append(_Painted(painter.device(), text, *places))

    def look(self, window: QWidget) -> set[Seen]:
        """Return all that is wrong with what `window` shows."""
        let_layouts_settle()
        self._painted.clear()
        window.grab()
        found = {
            *self._texts(),
            *_cut(window),
            *_cut_fields(window),
            *_cut_cells(window),
            *_scrolling(window),
            *_out_of_reach(window),
            *_overlapping(window),
        }
        self._painted.clear()
        return found

    def _texts(self) -> Iterator[Seen]:
        widgets = defaultdict(list)
        for one in self._painted:
            if isinstance(one.device, QWidget):
                widgets[one.device].append(one)
        for widget, texts in widgets.items():
            for one in texts:
                if ELLIPSIS in one.text and not _says(widget, one.text):
                    yield Seen("ends in an ellipsis", path(widget), one.text)
                room = one.room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
                if one.rect.height() > room.height() or one.rect.width() > room.width():
                    yield Seen("larger than its room", path(widget), one.text)
            for number, one in enumerate(texts):
                inner = one.rect.adjusted(_SLACK, 2 * _SLACK, -_SLACK, -2 * _SLACK)
                for other in texts[:number]:
                    if inner.intersects(other.rect) and other.text != one.text:
                        yield Seen("one text on another", path(widget), f"{other.text} | {one.text}")


def _says(widget: QWidget, shown: str) -> bool:
    """Return whether the ellipsis belongs to what the widget has to say."""
    said = getattr(widget, "text", None)
    return said is not None and said() == shown


def path(widget: QWidget) -> str:
    """Return what a widget is, and what it is in, for a person to find it."""
    names = []
    while widget is not None and len(names) < 4:
        names.append(type(widget).__name__)
        widget = widget.parentWidget()
    return " < ".join(names)


def _shown(window: QWidget, kind) -> Iterator[QWidget]:
    for widget in window.findChildren(kind):
        if widget.isVisible():
            yield widget


def _cut(window: QWidget) -> Iterator[Seen]:
    for label in _shown(window, QLabel):
        if label.text() and not isinstance(label, ElidedLabel) and is_cut(label):
            yield Seen("cut", path(label), label.text())
    for kind in _BUTTONS:
        for button in _shown(window, kind):
            least = button.minimumSizeHint() if kind is QComboBox else button.sizeHint()
            text = button.currentText() if kind is QComboBox else button.text()
            if kind is QComboBox:
                least.setWidth(button.fontMetrics().horizontalAdvance(text) + 24)
            if text and (least.width() > button.width() + 1 or button.fontMetrics().height() > button.height()):
                yield Seen("cut", path(button), f"{text} ({least.toTuple()} in {button.size().toTuple()})")


def _cut_fields(window: QWidget) -> Iterator[Seen]:
    """Fields whose hint is longer than they are, or that show the end of what stands in them."""
    for field in _shown(window, QLineEdit):
        room = field.width() - _FIELD
        if not field.text() and field.fontMetrics().horizontalAdvance(field.placeholderText()) > room:
            yield Seen("cut", path(field), field.placeholderText())
        is_long = field.fontMetrics().horizontalAdvance(field.text()) > room
        if is_long and field.cursorPosition() > 0 and not field.hasFocus():
            yield Seen("shows its end", path(field), field.text())


def _cut_cells(window: QWidget) -> Iterator[Seen]:
    """Cells of tables with a text that is longer than their column."""
    for table in _shown(window, QTableWidget):
        for row in range(table.rowCount()):
            for column in range(table.columnCount()):
                item = table.item(row, column)
                text = item.text() if item is not None else ""
                if table.fontMetrics().horizontalAdvance(text) > table.columnWidth(column) - _CELL:
                    yield Seen("cut", path(table), text)


def _scrolling(window: QWidget) -> Iterator[Seen]:
    """What scrolls sideways, what scrolls in something that scrolls, and lists that show half a line."""
    for area in _shown(window, QAbstractScrollArea):
        never = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if area.horizontalScrollBar().maximum() > 0 and not never:
            yield Seen("scrolls sideways", path(area), str(area.horizontalScrollBar().maximum()))
        if isinstance(area, QScrollArea) and area.widget() and area.widget().width() > area.viewport().width():
            yield Seen("wider than its area", path(area), str(area.widget().width() - area.viewport().width()))
        if area.verticalScrollBar().maximum() > 0:
            above = area.parentWidget()
            while above is not None:
                if isinstance(above, QAbstractScrollArea) and above.verticalScrollBar().maximum() > 0:
                    sizes = area.verticalScrollBar().maximum(), above.verticalScrollBar().maximum()
                    yield Seen("scrolls in a scroll", path(area), f"{sizes} in {path(above)}")
                above = above.parentWidget()
        if isinstance(area, QAbstractItemView):
            yield from _half_lines(area)


def _half_lines(view: QAbstractItemView) -> Iterator[Seen]:
    """The last line that is seen is seen whole."""
    height, model = view.viewport().height(), view.model()
    if model is None or not model.rowCount() or isinstance(view.window(), QTextEdit):
        return
    for row in range(model.rowCount()):
        rect = view.visualRect(model.index(row, 0))
        if rect.top() < height - _SLACK and rect.bottom() > height + _SLACK:
            yield Seen("half a line", path(view), f"line {row + 1} of {model.rowCount()}")


def _overlapping(window: QWidget) -> Iterator[Seen]:
    """Texts and controls beside each other that lie on each other: what they are in is lower than they need."""
    for label in _shown(window, QLabel):
        for other in label.parentWidget().children():
            if other is label or not isinstance(other, (QLabel, *_BUTTONS)) or not other.isVisible():
                continue
            if isinstance(other, QLabel) and not other.text():
                continue
            both = label.geometry().intersected(other.geometry())
            if label.text() and both.width() > _SLACK and both.height() > _SLACK and not other.testAttribute(_LETS):
                yield Seen("one on another", path(label), f"{label.text()} | {getattr(other, 'text', str)()}")


def _out_of_reach(window: QWidget) -> Iterator[Seen]:
    """Controls that lie, in part, outside what they are in, where nothing can be scrolled."""
    for kind in (*_BUTTONS, QAbstractScrollArea):
        for widget in _shown(window, kind):
            rect, above = widget.rect(), widget
            while above is not window and above.parentWidget() is not None:
                rect.translate(above.pos())
                above = above.parentWidget()
                if isinstance(above.parentWidget(), QAbstractScrollArea):
                    break
                if not above.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(rect):
                    yield Seen("out of reach", path(widget), f"{rect.getRect()} in {above.rect().getRect()}")
                    break
