# SPDX-License-Identifier: MIT
"""The page of progress: what was lost game by game, where it went, the scores and the luck, and how others do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from engine.training.progress import By
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.charts.chart_card import ChartCard
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBars, PointsChart, PointsView
from yahtzee_gui.kit.charts.series import ColumnsChart, ColumnsView
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, FileRemark, Label, set_tooltip
from yahtzee_gui.kit.layouts import Card, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.learn.progress import words
from yahtzee_gui.learn.progress.words import ProgressChart
from yahtzee_gui.words import glossary

_LEAST = QSize(940, 480)
_MARGIN, _SPACE = 20, 12


@dataclass(frozen=True)
class ProgressView:
    """What the page shows. `losses` has the chart per game, under True per decision; `where` under True verdicts.

    `headline` says whether the player plays better than before; `rating` is that of puzzles.
    """

    headline: str = ""

    losses: Mapping[bool, PointsView] = field(default_factory=dict)
    where: Mapping[tuple[By, bool], BarsView] = field(default_factory=dict)
    scores: ColumnsView = field(default_factory=partial(ColumnsView, ""))
    scores_note: str = ""
    compared: BarsView = field(default_factory=partial(BarsView, ""))
    compared_note: str = ""
    summary: str = ""
    counted: str = ""
    window: str = ""
    luck: tuple[str, str] = ("", "")
    has_intervals: bool = True
    rating: PointsView = field(default_factory=partial(PointsView, ""))
    rating_now: str = ""
    about_rating: str = ""


class ProgressPage(PlacePage):
    """One of five charts, or its table; the key of tables shows the chart as one, and back.

    Signals:
        groupRequested: what is grouped `By`, and the number of the group whose games are wanted.
    """

    groupRequested = Signal(By, int)

    def __init__(self, keys: Keys, view: ProgressView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._by_decision, self._by, self._verdicts = False, By.THEME, False
        self.losses = ChartCard("", PointsChart())
        self.where = ChartCard("", IntervalBars())
        self.scores = ChartCard("", ColumnsChart())
        self.compared = ChartCard("", IntervalBars())
        self.rating = ChartCard("", PointsChart())
        self.about_rating = ElidedLabel("muted", AlignLeft)
        self.headline = ElidedLabel("heading", AlignLeft)
        self.decision_choice = Segments((False, True), words.by_game_or_decision)
        self.by_choice = Segments(tuple(By), words.by)
        self.verdict_choice = Segments((False, True), words.points_or_verdicts)
        self.summary, self.counted = Label(role="cell", wraps=True), ElidedLabel("muted", AlignLeft)
        self.luck, self.luck_in_words = ElidedLabel("cell", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.explained = ElidedLabel("muted", AlignLeft)
        self.remark = FileRemark("muted", AlignLeft)
        self.faces, self.choice = QStackedWidget(), Segments(tuple(ProgressChart), words.face, fills=False)
        self._lay_out()
        self._connect()
        self._bind(keys.name(Action.TABLE))
        self.setMinimumSize(_LEAST)
        self.set_view(view)
        self.turn_to(ProgressChart.LOSSES)
        self.choice.chosen_button.setFocus()

    def _lay_out(self) -> None:
        for choice, name in (
            (self.choice, words.charts()),
            (self.decision_choice, words.shown_by()),
            (self.by_choice, words.grouped_by()),
            (self.verdict_choice, words.shown_as()),
        ):
            choice.set_name(name)
        self.luck.set_hint(glossary.luck())
        luck = Card(words.luck_heading())
        luck.column.addWidget(self.luck)
        luck.column.addWidget(self.luck_in_words)
        pages = (
            _page(_row(self.decision_choice), self.losses, self.summary, self.counted),
            _page(_row(self.by_choice, self.verdict_choice), self.where, self.explained),
            _page(self.scores, luck),
            _page(self.compared),
            _page(self.rating, self.about_rating),
        )
        for page in pages:
            self.faces.addWidget(page)
        column = filled(QVBoxLayout(self), self.headline, _row(self.choice), (self.faces, 1), self.remark)
        column.setSpacing(_SPACE)
        column.setContentsMargins(_MARGIN, 12, _MARGIN, 14)

    def _connect(self) -> None:
        self.choice.choiceRequested.connect(self.turn_to)
        self.decision_choice.choiceRequested.connect(self._choose_decision)
        self.by_choice.choiceRequested.connect(self._choose_by)
        self.verdict_choice.choiceRequested.connect(self._choose_verdicts)
        self.where.itemRequested.connect(self._request_group)

    def _bind(self, key: str) -> None:
        shortcut = QShortcut(QKeySequence(key, QKeySequence.SequenceFormat.PortableText), self)
        shortcut.activated.connect(self._turn)
        for card in self.cards:
            set_tooltip(card.as_table, menu_words.key(key))

    def _turn(self) -> None:
        """Show the chart that is seen as a table, or the chart again."""
        shown = self.faces.currentWidget()
        for card in self.cards:
            if shown is not None and shown.isAncestorOf(card):
                card.turn()

    def set_view(self, view: ProgressView) -> None:
        """Show `view`; what is chosen stays chosen."""
        self._view = view
        self.headline.set_text(view.headline)
        self.summary.setText(view.summary)
        self.counted.set_text(view.counted)
        self.luck.set_text(view.luck[0])
        self.luck_in_words.set_text(view.luck[1])
        self.explained.set_text(words.intervals_explained(has_intervals=view.has_intervals))
        self._choose_decision(self._by_decision)
        self._choose_by(self._by)
        self._show(self.scores, view.scores, view.scores_note)
        self._show(self.compared, view.compared, view.compared_note)
        self._show(self.rating, view.rating, view.rating_now)
        self.about_rating.set_text(view.about_rating)

    def _show(self, card: ChartCard, view: PointsView | BarsView | ColumnsView, note: str) -> None:
        card.chart.set_view(view)  # type: ignore[attr-defined]
        card.show_title(view.name, note)
        card.show_figures(view.figures)

    def turn_to(self, face: ProgressChart) -> None:
        """Show another chart."""
        self.choice.set_choice(face)
        self.faces.setCurrentIndex(list(ProgressChart).index(face))

    def _choose_decision(self, by_decision: bool) -> None:
        self._by_decision = by_decision
        self.decision_choice.set_choice(by_decision)
        self._show(self.losses, self._view.losses[by_decision], self._view.window)

    def _choose_by(self, by: By) -> None:
        self._by = by
        self.by_choice.set_choice(by)
        self._show_where()

    def _choose_verdicts(self, verdicts: bool) -> None:
        self._verdicts = verdicts
        self._show_where()

    def _show_where(self) -> None:
        self.verdict_choice.set_choice(self._verdicts)
        note = words.where_note(verdicts=self._verdicts, has_intervals=self._view.has_intervals)
        self._show(self.where, self._view.where[self._by, self._verdicts], note)

    def _request_group(self, item: int) -> None:
        self.groupRequested.emit(self._by, item)

    @property
    def cards(self) -> tuple[ChartCard, ...]:
        """The cards with the charts."""
        return self.losses, self.where, self.scores, self.compared, self.rating


def _row(*choices: QWidget) -> QWidget:
    """Return choices side by side, no wider than they need."""
    row = QWidget()
    line = filled(QHBoxLayout(row), margins=(0, 0, 0, 0), spacing=_SPACE)
    for choice in choices:
        choice.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        line.addWidget(choice)
    line.addStretch()
    return row


def _page(*parts: QWidget) -> QWidget:
    """Return a face: its parts below each other, the charts as high as there is room."""
    page = QWidget()
    column = filled(QVBoxLayout(page), margins=(0, 0, 0, 0), spacing=_SPACE // 2)
    for part in parts:
        column.addWidget(part, int(isinstance(part, ChartCard) or len(parts) == 1))
    return page
