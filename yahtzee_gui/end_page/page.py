# SPDX-License-Identifier: MIT
"""The end page takes the place of tray and coach when the game is over: the score and what was best about the game,
how the score came about, the choice that cost most, and what to practise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure, Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.badge import Badge, BadgeView
from yahtzee_gui.board.tray.page import Tint, set_tint
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.cards import PracticeCard, PracticeCardView, WorstCard, WorstView, link_button, role_label
from yahtzee_gui.end_page.split_chart import SplitBar, SplitChart
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.plain import set_primary, set_tooltip
from yahtzee_gui.learn.exercises import words as exercises_words
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.race import words as race_words
from yahtzee_gui.words import glossary, names

_GAP = 14
_SENTENCE = 20
_BADGE_SHARE = 0.4
_MARGINS, _LOW_MARGINS = (18, 8, 18, 12), (18, 4, 18, 8)
_MANY = 28
"""The number of costly choices that makes the widest text of the button that asks them again: a game has 39 choices."""


@dataclass(frozen=True)
class VerdictCounts:
    """How often each verdict fell, from best to blunder, on one kind of decision."""

    name: str
    counts: tuple[int, ...]


class Figure(NamedTuple):
    """A number that says something about the game, in words, and what it means."""

    text: str
    meaning: str = ""


@dataclass(frozen=True)
class EndPageView:
    """What the end page shows. Without a review only the score and a sentence.

    `score` is the number in large figures, `headline` says it in words. `praise` is what was best about the game,
    `detail` how it stands among others. `same_dice` says in two lines what others made of them. `can_copy` offers the
    result as a text. With `can_retry` the `mistakes` costly choices can be asked again; `begun` is where that was left,
    if it was. `first_decision` is the first of them, None until the coach has looked at the game. Without `has_cards`
    the cards below are not there: the coach stands beside the page and says why. `note_hint` explains the `note`,
    `praise_hint` the praise.
    `uncounted` says how many choices are in none of the `counts`, which the `figures` stand beside. A match that
    `has_next_match` is one of a series that goes on. Typed dice can't be rolled again.
    """

    score: str
    headline: str
    sentence: str
    sentence_hint: str = ""
    praise: str = ""
    detail: str = ""
    split: tuple[SplitBar, ...] = ()
    luck: str = ""
    figures: tuple[Figure, ...] = ()
    counts: tuple[VerdictCounts, ...] = ()
    uncounted: str = ""
    praise_hint: str = ""
    worst: WorstView | None = None
    practice: PracticeCardView | None = None
    same_dice: tuple[str, ...] = ()
    can_copy: bool = False
    mistakes: int = 0
    can_retry: bool = True
    begun: tuple[int, int] | None = None
    first_decision: int | None = None
    note: str = ""
    note_hint: str = ""
    tint: Tint = Tint.FAIR
    badge: BadgeView | None = None
    has_cards: bool = True
    measure: Measure | None = None
    has_next_match: bool = False
    has_typed_dice: bool = False


class EndPage(QWidget):
    """The end of a game.

    Signals:
        decisionRequested: the place in the log of a decision that the player wants to look at.
        heightMayChange: it may need another height than before.
    """

    heightMayChange = Signal()

    decisionRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._first_decision: int | None = None
        self.payoff = _Payoff()
        self.worst = WorstCard()
        self.practice = PracticeCard()
        self._cards = QWidget()
        self._lay_out()
        self.payoff.look_through.clicked.connect(self._look_through)
        self.worst.decisionRequested.connect(self.decisionRequested)
        self.practice.decisionRequested.connect(self.decisionRequested)

    def _lay_out(self) -> None:
        filled(QHBoxLayout(self._cards), (self.worst, 1), (self.practice, 1), spacing=_GAP, margins=(0, 0, 0, 0))
        column = QVBoxLayout(self)
        filled(column, (self.payoff, 3), (self._cards, 2), margins=(0, 0, 0, 0), spacing=_GAP)

    def set_low(self, is_low: bool, gap: int) -> None:
        """Be as low as it can be, in a low window, or not; `gap` pixels are between the cards."""
        for holder in (self, self._cards):
            layout = holder.layout()
            assert layout is not None
            layout.setSpacing(gap)
        self.payoff.set_low(is_low)

    @property
    def needed_height(self) -> int:
        """The height below which something would be cut."""
        layout = self.layout()
        return layout.totalMinimumSize().height() if layout is not None else 0

    def event(self, event: QEvent) -> bool:
        """Tell when more height may be needed, or less."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.heightMayChange.emit()
        return done

    def _look_through(self) -> None:
        if self._first_decision is not None:
            self.decisionRequested.emit(self._first_decision)

    def set_view(self, view: EndPageView) -> None:
        """Show `view`."""
        self._first_decision = view.first_decision
        self.setAccessibleName(view.headline)
        self.payoff.set_view(view)
        self.worst.set_view(view.worst)
        self.practice.set_view(view.practice, view.same_dice)
        self._cards.setVisible(view.has_cards)

    def hide_buttons(self) -> None:
        """Be a picture, in which there is nothing to press."""
        for button in (*self.payoff.buttons, self.payoff.copy, self.payoff.picture, self.worst.look):
            button.hide()
        for button in (self.practice.practise, self.practice.lesson):
            button.hide()

    def set_key(self, key: str) -> None:
        """Say which key leads to the next costly choice."""
        self.payoff.look_through.setText(end_page_words.look_through(key))
        set_tooltip(self.payoff.look_through, end_page_words.look_through_explained(key))

    def minimumSizeHint(self) -> QSize:
        """Return nothing: in its stack the tray is narrower, and the page comes up where there is more room."""
        return QSize(0, 0)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [
            self.payoff.copy,
            self.payoff.picture,
            *self.payoff.buttons,
            self.worst.look,
            self.practice.lesson,
            self.practice.practise,
            *self.practice.links,
        ]


