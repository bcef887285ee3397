# SPDX-License-Identifier: MIT
"""The page of progress: what was lost game by game, where it went, the scores and the luck, and how others do."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from engine.training.progress import By, ProgressReport
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.charts.chart_card import ChartCard
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBars, PointsChart, PointsView
from yahtzee_gui.kit.charts.series import ColumnsChart, ColumnsView
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, Label, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.learn import words as learn_words
from yahtzee_gui.learn.log import PracticeLog
from yahtzee_gui.learn.practice.sources import words as sources_words
from yahtzee_gui.learn.progress import words
from yahtzee_gui.learn.progress.view import (
    compared_view,
    games_view,
    rating_line,
    scores_note,
    scores_of,
    scores_view,
    where_view,
)
from yahtzee_gui.learn.progress.words import ProgressChart
from yahtzee_gui.words import glossary

_LEAST = QSize(940, 480)
_MARGIN, _SPACE = 20, 12


class ProgressPage(PlacePage):
    """One of five charts, or its table; the key of tables shows the chart as one, and back.

    Signals:
        groupRequested: what is grouped `By`, and the number of the group whose games are wanted.
    """

    groupRequested = Signal(By, int)

    def __init__(self, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress: ProgressReport | None = None
        self._by, self._verdicts = By.THEME, False
        self.losses = ChartCard("", PointsChart())
        self.where = ChartCard("", IntervalBars())
        self.scores = ChartCard("", ColumnsChart())
        self.compared = ChartCard("", IntervalBars())
        self.rating = ChartCard("", PointsChart())
        self.about_rating = ElidedLabel("muted", AlignLeft)
        self.headline = ElidedLabel("heading", AlignLeft)
        self.by_choice = Segments(tuple(By), words.by)
        self.verdict_choice = Segments((False, True), words.points_or_verdicts().__getitem__)
        self.summary, self.counted = Label(role="cell", wraps=True), ElidedLabel("muted", AlignLeft)
        self.luck, self.luck_in_words = ElidedLabel("cell", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.explained = ElidedLabel("muted", AlignLeft)
        self.remark = ElidedLabel("muted", AlignLeft)
        self.faces, self.choice = QStackedWidget(), Segments(tuple(ProgressChart), words.face, fills=False)
        self._lay_out()
        self._connect()
        self._bind(keys.name(Action.TABLE))
        self.setMinimumSize(_LEAST)
        self.turn_to(ProgressChart.LOSSES)
        self.choice.chosen_button.setFocus()

    def _lay_out(self) -> None:
        for choice, name in (
            (self.choice, words.charts()),
            (self.by_choice, words.grouped_by()),
            (self.verdict_choice, words.shown_as()),
        ):
            choice.set_name(name)
        self.luck.set_hint(glossary.luck())
        luck = Card(words.luck_heading())
        filled(luck.column, self.luck, self.luck_in_words)
        pages = (
            _page(self.losses, self.summary, self.counted),
            _page(_row(self.by_choice, self.verdict_choice), self.where, self.explained),
            _page(self.scores, luck),
            _page(self.compared),
            _page(self.rating, self.about_rating),
        )
        for page in pages:
            self.faces.addWidget(page)
        parts = self.headline, _row(self.choice), (self.faces, 1), self.remark
        filled(QVBoxLayout(self), *parts, spacing=_SPACE, margins=(_MARGIN, 12, _MARGIN, 14))

    def _connect(self) -> None:
        self.choice.choiceRequested.connect(self.turn_to)
        self.by_choice.choiceRequested.connect(self._choose_by)
        self.verdict_choice.choiceRequested.connect(self._choose_verdicts)
        self.where.itemRequested.connect(lambda item: self.groupRequested.emit(self._by, item))

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

    @property
    def _has_intervals(self) -> bool:
        lost = self._progress.per_game if self._progress is not None else None
        return lost is None or lost.ends is not None

    def show_progress(self, progress: ProgressReport | None, puzzles: PracticeLog | None, at: datetime) -> None:
        """Show what is known at a time; None is still being worked out, or read. What is chosen stays chosen."""
        self._progress = progress
        self._show_losses()
        self._choose_by(self._by)
        self.explained.set_text(words.intervals_explained(has_intervals=self._has_intervals))
        self._show_rating(puzzles, at)
        scores, note = ColumnsView(""), ""
        compared, luck = ("", compared_view(None)), ("", "")
        self.headline.set_text(words.headline(progress) if progress is not None else "")
        summary = counted = ""
        if progress is not None:
            rules, found = scores_of(progress.games)
            scores, note = scores_view(found, rules), scores_note(found, rules)
            compared = words.compared_note(progress.per_game), compared_view(progress.per_game)
            if progress.per_game is not None and progress.per_decision is not None:
                summary = words.all_games(
                    game=learn_words.with_ends(progress.per_game, 1),
                    decision=learn_words.with_ends(progress.per_decision, 2),
                )
                counted = words.counted_games(len(progress.games), progress.coached)
            luck = learn_words.no_games(), ""
            if progress.luck is not None:
                luck = words.luck_of_all(progress.games_of_luck, progress.luck), words.luck_in_words(progress.luck)
        self.summary.setText(summary)
        self.counted.set_text(counted)
        self.luck.set_text(luck[0])
        self.luck_in_words.set_text(luck[1])
        self._show(self.scores, scores, note)
        self._show(self.compared, compared[1], compared[0])

    def _show_rating(self, puzzles: PracticeLog | None, at: datetime) -> None:
        rating = (puzzles or PracticeLog()).rating(at)
        has_rating = puzzles is not None and bool(puzzles.answers)
        now = sources_words.rating(rating) if has_rating else ""
        self._show(self.rating, rating_line(puzzles, rating), now)
        about = sources_words.rating_between(rating) if has_rating else sources_words.no_rating()
        self.about_rating.set_text(about)

    def _show(self, card: ChartCard, view: PointsView | BarsView | ColumnsView, note: str) -> None:
        card.chart.set_view(view)  # type: ignore[attr-defined]
        card.show_title(view.name, note)
        card.show_figures(view.figures)

    def turn_to(self, face: ProgressChart) -> None:
        self.choice.set_choice(face)
        self.faces.setCurrentIndex(list(ProgressChart).index(face))

    def _show_losses(self) -> None:
        trend, note = self._progress.game_trend if self._progress is not None else None, ""
        if trend is not None and trend.means:
            none_yet = words.intervals_explained(has_intervals=False)
            note = learn_words.moving_mean(trend.window) if any(trend.means) else none_yet
        self._show(self.losses, games_view(self._progress), note)

    def _choose_by(self, by: By) -> None:
        self._by = by
        self.by_choice.set_choice(by)
        self._show_where()

    def _choose_verdicts(self, verdicts: bool) -> None:
        self._verdicts = verdicts
        self._show_where()

    def _show_where(self) -> None:
        self.verdict_choice.set_choice(self._verdicts)
        note = words.where_note(verdicts=self._verdicts, has_intervals=self._has_intervals)
        self._show(self.where, where_view(self._progress, self._by, verdicts=self._verdicts), note)

    @property
    def cards(self) -> tuple[ChartCard, ...]:
        return self.losses, self.where, self.scores, self.compared, self.rating


def _row(*choices: QWidget) -> QWidget:
    """Return choices side by side, no wider than they need."""
    row = QWidget()
    for choice in choices:
        choice.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    filled(QHBoxLayout(row), *choices, STRETCH, margins=(0, 0, 0, 0), spacing=_SPACE)
    return row


def _page(*parts: QWidget) -> QWidget:
    """Return a face: its parts below each other, the charts as high as there is room."""
    page = QWidget()
    shares = ((part, int(isinstance(part, ChartCard) or len(parts) == 1)) for part in parts)
    filled(QVBoxLayout(page), *shares, margins=(0, 0, 0, 0), spacing=_SPACE // 2)
    return page
