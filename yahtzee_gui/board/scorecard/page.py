# SPDX-License-Identifier: MIT
"""The scorecard: thirteen boxes, the bonuses and the total, as a table. An open box shows what the dice would score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.rules.categories import Category
from yahtzee_gui.board.scorecard.scorecard_model import NAME, ScorecardModel, ScoreRow
from yahtzee_gui.board.scorecard.scorecard_table import INSET, MIN_ROW, USUAL_ROW, ScorecardTable
from yahtzee_gui.kit.cards import EDGE
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.words import names

_HEADER, _LINES, _FOOT = 34, 16, 44


class Scorecard(QFrame):
    """The left of the window.

    Signals:
        scoreRequested: the category of a box that was clicked, or chosen with Enter.
        boxChosen: the category of the box that the arrow keys went to; None if it cannot be scored.
    """

    scoreRequested = Signal(Category)
    boxChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", "true")
        self._model = ScorecardModel(self)
        self.table = ScorecardTable(self._model)
        self.table.boxRequested.connect(self._request)
        self.table.boxChosen.connect(self._choose)
        self._lay_out()

    def _lay_out(self) -> None:
        self._title = ElidedLabel("title", AlignLeft)
        self._title.setText(names.scorecard())
        self._title.setFixedHeight(_HEADER)
        self._title.setContentsMargins(INSET, 0, INSET, 0)
        self._expected, self._par = ElidedLabel("cell", AlignLeft), ElidedLabel("muted", AlignLeft)
        self._figure = Label(role="key")
        self._foot = QWidget()
        line = filled(QHBoxLayout(), (self._expected, 1), self._figure, spacing=8)
        filled(QVBoxLayout(self._foot), line, self._par, spacing=2, margins=(2 * INSET + 2, 0, 2 * INSET + 5, 0))
        self.table.fitted.connect(self._place_foot)
        filled(QVBoxLayout(self), self._title, (self.table, 1), spacing=0, margins=(8, 8, 8, 8))
        self._foot.setParent(self)  # the last, so that it is read after the lines

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room below the lines for what is expected, if there is enough, and have that follow the total."""
        super().resizeEvent(event)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(8, 8, 8, 8 + self._room_below(self.height()))

    def _room_below(self, height: int) -> int:
        return _FOOT if height >= _HEADER + 16 + 2 * EDGE + _LINES * USUAL_ROW + _FOOT else 0

    def _place_foot(self) -> None:
        """Have what is expected stand below the last line."""
        lines = self.rows
        below = self.table.line_rect(len(lines) - 1).bottom() if lines else 0.0
        self._foot.setGeometry(0, self.table.y() + round(below), self.width(), _FOOT)
        self._foot.setVisible(bool(self._room_below(self.height())))

    def set_foot(self, name: str, figure: str, beside: str) -> None:
        """Say below the total what is expected, and what is to be compared with it; nothing where all are empty."""
        self._expected.setText(name)
        self._figure.setText(figure)
        self._par.setText(beside)

    def set_title(self, title: str) -> None:
        """Say whose scorecard it is."""
        if title != self._title.text():
            self._title.setText(title)

    def set_rows(self, rows: Sequence[ScoreRow], *, is_own: bool = True) -> None:
        """Show the lines.

        On another player's card there is nothing to choose: where the keyboard is on one's own is not marked there.
        """
        is_another_card = len(rows) != len(self._model.rows)
        if (is_own, tuple(rows)) != (self.table.shows_place, self._model.rows):
            self.table.shows_place = is_own
            self.table.viewport().update()
        self._model.set_rows(rows)
        self.table.place_writer()
        if is_another_card:
            self.table.fit()

    @property
    def rows(self) -> tuple[ScoreRow, ...]:
        """The lines shown."""
        return self._model.rows

    def box_centre(self, category: Category) -> QPoint:
        """Return the middle of a box in the coordinates of the table's viewport."""
        row = next(number for number, line in enumerate(self.rows) if line.category is category)
        return self.table.line_rect(row).center().toPoint()

    def step(self, step: int) -> None:
        """Go to the next box (1) or the one before (-1); from elsewhere, take the keyboard to the boxes first."""
        if self.table.hasFocus() or not self.table.is_at_stop:
            self.table.go(step)
        else:
            self._choose(self.table.currentIndex().row())
        self._focus_table()

    def enter(self) -> None:
        """Take the keyboard to the boxes, to the one where it was if that can be scored: Enter then scores it."""
        if self.table.is_at_stop:
            self._choose(self.table.currentIndex().row())
        else:
            self.table.go(1)
        self._focus_table()

    def take_keyboard(self) -> None:
        """Take the keyboard to the boxes, and choose none: pressed once too often, Roll and Enter score nothing."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def clear_selection(self) -> None:
        """Be at no box, so that Enter scores none until a key goes to one."""
        self.table.setCurrentIndex(QModelIndex())

    def _focus_table(self) -> None:
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.table.show_ring(True)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [self.table]

    def go_to(self, category: Category) -> None:
        """Make a box, which is chosen elsewhere, the current one, ready for Enter."""
        row = next(number for number, line in enumerate(self.rows) if line.category is category)
        self.table.setCurrentIndex(self._model.index(row, NAME))
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.table.show_ring(False)

    def fit_rows(self, height: int) -> None:
        """Have the lines as high as they are where the card has `height`, however high it is."""
        self.table.set_most((height - _HEADER - 16 - 2 * EDGE - self._room_below(height)) // _LINES)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which lines would be cut."""
        return QSize(270, _HEADER + 16 + 2 * EDGE + _LINES * MIN_ROW)

    def _choose(self, row: int) -> None:
        self.boxChosen.emit(self.rows[row].category if self.rows[row].can_score else None)

    def _request(self, row: int) -> None:
        self.scoreRequested.emit(self.rows[row].category)
