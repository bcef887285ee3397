# SPDX-License-Identifier: MIT
"""The rule rows are the list that a player of the course goes by: numbered sentences, those of the lesson marked."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.cards import Card, WideText
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, set_look
from yahtzee_gui.learn.exercises.answer_card import Listed
from yahtzee_gui.learn.lessons import rule_words, words

_WIDTH, _NOTE = 336, 436
_WIDE = 440
_FEW = 4
"""How many lines are a strip if they are fewer: then the list is as high as it is, and what it stands in scrolls."""
_STILL = 120  # milliseconds after which nothing is scrolled any more
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

    `applies` where it is the one that an exercise, once done, was about.
    """

    number: str
    sentence: str
    share: str = ""
    is_new: bool = False
    applies: bool = False


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


class RuleSheet(Listed):
    """The same list in little room, to be scrolled, with an exercise: how often a line is right is not said there.

    No line is cut: it begins with a whole one, with the heading if it can, and shows as many as have room. The one that
    applies is in sight.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[RuleLine, ...], tuple[RuleLine, ...]] | None = None
        self._room = 0
        self._shaped = QSize()
        self._scrolled = QTimer(self, singleShot=True, interval=_STILL)
        self._scrolled.timeout.connect(self._begin_whole)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._scrolled.start())
        self.setAccessibleName(rule_words.list_heading())
        self.column.setContentsMargins(0, 0, 0, 0)
        self._parts = [_Part(rule_words.rolling(), _WIDE), _Part(rule_words.scoring(), _WIDE)]
        filled(self.column, *self._parts, STRETCH)
        self.content.installEventFilter(self)
        # Its width must not depend on the height that its sentences have in that width.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    @property
    def text(self) -> str:
        """All sentences as they are shown, a line each."""
        return "\n".join(part.text for part in self._parts)

    def show_rules(self, rules: tuple[RuleLine, ...], scoring: tuple[RuleLine, ...]) -> None:
        """Show another list, or another line of it that applies."""
        if self._shown == (rules, scoring):
            return
        self._shown = rules, scoring
        for part, lines in zip(self._parts, (rules, scoring), strict=True):
            part.show_lines(tuple(replace(line, share="") for line in lines))
        QTimer.singleShot(0, self, self._show_new)

    def set_room(self, room: int) -> None:
        """Take note how much height is left."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return the height of a few lines, or of all where there is no room for a few."""
        lines = [line.minimumHeight() + _BETWEEN for part in self._parts for line in part.lines]
        few, whole = sum(lines[:_FEW]), self.content.minimumSizeHint().height()
        return QSize(super().minimumSizeHint().width(), min(few, whole) if few <= self._room else whole)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height where a line has become higher."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self.content:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the lines that the lesson brings in sight, whatever comes before them."""
        super().resizeEvent(event)
        if self._shaped != self.size():  # not where only other lines are shown
            self._shaped = self.size()
            QTimer.singleShot(0, self, self._show_new)

    def _show_new(self) -> None:
        self.updateGeometry()  # sentences in smaller letters need less width than was asked for before
        applies = (line for part in self._parts for line in part.lines if line.property("role") == _APPLIES)
        new = next(applies, None) or next((line for part in self._parts for line in part.new_lines), None)
        fits = new is None or new.geometry().bottom() < self.height()  # its heading is seen, too
        self._begin_with(0 if fits or new is None else new.y())

    def _begin_whole(self) -> None:
        """Begin with a whole line, once nothing is scrolled any more."""
        self._begin_with(self.verticalScrollBar().value())

    def _begin_with(self, place: int) -> None:
        """Show lines from the one nearest to `place` on, but no later than it takes to see the last."""
        lines = [line.geometry() for part in self._parts for line in part.lines]
        late = next((line for line in lines if lines[-1].bottom() - line.y() < self.height()), lines[-1])
        first = min((line.y() for line in lines if line.y() <= late.y()), key=lambda top: abs(top - place))
        rest = [self.height() - (line.bottom() + 1 - first) for line in lines]
        spare = min((room for room in rest if room >= 0), default=0)
        self.setViewportMargins(0, 0, 0, spare if first or rest[-1] < 0 else 0)  # none where all have room
        self.verticalScrollBar().setValue(first)
        self._scrolled.stop()


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
