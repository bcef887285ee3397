# SPDX-License-Identifier: MIT
"""The explanation says of one option why it is worth more or less than another.

In words, with a picture of where the turn ends after either; in points, by parts that add up; and what would have to
change for another one to be best. A button unfolds all parts, in place of the list above, until it is folded again or
another decision comes.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import changes_words, explanation_words
from yahtzee_gui.board.coach.changes import ChangesList
from yahtzee_gui.board.coach.end_bars import HEIGHT as BARS_HEIGHT
from yahtzee_gui.board.coach.end_bars import EndBar, EndBars
from yahtzee_gui.board.coach.part_rows import (
    ROW,
    BarScale,
    OthersButton,
    PartRow,
    PartRows,
    SumRow,
)
from yahtzee_gui.board.tray.dice_text import DiceText
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.words import glossary

_HEADING, _SENTENCE, _SWITCH = 24, 80, 26
_ABOVE_BARS = 4
_PLAIN_SENTENCE = 90  # in the place of parts
_PLAIN_HEIGHT = 4 + _HEADING + _PLAIN_SENTENCE
HEIGHT = 4 + _SWITCH + _HEADING + _SENTENCE + BARS_HEIGHT
_INSET = 8


class Side(Enum):
    """What the explanation shows."""

    WHY = "why"
    PARTS = "parts"
    CHANGES = "changes"


@dataclass(frozen=True)
class ExplanationView:
    """What is shown of an option. While it is being worked out there is but a sentence.

    `parts` are the largest ones and `others` all that differ besides, as one; `all_parts` are all there are. The
    numbers of either add up to that of `together`. `bars` say where the turn ends after either option.
    `about` names the option, `heading` also what it is set against; the dice in both are drawn. `is_plain`
    says that there are words only: of what else is played for there are no parts. `shorter` is the sentence where there
    is no room for all of it.
    """

    about: str = ""
    heading: str = ""
    sentence: str = ""
    bars: tuple[EndBar, ...] = ()
    parts: tuple[PartRow, ...] = ()
    others: PartRow | None = None
    together: PartRow | None = None
    all_parts: tuple[PartRow, ...] = ()
    facts: str = ""
    is_plain: bool = False
    shorter: str = ""


NO_EXPLANATION = ExplanationView()


class ExplanationCard(QWidget):
    """A block of fixed height but for a sentence that needs more; unfolded it takes the room of what stands above.

    Signals:
        unfolded: whether all parts are shown now.
        changesSeen: whether it is shown what would have to change.
    """

    unfolded = Signal(bool)
    changesSeen = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.view = NO_EXPLANATION
        self.is_unfolded = False
        self._room = 0
        self.switch = Segments(tuple(Side), _side_name)
        self.switch.setFixedHeight(_SWITCH)
        policy = self.switch.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.switch.setSizePolicy(policy)
        self.switch.set_choice(Side.WHY)
        self.switch.set_name(explanation_words.explanation())
        self.heading = DiceText()
        self.sentence = WrappedLabel("cell", AlignLeft)
        self.parts = PartRows()
        self.others = OthersButton()
        self.together = SumRow()
        self.bars = EndBars()
        self.facts = ElidedLabel("muted", AlignLeft)
        self.changes = ChangesList()
        self._sides, self._by_parts = QStackedWidget(), QVBoxLayout()
        self._lay_out()
        self.switch.choiceRequested.connect(self._show_side)
        self.others.clicked.connect(lambda: self.unfold(not self.is_unfolded))
        self._fold()

    def _lay_out(self) -> None:
        self.heading.setFixedHeight(_HEADING)
        self.sentence.setFixedHeight(_SENTENCE)
        self.sentence.setContentsMargins(0, 0, 0, _ABOVE_BARS)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.facts.setFixedHeight(ROW)
        self.facts.set_hint(glossary.spread())
        self._sides.addWidget(_column(QVBoxLayout(), self.sentence, self.bars))
        self._sides.addWidget(_column(self._by_parts, self.parts, self.others, self.together, self.facts))
        self._sides.addWidget(self.changes)
        switch = filled(QHBoxLayout(), self.switch, STRETCH)
        filled(QVBoxLayout(self), switch, self.heading, (self._sides, 1), spacing=0, margins=(_INSET, 4, _INSET, 0))

    @property
    def side(self) -> Side:
        """Which side is shown."""
        return list(Side)[self._sides.currentIndex()]

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [*self.switch.buttons.values(), self.others, self.changes.page]

    def set_view(self, view: ExplanationView) -> None:
        """Show `view`."""
        if view == self.view:
            return
        has_sides = not view.is_plain and (bool(view.parts) or not view.about)
        if not has_sides:
            self.switch.set_choice(Side.WHY)
            self._show_side(Side.WHY)
        self.view = view
        policy = self.switch.sizePolicy()
        policy.setRetainSizeWhenHidden(not view.is_plain)
        self.switch.setSizePolicy(policy)
        self.switch.setVisible(has_sides)
        self.heading.set_text(view.heading)
        self._fit_height()
        self.together.set_row(view.together)
        self.bars.set_bars(view.bars)
        self.facts.setText(view.facts)
        self._show_parts()

    def unfold(self, is_unfolded: bool) -> None:
        """Show all parts, or the largest."""
        if is_unfolded == self.is_unfolded:
            return
        self.is_unfolded = is_unfolded
        self._fold()
        self._show_parts()
        self.unfolded.emit(is_unfolded)

    def _fold(self) -> None:
        """Be as high as the largest parts need, or take what room there is, the button below the sum of all."""
        self._by_parts.removeWidget(self.others)
        self._by_parts.insertWidget(self._by_parts.indexOf(self.together) + self.is_unfolded, self.others)
        self._fit_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have room for the sentence in the lines that the width leaves."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_height()

    def set_room(self, room: int) -> None:
        """Be no higher than this many pixels if a shorter sentence is enough for that; 0: no matter how high."""
        if room != self._room:
            self._room = room
            self._fit_height()

    def _fit_height(self) -> None:
        """Be as high as usual, the sentence in the place of bars where there are none; higher where it needs more."""
        has_bars = bool(self.view.bars)
        usual = _PLAIN_SENTENCE if self.view.is_plain else _SENTENCE + (0 if has_bars else BARS_HEIGHT)
        others = (_PLAIN_HEIGHT if self.view.is_plain else HEIGHT) - usual
        needed = max(usual, self._write(self.view.sentence))
        if self.view.shorter and self._room and others + needed > self._room:
            needed = self._write(self.view.shorter)
        self.bars.setVisible(has_bars)
        self.sentence.setFixedHeight(needed)
        self.setMinimumHeight(others + needed)
        self.setMaximumHeight(16777215 if self.is_unfolded else others + needed)

    def _write(self, text: str) -> int:
        """Write the sentence, and return how high it is."""
        self.sentence.setText(text)
        return self.sentence.least_height(self.width() - 2 * _INSET) + _ABOVE_BARS

    def _show_parts(self) -> None:
        view = self.view
        rows = view.all_parts if self.is_unfolded else view.parts
        scale = BarScale.of(rows if view.others is None or self.is_unfolded else (*rows, view.others))
        self.parts.set_rows(rows, scale)
        self.others.set_row(view.others, scale, is_unfolded=self.is_unfolded)
        self.others.setVisible(view.others is not None or (self.is_unfolded and bool(rows)))

    def _show_side(self, side: Side) -> None:
        self._sides.setCurrentIndex(list(Side).index(side))
        self.heading.setVisible(side is not Side.CHANGES)
        if side is not Side.PARTS:
            self.unfold(False)
        self.changesSeen.emit(side is Side.CHANGES)

    def show_changes(self) -> None:
        """Turn to what would have to change."""
        if self.switch.isVisible():
            self.switch.set_choice(Side.CHANGES)
            self._show_side(Side.CHANGES)


def _side_name(side: Side) -> str:
    return {
        Side.WHY: explanation_words.why_heading,
        Side.PARTS: explanation_words.by_parts_heading,
        Side.CHANGES: changes_words.heading,
    }[side]()


def _column(column: QVBoxLayout, *widgets: QWidget) -> QWidget:
    """Return a page with widgets below each other in `column`, what room is left below them."""
    page = QWidget()
    page.setLayout(column)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch()
    return page
