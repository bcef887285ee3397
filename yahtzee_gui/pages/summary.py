# SPDX-License-Identifier: MIT
"""The end page takes the place of the dice tray when the game is over: score, its exact split, and the worst choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.verdicts import Verdict
from engine.rules.dice import Dice
from yahtzee_gui.theme import widget_styles
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.drawing import AlignLeft
from yahtzee_gui.widgets.basic.elided_label import ElidedLabel
from yahtzee_gui.widgets.basic.scroll_page import ScrollPage
from yahtzee_gui.widgets.charts.split_chart import SplitBar, SplitChart
from yahtzee_gui.widgets.dice.dice_strip import DiceStrip
from yahtzee_gui.widgets.dice.dice_tray import Tint, make_badge, set_tint
from yahtzee_gui.wording import names
from yahtzee_gui.wording.game import ending
from yahtzee_gui.wording.pages import new_game_page


@dataclass(frozen=True)
class VerdictCounts:
    """How often each verdict fell, from best to blunder, on one kind of decision."""

    name: str
    counts: tuple[int, ...]


@dataclass(frozen=True)
class SummaryView:
    """What the end page shows. Without a review only the headline and a sentence."""

    headline: str
    sentence: str
    split: tuple[SplitBar, ...] = ()
    luck: str = ""
    accuracy: str = ""
    counts: tuple[VerdictCounts, ...] = ()
    worst: str = ""
    worst_dice: Dice = ()
    can_review: bool = False
    note: str = ""
    tint: Tint = Tint.FAIR
    badge: str = ""


class SummaryPage(QFrame):
    """The end of a game.

    Signals:
        newGameRequested: the player wants another game.
        reviewRequested: the player wants to look at the mistakes.
    """

    newGameRequested = Signal()
    reviewRequested = Signal()

    def __init__(self, colors: Colors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", "tray")
        self._colors = colors
        self.headline = _label("headline")
        self.badge = make_badge()
        self.sentence = _label("text", wrap=True)
        self.split = SplitChart(colors)
        self._luck = _label("muted", wrap=True)
        self._accuracy = _label("title")
        self._note = _label("muted")
        self._scroll = ScrollPage()
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._take_focus_to_scroll)
        self._grid = QGridLayout()
        self._headings: dict[Verdict, tuple[QLabel, ElidedLabel]] = {}
        self._rows: list[list[QLabel]] = []
        self._worst_heading = ElidedLabel("title", AlignLeft)
        self._worst_dice = DiceStrip(colors)
        self.worst = _label("text", wrap=True)
        self.new_game = QPushButton(new_game_page.new_game())
        self.new_game.setProperty("primary", "true")
        self.new_game.clicked.connect(self.newGameRequested)
        self.review = QPushButton(ending.review_mistakes())
        self.review.clicked.connect(self.reviewRequested)
        self._lay_out()

    def _lay_out(self) -> None:
        self._build_grid()
        self._worst_heading.setText(ending.worst_heading())
        worst = QHBoxLayout()
        worst.addWidget(self._worst_heading, 1)
        worst.addWidget(self._worst_dice)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 11)
        outer.setSpacing(4)
        outer.addWidget(self._scroll, 1)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.review)
        buttons.addWidget(self.new_game)
        buttons.addStretch()
        outer.addLayout(buttons)
        headline = QHBoxLayout()
        headline.addWidget(self.headline)
        headline.addStretch()
        headline.addWidget(self.badge)
        column = self._scroll.column
        column.setContentsMargins(22, 8, 22, 0)
        column.setSpacing(4)
        self._grid.setVerticalSpacing(1)
        self._grid.setHorizontalSpacing(4)
        column.addLayout(headline)
        column.addWidget(self.sentence)
        column.addSpacing(2)
        column.addWidget(self.split)
        column.addWidget(self._luck)
        column.addStretch(1)
        accuracy = QHBoxLayout()
        accuracy.addWidget(self._accuracy, 1)
        accuracy.addWidget(self._note)
        column.addLayout(accuracy)
        column.addLayout(self._grid)
        column.addStretch(1)
        column.addLayout(worst)
        column.addWidget(self.worst)
        column.addStretch(1)

    def _take_focus_to_scroll(self, _least: int, most: int) -> None:
        """Let the keyboard come here only where there is something to scroll."""
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
        self._scroll.setStyleSheet(widget_styles.scroll_handle(colors))
        self.split.set_colors(colors)
        self._worst_dice.set_colors(colors)
        self._color_verdicts()

    def set_view(self, view: SummaryView) -> None:
        """Show `view`."""
        set_tint(self, view.tint)
        self.headline.setText(view.headline)
        self.badge.setText(view.badge)
        self.badge.setVisible(bool(view.badge))
        self._scroll.setAccessibleName(view.headline)
        self.sentence.setText(view.sentence)
        self.split.set_bars(view.split)
        self._luck.setText(view.luck)
        self._accuracy.setText(view.accuracy)
        self._fill_grid(view.counts)
        self._worst_heading.setVisible(bool(view.worst))
        self._worst_dice.set_dice(view.worst_dice)
        self.worst.setText(view.worst)
        self.review.setEnabled(view.can_review)
        self._note.setText(view.note)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [self._scroll, self.review, self.new_game]

    def _build_grid(self) -> None:
        """Make the table of verdicts: a heading for each, and a row for keeps and one for boxes."""
        for column, verdict in enumerate(Verdict, 1):
            mark, word = _label("cell"), ElidedLabel("cell", Qt.AlignmentFlag.AlignHCenter)
            mark.setText(names.mark(verdict))
            mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
            word.setText(names.verdict(verdict))
            self._headings[verdict] = mark, word
            self._grid.addWidget(mark, 0, column)
            self._grid.addWidget(word, 1, column)
        for row in (2, 3):
            cells = [_label("cell") for _ in range(len(Verdict) + 1)]
            for column, cell in enumerate(cells):
                self._grid.addWidget(cell, row, column, AlignLeft if column == 0 else Qt.AlignmentFlag.AlignCenter)
            self._rows.append(cells)

    def _fill_grid(self, rows: Sequence[VerdictCounts]) -> None:
        for headings in self._headings.values():
            for heading in headings:
                heading.setVisible(bool(rows))
        for cells, counts in zip(self._rows, rows, strict=False):
            for cell, text in zip(cells, (counts.name, *map(str, counts.counts)), strict=True):
                cell.setText(text)

    def _color_verdicts(self) -> None:
        for verdict, headings in self._headings.items():
            for heading in headings:
                heading.setStyleSheet(widget_styles.verdict_heading(self._colors.word(verdict)))


def _label(role: str, *, wrap: bool = False) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(wrap)
    return label
