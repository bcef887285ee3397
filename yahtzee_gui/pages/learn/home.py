# SPDX-License-Identifier: MIT
"""The home page of learning: how well one plays, what there is to practise, the course, and where the points go."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.widgets.charts.plots.chart import Chart
from yahtzee_gui.widgets.charts.plots.columns import ColumnsChart, ColumnsView
from yahtzee_gui.widgets.charts.plots.interval_bars import BarsView, IntervalBars
from yahtzee_gui.widgets.charts.plots.points import PointsChart, PointsView
from yahtzee_gui.widgets.text.drawing import AlignLeft, AlignRight
from yahtzee_gui.widgets.text.elided_label import ElidedLabel
from yahtzee_gui.widgets.text.plain import Label
from yahtzee_gui.wording import buttons
from yahtzee_gui.wording.learning import home_page, openings_page, practice_page, proficiency_page, progress_page

_LEAST, _MOST = QSize(940, 620), QSize(1200, 760)
_MARGIN, _SPACE = 24, 12
_PRACTICE, _ACTION = 268, 128
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width


@dataclass(frozen=True)
class HomeView:
    """What the page shows: a line about the level, the course and the charts; `window` says what the mean is over.

    `practice` says how many mistakes wait and how it stands with the others, `next_lesson` has its name and what it
    brings. The last test and what the opening book has are said in a line each.
    """

    summary: str
    course: ColumnsView
    losses: PointsView
    weaknesses: BarsView
    window: str = ""
    practice: tuple[str, str] = ("", "")
    about_practice: str = ""
    can_practise: bool = False
    next_lesson: tuple[str, str] = ("", "")
    proficiency: str = ""
    openings: str = ""


class HomeDialog(QDialog):
    """The cards of learning, two by two.

    Signals:
        practiceRequested: the mistakes that wait are to be asked.
        progressRequested: the page of progress is wanted.
        lessonsRequested: the page of lessons is wanted.
        lessonRequested: the number of the column of the course whose lesson is wanted.
        openingsRequested: the opening book is wanted.
        proficiencyRequested: the proficiency test is wanted.
        gameRequested: the number of a game among the points that the player wants to look at.
        weaknessRequested: the number of a weakness whose games are wanted.
    """

    practiceRequested = Signal()
    progressRequested = Signal()
    lessonsRequested = Signal()
    lessonRequested = Signal(int)
    openingsRequested = Signal()
    proficiencyRequested = Signal()
    gameRequested = Signal(int)
    weaknessRequested = Signal(int)

    def __init__(self, colors: Colors, view: HomeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(home_page.learn_title())
        self.summary = ElidedLabel("cell", AlignLeft)
        self.course = ColumnsChart(colors)
        self.losses = PointsChart(colors)
        self.window_text = _note("")
        self.weaknesses = IntervalBars(colors)
        self.practice = _button(practice_page.practise(), primary=True)
        self.lessons = _button(home_page.go_on_learning(), primary=True)
        self.proficiency = _button(home_page.take_test())
        self.openings = _button(home_page.open_book())
        self.progress = _button(progress_page.progress_title())
        self.waiting, self.stages = FittedText("text", _PRACTICE - _CARD), FittedText("muted", _PRACTICE - _CARD)
        self.about = FittedText("muted", _PRACTICE - _CARD)
        self.next_lesson = _named()
        self.last_test, self.book = _named(), _named()
        self.close_button = QPushButton(buttons.close())
        self.close_button.setDefault(True)
        self._lay_out()
        self._connect()
        self.setMinimumSize(_LEAST)
        self.resize((parent.size() if parent is not None else _MOST).boundedTo(_MOST).expandedTo(_LEAST))
        self._is_told = False  # whether it is known how many mistakes wait
        self.lessons.setFocus()
        self.set_view(view)

    def _lay_out(self) -> None:
        course = _card(home_page.course_heading(), _note(home_page.course_note()), self.course)
        course.column.addLayout(_row(self.next_lesson, self.lessons))
        where = _card(home_page.weaknesses_heading(), _note(home_page.weaknesses_note()), self.weaknesses)
        where.column.addWidget(_line())
        where.column.addLayout(_row(self.last_test, self.proficiency))
        where.column.addLayout(_row(self.book, self.openings))
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.addWidget(self._practice_card())
        upper.addWidget(course, 1)
        lower.addWidget(_card(home_page.losses_heading(), self.window_text, self.losses), 1)
        lower.addWidget(where, 1)
        rows = QVBoxLayout()
        for row in (upper, lower):
            row.setSpacing(_SPACE)
            rows.addLayout(row, 1)
        rows.setSpacing(_SPACE)
        foot = QHBoxLayout()
        foot.addWidget(self.progress)
        foot.addStretch()
        foot.addWidget(self.close_button)
        heading = Label(home_page.learn_title())
        heading.setProperty("role", "heading")
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 18, _MARGIN, 16)
        column.setSpacing(_SPACE)
        head = QVBoxLayout()
        head.setSpacing(2)
        head.addWidget(heading)
        head.addWidget(self.summary)
        column.addLayout(head)
        column.addLayout(rows, 1)
        column.addLayout(foot)

    def _practice_card(self) -> Card:
        card = Card(practice_page.standing_heading(), _PRACTICE)
        card.column.addWidget(self.waiting)
        card.column.addWidget(self.stages)
        card.column.addStretch()
        card.column.addWidget(self.about)
        card.column.addWidget(self.practice)
        return card

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.accept)
        self.practice.clicked.connect(self.practiceRequested)
        self.progress.clicked.connect(self.progressRequested)
        self.lessons.clicked.connect(self.lessonsRequested)
        self.openings.clicked.connect(self.openingsRequested)
        self.proficiency.clicked.connect(self.proficiencyRequested)
        self.course.itemRequested.connect(self.lessonRequested)
        self.losses.itemRequested.connect(self.gameRequested)
        self.weaknesses.itemRequested.connect(self.weaknessRequested)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        for chart in (self.course, self.losses, self.weaknesses):
            chart.set_colors(colors)

    def set_view(self, view: HomeView) -> None:
        """Show `view`."""
        self.summary.set_text(view.summary)
        self.window_text.set_text(view.window)
        self.waiting.show_text(view.practice[0])
        self.stages.show_text(view.practice[1])
        self.about.show_text(view.about_practice)
        self.practice.setEnabled(view.can_practise)
        if view.can_practise and not self._is_told and self.focusWidget() is self.lessons:
            self.practice.setFocus()
        self._is_told = self._is_told or view.can_practise
        titles = proficiency_page.proficiency_title(), openings_page.openings_title()
        texts = view.next_lesson, (titles[0], view.proficiency), (titles[1], view.openings)
        for labels, shown in zip((self.next_lesson, self.last_test, self.book), texts, strict=True):
            for label, text in zip(labels, shown, strict=True):
                label.set_text(text)
        self.course.set_view(view.course)
        self.losses.set_view(view.losses)
        self.weaknesses.set_view(view.weaknesses)


def _button(text: str, *, primary: bool = False) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("primary", "true" if primary else "false")
    return button


def _named() -> tuple[ElidedLabel, ElidedLabel]:
    """Return a name, and a line about it to stand below."""
    name = ElidedLabel("title", AlignLeft)
    return name, ElidedLabel("muted", AlignLeft)


def _row(texts: tuple[ElidedLabel, ElidedLabel], button: QPushButton) -> QHBoxLayout:
    """Return a name with a line about it, and the button that leads there."""
    words = QVBoxLayout()
    words.setSpacing(1)
    for text in texts:
        words.addWidget(text)
    row = QHBoxLayout()
    row.setSpacing(_SPACE)
    row.addLayout(words, 1)
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


def _card(title: str, note: ElidedLabel, chart: Chart) -> Card:
    """Return a card: its title, what its figures are beside it, and a chart that takes the rest."""
    card = Card(title)
    card.column.removeWidget(card.heading)
    card.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    head = QHBoxLayout()
    head.setSpacing(_SPACE)
    head.addWidget(card.heading)
    head.addWidget(note, 1, Qt.AlignmentFlag.AlignVCenter)
    card.column.addLayout(head)
    card.column.addWidget(chart, 1)
    return card
