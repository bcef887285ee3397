# SPDX-License-Identifier: MIT
"""The page of learning: how well one plays, what there is to practise, the course, and where the points go."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.training.lessons.exercise import Mark
from yahtzee_gui import menu_words
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText, SpareText
from yahtzee_gui.kit.charts import words as charts_words
from yahtzee_gui.kit.charts.chart_twin import ChartTwin
from yahtzee_gui.kit.charts.columns import ColumnsChart, ColumnsView
from yahtzee_gui.kit.charts.interval_bars import BarsView, IntervalBars
from yahtzee_gui.kit.charts.points import PointsChart, PointsView
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import add_layout, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.learn import words as learn_words
from yahtzee_gui.learn.exercises.mark_strip import MarkStrip
from yahtzee_gui.learn.openings import words as openings_words
from yahtzee_gui.learn.proficiency import words as proficiency_words
from yahtzee_gui.learn.puzzles import words as puzzles_words
from yahtzee_gui.learn.retry import words as retry_words

_LEAST = 940
_MARGIN, _SPACE = 24, 12
_RETRY, _ACTION = 268, 128
_DIE, _BETWEEN = 34, 4
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width


@dataclass(frozen=True)
class LearnView:
    """What the page shows: a line about the level, the course and the charts; `window` says what the mean is over.

    `retry` says how many costly choices wait and how the others stand; a `session` has that many, and the `first`
    one is shown. `next_lesson` has its name and what it brings, `start_lesson` and `start_retry` the texts of buttons.
    The last test and what the opening book has are said in a line each.
    """

    summary: str
    course: ColumnsView
    losses: PointsView
    weaknesses: BarsView
    window: str = ""
    retry: tuple[str, str] = ("", "")
    about_retry: str = ""
    first: tuple[Dice, str] = ((), "")
    session: int = 0
    start_retry: str = ""
    can_retry: bool = False
    next_lesson: tuple[str, str] = ("", "")
    start_lesson: str = ""
    puzzles: str = ""
    proficiency: str = ""
    take_test: str = ""
    openings: str = ""


class LearnDialog(PlacePage):
    """The cards of learning, two by two.

    Signals:
        lessonRequested: the number of the column of the course whose lesson is wanted.
        gameRequested: the number of a game among the points that the player wants to look at.
        weaknessRequested: the number of a weakness whose games are wanted.
    """

    lessonRequested = Signal(int)
    gameRequested = Signal(int)
    weaknessRequested = Signal(int)

    def __init__(self, keys: Keys, view: LearnView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = _Summary("cell", AlignLeft)
        self.course = ColumnsChart()
        self.losses = PointsChart()
        self.window_text = _note("")
        self._key = dict(keys)[Action.TABLE]
        self.weaknesses = IntervalBars()
        self.twins = [ChartTwin(chart, fills=True) for chart in (self.course, self.losses, self.weaknesses)]
        self.as_tables = _button("")
        self.dice, self.position = DiceStrip(_DIE), FittedText("muted", _RETRY - _CARD)
        self.session = MarkStrip()
        self.session.setFixedWidth(_RETRY - _CARD)
        self.retry = _button(retry_words.practise(), primary=True)
        self.lessons = _button(learn_words.go_on_learning(), primary=True)
        self.puzzles = _button(puzzles_words.solve())
        self.proficiency = _button(learn_words.take_test())
        self.openings = _button(learn_words.open_book())
        self.waiting, self.stages = FittedText("text", _RETRY - _CARD), FittedText("muted", _RETRY - _CARD)
        self.about = SpareText("muted", _RETRY - _CARD)
        self.next_lesson = _named()
        self.rating = _named()
        self.last_test, self.book = _named(), _named()
        self._lay_out()
        self._connect()
        self.setMinimumWidth(_LEAST)
        self._is_told = False  # whether it is known how many costly choices wait
        self.lessons.setFocus()
        self.set_view(view)

    def _lay_out(self) -> None:
        course_twin, losses_twin, weaknesses_twin = self.twins
        course = _card(learn_words.course_heading(), _note(learn_words.course_note()), course_twin)
        add_layout(course.column, _row(self.next_lesson, self.lessons))
        where = _card(learn_words.weaknesses_heading(), _note(learn_words.weaknesses_note()), weaknesses_twin)
        ways = (self.rating, self.puzzles), (self.last_test, self.proficiency), (self.book, self.openings)
        filled(where.column, _line(), filled(QVBoxLayout(), *(_row(*way) for way in ways), spacing=_BETWEEN))
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.addWidget(self._retry_card())
        upper.addWidget(course, 1)
        lower.addWidget(_card(learn_words.losses_heading(), self.window_text, losses_twin), 1)
        lower.addWidget(where, 1)
        rows = QVBoxLayout()
        for row in (upper, lower):
            row.setSpacing(_SPACE)
            add_layout(rows, row, 1)
        rows.setSpacing(_SPACE)
        head = filled(QHBoxLayout(), (self.summary, 1), self.as_tables, spacing=_SPACE)
        column = filled(QVBoxLayout(self), margins=(_MARGIN, 2, _MARGIN, 12), spacing=_SPACE)
        filled(column, head, (rows, 1))

    def _retry_card(self) -> Card:
        card = Card(retry_words.standing_heading(), _RETRY)
        card.column.addWidget(self.waiting)
        card.column.addWidget(self.dice)
        card.column.addWidget(self.position)
        card.column.addWidget(self.session)
        card.column.addWidget(self.stages)
        card.column.addStretch()
        card.column.addWidget(self.about)
        card.column.addWidget(self.retry)
        return card

    def _connect(self) -> None:
        requests = self.lessonRequested, self.gameRequested, self.weaknessRequested
        for twin, request in zip(self.twins, requests, strict=True):
            twin.itemRequested.connect(request)
        self.as_tables.clicked.connect(self.turn)
        QShortcut(QKeySequence(self._key, QKeySequence.SequenceFormat.PortableText), self).activated.connect(self.turn)

    def turn(self) -> None:
        """Show the figures of all charts as tables, or the charts again."""
        are_tables = not self.twins[0].is_table
        for twin in self.twins:
            twin.show_table(are_tables and bool(twin.figures.rows))
        self._name_other()

    def _name_other(self) -> None:
        self.as_tables.setText(charts_words.as_tables(menu_words.key(self._key), are_tables=self.twins[0].is_table))

    def set_view(self, view: LearnView) -> None:
        """Show `view`."""
        self.summary.set_text(view.summary)
        self.window_text.set_text(view.window)
        self.waiting.show_text(view.retry[0])
        self.stages.show_text(view.retry[1])
        self._show_first(view)
        self.retry.setText(view.start_retry)
        self.retry.setEnabled(view.can_retry)
        if view.can_retry and not self._is_told and self.focusWidget() is self.lessons:
            self.retry.setFocus()
        self._is_told = self._is_told or view.can_retry
        titles = proficiency_words.proficiency_title(), openings_words.openings_title(), puzzles_words.puzzles_title()
        self.proficiency.setText(view.take_test)
        texts = view.next_lesson, (titles[0], view.proficiency), (titles[1], view.openings), (titles[2], view.puzzles)
        for labels, shown in zip((self.next_lesson, self.last_test, self.book, self.rating), texts, strict=True):
            for label, text in zip(labels, shown, strict=True):
                label.set_text(text)
        self.lessons.setText(view.start_lesson)
        self.course.set_view(view.course)
        self.losses.set_view(view.losses)
        self.weaknesses.set_view(view.weaknesses)
        figures = view.course.figures, view.losses.figures, view.weaknesses.figures
        for twin, lines in zip(self.twins, figures, strict=True):
            twin.show_figures(lines)
        self._name_other()

    def _show_first(self, view: LearnView) -> None:
        """Show the position that is asked first, and a mark for each of the session; else what retrying is."""
        dice, where = view.first
        self.dice.set_dice(dice)
        self.dice.setVisible(bool(dice))
        self.position.show_text(where)
        self.session.set_marks((Mark.OPEN,) * view.session)
        self.session.setVisible(bool(dice))
        self.about.show_text(view.about_retry)
        set_tooltip(self.retry, view.about_retry)


class _Summary(WrappedLabel):
    """A line that becomes two or three where one is too narrow for it."""

    def setText(self, text: str) -> None:
        """Show `text`, as high as that needs."""
        super().setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again at another width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit again when the window's style sheet gives another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        flags = self.alignment() | Qt.TextFlag.TextWordWrap
        needed = self.fontMetrics().boundingRect(QRect(0, 0, max(self.width(), 1), 10_000), flags, self.text())
        self.setFixedHeight(max(needed.height(), self.fontMetrics().height()))


def _button(text: str, *, primary: bool = False) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("primary", "true" if primary else "false")
    return button


def _named() -> tuple[ElidedLabel, ElidedLabel]:
    """Return a name, and a line about it to stand below."""
    return ElidedLabel("title", AlignLeft), ElidedLabel("muted", AlignLeft)


def _row(texts: tuple[ElidedLabel, ElidedLabel], button: QPushButton) -> QHBoxLayout:
    """Return a name with a line about it, and the button that leads there."""
    words = QVBoxLayout()
    words.setSpacing(1)
    for text in texts:
        words.addWidget(text)
    row = filled(QHBoxLayout(), (words, 1), spacing=_SPACE)
    button.setMinimumWidth(_ACTION)
    row.addWidget(button, alignment=Qt.AlignmentFlag.AlignVCenter)
    return row


def _line() -> QFrame:
    """Return a fine line between parts of a card."""
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setProperty("fine", "true")
    return line


def _note(text: str) -> ElidedLabel:
    note = ElidedLabel("muted", AlignRight)
    note.set_text(text)
    return note


def _card(title: str, note: ElidedLabel, chart: ChartTwin) -> Card:
    """Return a card: its title, what its figures are beside it, and a chart that takes the rest."""
    card = Card(title)
    card.column.removeWidget(card.heading)
    card.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    head = filled(QHBoxLayout(), card.heading, spacing=_SPACE)
    head.addWidget(note, 1, Qt.AlignmentFlag.AlignVCenter)
    add_layout(card.column, head)
    card.column.addWidget(chart, 1)
    return card
