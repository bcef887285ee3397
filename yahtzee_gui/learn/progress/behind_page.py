# SPDX-License-Identifier: MIT
"""The games behind a figure: a list of them, of which one can be looked at, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.cards import FittedText
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.learn.practice.sources import choice_words
from yahtzee_gui.learn.progress import words
from yahtzee_gui.words import games

_WIDTHS = (160, 110, 110, 110, 90)
_SHOWN = 12
_SCROLL_BAR = 12
_MARGIN = 24


@dataclass(frozen=True)
class BehindView:
    """The title, what is said of the games, and a line for each of them.

    Choices like these can be asked again if `can_practise`, or gone on with if that `is_begun`.
    """

    title: str
    text: str
    rows: tuple[tuple[str, ...], ...]
    can_practise: bool = False
    is_begun: bool = False


class BehindDialog(PlacePage):
    """The list.

    Signals:
        gameRequested: the number of the line of the game that the player wants to look at.
    """

    gameRequested = Signal(int)

    def __init__(self, view: BehindView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        headings = zip(words.behind_columns(), _WIDTHS, strict=True)
        columns = [Column(heading, width, has_words=not number) for number, (heading, width) in enumerate(headings)]
        self.games = FigureTable("", columns)
        self.games.fix_height(_SHOWN)
        self.games.setFixedWidth(self.games.total_width + _SCROLL_BAR)
        self.look = QPushButton(games.open_game())
        self.practise = QPushButton()
        self._heading, self._text = FittedText("heading", self.games.width()), FittedText("muted", self.games.width())
        self._lay_out()
        self.games.activated.connect(self._look)
        self.look.clicked.connect(self._look)
        self.set_view(view)
        self.games.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        foot = filled(QHBoxLayout(), self.look, self.practise, STRETCH)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(10)
        filled(column, self._heading, self._text, self.games, foot)

    def set_view(self, view: BehindView) -> None:
        """Show other games."""
        self.setWindowTitle(view.title)
        self._heading.show_text(view.title)
        self._text.show_text(view.text)
        self.practise.setVisible(view.can_practise)
        self.practise.setText(choice_words.go_on_here() if view.is_begun else choice_words.practise())
        self.practise.setAccessibleName(f"{self.practise.text()}: {view.title}")
        self.games.setAccessibleName(view.title)
        self.games.set_rows(view.rows)
        self.look.setEnabled(bool(view.rows))
        self.games.selectRow(0)

    def _look(self) -> None:
        if self.games.currentRow() >= 0:
            self.gameRequested.emit(self.games.currentRow())
