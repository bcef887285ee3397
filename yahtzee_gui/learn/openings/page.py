# SPDX-License-Identifier: MIT
"""The page of the opening book: all first rolls as a table to search, one of them explained, and a sheet to print."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable, WholeLines
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.labels import ElidedLabel, FileRemark, WrappedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.presses import is_alone
from yahtzee_gui.learn.openings import words as openings_words

_WIDTH, _LEAST_LINES = 860, 5
_MARGIN, _SPACE = 20, 10
_COLUMNS = (130, 236, 84, 272, 84)
_WORDS = (0, 1, 3)
_STRETCHED = 3
_DIE = 34
_REASON = 54


@dataclass(frozen=True)
class OpeningRow:
    """A roll with the texts of its line, and whether the obvious loses in it."""

    roll: Dice
    texts: tuple[str, ...]
    is_trap: bool = False

    def answers(self, search: str) -> bool:
        """Return whether the roll is one that is looked for: it has these dice, or these words stand in its line."""
        words = search.casefold().split()
        if all(word.isdecimal() for word in words):
            faces = [int(digit) for digit in "".join(words)]
            return all(self.roll.count(face) >= faces.count(face) for face in faces)
        line = " ".join(self.texts).casefold()
        return all(word in line for word in words)


@dataclass(frozen=True)
class OpeningsView:
    """What the page shows: the rolls, the one that is explained, and what stands there while there are none."""

    rows: tuple[OpeningRow, ...] = ()
    message: str = ""
    rules: str = ""
    scope: int = 0
    can_be_in_play: bool = False
    about: str = ""
    chosen: Dice = ()
    kept: Kept = NOTHING_KEPT
    best: str = ""
    other: str = ""
    reason: str = ""


class OpeningsDialog(PlacePage):
    """The opening book.

    Signals:
        rollRequested: the `Dice` of the roll that is to be explained.
    """

    rollRequested = Signal(tuple)

    def __init__(self, view: OpeningsView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: OpeningsView | None = None
        self.shown: tuple[OpeningRow, ...] = ()
        self.search = QLineEdit()
        self.traps = QCheckBox(openings_words.only_traps())
        self.scope = Combo()
        self.count = ElidedLabel("muted", AlignRight)
        headings = openings_words.columns()
        self.table = FigureTable(
            openings_words.openings_title(),
            [Column(name, width, n in _WORDS) for n, (name, width) in enumerate(zip(headings, _COLUMNS, strict=True))],
        )
        self.dice = DiceStrip(_DIE)
        self.about = ElidedLabel("muted", AlignLeft)
        self.best = ElidedLabel("title", AlignLeft)
        self.other = ElidedLabel("cell", AlignLeft)
        self.reason = WrappedLabel("cell", AlignLeft)
        self.remark = FileRemark("muted", AlignLeft)
        self.remark.setText(openings_words.what_is_obvious())
        self.save = QPushButton(openings_words.save_sheet())
        self.table.stretch(_STRETCHED)
        self._prepare()
        self._lay_out()
        self._connect()
        self.setMinimumWidth(_WIDTH)
        self.set_view(view)
        self.search.setFocus()

    def _prepare(self) -> None:
        self.search.setPlaceholderText(openings_words.search_hint())
        self.search.setAccessibleName(openings_words.search_name())
        self.search.setClearButtonEnabled(True)
        self.scope.addItems(openings_words.scopes())
        self.scope.setAccessibleName(openings_words.scope_name())
        set_tooltip(self.scope, openings_words.scope_hint())
        self.reason.setFixedHeight(_REASON)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(_SPACE)
        name = Label(openings_words.scope_name(), role="cell")
        for part in (name, self.scope):
            head.addWidget(part)
        head.addWidget(self.search, 1)
        head.addWidget(self.traps)
        foot = filled(QHBoxLayout(), (self.remark, 1), self.save)
        filled(
            QVBoxLayout(self),
            head,
            self.count,
            (WholeLines(self.table, _LEAST_LINES), 1),
            self._explanation(),
            foot,
            spacing=_SPACE,
            margins=(_MARGIN, 16, _MARGIN, 14),
        )

    def _explanation(self) -> QFrame:
        card = QFrame()
        card.setProperty("card", "true")
        lines = QVBoxLayout()
        lines.setSpacing(2)
        for label in (self.about, self.best, self.other, self.reason):
            lines.addWidget(label)
        filled(QHBoxLayout(card), self.dice, (lines, 1), spacing=14, margins=(14, 6, 14, 6))
        return card

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.traps.toggled.connect(self._search)
        self.table.itemSelectionChanged.connect(self._choose)

    def set_view(self, view: OpeningsView) -> None:
        """Show `view`."""
        before, self.view = self.view, view
        self.scope.setCurrentIndex(view.scope)
        self.scope.setEnabled(view.can_be_in_play or view.scope == 1)
        self.save.setEnabled(bool(view.rows))
        if before is None or before.rows != view.rows:
            self._refresh_rows()
        self._explain()
        self._select(view.chosen)

    def _explain(self) -> None:
        """Show why of the chosen roll while it is among those that are shown."""
        view = self.view
        if view is None:
            return
        if not any(row.roll == view.chosen for row in self.shown):
            view = OpeningsView(best="" if self.shown or not view.rows else openings_words.none_found())
        self.dice.set_dice(view.chosen, view.kept)
        self.about.set_text(view.about)
        self.best.set_text(view.best)
        self.other.set_text(view.other)
        self.reason.set_text(view.reason)

    def _search(self) -> None:
        """Show the rolls that are looked for, and have the first one explained where the chosen one is none of them."""
        self._refresh_rows()
        self._explain()
        if self.view is not None and self.shown and all(row.roll != self.view.chosen for row in self.shown):
            self.rollRequested.emit(self.shown[0].roll)

    def _refresh_rows(self) -> None:
        view = self.view
        if view is None:
            return
        wanted = (row for row in view.rows if row.is_trap or not self.traps.isChecked())
        self.shown = tuple(row for row in wanted if row.answers(self.search.text()))
        with QSignalBlocker(self.table):
            self.table.clearSelection()
            self.table.set_rows([row.texts for row in self.shown])
        traps = sum(row.is_trap for row in self.shown)
        self.count.set_text(openings_words.how_many(len(self.shown), traps, view.rules) if view.rows else view.message)
        self._select(view.chosen)

    def _select(self, roll: Dice) -> None:
        place = next((n for n, row in enumerate(self.shown) if row.roll == roll), None)
        if place is not None and self.table.currentRow() != place:
            with QSignalBlocker(self.table):
                self.table.selectRow(place)

    def _choose(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        if rows:
            self.rollRequested.emit(self.shown[rows[0].row()].roll)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search to the rolls with the arrow keys; Escape clears the search before it leaves."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.search.hasFocus() and is_alone(event):
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)
