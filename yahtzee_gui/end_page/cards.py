# SPDX-License-Identifier: MIT
"""The lower cards of the end page: the choice that cost most, and one thing to practise with what others made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.options import Analysis
from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.training.themes import Theme
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.end_page import words
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.plain import Label, set_look, set_tooltip
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.retry import words as retry_words
from yahtzee_gui.race import words as race_words
from yahtzee_gui.words import announcing

_DIE, _SMALL_DIE = 30, 20
MOST_LINKS = 3
_SPACE, _INSET = 14, 16
_WHY_LINES, _LINE = 3, 15


@dataclass(frozen=True)
class WorstView:
    """The choice that cost the most: the dice as they lay, which were kept, what was chosen, what was best, and why.

    `best_keep` is drawn as small dice after `best`. Without a lossy choice only `chosen` says so.
    """

    chosen: str
    best: str = ""
    loss: str = ""
    verdict: Verdict | None = None
    when: str = ""
    dice: Dice = ()
    kept: Kept = NOTHING_KEPT
    best_keep: Dice = ()
    why: str = ""
    event: int | None = None
    spoken: str = ""


@dataclass(frozen=True)
class PracticeCardView:
    """One thing to retry: what it is, how much of the costly choices it makes up, and the costliest to look at.

    Mistakes about its `theme` can be asked again, and there is a lesson for the costliest, of which this is the
    `analysis`; where they cannot, both are None and a
    `remark` says so, and why. A set of them that `is_begun` goes on where it was left.
    """

    topic: str
    share: str = ""
    links: tuple[tuple[str, int], ...] = ()
    theme: Theme | None = None
    analysis: Analysis | None = None
    remark: tuple[str, str] = ("", "")
    is_begun: bool = False


class WorstCard(QFrame):
    """The choice that cost the most.

    Signals:
        decisionRequested: the place in the log of the decision, which the player wants to look at.
    """

    decisionRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._view: WorstView | None = None
        self.heading = ElidedLabel("title", AlignLeft)
        self.heading.setText(words.worst_heading())
        self.loss = role_label("loss")
        self.when = ElidedLabel("muted", AlignRight)
        self.dice = DiceStrip(_DIE)
        self.chosen = ElidedLabel("text", AlignLeft)
        self.best = ElidedLabel("text", AlignLeft)
        self.best.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.best_dice = DiceStrip(_SMALL_DIE)
        self.why = WrappedLabel("muted", AlignLeft)
        self.why.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.look = link_button()
        self.look.setText(announcing.look_at_decision())
        self.look.clicked.connect(self._look)
        head = filled(QHBoxLayout(), (self.heading, 1), self.loss)
        best = filled(QHBoxLayout(), self.best, self.best_dice, spacing=4)
        best.addStretch(1)
        foot = filled(QHBoxLayout(), self.look, (self.when, 1))
        column = _card_column(self)
        filled(column, head, self.dice, self.chosen, best, (self.why, 1), foot)
        for label, height in ((self.when, 20), (self.chosen, 19), (self.best, _SMALL_DIE + 6)):
            label.setFixedHeight(height)
        self._fit_why()
        keep_places(self.dice, self.look, self.loss)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the reason as many lines as the width makes of it."""
        super().resizeEvent(event)
        self._fit_why()

    def _fit_why(self) -> None:
        needed = self.why.least_height(self.contentsRect().width() - 2 * _INSET)
        self.why.setMinimumHeight(max(_WHY_LINES * _LINE, needed))

    def _look(self) -> None:
        if self._view is not None and self._view.event is not None:
            self.decisionRequested.emit(self._view.event)

    def set_view(self, view: WorstView | None) -> None:
        """Show `view`; nothing while it is not known."""
        self._view = view
        view = view or WorstView("")
        self.setAccessibleDescription(view.spoken)
        self.loss.setText(view.loss)
        self.when.setText(view.when)
        self.dice.set_dice(view.dice, view.kept)
        self.dice.setVisible(bool(view.dice) or view.event is not None)
        self.chosen.setText(view.chosen)
        self.best.setText(view.best)
        self.best_dice.set_dice(view.best_keep)
        self.best_dice.setVisible(bool(view.best_keep))
        self.why.setText(view.why)
        self._fit_why()
        self.look.setVisible(view.event is not None)
        if view.verdict is not None:
            set_look(self.loss, "loss", view.verdict.name)


