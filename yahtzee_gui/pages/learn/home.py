# SPDX-License-Identifier: MIT
"""The home page of learning: how well one plays, what there is to practise, the course, and where the points go."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.cards import Card
from yahtzee_gui.widgets.basic.drawing import AlignLeft, AlignRight
from yahtzee_gui.widgets.basic.elided_label import ElidedLabel
from yahtzee_gui.widgets.basic.plain import Label
from yahtzee_gui.widgets.charts.plots.chart import Chart
from yahtzee_gui.widgets.charts.plots.columns import ColumnsChart, ColumnsView
from yahtzee_gui.widgets.charts.plots.interval_bars import BarsView, IntervalBars
from yahtzee_gui.widgets.charts.plots.points import PointsChart, PointsView
from yahtzee_gui.wording import buttons
from yahtzee_gui.wording.learning import home_page, lesson_page, openings_page, proficiency_page, progress_page

_LEAST, _MOST = QSize(940, 620), QSize(1200, 760)
_MARGIN, _SPACE = 24, 12


@dataclass(frozen=True)
class HomeView:
    """What the page shows: a line about the level, the course and the charts; `window` says what the mean is over.

    `lesson` names the lesson that comes next.
    """

    summary: str
    course: ColumnsView
    losses: PointsView
    weaknesses: BarsView
    window: str = ""
    lesson: str = ""


class HomeDialog(QDialog):
    """The cards of learning, two by two.

    Signals:
        progressRequested: the page of progress is wanted.
        lessonsRequested: the page of lessons is wanted.
        openingsRequested: the opening book is wanted.
        proficiencyRequested: the proficiency test is wanted.
        gameRequested: the number of a game among the points that the player wants to look at.
        weaknessRequested: the number of a weakness whose games are wanted.
    """

    progressRequested = Signal()
    lessonsRequested = Signal()
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
        self.progress = QPushButton(progress_page.progress_title())
        self.lessons = QPushButton(lesson_page.lessons_title())
        self.openings = QPushButton(openings_page.openings_title())
        self.proficiency = QPushButton(proficiency_page.proficiency_title())
        for button in (self.progress, self.lessons, self.openings, self.proficiency):
            button.setAutoDefault(False)
        self.close_button = QPushButton(buttons.close())
        self.close_button.setDefault(True)
        self._lay_out()
        self._connect()
        self.setMinimumSize(_LEAST)
        self.resize((parent.size() if parent is not None else _MOST).boundedTo(_MOST).expandedTo(_LEAST))
        self.set_view(view)
        self.close_button.setFocus()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(_SPACE)
        grid.addWidget(_card(home_page.course_heading(), _note(home_page.course_note()), self.course), 0, 0, 1, 2)
        grid.addWidget(_card(home_page.losses_heading(), self.window_text, self.losses), 1, 0)
        note = _note(home_page.weaknesses_note())
        grid.addWidget(_card(home_page.weaknesses_heading(), note, self.weaknesses), 1, 1)
        for number in range(2):
            grid.setColumnStretch(number, 1)
            grid.setRowStretch(number, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.lessons)
        foot.addWidget(self.openings)
        foot.addWidget(self.proficiency)
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
        column.addLayout(grid, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.accept)
        self.progress.clicked.connect(self.progressRequested)
        self.lessons.clicked.connect(self.lessonsRequested)
        self.openings.clicked.connect(self.openingsRequested)
        self.proficiency.clicked.connect(self.proficiencyRequested)
        self.losses.itemRequested.connect(self.gameRequested)
        self.weaknesses.itemRequested.connect(self.weaknessRequested)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        for chart in (self.course, self.losses, self.weaknesses):
            chart.set_colors(colors)

    def set_view(self, view: HomeView) -> None:
        """Show `view`."""
        self.summary.set_text(view.summary)
        self.lessons.setText(view.lesson or lesson_page.lessons_title())
        self.window_text.set_text(view.window)
        self.course.set_view(view.course)
        self.losses.set_view(view.losses)
        self.weaknesses.set_view(view.weaknesses)


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
