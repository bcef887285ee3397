# SPDX-License-Identifier: MIT
"""Columns of the New game dialog: headings, choices with a line below, and texts that keep their place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.kit.cards import FittedText
from yahtzee_gui.kit.layouts import add_layout, filled
from yahtzee_gui.kit.plain import Label

COLUMN, INDENT = 280, 26
_LINE, _HEAD = 16, 32


class ChoiceText(FittedText):
    """A line below a choice: a click on it is one on the choice."""

    def __init__(self, text: str, choice: QAbstractButton, width: int = COLUMN - INDENT) -> None:
        super().__init__("muted", width, text)
        self._choice = choice

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what the line is about."""
        if event.button() is Qt.MouseButton.LeftButton and self._choice.isEnabled():
            self._choice.click()
            self._choice.setFocus(Qt.FocusReason.MouseFocusReason)


def stacked(alone: QBoxLayout, table: QWidget) -> QStackedWidget:
    """Return a part of the dialog that is one thing alone and another with opponents, as large as the larger."""
    page, stack = QWidget(), QStackedWidget()
    alone.setContentsMargins(0, 0, 0, 0)
    page.setLayout(alone)
    stack.addWidget(page)
    stack.addWidget(table)
    return stack


def ask_for_room(stack: QStackedWidget) -> None:
    """Have the pages that are not seen ask for their room as well, so that nothing moves when they are."""
    for place in range(stack.count()):
        page = stack.widget(place)
        layout = page.layout() if page is not None else None
        if layout is not None:
            layout.invalidate()
            layout.activate()  # that of what is in it, too
    stack.updateGeometry()


def column_heading(text: str) -> QLabel:
    """Return the heading of a column: all are as high as a list beside one of them."""
    heading = Label(text, role="heading")
    heading.setMinimumHeight(_HEAD)
    return heading


def headed_column(heading: str) -> QVBoxLayout:
    """Return a column that begins with a heading."""
    column = QVBoxLayout()
    column.setSpacing(3)
    column.addWidget(column_heading(heading))
    return column


def add_text(column: QVBoxLayout, text: str, choice: QAbstractButton) -> None:
    """Add a line below a choice, in line with its name."""
    add_layout(column, indented(ChoiceText(text, choice)))


def kept_lines(width: int, lines: int) -> QLabel:
    """Return a text whose place is kept, whatever it says: nothing moves while something else is chosen."""
    label = Label(role="muted", wraps=True)
    label.setFixedSize(width, lines * _LINE)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label


def indented(widget: QWidget) -> QHBoxLayout:
    """Return a line with something in it that stands below the name of a choice."""
    return filled(QHBoxLayout(), widget, margins=(INDENT, 0, 0, 0))