class PracticeCard(QFrame):
    """One thing to practise, and what others made of the same dice.

    Signals:
        decisionRequested: the place in the log of a decision that the player wants to look at.
        themeRequested: the `Theme` of the costly choices that are to be asked again.
        lessonRequested: the `Analysis` of a mistake, whose lesson the player wants to read.
    """

    decisionRequested = Signal(int)
    themeRequested = Signal(Theme)
    lessonRequested = Signal(Analysis)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._events: list[int] = []
        self._theme: Theme | None = None
        self._analysis: Analysis | None = None
        self.heading = ElidedLabel("title", AlignLeft)
        self.practise = link_button()
        self.practise.setText(words.retry_kind())
        self.practise.clicked.connect(self._practise)
        self.lesson = link_button()
        self.lesson.setText(lessons_words.which_lesson())
        self.lesson.clicked.connect(self._show_lesson)
        self.remark = WrappedLabel("muted", AlignLeft)
        head = filled(QHBoxLayout(), (self.heading, 1), self.lesson, self.practise, spacing=_SPACE)
        self.topic = ElidedLabel("topic", AlignLeft)
        self.share = ElidedLabel("muted", AlignLeft)
        self.links = [link_button() for _ in range(MOST_LINKS)]
        self.more = ElidedLabel("muted", AlignLeft)
        self.more.may_vanish = True
        self.same_dice = [ElidedLabel("cell", AlignLeft) for _ in race_words.same_dice_hints()]
        for line, hint in zip(self.same_dice, race_words.same_dice_hints(), strict=True):
            line.set_hint(hint)
            line.setFixedHeight(_LINE + 1)
        column = _card_column(self)
        add_layout(column, head)
        column.addSpacing(2)
        column.addStretch(1)
        filled(column, self.topic, self.share, self.remark, 2)
        column.addStretch(1)
        for number, link in enumerate(self.links):
            link.clicked.connect(lambda _checked=False, number=number: self._look(number))
            add_layout(column, filled(QHBoxLayout(), link, (self.more, 1) if link is self.links[-1] else STRETCH))
        column.addStretch(4)
        for label in self.same_dice:
            column.addWidget(label)
        self.topic.setFixedHeight(24)
        self.share.setFixedHeight(17)
        keep_places(self.practise, self.lesson, *self.links)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the remark as many lines as the width makes of it."""
        super().resizeEvent(event)
        self._fit_remark()

    def _fit_remark(self) -> None:
        self.remark.setFixedHeight(self.remark.least_height(self.contentsRect().width() - 2 * _INSET) + 2)

    def _look(self, number: int) -> None:
        self.decisionRequested.emit(self._events[number])

    def _practise(self) -> None:
        self.themeRequested.emit(self._theme)

    def _show_lesson(self) -> None:
        self.lessonRequested.emit(self._analysis)

    def set_view(self, view: PracticeCardView | None, same_dice: Sequence[str]) -> None:
        """Show `view`; nothing while it is not known."""
        view = view or PracticeCardView("")
        self._theme = view.theme
        self.practise.setVisible(view.theme is not None)
        text = retry_words.go_on_here() if view.is_begun else words.retry_kind()
        self.practise.setText(text)
        self.practise.setAccessibleName(f"{text}: {view.topic}")
        set_tooltip(self.practise, retry_words.kept_hint() if view.is_begun else words.retry_kind_explained())
        self._analysis = view.analysis
        self.lesson.setVisible(view.analysis is not None)
        is_asked = not view.remark[0]
        keep_places(self.practise, self.lesson, keeps=is_asked)
        self.heading.setText(words.costly_heading() if view.remark[0] else words.practice_heading())
        self.remark.setText(view.remark[0])
        self.remark.set_hint(view.remark[1])
        self.remark.setVisible(bool(view.remark[0]))
        self._fit_remark()
        self._events = [event for _, event in view.links[:MOST_LINKS]]
        self.topic.setText(view.topic)
        self.share.setText(view.share)
        for label, line in zip(self.same_dice, same_dice or ("",) * len(self.same_dice), strict=True):
            label.setText(line)
        for number, link in enumerate(self.links):
            link.setVisible(number < len(self._events))
            link.setText(view.links[number][0] if number < len(self._events) else "")
        more = len(view.links) - len(self._events)
        self.more.setText(words.and_more(more) if more else "")


def link_button() -> QPushButton:
    """Return a button that looks like a line of text, and leads somewhere."""
    button = QPushButton()
    button.setProperty("link", "true")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def keep_places(*widgets: QWidget, keeps: bool = True) -> None:
    """Have `widgets` keep their places while they are hidden, or not: then nothing jumps when they are shown."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps)
        widget.setSizePolicy(policy)


def _card_column(card: QFrame) -> QVBoxLayout:
    return filled(QVBoxLayout(card), margins=(_INSET, 10, _INSET, 10), spacing=2)


def role_label(role: str) -> QLabel:
    """Return a label in the role of a text of the end page."""
    label = Label(role=role)
    label.setAlignment(AlignRight if role == "loss" else AlignLeft)
    return label
