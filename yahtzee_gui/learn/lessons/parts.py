# SPDX-License-Identifier: MIT
"""Parts of the page of lessons: the list of rules, a position that is worked out, and a picture to play with.

The rules are those that a player of the course goes by: numbered sentences, those of the lesson marked. The picture has
buttons to choose with, and bars that move with the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons import CHANCES, FOURS, HANDS, KEPT_DICE, ROLLS_LEFT
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBar, IntervalBars
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, Label, WrappedLabel, set_look
from yahtzee_gui.kit.layouts import STRETCH, Card, FittedText, WideText, filled
from yahtzee_gui.kit.on_screen import ScrollPage
from yahtzee_gui.learn.lessons import rule_words, words
from yahtzee_gui.words import announcing, names

_RULES_WIDTH, _NOTE_WIDTH = 336, 436
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


class _Rules:
    """A list in two parts: what is kept, and what is scored."""

    _parts: list[_RulesPart]

    def show_lines(self, lines: tuple[RuleLine, ...]) -> None:
        for part, is_scoring in zip(self._parts, (False, True), strict=True):
            part.show_lines([line for line in lines if line.is_scoring is is_scoring])


class RuleRows(_Rules, Card):
    """The list with how often each line is right, and how to read it."""

    def __init__(self) -> None:
        super().__init__(rule_words.list_heading())
        self._parts = [_RulesPart(rule_words.rolling()), _RulesPart(rule_words.scoring())]
        notes = (WideText("muted", _NOTE_WIDTH, note) for note in (rule_words.how_to_read(), words.about_right()))
        filled(self.column, *self._parts, 4, *notes)


class RuleSheet(_Rules, ScrollPage):
    """The list in little room, to be scrolled, beside an exercise: how often a line is right is not said there."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[RuleLine, ...] = ()
        self.setAccessibleName(rule_words.list_heading())
        self.column.setContentsMargins(0, 0, 0, 0)
        self._parts = [_RulesPart(rule_words.rolling(), _NARROW), _RulesPart(rule_words.scoring(), _NARROW)]
        filled(self.column, *self._parts, STRETCH)

    def show_lines(self, lines: tuple[RuleLine, ...]) -> None:
        """Show another list, or another line of it that applies, and have that in sight."""
        if lines != self._shown:
            self._shown = lines
            super().show_lines(lines)
            QTimer.singleShot(0, self, self._show_new)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what applies, or what is new, in sight."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._show_new)

    def _show_new(self) -> None:
        self.updateGeometry()  # a scroll area does not ask for the width of new lines by itself
        lines = [line for part in self._parts for line in part.lines]
        applies = [line for line in lines if line.property("role") == _APPLIES]
        for line in (applies or [line for part in self._parts for line in part.new_lines])[:1]:
            self.ensureWidgetVisible(line, 0, 0)


class _RulesPart(QGridLayout):
    """A heading, and below it lines with their number, a mark if they are new, and their share."""

    def __init__(self, heading: str, width: int = _RULES_WIDTH) -> None:
        super().__init__()
        self._width = width
        self.setHorizontalSpacing(6)
        self.setVerticalSpacing(_BETWEEN)
        self._heading = WideText("muted", width, heading)
        self.addWidget(self._heading, 0, 1, 1, 2)
        self._has_shares = width == _RULES_WIDTH
        if self._has_shares:
            self.addWidget(Label(rule_words.right_column(), role="muted"), 0, 3, _RIGHT)
        self.setColumnMinimumWidth(0, _NUMBERS)
        self.setColumnMinimumWidth(1, _MARKS)
        self.setColumnStretch(2, 1)
        self._rows: list[tuple[Label, Label, WideText, Label]] = []

    @property
    def lines(self) -> list[WideText]:
        """The heading, and the sentences that are there."""
        return [self._heading, *(row[2] for row in self._rows if row[2].text())]

    @property
    def new_lines(self) -> list[WideText]:
        """The sentences that are new, with the heading where that stands right above them."""
        lines = [row[2] for row in self._rows if row[1].text()]
        return [self._heading, *lines] if lines[:1] == self.lines[1:2] and lines else lines

    def show_lines(self, lines: Sequence[RuleLine]) -> None:
        while len(self._rows) < len(lines):
            row = Label(role="cell"), Label(role="title"), WideText("cell", self._width), Label(role="muted")
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
            share.setText(line.share if self._has_shares else "")
            for widget in (number, mark, share):
                widget.setVisible(bool(line.sentence))


