# SPDX-License-Identifier: MIT
"""The level card says how well one plays: the level large, on its scale, and what games cost lately."""

from __future__ import annotations

from dataclasses import field
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.cards import Card, WideText
from yahtzee_gui.kit.charts.chart_twin import ChartTwin
from yahtzee_gui.kit.charts.points import PointsChart, PointsView
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.learn import words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_WIDTH, _LEAST, _TEXT = 418, 330, 290
_BAR, _SCALE, _GAP = 9.0, 34, 3.0
_CHART = 76
_WIDE = 2.5  # bars that a name may be as wide as


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
        self.setFixedHeight(_SCALE)
        self.setMinimumWidth(_TEXT)

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
            bar = QRectF(place * width + _GAP / 2, 0.0, width - _GAP, _BAR)
            fill_round(painter, bar, _BAR / 2, theme().q(color))
            if place in (0, len(view.steps) - 1):
                wide = _WIDE * width
                label = QRectF(max(0.0, (place + 1) * width - wide), _BAR + 5, wide, _SCALE - _BAR - 5)
                align = AlignRight if place else AlignLeft
                draw_fitted(painter, label, name, fonts.font(12, columns=False), theme().q("muted"), align)


class LevelCard(Card):
    """The card; `progress` leads to more."""

    def __init__(self) -> None:
        super().__init__(words.level_heading())
        self.setMinimumWidth(_LEAST)
        self.setMaximumWidth(_WIDTH)
        self.games, self.foot = ElidedLabel("muted", AlignRight), ElidedLabel("muted", AlignLeft)
        self.level, self.perhaps = ElidedLabel("level", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.perhaps.may_vanish = True  # the scale shows it, too
        self.scale, self.text = LevelScale(), WideText("text", _TEXT)
        self.chart = PointsChart()
        self.chart.setMinimumHeight(_CHART)
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
