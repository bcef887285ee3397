# SPDX-License-Identifier: MIT
"""The page of puzzles: the rating and its line, what can be solved, the puzzles on the board, and what came of them."""

from __future__ import annotations

from dataclasses import field

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.kit.charts import words as charts_words
from yahtzee_gui.kit.charts.chart_twin import ChartTwin
from yahtzee_gui.kit.charts.points import PointsChart, PointsView
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.plain import Label, set_primary, set_tooltip
from yahtzee_gui.learn.exercises.exercise_dialog import SPACE, START, ExerciseDialog, ExerciseView, page_part
from yahtzee_gui.learn.puzzles import words
from yahtzee_gui.words import glossary

_SIZE = (984, 640)
_SIDE = 330
_TEXT = _SIDE - 2 * (INSET + EDGE)


@dataclass(frozen=True)
class PuzzlesView(ExerciseView):
    """What the page shows besides puzzles and result: the rating, its line, what is solved, and what stands there.

    `about_today` says how the puzzles of the day stand; `today` is the text of their button, empty once all are done.
    """

    rating: str = ""
    between: str = ""
    line: PointsView = field(default_factory=lambda: PointsView(""))
    about: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    theme: int = 0
    about_today: str = ""
    today: str = ""


class PuzzlesDialog(ExerciseDialog[PuzzlesView]):
    """Puzzles, session after session."""

    def __init__(self, keys: Keys, view: PuzzlesView, parent: QWidget | None = None) -> None:
        super().__init__(keys, words.leave(), words.difficulty_column(), parent)
        self.rating, self.between = ElidedLabel("heading", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.line = ChartTwin(PointsChart(), fills=True)
        self._key = dict(keys)[Action.TABLE]
        self.as_table = QPushButton()
        self.texts = [FittedText("text" if not place else "muted", _TEXT) for place in range(len(view.about))]
        self.themes = Combo()
        self.themes.addItems(view.themes)
        self.themes.setAccessibleName(words.theme_label())
        self.about_today = FittedText("text", _TEXT)
        self.today, self.again = QPushButton(), QPushButton(words.more_puzzles())
        self.begin.setText(words.begin())
        self.lay_out(self._start(), self.exercises_part(), self._result())
        self._connect()
        self.resize(*_SIZE)
        self.set_view(view)

    def _start(self) -> QWidget:
        set_tooltip(self.rating, glossary.rating())
        self.rating.setAccessibleDescription(glossary.rating())
        rating = Card(words.rating_heading())
        set_tooltip(rating.heading, glossary.rating())
        filled(rating.column, self.rating, self.between, (self.line, 1))
        side = filled(QVBoxLayout(), self._strength_card(), self._today_card(), STRETCH, spacing=SPACE)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        row.addWidget(rating, 1)
        add_layout(row, side)
        part = page_part(row, self.as_table, told=self.remark)
        shortcut = QShortcut(QKeySequence(self._key, QKeySequence.SequenceFormat.PortableText), part)
        shortcut.activated.connect(self.turn)
        return part

    def _strength_card(self) -> Card:
        card = Card(words.strength_heading(), _SIDE)
        for text in self.texts:
            card.column.addWidget(text)
        label = Label(words.theme_label(), role="text")
        label.setBuddy(self.themes)
        chosen = filled(QHBoxLayout(), label, (self.themes, 1), spacing=SPACE)
        card.column.addSpacing(SPACE // 2)
        filled(card.column, chosen)
        card.column.addSpacing(SPACE // 2)
        filled(card.column, self.begin)
        return card

    def _today_card(self) -> Card:
        card = Card(words.today_heading(), _SIDE)
        filled(card.column, self.about_today)
        card.column.addSpacing(SPACE // 2)
        filled(card.column, self.today)
        return card

    def _result(self) -> QWidget:
        set_primary(self.again, is_primary=True)
        row = QHBoxLayout()
        row.addWidget(self.outcome)
        leave = QPushButton(words.leave())
        leave.clicked.connect(self.backRequested)
        return page_part(row, self.again, leave)

    def _connect(self) -> None:
        self.again.clicked.connect(self.beginRequested)
        self.as_table.clicked.connect(self.turn)

    def turn(self) -> None:
        """Show the rating as a table, or as a line again."""
        self.line.show_table(not self.line.is_table and bool(self.line.figures.rows))
        self._name_other()

    def _name_other(self) -> None:
        self.as_table.setText(charts_words.as_tables(menu_words.key(self._key), are_tables=self.line.is_table))

    def _show(self, view: PuzzlesView, before: PuzzlesView | None) -> None:
        self.rating.set_text(view.rating)
        self.between.set_text(view.between)
        for label, text in zip(self.texts, view.about, strict=True):
            label.show_text(text)
        if before is None or before.line != view.line:
            chart = self.line.chart
            assert isinstance(chart, PointsChart)
            chart.set_view(view.line)
            self.line.show_figures(view.line.figures)
        self.themes.setCurrentIndex(view.theme)
        self.about_today.show_text(view.about_today)
        self.today.setText(view.today)
        self.today.setVisible(bool(view.today))
        has_come = view.can_begin and not self.begin.isEnabled()
        for button in (self.begin, self.today, self.again):
            button.setEnabled(view.can_begin)
        if has_come and view.part == START:
            self.begin.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        self.remark.setText(view.remark)
        self.as_table.setVisible(bool(view.line.figures.rows))
        self._name_other()

    def _first(self, part: int) -> QWidget:
        return self.begin if part == START else self.outcome.table
