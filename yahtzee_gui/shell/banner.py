# SPDX-License-Identifier: MIT
"""The banner says one sentence in front of another widget, with a few buttons; it pushes nothing aside.

What is told stands at the top of the dice tray, or where it would cover dice in the coach's card, as a question does;
when the game is over, over the line of the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.buttons import CornerButton
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.kit.input import give_focus
from yahtzee_gui.kit.labels import Label, set_look
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.places import PageFrame
from yahtzee_gui.words import buttons as button_words
from yahtzee_gui.words import names

_MARGIN, _HEAD_MARGIN = 10, 5
_HEAD = 44  # of the card: a notice that is no higher leaves the rest to be seen
_INSETS, _ROW_INSETS, _GAP = (16, 9, 12, 9), (16, 3, 12, 3), 12
_MOST_ANSWERS = 3
_READING, _PER_CHARACTER = 3000, 60  # milliseconds that a brief notice stays
_BUTTONS = 60  # a row at the end of a page that is higher is no row of buttons
_UNREAD = 500  # milliseconds in which no one has read a notice


@dataclass(frozen=True)
class BannerAnswer:
    """What a button is called and does."""

    text: str
    action: Callable[[], None]


@dataclass(frozen=True)
class Notice:
    """A sentence and its answers, at most three. A question has to be answered, anything else can be dismissed.

    A warning has the `verdict` on what it warns of, and looks like one.
    What `is_passing` tells what came of something the player did: it goes when something else is done, or told;
    what `is_brief`, too, by itself once it can have been read. What `leaves_escape` says itself what Escape does.
    What `stays` gives way to all others, and comes back after them, until it is withdrawn or closed.
    """

    text: str
    answers: tuple[BannerAnswer, ...] = ()
    is_question: bool = False
    verdict: Verdict | None = None
    is_passing: bool = False
    is_brief: bool = False
    leaves_escape: bool = False
    stays: bool = False


class Banner(QFrame):
    """Shows notices one after the other; each stays until it is dismissed or answered. A question comes first.

    Signals:
        noticeShown: the sentence that came up.
    """

    noticeShown = Signal(str)

    def __init__(
        self, tray: DiceTray, card: QWidget, line: QWidget, fallbacks: Callable[[], Sequence[QWidget]]
    ) -> None:
        self._behind = self._table = card.parentWidget() or card
        super().__init__(self._behind)
        self._tray, self._card, self._line = tray, card, line
        self.setProperty("card", "banner")
        self._ground = QFrame(self._behind)
        self._ground.setProperty("card", "true")
        self._waiting: deque[Notice] = deque()
        self._notice: Notice | None = None
        self._focus_before: QWidget | None = None
        self._fallbacks = fallbacks
        self._shown = QElapsedTimer()
        self.mark = Label()
        self.label, self.reason = Label(role="text", wraps=True), Label(role="cell", wraps=True)
        self.answers = [QPushButton() for _ in range(_MOST_ANSWERS)]
        self.answers[0].setProperty("primary", "true")
        self.dismiss = QPushButton(button_words.dismiss())
        self.dismiss.setProperty("small", "true")
        self._foot = QWidget()
        self._buttons = buttons = filled(QHBoxLayout(self._foot), STRETCH, margins=(0, 0, 0, 0))
        for number, button in enumerate(self.answers):
            buttons.addWidget(button)
            button.clicked.connect(lambda _checked=False, number=number: self._answer(number))
        words = filled(QVBoxLayout(), self.label, self.reason, spacing=3)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(0, 1)
        for row in (0, 3):  # what is higher than its sentence has it in the middle
            self._grid.setRowStretch(row, 1)
        add_layout(self._grid, filled(QHBoxLayout(), self.mark, (words, 1), spacing=_GAP), 1, 0)
        self._grid.addWidget(self.dismiss, 1, 2)
        self._grid.addWidget(self._foot, 2, 0, 1, 3)
        self.dismiss.clicked.connect(self._next)
        self.reading = QTimer(self, singleShot=True)
        self.reading.timeout.connect(self._end_reading)
        self._escape = QShortcut(QKeySequence("Esc"), self)  # before any page takes the key for itself
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.close_notice)
        for place in (tray, tray.dice[0], card, line):
            place.installEventFilter(self)
        self._table.installEventFilter(self)  # it moves when it scrolls
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show `notice`, after those that wait already; the same one is not queued twice. A question shows at once.

        So does what comes while one is shown that stays.
        """
        if notice == self._notice or notice in self._waiting:
            return
        if notice.is_passing:
            self.drop_passing()
        if self._notice is not None and (notice.is_question or self._notice.stays):
            self._waiting.extendleft((self._notice, notice))
            self._next()
            return
        self._waiting = deque(sorted((*self._waiting, notice), key=lambda one: one.stays))
        if self._notice is None:
            self._next()

    @property
    def text(self) -> str:
        """The sentence shown, empty if none."""
        return self._notice.text if self._notice is not None else ""

    def cover(self, place: QWidget | None) -> None:
        """Stand in front of a place that covers the table, or of the table again; there alone questions are asked."""
        if self._behind is not self._table:
            self._behind.removeEventFilter(self)
        self._behind = place or self._table
        if place is not None:
            place.installEventFilter(self)
        self._ground.setParent(self._behind)
        self.setParent(self._behind)
        self._come()

    @property
    def _is_question(self) -> bool:
        return self._notice is not None and self._notice.is_question

    def _come(self) -> None:
        self.setVisible(self._notice is not None and (self._behind is self._table or not self._is_question))

    def explain(self, text: str, reason: str) -> None:
        """Add the reason to the notice with this sentence, if it is shown."""
        if self.text == text and self.reason.text() != reason:
            self.reason.setText(reason)
            self.reason.setVisible(bool(reason))
            self._place()

    def focus_order(self) -> list[QPushButton]:
        return [*self.answers, self.dismiss]

    def withdraw(self, text: str) -> bool:
        """Take back the notice with this sentence, shown or waiting, and return whether there was one."""
        told = self._notice, *self._waiting
        self._waiting = deque(notice for notice in self._waiting if notice.text != text)
        if self._notice is not None and self.text == text:
            self._next()
        return any(notice is not None and notice.text == text for notice in told)

    def drop_passing(self) -> None:
        """Take back what told of something that is over."""
        self._waiting = deque(notice for notice in self._waiting if not notice.is_passing)
        if self._notice is not None and self._notice.is_passing:
            self._next()

    def _end_reading(self) -> None:
        """Close a notice that has been read, unless the mouse or the keyboard is at it."""
        focused = self.window().focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            self.reading.start()
        else:
            self.close_notice()

    def close_notice(self) -> bool:
        """Close a notice that need not be answered, and return whether there was one."""
        can_close = self._can_close
        if can_close:
            self._next()
        return can_close

    @property
    def takes_escape(self) -> bool:
        """Whether Escape closes what is told, and does nothing else."""
        return self._can_close and self._notice is not None and not self._notice.leaves_escape

    @property
    def _can_close(self) -> bool:
        return self._notice is not None and not self._notice.is_question

    def take_focus(self) -> None:
        """Bring the keyboard to the first answer; it goes on where it was once the notice is gone."""
        focused = self.window().focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            self._focus_before = None if isinstance(focused, CornerButton) else focused  # Enter twice is not Undo
        self.answers[0].setFocus()

    def press_focused(self) -> bool:
        """Press the button that has the keyboard, and return whether one has; what is not read yet stays."""
        focused = self.window().focusWidget()
        pressed = next((button for button in self.focus_order() if button is focused and button.isVisible()), None)
        if pressed is not None and self._shown.elapsed() >= _UNREAD:
            pressed.click()
        return pressed is not None

    def _give_focus_back(self) -> None:
        before, self._focus_before = self._focus_before, None
        focused = self.window().focusWidget()
        # Before anything is hidden: Qt would send the keyboard on to whatever comes next.
        if focused is not None and self.isAncestorOf(focused):
            give_focus((before, *self._fallbacks()))

    def _answer(self, number: int) -> None:
        notice, before = self._notice, self._focus_before
        self._next()
        rests = self.window().focusWidget()
        if notice is not None and number < len(notice.answers):
            notice.answers[number].action()
        if rests is not before and self.window().focusWidget() is rests:
            give_focus((before,))  # which could not be used before the answer

    def _next(self) -> None:
        self._give_focus_back()
        self._notice = self._waiting.popleft() if self._waiting else None
        self._escape.setEnabled(self.takes_escape)
        self._come()
        self.reading.stop()
        if self._notice is None:
            return
        if self._notice.is_brief:
            self.reading.start(_READING + _PER_CHARACTER * len(self._notice.text))
        self._shown.start()
        self.label.setText(self._notice.text)
        for number, button in enumerate(self.answers):
            answers = self._notice.answers
            button.setText(answers[number].text if number < len(answers) else "")
            button.setVisible(number < len(answers))
        self._foot.setVisible(bool(self._notice.answers))
        self.dismiss.setVisible(not self._notice.is_question)
        self.setAccessibleName(self._notice.text)
        self.reason.clear()
        self.reason.hide()
        self._show_verdict()
        self._place()
        self.noticeShown.emit(self._notice.text)

    def _show_verdict(self) -> None:
        verdict = self._notice.verdict if self._notice is not None else None
        self.mark.setVisible(verdict is not None)
        self.mark.setText(names.mark(verdict) if verdict is not None else "")
        set_look(self.label, "role", "topic" if verdict is not None else "text")
        for widget in (self, self.mark):
            set_look(widget, "warns", verdict.name if verdict is not None else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay where the widget behind is when the window changes size, and over a button behind that moves."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show) and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the place anew: what was told before the window was shown was told before its parts had their sizes."""
        super().showEvent(event)
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let what was covered be seen again."""
        super().hideEvent(event)
        self._ground.hide()

    def _place(self) -> None:
        """Cover the top of the tray, or of the card, of which then nothing is seen; over a page, its lower part."""
        on_table = self._behind is self._table
        place: QWidget = self._tray if on_table else self._behind
        free = 0 if self._is_question else self._tray.head_room
        if on_table and (not free or self._needed(place) > free - 2 * _HEAD_MARGIN):
            place = self._card
        if on_table and self._line.isVisible():
            place = self._line
        whole = QRect(self._behind.mapFromGlobal(place.mapToGlobal(QPoint())), place.size())
        edge = _HEAD_MARGIN if on_table else _MARGIN
        room = whole.adjusted(_MARGIN, edge, -_MARGIN, -edge)
        height = self._needed(place)
        self._ground.setGeometry(whole)
        is_over_card = place is self._card and self._card.isVisible()
        self._ground.setVisible(is_over_card and (self._is_question or height > _HEAD))
        lowest = room.bottom() + 1 - height - self._bottom_row()
        top = self._in_sight(min(room.y(), lowest), height) if on_table else lowest
        if whole.topLeft() == self._behind.mapFromGlobal(place.mapToGlobal(QPoint())):  # else this was done anew
            self.setGeometry(room.x(), top, room.width(), height)
        self._ground.raise_()
        self.raise_()

    def _needed(self, place: QWidget) -> int:
        """Return how high it is over a place, whose width it takes."""
        width = place.width() - 2 * _MARGIN
        self.setFixedWidth(width)
        self._fit_buttons(width)
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def _in_sight(self, top: int, height: int) -> int:
        """Return where to begin for the end to be seen, where the table is higher than the window and scrolls."""
        room, table = self._table.parentWidget(), self._table
        if room is None or room.height() >= table.height():
            return top
        return min(top, room.height() - table.y() - height - _MARGIN)

    def _bottom_row(self) -> int:
        """Return how high the buttons at the bottom of the page behind are, if there are any: they stay free."""
        column = self._behind.page.layout() if isinstance(self._behind, PageFrame) else None
        if column is not None:
            for row in column.findChildren(QHBoxLayout):
                if column.indexOf(row) == column.count() - 1 and row.geometry().height() <= _BUTTONS:
                    return row.geometry().height() + column.contentsMargins().bottom()
        return 0

    def _fit_buttons(self, width: int) -> None:
        """Have small buttons where others do not fit beside each other, and in a column where these do not either.

        Over the tray they stand beside a sentence that leaves room for them.
        """
        shown = [button for button in self.answers if not button.isHidden()]
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right() - _INSETS[0] - _INSETS[2]
        self._set_small("true")
        said = self.label.fontMetrics().horizontalAdvance(self.label.text()) + self.dismiss.sizeHint().width() + _GAP
        beside = sum(button.sizeHint().width() + _GAP for button in shown)
        is_row = (
            self._behind is self._table
            and not self._is_question
            and not self.reason.text()
            and said + beside + _GAP <= room
        )
        self._grid.setContentsMargins(*(_ROW_INSETS if is_row else _INSETS))
        self._grid.addWidget(self._foot, *((1, 1, 1, 1) if is_row else (2, 0, 1, 3)))
        for small in ("true",) if is_row else ("false", "true"):
            self._set_small(small)
            fits = sum(button.sizeHint().width() + self._buttons.spacing() for button in shown) <= room
            if fits:
                break
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(direction)
        self._foot.updateGeometry()  # what the layout remembers of their heights is of another direction
        self._grid.invalidate()
        self._grid.activate()

    def _set_small(self, value: str) -> None:
        for button in self.answers:
            button.setProperty("small", value)
            button.style().polish(button)
