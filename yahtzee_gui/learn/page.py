# SPDX-License-Identifier: MIT
"""The page of learning: what to do today, how well one plays, the course, what costs most, and other practice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.game_review.levels import Level
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import AVERAGES
from engine.training.progress import LevelEstimate, ProgressReport
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.intervals import IntervalBars, PointsChart, PointsView
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
from yahtzee_gui.kit.labels import ElidedLabel, Picture, link_button
from yahtzee_gui.kit.layouts import STRETCH, Card, WideText, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.learn import words
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.progress.view import games_view
from yahtzee_gui.learn.view import (
    CourseStop,
    Learner,
    Tile,
    costs_view,
    course_stops,
    plan_view,
    tiles,
    weaknesses_of,
)
from yahtzee_gui.learn.ways import PlanCard, Stand, Way, WayView, headed, paint_bead, show_text
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import games, numbers

MOST_GAMES = 80
"""The most games in the chart of the level."""
_PATH, _LEAST_PATH = QSize(1080, 122), 112
_STOP_BEAD, _STOP_TOP, _STOP_LINES, _STOP_GAIN = 30.0, 8.0, 46.0, 20.0
_LETTERS = (12, 11)
_WORD = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class CoursePath(Chart):
    """The path; the arrow keys go along it, Enter or a click asks for a lesson."""

    def __init__(self) -> None:
        super().__init__(_PATH)
        self.setMinimumSize(_PATH.width() // 2, _LEAST_PATH)
        self.stops: Sequence[CourseStop] = ()

    def show_stops(self, stops: Sequence[CourseStop], summary: str) -> None:
        """Show the lessons; a screen reader reads `summary`."""
        self.stops = stops
        self.show_items(words.course_heading(), summary, [stop.card for stop in stops], can_ask=True)

    def _column(self, item: int, area: QRectF) -> QRectF:
        width = area.width() / max(1, len(self.stops))
        return QRectF(area.left() + item * width, area.top(), width, area.height())

    def place(self, item: int, area: QRectF) -> QPointF:
        """Return the middle of a bead."""
        return QPointF(self._column(item, area).center().x(), area.top() + _STOP_TOP + _STOP_BEAD / 2)

    def nearest(self, place: QPointF, area: QRectF) -> int | None:
        item = int((place.x() - area.left()) // (area.width() / max(1, len(self.stops))))
        return item if 0 <= item < len(self.stops) else None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        for item, stop in enumerate(self.stops):
            if stop.stand is Stand.NEXT:
                fill_round(painter, self._column(item, area).adjusted(2, 0, -2, 0), 8, theme().q("selection"))
        for item, stop in enumerate(self.stops[1:], 1):
            is_done = stop.stand is not Stand.OPEN and self.stops[item - 1].stand is Stand.DONE
            painter.setPen(QPen(theme().q("bar" if is_done else "track"), 2.5))
            painter.drawLine(self.place(item - 1, area), self.place(item, area))
        for item, stop in enumerate(self.stops):
            self._paint_stop(painter, self._column(item, area), self.place(item, area), stop)

    def _paint_stop(self, painter: QPainter, column: QRectF, place: QPointF, stop: CourseStop) -> None:
        bead = QRectF(place.x() - _STOP_BEAD / 2, place.y() - _STOP_BEAD / 2, _STOP_BEAD, _STOP_BEAD)
        paint_bead(painter, bead, stop.number, stop.stand)
        is_next = stop.stand is Stand.NEXT
        strong = QFont.Weight.DemiBold if is_next else QFont.Weight.Normal
        name = QRectF(column.left() + 4, bead.bottom() + 6, column.width() - 8, _STOP_LINES)
        sizes = [fonts.font(pixels, strong, columns=False) for pixels in _LETTERS]
        painter.setFont(next((one for one in sizes if _fits(one, stop.name, name)), sizes[-1]))
        painter.setPen(theme().q("text"))
        painter.drawText(name, _WORD, stop.name)
        gain = QRectF(column.left(), name.bottom(), column.width(), _STOP_GAIN)
        ink = theme().q("muted" if stop.stand is Stand.DONE else "text")
        draw_text(painter, gain, stop.gain, fonts.font(13, QFont.Weight.DemiBold), ink, AlignCenter)


def _fits(font: QFont, text: str, rect: QRectF) -> bool:
    needed = QFontMetricsF(font).boundingRect(rect, int(_WORD), text)
    return needed.height() <= rect.height() and needed.width() <= rect.width()


_LEVEL_WIDTH, _LEAST_LEVEL, _LEVEL_TEXT = 418, 330, 290
_LEVEL_BAR, _LEVEL_SCALE, _LEVEL_GAP = 9.0, 34, 3.0
_LEVEL_CHART = 76
_WIDE_NAME = 2.5  # bars that a name may be as wide as


class LevelScale(Picture):
    """All levels side by side: the one that is likeliest, and paler those that it may be."""

    def __init__(self) -> None:
        super().__init__()
        self.found: LevelEstimate | None = None
        self.setFixedHeight(_LEVEL_SCALE)
        self.setMinimumWidth(_LEVEL_TEXT)

    def show_level(self, found: LevelEstimate | None) -> None:
        self.found = found
        said = (games.level(found.level), words.perhaps(found)) if found is not None else ()
        self.setAccessibleName(" ".join(filter(None, said)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        width, found = self.width() / self.zoom / len(Level), self.found
        for place, level in enumerate(reversed(Level)):
            is_it, may_be = (level == found.level, found.best <= level <= found.worst) if found else (False, False)
            color = "accent" if is_it else "bar" if may_be else "track"
            bar = QRectF(place * width + _LEVEL_GAP / 2, 0.0, width - _LEVEL_GAP, _LEVEL_BAR)
            fill_round(painter, bar, _LEVEL_BAR / 2, theme().q(color))
            if place in (0, len(Level) - 1):
                wide = _WIDE_NAME * width
                label = QRectF(
                    max(0.0, (place + 1) * width - wide), _LEVEL_BAR + 5, wide, _LEVEL_SCALE - _LEVEL_BAR - 5
                )
                align, font = AlignRight if place else AlignLeft, fonts.font(12, columns=False)
                draw_fitted(painter, label, games.level(level), font, theme().q("muted"), align)


class LevelCard(Card):
    """The card; `progress` leads to more."""

    def __init__(self) -> None:
        super().__init__(words.level_heading())
        self.setMinimumWidth(_LEAST_LEVEL)
        self.setMaximumWidth(_LEVEL_WIDTH)
        self.foot = ElidedLabel("muted", AlignLeft)
        self.level, self.perhaps = ElidedLabel("level", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.perhaps.may_vanish = True  # the scale shows it, too
        self.scale, self.text = LevelScale(), WideText("text", _LEVEL_TEXT)
        self.chart = PointsChart()
        self.chart.setMinimumHeight(_LEVEL_CHART)
        self.progress = link_button(words.to_progress())
        named = filled(QHBoxLayout(), self.level, self.perhaps, STRETCH, spacing=12)
        foot = filled(QHBoxLayout(), (self.foot, 1), self.progress, spacing=12)
        filled(self.column, named, self.scale, self.text, (self.chart, 1), foot, STRETCH)

    def show_progress(self, progress: ProgressReport | None) -> None:
        """Show the level that games tell; what is not known takes no room."""
        now = (progress.recent or progress.level) if progress is not None else None
        self.scale.show_level(now)
        show_text(self.level, games.level(now.level) if now is not None else "")
        show_text(self.perhaps, words.perhaps(now) if now is not None else "")
        self.text.show_text(_cost_or_way_to_level(progress))
        chart = games_view(progress, most=MOST_GAMES) if now is not None else PointsView("")
        self.chart.set_view(chart)
        has_line = any(point.mean is not None for point in chart.points)  # one dot is no chart
        self.chart.setVisible(has_line)
        self.foot.setText(chart.name if has_line else "")


def _cost_or_way_to_level(progress: ProgressReport | None) -> str:
    if progress is None:
        return ""
    if progress.level is not None:
        return words.costs(progress.level, progress.recent)
    return words.only_assisted(progress.coached, progress.help) if progress.coached else words.no_games()


_MARGIN, _SPACE, _COSTS = 14, 12, 86


class LearnPage(PlacePage):
    """The cards of learning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plan, self.level = PlanCard(is_wide=True), LevelCard()
        self.begins_at = self.plan.start
        self.course, self.costs = CoursePath(), IntervalBars()
        self.nothing_else, self.all_themes = ElidedLabel("muted", AlignLeft), link_button(words.all_themes())
        self.tiles = {tile: Way() for tile in Tile}
        self._grid = QGridLayout()
        self._has_plan = False  # the plan takes a moment
        self.costs.setFixedHeight(_COSTS)
        self._lay_out()
        self.plan.start.setFocus()

    # ---- building ----

    def _lay_out(self) -> None:
        self._costs, tiles = self._costs_card(), Card(words.others_heading())
        self._grid.setSpacing(8)
        filled(tiles.column, self._grid, STRETCH)
        upper = filled(QHBoxLayout(), (self.plan, 2), (self.level, 1), spacing=_SPACE)
        lower = filled(QHBoxLayout(), (self._costs, 7), (tiles, 8), spacing=_SPACE)
        margins = (_MARGIN, 8, _MARGIN, _MARGIN)
        filled(QVBoxLayout(self), (upper, 1), self._course_card(), lower, spacing=_SPACE, margins=margins)

    def _course_card(self) -> Card:
        about = words.course_note(before=numbers.decimal(AVERAGES[0], 1))
        averages = words.averages(after=numbers.decimal(AVERAGES[-1], 1), par=numbers.decimal(PARS[DEFAULT_RULES], 1))
        beside = (_said(about, AlignLeft), 1), (_said(averages, AlignRight), 1)
        card = headed(Card(words.course_heading()), *beside)
        filled(card.column, self.course)
        return card

    def _costs_card(self) -> Card:
        card = headed(Card(words.costs_heading()), (_said(words.costs_note(), AlignRight), 1))
        foot = filled(QHBoxLayout(), (self.nothing_else, 1), self.all_themes)
        filled(card.column, self.costs, STRETCH, foot)
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

    # ---- showing ----

    def show_learner(self, known: Learner, at: datetime) -> None:
        progress, plan, step = known.progress, plan_view(known), known.next_step
        self.plan.set_view(plan)
        self.level.show_progress(progress)
        following = step.lesson if step is not None else None
        said = words.course_summary(lessons_words.read_it(following) if following is not None else "")
        self.course.show_stops(course_stops(known.log, known.evidence, following), said)
        costs = costs_view(weaknesses_of(progress))
        self.costs.set_view(costs)
        self._costs.setVisible(bool(costs.bars))
        self.nothing_else.set_text(words.nothing_else(len(progress.games) if progress is not None else 0))
        self._show_tiles(tiles(known, at))
        if plan.start and not self._has_plan:
            self._has_plan = True
            if self.isVisible() and not self.isAncestorOf(self.window().focusWidget() or self):
                self.plan.start.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start with Space wherever nothing else is pressed by it."""
        if event.key() == Qt.Key.Key_Space and is_alone(event) and not event.isAutoRepeat():
            self.plan.start.click()
        else:
            super().keyPressEvent(event)


def _said(text: str, align: Qt.AlignmentFlag) -> ElidedLabel:
    label = ElidedLabel("muted", align)
    label.set_text(text)
    return label
