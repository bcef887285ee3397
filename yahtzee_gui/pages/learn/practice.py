# SPDX-License-Identifier: MIT
"""The page on which one's own mistakes are retried: which are asked, the positions on the board, and the result."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.desktop.keys import Keys
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.cards import Card
from yahtzee_gui.widgets.basic.form_card import FormCard
from yahtzee_gui.widgets.dice.celebration import Celebration, CelebrationView
from yahtzee_gui.widgets.text.drawing import AlignLeft
from yahtzee_gui.widgets.text.elided_label import ElidedLabel
from yahtzee_gui.widgets.text.plain import Label
from yahtzee_gui.widgets.text.wrapped_label import WrappedLabel
from yahtzee_gui.widgets.trainer.exercise_board import BoardView
from yahtzee_gui.widgets.trainer.outcome_card import OutcomeCard, OutcomeView
from yahtzee_gui.widgets.trainer.trainer_dialog import TrainerDialog, page_part
from yahtzee_gui.wording import buttons
from yahtzee_gui.wording.learning import practice_page

SIZE = (960, 640)
_MARGIN = 20
_CHOICE_WIDTH, _TEXT, _FIGURE = 290, 24, 44


class PracticePart(Enum):
    """Which part of the page is shown."""

    CHOICE = 0
    EXERCISES = 1
    RESULT = 2


@dataclass(frozen=True)
class FilterView:
    """What can be chosen of one kind, and which one is."""

    names: tuple[str, ...]
    chosen: int = 0


@dataclass(frozen=True)
class PracticeView:
    """What the page shows: what it is, how it stands in four figures, what can be chosen, the board and the result.

    `told` is what was played in the game, once the position is done.
    """

    part: PracticePart = PracticePart.CHOICE
    texts: tuple[str, ...] = ()
    figures: tuple[str, ...] = ("",) * 4
    filters: tuple[FilterView, ...] = ()
    remark: str = ""
    can_begin: bool = False
    can_take_up: bool = False
    told: str = ""
    board: BoardView = field(default_factory=BoardView)
    outcome: OutcomeView = field(default_factory=OutcomeView)
    is_over: bool = False


class PracticeDialog(TrainerDialog):
    """Sessions, one after the other.

    Signals:
        filterChosen: which one is chosen of each kind, as a tuple of numbers.
        beginRequested: a session is to be asked.
        takeUpRequested: what is parked is to be asked again.
        exerciseRequested: the number (from 0) of a done position that is to be looked at again.
    """

    filterChosen = Signal(object)
    beginRequested = Signal()
    takeUpRequested = Signal()
    exerciseRequested = Signal(int)

    def __init__(self, colors: Colors, keys: Keys, view: PracticeView, parent: QWidget | None = None) -> None:
        super().__init__(colors, keys, practice_page.back(), parent)
        self.setWindowTitle(practice_page.retry_title())
        self.view: PracticeView | None = None
        self.texts = [WrappedLabel("text", AlignLeft) for _ in view.texts]
        self.figures = [ElidedLabel("heading", AlignLeft) for _ in view.figures]
        self.form = FormCard(colors)
        self.filters = [QComboBox() for _ in view.filters]
        self.remark = ElidedLabel("muted", AlignLeft)
        self.begin, self.take_up, self.close_button = (QPushButton() for _ in range(3))
        self.celebration = Celebration(self.board.tray, colors)
        self.told = ElidedLabel("cell", AlignLeft)
        self.outcome = OutcomeCard(colors)
        self.again, self.back_again = (QPushButton() for _ in range(2))
        self._lay_out(view)
        self._connect()
        self.setMinimumSize(*SIZE)
        self.set_colors(colors)
        self.set_view(view)

    # ---- building ----

    def _lay_out(self, view: PracticeView) -> None:
        for part in (self._choice(view), self._exercises(), self._result()):
            self.parts.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 14, _MARGIN, 14)
        column.addWidget(self.parts)

    def _choice(self, view: PracticeView) -> QWidget:
        content = QVBoxLayout()
        content.setSpacing(12)
        heading = Label(practice_page.retry_title())
        heading.setProperty("role", "heading")
        content.addWidget(heading)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for label in self.texts:
            label.setFixedHeight(_TEXT)
            lines.addWidget(label)
        self.texts[-1].setFixedHeight(2 * _TEXT)
        content.addLayout(lines)
        content.addWidget(self._standing())
        content.addWidget(_title(practice_page.filter_heading()))
        names = practice_page.filter_names()
        for name, box, shown in zip(names, self.filters, view.filters, strict=True):
            box.addItems(shown.names)
            box.setFixedWidth(_CHOICE_WIDTH)
            box.setAccessibleName(name)
            self.form.add_row(name, box)
        content.addWidget(self.form)
        content.addStretch()
        content.addWidget(self.remark)
        self.begin.setText(practice_page.begin())
        self.begin.setProperty("primary", "true")
        self.close_button.setText(buttons.close())
        return page_part(content, self.begin, self.close_button)

    def _standing(self) -> Card:
        card = Card(practice_page.standing_heading())
        row = QHBoxLayout()
        row.setSpacing(28)
        for figure, name in zip(self.figures, practice_page.stages(), strict=True):
            figure.setFixedHeight(_FIGURE)
            label = ElidedLabel("muted", AlignLeft)
            label.setText(name)
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(figure)
            column.addWidget(label)
            row.addLayout(column, 1)
        self.take_up.setText(practice_page.take_up())
        self.take_up.setAutoDefault(False)
        row.addWidget(self.take_up)
        card.column.addLayout(row)
        return card

    def _exercises(self) -> QWidget:
        row = QHBoxLayout()
        row.addWidget(self.board)
        return page_part(row, self.back, told=self.told)

    def _result(self) -> QWidget:
        self.again.setText(practice_page.go_on())
        self.again.setProperty("primary", "true")
        self.back_again.setText(practice_page.back())
        row = QHBoxLayout()
        row.addWidget(self.outcome)
        return page_part(row, self.again, self.back_again)

    def _connect(self) -> None:
        for box in self.filters:
            box.activated.connect(self._choose)
        self.begin.clicked.connect(self.beginRequested)
        self.take_up.clicked.connect(self.takeUpRequested)
        self.close_button.clicked.connect(self.accept)
        self.again.clicked.connect(self.beginRequested)
        self.back_again.clicked.connect(self.backRequested)
        self.outcome.exerciseRequested.connect(self.exerciseRequested)

    def _choose(self) -> None:
        self.filterChosen.emit(tuple(box.currentIndex() for box in self.filters))

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        for part in (self.form, self.board, self.celebration, self.outcome):
            part.set_colors(colors)

    # ---- showing ----

    def set_view(self, view: PracticeView) -> None:
        """Show `view`."""
        before, self.view = self.view, view
        self.set_standing(is_over=view.is_over)
        self._show_choice(view)
        if view.part is PracticePart.EXERCISES:
            self.board.set_view(view.board)
            self.told.setText(view.told)
        if view.part is PracticePart.RESULT:
            self.outcome.set_view(view.outcome)
        if before is None or before.part is not view.part:
            self.parts.setCurrentIndex(view.part.value)
            self._take_keyboard(view.part)
        elif view.part is PracticePart.CHOICE and view.can_begin and not before.can_begin and not self._is_choosing:
            self.begin.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _show_choice(self, view: PracticeView) -> None:
        for label, text in zip(self.texts, view.texts, strict=True):
            label.setText(text)
        for figure, text, name in zip(self.figures, view.figures, practice_page.stages(), strict=True):
            figure.setText(text)
            figure.setAccessibleName(f"{text} {name}")
        for box, shown in zip(self.filters, view.filters, strict=True):
            box.setCurrentIndex(shown.chosen)
        self.remark.setText(view.remark)
        self.begin.setEnabled(view.can_begin)
        self.take_up.setEnabled(view.can_take_up)
        self.again.setEnabled(view.can_begin)

    @property
    def _is_choosing(self) -> bool:
        return any(box.hasFocus() for box in self.filters)

    def _take_keyboard(self, part: PracticePart) -> None:
        if part is PracticePart.EXERCISES:
            self.board.begin()
            return
        first = self.begin if part is PracticePart.CHOICE else self.again
        others = self.close_button if part is PracticePart.CHOICE else self.back_again
        (first if first.isEnabled() else others).setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def celebrate(self, view: CelebrationView, *, moves: bool) -> None:
        """Celebrate something on the board for a moment."""
        self.celebration.start(view, moves=moves)


def _title(text: str) -> Label:
    label = Label(text)
    label.setProperty("role", "title")
    return label
