# SPDX-License-Identifier: MIT
"""Plain text is shown as it is written. Qt takes a text that looks like HTML for HTML, and loads the pictures it names.

A seed, a file's name or what a damaged file says may look like that. So every label of the program is one of these, and
every tooltip is given by `set_tooltip`.
"""

from __future__ import annotations

from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolTip, QWidget

from yahtzee_gui.words import glossary

_NOTHING = "\u2060"  # joins two words without a space or a break: a tag that begins with it is none


class Label(QLabel):
    """A label of plain text, in the style of its `role`, if it has one."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "", wraps: bool = False) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if wraps:
            self.setWordWrap(True)
        if role:
            self.setProperty("role", role)
        super().setText(text)  # what a kind of label does with a text it cannot do yet


def mark_wrong(field: QWidget, *, is_wrong: bool) -> None:
    """Say by the edge of a field whether what is typed there cannot be."""
    set_look(field, "wrong", "true" if is_wrong else "false")


def set_tooltip(widget: QWidget | QAction, text: str) -> None:
    """Have the tooltip of `widget` say `text`, which a tooltip has no other way to take for plain.

    A label that explains a word of the glossary has a question mark at the mouse: a click leads there.
    """
    if widget.toolTip() == plain(text):
        return
    if widget.toolTip() and QToolTip.isVisible() and QToolTip.text() == widget.toolTip():
        QToolTip.hideText()  # it would go on saying what was
    widget.setToolTip(plain(text))
    if isinstance(widget, QLabel):
        if glossary.entry(text):
            widget.setCursor(Qt.CursorShape.WhatsThisCursor)
        else:
            widget.unsetCursor()


def set_primary(button: QPushButton, is_primary: bool) -> None:
    """Draw a button as the first thing to do, or as any other."""
    set_look(button, "primary", "true" if is_primary else "false")


def set_look(widget: QWidget, name: str, value: str) -> None:
    """Draw a widget as the style sheet draws those of which the property `name` is `value`."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def plain(text: str) -> str:
    """Return `text`, or what looks the same and is not taken for HTML."""
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_NOTHING}").replace("&", f"&{_NOTHING}")
