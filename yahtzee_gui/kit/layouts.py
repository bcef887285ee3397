# SPDX-License-Identifier: MIT
"""What pages are made of: layouts by what stands in them, in its order, and cards, framed parts with a title.

Only this module asks a layout for its items. PySide keeps a Python object of each item that it has touched; when Qt
deletes an item, that object stays, and the next widget made at the same address is taken for it: the process crashes.
"""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

import shiboken6
from PySide6.QtCore import QEvent, QLineF
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from yahtzee_gui.kit.labels import Label
from yahtzee_gui.kit.on_screen import share
from yahtzee_gui.theme.colors import theme

STRETCH: Final = None
"""Room that takes what is left over."""
_Part: TypeAlias = QWidget | QLayout
_Layout = TypeVar("_Layout", bound=QBoxLayout)


def filled(
    layout: _Layout,
    *items: _Part | tuple[_Part, int] | int | None,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | None = None,
) -> _Layout:
    """Return `layout` with its items: parts, parts with their share of the room, pixels, and `STRETCH`."""
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    for item in items:
        if item is None:
            layout.addStretch()
        elif isinstance(item, int):
            layout.addSpacing(item)
        else:
            part, share = item if isinstance(item, tuple) else (item, 0)
            if isinstance(part, QWidget):
                layout.addWidget(part, share)
            else:
                add_layout(layout, part, share)
    return layout


def add_layout(outer: QBoxLayout | QGridLayout, inner: QLayout, *place: int) -> None:
    """Add a layout to another, at its `place` there: its share of the room, or a row and a column.

    PySide makes Python objects of the items of `inner` meanwhile, which are forgotten here.
    """
    outer.addLayout(inner, *place)  # type: ignore[call-overload]  # whose `place` is of two, of a grid
    _forget_items(inner)


def _forget_items(layout: QLayout) -> None:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if isinstance(item, QLayout):
            _forget_items(item)
        else:
            shiboken6.invalidate(item)  # type: ignore[arg-type]  # which is any object of PySide


def discard(widget: QWidget) -> None:
    """Take a widget off the screen and out of its layout, and have Qt delete it once no event is handled."""
    widget.hide()
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    for one in (layout, *layout.findChildren(QLayout)) if layout is not None else ():
        one.removeWidget(widget)
    widget.deleteLater()


INSET, EDGE = 16, 2
"""The room inside a card's edge, and the edge: in every theme the border and the padding are as thick together."""
_ANY_WIDTH = 16_777_215  # the width that Qt gives widgets which have no other limit
_HARDLY = 4
"""A line that only just fits is taken for two: on a screen with 1.5 pixels for one, its letters are a little wider."""


class Card(QFrame):
    """A framed part of a page; `column` takes what is on it, below the `heading`, where it has a title."""

    def __init__(self, title: str | None = None, width: int | None = None) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.column = filled(QVBoxLayout(self), margins=(INSET, 12, INSET, 14), spacing=6)
        self.heading = Label(title or "", role="title")
        self.column.addWidget(self.heading)
        if title is None:
            self.heading.hide()
        if width is not None:
            self.setFixedWidth(width)


class FittedText(Label):
    """A text of fixed width that wraps and asks for exactly its height, which a wrapping label does not see to."""

    def __init__(self, role: str, width: int, text: str = "") -> None:
        super().__init__(text, role=role)
        self.setWordWrap(True)
        self.setFixedWidth(width)
        self._fit()

    def hasHeightForWidth(self) -> bool:
        """Return that the height does not depend on the width, of which there is but one."""
        return False

    def show_text(self, text: str) -> None:
        """Show `text`; nothing, without taking room, if it is empty."""
        self.setText(text)
        self._fit()
        if self.parent() is not None:  # else it would be a window
            self.setVisible(bool(text))

    def set_zoom(self, zoom: float) -> None:
        """Be that much wider, and as high as the letters are then."""
        (width,) = share(self, "width", (self.minimumWidth(),), zoom)
        if width != self.width():
            self.setFixedWidth(width)
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit again when the window's style sheet gives another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(0)  # else the label never asks for less than it has
        self.setFixedHeight(max(0, self.heightForWidth(self.width() - _HARDLY)))


class WideText(FittedText):
    """The same as wide as there is room for, and at least as wide as is said: its height follows its width."""

    def __init__(self, role: str, least: int, text: str = "") -> None:
        super().__init__(role, least, text)
        self.setMaximumWidth(_ANY_WIDTH)

    def set_zoom(self, zoom: float) -> None:
        """Be at least that much wider."""
        (least,) = share(self, "width", (self.minimumWidth(),), zoom)
        self.setMinimumWidth(least)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the new width makes the text."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()


_ROW_HEIGHT = 40


class FormCard(QFrame):
    """A card of rows with a fine line between them: what is set on the left, how it is set on the right."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._rows: list[QWidget] = []
        self._column = filled(QVBoxLayout(self), margins=(INSET, 2, 14, 2), spacing=1)

    def add(self, row: QWidget) -> None:
        """Add a row that fills the whole width."""
        row.setMinimumHeight(_ROW_HEIGHT)
        self._rows.append(row)
        self._column.addWidget(row)

    def add_row(self, name: str, *controls: QWidget, note: str | QLabel = "") -> QLabel:
        """Add a row of a name, a note below it and controls, and return the label of the name.

        The name is the buddy of the first control where that can have the focus.
        """
        row = QWidget()
        label = Label(name, role="text", wraps=True)
        label.setBuddy(controls[0])
        texts = filled(QVBoxLayout(), label, spacing=1)
        if note:
            texts.addWidget(note if isinstance(note, QLabel) else Label(note, role="muted", wraps=True))
        filled(QHBoxLayout(row), (texts, 1), *controls, margins=(0, 4, 0, 4), spacing=8)
        self.add(row)
        return label

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(theme().q("card_edge"), 1))
        for row in self._rows[1:]:
            y = row.geometry().top() - 0.5
            painter.drawLine(QLineF(INSET, y, self.width() - 2, y))
