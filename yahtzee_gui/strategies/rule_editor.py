# SPDX-License-Identifier: MIT
"""A text field for a rule list: lines have numbers, and what is wrong with one stands beside it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.strategies import fault_words, words
from yahtzee_gui.strategies.own_text import ListFault
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_NUMBERS, _AWAY, _LEAST_ROOM = 40, 24, 90


class _Numbers(QWidget):
    """The numbers left of the lines."""

    def __init__(self, editor: RuleEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def sizeHint(self) -> QSize:
        return QSize(_NUMBERS, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._editor.paint_numbers(self, event)


class RuleEditor(QPlainTextEdit):
    """The text field; `show_faults` says what is wrong."""

    def __init__(self) -> None:
        super().__init__()
        self._faults: dict[int, str] = {}
        self._numbers = _Numbers(self)
        self.setAccessibleName(words.editor_name())
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.setViewportMargins(_NUMBERS, 0, 0, 0)
        self.setMinimumSize(360, 240)
        self.updateRequest.connect(self._follow)

    def show_text(self, text: str) -> None:
        """Show another text; the one that is there is left alone, with its cursor."""
        if text != self.toPlainText():
            self.setPlainText(text)

    def show_faults(self, faults: tuple[ListFault, ...]) -> None:
        """Mark the lines that are wrong, each with its reason beside it."""
        self._faults = {fault.line: fault_words.told(fault.reason) for fault in faults if fault.line is not None}
        self.setAccessibleDescription(". ".join(words.line_fault(one.line, one.reason) for one in faults))
        self.viewport().update()
        self._numbers.update()

    # ---- painting ----

    def _follow(self, rect: QRect, dy: int) -> None:
        if dy:
            self._numbers.scroll(0, dy)
        else:
            self._numbers.update(0, rect.y(), self._numbers.width(), rect.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the numbers as high as the text."""
        super().resizeEvent(event)
        area = self.contentsRect()
        self._numbers.setGeometry(QRect(area.left(), area.top(), _NUMBERS, area.height()))

    def _lines(self) -> list[tuple[int, QRectF, str]]:
        """Return the lines that are seen: number from 1, place in the view, and text."""
        found = []
        block = self.firstVisibleBlock()
        while block.isValid():
            place = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if place.top() > self.viewport().height():
                break
            found.append((block.blockNumber() + 1, place, block.text()))
            block = block.next()
        return found

    def _fault_color(self) -> QColor:
        return theme().q("loss")

    def paint_numbers(self, numbers: QWidget, event: QPaintEvent) -> None:
        """Paint the numbers; that of a line that is wrong has a mark."""
        painter = QPainter(numbers)
        painter.fillRect(event.rect(), theme().q("stripe"))
        for line, place, _ in self._lines():
            is_wrong = line in self._faults
            cell = QRectF(0, place.top(), _NUMBERS - 8, place.height())
            text = f"! {line}" if is_wrong else str(line)
            ink = self._fault_color() if is_wrong else theme().q("muted")
            draw_fitted(painter, cell, text, fonts.font(12), ink, AlignRight)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, and beside a line that is wrong what is."""
        super().paintEvent(event)
        if not self._faults:
            return
        painter = QPainter(self.viewport())
        measure = QFontMetricsF(self.font())
        for line, place, text in self._lines():
            reason = self._faults.get(line)
            if reason is None:
                continue
            left = place.left() + measure.horizontalAdvance(text) + _AWAY
            left = min(left, max(0.0, self.viewport().width() - _LEAST_ROOM))
            cell = QRectF(left, place.top(), self.viewport().width() - left - 6, place.height())
            painter.setPen(QPen(self._fault_color(), 1))
            draw_fitted(painter, cell, reason, fonts.font(12), self._fault_color(), AlignLeft)
