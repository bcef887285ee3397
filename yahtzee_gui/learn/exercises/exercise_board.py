# SPDX-License-Identifier: MIT
"""The exercise board is where exercises are done: the scorecard of a position, its dice to keep, and the judgement.

It is played as the game is: dice by click or by their keys, a box by click or by the arrows and Enter, Space for what
the large button says; on another button with the keyboard, Space presses that one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.board.coach.end_pairs import EndPairs, EndPairsView
from yahtzee_gui.board.scorecard.page import Scorecard, ScoreRow
from yahtzee_gui.board.tray.page import DiceTray, TrayView
from yahtzee_gui.desktop.key_bindings import DOWN, KEEPS, UP, Action, Keys
from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.on_screen import show_top, show_whole
from yahtzee_gui.kit.presses import FirstMoment
from yahtzee_gui.kit.zoom import GROWS
from yahtzee_gui.learn.exercises import words
from yahtzee_gui.learn.exercises.answer_card import AnswerCard, AnswerView, Listed
from yahtzee_gui.learn.exercises.mark_strip import Marks, MarkStrip

_SCORECARD, _TRAY = 274, (430, 286)
_GAP, _NAMES_OF_KEYS = 8, 30
_OPTION = (112, 72, 84)
_ON_BUTTONS = Action.HINT, Action.TABLE, Action.SET_UP


@dataclass(frozen=True)
class BoardView:
    """What the board shows: which exercise it is and how all of them stand, the position, and the judgement.

    Once it is done, all `options` can be seen in a list, and one of them is `looked_into`: `pairs` say where its turn
    ends.
    """

    heading: str = ""
    marks: Marks = ()
    rows: tuple[ScoreRow, ...] = ()
    tray: TrayView = field(default_factory=TrayView)
    answer: AnswerView = field(default_factory=AnswerView)
    options: tuple[tuple[str, str, str], ...] = ()
    looked_into: int = 0
    pairs: EndPairsView | None = None


class ExerciseBoard(QWidget):
    """One exercise at a time.

    Signals:
        toggleRequested: the place (0 to 4) of a die that was clicked, or whose key was pressed.
        boxChosen: the category that the arrow keys went to; None if it cannot be scored.
        scoreRequested: the category of a box that was clicked, or chosen with Enter.
        pressed: what the large button says is to be done.
        showRequested: more is to be told of what is best.
        bestRequested: all of it is to be told at once.
        optionRequested: the number (from 0) of the option in the list that is to be looked into.
        compareRequested: two options are wanted side by side.
        nextRequested: the next exercise is wanted.
    """

    toggleRequested = Signal(int)
    boxChosen = Signal(object)
    scoreRequested = Signal(Category)
    pressed = Signal()
    showRequested = Signal()
    bestRequested = Signal()
    optionRequested = Signal(int)
    compareRequested = Signal()
    nextRequested = Signal()

    def __init__(self, keys: Keys) -> None:
        super().__init__()
        self.heading = ElidedLabel("title", AlignLeft)
        self.marks = MarkStrip()
        self.scorecard = Scorecard()
        self.tray = DiceTray()
        self.answer = AnswerCard()
        widths = zip(words.option_columns(), _OPTION, strict=True)
        columns = [Column(name, width, has_words=not place) for place, (name, width) in enumerate(widths)]
        self.options = FigureTable(words.all_options(), columns)
        self.options.stretch(0)
        self.pairs = EndPairs()
        self.left = QStackedWidget()
        self.view: BoardView | None = None
        self._first_moment = FirstMoment()
        self._lay_out()
        self._connect()
        self._bind(keys)

    def _lay_out(self) -> None:
        self.scorecard.setMinimumWidth(_SCORECARD)
        self.tray.setMinimumSize(*_TRAY)
        self.scorecard.setProperty(GROWS, True)
        self.tray.setProperty(GROWS, True)
        head = filled(QHBoxLayout(), (self.heading, 2), (self.marks, 3))
        self._side = side = filled(QVBoxLayout(), (self.tray, 1), self.answer, spacing=_GAP)
        listed = Card(words.all_options())
        filled(listed.column, (self.options, 1), self.pairs)
        self.left.addWidget(self.scorecard)
        self.left.addWidget(listed)
        parts = filled(QHBoxLayout(), (self.left, 2), (side, 3), spacing=_GAP)
        filled(QVBoxLayout(self), head, (parts, 1), spacing=5, margins=(0, 0, 0, 0))

    def lay_below_answer(self, listed: Listed) -> None:
        """Have a list below what is said: the dice and the card share the height, but no key below a die is missing."""
        self.answer.lay_below(listed)
        self.tray.setMinimumSize(_TRAY[0], _TRAY[1] + _NAMES_OF_KEYS)
        for part, share in ((self.tray, 4), (self.answer, 3)):
            self._side.setStretchFactor(part, share)

    def _connect(self) -> None:
        self.tray.toggleRequested.connect(self.toggleRequested)
        self.tray.pressed.connect(self._press_button)
        self.scorecard.boxChosen.connect(self.boxChosen)
        self.scorecard.scoreRequested.connect(self._score)
        self.answer.show_button.clicked.connect(self.showRequested)
        self.answer.best_button.clicked.connect(self.bestRequested)
        self.answer.list_button.clicked.connect(self.turn)
        self.options.itemSelectionChanged.connect(self._look_into)

    def _bind(self, keys: Keys) -> None:
        """Listen to the keys of play wherever on the board the keyboard is."""
        for place, action in enumerate(KEEPS):
            self._listen(keys.name(action), _asking(self.toggleRequested.emit, place))
        self._listen(keys.name(Action.ROLL), self._press)
        self._listen(keys.name(Action.SCORECARD), self.scorecard.enter)
        self._listen(keys.name(Action.HINT), self.showRequested.emit)
        self._listen(keys.name(Action.TABLE), self.turn)
        self._listen(keys.name(Action.COMPARE), self.compareRequested.emit)
        self._listen(keys.name(Action.NEXT_MISTAKE), self.nextRequested.emit)
        for key, step in ((UP, -1), (DOWN, 1)):
            self._listen(key, _asking(self._step, step))
        named = {action: menu_words.key(name) for action, name in keys}
        self.tray.set_keys(named[Action.ROLL], [named[action] for action in KEEPS])
        self.answer.set_keys(*(named[action] for action in _ON_BUTTONS))

    def _press(self) -> None:
        """Do what the button says that has the keyboard, if one has; else what the large one says."""
        focused = self.window().focusWidget()
        if isinstance(focused, QPushButton) and focused.isEnabled() and focused is not self.tray.roll_button:
            focused.click()
        else:
            self._press_button()

    def _press_button(self) -> None:
        if self.view is not None and self.view.tray.only_points:
            self.scorecard.take_keyboard()
        elif self._first_moment.is_over:
            self.pressed.emit()

    def _score(self, category: Category) -> None:
        if self._first_moment.is_over:
            self.scoreRequested.emit(category)

    def turn(self) -> None:
        """Show all options in the place of the scorecard once that may be, or the scorecard again."""
        if self.view is not None and self.view.options:
            self._show_list(is_shown=self.left.currentWidget() is self.scorecard)

    def _show_list(self, *, is_shown: bool) -> None:
        self.left.setCurrentIndex(int(is_shown))
        self.answer.name_list(is_shown=is_shown)
        if is_shown:
            self.options.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _step(self, step: int) -> None:
        """Go up or down in the list that is shown, or on the scorecard."""
        if self.left.currentWidget() is self.scorecard:
            self.scorecard.step(step)
        else:
            self.options.selectRow(min(max(0, self.options.currentRow() + step), self.options.rowCount() - 1))

    def _look_into(self) -> None:
        row = self.options.currentRow()
        if self.view is not None and self.options.isVisible() and row not in (-1, self.view.looked_into):
            self.optionRequested.emit(row)

    def take_back(self) -> bool:
        """Go back from all options, or ask that no box is chosen any more; return whether there was one of these."""
        if self.left.currentWidget() is not self.scorecard:
            self._show_list(is_shown=False)
            self.answer.list_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
            return True
        if self.view is None or not any(row.is_chosen and row.can_score for row in self.view.rows):
            return False
        self.boxChosen.emit(None)
        self.begin()
        return True

    def _listen(self, key: str, ask: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key, QKeySequence.SequenceFormat.PortableText), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(key in (UP, DOWN))
        shortcut.activated.connect(ask)

    def set_view(self, view: BoardView) -> None:
        """Show `view`."""
        if view == self.view:
            return
        is_other = self.view is None or view.heading != self.view.heading
        had_keyboard = any(button.hasFocus() for button in self.answer.buttons)
        was_playing = self.window().focusWidget() in self.tray.focus_order()
        before, self.view = self.view, view
        self.heading.setText(view.heading)
        self.marks.set_marks(view.marks)
        self.scorecard.set_rows(view.rows)
        self.tray.set_view(view.tray)
        self.answer.set_view(view.answer)
        self.pairs.set_view(view.pairs)
        if before is None or before.options != view.options:
            self._set_options(view)
        if is_other:
            self._first_moment.begin()
            self.scorecard.clear_selection()
        if is_other or (had_keyboard and not (view.answer.can_go_on or view.answer.more)):
            self.begin()
        elif had_keyboard and view.answer.can_go_on and not (before and before.answer.can_go_on):
            self.tray.roll_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)  # the best was shown by a button
        elif was_playing and self.window().focusWidget() not in [self.tray, *self.tray.focus_order()]:
            self.tray.roll_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)  # dice that stay take no keys
        if is_other:
            show_top(self)
        elif before is not None and view.answer != before.answer:
            show_whole(self.answer)

    def showEvent(self, event: QShowEvent) -> None:
        """Have what brought the board onto the screen answer nothing on it."""
        super().showEvent(event)
        self._first_moment.begin()

    def _set_options(self, view: BoardView) -> None:
        """List other options, with the choice among them; without any the scorecard is there."""
        self.options.set_rows(view.options)
        self.options.selectRow(view.looked_into)
        if not view.options:
            self._show_list(is_shown=False)

    def begin(self) -> None:
        """Take the keyboard to the button, as in a game, or to the scorecard after the last roll.

        On a die Enter would let that one go which its digit has just kept.
        """
        can_keep = self.view is not None and self.view.tray.can_keep
        button: QWidget = self.tray.roll_button if self.tray.roll_button.isEnabled() else self.tray.dice[0]
        target = button if can_keep else self.scorecard.table
        target.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [*self.tray.focus_order(), *self.scorecard.focus_order(), self.options, *self.answer.buttons]


def _asking(ask: Callable[[int], object], number: int) -> Callable[[], None]:
    """Return what asks with `number` when a key is pressed."""

    def ask_for_it() -> None:
        ask(number)

    return ask_for_it