class _Payoff(QFrame):
    """The upper card: the score, what was best about the game, how the score came about, and what to do next."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "tray")
        self._rows: Sequence[VerdictCounts] = ()
        self._measure: Measure | None = None
        self._uncounted = ""
        self.headline = role_label("score")
        self.praise = ElidedLabel("praise", AlignLeft)
        self.detail = ElidedLabel("muted", AlignLeft)
        self.badge = Badge()
        self.figures = role_label("cell")
        self.note = role_label("muted")
        self.sentence = WrappedLabel("text", AlignLeft)
        self.split = SplitChart()
        self.counts = {verdict: ElidedLabel("cell", AlignLeft) for verdict in Verdict}
        self.retry = QPushButton()
        set_tooltip(self.retry, end_page_words.retry_explained())
        self.look_through = QPushButton()
        self.again = QPushButton(race_words.same_dice_again())
        self.next_match = QPushButton(end_page_words.next_match())
        self.new_game = QPushButton(new_game_words.new_game())
        self.copy = link_button()
        self.copy.setText(race_words.copy_result())
        self.picture = link_button()
        self.picture.setText(end_page_words.copy_picture())
        set_tooltip(self.picture, end_page_words.copy_picture_explained())
        self.buttons = [self.next_match, self.retry, self.look_through, self.again, self.new_game]
        self._lay_out()

    def _lay_out(self) -> None:
        column = filled(QVBoxLayout(self), self._head(), self.sentence, 4, spacing=0, margins=_MARGINS)
        column.addStretch(1)
        column.addWidget(self.split, 4)
        column.addSpacing(2)
        column.addStretch(1)
        add_layout(column, self._counts())
        column.addStretch(1)
        column.addSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for button in self.buttons:
            buttons.addWidget(button)
        buttons.addStretch()
        add_layout(column, buttons)

    def _head(self) -> QHBoxLayout:
        words = filled(QVBoxLayout(), STRETCH, self.praise, self.detail, STRETCH, spacing=0)
        self.praise.setFixedHeight(25)
        self.detail.setFixedHeight(17)
        marks = filled(QVBoxLayout(), STRETCH, spacing=2)
        marks.addWidget(self.badge, alignment=Qt.AlignmentFlag.AlignRight)
        below = filled(QHBoxLayout(), STRETCH, self.note, self.copy, self.picture, spacing=14)
        add_layout(marks, below)
        marks.addStretch()
        row = QHBoxLayout()
        row.setSpacing(18)
        self.headline.setFixedHeight(54)
        return filled(row, self.headline, (words, 1), marks)

    def _counts(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        for label in self.counts.values():
            label.setFixedHeight(20)
            row.addWidget(label)
        row.addStretch(1)
        row.addWidget(self.figures)
        return row

    def set_low(self, is_low: bool) -> None:
        """Be as low as it can be, or not."""
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(*(_LOW_MARGINS if is_low else _MARGINS))
        self.split.set_low(is_low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the praise beside the badge its room."""
        super().resizeEvent(event)
        self.badge.fit(int(self.width() * _BADGE_SHARE))

    def set_view(self, view: EndPageView) -> None:
        """Show this page's part of `view`."""
        set_tint(self, view.tint)
        self.headline.setText(view.score)
        self.headline.setAccessibleName(view.headline)
        self.praise.set_text(view.praise, "accent")
        self.praise.set_hint(view.praise_hint)
        self.detail.setText(view.detail)
        self.detail.setVisible(bool(view.detail))
        self.badge.set_view(view.badge)
        self.note.setText(view.note)
        set_tooltip(self.note, view.note_hint)
        self.note.setAccessibleDescription(view.note_hint)
        self.copy.setVisible(view.can_copy)
        self.sentence.setText(view.sentence)
        self.sentence.set_hint(view.sentence_hint)
        self.sentence.setFixedHeight(
            _SENTENCE if view.has_cards else 2 * _SENTENCE
        )  # beside the coach it needs two lines
        self.split.set_bars(view.split)
        self.figures.setText(" · ".join(figure.text for figure in view.figures))
        explained = "\n".join(figure.meaning for figure in view.figures)
        set_tooltip(self.figures, explained)
        self.figures.setAccessibleDescription(explained)
        self._show_counts(view.counts, view.measure, view.uncounted)
        self._show_buttons(view)

    def _show_counts(self, rows: Sequence[VerdictCounts], measure: Measure | None, uncounted: str) -> None:
        """Show how often each verdict fell; keeps and boxes apart, and what the marks mean, where one points at it."""
        explained = [end_page_words.counted(row.name, [_counted(*pair) for pair in _pairs(row.counts)]) for row in rows]
        explained += [uncounted] if uncounted else []
        hint = "\n".join([*explained, "", glossary.marks(measure), glossary.first_choice()]) if rows else ""
        sums = [sum(numbers) for numbers in zip(*(row.counts for row in rows), strict=True)] if rows else []
        texts = dict(_pairs(sums))
        for verdict, label in self.counts.items():
            number = texts.get(verdict)
            text = f"{names.mark(verdict)} {_counted(verdict, number)}" if number is not None else ""
            label.set_text(text, verdict if number else "faint")
            label.set_hint(hint)

    def _show_buttons(self, view: EndPageView) -> None:
        """Offer the costly choices first, to be asked again or looked at.

        Every button keeps its place and its width from the moment the game is over, and the first stays the first.
        """
        is_known = view.first_decision is not None
        self.look_through.setEnabled(is_known)
        text = exercises_words.go_on(*view.begun) if view.begun else None
        self.retry.setText(text or end_page_words.practise(view.mistakes if is_known else None))
        self.retry.setMinimumWidth(self._widest_retry())
        self.retry.setEnabled(view.mistakes > 0)
        self.retry.setVisible(view.has_cards and view.can_retry)
        self.look_through.setVisible(view.has_cards)
        self.next_match.setVisible(view.has_next_match)
        self.again.setVisible(not view.has_next_match)
        self.again.setEnabled(not view.has_typed_dice)
        set_tooltip(self.again, race_words.same_dice_explained(is_typed=view.has_typed_dice))
        first = self.retry if view.can_retry and (view.mistakes or not is_known) else self.look_through
        first = self.next_match if view.has_next_match else first
        for button in (self.next_match, self.retry, self.look_through):
            set_primary(button, button is first)

    def _widest_retry(self) -> int:
        """Return the width of the first button with the longest of its texts."""
        shown, button = self.retry.text(), self.retry
        widths = []
        for number in (None, 0, 1, _MANY):
            button.setText(end_page_words.practise(number))
            widths.append(button.sizeHint().width())
        button.setText(shown)
        return max(widths)


def _counted(verdict: Verdict, number: int) -> str:
    return f"{names.verdict(verdict)} {number}"


def _pairs(counts: Sequence[int]) -> list[tuple[Verdict, int]]:
    return list(zip(Verdict, counts, strict=False))