ROW_HEIGHT = 150
_TWO_LINES, _FIVE_LINES = 32, 72
_DIE = 26


class WorkedRow(QFrame):
    """One worked position, always as high; empty while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.setFixedHeight(ROW_HEIGHT)
        self.dice = DiceStrip(_DIE)
        self.where = WrappedLabel("muted", AlignLeft)
        self.taught = ElidedLabel("title", AlignLeft)
        self.other = ElidedLabel("cell", AlignLeft)
        self.reason = WrappedLabel("muted", AlignLeft)
        for label, side, height in (
            (self.where, Qt.AlignmentFlag.AlignBottom, _TWO_LINES),
            (self.reason, Qt.AlignmentFlag.AlignTop, _FIVE_LINES),
        ):
            label.setFixedHeight(height)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | side)
        lines = filled(QVBoxLayout(), self.where, self.taught, self.other, self.reason, spacing=0)
        filled(QHBoxLayout(self), self.dice, (lines, 1), spacing=12, margins=(12, 2, 12, 4))

    def show_texts(self, where: str = "", taught: str = "", other: str = "", reason: str = "") -> None:
        """Say where it is, what is taught, what else was done, and why."""
        self.where.set_text(where)
        self.taught.set_text(taught)
        self.other.set_text(other)
        self.reason.set_text(reason)


_SAID_WIDTH, _BAR_ROW = 370, 24


class Handle(QWidget):
    """A question with one row of answers or two, the bars that belong to what is chosen, and a sentence.

    `answer` returns these for the numbers of the chosen answers.
    """

    def __init__(
        self, name: str, rows: Sequence[Sequence[str]], first: int, answer: Callable[..., tuple[BarsView, str]]
    ) -> None:
        super().__init__()
        self._answer, self._chosen = answer, [first, *(0 for _ in rows[1:])]
        self.rows = [Segments(range(len(texts)), texts.__getitem__) for texts in rows]
        self.bars = IntervalBars()
        self.bars.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.said = FittedText("muted", _SAID_WIDTH)
        filled(QVBoxLayout(self), Label(name, role="title"), *self.rows, self.bars, self.said, margins=(0, 0, 0, 0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for place, row in enumerate(self.rows):
            row.set_name(name)
            row.choiceRequested.connect(partial(self.choose, place))
            self.choose(place, self._chosen[place])

    def choose(self, place: int, choice: int) -> None:
        """Choose another answer of the first row, or the second."""
        self._chosen[place] = choice
        self.rows[place].set_choice(choice)
        bars, said = self._answer(*self._chosen)
        self.bars.setFixedHeight(_BAR_ROW * len(bars.bars))
        self.bars.set_view(bars)
        self.said.show_text(said)


def handle_of(lesson: Lesson) -> Handle | None:
    """Return what a lesson gives to play with; None where it has nothing."""
    if lesson is Lesson.PACE:
        return _fours_handle()
    return _kept_handle(lesson) if lesson in HANDS else None


def _kept_handle(lesson: Lesson) -> Handle:
    name = words.alike_heading() if lesson is Lesson.PAIRS else words.straight_heading()
    kept, boxes = KEPT_DICE[lesson], tuple(map(names.category, HANDS[lesson]))

    def answer(dice: int, rolls: int) -> tuple[BarsView, str]:
        chances = CHANCES[kept[dice], ROLLS_LEFT[rolls]]
        return _bars_view(name, zip(boxes, chances, strict=True)), words.going_for_it()

    return Handle(name, (tuple(map(names.kept, kept)), tuple(map(announcing.rolls_left, ROLLS_LEFT))), 1, answer)


def _fours_handle() -> Handle:
    name = words.fours_heading()

    def answer(number: int) -> tuple[BarsView, str]:
        said = words.fours_said(number, FOURS[number], FOURS[number - 1] if number else None)
        return _bars_view(name, [(words.bonus_bar(), FOURS[number].bonus)]), said

    return Handle(name, (tuple(map(str, range(len(FOURS)))),), 3, answer)


def _bars_view(name: str, chances: Iterable[tuple[str, float]]) -> BarsView:
    said = ((box, chance, words.percent(chance)) for box, chance in chances)
    bars = tuple(IntervalBar(box, chance, figure, (box, figure)) for box, chance, figure in said)
    return BarsView(name, bars, most=1.0)
