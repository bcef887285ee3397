# SPDX-License-Identifier: MIT
"""The rule rows are the list that a player of the course goes by: numbered sentences, those of the lesson marked."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.cards import Card, WideText
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, set_look
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.learn.lessons import rule_words, words

_WIDTH, _NOTE = 336, 436
_NARROW = 150
_NEW = "●"
_APPLIES = "applies"
_BETWEEN = 3
_LEFT, _RIGHT = (side | Qt.AlignmentFlag.AlignTop for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight))
_SIDES = _RIGHT, _LEFT, Qt.AlignmentFlag.AlignTop, _RIGHT  # sentences take all the width there is
_NUMBERS, _MARKS = 24, 16
"""The least widths of the numbers and the marks: both parts of the list begin at the same place."""


@dataclass(frozen=True)
class RuleLine:
    """A line of the list: its number, what it says, how often it is right, and whether the lesson brings it.

    `applies` where it is the one that an exercise, once done, was about; `is_scoring` where it is about boxes.
    """

    number: str
    sentence: str
    share: str = ""
    is_new: bool = False
    applies: bool = False
    is_scoring: bool = False


class RuleRows(Card):
    """The list, in two parts: what is kept, and what is scored."""

    def __init__(self) -> None:
        super().__init__(rule_words.list_heading())
        self._parts = [_Part(rule_words.rolling()), _Part(rule_words.scoring())]
        how, right = (
            WideText("muted", _NOTE, rule_words.how_to_read()),
            WideText("muted", _NOTE, words.about_right()),
        )
        filled(self.column, *self._parts, 4, how, right)

    @property
    def text(self) -> str:
        """All sentences as they are shown, a line each."""
        return "\n".join(part.text for part in self._parts)

    def show_rules(self, rules: tuple[RuleLine, ...], scoring: tuple[RuleLine, ...]) -> None:
        """Show another list."""
        for part, lines in zip(self._parts, (rules, scoring), strict=True):
            part.show_lines(tuple(replace(line, applies=False) for line in lines))


class RuleSheet(ScrollPage):
    """The same list in little room, to be scrolled, beside an exercise: how often a line is right is not said there."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[RuleLine, ...] = ()
        self.setAccessibleName(rule_words.list_heading())
        self.column.setContentsMargins(0, 0, 0, 0)
        self._parts = [_Part(rule_words.rolling(), _NARROW), _Part(rule_words.scoring(), _NARROW)]
        filled(self.column, *self._parts, STRETCH)

    @property
    def text(self) -> str:
        """All sentences as they are shown, a line each."""
        return "\n".join(part.text for part in self._parts)

    def show_lines(self, lines: tuple[RuleLine, ...]) -> None:
        """Show another list, or another line of it that applies, and have that in sight."""
        if lines == self._shown:
            return
        self._shown = lines
        for part, is_scoring in zip(self._parts, (False, True), strict=True):
            part.show_lines(tuple(replace(line, share="") for line in lines if line.is_scoring is is_scoring))
        QTimer.singleShot(0, self, self._show_new)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what applies, or what is new, in sight."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._show_new)

    def _show_new(self) -> None:
        lines = [line for part in self._parts for line in part.lines]
        applies = next((line for line in lines if line.property("role") == _APPLIES), None)
        new = applies or next((line for part in self._parts for line in part.new_lines), None)
        if new is not None:
            self.ensureWidgetVisible(new, 0, 0)


class _Part(QGridLayout):
    """A heading, and below it lines with their number, a mark if they are new, and their share."""

    def __init__(self, heading: str, width: int = _WIDTH) -> None:
        super().__init__()
        self._width = width
        self.setHorizontalSpacing(6)
        self.setVerticalSpacing(_BETWEEN)
        self._heading = WideText("muted", width, heading)
        self.addWidget(self._heading, 0, 1, 1, 2)
        if width == _WIDTH:
            self.addWidget(Label(rule_words.right_column(), role="muted"), 0, 3, _RIGHT)
        self.setColumnMinimumWidth(0, _NUMBERS)
        self.setColumnMinimumWidth(1, _MARKS)
        self.setColumnStretch(2, 1)
        self._rows: list[tuple[Label, Label, WideText, Label]] = []

    @property
    def text(self) -> str:
        return "\n".join(row[2].text() for row in self._rows if row[2].text())

    @property
    def lines(self) -> list[WideText]:
        """The heading, and the sentences that are there."""
        return [self._heading, *(row[2] for row in self._rows if row[2].text())]

    @property
    def new_lines(self) -> list[WideText]:
        """The sentences that are new, with the heading where that stands right above them."""
        lines = [row[2] for row in self._rows if row[1].text()]
        return [self._heading, *lines] if lines[:1] == self.lines[1:2] and lines else lines

    def show_lines(self, lines: tuple[RuleLine, ...]) -> None:
        """Show other lines."""
        while len(self._rows) < len(lines):
            row = (
                Label("", role="cell"),
                Label("", role="title"),
                WideText("cell", self._width),
                Label("", role="muted"),
            )
            for column, (widget, side) in enumerate(zip(row, _SIDES, strict=True)):
                self.addWidget(widget, len(self._rows) + 1, column, side)
            self._rows.append(row)
        empty = (RuleLine("", ""),) * (len(self._rows) - len(lines))
        for (number, mark, sentence, share), line in zip(self._rows, (*lines, *empty), strict=True):
            number.setText(line.number)
            mark.setText(_NEW if line.is_new else "")
            mark.setAccessibleName(rule_words.new_rule() if line.is_new else "")
            set_look(sentence, "role", _APPLIES if line.applies else "cell")
            sentence.show_text(line.sentence)
            sentence.setAccessibleName(rule_words.applies(line.sentence) if line.applies else "")
            share.setText(line.share)
            for widget in (number, mark, share):
                widget.setVisible(bool(line.sentence))
