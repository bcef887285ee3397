# SPDX-License-Identifier: MIT
"""The page of learning: what to do today, how well one plays, the course, what costs most, and other practice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.board.tray.buttons import RollButton
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.chart_card import NO_FIGURES, ChartFigures, ChartTwin
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBars, PointsChart, PointsView
from yahtzee_gui.kit.drawing import (
    AlignCenter,
    AlignLeft,
    AlignRight,
    draw_fitted,
    draw_text,
    fill_round,
    smooth_painter,
)
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.kit.labels import ElidedLabel, Label, Picture
from yahtzee_gui.kit.layouts import INSET, STRETCH, Card, WideText, add_layout, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.learn import words
from yahtzee_gui.learn.ways import Stand, Way, WayView, paint_bead
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import buttons as charts_words

_PATH, _LEAST_PATH = QSize(1080, 122), 112
_STOP_BEAD, _STOP_TOP, _STOP_LINES, _STOP_GAIN = 30.0, 8.0, 46.0, 20.0
_LETTERS = (12, 11)
_WORD = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True)
class CourseStop:
    """A lesson: its number, its name, what it adds, how it stands, and its card."""

    number: str
    name: str
    gain: str
    stand: Stand
    card: tuple[str, ...]


@dataclass(frozen=True)
class PathView:
    """What the path shows."""

    name: str
    stops: tuple[CourseStop, ...] = ()
    summary: str = ""
    figures: ChartFigures = NO_FIGURES


class CoursePath(Chart):
    """The path; the arrow keys go along it, Enter or a click asks for a lesson."""

    def __init__(self) -> None:
        super().__init__(_PATH)
        self.setMinimumSize(_PATH.width() // 2, _LEAST_PATH)
        self.view = PathView("")

    def set_view(self, view: PathView) -> None:
        """Show `view`."""
        self.view = view
        self.show_items(view.name, view.summary, [stop.card for stop in view.stops], can_ask=True)

    def _column(self, item: int, area: QRectF) -> QRectF:
        width = area.width() / max(1, len(self.view.stops))
        return QRectF(area.left() + item * width, area.top(), width, area.height())

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return the middle of a bead."""
        return QPointF(self._column(item, area).center().x(), area.top() + _STOP_TOP + _STOP_BEAD / 2)

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        """Return the lesson that the mouse is over."""
        item = int((place.x() - area.left()) // (area.width() / max(1, len(self.view.stops))))
        return item if 0 <= item < len(self.view.stops) else None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the line, then each lesson."""
        for item, stop in enumerate(self.view.stops):
            if stop.stand is Stand.NEXT:
                fill_round(painter, self._column(item, area).adjusted(2, 0, -2, 0), 8, theme().q("selection"))
        for item, stop in enumerate(self.view.stops[1:], 1):
            is_done = stop.stand is not Stand.OPEN and self.view.stops[item - 1].stand is Stand.DONE
            painter.setPen(QPen(theme().q("bar" if is_done else "track"), 2.5))
            painter.drawLine(self.place(item - 1, area), self.place(item, area))
        for item, stop in enumerate(self.view.stops):
            self._paint_stop(painter, self._column(item, area), self.place(item, area), stop)

    def _paint_stop(self, painter: QPainter, column: QRectF, place: QPointF, stop: CourseStop) -> None:
        bead = QRectF(place.x() - _STOP_BEAD / 2, place.y() - _STOP_BEAD / 2, _STOP_BEAD, _STOP_BEAD)
        paint_bead(painter, bead, stop.number, stop.stand)
        is_next = stop.stand is Stand.NEXT
        strong = QFont.Weight.DemiBold if is_next else QFont.Weight.Normal
        name = QRectF(column.left() + 4, bead.bottom() + 6, column.width() - 8, _STOP_LINES)
        font = next((one for one in self._fonts(strong) if self._fits(one, stop.name, name)), self._fonts(strong)[-1])
        painter.setFont(font)
        painter.setPen(theme().q("text"))
        painter.drawText(name, _WORD, stop.name)
        gain = QRectF(column.left(), name.bottom(), column.width(), _STOP_GAIN)
        ink = theme().q("muted" if stop.stand is Stand.DONE else "text")
        draw_text(painter, gain, stop.gain, fonts.font(13, QFont.Weight.DemiBold), ink, AlignCenter)

    @staticmethod
    def _fonts(weight: QFont.Weight) -> list[QFont]:
        return [fonts.font(pixels, weight, columns=False) for pixels in _LETTERS]

    @staticmethod
    def _fits(font: QFont, text: str, rect: QRectF) -> bool:
        needed = QFontMetricsF(font).boundingRect(rect, int(_WORD), text)
        return needed.height() <= rect.height() and needed.width() <= rect.width()


_LEVEL_WIDTH, _LEAST_LEVEL, _LEVEL_TEXT = 418, 330, 290
_LEVEL_BAR, _LEVEL_SCALE, _LEVEL_GAP = 9.0, 34, 3.0
_LEVEL_CHART = 76
_WIDE_NAME = 2.5  # bars that a name may be as wide as


@dataclass(frozen=True)
class LevelView:
    """What the card shows.

    Attributes:
        games: how many games it is about.
        level: its name, empty where there is none; `perhaps` names those that it may be, too.
        steps: the names of all levels, the worst first.
        chosen: the place of the level among them, and those of the `first` to the `last` that it may be.
        text: what a choice costs, or what gives a level.
        chart: the cost of each game, with the moving mean.
        foot: what the chart is.
    """

    games: str = ""
    level: str = ""
    perhaps: str = ""
    steps: tuple[str, ...] = ()
    chosen: int = -1
    first: int = -1
    last: int = -1
    text: str = ""
    chart: PointsView = field(default_factory=partial(PointsView, ""))
    foot: str = ""


class LevelScale(Picture):
    """All levels side by side: the one that is likeliest, and paler those that it may be."""

    def __init__(self) -> None:
        super().__init__()
        self._view = LevelView()
        self.setFixedHeight(_LEVEL_SCALE)
        self.setMinimumWidth(_LEVEL_TEXT)

    def set_view(self, view: LevelView) -> None:
        """Show `view`."""
        self._view = view
        self.setAccessibleName(" ".join(filter(None, (view.level, view.perhaps))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a bar for each level, with the names of the first and the last."""
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        view = self._view
        width = self.width() / self.zoom / max(1, len(view.steps))
        for place, name in enumerate(view.steps):
            is_it, may_be = place == view.chosen, view.first <= place <= view.last
            color = "accent" if is_it else "bar" if may_be else "track"
            bar = QRectF(place * width + _LEVEL_GAP / 2, 0.0, width - _LEVEL_GAP, _LEVEL_BAR)
            fill_round(painter, bar, _LEVEL_BAR / 2, theme().q(color))
            if place in (0, len(view.steps) - 1):
                wide = _WIDE_NAME * width
                label = QRectF(
                    max(0.0, (place + 1) * width - wide), _LEVEL_BAR + 5, wide, _LEVEL_SCALE - _LEVEL_BAR - 5
                )
                align = AlignRight if place else AlignLeft
                draw_fitted(painter, label, name, fonts.font(12, columns=False), theme().q("muted"), align)


class LevelCard(Card):
    """The card; `progress` leads to more."""

    def __init__(self) -> None:
        super().__init__(words.level_heading())
        self.setMinimumWidth(_LEAST_LEVEL)
        self.setMaximumWidth(_LEVEL_WIDTH)
        self.games, self.foot = ElidedLabel("muted", AlignRight), ElidedLabel("muted", AlignLeft)
        self.level, self.perhaps = ElidedLabel("level", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.perhaps.may_vanish = True  # the scale shows it, too
        self.scale, self.text = LevelScale(), WideText("text", _LEVEL_TEXT)
        self.chart = PointsChart()
        self.chart.setMinimumHeight(_LEVEL_CHART)
        self.twin = ChartTwin(self.chart, fills=True)
        self.progress = QPushButton(words.to_progress())
        self.progress.setProperty("link", "true")
        self.column.removeWidget(self.heading)
        named = filled(QHBoxLayout(), self.level, self.perhaps, STRETCH, spacing=12)
        add_layout(self.column, filled(QHBoxLayout(), self.heading, (self.games, 1), spacing=12))
        add_layout(self.column, named)
        for part in (self.scale, self.text):
            self.column.addWidget(part)
        self.column.addWidget(self.twin, 1)
        add_layout(self.column, filled(QHBoxLayout(), (self.foot, 1), self.progress, spacing=12))
        self.column.addStretch()

    def set_view(self, view: LevelView) -> None:
        """Show `view`; what is not known takes no room."""
        self.games.set_text(view.games)
        self.level.set_text(view.level)
        self.level.setVisible(bool(view.level))
        self.perhaps.set_text(view.perhaps)
        self.perhaps.setVisible(bool(view.perhaps))
        self.scale.set_view(view)
        self.text.show_text(view.text)
        self.chart.set_view(view.chart)
        self.twin.show_figures(view.chart.figures)
        has_line = any(point.mean is not None for point in view.chart.points)  # one dot is no chart
        self.twin.setVisible(has_line)
        self.foot.setText(view.foot if has_line else "")


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
