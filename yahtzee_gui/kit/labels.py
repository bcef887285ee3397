# SPDX-License-Identifier: MIT
"""Labels show plain text as it is written, in the room they get; a picture is one that paints itself.

Qt takes a text that looks like HTML for HTML, and loads the pictures it names. A seed, a file's name or what a damaged
file says may look like that. So every label of the program is one of these, and every tooltip is given by
`set_tooltip`.

Screen readers pass over a plain `QWidget`, even if it has a name. Which role a widget has is not to be set from Python,
but a label without a pixmap is a text and one with a pixmap is a graphic: so a painted widget is a label, too.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QStyle, QStyleOption, QToolTip, QWidget

from yahtzee_gui.kit.drawing import fitted, fitted_lines, whole_lines, whole_parts
from yahtzee_gui.kit.on_screen import resize
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


def link_button(text: str = "") -> QPushButton:
    """Return a button that looks like a line of text, and leads somewhere."""
    button = QPushButton(text)
    button.setProperty("link", "true")
    button.setAutoDefault(False)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


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


class Picture(Label):
    """A chart: its name says what it shows, its description what is in it. It is painted larger by its `zoom`."""

    def __init__(self) -> None:
        super().__init__()
        self.zoom = 1.0
        self.setPixmap(QPixmap(1, 1))  # never painted: a picture paints itself

    def set_zoom(self, zoom: float) -> None:
        resize(self, zoom)
        self.zoom = zoom
        self.update()


class PaintedText(Label):
    """A line of dice and figures: its name says them."""


_ELLIPSIS = "…"
_DIGIT, _ONE_PLACE = re.compile(r"\d"), re.compile(r"(?<!\d)\d(?=[.,]\d)")


class ElidedLabel(Label):
    """One line of text, in smaller letters where it does not fit, and at worst with an ellipsis.

    A shorter text may stand for one that does not fit, whatever figures are in it. Of several remarks between dots,
    those that do not fit are left out where there is none, or none fits. The tooltip then has it whole; else it has the
    hint, if there is one.
    """

    def __init__(
        self, role: str, align: Qt.AlignmentFlag, elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight
    ) -> None:
        super().__init__(role=role)
        self._elide = elide
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self._hint = ""
        self._shorter: tuple[str, ...] = ()
        self.may_vanish = False
        """Whether nothing is shown where not even the first remark fits, rather than the beginning of a word."""

    def set_text(self, text: str) -> None:
        self.setText(text)

    def set_shorter(self, *texts: str) -> None:
        """Show the first of these that fits where the text does not; empty ones stand for nothing."""
        self._shorter = texts
        self.update()

    def set_hint(self, hint: str) -> None:
        """Have the tooltip, and a screen reader, explain what it shows."""
        if hint == self._hint:
            return
        self._hint = hint
        self.setAccessibleDescription(hint)
        self.explain(fits=True)

    def setText(self, text: str) -> None:
        """Show `text`; whether it fits is found out when it is painted."""
        if text == self.text():
            return
        super().setText(text)
        self.explain(fits=True)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter)
        rect = self.contentsRect()
        font, shown = self.shown_within(rect.width())
        painter.setFont(font)
        self.explain(fits=shown == self.text())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(rect, self.alignment(), shown)

    def shown_within(self, width: int) -> tuple[QFont, str]:
        """Return what is shown of the text in a number of pixels, and the letters."""
        shorter = [text for text in self._shorter if text]
        for text in (self.text(), *shorter):
            needed = self._widest(text) if shorter else text
            font = fitted(self.font(), needed, width)
            if QFontMetrics(font).horizontalAdvance(needed) <= width:
                return font, text
        shown = ""
        for text in shorter or [self.text()]:
            font = fitted(self.font(), text, width)
            shown = QFontMetrics(font).elidedText(whole_parts(font, text, width), self._elide, width)
            if not shown.endswith(_ELLIPSIS):
                return font, shown
        return font, "" if self.may_vanish else shown

    def _widest(self, text: str) -> str:
        """Return a text with the widest figures there may be in their places: others need not be said in other words.

        Else a part of it would come and go with the digits.
        """
        widest = max("0123456789", key=QFontMetrics(self.font()).horizontalAdvance)
        return _DIGIT.sub(widest, _ONE_PLACE.sub("00", text))

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what the style sheet has behind the text, if anything."""
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)

    def explain(self, *, fits: bool) -> None:
        """Have the tooltip tell the text whole where it does not fit, and what it means."""
        set_tooltip(self, "\n".join(filter(None, ("" if fits else self.text(), self._hint if self.text() else ""))))


class WrappedLabel(ElidedLabel):
    """A few lines of text in a fixed height, in smaller letters where they do not fit.

    Where even that is not enough, an aside in brackets is left out, and then the last of several remarks between dots,
    rather than half a line above and below; at worst there is an ellipsis, before the mark of a verdict. The tooltip
    has the text whole.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter)
        rect, flags = self.contentsRect(), self.alignment() | Qt.TextFlag.TextWordWrap
        font, shown = whole_lines(painter.font(), self.text(), rect, int(flags))
        self.explain(fits=shown == self.text() and fitted_lines(font, shown, rect, int(flags))[1])
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(rect, flags, shown)
