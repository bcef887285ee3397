# SPDX-License-Identifier: MIT
"""The page of learning: what to do today, how well one plays, the course, what costs most, and other practice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.board.tray.roll_button import RollButton
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.cards import INSET, Card
from yahtzee_gui.kit.charts import words as charts_words
from yahtzee_gui.kit.charts.chart_twin import ChartTwin
from yahtzee_gui.kit.charts.interval_bars import BarsView, IntervalBars
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.presses import is_alone
from yahtzee_gui.learn import words
from yahtzee_gui.learn.course_path import CoursePath, PathView
from yahtzee_gui.learn.level_card import LevelCard, LevelView
from yahtzee_gui.learn.ways import Way, WayView

_MARGIN, _SPACE = 14, 12
_STEPS = 3
_START, _START_WIDTH, _COSTS = 44, 260, 86


class Tile(Enum):
    """What else there is to practise."""

    PUZZLES = "puzzles"
    TEST = "test"
    CHOICES = "choices"
    OPENINGS = "openings"


@dataclass(frozen=True)
class LearnView:
    """What the page shows.

    Attributes:
        steps: the steps of the plan; `minutes` says how long they take, `start` is the text of the button, empty once
            all are done, and `said` what stands beside it.
        level: the card of the level.
        course: the path, with what stands beside its heading and below it.
        costs: what clearly costs more than the rest, if anything does.
        tiles: the other ways to practise; of those that are missing there is no tile.
    """

    steps: tuple[WayView, ...] = ()
    minutes: str = ""
    start: str = ""
    said: str = ""
    level: LevelView = field(default_factory=LevelView)
    course: PathView = field(default_factory=partial(PathView, ""))
    about_course: str = ""
    averages: str = ""
    known: str = ""
    costs: BarsView = field(default_factory=partial(BarsView, ""))
    nothing_else: str = ""
    tiles: dict[Tile, WayView] = field(default_factory=dict)


class LearnPage(PlacePage):
    """The cards of learning.

    Signals:
        stepRequested: the number of the step of the plan to do.
        startRequested: the plan is to be gone on with, or a game played once it is done.
        lessonRequested: the number of the stop whose lesson is wanted.
        gameRequested: the number of a game among the points that the player wants to look at.
        costRequested: the number of what costs most, whose choices are to be practised.
        tileRequested: the `Tile` that leads on.
    """

    stepRequested = Signal(int)
    startRequested = Signal()
    lessonRequested = Signal(int)
    gameRequested = Signal(int)
    costRequested = Signal(int)
    tileRequested = Signal(Tile)

    def __init__(self, keys: Keys, view: LearnView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = [Way(str(number + 1)) for number in range(_STEPS)]
        self.minutes, self.no_hurry = ElidedLabel("muted", AlignLeft), ElidedLabel("muted", AlignRight)
        self.start, self.said = RollButton(), ElidedLabel("muted", AlignLeft)
        self.start.setFixedWidth(_START_WIDTH)
        self.level = LevelCard()
        self.course, self.costs = ChartTwin(CoursePath(), fills=True), ChartTwin(IntervalBars(), fills=True)
        self.about_course, self.averages = ElidedLabel("muted", AlignLeft), ElidedLabel("muted", AlignRight)
        self.known, self.nothing_else = ElidedLabel("muted", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.all_themes, self.behind = _link(words.all_themes()), _link(words.games_behind())
        self.tiles = {tile: Way() for tile in Tile}
        self._grid = QGridLayout()
        self._has_plan = False  # the plan takes a moment
        self.costs.setFixedHeight(_COSTS)
        self._key = dict(keys)[Action.TABLE]
        self.as_tables = _link("")
        self._lay_out()
        self._connect()
        self.set_view(view)
        self.start.setFocus()

    # ---- building ----

    def _lay_out(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        filled(upper, (self._today(), 2), (self.level, 1), spacing=_SPACE)
        self._costs, tiles = self._costs_card(), self._tiles_card()
        filled(lower, (self._costs, 7), (tiles, 8), spacing=_SPACE)
        margins = (_MARGIN, 8, _MARGIN, _MARGIN)
        filled(QVBoxLayout(self), (upper, 1), self._course(), lower, spacing=_SPACE, margins=margins)

    def _today(self) -> QFrame:
        card = QFrame()
        card.setProperty("card", "tray")
        heading = Label(words.today_heading(), role="heading")
        head = filled(QHBoxLayout(), heading, self.minutes, STRETCH, (self.no_hurry, 1), spacing=10)
        self.start.setFixedHeight(_START)
        self.start.set_key(menu_words.space_key())
        foot = filled(QHBoxLayout(), self.start, (self.said, 1), spacing=18)
        self._column = filled(QVBoxLayout(card), head, 2, *self.steps, STRETCH, foot, spacing=6)
        self._column.setContentsMargins(INSET, 12, INSET, INSET)
        self.no_hurry.set_text(words.no_hurry())
        return card

    def _course(self) -> Card:
        card, head = _headed(words.course_heading(), self.about_course)
        filled(head, (self.averages, 1))
        filled(card.column, self.course, filled(QHBoxLayout(), (self.known, 1), self.as_tables))
        return card

    def _costs_card(self) -> Card:
        card, _ = _headed(words.costs_heading(), _said(words.costs_note(), AlignRight))
        filled(card.column, self.costs, STRETCH, self.nothing_else)
        add_layout(card.column, filled(QHBoxLayout(), self.all_themes, self.behind, STRETCH, spacing=24))
        return card

    def _tiles_card(self) -> Card:
        card = Card(words.others_heading())
        self._grid.setSpacing(8)
        filled(card.column, self._grid, STRETCH)
        return card

    def _show_tiles(self, shown: Mapping[Tile, WayView]) -> None:
        """Show the tiles that there are, two in a row, or all of them where they have the whole width."""
        in_a_row = 2 if self._costs.isVisibleTo(self) else len(shown)
        for tile, way in self.tiles.items():
            way.setVisible(tile in shown)
            self._grid.removeWidget(way)
        for place, (tile, view) in enumerate(shown.items()):
            self.tiles[tile].set_view(view)
            self._grid.addWidget(self.tiles[tile], place // in_a_row, place % in_a_row)

    def _connect(self) -> None:
        for number, step in enumerate(self.steps):
            step.clicked.connect(partial(self.stepRequested.emit, number))
        for tile, way in self.tiles.items():
            way.clicked.connect(partial(self.tileRequested.emit, tile))
        self.start.clicked.connect(self.startRequested)
        self.course.itemRequested.connect(self.lessonRequested)
        self.level.twin.itemRequested.connect(self.gameRequested)
        self.costs.itemRequested.connect(self.costRequested)
        self.as_tables.clicked.connect(self.turn)
        QShortcut(QKeySequence(self._key, QKeySequence.SequenceFormat.PortableText), self).activated.connect(self.turn)

    # ---- showing ----

    @property
    def twins(self) -> tuple[ChartTwin, ...]:
        """The charts, each with its table."""
        return self.course, self.level.twin, self.costs

    def turn(self) -> None:
        """Show the figures of all charts as tables, or the charts again."""
        are_tables = not self.course.is_table
        for twin in self.twins:
            twin.show_table(are_tables and bool(twin.figures.rows))
        self._name_other()

    def _name_other(self) -> None:
        self.as_tables.setText(charts_words.as_tables(menu_words.key(self._key), are_tables=self.course.is_table))

    def set_view(self, view: LearnView) -> None:
        """Show `view`."""
        for way, step in zip(self.steps, (*view.steps, *[None] * _STEPS), strict=False):
            way.setVisible(step is not None)
            way.set_view(step or WayView(""))
        self.minutes.set_text(view.minutes)
        self.start.setText(view.start)
        self.start.setVisible(bool(view.start))
        self.said.set_text(view.said)
        self.level.set_view(view.level)
        _show(self.course, view.course)
        self.about_course.set_text(view.about_course)
        self.averages.set_text(view.averages)
        self.known.set_text(view.known)
        _show(self.costs, view.costs)
        self._costs.setVisible(bool(view.costs.bars))
        self.nothing_else.set_text(view.nothing_else)
        self._show_tiles(view.tiles)
        self._name_other()
        if view.start and not self._has_plan:
            self._has_plan = True
            if self.isVisible() and not self.isAncestorOf(self.window().focusWidget() or self):
                self.start.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start with Space wherever nothing else is pressed by it."""
        if event.key() == Qt.Key.Key_Space and is_alone(event) and not event.isAutoRepeat():
            self.start.click()
        else:
            super().keyPressEvent(event)


def _show(twin: ChartTwin, view: PathView | BarsView) -> None:
    twin.chart.set_view(view)  # type: ignore[attr-defined]
    twin.show_figures(view.figures)


def _link(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("link", "true")
    return button


def _said(text: str, align: Qt.AlignmentFlag) -> ElidedLabel:
    label = ElidedLabel("muted", align)
    label.set_text(text)
    return label


def _headed(title: str, beside: ElidedLabel) -> tuple[Card, QHBoxLayout]:
    """Return a card with something beside its title, and the row of both."""
    card = Card(title)
    card.column.removeWidget(card.heading)
    head = filled(QHBoxLayout(), card.heading, (beside, 1), spacing=_SPACE)
    add_layout(card.column, head)
    return card, head
